"""The symmetries of givens: moves of the board that, with a renaming of the digits, map the givens to themselves."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import TypeAlias

from ...board.automorphisms import facts_of, moved, turns_of
from ...board.board import CLASSIC, Board
from ...board.errors import PuzzleError
from ...board.grid import Grid
from ...board.houses import CELLS
from ...board.puzzle import Puzzle
from ...board.transformation import TRANSPOSED, Transformation

Names: TypeAlias = tuple[int, ...]
"""The new name of each digit (the first entry is unused), or 0 if it is not decided."""

FEWEST_GIVENS = 17
"""The minimum number of givens of a classic puzzle with one solution."""

UNDECIDED: Names = (0,) * 10


def symmetries_of_givens(grid: Grid) -> tuple[Transformation, ...]:
    """Return the symmetries of the givens of a grid, rotations and reflections first, without the identity.

    On the classic board, these are all symmetries; on others, only rotations and reflections.
    """
    givens = grid.givens
    return _symmetries(
        "".join(each if givens >> cell & 1 else "." for cell, each in enumerate(grid.line())), grid.board
    )


@lru_cache(maxsize=64)
def _symmetries(line: str, board: Board) -> tuple[Transformation, ...]:
    givens = [int(each) if each != "." else 0 for each in line]
    found: dict[Transformation, None] = {}
    for turn in turns_of(board)[1:]:
        names = _with(UNDECIDED, zip(givens, (givens[turn[cell]] for cell in CELLS), strict=True))
        found.update(_completed(turn, names, board))
    if board is CLASSIC and _is_symmetrical(line):
        for cells, names in _moves(givens):
            found.update(_completed(cells, names, board))
    found.pop(Transformation(), None)
    return tuple(found)


def _is_symmetrical(line: str) -> bool:
    """Return whether some move maps a classic puzzle to itself."""
    try:
        return len(line) - line.count(".") >= FEWEST_GIVENS and Puzzle(line).canonical().automorphisms > 1
    except PuzzleError:  # two givens clash
        return False


def _completed(cells: Sequence[int], names: Names | None, board: Board) -> dict[Transformation, None]:
    """Return the symmetry that moves cells so, if there is one; one digit that is not given takes the name left."""
    if names is None:
        return {}
    missing = [digit for digit in board.digits if not names[digit]]
    left = [digit for digit in board.digits if digit not in names]
    if len(missing) > 1:  # they could be exchanged, so there are several solutions
        return {}
    named = [names[digit] or left[0] if digit in board.digits else digit for digit in range(10)]
    if board is not CLASSIC and moved(facts_of(board, named), cells) != facts_of(board):
        return {}
    return {Transformation(tuple(cells), tuple(named)): None}


def _moves(givens: Sequence[int]) -> Iterator[tuple[tuple[int, ...], Names]]:
    """Yield the moves of rows and columns, and the renamings, that map the givens of a classic puzzle to themselves."""
    counts = [sum(1 for digit in givens[row * 9 : row * 9 + 9] if digit) for row in range(9)]
    for first in (Transformation(), TRANSPOSED):
        source = [givens[first.cells[cell]] for cell in CELLS]
        own = [sum(1 for digit in source[row * 9 : row * 9 + 9] if digit) for row in range(9)]
        for bands in permutations(range(3)):
            for orders in _orders(bands, own, counts):
                for columns, names in _columns(source, givens, orders, (), UNDECIDED):
                    moves = [orders[cell // 9] * 9 + columns[cell % 9] for cell in CELLS]
                    yield tuple(moves[each] for each in first.cells), names


def _orders(bands: Sequence[int], own: Sequence[int], counts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield where each row can go if the bands go so: to a row with as many givens."""
    if not bands:
        yield ()
        return
    to, *rest = bands
    place = 9 - 3 * len(bands)
    for order in permutations(range(3 * to, 3 * to + 3)):
        if all(own[place + number] == counts[row] for number, row in enumerate(order)):
            for others in _orders(rest, own, counts):
                yield (*order, *others)


def _columns(
    source: Sequence[int], target: Sequence[int], rows: Sequence[int], columns: tuple[int, ...], names: Names
) -> Iterator[tuple[tuple[int, ...], Names]]:
    """Yield where each column can go if the rows go so, and how the digits are then renamed."""
    column = len(columns)
    if column == 9:
        yield columns, names
        return
    stack = {columns[column - 1] // 3} if column % 3 else {0, 1, 2} - {each // 3 for each in columns}
    for to in range(9):
        if to // 3 in stack and to not in columns:
            pairs = ((source[row * 9 + column], target[rows[row] * 9 + to]) for row in range(9))
            named = _with(names, pairs)
            if named is not None:
                yield from _columns(source, target, rows, (*columns, to), named)


def _with(names: Names, pairs: Iterator[tuple[int, int]]) -> Names | None:
    """Return the names with those of further digits, each before its new name; None if they do not fit.

    An empty cell (0) must stay empty.
    """
    found = list(names)
    for digit, name in pairs:
        if not digit or not name:
            if digit != name:
                return None
        elif found[digit] != name:
            if found[digit] or name in found:
                return None
            found[digit] = name
    return tuple(found)
