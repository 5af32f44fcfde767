# cython: language_level=3
"""Trials: what follows from a premise when it is carried out on a copy of the position, with the singles that arise.

A trial of HoDoKu's places or removes the digit of its premise, and then, four rounds long, all singles that arise.  A
single rests on several nodes at once, on the digits that its cell has lost or the places that its digit has lost.
"""

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Short, c_only
from ...board.checks import check_given
from ...board.grid import Grid
from ...board.houses import HOUSE, HOUSES_OF, PEERS
from .tables import MOST_DIRECT, MOST_ENTRIES, OFF, Tables

ROUNDS = 4
"""How many rounds of singles a trial has."""

MOST_NOTED = 300
"""More singles of a kind than are noted: a cell comes to its last digit once, a digit to its last place in a house."""

MOST_CAUSES = 5
"""How many nodes HoDoKu notes as what a single rests on."""


class Trial:
    """What follows from a premise by a trial: nodes, in order, the premise first, and no more than in a list of tables.

    Each has a distance, the entry before it (``mains``), and up to four more on which it rests, from ``entry * 4`` on
    in ``sides``; these are 0, the premise, where there are none.
    """

    def __init__(self) -> None:
        self.count = 0  # the entries beyond are those of an earlier trial
        self.nodes: list[Short] = [0] * MOST_ENTRIES
        self.distances: list[Short] = [0] * MOST_ENTRIES
        self.mains: list[Short] = [0] * MOST_ENTRIES
        self.sides: list[Short] = [0] * (4 * MOST_ENTRIES)

    @c_only
    def entry(self, node: int) -> int:
        """Return the number of the entry of a node, 0 where it has none."""
        for entry in range(self.count):
            if self.nodes[entry] == node:
                return entry
        return 0


class TrialGrid:
    """A copy of a position on which premises are tried.

    Singles are listed where they are possible; then all are placed, though one may rule out the next.
    """

    def __init__(self, grid: Grid, table: Tables) -> None:
        check_given(grid)
        check_given(table)
        self.grid = grid
        self.table = table
        self.trial = Trial()
        self._values = [0] * 81
        self._digits = [0] * 81
        self._cells: list[Cells] = [0] * 10
        self._places = [0] * 270  # by digit * 27 + house, at first those of the position
        self._all_places = [0] * 270
        self._count_places()
        self._naked: list[Short] = [0] * MOST_NOTED
        self._hidden: list[Short] = [0] * MOST_NOTED
        self._causes = [0] * MOST_CAUSES
        self._naked_count = 0
        self._hidden_count = 0
        self._listed: list[Short] = [0] * 81
        self._listed_count = 0
        self._listed_naked = 0
        self._entries: list[Short] = [0] * 2430
        self._met = [0] * 2430
        self._now = 0
        self._cause_count = 0

    @c_only
    def run(self, premise: int, trial: Trial) -> None:
        """Note in a trial what follows from a premise directly."""
        self.trial = trial
        trial.count = 0
        self._begin()
        cell = self.table.first_cells[premise]
        digit = self.table.digits[premise]
        self._enter(premise, 0, 1)
        if premise < OFF:
            self._place(cell, digit, 0)
        else:
            self._delete(cell, digit)
            left = self._digits[cell]
            if left and left & (left - 1) == 0:
                self._place(cell, lowest(left), self._enter(lowest(left) * 81 - 81 + cell, 0, 2))
        for _ in range(ROUNDS):
            self._list_singles()
            for index in range(self._listed_count):
                self._follow(self._listed[index], index < self._listed_naked)
        start = premise * MOST_DIRECT
        for index in range(start + self.table.plain_count[premise], start + self.table.direct_count[premise]):
            self._enter(self.table.direct[index], 0, 2)

    def _count_places(self) -> None:
        for index in range(27, 270):
            self._all_places[index] = popcount(self.grid.digit_cells[index // 27] & HOUSE[index % 27])

    def _begin(self) -> None:
        self._now += 1
        self._naked_count = 0
        self._hidden_count = 0
        for cell in range(81):
            self._values[cell] = self.grid.values[cell]
            self._digits[cell] = self.grid.cell_digits[cell]
        for digit in range(1, 10):
            self._cells[digit] = self.grid.digit_cells[digit]
        for index in range(270):
            self._places[index] = self._all_places[index]

    def _enter(self, node: int, main: int, distance: int) -> int:
        """Enter a node, if it is new and there is room; return the number of its entry."""
        trial = self.trial
        if self._met[node] == self._now:
            return self._entries[node]
        entry = trial.count
        if entry >= MOST_ENTRIES:
            return 0
        self._met[node] = self._now
        self._entries[node] = entry
        trial.nodes[entry] = node
        trial.mains[entry] = main
        trial.distances[entry] = distance
        for side in range(entry * 4, entry * 4 + 4):
            trial.sides[side] = 0
        trial.count = entry + 1
        return entry

    def _list_singles(self) -> None:
        """List the singles that were noted since the last time, and are still wanted: naked ones, then hidden ones."""
        cells: Cells = 0
        count = 0
        for index in range(self._naked_count):
            cell = self._naked[index] % 81
            if self._values[cell] == 0 and not cells & bit(cell):
                cells |= bit(cell)
                self._listed[count] = self._naked[index]
                count += 1
        self._listed_naked = count
        for index in range(self._hidden_count):
            cell = self._hidden[index] % 81
            digit = self._hidden[index] // 81 + 1
            first = digit * 27
            if (
                self._digits[cell] >> digit & 1
                and not cells & bit(cell)
                and (
                    self._places[first + HOUSES_OF[cell][0]] == 1
                    or self._places[first + HOUSES_OF[cell][1]] == 1
                    or self._places[first + HOUSES_OF[cell][2]] == 1
                )
            ):
                cells |= bit(cell)
                self._listed[count] = self._hidden[index]
                count += 1
        self._listed_count = count
        self._naked_count = 0
        self._hidden_count = 0

    def _follow(self, node: int, is_naked: bool) -> None:
        """Place a single, and enter it with what it rests on."""
        cell = node % 81
        digit = node // 81 + 1
        self._cause_count = 0
        if is_naked:
            for other in members(self.grid.cell_digits[cell] & ~(1 << digit)):
                self._add_cause(other * 81 - 81 + cell + OFF)
        else:
            best = HOUSES_OF[cell][0]
            for kind in range(1, 3):
                house = HOUSES_OF[cell][kind]
                if self._places[digit * 27 + house] < self._places[digit * 27 + best]:
                    best = house
            for peer in members(self.grid.digit_cells[digit] & HOUSE[best] & ~bit(cell)):
                self._add_cause(digit * 81 - 81 + peer + OFF)
        self._place(cell, digit, self._enter_single(node))

    def _add_cause(self, node: int) -> None:
        if self._cause_count < MOST_CAUSES:
            self._causes[self._cause_count] = self._entries[node] if self._met[node] == self._now else 0
            self._cause_count += 1

    def _enter_single(self, node: int) -> int:
        """Enter a single, the latest of its causes as the one before it; return the number of its entry."""
        if self._met[node] == self._now:
            return self._entries[node]
        first = self._causes[0] if self._cause_count else 0
        distance = self.trial.distances[first] + 1
        latest = 0
        for index in range(1, self._cause_count):
            if self._causes[index] > self._causes[latest]:
                latest = index
        entry = self._enter(node, self._causes[latest] if self._cause_count else 0, distance)
        if entry and latest:
            self._causes[latest] = first
        if entry:
            for index in range(1, self._cause_count):
                self.trial.sides[entry * 4 + index - 1] = self._causes[index]
        return entry

    def _place(self, cell: int, digit: int, entry: int) -> None:
        """Place a digit, and enter what it rules out of the candidates of the position."""
        distance = self.trial.distances[entry] + 1
        for peer in members(self.grid.digit_cells[digit] & PEERS[cell]):
            self._enter(digit * 81 - 81 + peer + OFF, entry, distance)
        for other in members(self._digits[cell] & ~(1 << digit)):
            self._enter(other * 81 - 81 + cell + OFF, entry, distance)
        self._values[cell] = digit
        for peer in members(self._cells[digit] & PEERS[cell]):
            self._delete(peer, digit)
        digits = self._digits[cell]
        self._digits[cell] = 0
        for other in members(digits):
            self._cells[other] &= ~bit(cell)
            for kind in range(3):
                self._lose_place(other, HOUSES_OF[cell][kind])

    def _delete(self, cell: int, digit: int) -> None:
        """Take a digit from a cell.  Where that empties the cell, the places of the digit are not counted anew."""
        self._digits[cell] &= ~(1 << digit)
        self._cells[digit] &= ~bit(cell)
        left = self._digits[cell]
        if left == 0:
            return
        if left & (left - 1) == 0 and self._naked_count < MOST_NOTED:
            self._naked[self._naked_count] = lowest(left) * 81 - 81 + cell
            self._naked_count += 1
        for kind in range(3):
            self._lose_place(digit, HOUSES_OF[cell][kind])

    def _lose_place(self, digit: int, house: int) -> None:
        """Count a place less for a digit in a house, and note the last one that is left."""
        index = digit * 27 + house
        self._places[index] -= 1
        if self._places[index] == 1:
            cells = self._cells[digit] & HOUSE[house]
            if cells and self._hidden_count < MOST_NOTED:
                self._hidden[self._hidden_count] = digit * 81 - 81 + lowest(cells)
                self._hidden_count += 1
