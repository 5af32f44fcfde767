"""Which step HoDoKu takes of those that a strategy finds, and in what order it carries it out.

HoDoKu takes the first step of a technique that it comes to.  So for each kind of pattern there is the order in which it
looks for it, as a key: the least one is taken.  Kinds that are not here are looked for in the order of ours.  How a
step is carried out matters too, since it decides which singles arise first.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, permutations, takewhile
from typing import Any, TypeAlias

import attrs

from ...board.bitset import lowest
from ...board.candidate import Candidate
from ...board.clock import watched
from ...board.grid import Grid, memo
from ...board.houses import BOXES, COLUMNS, HOUSE, HOUSES_OF, ROWS, cells_in, digits_in, houses_with
from ...logic.candidates import candidates_in, in_sight, set_of
from ...logic.step import Pattern, Step
from ...logic.technique import Technique
from ...techniques.almost_locked.sue_de_coq_pattern import SueDeCoq
from ...techniques.colouring.pattern import Bridge, Clash, Trap, Wrap
from ...techniques.fish.pattern import Fish
from ...techniques.single_digit.pattern import EmptyRectangle, TurbotFish, TwoLinks, WWing
from ...techniques.strategy import Strategy
from ...techniques.subsets.pattern import LockedCandidates, Subset
from ...techniques.uniqueness import rectangles
from ...techniques.uniqueness.kinds import Kind
from ...techniques.uniqueness.pattern import DeadlyPattern, SubsetBeside
from ...techniques.wings.pattern import Wing
from .choice_of_chains import index_sum
from .searches import EffectOnly

Key: TypeAlias = tuple[Any, ...]


@attrs.frozen(repr=False)
class JointStrategy(Strategy):
    """Strategies that HoDoKu asks as one: it takes the first step of any of them."""

    strategies: tuple[Strategy, ...]
    technique: Technique = attrs.field(init=False)

    @technique.default
    def _the_first(self) -> Technique:
        return self.strategies[0].technique

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """The techniques of all the strategies."""
        return tuple(each.technique for each in self.strategies)

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield the steps of each strategy."""
        return chain.from_iterable(each.find(grid) for each in self.strategies)


def chosen(strategy: Strategy, grid: Grid) -> Sequence[Step]:
    """Return the step that HoDoKu takes among those of a strategy; empty if there are none."""
    steps: Iterator[Step] = iter(watched(strategy.find(grid)))
    first = next(steps, None)
    if first is None:
        return ()
    if type(first.pattern) not in ORDERS:
        return (first,)
    of_all: Iterator[Step] = chain((first,), steps)
    if isinstance(first.pattern, Fish):  # those of a digit come together
        digit = first.pattern.digit
        of_all = takewhile(lambda step: step.pattern.digit == digit, of_all)  # type: ignore[attr-defined]
    elif isinstance(first.pattern, DeadlyPattern):
        of_all = (step for step in of_all if not _is_passed_over(step.pattern, grid))
    best = min(of_all, key=lambda step: ORDERS[type(step.pattern)](step.pattern, grid), default=None)
    return () if best is None else (best,)


def _is_passed_over(found: Pattern, grid: Grid) -> bool:
    """Return whether HoDoKu does not look at a pattern: of two rectangles with the same corners it takes the first."""
    if not isinstance(found, DeadlyPattern) or found.kind is not Kind.RECTANGLE:
        return False
    digits = _mask(found.digits)
    others = [each for each in memo(grid, rectangles.unique, True) if each.cells == found.cells]
    return any(_start(grid, found.cells, each.digits) < _start(grid, found.cells, digits) for each in others)


def _start(grid: Grid, cells: int, digits: int) -> int:
    """Return the first of some cells that has just these digits, the first of all where none has."""
    return next((cell for cell in cells_in(cells) if grid.digits_of(cell) == digits), lowest(cells))


def _mask(digits: Iterable[int]) -> int:
    return sum(1 << digit for digit in digits)


def in_turn(step: Step) -> Sequence[Candidate]:
    """Return the eliminations of a step in the order in which HoDoKu carries them out.

    The order is by digit, but by cell for subsets and rectangles.  For patterns that affect a line and a box, one comes
    before the other.  Bridges are ordered by colour.
    """
    found = step.pattern
    if isinstance(found, EffectOnly):
        return found.in_turn
    if isinstance(found, Subset):
        line = HOUSE[found.houses[0]]
        return sorted(step.eliminations, key=lambda each: (not line >> each.cell & 1, each))
    if isinstance(found, SueDeCoq):
        beside = HOUSE[found.box] & ~(found.core.cells | found.box_group.cells)
        box = {each for each in step.eliminations if beside >> each.cell & found.in_box >> each.digit & 1}
        return sorted(step.eliminations, key=lambda each: (each not in box, each))
    if isinstance(found, DeadlyPattern):
        return sorted(step.eliminations)
    if isinstance(found, Bridge):
        return sorted(step.eliminations, key=lambda each: (_near_colours(found, each), each))
    return step.eliminations


def _near_colours(found: Bridge, removed: Candidate) -> tuple[int, int]:
    """Return the first two colours, one of each cluster, that see each other and whose opposites a candidate sees."""
    sight = in_sight(removed)
    one, other = (
        [(set_of(near), set_of(far)) for near, far in permutations((each.first, each.second))]
        for each in found.clusters
    )
    for first, (near, far) in enumerate(one):
        for second, (other_near, other_far) in enumerate(other):
            sees = any(in_sight(each) & other_near for each in candidates_in(near))
            if sees and far & sight and other_far & sight:
                return first, second
    raise ValueError(f"{removed} does not see two colours that are joined")


def _locked_candidates(found: LockedCandidates, grid: Grid) -> Key:
    """House by house, in each house digit by digit."""
    return found.base, found.digit


def _subset(found: Subset, grid: Grid) -> Key:
    """In boxes before rows and columns; there by its cells, or, if it is hidden, by its digits.

    A naked subset is in all houses that hold it, a hidden one in those that have its digits nowhere else.
    """
    houses = found.houses
    if not found.hidden:
        houses = houses_with(found.cells)
    elif _hidden_in_box(found, grid):
        houses = (HOUSES_OF[lowest(found.cells)][2],)
    house = min((house not in BOXES, house) for house in houses)
    return *house, digits_in(found.digits) if found.hidden else tuple(cells_in(found.cells))


def _hidden_in_box(found: Subset, grid: Grid) -> bool:
    """Return whether the digits of a hidden subset have no places but its cells in a box."""
    others = HOUSE[HOUSES_OF[lowest(found.cells)][2]] & ~found.cells
    box_has_all = found.cells.bit_count() + others.bit_count() == 9
    return box_has_all and not any(grid.cells_mask(digit) & others for digit in digits_in(found.digits))


def _fish(found: Fish, grid: Grid) -> Key:
    """By digit, with rows as base before columns, base by base and then cover by cover."""
    (cover,) = found.covers
    by_rows = any(house in ROWS for house in found.bases) or any(house in COLUMNS for house in cover.houses)
    return found.digit, not by_rows, found.bases, cover.houses


def _two_links(found: TwoLinks, grid: Grid) -> Key:
    """Skyscrapers in rows, digit by digit, before those in columns; kites digit by digit, by row and column."""
    houses = tuple(sorted(found.houses))
    if houses[0] in ROWS and houses[1] in COLUMNS:
        return found.digit, houses
    return houses[0] in COLUMNS, found.digit, houses


def _turbot_fish(found: TurbotFish, grid: Grid) -> Key:
    """By what it removes, as all chains; then by its start."""
    (chained,) = found.chains
    cells = tuple(cells_in(chained.removed))
    return -len(cells), index_sum((cell, found.digit) for cell in cells), lowest(chained.ends), found.digit


def _empty_rectangle(found: EmptyRectangle, grid: Grid) -> Key:
    """By digit and box, by the row and column of the box from the last one on, and the line in the row first."""
    _, near, arm, other_arm = found.chains[0].nodes
    kinds = (0, 1) if _share(0, near.cells | arm.cells) else (1, 0)
    crossing = {kinds[0]: _line(kinds[0], arm.cells), kinds[1]: _line(kinds[1], other_arm.cells)}
    return found.digit, found.box, -crossing[0], -crossing[1], kinds[0], lowest(near.cells)


def _line(kind: int, cells: int) -> int:
    return HOUSES_OF[lowest(cells)][kind]


def _share(kind: int, cells: int) -> bool:
    return not cells & ~HOUSE[_line(kind, cells)]


def _w_wing(found: WWing, grid: Grid) -> Key:
    """Pair of cells by pair of cells, in each first those that remove the lower digit."""
    return found.start, found.end, found.kept


def _wing(found: Wing, grid: Grid) -> Key:
    """An XY-Wing by its cells, an XYZ-Wing by its pivot first."""
    cells = tuple(cells_in(found.cells))
    pivots = tuple(cell for cell in cells if len(found.digits_of(cell)) > 2)
    return pivots, cells


def _deadly(found: DeadlyPattern, grid: Grid) -> Key:
    """Rectangles by the first corner with just two candidates, then the corner in its box, then the one in its line.

    Subsets beside a rectangle come house by house, lines before boxes, and in each by their cells.
    """
    cells = tuple(cells_in(found.cells))
    start = _start(grid, found.cells, _mask(found.digits))
    houses = HOUSES_OF[start]
    beside = next((cell for cell in cells if cell != start and HOUSES_OF[cell][2] == houses[2]), start)
    along = next((cell for cell in cells if cell not in (start, beside) and set(houses) & set(HOUSES_OF[cell])), start)
    place = (start, beside, along)
    if not isinstance(found.argument, SubsetBeside):
        return place
    return *place, found.argument.houses[0], tuple(cells_in(found.argument.cells))


def _sue_de_coq(found: SueDeCoq, grid: Grid) -> Key:
    """By line and box, then by the cells of the crossing, of the line and of the box."""
    groups = (found.core, found.line_group, found.box_group)
    return found.line, found.box, *(tuple(cells_in(each.cells)) for each in groups)


def _colours(rank: int) -> Callable[[Any, Grid], Key]:
    """Colours digit by digit and cluster by cluster, in each first those of the lowest rank."""

    def key(found: Trap | Wrap | Bridge | Clash, grid: Grid) -> Key:
        clusters = [min(each.cell for each in (*cluster.first, *cluster.second)) for cluster in found.clusters]
        return found.digit, *clusters, rank

    return key


ORDERS: dict[type[Pattern], Callable[[Any, Grid], Key]] = {
    LockedCandidates: _locked_candidates,
    Subset: _subset,
    Fish: _fish,
    TwoLinks: _two_links,
    TurbotFish: _turbot_fish,
    EmptyRectangle: _empty_rectangle,
    WWing: _w_wing,
    Wing: _wing,
    DeadlyPattern: _deadly,
    SueDeCoq: _sue_de_coq,
    Wrap: _colours(0),
    Trap: _colours(1),
    Clash: _colours(0),
    Bridge: _colours(1),
}
"""The order in which HoDoKu looks for the steps of a technique, where it is not that in which Crosshatch does."""
