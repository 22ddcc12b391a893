"""Every error a caller can cause: each says what is wrong and what is allowed."""


class ColonnadeError(ValueError):
    """Something the caller gave can't be used; the message says what is allowed."""


class UnknownTitle(ColonnadeError):
    """There is no title of that name."""


class BadOption(ColonnadeError):
    """A player count or an option that the title doesn't have, or a value it doesn't take."""


class IllegalAction(ColonnadeError):
    """An action that is unknown, or not legal in this state. The state is unchanged."""


class BadDump(ColonnadeError):
    """A dump with a missing, unknown or impossible field; `field` names it."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field


class BadRecord(ColonnadeError):
    """A game record that is cut short, altered or from other rules."""


def one_of(what: str, given: object, allowed: list[str]) -> str:
    """The message for a value outside a fixed list."""
    shown = ", ".join(allowed) if allowed else "none"
    return f"unknown {what} {given!r}; allowed: {shown}"
