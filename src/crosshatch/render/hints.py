"""Hints: a step given away bit by bit, from where to look over which technique to the whole."""

from ..board.houses import BOXES, HOUSE, cell_set, houses_with
from ..logic.step import Line, Role, Step
from ..words import ENGLISH, language_named
from ..words.messages import say
from ..words.tellers import techniques
from .text import WIDTH, step_lines
from .wrap import wrap

WHERE, WHICH, WHOLE = 1, 2, 3
"""The levels of a hint."""

MOST_HOUSES = 3
"""How many houses a hint names at most."""

_ASIDE = (Role.REMOVED, Role.BLOCKER, Role.RULED_OUT)


def check_level(level: int) -> None:
    """Raise ValueError where a hint has no such level."""
    if level not in (WHERE, WHICH, WHOLE):
        raise ValueError(f"there is no level {level} of a hint; choose from 1, 2, 3")


def hint_lines(step: Step, level: int, width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return a hint at a step: level 1 says where to look, 2 which technique finds it, 3 gives the whole step.

    Raises ValueError where there is no such level.
    """
    check_level(level)
    if level == WHOLE:
        return step_lines(step, width=width, language=language)
    words = language_named(language)
    look = place_name(step, language)
    if level == WHERE:
        return list(wrap(words.line(say("hint-look-at", place=look)), width))
    named, does = techniques.name(step), techniques.summary(step.technique)
    return list(wrap(words.line(say("hint-look-for", place=look, name=named, summary=does)), width))


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


def place_name(step: Step, language: str = ENGLISH) -> str:
    """Return where a step is to be seen, such as ``box 5``, ``rows 2 and 5`` or ``the 8s``.

    A digit is where to look for a pattern of one digit that lists no house, or too many.
    """
    words = language_named(language)
    if said := words.text(techniques.where(step.technique)):
        return said
    digits = {digit for digits in step.roles.digits.values() for digit in digits}
    if len(digits) == 1 and not 0 < len(_named_houses(step)) <= MOST_HOUSES:
        return words.text("place-digit", digit=digits.pop())
    return words.text(techniques.houses_named(place(step)))


def _named_houses(step: Step) -> tuple[int, ...]:
    """Return the houses with the first role that a step's pattern lists, if it lists any."""
    return next(iter(step.roles.houses.values()), ())


def _cells(step: Step) -> int:
    """Return the set of cells of a step's pattern or, where it names none, of its conclusions.

    What merely rules digits out may lie anywhere, and is not where one looks first.
    """
    roles = step.roles
    named = [cell for role, cells in roles.cells.items() if role not in _ASIDE for cell in cells]
    named += [each.cell for role, them in roles.candidates.items() if role not in _ASIDE for each in them]
    return cell_set(named or [each.cell for each in step.placements + step.eliminations])
