# cython: language_level=3
"""Remove givens from a puzzle whose solution is known.

A given can be removed if no solution has another digit in its place.  The search for one therefore begins with the
digit removed from the cell, and usually finds out soon that there is none.  If several cells are emptied at once,
another solution differs in one of them, since the solution was unique before.

The cells in which another solution differs are an unavoidable set: one of them must be a given.  These sets are stored
as long as the solution stays the same, so that the last given in a set is not tried again.
"""

from collections.abc import Sequence

from ...board.bitset import bit, members, popcount
from ...board.c_types import Cells
from ...board.checks import check_cell, check_values, check_within
from ...board.houses import ALL_CELLS, PEERS
from ...position.counting import Counter

MOST_UNAVOIDABLE = 512
"""Maximum number of stored unavoidable sets; the oldest are dropped."""


class Digging:
    """Removes givens from puzzles of one solution after another; a subclass searches for other solutions."""

    def __init__(self) -> None:
        self.solution = [0] * 81
        self.filled: Cells = 0
        self.of_digit: list[Cells] = [0] * 10
        self.unavoidable: list[Cells] = [0] * MOST_UNAVOIDABLE
        self.known = 0  # so many unavoidable sets were found

    def set_solution(self, solution: Sequence[int]) -> None:
        """Set the solution: 81 digits, with 0 for cells that the board does not have."""
        check_values(solution)
        same = True
        for cell in range(81):
            if self.solution[cell] != solution[cell]:
                same = False
                self.solution[cell] = solution[cell]
        if same:
            return
        self.known = 0
        for digit in range(10):
            self.of_digit[digit] = 0
        for cell in range(81):
            self.of_digit[self.solution[cell]] |= bit(cell)

    def dig(self, values: Sequence[int], order: Sequence[tuple[int, ...]], fewest: int) -> list[tuple[int, ...]]:
        """Empty groups of cells in order, each if the solution stays unique and at least ``fewest`` givens remain;
        return those emptied.

        The values (0 for an empty cell) must have the solution that was set and no other; all cells of the groups must
        be filled.
        """
        check_values(values)
        check_within(fewest, 0, 81)
        self.filled = 0
        for cell in range(81):
            if values[cell]:
                self.filled |= bit(cell)
        left = popcount(self.filled)
        gone = []
        for group in order:
            if left - len(group) >= fewest and self._goes(group):
                left -= len(group)
                gone.append(group)
        return gone

    def _goes(self, group: tuple[int, ...]) -> bool:
        """Empty a group of cells if the solution stays unique, and return whether it does."""
        before = self.filled
        cell: int
        for cell in group:
            check_cell(cell)
            self.filled &= ~bit(cell)
        if self._meets_all():
            for cell in group:
                if not self._is_sure(cell):
                    break
            else:
                return True
        self.filled = before
        return False

    def _meets_all(self) -> bool:
        """Return whether every stored unavoidable set contains a given."""
        for number in range(min(self.known, MOST_UNAVOIDABLE)):
            if not self.filled & self.unavoidable[number]:
                return False
        return True

    def _is_sure(self, without: int) -> bool:
        """Return whether no solution has another digit in this empty cell; store where one that is found differs."""
        raise NotImplementedError

    def _store(self, cells: Cells) -> None:
        """Store the cells in which another solution differs."""
        self.unavoidable[self.known % MOST_UNAVOIDABLE] = cells
        self.known += 1


class ClassicDigging(Digging):
    """Removes givens on the classic board."""

    def __init__(self) -> None:
        super().__init__()
        self.counter = Counter(1, False)

    def _is_sure(self, without: int) -> bool:
        counter = self.counter
        counter.found = 0
        counter.settled[0] = self.filled
        for digit in range(1, 10):
            cells = ALL_CELLS & ~self.filled
            givens = self.filled & self.of_digit[digit]
            for cell in members(givens):
                cells &= ~PEERS[cell]
            counter.cells[digit] = cells | givens
            counter.stable[digit] = 0
        counter.cells[self.solution[without]] &= ~bit(without)
        counter.run(0)
        if counter.found == 0:
            return True
        cells = 0
        for digit in range(1, 10):
            cells |= self.of_digit[digit] & ~counter.cells[counter.last + digit]
        self._store(cells)
        return False
