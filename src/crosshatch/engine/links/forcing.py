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

from collections.abc import Iterator
from typing import NamedTuple

from ...board import houses
from ...board.bitset import lowest
from ...board.grid import Grid
from . import implications
from .implications import Closure, Implications, Implied, house_truth
from .propagation import Propagation

HOUSE = houses.HOUSE
ALL_CELLS = houses.ALL_CELLS
NO_TRUTH = implications.NO_TRUTH
NO_STATE = -1

MOST_STATES = 2430
"""More states than a chain can have."""

COMPARED = 8
"""How many of the smallest nets are cut down before the first is told: as many as make little difference in time."""


class Find(NamedTuple):
    """An effect before it is told: how many states it takes, the state that is true, and its cases.

    The cases are those of a truth, one of which is on, or there is one, the contrary of the goal, and NO_TRUTH.
    """

    size: int
    goal: int
    cases: tuple[int, ...]
    truth: int


class Choice(NamedTuple):
    """A truth (its number) and the states of its candidates being off; one more than each is that of it being on."""

    truth: int
    off: tuple[int, ...]


class Forcing(NamedTuple):
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


def chain_contradictions(grid: Grid, grouped: bool) -> Iterator[Forcing]:
    """Yield the contradictions that chains lead to, shortest first; with ``grouped`` also by way of groups."""
    search = grid.memo(ForcingChains, grouped)
    return filter(_turns_on, map(search.contradiction, search.contradictions))


def chain_verities(grid: Grid, grouped: bool) -> Iterator[Forcing]:
    """Yield the verities of chains, shortest first; with ``grouped`` also by way of groups."""
    search = grid.memo(ForcingChains, grouped)
    return filter(_turns_on, map(search.verity, search.verities))


def net_contradictions(grid: Grid, grouped: bool) -> Iterator[Forcing]:
    """Yield the contradictions that nets lead to and chains do not, small ones first."""
    search = grid.memo(ForcingNets, grouped)
    return _smallest_first(search, search.contradictions)


def net_verities(grid: Grid, grouped: bool) -> Iterator[Forcing]:
    """Yield the verities of nets that are none of chains, small ones first."""
    search = grid.memo(ForcingNets, grouped)
    return _smallest_first(search, search.verities)


def _smallest_first(search: "ForcingNets", finds: list[Find]) -> Iterator[Forcing]:
    yield from sorted(map(search.told, finds[:COMPARED]), key=_size)
    yield from map(search.told, finds[COMPARED:])


def _turns_on(forcing: Forcing) -> bool:
    """Return whether anything in it is turned on; else it is a single or a locked candidate."""
    return any(implied.truth != NO_TRUTH for case in forcing.cases for implied in case)


def _size(forcing: Forcing) -> int:
    return sum(map(len, forcing.cases))


def _for_order(find: Find) -> tuple[int, bool, int]:
    """Order finds by size, placements first, then by cell and digit."""
    return find.size, find.goal & 1 == 0, find.goal


def choices(grid: Grid) -> list[Choice]:
    """Return the truths of a grid that have a candidate: cells, then digits in houses."""
    found = []
    for cell in range(81):
        digits = grid.cell_digits[cell]
        if digits:
            found.append(
                Choice(cell, tuple([2 * (cell * 9 + each - 1) for each in range(1, 10) if digits >> each & 1]))
            )
    for digit in range(1, 10):
        for house in range(27):
            rest = grid.digit_cells[digit] & HOUSE[house]
            if rest:
                off = []
                while rest:
                    off.append(2 * (lowest(rest) * 9 + digit - 1))
                    rest &= rest - 1
                found.append(Choice(house_truth(digit, house), tuple(off)))
    return found


def shared(closures: list[Closure]) -> list[int]:
    """Return the states that are in all of some closures: those on first, each by digit and cell."""
    found = []
    for on in (1, 0):
        for digit in range(1, 10):
            cells = ALL_CELLS
            for closure in closures:
                cells &= closure.on[digit] if on else closure.off[digit]
            while cells:
                found.append(2 * (lowest(cells) * 9 + digit - 1) + on)
                cells &= cells - 1
    return found


class ForcingChains:
    """The forcing chains of a grid, shortest first."""

    def __init__(self, grid: Grid, grouped: bool) -> None:
        self._links: Implications = grid.memo(Implications, grouped)
        self._choices: list[Choice] = grid.memo(choices)
        self._off = {choice.truth: choice.off for choice in self._choices}
        self._best = 0
        self._best_end: tuple[int, ...] = ()
        self.contradictions = self._contradictions()
        self._all_verities: list[Find] | None = None

    @property
    def verities(self) -> list[Find]:
        """The verities; they are looked for when they are first asked for."""
        if self._all_verities is None:
            self._all_verities = self._verities()
        return self._all_verities

    def contradiction(self, find: Find) -> Forcing:
        """Return a contradiction with its chains."""
        premise = find.cases[0]
        self._links.follow(premise)
        self._compare_ends(premise)
        truth, *ends = self._best_end
        told, places = self._links.told(tuple(ends))
        return Forcing(find.goal >> 1, find.goal & 1 == 1, (told,), NO_TRUTH, truth, places)

    def verity(self, find: Find) -> Forcing:
        """Return a verity with its chains."""
        cases = []
        for case in find.cases:
            self._links.follow(case)
            cases.append(self._links.told((find.goal,))[0])
        return Forcing(find.goal >> 1, find.goal & 1 == 1, tuple(cases), find.truth, NO_TRUTH, ())

    def _contradictions(self) -> list[Find]:
        found = []
        for choice in self._choices[: self._cells()]:
            for off in choice.off:
                for premise in (off, off + 1):
                    if self._is_contradictory(self._links.closure(premise)):
                        self._links.follow(premise)
                        self._compare_ends(premise)
                        found.append(Find(self._best, premise ^ 1, (premise,), NO_TRUTH))
        found.sort(key=_for_order)
        return found

    def _cells(self) -> int:
        """Return how many of the choices are cells: they have all candidates, each once."""
        return sum(choice.truth < 81 for choice in self._choices)

    def _is_contradictory(self, closure: Closure) -> bool:
        """Return whether a closure has a state and its contrary, or leaves a cell or a house nothing."""
        had = 0
        left = 0
        for digit in range(1, 10):
            off = closure.off[digit]
            if closure.on[digit] & off:
                return True
            cells = self._links.digit_cells[digit]
            had |= cells
            left |= cells & ~off
            if off:
                for house in range(27):
                    if cells & HOUSE[house] and cells & ~off & HOUSE[house] == 0:
                        return True
        return had & ~left != 0

    def _compare_ends(self, premise: int) -> None:
        """Find the contradiction that takes the fewest states; the premise is the one that was followed last.

        It is noted as the truth that has nothing left, or NO_TRUTH, and the states that it ends in.
        """
        self._best = MOST_STATES
        for place in range(self._links.count):
            state = self._links.at(place)
            if state & 1 and self._links.reached(state ^ 1) and state ^ 1 != premise:
                self._compare(NO_TRUTH, (state, self._links.cause(state ^ 1)))
        closure = self._links.closure(premise)
        had = 0
        left = 0
        for digit in range(1, 10):
            cells = self._links.digit_cells[digit]
            had |= cells
            left |= cells & ~closure.off[digit]
            for house in range(27):
                if cells & HOUSE[house] and cells & ~closure.off[digit] & HOUSE[house] == 0:
                    truth = house_truth(digit, house)
                    self._compare(truth, self._off[truth])
        had &= ~left
        while had:
            self._compare(lowest(had), self._off[lowest(had)])
            had &= had - 1

    def _compare(self, truth: int, states: tuple[int, ...]) -> None:
        """Note an end if it is the best so far."""
        size = 0
        self._links.unmark()
        for state in states:
            size += self._links.mark(state)
        if size < self._best:
            self._best = size
            self._best_end = (truth, *states)

    def _verities(self) -> list[Find]:
        best: dict[int, Find] = {}
        for choice in self._choices:
            cases = tuple([state + 1 for state in choice.off])
            closures = [self._links.closure(case) for case in cases] if len(cases) > 1 else []
            goals = [goal for goal in shared(closures) if goal | 1 not in cases] if closures else []
            if goals:
                sizes = [len(cases)] * len(goals)
                for case in cases:
                    self._links.follow(case)
                    for place, goal in enumerate(goals):
                        sizes[place] += self._links.depth(goal)
                # What each case excludes at once is a locked candidate: it hides no verity that is told.
                indirect = [place for place, size in enumerate(sizes) if size > 2 * len(cases)]
                goals, sizes = [goals[place] for place in indirect], [sizes[place] for place in indirect]
                _keep_best(best, goals, sizes, cases, choice.truth)
        return sorted(best.values(), key=_for_order)


class ForcingNets:
    """The forcing nets of a grid whose effects no forcing chain has, those first that are smallest when found."""

    def __init__(self, grid: Grid, grouped: bool) -> None:
        chains: ForcingChains = grid.memo(ForcingChains, grouped)
        self._known = {each.goal for each in chains.contradictions + chains.verities}
        self._choices: list[Choice] = grid.memo(choices)
        self._net = Propagation(grid)
        self._closures: list[Closure | None] = [None] * 1458
        self.contradictions = self._contradictions()
        self._all_verities: list[Find] | None = None

    @property
    def verities(self) -> list[Find]:
        """The verities; they are looked for when they are first asked for."""
        if self._all_verities is None:
            self._all_verities = self._verities()
        return self._all_verities

    def told(self, find: Find) -> Forcing:
        """Return a net, cut down to what is needed."""
        goal = NO_STATE if find.truth == NO_TRUTH else find.goal
        fails = NO_TRUTH
        cases = []
        places: tuple[int, ...] = ()
        for case in find.cases:
            self._net.allow_all()
            self._net.follow(case)
            self._net.cut_down(case, goal)
            fails, *ends = self._net.end_of(goal)
            told, places = self._net.told(tuple(ends))
            cases.append(told)
        self._net.allow_all()
        ends_in = places if goal == NO_STATE else ()
        return Forcing(find.goal >> 1, find.goal & 1 == 1, tuple(cases), find.truth, fails, ends_in)

    def _contradictions(self) -> list[Find]:
        found = []
        for choice in self._choices:
            for off in choice.off if choice.truth < 81 else ():
                for premise in (off, off + 1):
                    if not self._net.follow(premise):
                        self._closures[premise] = self._net.closure()
                    elif premise ^ 1 not in self._known:
                        size = self._net.size(self._net.best_end())
                        found.append(Find(size, premise ^ 1, (premise,), NO_TRUTH))
        found.sort(key=_for_order)
        return found

    def _verities(self) -> list[Find]:
        best: dict[int, Find] = {}
        for choice in self._choices:
            cases = tuple([state + 1 for state in choice.off])
            closures = [found for case in cases if (found := self._closures[case]) is not None]
            if len(closures) == len(cases) > 1:
                goals = [goal for goal in shared(closures) if goal | 1 not in cases and goal not in self._known]
                if goals:
                    sizes = [0] * len(goals)
                    for case in cases:
                        self._net.follow(case)
                        for place, goal in enumerate(goals):
                            sizes[place] += self._net.size_behind(goal)
                    _keep_best(best, goals, sizes, cases, choice.truth)
        return sorted(best.values(), key=_for_order)


def _keep_best(best: dict[int, Find], goals: list[int], sizes: list[int], cases: tuple[int, ...], truth: int) -> None:
    """Keep for each goal the find with the smallest size, the first of equals."""
    for goal, size in zip(goals, sizes, strict=True):
        known = best.get(goal)
        if known is None or size < known.size:
            best[goal] = Find(size, goal, cases, truth)
