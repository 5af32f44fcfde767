# cython: language_level=3
"""The consequences of a candidate that is on or off, by chains of direct implications.

A candidate that is on (true) turns off the others of its cell, its digit in the cells that it sees, and whatever
another rule of the board excludes.  A candidate that is off turns on the other one if its cell has two candidates, or
if a house has two places for its digit.  Groups are optional nodes, as in ``table``: the places of a digit that two
houses share, such as a box and a line.  A group turns off the candidates that all its candidates exclude, and is turned
off by any of them.  It may also be one of the only two nodes of a house.

Each consequence has one cause, and the search is breadth first, so it reaches each node by a shortest chain.  The sets
of consequences of a premise are created on request and cached, so Kraken fish and forcing chains share them.
``propagation`` goes further and allows several causes.

States and truths are numbers, as in ``states``.
"""

from collections.abc import Sequence

from ...board.bitset import bit, lowest, members
from ...board.c_types import Byte, Cells, Short, c_only
from ...board.checks import check_within
from ...board.grid import Grid, memo
from ..single_digit.house_links import HouseLinks, house_links
from ..single_digit.link_kinds import BILOCATION, GROUPED
from . import states
from .states import (
    DECLARED,
    FIRST_HOUSE,
    GROUPS,
    MOST_NODES,
    NO_STATE,
    NO_TRUTH,
    Closure,
    Implied,
    StateSearch,
    house_truth,
)

MOST_STATES = 2 * states.MOST_NODES
"""The number of states, which no contradiction reaches."""

NO_NODE = -1

MOST_PARTNERS = 12
"""The maximum number of partners of a node that a search follows."""


def implications(grid: Grid, grouped: bool = False) -> "Implications":
    """Return the implications in a grid, with groups if ``grouped``; they are cached until the grid changes."""
    found: Implications = memo(grid, Implications, grouped)
    return found


class Implications(StateSearch):
    """The consequences of the candidates of a grid (0..728) that are on or off."""

    def __init__(self, grid: Grid, grouped: bool = False, guarded: Sequence[Sequence[int]] = ()) -> None:
        super().__init__(grid, guarded)
        # Of each node, in up to 12 places, the only other node of a truth: its houses in order, then its cell.
        self.partners: list[Short] = [0] * 14580
        self.partner_count: list[Byte] = [0] * 1215
        self._partner_truths: list[Short] = [0] * 14580
        self.linked_cells: list[Cells] = [0] * 10  # the candidates that have a partner: cells by digit, digits by cell
        self._group_count = 0
        # The candidates that the last search reached: for each digit, where it is on and where it is off.
        self._on_cells: list[Cells] = [0] * 10
        self._off_cells: list[Cells] = [0] * 10
        self._depths: list[Short] = [0] * 2430
        self.linked_digits: list[Short] = [0] * 81
        self.group_digit: list[Byte] = [0] * 486
        self.group_cells: list[Cells] = [0] * 486
        self.group_sees: list[Cells] = [0] * 486
        self.first_group = [0] * 11  # of each digit, and behind the last
        self._best = 0
        self._best_end: tuple[int, ...] = ()
        self._join_places(grid, grouped)
        self._join_cells()
        self._join_declared()

    def chain(self, premise: int, premise_on: bool, goal: int, goal_on: bool) -> list[Implied]:
        """Return a shortest chain from one candidate (on or off) to another, including both; [] if there is none."""
        check_within(premise, 0, 728)
        check_within(goal, 0, 728)
        self.follow(2 * premise + premise_on)
        return [*self.told((2 * goal + goal_on,))[0]] if self.reached(2 * goal + goal_on) else []

    def follow(self, premise: int) -> None:
        """Search the consequences of a state, breadth first; the result is valid until the next search."""
        check_within(premise, 0, MOST_STATES - 1)
        self._search += 1
        self.count = 0
        for digit in range(1, 10):
            self._on_cells[digit] = 0
            self._off_cells[digit] = 0
        if premise & 1:
            self._turn_on(premise >> 1, NO_STATE, NO_TRUTH)
        else:
            self._turn_off(premise >> 1, NO_STATE)
        done = 0
        while done < self.count:
            state = self._order[done]
            done += 1
            if state & 1:
                self._exclude(state)
            else:
                self._force(state)

    def contradiction(self, premise: int) -> int:
        """Return the number of states in the smallest contradiction that a state leads to; 0 if there is none."""
        self.follow(premise)
        self._compare_ends(premise)
        if self._best == MOST_STATES:
            self._keep_sound()
            return 0
        return self._best

    def all_reached(self) -> Closure:
        """Return all candidates that the last search reached."""
        found = Closure()
        for digit in range(1, 10):
            found.on[digit] = self._on_cells[digit]
            found.off[digit] = self._off_cells[digit]
        return found

    def size_behind(self, state: int) -> int:
        """Return the number of states on which a reached state depends, including itself."""
        self._check_reached(state)
        return self._depths[state] + 1

    def argue(self, premise: int, goal: int) -> tuple[int, ...]:
        """Search from a state to another, or to the smallest contradiction; return the states at the end."""
        self.follow(premise)
        if goal != NO_STATE:
            self.size = self.size_behind(goal)
            return NO_TRUTH, goal
        self._compare_ends(premise)
        self.size = self._best
        return self._best_end

    def _join_cells(self) -> None:
        """Link the candidates of each cell that has two."""
        for cell in range(81):
            digits = self.cell_digits[cell]
            rest = digits & (digits - 1)
            if rest and rest & (rest - 1) == 0:
                self._join(cell * 9 + lowest(digits) - 1, cell * 9 + lowest(rest) - 1, cell)

    def _join_declared(self) -> None:
        """Link the candidates of each declared truth that has two."""
        for number in range(len(self.declared)):
            left: list[int] = self.declared[number]
            if len(left) == 2:
                self._join(left[0], left[1], DECLARED + number)

    def _join_places(self, grid: Grid, grouped: bool) -> None:
        """Link the two places of a digit in a house, or the two nodes if one of them is a group."""
        for digit in range(1, 10):
            self.first_group[digit] = self._group_count
            self._join_links(digit, house_links(grid, digit, BILOCATION))
            if grouped:
                self._join_links(digit, house_links(grid, digit, GROUPED))
        self.first_group[10] = self._group_count

    def _join_links(self, digit: int, links: HouseLinks) -> None:
        for end in range(0, links.count, 2):
            one = self._number(digit, links.cells[end], links.sees[end])
            other = self._number(digit, links.cells[end + 1], links.sees[end + 1])
            if one != NO_NODE and other != NO_NODE:
                self._join(one, other, house_truth(digit, links.houses[end]))

    def _join(self, one: int, other: int, truth: int) -> None:
        self._add_partner(one, other, truth)
        self._add_partner(other, one, truth)

    def _add_partner(self, node: int, partner: int, truth: int) -> None:
        first = node * MOST_PARTNERS
        place = first + self.partner_count[node]
        if place == first + MOST_PARTNERS:
            return
        self.partner_count[node] += 1
        while place > first and self._partner_truths[place - 1] > truth >= FIRST_HOUSE:
            self.partners[place] = self.partners[place - 1]
            self._partner_truths[place] = self._partner_truths[place - 1]
            place -= 1
        self.partners[place] = partner
        self._partner_truths[place] = truth
        if node < GROUPS:
            self.linked_cells[node % 9 + 1] |= bit(node // 9)
            self.linked_digits[node // 9] |= 1 << (node % 9 + 1)

    def _number(self, digit: int, cells: Cells, sees: Cells) -> int:
        """Return the number of a node; a group gets a new one the first time."""
        cell = lowest(cells)
        rest = cells & (cells - 1)
        if rest == 0:
            return cell * 9 + digit - 1
        for group in range(self.first_group[digit], self._group_count):
            if self.group_cells[group] == cells:
                return GROUPS + group
        group = self._group_count
        if GROUPS + group == MOST_NODES:
            return NO_NODE
        self._group_count = group + 1
        self.group_digit[group] = digit
        self.group_cells[group] = cells
        self.group_sees[group] = sees
        return GROUPS + group

    def _digit(self, node: int) -> int:
        return node % 9 + 1 if node < GROUPS else self.group_digit[node - GROUPS]

    def _cells(self, node: int) -> Cells:
        return bit(node // 9) if node < GROUPS else self.group_cells[node - GROUPS]

    @c_only
    def excluded(self, node: int, digit: int) -> Cells:
        """Return the cells where a node that is on excludes a digit, on a board with further weak links."""
        if node < GROUPS:
            return self.tables.excluded[node * 10 + digit]
        own = self.group_digit[node - GROUPS]
        found = self.tables.cells
        for cell in members(self.group_cells[node - GROUPS]):
            found &= self.tables.excluded[(cell * 9 + own - 1) * 10 + digit]
        return found

    def _exclude(self, state: int) -> None:
        """Reach the nodes that a node which is on turns off."""
        node = state >> 1
        if self.tables.has_links:
            for each in range(1, 10):
                self._exclude_in(self.excluded(node, each), each, state)
        elif node < GROUPS:
            cell = node // 9
            digit = node % 9 + 1
            for other_digit in members(self.cell_digits[cell] & ~(1 << digit)):
                other = cell * 9 + other_digit - 1
                if self._met[2 * other] != self._search:
                    self._turn_off(other, state)
            self._exclude_in(self.tables.peers[cell], digit, state)
        else:
            self._exclude_in(self.group_sees[node - GROUPS], self.group_digit[node - GROUPS], state)

    def _exclude_in(self, sees: Cells, digit: int, state: int) -> None:
        """Reach the nodes of a digit that a node which is on turns off in some cells."""
        rest = self.digit_cells[digit] & sees & ~self._off_cells[digit]
        self._off_cells[digit] |= rest
        for peer in members(rest):
            self._note(2 * (peer * 9 + digit - 1), state, NO_TRUTH)
        for group in range(self.first_group[digit], self.first_group[digit + 1]):
            other = 2 * (GROUPS + group)
            if self.group_cells[group] & ~sees == 0 and self._met[other] != self._search:
                self._note(other, state, NO_TRUTH)

    def _force(self, state: int) -> None:
        """Reach the nodes that a node which is off turns on."""
        node = state >> 1
        for place in range(node * MOST_PARTNERS, node * MOST_PARTNERS + self.partner_count[node]):
            partner = self.partners[place]
            if self._met[2 * partner + 1] != self._search:
                self._turn_on(partner, state, self._partner_truths[place])

    def _turn_on(self, node: int, cause: int, truth: int) -> None:
        if node < GROUPS:
            self._on_cells[node % 9 + 1] |= bit(node // 9)
        self._note(2 * node + 1, cause, truth)

    def _turn_off(self, candidate: int, cause: int) -> None:
        self._off_cells[candidate % 9 + 1] |= bit(candidate // 9)
        self._note(2 * candidate, cause, NO_TRUTH)

    def _note(self, state: int, cause: int, truth: int) -> None:
        """Record that a state is reached."""
        self._met[state] = self._search
        self._order[self.count] = state
        self.count += 1
        self._causes[state] = cause
        self._truths[state] = truth
        self._depths[state] = 0 if cause == NO_STATE else self._depths[cause] + 1

    def _compare_ends(self, premise: int) -> None:
        """Find the contradiction with the fewest states; the premise is the one that was followed last.

        It is stored as the truth without candidates (or NO_TRUTH), and the states at its end.
        """
        self._best = MOST_STATES
        for place in range(self.count):
            state = self._order[place]
            if state & 1 and self._met[state ^ 1] == self._search and state ^ 1 != premise:
                self._compare(NO_TRUTH, (state, self._causes[state ^ 1]))
        had: Cells = 0
        left: Cells = 0
        for digit in range(1, 10):
            cells = self.digit_cells[digit]
            off = self._off_cells[digit]
            had |= cells
            left |= cells & ~off
            if off:
                for house in members(self.tables.all_houses):
                    places = cells & self.tables.house[house]
                    if places & ~off == 0 and places:
                        self._compare_truth(house_truth(digit, house))
        had &= ~left
        for cell in members(had):
            self._compare_truth(cell)
        for number in range(len(self.declared)):
            if self.declared[number] and self._are_off(self.declared[number]):
                self._compare_truth(DECLARED + number)

    def _are_off(self, candidates: list[int]) -> bool:
        """Return whether the last search turned off all candidates of a list."""
        candidate: int
        for candidate in candidates:
            if self._met[2 * candidate] != self._search:
                return False
        return True

    def _compare_truth(self, truth: int) -> None:
        self._compare(truth, tuple(self._states_of(truth, NO_STATE)))

    def _compare(self, truth: int, ends: tuple[int, ...]) -> None:
        """Store an end if it is the best so far."""
        size = 0
        self._marking += 1
        state: int
        for state in ends:
            while state != NO_STATE and self._marks[state] != self._marking:
                self._marks[state] = self._marking
                state = self._causes[state]
                size += 1
        if size < self._best:
            self._best = size
            self._best_end = (truth, *ends)
