"""Pages that step through a path, and pages to print: the cases of a step, what a reader has to know, and dates."""

from datetime import date

from ...logic.step import Branch, CellTruth, HouseTruth
from ..messages import Message, say
from .common import cannot_both, nothing_left

TERMS = ("cell", "house", "candidate", "result", "see", "strong-link", "weak-link")
"""What a reader has to know who has only solved by single digits so far: the terms of ``page-term-cell`` and so on."""


def case(branch: Branch) -> Message:
    """What is assumed in a case, and what it comes to."""
    if branch.clash:
        end: object = cannot_both(branch.clash)
    elif branch.fails is None:
        end = branch.follows[-1].assertion if branch.follows else branch.case[-1]
    elif isinstance(branch.fails, CellTruth | HouseTruth):
        end = nothing_left(branch.fails)
    else:
        end = say("page-contradiction")
    return say("page-case", assumed=branch.case, end=end)


def day(which: date, short: bool = False) -> Message:
    """A date with its weekday."""
    key = "sheet-short-day" if short else "sheet-day"
    return say(key, weekday=which.isoweekday(), day=which.day, month=which.month, year=which.year)
