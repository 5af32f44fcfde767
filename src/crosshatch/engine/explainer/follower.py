"""What follows from an assumption, on or off, as Sudoku Explainer's multiple and dynamic chains follow it.

What is on turns off the other candidates of its cell and its digit elsewhere in its houses; what is off turns on the
last one left beside it in its cell, or in a house.  What is on is always followed first.  In *dynamic* chains what is
off is gone for all that follows; so what is on then rests also on those that went before from its cell or house.
"""

from ...board import houses
from ...board.bitset import bit, lowest
from . import kinds
from .closure import Closure, Deduction
from .position import Position

HOUSE = houses.HOUSE
HOUSES_OF = houses.HOUSES_OF

START = kinds.START
CELL = kinds.CELL
BOX = kinds.BOX
ADVANCED = kinds.ADVANCED
KIND_OF = kinds.KIND_OF
OTHERS = kinds.OTHERS
NO_NODE = -1


def house_of(cell: int, cause: int) -> int:
    """Return the house of a cell (0..26) by which something follows."""
    return HOUSES_OF[cell][KIND_OF[cause]]


class Follower:
    """What follows from assumptions in a position, the ``source``.

    ``working`` is the same position without what has gone since.  ``by_cells`` says whether cells count, or only houses
    (in Nishio chains).
    """

    def __init__(self, dynamic: bool, by_cells: bool) -> None:
        self.dynamic = dynamic
        self.by_cells = by_cells
        self.source = Position()
        self.working = Position()
        self._closure = Closure()
        self.level = 0
        self.known = 0  # the level whose deductions are known to give nothing as it stands
        self.lost = [0] * 27  # of each house the digits that are gone from some cell of it
        self._place = [0] * 1458  # of each state its node, where it was reached
        self._on_queue = [0] * 832
        self._on_count = 0
        self._on_done = 0
        self._off_queue = [0] * 832
        self._off_count = 0
        self._off_done = 0

    def follow(self, closure: Closure, start: int) -> None:
        """Find what follows from a state by singles alone."""
        self._closure = closure
        self.level = 0
        self.known = 0
        closure.begin()
        self._begin()
        if start & 1:
            self._turn_on(start >> 1, START)
        else:
            self._turn_off(start >> 1, START)
        self._go_on()

    def follow_on(self, closure: Closure, level: int) -> None:
        """Find what follows further from what a closure has, by deductions of a level (1 or more) too.

        A higher level than that of the closure only finds more, but for level 4, which begins anew after level 1.
        """
        if closure.plain_count != NO_NODE and level == 4:
            closure.cut()
            closure.level = 1
        closure.count_before = closure.count
        if closure.clash == NO_NODE:
            self._closure = closure
            self.level = level
            self.known = closure.level
            self._resume()
            self._go_on()
        closure.level = level

    def _begin(self) -> None:
        self.working.copy(self.source)
        for house in range(27):
            self.lost[house] = 0
        self._on_count = 0
        self._on_done = 0
        self._off_count = 0
        self._off_done = 0

    def _resume(self) -> None:
        """Get everything as it was when all nodes of the closure had been followed."""
        self._begin()
        closure = self._closure
        for node in range(closure.count):
            state = closure.states[node]
            self._place[state] = node
            if state & 1 == 0:
                self._remove(state >> 1)

    def _go_on(self) -> None:
        """Follow what is queued, until nothing is left or there is a contradiction."""
        going = True
        while going:
            if self._on_done < self._on_count:
                self._on_done += 1
                going = self._exclude(self._on_queue[self._on_done - 1])
            elif self._off_done < self._off_count:
                self._off_done += 1
                going = self._force(self._off_queue[self._off_done - 1])
            else:
                going = self.level > 0 and self.deduce()

    def deduce(self) -> bool:
        """Deduce more where no single follows; return whether anything was turned off.  A follower does not."""
        return False

    def _remove(self, candidate: int) -> None:
        cell = candidate // 9
        digit = candidate % 9 + 1
        self.working.digit_cells[digit] &= ~bit(cell)
        self.working.cell_digits[cell] &= ~(1 << digit)
        self.lost[HOUSES_OF[cell][0]] |= 1 << digit
        self.lost[HOUSES_OF[cell][1]] |= 1 << digit
        self.lost[HOUSES_OF[cell][2]] |= 1 << digit

    def _turn_on(self, candidate: int, cause: int) -> None:
        """Add a node that is on, to be followed; its parents are to be added."""
        state = 2 * candidate + 1
        node = self._closure.add(state, cause)
        self._place[state] = node
        self._closure.on[candidate % 9 + 1] |= bit(candidate // 9)
        self._on_queue[self._on_count] = node
        self._on_count += 1

    def _turn_off(self, candidate: int, cause: int) -> None:
        """Add a node that is off, to be followed; its parent is to be added."""
        state = 2 * candidate
        node = self._closure.add(state, cause)
        self._place[state] = node
        self._closure.off[candidate % 9 + 1] |= bit(candidate // 9)
        self._off_queue[self._off_count] = node
        self._off_count += 1

    def _exclude(self, node: int) -> bool:
        """Turn off what a node that is on excludes; return whether there is no contradiction."""
        closure = self._closure
        candidate = closure.states[node] >> 1
        cell = candidate // 9
        digit = candidate % 9 + 1
        if self.by_cells:
            digits = self.working.cell_digits[cell] & ~(1 << digit)
            while digits:
                other = lowest(digits)
                digits &= digits - 1
                if closure.on[other] & bit(cell):
                    return self._clash(cell * 9 + other - 1, False, CELL, node)
                if closure.off[other] & bit(cell) == 0:
                    self._turn_off(cell * 9 + other - 1, CELL)
                    closure.add_parent(node)
        left = self.working.digit_cells[digit] & ~(closure.off[digit] & ~closure.on[digit])
        for part in range(3):
            cells = left & OTHERS[3 * cell + part]
            while cells:
                seen = lowest(cells)
                cells &= cells - 1
                if closure.on[digit] & bit(seen):
                    return self._clash(seen * 9 + digit - 1, False, BOX + part, node)
                self._turn_off(seen * 9 + digit - 1, BOX + part)
                closure.add_parent(node)
        return True

    def _force(self, node: int) -> bool:
        """Turn on what a node that is off leaves as the last; return whether there is no contradiction."""
        candidate = self._closure.states[node] >> 1
        cell = candidate // 9
        digit = candidate % 9 + 1
        digits = self.working.cell_digits[cell] & ~(1 << digit) if self.by_cells else 0
        cells = self.working.digit_cells[digit] & ~bit(cell)
        if self.dynamic:
            self._remove(candidate)
        if digits and digits & (digits - 1) == 0 and not self._lead(node, cell * 9 + lowest(digits) - 1, CELL):
            return False
        for part in range(3):
            rest = cells & HOUSE[HOUSES_OF[cell][KIND_OF[BOX + part]]]
            if rest and rest & (rest - 1) == 0 and not self._lead(node, lowest(rest) * 9 + digit - 1, BOX + part):
                return False
        return True

    def _lead(self, node: int, candidate: int, cause: int) -> bool:
        """Turn on what a node leaves as the last; return whether there is no contradiction."""
        cell = candidate // 9
        digit = candidate % 9 + 1
        if self._closure.off[digit] & bit(cell):
            return self._clash(candidate, True, cause, node)
        if self._closure.on[digit] & bit(cell) == 0:
            self._turn_on(candidate, cause)
            self._add_parents(node, cause)
        return True

    def _clash(self, candidate: int, on: bool, cause: int, parent: int) -> bool:
        """Add a node that contradicts one that is there, and return that there is a contradiction."""
        self._closure.clash = self._place[2 * candidate + 1 - on]
        self._closure.add(2 * candidate + on, cause)
        if on:
            self._add_parents(parent, cause)
        else:
            self._closure.add_parent(parent)
        return False

    def _add_parents(self, node: int, cause: int) -> None:
        """Add the parents of the last node, which is on: a node that is off, and those gone from cell or house."""
        self._closure.add_parent(node)
        if not self.dynamic:
            return
        candidate = self._closure.states[node] >> 1
        cell = candidate // 9
        digit = candidate % 9 + 1
        if cause == CELL:
            digits = self.source.cell_digits[cell] & ~self.working.cell_digits[cell] & ~(1 << digit)
            while digits:
                self._closure.add_parent(self._place[2 * (cell * 9 + lowest(digits) - 1)])
                digits &= digits - 1
        else:
            cells = self.source.digit_cells[digit] & ~self.working.digit_cells[digit] & ~bit(cell)
            cells &= HOUSE[HOUSES_OF[cell][KIND_OF[cause]]]
            while cells:
                self._closure.add_parent(self._place[2 * (lowest(cells) * 9 + digit - 1)])
                cells &= cells - 1

    def _add_lost(self, deduction: Deduction, digit: int, cells: int) -> None:
        """Add to the parents of a deduction a digit that is gone from some cells, as far as it was there."""
        cells &= self.source.digit_cells[digit] & ~self.working.digit_cells[digit]
        while cells:
            deduction.add_parent(self._place[2 * (lowest(cells) * 9 + digit - 1)])
            cells &= cells - 1

    def _remove_by(self, deduction: Deduction, removed: list[int]) -> bool:
        """Turn off candidates by a deduction, in order; return whether any was not off before."""
        closure = self._closure
        number = len(closure.deductions)
        new = False
        for candidate in removed:
            if closure.off[candidate % 9 + 1] & bit(candidate // 9) == 0:
                self._turn_off(candidate, ADVANCED)
                closure.add_parent(number)
                new = True
        if new:
            closure.deductions.append(deduction)
        return new
