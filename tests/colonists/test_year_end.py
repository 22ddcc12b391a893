"""The end of a year (p.20-22), scoring, and the brute-force check of redistribution."""

import itertools

import pytest

from colonists.helpers import (
    build,
    hold,
    homes,
    kind,
    legal,
    me,
    own,
    place,
    play,
    ready,
    relate,
    shown,
    table,
    year_end,
)  # fmt: skip
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.state import SPOTS, ColonistsState, Player
from colonnade.titles.colonists.sustenance import can_sustain, capacity, demand
from colonnade.titles.colonists.tables import KIND_WORKER


def balance_example(altruist: bool, garden: bool) -> ColonistsState:
    """p.21: 2 citizens (Hunting Grounds, Theater) and a merchant (Stables), Altruist at a Baker."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, citizens=2, merchants=1)
    build(p, "hunting grounds", 0, worker=2)
    build(p, "theater", 1, worker=2)
    build(p, "stables", 2, worker=3)
    if garden:
        own(p, 125)
    s.figures = [-1, place("baker"), -1]
    if altruist:
        relate(s, p, "altruist", 2)
    return s


def test_sustenance_demand_of_the_example() -> None:
    """p.21a: 4 food and 1 robe; with the Altruist at the Baker 2 food (ruling 18)."""
    s = balance_example(False, False)
    p = me(s)
    count_up(s, p)
    assert (demand(s, p, c.FOOD), demand(s, p, c.ROBE)) == (4, 1)
    s = balance_example(True, False)
    p = me(s)
    count_up(s, p)
    assert (demand(s, p, c.FOOD), demand(s, p, c.ROBE)) == (2, 1)


def test_sustenance_capacity_of_the_example() -> None:
    """p.21b: 3 with the Hunting Grounds, 4 with the Vegetable Garden."""
    s = balance_example(False, False)
    count_up(s, me(s))
    assert capacity(me(s), c.FOOD, False) == 3
    s = balance_example(False, True)
    count_up(s, me(s))
    assert capacity(me(s), c.FOOD, False) == 4


def test_all_workers_must_be_fed() -> None:
    """p.21c: without a robe the merchant must go home; the phases repeat until all are fed."""
    s = balance_example(False, True)
    p = me(s)
    year_end(s, 3)
    assert s.decision == "send_home"
    s.play("send home spot 3")
    assert can_sustain(s, p)
    assert p.staff[c.MERCHANT] == 0


def test_missing_food_is_paid_from_storage() -> None:
    """p.21c: 4 needed, 3 generated, 1 paid; the robe from Storage."""
    s = balance_example(False, False)
    p = me(s)
    hold(p, "1F 1R 1W")
    year_end(s, 3)
    assert shown(p.held) == "1W"
    assert p.buffered[c.FOOD] == 0


def test_demand_and_capacity_are_set_against_each_other() -> None:
    """p.21 Important: with full buffers the new food feeds first, nothing is lost."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, farmers=1, citizens=1)
    build(p, "hunting lodge", 0, worker=1, buffer=1)
    build(p, "theater", 1, worker=2)
    hold(p, "3W 1C")
    year_end(s, 3)
    assert p.buffer[0] == 1
    assert shown(p.held) == "3W 1C"


def test_surplus_is_pooled_over_buffers_then_stored() -> None:
    """p.21c: buffers first, then Storage and Warehouse, then discarded."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, farmers=2)
    build(p, "hunting lodge", 0, worker=1, buffer=1)
    build(p, "hunting lodge", 1, worker=1, buffer=0)
    hold(p, "2W")
    year_end(s, 3)
    assert p.buffer[:2] == [1, 1]
    assert shown(p.held) == "2W 1F"


def test_stored_food_may_be_spent_so_that_new_food_lands_in_buffers() -> None:
    """p.21a, ruling 117: frees Storage; the engine arranges it so."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, farmers=1, citizens=1)
    build(p, "hunting lodge", 0, worker=1)
    build(p, "theater", 1, worker=2)
    hold(p, "1F 3W")
    year_end(s, 3)
    assert shown(p.held) == "3W"
    assert p.buffer[0] == 1


def test_production_goes_to_the_own_buffer_then_to_storage() -> None:
    """p.22: not pooled; overflow is stored or discarded; Smithy 3 tools (ruling)."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=2)
    build(p, "forester's house", 0, worker=1, buffer=2)
    build(p, "forester's house", 1, worker=1, buffer=0)
    hold(p, "3C")
    year_end(s, 4)
    assert s.decision == "throw_away"
    s.play("discard clay")
    assert p.buffer[:2] == [2, 2]
    assert shown(p.held) == "2W 2C"
    assert p.tools == 9


@pytest.mark.parametrize(
    ("name", "worker", "dollars"), [("pub", 1, 1), ("theater", 2, 2), ("casino", 3, 3)]
)
def test_money_buildings(name: str, worker: int, dollars: int) -> None:
    s = table(players=1, era=4)
    p = me(s)
    homes(p, farmers=1, citizens=1, merchants=1)
    build(p, name, 0, worker=worker)
    build(p, "factory", 1, worker=0)
    year_end(s, 4)
    assert p.dollars == dollars


@pytest.mark.parametrize(
    ("name", "worker", "good", "n"),
    [("forester's house", 1, 0, 2), ("hollow", 1, 1, 1), ("iron mine", 2, 4, 1)],
)
def test_production_buildings(name: str, worker: int, good: int, n: int) -> None:
    s = table(players=1, era=4)
    p = me(s)
    homes(p, farmers=1, citizens=1)
    build(p, name, 0, worker=worker)
    year_end(s, 4)
    assert p.buffered[good] == n


@pytest.mark.parametrize(
    ("name", "worker", "good", "n"),
    [
        ("hunting lodge", 1, 7, 1), ("hunting grounds", 2, 7, 2), ("tailor shop", 2, 8, 1),
        ("textile mill", 3, 8, 1),
    ],
)  # fmt: skip
def test_sustenance_buildings(name: str, worker: int, good: int, n: int) -> None:
    """What is left after feeding the building's own worker."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, farmers=1, citizens=1, merchants=1)
    build(p, name, 0, worker=worker)
    hold(p, "2F" if good == 8 else "")
    year_end(s, 3)
    assert p.buffered[good] == n


def test_vacated_building_moves_its_goods() -> None:
    """p.20 Note: to Storage or Warehouse, or discarded."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "forester's house", 0, worker=1, buffer=2)
    hold(p, "3C")
    year_end(s, 2)
    play(s, "redistribute", "employ 0")
    assert s.decision == "throw_away"
    s.play("discard wood")
    assert shown(p.held) == "1W 3C"
    assert p.buffer[0] == 0


def test_redistribution_needs_no_food_yet() -> None:
    """p.20 Important: sustaining comes in the next phase."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, citizens=1)
    build(p, "theater", 0)
    hold(p, "1F")
    year_end(s, 2)
    play(s, "redistribute", "employ 1")
    assert p.worker[0] == 2
    assert p.held[c.FOOD] == 0  # spent in the sustenance phase


def arrangements(p: Player) -> set[tuple[tuple[int, int, int], ...]]:
    """Every way to staff the buildings by the book, buildings of a kind taken together."""
    spots = [s for s in range(SPOTS) if p.kind[s] >= 0 and KIND_WORKER[p.kind[s]]]
    people = [0, *(p.idle[w] + p.staff[w] for w in (1, 2, 3))]
    level = p.level[c.LABORER]
    found = set()
    for workers in itertools.product(range(4), repeat=len(spots)):
        used = [workers.count(w) for w in range(4)]
        if any(used[w] > people[w] for w in (1, 2, 3)):
            continue
        idle = [people[w] - used[w] for w in range(4)]
        lent_up = {1: 0, 2: 0}
        legal_one = True
        for spot, worker in zip(spots, workers, strict=True):
            need = KIND_WORKER[p.kind[spot]]
            if worker == 0 or need in (worker, c.ANYBODY):
                continue
            if need == 1:
                legal_one &= level >= 1 and worker == 2 and idle[1] == 0
            elif need == 2 and worker == 1:
                lent_up[1] += 1
                legal_one &= level >= 2
            elif need == 2:
                legal_one &= level >= 3 and idle[2] == 0
            else:
                lent_up[2] += 1
                legal_one &= level >= 4 and worker == 2
        if not legal_one or lent_up[1] > 1 or lent_up[2] > 2:
            continue
        found.add(tuple(sorted((p.kind[s], w, 0) for s, w in zip(spots, workers, strict=True))))
    return found


@pytest.mark.parametrize(
    ("people", "names", "laborer"),
    [
        ((2, 0, 0), ("forester's house", "forester's house", "hollow"), 0),
        ((2, 1, 0), ("forester's house", "factory", "theater"), 0),
        ((1, 2, 0), ("hollow", "hollow", "theater", "factory"), 2),
        ((1, 1, 2), ("hollow", "theater", "casino", "casino"), 4),
        ((0, 3, 1), ("casino", "casino", "casino", "theater"), 4),
    ],
)
def test_redistribution_reaches_every_arrangement_once(
    people: tuple[int, int, int], names: tuple[str, ...], laborer: int
) -> None:
    """The choices offered, kind by kind, against all assignments by brute force."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, *people)
    for spot, name in enumerate(names):
        build(p, name, spot)
    if laborer:
        relate(s, p, "laborer", laborer)
    own(p, 420, 421, 328, 329)  # enough food and robes for everybody
    hold(p, "3F 3R")
    count_up(s, p)
    expected = arrangements(p)
    s.frames = [(f.END_YEAR, -1, 2, 0, 0)]
    s.face_up = []
    ready(s)
    if s.decision == "redistribute":
        s.play("redistribute")
    reached = []
    todo = [s]
    while todo:
        now = todo.pop()
        if now.decision != "employ":
            q = now.players[0]
            spots = [x for x in range(SPOTS) if q.kind[x] >= 0 and KIND_WORKER[q.kind[x]]]
            reached.append(tuple(sorted((q.kind[x], q.worker[x], 0) for x in spots)))
            continue
        for action in now.choices:
            copy = now.clone()
            copy.play(action)
            todo.append(copy)
    fed = {a for a in expected if feeds(s, a)}
    assert len(reached) == len(set(reached))
    assert {a for a in reached if feeds(s, a)} == fed


def feeds(s: ColonistsState, arrangement: tuple[tuple[int, int, int], ...]) -> bool:
    """Greenhouse, Weaving Machine and the stores give 7 food and 5 robes."""
    food = sum(c.FOOD_OF[w] for _, w, _ in arrangement)
    robes = sum(c.ROBES_OF[w] for _, w, _ in arrangement)
    return food <= 7 and robes <= 5


# --- scoring ----------------------------------------------------------------------------


def test_scoring_example() -> None:
    """p.22: 30 for buildings, 3 for improvements, 6 dollars, 10 and 12 for workers: 61."""
    s = table(players=1)
    p = me(s)
    for spot in range(6):
        build(p, "farm", spot)
    for spot in (6, 7):
        build(p, "flat", spot)
    build(p, "factory", 8, worker=2)
    build(p, "factory", 9, worker=2)
    build(p, "forester's house", 10, worker=1)
    build(p, "forester's house", 11, worker=1)
    for spot in (22, 23, 24):
        build(p, "storage shed", spot, worker=1)
    own(p, 126, 127)
    p.dollars = 6
    count_up(s, p)
    assert s.score_sheet()[0] == {
        "buildings": 30, "embassies": 0, "improvements": 3, "dollars": 6, "farmers": 10,
        "citizens": 12, "merchants": 0,
    }  # fmt: skip
    assert s.scores() == [61]


def test_worker_values() -> None:
    """p.22: 2, 6 and 16 dollars."""
    assert c.WORKER_VALUE[1:] == (2, 6, 16)


@pytest.mark.parametrize("opener", range(3))
def test_ties_go_to_the_later_seat_of_the_first_year(opener: int) -> None:
    """p.22, ruling 120."""
    s = table(players=3)
    s.opener = opener
    assert s.ranking() == [[(opener + k) % 3] for k in (2, 1, 0)]


def test_end_value_of_an_embassy_is_not_cumulative() -> None:
    """p.18: costs add up, dollar values do not."""
    s = table(players=1, era=4)
    relate(s, me(s), "lord", 4)
    assert s.score_sheet()[0]["embassies"] == 14


def test_five_years_of_two_half_years() -> None:
    """p.6: an era ends with the production phase of the fifth year."""
    from colonnade.kernel.log import Log
    from colonnade.titles.colonists.title import TITLE

    log = Log()
    s = TITLE.new(1, 5, {"last_era": 1}, log)
    assert isinstance(s, ColonistsState)
    while not s.over:
        s.play(s.choices[0])
    names = [TITLE.events[event[0]] for event in log.events]
    assert names.count("year") == 5
    assert names.count("half") == 10
    assert names.count("moved") + names.count("jumped") == 30
    assert names[-1] == "over"
    assert TITLE.end_reasons(s) == ["last-era"]
    assert kind("farm") == 0
    assert legal(s) == []
