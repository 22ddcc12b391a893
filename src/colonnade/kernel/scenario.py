"""Set up any position for a test, a puzzle or a bug report: a dump with some fields replaced."""

from typing import Any

from colonnade.kernel import registry
from colonnade.kernel.codec import Counts, Field, Objects
from colonnade.kernel.errors import BadDump
from colonnade.kernel.state import State


def scenario(
    title: str,
    seats: int,
    /,
    frames: list[list[Any]] | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """A new game in which the named fields are replaced and the supplies adjusted to fit.

    A field of player objects is edited seat by seat, players={seat: {field: value}};
    everything not named stays as the set-up left it.
    """
    owner = registry.get(title)
    dump = owner.new(seats, seed, options or {}).dump()
    edit(owner.fields, dump["state"], fields, "state")
    if frames is not None:
        dump["state"]["frames"] = frames
    s = owner.read(dump)
    owner.balance(s)
    owner.check_frames(s)
    owner.check(s)
    owner.go_on(s)
    return s


def edit(fields: tuple[Field, ...], target: dict[str, Any], given: Any, path: str) -> None:
    """Replace fields; objects are edited item by item."""
    known = {field.name: field for field in fields}
    for name, value in given.items():
        if name not in known:
            raise BadDump(f"{path}.{name}", f"unknown field; allowed: {', '.join(sorted(known))}")
        field = known[name]
        if isinstance(field, Objects) and isinstance(value, dict):
            for i, item in value.items():
                edit(field.fields, target[name][i], item, f"{path}.{name}[{i}]")
        elif isinstance(field, Counts) and isinstance(value, dict):
            target[name] = dict(value)
        else:
            target[name] = value
