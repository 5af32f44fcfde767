# cython: language_level=3
"""Remove givens from a puzzle on any board whose solution is known; a given stays if the search takes too long."""

from operator import index

from ...board import board as boards
from ...board.bitset import bit, members
from ...board.c_types import Cells, Number
from ...board.checks import check_digits
from ...position.board_counting import BoardCounter
from .digging import Digging

MOST_NODES, MOST_NODES_WITH_RULES = 3000, 100
"""The number of positions after which a search for another solution gives up.

A position takes longer on a board with cages or other rules about several cells.
"""


class BoardDigging(Digging):
    """Removes givens on any board.

    A given stays if the search would need more than ``most_nodes`` positions to tell whether it is needed.

    Raises TypeError unless ``board`` is a Board.
    """

    def __init__(self, board: object, most_nodes: Number = 0) -> None:
        if not isinstance(board, boards.Board):
            raise TypeError(f"expected a Board, not {type(board).__name__}")
        super().__init__()
        self.counter = BoardCounter(board, [1022] * 81, 1, True, index(most_nodes) or MOST_NODES)
        if not most_nodes and (self.counter.cage_count or self.counter.rules):
            self.counter.most_nodes = MOST_NODES_WITH_RULES
        self.allowed: list[Cells] = [0] * 10
        masks = board.digits_of
        for cell in range(81):
            mask: int = masks[cell]
            check_digits(mask)
            for digit in members(mask):
                self.allowed[digit] |= bit(cell)

    def _is_sure(self, without: int) -> bool:
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
            self._store(cells)
        return counter.found == 0 and not counter.stopped
