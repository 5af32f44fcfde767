"""Forms: a text that puzzles share exactly if they count as the same.

On the classic board it is the canonical form.  On another board it begins with a code of the board, and then has the
least text of the puzzle under the symmetries of the board.

The code stands for the rules, whatever they are called, and turning or reflecting the whole board with its rules
changes nothing: so puzzles on random boards, such as jigsaws and killers, count as the same if they differ only so.
"""

from functools import lru_cache

from .automorphisms import Symmetries, digest_of, facts_of, moved, symmetries_of, turns_of
from .board import CLASSIC, Board
from .puzzle import Puzzle


def form_of(puzzle: Puzzle) -> str:
    """Return the form of a puzzle's givens.

    Raises PuzzleError if two givens exclude each other.
    """
    return form_and_automorphisms(puzzle)[0]


def form_and_automorphisms(puzzle: Puzzle) -> tuple[str, int]:
    """Return the form of a puzzle's givens, and how many symmetries map them to themselves.

    Raises PuzzleError if two givens exclude each other.
    """
    board = puzzle.board
    if board is CLASSIC:
        canonical = puzzle.canonical()
        return canonical.line, canonical.automorphisms
    puzzle.check_givens()
    code, turn, symmetries = _at_rest(board)
    values = [0] * 81
    for cell, given in enumerate(puzzle.givens):
        values[turn[cell]] = int(given) if given != "." else 0
    found = symmetries.least(values)
    text = "".join(str(found.values[cell]) if found.values[cell] else "." for cell in board.cells)
    return f"{code} {text}", found.automorphisms


@lru_cache(maxsize=64)
def _at_rest(board: Board) -> tuple[str, tuple[int, ...], Symmetries]:
    """Return the least code of a board, turned or reflected, the move that leads to it, and the symmetries there."""
    facts = facts_of(board)
    code, turn = min((digest_of(moved(facts, turn)), turn) for turn in turns_of(board))
    unturned = turn == tuple(range(81))
    return code, turn, symmetries_of(board) if unturned else Symmetries.of(board, turn)
