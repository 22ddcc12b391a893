"""What counts as used, and that simulated games come to use everything."""

import json
from typing import Any

import pytest

from colonists.helpers import (
    build,
    draw,
    go,
    hold,
    homes,
    market,
    me,
    own,
    ready,
    relate,
    stand,
    table,
)  # fmt: skip
from colonnade.arena.coverage import Coverage
from colonnade.arena.match import Match, play
from colonnade.kernel.log import Log
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists import used, wishes
from colonnade.titles.colonists.state import ColonistsState
from conftest import SOAK

GAMES = 2400 if SOAK else 64
VARIANTS: list[dict[str, Any]] = [
    {"last_era": 1},
    {"first_era": 2, "last_era": 2},
    {"first_era": 3, "last_era": 3},
    {"first_era": 4},
    {"introductory": True},
    {"first_era": 3, "small_market": True},
    {"first_era": 2, "last_era": 3, "pad_save": True},
    {"first_era": 4, "money_limit": True},
]


def told(s: ColonistsState, *move: str) -> list[used.Used]:
    """What the log tells after a steward went somewhere."""
    s.log = Log()
    go(s, *move)
    return used.by_events(s.log.events)


def test_a_place_is_used_by_acting_there() -> None:
    s = table(players=1)
    assert ("places", "riverbank grove") in told(s, "riverbank grove")


def test_a_place_ignored_for_the_lords_good_is_not_used() -> None:
    s = table(players=2)
    relate(s, me(s), "lord", 1)
    stand(s, 1 - s.actor, "riverbank grove")
    hold(me(s), "1W")
    ready(s)
    found = told(s, "riverbank grove", "lord takes clay")
    assert ("places", "riverbank grove") not in found


def test_a_card_drawn_is_not_used_a_card_played_is() -> None:
    s = table(players=1)
    assert not [row for row in told(s, "librarian") if row[0] == "improvements"]
    s = table(players=1)
    draw(me(s), 101)
    ready(s)
    assert ("improvements", "stone axe 101") in told(s, "developer")


def test_the_parts_of_a_market_card_are_told_apart() -> None:
    s = table(players=1)
    market(s, 1)
    hold(me(s), "1C")
    ready(s)
    go(s, "second market")
    by_name = {s.name(action): used.by_action(s, action) for action in s.choices}
    assert by_name["act sale"] == [("market_cards", "market I 1 sale")]
    assert by_name["act subsidy"] == [("market_cards", "market I 1 subsidy")]


def test_a_remodelled_building_and_an_embassy_are_used() -> None:
    s = table(players=1, era=2)
    relate(s, me(s), "trader", 1)
    hold(me(s), "1P 1B")
    ready(s)
    assert ("colony_levels", "trader II") in told(s, "diplomat")


def test_everything_that_can_be_used_can_be_wished() -> None:
    """The bot's wishes know the price of every row of the tables."""
    free = {"markets", "special_ambassadors"}
    for name, rows in used.tables().items():
        for row in rows:
            assert name in free or wishes.wish_of(name, row) != wishes.Wish()


def played(games: int) -> dict[str, Any]:
    """What so many games of curious bots use, all player counts and sets of eras in turn."""
    coverage = Coverage("colonists")
    for game in range(games):
        players = game // len(VARIANTS) % 4 + 1
        options = json.dumps(VARIANTS[game % len(VARIANTS)])
        match = Match(game, "", "colonists", players, options, game, ("curious",) * players)
        row = play(match._replace(covers=True))
        assert row["forfeit_seat"] < 0, row["forfeit_reason"]
        coverage.add(row["covered"])
    return coverage.as_data()


def test_simulated_games_use_the_components() -> None:
    """A few games reach the greater part, thousands (COLONNADE_SOAK) every component."""
    found = played(GAMES)
    if SOAK:
        assert not {name: found[name]["never"] for name in used.tables() if found[name]["never"]}
    shares = {
        name: len(part["used"]) / (len(part["used"]) + len(part["never"]))
        for name, part in found.items()
    }
    assert shares["places"] > 0.8
    assert shares["market_cards"] > 0.7
    assert shares["buildings"] > 0.8
    assert shares["colony_levels"] > 0.5
    assert shares["improvements"] > 0.35


def helpful(s: ColonistsState, wished: used.Used) -> str:
    """The action that leads furthest towards a wish, for a steward who reaches every place."""
    me(s).ticket = 1
    advance(s)
    hopes = wishes.toward(s, *wished)
    return s.name(s.choices[hopes.index(max(hopes))])


def test_a_wish_goes_to_its_place_when_everything_is_there() -> None:
    s = table(players=1)
    hold(me(s), "2W")
    me(s).tools = 1
    ready(s)
    wished = ("places", "builder: farm")
    assert helpful(s, wished) == "steward 1 to builder: farm"


def test_a_wish_that_lacks_planks_lacks_their_wood_and_tools_count_too() -> None:
    s = table(players=1)
    hold(me(s), "1W")
    me(s).tools = 0
    lack = wishes.lacking(me(s), wishes.needed(wishes.wish_of("buildings", "library")))
    assert [lack[g] for g in (c.TOOL, c.PLANK, c.WOOD)] == [1, 1, 2]


def test_whoever_wishes_a_card_draws_and_then_plays_it() -> None:
    s = table(players=1)
    ready(s)
    wished = ("improvements", "stone axe 101")
    assert helpful(s, wished) == "steward 1 to librarian"
    draw(me(s), 101)
    ready(s)
    assert helpful(s, wished) == "steward 1 to developer"


def test_for_a_cheap_card_another_stands_in_for_a_dear_one_goods_are_saved() -> None:
    s = table(players=1, era=4)
    draw(me(s), 101)
    ready(s)
    cheap, dear = (wishes.wish_of("improvements", t.CARD_NAMES[t.card(n)]) for n in (102, 434))
    assert wishes.for_now(s, me(s), cheap).card == t.card(101)
    assert wishes.for_now(s, me(s), dear) == dear


@pytest.mark.parametrize("number", [413, 419])
def test_cards_that_hardly_come_up_can_be_played(number: int) -> None:
    """Contract Textile Mill and Iron Ore Mine: dear, but with Storage enough they are played."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, citizens=1, merchants=1)
    own(p, 430, 431, 328)
    build(p, "tailor shop", 0)
    hold(p, "2W 2P 2B 4O 1I")
    draw(p, number)
    ready(s)
    found = told(s, "developer")
    assert ("improvements", t.CARD_NAMES[t.card(number)]) in found
