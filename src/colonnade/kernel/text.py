"""Every word a player reads: Fluent files beside each title, loaded once per language."""

import functools
import importlib.resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from colonnade.kernel.errors import ColonnadeError, one_of

LANGUAGES = ("en", "de")

_folders: dict[str, str] = {}


def add_folder(title: str, package: str) -> None:
    """Say in which package a title's text/ folder is."""
    _folders[title] = package


@functools.cache
def bundle(title: str, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ColonnadeError(one_of("language", language, list(LANGUAGES)))
    made = FluentBundle([language], use_isolating=False)
    folder = importlib.resources.files(_folders[title]) / "text"
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    made.add_resource(FluentResource(source))
    return made


def say(title: str, language: str, key: str, args: dict[str, Any]) -> str:
    """The message of a key. A missing message or argument is a fault of ours and raises."""
    return said(title, language, key, tuple(args.items()))


@functools.lru_cache(maxsize=100_000)
def said(title: str, language: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    """Formatting is slow, and players read the same few thousand messages again and again."""
    words = bundle(title, language)
    if not words.has_message(key):
        raise KeyError(f"{title}: no {language} text for {key!r}")
    message = words.get_message(key)
    assert message.value is not None
    shown, errors = words.format_pattern(message.value, dict(args))
    if errors:
        raise KeyError(f"{title}: {language} text {key!r}: {errors[0]}")
    return str(shown)


def keys(title: str, language: str) -> set[str]:
    """The message keys of a language, to compare languages."""
    return set(bundle(title, language)._messages)
