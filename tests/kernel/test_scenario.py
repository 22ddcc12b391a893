"""Positions set up by hand: what is replaced, what is balanced, what is refused."""

import pytest

from colonnade import BadDump, BadOption, UnknownTitle, scenario
from colonnade.kernel.title import Title


def test_named_fields_are_replaced_and_the_rest_stays(toy: Title) -> None:
    s = scenario("toy", 2, seed=3, turn=4)
    plain = scenario("toy", 2, seed=3)
    assert s.dump()["state"]["turn"] == 4
    assert s.dump()["state"]["players"] == plain.dump()["state"]["players"]


def test_player_boards_are_edited_seat_by_seat(toy: Title) -> None:
    s = scenario("toy", 3, players={1: {"coins": 7}})
    assert [player["coins"] for player in s.dump()["state"]["players"]] == [0, 7, 0]


def test_supplies_are_balanced(toy: Title) -> None:
    s = scenario("toy", 2, players={0: {"coins": 7}, 1: {"coins": 3}})
    assert s.dump()["state"]["bank"] == 20


def test_frames_say_who_decides(toy: Title) -> None:
    s = scenario("toy", 3, frames=[["turn", 2, 0, 0, 0]])
    assert s.player == 2


def test_a_scenario_does_not_touch_what_it_was_given(toy: Title) -> None:
    edits = {0: {"coins": 7}}
    s = scenario("toy", 2, players=edits)
    s.play("coin")
    assert edits == {0: {"coins": 7}}


def test_unknown_fields_are_refused(toy: Title) -> None:
    with pytest.raises(BadDump, match="allowed: bank, deck, frames, players, rng, turn") as refused:
        scenario("toy", 2, weather=1)
    assert refused.value.field == "state.weather"
    with pytest.raises(BadDump, match="allowed: aside, coins, hand, shown") as refused:
        scenario("toy", 2, players={0: {"vp": 1}})
    assert refused.value.field == "state.players[0].vp"


def test_what_can_not_be_balanced_is_refused(toy: Title) -> None:
    with pytest.raises(BadDump) as refused:
        scenario("toy", 2, deck=[])
    assert refused.value.field == "state.deck"


def test_an_impossible_game_is_refused(toy: Title) -> None:
    with pytest.raises(UnknownTitle):
        scenario("chess", 2)
    with pytest.raises(BadOption, match="allowed: 2 to 3"):
        scenario("toy", 4)
    with pytest.raises(BadOption, match="unknown option"):
        scenario("toy", 2, options={"speed": 1})
