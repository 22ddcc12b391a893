"""The application: the routes and the server's parts behind them."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from colonnade.kernel.errors import ColonnadeError
from colonnade.server import metrics
from colonnade.server.context import Answer, Server
from colonnade.server.errors import ApiError, of_engine
from colonnade.server.middleware import Guard
from colonnade.server.routes import around, people, play, replays, sockets, tables, titles
from colonnade.server.settings import Settings
from colonnade.version import VERSION

ABOUT = "Tables, live play, replays. The whole contract, sockets included, is in docs/api.md."

ERROR_EXAMPLE = {"error": {"code": "not_found", "message": "there is no such table", "field": None}}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": meaning,
        "content": {"application/json": {"example": ERROR_EXAMPLE}},
    }
    for status, meaning in (
        (400, "bad request"),
        (401, "sign in"),
        (403, "not yours, not allowed or from another site"),
        (404, "not found"),
        (409, "stale, illegal, taken or not running"),
        (413, "too large"),
        (415, "not JSON"),
        (422, "bad request"),
        (429, "slow down"),
        (503, "busy or shutting down"),
    )
}


def create_app(settings: Settings) -> FastAPI:
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = FastAPI(
        title="colonnade",
        version=VERSION,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
        redirect_slashes=False,
    )
    app.state.server = server
    app.add_middleware(Guard, settings=settings)
    for module in (titles, people, tables, replays, play, sockets, around):
        app.include_router(module.router)
    around.serve_documentation(app)
    around.serve_files(app, settings.static or around.PACKAGED)
    add_handlers(app)
    return app


def add_handlers(app: FastAPI) -> None:
    """Every refusal has the same form."""

    def refused(error: ApiError) -> Response:
        metrics.REFUSALS.labels(error.code).inc()
        return Answer(error.body(), status_code=error.status, headers=error.headers)

    @app.exception_handler(ApiError)
    async def api(_: Request, error: ApiError) -> Response:
        return refused(error)

    @app.exception_handler(ColonnadeError)
    async def engine(_: Request, error: ColonnadeError) -> Response:
        return refused(of_engine(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        return refused(ApiError(400, "bad_request", str(first["msg"])[:300], field[:200]))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        code = "not_found" if error.status_code == 404 else "bad_request"
        return refused(ApiError(error.status_code, code, str(error.detail)))
