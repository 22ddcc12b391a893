"""Which components a game used: told from the names of the actions played."""

from colonnade.bots.labels import labels
from colonnade.kernel.title import Title


class Usage:
    """What each seat of one game did with which component: how often, and when first."""

    def __init__(self, title: Title) -> None:
        self.labels = labels(title.name)
        self.counts: dict[tuple[int, str, str], list[int]] = {}

    def note(self, seat: int, action: int, decision: int) -> None:
        key, component = self.labels[action]
        row = self.counts.setdefault((seat, key, component), [0, decision])
        row[0] += 1

    def rows(self) -> list[dict[str, object]]:
        return [
            {"seat": seat, "key": key, "component": component, "count": n, "first": first}
            for (seat, key, component), (n, first) in sorted(self.counts.items())
        ]
