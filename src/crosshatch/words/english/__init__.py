"""The English texts."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ...step import Found, Line, Pattern, Step
from .. import summary
from ..spans import join, line
from . import fish, search, singles
from .common import conclude, truths_named
from .summaries import SUMMARIES

__all__ = ["SUMMARIES", "TEXTS", "pattern"]

Text: TypeAlias = Callable[[Step, Any], "Line | tuple[Line, ...]"]
"""What makes the words of a step from what was found."""


def pattern(step: Step, found: Found) -> Line:
    """What a technique of one's own found: its words, if it brings any, or its summary and its truths."""
    if isinstance(found, Pattern) and found.words:
        return join([found.words, conclude(step)])
    because = line("It rests on ", truths_named(step.truths), ".")
    return join([summary(step.technique) or f"{step.name}.", because, conclude(step)])


TEXTS: Mapping[type[Found], Text] = {**singles.TEXTS, **fish.TEXTS, **search.TEXTS}
