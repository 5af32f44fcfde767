"""Where an attempt takes its puzzles from: what it digs first, and what it digs when it varies a puzzle.

A source says which cells may be emptied, in groups that are filled or empty together.  What it gives has one solution;
the attempt then empties groups as far as its target allows.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from ..position import counting
from .digging import random_solution

BACK = (1, 3)
"""How many givens come back when a puzzle is varied, at least and at most: the last group may bring more.

What is good about a puzzle is mostly kept.
"""

BACK_OF_RANDOM = (3, 6)
"""How many givens come back where there is nothing rare to be kept: with fewer the same puzzle is often dug again."""

SOLUTIONS_SEEN = 20
"""Among how many solutions a new one is drawn when a group of givens is exchanged for others."""


class Filled(NamedTuple):
    """81 values (0 for an empty cell) with one solution, and that solution.

    ``steps`` is how many variations a puzzle must be from them that is taken: some where they may meet the target
    themselves, which would be no new puzzle.
    """

    values: tuple[int, ...]
    solution: tuple[int, ...]
    steps: int = 0


class Source(Protocol):
    """Where puzzles come from.  All chance is that of ``chance.random()``, so that a seed gives the same everywhere."""

    @property
    def groups(self) -> Sequence[tuple[int, ...]]:
        """The cells that may be emptied, in groups that are filled or empty together; all others stay as they are.

        There are none where each given has its place and only digits change.
        """

    def start(self, chance: Random) -> Filled:
        """Return something new to dig.  It has one solution."""

    def vary(self, filled: Filled, chance: Random) -> Filled:
        """Return something to dig that is near a puzzle.  It has one solution, which may be another one."""


class RandomSolutions:
    """Random solutions; a puzzle is varied by giving some of its empty groups back."""

    back = BACK_OF_RANDOM

    def __init__(self, groups: Sequence[tuple[int, ...]]) -> None:
        self.groups = groups

    def start(self, chance: Random) -> Filled:
        """Return a random solution, with all cells filled."""
        solution = tuple(random_solution(chance))
        return Filled(solution, solution)

    def vary(self, filled: Filled, chance: Random) -> Filled:
        """Return a puzzle with some groups of cells filled again."""
        return with_some_back(filled, self.groups, chance, self.back)


def with_some_back(
    filled: Filled, groups: Sequence[tuple[int, ...]], chance: Random, back: tuple[int, int] = BACK
) -> Filled:
    """Return values with some of those groups filled again that are empty."""
    values = list(filled.values)
    empty = [group for group in groups if not values[group[0]]]
    least, most = back
    left = least + int(chance.random() * (most - least + 1))
    while empty and left > 0:
        group = empty.pop(int(chance.random() * len(empty)))
        left -= len(group)
        for cell in group:
            values[cell] = filled.solution[cell]
    return Filled(tuple(values), filled.solution)


def with_others(filled: Filled, groups: Sequence[tuple[int, ...]], chance: Random) -> Filled:
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
    return Filled(tuple(values), solution)
