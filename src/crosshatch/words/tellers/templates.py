"""Templates: what was gone through, and what all of it has in common."""

from collections.abc import Iterator

from ...board.houses import ROWS
from ...logic.step import Role, Step
from ...techniques.single_digit.templates_pattern import Rows, Templates
from ..messages import Message, cells, houses, say
from .registry import TELLERS


def templates(step: Step, found: Templates) -> Iterator[Message]:
    """All ways to put digits into some rows use some cells, or leave none of them to a digit."""
    yield say("templates-ways", rows=list(map(_into, found.rows)), conditions=list(_conditions(found)))
    alone = [each.digit for each in found.rows] == [found.digit]
    if step.placements:
        where = cells(Role.PLACED, (each.cell for each in step.placements))
        yield say("templates-use" if alone else "templates-have", cells=where, digit=found.digit)
    else:
        where = cells(Role.REMOVED, (each.cell for each in step.eliminations))
        yield say("templates-do-not-use" if alone else "templates-have-no-room", cells=where, digit=found.digit)


def _into(rows: Rows) -> Message:
    if len(rows.rows) == len(ROWS):
        return say("templates-into-all", digit=rows.digit)
    return say("templates-into", digit=rows.digit, rows=houses(Role.HOUSE, rows.rows))


def _conditions(found: Templates) -> Iterator[Message]:
    """What keeps digits apart: those of one kind, where they go into several rows, and those of several kinds."""
    several = len(found.rows) > 1
    if any(len(each.rows) > 1 for each in found.rows):
        yield say("templates-apart", several=several)
    if several:
        yield say("templates-one-digit-a-cell")


TELLERS.update({Templates: templates})
