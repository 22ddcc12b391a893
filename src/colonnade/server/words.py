"""Words for people, in every language or in the one asked for."""

import functools
from typing import Any

from colonnade.kernel import text
from colonnade.kernel.errors import BadOption, one_of
from colonnade.kernel.log import Event as Told
from colonnade.kernel.state import State
from colonnade.kernel.title import Title

OURS = "@server"
text.add_folder(OURS, "colonnade.server")

Words = dict[str, str]
Languages = tuple[str, ...]
ALL: Languages = text.LANGUAGES


def languages(asked: str | None) -> Languages:
    """The languages of an answer."""
    if asked is None:
        return ALL
    if asked not in ALL:
        raise BadOption(one_of("language", asked, list(ALL)))
    return (asked,)


def ours(key: str, chosen: Languages = ALL, **args: Any) -> Words:
    """A message of the server itself."""
    return {language: text.say(OURS, language, key, args) for language in chosen}


def of_title(title: Title, key: str, chosen: Languages = ALL) -> Words:
    return {language: title.say(language, key) for language in chosen}


def of_action(state: State, action: int, chosen: Languages) -> Words:
    return {language: state.words(action, language) for language in chosen}


def prompt(state: State, chosen: Languages) -> Words:
    return {language: state.prompt(language) for language in chosen}


def sentence(title: Title, told: Told, names: dict[str, list[str]]) -> Words:
    """A line of the log in every language there are names for."""
    return {language: title.sentence(told, names[language], language) for language in names}


@functools.cache
def bot_name(level: str) -> str:
    """What a bot is called in lists, logs and files: the same in every language."""
    return f"Bot {level}"


def values(title: Title, option: str, given: list[Any]) -> dict[str, Words]:
    """The words of an option's values, where the title has them."""
    known = text.keys(title.name, ALL[0])
    found = {}
    for value in given:
        key = f"option-{option}-{value}".replace("_", "-").lower()
        if key in known:
            found[str(value)] = of_title(title, key)
    return found
