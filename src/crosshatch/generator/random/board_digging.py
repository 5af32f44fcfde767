# cython: language_level=3
"""Remove givens from a puzzle on any board, as ``digging`` does on the classic one.

A search that takes long gives up; the given then stays.
"""

from collections.abc import Sequence
from operator import index

from ...board import board as boards
from ...board.bitset import bit, members, popcount
from ...board.c_types import Cells, Number
from ...board.checks import check_cell, check_digits, check_values, check_within
from ...position.board_counting import BoardCounter

MOST_NODES, MOST_NODES_WITH_RULES = 3000, 100
"""The number of positions after which a search for another solution gives up.

A position takes longer on a board with cages or other rules about several cells.
"""

MOST_UNAVOIDABLE = 512
"""Maximum number of stored unavoidable sets; the oldest are dropped."""


class BoardDigging:
    """Removes givens from puzzles on a board, of one solution after another.

    A given stays if the search would need more than ``most_nodes`` positions to tell whether it is needed.

    Raises TypeError unless ``board`` is a Board.
    """

    def __init__(self, board: object, most_nodes: Number = 0) -> None:
        if not isinstance(board, boards.Board):
            raise TypeError(f"expected a Board, not {type(board).__name__}")
        self.counter = BoardCounter(board, [1022] * 81, 1, True, index(most_nodes) or MOST_NODES)
        if not most_nodes and (self.counter.cage_count or self.counter.rules):
            self.counter.most_nodes = MOST_NODES_WITH_RULES
        self.solution = [0] * 81
        self.allowed: list[Cells] = [0] * 10
        self.of_digit: list[Cells] = [0] * 10
        self.unavoidable: list[Cells] = [0] * MOST_UNAVOIDABLE
        self.known = 0  # so many unavoidable sets were found
        self.filled: Cells = 0
        masks = board.digits_of
        for cell in range(81):
            mask: int = masks[cell]
            check_digits(mask)
            for digit in members(mask):
                self.allowed[digit] |= bit(cell)

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
        """Return whether no solution has another digit in an empty cell, as far as the search can tell."""
        counter = self.counter
        counter.restart()
        for digit in range(1, 10):
            counter.cells[digit] = self.allowed[digit] & ~self.filled | self.filled & self.of_digit[digit]
        counter.cells[self.solution[without]] &= ~bit(without)
        counter.run()
        if counter.found:
            line = counter.lines[0]
            cells: Cells = 0
            for cell in range(81):
                if line[cell] != "." and int(line[cell]) != self.solution[cell]:
                    cells |= bit(cell)
            self.unavoidable[self.known % MOST_UNAVOIDABLE] = cells
            self.known += 1
        return counter.found == 0 and not counter.stopped
