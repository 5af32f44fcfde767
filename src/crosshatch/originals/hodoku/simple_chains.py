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

from ...board.bitset import array, bit, interpreted, lowest, popcount
from ...board.c_types import Cells, internal
from ...board.cells import cells_of_size
from ...board.checks import check_given
from ...board.grid import Grid
from ...board.houses import HOUSE, PEERS
from .choice_of_chains import Choice, Effect

MOST_LINKS = 20
"""The most links of a simple chain, HoDoKu's default: so 20 cells of one digit, or 10 bivalue cells, in effect."""

MOST_CELLS = 10
"""The most bivalue cells of such a chain: each has a link inside, and another one leads to the next."""

FEWEST_CELLS = 4
"""The fewest cells of a Remote Pair."""


def x_chain(grid: Grid) -> Effect | None:
    """Return what HoDoKu's X-Chain removes, None where there is none."""
    check_given(grid)
    return DigitChains(grid).best()


def xy_chain(grid: Grid) -> Effect | None:
    """Return what HoDoKu's XY-Chain removes, None where there is none."""
    check_given(grid)
    return BivalueChains(grid).best()


def remote_pair(grid: Grid) -> Effect | None:
    """Return what HoDoKu's Remote Pair removes, None where there is none."""
    check_given(grid)
    return RemotePairs(grid).best() if _has_equals(grid) else None


def _has_equals(grid: Grid) -> bool:
    """Return whether there are enough equal bivalue cells for a Remote Pair."""
    rest = cells_of_size(grid, 2)
    left = popcount(rest)
    while left >= FEWEST_CELLS:
        digits = grid.cell_digits[lowest(rest)]
        others = rest & (rest - 1)
        equal = 1
        while others:
            if grid.cell_digits[lowest(others)] == digits:
                equal += 1
            others &= others - 1
        if equal >= FEWEST_CELLS:
            return True
        rest &= rest - 1
        left -= 1
    return False


@internal
class DigitChains:
    """The search for the best chain of one digit."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.choice = Choice()
        self.strong: list[Cells] = [0] * 810  # of each digit and cell (``digit * 81 + cell``) the other ends
        self.linked: list[Cells] = [0] * 10  # for each digit the cells with strong links
        self.digit = 0

    def best(self) -> Effect | None:
        """Return the best effect."""
        for digit in range(1, 10):
            self._link(digit)
        for start in range(81):
            digits = self.grid.cell_digits[start]
            while digits:
                digit = lowest(digits)
                digits &= digits - 1
                if self.linked[digit] & bit(start):
                    self._start(digit, start)
        return self.choice.effect()

    def _link(self, digit: int) -> None:
        """Note the strong links of a digit: the houses with two places for it."""
        cells = self.grid.digit_cells[digit]
        self.linked[digit] = 0
        for cell in range(81):
            self.strong[digit * 81 + cell] = 0
        for house in range(27):
            if self.grid.places[digit * 27 + house] == 2:
                pair = cells & HOUSE[house]
                one = lowest(pair)
                other = lowest(pair & (pair - 1))
                self.strong[digit * 81 + one] |= bit(other)
                self.strong[digit * 81 + other] |= bit(one)
                self.linked[digit] |= pair

    def _start(self, digit: int, start: int) -> None:
        """Try the ends of chains from a start that would be better than the best."""
        self.digit = digit
        targets = self.grid.digit_cells[digit] & PEERS[start]
        ends = self._reached(start) if targets else 0
        while ends:
            end = lowest(ends)
            ends &= ends - 1
            removed = targets if end == start else targets & PEERS[end]
            self.choice.now[digit] = removed
            if self.choice.improves() and self._joined(start, end):
                self.choice.take()
        self.choice.now[digit] = 0

    def _reached(self, start: int) -> Cells:
        """Return the cells that come out on along the links, in 3 links or more, whatever is met on the way."""
        digit = self.digit
        cells = self.grid.digit_cells[digit]
        on = self.strong[digit * 81 + start]
        reached: Cells = 0
        links = 1
        known_on = on
        while on and links + 2 <= MOST_LINKS:
            off: Cells = 0
            while on:
                off |= PEERS[lowest(on)] & cells & self.linked[digit]
                on &= on - 1
            while off:
                on |= self.strong[digit * 81 + lowest(off)]
                off &= off - 1
            reached |= on
            links += 2
            on &= ~known_on
            known_on |= on
        return reached

    def _joined(self, start: int, end: int) -> bool:
        """Return whether a chain without a cell twice goes from the start to the end."""
        return self._strong_step(start, end, bit(start), MOST_LINKS, 0)

    def _strong_step(self, cell: int, end: int, used: Cells, left: int, links: int) -> bool:
        """Go on from an off cell by a strong link, with so many links left."""
        if left < 1:
            return False
        others = self.strong[self.digit * 81 + cell]
        if links >= 2 and others & bit(end):
            return True
        others &= ~(used | bit(end))
        while others:
            other = lowest(others)
            others &= others - 1
            if self._weak_step(other, end, used | bit(other), left - 1, links + 1):
                return True
        return False

    def _weak_step(self, cell: int, end: int, used: Cells, left: int, links: int) -> bool:
        """Go on from an on cell by a weak link."""
        if left < 2:
            return False
        others = PEERS[cell] & self.linked[self.digit] & ~used & ~bit(end)
        while others:
            other = lowest(others)
            others &= others - 1
            if self._strong_step(other, end, used | bit(other), left - 1, links + 1):
                return True
        return False


@internal
class BivalueChains:
    """The search for the best chain of bivalue cells."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.choice = Choice()
        self.pairs: Cells = cells_of_size(grid, 2)
        self.pairs_with: list[Cells] = [0] * 10  # for each digit the bivalue cells that have it
        self.fresh: list[Cells] = [0] * 10
        self.coming: list[Cells] = [0] * 10
        self.distance = [0] * 810  # of a cell and the digit by which it is entered to the end: 0 where there is no way

    def best(self) -> Effect | None:
        """Return the best effect."""
        for digit in range(1, 10):
            self.pairs_with[digit] = self.pairs & self.grid.digit_cells[digit]
        rest = self.pairs
        while rest:
            start = lowest(rest)
            rest &= rest - 1
            digits = self.grid.cell_digits[start]
            while digits:
                digit = lowest(digits)
                digits &= digits - 1
                self._start(digit, start)
        return self.choice.effect()

    def _start(self, digit: int, start: int) -> None:
        """Try the ends of chains from a start that would be better than the best."""
        targets = self.grid.digit_cells[digit] & PEERS[start]
        if popcount(targets) < self.choice.count or not targets or not self._any_better(digit, start, targets):
            return
        self._measure(digit, start)
        ends = self.pairs_with[digit] & ~bit(start)
        while ends:
            end = lowest(ends)
            ends &= ends - 1
            if self.distance[end * 10 + digit]:
                self.choice.now[digit] = targets & PEERS[end]
                if self.choice.improves() and self._joined(digit, end, start):
                    self.choice.take()
        self.choice.now[digit] = 0

    def _any_better(self, digit: int, start: int, targets: Cells) -> bool:
        """Return whether some end, reached or not, would make a better chain than the best."""
        ends = self.pairs_with[digit] & ~bit(start)
        better = False
        while ends and not better:
            self.choice.now[digit] = targets & PEERS[lowest(ends)]
            better = self.choice.improves()
            ends &= ends - 1
        self.choice.now[digit] = 0
        return better

    def _joined(self, digit: int, start: int, end: int) -> bool:
        """Return whether a chain without a cell twice goes from a start to the end from which cells are measured."""
        other = lowest(self.grid.cell_digits[start] & ~(1 << digit))
        return self._step(other, start, end, bit(start), MOST_CELLS - 1)

    def _measure(self, digit: int, end: int) -> None:
        """Note how many cells there are from each cell, by the digit by which it is entered, to the end."""
        index = 0
        while index < 810:
            self.distance[index] = 0
            index += 1
        for each in range(1, 10):
            self.fresh[each] = 0
        other = lowest(self.grid.cell_digits[end] & ~(1 << digit))
        self.fresh[other] = bit(end)
        self.distance[end * 10 + other] = 1
        cells = 1
        more = True
        while more and cells < MOST_CELLS:
            cells += 1
            more = self._measure_next(cells)

    def _measure_next(self, cells: int) -> bool:
        """Note the cells from which those measured last are entered; return whether there are any."""
        for each in range(1, 10):
            self.coming[each] = 0
        more = False
        for each in range(1, 10):
            seeing: Cells = 0
            rest = self.fresh[each]
            while rest:
                seeing |= PEERS[lowest(rest)]
                rest &= rest - 1
            seeing &= self.pairs_with[each]
            while seeing:
                cell = lowest(seeing)
                seeing &= seeing - 1
                entered = lowest(self.grid.cell_digits[cell] & ~(1 << each))
                if not self.distance[cell * 10 + entered]:
                    self.distance[cell * 10 + entered] = cells
                    self.coming[entered] |= bit(cell)
                    more = True
        for each in range(1, 10):
            self.fresh[each] = self.coming[each]
        return more

    def _step(self, digit: int, cell: int, end: int, used: Cells, left: int) -> bool:
        """Go on from a cell where a digit is on, with so many cells left."""
        others = self.pairs_with[digit] & PEERS[cell] & ~used
        while others:
            other = lowest(others)
            others &= others - 1
            distance = self.distance[other * 10 + digit]
            if distance == 1:
                return True
            if other != end and 1 < distance <= left:
                passed = lowest(self.grid.cell_digits[other] & ~(1 << digit))
                if self._step(passed, other, end, used | bit(other), left - 1):
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
        if interpreted():
            self.path = array(MOST_CELLS)  # MOST_CELLS

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
                starts = self.equal
                while starts:
                    self._go_on(lowest(starts), 0, 0)
                    starts &= starts - 1
        return self.choice.effect()

    def _equal_cells(self, cells: Cells, digits: int) -> Cells:
        """Return those of some cells that have just these digits."""
        equal: Cells = 0
        while cells:
            if self.grid.cell_digits[lowest(cells)] == digits:
                equal |= cells & -cells
            cells &= cells - 1
        return equal

    def _go_on(self, cell: int, used: Cells, length: int) -> None:
        """Add a cell to the chain and go on from there."""
        self.path[length] = cell
        length += 1
        if length >= FEWEST_CELLS and length % 2 == 0:
            self._weigh(length)
        if length < MOST_CELLS:
            used |= bit(cell)
            others = self.equal & PEERS[cell] & ~used
            while others:
                self._go_on(lowest(others), used, length)
                others &= others - 1

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
