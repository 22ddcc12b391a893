"""The conformance suite can fail: a toy title broken on purpose is caught, property by property."""

from collections.abc import Callable, Iterator

import pytest

import conformance
from colonnade.kernel import registry, text
from colonnade.kernel.record import Game
from colonnade.kernel.state import State
from conformance import PROPERTIES, Broken, Setting
from toy.title import TITLE


@pytest.fixture(autouse=True)
def toy_title(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.packages(), "toy", "toy")
    text.add_folder("toy", "toy")
    yield
    TITLE.fault = ""


def toy() -> Setting:
    return Setting(TITLE, 3, {}, longest=300)


def caught(check: Callable[[Setting, int], None], fault: str) -> str:
    """The message with which a property rejects a fault."""
    TITLE.fault = fault
    for seed in range(20):
        try:
            check(toy(), seed)
        except Broken as broken:
            return str(broken)
    return ""


@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
def test_sound_toy_passes(check: Callable[[Setting, int], None]) -> None:
    for seed in range(5):
        check(toy(), seed)


@pytest.mark.parametrize(
    ("check", "fault", "says"),
    [
        (conformance.ends, "dead end", "dead end"),
        (conformance.ends, "endless", "does not end"),
        (conformance.conserves, "lost coin", "coins are missing"),
        (conformance.copies_are_independent, "shared list", "changed"),
        (conformance.survives_dumping, "forgotten field", "legal actions after load"),
        (conformance.keeps_secrets, "view leak", "view after resampling"),
        (conformance.keeps_secrets, "peeks", "after resampling"),
        (conformance.keeps_secrets, "log leak", "log after"),
        (conformance.keeps_secrets, "resample loses", "after resampling"),
        (conformance.keeps_secrets, "resample remembers", "dealt anew"),
        (conformance.speaks, "no words", "words missing"),
        (conformance.refuses_illegal_actions, "illegal accepted", "not legal"),
        (conformance.scores_add_up, "wrong score", "score sheet"),
    ],
)
def test_broken_toy_is_caught(check: Callable[[Setting, int], None], fault: str, says: str) -> None:
    assert says in caught(check, fault)


def test_missing_field_that_is_accepted_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def lenient(dump: dict[str, object]) -> object:
        return TITLE.new(3, 0, {})

    monkeypatch.setattr(TITLE, "load", lenient, raising=False)
    with pytest.raises(Broken, match="is accepted"):
        conformance.refuses_bad_dumps(toy(), 0)


def test_replay_that_differs_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A title whose rules depend on something outside the state can't replay its record."""
    game = conformance.play_recorded(toy(), 1)
    record = game.record()
    record["moves"][3][0] = "coin" if record["moves"][3][0] != "coin" else "draw"
    monkeypatch.setattr(conformance, "replay", lambda given: game)
    with pytest.raises(Broken, match="accepted"):
        conformance.expect_bad_record(record, "altered")


def test_undo_past_a_reveal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "undo_depth", lambda game, player: 1)
    with pytest.raises(Broken):
        conformance.undoes(toy(), 0)


def test_engines_that_differ_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "digests_elsewhere", lambda setting, seeds: [["another"]])
    with pytest.raises(Broken, match="compiled and interpreted"):
        conformance.same_on_both_engines(toy(), [0])


def test_resampled_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Resampling that breaks the rules shows when the game is played on."""
    resample = TITLE.resample

    def endless(s: State, viewer: int | None, seed: int) -> State:
        TITLE.fault = "endless"
        return resample(s, viewer, seed)

    monkeypatch.setattr(TITLE, "resample", endless, raising=False)
    with pytest.raises(Broken, match="does not end"):
        conformance.resampling_is_fair_game(toy(), 0)
