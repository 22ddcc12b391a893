"""Around the API: health, metrics, and the web client's files."""

import secrets
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from colonnade.server.context import Answer, Server
from colonnade.server.errors import ApiError, not_found
from colonnade.version import VERSION

router = APIRouter(tags=["around"])
PACKAGED = Path(__file__).parent.parent / "static"


@router.get("/healthz", summary="The process lives")
async def health() -> Response:
    return Answer({"ok": True, "version": VERSION})


@router.get("/readyz", summary="The store answers")
async def ready(request: Request) -> Response:
    server: Server = request.app.state.server
    if server.closing:
        raise ApiError(503, "shutting_down", "the server is going down")
    try:
        await server.store.read(lambda c: c.execute(text("SELECT 1")).scalar())
    except Exception:
        raise ApiError(503, "busy", "the store does not answer") from None
    return Answer({"ok": True})


@router.get("/metrics", summary="Prometheus", include_in_schema=False)
async def counted(request: Request) -> Response:
    server: Server = request.app.state.server
    asked = server.settings.metrics
    if asked == "off":
        raise not_found("page")
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if asked != "on" and not secrets.compare_digest(given.encode(), asked.encode()):
        raise ApiError(401, "sign_in", "a token is needed here")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def serve_files(app: FastAPI, folder: Path) -> None:
    """The built web client; every path without a file is the single page itself."""
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Any:
        if path == "api" or path.startswith("api/"):
            raise not_found("page")
        file = (root / path).resolve() if "\0" not in path else root
        if file.is_file() and root in file.parents:
            return FileResponse(file, headers=caching(path))
        index = root / "index.html"
        if not index.is_file():
            return PlainTextResponse(
                "The web client is not installed. The API is at /api/docs.\n", 404
            )
        return FileResponse(index, headers={"cache-control": "no-cache"})


def caching(path: str) -> dict[str, str]:
    """Files with a hash in their name never change."""
    if path.startswith("assets/"):
        return {"cache-control": "public, max-age=31536000, immutable"}
    return {"cache-control": "no-cache"}
