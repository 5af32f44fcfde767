"""Random solutions, and minimal puzzles made from them by removing givens.

All randomness comes from ``random.Random.random``, whose sequence for a seed is the same on every machine and in every
version of Python.
"""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from ..board.board import CLASSIC, Board
from ..board.houses import ALL_DIGITS, CELLS, DIGITS, HOUSE_CELLS, PEERS, digits_in
from ..board.puzzle import Puzzle
from ..position import counting
from .random.chance import Chance
from .random.digging import ClassicDigging
from .random.solutions import Solutions

T = TypeVar("T")

_BOXES_APART = (18, 22, 26)  # boxes 1, 5 and 9 share no line: they can be filled independently


def shuffled(items: Iterable[T], chance: Random) -> list[T]:
    """Return the items in random order."""
    return sorted(items, key=lambda _: chance.random())


def puzzle_of(values: Iterable[int], board: Board = CLASSIC) -> Puzzle:
    """Return the puzzle of 81 values (0 for an empty cell)."""
    return Puzzle("".join(map(str, values)), board=board)


def some_of(items: Iterable[T], number: int, chance: Random) -> list[T]:
    """Return ``number`` of the items at random, or all if there are fewer."""
    left = list(items)
    return [left.pop(int(chance.random() * len(left))) for _ in range(min(number, len(left)))]


def random_solution(chance: Random) -> list[int]:
    """Return a random solution grid as 81 digits; all grids are equally likely."""
    seed = 0
    for _ in range(4):
        seed = seed << 64 | int(chance.random() * 2**53)
    solutions = Solutions(Chance(seed))
    solutions.draw()
    return solutions.solution()


def filled_in_steps(chance: Random) -> list[int]:
    """Return a random solution grid as 81 digits, filled cell by cell with digits that leave a solution.

    Not all grids are equally likely: those with many pairs of exchangeable digits are too rare.
    """
    values = [0] * 81
    for box in _BOXES_APART:
        for cell, digit in zip(HOUSE_CELLS[box], shuffled(DIGITS, chance), strict=True):
            values[cell] = digit
    for cell in shuffled((cell for cell in CELLS if not values[cell]), chance):
        seen = sum({1 << values[peer] for peer in CELLS if PEERS[cell] >> peer & 1})
        give_first(values, cell, shuffled(digits_in(ALL_DIGITS & ~seen), chance))
        if counting.count_values(values, 2) == 1:
            break
    return [int(digit) for digit in counting.solutions_of_values(values, 1)[0]]


def give_first(values: list[int], cell: int, digits: Iterable[int]) -> None:
    """Fill a cell with the first of some digits that leaves a solution; the values must have a solution before."""
    for digit in digits:
        values[cell] = digit
        if counting.count_values(values, 1):
            return


def minimal_puzzle(seed: int | str) -> Puzzle:
    """Return a random minimal puzzle: it has a unique solution, and every given is needed.

    The same seed gives the same puzzle on every machine.  Givens are removed greedily, so puzzles with few givens are
    too frequent: the average is 24.3 givens, compared with 26.6 for all minimal puzzles.  The solution is filled cell
    by cell, which has a bias too.  If the distribution matters, use ``draw_sample``.
    """
    chance = Random(seed)
    solution = filled_in_steps(chance)
    digging = ClassicDigging()
    digging.set_solution(solution)
    gone = digging.dig(solution, [(cell,) for cell in shuffled(CELLS, chance)], 0)
    return Puzzle("".join("." if (cell,) in gone else str(digit) for cell, digit in enumerate(solution)))
