# cython: language_level=3
"""What follows from a candidate on or off where a consequence may have several causes: singles, one after the other.

A candidate that is on turns off all that it excludes.  A cell or a house of which all candidates but one are off turns
on this one, and all of the others are its causes.  A rule about several cells, such as the sum of a cage, turns off the
candidates that no way to fill its cells has; the causes are as few as possible of what is on and off in these cells.
On boards with such rules, the candidates left of a cell or a house turn off what all of them exclude, where nothing
else moves; its other candidates are the causes.  That goes on until nothing moves, or until a contradiction: two
candidates that exclude each other are on, or a cell or a house has nothing left, or a rule has no way left.

It goes breadth first.  Where there is a contradiction, all of the same depth are looked at, and the one is taken that
has the fewest states behind it; what nothing in it needs is left out.  ``allow`` restricts the cells and houses that
may turn something on, so that ``cut_down`` can find a net that does with few of them.

States and truths are numbers, as in ``states``, of candidates only.  What is copied for a premise are sets of
candidates, never a grid; a deeper level (locked candidates, or chains within a net) is one more way to reach states,
with their causes, where nothing else moves.
"""

from collections.abc import Sequence

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells, Short, Word, c_only
from ...board.checks import check_within
from ...board.grid import Grid
from ...board.houses import MOST_HOUSES
from .grid_rules import GridRules
from .states import DECLARED, FIRST_HOUSE, NO_STATE, NO_TRUTH, RULES, Closure, StateSearch, house_truth

MOST_ENDS = 64
"""How many contradictions of one depth are compared: more than are ever met on the way to the first."""

NO_RULES = GridRules(Grid([0] * 81))
"""The rules of all boards that have none."""


class Propagation(StateSearch):
    """What the candidates of a grid (each 0..728) lead to by singles, on or off."""

    def __init__(self, grid: Grid, guarded: Sequence[Sequence[int]] = ()) -> None:
        super().__init__(grid, guarded)
        self._cells_allowed: Cells = (
            0  # the truths that may turn something on, and of these, those that nothing is on in
        )
        self._cells_open: Cells = 0
        self._houses_allowed: list[Word] = [0] * 10
        self._houses_open: list[Word] = [0] * 10
        self._declared_allowed: Word = 0
        self._rules_allowed: Word = 0
        self._rules: GridRules = GridRules(grid) if grid.tables.has_rules else NO_RULES
        self._causes_by_rule: dict[int, list[int]] = {}  # those of the last search, see ``_list_causes``
        # The candidates of truths that are allowed: others need not be turned off.
        self._matters: list[Cells] = [0] * 10
        self._new: list[Cells] = [0] * 10  # those of them that are not reached
        self._on: list[Cells] = [0] * 10
        # What is not off: cells by digit, digits by cell.
        self._left_cells: list[Cells] = [0] * 10
        self._left_digits = [0] * 81
        self._end_truths = [0] * 64  # a truth that has nothing left, NO_TRUTH where two states exclude each other
        self._end_first = [0] * 64
        self._end_second = [0] * 64
        self._marked: list[Short] = [0] * 1458  # the states that are marked, each once
        self.end_count = 0
        self._marked_count = 0
        self.allow_all()

    def allow_all(self) -> None:
        """Let all cells and houses turn on what is left in them."""
        self._cells_allowed = self.tables.cells
        self._declared_allowed = 0
        for number in range(len(self.declared)):
            if self.declared[number]:
                self._declared_allowed |= bit(number)
        self._rules_allowed = 0
        for number in range(self._rules.count):
            if self._rules.area[number]:
                self._rules_allowed |= bit(number)
        for digit in range(10):
            self._houses_allowed[digit] = self.tables.all_houses
            self._matters[digit] = self.digit_cells[digit]

    def allow(self, truths: list[int], goal: int) -> None:
        """Let these cells and houses turn on what is left in them, and no others, on the way to a state or NO_STATE."""
        check_within(goal, NO_STATE, 1457)
        truth: int
        for truth in truths:
            if truth < RULES:
                check_within(truth, 0, DECLARED + len(self.declared) - 1)
            else:
                check_within(truth, RULES, RULES + self._rules.count - 1)
        self._cells_allowed = 0
        self._declared_allowed = 0
        self._rules_allowed = 0
        for digit in range(10):
            self._houses_allowed[digit] = 0
            self._matters[digit] = 0
        for truth in truths:
            self._allow(truth, True)
        if goal != NO_STATE:
            self._let_matter(goal)

    def follow(self, premise: int) -> None:
        """Search what a state leads to, breadth first; ``end_count`` tells whether it is a contradiction."""
        check_within(premise, 0, 1457)
        self.end_count = 0
        self._let_matter(premise)
        self._cells_open = self._cells_allowed
        for digit in range(1, 10):
            self._houses_open[digit] = self._houses_allowed[digit]
            self._left_cells[digit] = self.digit_cells[digit]
            self._new[digit] = self._matters[digit]
            self._on[digit] = 0
        for cell in range(81):
            self._left_digits[cell] = self.cell_digits[cell]
        self._search += 1
        self.count = 0
        self._note(premise, NO_STATE, NO_TRUTH)
        cell = (premise >> 1) // 9
        digit = (premise >> 1) % 9 + 1
        if premise & 1:
            self._take(digit, bit(cell), cell)
        else:
            self._new[digit] &= ~bit(cell)
        done = 0
        applied = 0
        if self._rules_allowed:
            self._causes_by_rule.clear()
            applied = self._apply_rules(0)
        while done < self.count and self.end_count == 0:
            same_depth = self.count
            while done < same_depth:
                state = self._order[done]
                done += 1
                if state & 1:
                    self._exclude(state)
                else:
                    self._lose(state)
            if self._rules_allowed and self.end_count == 0:
                applied = self._apply_rules(applied)
            if self.tables.has_rules and self.end_count == 0 and done == self.count:
                self._apply_truths()

    def contradiction(self, premise: int) -> int:
        """Return how many states the smallest contradiction takes that a state leads to; 0 where there is none."""
        self.follow(premise)
        if self.end_count == 0:
            self._keep_sound()
            return 0
        self.best_end()
        return self.size

    def argue(self, premise: int, goal: int) -> tuple[int, ...]:
        """Search from a state to another, or to a contradiction, and cut that down; return what it ends in."""
        self.follow(premise)
        self.cut_down(premise, goal)
        self.allow_all()
        return self.end_of(goal)

    def all_reached(self) -> Closure:
        """Return all candidates that the last search reached; nothing where it is a contradiction."""
        return Closure() if self.end_count else StateSearch.all_reached(self)

    def size_behind(self, state: int) -> int:
        """Return how many states are behind one that was reached, itself included."""
        self._check_reached(state)
        self._begin_marking()
        self._mark(state)
        return self._mark_causes()

    def size_of_end(self, end: int) -> int:
        """Return how many states are behind a contradiction of the last search, by its number."""
        check_within(end, 0, self.end_count - 1)
        self._begin_marking()
        self._mark_end(end)
        return self._mark_causes()

    @c_only
    def best_end(self) -> int:
        """Return the number of the contradiction with the fewest states behind it (``size``), the first of equals."""
        best = 0
        self.size = self.size_of_end(0)
        for end in range(1, self.end_count):
            size = self.size_of_end(end)
            if size < self.size:
                best = end
                self.size = size
        return best

    def cut_down(self, premise: int, goal: int) -> None:
        """Allow no more truths than needed to reach a goal, a state or NO_STATE for a contradiction, and search again.

        The last search must have been of this premise, and have got there.  None of the truths can be left out, then,
        but fewer others may do.
        """
        truths = self._behind(goal)
        self.allow(truths, goal)
        truth: int
        for truth in reversed(truths):
            if self._allows(truth):
                self._allow(truth, False)
                self.follow(premise)
                if self.reached(goal) if goal != NO_STATE else self.end_count > 0:
                    self.allow(self._behind(goal), goal)
                else:
                    self._allow(truth, True)
        self.follow(premise)

    def end_of(self, goal: int) -> tuple[int, ...]:
        """Return the truth that a search ended in, and the states that leave it nothing.

        Where the goal is a state, or two states exclude each other, there is no such truth, but NO_TRUTH.  ``size`` is
        then the number of states behind it.
        """
        if goal != NO_STATE:
            self.size = self.size_behind(goal)
            return NO_TRUTH, goal
        end = self.best_end()
        truth = self._end_truths[end]
        if truth == NO_TRUTH:
            return NO_TRUTH, self._end_first[end], self._end_second[end]
        if truth >= RULES:
            return (truth, *self._list_causes(truth, self._end_first[end], NO_STATE))
        return (truth, *self._states_of(truth, NO_STATE))

    def _exclude(self, state: int) -> None:
        """Reach what a candidate that is on turns off."""
        node = state >> 1
        cell = node // 9
        digit = node % 9 + 1
        for other_digit in members(self.cell_digits[cell] & ~(1 << digit)):
            other = 2 * (cell * 9 + other_digit - 1)
            if self._met[other + 1] == self._search:
                self._end(NO_TRUTH, other + 1, state)
            elif self._met[other] != self._search:
                self._new[other_digit] &= ~bit(cell)
                self._note(other, state, NO_TRUTH)
        if self.tables.has_links:
            for other_digit in range(1, 10):
                self._exclude_in(self.tables.excluded[node * 10 + other_digit] & ~bit(cell), other_digit, state)
        else:
            self._exclude_in(self.tables.peers[cell], digit, state)

    def _exclude_in(self, cells: Cells, digit: int, state: int) -> None:
        """Reach the candidates of a digit that a candidate that is on turns off in some cells."""
        for peer in members(self._on[digit] & cells):
            self._end(NO_TRUTH, 2 * (peer * 9 + digit - 1) + 1, state)
        rest = self._new[digit] & cells
        self._new[digit] ^= rest
        for peer in members(rest):
            self._note(2 * (peer * 9 + digit - 1), state, NO_TRUTH)

    def _lose(self, state: int) -> None:
        """Reach what is left where a candidate is off, or note that nothing is."""
        node = state >> 1
        cell = node // 9
        digit = node % 9 + 1
        this = bit(cell)
        if self._cells_open & this:
            digits = self._left_digits[cell] & ~(1 << digit)
            self._left_digits[cell] = digits
            if digits == 0:
                self._end(cell, state, state)
            elif digits & (digits - 1) == 0 and self._new[lowest(digits)] & this:
                self._turn_on(lowest(digits), this, cell, state, cell)
        open_houses = self._houses_open[digit] & self.tables.houses_of[cell]
        if open_houses:
            left = self._left_cells[digit] & ~this
            self._left_cells[digit] = left
            for house in members(open_houses):
                rest = left & self.tables.house[house]
                if rest == 0:
                    self._end(house_truth(digit, house), state, state)
                elif rest & (rest - 1) == 0 and rest & self._new[digit]:
                    self._turn_on(digit, rest, lowest(rest), state, house_truth(digit, house))
        for number in members(self._declared_allowed):
            if node in self.declared[number]:
                self._lose_declared(number, state)

    def _lose_declared(self, number: int, state: int) -> None:
        """Reach what is left of a declared truth, or note that nothing is."""
        left = -1
        candidate: int
        for candidate in self.declared[number]:
            if self._met[2 * candidate] != self._search:
                if left >= 0 or self._met[2 * candidate + 1] == self._search:
                    return
                left = candidate
        if left < 0:
            self._end(DECLARED + number, state, state)
        elif self._new[left % 9 + 1] & bit(left // 9):
            self._turn_on(left % 9 + 1, bit(left // 9), left // 9, state, DECLARED + number)

    def _apply_rules(self, first: int) -> int:
        """Reach what rules turn off, if something was reached in their cells from a place in the order on.

        Return the place from which on something may be new to some of them.
        """
        touched: Cells = 0
        end = self.count
        for place in range(first, end):
            touched |= bit((self._order[place] >> 1) // 9)
        for number in members(self._rules_allowed):
            if self._rules.area[number] & touched and self.end_count == 0:
                self._apply_rule(number)
        return end

    def _apply_rule(self, number: int) -> None:
        """Reach the candidates that no way to fill the cells of a rule has, or note that there is no way."""
        rules = self._rules
        narrowing = rules.narrowing
        start = rules.start[number]
        count = rules.start[number + 1] - start
        changed = False
        for place in range(count):
            cell = rules.cells[start + place]
            mask = rules.base[start + place]
            for digit in members(self.cell_digits[cell]):
                state = 2 * (cell * 9 + digit - 1)
                if self._met[state] == self._search:
                    mask &= ~(1 << digit)
                elif self._met[state + 1] == self._search:
                    mask &= 1 << digit
            if mask == 0:  # so the cell itself has a contradiction
                return
            narrowing.masks[place] = mask
            if mask != rules.base[start + place]:
                changed = True
        if not changed:
            return
        before = self.count
        if not rules.has_way(number):
            self._end(RULES + number, before, before)
            return
        for place in range(count):
            this = bit(rules.cells[start + place])
            for digit in members(narrowing.masks[place] & ~narrowing.left[place]):
                if self._new[digit] & this:
                    self._new[digit] &= ~this
                    self._note(2 * (rules.cells[start + place] * 9 + digit - 1), before, RULES + number)

    def _list_causes(self, truth: int, before: int, state: int) -> list[int]:
        """Return states, among those reached before a place in the order, with which a rule turns a state off.

        None of them can be left out, and later ones are left out first.  With NO_STATE, the rule has no way left.
        """
        key = (truth * 2048 + before) * 2048 + state
        known: list[int] | None = self._causes_by_rule.get(key)
        if known is None:
            known = self._causes_by_rule[key] = self._few_causes(truth - RULES, before, state)
        return known

    def _few_causes(self, number: int, before: int, state: int) -> list[int]:
        rules = self._rules
        narrowing = rules.narrowing
        start = rules.start[number]
        for place in range(rules.start[number + 1] - start):
            narrowing.masks[place] = rules.base[start + place]
        area = rules.area[number]
        on: Cells = 0
        for order in range(before):
            cause = self._order[order]
            cell = (cause >> 1) // 9
            if area & bit(cell):
                digit = (cause >> 1) % 9 + 1
                if cause & 1:
                    on |= bit(cell)
                    narrowing.masks[rules.place_of(number, cell)] &= 1 << digit
                else:
                    narrowing.masks[rules.place_of(number, cell)] &= ~(1 << digit)
        if state != NO_STATE:
            cell = (state >> 1) // 9
            area &= ~bit(cell)
            narrowing.masks[rules.place_of(number, cell)] = 1 << ((state >> 1) % 9 + 1)
        new = area  # the cells that have not been tried as a whole
        found: list[int] = []
        for order in range(before - 1, -1, -1):
            cause = self._order[order]
            cell = (cause >> 1) // 9
            this = bit(cell)
            if not area & this:
                continue
            place = rules.place_of(number, cell)
            mask = narrowing.masks[place]
            if new & this:
                new &= ~this
                narrowing.masks[place] = rules.base[start + place]
                if not rules.has_way(number):
                    area &= ~this
                    continue
                narrowing.masks[place] = mask
            if on & this:
                if cause & 1:
                    found.append(cause)
                continue
            narrowing.masks[place] |= rules.base[start + place] & 1 << ((cause >> 1) % 9 + 1)
            if narrowing.masks[place] != mask and rules.has_way(number):
                narrowing.masks[place] = mask
                found.append(cause)
        found.reverse()
        return found

    def _apply_truths(self) -> None:
        """Reach what all remaining candidates of a cell or a house exclude, unless all initial ones do."""
        for digit in range(1, 10):
            for house in members(self._houses_open[digit]):
                cells = self._left_cells[digit] & self.tables.house[house]
                others = self.digit_cells[digit] & self.tables.house[house] & ~cells
                if others and cells & (cells - 1):
                    self._exclude_by_house(digit, cells, others, house_truth(digit, house))
        if self.tables.has_links:
            for cell in members(self._cells_open):
                digits = self._left_digits[cell]
                if digits != self.cell_digits[cell] and digits & (digits - 1):
                    self._exclude_by_cell(cell, digits)

    def _exclude_by_house(self, digit: int, cells: Cells, others: Cells, truth: int) -> None:
        """Reach what a digit excludes wherever it goes in ``cells``, but not in all of the ``others``, too."""
        for each in range(1, 10):
            if each == digit or self.tables.has_links:
                found = self._new[each] & ~cells
                for cell in members(cells):
                    found &= self._excluded(cell * 9 + digit - 1, each)
                also = found
                for cell in members(others):
                    also &= self._excluded(cell * 9 + digit - 1, each)
                self._note_excluded(found & ~also, each, truth)

    def _exclude_by_cell(self, cell: int, digits: int) -> None:
        """Reach what some digits of a cell all exclude elsewhere, but not also its others."""
        for each in range(1, 10):
            found = self._new[each] & ~bit(cell)
            for digit in members(digits):
                found &= self._excluded(cell * 9 + digit - 1, each)
            also = found
            for digit in members(self.cell_digits[cell] & ~digits):
                also &= self._excluded(cell * 9 + digit - 1, each)
            self._note_excluded(found & ~also, each, cell)

    def _note_excluded(self, cells: Cells, digit: int, truth: int) -> None:
        """Note that a truth turns off a digit in some cells."""
        self._new[digit] &= ~cells
        for cell in members(cells):
            self._note(2 * (cell * 9 + digit - 1), self.count, truth)

    def _excluded(self, node: int, digit: int) -> Cells:
        """Return the cells other than its own in which a candidate excludes a digit."""
        if self.tables.has_links:
            return self.tables.excluded[node * 10 + digit] & ~bit(node // 9)
        if digit == node % 9 + 1:
            return self.tables.peers[node // 9]
        return 0

    def _list_other_causes(self, truth: int, state: int) -> int:
        """List the states in which the candidates of a truth are off that do not exclude that of a state."""
        count = self._list_states_of(truth, NO_STATE)
        kept = 0
        node = state >> 1
        for place in range(count):
            if not self._excluded(self._listed[place] >> 1, node % 9 + 1) & bit(node // 9):
                self._listed[kept] = self._listed[place]
                kept += 1
        return kept

    def _turn_on(self, digit: int, this: Cells, cell: int, state: int, truth: int) -> None:
        """Reach the one candidate that a truth has left where a state is its last cause; ``this`` is the cell's set."""
        self._take(digit, this, cell)
        self._note(2 * (cell * 9 + digit - 1) + 1, state, truth)

    def _take(self, digit: int, this: Cells, cell: int) -> None:
        """Note that a digit is on in a cell: its truths turn on nothing more, whatever else they lose."""
        self._new[digit] &= ~this
        self._on[digit] |= this
        self._cells_open &= ~this
        self._houses_open[digit] &= ~self.tables.houses_of[cell]

    def _note(self, state: int, cause: int, truth: int) -> None:
        """Note that a state is reached."""
        self._met[state] = self._search
        self._order[self.count] = state
        self.count += 1
        self._causes[state] = cause
        self._truths[state] = truth

    def _end(self, truth: int, first: int, second: int) -> None:
        if self.end_count < MOST_ENDS:
            self._end_truths[self.end_count] = truth
            self._end_first[self.end_count] = first
            self._end_second[self.end_count] = second
            self.end_count += 1

    def _allow(self, truth: int, allowed: bool) -> None:
        if truth < FIRST_HOUSE:
            self._cells_allowed &= ~bit(truth)
            if allowed:
                self._cells_allowed |= bit(truth)
                for digit in range(1, 10):
                    if self.cell_digits[truth] >> digit & 1:
                        self._matters[digit] |= bit(truth)
        elif truth >= RULES:
            self._rules_allowed &= ~bit(truth - RULES)
            if allowed:
                self._rules_allowed |= bit(truth - RULES)
                for digit in range(1, 10):
                    self._matters[digit] |= self.digit_cells[digit] & self._rules.area[truth - RULES]
        elif truth >= DECLARED:
            self._declared_allowed &= ~bit(truth - DECLARED)
            if allowed:
                self._declared_allowed |= bit(truth - DECLARED)
                candidate: int
                for candidate in self.declared[truth - DECLARED]:
                    self._let_matter(2 * candidate)
        else:
            digit = (truth - 17) // MOST_HOUSES
            house = (truth - 17) % MOST_HOUSES
            self._houses_allowed[digit] &= ~bit(house)
            if allowed:
                self._houses_allowed[digit] |= bit(house)
                self._matters[digit] |= self.digit_cells[digit] & self.tables.house[house]

    def _let_matter(self, state: int) -> None:
        node = state >> 1
        self._matters[node % 9 + 1] |= bit(node // 9)

    def _allows(self, truth: int) -> bool:
        if truth < FIRST_HOUSE:
            return self._cells_allowed & bit(truth) != 0
        if truth >= RULES:
            return self._rules_allowed & bit(truth - RULES) != 0
        if truth >= DECLARED:
            return self._declared_allowed & bit(truth - DECLARED) != 0
        return self._houses_allowed[(truth - 17) // MOST_HOUSES] & bit((truth - 17) % MOST_HOUSES) != 0

    def _behind(self, goal: int) -> list[int]:
        """Return the truths behind a state that was reached, or, with NO_STATE, behind the best contradiction."""
        found = []
        end = self.best_end() if goal == NO_STATE else 0
        self._begin_marking()
        if goal == NO_STATE:
            self._mark_end(end)
            if self._end_truths[end] != NO_TRUTH:
                found.append(self._end_truths[end])
        else:
            self._check_reached(goal)
            self._mark(goal)
        self._mark_causes()
        for place in range(self.count):
            state = self._order[place]
            if self._marks[state] == self._marking and self._truths[state] != NO_TRUTH:
                found.append(self._truths[state])
        return found

    def _begin_marking(self) -> None:
        self._marking += 1
        self._marked_count = 0

    def _mark(self, state: int) -> None:
        if self._marks[state] != self._marking:
            self._marks[state] = self._marking
            self._marked[self._marked_count] = state
            self._marked_count += 1

    def _mark_end(self, end: int) -> None:
        if self._end_truths[end] == NO_TRUTH:
            self._mark(self._end_first[end])
            self._mark(self._end_second[end])
        elif self._end_truths[end] >= RULES:
            self._mark_all(self._list_causes(self._end_truths[end], self._end_first[end], NO_STATE))
        else:
            self._mark_truth(self._end_truths[end], NO_STATE)

    def _mark_causes(self) -> int:
        """Mark all that is behind what is marked; return how many states are marked."""
        done = 0
        while done < self._marked_count:
            state = self._marked[done]
            done += 1
            if self._causes[state] != NO_STATE:
                if state & 1:
                    self._mark_truth(self._truths[state], state)
                elif self._truths[state] >= RULES:
                    self._mark_all(self._list_causes(self._truths[state], self._causes[state], state))
                elif self._truths[state] != NO_TRUTH:
                    for place in range(self._list_other_causes(self._truths[state], state)):
                        self._mark(self._listed[place])
                else:
                    self._mark(self._causes[state])
        return done

    def _mark_all(self, states: list[int]) -> None:
        state: int
        for state in states:
            self._mark(state)

    def _mark_truth(self, truth: int, state: int) -> None:
        """Mark as off the candidates of a truth, but the one of a state."""
        for place in range(self._list_states_of(truth, state)):
            self._mark(self._listed[place])

    def _causes_of(self, state: int) -> list[int]:
        """Return the states that a state follows from."""
        if self._causes[state] == NO_STATE:
            return []
        if state & 1:
            return self._states_of(self._truths[state], state)
        if self._truths[state] >= RULES:
            return self._list_causes(self._truths[state], self._causes[state], state)
        if self._truths[state] != NO_TRUTH:
            return [self._listed[place] for place in range(self._list_other_causes(self._truths[state], state))]
        return [self._causes[state]]
