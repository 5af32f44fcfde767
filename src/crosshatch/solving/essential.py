"""What matters of a path: the steps on which its end rests, and no others.

A step can stay where each of its truths has the very candidates that it had when the step was found: then what it says
of them is as true as it was, and so is its proof.  Candidates that dropped steps had removed are back in the grid, so a
step that needs one of them gone cannot stay without the step that removed it.

The steps are dropped one by one, each with all that cannot stay without it, those of the hardest techniques first.  It
holds where what remains still comes to the same end; singles are placed anew on the way.  A grid with fewer steps never
has fewer candidates, so what cannot be spared once cannot be spared later, when less remains: one round through all
steps leaves none that could be dropped.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from ..board.bitset import lowest
from ..board.grid import Grid
from ..board.houses import BOXES_MASK, HOUSE, HOUSES_MASK_OF, LINES_MASK, NO_HOUSE
from ..logic import proof
from ..logic.clock import OutOfTime, look
from ..logic.step import CellTruth, Guardians, HouseTruth, Step, Truth
from ..techniques.singles import search as runs
from ..techniques.singles.strategy import Single
from .trial import open_truths

Noted: TypeAlias = int | Step
"""A step as the solver notes it: a single of the engine's run as its integer, any other step as itself."""

ANEW = -1
"""The place of a single that is found anew, wherever the path had it."""

NOTHING = -1
"""What a candidate is that is no single."""

LOOKED_AT = {
    runs.HIDDEN_SINGLE: LINES_MASK | BOXES_MASK,
    runs.HIDDEN_SINGLE_IN_BOX: BOXES_MASK,
    runs.HIDDEN_SINGLE_IN_LINE: LINES_MASK,
}
"""In which houses a kind of hidden single looks, as a set."""


class Kept(NamedTuple):
    """What is left of a path: its steps as they were noted, and how many of them logic found."""

    noted: tuple[Noted, ...]
    logic_steps: int


def essential(start: Grid, noted: Sequence[Noted], logic_steps: int, singles: Mapping[int, Single]) -> Kept:
    """Return the steps of a path that matter; the grid on which it starts is left as it was.

    ``noted`` are all its steps; logic found the first ``logic_steps``, a search the others.  ``singles`` are the
    strategies of those that the engine takes, by their kind, simplest first.  What the path comes to is a contradiction
    where it ends in one, and else the digits that it places.

    Each step of logic that stays is proved anew (``proof.verify``).  One that is not proved by the truths that it names
    counts as resting on the whole position, and so do the steps of a search.

    Where the deadline that holds (``logic.clock``) passes meanwhile, some are left that could have been dropped.
    """
    unproved: set[int] = set()
    while True:
        shortening = _shortening(start, noted, logic_steps, singles, unproved)
        kept = shortening.shortest()
        if kept is None:  # the path is not as a solver makes it
            return Kept(tuple(noted), logic_steps)
        missing = kept.not_proved(start, range(logic_steps)) - unproved
        if not missing:
            return kept.as_noted(logic_steps)
        unproved |= missing


class _Premises(NamedTuple):
    """What a step rests on: how its truths stood when it was found.

    ``cells`` are cells with their values and candidates; ``places`` are digits with the cells of a house and, of these,
    those that can take the digit.
    """

    cells: tuple[tuple[int, int, int], ...]
    places: tuple[tuple[int, int, int], ...]

    def hold(self, grid: Grid) -> bool:
        """Return whether the truths stand the same on a grid."""
        for digit, house, cells in self.places:
            if grid.cells_mask(digit) & house != cells:
                return False
        return all(grid.digits_of(cell) == digits and grid.value(cell) == value for cell, value, digits in self.cells)


def _premises(truths: Iterable[Truth], grid: Grid) -> _Premises:
    """Return how truths stand on a grid; what is no truth of ours stands for the whole position."""
    cells = set()
    places = set()
    for truth in truths:
        if type(truth) is CellTruth:
            cells.add(truth.cell)
        elif type(truth) is HouseTruth:
            places.add((truth.digit, truth.house))
        elif type(truth) is Guardians:
            cells.update(truth.cells)
        else:
            return _premises(open_truths(grid), grid)
    return _Premises(
        tuple([(cell, grid.value(cell), grid.digits_of(cell)) for cell in cells]),
        tuple([(digit, HOUSE[house], grid.cells_mask(digit) & HOUSE[house]) for digit, house in places]),
    )


class _Told(NamedTuple):
    """A step of a path that is no single of the engine's."""

    step: Step
    premises: _Premises

    @property
    def rating(self) -> float:
        """Its rating on our scale; 0 where that has none."""
        return self.step.rating or 0.0


class _Replay(NamedTuple):
    """What became of some steps of a path: those that could stay, each with its place in the path.

    Singles that were placed on the way have the place ``ANEW``.
    """

    steps: tuple[tuple[int, Noted], ...]

    @property
    def places(self) -> set[int]:
        """The places in the path of the steps that stayed."""
        return {place for place, _ in self.steps if place != ANEW}

    def as_noted(self, logic_steps: int) -> Kept:
        """Return the steps without their places; those at places below ``logic_steps`` are of logic."""
        searched = sum(place >= logic_steps for place, _ in self.steps)
        return Kept(tuple(step for _, step in self.steps), len(self.steps) - searched)

    def not_proved(self, start: Grid, places: range) -> set[int]:
        """Return at which of some places in the path the step does not follow from its truths on the grid it is on."""
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
    """Drops steps of a path, as long as it comes to the same end without them.

    ``told`` are its steps by their places in the path, but for those singles that have to be dropped one by one too,
    which are ``placed``: their cells and digits.  ``kinds`` are those of the singles that the engine takes.
    """

    def __init__(
        self, start: Grid, told: Mapping[int, _Told], kinds: Sequence[int], placed: Mapping[int, tuple[int, int]]
    ) -> None:
        self._start = start
        self._told = told
        self._kinds = kinds
        self._placed = placed

    def shortest(self) -> _Replay | None:
        """Return a part of the path of which no step can be dropped; None where the whole path cannot be repeated."""
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
        """Return how much it takes: all ratings together, those of singles as 1, and the number of steps."""
        ratings = sum(self._told[place].rating if place in self._told else 1.0 for place in replay.places)
        return ratings, len(replay.steps)

    @abstractmethod
    def _orders(self) -> Iterator[list[int]]:
        """Yield orders in which steps are dropped, as their places; of what the orders leave, the easiest is taken."""

    @abstractmethod
    def _replay(self, places: set[int]) -> _Replay | None:
        """Carry out the steps at some places, but for those that cannot stay; None where that misses the end."""

    def _hardest_first(self) -> list[int]:
        """Return the places of all steps but singles, the hardest first, and of equals the last."""
        return sorted(self._told, key=lambda place: (-self._told[place].rating, -place))


class _ToDigits(_Shortening):
    """Shortens a path that comes to some digits: singles are placed wherever there are some, as on the whole path."""

    def __init__(
        self, start: Grid, told: Mapping[int, _Told], kinds: Sequence[int], end: Grid, logic_steps: int
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
    """Shortens a path that comes to a contradiction: singles are dropped too."""

    def _orders(self) -> Iterator[list[int]]:
        yield [*self._hardest_first(), *sorted(self._placed, reverse=True)]
        yield [*self._hardest_first(), *sorted(self._placed)]

    def _replay(self, places: set[int]) -> _Replay | None:
        grid = self._start.copy()
        steps: list[tuple[int, Noted]] = []
        waiting = {place: self._placed[place] for place in sorted(places) if place in self._placed}
        for place in sorted(places - self._placed.keys()):
            steps += self._run(grid, waiting)
            if grid.broken:
                break
            step, premises = self._told[place]
            if premises.hold(grid):
                step.apply(grid)
                steps.append((place, step))
        steps += self._run(grid, waiting)
        return _Replay(tuple(steps)) if grid.broken else None

    def _run(self, grid: Grid, waiting: dict[int, tuple[int, int]]) -> Iterator[tuple[int, Noted]]:
        """Place those of some singles that are singles here, and yield each, until none is left or the grid breaks."""
        moved = True
        while moved and not grid.broken:
            moved = False
            for place, (cell, digit) in tuple(waiting.items()):
                single = single_at(grid, cell, digit, self._kinds)
                if single != NOTHING:
                    grid.place(cell, digit)
                    del waiting[place]
                    yield place, single
                    moved = True
                    if grid.broken:
                        return


def single_at(grid: Grid, cell: int, digit: int, kinds: Iterable[int]) -> int:
    """Return a candidate as an encoded single of the first kind that it is of, or NOTHING where it is none."""
    alone = grid.naked_singles >> cell & 1
    only_place = grid.hidden_houses(digit) & HOUSES_MASK_OF[cell]
    if grid.digits_of(cell) >> digit & 1 and (alone or only_place):
        for kind in kinds:
            if kind == runs.NAKED_SINGLE:
                houses = alone << NO_HOUSE
            elif kind == runs.FULL_HOUSE:
                houses = grid.full_houses & HOUSES_MASK_OF[cell] if alone else 0
            else:
                houses = only_place & LOOKED_AT[kind]
            if houses:
                return runs.encode(kind, lowest(houses & BOXES_MASK or houses), cell, digit)
    return NOTHING


def _shortening(
    start: Grid, noted: Sequence[Noted], logic_steps: int, singles: Mapping[int, Single], unproved: set[int]
) -> _Shortening:
    """Return what shortens a path; the steps at the places ``unproved`` rest on the whole position."""
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
            told[place] = _Told(each, _premises(truths, grid))
            each.apply(grid)
    if grid.broken:
        return _ToContradiction(start, told, tuple(singles), placed)
    return _ToDigits(start, told, tuple(singles), grid, logic_steps)
