"""Every word is there in both languages, and the terminal board draws every kind of state."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import colonnade
from colonnade.kernel import registry, text
from colonnade.titles.imperial_settlers.board import draw
from colonnade.titles.imperial_settlers.components import FACTIONS, TITLES
from colonnade.titles.imperial_settlers.scoring import RANKS
from colonnade.titles.imperial_settlers.words import key

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
