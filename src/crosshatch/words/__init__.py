"""What steps mean, in words: tellers say what, and a table of messages for each language says how.

A language is a file here, such as ``en.ftl``; there is nothing else to it.
"""

from ..logic.step import Line, Step
from ..logic.technique import Technique
from .language import CODES as CODES
from .language import LANGUAGES as LANGUAGES
from .language import OWN_NAMES as OWN_NAMES
from .language import language_named as language_named
from .spans import text_of
from .tellers import techniques, tell

ENGLISH = "english"
"""The language to explain in where none is asked for."""


def explain(step: Step, language: str = ENGLISH) -> tuple[Line, ...]:
    """Return the reasons of a step: what the pattern is, why it must hold, what follows, with roles; a line or more."""
    return language_named(language).lines(tell(step))


def explained(step: Step, language: str = ENGLISH) -> str:
    """Return the reasons of a step as plain text."""
    return "\n".join(text_of(each) for each in explain(step, language))


def title_of(technique: Technique, language: str = ENGLISH) -> str:
    """Return what a technique is called; one that the language has no word for keeps its own title."""
    return language_named(language).text(techniques.title(technique))


def family_of(technique: Technique, language: str = ENGLISH) -> str:
    """Return what the family of a technique is called."""
    return language_named(language).text(techniques.family(technique))


def name_of(step: Step, language: str = ENGLISH) -> str:
    """Return what a step is called: its technique, and what sets this form of it apart."""
    return language_named(language).text(techniques.name(step))


def headline(step: Step, language: str = ENGLISH) -> str:
    """Return the line above the reasons of a step: its notation, under the name that it has in the language."""
    return step.notation_under(name_of(step, language), language_named(language).text("colon"))


def summary(technique: Technique, language: str = ENGLISH) -> str:
    """Return one line that says what a technique does; a custom technique brings its own."""
    return language_named(language).text(techniques.summary(technique))


def argument(technique: Technique, language: str = ENGLISH) -> str:
    """Return why a technique holds, in a few sentences; nothing for a custom technique."""
    return language_named(language).text(techniques.argument(technique))
