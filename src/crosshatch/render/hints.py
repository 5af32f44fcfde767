"""Hints: a step revealed in stages, from where to look, through the technique, to the whole step."""

from ..board.bitset import members
from ..board.board import CLASSIC, Board
from ..board.houses import BOXES_MASK, cell_set
from ..logic.step import Line, Role, Step
from ..words import ENGLISH, language_named
from ..words.messages import say
from ..words.tellers import techniques
from .text import WIDTH, step_lines
from .wrap import wrap

WHERE, WHICH, WHOLE = 1, 2, 3
"""The levels of a hint."""

MOST_HOUSES = 3
"""Maximum number of houses that a hint names."""

_ASIDE = (Role.REMOVED, Role.BLOCKER, Role.RULED_OUT)


def check_level(level: int) -> None:
    """Raise ValueError if a hint has no such level."""
    if level not in (WHERE, WHICH, WHOLE):
        raise ValueError(f"the level of a hint must be 1, 2 or 3, not {level}")


def hint_lines(step: Step, level: int, width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return a hint for a step: level 1 says where to look, level 2 names the technique, and level 3 gives the whole
    step.

    Raises ValueError for any other level.
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
    """Return the houses in which to look for a step, three at most.

    These are the houses with the first role that the pattern lists.  If it lists none, this is a house with all of its
    cells, or otherwise the boxes or regions in which they lie.  If there are too many houses, those of the conclusion
    come first.
    """
    tables = _board(step).tables
    houses = _named_houses(step)
    if not houses:
        cells = _cells(step)
        whole = [house for house in members(tables.all_houses) if not cells & ~tables.cells_of(house)]
        areas = members(tables.all_houses & BOXES_MASK)
        houses = tuple(whole[-1:]) or tuple(house for house in areas if tables.cells_of(house) & cells)
    if len(houses) <= MOST_HOUSES:
        return houses
    outcome = cell_set(each.cell for each in step.placements + step.eliminations)
    nearest = sorted(houses, key=lambda house: not tables.cells_of(house) & outcome)[:MOST_HOUSES]
    return tuple(house for house in houses if house in nearest)


def place_name(step: Step, language: str = ENGLISH) -> str:
    """Return where to look for a step, such as ``box 5``, ``rows 2 and 5`` or ``the 8s``.

    A digit is named if the pattern has a single digit and lists no houses, or too many.
    """
    words = language_named(language)
    if said := words.text(techniques.where(step.technique)):
        return said
    digits = {digit for digits in step.roles.digits.values() for digit in digits}
    if len(digits) == 1 and not 0 < len(_named_houses(step)) <= MOST_HOUSES:
        return words.text("place-digit", digit=digits.pop())
    return words.text(techniques.houses_named(place(step), _board(step)))


def _board(step: Step) -> Board:
    """Return the board of a step; the classic one if the step does not know its position."""
    return CLASSIC if step.position is None else step.position.board


def _named_houses(step: Step) -> tuple[int, ...]:
    """Return the houses with the first role that a pattern lists, if it lists any."""
    return next(iter(step.roles.houses.values()), ())


def _cells(step: Step) -> int:
    """Return the set of cells of a step's pattern or, if it names none, of its conclusions.

    Cells that only rule digits out may lie anywhere, and are not the first place to look.
    """
    roles = step.roles
    named = [cell for role, cells in roles.cells.items() if role not in _ASIDE for cell in cells]
    named += [each.cell for role, them in roles.candidates.items() if role not in _ASIDE for each in them]
    return cell_set(named or [each.cell for each in step.placements + step.eliminations])
