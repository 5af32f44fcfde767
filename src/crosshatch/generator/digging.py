"""Random solutions, and minimal puzzles dug out of them.

All chance comes from ``random.Random.random``, whose sequence for a seed is the same on every machine and every
version of Python.
"""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from ..board.houses import ALL_DIGITS, CELLS, DIGITS, HOUSE_CELLS, PEERS, digits_in
from ..board.puzzle import Puzzle
from ..engine.search import counting

T = TypeVar("T")

_BOXES_APART = (18, 22, 26)  # boxes 1, 5 and 9 share no line: they can be filled independently


def shuffled(items: Iterable[T], chance: Random) -> list[T]:
    """Return the items in random order."""
    return [item for _, item in sorted(((chance.random(), item) for item in items), key=lambda pair: pair[0])]


def random_solution(chance: Random) -> list[int]:
    """Return a random filled grid, as 81 digits."""
    values = [0] * 81
    for box in _BOXES_APART:
        for cell, digit in zip(HOUSE_CELLS[box], shuffled(DIGITS, chance), strict=True):
            values[cell] = digit
    for cell in shuffled((cell for cell in CELLS if not values[cell]), chance):
        _fill(values, cell, chance)
        if counting.count_values(values, 2) == 1:
            break
    return [int(digit) for digit in counting.solutions_of_values(values, 1)[0]]


def _fill(values: list[int], cell: int, chance: Random) -> None:
    """Give a cell a random digit that leaves a solution; the values must have one."""
    seen = sum({1 << values[peer] for peer in CELLS if PEERS[cell] >> peer & 1})
    for digit in shuffled(digits_in(ALL_DIGITS & ~seen), chance):
        values[cell] = digit
        if counting.count_values(values, 1):
            return


def minimal_puzzle(seed: int | str) -> Puzzle:
    """Return a random puzzle with one solution in which no given can be spared.

    The same seed gives the same puzzle everywhere.
    """
    chance = Random(seed)
    values = random_solution(chance)
    for cell in shuffled(CELLS, chance):
        digit = values[cell]
        values[cell] = 0
        if counting.count_values(values, 2) != 1:
            values[cell] = digit
    return Puzzle("".join(map(str, values)))
