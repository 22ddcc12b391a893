"""Razing and remodelling (p.14-15): what makes way, what stays and what it costs."""

from colonists.helpers import (
    build,
    can_go,
    go,
    hold,
    homes,
    kind,
    legal,
    me,
    own,
    ready,
    shown,
    table,
)  # fmt: skip
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.building import can_raze
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.state import BORDER, ColonistsState


def full_board(last: int = 4) -> ColonistsState:
    """All 20 normal and 3 storage spots taken by Farms, all farmers at home."""
    s = table(players=1, last=last)
    p = me(s)
    for spot in [*range(20), 22, 23, 24]:
        build(p, "farm", spot)
    p.tools = 20
    return s


def test_razing_costs_two_tools_more() -> None:
    """p.14: the building cost of the new one rises by 2 tools."""
    s = full_board()
    p = me(s)
    hold(p, "3W")
    p.tools = 4
    ready(s)
    go(s, "builder: forester's house")
    assert s.decision == "raze"
    assert len(s.choices) == 2  # equal Farms are one choice: normal spots, storage spots
    s.play("raze spot 1")
    assert p.tools == 0
    assert p.kind[0] == kind("forester's house")
    s = full_board()
    hold(me(s), "3W")
    me(s).tools = 3
    ready(s)
    assert not can_go(s, "builder: forester's house")


def test_razing_is_possible_with_free_spots_too() -> None:
    """p.14, Details: even if you have empty spots left; ruling 5: only while building."""
    s = table(players=1)
    homes(me(s), farmers=1)
    hold(me(s), "3W")
    ready(s)
    assert not any(name.startswith("raze") for name in legal(s))
    go(s, "builder: forester's house")
    assert "build forester's house over another" in legal(s)


def test_razing_a_residence_needs_its_colonists_at_home() -> None:
    """p.14, ruling 79: an Estate needs three idle farmers; they leave with it."""
    s = table(players=1)
    p = me(s)
    build(p, "estate", 0)
    build(p, "forester's house", 1, worker=1)
    hold(p, "2W 1P")
    p.tools = 9
    ready(s)
    go(s, "builder: library")
    s.play("build library over another") if s.decision == "build" else None
    assert p.kind[0] == kind("estate")
    p.worker[1] = 0
    s = table(players=1)
    p = me(s)
    build(p, "estate", 0)
    hold(p, "2W 1P")
    p.tools = 9
    ready(s)
    go(s, "builder: library", "build library over another")
    assert p.kind[0] == kind("library")
    assert p.idle[c.FARMER] == 0


def test_razed_storage_pays_for_the_new_building() -> None:
    """p.14: goods in a razed facility may pay; what is left over is moved or discarded."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "5W")
    p.tools = 9
    ready(s)
    go(s, "builder: forester's house", "build forester's house over another")
    assert shown(p.held) == "2W"
    assert p.capacity == 3


def test_razed_production_buffer_is_moved_out() -> None:
    """p.14: into Storage and Warehouse, or discarded."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "forester's house", 0, worker=1, buffer=2)
    hold(p, "2W 2C")
    p.tools = 9
    ready(s)
    go(s, "builder: farm", "build farm over another")
    assert shown(p.held) == "2W 2C"
    assert p.idle[c.FARMER] == 2


def test_the_worker_of_a_razed_building_may_staff_the_new_one() -> None:
    """p.14, Details: he becomes unemployed, and the new building may be activated at once."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "forester's house", 0, worker=1)
    hold(p, "3W")
    p.tools = 9
    ready(s)
    go(s, "builder: forester's house", "build forester's house over another")
    assert p.worker[0] == 0
    assert p.idle[c.FARMER] == 1
    s.play("employ farmer on spot 1")
    assert p.idle[c.FARMER] == 0


def test_a_building_without_a_worker_can_be_remodelled() -> None:
    """FAQ: an unstaffed Shed becomes a Storage House."""
    s = table(players=1, era=3)
    p = me(s)
    build(p, "storage shed", 22)
    hold(p, "1P 1B")
    ready(s)
    go(s, "builder: storage house")
    assert p.kind[22] == kind("storage house")


def test_a_library_may_replace_a_library() -> None:
    """p.14: rarely reasonable, still allowed, also when all tiles are out."""
    s = table(players=1)
    p = me(s)
    build(p, "library", 0)
    hold(p, "1W 1P")
    p.tools = 3
    ready(s)
    assert can_go(s, "builder: library")
    go(s, "builder: library")
    assert p.count[kind("library")] == 1
    assert p.tools == 0


def test_remodelling_to_more_colonists_works_when_all_are_employed() -> None:
    """p.15: Farm to Estate, even if the residence is empty."""
    s = table(players=1, era=2)
    p = me(s)
    homes(p, farmers=2)
    build(p, "forester's house", 0, worker=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "3W 1B")
    ready(s)
    go(s, "builder: estate")
    assert p.idle[c.FARMER] == 2


def test_remodelling_to_a_better_colonist_needs_him_at_home() -> None:
    """p.15: Farm to Flat with an unemployed farmer only."""
    s = table(players=1, era=2)
    p = me(s)
    homes(p, farmers=1)
    build(p, "forester's house", 0, worker=1)
    hold(p, "1P")
    ready(s)
    assert not can_go(s, "builder: flat")
    p.worker[0] = 0
    ready(s)
    go(s, "builder: flat")
    assert (p.idle[c.FARMER], p.idle[c.CITIZEN]) == (0, 1)


def test_remodelling_flips_or_exchanges_tiles() -> None:
    """Ruling 82: Farm to Estate takes no tile, Farm to Flat gives one back and takes one."""
    s = table(players=1, era=2)
    homes(me(s), farmers=1)
    build(me(s), "storage shed", 22, worker=1)
    hold(me(s), "3W 1B")
    ready(s)
    tiles = list(s.tiles)
    go(s, "builder: estate")
    assert s.tiles == tiles
    s = table(players=1, era=2)
    homes(me(s), farmers=1)
    hold(me(s), "1P")
    ready(s)
    farms, flats = (c.TILE_NAMES.index(n) for n in ("farm/estate", "flat/apartment"))
    before = list(s.tiles)
    go(s, "builder: flat")
    assert s.tiles[farms] == before[farms] + 1
    assert s.tiles[flats] == before[flats] - 1


def test_a_tile_is_turned_over_when_none_is_left() -> None:
    """Ruling 82: with all 32 tiles on the boards a Farm still becomes an Estate."""
    s = table(players=4, era=2)
    for p in s.players:
        homes(p, farmers=8)
    p = me(s)
    build(p, "storage shed", 22, worker=1)
    hold(p, "3W 1B")
    ready(s)
    assert s.tiles[c.TILE_NAMES.index("farm/estate")] == 0
    go(s, "builder: estate")
    assert p.count[kind("estate")] == 1


def test_shed_to_house_sends_the_farmer_home() -> None:
    """p.15 example: the House opens its 5 spaces with a citizen only; ruling 84."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, farmers=1, citizens=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "1P 1B 3C 1F")
    ready(s)
    go(s, "builder: storage house")
    assert p.idle[c.FARMER] == 1
    assert p.capacity == 3
    s.play(next(x for x in legal(s) if x == "employ citizen on spot 23"))
    assert p.capacity == 8
    assert p.held[c.FOOD] == 0


def test_remodelled_buffer_stays_with_a_worker_at_once() -> None:
    """p.15, ruling 85: Lodge to Grounds; the sustenance may come from that buffer."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, farmers=1, citizens=1)
    own(p, 328, 329)
    build(p, "hunting lodge", 0, worker=1, buffer=1)
    hold(p, "4W 2C")
    ready(s)
    go(s, "builder: hunting grounds")
    assert s.decision == "staff_now"
    s.play("employ citizen on spot 1")
    assert p.buffer[0] == 0  # the citizen ate it
    assert p.worker[0] == c.CITIZEN


def test_razing_gives_a_tile_back_for_the_new_building() -> None:
    """p.14, ruling 82: without Farms in the supply one may still replace an Estate, but no Pub."""
    s = table(players=1)
    p = me(s)
    build(p, "estate", 0)
    build(p, "pub", 1)
    homes(p, farmers=1)
    hold(p, "2W")
    p.tools = 3
    ready(s)
    s.tiles[t.KIND_TILE[c.FARM]] = 0
    advance(s)
    assert can_go(s, "builder: farm")
    go(s, "builder: farm", "raze spot 1")  # the Farm itself could make way, too
    assert (p.kind[0], p.kind[1]) == (c.FARM, c.PUB)
    assert s.tiles[t.KIND_TILE[c.FARM]] == 0


def test_a_razed_printed_farm_gives_no_tile_back() -> None:
    """Ruling 29: it is covered, so the last tile must come from elsewhere."""
    s = table(players=1, last=1)
    p = me(s)
    for spot in (0, 1):
        build(p, "farm", spot)
    p.printed = 3
    hold(p, "2W")
    p.tools = 3
    ready(s)
    s.tiles[t.KIND_TILE[c.FARM]] = 0
    advance(s)
    assert not can_go(s, "builder: farm")


def test_nothing_new_on_the_borderland_after_the_hall_is_razed() -> None:
    """Ruling 80: what stands there can't be replaced; the Hall itself there makes way for none."""
    s = table(players=1, era=4)
    p = me(s)
    build(p, "community hall", BORDER)
    build(p, "pub", BORDER + 1)
    build(p, "pub", 0)
    hold(p, "2W")
    p.tools = 3
    ready(s)
    go(s, "builder: farm", "build farm over another")
    names = legal(s)
    assert f"raze spot {BORDER + 2}" in names
    assert f"raze spot {BORDER + 1}" not in names  # the Borderland would close with it
    assert p.idle[c.MERCHANT] == 2
    p.kind[BORDER] = -1
    count_up(s, p)
    assert not can_raze(s, p, BORDER + 1, c.FARM)
