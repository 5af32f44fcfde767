"""Hints: a step given away bit by bit, from where to look over which technique to the whole."""

from collections.abc import Sequence

from ..board.houses import BOXES, HOUSE, cell_set, house_name, houses_with
from ..step import Role, Step
from ..strategies.base import listed
from .prose import Line, Span, wrap
from .text import WIDTH, step_lines

WHERE, WHICH, WHOLE = 1, 2, 3
"""The levels of a hint."""

MOST_HOUSES = 3
"""How many houses a hint names at most."""

_ASIDE = (Role.REMOVED, Role.BLOCKER, Role.RULED_OUT)


def hint_lines(step: Step, level: int, width: int = WIDTH) -> list[Line]:
    """Return a hint at a step: level 1 says where to look, 2 which technique finds it, 3 gives the whole step."""
    if level == WHOLE:
        return step_lines(step, width=width)
    look = f"Look at {place_name(step)}"
    if level == WHERE:
        return [(Span(f"{look}."),)]
    return list(wrap((Span(f"{look}: {step.name}. {step.strategy.summary}"),), width))


def place(step: Step) -> tuple[int, ...]:
    """Return the houses (0..26) where a step is to be seen, three at most.

    These are the houses with the first role that the pattern lists; where it lists none, a house that holds all of
    its cells, or else the boxes in which they lie.  Of too many houses, those with the conclusion come first.
    """
    houses = _named_houses(step)
    if not houses:
        cells = _cells(step)
        houses = houses_with(cells)[-1:] or tuple(box for box in BOXES if HOUSE[box] & cells)
    if len(houses) <= MOST_HOUSES:
        return houses
    outcome = cell_set(each.cell for each in step.placements + step.eliminations)
    nearest = sorted(houses, key=lambda house: not HOUSE[house] & outcome)[:MOST_HOUSES]
    return tuple(house for house in houses if house in nearest)


def place_name(step: Step) -> str:
    """Return where a step is to be seen, such as ``box 5``, ``rows 2 and 5`` or ``the 8s``.

    A digit is where to look for a pattern of one digit that lists no house, or too many.
    """
    if step.strategy.where:
        return step.strategy.where
    digits = {digit for _, digits in step.pattern.digit_roles for digit in digits}
    if len(digits) == 1 and not 0 < len(_named_houses(step)) <= MOST_HOUSES:
        return f"the {digits.pop()}s"
    return _names(place(step))


def _named_houses(step: Step) -> tuple[int, ...]:
    """Return the houses with the first role that a step's pattern lists, if it lists any."""
    for _, houses in step.pattern.house_roles:
        return houses
    return ()


def _names(houses: Sequence[int]) -> str:
    """Name houses: ``row 2``, ``rows 2 and 5``, ``row 2 and box 5``."""
    kinds, numbers = zip(*(house_name(house).split() for house in houses), strict=True)
    if len(houses) > 1 and len(set(kinds)) == 1:
        return f"{kinds[0]}{'es' if kinds[0].endswith('x') else 's'} {listed(numbers)}"
    return listed(map(house_name, houses))


def _cells(step: Step) -> int:
    """Return the set of cells of a step's pattern or, where it names none, of its conclusions.

    What merely rules digits out may lie anywhere, and is not where one looks first.
    """
    pattern = step.pattern
    named = [cell for role, cells in pattern.cell_roles if role is not Role.BLOCKER for cell in cells]
    named += [each.cell for role, them in pattern.candidate_roles if role not in _ASIDE for each in them]
    return cell_set(named or [each.cell for each in step.placements + step.eliminations])
