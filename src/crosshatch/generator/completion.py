"""Complete puzzles that are being made by hand: add givens until the solution is unique, or remove those not needed.

All randomness comes from the seed.
"""

from random import Random

from ..board.board import CLASSIC
from ..board.clock import look
from ..board.puzzle import Puzzle, check_is_puzzle
from ..board.symmetry import Symmetry, orbits
from ..position.status import check, solutions
from ..solving.scale import UngradablePuzzle
from .digging import puzzle_of, shuffled
from .random.board_digging import BoardDigging
from .random.digging import ClassicDigging

_NO_LIMIT = 2**31 - 1


def complete(puzzle: Puzzle, seed: int | str, symmetry: Symmetry = Symmetry.NONE) -> Puzzle:
    """Return a puzzle with a unique solution that has all givens of another, and few more.

    With a symmetry, each given has its images.  If there are several solutions, one is chosen at random.  Raises
    UngradablePuzzle if there is none.
    """
    chance = Random(f"crosshatch completed {seed}")
    check_is_puzzle(puzzle, classic=False)
    board = puzzle.board
    values = list(Puzzle(puzzle.givens, board=board).values)
    groups = orbits(symmetry, board.size)
    while True:
        look()
        found = solutions(puzzle_of(values, board))
        if not found:
            raise UngradablePuzzle(str(check(puzzle)))
        images = {cell for group in groups if any(values[each] for each in group) for cell in group if not values[cell]}
        if len(found) == 1:
            for cell in images:
                values[cell] = int(found[0][cell])
            return puzzle_of(values, board)
        # A given where two solutions differ rules one of them out.
        differ = [cell for cell in board.cells if found[0][cell] != found[1][cell]]
        cell = shuffled([cell for cell in differ if cell in images] or differ, chance)[0]
        values[cell] = int(found[int(chance.random() * 2)][cell])


def minimise(puzzle: Puzzle, seed: int | str, symmetry: Symmetry = Symmetry.NONE) -> Puzzle:
    """Return a minimal puzzle with some of the givens of another and the same solution.

    With a symmetry, givens are removed together with their images, and every such group is needed.  Raises
    UngradablePuzzle if the solution is not unique.
    """
    check_is_puzzle(puzzle, classic=False)
    board = puzzle.board
    plain = Puzzle(puzzle.givens, board=board)
    values = list(plain.values)
    found = solutions(puzzle_of(values, board))
    if len(found) != 1:
        raise UngradablePuzzle(str(check(plain)))
    digging = ClassicDigging() if board is CLASSIC else BoardDigging(board, _NO_LIMIT)
    digging.set_solution([int(digit) if digit != "." else 0 for digit in found[0]])
    groups = [tuple(cell for cell in group if values[cell]) for group in orbits(symmetry, board.size)]
    for group in digging.dig(values, shuffled(groups, Random(f"crosshatch minimised {seed}")), 0):
        for cell in group:
            values[cell] = 0
    return puzzle_of(values, board)
