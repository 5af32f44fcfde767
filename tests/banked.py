"""Puzzles for banks: easy ones that differ in which cells of one solution are given."""

from functools import cache
from itertools import combinations

from crosshatch import Puzzle, scale_named
from crosshatch.bank import BankPuzzle, bank_grade

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
SOLUTION = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"


@cache
def easy_puzzles(number: int) -> tuple[Puzzle, ...]:
    """Return so many easy puzzles, no two of them the same up to symmetry: each with two more givens."""
    empty = [cell for cell, digit in enumerate(EASY) if digit == "."]
    found: dict[str, Puzzle] = {}
    for cells in combinations(empty, 2):
        givens = "".join(SOLUTION[cell] if cell in cells else digit for cell, digit in enumerate(EASY))
        puzzle = Puzzle(givens)
        found.setdefault(puzzle.canonical().line, puzzle)
        if len(found) == number:
            break
    return tuple(found.values())


@cache
def new(puzzle: Puzzle, source: str = "a book") -> BankPuzzle:
    """Return what is added for a puzzle with the usual solution."""
    scale = scale_named("crosshatch")
    return BankPuzzle.of(puzzle, SOLUTION, grades=(bank_grade(scale.grade(puzzle), scale),), source=source)
