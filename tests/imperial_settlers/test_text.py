"""Every word is there in both languages, and the terminal board draws every kind of state."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import colonnade
from colonnade.kernel import registry, text
from colonnade.kernel.log import Log
from colonnade.titles.imperial_settlers.board import draw
from colonnade.titles.imperial_settlers.components import FACTIONS, TITLES
from colonnade.titles.imperial_settlers.scoring import RANKS
from colonnade.titles.imperial_settlers.state import Table
from colonnade.titles.imperial_settlers.words import key
from imperial_settlers.table import lay_out, play, player

TITLE = registry.get("imperial_settlers")


def test_both_languages_have_the_same_keys() -> None:
    assert text.keys("imperial_settlers", "en") == text.keys("imperial_settlers", "de")


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_key_is_there(language: str) -> None:
    keys = text.keys("imperial_settlers", language)
    wanted = {f"event-{name}" for name in TITLE.events}
    wanted |= {f"do-{name}" for name in TITLE.actions.keys}
    wanted |= {f"ask-{op.name.replace('_', '-')}" for op in TITLE.ops if op.asks}
    wanted |= {f"option-{option.name.replace('_', '-')}" for option in TITLE.options}
    wanted |= {key(title) for title in TITLES} | {f"rule-{key(title)}" for title in TITLES}
    wanted |= {f"rank-{rank}" for _points, rank in RANKS} | set(FACTIONS)
    assert wanted - keys == set()


def test_names_of_titles_are_distinct() -> None:
    for language in text.LANGUAGES:
        assert len({TITLE.say(language, key(title)) for title in TITLES}) == 126


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_board_draws(players: int, language: str) -> None:
    s = colonnade.new("imperial_settlers", players=players, seed=8)
    random = Random(8)
    console = Console(width=100, file=StringIO(), record=True)
    while not s.over:
        s.play(random.choice(s.choices[1:] or s.choices))
        if random.random() < 0.1 or s.over:
            names = [f"P{seat}" for seat in range(players)]
            console.print(draw(s.view(s.player), names, language))
    shown = console.export_text()
    assert TITLE.say(language, "board-actions") in shown
    assert TITLE.say(language, "board-production") in shown
    assert TITLE.say(language, "board-features") in shown


# --- words that tell things apart ----------------------------------------------------------


def words(s: Table, language: str = "en") -> dict[str, str]:
    return {s.name(action): s.words(action, language) for action in s.legal()}


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_two_choices_read_the_same(players: int, language: str) -> None:
    random = Random(players)
    for seed in range(3):
        s = colonnade.new("imperial_settlers", players=players, seed=seed)
        while not s.over:
            shown = [s.words(action, language) for action in s.choices]
            assert len(set(shown)) == len(shown), shown
            s.play(random.choice(s.choices))


def test_printings_of_a_title_are_told_apart() -> None:
    """The three Villages differ in the raze field, the Castles in the cost, Packs in the Deal."""
    hand = ["Village", "Village 3", "Castle", "Castle 3", "Pack", "Pack 2"]
    s = lay_out(player("barbarians", "2W+2S+R", hand=hand, built=["Ruins"]), player("romans"))
    shown = words(s)
    assert shown["build Village"] == "Build Village (raze: 2 workers) for 1 wood"
    assert shown["build Village 3"] == "Build Village (raze: 1 wood, 1 worker) for 1 wood"
    assert shown["build Castle 3"] == "Build Castle for 2 stone"
    assert shown["raze Village 3"] == "Raze Village from your hand: 1 wood, 1 worker"
    assert shown["raze Castle 3"] == "Raze Castle (cost: 2 stone) from your hand: 2 cards"
    assert shown["build Pack 2"] == "Build Pack (Deal: 1 gold) for 1 wood, 1 Location"
    assert words(s, "de")["build Village"] == "Dorf (Abriss: 2 Arbeiter) bauen für 1 Holz"


def test_copies_are_told_apart_by_what_lies_on_them() -> None:
    new_forests = ["New Forest", {"card": "New Forest", "used": 1}]
    s = lay_out(player("romans", "2Wk+D", built=new_forests), player("japanese"))
    shown = words(s)
    assert shown["activate New Forest"] == "Use New Forest"
    assert shown["activate New Forest 2"] == "Use New Forest (used)"
    assert shown["defend New Forest 2"] == "Put your Defense token on New Forest (used)"
    gates = lay_out(
        player("japanese", hand=["Mill"], built=["Gate", "Gate"]),
        player("romans"),
        under_gate_2=["Town", "Quarry"],
    )
    shown = words(gates)
    assert shown["tuck under Gate Mill"] == "Tuck Mill under the Gate"
    assert shown["tuck under Gate 2 Mill"] == "Tuck Mill under the Gate (under it: Town, Quarry)"


def test_a_target_shows_what_it_brings() -> None:
    """Raze goods where something is razed, the Deal's good for the Trade Route, else nothing."""
    targets = ["Legion", "Spies", "Engineers", "Town", "Mill"]
    for card, action, wanted in (
        ("Trade Route", "target Legion", "Legion of player 2: 1 raze token"),
        ("Garrison", "target Legion", "Legion of player 2"),
    ):
        s = lay_out(player("japanese", "F+2R", built=[card]), player("romans", built=targets))
        s.play(f"activate {card}")
        assert words(s)[action] == wanted
    s = lay_out(player("japanese", "2R"), player("romans", built=targets))
    s.play("raze a location")
    assert words(s)["target Town"] == "Town of player 2: 2 workers"


def test_a_deal_of_an_opponent_names_him() -> None:
    s = lay_out(
        player("romans", "Wk", built=["Spies"]),
        player("barbarians", deals=["Raid"]),
        player("egyptians", deals=["Raid", "Desert"]),
    )
    s.play("activate Spies")
    assert words(s)["take deal Raid"] == "Raid of player 2: 1 wood"
    assert words(s)["take deal Raid 2"] == "Raid of player 3: 1 wood"
    s = lay_out(
        player("japanese", "Wk", built=["Hanseatic League"], deals=["Stalls", "Casino"]),
        player("romans"),
    )
    s.play("activate Hanseatic League")
    assert words(s)["take deal Stalls"] == "Stalls: 1 food"


def test_the_lower_of_two_attack_cards() -> None:
    s = lay_out(player("romans", "Wk", built=["Spies"]), line=["gold", "wood", "gold"])
    s.play("activate Spies")
    assert words(s)["take attack card gold"] == "Attack card: 1 gold"
    lower = words(s)["take attack card gold number 2"]
    assert lower == "Attack card: 1 gold, number 2 of its kind from the top"


def sentences(s: Table, *actions: str) -> list[str]:
    s.log = log = Log()
    play(s, *actions)
    names = ["Ann", "Bob", "Cid"][: s.seats]
    return [TITLE.sentence(event, names, "en") for event in log.events]


def test_the_log_calls_everybody_by_name() -> None:
    s = lay_out(player("barbarians", "2R"), player("romans", "2Wk", built=["Town", "Mill"]))
    told = sentences(s, "raze a location", "target Town")
    assert told[0] == "Ann razes Town of Bob"
    assert "Town of Bob is a Foundation now" in told


def test_the_log_of_attack_cards() -> None:
    """Spies take one over, Robbers throw one out, the Hanseatic League gives one up."""
    s = lay_out(player("romans", "2Wk", built=["Spies"]), line=["gold"])
    assert "Ann takes over an attack card as a Deal: 1 gold" in sentences(s, "activate Spies")
    out = "Ann takes an attack card out of the game: 1 gold"
    s = lay_out(player("barbarians", "3Wk", built=["Robbers"]), line=["gold"])
    assert out in sentences(s, "activate Robbers")
    s = lay_out(player("romans", "2Wk", built=["Hanseatic League"], deals=["attack gold"]))
    assert out in sentences(s, "activate Hanseatic League")


def test_the_log_tells_of_gold_that_had_to_be_paid() -> None:
    """p.3: no choice, but gold all the same."""
    s = lay_out(player("romans", "W+G+2Wk", hand=["Quarry"]), player("japanese"))
    assert sentences(s, "build Quarry")[0] == "Ann pays 1 gold in place of resources"
    s = lay_out(player("romans", "G+2Wk", hand=["Legion"]), player("japanese"))
    assert sentences(s, "deal Legion")[0] == "Ann pays 1 gold in place of resources"


def test_next_production_counts_what_is_lent_and_not_what_is_borrowed() -> None:
    """p.11: loans are back before the next Production phase."""
    lent = {"card": "Quarry", "lent_by": 1}
    s = lay_out(
        player("egyptians", built=[lent, "Altar of Bastet"]),
        player("romans", "2Wk", built=["Rubble"]),
    )
    assert s.view(0)["extras"]["players"][0]["next_production"]["stone"] == 1
    # 1 of the board, 1 of the Quarry, 2 of the Rubble for two grey Locations
    assert s.view(0)["extras"]["players"][1]["next_production"]["stone"] == 4
