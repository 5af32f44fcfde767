# cython: language_level=3
"""The consequences of an assumption, in the order of Sudoku Explainer's multiple and dynamic chains.

A candidate that is on turns off the others in its cell, and its digit elsewhere in its houses.  A candidate that is off
turns on the last other one in its cell, or in a house.  Candidates that are on are always followed first.  In *dynamic*
chains, candidates that are off no longer count.  So a candidate that is then turned on also depends on those that were
turned off earlier in its cell or house.
"""

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Short, c_only
from ...board.houses import HOUSE, HOUSES_OF
from .closure import Closure, Deduction
from .kinds import ADVANCED, BOX, CELL, HOUSE_SETS, OTHERS, START
from .position import Position

NO_NODE = -1

MOST_NODES = 832
"""A number greater than the number of nodes in a closure; see ``closure``."""


class Follower:
    """The consequences of assumptions in a position, the ``source``.

    ``working`` is the same position without the candidates turned off since.  For each house, ``lost`` has the digits
    turned off in any of its cells, which matters only for deductions.  ``by_cells`` says whether implications within
    cells are used, or only those in houses (Nishio chains).
    """

    def __init__(self, dynamic: bool, by_cells: bool) -> None:
        self.dynamic = dynamic
        self.by_cells = by_cells
        self.source = Position()
        self.working = Position()
        self.closure = Closure()
        self.deducing = False
        self.lost = [0] * 27
        # For each digit, the cells where being off has consequences, in a static search.
        self._linked: list[Cells] = [0] * 10
        self._place: list[Short] = [0] * 1458  # for each state reached, its node
        self._on_queue: list[Short] = [0] * MOST_NODES
        self._off_queue: list[Short] = [0] * MOST_NODES
        self._on_count = 0
        self._on_done = 0
        self._off_count = 0
        self._off_done = 0

    @c_only
    def load(self, position: Position) -> None:
        """Take a position."""
        self.source.copy(position)
        self.working.copy(position)
        if not self.dynamic:
            self._link()

    def _link(self) -> None:
        """Find the candidates that leave only one other in their cell, or in a house."""
        for digit in range(1, 10):
            self._linked[digit] = 0
            for house in range(27):
                cells = self.source.digit_cells[digit] & HOUSE[house]
                rest = cells & (cells - 1)
                if rest & (rest - 1) == 0:
                    self._linked[digit] |= cells
        for cell in members(self.source.empty):
            digits = self.source.cell_digits[cell]
            if popcount(digits) == 2:
                self._linked[lowest(digits)] |= bit(cell)
                self._linked[lowest(digits & (digits - 1))] |= bit(cell)

    @c_only
    def begin(self, closure: Closure, start: int) -> None:
        """Find the consequences of a state by singles."""
        closure.begin()
        self.closure = closure
        self.deducing = False
        self._clear()
        if start & 1:
            self._turn_on(start // 18, (start >> 1) % 9 + 1, START, NO_NODE)
        else:
            self._turn_off(start // 18, (start >> 1) % 9 + 1, START, NO_NODE)
        self.run()

    @c_only
    def resume(self, closure: Closure) -> None:
        """Restore the state after all nodes of a closure without contradictions were followed."""
        self.closure = closure
        self.deducing = True
        self._clear()
        for node in range(closure.count):
            state = closure.states[node]
            self._place[state] = node
            if state & 1 == 0:
                self._remove(state // 18, (state >> 1) % 9 + 1)

    @c_only
    def run(self) -> bool:
        """Follow the queue until it is empty; return whether there is no contradiction."""
        going = True
        while going:
            if self._on_done < self._on_count:
                self._on_done += 1
                going = self._exclude(self._on_queue[self._on_done - 1])
            elif self._off_done < self._off_count:
                self._off_done += 1
                going = self._force(self._off_queue[self._off_done - 1])
            else:
                return True
        return False

    def _clear(self) -> None:
        for digit in range(1, 10):
            self.working.digit_cells[digit] = self.source.digit_cells[digit]
        for cell in range(81):
            self.working.cell_digits[cell] = self.source.cell_digits[cell]
        if self.deducing:
            for house in range(27):
                self.lost[house] = 0
        self._on_count = 0
        self._on_done = 0
        self._off_count = 0
        self._off_done = 0

    def _remove(self, cell: int, digit: int) -> None:
        self.working.digit_cells[digit] &= ~bit(cell)
        self.working.cell_digits[cell] &= ~(1 << digit)
        if self.deducing:
            self.lost[HOUSES_OF[cell][0]] |= 1 << digit
            self.lost[HOUSES_OF[cell][1]] |= 1 << digit
            self.lost[HOUSES_OF[cell][2]] |= 1 << digit

    def _add(self, state: int, cause: int, parent: int) -> int:
        """Add a node with its first parent (NO_NODE for none), and return its number.

        If it follows from a deduction, the number of the deduction takes the place of a parent.
        """
        closure = self.closure
        node = closure.count
        first = closure.first[node]
        closure.states[node] = state
        closure.causes[node] = cause
        closure.sizes[node] = 0
        closure.parents[first] = parent
        closure.first[node + 1] = first if parent == NO_NODE else first + 1
        closure.count = node + 1
        return node

    def _turn_on(self, cell: int, digit: int, cause: int, parent: int) -> None:
        """Add a node that is on, to be followed; its other parents are to be added."""
        state = 2 * (cell * 9 + digit) - 1
        node = self._add(state, cause, parent)
        self._place[state] = node
        self.closure.on[digit] |= bit(cell)
        self._on_queue[self._on_count] = node
        self._on_count += 1

    def _turn_off(self, cell: int, digit: int, cause: int, parent: int) -> None:
        """Add a node that is off, to be followed."""
        state = 2 * (cell * 9 + digit) - 2
        node = self._add(state, cause, parent)
        self._place[state] = node
        self.closure.off[digit] |= bit(cell)
        if self.dynamic or self._linked[digit] & bit(cell):
            self._off_queue[self._off_count] = node
            self._off_count += 1

    def _exclude(self, node: int) -> bool:
        """Turn off the candidates that a node which is on excludes; return whether there is no contradiction."""
        closure = self.closure
        state = closure.states[node]
        cell = state // 18
        digit = (state >> 1) % 9 + 1
        here = bit(cell)
        if self.by_cells:
            for other in members(self.working.cell_digits[cell] & ~(1 << digit)):
                if closure.on[other] & here:
                    return self._clash(cell, other, False, CELL, node)
                if closure.off[other] & here == 0:
                    self._turn_off(cell, other, CELL, node)
        on = closure.on[digit]
        left = self.working.digit_cells[digit] & ~(closure.off[digit] & ~on)
        for part in range(3):
            for seen in members(left & OTHERS[3 * cell + part]):
                if on & bit(seen):
                    return self._clash(seen, digit, False, BOX + part, node)
                self._turn_off(seen, digit, BOX + part, node)
        return True

    def _force(self, node: int) -> bool:
        """Turn on the last candidates that a node which is off leaves; return whether there is no contradiction."""
        state = self.closure.states[node]
        cell = state // 18
        digit = (state >> 1) % 9 + 1
        digits = self.working.cell_digits[cell] & ~(1 << digit) if self.by_cells else 0
        cells = self.working.digit_cells[digit] & ~bit(cell)
        if self.dynamic:
            self._remove(cell, digit)
        if digits and digits & (digits - 1) == 0 and not self._lead(node, cell, lowest(digits), CELL):
            return False
        for part in range(3):
            rest = cells & HOUSE_SETS[3 * cell + part]
            if rest and rest & (rest - 1) == 0 and not self._lead(node, lowest(rest), digit, BOX + part):
                return False
        return True

    def _lead(self, node: int, cell: int, digit: int, cause: int) -> bool:
        """Turn on the last candidate that a node leaves; return whether there is no contradiction."""
        if self.closure.off[digit] & bit(cell):
            return self._clash(cell, digit, True, cause, node)
        if self.closure.on[digit] & bit(cell) == 0:
            self._turn_on(cell, digit, cause, node)
            self._add_gone(node, cause)
        return True

    def _clash(self, cell: int, digit: int, on: bool, cause: int, parent: int) -> bool:
        """Add a node that contradicts an existing one; return False, as this is a contradiction."""
        state = 2 * (cell * 9 + digit) - 2
        self.closure.clash = self._place[state + 1 - on]
        self._add(state + on, cause, parent)
        if on:
            self._add_gone(parent, cause)
        return False

    def _add_gone(self, node: int, cause: int) -> None:
        """Add the other parents of the last node, which is on: candidates turned off in the cell or house concerned."""
        if not self.dynamic:
            return
        closure = self.closure
        last = closure.first[closure.count]
        state = closure.states[node]
        cell = state // 18
        digit = (state >> 1) % 9 + 1
        if cause == CELL:
            for other in members(self.source.cell_digits[cell] & ~self.working.cell_digits[cell] & ~(1 << digit)):
                closure.parents[last] = self._place[2 * (cell * 9 + other - 1)]
                last += 1
        else:
            cells = self.source.digit_cells[digit] & ~self.working.digit_cells[digit] & ~bit(cell)
            cells &= HOUSE_SETS[3 * cell + cause - BOX]
            for peer in members(cells):
                closure.parents[last] = self._place[2 * (peer * 9 + digit - 1)]
                last += 1
        closure.first[closure.count] = last

    @c_only
    def add_lost(self, deduction: Deduction, digit: int, cells: Cells) -> None:
        """Add to the parents of a deduction the candidates for a digit turned off in some cells."""
        cells &= self.source.digit_cells[digit] & ~self.working.digit_cells[digit]
        for cell in members(cells):
            deduction.add_parent(self._place[2 * (cell * 9 + digit - 1)])

    @c_only
    def remove_by(self, deduction: Deduction, removed: str) -> None:
        """Turn off candidates because of a deduction, in order."""
        for index in range(len(removed)):
            candidate = ord(removed[index])
            self.remove(deduction, candidate // 9, candidate % 9 + 1)

    @c_only
    def remove(self, deduction: Deduction, cell: int, digit: int) -> None:
        """Turn off a candidate because of the last deduction or a new one, and queue it, unless it is off already."""
        closure = self.closure
        if closure.off[digit] & bit(cell) == 0:
            number: int = len(closure.deductions)
            if number and closure.deductions[number - 1] is deduction:
                number -= 1
            else:
                closure.deductions.append(deduction)
            self._turn_off(cell, digit, ADVANCED, number)
