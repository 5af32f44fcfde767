"""Hints: a step given away bit by bit, from where to look over which technique to the whole."""

from ..board.houses import BOXES, HOUSE, cell_set, house_name, houses_with
from ..step import Role, Step
from .prose import Line, Span, wrap
from .text import WIDTH, step_lines

WHERE, WHICH, WHOLE = 1, 2, 3
"""The levels of a hint."""

_ASIDE = (Role.REMOVED, Role.BLOCKER)


def hint_lines(step: Step, level: int, width: int = WIDTH) -> list[Line]:
    """Return a hint at a step: level 1 says where to look, 2 which technique finds it, 3 gives the whole step."""
    if level == WHOLE:
        return step_lines(step, width=width)
    look = f"Look at {place_name(step)}"
    if level == WHERE:
        return [(Span(f"{look}."),)]
    return list(wrap((Span(f"{look}: {step.name}. {step.strategy.summary}"),), width))


def place(step: Step) -> tuple[int, ...]:
    """Return the houses (0..26) where a step is to be seen.

    These are the houses with the first role that the pattern lists; where it lists none, a house that holds all of
    its cells, or else the boxes in which they lie.
    """
    if step.pattern.house_roles:
        _, houses = step.pattern.house_roles[0]
        return houses
    cells = _cells(step)
    shared = houses_with(cells)
    return shared[-1:] or tuple(box for box in BOXES if HOUSE[box] & cells)


def place_name(step: Step) -> str:
    """Return where a step is to be seen, such as ``box 5`` or ``row 2, row 5``."""
    return ", ".join(house_name(house) for house in place(step))


def _cells(step: Step) -> int:
    """Return the set of cells of a step's pattern or, where it names none, of its conclusions.

    What merely rules digits out may lie anywhere, and is not where one looks first.
    """
    pattern = step.pattern
    named = [cell for role, cells in pattern.cell_roles if role is not Role.BLOCKER for cell in cells]
    named += [each.cell for role, them in pattern.candidate_roles if role not in _ASIDE for each in them]
    return cell_set(named or [each.cell for each in step.placements + step.eliminations])
