"""The log: who reads what, and chance as it was recorded."""

import pytest

from colonnade.kernel.log import Log


def test_secrets_are_read_by_one_player_only() -> None:
    log = Log()
    log.tell(0, 1, 0, 0, 0, -1)
    log.tell(1, 1, 7, 0, 0, 1)
    log.tell(2, 0, 0, 0, 0, -1)
    kinds = {viewer: [e[0] for e in log.seen_by(viewer)] for viewer in (0, 1, None)}
    assert kinds == {0: [0, 2], 1: [0, 1, 2], None: [0, 2]}


def test_events_can_be_read_from_a_position_on() -> None:
    log = Log()
    for kind in range(4):
        log.tell(kind, 0, 0, 0, 0, -1)
    assert [event[0] for event in log.seen_by(None, 2)] == [2, 3]


def test_chance_is_recorded() -> None:
    log = Log()
    assert log.chance(3, 6) == 3
    assert log.chance(5, 6) == 5
    assert log.chances == [3, 5]


def test_a_script_replaces_chance_until_it_is_used_up() -> None:
    log = Log()
    log.script = [1, 2]
    assert [log.chance(5, 6) for _ in range(3)] == [1, 2, 5]
    assert log.chances == [1, 2, 5]


@pytest.mark.parametrize("value", [-1, 6])
def test_a_script_can_not_bring_the_impossible(value: int) -> None:
    log = Log()
    log.script = [value]
    with pytest.raises(ValueError, match="not one of 6"):
        log.chance(0, 6)
