"""How busy the machine is while something is timed: bars hold for a quiet one."""

import threading
import time

WORK = 0.008  # seconds of computing in one sample
REST = 0.05  # seconds between two samples


class Busyness:
    """Works a little again and again beside what is timed, and compares clock and computing.

    Where others use the machine too, a sample waits for its turn as what is timed does:
    `factor` says how many times as long everything takes as on a quiet machine.
    """

    def __enter__(self) -> "Busyness":
        self.waited = self.worked = 0.0
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        return self

    def run(self) -> None:
        while not self.ended.is_set():
            asleep = time.perf_counter()
            time.sleep(REST)
            self.sample(asleep + REST)

    def sample(self, due: float) -> None:
        """One piece of work that should have begun at a given time."""
        began = time.thread_time()
        while (worked := time.thread_time() - began) < WORK:
            pass
        self.waited += time.perf_counter() - due
        self.worked += worked

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        self.thread.join()

    @property
    def factor(self) -> float:
        return max(1.0, self.waited / self.worked) if self.worked else 1.0
