"""What every request passes: size and origin checks, security headers, counting and logging."""

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import orjson

from colonnade.server import metrics
from colonnade.server.errors import ApiError
from colonnade.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOG = logging.getLogger("colonnade.requests")
SMALL = 64 * 1024
LARGE = 4 * 1024 * 1024
LARGE_PATHS = ("/api/tables/import",)
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

SECURITY = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
    ),
]


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def same_origin(scope: Scope, settings: Settings) -> bool:
    """A browser's Origin must be ours; programs send none."""
    origin = header(scope, b"origin")
    if origin is None:
        return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
    if origin.rstrip("/") in settings.origins:
        return True
    if settings.url and origin == settings.url:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == header(scope, b"host")


class Guard:
    """The outermost layer, plain ASGI to cost little."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500
        body = Body(scope, receive)

        async def sending(message: Message) -> None:
            if body.too_large:  # what the route made of a cut body
                if message["type"] == "http.response.start":
                    await answer(too_large(scope), sending_whole)
                return
            await sending_whole(message)

        async def sending_whole(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                if scope["path"].startswith("/api"):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*headers, *SECURITY]}
            await send(message)

        try:
            refused = self.refusal(scope)
            if refused is not None:
                await answer(refused, sending)
            else:
                await self.app(scope, body.receive, sending)
        except ApiError as error:
            await answer(error, sending)
        finally:
            self.count(scope, status, time.perf_counter() - started)

    def refusal(self, scope: Scope) -> ApiError | None:
        if scope["method"] in SAFE_METHODS:
            return None
        if not same_origin(scope, self.settings):
            return ApiError(403, "cross_site", "this request came from another site")
        length = header(scope, b"content-length")
        if length is not None and (not length.isdigit() or int(length) > limit(scope)):
            return too_large(scope)
        kind = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
        has_body = length not in (None, "0") or header(scope, b"transfer-encoding") is not None
        if has_body and kind != "application/json":
            return ApiError(415, "not_json", "the body must be application/json")
        return None

    def count(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        metrics.REQUESTS.labels(scope["method"], route, status).inc()
        metrics.REQUEST_TIME.observe(seconds)
        level = logging.DEBUG if status < 500 else logging.ERROR
        if LOG.isEnabledFor(level):
            LOG.log(
                level,
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"][:300],
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                    "client": (scope.get("client") or ("",))[0],
                },
            )


def limit(scope: Scope) -> int:
    return LARGE if scope["path"] in LARGE_PATHS else SMALL


def too_large(scope: Scope) -> ApiError:
    return ApiError(413, "too_large", f"the body may have {limit(scope)} bytes at most")


class Body:
    """A request's body, cut off where it is longer than allowed, whatever its header said."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self.most = limit(scope)
        self.from_client = receive
        self.total = 0
        self.too_large = False

    async def receive(self) -> Message:
        message = await self.from_client()
        if message["type"] == "http.request":
            self.total += len(message.get("body", b""))
            if self.total > self.most:
                self.too_large = True
                return {"type": "http.request", "body": b"", "more_body": False}
        return message


async def answer(error: ApiError, send: Send) -> None:
    metrics.REFUSALS.labels(error.code).inc()
    body = orjson.dumps(error.body())
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in error.headers.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
