"""How busy the machine is while something is timed: bars hold for a quiet one."""

import os
from pathlib import Path

PROC = Path("/proc")
SLOWER = 1.5  # times as long a piece of work takes at most where others compute too


class Busyness:
    """Asks the system how long this test's programs computed, and how long they waited for that.

    Browser, server and test are one family of processes. `factor` says how many times as long
    everything takes as on a machine where nobody else wants to compute, by the one of those
    who do most of the work that waits longest; `slower` is the part of it that computing itself
    takes longer, for others share the cores and their caches.
    """

    def __enter__(self) -> "Busyness":
        self.before = times()
        self.factor = self.slower = 1.0
        return self

    def __exit__(self, *_: object) -> None:
        after = times()
        threads = [(after[thread], self.before.get(thread, (0, 0))) for thread in after]
        spans = [(now[0] - then[0], now[1] - then[1]) for now, then in threads]
        share = sum(computed for computed, _ in spans) / 10
        queue = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)) if share == 0 else 1.0
        for computed, waited in spans:
            if computed > 0 and computed >= share:  # it did a good part of the work
                queue = max(queue, (computed + waited) / computed)
        self.slower = min(SLOWER, queue)
        self.factor = queue * self.slower


def times() -> dict[str, tuple[int, int]]:
    """Nanoseconds computed and waited by each thread of this process and its children."""
    found: dict[str, tuple[int, int]] = {}
    for process in family(os.getpid()):
        for task in entries(PROC / str(process) / "task"):
            try:
                computed, waited, _ = (task / "schedstat").read_text().split()
            except (OSError, ValueError):
                continue  # it has just ended
            found[task.name] = (int(computed), int(waited))
    return found


def family(root: int) -> list[int]:
    """A process and all its children, grandchildren and so on."""
    parents: dict[int, int] = {}
    for entry in entries(PROC):
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except (OSError, IndexError):
                continue
            parents[int(entry.name)] = int(fields[1])
    found = [root]
    for process in found:
        found += [child for child, parent in parents.items() if parent == process]
    return found


def entries(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []
