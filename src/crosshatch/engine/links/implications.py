"""What follows directly from a candidate that is on or off, and what from that in turn, by a chain.

A candidate that is on (true) turns off the others of its cell, and its digit in the cells that it sees.  One that is
off turns on the other one where a cell has two candidates, and where a house has two places for the digit.  With
groups, the two or three places that a box shares with a line are nodes, too, as in ``table``: one turns off what sees
all of its cells, is turned off by what sees all of them, and may be the one of two nodes of a house.

So each consequence has one cause, and what a candidate leads to is reached breadth first: by a shortest chain.  The
sets of all that a premise turns on and off are made when they are asked for, and kept: all that is made from chains of
a position (Kraken fish, forcing chains) shares them.  ``propagation`` goes further: there a consequence may have
several causes.

A *state* is a node that is on or off, as a number: twice that of the node, and one more if it is on, so that
``state ^ 1`` is the contrary.  Nodes 0..728 are the candidates; groups come after them.  A *truth* is a number, too: a
cell (0..80), or 81 and more for a digit in a house; see ``house_truth``.
"""

from typing import NamedTuple

from ...board import houses
from ...board.bitset import bit, lowest
from ...board.grid import Grid
from . import table
from .table import HouseLinks, house_links

HOUSE = houses.HOUSE
HOUSES_OF = houses.HOUSES_OF
PEERS = houses.PEERS
GROUPED = table.GROUPED

GROUPS = 729
"""The number of the first group: candidates have those below."""

MOST_NODES = 1215
"""The most nodes that there can be: 729 candidates, and 54 groups of each digit."""

NO_TRUTH = -1
"""The truth of a premise, and of what is off because something that excludes it is on."""

_NO_TRUTH = NO_TRUTH  # the same as a C integer, where this is compiled; such are not seen from elsewhere
NO_STATE = -1
NO_NODE = -1


class Implied(NamedTuple):
    """A node that is on or off, the places of its causes in the list where it stands, and the truth that gives it.

    A node is a digit in some cells: in one, as a rule.  A premise has no causes.  What is off has one cause, a node
    that excludes it, and NO_TRUTH; what is on is what is left of its truth, the others being off.
    """

    digit: int
    cells: int
    on: bool
    causes: tuple[int, ...]
    truth: int


def house_truth(digit: int, house: int) -> int:
    """Return the number of the truth that a digit (1..9) is in some cell of a house (0..26)."""
    return 54 + digit * 27 + house


def implications(grid: Grid, grouped: bool = False) -> "Implications":
    """Return what follows from what in a grid, by way of groups if ``grouped``; it is kept until the grid changes."""
    found: Implications = grid.memo(Implications, grouped)
    return found


class Closure:
    """All that follows from a state: for each digit (index 0 is not used) the cells where it is on, and is off."""

    def __init__(self) -> None:
        self.on = [0] * 10
        self.off = [0] * 10


class Implications:
    """What the candidates of a grid (each 0..728) lead to, on or off."""

    def __init__(self, grid: Grid, grouped: bool = False) -> None:
        self.digit_cells = [0] * 10
        self.cell_digits = [0] * 81
        self._partners = [NO_NODE] * 4860  # four of each node: the other one in its row, its column, its box, its cell
        self._group_count = 0
        self._group_digits = [0] * 486
        self._group_cells = [0] * 486
        self._group_sees = [0] * 486
        self._group_lines = [0] * 486
        self._first_group = [0] * 11  # of each digit, and behind the last
        self._closures: list[Closure | None] = [None] * 1458  # by state
        # What the last search reached: the states in order, for each how it was reached, the sets of candidates.
        self.count = 0
        self._search = 0
        self._met = [0] * 2430
        self._order = [0] * 2430
        self._causes = [0] * 2430
        self._truths = [0] * 2430
        self._depths = [0] * 2430
        self._marking = 0
        self._marks = [0] * 2430
        self._on = [0] * 10
        self._off = [0] * 10
        self._read(grid)
        self._join_pairs(grid)
        if grouped:
            self._join_groups(grid)

    def off_by(self, premise: int, on: bool, digit: int) -> int:
        """Return the cells where a digit (1..9) is off if a candidate is on, or off."""
        return self.closure(2 * premise + on).off[digit]

    def on_by(self, premise: int, on: bool, digit: int) -> int:
        """Return the cells where a digit (1..9) is on if a candidate is on, or off."""
        return self.closure(2 * premise + on).on[digit]

    def closure(self, state: int) -> Closure:
        """Return all that follows from the state of a candidate."""
        found = self._closures[state]
        if found is None:
            self.follow(state)
            found = self._closures[state] = Closure()
            for digit in range(1, 10):
                found.on[digit] = self._on[digit]
                found.off[digit] = self._off[digit]
        return found

    def chain(self, premise: int, premise_on: bool, goal: int, goal_on: bool) -> list[Implied]:
        """Return a shortest chain from a candidate on or off to another, both included; [] where there is none."""
        self.follow(2 * premise + premise_on)
        return [*self.told((2 * goal + goal_on,))[0]] if self.reached(2 * goal + goal_on) else []

    def follow(self, premise: int) -> None:
        """Search what a state leads to, breadth first; what was reached stays until the next search."""
        self._search += 1
        for digit in range(10):
            self._on[digit] = 0
            self._off[digit] = 0
        self.count = 0
        self._reach(premise, NO_STATE, _NO_TRUTH)
        done = 0
        while done < self.count:
            state = self._order[done]
            done += 1
            if state & 1:
                self._exclude(state)
            else:
                self._force(state)

    def reached(self, state: int) -> bool:
        """Return whether the last search reached a state."""
        return self._met[state] == self._search

    def at(self, place: int) -> int:
        """Return the state that the last search reached in a place (0 to ``count`` - 1)."""
        return self._order[place]

    def depth(self, state: int) -> int:
        """Return how many steps a state that was reached is from the premise."""
        return self._depths[state]

    def cause(self, state: int) -> int:
        """Return the state that a state was reached from, NO_STATE for the premise."""
        return self._causes[state]

    def unmark(self) -> None:
        """Begin to count anew what is marked."""
        self._marking += 1

    def mark(self, state: int) -> int:
        """Mark a state that was reached and the chain that leads to it; return how many were not marked before."""
        count = 0
        while state != NO_STATE and self._marks[state] != self._marking:
            self._marks[state] = self._marking
            state = self._causes[state]
            count += 1
        return count

    def told(self, states: tuple[int, ...]) -> tuple[tuple[Implied, ...], tuple[int, ...]]:
        """Return the chains by which some states were reached, what they share only once, and the states' places."""
        found: list[Implied] = []
        places: dict[int, int] = {}
        for end in states:
            chain = []
            state = end
            while state != NO_STATE and state not in places:
                chain.append(state)
                state = self._causes[state]
            for here in reversed(chain):
                cause = self._causes[here]
                places[here] = len(found)
                causes = () if cause == NO_STATE else (places[cause],)
                node = here >> 1
                digit, cells = self._digit(node), self._cells(node)
                found.append(Implied(digit, cells, here & 1 == 1, causes, self._truths[here]))
        return tuple(found), tuple([places[state] for state in states])

    def _read(self, grid: Grid) -> None:
        for digit in range(1, 10):
            self.digit_cells[digit] = grid.digit_cells[digit]
        for cell in range(81):
            self.cell_digits[cell] = grid.cell_digits[cell]

    def _join_pairs(self, grid: Grid) -> None:
        """Note the other one of two candidates of a cell, and of two places of a digit in a house."""
        for cell in range(81):
            digits = grid.cell_digits[cell]
            rest = digits & (digits - 1)
            if rest and rest & (rest - 1) == 0:
                one = cell * 9 + lowest(digits) - 1
                other = cell * 9 + lowest(rest) - 1
                self._partners[4 * one + 3] = other
                self._partners[4 * other + 3] = one
        for digit in range(1, 10):
            for house in range(27):
                if grid.places[digit * 27 + house] == 2:
                    cells = grid.digit_cells[digit] & HOUSE[house]
                    one = lowest(cells) * 9 + digit - 1
                    other = lowest(cells & (cells - 1)) * 9 + digit - 1
                    self._partners[4 * one + house // 9] = other
                    self._partners[4 * other + house // 9] = one

    def _join_groups(self, grid: Grid) -> None:
        """Note the other one of two nodes of which one is a group."""
        for digit in range(1, 10):
            self._first_group[digit] = self._group_count
            links: HouseLinks = house_links(grid, digit, GROUPED)
            for end in range(0, links.count, 2):
                one = self._number(digit, links.cells[end], links.sees[end])
                other = self._number(digit, links.cells[end + 1], links.sees[end + 1])
                if one != NO_NODE and other != NO_NODE:
                    self._partners[4 * one + links.houses[end] // 9] = other
                    self._partners[4 * other + links.houses[end] // 9] = one
        self._first_group[10] = self._group_count

    def _number(self, digit: int, cells: int, sees: int) -> int:
        """Return the number of a node, a new one for a group that has none yet."""
        cell = lowest(cells)
        rest = cells & (cells - 1)
        if rest == 0:
            return cell * 9 + digit - 1
        for group in range(self._first_group[digit], self._group_count):
            if self._group_cells[group] == cells:
                return GROUPS + group
        group = self._group_count
        if GROUPS + group == MOST_NODES:
            return NO_NODE
        self._group_count = group + 1
        self._group_digits[group] = digit
        self._group_cells[group] = cells
        self._group_sees[group] = sees
        row = HOUSES_OF[cell][0]
        self._group_lines[group] = row if HOUSE[row] & rest else HOUSES_OF[cell][1]
        return GROUPS + group

    def _digit(self, node: int) -> int:
        return node % 9 + 1 if node < GROUPS else self._group_digits[node - GROUPS]

    def _cells(self, node: int) -> int:
        return bit(node // 9) if node < GROUPS else self._group_cells[node - GROUPS]

    def _house(self, node: int, kind: int) -> int:
        """Return the house of a kind (rows, columns, boxes) that a node is in."""
        if node < GROUPS:
            return HOUSES_OF[node // 9][kind]
        if kind < 2:
            return self._group_lines[node - GROUPS]
        return HOUSES_OF[lowest(self._group_cells[node - GROUPS])][2]

    def _reach(self, state: int, cause: int, truth: int) -> None:
        self._met[state] = self._search
        self._order[self.count] = state
        self.count += 1
        self._causes[state] = cause
        self._truths[state] = truth
        self._depths[state] = 0 if cause == NO_STATE else self._depths[cause] + 1
        node = state >> 1
        if node < GROUPS:
            if state & 1:
                self._on[node % 9 + 1] |= bit(node // 9)
            else:
                self._off[node % 9 + 1] |= bit(node // 9)

    def _exclude(self, state: int) -> None:
        """Reach what a node that is on turns off."""
        node = state >> 1
        digit = self._digit(node)
        if node < GROUPS:
            cell = node // 9
            sees = PEERS[cell]
            digits = self.cell_digits[cell] & ~(1 << digit)
            while digits:
                other = 2 * (cell * 9 + lowest(digits) - 1)
                digits &= digits - 1
                if self._met[other] != self._search:
                    self._reach(other, state, _NO_TRUTH)
        else:
            sees = self._group_sees[node - GROUPS]
        rest = self.digit_cells[digit] & sees & ~self._off[digit]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            self._reach(2 * (cell * 9 + digit - 1), state, _NO_TRUTH)
        for group in range(self._first_group[digit], self._first_group[digit + 1]):
            other = 2 * (GROUPS + group)
            if self._group_cells[group] & ~sees == 0 and self._met[other] != self._search:
                self._reach(other, state, _NO_TRUTH)

    def _force(self, state: int) -> None:
        """Reach what a node that is off turns on."""
        node = state >> 1
        for kind in range(4):
            partner = self._partners[4 * node + kind]
            if partner != NO_NODE and self._met[2 * partner + 1] != self._search:
                truth = node // 9 if kind == 3 else house_truth(self._digit(node), self._house(node, kind))
                self._reach(2 * partner + 1, state, truth)
