"""Find digits for a pattern so that the solution is unique, by a local search that minimises the number of solutions.

The search begins with the digits of a random solution.  Each given in turn takes the digit that leaves the fewest
solutions, counted up to a limit.  When no given can improve, a few of them take other random digits, and the change is
undone if it leads to more solutions.  This finds puzzles for sparse patterns that no random solution fits.

After a number of unsuccessful searches, the pattern is given up: after a few searches if the number of solutions is
still at the limit, and after many if it is lower.  Such patterns have hardly ever turned out to have a puzzle.

A puzzle with a unique solution is varied within the same pattern by changing the digits of one or two cells.
"""

from collections.abc import Sequence
from itertools import count
from random import Random

from ...board.clock import OutOfTime, look
from ...board.houses import CELLS, DIGITS
from ...position.counting import count_values, solutions_of_values
from ..digging import give_first, random_solution, shuffled
from ..sources import SourceGrid

COUNTED = 500
"""Limit for counting solutions; two fillings at the limit cannot be compared."""

SHAKEN = 4
"""Number of givens that take random digits when no single one can improve."""

SHAKES = 30
"""Number of such attempts without success before the search begins anew."""

SEARCHES, HOPELESS_SEARCHES = 100, 10
"""After so many searches without success a pattern is given up; the second is for those with COUNTED solutions."""

ONE = 0.7
"""How often a variation changes one given; otherwise it changes two."""

TRIES = 30
"""Number of choices of givens to try for a variation."""


class FillingNotFound(OutOfTime):
    """No filling with a unique solution was found in time, or the search was ``hopeless``.

    ``values`` are the best filling, ``solution`` is one of its solutions, and ``solutions`` is their number, counted up
    to COUNTED.
    """

    def __init__(self, values: Sequence[int], solutions: int, hopeless: bool = False) -> None:
        super().__init__(f"no filling with one solution was found{'' if hopeless else ' in time'}")
        self.hopeless = hopeless
        self.values = tuple(values)
        self.solution = _solution(values)
        self.solutions = solutions


def fill(cells: Sequence[int], fixed: Sequence[int], chance: Random) -> SourceGrid:
    """Return 81 values with a unique solution, filled in some cells and empty elsewhere.

    ``fixed`` are 81 values (0 if not fixed), which must have a solution and are always given.

    Raises FillingNotFound if there is a deadline (``board.clock``) that has passed, or after too many unsuccessful
    searches.
    """
    free = [cell for cell in cells if not fixed[cell]]
    best: _Filling | None = None
    for searches in count(1):
        filling = _Filling(free, fixed, chance)
        try:
            filling.search()
        except OutOfTime:
            best = _better(filling, best)
            raise FillingNotFound(best.values, best.solutions) from None
        if filling.solutions == 1:
            return SourceGrid(tuple(filling.values), _solution(filling.values))
        best = _better(filling, best)
        if searches >= (HOPELESS_SEARCHES if best.solutions >= COUNTED else SEARCHES):
            break
    assert best is not None
    raise FillingNotFound(best.values, best.solutions, hopeless=True)


def _solution(values: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(int, solutions_of_values(values, 1)[0]))


class _Filling:
    """A filling that is improved step by step; ``solutions`` is its number of solutions, up to COUNTED."""

    def __init__(self, free: Sequence[int], fixed: Sequence[int], chance: Random) -> None:
        self._free = free
        self._chance = chance
        solution = solution_with(fixed, chance)
        self.values = list(fixed)
        for cell in free:
            self.values[cell] = solution[cell]
        self.solutions = count_values(self.values, COUNTED)

    def search(self) -> None:
        """Improve until the solution is unique, or too many random changes were unsuccessful."""
        self._climb()
        shakes = 0
        while self.solutions > 1 and shakes < SHAKES:
            before, solutions = self.values[:], self.solutions
            try:
                self._shake()
                self._climb()
                shakes = 0 if self.solutions < solutions else shakes + 1
            finally:
                if self.solutions > solutions:
                    self.values, self.solutions = before, solutions

    def _climb(self) -> None:
        """Give each cell in turn the digit with the fewest solutions, until none can improve."""
        before = self.solutions + 1
        while 1 < self.solutions < before:
            before = self.solutions
            for cell in shuffled(self._free, self._chance):
                look()
                self._give_best(cell)
                if self.solutions == 1:
                    return

    def _give_best(self, cell: int) -> None:
        best = current = self.values[cell]
        for digit in shuffled(DIGITS, self._chance):
            if digit == current:
                continue
            self.values[cell] = digit
            solutions = count_values(self.values, self.solutions + 1)
            if 0 < solutions <= self.solutions:
                best, self.solutions = digit, solutions
        self.values[cell] = best

    def _shake(self) -> None:
        """Give a few cells other digits, if these leave a solution."""
        shaken = shuffled(self._free, self._chance)[:SHAKEN]
        before = [self.values[cell] for cell in shaken]
        for cell in shaken:
            self.values[cell] = 0
        for cell, digit in zip(shaken, before, strict=True):
            others = [each for each in shuffled(DIGITS, self._chance) if each != digit]
            give_first(self.values, cell, [*others, digit])
        self.solutions = count_values(self.values, COUNTED)


def _better(one: _Filling, other: _Filling | None) -> _Filling:
    return one if other is None or one.solutions < other.solutions else other


def solution_with(fixed: Sequence[int], chance: Random) -> list[int]:
    """Return a random solution that has the fixed digits (81 values, 0 if not fixed); one must exist."""
    if not any(fixed):
        return random_solution(chance)
    values = list(fixed)
    for cell in shuffled((cell for cell in CELLS if not values[cell]), chance):
        if count_values(values, 2) == 1:
            break
        give_first(values, cell, shuffled(DIGITS, chance))
    return [int(digit) for digit in solutions_of_values(values, 1)[0]]


def varied(filled: SourceGrid, cells: Sequence[int], chance: Random) -> SourceGrid:
    """Return another puzzle with the same pattern, in which one or a few of ``cells`` have other digits.

    It has a unique solution, as the first puzzle must.  If no other puzzle is found, the first is returned.
    """
    values = list(filled.values)
    for _ in range(TRIES if cells else 0):
        changed = shuffled(cells, chance)[: 1 if chance.random() < ONE else 2]
        before = [values[cell] for cell in changed]
        for cell in changed:
            values[cell] = 0
        others = [digit for digit in shuffled(DIGITS, chance) if digit != before[0]]
        if _settle(values, changed, others, chance):
            return SourceGrid(tuple(values), _solution(values))
        for cell, digit in zip(changed, before, strict=True):
            values[cell] = digit
    return filled


def _settle(values: list[int], cells: Sequence[int], digits: Sequence[int], chance: Random) -> bool:
    """Fill cells so that the solution is unique, the first with one of some digits; return whether that is possible."""
    first, *rest = cells
    for digit in digits:
        values[first] = digit
        solutions = count_values(values, 2)
        if solutions == 1 and not rest:
            return True
        if solutions and rest and _settle(values, rest, shuffled(DIGITS, chance), chance):
            return True
        values[first] = 0
    return False
