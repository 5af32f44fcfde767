"""The canonical form of a puzzle: the one that stands for all puzzles that are the same but for symmetry."""

import attrs

from ..board.errors import PuzzleError
from ..board.puzzle import EMPTY, Puzzle, check_is_puzzle
from ..board.transformation import Transformation, transformed
from .canonical_search import canonical_form

_CHARACTERS = bytes.maketrans(bytes(range(10)), b".123456789")


@attrs.frozen
class Canonical:
    """The canonical form of a puzzle, the transformation that leads there, and the number of automorphisms.

    ``automorphisms`` counts the symmetries of the grid (1 to 3,359,232, which an empty grid has) that map the puzzle to
    itself, each with a renaming of its digits; most puzzles have only one, which moves nothing.
    """

    puzzle: Puzzle
    transformation: Transformation
    automorphisms: int


def canonical(puzzle: Puzzle) -> Canonical:
    """Return the canonical form of a puzzle: two puzzles have the same if and only if they differ by symmetry alone.

    It is the minlex form: of all the puzzles that result from moving rows, columns, bands and stacks, from transposing
    and from renaming digits, the one whose 81 digits, row by row, are the least number, with 0 for an empty cell.  The
    givens of a puzzle decide; what is placed and crossed out comes along.

    Raises PuzzleError where a digit is given twice in a house.
    """
    check_is_puzzle(puzzle)
    plain = Puzzle(puzzle.givens)
    found = canonical_form(plain.values)
    if found is None:
        raise PuzzleError(f"no canonical form: {plain.clashes()[0]}")
    transformation = Transformation(tuple(found.cells), tuple(found.digits))
    if puzzle.placed == EMPTY and not puzzle.removed:
        givens = bytes(found.values).translate(_CHARACTERS).decode()
        image = Puzzle(givens, comment=puzzle.comment)
    else:
        image = transformed(puzzle, transformation)
    return Canonical(image, transformation, found.automorphisms)


def form_of(puzzle: Puzzle) -> str:
    """Return the canonical form of the givens of a puzzle, as a line of 81 characters.

    Raises PuzzleError where a digit is given twice in a house.
    """
    return canonical(puzzle).puzzle.givens
