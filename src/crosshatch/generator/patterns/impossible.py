"""Patterns that provably no puzzle has.

The following is checked for the cells that may be given:

- Fewer than 17 givens, or fewer than eight different digits, leave several solutions.
- Two rows of a band, or two columns of a stack, without givens can be exchanged.
- A band or stack whose givens are all in one box is not determined if they lie in one row and one column of it, or if
  no two share either.  No other arrangement of givens within a band is impossible in itself: ``benchmarks/bands.py``
  checks, for all 416 bands, every way to fill one of them differently with the same digits in each column.
- If the solution is known, some of the cells that may have different digits must be given.
- A given that follows from other fixed digits is not needed, so the puzzle is not minimal.

Other patterns may be impossible too; the search for them continues until its time is over.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from ...board.houses import BOXES, CELLS, DIGITS, HOUSE_CELLS, cell_name, cells_name, house_name
from ...board.messages import counted
from ...position.counting import count_values, solutions_of_values
from ...position.status import FEWEST_GIVENS
from ..errors import TargetError
from .pattern import EMPTY, FREE, GIVEN, Pattern

FEWEST_DIGITS = 8
"""With fewer different digits among the givens, two of the missing ones can be exchanged."""

MOST_SOLUTIONS = 1000
"""Number of solutions to compare; the one that differs in the fewest cells is named."""


@lru_cache(64)
def check_possible(pattern: Pattern) -> None:
    """Raise TargetError if no puzzle can have a pattern, completed as by ``Pattern.under``."""
    open_to = pattern.marked(GIVEN, FREE, *map(str, DIGITS))
    if len(open_to) < FEWEST_GIVENS:
        raise TargetError(f"a puzzle needs at least {FEWEST_GIVENS} givens, but the pattern has only {len(open_to)}")
    _check_digits(pattern)
    _check_lines(set(open_to))
    _check_bands(set(open_to))
    if pattern.solution:
        _check_swaps([int(digit) for digit in pattern.solution], open_to)
    elif not pattern.marked(GIVEN, FREE):
        _check_one_solution(pattern)


def _check_digits(pattern: Pattern) -> None:
    """Raise TargetError if there cannot be enough different digits."""
    digits = {mark for mark in pattern.cells if mark.isdigit()}
    others = len(pattern.marked(GIVEN, FREE))
    if len(digits) + others < FEWEST_DIGITS:
        most = len(digits) + others
        raise TargetError(f"the givens of a puzzle need at least {FEWEST_DIGITS} different digits, not {most}")


def _check_lines(open_to: set[int]) -> None:
    """Raise TargetError if two lines of a band or stack have no givens."""
    empty = [house for house in range(18) if open_to.isdisjoint(HOUSE_CELLS[house])]
    for first, second in pairwise(empty):
        if first // 3 == second // 3:
            kind, where = ("rows", "band") if first < 9 else ("columns", "stack")
            raise TargetError(
                f"{kind} {first % 9 + 1} and {second % 9 + 1} of one {where} have no givens; "
                "their digits can be exchanged, so there are always several solutions"
            )


def _check_bands(open_to: set[int]) -> None:
    """Raise TargetError if a band or stack has givens in one box only, and too few of them."""
    for box in BOXES:
        inside = [cell for cell in HOUSE_CELLS[box] if cell in open_to]
        if not _too_few(inside):
            continue
        row, column = (box - 18) // 3 * 3, (box - 18) % 3 * 3
        for kind, lines in (("band", range(row, row + 3)), ("stack", range(9 + column, 12 + column))):
            if all(cell in inside for line in lines for cell in HOUSE_CELLS[line] if cell in open_to):
                raise TargetError(
                    f"all givens of a {kind} are in {house_name(box)} ({cells_name(inside)}), "
                    f"so the other two boxes of the {kind} can always be filled in several ways"
                )


def _too_few(inside: Sequence[int]) -> bool:
    """Whether givens in one box leave several ways to fill the other two boxes of its band, if these have none."""
    rows = [cell // 9 for cell in inside]
    columns = [cell % 9 for cell in inside]
    if len(inside) == len(set(rows)) == len(set(columns)):
        return True
    return any(
        all(row == one or column == other for row, column in zip(rows, columns, strict=True))
        for one in set(rows)
        for other in set(columns)
    )


def _check_swaps(solution: list[int], open_to: Iterable[int]) -> None:
    """Raise TargetError if a solution does not follow from all the givens that it may have."""
    given = set(open_to)
    swapped = _fewest_swapped(solution, [cell for cell in CELLS if cell not in given])
    if swapped:
        raise TargetError(
            f"with this solution, {cells_name(swapped)} can be filled in another way; one of these cells must be given"
        )


def _fewest_swapped(solution: Sequence[int], empty: Iterable[int]) -> list[int]:
    """Return a small set of empty cells that can be filled differently from a solution; an empty list if there are
    none."""
    cells = list(empty)
    while True:
        values = list(solution)
        for cell in cells:
            values[cell] = 0
        lines = solutions_of_values(values, MOST_SOLUTIONS)
        swaps = [[cell for cell in cells if int(line[cell]) != solution[cell]] for line in lines]
        fewest = min(filter(None, swaps), key=len, default=[])
        if len(fewest) in (0, len(cells)):
            return fewest
        cells = fewest


def _check_one_solution(pattern: Pattern) -> None:
    """Raise TargetError if all givens have fixed digits and there are several solutions."""
    values = pattern.values
    (line,) = solutions_of_values(values, 1)
    if count_values(values, 2) != 1:
        swapped = _fewest_swapped([int(digit) for digit in line], pattern.marked(EMPTY))
        raise TargetError(
            f"the fixed digits have several solutions; {cells_name(swapped)} can be filled in several ways"
        )


@lru_cache(64)
def check_minimal(pattern: Pattern) -> None:
    """Raise TargetError if no puzzle of a pattern is minimal, because a given follows from fixed ones."""
    values = pattern.values
    fixed = [cell for cell in CELLS if values[cell]]
    if not fixed:
        return
    for cell in fixed:
        digit = values[cell]
        others = [each for each in DIGITS if each != digit]
        if all(not count_values([*values[:cell], each, *values[cell + 1 :]], 1) for each in others):
            raise TargetError(
                f"the {digit} in {cell_name(cell)} follows from the other fixed digits, so the puzzle cannot be minimal"
            )
    added = pattern.marked(GIVEN)
    if added and count_values(values, 2) == 1:
        raise TargetError(
            f"the fixed digits have a unique solution, so {counted(len(added), 'other given')} would be superfluous"
        )
