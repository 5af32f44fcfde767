# cython: language_level=3
"""Almost locked sets: cells of a house or cage with one candidate digit more than there are cells.

If such a set lacks one of its digits, it holds all the others.  The cells of a set that can take a digit are called a
node here.  What a node sees (the candidates of its digit that see every cell of it) decides everything else: a digit is
a restricted common of two sets where the node of one sees the node of the other, and it goes from what two nodes both
see where it must be in one of them.  Many sets share a node and few nodes see each other, so links are kept between
nodes, not between sets.
"""

from ...board.bitset import bit, lowest, members
from ...board.board_tables import BoardTables
from ...board.c_types import Byte, Cells, Short, Word, c_only
from ...board.cells import seeing_all
from ...board.checks import check_cell, check_digits, check_given, check_within
from ...board.grid import Grid, changed_since_nothing, keep, kept
from ...board.houses import DIGIT_COUNT, MOST_HOUSES, NO_HOUSE

LARGEST = 8
MOST_SETS = 600
MOST_NODES = 2000
MOST_LINKS = 6000
MOST_PLACES = 2 * MOST_HOUSES
NO_NODE = 0
NO_SET = -1


class AlmostLockedSets:
    """The almost locked sets of a grid, numbered from 0: smallest first, then in the order of their houses.

    Sets of 1 to 8 cells count, each once, also where it lies in two houses.  Cages come after all other houses.  Past
    ``MOST_SETS`` the largest are left out, and so are nodes past their limit: 80,000 positions of random and of hard
    puzzles had at most 384 sets, 1,289 nodes and 1,210 links between them (``NodeLinks``).  ``memo(grid,
    AlmostLockedSets)`` finds them once for each state of a grid, from those of an earlier state where a house has not
    changed.
    """

    def __init__(self, grid: Grid) -> None:
        self.count = 0
        self.set_cells: list[Cells] = [0] * MOST_SETS
        self.set_digits: list[Short] = [0] * MOST_SETS
        # For each set and digit (ten times the set, plus the digit).
        self.set_node: list[Short] = [0] * (10 * MOST_SETS)
        self.live: list[Short] = [0] * MOST_SETS  # for each set its digits that have a node
        self.node_digit: list[Byte] = [0] * (MOST_NODES + 1)
        self.node_cells: list[Cells] = [0] * (MOST_NODES + 1)
        self.node_seen: list[Cells] = [0] * (MOST_NODES + 1)
        self.members: list[Short] = [0] * (10 * MOST_SETS)  # the sets of each node, node by node
        self.member_start: list[Short] = [0] * (MOST_NODES + 2)
        self._few: list[Cells] = [0] * 10
        # For each size and house (MOST_PLACES times the size, plus the house's place in the order) its first set.
        self._start: list[Short] = [0] * (MOST_PLACES * (LARGEST + 1) + 1)
        self._pool: list[Cells] = [0] * 9
        self._pool_digits = [0] * 9
        # For each cell and digit the first of its nodes that have no lower cell.
        self.first_node: list[Short] = [NO_NODE] * 810
        # For each node the next one of its digit and lowest cell.
        self.next_node: list[Short] = [NO_NODE] * (MOST_NODES + 1)
        # For each node of the sets before the same node here.
        self._moved: list[Short] = [NO_NODE] * (MOST_NODES + 1)
        self.node_count = 0
        self._before: AlmostLockedSets | None = None
        self._collect(grid)
        self._list_members()

    def all_noted(self) -> bool:
        """Return whether there was room for all sets and nodes."""
        return self.count < MOST_SETS and self.node_count < MOST_NODES

    def cells(self, number: int) -> Cells:
        """Return the cells of a set."""
        check_within(number, 0, self.count - 1)
        return self.set_cells[number]

    def digits(self, number: int) -> int:
        """Return the mask of the digits of a set."""
        check_within(number, 0, self.count - 1)
        return self.set_digits[number]

    def node(self, number: int, digit: int) -> int:
        """Return the node of a set and one of its digits; ``NO_NODE`` where no candidate sees all its cells."""
        check_within(number, 0, self.count - 1)
        check_within(digit, 0, 9)
        return self.set_node[number * 10 + digit]

    def part(self, number: int, digits: int) -> int:
        """Return the smallest set that lies in a set and has some of its digits (a mask): itself, if there is none."""
        check_within(number, 0, self.count - 1)
        check_digits(digits)
        cells = self.set_cells[number]
        smaller = 0
        while smaller < number and (self.set_cells[smaller] & ~cells or digits & ~self.set_digits[smaller]):
            smaller += 1
        return smaller

    def seen(self, number: int, digit: int) -> Cells:
        """Return the cells with a candidate that sees every cell of a set that can take the digit."""
        check_within(number, 0, self.count - 1)
        check_within(digit, 0, 9)
        if self.live[number] >> digit & 1:
            return self.node_seen[self.set_node[number * 10 + digit]]
        return 0

    def digits_seen_by(self, number: int, cell: int) -> int:
        """Return the mask of the digits of a set that a cell would take from it, having the digit itself."""
        check_within(number, 0, self.count - 1)
        check_cell(cell)
        result = 0
        for digit in members(self.live[number]):
            if self.node_seen[self.set_node[number * 10 + digit]] & bit(cell):
                result |= 1 << digit
        return result

    def restricted_commons(self, first: int, second: int) -> int:
        """Return the mask of the digits of two sets that cannot be in both."""
        check_within(first, 0, self.count - 1)
        check_within(second, 0, self.count - 1)
        result = 0
        for digit in members(self.live[first] & self.live[second]):
            cells = self.node_cells[self.set_node[second * 10 + digit]]
            if cells & self.node_seen[self.set_node[first * 10 + digit]] == cells:
                result |= 1 << digit
        return result

    @c_only
    def seen_by_both(self, first: int, second: int, digits: int) -> bool:
        """Return whether any of some digits of two sets has a candidate that sees all its cells in both."""
        digits &= self.live[first] & self.live[second]
        for digit in members(digits):
            seen = self.node_seen[self.set_node[first * 10 + digit]]
            if seen & self.node_seen[self.set_node[second * 10 + digit]]:
                return True
        return False

    def _collect(self, grid: Grid) -> None:
        """Collect the sets; where a house has not changed, they are those of an earlier state."""
        before: AlmostLockedSets
        before = self._before = kept(grid, AlmostLockedSets)
        changed = changed_since_nothing(grid, AlmostLockedSets)
        self._sort_cells(grid)
        tables = grid.tables
        gap = MOST_HOUSES - tables.house_count
        places = tables.end - gap
        for size in range(1, LARGEST + 1):
            roomy = grid.houses_with(0, size + 1)
            for place in range(places):
                house = place if place < tables.house_count else place + gap
                self._start[size * MOST_PLACES + place] = self.count
                if tables.house[house] & changed == 0:
                    if before is not None:
                        self._take_over(grid, before, size * MOST_PLACES + place)
                # Where the board has rows, a single cell counts as one of its row.
                elif (house > NO_HOUSE or roomy >> house & 1) and (size > 1 or house < 9 or not tables.house[0]):
                    self._size: int = size
                    self._house: int = house
                    self._fill_pool(grid)
                    self._choose(grid, 0, size, 0, 0)
            self._start[size * MOST_PLACES + places] = self.count
        self._before = None
        if self.all_noted():
            keep(grid, AlmostLockedSets, self)

    def _take_over(self, grid: Grid, before: "AlmostLockedSets", place: int) -> None:
        """Take over the sets of a size and a house, by their place, from an earlier state."""
        for earlier in range(before._start[place], before._start[place + 1]):
            number = self._add(before.set_cells[earlier], before.set_digits[earlier])
            for digit in members(before.live[earlier] if number != NO_SET else 0):
                self._join(number, digit, self._node_from(grid, before, before.set_node[earlier * 10 + digit]))

    def _sort_cells(self, grid: Grid) -> None:
        """Note, for each size, the cells that have few enough candidates for a set of the size."""
        for size in range(1, LARGEST + 1):
            self._few[size] = 0
        for cell in members(grid.empty):
            fewest = DIGIT_COUNT[grid.cell_digits[cell]] - 1
            self._few[fewest if fewest > 0 else 1] |= bit(cell)
        for size in range(2, LARGEST + 1):
            self._few[size] |= self._few[size - 1]

    def _fill_pool(self, grid: Grid) -> None:
        """Collect the cells of the house that have few enough candidates."""
        self._pool_count = 0
        for cell in members(self._few[self._size] & grid.tables.house[self._house]):
            self._pool[self._pool_count] = bit(cell)
            self._pool_digits[self._pool_count] = grid.cell_digits[cell]
            self._pool_count += 1

    def _choose(self, grid: Grid, index: int, left: int, cells: Cells, digits: int) -> None:
        """Choose the cells still left to choose from the pool, ``index`` and on."""
        most = self._size + 1
        while index <= self._pool_count - left:
            union = digits | self._pool_digits[index]
            if DIGIT_COUNT[union] <= most:
                if left > 1:
                    self._choose(grid, index + 1, left - 1, cells | self._pool[index], union)
                elif DIGIT_COUNT[union] == most:
                    self._note(grid, cells | self._pool[index], union)
            index += 1

    def _note(self, grid: Grid, cells: Cells, digits: int) -> None:
        """Note a set of the house, unless it has come already in an earlier one."""
        if self._house > 0 and _are_in_earlier(grid.tables, cells, self._house):
            return
        number = self._add(cells, digits)
        while digits and number != NO_SET:
            digit = lowest(digits)
            digits &= digits - 1
            self._join(number, digit, self._node(grid, digit, cells & grid.digit_cells[digit]))

    def _add(self, cells: Cells, digits: int) -> int:
        """Add a set; return its number, NO_SET if there is no room."""
        number = self.count
        if number == MOST_SETS:
            return NO_SET
        self.count += 1
        self.set_cells[number] = cells
        self.set_digits[number] = digits
        return number

    def _join(self, number: int, digit: int, node: int) -> None:
        """Note the node of a set and a digit, unless it is NO_NODE."""
        if node != NO_NODE:
            self.set_node[number * 10 + digit] = node
            self.member_start[node] += 1
            self.live[number] |= 1 << digit

    def _node(self, grid: Grid, digit: int, cells: Cells) -> int:
        """Return the node of a digit and some cells, a new one where there is none yet; NO_NODE if nothing sees it."""
        before = self._before
        if before is not None:
            earlier = before._find(digit, cells)
            if earlier != NO_NODE:
                return self._node_from(grid, before, earlier)
        node = self._find(digit, cells)
        if node != NO_NODE:
            return node
        return self._add_node(digit, cells, seeing_all(grid, grid.digit_cells[digit], cells))

    def _node_from(self, grid: Grid, before: "AlmostLockedSets", earlier: int) -> int:
        """Return the node that was one of an earlier state; NO_NODE if nothing sees it any more."""
        node = self._moved[earlier]
        if node == NO_NODE:
            digit = before.node_digit[earlier]
            seen = before.node_seen[earlier] & grid.digit_cells[digit]
            node = self._moved[earlier] = self._add_node(digit, before.node_cells[earlier], seen)
        return node

    def _find(self, digit: int, cells: Cells) -> int:
        """Return the node of a digit and some cells, NO_NODE if there is none."""
        node = self.first_node[lowest(cells) * 10 + digit]
        while node != NO_NODE and self.node_cells[node] != cells:
            node = self.next_node[node]
        return node

    def _add_node(self, digit: int, cells: Cells, seen: Cells) -> int:
        """Add a node with the candidates that see it; return its number, NO_NODE if there are none, or no room."""
        if seen == 0 or self.node_count == MOST_NODES:
            return NO_NODE
        self.node_count += 1
        node = self.node_count
        self.node_digit[node] = digit
        self.node_cells[node] = cells
        self.node_seen[node] = seen
        place = lowest(cells) * 10 + digit
        self.next_node[node] = self.first_node[place]
        self.first_node[place] = node
        return node

    def _list_members(self) -> None:
        """List the sets of each node, of which ``member_start`` holds the number so far."""
        total = 0
        for node in range(self.node_count + 1):
            total += self.member_start[node]
            self.member_start[node] = total
        self.member_start[self.node_count + 1] = total
        for number in range(self.count - 1, -1, -1):
            for digit in members(self.live[number]):
                node = self.set_node[number * 10 + digit]
                self.member_start[node] -= 1
                self.members[self.member_start[node]] = number


def _are_in_earlier(tables: BoardTables, cells: Cells, house: int) -> bool:
    """Return whether all of some cells of a house or cage lie in one with a lower number."""
    earlier: Word = bit(house) - 1 if house < NO_HOUSE else tables.all_houses
    rest = cells
    while rest and earlier:
        earlier &= tables.houses_of[lowest(rest)]
        rest &= rest - 1
    cage = MOST_HOUSES
    while not earlier and cage < house:
        if cells & tables.house[cage] == cells:
            return True
        cage += 1
    return earlier != 0


class NodeLinks:
    """The nodes that each node of some almost locked sets sees, listed for one search and as it asks for them.

    Those of a node are ``nodes``, from its ``start`` to before its ``end``, once ``list`` was called for it.  Past
    ``MOST_LINKS`` no more are listed.
    """

    def __init__(self, sets: AlmostLockedSets) -> None:
        check_given(sets)
        self.sets = sets
        self.total = 1
        self.nodes: list[Short] = [0] * MOST_LINKS
        self.start: list[Short] = [0] * (MOST_NODES + 1)  # 0 where they are not listed yet
        self.end: list[Short] = [0] * (MOST_NODES + 1)

    @c_only
    def list(self, node: int) -> None:
        """List the nodes that a node sees, unless they are listed."""
        if self.start[node]:
            return
        sets = self.sets
        total = self.total
        self.start[node] = total
        seen = sets.node_seen[node]
        for cell in members(seen):
            other = sets.first_node[cell * 10 + sets.node_digit[node]]
            while other != NO_NODE:
                if sets.node_cells[other] & ~seen == 0 and total < MOST_LINKS:
                    self.nodes[total] = other
                    total += 1
                other = sets.next_node[other]
        self.end[node] = total
        self.total = total

    @c_only
    def all_noted(self) -> bool:
        """Return whether there was room for all sets and nodes, and for the links listed."""
        return self.sets.all_noted() and self.total < MOST_LINKS
