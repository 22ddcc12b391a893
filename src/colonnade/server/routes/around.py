"""Around the API: health, metrics, and the web client's files."""

import html
import json
import secrets
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
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


def serve_documentation(app: FastAPI) -> None:
    """The API as one plain page, made of the same OpenAPI that programs read."""

    @app.get("/api/docs", include_in_schema=False)
    async def documentation() -> HTMLResponse:
        return HTMLResponse(documented(app.openapi()))


def documented(openapi: dict[str, Any]) -> str:
    schemas = openapi["components"]["schemas"]
    rows = []
    for path, methods in openapi["paths"].items():
        for method, operation in methods.items():
            body = example_of(operation, schemas)
            shown = f"<pre>{html.escape(body)}</pre>" if body else ""
            rows.append(
                f"<tr><td>{method.upper()}<td><code>{html.escape(path)}</code>"
                f"<td>{html.escape(operation['summary'])}{shown}"
            )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>colonnade: the API</title>"
        "<style>body{font:1rem system-ui;margin:2rem}td{padding:.3rem 1rem .3rem 0;"
        "vertical-align:top}pre{margin:.2rem 0}</style><h1>The API</h1>"
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p><table>'
        + "".join(rows)
        + "</table></html>"
    )


def example_of(operation: dict[str, Any], schemas: dict[str, Any]) -> str:
    """The example of a request's body, as JSON."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    examples = schemas.get(name, {}).get("examples", [])
    return json.dumps(examples[0], ensure_ascii=False) if examples else ""


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
