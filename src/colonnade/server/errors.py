"""What the server answers when it refuses: a status, a stable code and a sentence."""

from typing import Any

from colonnade.kernel.errors import (
    BadDump,
    BadOption,
    BadRecord,
    ColonnadeError,
    IllegalAction,
    UnknownTitle,
)


class ApiError(Exception):
    """A refusal that goes to the client as it stands."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        field: str | None = None,
        extra: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.field = field
        self.extra = extra or {}
        self.headers = headers or {}

    def body(self) -> dict[str, Any]:
        error = {"code": self.code, "message": self.message, "field": self.field}
        return {"error": error, **self.extra}


class Conflict(Exception):
    """Another process wrote this table first: catch up, then decide anew."""


def bad(message: str, field: str | None = None) -> ApiError:
    return ApiError(400, "bad_request", message, field)


def sign_in() -> ApiError:
    return ApiError(401, "sign_in", "sign in first, or play as a guest")


def not_yours(message: str) -> ApiError:
    return ApiError(403, "not_yours", message)


def not_allowed(message: str) -> ApiError:
    return ApiError(403, "not_allowed", message)


def not_found(what: str) -> ApiError:
    return ApiError(404, "not_found", f"there is no such {what}")


def conflict(code: str, message: str) -> ApiError:
    return ApiError(409, code, message)


def slow_down(seconds: float) -> ApiError:
    wait = max(1, round(seconds + 0.5))
    return ApiError(
        429, "slow_down", f"too many tries; again in {wait} s", headers={"Retry-After": str(wait)}
    )


CODES = (
    (UnknownTitle, 400, "unknown_title"),
    (BadOption, 400, "bad_option"),
    (IllegalAction, 409, "illegal_action"),
    (BadRecord, 400, "bad_record"),
    (BadDump, 400, "bad_record"),
    (ColonnadeError, 400, "bad_request"),
)


def of_engine(error: ColonnadeError) -> ApiError:
    """What the engine refused, as an answer."""
    for kind, status, code in CODES:
        if isinstance(error, kind):
            field = error.field if isinstance(error, BadDump) else None
            return ApiError(status, code, str(error)[:2000], field)
    raise TypeError(f"not an engine error: {error!r}")
