"""Steps in words: tellers decide what to say, and a message table for each language says how.

A language is defined entirely by its file in this folder, such as ``en.ftl``.
"""

from ..logic.step import Line, Step
from ..logic.technique import Technique
from ..techniques.rules.pattern import Filling
from .language import CODES as CODES
from .language import LANGUAGES as LANGUAGES
from .language import OWN_NAMES as OWN_NAMES
from .language import language_named as language_named
from .tellers import techniques, tell
from .tellers.common import rule_named

ENGLISH = "english"
"""The default language of explanations."""


def explain(step: Step, language: str = ENGLISH) -> tuple[Line, ...]:
    """Return the explanation of a step as lines with roles: the pattern, why it must hold, and what follows."""
    return language_named(language).lines(tell(step))


def explained(step: Step, language: str = ENGLISH) -> str:
    """Return the explanation of a step as plain text."""
    return language_named(language).plain(tell(step))


def title_of(technique: Technique, language: str = ENGLISH) -> str:
    """Return the name of a technique; if the language has no name for it, its own title."""
    return language_named(language).text(techniques.title(technique))


def family_of(technique: Technique, language: str = ENGLISH) -> str:
    """Return the name of a technique's family."""
    return language_named(language).text(techniques.family(technique))


def name_of(step: Step, language: str = ENGLISH) -> str:
    """Return the name of a step: its technique, with the word for its form."""
    return language_named(language).text(techniques.name(step))


def headline(step: Step, language: str = ENGLISH) -> str:
    """Return the line above the explanation of a step: its notation, with the names of the technique and of a rule in
    the language."""
    words = language_named(language)
    rule = words.text(rule_named(str(step.pattern.rule))) if isinstance(step.pattern, Filling) else None
    return step.notation_under(name_of(step, language), words.text("colon"), rule)


def summary(technique: Technique, language: str = ENGLISH) -> str:
    """Return a one-line description of a technique; a custom technique has its own."""
    return language_named(language).text(techniques.summary(technique))


def argument(technique: Technique, language: str = ENGLISH) -> str:
    """Return why a technique is valid, in a few sentences; empty for a custom technique."""
    return language_named(language).text(techniques.argument(technique))
