"""Whole recorded games replay move by move to the same digests and scores."""

import pytest

from colonnade.kernel.record import replay
from imperial_settlers.golden import GAMES, kept


@pytest.mark.parametrize("name", [name for name, _players, _options in GAMES])
def test_golden_game(name: str) -> None:
    golden = kept(name)
    game = replay(golden["record"])
    assert game.state.over
    assert game.state.scores() == golden["scores"]
    if name.startswith("solo"):
        assert game.title.end_reasons(game.state) == [name.split("_")[1]]


def test_every_faction_and_variant_is_there() -> None:
    found = [kept(name)["record"]["options"] for name, _players, _options in GAMES]
    assert {options["lookout"] for options in found} == {"standard", "alternate", "advanced"}
    assert {options["peaceful"] for options in found} == {False, True}
    assert {options["faction_reshuffle"] for options in found} == {False, True}
    chosen = {options[f"faction_{seat}"] for options in found for seat in range(1, 5)}
    assert {"barbarians", "japanese", "romans", "egyptians"} <= chosen
