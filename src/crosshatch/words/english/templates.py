"""Templates in words: what was gone through, and what all of it has in common."""

from ...board.houses import ROWS
from ...logic.step import Line, Role, Step
from ...techniques.single_digit.templates_pattern import Rows, Templates
from ..spans import cells, join, line, say
from .common import conclude, houses, listed


def templates(step: Step, found: Templates) -> Line:
    """All ways to put digits into some rows use some cells, or leave none of them to a digit."""
    alone = [each.digit for each in found.rows] == [found.digit]
    ways = say(
        "Go through all ways to put {rows}{conditions}.",
        rows=listed(map(_into, found.rows)),
        conditions=_conditions(found),
    )
    return join([ways, _in_common(step, found, alone), conclude(step)])


def _conditions(found: Templates) -> Line:
    """Say what keeps digits apart: those of one kind, where they go into several rows, and those of several kinds."""
    several = len(found.rows) > 1
    conditions = []
    if any(len(each.rows) > 1 for each in found.rows):
        conditions.append(f"no two {'of a digit ' if several else ''}share a column or a box")
    if several:
        conditions.append("no cell has two digits")
    return line(" so that ", listed(conditions)) if conditions else ()


def _into(rows: Rows) -> Line:
    where = "each row" if len(rows.rows) == len(ROWS) else houses(Role.HOUSE, rows.rows)
    return line(_one(rows.digit), " into ", where)


def _one(digit: int) -> str:
    return f"{'an' if digit == 8 else 'a'} {digit}"


def _in_common(step: Step, found: Templates, alone: bool) -> Line:
    if step.placements:
        all_of_them = "All of them use " if alone else f"All of them have {_one(found.digit)} in "
        return line(all_of_them, cells(Role.PLACED, (each.cell for each in step.placements)), ".")
    none_of_them = "None of them uses " if alone else f"None of them leaves room for {_one(found.digit)} in "
    unused = cells(Role.REMOVED, (each.cell for each in step.eliminations))
    return line(none_of_them, "any of " if len(step.eliminations) > 1 else "", unused, ".")


TEXTS = {Templates: templates}
