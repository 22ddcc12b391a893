"""How often is too often: token buckets per address or person, in memory."""

import time
from collections import OrderedDict
from typing import NamedTuple

from colonnade.server.errors import slow_down


class Rate(NamedTuple):
    """So many at once, and so many more a second."""

    burst: float
    per_second: float


# fmt: off
RATES = {
    #                     burst   a second
    "people":    Rate(      20,   0.2),   # guests and accounts made, per address
    "tables":    Rate(      30,   0.5),   # tables made, forked, imported, per address
    "heavy":     Rate(      10,   0.5),   # hints, analyses, replays, exports, per person or address
    "chat":      Rate(      10,   1.0),   # per person
    "mail":      Rate(       3,   0.01),  # sign-in links, per address
    "actions":   Rate(     100,  40.0),   # everything played, per person
}
# fmt: on
MOST = 50_000


class Limits:
    """One bucket per kind and name; the oldest are forgotten."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, name: str) -> None:
        """Count one; too many raise ApiError slow_down."""
        if not self.on:
            return
        rate = RATES[kind]
        now = time.monotonic()
        level, then = self.buckets.pop((kind, name), (rate.burst, now))
        level = min(rate.burst, level + (now - then) * rate.per_second)
        if level < 1:
            self.buckets[kind, name] = (level, now)
            raise slow_down((1 - level) / rate.per_second)
        self.buckets[kind, name] = (level - 1, now)
        while len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
