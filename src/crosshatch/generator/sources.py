"""Sources of puzzles for an attempt: starting grids, and variations of puzzles.

A source states which cells may be emptied, in groups that are filled or empty together.  Everything that it returns has
a unique solution.  The attempt then empties groups as far as its target allows.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from ..board.board import CLASSIC, Board
from ..position import counting
from .digging import random_solution

BACK = (1, 3)
"""Number of givens to put back in a variation, from and to; the last group may exceed it.

Most of what makes the puzzle good is kept.
"""

BACK_OF_RANDOM = (3, 6)
"""Number of givens to put back if nothing rare has to be kept; with fewer, the same puzzle often results again."""

VARIATIONS = 100
"""Number of variations of a puzzle before the search starts anew."""

SOLUTIONS_SEEN = 20
"""Number of solutions among which a new one is drawn when a group of givens is exchanged."""


class SourceGrid(NamedTuple):
    """81 values (0 for an empty cell) with their unique solution.

    ``steps`` is the number of variations that a result must be away from them, if they may meet the target themselves
    and so would not be a new puzzle.
    """

    values: tuple[int, ...]
    solution: tuple[int, ...]
    steps: int = 0
    board: Board = CLASSIC


class Source(Protocol):
    """A source of puzzles.  All randomness comes from ``chance.random()``, so a seed gives the same puzzles on every
    machine."""

    @property
    def groups(self) -> Sequence[tuple[int, ...]]:
        """The cells that may be emptied, in groups that are filled or empty together; all others keep their values.

        There are none if every given has its place and only digits change.
        """

    @property
    def variations(self) -> int:
        """The number of variations of a puzzle before the search starts anew."""

    def start(self, chance: Random) -> SourceGrid:
        """Return a new starting grid with a unique solution."""

    def vary(self, filled: SourceGrid, chance: Random) -> SourceGrid:
        """Return a starting grid near a puzzle, with a unique solution that may be a different one."""


class RandomSolutions:
    """A source of random solutions; variations put back some of the empty groups of a puzzle."""

    back = BACK_OF_RANDOM
    variations = VARIATIONS

    def __init__(self, groups: Sequence[tuple[int, ...]]) -> None:
        self.groups = groups

    def start(self, chance: Random) -> SourceGrid:
        """Return a random solution with all cells filled."""
        solution = tuple(random_solution(chance))
        return SourceGrid(solution, solution)

    def vary(self, filled: SourceGrid, chance: Random) -> SourceGrid:
        """Return a puzzle with some groups of cells filled again."""
        return with_some_back(filled, self.groups, chance, self.back)


def with_some_back(
    filled: SourceGrid, groups: Sequence[tuple[int, ...]], chance: Random, back: tuple[int, int] = BACK
) -> SourceGrid:
    """Return values with some of the empty groups filled again."""
    values = list(filled.values)
    empty = [group for group in groups if not values[group[0]]]
    least, most = back
    left = least + int(chance.random() * (most - least + 1))
    while empty and left > 0:
        group = empty.pop(int(chance.random() * len(empty)))
        left -= len(group)
        for cell in group:
            values[cell] = filled.solution[cell]
    return filled._replace(values=tuple(values), steps=0)


def with_others(filled: SourceGrid, groups: Sequence[tuple[int, ...]], chance: Random) -> SourceGrid:
    """Return values with a group of givens exchanged for others, and with another solution."""
    values = list(filled.values)
    given = [group for group in groups if any(values[cell] for cell in group)]
    for cell in given[int(chance.random() * len(given))]:
        values[cell] = 0
    own = "".join(map(str, filled.solution))
    found = counting.solutions_of_values(values, SOLUTIONS_SEEN)
    others = [each for each in found if each != own]
    if not others:
        return with_some_back(filled, groups, chance)
    line = others[int(chance.random() * len(others))]
    solution = tuple(map(int, line))
    while wrong := [each for each in found if each != line]:
        telling = [group for group in groups if any(wrong[0][cell] != line[cell] for cell in group)]
        for cell in telling[int(chance.random() * len(telling))]:
            values[cell] = solution[cell]
        found = counting.solutions_of_values(values, 2)
    return SourceGrid(tuple(values), solution)
