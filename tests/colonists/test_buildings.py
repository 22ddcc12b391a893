"""Buildings and employment (p.12-16): building, activating, the Factory."""

import pytest

from colonists.helpers import (
    build,
    can_go,
    draw,
    go,
    hold,
    homes,
    kind,
    legal,
    market,
    me,
    own,
    play,
    ready,
    shown,
    table,
    year_end,
)  # fmt: skip
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.building import can_raze
from colonnade.titles.colonists.community import output
from colonnade.titles.colonists.state import BORDER, SITES, ColonistsState

BUILDERS = [
    ("farm", 1, "2W", ""), ("library", 1, "1W 1P", ""), ("hunting lodge", 1, "2W 1C", ""),
    ("forester's house", 1, "3W", ""), ("storage shed", 1, "2W", ""), ("hollow", 2, "3C", ""),
    ("pub", 2, "1C 1B 1P", ""), ("estate", 2, "3W 1B", "farm"), ("flat", 2, "1P", "farm"),
    ("storage house", 3, "1P 1B", "storage shed"), ("apartment", 3, "2P 2C", "flat"),
    ("house", 4, "1P 1B 2C", "flat"), ("boardinghouse", 4, "1P 1B 1I", ""),
    ("factory", 2, "3W 3C", ""), ("institute", 3, "2P 2B", ""), ("theater", 3, "2C 2P 2B", ""),
    ("iron mine", 3, "2P 3B", ""), ("community hall", 4, "3P 3B 3I", "house"),
    ("hunting grounds", 4, "4W 2C", "hunting lodge"), ("stables", 4, "2P 2B 2I", ""),
    ("customs office", 4, "2P 2B 1O", ""), ("tailor shop", 4, "2B 2C", ""),
]  # fmt: skip


@pytest.mark.parametrize(("name", "era", "goods", "source"), BUILDERS)
def test_every_builder(name: str, era: int, goods: str, source: str) -> None:
    """p.14: pay from Storage, place the tile, or remodel its source."""
    s = table(players=1, era=era)
    p = me(s)
    own(p, *([] if era < 3 else [125]))
    homes(p, farmers=6, citizens=2 if era > 1 else 0)
    for spot in (22, 23, 24):
        build(p, "storage shed", spot, worker=1 if spot < 24 or name != "storage house" else 0)
    if name == "storage shed":
        p.kind[24] = -1
        p.worker[24] = 0
    if source:
        build(p, source, 24 if source.startswith("storage") else 0)
    hold(p, goods)
    p.tools = c.goods(next(b.cost for b in c.BUILDINGS if b.name == name))[0][1]
    ready(s)
    before = p.count[kind(name)]
    go(s, f"builder: {name}")
    while s.decision == "build":
        s.play(s.choices[0])
    assert p.count[kind(name)] == before + 1
    assert p.tools == 0
    assert sum(p.held) == 0


def test_storage_sheds_at_most_three() -> None:
    """p.8: with one already, only two more."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=2)
    build(p, "storage shed", 22, worker=1)
    hold(p, "5W")
    p.tools = 20
    ready(s)
    go(s, "builder: storage shed")
    n = 0
    while s.decision == "build":
        s.play(next(x for x in legal(s) if x != "done"))
        n += 1
    assert p.count[kind("storage shed")] <= 3


def test_a_builder_puts_up_no_more_at_once_than_one_may_own() -> None:
    """p.8: at most three Storage Sheds in one go, also when each takes another's place."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=3)
    for spot in (22, 23, 24):
        build(p, "storage shed", spot, worker=c.FARMER)
    hold(p, "9W")
    p.tools = 20
    ready(s)
    go(s, "builder: storage shed")
    while s.decision in ("build", "raze"):
        s.play(s.choices[0])
    assert (p.tools, shown(p.held)) == (20 - 3 * 3, "3W")


def test_a_library_is_built_once_in_an_action() -> None:
    """p.8, p.14: it may take another Library's place, but not twice in one visit."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "library", 0)
    build(p, "storage shed", 22, worker=c.FARMER)
    hold(p, "2W 2P")
    p.tools = 9
    ready(s)
    go(s, "builder: library")
    assert s.decision == "take_turn"
    assert (p.tools, shown(p.held)) == (6, "1W 1P")


def test_farms_by_the_deed_registration_are_not_counted_as_sheds() -> None:
    """p.8, card 134: a Farm between them leaves room for all three Storage Sheds."""
    s = table(players=1, era=3)
    p = me(s)
    own(p, 134, 328, 329)
    hold(p, "7W")
    p.tools = 9
    ready(s)
    go(s, "builder: storage shed", "build farm on normal", "build storage shed on storage")
    assert "build storage shed on storage" in legal(s)


def test_storage_facilities_only_on_storage_spots() -> None:
    """p.14: and normal buildings may use those spots too."""
    s = table(players=1)
    hold(me(s), "3W")
    me(s).tools = 20
    ready(s)
    go(s, "builder: storage shed")
    assert me(s).kind[22] == kind("storage shed")
    s = table(players=1)
    hold(me(s), "3W")
    ready(s)
    go(s, "builder: farm")
    assert legal(s) == ["build farm on normal", "build farm on storage"]
    s.play("build farm on storage")
    assert me(s).kind[22] == kind("farm")


def test_who_was_fed_in_mid_year_is_fed_again_at_its_end() -> None:
    """p.16, Note: the sustenance cost is paid twice."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, citizens=1)
    build(p, "theater", 0)
    hold(p, "3F")
    ready(s)
    s.play("employ citizen on spot 1")
    assert shown(p.held) == "2F"
    year_end(s, 3)
    assert shown(p.held) == "1F"


def test_activation_of_a_merchant_costs_two_food_and_a_robe() -> None:
    """p.16 example: food from a Hunting Lodge and from Storage, the robe from the Warehouse."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, farmers=1, merchants=1)
    build(p, "hunting lodge", 0, worker=1, buffer=1)
    build(p, "stables", 1)
    hold(p, "1F 1R")
    ready(s)
    s.play("employ merchant on spot 2")
    assert p.range == 2
    assert p.buffer[0] == 0
    assert sum(p.held) == 0


def test_no_activation_without_sustenance() -> None:
    """p.15: citizens and merchants are sustained immediately."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, citizens=1)
    build(p, "theater", 0)
    hold(p, "2W")
    ready(s)
    assert "employ citizen on spot 1" not in legal(s)
    hold(p, "1F")
    ready(s)
    assert "employ citizen on spot 1" in legal(s)


def test_institute_needs_two_farmers() -> None:
    """p.15, ruling 96: one by one; with one it does nothing."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, farmers=2)
    build(p, "institute", 0)
    hold(p, "2W")
    ready(s)
    s.play("employ farmer on spot 1")
    assert p.institute == 0
    assert p.staff[c.FARMER] == 1
    s.play("employ farmer on spot 1")
    assert p.institute == 1


def test_workers_stay_until_the_end_of_the_year() -> None:
    """p.16: nothing in a turn removes a worker."""
    s = table(players=1)
    homes(me(s), farmers=1)
    build(me(s), "forester's house", 0, worker=1)
    ready(s)
    assert not any("home" in name for name in legal(s))


def test_factory_example() -> None:
    """p.16: a Factory with a farmer and one with a citizen: Forester's Houses make 3 wood."""
    s = table(players=1, era=2)
    p = me(s)
    homes(p, farmers=3, citizens=1)
    build(p, "factory", 0, worker=1)
    build(p, "factory", 1, worker=2)
    build(p, "forester's house", 2, worker=1)
    build(p, "forester's house", 3, worker=1)
    ready(s)
    assert [output(p, 2), output(p, 3)] == [3, 3]


def test_two_factories_of_a_kind_add_up() -> None:
    """Ruling 90; ruling 91 and p.16: money buildings and cards are not touched."""
    s = table(players=1, era=2)
    p = me(s)
    homes(p, farmers=4)
    build(p, "factory", 0, worker=1)
    build(p, "factory", 1, worker=1)
    build(p, "hollow", 2, worker=1)
    build(p, "pub", 3, worker=1)
    own(p, 126)
    ready(s)
    assert output(p, 2) == 3
    assert s.view(0)["extras"]["communities"][0]["income"] == {
        "wood": 1, "clay": 3, "tool": 3, "dollar": 1,
    }  # fmt: skip


def test_steam_engine_shares_one_factory() -> None:
    """Card 327, ruling 97: counts for farmers and citizens."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, 327)
    homes(p, farmers=2, citizens=2)
    build(p, "factory", 0, worker=1)
    build(p, "factory", 1, worker=1)
    hold(p, "3F")
    ready(s)
    s.play("employ citizen on spot 1")
    assert p.factories[1:3] == [2, 1]
    assert "employ citizen on spot 2" not in legal(s)


def test_twelve_spots_when_only_era_i_is_played() -> None:
    """p.4, ruling 28; ruling 29: the printed Farms use no tile but are Farms."""
    import colonnade

    s = colonnade.new("colonists", 4, 1, last_era=1)
    assert isinstance(s, ColonistsState)
    assert all(p.free == [10, 3, 0] for p in s.players)
    assert s.tiles[c.TILE_NAMES.index("farm/estate")] == 32
    assert all(p.printed == 3 for p in s.players)
    assert s.score_sheet()[0]["buildings"] == 2
    s = colonnade.new("colonists", 4, 1, last_era=2)
    assert isinstance(s, ColonistsState)
    assert all(p.free == [18, 3, 0] for p in s.players)
    assert s.tiles[c.TILE_NAMES.index("farm/estate")] == 24


def test_community_hall_opens_the_borderland() -> None:
    """p.14: 30 spots; ruling 80: razed, the tiles there stay and nothing new is built."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, merchants=1)
    build(p, "community hall", 0)
    ready(s)
    assert p.free[2] == 10
    build(p, "farm", BORDER)
    p.kind[0] = -1
    ready(s)
    assert p.free[2] == 0
    assert p.idle[c.FARMER] == 1


def test_assembly_hall_and_construction_sites() -> None:
    """Cards 325, 326, 429, ruling 81."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, 325, 326)
    ready(s)
    assert p.free == [21, 3, 2]
    for spot in range(20):
        build(p, "farm", spot)
    hold(p, "2W")
    p.tools = 3
    ready(s)
    go(s, "builder: farm", "build farm on normal")
    assert p.kind[SITES] == c.FARM


def test_deed_registration_adds_farms_at_a_builder() -> None:
    """Card 134, ruling 62: with a farmer building (Factory too), 1 tool 1 wood each."""
    s = table(players=1)
    p = me(s)
    own(p, 134)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "5W")
    p.tools = 9
    ready(s)
    go(s, "builder: forester's house", "build forester's house on normal", "build farm on normal")
    assert p.count[c.FARM] == 2
    assert shown(p.held) == "1W"
    assert p.tools == 6


def test_no_deed_registration_at_a_market() -> None:
    """Ruling 62."""
    s = table(players=1)
    p = me(s)
    own(p, 134)
    market(s, 3)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "5W")
    p.tools = 9
    p.ticket = 1
    ready(s)
    play(s, "steward 1 to second market", "act card", "build forester's house on normal")
    assert s.decision == "take_turn"


def test_realtors_license_adds_flats_on_free_spots() -> None:
    """Card 333: with a citizen building, 1 tool 1 plank, not from Farms."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, 333, 328, 329, 430)
    hold(p, "2C 2B 2P")
    p.tools = 9
    ready(s)
    go(s, "builder: tailor shop", "build tailor shop on normal", "build flat on normal")
    assert p.count[c.FLAT] == 1
    assert p.idle[c.CITIZEN] == 1


@pytest.mark.parametrize(("card", "price", "home"), [(134, "1W", c.FARM), (333, "1P", c.FLAT)])
def test_a_factory_is_a_farmer_and_a_citizen_building(card: int, price: str, home: int) -> None:
    """Cards 134 and 333, ruling 62: a Factory takes either worker, so both add to it."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, card, 328, 329)
    hold(p, f"3C 4W {price}" if price != "1W" else "3C 4W")
    p.tools = 9
    ready(s)
    go(
        s,
        "builder: factory",
        "build factory on normal",
        f"build {c.BUILDING_NAMES[home]} on normal",
    )
    assert (p.count[c.FACTORY], p.count[home]) == (1, 1)


def test_building_several_the_first_cant_pay_for_the_next() -> None:
    """Ruling 89: all goods lie in Storage before; Storage 3 pays for one Farm only."""
    s = table(players=1)
    p = me(s)
    hold(p, "4W")
    p.tools = 9
    ready(s)
    go(s, "builder: farm", "build farm on normal")
    assert p.count[c.FARM] == 1


def test_tiles_run_out() -> None:
    """p.2 and the rulings: tiles are limited by their printed counts."""
    s = table(players=1)
    hold(me(s), "2W")
    ready(s)
    s.tiles = [0] * len(s.tiles)
    advance(s)
    assert not can_go(s, "builder: farm")


def test_the_assembly_hall_keeps_two_borderland_spots_open() -> None:
    """Rulings 80, 81: with two tiles there the Hall makes way for another, with three not."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, 326)
    build(p, "community hall", BORDER)
    build(p, "pub", BORDER + 1)
    ready(s)
    assert can_raze(s, p, BORDER, c.FARM)
    build(p, "pub", BORDER + 2)
    ready(s)
    assert not can_raze(s, p, BORDER, c.FARM)
    assert can_raze(s, p, BORDER + 2, c.FARM)


def test_vacated_storage_loses_its_spaces() -> None:
    """Ruling 72: at the year's end goods above capacity go."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "3W 3C")
    s.face_up = []
    s.frames = [(f.END_YEAR, -1, 2, 0, 0)]
    ready(s)
    play(s, "redistribute", "employ 0")
    assert s.decision == "throw_away"


def test_weaving_mill_and_sewing_machines() -> None:
    """Cards 427, 428, ruling 98: each shop +1, one staffed shop +2."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, 427, 428)
    homes(p, citizens=2)
    build(p, "tailor shop", 0, worker=2)
    build(p, "tailor shop", 1, worker=2)
    ready(s)
    assert sorted([output(p, 0), output(p, 1)]) == [2, 4]


@pytest.mark.parametrize(
    ("number", "name", "made"),
    [(221, "hunting lodge", 2), (423, "forester's house", 3), (425, "hollow", 2)],
)
def test_boosting_cards(number: int, name: str, made: int) -> None:
    s = table(players=1, era=4)
    p = me(s)
    own(p, number)
    homes(p, farmers=1)
    build(p, name, 0, worker=1)
    ready(s)
    assert output(p, 0) == made


@pytest.mark.parametrize(
    "number", [114, 115, 116, 117, 118, 119, 120, 211, 212, 213, 314, 315, 316, 317, 319]
)
def test_contracts_build_for_their_own_price(number: int) -> None:
    """p.15: contracts work like Builders, with remodelling where it is needed."""
    row = c.IMPROVEMENTS[t.CARD_ROW[t.card(number)]]
    deed = row.deeds[0]
    s = table(players=1, era=max(2, number // 100))
    p = me(s)
    homes(p, farmers=4, citizens=1)
    build(p, "storage shed", 22)
    build(p, "storage shed", 23, worker=1)
    hold(p, " ".join(part for part in deed.cost.split() if "T" not in part))
    p.tools = 9
    draw(p, number)
    ready(s)
    before = p.count[kind(deed.building)]
    go(s, "developer")
    if s.decision == "build":
        s.play(s.choices[0])
    assert p.count[kind(deed.building)] >= before + 1
    assert t.card(number) in s.discards
