"""The words of bots: our own sentences, and a title's names for the parts of its evaluation."""

import functools
import importlib.resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from colonnade.kernel import registry
from colonnade.kernel.errors import ColonnadeError, one_of
from colonnade.kernel.text import LANGUAGES


@functools.cache
def bundle(package: str, file: str, language: str) -> FluentBundle:
    """The messages of a text file in a package; a file that is not there has none."""
    if language not in LANGUAGES:
        raise ColonnadeError(one_of("language", language, list(LANGUAGES)))
    made = FluentBundle([language], use_isolating=False)
    path = importlib.resources.files(package) / "text" / file.format(language)
    if path.is_file():
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def said(words: FluentBundle, key: str, args: dict[str, Any]) -> str:
    message = words.get_message(key)
    if message.value is None:
        raise KeyError(f"no text for {key!r}")
    shown, errors = words.format_pattern(message.value, args)
    if errors:
        raise KeyError(f"text {key!r}: {errors[0]}")
    return str(shown)


def say(language: str, key: str, **args: Any) -> str:
    """A sentence of the bots."""
    return said(bundle("colonnade.bots", "{}.ftl", language), key, args)


def part_name(title: str, part: str, language: str) -> str:
    """What a title calls a part of its evaluation."""
    key = f"part-{part.replace('_', '-')}"
    words = bundle(registry.packages()[title], "evaluate.{}.ftl", language)
    if words.has_message(key):
        return said(words, key, {})
    ours = bundle("colonnade.bots", "{}.ftl", language)
    return said(ours, key, {}) if ours.has_message(key) else part.replace("_", " ")


def keys(package: str, file: str, language: str) -> set[str]:
    """The message keys of a language, to compare languages."""
    return set(bundle(package, file, language)._messages)


def number(value: float, language: str) -> str:
    """A signed number with one decimal, as the language writes it."""
    shown = f"{value:+.1f}"
    return shown.replace(".", ",") if language == "de" else shown
