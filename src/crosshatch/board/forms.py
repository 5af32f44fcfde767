"""Forms: a text that puzzles share exactly if they count as the same.

On the classic board it is the canonical form.  On another board it is the least of the texts that rotating and
reflecting the puzzle and renaming its digits give, using only moves that map the board to itself.  Puzzles related by
other moves, such as exchanging two rows of a 6x6 board, count as different there.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from .board import CLASSIC, Board
from .puzzle import Puzzle


def form_of(puzzle: Puzzle) -> str:
    """Return the form of a puzzle's givens.

    Raises PuzzleError if a digit is given twice in a house of the classic board.
    """
    if puzzle.board == CLASSIC:
        return puzzle.canonical().line
    board = puzzle.board
    images = ("".join(puzzle.givens[cell] for cell in cells) for cells in symmetries_of(board))
    texts = map(_renamed, images) if _digits_are_equal(board) else images
    return f"{_digest(board)} {min(texts)}"


@lru_cache(maxsize=64)
def symmetries_of(board: Board) -> tuple[tuple[int, ...], ...]:
    """Return the rotations and reflections that map a board to itself, each as the source of each cell in order."""
    last = board.size - 1
    places = [divmod(cell, 9) for cell in board.cells]
    moves = [
        [(row, column) for row, column in places],
        [(row, last - column) for row, column in places],
        [(last - row, column) for row, column in places],
        [(last - row, last - column) for row, column in places],
        [(column, row) for row, column in places],
        [(column, last - row) for row, column in places],
        [(last - column, row) for row, column in places],
        [(last - column, last - row) for row, column in places],
    ]
    found = [tuple(row * 9 + column for row, column in each) for each in moves]
    return tuple(cells for cells in found if cells == board.cells or _leaves(board, cells))


def _leaves(board: Board, cells: Sequence[int]) -> bool:
    """Return whether a move leaves all rules of a board as they are; rules about several cells are not compared."""
    if board.combinations or board.truths:
        return False
    moved = dict(zip(board.cells, cells, strict=True))
    houses = {frozenset(house.cells) for house in board.houses}
    if {frozenset(map(moved.__getitem__, house)) for house in houses} != houses:
        return False
    if any(board.digits_of[cell] != board.digits_of[other] for cell, other in moved.items()):
        return False
    return not board.has_links or all(
        _moved(board.excluded_by[cell * 9 + digit], moved) == board.excluded_by[other * 9 + digit]
        for cell, other in moved.items()
        for digit in range(board.size)
    )


def _moved(candidates: int, moved: dict[int, int]) -> int:
    return sum((candidates >> cell * 9 & 0b111111111) << other * 9 for cell, other in moved.items())


@lru_cache(maxsize=64)
def _digits_are_equal(board: Board) -> bool:
    """Return whether digits can be renamed: no rule tells them apart."""
    if board.combinations or board.truths or len({board.digits_of[cell] for cell in board.cells}) > 1:
        return False
    return not board.has_links or all(
        board.excluded_by[cell * 9 + digit] >> digit & _OF_ONE == board.excluded_by[cell * 9] & _OF_ONE
        and not board.excluded_by[cell * 9 + digit] & ~(_OF_ONE << digit) & ~(0b111111111 << cell * 9)
        for cell in board.cells
        for digit in range(board.size)
    )


_OF_ONE = sum(1 << cell * 9 for cell in range(81))


def _renamed(text: str) -> str:
    """Return a text with its digits renamed in the order in which they first occur."""
    names: dict[str, str] = {}
    return "".join("." if each == "." else names.setdefault(each, str(len(names) + 1)) for each in text)


@lru_cache(maxsize=256)
def _digest(board: Board) -> str:
    return sha256(repr((board.size, board.constraints)).encode()).hexdigest()[:16]
