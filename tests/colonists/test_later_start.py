"""Starting in a later era and from the pad (p.23-24), options, the introductory game."""

from typing import Any, cast

import pytest

import colonnade
from colonists.helpers import build, hold, homes, legal, me, ready, shown, table
from colonnade.kernel.errors import BadOption
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.state import ColonistsState
from colonnade.titles.colonists.title import TITLE


def start(era: int, players: int = 1, seed: int = 2, **options: Any) -> ColonistsState:
    """Go on until the first player chooses embassies."""
    s = cast(ColonistsState, colonnade.new("colonists", players, seed, first_era=era, **options))
    while s.decision != "choose_embassy":
        s.play(s.choices[0])
    return s


@pytest.mark.parametrize("era", [2, 3, 4])
def test_places_and_markets_of_the_skipped_eras_are_laid(era: int) -> None:
    """p.23 phase 2; ruling 119: the start era's own first step comes at its start."""
    s = start(era)
    laid = [i for i in range(t.PLACE_COUNT) if s.at[i] >= 0]
    replaced = sum(1 for i in laid if t.PLACE_REPLACES[i] >= 0)
    assert len(laid) == 12 * era - replaced
    assert len(s.map().markets) == min(era, 3)
    assert len(s.colonies) == (5 if era == 4 else 4)


@pytest.mark.parametrize("era", [2, 3, 4])
def test_improvements_of_a_later_start(era: int) -> None:
    """p.23 example: one permanent of each skipped era, two cards of the last one in hand."""
    s = start(era)
    p = me(s)
    assert [t.CARD_ERA[card] for card in p.board] == list(range(1, era))
    assert [t.CARD_ERA[card] for card in p.hand] == [era - 1] * 2


@pytest.mark.parametrize(("era", "embassies", "buildings", "goods", "tools"), c.BUDGETS)
def test_budgets(era: int, embassies: int, buildings: int, goods: int, tools: int) -> None:
    """p.23; ruling 118: no free Farms, no 6 tools, no 3 goods, 1 food."""
    s = start(era)
    p = me(s)
    assert (p.budget, p.building_budget, p.goods_budget, p.tools) == (
        embassies, buildings, goods, tools,
    )  # fmt: skip
    assert p.held[c.FOOD] == 1
    assert sum(p.count) == 0


def test_no_more_is_bought_than_the_dollars_allow() -> None:
    """p.23: era III gives 8 dollars for embassies, two of level II at 4; then by what is left."""
    s = start(3)
    p = me(s)
    first, second = (c.COLONIES[colony] for colony in s.colonies[:2])
    p.budget = 7
    s.play(f"found {first} level 2")
    if s.decision == "place_ambassador":
        s.play(s.choices[0])
    assert p.budget == 3
    assert f"found {second} level 1" in legal(s)
    assert f"found {second} level 2" not in legal(s)
    s.play("done")
    p.building_budget = 2
    advance(s)
    assert {n.removeprefix("take ") for n in legal(s)} == {
        "done", "storage shed", "farm", "forester's house", "hollow",
    }  # fmt: skip
    s.play("done")
    p.goods_budget = 2
    advance(s)
    assert {n.removeprefix("buy ") for n in legal(s)} == {
        "done", "wood", "clay", "plank", "brick", "food",
    }  # fmt: skip


def test_leftover_embassy_dollars_buy_buildings() -> None:
    """p.23 example: era III, one embassy of level I, 59 + 6 = 65 dollars for buildings."""
    s = start(3)
    p = me(s)
    s.play(f"found {c.COLONIES[s.colonies[0]]} level 1")
    s.play("done")
    assert p.building_budget == 65


def test_leftover_building_dollars_buy_goods() -> None:
    """p.23: never the other way."""
    s = start(2)
    p = me(s)
    s.play("done")
    s.play("take farm")
    s.play("done")
    while s.decision == "employ":
        s.play(s.choices[0])
    assert s.decision == "buy_goods"
    assert p.goods_budget == 5 + 29 + 2 - 1
    assert "buy ore" not in legal(s)
    assert "buy plank" in legal(s)


def test_goods_may_lie_in_buffers_at_the_start() -> None:
    """p.23, Note: with 3 spaces and the lot full, a Hunting Lodge takes one more food."""
    s = start(2)
    p = me(s)
    for name in ("done", "take farm", "take hunting lodge", "done", "employ 1"):
        s.play(name)
    for _ in range(3):
        s.play("buy food")
    assert sum(p.held) == 4
    assert "buy wood" not in legal(s)
    s.play("buy food")
    assert sum(p.held) == 4
    assert sum(p.buffer) == 1


def test_the_first_food_may_make_room_in_the_warehouse() -> None:
    """p.23, Note: with the food on the Hunting Lodge four spaces are left for other goods."""
    s = start(2)
    p = me(s)
    for name in ("done", "take farm", "take hunting lodge", "done", "employ 1"):
        s.play(name)
    for _ in range(3):
        s.play("buy wood")
    assert (shown(p.held), sum(p.buffer)) == ("3W 1F", 0)
    s.play("buy wood")
    # no more fits; then the Lodge makes a food that finds its buffer full
    assert (shown(p.held), sum(p.buffer), s.decision) == ("4W 1F", 1, "throw_away")


def at_the_shop(era: int, *names: str, board: tuple[int, ...] = ()) -> ColonistsState:
    """Take some buildings and these improvements, and go on to the goods."""
    s = start(era)
    p = me(s)
    p.board = sorted(t.card(n) for n in board)
    for name in ("done", *(f"take {n}" for n in names), "done"):
        s.play(name)
    while s.decision == "employ":
        s.play(s.choices[-1])
    count_up(s, p)
    advance(s)
    return s


def test_wood_on_a_foresters_house_may_make_room_at_the_start() -> None:
    """p.23, Note: allowed for every building, though the House makes wood of its own soon."""
    s = at_the_shop(2, "farm", "forester's house")
    p = me(s)
    for name in ("buy wood", "buy wood", "buy clay"):
        s.play(name)
    assert (shown(p.held), sum(p.buffer)) == ("2W 1C 1F", 0)
    s.play("buy clay")
    assert (shown(p.held), sum(p.buffer)) == ("1W 2C 1F", 1)
    s.play("buy clay")
    # no more fits; then the House makes two wood that find its buffer full
    assert (shown(p.held), sum(p.buffer), s.decision) == ("2W 3C 1F", 2, "throw_away")


def test_no_goods_on_improvements_at_the_start() -> None:
    """p.23, Note: it speaks of buildings; a Vegetable Garden takes no food before phase 4."""
    s = at_the_shop(2, "farm", board=(125,))
    p = me(s)
    for _ in range(3):
        s.play("buy food")
    assert s.decision != "buy_goods"
    assert sum(p.held) + sum(p.card_buffer) == 4 + 1


def test_food_in_its_own_lots_makes_no_room_for_others() -> None:
    """p.23; card 230: moving the food to a Hunting Lodge frees a lot for food only."""
    s = at_the_shop(3, "farm", "hunting lodge", board=(230,))
    p = me(s)
    for _ in range(4):
        s.play("buy wood")
    assert (shown(p.held), sum(p.buffer)) == ("4W 1F", 0)
    assert "buy wood" not in legal(s)


def test_buildings_up_to_the_last_skipped_era_without_remodelling() -> None:
    """Ruling 118."""
    s = start(3)
    s.play("done")
    names = legal(s)
    assert "take apartment" in names
    assert "take house" not in names


def test_embassies_up_to_the_last_skipped_era_bring_their_ambassador() -> None:
    """p.23, p.19, ruling 119: level II at most when starting in era III; he enters on a market."""
    seed = 0
    while True:
        s = start(3, seed=seed)
        if c.LABORER in s.colonies:
            break
        seed += 1
    assert "found laborer level 2" in legal(s)
    assert "found laborer level 3" not in legal(s)
    s.play("found laborer level 2")
    assert s.decision == "place_ambassador"
    s.play("pick second market")
    assert s.figures[2] == t.PLACE_NAMES.index("second market")


def test_limits_and_tiles_hold_at_a_later_start() -> None:
    """p.14, ruling 118: one Library, as many Iron Mines as there are tiles."""
    s = start(3)
    s.play("done")
    s.tiles[t.KIND_TILE[c.IRON_MINE]] = 1
    s.play("take library")
    assert "take library" not in legal(s)
    s.play("take iron mine")
    assert "take iron mine" not in legal(s)


def test_twenty_spots_and_the_three_for_storage_at_a_later_start() -> None:
    """p.14, ruling 118: other buildings may fill the storage spots, too; no Borderland yet."""
    s = start(2)
    p = me(s)
    s.play("done")
    for _ in range(22):
        s.play("take farm")
    assert (p.free, p.building_budget) == ([0, 1, 0], 9)
    s.play("take farm")
    assert (p.free, s.decision) == ([0, 0, 0], "buy_goods")


def test_at_most_three_money_buildings() -> None:
    """p.23, the optional limit."""
    for limit in (False, True):
        s = start(3, money_limit=limit)
        s.play("done")
        for _ in range(3):
            s.play("take pub")
        assert ("take pub" in legal(s)) is not limit


def test_sustenance_and_production_are_played() -> None:
    """p.24 phases 4 and 5: Smithy included."""
    s = start(2)
    p = me(s)
    while s.decision != "take_turn":
        s.play("done" if "done" in legal(s) else s.choices[0])
    assert p.tools == 0 + c.SMITHY_TOOLS


def test_options_that_dont_go_together() -> None:
    with pytest.raises(BadOption, match="before the first era"):
        colonnade.new("colonists", 2, first_era=3, last_era=2)


# --- the pad ----------------------------------------------------------------------------


def saved_game(players: int = 2) -> ColonistsState:
    """A game of eras I and II stopped after the last turn of era I."""
    s = cast(ColonistsState, colonnade.new("colonists", players, 8, last_era=2, pad_save=True))
    n = 0
    while s.decision != "pause":
        n += 1
        s.play(s.choices[(n * 7) % len(s.choices)])
    assert legal(s) == ["play on", "stop and save"]
    s.play("stop and save")
    return s


def test_the_game_stops_before_the_year_end_phases() -> None:
    """p.24, ruling 10."""
    s = saved_game()
    assert s.over
    assert s.year == 5
    assert TITLE.end_reasons(s) == ["saved"]


def test_the_dollars_of_the_pad_are_spent_anew() -> None:
    """p.24: embassy, building and goods dollars as noted, in place of those for the era."""
    pad = TITLE.pad(saved_game())
    for notes in pad["players"]:
        notes.update(embassies=6, buildings=17, goods=4, tools=5, dollars=3)
    s = cast(ColonistsState, colonnade.new("colonists", 2, 9, pad=pad))
    while s.decision != "choose_embassy":
        s.play(s.choices[0])
    p = me(s)
    assert (p.budget, p.building_budget, p.goods_budget) == (6, 17, 4)
    assert (p.tools, p.dollars) == (5, 3)


def test_a_pad_of_era_iii_brings_its_five_colonies() -> None:
    """p.24: the noted colonies are laid out; none is added for the era that is skipped."""
    pad = TITLE.pad(saved_game())
    pad["next_era"] = 4
    pad["colonies"] = list(c.COLONIES[:5])
    s = cast(ColonistsState, colonnade.new("colonists", 2, 9, pad=pad))
    while s.decision not in ("choose_embassy", "choose_building"):
        s.play(s.choices[0])
    assert s.colonies == [0, 1, 2, 3, 4]


def test_goods_in_buffers_are_noted_on_the_pad() -> None:
    """p.24: the value of all goods, by the table of p.23: 2 wood, 1 iron and 2 wood in a buffer."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, farmers=1)
    build(p, "forester's house", 0, worker=1, buffer=2)
    hold(p, "2W 1I")
    ready(s)
    assert TITLE.pad(s)["players"][0]["goods"] == 2 + 6 + 2


def test_the_holder_of_the_marker_is_asked_and_not_at_the_end_of_the_game() -> None:
    """p.24: between eras only; the marker's holder is the next starting player."""
    for era, asked in ((1, True), (2, False)):
        s = cast(ColonistsState, colonnade.new("colonists", 2, 8, last_era=2, pad_save=True))
        while s.decision != "take_turn":
            s.play(s.choices[0])
        s.year, s.half, s.face_up, s.marker = 5, 1, [], 1 - s.first
        s.era = era
        s.frames = [(f.HALF_YEAR, -1, 2, 0, 0)]
        advance(s)
        assert (s.decision == "pause") is asked
        assert not asked or s.player == s.marker


def test_the_pad_and_starting_from_it() -> None:
    """p.24, ruling 120: dollars for buildings and embassies, goods, tools, cards, hand count."""
    s = saved_game()
    pad = TITLE.pad(s)
    assert pad["next_era"] == 2
    assert pad["players"][0]["buildings"] == s.score_sheet()[0]["buildings"]
    again = cast(ColonistsState, colonnade.new("colonists", 2, 9, last_era=2, pad=pad))
    assert [c.COLONIES[i] for i in again.colonies] == pad["colonies"]
    assert again.first == pad["marker"]
    while again.decision not in ("choose_embassy", "choose_building"):
        again.play(again.choices[0])
    for p, notes in zip(again.players, pad["players"], strict=True):
        assert [t.CARD_NUMBER[card] for card in p.board] == notes["improvements"]
        assert len(p.hand) == notes["hand"]
    p = me(again)
    notes = pad["players"][again.actor]
    assert (p.tools, p.dollars) == (notes["tools"], notes["dollars"])
    assert p.budget + p.building_budget == notes["embassies"] + notes["buildings"]
    assert sum(p.held) == 0  # no extra food
    while not again.over:
        again.play(again.choices[0])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"next_era": 5}, "next_era"), ({"marker": 7}, "marker"), ({"colonies": ["x"]}, "colony"),
        ({"players": []}, "players"),
    ],
)  # fmt: skip
def test_bad_pads_are_refused(change: dict[str, Any], says: str) -> None:
    pad = {**TITLE.pad(saved_game()), **change}
    with pytest.raises(BadOption, match=says):
        colonnade.new("colonists", 2, 1, pad=pad)


def test_solo_is_the_rulebook_as_it_stands() -> None:
    """Ruling 120: no Fee, the marker only keeps itself."""
    s = cast(ColonistsState, colonnade.new("colonists", 1, 1))
    while not s.over:
        assert s.decision != "pay_fee" or s.players[0].level[c.ENVOY] >= 2
        s.play(s.choices[-1])
    assert len(s.scores()) == 1
    assert s.marker == 0
