"""Sudoku Explainer's chains in the field's terms: alternating chains and loops, forcing chains, and forcing nets.

The engines that search for them return hints, which are lists of implications.  This module converts a hint into one
of the patterns that other strategies find: an alternating chain if each implication has a single cause, or otherwise
the facts of each case.  A deduction within a branch becomes a step: locked candidates, a pair, an X-Wing or an inner
chain.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import attrs

from ...board.candidate import CANDIDATES, Candidate
from ...board.houses import BOXES, DIGITS, HOUSE, HOUSES_OF, ROWS, cell_set, cells_in
from ...logic.cell_groups import CellGroup
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Assertion, Pattern, Step, Truth
from ...logic.technique import Technique
from ..chains.nodes import IN_HOUSE, InCells, InHouse, Node
from ..chains.pattern import AlternatingChain, ContinuousLoop, DiscontinuousLoop
from ..fish.pattern import Cover, Fish
from ..forcing.pattern import Fact, Facts, ForcingChain, ForcingNet
from ..subsets.pattern import LockedCandidates, Subset
from . import kinds
from .forms import form_of
from .hints import Hint, HintBranch, Implication, PatternFinding, branches_of
from .position import Candidates

POINTING = Technique("Locked Candidates Type 1 (Pointing)")
CLAIMING = Technique("Locked Candidates Type 2 (Claiming)")
HIDDEN_PAIR = Technique("Hidden Pair")
NAKED_PAIR = Technique("Naked Pair")
X_WING = Technique("X-Wing")
"""The techniques of patterns used within a branch."""


DeductionKey: TypeAlias = tuple[PatternFinding | Hint, tuple[int, ...]]
"""The pattern or hint that turns off something in a branch, and the positions of its causes."""


def found_of(hint: Hint) -> Pattern:
    """Return the pattern of a hint, with its complete proof."""
    branches = branches_of(hint)
    if hint.search == kinds.UNARY:
        return _alternating(hint, branches[0])
    shows = Assertion(CANDIDATES[hint.conclusion[0]], hint.conclusion[1])
    kind = ForcingChain if hint.search == kinds.MULTIPLE else ForcingNet
    if hint.kind == kinds.CONTRADICTION:
        facts, fails, ends = _contradiction(hint, branches[0])
        return kind(shows, (facts,), None, fails, ends)
    cases = tuple(_cut(_facts(hint.position, branch), branch.targets)[0] for branch in branches)
    return kind(shows, cases, _one_of(hint))


def _one_of(hint: Hint) -> Truth | None:
    """Return why one of the cases of a hint is true; None if the cases are a candidate on and off."""
    if hint.kind == kinds.CELL_CHAIN:
        return CELL_TRUTHS[hint.anchor]
    if hint.kind == kinds.REGION:
        return HOUSE_TRUTHS[hint.anchor % 9 + 1][hint.anchor // 9]
    return None


def _alternating(hint: Hint, way: HintBranch) -> ContinuousLoop | DiscontinuousLoop:
    """Return the chain or loop of a branch in which each implication follows from the one before.

    The result begins with a candidate that is off.  A branch that begins with a candidate that is on leads back to it:
    either this closes a loop, or it turns the candidate off, which is then not part of the chain.
    """
    states = list(way.implications)
    removed = tuple(CANDIDATES[each] for each in hint.removed)
    if hint.is_cycle:
        start = states[0]
        states = [*states[1:], start._replace(cause=hint.path[-1][1], house=_house_of(start, hint.path[-1][1]))]
    elif states[0].on:
        states = states[1:-1]
    nodes = tuple(Node(each.candidate % 9 + 1, 1 << each.candidate // 9) for each in states)
    strong = tuple(_strong(hint.position, each) for each in states if each.on)
    if hint.is_cycle:
        return ContinuousLoop(nodes, strong, removed)
    turn = removed[0] if hint.placed is None else CANDIDATES[hint.placed]
    return DiscontinuousLoop(nodes, strong, removed, turn=turn, is_shown=hint.placed is not None)


def _house_of(implication: Implication, cause: int) -> int:
    return HOUSES_OF[implication.candidate // 9][kinds.KIND_OF[cause]]


def _strong(position: Candidates, implication: Implication) -> InHouse | InCells:
    """Return the reason for the strong link to a candidate that is on."""
    if implication.cause != kinds.CELL:
        return IN_HOUSE[implication.house]
    cell = 1 << implication.candidate // 9
    return InCells(CellGroup(cell, (0, *[cell & position.digit_cells[digit] for digit in DIGITS])))


def _facts(position: Candidates, branch: HintBranch) -> Facts:
    """Return the implications of a branch as facts; all candidates that one argument removes share a step."""
    steps: dict[DeductionKey, Step] = {}
    for each in branch.implications:
        if each.by is not None and (each.by, each.parents) not in steps:
            together = [other for other in branch.implications if (other.by, other.parents) == (each.by, each.parents)]
            left = position.without(branch.implications[parent].candidate for parent in each.parents)
            removed = [CANDIDATES[other.candidate] for other in together]
            steps[each.by, each.parents] = _deduced(each.by, removed, left)
    steps = _each_argument_once(steps)
    return tuple(_fact(each, steps[each.by, each.parents] if each.by else None) for each in branch.implications)


def _each_argument_once(steps: Mapping[DeductionKey, Step]) -> dict[DeductionKey, Step]:
    """Return the steps of deductions; steps with the same argument and the same causes are merged."""
    alike: dict[object, list[DeductionKey]] = {}
    for deduction, step in steps.items():
        alike.setdefault((_argument(step), deduction[1]), []).append(deduction)
    found: dict[DeductionKey, Step] = {}
    for deductions in alike.values():
        found |= dict.fromkeys(deductions, _joined([steps[each] for each in deductions]))
    return found


def _argument(step: Step) -> object:
    """Return a key for the argument of a step, regardless of the candidates it removes."""
    found = step.pattern
    if isinstance(found, AlternatingChain):
        return found.nodes, found.strong
    if isinstance(found, Subset) and not found.hidden:
        return found.digits, found.cells
    return step


def _joined(steps: Sequence[Step]) -> Step:
    """Merge steps with the same argument into one that removes all their candidates; prefer a loop to a chain."""
    step = next((each for each in steps if isinstance(each.pattern, ContinuousLoop)), steps[0])
    if len(steps) == 1:
        return step
    removed = tuple(dict.fromkeys(each for step in steps for each in step.eliminations))
    this = step.pattern
    if isinstance(this, Subset):
        houses = {house for each in steps if isinstance(each.pattern, Subset) for house in each.pattern.houses}
        this = attrs.evolve(this, houses=tuple(sorted(houses)), removed=removed)
    elif isinstance(this, ContinuousLoop):
        this = attrs.evolve(this, removed=removed)
    elif isinstance(this, DiscontinuousLoop):
        chains = (each.pattern for each in steps if isinstance(each.pattern, DiscontinuousLoop))
        shown = next((each for each in chains if each.is_shown), None)
        this = attrs.evolve(shown, removed=removed) if shown else AlternatingChain(this.nodes, this.strong, removed)
    return Step(step.technique, this, eliminations=removed)


def _fact(implication: Implication, by: Step | None) -> Fact:
    each = CANDIDATES[implication.candidate]
    return Fact(Node(each.digit, 1 << each.cell), implication.on, implication.parents, _truth(implication), by)


def _truth(implication: Implication) -> Truth | None:
    """Return the truth that turns a candidate on; None if it is assumed or off."""
    if not implication.on or implication.cause == kinds.START:
        return None
    if implication.cause == kinds.CELL:
        return CELL_TRUTHS[implication.candidate // 9]
    return HOUSE_TRUTHS[implication.candidate % 9 + 1][implication.house]


def _deduced(by: PatternFinding | Hint, removed: Sequence[Candidate], left: Candidates) -> Step:
    """Return the step that removes candidates within a branch, limited to the candidates given."""
    if isinstance(by, Hint):
        return Step(Technique(form_of(by).title), found_of(by), eliminations=removed)
    houses = by.houses
    if by.rule == kinds.LOCKED:
        (digit,), (base, cover) = by.digits, houses
        locked = LockedCandidates(digit, base, cover, left.digit_cells[digit] & HOUSE[base])
        return Step(POINTING if base in BOXES else CLAIMING, locked, eliminations=removed)
    if by.rule == kinds.X_WING:
        (digit,) = by.digits
        crossing = {HOUSES_OF[cell][1 if houses[0] in ROWS else 0] for cell in cells_in(by.cells)}
        covers = (Cover(tuple(sorted(crossing)), 0, cell_set(each.cell for each in removed)),)
        return Step(X_WING, Fish(digit, houses, by.cells, 0, covers), eliminations=removed)
    hidden = by.rule == kinds.HIDDEN_PAIR
    masks = tuple(_digits_of(left, cell) for cell in cells_in(by.cells))
    digits = sum(1 << digit for digit in by.digits)
    pair = Subset(hidden, digits, by.cells, houses, masks, tuple(removed))
    return Step(HIDDEN_PAIR if hidden else NAKED_PAIR, pair, eliminations=removed)


def _digits_of(position: Candidates, cell: int) -> int:
    return sum(1 << digit for digit in DIGITS if position.digit_cells[digit] >> cell & 1)


def _contradiction(hint: Hint, branch: HintBranch) -> tuple[Facts, Truth | None, tuple[int, ...]]:
    """Return the facts of a branch in which a candidate is both on and off, the truth that fails, and the end facts.

    There are three cases.  A candidate that is on excludes this one, so the two are the ends.  Or it is off for another
    reason, so the truth that turns it on has no candidate left.  Or it was assumed, and a pattern removes it: then that
    is the end.
    """
    facts = _facts(hint.position, branch)
    one, other = branch.targets
    on, off = (one, other) if facts[one].on else (other, one)
    if facts[off].by is None and facts[off].causes:
        ends = (on, *facts[off].causes) if facts[on].truth is not None else (*facts[off].causes, on)
        fails = None
    elif facts[on].truth is not None:
        ends, fails = (*facts[on].causes, off), facts[on].truth
    else:
        ends, fails = (off,), None
    kept, ends = _cut(facts, ends)
    return kept, fails, ends


def _cut(facts: Facts, ends: Sequence[int]) -> tuple[Facts, tuple[int, ...]]:
    """Return the start, the given ends and the facts they depend on, and the positions of the ends among these."""
    kept = {0, *ends}
    for place in range(len(facts) - 1, -1, -1):
        if place in kept:
            kept.update(facts[place].causes)
    order = sorted(kept)
    places = {place: number for number, place in enumerate(order)}
    needed = [facts[place] for place in order]
    renumbered = tuple(
        Fact(fact.node, fact.on, tuple(places[cause] for cause in fact.causes), fact.truth, fact.by) for fact in needed
    )
    return renumbered, tuple(places[end] for end in ends)
