"""The results of the searches for Sudoku Explainer's chains: hints, and the branches that prove them.

A ``Hint`` records what a chain removes or places, its kind and its rating, and the position in which it was found.  It
does not store the proof: ``branches_of(hint)`` repeats the deduction and returns its branches.  That takes a few
milliseconds, and most hints never need it.  The numbers are those of ``kinds``.

A ``HintBranch`` begins with an assumption.  Each later ``Implication`` has the earlier ones on which it depends, its
parents, and the reason why it follows:

- ``CELL``, ``BOX``, ``ROW``, ``COLUMN``, if it is off: its parent, which is on, excludes it in its cell or that house;
- the same, if it is on: it is the last candidate left in its cell, or for its digit in that house.  Its parents are all
  other candidates there in the position of the hint;
- ``ADVANCED``, which is always off: a ``PatternFinding`` or an inner ``Hint`` removes it from the position of the hint
  without the candidates of its parents, all of which are off.  The position may lack further candidates, but the
  pattern or inner hint does not depend on them.

Branches contain only what the conclusion needs.  They prove it as follows:

=============  =====================================================================================================
kind           branches and their ``targets``
=============  =====================================================================================================
CONTRADICTION  one, from the opposite of the conclusion; its two targets are the same candidate, on and off
DOUBLE         two, from a candidate that is on and from the same one off, to the conclusion
CELL_CHAIN     one from each candidate of a cell, to the conclusion
REGION         one from each place of a digit in a house, to the conclusion
X, Y, XY       a chain: one, from the opposite of the conclusion to the conclusion itself
X, Y, XY       a cycle (``is_cycle``): two, from a candidate on and off, through the others of the cycle.  One of the
               branches is true, so a candidate that sees one that is on in each of them can be removed
=============  =====================================================================================================
"""

from typing import NamedTuple, cast

from ...board import houses
from ...board.bitset import bit
from . import kinds, rating
from .closure import Closure, Deduction
from .comparison import ForcingHint
from .forcing import ExplainerForcingSearch
from .position import Candidates, Position
from .unary import UnaryHint

LOWEST = (6.5, 7.5, 8.0, 8.5)
"""The lowest rating of the chains of each search; every level adds 0.5."""

NO_HOUSE = houses.NO_HOUSE


class Hint(NamedTuple):
    """A chain that removes or places candidates.

    - ``search``: the search that found it: UNARY, NISHIO, MULTIPLE or DYNAMIC; ``level``: 0 to 5 if DYNAMIC, otherwise
      0;
    - ``kind``: DOUBLE, X, Y, XY, CELL_CHAIN, REGION or CONTRADICTION; ``is_cycle``: whether it is a cycle (X, Y or XY);
    - ``rating``: the double that Sudoku Explainer compares (``rating.shown`` rounds it); ``complexity``: the number of
      candidates, on or off, in all its branches, including those of inner chains;
    - ``removed``: the candidates (0..728) that it removes, in order; ``placed``: the candidate that it places, or None.
      If it places one, it removes the others of that cell;
    - ``anchor``: the cell of a CELL_CHAIN, ``house * 9 + digit - 1`` for a REGION, or the candidate of other kinds;
    - ``position``: the position in which it was found; ``path``: the states of a chain or a cycle in order, with their
      causes.
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
        """The candidate that it removes or places, and whether that is on; the first removed one for a cycle."""
        return (self.removed[0], False) if self.placed is None else (self.placed, True)


class PatternFinding(NamedTuple):
    """A pattern that removes something within a chain.

    ``rule`` is LOCKED (one digit, which the first of two ``houses`` has only in the second), HIDDEN_PAIR or NAKED_PAIR
    (two digits, one house) or X_WING (one digit, two base lines).  ``cells`` is the set of the pair's cells, or of the
    X-Wing's corners; 0 for locked candidates.
    """

    rule: int
    digits: tuple[int, ...]
    houses: tuple[int, ...]
    cells: int


class Implication(NamedTuple):
    """A candidate (0..728) that is on or off, and the reason.

    ``cause`` is one of ``kinds``: START (assumed), CELL, BOX, ROW, COLUMN or ADVANCED.  ``house`` (0..26) is set for
    BOX, ROW and COLUMN, and otherwise NO_HOUSE.  ``parents`` are positions in the branch.  ``by`` is the pattern or
    hint if the cause is ADVANCED.
    """

    candidate: int
    on: bool
    cause: int
    house: int
    parents: tuple[int, ...]
    by: PatternFinding | Hint | None = None


class HintBranch(NamedTuple):
    """Implications in order, the first of which is assumed; ``targets`` are the positions of those that matter."""

    implications: tuple[Implication, ...]
    targets: tuple[int, ...]


def branches_of(hint: Hint) -> tuple[HintBranch, ...]:
    """Return the branches of a hint.

    Raises UnprovenStep if the hint does not hold in its position: a branch does not reach the conclusion.
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
    """Return the branch of a chain, in which each implication is the parent of the next."""
    implications = [
        _implication(state, cause, (place - 1,) if place else ()) for place, (state, cause) in enumerate(path)
    ]
    return HintBranch(tuple(implications), (len(path) - 1,))


def _cycle(hint: Hint) -> tuple[HintBranch, ...]:
    """Return the branches for the two directions around a cycle."""
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
    """Return the nodes of a closure on which the targets depend, as a branch."""
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
    """Return the parents of a node, and the pattern or inner hint that removes it, if any.

    An inner hint depends on all candidates that its truths have lost so far, even those that a pattern within it takes
    for granted.  The complexity of the hint does not count all of them, but its proof needs them.
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
    for implication in (each for branch in branches_of(hint) for each in branch.implications):
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
        digits = tuple(digit for digit in houses.DIGITS if deduction.digits >> digit & 1)
        taken = tuple(house for house in (deduction.house, deduction.other_house) if house != NO_HOUSE)
        return PatternFinding(deduction.rule, digits, taken, deduction.cells)
    states = map(closure.state, range(deduction.reached))
    off = [state >> 1 for state in states if not state & 1]
    position = hint.position.without(off)
    if isinstance(deduction.hint, UnaryHint):
        return hint_of_unary(deduction.hint, position)
    return hint_of_forcing(cast(ForcingHint, deduction.hint), deduction.search, deduction.level, position)


def hint_of_unary(found: UnaryHint, position: Candidates) -> Hint:
    """Return the hint for a chain or a cycle that was found in a position."""
    path = tuple(zip(map(ord, reversed(found.states)), map(ord, reversed(found.causes)), strict=True))
    start = path[0][0] >> 1
    removed = tuple(map(ord, found.removed))
    placed = start if found.places else None
    return Hint(
        kinds.UNARY, 0, found.kind, found.is_cycle, found.rating, found.complexity, removed, placed, start, position,
        path,
    )  # fmt: skip


def hint_of_forcing(found: ForcingHint, search: int, level: int, position: Candidates) -> Hint:
    """Return the hint for a chain with branches that was found in a position."""
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
