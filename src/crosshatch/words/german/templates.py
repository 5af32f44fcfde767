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
        "Geh alle Möglichkeiten durch, {rows} zu setzen{conditions}.",
        rows=listed(map(_into, found.rows)),
        conditions=_conditions(found),
    )
    return join([ways, _in_common(step, found, alone), conclude(step)])


def _conditions(found: Templates) -> Line:
    """Say what keeps digits apart: those of one kind, where they go into several rows, and those of several kinds."""
    several = len(found.rows) > 1
    conditions = []
    if any(len(each.rows) > 1 for each in found.rows):
        two = "keine zwei gleichen" if several else "keine zwei"
        conditions.append(f"{two} in derselben Spalte oder demselben Block stehen")
    if several:
        conditions.append("keine Zelle zwei Ziffern hat")
    return line(", sodass ", listed(conditions)) if conditions else ()


def _into(rows: Rows) -> Line:
    where = "jede Zeile" if len(rows.rows) == len(ROWS) else houses(Role.HOUSE, rows.rows)
    return line("je " if len(rows.rows) > 1 else "", f"eine {rows.digit} in ", where)


def _in_common(step: Step, found: Templates, alone: bool) -> Line:
    if step.placements:
        placed = cells(Role.PLACED, (each.cell for each in step.placements))
        if alone:
            return line("Alle nutzen ", placed, ".")
        return line(f"In allen steht eine {found.digit} in ", placed, ".")
    unused = cells(Role.REMOVED, (each.cell for each in step.eliminations))
    of_cells = "eine der Zellen " if len(step.eliminations) > 1 else ""
    if alone:
        return line("Keine davon nutzt ", of_cells, unused, ".")
    return line(
        f"Keine davon lässt Platz für eine {found.digit} in ", "einer der Zellen " if of_cells else "", unused, "."
    )


TEXTS = {Templates: templates}
