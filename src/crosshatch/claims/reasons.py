"""Patterns built from claims: chains, fish and almost locked sets, as written and not as a search would choose them.

A search shows each conclusion once, by the shortest chain or the fish with the fewest fins.  People find others.  So
what they write is turned into a pattern, if it is one in this position.  The checker (``logic.proof``) then judges
whether the conclusions follow.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_

from ..board.board import Board
from ..board.cells import houses_with_all
from ..board.grid import Grid
from ..board.houses import KINDS, LINES, cell_set, cells_in, digits_in
from ..logic.cell_groups import SET_ROLES, CellGroup
from ..logic.proof import proves
from ..logic.step import CELL_TRUTHS, CustomPattern, Pattern, Step
from ..techniques.almost_locked.strategy import LinkedSetsStrategy
from ..techniques.catalogue import CATALOGUE
from ..techniques.chains.nodes import IN_HOUSE, ChainLink, InCells, InTruth, Node, Strong
from ..techniques.chains.pattern import AlternatingChain, ContinuousLoop, DiscontinuousLoop
from ..techniques.chains.strategy import ChainStrategy, Form
from ..techniques.fish.pattern import Cover, Fish
from ..techniques.fish.strategy import BASIC, FRANKEN, MUTANT, Fins, FishStrategy
from ..techniques.single_digit.link_kinds import (
    ALMOST_LOCKED,
    BILOCATION,
    BIVALUE,
    GROUPED,
    HIDDEN_SETS,
    IN_CELLS,
    RECTANGLES,
)
from ..techniques.singles.strategy import FullHouse, HiddenSingle
from ..techniques.strategy import Strategy
from .notation import Claim
from .patterns import ChainText, ClaimedLink, Element, PatternText, Token
from .strategies import is_described

FIRST_OF = {code: first for _, code, first in KINDS}

NOT_WRITTEN = RECTANGLES | HIDDEN_SETS
"""The kinds of links that are not built from a claim: a search has to find chains with these."""


def steps_as_written(grid: Grid, claim: Claim, strategies: Sequence[Strategy]) -> Iterator[Step]:
    """Yield each step of one of the strategies that the claim writes out, if its conclusions follow on the grid."""
    for strategy in strategies:
        match strategy:
            case ChainStrategy() if claim.pattern.chain is not None:
                found = _chain_step(grid, claim, claim.pattern.chain, strategy)
            case FishStrategy():
                found = _fish_step(grid, claim, strategy)
            case LinkedSetsStrategy():
                found = _sets_step(grid, claim, strategy)
            case HiddenSingle() | FullHouse():
                found = _single_step(grid, claim, strategy)
            case _:
                found = None
        if found is not None and proves(grid, found):
            yield found


def _chain_step(grid: Grid, claim: Claim, chain: ChainText, strategy: ChainStrategy) -> Step | None:
    """Return a chain as a step of a technique that its links and its form belong to."""
    parts = _path(grid, chain)
    if parts is None or not _closes(chain):
        return None
    if chain.digits and not chain.digits.issuperset(each.digit for each in claim.eliminations):
        return None
    nodes, strong, beside = parts
    turns = [each for node in beside if node not in nodes for each in node.candidates]
    if not {*turns}.issubset(claim.eliminations):  # what a chain ends at but does not contain is what it removes
        return None
    kinds = 0
    for node, by in zip(nodes[::2], strong, strict=True):
        if isinstance(by, InCells):
            kinds |= ALMOST_LOCKED if by.is_set else BIVALUE
        else:
            kinds |= BILOCATION
        kinds |= GROUPED if not isinstance(by, InCells) and node.cells.bit_count() > 1 else 0
    if any(node.cells.bit_count() > 1 for node in nodes):
        kinds |= 0 if kinds & ALMOST_LOCKED else GROUPED
    if any(one.digit != other.digit for one, other in zip(nodes[1::2], nodes[2::2], strict=False)):
        kinds |= IN_CELLS
    if kinds & ~strategy.links or _special(strategy.links) & ~kinds:
        return None
    if strategy.form == Form.CONTINUOUS and not _exclude(grid.board, nodes[-1], nodes[0]):
        return None
    removed = claim.eliminations
    placed = claim.placements
    pattern: Pattern
    if len(placed) == 1 and nodes[0] == nodes[-1] and nodes[0].candidates == placed:
        pattern = DiscontinuousLoop(nodes, strong, removed, board=grid.board, turn=placed[0], is_shown=True)
    elif len(turns) == 2 and removed == (turns[0],) and turns[0] == turns[1]:
        pattern = DiscontinuousLoop(nodes, strong, removed, board=grid.board, turn=turns[0])
    elif strategy.form == Form.CONTINUOUS:
        pattern = ContinuousLoop(nodes, strong, removed, board=grid.board)
    else:
        pattern = AlternatingChain(nodes, strong, removed, board=grid.board)
    if strategy.form == Form.M_WING and "M-Wing" not in pattern.also_called:
        return None
    return Step(strategy.technique, pattern, placed, removed)


def _special(links: int) -> int:
    """Return the kinds of links that give chains their name: one with sets has a set, a grouped one a group."""
    if links & NOT_WRITTEN:
        return links & NOT_WRITTEN
    return links & ALMOST_LOCKED or links & GROUPED


def _closes(chain: ChainText) -> bool:
    """Return whether the marks before and after a chain that ends where it begins are those of its ends."""
    if chain.elements[0] != chain.elements[-1]:
        return True
    return chain.lead in (None, _mark(chain.links[-1].back)) and chain.tail in (None, _mark(chain.links[0]))


def _mark(link: ClaimedLink) -> ClaimedLink:
    return ClaimedLink(link.strong, link.before, link.before)


def _path(grid: Grid, chain: ChainText) -> tuple[tuple[Node, ...], tuple[Strong, ...], tuple[Node, ...]] | None:
    """Return the nodes of a chain and its strong links, from its first to its last, and the nodes before and after.

    The result is None if a link does not hold.
    """
    nodes: list[Node] = []
    links: list[ChainLink] = []
    count = len(chain.elements)
    for place, element in enumerate(chain.elements):
        before = chain.links[place - 1] if place else chain.lead
        after = chain.links[place] if place + 1 < count else chain.tail
        inside = _within(grid, element, before, after)
        if inside is None:
            return None
        if place:
            outer = _link_between(grid, nodes[-1], inside[0][0], chain.links[place - 1])
            if outer is None:
                return None
            links.append(outer)
        nodes += inside[0]
        links += inside[1]
    if any(one.strong == other.strong for one, other in pairwise(links)):
        return None
    marks = [each.strong for each in links]
    if True not in marks:
        return None
    first, last = marks.index(True), len(marks) - marks[::-1].index(True)
    repeats = nodes[last - 1 : last + 1] == nodes[first : first + 2]
    if last - first > 1 and repeats:  # as loops do that end with their first link
        last -= 2
    strong = [each.by for each in links[first:last:2]]
    beside = (*nodes[:first], *nodes[last + 1 :])
    return tuple(nodes[first : last + 1]), tuple(each for each in strong if isinstance(each, Strong)), beside


def _within(
    grid: Grid, element: Element, before: ClaimedLink | None, after: ClaimedLink | None
) -> tuple[list[Node], list[ChainLink]] | None:
    """Return the nodes of a part of a chain, and the link between them if there are two; None if it does not hold."""
    first = before.after if before else after.before if after else 0
    second = after.before if after else first
    cells = cell_set(element.cells)
    if not cells or (element.over and not element.over.startswith("als")):
        return None
    nodes = [Node(digit, cells & grid.cells_mask(digit)) for digit in dict.fromkeys((first, second))]
    if not all(each.cells for each in nodes):
        return None
    if len(nodes) == 1:
        return (nodes, []) if not element.over else None
    assert before is not None
    assert after is not None
    if before.strong != after.strong:
        return None
    if before.strong:  # two digits of one cell exclude each other
        return (nodes, [ChainLink(False)]) if cells.bit_count() == 1 and not element.over else None
    group = CellGroup.of(grid, cells & grid.empty)
    spare = group.digits.bit_count() - cells.bit_count()
    if cells & ~grid.empty or spare != 1 or (cells.bit_count() > 1 and not _in_one_house(grid, cells)):
        return None
    return nodes, [ChainLink(True, InCells(group))]


def _link_between(grid: Grid, one: Node, other: Node, link: ClaimedLink) -> ChainLink | None:
    if link.by:
        return None
    if not link.strong:
        return ChainLink(False) if _exclude(grid.board, one, other) else None
    if one.digit == other.digit and not one.cells & other.cells:
        both = one.cells | other.cells
        for house in cells_in(houses_with_all(grid, both)):
            if grid.cells_mask(one.digit) & grid.tables.cells_of(house) == both:
                return ChainLink(True, IN_HOUSE[house])
    for number, declared in enumerate(grid.board.truths):
        by = InTruth(number, declared.name)
        if {*by.truth.candidates(grid)} == {*one.candidates, *other.candidates}:
            return ChainLink(True, by)
    return None


def _exclude(board: Board, one: Node, other: Node) -> bool:
    """Return whether each candidate of a node excludes each one of another."""
    excluded = [board.excluded_by[each.index] for each in one.candidates]
    return all(some >> each.index & 1 for some in excluded for each in other.candidates)


def _in_one_house(grid: Grid, cells: int) -> bool:
    return bool(houses_with_all(grid, cells))


def _fish_step(grid: Grid, claim: Claim, strategy: FishStrategy) -> Step | None:
    """Return a fish as a step of the technique of its size and shape; a fish with fins is finned or sashimi."""
    parts = _fish_parts(claim.pattern)
    if parts is None or claim.placements or any(each.digit != parts[0] for each in claim.eliminations):
        return None
    digit, bases, covers, fins = parts
    cells_of = grid.tables.cells_of
    lines = [cells_of(house) for house in (*bases, *covers)]
    if not len(bases) == len(covers) == strategy.size or not all(lines):
        return None
    in_base = [cells_of(house) & grid.cells_mask(digit) for house in bases]
    places, covered = reduce(or_, in_base), reduce(or_, lines[len(bases) :])
    endo = reduce(or_, (one & other for i, one in enumerate(in_base) for other in in_base[:i]), 0)
    needed = places & ~covered | endo
    removed = cell_set(each.cell for each in claim.eliminations)
    if needed != fins or removed & ~covered or _shape(bases, covers) != strategy.shape:
        return None
    sashimi = any((each & ~fins).bit_count() < 2 for each in in_base)
    if (fins != 0) != (strategy.fins is not Fins.NONE):
        return None
    kind = strategy if strategy.fins in (Fins.NONE, Fins.ANY) else _fish_with(strategy, sashimi)
    fish = Fish(digit, bases, places, endo, (Cover(covers, needed, removed),), board=grid.board)
    return Step(kind.technique, fish, eliminations=claim.eliminations)


def _fish_with(strategy: FishStrategy, sashimi: bool) -> FishStrategy:
    """Return the strategy for fish of the same size and shape that are, or are not, sashimi."""
    fins = Fins.SASHIMI if sashimi else Fins.FINNED
    for each in CATALOGUE:
        if isinstance(each, FishStrategy) and (each.size, each.shape, each.fins) == (
            strategy.size,
            strategy.shape,
            fins,
        ):
            return each
    return strategy


def _fish_parts(pattern: PatternText) -> tuple[int, tuple[int, ...], tuple[int, ...], int] | None:
    """Return the digit, the base, the cover and the fins of a fish as written; None if it is something else."""
    digits = [value[0] for kind, *value in pattern.tokens if kind == "digits"]
    houses = [each for each in map(_houses_of, pattern.tokens) if each]
    fins = cell_set(cell for kind, *value in pattern.tokens if kind == "fin" for cell in value[0])
    if len(houses) != 2 or [len(each) for each in digits] != [1]:
        return None
    bases, covers = houses
    return (digits[0][0], bases, covers, fins) if len({*bases, *covers}) == 2 * len(bases) else None


def _houses_of(token: Token) -> tuple[int, ...]:
    """Return the houses of a part of a fish, in order: r8c4 is a cell, or a row and a column."""
    match token:
        case "houses", named:
            return tuple(sorted(FIRST_OF[kind] + number - 1 for kind, number in named))
        case "cells", cells:
            return tuple(sorted({*(each // 9 for each in cells), *(FIRST_OF["c"] + each % 9 for each in cells)}))
    return ()


def _single_step(grid: Grid, claim: Claim, strategy: HiddenSingle | FullHouse) -> Step | None:
    """Return a single in the house that is written, which a search may have found in another."""
    houses = [house for token in claim.pattern.tokens for house in _houses_of(token) if token[0] == "houses"]
    if len(houses) != 1 or len(claim.placements) != 1:
        return None
    if isinstance(strategy, HiddenSingle) and not any(some >> houses[0] & 1 for some in strategy.houses):
        return None
    (placed,) = claim.placements
    places = grid.empty if isinstance(strategy, FullHouse) else grid.cells_mask(placed.digit)
    if places & grid.tables.cells_of(houses[0]) != 1 << placed.cell:
        return None
    step = strategy.step(grid, houses[0], placed.cell, placed.digit)
    return step if is_described(claim.pattern, step) else None


def _shape(bases: Sequence[int], covers: Sequence[int]) -> int:
    """Return the shape of a fish: basic with rows against columns, Franken with boxes as well, or else mutant."""
    lines = [{house // 9 for house in some if house in LINES} for some in (bases, covers)]
    if any(len(each) > 1 for each in lines) or lines[0] & lines[1]:
        return MUTANT
    return BASIC if all(house in LINES for house in (*bases, *covers)) else FRANKEN


def _sets_step(grid: Grid, claim: Claim, strategy: LinkedSetsStrategy) -> Step | None:
    """Return almost locked sets as a step, if each has just the digits that are written after its cells."""
    tokens = claim.pattern.tokens
    groups: list[CellGroup] = []
    for (kind, *value), following in pairwise((*tokens, ("end",))):
        if kind == "cells":
            group = CellGroup.of(grid, cell_set(value[0]) & grid.empty)
            if following[0] == "set" and following[1] != digits_in(group.digits):
                return None
            if group.cells != cell_set(value[0]):
                return None
            groups.append(group)
    sets = [each for each in groups if each.digits.bit_count() == each.cells.bit_count() + 1]
    if len(sets) < 2 or (len(sets) < len(groups) - 1) or not all(_in_one_house(grid, each.cells) for each in sets):
        return None
    cells = reduce(or_, (each.cells for each in groups))
    pattern = CustomPattern(
        [CELL_TRUTHS[cell] for cell in cells_in(cells)],
        cells={role: cells_in(each.cells) for role, each in zip(SET_ROLES, groups, strict=False)},
        notation=claim.pattern.text,
    )
    return Step(strategy.technique, pattern, claim.placements, claim.eliminations)
