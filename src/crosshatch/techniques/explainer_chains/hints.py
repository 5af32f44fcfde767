"""What the searches for Sudoku Explainer's chains find, as values: a hint, and all of its proof when asked for.

A ``Hint`` says what it removes or places, what kind of chain it is and how it is rated.  It keeps the position that it
was found in, and no more of its proof than names it: ``told(hint)`` follows it once more, and returns its branches.
That costs some milliseconds, so most hints are never told.  Numbers are those of ``kinds``.

A ``HintBranch`` begins with what is assumed.  Each ``Implication`` behind that names the earlier ones that it rests on,
and why it follows:

- ``CELL``, ``BOX``, ``ROW``, ``COLUMN`` and off: its parent, which is on, excludes it in its cell or in that house;
- the same and on: it is the last one left of its cell, or of its digit in that house.  All others that the position of
  the hint has there are its parents;
- ``ADVANCED``, always off: a ``PatternFinding`` removes it, or an inner ``Hint``, in the position of the hint without
  what its parents (all off) are about.  That position may lack more, of which the pattern or the hint makes no use.

Only what the conclusion needs is told.  How the branches prove it:

=============  =====================================================================================================
kind           branches and their ``targets``
=============  =====================================================================================================
CONTRADICTION  one, from the contrary of the conclusion; its two targets are the same candidate, on and off
DOUBLE         two, from a candidate on and off, to the conclusion
CELL_CHAIN     one from each candidate of a cell, to the conclusion
REGION         one from each place of a digit in a house, to the conclusion
X, Y, XY       a chain: one, from the contrary of the conclusion to the conclusion itself
the same       a cycle (``is_cycle``): two, from a candidate on and off, through the others of the cycle.  Whichever
               holds, of all candidates that are on in one branch or the other; so what sees one of either goes
=============  =====================================================================================================
"""

from typing import Any, NamedTuple, cast

from ...board import houses
from ...board.bitset import bit
from . import kinds, rating
from .closure import Closure, Deduction
from .comparison import ForcingHint
from .forcing import ExplainerForcingSearch
from .patterns import PatternFinding
from .position import Candidates, Position
from .unary import UnaryHint

LOWEST = (6.5, 7.5, 8.0, 8.5)
"""The lowest ratings of what each search finds; a level adds 0.5."""

NO_HOUSE = houses.NO_HOUSE


class Hint(NamedTuple):
    """A chain that removes or places something.

    - ``search``: the search that found it: UNARY, NISHIO, MULTIPLE, DYNAMIC; ``level``: 0 to 5 if DYNAMIC, else 0;
    - ``kind``: DOUBLE, X, Y, XY, CELL_CHAIN, REGION, CONTRADICTION; ``is_cycle``: a cycle, with X, Y or XY;
    - ``rating``: as a double, as Sudoku Explainer compares them (``rating.shown`` rounds it); ``complexity``: how many
      candidates, on or off, its branches need in all, with those of inner chains;
    - ``removed``: the candidates (0..728) that it removes, in order; ``placed``: the candidate that it places, or None,
      whose cell's others are removed then;
    - ``anchor``: the cell of a CELL_CHAIN, ``house * 9 + digit - 1`` of a REGION, the candidate of other kinds;
    - ``position``: where it was found; ``path``: of a chain or a cycle the states, first to last, with their causes.
    """

    search: int
    level: int
    kind: int
    is_cycle: bool
    rating: float
    complexity: int
    removed: tuple[int, ...]
    placed: int | None
    anchor: int
    position: Candidates
    path: tuple[tuple[int, int], ...] = ()

    @property
    def conclusion(self) -> tuple[int, bool]:
        """The candidate that it is about, and whether it is on; of a cycle, the first that it removes."""
        return (self.removed[0], False) if self.placed is None else (self.placed, True)


class Implication(NamedTuple):
    """A candidate (0..728) on or off, and why.

    ``cause`` is one of ``kinds``: START (assumed), CELL, BOX, ROW, COLUMN, ADVANCED; ``house`` (0..26) is that of the
    last three but ADVANCED, else NO_HOUSE.  ``parents`` are places in the branch.  ``by`` is there where the cause is
    ADVANCED.
    """

    candidate: int
    on: bool
    cause: int
    house: int
    parents: tuple[int, ...]
    by: "PatternFinding | Hint | None" = None


class HintBranch(NamedTuple):
    """What follows from an assumption, the first implication, in order; ``targets`` are the places of what counts."""

    implications: tuple[Implication, ...]
    targets: tuple[int, ...]


def told(hint: Hint) -> tuple[HintBranch, ...]:
    """Return the branches of a hint.

    Raises UnprovenStep where it is no hint of its position: a branch does not come to what it shows.
    """
    if hint.search == kinds.UNARY:
        return _cycle(hint) if hint.is_cycle else (_linear(list(hint.path)),)
    search = ExplainerForcingSearch(hint.search != kinds.MULTIPLE, hint.search != kinds.NISHIO)
    position = Position()
    position.restore(hint.position)
    search.load(position)
    candidate, on = hint.conclusion
    found = ForcingHint(hint.kind, 2 * candidate + on, hint.anchor, hint.complexity, 0)
    targets = search.branches(found, hint.level)
    if hint.kind == kinds.CONTRADICTION:
        (closure, clash), (_, last) = targets
        return (_branch(hint, closure, (clash, last)),)
    return tuple(_branch(hint, closure, (node,)) for closure, node in targets)


def _linear(path: list[tuple[int, int]]) -> HintBranch:
    """Return the branch of a chain: in each place but the first the one before is the parent."""
    implications = [
        _implication(state, cause, (place - 1,) if place else ()) for place, (state, cause) in enumerate(path)
    ]
    return HintBranch(tuple(implications), (len(path) - 1,))


def _cycle(hint: Hint) -> tuple[HintBranch, ...]:
    """Return the two ways around a cycle; each goes through all candidates of it but the start."""
    *forth, (start, cause) = hint.path
    back = [(start ^ 1, kinds.START)]
    for state, earlier in reversed(forth[1:]):
        back.append((state ^ 1, cause))
        cause = earlier
    return tuple(
        branch._replace(targets=tuple(range(len(branch.implications)))) for branch in map(_linear, (forth, back))
    )


def _implication(
    state: int, cause: int, parents: tuple[int, ...], by: PatternFinding | Hint | None = None
) -> Implication:
    candidate = state >> 1
    house = NO_HOUSE
    if cause in (kinds.BOX, kinds.ROW, kinds.COLUMN):
        house = houses.HOUSES_OF[candidate // 9][kinds.KIND_OF[cause]]
    return Implication(candidate, bool(state & 1), cause, house, parents, by)


def _branch(hint: Hint, closure: Closure, targets: tuple[int, ...]) -> HintBranch:
    """Return those nodes of a closure that some targets need."""
    behind: dict[int, tuple[tuple[int, ...], PatternFinding | Hint | None]] = {}
    to_do = list(targets)
    while to_do:
        node = to_do.pop()
        if node not in behind:
            behind[node] = _why(hint, closure, node)
            to_do += behind[node][0]
    order = sorted(behind)
    places = {node: place for place, node in enumerate(order)}
    implications = []
    for node in order:
        parents, by = behind[node]
        implications.append(
            _implication(closure.state(node), closure.cause(node), tuple(places[each] for each in parents), by)
        )
    return HintBranch(tuple(implications), tuple(places[target] for target in targets))


def _why(hint: Hint, closure: Closure, node: int) -> tuple[tuple[int, ...], PatternFinding | Hint | None]:
    """Return the parents of a node, and by what pattern or inner hint it follows, if it is by one.

    An inner hint rests on all that its truths have lost by then, also where a pattern within it takes that for granted.
    Its complexity does not count all of that, but a proof needs it.
    """
    if closure.cause(node) != kinds.ADVANCED:
        return tuple(closure.parents_of(node)), None
    deduction = closure.deduction_of(node)
    parents = {deduction.parent(index) for index in range(deduction.parent_count)}
    by = _deduced(hint, closure, deduction)
    if isinstance(by, Hint):
        nodes = {closure.state(earlier): earlier for earlier in range(deduction.reached)}
        lost = hint.position.members() & rests_on(by) - by.position.members()
        parents.update(nodes[2 * candidate] for candidate in lost)
    return tuple(sorted(parents)), by


def rests_on(hint: Hint) -> set[int]:
    """Return the candidates (0..728) that the truths of a hint have on an empty grid.

    These are the digits of its cells and the places of digits in its houses, with those of its inner chains.
    """
    found: set[int] = set()
    if hint.kind == kinds.CELL_CHAIN:
        found.update(_of_cell(hint.anchor))
    elif hint.kind == kinds.REGION:
        found.update(_of_house(hint.anchor // 9, hint.anchor % 9 + 1))
    for implication in (each for branch in told(hint) for each in branch.implications):
        by = implication.by
        if isinstance(by, Hint):
            found |= rests_on(by)
        elif by is not None and by.rule == kinds.NAKED_PAIR:
            found.update(each for cell in houses.cells_in(by.cells) for each in _of_cell(cell))
        elif by is not None:
            bases = by.houses[:1] if by.rule == kinds.LOCKED else by.houses
            found.update(each for house in bases for digit in by.digits for each in _of_house(house, digit))
        elif implication.on and implication.cause == kinds.CELL:
            found.update(_of_cell(implication.candidate // 9))
        elif implication.on and implication.cause != kinds.START:
            found.update(_of_house(implication.house, implication.candidate % 9 + 1))
    return found


def _of_cell(cell: int) -> range:
    return range(9 * cell, 9 * cell + 9)


def _of_house(house: int, digit: int) -> list[int]:
    return [9 * cell + digit - 1 for cell in houses.HOUSE_CELLS[house]]


def _deduced(hint: Hint, closure: Closure, deduction: Deduction) -> PatternFinding | Hint:
    """Return the pattern, or the inner hint, of a deduction."""
    if deduction.rule != kinds.CHAIN:
        return cast(PatternFinding, deduction.about)
    search, level, found = cast(tuple[int, int, Any], deduction.about)
    states = map(closure.state, range(deduction.reached))
    off = [state >> 1 for state in states if not state & 1]
    position = hint.position.without(off)
    return hint_of_unary(found, position) if search == kinds.UNARY else hint_of_forcing(found, search, level, position)


def hint_of_unary(found: UnaryHint, position: Candidates) -> Hint:
    """Return as a value what the search for chains and cycles found in a position."""
    path = tuple(zip(reversed(found.states), reversed(found.causes), strict=True))
    start = path[0][0] >> 1
    placed = start if found.places else None
    return Hint(
        kinds.UNARY, 0, found.kind, found.is_cycle, found.rating, found.complexity, tuple(found.removed), placed, start,
        position, path,
    )  # fmt: skip


def hint_of_forcing(found: ForcingHint, search: int, level: int, position: Candidates) -> Hint:
    """Return as a value what a search for chains with branches found in a position."""
    candidate = found.conclusion >> 1
    if found.conclusion & 1:
        cell, digit = divmod(candidate, 9)
        others = [other for other in houses.DIGITS if other != digit + 1 and position.digit_cells[other] & bit(cell)]
        removed = tuple(cell * 9 + other - 1 for other in others)
        placed = candidate
    else:
        removed, placed = (candidate,), None
    rated = rating.difficulty(LOWEST[search] + 0.5 * level, found.complexity)
    return Hint(search, level, found.kind, False, rated, found.complexity, removed, placed, found.anchor, position)
