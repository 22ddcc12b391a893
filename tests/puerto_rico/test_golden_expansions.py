"""Whole recorded games with the expansions replay to the same digests and the same end."""

import gzip
import json

import pytest

from colonnade.kernel.record import replay
from puerto_rico.golden_expansions import path_of, wanted


@pytest.mark.parametrize(("players", "expansions", "reason"), wanted())
def test_golden_game(players: int, expansions: str, reason: str) -> None:
    record = json.loads(gzip.decompress(path_of(players, expansions, reason).read_bytes()))
    game = replay(record)
    assert game.state.over
    assert game.state.seats == players
    assert game.state.options["expansions"] == expansions.split("+")
    assert game.title.end_reasons(game.state) == [reason]
