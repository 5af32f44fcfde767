"""Custom techniques, and any pattern without a teller."""

from collections.abc import Iterable, Iterator

from ...logic.step import CellTruth, CustomPattern, Guardians, HouseTruth, Pattern, Step, Truth
from ..messages import Message, Value, Words, cells, each_cell, house, say
from .techniques import name, summary


def custom(step: Step, found: Pattern) -> Iterator[Message]:
    """Return the text of the technique, if it provides any; otherwise, its summary and its truths."""
    if isinstance(found, CustomPattern) and found.words:
        yield say("custom-words", words=Words(found.words))
    else:
        yield summary(step.technique, otherwise=say("custom-name", name=name(step)))
        yield say("custom-truths", truths=list(_truths(step.truths)))


def _truths(truths: Iterable[Truth]) -> Iterator[Value]:
    """Name truths, the cells first."""
    named = [each.cell for each in truths if isinstance(each, CellTruth)]
    if named:
        yield say("truth-cells", cells=each_cell(None, named))
    for each in truths:
        match each:
            case CellTruth():
                continue
            case HouseTruth(digit=digit, house=which):
                yield say("truth-house", digit=digit, house=house(None, which))
            case Guardians():
                digits = "".join(map(str, sorted({each.digit for each in each.pattern})))
                yield say("truth-guardians", digits=digits, cells=cells(None, each.cells))
            case _:
                yield str(each)
