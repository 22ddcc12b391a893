"""What can be played: titles, option schemas, components, words."""

import functools
import importlib.resources
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from colonnade import bots
from colonnade.kernel import registry
from colonnade.server import words
from colonnade.server.context import Answer

router = APIRouter(prefix="/api/titles", tags=["titles"])


def entry(name: str) -> dict[str, Any]:
    title = registry.get(name)
    return {
        "name": name,
        "words": words.of_title(title, "title"),
        "players": [title.low, title.high],
        "rules": title.version,
    }


@functools.cache
def whole(name: str) -> dict[str, Any]:
    title = registry.get(name)
    options = registry.options(name)
    for option in options:
        option["value_words"] = words.values(title, option["name"], option["values"])
    return {
        **entry(name),
        "options": options,
        "decisions": [op.name for op in title.ops if op.asks],
        "events": title.events,
    }


@functools.cache
def components_of(name: str) -> dict[str, Any]:
    return {"tables": registry.get(name).components()}


@router.get("", summary="All titles, the levels of bots and the languages")
async def titles() -> Response:
    return Answer(
        {
            "titles": [entry(name) for name in registry.titles()],
            "levels": bots.levels(),
            "languages": words.ALL,
        }
    )


@router.get("/{title}", summary="A title with its option schema")
async def one_title(title: str) -> Response:
    return Answer(whole(registry.get(title).name))


@router.get("/{title}/components", summary="Every component with all its values")
async def components(title: str) -> Response:
    return Answer(components_of(registry.get(title).name))


@router.get("/{title}/text/{language}", summary="The title's Fluent source")
async def text(title: str, language: str) -> Response:
    name = registry.get(title).name
    (chosen,) = words.languages(language)
    folder = importlib.resources.files(registry.packages()[name]) / "text"
    return PlainTextResponse((folder / f"{chosen}.ftl").read_text(encoding="utf-8"))
