"""What steps mean, in words: one folder a language, no logic.

A language is a package here that has a ``LANGUAGE``, which is a ``language.Language``: that says what it supplies.
"""

from functools import cache
from importlib import import_module
from typing import cast

from ..step import Line, Step
from ..technique import Technique
from .language import of_code as language_of
from .old_language import Language
from .spans import text_of
from .tellers import TELLERS

ENGLISH = "english"
GERMAN = "german"
LANGUAGES = (ENGLISH, GERMAN)
"""The languages to choose from."""

CODES = {"en": ENGLISH, "de": GERMAN}
"""The languages by their codes (ISO 639-1), which do as well as the names."""

ALSO_CALLED = {"deutsch": GERMAN}
"""What those who speak a language call it, in small letters."""


@cache
def language_named(name: str) -> Language:
    """Return a language by its name, in English or its own, or by its code; small and large letters are the same.

    Raises ValueError if there is no language of that name.
    """
    small = name.lower()
    package = CODES.get(small) or ALSO_CALLED.get(small, small)
    if package not in LANGUAGES:
        raise ValueError(f"there is no language {name!r}; choose from {', '.join((*LANGUAGES, *CODES))}")
    language: Language = import_module(f".{package}", __package__).LANGUAGE
    return language


def explain(step: Step, language: str = ENGLISH) -> tuple[Line, ...]:
    """Return the reasons of a step: what the pattern is, why it must hold, what follows, with roles; a line or more."""
    words, found = language_named(language), step.found.told
    if type(found) in TELLERS:
        return language_of(words.code).lines(TELLERS[type(found)](step, found))
    return _lines(words.texts.get(type(found), words.pattern)(step, found))


def _lines(said: Line | tuple[Line, ...]) -> tuple[Line, ...]:
    return cast(tuple[Line, ...], said if said and isinstance(said[0], tuple) else (said,))


def explained(step: Step, language: str = ENGLISH) -> str:
    """Return the reasons of a step as plain text."""
    return "\n".join(text_of(each) for each in explain(step, language))


def title_of(technique: Technique, language: str = ENGLISH) -> str:
    """Return what a technique is called; one that the language has no word for keeps its own title."""
    return language_named(language).titles.get(technique.slug, technique.title)


def name_of(step: Step, language: str = ENGLISH) -> str:
    """Return what a step is called: its technique, and what sets this form of it apart."""
    variety, title = step.found.variety, title_of(step.technique, language)
    return language_named(language).with_variety(title, variety) if variety else title


def headline(step: Step, language: str = ENGLISH) -> str:
    """Return the line above the reasons of a step: its notation, under the name that it has in the language."""
    return step.notation_under(name_of(step, language))


def summary(technique: Technique, language: str = ENGLISH) -> str:
    """Return one line that says what a technique does; a custom technique brings its own."""
    return language_named(language).summaries.get(technique.slug, technique.summary)


def argument(technique: Technique, language: str = ENGLISH) -> str:
    """Return why a technique holds, in a few sentences; nothing for a custom technique."""
    return language_named(language).arguments.get(technique.slug, "")
