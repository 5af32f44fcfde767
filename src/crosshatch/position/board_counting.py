# cython: language_level=3
"""The solution counter for all boards: how many solutions a position on a board has, up to a limit, and which.

It knows a board only by its tables (``board.board_tables``), and by its truths and combinations.
Placing a digit removes everything that its candidate excludes.  Cells, houses and truths with one candidate left place
it; combinations narrow the candidates of their cells.  When nothing changes any more, the search tries the digits of
the cell, or the cells of a digit in a house, with the fewest candidates.  A search that takes long begins again without
the candidates that contradict the position at once, because a board with rules that exclude each other in a few cells
would otherwise be searched everywhere else.

Classic boards have a faster counter of their own (``counting``).
"""

from collections.abc import Sequence
from operator import index
from typing import Any

from ..board import board as boards
from ..board.automaton import Automaton, Narrowing
from ..board.bitset import bit, lowest, members, popcount
from ..board.board_tables import BoardTables
from ..board.c_types import Byte, Cells, Long, Number, Short, c_only
from ..board.checks import check_cell
from ..board.clock import look
from ..board.houses import MOST_SUM
from ..board.rules import table_of
from ..board.sums import CageSearch

_NO_LIMIT = 2**31 - 1
_MOST_CAGES = 128
_MOST_REMEMBERED = 20_000
_PROBED_AFTER = 10_000
"""The number of positions after which the search tests each candidate of the start, and begins again."""

_CLOCK_EVERY = 64  # nodes between two looks at the clock
_MODULUS: Long = 2147483647
_MULTIPLIER: Long = 48271


class BoardCounter:
    """One search: set it up from a board and the candidates of its cells, then call ``run``.

    ``found`` is the number of solutions found, ``nodes`` the number of positions examined, and ``lines`` the solutions,
    if requested, as lines of 81 characters with ``.`` for cells that the board does not have.  ``stopped`` says that
    the search gave up after ``most_nodes`` positions.  With a ``seed`` other than 0, the search tries cells and digits
    in a random order.

    Raises ValueError if a limit is below 1, or the masks are not those of 81 cells; ``run`` raises OutOfTime if the
    current deadline passes.
    """

    def __init__(
        self, board: object, masks: Sequence[int], limit: Number, keep: bool, most_nodes: Number, seed: Number = 0
    ) -> None:
        if not isinstance(board, boards.Board):
            raise TypeError(f"expected a Board, not {type(board).__name__}")
        if limit < 1:
            raise ValueError(f"the limit must be 1 or more, not {limit}")
        if most_nodes < 1:
            raise ValueError(f"the number of positions must be 1 or more, not {most_nodes}")
        self.limit = min(limit, _NO_LIMIT)
        self.keep = keep
        self.most_nodes: Long = min(most_nodes, _NO_LIMIT)
        self.stopped = False
        self.found = 0
        self.nodes: Long = 0
        self.lines: list[str] = []
        self.size: int = board.size
        self.cells: list[Cells] = [0] * 820
        self.settled: list[Cells] = [0] * 82
        self.tables: BoardTables = board.tables
        drawn = index(seed)
        self.state: Long = drawn % (_MODULUS - 1) + 1 if drawn else 0
        self.house_cells: list[Cells] = [0] * 64
        self.house_count: int = 0
        for house in members(self.tables.all_houses):
            self.house_cells[self.house_count] = self.tables.house[house]
            self.house_count += 1
        self.all_cells: Cells = self.tables.cells
        self.truths: tuple[Any, ...] = tuple(
            [tuple([(each.cell, each.digit) for each in truth.candidates]) for truth in board.truths]
        )
        self.cage_count: int = 0
        self.cage_start: list[Short] = [0] * 129
        self.cage_cells: list[Byte] = [0] * 1152
        self.cage_total: list[Short] = [0] * 128
        self.cage_set: list[Cells] = [0] * 128
        self.cage = CageSearch()
        # For each depth: the candidates when all cages were last narrowed.
        self.narrowed: list[Cells] = [0] * 820
        others = [rule for rule in board.combinations if not self._take_cage(rule)]
        self.rules: tuple[Any, ...] = tuple([(rule, rule.cells, table_of(board, rule)) for rule in others])
        self.narrowing = Narrowing()
        self.remembered: dict[Any, list[int]] = {}
        self._set_masks(masks)

    def _take_cage(self, rule: Any) -> bool:
        """Take a rule as a cage, if it is one and there is room; return whether it was."""
        if not rule.all_differ or self.cage_count == _MOST_CAGES or not 0 < len(rule.cells) <= 9:
            return False
        if rule.sum_of_cells is None or not 0 <= rule.sum_of_cells < MOST_SUM:
            return False
        end: int = self.cage_start[self.cage_count]
        cell: int
        for cell in rule.cells:
            check_cell(cell)
            self.cage_cells[end] = cell
            self.cage_set[self.cage_count] |= bit(cell)
            end += 1
        self.cage_total[self.cage_count] = rule.sum_of_cells
        self.cage_count += 1
        self.cage_start[self.cage_count] = end
        return True

    def _set_masks(self, masks: Sequence[int]) -> None:
        """Start from the candidates of each of the 81 cells."""
        if len(masks) != 81:
            raise ValueError(f"expected masks of digits for 81 cells, found {len(masks)}")
        for cell in range(81):
            mask: int = masks[cell]
            if mask & ~1022:
                raise ValueError("a mask of digits has bits 1 to 9 only")
            for digit in members(mask):
                self.cells[digit] |= bit(cell)

    def run(self) -> None:
        """Count the solutions, up to the limit."""
        if self.most_nodes <= _PROBED_AFTER:
            self._descend(0)
            return
        most = self.most_nodes
        start = [self.cells[digit] for digit in range(10)]
        self.most_nodes = _PROBED_AFTER
        self._descend(0)
        self.most_nodes = most
        if self.stopped:
            self.restart()
            for digit in range(1, 10):
                self.cells[digit] = start[digit]
            if self._probe():
                self._descend(0)

    def _probe(self) -> bool:
        """Remove each candidate of the start that contradicts it at once; return False if there is a contradiction."""
        changed = True
        while changed:
            changed = False
            if not self._propagate(0):
                return False
            for cell in members(self.all_cells & ~self.settled[0]):
                look()
                for digit in range(1, self.size + 1):
                    if not self.cells[digit] & bit(cell):
                        continue
                    self._copy(0)
                    self._place(1, cell, digit)
                    if not self._propagate(1):
                        self.cells[digit] &= ~bit(cell)
                        changed = True
        return True

    def _copy(self, depth: int) -> None:
        """Copy the position at a stack depth to the next."""
        here = depth * 10
        for each in range(1, 10):
            self.cells[here + 10 + each] = self.cells[here + each]
            self.narrowed[here + 10 + each] = self.narrowed[here + each]
        self.settled[depth + 1] = self.settled[depth]

    @c_only
    def restart(self) -> None:
        """Prepare to count the solutions of another position, which the caller puts into ``cells``."""
        self.stopped = False
        self.found = 0
        self.nodes = 0
        self.lines = []
        self.settled[0] = 0
        for digit in range(1, 10):
            self.narrowed[digit] = 0

    def _descend(self, depth: int) -> None:
        """Count the solutions below the position at a stack depth, up to the limit."""
        here = depth * 10
        while True:
            if self.nodes >= self.most_nodes:
                self.stopped = True
                return
            self.nodes += 1
            if self.nodes % _CLOCK_EVERY == 0:
                look()
            if not self._propagate(depth):
                return
            choice = self._choose(depth)
            if choice < 0:
                self.found += 1
                if self.keep:
                    self.lines.append(self._line(here))
                return
            cell = choice // 10
            digit = choice % 10
            self._copy(depth)
            self._place(depth + 1, cell, digit)
            self._descend(depth + 1)
            if self.stopped or self.found >= self.limit:
                return
            self.cells[here + digit] &= ~bit(cell)

    def _place(self, depth: int, cell: int, digit: int) -> None:
        """Place a digit: remove all candidates that it excludes."""
        here = depth * 10
        tables = self.tables
        if tables.has_links:
            first = (cell * 9 + digit - 1) * 10
            for each in range(1, 10):
                self.cells[here + each] &= ~tables.excluded[first + each]
        else:
            self.cells[here + digit] &= ~tables.peers[cell]
            for each in range(1, 10):
                if each != digit:
                    self.cells[here + each] &= ~bit(cell)
        self.settled[depth] |= bit(cell)

    def _propagate(self, depth: int) -> bool:
        """Draw all simple conclusions until nothing changes; return False on a contradiction."""
        while True:
            outcome = self._singles(depth)
            if outcome == 0:
                outcome = self._hidden_singles(depth)
            if outcome == 0 and self.truths:
                outcome = self._single_truths(depth)
            if outcome == 0 and self.cage_count:
                outcome = self._narrow_cages(depth)
            if outcome == 0 and self.rules:
                outcome = self._narrow(depth)
            if outcome < 0:
                return False
            if outcome == 0:
                return True

    def _singles(self, depth: int) -> int:
        """Place the last candidates of cells; return 1 if there are any, 0 if not, and -1 on a contradiction."""
        here = depth * 10
        once: Cells = 0
        twice: Cells = 0
        for digit in range(1, self.size + 1):
            cells = self.cells[here + digit]
            twice |= once & cells
            once |= cells
        if once != self.all_cells:
            return -1
        once = once & ~twice & ~self.settled[depth]
        if once == 0:
            return 0
        for digit in range(1, self.size + 1):
            for cell in members(self.cells[here + digit] & once):
                if not self.cells[here + digit] & bit(cell):
                    return -1
                self._place(depth, cell, digit)
        return 1

    def _hidden_singles(self, depth: int) -> int:
        """Do the same for the last places of digits in complete houses."""
        here = depth * 10
        outcome = 0
        for digit in range(1, self.size + 1):
            for house in range(self.house_count):
                cells = self.cells[here + digit] & self.house_cells[house]
                if cells == 0:
                    return -1
                if cells & (cells - 1) == 0 and not cells & self.settled[depth]:
                    self._place(depth, lowest(cells), digit)
                    outcome = 1
        return outcome

    def _single_truths(self, depth: int) -> int:
        """Do the same for the last candidates of declared truths."""
        here = depth * 10
        for truth in self.truths:
            left = 0
            last = 0
            for cell, digit in truth:
                place: int = cell
                check_cell(place)
                value: int = digit
                if self.cells[here + value] & bit(place):
                    left += 1
                    last = place * 10 + value
            if left == 0:
                return -1
            if left == 1 and not self.settled[depth] & bit(last // 10):
                self._place(depth, last // 10, last % 10)
                return 1
        return 0

    def _narrow_cages(self, depth: int) -> int:
        """Remove the candidates of cages that no sum contains; return as ``_singles`` does."""
        here = depth * 10
        changed: Cells = 0
        for digit in range(1, self.size + 1):
            changed |= self.cells[here + digit] ^ self.narrowed[here + digit]
            self.narrowed[here + digit] = self.cells[here + digit]
        outcome = 0
        for number in range(self.cage_count):
            if not self.cage_set[number] & changed:
                continue
            start: int = self.cage_start[number]
            count: int = self.cage_start[number + 1] - start
            for place in range(count):
                one = bit(self.cage_cells[start + place])
                mask = 0
                for digit in range(1, self.size + 1):
                    if self.cells[here + digit] & one:
                        mask |= 1 << digit
                self.cage.masks[place] = mask
            if not self.cage.narrow(count, self.cage_total[number]):
                return -1
            for place in range(count):
                for digit in members(self.cage.masks[place] & ~self.cage.left[place]):
                    self.cells[here + digit] &= ~bit(self.cage_cells[start + place])
                    outcome = 1
        return outcome

    def _narrow(self, depth: int) -> int:
        """Remove the candidates that occur in no combination; return as ``_singles`` does."""
        here = depth * 10
        outcome = 0
        for rule, cells, tabulated in self.rules:
            table: Automaton = tabulated
            masks = []
            for cell in cells:
                place: int = cell
                check_cell(place)
                mask = 0
                for digit in range(1, self.size + 1):
                    if self.cells[here + digit] & bit(place):
                        mask |= 1 << digit
                masks.append(mask)
            left = self.narrowing.supported(table, masks) if table.fits else self._remembered(rule, masks)
            if left != masks:
                for number in range(len(masks)):
                    gone: int = masks[number] & ~left[number] & 1022
                    place = cells[number]
                    for digit in members(gone):
                        self.cells[here + digit] &= ~bit(place)
                    if gone == masks[number]:
                        return -1
                outcome = 1
        return outcome

    def _remembered(self, rule: Any, masks: list[int]) -> list[int]:
        """Return the digits that a rule without a table leaves."""
        key = (rule, tuple(masks))
        left: list[int] | None = self.remembered.get(key)
        if left is None:
            if len(self.remembered) >= _MOST_REMEMBERED:
                self.remembered.clear()
            left = self.remembered[key] = rule.supported(masks)
        return left

    def _choose(self, depth: int) -> int:
        """Return the candidate to try as ten times its cell plus its digit; -1 if all digits are placed.

        It belongs to the cell, or to the digit in a complete house, with the fewest candidates.
        """
        here = depth * 10
        unsettled = self.all_cells & ~self.settled[depth]
        best = 10
        choice = -1
        ties = 0
        for cell in members(unsettled):
            mask = 0
            for digit in range(1, self.size + 1):
                if self.cells[here + digit] & bit(cell):
                    mask |= 1 << digit
            count = popcount(mask)
            if count < best:
                best = count
                ties = 1
                choice = cell * 10 + self._pick(mask)
                if best == 2 and self.state == 0:
                    return choice
            elif count == best and self.state:
                ties += 1
                if self._below(ties) == 0:
                    choice = cell * 10 + self._pick(mask)
        if self.state:
            return choice
        for digit in range(1, self.size + 1):
            for house in range(self.house_count):
                cells = self.cells[here + digit] & self.house_cells[house]
                count = popcount(cells)
                if 1 < count < best:
                    best = count
                    choice = lowest(cells) * 10 + digit
        return choice

    def _pick(self, mask: int) -> int:
        """Return a digit of a mask: the lowest, or a random one."""
        if self.state:
            skipped = self._below(popcount(mask))
            while skipped:
                mask &= mask - 1
                skipped -= 1
        return lowest(mask)

    def _below(self, bound: int) -> int:
        """Return a random number below a bound, from the minimal standard generator (``solving.backtracking``)."""
        self.state = self.state * _MULTIPLIER % _MODULUS
        drawn: int = self.state % bound
        return drawn

    def _line(self, here: int) -> str:
        """Return the solution at a stack index."""
        line = ["."] * 81
        for digit in range(1, self.size + 1):
            for cell in members(self.cells[here + digit]):
                line[cell] = str(digit)
        return "".join(line)


def search(
    board: object,
    masks: Sequence[int],
    limit: Number,
    keep: bool = True,
    most_nodes: Number = _NO_LIMIT,
    seed: Number = 0,
) -> BoardCounter:
    """Return the finished search for up to ``limit`` solutions, given the candidates of the 81 cells as masks."""
    counter = BoardCounter(board, masks, limit, keep, most_nodes, seed)
    counter.run()
    return counter
