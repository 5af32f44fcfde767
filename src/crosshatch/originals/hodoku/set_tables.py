"""HoDoKu's tables with almost locked sets as nodes, and its loops and chains there: an option of its own, off there.

A set that loses one of its digits, its *entry*, holds all others.  So the node of a set and an entry, which is off,
follows from what is on and sees all places of the entry in the set.  From it follows what sees all places of another
digit there, its *exits*: candidates and groups are off, and so are the entries of other sets; and a cell with three
candidates or more that keeps one of them has that.

Links out of large sets count for more, so that nodes have distances, and a shorter path to one may be met later.

Source: the rules of HoDoKu 2.2.0, found by running it.
"""

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.cells import seeing_all
from ...board.checks import check_within
from ...board.grid import Grid
from ...techniques.almost_locked.search import AlmostLockedSets
from .almost_locked import place_of
from .loops import LoopSearch
from .tables import COMPILED, Node, Tables

OFF = 1215
"""How many nodes are on; see ``tables``."""

CANDIDATES = 729
"""The first node that is a group; see ``tables``."""

SETS = 2430
"""The first node of a set; see ``tables``."""

MOST_DIRECT = 40
"""How many nodes follow directly from one at most without sets; see ``tables``."""

MOST_ENTRIES = 1000
"""The most nodes in a list, the premise included; HoDoKu leaves out what follows further on."""

MOST_NODES = 8000
"""The most nodes, those of sets included; more are left out.  600 sets have 5,400 digits at most."""

FORCED = 1
"""How much farther than the exits of a set a cell is that they leave with one candidate."""

digits_in = houses.digits_in


class SetTables(Tables):
    """The tables of a position with groups, and with almost locked sets of two cells or more.

    ``sets`` has for each node of a set (its number less ``SETS``) the cells of the set, the mask of its digits, and for
    each digit what sees all of its places there.
    """

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid, True)
        if not COMPILED:
            self._make_more_room()
        for node in range(SETS):
            self._more_digits[node] = self.digits[node]
            self._more_cells[node] = self.cells[node]
            self._more_first_cells[node] = self.first_cells[node]
        self.digits = self._more_digits
        self.cells = self._more_cells
        self.first_cells = self._more_first_cells
        self.sets: list[tuple[int, int, list[int]]] = []
        self._links: list[list[int]] = []  # of each node what follows from it directly
        for node in range(SETS):
            start = node * MOST_DIRECT
            self._links.append([self.direct[index] for index in range(start, start + self.direct_count[node])])
        self._add_sets(grid)
        for node in range(SETS, SETS + len(self.sets)):
            self._link_to_set(node)
            self._link_exits(node)
            self._link_other_sets(node)
            self._link_forced(grid, node)

    def _make_more_room(self) -> None:
        self._more_digits = [0] * 8000
        self._more_cells = [0] * 8000
        self._more_first_cells = [0] * 8000
        self._distances = [0] * 1000
        self._places = [0] * 8000
        self._last_met = [0] * 8000

    def _add_sets(self, grid: Grid) -> None:
        """Number the nodes from which anything follows: by sets in HoDoKu's order, then by digits."""
        known = grid.memo(AlmostLockedSets)
        numbers = [number for number in range(known.count) if popcount(known.cells(number)) > 1]
        keys = {number: place_of(known.cells(number)) for number in numbers}
        for number in sorted(numbers, key=keys.__getitem__):
            cells = known.cells(number)
            exits = [known.seen(number, digit) for digit in range(10)]
            for entry in digits_in(known.digits(number)):
                node = SETS + len(self.sets)
                if node < MOST_NODES and any(exits[:entry] + exits[entry + 1 :]):
                    self.digits[node] = entry
                    self.cells[node] = cells & grid.digit_cells[entry]
                    self.first_cells[node] = lowest(self.cells[node])
                    self.sets.append((cells, known.digits(number), exits))
                    self._links.append([])

    def _link_to_set(self, node: int) -> None:
        """Note that the node of a set follows from the candidates and groups that see all places of its entry."""
        entry = self.digits[node]
        rest = seen = self.sets[node - SETS][2][entry]
        while rest:
            self._links[entry * 81 - 81 + lowest(rest)].append(node)
            rest &= rest - 1
        for group in range(CANDIDATES, CANDIDATES + self.group_count):
            if self.digits[group] == entry and self.cells[group] & ~seen == 0:
                self._links[group].append(node)

    def _link_exits(self, node: int) -> None:
        """Note the candidates and groups that are off where a set loses its entry."""
        _, digits, exits = self.sets[node - SETS]
        entry = self.digits[node]
        for digit in digits_in(digits & ~(1 << entry)):
            rest = exits[digit]
            while rest:
                self._links[node].append(digit * 81 - 81 + lowest(rest) + OFF)
                rest &= rest - 1
        for group in range(CANDIDATES, CANDIDATES + self.group_count):
            digit = self.digits[group]
            if digit != entry and self.cells[group] & ~exits[digit] == 0:
                self._links[node].append(group + OFF)

    def _link_other_sets(self, node: int) -> None:
        """Note the sets that lose a digit where a set loses its entry, if the two have no cells in common."""
        own, _, exits = self.sets[node - SETS]
        entry = self.digits[node]
        for other in range(SETS, SETS + len(self.sets)):
            digit = self.digits[other]
            if digit != entry and self.cells[other] & ~exits[digit] == 0 and not own & self.sets[other - SETS][0]:
                self._links[node].append(other)

    def _link_forced(self, grid: Grid, node: int) -> None:
        """Note the cells that are left with one of three candidates or more where a set loses its entry."""
        own, digits, exits = self.sets[node - SETS]
        others = digits_in(digits & ~(1 << self.digits[node]))
        rest = grid.empty & ~own
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            left = grid.cell_digits[cell]
            if popcount(left) > 2:
                for digit in others:
                    if exits[digit] & bit(cell):
                        left &= ~(1 << digit)
                if popcount(left) == 1:
                    self._links[node].append(lowest(left) * 81 - 81 + cell)

    def _check(self, node: int) -> None:
        """Raise IndexError where there is no such node."""
        check_within(node, 0, SETS + len(self.sets) - 1)

    def expand(self, premise: int) -> None:
        """List what follows from a premise, a candidate on or off: what follows directly first."""
        self._check(premise)
        self._now += 1
        self.size = 0
        self._list(premise, 0, -1)
        for node in self._links[premise]:
            self._list(node, 2, 0)
        place = 1
        while place < self.size:
            node = self.order[place]
            distance = self._distances[place] + 2
            if node >= SETS:
                distance += 2 * popcount(self.sets[node - SETS][1]) - 2
                for other in self._links[node]:
                    self._list(other, distance + FORCED if other < OFF else distance, place)
            else:
                for other in self._links[node]:
                    self._list(other, distance, place)
            place += 1
        for place in range(1, self.size):
            steps = 0
            source = place
            while source:
                source = self.sources[source]
                steps += 1
            self.steps[place] = steps

    def _list(self, node: int, distance: int, source: int) -> None:
        """Enter a node in the list, or give it a shorter way, if it does not follow directly."""
        if self._last_met[node] != self._now:
            if self.size >= MOST_ENTRIES:
                return
            place = self.size
            self.size += 1
            self._last_met[node] = self._now
            self._places[node] = place
            self.order[place] = node
            self.steps[place] = 0
        else:
            place = self._places[node]
            if self.sources[place] <= 0 or self._distances[place] <= distance:
                return
        self._distances[place] = distance
        self.sources[place] = source

    def place(self, node: int) -> int:
        """Return the place of a node in the list of the premise that was expanded last, -1 where it is not there."""
        self._check(node)
        return self._places[node] if self._last_met[node] == self._now else -1

    def node(self, number: int) -> Node:
        """Return a node by its number."""
        self._check(number)
        of_set = self.sets[number - SETS][0] if number >= SETS else 0
        return Node(self.digits[number], self.cells[number], number < OFF, of_set)


class SetLoopSearch(LoopSearch):
    """A search through tables with sets for their loops and chains."""

    def _mark_premises(self) -> None:
        """Mark all premises: with sets, there is no quick look."""
        for index in range(self.table.count):
            self._is_marked[self.table.candidates[index]] = 1
            self._is_marked[self.table.candidates[index] + OFF] = 1

    def _trace(self, place: int) -> None:
        """Set the trail to the path to a place, and note whether there is a group or a set on it."""
        LoopSearch._trace(self, place)
        for index in range(self._length):
            if self._trail[index] >= SETS:
                self._has_group = True

    def _cells_of(self, node: int) -> int:
        """Return the cells that a node takes up: of a set, all of them."""
        if node < SETS:
            return self.table.cells[node]
        return self._set_of(node)[0]

    def _set_of(self, node: int) -> tuple[int, int, list[int]]:
        """Return the cells, the digits and the exits of a set by its node."""
        table = self.table
        assert isinstance(table, SetTables)
        return table.sets[node - SETS]

    def _close_loop(self) -> None:
        """Remove what a continuous loop removes beside its first cell, what its sets have to themselves included.

        That is what sees all places of a digit that is neither the entry nor the exit.  A cell that a set leaves with
        one candidate counts as one of its cells then.
        """
        LoopSearch._close_loop(self)
        loop = 0
        for index in range(self._length):
            loop |= self._cells_of(self._trail[index])
        for index in range(1, self._length - 1):
            node = self._trail[index]
            if node >= SETS:
                _, digits, exits = self._set_of(node)
                following = self._trail[index + 1]
                left = self.table.digits[following]
                if following >= OFF:
                    self._removed[left] |= seeing_all(exits[left], self.table.cells[following]) & ~loop
                for digit in digits_in(digits & ~(1 << self.table.digits[node] | 1 << left)):
                    lost = exits[digit]
                    if following < OFF:
                        lost = seeing_all(lost, self.table.cells[following] & self.grid.digit_cells[digit])
                    self._removed[digit] |= lost
