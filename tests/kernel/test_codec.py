"""Each kind of field: written and read back, refused by name, shown to whom it may be shown."""

from typing import Any

import pytest

from colonnade.kernel import codec
from colonnade.kernel.errors import BadDump

COLOURS = ["red", "green", "blue"]


class Thing:
    """Something with attributes."""

    count: int
    numbers: list[int]
    colour: int
    colours: list[int]
    stock: list[int]
    secret: list[int]
    deck: list[int]
    seed: int
    parts: list["Thing"]


def thing() -> Thing:
    made = Thing()
    made.count = 3
    made.numbers = [1, 2]
    made.colour = 1
    made.colours = [2, 0, -1]
    made.stock = [4, 0, 1]
    made.secret = [1, 1]
    made.deck = [0, 2, 2]
    made.seed = 99
    made.parts = []
    return made


PART_FIELDS = (
    codec.Number("count", 0, 9, "how many"),
    codec.Names("secret", COLOURS, "cards", codec.SIZE),
    codec.Number("seed", 0, 99, "his own", codec.OWNER),
)
FIELDS = (
    codec.Number("count", 0, 9, "how many"),
    codec.Numbers("numbers", 2, 0, 5, "a pair"),
    codec.Name("colour", COLOURS, "one colour"),
    codec.Names("colours", COLOURS, "some colours"),
    codec.Counts("stock", COLOURS, 0, 5, "so many of each"),
    codec.Names("deck", COLOURS, "face down", codec.COUNT),
    codec.Number("seed", 0, 99, "the generator", codec.HIDDEN),
    codec.Objects("parts", thing, PART_FIELDS, "the players"),
)


def written() -> dict[str, Any]:
    source = thing()
    source.parts = [thing(), thing()]
    return codec.write_fields(FIELDS, source)


def test_written_form() -> None:
    found = written()
    assert found["count"] == 3
    assert found["numbers"] == [1, 2]
    assert found["colour"] == "green"
    assert found["colours"] == ["blue", "red", None]
    assert found["stock"] == {"red": 4, "blue": 1}
    assert found["parts"] == [{"count": 3, "secret": ["green", "green"], "seed": 99}] * 2


def test_round_trip() -> None:
    target = Thing()
    codec.read_fields(FIELDS, target, written(), "state")
    assert codec.write_fields(FIELDS, target) == written()
    assert target.colours == [2, 0, -1]
    assert target.stock == [4, 0, 1]


def test_null_is_nothing() -> None:
    target = Thing()
    codec.read_fields(FIELDS, target, {**written(), "colour": None}, "state")
    assert target.colour == -1


def test_counts_may_leave_out_another_number() -> None:
    """Where 0 has a meaning of its own, -1 is left out."""
    field = codec.Counts("staff", COLOURS, 0, 3, "workers", empty=-1)
    assert field.write([-1, 0, 2]) == {"green": 0, "blue": 2}
    assert field.read({"green": 0, "blue": 2}, "staff") == [-1, 0, 2]


def test_frames_name_their_op() -> None:
    field = codec.Frames(["turn", "pay"])
    frames = [(0, -1, 3, 0, 0), (1, 2, 0, 0, 7)]
    assert field.write(frames) == [["turn", -1, 3, 0, 0], ["pay", 2, 0, 0, 7]]
    assert field.read(field.write(frames), "frames") == frames


@pytest.mark.parametrize(
    ("edit", "field", "says"),
    [
        ({"count": 10}, "state.count", "allowed: 0 to 9"),
        ({"count": -1}, "state.count", "allowed: 0 to 9"),
        ({"count": "3"}, "state.count", "whole number"),
        ({"count": 3.0}, "state.count", "whole number"),
        ({"count": True}, "state.count", "whole number"),
        ({"count": None}, "state.count", "whole number"),
        ({"numbers": [1]}, "state.numbers", "2 numbers"),
        ({"numbers": [1, 6]}, "state.numbers[1]", "allowed: 0 to 5"),
        ({"numbers": 4}, "state.numbers", "a list is needed"),
        ({"colour": "pink"}, "state.colour", "allowed: red, green, blue"),
        ({"colour": 1}, "state.colour", "allowed: red, green, blue"),
        ({"colours": ["red", "pink"]}, "state.colours[1]", "allowed: red, green, blue"),
        ({"colours": "red"}, "state.colours", "a list is needed"),
        ({"stock": {"pink": 1}}, "state.stock", "allowed: red, green, blue"),
        ({"stock": {"red": 6}}, "state.stock.red", "allowed: 0 to 5"),
        ({"stock": [1, 2, 3]}, "state.stock", "name: count"),
        ({"parts": {}}, "state.parts", "a list is needed"),
        ({"parts": [5]}, "state.parts[0]", "an object is needed"),
        ({"parts": [{"count": 1}]}, "state.parts[0].secret", "missing"),
        ({"extra": 1}, "state.extra", "allowed: colour, colours, count"),
    ],
)
def test_every_refusal_names_the_field(edit: dict[str, Any], field: str, says: str) -> None:
    with pytest.raises(BadDump) as refused:
        codec.read_fields(FIELDS, Thing(), {**written(), **edit}, "state")
    assert refused.value.field == field
    assert str(refused.value).startswith(field)
    assert says in str(refused.value)


@pytest.mark.parametrize("name", [field.name for field in FIELDS])
def test_every_missing_field_is_named(name: str) -> None:
    given = written()
    del given[name]
    with pytest.raises(BadDump) as refused:
        codec.read_fields(FIELDS, Thing(), given, "state")
    assert refused.value.field == f"state.{name}"


@pytest.mark.parametrize(
    ("frame", "says"),
    [
        (["turn", 0, 0, 0], "five parts"),
        (["sleep", 0, 0, 0, 0], "allowed: turn, pay"),
        (["turn", "a", 0, 0, 0], "whole number"),
        ("turn", "a list is needed"),
    ],
)
def test_frames_that_make_no_sense(frame: Any, says: str) -> None:
    with pytest.raises(BadDump, match=says) as refused:
        codec.Frames(["turn", "pay"]).read([frame], "state.frames")
    assert refused.value.field == "state.frames[0]"


def test_who_sees_what() -> None:
    source = thing()
    source.parts = [thing(), thing()]

    def seen(viewer: int | None, over: bool = False) -> dict[str, Any]:
        return codec.view_fields(FIELDS, source, viewer, None, over)

    everybody = {"count": 3, "secret": {"size": 2}}
    owner = {"count": 3, "secret": ["green", "green"], "seed": 99}
    assert seen(0)["parts"] == [owner, everybody]
    assert seen(1)["parts"] == [everybody, owner]
    assert seen(None)["parts"] == [everybody, everybody]
    assert seen(None, over=True)["parts"] == [owner, owner]
    for viewer in (0, 1, None):
        assert seen(viewer)["deck"] == {"size": 3}
        assert seen(viewer, over=True)["deck"] == {"size": 3}
        assert "seed" not in seen(viewer)


def test_the_size_of_counted_piles_leaves_out_the_empty_ones() -> None:
    field = codec.Counts("pile", COLOURS, 0, 5, "a pile", codec.COUNT, empty=-1)
    assert codec.size_of(field, [-1, 0, 4]) == 4


def test_fields_document_themselves() -> None:
    shapes = {field.name: field.shape() for field in FIELDS}
    assert shapes["count"] == "0 to 9"
    assert shapes["numbers"] == "list of 2 numbers, 0 to 5"
    assert "red, green, blue" in shapes["colour"]
    assert "red, green, blue" in shapes["stock"]
    assert all(shapes.values())


def test_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert codec.digest_of({"a": 1, "b": 2}) == codec.digest_of({"b": 2, "a": 1})
    assert codec.digest_of({"a": 1, "b": 2}) != codec.digest_of({"a": 2, "b": 2})
    assert len(codec.digest_of({})) == 32
