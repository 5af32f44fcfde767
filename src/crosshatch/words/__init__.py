"""What steps mean, in words: one folder a language, no logic.

A language is a package here that has a ``LANGUAGE``, which is a ``language.Language``: that says what it supplies.
"""

from functools import cache
from importlib import import_module
from typing import cast

from ..step import Line, Step
from ..technique import Technique
from .language import Language
from .spans import text_of

ENGLISH = "english"
LANGUAGES = (ENGLISH,)
"""The languages to choose from."""


@cache
def language_named(name: str) -> Language:
    """Return a language by its name.

    Raises ValueError if there is no language of that name.
    """
    if name not in LANGUAGES:
        raise ValueError(f"there is no language {name!r}; choose from {', '.join(LANGUAGES)}")
    language: Language = import_module(f".{name}", __package__).LANGUAGE
    return language


def explain(step: Step, language: str = ENGLISH) -> tuple[Line, ...]:
    """Return the reasons of a step: what the pattern is, why it must hold, what follows, with roles; a line or more."""
    words, found = language_named(language), step.found.told
    return _lines(words.texts.get(type(found), words.pattern)(step, found))


def _lines(said: Line | tuple[Line, ...]) -> tuple[Line, ...]:
    return cast(tuple[Line, ...], said if said and isinstance(said[0], tuple) else (said,))


def explained(step: Step, language: str = ENGLISH) -> str:
    """Return the reasons of a step as plain text."""
    return "\n".join(text_of(each) for each in explain(step, language))


def summary(technique: Technique, language: str = ENGLISH) -> str:
    """Return one line that says what a technique does; a custom technique brings its own."""
    return language_named(language).summaries.get(technique.slug, technique.summary)
