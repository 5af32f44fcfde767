# cython: language_level=3
"""Forcing chains and nets: what an assumption cannot bear, and what all of several cases lead to.

- A *contradiction*: from a candidate on, or off, follows what cannot be.  Two candidates that exclude each other are on
  (two digits in a cell, a digit twice in a house), or a cell or a house has nothing left.  So the contrary is true.
- A *verity*: one of the candidates of a cell is on, or one of the places of a digit in a house, and all of these lead
  to the same.  So that is true.  The two cases that a candidate is on or off need no search of their own: off leads to
  something by a cell or a house with one candidate more, and the cases of these are shorter.

In chains each consequence has one cause (``implications``), in nets it may have several (``propagation``).  Of chains
the shortest come first: their length is the number of states in them, of all cases together.  Nets are ordered by how
many states are behind their ends when they are found; then each is cut down to what is needed, and of those that were
smallest at first the one comes first that is smallest then.  Each effect is told once for each kind, and nets have no
effects that chains have.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ...board.bitset import members
from ...board.c_types import Number
from ...board.checks import check_given
from ...board.grid import Grid, memo
from ...board.houses import ALL_CELLS, HOUSE
from .implications import implications
from .premises import contradictory
from .propagation import Propagation
from .states import NO_STATE, NO_TRUTH, Closure, Implied, StateSearch, house_truth

COMPARED = 8
"""How many of the smallest nets are cut down before the first is told: as many as make little difference in time."""


_new = tuple.__new__  # what a named tuple comes to, without the detour: finds are many


class ForcingEnd(NamedTuple):
    """An effect before it is told: how many states it takes, the state that is true, and its cases.

    The cases are those of a truth, one of which is on, or there is one, the contrary of the goal, and NO_TRUTH.
    """

    size: int
    goal: int
    cases: tuple[int, ...]
    truth: int


class Alternatives(NamedTuple):
    """A truth (its number) and the states of its candidates being off; one more than each is that of it being on."""

    truth: int
    off: tuple[int, ...]


class ForcingFinding(NamedTuple):
    """A forcing chain or net: what it shows (a candidate, 0..728, that is on or off), and how.

    ``cases`` are lists of what follows in each case; each begins with what is assumed.  There is one where it is a
    contradiction, and ``truth`` is NO_TRUTH; else the cases are those of a truth.  ``ends`` are the places of what a
    contradiction ends in: those that leave nothing of the truth ``fails``, or, with NO_TRUTH, two that exclude each
    other.  A verity has none; each of its cases ends in what it shows.
    """

    candidate: int
    on: bool
    cases: tuple[tuple[Implied, ...], ...]
    truth: int
    fails: int
    ends: tuple[int, ...]


def chain_contradictions(grid: Grid, grouped: bool) -> Iterator[ForcingFinding]:
    """Yield the contradictions that chains lead to, shortest first; with ``grouped`` also by way of groups."""
    search: ForcingSearch = memo(grid, forcing_chains, grouped)
    return filter(_turns_on, map(search.told, search.contradictions))


def chain_verities(grid: Grid, grouped: bool) -> Iterator[ForcingFinding]:
    """Yield the verities of chains, shortest first; with ``grouped`` also by way of groups.

    A chain can be read backwards.  So the contrary of what all cases lead to rules out each of them: it is a
    contradiction, and where there are none, there are no verities.
    """
    search: ForcingSearch = memo(grid, forcing_chains, grouped)
    return filter(_turns_on, map(search.told, search.verities if search.contradictions else ()))


def net_contradictions(grid: Grid, grouped: bool) -> Iterator[ForcingFinding]:
    """Yield the contradictions that nets lead to and chains do not, small ones first."""
    search: ForcingSearch = memo(grid, forcing_nets, grouped)
    return _smallest_first(search, search.contradictions)


def net_verities(grid: Grid, grouped: bool) -> Iterator[ForcingFinding]:
    """Yield the verities of nets that are none of chains, small ones first."""
    search: ForcingSearch = memo(grid, forcing_nets, grouped)
    return _smallest_first(search, search.verities)


def forcing_chains(grid: Grid, grouped: bool) -> "ForcingSearch":
    """Return the search for the forcing chains of a grid."""
    return ForcingSearch(implications(grid, grouped), set(), contradictory)


def forcing_nets(grid: Grid, grouped: bool) -> "ForcingSearch":
    """Return the search for the forcing nets of a grid whose effects no contradiction (so no verity) of chains has."""
    chains: ForcingSearch = memo(grid, forcing_chains, grouped)
    return ForcingSearch(Propagation(grid), {each.goal for each in chains.contradictions}, _all)


def _all(links: StateSearch, on: bool) -> list[int]:
    """Return the states of all candidates that are on, or off, and not known to be sound."""
    found = []
    for cell in range(81):
        for digit in members(links.cell_digits[cell]):
            premise = 2 * (cell * 9 + digit - 1) + on
            if not links.is_sound(premise):
                found.append(premise)
    return found


def _smallest_first(search: "ForcingSearch", finds: list[ForcingEnd]) -> Iterator[ForcingFinding]:
    yield from map(search.told, sorted(finds[:COMPARED], key=search.size_told) + finds[COMPARED:])


def _turns_on(forcing: ForcingFinding) -> bool:
    """Return whether anything in it is turned on; else it is a single or a locked candidate."""
    return any(implied.truth != NO_TRUTH for case in forcing.cases for implied in case)


def _for_order(find: ForcingEnd) -> tuple[int, bool, int]:
    """Order finds by size, placements first, then by cell and digit."""
    return find.size, find.goal & 1 == 0, find.goal


def choices(links: StateSearch) -> list[Alternatives]:
    """Return the truths of a grid that have a candidate: cells, then digits in houses."""
    found = []
    for cell in range(81):
        digits = links.cell_digits[cell]
        if digits:
            found.append(
                Alternatives(cell, tuple([2 * (cell * 9 + each - 1) for each in range(1, 10) if digits >> each & 1]))
            )
    for digit in range(1, 10):
        for house in range(27):
            rest = links.digit_cells[digit] & HOUSE[house]
            if rest:
                off = []
                for other in members(rest):
                    off.append(2 * (other * 9 + digit - 1))
                found.append(Alternatives(house_truth(digit, house), tuple(off)))
    return found


def shared(closures: list[Closure]) -> list[int]:
    """Return the states that are in all of some closures: those on first, each by digit and cell."""
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
    """The contradictions and verities of a grid that are not known, shortest first: of chains or nets.

    Nets are put in order as they are when found, before they are cut down.  Effects that are ``known`` are left out.
    ``sift`` gives the candidates that are on, or off, and may lead to a contradiction.
    """

    def __init__(self, links: StateSearch, known: set[int], sift: Callable[[Any, bool], list[int]]) -> None:
        check_given(links)
        check_given(known)
        self._links = links
        self._known = known
        self._sift = sift
        self.contradictions = self._contradictions()
        self._all_verities: list[ForcingEnd] | None = None

    @property
    def verities(self) -> list[ForcingEnd]:
        """The verities; they are looked for when they are first asked for."""
        if self._all_verities is None:
            self._all_verities = self._verities()
        return self._all_verities

    def told(self, find: ForcingEnd) -> ForcingFinding:
        """Return a find with what follows in each of its cases."""
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
        """Return how many states a find takes when it is told."""
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

        Candidates that are on come first: most of those that are off follow from one that leads to no contradiction, so
        that they need no search.
        """
        found = []
        for on in (True, False):
            premise: int
            for premise in self._sift(self._links, on):
                if not self._links.is_sound(premise) and premise ^ 1 not in self._known:
                    size = self._links.contradiction(premise)
                    if size:
                        goal: int = premise ^ 1
                        found.append((size, goal & 1 == 0, goal))
        found.sort()
        return [_new(ForcingEnd, (size, goal, (goal ^ 1,), NO_TRUTH)) for size, _, goal in found]

    def _verities(self) -> list[ForcingEnd]:
        best: dict[int, ForcingEnd] = {}
        for choice in choices(self._links):
            cases = tuple([state + 1 for state in choice.off])
            case: int
            closures = [self._links.closure(case) for case in cases] if len(cases) > 1 else []
            goals = [goal for goal in shared(closures) if goal | 1 not in cases] if closures else []
            goals = [goal for goal in goals if goal not in self._known]
            if goals:
                sizes = [0] * len(goals)
                for case in cases:
                    self._links.follow(case)
                    place: int
                    for place, goal in enumerate(goals):
                        sizes[place] += self._links.size_behind(goal)
                # What each case excludes at once is a locked candidate: it hides no verity that is told.
                indirect = [place for place, size in enumerate(sizes) if size > 2 * len(cases)]
                goals, sizes = [goals[place] for place in indirect], [sizes[place] for place in indirect]
                _keep_best(best, goals, sizes, cases, choice.truth)
        return sorted(best.values(), key=_for_order)


def _keep_best(
    best: dict[int, ForcingEnd], goals: list[int], sizes: list[int], cases: tuple[int, ...], truth: Number
) -> None:
    """Keep for each goal the find with the smallest size, the first of equals."""
    for goal, size in zip(goals, sizes, strict=True):
        known = best.get(goal)
        if known is None or size < known.size:
            best[goal] = ForcingEnd(size, goal, cases, truth)
