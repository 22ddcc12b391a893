"""Words: every language, missing languages, messages and arguments."""

import pytest

from colonnade.kernel import registry, text
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.title import Title


def test_a_missing_language_is_refused_with_the_list(toy: Title) -> None:
    with pytest.raises(ColonnadeError, match="unknown language 'fr'; allowed: en, de"):
        text.say("toy", "fr", "ask-turn", {})


def test_a_missing_message_is_a_fault_of_ours(toy: Title) -> None:
    with pytest.raises(KeyError, match="no en text for 'ask-nothing'"):
        text.say("toy", "en", "ask-nothing", {})


def test_a_missing_argument_is_a_fault_of_ours(toy: Title) -> None:
    with pytest.raises(KeyError, match="do-show"):
        text.say("toy", "en", "do-show", {})


def test_languages_differ(toy: Title) -> None:
    english = text.keys("toy", "en")
    assert english == text.keys("toy", "de")
    assert any(
        text.say("toy", "en", key, {"player": "A", "card": 1})
        != text.say("toy", "de", key, {"player": "A", "card": 1})
        for key in english
    )


@pytest.mark.parametrize("title", registry.titles())
def test_every_title_has_the_same_messages_in_every_language(title: str) -> None:
    registry.get(title)
    languages = {language: text.keys(title, language) for language in text.LANGUAGES}
    for language, keys in languages.items():
        assert keys == languages["en"], f"{title}: {language} differs"
        assert keys


@pytest.mark.parametrize("title", registry.titles())
def test_every_option_event_decision_and_action_has_words(title: str) -> None:
    owner = registry.get(title)
    keys = text.keys(title, "en")
    wanted = {f"option-{option.name.replace('_', '-')}" for option in owner.options}
    wanted |= {f"event-{name}" for name in owner.events}
    wanted |= {f"do-{key}" for key in owner.actions.keys}
    wanted |= {f"ask-{op.name.replace('_', '-')}" for op in owner.ops if op.asks}
    assert wanted <= keys, sorted(wanted - keys)
