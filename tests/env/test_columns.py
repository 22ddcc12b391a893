"""Observations: named columns within their ranges, relative to the viewer, and no secrets."""

import importlib
import importlib.util
import pickle
import random

import pytest

pytest.importorskip("numpy", reason="install colonnade[env]")

import numpy as np

import colonnade
from colonnade.env import columns
from colonnade.env.encoder import Encoder, encoder_for
from colonnade.kernel import codec
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.state import State
from conformance import Setting, walk
from settings import all_settings

SETTINGS = all_settings()


def encoder_of(setting: Setting) -> Encoder:
    return encoder_for(setting.title.name, setting.players, setting.options)


def some_states(setting: Setting, seed: int, every: int = 7) -> list[State]:
    return [s.clone() for i, s in enumerate(walk(setting, seed)) if i % every == 0 or s.over]


@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_every_column_stays_in_its_range(setting: Setting) -> None:
    encoder = encoder_of(setting)
    low, high = np.array(encoder.schema.lows()), np.array(encoder.schema.highs())
    for s in some_states(setting, seed=1):
        for viewer in range(s.seats):
            row = encoder.row(s, viewer)
            assert row.shape == (encoder.size,)
            outside = np.flatnonzero((row < low) | (row > high))
            names = encoder.schema.names()
            assert not len(outside), [(names[i], int(row[i])) for i in outside]


@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_packed_and_listed_observations_are_the_same(setting: Setting) -> None:
    encoder = encoder_of(setting)
    for s in some_states(setting, seed=2):
        for viewer in range(s.seats):
            assert encoder.row(s, viewer).tolist() == encoder.values(s, viewer)


@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_no_observation_tells_a_secret(setting: Setting) -> None:
    """What a viewer can't know is dealt anew; he sees no difference."""
    encoder = encoder_of(setting)
    for s in some_states(setting, seed=3, every=11):
        if s.over:
            continue
        for viewer in range(s.seats):
            other = s.resample(viewer, seed=99)
            assert encoder.encode(s, viewer) == encoder.encode(other, viewer)
            assert encoder.mask(s, viewer).tolist() == encoder.mask(other, viewer).tolist()


@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_lists_of_any_length_fit_their_columns(setting: Setting) -> None:
    """No entry of a list that is shown by position is cut off."""
    hints = columns.hints(setting.title.name)

    def check(fields: tuple[codec.Field, ...], item: object) -> None:
        for field in fields:
            value = getattr(item, field.name)
            if isinstance(field, codec.Objects):
                if field.name != "players":
                    assert len(value) <= hints.slots.get(field.name, columns.SLOTS), field.name
                for inner in value:
                    check(field.fields, inner)
            elif isinstance(field, codec.Numbers) and field.size is None:
                if field.seen in (codec.ALL, codec.OWNER, codec.SIZE):
                    assert len(value) <= hints.slots.get(field.name, columns.SLOTS), field.name
            elif isinstance(field, codec.Names) and field.name in hints.slots:
                assert len(value) <= hints.slots[field.name], field.name

    for s in some_states(setting, seed=4):
        check(setting.title.fields, s)


def test_mask_lists_the_legal_actions_of_whoever_decides() -> None:
    s = colonnade.new("puerto_rico", 3, seed=5)
    encoder = encoder_for("puerto_rico", 3, {})
    for _ in range(50):
        assert np.flatnonzero(encoder.mask(s, s.actor)).tolist() == sorted(s.legal())
        assert not encoder.mask(s, (s.actor + 1) % 3).any()
        s.play(s.legal()[-1])


def test_slices_give_back_what_the_view_shows() -> None:
    s = colonnade.new("puerto_rico", 4, seed=6)
    picker = random.Random(6)
    for _ in range(150):
        s.play(picker.choice(s.legal()))
    schema = colonnade.env.columns.Schema("puerto_rico", 4)
    for viewer in range(4):
        row = encoder_for("puerto_rico", 4, {}).row(s, viewer).tolist()
        view = s.view(viewer)["state"]
        seen = schema.values(row)
        assert seen["chips"] == view["chips"]
        assert seen["stack.size"] == view["stack"]["size"]
        for near in range(4):
            board = view["players"][(viewer + near) % 4]
            assert seen[f"player{near}.doubloons"] == board["doubloons"]
            goods = seen[f"player{near}.goods"]
            assert isinstance(goods, dict)
            assert {name: n for name, n in goods.items() if n} == board["goods"]
        governor = seen["governor"]
        assert isinstance(governor, dict)
        assert list(governor.values()).index(1) == (view["governor"] - viewer) % 4


def test_others_points_are_not_there() -> None:
    """VP chips lie face down: a player's own are in his observation, the others' are not."""
    schema = columns.Schema("puerto_rico", 3)
    assert "player0.vp" in schema.slices
    assert "player1.vp" not in schema.slices
    assert "stack" not in schema.slices


def test_the_same_position_looks_the_same_from_every_seat() -> None:
    """All boards equal, one player's governor: only who looks differs."""
    first = colonnade.new("puerto_rico", 2, seed=1)
    encoder = encoder_for("puerto_rico", 2, {})
    swapped = first.clone()
    dump = first.dump()
    state = dump["state"]
    state["players"].reverse()
    state["governor"] = 1 - state["governor"]
    state["frames"] = [[op, 1 - p if p >= 0 else p, a, b, c] for op, p, a, b, c in state["frames"]]
    swapped = colonnade.load(dump)
    own = encoder.schema["viewer"]
    left, right = encoder.values(first, 0), encoder.values(swapped, 1)
    del left[own.start : own.stop], right[own.start : own.stop]
    assert left == right


def test_a_column_is_found_by_name() -> None:
    schema = columns.Schema("puerto_rico", 2)
    place = schema.column("player0.goods", "coffee")
    assert schema.names()[place] == "player0.goods:coffee"
    with pytest.raises(ColonnadeError, match=r"unknown slice 'player9'"):
        schema["player9"]
    with pytest.raises(ColonnadeError, match="unknown column of goods: 'tea'"):
        schema.column("goods", "tea")
    with pytest.raises(ColonnadeError, match="columns are needed"):
        schema.values([1, 2, 3])


def test_options_of_the_game_are_columns() -> None:
    plain = columns.Schema("puerto_rico", 2)
    row = Encoder("puerto_rico", 2, {"hacienda_quarry": False}).values(
        colonnade.new("puerto_rico", 2, hacienda_quarry=False), 0
    )
    assert plain.values(row, "option.hacienda_quarry") == {
        "option.hacienda_quarry": {"False": 1, "True": 0}
    }


def test_encoders_and_schemas_can_be_pickled() -> None:
    encoder = encoder_for("puerto_rico", 2, {})
    copy = pickle.loads(pickle.dumps(encoder))
    s = colonnade.new("puerto_rico", 2, seed=3)
    assert copy.encode(s, 0) == encoder.encode(s, 0)
    assert pickle.loads(pickle.dumps(encoder.schema)).slices == encoder.schema.slices


def test_helpers_for_lists() -> None:
    assert columns.count_rows([2, 0, 2, -1], 3) == [1, 0, 2]
    assert columns.one_hots([1, -1], columns.one_hot_rows(2), 3) == [0, 1, 0, 0, 0, 0]
    assert columns.shown_rows([4, -1], 3) == [5, 0, 0]
    assert columns.clip(10**9) == columns.HIGHEST
    assert columns.clip(-(10**9)) == columns.LOWEST
    assert columns.pile([2, -1, 3]) == 5


def own_function(setting: Setting) -> str:
    """The module in which a title would observe by a function of its own."""
    return f"{colonnade.kernel.registry.packages()[setting.title.name]}.observe"


OBSERVED = [s for s in SETTINGS if importlib.util.find_spec(own_function(s)) is not None]


@pytest.mark.parametrize("setting", OBSERVED, ids=repr)
def test_a_title_s_own_function_writes_the_same(setting: Setting) -> None:
    """Its observe.py, whether compiled or not, against the function made from the field table."""
    pytest.importorskip("librt.strings", reason="install colonnade[env]")
    observe = importlib.import_module(own_function(setting)).observe
    encoder = encoder_of(setting)
    options = encoder.option_columns()
    for s in some_states(setting, seed=6, every=15):
        for viewer in range(s.seats):
            made = np.frombuffer(observe(options, s, viewer), "<i2")
            assert made.tolist() == encoder.values(s, viewer)
