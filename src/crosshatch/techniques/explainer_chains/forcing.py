# cython: language_level=3
"""Sudoku Explainer's forcing chains with several branches: Nishio, multiple, dynamic, and nested ones.

The search compares the closures of all candidates, on and off.  An assumption that leads to a contradiction is false.
A state is true if it follows from a candidate both on and off, from all candidates of a cell, or from all places of a
digit in a house.  When no single follows, dynamic chains deduce more, depending on the level: patterns from level 1 on,
and from level 2 on also inner chains, which these same searches find in the position that the outer chain has reached.
"""

from typing import Any, NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Byte, ByteArray, Cells, Long, Short
from ...board.checks import check_cell, check_within
from ...board.clock import look
from ...board.houses import HOUSE, HOUSES_OF
from ...logic.step import UnprovenStep
from . import kinds
from .closure import MOST_NODES, Closure, Deduction
from .comparison import Comparison, ForcingHint
from .earlier import Earlier
from .follower import Follower
from .kinds import (
    ADVANCED,
    BOX,
    CELL,
    CELL_CHAIN,
    CHAIN,
    CONTRADICTION,
    DOUBLE,
    DYNAMIC,
    HOUSE_SETS,
    IN_TURN,
    MULTIPLE,
    REGION,
    START,
    WITH_DYNAMIC,
    WITH_MULTIPLE,
    WITH_NESTED,
    WITH_PATTERNS,
    WITH_UNARY,
)
from .patterns import PatternSearch
from .position import Position
from .reach import Reach
from .unary import UnaryHint, UnarySearch

NO_NODE = -1

MOST_LISTED = 18 * (MOST_NODES + 1)
"""The maximum number of bytes in the key of a chain: two for each node behind the targets of nine branches."""

MOST_POSITIONS = 5000
"""The maximum number of positions for which the hints of inner searches are stored.

Many chains reach the same position, and reach it again after the next step.
"""


class Work(NamedTuple):
    """The amount of work: closures created, closures kept from others, and implications."""

    closures: int
    kept: int
    implications: int

    def plus(self, other: "Work") -> "Work":
        """Return the sum of both."""
        return Work(self.closures + other.closures, self.kept + other.kept, self.implications + other.implications)


class ExplainerForcingSearch:
    """The chains with branches in a position: static or dynamic, with cells and houses or (Nishio) houses only.

    Two flaws of Sudoku Explainer affect its ratings.  Branches with a contradiction are compared with others as far as
    they were followed, and a static search skips houses in which the first place of the digit is in a cell with two
    candidates.  ``corrected`` avoids both, except in inner chains.
    """

    def __init__(self, dynamic: bool, by_cells: bool, corrected: bool = False, reach: Reach | None = None) -> None:
        self.dynamic = dynamic
        self._corrected = corrected
        self._by_cells = by_cells
        self._follower = Follower(dynamic, by_cells)
        self._patterns = PatternSearch(self._follower)
        self.source = self._follower.source
        self._level = 0
        self._known = 0  # the level whose deductions are known to give nothing as it stands
        self._loads = 0
        # For each state, its closure by singles, and the load for which that is known.  It may be of an outer search.
        self._closures: list[Closure | None] = [None] * 1458
        self._known_for = [0] * 1458
        self._own: list[Closure | None] = [None] * 1458
        # For each state, its closure at a higher level, and that level; 0 if it is not known.
        self._extended: list[Closure | None] = [None] * 1458
        self._levels: list[Byte] = [0] * 1458
        self._searched = 0  # the highest level that was searched
        self._closures_made: Long = 0
        self._closures_kept: Long = 0
        self._implications: Long = 0
        # What a position has lost since an earlier one: candidates, their cells, and houses with their digits.
        self._gone: list[Cells] = [0] * 10
        self._gone_cells: Cells = 0
        self._cut_count = 0
        self._cut_digits: list[Byte] = [0] * 243
        self._cut_houses: list[Cells] = [0] * 243
        self.unary_is_barren = False  # whether the position is known to have no unary chain
        self._unary: UnarySearch | None = None
        self._static: ExplainerForcingSearch | None = None
        self._dynamic: ExplainerForcingSearch | None = None
        self._listing = bytearray(MOST_LISTED)
        self._inner: dict[tuple[int, int, int], tuple[Any, ...]] = {}  # inner hints by search, level and position
        self._without_patterns = Earlier()
        self._without_unary = Earlier()
        self._with_unary = Earlier()
        self._without_static = Earlier()
        # In a static search, whether only some cells and houses are searched, and which ones.
        self._is_limited = False
        self._in_scope: list[Byte] = [0] * 324
        self._listed: list[Short] = [0] * 9
        self._reach = Reach() if reach is None else reach  # used in a static search only
        self._reached = 0  # the number of nodes when no single followed
        self._comparison = Comparison(self.source)

    def note_barren(self, barren: bool) -> None:
        """Record whether the position is known to have no unary chain."""
        self.unary_is_barren = barren

    def load(self, position: Position) -> None:
        """Take a position.

        If only candidates have been removed since the previous position, closures that stay the same are kept.
        """
        if self._loads and position.within(self.source):
            self._keep(self, position, self._loads + 1)
        self._loads += 1
        self._follower.load(position)
        self._patterns.load()
        self._searched = 0
        for state in range(1458):
            self._levels[state] = 0
        if self._dynamic is not None:
            self._dynamic._loads += 1  # it may have closures of this search, which change now

    def _keep(self, earlier: "ExplainerForcingSearch", position: Position, load: int) -> None:
        """Keep the closures by singles that stay the same in a position with fewer candidates than an earlier one.

        The earlier one is that of this search, or of an outer one.
        """
        self._find_gone(earlier.source, position)
        for state in range(1458):
            if earlier._known_for[state] == earlier._loads and self._known_for[state] != load:
                closure: Closure = earlier._closures[state]  # type: ignore[assignment]
                if self._stays(closure, position):
                    self._closures[state] = closure
                    self._known_for[state] = load
                    self._closures_kept += 1

    def _find_gone(self, earlier: Position, position: Position) -> None:
        self._gone_cells = 0
        self._cut_count = 0
        for digit in range(1, 10):
            gone = earlier.digit_cells[digit] & ~position.digit_cells[digit]
            self._gone[digit] = gone
            self._gone_cells |= gone
            if gone:
                for house in range(27):
                    if gone & HOUSE[house]:
                        self._cut_digits[self._cut_count] = digit
                        self._cut_houses[self._cut_count] = HOUSE[house]
                        self._cut_count += 1

    def _stays(self, closure: Closure, position: Position) -> bool:
        """Return whether a closure by singles stays the same without the candidates that have gone.

        It does if it turns none of them off, and if each of their cells and houses in which it turns off anything has
        two candidates left that it does not turn off: then nothing is the last one there, with or without them.
        """
        turned_off: Cells = 0
        left: Cells = 0
        two_left: Cells = 0
        for digit in range(1, 10):
            off = closure.off[digit]
            if off & self._gone[digit]:
                return False
            turned_off |= off
            cells = position.digit_cells[digit] & ~off
            two_left |= left & cells
            left |= cells
        if turned_off & self._gone_cells & ~two_left:
            return False
        for index in range(self._cut_count):
            digit = self._cut_digits[index]
            house = self._cut_houses[index]
            if closure.off[digit] & house:
                cells = position.digit_cells[digit] & ~closure.off[digit] & house
                if cells & (cells - 1) == 0:
                    return False
        return True

    def first(self, level: int) -> ForcingHint | None:
        """Return the first hint of a level (0 for singles only); None if there is none."""
        check_within(level, 0, 5)
        self._search(level, False)
        return self._comparison.first()

    def all(self, level: int) -> list[ForcingHint]:
        """Return the hints of a level in the order of complexity, but only the first of those with the same effect."""
        check_within(level, 0, 5)
        self._search(level, True)
        return self._comparison.all()

    def removed(self, hint: ForcingHint) -> str:
        """Return the candidates that a hint removes, as those of a ``UnaryHint``."""
        candidate = hint.conclusion >> 1
        if hint.conclusion & 1 == 0:
            return chr(candidate)
        cell = candidate // 9
        digits = self.source.cell_digits[cell] & ~(1 << candidate % 9 + 1)
        removed = ""
        for digit in members(digits):
            removed += chr(cell * 9 + digit - 1)
        return removed

    def branches(self, hint: ForcingHint, level: int) -> list[tuple[Closure, int]]:
        """Return the targets of a hint of a level, each as a closure and its node.

        Raises UnprovenStep if a branch does not reach its target.
        """
        check_within(level, 0, 5)
        count = self._take_branches(hint, level)
        taken = self._comparison
        return [(taken.branches[index], taken.targets[index]) for index in range(count)]  # type: ignore[misc]

    def work(self) -> Work:
        """Return the amount of work done so far, including inner searches."""
        work = Work(self._closures_made, self._closures_kept, self._implications)
        for inner in (self._static, self._dynamic):
            if inner is not None:
                work = work.plus(inner.work())
        return work if self._unary is None else work.plus(Work(0, 0, self._unary.implications))

    def _search(self, level: int, nested: bool) -> None:
        self._begin(level)
        self._comparison.begin(nested)
        if not self.dynamic:
            look()
            self._reach.take(self.source)  # at least all consequences of each candidate in a static search
        fewest = 2 if self.dynamic else 3
        for cell in members(self.source.empty):
            digits = self.source.cell_digits[cell]
            size = popcount(digits)
            if size < fewest:
                if self._corrected and size == fewest - 1:
                    self._try_houses(cell, digits, level)
                continue
            if self.dynamic:
                look()
            for digit in members(digits):
                self._try_candidate(cell, digit, size, level)
            if self._by_cells:
                self._try_all(CELL_CHAIN, cell, level)

    def _begin(self, level: int) -> None:
        """Forget the closures of higher levels, because closures only grow."""
        if level < self._searched:
            for state in range(1458):
                self._levels[state] = 0
        self._searched = level

    def closure(self, state: int, level: int) -> Closure:
        """Return the consequences of a state at a level."""
        check_within(state, 0, 1457)
        check_within(level, 0, 5)
        if self._known_for[state] != self._loads:
            self._follow(state)
        closure: Closure = self._closures[state]  # type: ignore[assignment]
        if level == 0 or closure.clash != NO_NODE:
            return closure
        extended: Closure | None = self._extended[state]
        if extended is None:
            extended = self._extended[state] = Closure()
        if self._levels[state] == 0:
            extended.copy(closure)
        if self._levels[state] != level:
            self._follow_on(extended, level)
            self._levels[state] = level
        return extended

    def _follow(self, state: int) -> None:
        """Find the closure of a state by singles."""
        closure: Closure | None = self._own[state]
        if closure is None:
            closure = self._own[state] = Closure()
        self._follower.begin(closure, state)
        self._closures[state] = closure
        self._known_for[state] = self._loads
        self._closures_made += 1
        self._implications += closure.count

    def _follow_on(self, closure: Closure, level: int) -> None:
        """Extend a closure by deductions of a level (1 or more).

        A higher level than that of the closure only adds to it, except level 4, which begins again after level 1.
        """
        if closure.plain_count != NO_NODE and level == WITH_DYNAMIC:
            closure.cut()
        before = closure.count
        if closure.clash == NO_NODE:
            self._level = level
            self._known = closure.level
            self._follower.resume(closure)
            while self._follower.run() and self._deduce():
                pass
            self._implications += closure.count - before
        closure.level = level

    def _try_candidate(self, cell: int, digit: int, size: int, level: int) -> None:
        """Search for contradictions and double chains of a candidate, and chains from a house in which it is first."""
        candidate = cell * 9 + digit - 1
        if self.dynamic:
            on = self.closure(2 * candidate + 1, level)
            off = self.closure(2 * candidate, level)
            if on.clash != NO_NODE:
                self._try_contradiction(on, candidate, 2 * candidate)
            if off.clash != NO_NODE:
                self._try_contradiction(off, candidate, 2 * candidate + 1)
            if self._by_cells and size > 2:
                self._comparison.branches[0] = on
                self._comparison.branches[1] = off
                self._compare(2, DOUBLE, candidate)
        if self._by_cells:
            self._try_houses(cell, 1 << digit, level)

    def _try_houses(self, cell: int, digits: int, level: int) -> None:
        """Search for chains from the houses of a cell, for digits whose first place there is this cell."""
        for digit in members(digits):
            for kind in range(3):
                self._try_house(HOUSES_OF[cell][IN_TURN[kind]], digit, cell, level)

    def _try_contradiction(self, closure: Closure, candidate: int, conclusion: int) -> None:
        count = self._comparison.take_contradiction(closure)
        self._comparison.offer(count, CONTRADICTION, conclusion, candidate)

    def _try_house(self, house: int, digit: int, cell: int, level: int) -> None:
        cells = self.source.digit_cells[digit] & HOUSE[house]
        if cells & (bit(cell) - 1) == 0 and cells & (cells - 1):
            self._try_all(REGION, house * 9 + digit - 1, level)

    def _try_all(self, kind: int, anchor: int, level: int) -> None:
        """Search for chains from all candidates of a cell, or all places of a digit in a house."""
        if self.dynamic or self._may_share(self.source, kind, anchor):
            self._compare(self._take_all(kind, anchor, level), kind, anchor)

    def _may_share(self, position: Position, kind: int, anchor: int) -> bool:
        """Return whether links lead to the same from all candidates of a cell, or all places of a digit in a house."""
        if self._is_limited and self._in_scope[81 + anchor if kind == REGION else anchor] == 0:
            return False
        for index in range(self._list_all(position, kind, anchor)):
            if not self._reach.share(self._listed[index], index == 0):
                return False
        return True

    def _limit(self, barren: Position | None, position: Position) -> None:
        """Limit a static search of a position to cells and houses with fewer candidates than in an earlier one.

        ``barren`` is one with all these candidates and perhaps more, known to have no chain, multiple or unary.  If it
        has the same links, all other cells and houses have none now.
        """
        self._is_limited = False
        if barren is None or position.has_new_link(barren):
            return
        self._is_limited = True
        for index in range(324):
            self._in_scope[index] = 0
        for digit in range(1, 10):
            for cell in members(barren.digit_cells[digit] & ~position.digit_cells[digit]):
                self._in_scope[cell] = 1
                for kind in range(3):
                    self._in_scope[80 + 9 * HOUSES_OF[cell][kind] + digit] = 1

    def _may_find(self, position: Position) -> bool:
        """Return whether any cell or house to search may have a hint in a position, if the search is static."""
        self._reach.take(position)
        for cell in members(position.empty):
            if popcount(position.cell_digits[cell]) > 2 and self._may_share(position, CELL_CHAIN, cell):
                return True
        for digit in range(1, 10):
            for house in range(27):
                cells = position.digit_cells[digit] & HOUSE[house]
                if (
                    cells & (cells - 1)
                    and popcount(position.cell_digits[lowest(cells)]) > 2
                    and self._may_share(position, REGION, house * 9 + digit - 1)
                ):
                    return True
        return False

    def _take_all(self, kind: int, anchor: int, level: int) -> int:
        """Set the branches to those from all candidates of a cell, or all places of a digit; return their number."""
        count = self._list_all(self.source, kind, anchor)
        for index in range(count):
            self._comparison.branches[index] = self.closure(2 * self._listed[index] + 1, level)
        return count

    def _list_all(self, position: Position, kind: int, anchor: int) -> int:
        """List all candidates of a cell, or all places of a digit in a house; return their number."""
        count = 0
        digit = anchor % 9 + 1
        rest: Cells = position.cell_digits[anchor] if kind == CELL_CHAIN else position.digit_cells[digit]
        if kind == REGION:
            rest &= HOUSE[anchor // 9]
        for each in members(rest):
            self._listed[count] = anchor * 9 + each - 1 if kind == CELL_CHAIN else each * 9 + digit - 1
            count += 1
        return count

    def _compare(self, count: int, kind: int, anchor: int) -> None:
        """Offer hints for all states that the branches share."""
        if not (self._corrected and self._comparison.any_clash(count)):
            self._comparison.offer_common(count, kind, anchor)

    def _take_branches(self, hint: ForcingHint, level: int) -> int:
        """Restore the branches and targets of a hint; return their number.

        Raises UnprovenStep if a branch does not reach its target.
        """
        self._begin(level)
        if hint.kind == CONTRADICTION:
            closure = self.closure(2 * hint.anchor + 1 - (hint.conclusion & 1), level)
            count = self._comparison.take_contradiction(closure)
        elif hint.kind == DOUBLE:
            self._comparison.branches[0] = self.closure(2 * hint.anchor + 1, level)
            self._comparison.branches[1] = self.closure(2 * hint.anchor, level)
            count = 2
        elif hint.kind == CELL_CHAIN:
            check_cell(hint.anchor)
            count = self._take_all(CELL_CHAIN, hint.anchor, level)
        else:
            check_within(hint.anchor, 0, 242)
            count = self._take_all(REGION, hint.anchor, level)
        if hint.kind != CONTRADICTION:
            self._comparison.find(hint.conclusion, count)
        for index in range(count):
            if self._comparison.targets[index] == NO_NODE:
                raise UnprovenStep(f"branch {index + 1} of a chain does not lead to its conclusion")
        return count

    def _deduce(self) -> bool:
        """Deduce more when no single follows; return whether anything was turned off."""
        known = self._known
        self._known = 0
        closure = self._follower.closure
        self._reached = closure.count
        if known < WITH_PATTERNS:
            working = self._follower.working
            if self._patterns.use(self._without_patterns.position(closure.states[0], working)):
                return True
            self._without_patterns.keep(closure.states[0], working, self._loads, ())
        if closure.plain_count == NO_NODE:
            closure.plain_count = closure.count
            closure.plain_deductions = len(closure.deductions)
        if self._level == WITH_PATTERNS:
            return False
        look()
        if self._level <= WITH_MULTIPLE:
            if known < WITH_UNARY and self._use_unary():
                return True
            return self._level == WITH_MULTIPLE and self._use_static()
        if known < WITH_DYNAMIC and self._use_dynamic(0):
            return True
        return self._level == WITH_NESTED and self._use_dynamic(WITH_UNARY)

    def _use_unary(self) -> bool:
        """Turn off the candidates removed by inner chains and cycles that depend on states that are off."""
        found = False
        hints = self._unary_hints()
        for index in range(len(hints)):
            hint: UnaryHint = hints[index]
            if found and not self._has_new(hint.removed):
                continue
            deduction = Deduction(CHAIN, self._reached)
            deduction.hint = hint
            self._add_parents_of_unary(deduction, hint)
            if deduction.parent_count == 0:
                continue
            deduction.complexity = hint.complexity
            deduction.key = hint.states
            self._follower.remove_by(deduction, hint.removed)
            found = True
        return found

    def _unary_hints(self) -> tuple[UnaryHint, ...]:
        """Return the unary chains and cycles of the position that the outer chain has reached."""
        state = self._follower.closure.states[0]
        working = self._follower.working
        barren = self._without_unary.position(state, working)
        if barren is None and self.unary_is_barren:
            barren = self.source
        hints: tuple[Any, ...] | None = ()
        if barren is None or working.has_new_link(barren):
            hints = self._same_unary_hints(state)
            if hints is None:
                search = self._unary_search()
                search.load(working, barren)
                hints = () if search.has_nothing() else self._new_unary_hints(search)
        if hints:
            self._with_unary.keep(state, working, self._loads, hints)
        else:
            self._without_unary.keep(state, working, self._loads, ())
        return hints  # type: ignore[return-value]

    def _same_unary_hints(self, state: int) -> tuple[Any, ...] | None:
        """Return the hints of an earlier position if they are the same now; None if they may not be.

        They are if the candidates that have gone since have no links, and if no hint removes them.
        """
        working = self._follower.working
        earlier = self._with_unary.position(state, working)
        if earlier is None or not working.has_links_of(earlier):
            return None
        hints = self._with_unary.hints(state)
        for index in range(len(hints)):
            hint: UnaryHint = hints[index]
            for place in range(len(hint.removed)):
                candidate = ord(hint.removed[place])
                if working.digit_cells[candidate % 9 + 1] & bit(candidate // 9) == 0:
                    return None
        return hints

    def _new_unary_hints(self, search: UnarySearch) -> tuple[Any, ...]:
        place = (kinds.UNARY, 0, self._follower.working.number())
        hints = self._inner.get(place)
        return self._store(place, search.all()) if hints is None else hints

    def _unary_search(self) -> UnarySearch:
        if self._unary is None:
            self._unary = UnarySearch()
        return self._unary

    def _store(self, place: tuple[int, int, int], hints: list[Any]) -> tuple[Any, ...]:
        """Store the hints of an inner search."""
        if len(self._inner) >= MOST_POSITIONS:
            self._inner.clear()
        self._inner[place] = stored = tuple(hints)
        return stored

    def _use_static(self) -> bool:
        if self._static is None:
            self._static = ExplainerForcingSearch(False, True, False, self._unary_search().reach)
        return self._use_forcing(self._static, 0)

    def _use_dynamic(self, level: int) -> bool:
        """Use inner dynamic chains of a level; several levels take turns in one position."""
        if self._dynamic is None:
            self._dynamic = ExplainerForcingSearch(True, True)
        return self._use_forcing(self._dynamic, level)

    def _use_forcing(self, search: "ExplainerForcingSearch", level: int) -> bool:
        """Turn off the candidates removed by chains with branches that depend on states that are off."""
        found = False
        hints = self._forcing_hints(search, level)
        if hints:
            self._load_inner(search)  # they may have been stored
        for index in range(len(hints)):
            hint: ForcingHint = hints[index]
            removed = search.removed(hint)
            if found and not self._has_new(removed):
                continue
            deduction = Deduction(CHAIN, self._reached)
            deduction.hint = hint
            deduction.search = MULTIPLE + search.dynamic
            deduction.level = level
            self._add_parents_of(deduction, search, hint, level)
            if deduction.parent_count == 0:
                continue
            deduction.complexity = hint.complexity
            self._follower.remove_by(deduction, removed)
            found = True
        return found

    def _forcing_hints(self, search: "ExplainerForcingSearch", level: int) -> tuple[ForcingHint, ...]:
        """Return the chains with branches of the position that the outer chain has reached."""
        if not search.dynamic:
            return self._static_hints(search)
        place = (DYNAMIC, level, self._follower.working.number())
        hints = self._inner.get(place)
        if hints is None:
            self._load_inner(search)
            hints = self._store(place, search.all(level))
        return hints

    def _static_hints(self, search: "ExplainerForcingSearch") -> tuple[ForcingHint, ...]:
        state = self._follower.closure.states[0]
        working = self._follower.working
        search._limit(self._without_static.position(state, working), working)
        hints: tuple[Any, ...] | None = ()
        if search._may_find(working):
            place = (MULTIPLE, 0, working.number())
            hints = self._inner.get(place)
            if hints is None:
                self._load_inner(search)
                hints = self._store(place, search.all(0))
        search._is_limited = False
        if not hints and self.unary_is_barren:
            self._without_static.keep(state, working, self._loads, ())
        return hints  # type: ignore[return-value]

    def _load_inner(self, search: "ExplainerForcingSearch") -> None:
        working = self._follower.working
        if not search.source.equals(working):
            search.load(working)
            if search.dynamic:
                search._keep(self, working, search._loads)

    def _has_new(self, removed: str) -> bool:
        """Return whether any of the candidates is not off yet."""
        found = False
        for index in range(len(removed)):
            candidate = ord(removed[index])
            if self._follower.closure.off[candidate % 9 + 1] & bit(candidate // 9) == 0:
                found = True
        return found

    def _add_lost_by(self, deduction: Deduction, candidate: int, cause: int) -> None:
        """Add to the parents the candidates turned off in the cell or house that turns a candidate on."""
        cell = candidate // 9
        if cause == CELL:
            for digit in members(self.source.cell_digits[cell] & ~self._follower.working.cell_digits[cell]):
                self._follower.add_lost(deduction, digit, bit(cell))
        elif cause != START and cause != ADVANCED:
            self._follower.add_lost(deduction, candidate % 9 + 1, HOUSE_SETS[3 * cell + cause - BOX])

    def _add_parents_of_unary(self, deduction: Deduction, hint: UnaryHint) -> None:
        """Add the states on which a chain depends; for a cycle, those of both directions."""
        for index in range(len(hint.states)):
            state = ord(hint.states[index])
            cause = ord(hint.causes[index])
            if state & 1:
                self._add_lost_by(deduction, state >> 1, cause)
        if hint.is_cycle:
            for index in range(len(hint.states) - 1, -1, -1):
                state = ord(hint.states[index])
                cause = ord(hint.causes[index])
                if state & 1 == 0:
                    self._add_lost_by(deduction, state >> 1, cause)

    def _add_parents_of(
        self, deduction: Deduction, search: "ExplainerForcingSearch", hint: ForcingHint, level: int
    ) -> None:
        """Add the states on which a chain with branches depends; its key lists those behind its targets."""
        listing: ByteArray = self._listing
        listed = 0
        for index in range(search._take_branches(hint, level)):
            closure: Closure = search._comparison.branches[index]  # type: ignore[assignment]
            for place in range(closure.list_behind(search._comparison.targets[index])):
                node = closure.listing[place]
                state = closure.states[node]
                listing[listed] = state & 255
                listing[listed + 1] = state >> 8
                listed += 2
                if state & 1:
                    self._add_lost_of(deduction, state >> 1, closure.causes[node], hint)
            listing[listed] = 255
            listing[listed + 1] = 255
            listed += 2
        deduction.key = bytes(self._listing[:listed])

    def _add_lost_of(self, deduction: Deduction, candidate: int, cause: int, hint: ForcingHint) -> None:
        if cause != START:
            self._add_lost_by(deduction, candidate, cause)
        elif hint.kind == CELL_CHAIN:
            self._add_lost_by(deduction, candidate, CELL)
        elif hint.kind == REGION:
            self._follower.add_lost(deduction, candidate % 9 + 1, HOUSE[hint.anchor // 9])
