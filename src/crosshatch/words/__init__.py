"""What steps mean, in words: one folder a language, no logic.

A language is a package here with these names:

- ``TEXTS``: for each type of what is found, the function that makes the words of a step of it, as a line or several;
- ``SUMMARIES``: for each technique by its slug, one line that says what it does;
- ``pattern``: the function for everything that is not in ``TEXTS``;
- ``WHERE``, ``look_at``, ``look_for``, ``houses_name`` and ``digit_name``: the words of hints;
- ``TAKEOVER``, ``ending``, ``MARKS``, ``ONLY_CANDIDATE`` and ``role_name``: the words of paths and of drawn grids.
"""

from functools import cache
from importlib import import_module
from typing import Any

from ..step import Line, Step
from ..technique import Technique
from .spans import text_of

ENGLISH = "english"
LANGUAGES = (ENGLISH,)
"""The languages to choose from."""


@cache
def language_named(name: str) -> Any:
    """Return the package of a language.

    Raises ValueError if there is no language of that name.
    """
    if name not in LANGUAGES:
        raise ValueError(f"there is no language {name!r}; choose from {', '.join(LANGUAGES)}")
    return import_module(f".{name}", __package__)


def explain(step: Step, language: str = ENGLISH) -> tuple[Line, ...]:
    """Return the reasons of a step: what the pattern is, why it must hold, what follows, with roles; a line or more."""
    texts = language_named(language)
    found: Line | tuple[Line, ...] = texts.TEXTS.get(type(step.found), texts.pattern)(step, step.found)
    return _lines(found)


def _lines(found: Any) -> tuple[Line, ...]:
    return found if found and isinstance(found[0], tuple) else (found,)


def explained(step: Step, language: str = ENGLISH) -> str:
    """Return the reasons of a step as plain text."""
    return "\n".join(text_of(each) for each in explain(step, language))


def summary(technique: Technique, language: str = ENGLISH) -> str:
    """Return one line that says what a technique does; a custom technique brings its own."""
    texts: dict[str, str] = language_named(language).SUMMARIES
    return texts.get(technique.slug, technique.summary)
