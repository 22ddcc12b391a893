"""Random games build, raze or deal every title."""

from collections import Counter
from random import Random

from colonnade.kernel import registry
from colonnade.kernel.log import Log
from colonnade.titles.imperial_settlers import events
from colonnade.titles.imperial_settlers.components import FACE, FACES, TITLES

USES = (events.BUILDS, events.DEALS, events.RAZES_CARD, events.RAZES_LOCATION)


def test_every_title_is_built_razed_or_dealt() -> None:
    title = registry.get("imperial_settlers")
    used: Counter[str] = Counter()
    for seed in range(400):
        log = Log()
        s = title.new(1 + seed % 4, seed, {}, log)
        random = Random(seed)
        while not s.over:
            s.play(random.choice(s.choices))
        used.update(FACES[FACE[event[2]]].name for event in log.events if event[0] in USES)
        if len(used) == len(TITLES):
            return
    raise AssertionError(f"never used: {sorted(set(TITLES) - set(used))}")
