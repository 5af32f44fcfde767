# cython: language_level=3
"""Forcing chains and nets: assumptions that fail, and conclusions on which all cases agree.

- A *contradiction*: assuming that a candidate is on (or off) makes two candidates true that exclude each other (two
  digits in a cell, a digit twice in a house, or by another rule of the board), or leaves a cell without candidates, or
  a digit without a place in a house.  So the assumption is false.
- A *verity*: all candidates of a cell, or all places of a digit in a house, lead to the same conclusion.  One of them
  is on, so the conclusion is true.  The two cases of a candidate that is on or off need no search: the case that it is
  off proceeds through a cell or a house with one more candidate, whose own cases are shorter.

In chains, each consequence has one cause (``implications``); in nets, it may have several (``propagation``).  The
shortest chains come first; the length is the number of states in all cases.  Nets are first ordered by the number of
states on which their ends depend when they are found.  Then the smallest ones are reduced to what they need and ordered
by their new sizes.  Each effect is returned once for each kind, and nets exclude the effects of chains.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from ...board.bitset import members
from ...board.c_types import Number
from ...board.checks import check_given
from ...board.grid import Grid, memo
from ...board.houses import ALL_CELLS
from .implications import Implications, implications
from .premises import contradictory
from .propagation import Propagation
from .states import DECLARED, NO_STATE, NO_TRUTH, Closure, Implied, StateSearch, check_guardians, house_truth

COMPARED = 8
"""The number of the smallest nets that are reduced before the first is returned; more would take noticeable time."""


_new = tuple.__new__  # like the constructor of the named tuple but faster, as there are many ends


class ForcingEnd(NamedTuple):
    """A result of a search: the number of states it takes, the state that it proves, and its cases.

    The cases are those of a truth, one of which is on.  For a contradiction, there is a single case, the opposite of
    the goal, and the truth is NO_TRUTH.
    """

    size: int
    goal: int
    cases: tuple[int, ...]
    truth: int


Guarded: TypeAlias = tuple[tuple[int, ...], ...]
"""Sets of guardians (candidates 0..728), one of which is true."""


class Alternatives(NamedTuple):
    """A truth (its number) and the states in which its candidates are off; add 1 for those in which they are on."""

    truth: int
    off: tuple[int, ...]


class ForcingFinding(NamedTuple):
    """A forcing chain or net: its conclusion (a candidate, 0..728, that is on or off), and its proof.

    ``cases`` are the consequences in each case, beginning with the assumption.  A contradiction has a single case, and
    its ``truth`` is NO_TRUTH.  A verity has a case for each candidate of ``truth``, and each case ends with the
    conclusion.  ``ends`` are the positions of the states that contradict each other: they leave no candidate of the
    truth ``fails``, or, if that is NO_TRUTH, two states exclude each other.  A verity has no ``ends``.
    """

    candidate: int
    on: bool
    cases: tuple[tuple[Implied, ...], ...]
    truth: int
    fails: int
    ends: tuple[int, ...]


def chain_contradictions(grid: Grid, grouped: bool) -> Iterator[ForcingFinding]:
    """Yield contradictions by chains, shortest first; with ``grouped``, chains can contain groups."""
    search: ForcingSearch = memo(grid, forcing_chains, grouped)
    return filter(_turns_on, map(search.told, search.contradictions))


def chain_verities(grid: Grid, grouped: bool) -> Iterator[ForcingFinding]:
    """Yield verities by chains, shortest first; with ``grouped``, chains can contain groups.

    A chain can be followed backwards, so the opposite of a verity's conclusion rules out each of its cases, which is a
    contradiction.  A grid without contradictions therefore has no verities.
    """
    search: ForcingSearch = memo(grid, forcing_chains, grouped)
    return filter(_turns_on, map(search.told, search.verities if search.contradictions else ()))


def net_contradictions(grid: Grid, grouped: bool) -> Iterator[ForcingFinding]:
    """Yield contradictions that nets can find but chains cannot, smallest first."""
    search: ForcingSearch = memo(grid, forcing_nets, grouped)
    return _smallest_first(search, search.contradictions)


def net_verities(grid: Grid, grouped: bool) -> Iterator[ForcingFinding]:
    """Yield verities that nets can find but chains cannot, smallest first."""
    search: ForcingSearch = memo(grid, forcing_nets, grouped)
    return _smallest_first(search, search.verities)


def guarded_chains(grid: Grid, grouped: bool, guarded: Guarded) -> Iterator[ForcingFinding]:
    """Yield what follows by chains from each guardian of a set, then other contradictions that use guardians.

    Effects of chains without guardians are omitted.
    """
    search: ForcingSearch = memo(grid, forcing_chains_with_guardians, grouped, guarded)
    yield from filter(_turns_on, map(search.told, search.verities))
    yield from filter(_turns_on, map(search.told, _others(search)))


def guarded_nets(grid: Grid, grouped: bool, guarded: Guarded) -> Iterator[ForcingFinding]:
    """Yield the findings that only nets with guardians make, in the order of ``guarded_chains``."""
    search: ForcingSearch = memo(grid, forcing_nets_with_guardians, grouped, guarded)
    yield from _smallest_first(search, search.verities)
    yield from _smallest_first(search, _others(search))


def guarded_verities(grid: Grid, grouped: bool, guarded: Guarded) -> Iterator[ForcingFinding]:
    """Yield what follows by chains from each guardian of a set, shortest first.

    Any number of sets will do, because the chains themselves do not use them.
    """
    search: ForcingSearch = memo(grid, forcing_chains_from_guardians, grouped, guarded)
    return filter(_turns_on, map(search.told, search.verities))


def _others(search: "ForcingSearch") -> list[ForcingEnd]:
    """Return the contradictions of a search that do not conclude the same as one of its verities."""
    known = _goals(search.verities)
    return [each for each in search.contradictions if each.goal not in known]


def forcing_chains(grid: Grid, grouped: bool) -> "ForcingSearch":
    """Return the search for the forcing chains of a grid."""
    return ForcingSearch(implications(grid, grouped), set(), contradictory)


def forcing_nets(grid: Grid, grouped: bool) -> "ForcingSearch":
    """Return the search for forcing nets in a grid, without effects that chains also have."""
    chains: ForcingSearch = memo(grid, forcing_chains, grouped)
    return ForcingSearch(Propagation(grid), _goals(chains.contradictions), _all)


def forcing_chains_with_guardians(grid: Grid, grouped: bool, guarded: Guarded) -> "ForcingSearch":
    """Return the search for forcing chains that use sets of guardians."""
    chains: ForcingSearch = memo(grid, forcing_chains, grouped)
    return ForcingSearch(Implications(grid, grouped, guarded), _goals(chains.contradictions), contradictory)


def forcing_chains_from_guardians(grid: Grid, grouped: bool, guarded: Guarded) -> "ForcingSearch":
    """Return the search for forcing chains that begin with sets of guardians and otherwise do not use them."""
    chains: ForcingSearch = memo(grid, forcing_chains, grouped)
    links = implications(grid, grouped)
    return ForcingSearch(links, _goals(chains.contradictions), contradictory, _of_guardians(links, guarded))


def forcing_nets_with_guardians(grid: Grid, grouped: bool, guarded: Guarded) -> "ForcingSearch":
    """Return the search for forcing nets that use sets of guardians."""
    nets: ForcingSearch = memo(grid, forcing_nets, grouped)
    chains: ForcingSearch = memo(grid, forcing_chains_with_guardians, grouped, guarded)
    known = nets.known | _goals(nets.contradictions) | _goals(nets.verities)
    known |= _goals(chains.contradictions) | _goals(chains.verities)
    return ForcingSearch(Propagation(grid, guarded), known, _all)


def _goals(finds: list[ForcingEnd]) -> set[int]:
    return {each.goal for each in finds}


def _all(links: StateSearch, on: bool) -> list[int]:
    """Return the states of all candidates on (or off) that are not known to be sound."""
    found = []
    for cell in range(81):
        for digit in members(links.cell_digits[cell]):
            premise = 2 * (cell * 9 + digit - 1) + on
            if not links.is_sound(premise):
                found.append(premise)
    return found


def _turns_on(forcing: ForcingFinding) -> bool:
    """Return whether it turns any candidate on; otherwise it is a single, a locked candidate or direct forcing."""
    return any(implied.truth != NO_TRUTH for case in forcing.cases for implied in case)


def _smallest_first(search: "ForcingSearch", finds: list[ForcingEnd]) -> Iterator[ForcingFinding]:
    yield from map(search.told, sorted(finds[:COMPARED], key=search.size_told) + finds[COMPARED:])


def _for_order(find: ForcingEnd) -> tuple[int, bool, int]:
    """Return the sort key: size, placements before eliminations, cell, digit."""
    return find.size, find.goal & 1 == 0, find.goal


def _of_guardians(links: StateSearch, guarded: Sequence[Sequence[int]]) -> list[Alternatives]:
    """Return sets of guardians as truths, numbered from the first that follows those that the grid declares."""
    first: int = links.first_guarded
    for guardians in guarded:
        check_guardians(guardians)
    return [
        Alternatives(first + place, tuple([2 * each for each in guardians])) for place, guardians in enumerate(guarded)
    ]


def choices(links: StateSearch) -> list[Alternatives]:
    """Return the truths of a grid that have a candidate: cells, then digits in houses, then those that it declares.

    If a search is given guardians, only the sets of these.
    """
    found = []
    if len(links.declared) > links.first_guarded - DECLARED:
        return _of_guardians(links, links.declared[links.first_guarded - DECLARED :])
    for cell in range(81):
        digits = links.cell_digits[cell]
        if digits:
            found.append(
                Alternatives(cell, tuple([2 * (cell * 9 + each - 1) for each in range(1, 10) if digits >> each & 1]))
            )
    for digit in range(1, 10):
        for house in members(links.tables.all_houses):
            rest = links.digit_cells[digit] & links.tables.house[house]
            if rest:
                off = []
                for other in members(rest):
                    off.append(2 * (other * 9 + digit - 1))
                found.append(Alternatives(house_truth(digit, house), tuple(off)))
    number = DECLARED
    for candidates in links.declared:
        if candidates:
            found.append(Alternatives(number, tuple([2 * candidate for candidate in candidates])))
        number += 1
    return found


def shared(closures: list[Closure]) -> list[int]:
    """Return the states that all closures share: those that are on first, in the order of digits and cells."""
    found = []
    on: int
    for on in (1, 0):
        for digit in range(1, 10):
            cells = ALL_CELLS
            closure: Closure
            for closure in closures:
                cells &= closure.on[digit] if on else closure.off[digit]
            for cell in members(cells):
                found.append(2 * (cell * 9 + digit - 1) + on)
    return found


class ForcingSearch:
    """The contradictions and verities of a grid by chains or by nets, shortest first.

    Nets are ordered by their size before they are reduced.  ``known`` effects are omitted.  ``sift`` returns the
    candidates on (or off) that may lead to a contradiction.  Verities begin with the truths ``among``, or with any.
    """

    def __init__(
        self,
        links: StateSearch,
        known: set[int],
        sift: Callable[[Any, bool], list[int]],
        among: list[Alternatives] | None = None,
    ) -> None:
        check_given(links)
        check_given(known)
        self._links = links
        self.known = known
        self._sift = sift
        self._among = among
        self.contradictions = self._contradictions()
        self._all_verities: list[ForcingEnd] | None = None

    @property
    def verities(self) -> list[ForcingEnd]:
        """The verities, which are searched for on first access."""
        if self._all_verities is None:
            self._all_verities = self._verities()
        return self._all_verities

    def told(self, find: ForcingEnd) -> ForcingFinding:
        """Return a result with the consequences in each of its cases."""
        goal: int
        _, goal, premises, truth = find
        end = NO_STATE if truth == NO_TRUTH else goal
        cases = []
        premise: int
        for premise in premises:
            fails, *ends = self._links.argue(premise, end)
            told, places = self._links.told(tuple(ends))
            cases.append(told)
        ends_in = places if end == NO_STATE else ()
        return ForcingFinding(goal >> 1, goal & 1 == 1, tuple(cases), truth, fails, ends_in)

    def size_told(self, find: ForcingEnd) -> int:
        """Return the number of states that a result has after it is reduced."""
        goal: int
        _, goal, premises, truth = find
        end = NO_STATE if truth == NO_TRUTH else goal
        size = 0
        premise: int
        for premise in premises:
            self._links.argue(premise, end)
            size += self._links.size
        return size

    def _contradictions(self) -> list[ForcingEnd]:
        """Find the contradictions.

        Candidates that are on come first: most states that are off follow from one that leads to no contradiction, and
        so need no search.
        """
        found = []
        for on in (True, False):
            premise: int
            for premise in self._sift(self._links, on):
                if not self._links.is_sound(premise) and premise ^ 1 not in self.known:
                    size = self._links.contradiction(premise)
                    if size:
                        goal: int = premise ^ 1
                        found.append((size, goal & 1 == 0, goal))
        found.sort()
        return [_new(ForcingEnd, (size, goal, (goal ^ 1,), NO_TRUTH)) for size, _, goal in found]

    def _verities(self) -> list[ForcingEnd]:
        best: dict[int, ForcingEnd] = {}
        for choice in choices(self._links) if self._among is None else self._among:
            cases = tuple([state + 1 for state in choice.off])
            case: int
            closures = [self._links.closure(case) for case in cases] if len(cases) > 1 else []
            goals = [goal for goal in shared(closures) if goal | 1 not in cases] if closures else []
            goals = [goal for goal in goals if goal not in self.known]
            if goals:
                sizes = [0] * len(goals)
                for case in cases:
                    self._links.follow(case)
                    place: int
                    for place, goal in enumerate(goals):
                        sizes[place] += self._links.size_behind(goal)
                for goal, size in zip(goals, sizes, strict=True):
                    # A state that every case excludes directly hides no other verity.
                    if size > 2 * len(cases):
                        _keep_best(best, goal, size, cases, choice.truth)
        return sorted(best.values(), key=_for_order)


def _keep_best(best: dict[int, ForcingEnd], goal: Number, size: Number, cases: tuple[int, ...], truth: Number) -> None:
    """Keep the smallest result for a goal, and the first of those of equal size."""
    known = best.get(goal)
    if known is None or size < known.size:
        best[goal] = ForcingEnd(size, goal, cases, truth)
