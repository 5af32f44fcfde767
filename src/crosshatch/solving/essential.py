"""The essential steps of a path: those on which its result depends, and no others.

A step can stay if each of its truths has exactly the candidates that it had when the step was found: then its statement
and its proof remain valid.  Candidates removed by dropped steps are back in the grid, so a step that relies on such a
removal cannot stay without the step that made it.

Steps are dropped one by one, the hardest techniques first, each together with all steps that cannot stay without it.  A
step is dropped for good if the rest still leads to the same result; singles are found again on the way.  A grid with
fewer steps never has fewer candidates, so a step that proves necessary once remains necessary when fewer steps are
left.  One pass over all steps is therefore enough.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from ..board.bitset import lowest
from ..board.clock import OutOfTime, look
from ..board.grid import Grid
from ..board.houses import BOXES_MASK, LINES_MASK, NO_HOUSE
from ..board.rules import are_possible
from ..logic import proof
from ..logic.step import BoardTruth, CellTruth, Guardians, HouseTruth, ImageTruth, NamedRule, Step, Truth
from ..techniques.singles import search as runs
from ..techniques.singles.strategy import Single
from .search_pattern import open_truths

Noted: TypeAlias = int | Step
"""A step as recorded by the solver: the integer of a single from an engine run, or the step object."""

ANEW = -1
"""The index of a single that is found again, wherever it was in the path."""

NOTHING = -1
"""The value for a candidate that is not a single."""

LOOKED_AT = {
    runs.HIDDEN_SINGLE: LINES_MASK | BOXES_MASK,
    runs.HIDDEN_SINGLE_IN_BOX: BOXES_MASK,
    runs.HIDDEN_SINGLE_IN_LINE: LINES_MASK,
}
"""The houses in which each kind of hidden single is searched, as a set."""


class EssentialSteps(NamedTuple):
    """The rest of a path: its steps as recorded, and the number of them that logic found."""

    noted: tuple[Noted, ...]
    logic_steps: int


def essential(start: Grid, noted: Sequence[Noted], logic_steps: int, singles: Mapping[int, Single]) -> EssentialSteps:
    """Return the essential steps of a path, without changing the grid on which it starts.

    ``noted`` are all steps of the path; logic found the first ``logic_steps``, a search the rest.  ``singles`` maps
    kinds to the strategies of the singles that the engine takes, easiest first.  The result of a path is the
    contradiction at its end, or otherwise all digits that it places.

    Each remaining step of logic is proved again (``proof.verify``).  A step that its truths do not prove is assumed to
    depend on the whole position, and so are the steps of a search.

    If the current deadline (``board.clock``) passes, some unnecessary steps may remain.
    """
    unproved: set[int] = set()
    while True:
        shortening = _shortening(start, noted, logic_steps, singles, unproved)
        kept = shortening.shortest()
        if kept is None:  # the path is not as a solver makes it
            return EssentialSteps(tuple(noted), logic_steps)
        missing = kept.not_proved(start, range(logic_steps)) - unproved
        if not missing:
            return kept.as_noted(logic_steps)
        unproved |= missing


class _Premises(NamedTuple):
    """The premises of a step: the state of its truths when it was found.

    ``cells`` are cells with their values and candidates; ``places`` are digits with the cells of a house and those
    among them that can take the digit.
    """

    cells: tuple[tuple[int, int, int], ...]
    places: tuple[tuple[int, int, int], ...]

    def hold(self, grid: Grid) -> bool:
        """Return whether the truths are in the same state on a grid."""
        for digit, house, cells in self.places:
            if grid.cells_mask(digit) & house != cells:
                return False
        return all(grid.digits_of(cell) == digits and grid.value(cell) == value for cell, value, digits in self.cells)


def _premises(truths: Iterable[Truth], grid: Grid, rules: Iterable[NamedRule] = ()) -> _Premises:
    """Return the state of truths and rules on a grid; a custom truth stands for the whole position."""
    combinations = (each.combination(grid.board) for each in rules)
    cells = {cell for combination in combinations if combination for cell in combination.cells}
    places = set()
    for truth in truths:
        if type(truth) is CellTruth:
            cells.add(truth.cell)
        elif type(truth) is HouseTruth:
            places.add((truth.digit, grid.tables.cells_of(truth.house)))
        elif type(truth) is Guardians:
            cells.update(truth.cells)
        elif type(truth) is ImageTruth:
            cells.add(truth.candidate.cell)
            places.add((truth.image.digit, 1 << truth.image.cell))
        elif type(truth) is BoardTruth:
            cells.update(each.cell for each in grid.board.truths[truth.number].candidates)
        else:
            return _premises(open_truths(grid), grid)
    return _Premises(
        tuple([(cell, grid.value(cell), grid.digits_of(cell)) for cell in cells]),
        tuple([(digit, house, grid.cells_mask(digit) & house) for digit, house in places]),
    )


class _PathStep(NamedTuple):
    """A step of a path other than an engine single."""

    step: Step
    premises: _Premises

    @property
    def rating(self) -> float:
        """Its rating on the Crosshatch scale; 0 if it has none."""
        return self.step.rating or 0.0


class _Replay(NamedTuple):
    """The result of replaying steps: those that could stay, each with its index in the path.

    Singles placed on the way have the index ``ANEW``.
    """

    steps: tuple[tuple[int, Noted], ...]

    @property
    def places(self) -> set[int]:
        """The indices in the path of the steps that stayed."""
        return {place for place, _ in self.steps if place != ANEW}

    def as_noted(self, logic_steps: int) -> EssentialSteps:
        """Return the steps without their indices; those with an index below ``logic_steps`` count as logic."""
        searched = sum(place >= logic_steps for place, _ in self.steps)
        return EssentialSteps(tuple(step for _, step in self.steps), len(self.steps) - searched)

    def not_proved(self, start: Grid, places: range) -> set[int]:
        """Return the indices, among those given, of steps that their truths do not prove on their grid."""
        found = set()
        grid = start.copy()
        for place, each in self.steps:
            if isinstance(each, int):
                _, _, cell, digit = runs.decode(each)
                grid.place(cell, digit)
                continue
            if place in places and not proof.proves(grid, each):
                found.add(place)
            each.apply(grid)
        return found


class _Shortening(ABC):
    """A procedure that drops steps of a path as long as it leads to the same result.

    ``told`` maps indices to steps.  Singles that also have to be dropped one by one are in ``placed``, with their cells
    and digits.  ``kinds`` are the kinds of singles that the engine takes.
    """

    def __init__(
        self, start: Grid, told: Mapping[int, _PathStep], kinds: Sequence[int], placed: Mapping[int, tuple[int, int]]
    ) -> None:
        self._start = start
        self._told = told
        self._kinds = kinds
        self._placed = placed

    def shortest(self) -> _Replay | None:
        """Return a minimal part of the path, or None if the whole path cannot be replayed."""
        whole = self._replay({*self._told, *self._placed})
        if whole is None:
            return None
        parts = []
        with suppress(OutOfTime):
            for order in self._orders():
                parts.append(whole)
                for place in order:
                    if place in parts[-1].places:
                        look()
                        parts[-1] = self._replay(parts[-1].places - {place}) or parts[-1]
        return min(parts, key=self._effort)

    def _effort(self, replay: _Replay) -> tuple[float, int]:
        """Return the total effort: the sum of all ratings, with singles as 1, and the number of steps."""
        ratings = sum(self._told[place].rating if place in self._told else 1.0 for place in replay.places)
        return ratings, len(replay.steps)

    @abstractmethod
    def _orders(self) -> Iterator[list[int]]:
        """Yield orders in which to drop steps, as indices; the easiest result is used."""

    @abstractmethod
    def _replay(self, places: set[int]) -> _Replay | None:
        """Apply the steps at some indices, except those that cannot stay; return None if the result differs."""

    def _hardest_first(self) -> list[int]:
        """Return the indices of all steps except singles, hardest first, later ones first among equals."""
        return sorted(self._told, key=lambda place: (-self._told[place].rating, -place))


class _ToDigits(_Shortening):
    """The procedure for a path that leads to digits: singles are placed wherever possible, as on the whole path."""

    def __init__(
        self, start: Grid, told: Mapping[int, _PathStep], kinds: Sequence[int], end: Grid, logic_steps: int
    ) -> None:
        super().__init__(start, told, kinds, {})
        self._wanted = start.empty & ~end.empty
        self._logic_steps = logic_steps

    def _orders(self) -> Iterator[list[int]]:
        yield self._hardest_first()

    def _replay(self, places: set[int]) -> _Replay | None:
        grid = self._start.copy()
        steps: list[tuple[int, Noted]] = []
        of_search = False
        for place in sorted(places):
            if not of_search and grid.empty & self._wanted:
                steps += [(ANEW, each) for each in runs.run(grid, self._kinds)]
            of_search = place >= self._logic_steps
            if not grid.empty & self._wanted:
                break
            step, premises = self._told[place]
            if premises.hold(grid):
                step.apply(grid)
                steps.append((place, step))
        if not of_search and grid.empty & self._wanted:
            steps += [(ANEW, each) for each in runs.run(grid, self._kinds)]
        return None if grid.empty & self._wanted else _Replay(tuple(steps))


class _ToContradiction(_Shortening):
    """The procedure for a path that leads to a contradiction: singles are dropped too."""

    def _orders(self) -> Iterator[list[int]]:
        yield [*self._hardest_first(), *sorted(self._placed, reverse=True)]
        yield [*self._hardest_first(), *sorted(self._placed)]

    def _replay(self, places: set[int]) -> _Replay | None:
        grid = self._start.copy()
        steps: list[tuple[int, Noted]] = []
        waiting = {place: self._placed[place] for place in sorted(places) if place in self._placed}
        for place in sorted(places - self._placed.keys()):
            steps += self._run(grid, waiting)
            if _is_contradiction(grid):
                break
            step, premises = self._told[place]
            if premises.hold(grid):
                step.apply(grid)
                steps.append((place, step))
        steps += self._run(grid, waiting)
        return _Replay(tuple(steps)) if _is_contradiction(grid) else None

    def _run(self, grid: Grid, waiting: dict[int, tuple[int, int]]) -> Iterator[tuple[int, Noted]]:
        """Place waiting singles that are singles here, and yield each, until none is left or the grid breaks."""
        moved = True
        while moved and not _is_contradiction(grid):
            moved = False
            for place, (cell, digit) in tuple(waiting.items()):
                single = single_at(grid, cell, digit, self._kinds)
                if single != NOTHING:
                    grid.place(cell, digit)
                    del waiting[place]
                    yield place, single
                    moved = True
                    if _is_contradiction(grid):
                        return


def _is_contradiction(grid: Grid) -> bool:
    """Return whether a grid contradicts itself or a rule about several cells."""
    return grid.broken or not are_possible(grid)


def single_at(grid: Grid, cell: int, digit: int, kinds: Iterable[int]) -> int:
    """Return a candidate as an encoded single of the first matching kind, or NOTHING if it is not a single."""
    alone = grid.naked_singles >> cell & 1
    only_place = grid.hidden_houses(digit) & grid.tables.houses_with(cell)
    if grid.digits_of(cell) >> digit & 1 and (alone or only_place):
        for kind in kinds:
            if kind == runs.NAKED_SINGLE:
                houses = 1 << NO_HOUSE if alone else 0
            elif kind == runs.FULL_HOUSE:
                houses = grid.full_houses & grid.tables.houses_with(cell) if alone else 0
            else:
                houses = only_place & LOOKED_AT[kind]
            if houses:
                return runs.encode(kind, lowest(houses & BOXES_MASK or houses), cell, digit)
    return NOTHING


def _shortening(
    start: Grid, noted: Sequence[Noted], logic_steps: int, singles: Mapping[int, Single], unproved: set[int]
) -> _Shortening:
    """Return the procedure for a path; steps at the indices ``unproved`` depend on the whole position."""
    grid = start.copy()
    told = {}
    placed = {}
    for place, each in enumerate(noted):
        if isinstance(each, int):
            _, _, cell, digit = runs.decode(each)
            placed[place] = cell, digit
            grid.place(cell, digit)
        else:
            truths = open_truths(grid) if place in unproved else each.truths
            told[place] = _PathStep(each, _premises(truths, grid, each.rules))
            each.apply(grid)
    if _is_contradiction(grid):
        return _ToContradiction(start, told, tuple(singles), placed)
    return _ToDigits(start, told, tuple(singles), grid, logic_steps)
