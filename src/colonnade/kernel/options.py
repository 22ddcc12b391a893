"""The option schema of a title and the check of what a caller asks for."""

from collections.abc import Sequence
from typing import Any

from colonnade.kernel.errors import BadOption, one_of


class Option:
    """One option: a choice among values, or (many) a list of distinct values in table order."""

    def __init__(
        self, name: str, values: Sequence[Any], default: Any, many: bool = False, fewest: int = 1
    ) -> None:
        self.name = name
        self.values = list(values)
        self.default = default
        self.many = many
        self.fewest = fewest  # players from which on there is anything to choose

    def checked(self, given: Any) -> Any:
        """The value in its canonical form, or BadOption."""
        if not self.many:
            return self.one(given)
        if isinstance(given, str) or not isinstance(given, (list, tuple)):
            raise BadOption(f"option {self.name}: a list is needed, not {given!r}")
        picked = [self.one(item) for item in given]
        if len(set(map(str, picked))) != len(picked):
            raise BadOption(f"option {self.name}: {given!r} names a value twice")
        return [value for value in self.values if value in picked]

    def one(self, given: Any) -> Any:
        for value in self.values:
            if type(value) is type(given) and value == given:
                return value
        allowed = [str(value) for value in self.values]
        raise BadOption(one_of(f"value for option {self.name}:", given, allowed))


def checked_options(options: Sequence[Option], given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values, defaults filled in."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(one_of("option", name, list(known)))
    return {
        option.name: option.checked(given[option.name]) if option.name in given else option.default
        for option in options
    }


def checked_players(low: int, high: int, players: Any) -> int:
    if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
        raise BadOption(f"players: {players!r} is not possible; allowed: {low} to {high}")
    return players
