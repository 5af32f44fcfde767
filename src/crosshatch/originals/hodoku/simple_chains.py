# cython: language_level=3
"""HoDoKu's simple chains: X-Chain, XY-Chain and Remote Pair, and which of them it takes.

A simple chain has strong and weak links in turn, a strong one first and last, and comes to no cell twice; but an
X-Chain may end in the cell where it started, whose digit is then true.  All links of an X-Chain are of one digit;
those of an XY-Chain go from bivalue cell to bivalue cell, those of a Remote Pair between equal ones.

HoDoKu finds all chains of up to 20 links and chooses one of the best by what they remove (``choice``); the first found
is the one with the lowest start, cell by cell and digit by digit.  Only what is removed matters for its path, and the
two ends decide that.  So the ends are looked at first, and a chain between them is only looked for where it would be
better than what was found so far.

Source: the rules of HoDoKu 2.2.0, found by running it.
"""

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Short, internal
from ...board.cells import cells_of_size
from ...board.checks import check_given
from ...board.grid import Grid
from ...board.houses import HOUSE, PEERS
from .choice_of_chains import Choice, Effect

MOST_STRONG = 10
"""The most strong links of a simple chain: HoDoKu's default is 20 links in all."""

MOST_CELLS = 10
"""The most cells of a Remote Pair: each has a link inside, and another one leads to the next."""

FEWEST_CELLS = 4
"""The fewest cells of a Remote Pair."""


def x_chain(grid: Grid) -> Effect | None:
    """Return what HoDoKu's X-Chain removes, None where there is none."""
    check_given(grid)
    chains = SimpleChains(grid, True)
    chains.link_in_houses()
    return chains.best()


def xy_chain(grid: Grid) -> Effect | None:
    """Return what HoDoKu's XY-Chain removes, None where there is none."""
    check_given(grid)
    chains = SimpleChains(grid, False)
    chains.link_in_cells()
    return chains.best()


def remote_pair(grid: Grid) -> Effect | None:
    """Return what HoDoKu's Remote Pair removes, None where there is none."""
    check_given(grid)
    return RemotePairs(grid).best()


@internal
class SimpleChains:
    """The search for the best chain by some strong links.

    The *node* of a digit in a cell is ``digit * 81 + cell``.  At the other end of its strong links is ``other_digit``,
    in the cells of ``strong``.  ``linked`` are for each digit the cells with such links.
    """

    def __init__(self, grid: Grid, may_close: bool) -> None:
        self.grid = grid
        self.choice = Choice()
        self.may_close = may_close  # whether a chain may end in the cell where it started
        self.linked: list[Cells] = [0] * 10
        self.strong: list[Cells] = [0] * 810
        self.other_digit: list[Short] = [0] * 810
        self.distance: list[Short] = [0] * 810  # of a node that is off, in strong links to the start: 0 for no way
        self.queue: list[Short] = [0] * 810
        self.queued = 0

    def link_in_houses(self) -> None:
        """Take as strong links the houses with two places for a digit."""
        for digit in range(1, 10):
            for house in members(self.grid.houses_with(digit, 2) & ~self.grid.houses_with(digit, 3)):
                pair = self.grid.digit_cells[digit] & HOUSE[house]
                self._link(digit, lowest(pair), digit, pair & (pair - 1))
                self._link(digit, lowest(pair & (pair - 1)), digit, pair & -pair)

    def link_in_cells(self) -> None:
        """Take as strong links the cells with two candidates."""
        for cell in members(cells_of_size(self.grid, 2)):
            digits = self.grid.cell_digits[cell]
            low = lowest(digits)
            high = lowest(digits & (digits - 1))
            self._link(low, cell, high, bit(cell))
            self._link(high, cell, low, bit(cell))

    def _link(self, digit: int, cell: int, other_digit: int, others: Cells) -> None:
        self.linked[digit] |= bit(cell)
        self.strong[digit * 81 + cell] |= others
        self.other_digit[digit * 81 + cell] = other_digit

    def best(self) -> Effect | None:
        """Return the best effect."""
        for start in range(81):
            for digit in members(self.grid.cell_digits[start]):
                if self.linked[digit] & bit(start):
                    self._start(digit, start)
        return self.choice.effect()

    def _start(self, digit: int, start: int) -> None:
        """Try the ends of chains from a start that would be better than the best."""
        targets = self.grid.digit_cells[digit] & PEERS[start]
        if popcount(targets) < self.choice.count or not targets:
            return
        measured = False
        for end in members(self.linked[digit] if self.may_close else self.linked[digit] & ~bit(start)):
            self.choice.now[digit] = targets if end == start else targets & PEERS[end]
            if self.choice.improves():
                if not measured:
                    self._measure(digit * 81 + start)
                    measured = True
                node = digit * 81 + end
                if self.distance[node] and self._leads(node, digit * 81 + start, bit(end), MOST_STRONG):
                    self.choice.take()
        self.choice.now[digit] = 0

    def _measure(self, start: int) -> None:
        """Note how many strong links lead from each node that is off to the start, on."""
        for node in range(810):
            self.distance[node] = 0
        self.queued = 0
        self._measure_partners(start, 1)
        done = 0
        while done < self.queued:
            node = self.queue[done]
            done += 1
            if self.distance[node] < MOST_STRONG:
                for cell in members(PEERS[node % 81] & self.linked[node // 81]):
                    self._measure_partners(node // 81 * 81 + cell, self.distance[node] + 1)

    def _measure_partners(self, node: int, distance: int) -> None:
        first = self.other_digit[node] * 81
        for cell in members(self.strong[node]):
            other = first + cell
            if not self.distance[other]:
                self.distance[other] = distance
                self.queue[self.queued] = other
                self.queued += 1

    def _leads(self, node: int, start: int, used: Cells, left: int) -> bool:
        """Return whether a chain without a cell twice goes on from a node that is off to the start, on.

        It has so many strong links left.
        """
        digit = self.other_digit[node]
        cells = self.strong[node]
        there = bit(start % 81)
        if left < MOST_STRONG and digit == start // 81 and cells & there:
            return True
        cells &= ~(used | there) | bit(node % 81)
        for cell in members(cells):
            for other in members(PEERS[cell] & self.linked[digit] & ~(used | bit(cell))):
                distance = self.distance[digit * 81 + other]
                may_lead = 0 < distance < left and (distance == 1 or not there & bit(other))
                if may_lead and self._leads(digit * 81 + other, start, used | bit(cell) | bit(other), left - 1):
                    return True
        return False


@internal
class RemotePairs:
    """The search for the best chain of equal bivalue cells."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.choice = Choice()
        self.equal: Cells = 0
        self.low = 0
        self.high = 0
        self.path = [0] * MOST_CELLS

    def best(self) -> Effect | None:
        """Return the best effect."""
        rest = cells_of_size(self.grid, 2)
        while rest:
            digits = self.grid.cell_digits[lowest(rest)]
            self.low = lowest(digits)
            self.high = lowest(digits & (digits - 1))
            self.equal = self._equal_cells(rest, digits)
            rest &= ~self.equal
            if popcount(self.equal) >= FEWEST_CELLS:
                self.choice.clear()
                for start in members(self.equal):
                    self._go_on(start, 0, 0)
        return self.choice.effect()

    def _equal_cells(self, cells: Cells, digits: int) -> Cells:
        """Return those of some cells that have just these digits."""
        equal: Cells = 0
        for cell in members(cells):
            if self.grid.cell_digits[cell] == digits:
                equal |= bit(cell)
        return equal

    def _go_on(self, cell: int, used: Cells, length: int) -> None:
        """Add a cell to the chain and go on from there."""
        self.path[length] = cell
        length += 1
        if length >= FEWEST_CELLS and length % 2 == 0:
            self._weigh(length)
        if length < MOST_CELLS:
            used |= bit(cell)
            for other in members(self.equal & PEERS[cell] & ~used):
                self._go_on(other, used, length)

    def _weigh(self, length: int) -> None:
        """Take the chain, if something goes between its ends and it is better than the best."""
        between = PEERS[self.path[0]] & PEERS[self.path[length - 1]]
        if not between & (self.grid.digit_cells[self.low] | self.grid.digit_cells[self.high]):
            return
        seen: Cells = 0
        first = 0
        while first < length:
            last = first + 3
            while last < length:
                seen |= PEERS[self.path[first]] & PEERS[self.path[last]]
                last += 2
            first += 1
        self.choice.now[self.low] = seen & self.grid.digit_cells[self.low]
        self.choice.now[self.high] = seen & self.grid.digit_cells[self.high]
        if self.choice.improves():
            self.choice.take()
