"""Forcing chains and nets: an assumption that leads to a contradiction, and cases that all lead to the same conclusion.

Assume that a candidate is true, or that it is false.  Whatever it excludes is then false; if only one candidate is left
in a cell or for a digit in a house, it is true; and so on.

- Contradiction: two candidates that exclude each other would both be true, or a cell or house would have none left.  So
  the assumption is wrong.
- Verity: a cell has one of its candidates, and a digit is in one of its places in a house.  A consequence of each of
  these holds, whichever is true.

In a forcing chain, each consequence has one cause: a true candidate excludes it, or it is one of two candidates, the
other of which is false.  In a forcing net, a consequence may have several causes: all others of a cell or house are
false, each for its own reason.  Or a rule about several cells, such as the sum of a cage, has no way left to fill its
cells with a candidate, which is then false.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Literal

import attrs

from ...board.board import Board
from ...board.candidate import CANDIDATES, Candidate
from ...board.grid import Grid
from ...board.houses import MOST_HOUSES, cell_set, cells_in
from ...lazy import later
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Assertion, BoardRule, BoardTruth, HouseTruth, Step, Truth
from ..rules.pattern import Filling, NoWayOut
from ..rules.strategy import COMBINATIONS, DIRECT_FORCING
from ..strategy import TableStrategy
from ..uniqueness.kinds import GUARDED_RECTANGLES, ODDAGONS, TRIDAGONS, Patterns

if TYPE_CHECKING:
    from ..chains import nodes as chain_nodes
    from ..uniqueness import pattern as deadly_patterns
    from ..uniqueness.guardians import DeadlyFinding
    from . import pattern as patterns
    from . import search as engine
    from . import states
else:
    chain_nodes = later("..chains.nodes", __package__)
    deadly_patterns = later("..uniqueness.pattern", __package__)
    patterns = later(".pattern", __package__)
    engine = later(".search", __package__)
    states = later(".states", __package__)


@attrs.frozen(repr=False)
class _Forcing(TableStrategy):
    """Forcing chains or nets; ``kind`` names the class of the patterns, and ``grouped`` allows groups in chains."""

    any_board = True
    kind: Literal["ForcingChain", "ForcingNet"]
    grouped: bool = attrs.field(default=True, kw_only=True)

    def _step(
        self, each: engine.ForcingFinding, grid: Grid, deadly: tuple[deadly_patterns.DeadlyPattern, ...] = ()
    ) -> Step:
        board = grid.board
        left = tuple(grid.digit_cells) if grid.tables.has_rules else ()
        shown = CANDIDATES[each.candidate]
        told = getattr(patterns, self.kind).to_tell(
            partial(_cases_of, each.cases, board, left, deadly),
            shows=Assertion(shown, each.on),
            one_of=_truth(each.truth, board, deadly),
            fails=_rule(each.fails, board) if each.fails >= states.RULES else _truth(each.fails, board, deadly),
            ends=each.ends,
            deadly=deadly,
            board=board,
        )
        if each.on:
            return Step(self.technique, told, placements=(shown,))
        return Step(self.technique, told, eliminations=(shown,))


@attrs.frozen(repr=False)
class ForcingStrategy(_Forcing):
    """Results of a search for forcing chains or nets; ``search`` names it.

    With ``grouped``, chains may also use groups: the places that two houses, such as a box and a line, share.
    """

    search: Literal["chain_contradictions", "chain_verities", "net_contradictions", "net_verities"]

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for each in getattr(engine, self.search)(grid, self.grouped):
            yield self._step(each, grid)


@attrs.frozen(repr=False)
class GuardedForcing(_Forcing):
    """Forcing chains or nets from the guardians of deadly or impossible patterns, one of which is true in each pattern.

    Whatever follows from each of several guardians is true.  Within a chain or net, a guardian may be true because all
    others of its pattern are false.
    """

    patterns: Patterns
    search: Literal["guarded_chains", "guarded_nets", "guarded_verities"]

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        found: dict[tuple[int, ...], DeadlyFinding] = {}
        for each in self.patterns.search(grid):
            found.setdefault(tuple(each.all_guardians()), each)
        several = {guardians: each for guardians, each in found.items() if len(guardians) > 1}
        if several:
            deadly = tuple([self.patterns.pattern(grid, each, deadly_patterns.Argument()) for each in several.values()])
            for finding in getattr(engine, self.search)(grid, self.grouped, tuple(several)):
                yield self._step(finding, grid, deadly)


def _cases_of(
    cases: Iterable[Iterable[states.Implied]],
    board: Board,
    left: Sequence[int],
    deadly: Sequence[deadly_patterns.DeadlyPattern],
) -> tuple[patterns.Facts, ...]:
    return tuple([facts_of(case, board, left, deadly) for case in cases])


def facts_of(
    case: Iterable[states.Implied],
    board: Board,
    left: Sequence[int] = (),
    deadly: Sequence[deadly_patterns.DeadlyPattern] = (),
) -> patterns.Facts:
    """Return the facts of a case, given the consequences that an engine found.

    On a board with rules, ``left`` are the cells of the candidates of the grid, by digit.  ``deadly`` are the patterns
    whose guardians the engine was given.
    """
    facts: list[patterns.Fact] = []
    for digit, cells, on, causes, by in case:
        node = _node(digit, cells)
        if on or by == states.NO_TRUTH:
            facts.append(patterns.Fact(node, on, causes, _truth(by, board, deadly)))
        else:
            off = {each for cause in causes for each in facts[cause].node.candidates}
            facts.append(patterns.Fact(node, on, causes, by=_step_within(by, node, board, left, off)))
    return tuple(facts)


def _step_within(
    by: int, node: chain_nodes.Node, board: Board, left: Sequence[int], off: Collection[Candidate]
) -> Step:
    """Return the step by which a rule, or a truth without the candidates that are off, turns off a node."""
    if by >= states.RULES:
        return Step(COMBINATIONS.technique, _filling(by, board), eliminations=node.candidates)
    truth = CELL_TRUTHS[by] if by < states.FIRST_HOUSE else _house_truth(by)
    places = board.tables.cells_of(truth.house) if isinstance(truth, HouseTruth) else 1 << by
    digits = [truth.digit] if isinstance(truth, HouseTruth) else board.digits
    rest = [CANDIDATES[cell * 9 + digit - 1] for digit in digits for cell in cells_in(left[digit] & places)]
    pattern = NoWayOut(truth, tuple([each for each in rest if each not in off]))
    return Step(DIRECT_FORCING.technique, pattern, eliminations=node.candidates)


def _rule(number: int, board: Board) -> BoardRule:
    """Return the rule of a number of the engine."""
    return BoardRule(number - states.RULES, board.combinations[number - states.RULES].name)


@lru_cache(maxsize=256)
def _filling(number: int, board: Board) -> Filling:
    """Return the pattern of a rule of the engine."""
    rule = board.combinations[number - states.RULES]
    return Filling(_rule(number, board), cell_set(rule.cells), total=rule.sum_of_cells)


@cache
def _node(digit: int, cells: int) -> chain_nodes.Node:
    """Return a node; there are not many, and chains go by the same ones again and again."""
    return chain_nodes.Node(digit, cells)


def _truth(number: int, board: Board, deadly: Sequence[deadly_patterns.DeadlyPattern]) -> Truth | None:
    """Return the truth of a number of the engine, None for no truth."""
    if number == states.NO_TRUTH:
        return None
    if number >= states.DECLARED + len(board.truths):
        return deadly[number - states.DECLARED - len(board.truths)].truth
    if number >= states.DECLARED:
        return BoardTruth(number - states.DECLARED, board.truths[number - states.DECLARED].name)
    if number < states.FIRST_HOUSE:
        return CELL_TRUTHS[number]
    return _house_truth(number)


def _house_truth(number: int) -> HouseTruth:
    return HOUSE_TRUTHS[(number - 17) // MOST_HOUSES][(number - 17) % MOST_HOUSES]


CHAIN_CONTRADICTION = ForcingStrategy("ForcingChain", "chain_contradictions")
CHAIN_VERITY = ForcingStrategy("ForcingChain", "chain_verities")
NET_CONTRADICTION = ForcingStrategy("ForcingNet", "net_contradictions")
NET_VERITY = ForcingStrategy("ForcingNet", "net_verities")
TRIDAGON_CHAIN = GuardedForcing("ForcingChain", TRIDAGONS, "guarded_chains")
TRIDAGON_NET = GuardedForcing("ForcingNet", TRIDAGONS, "guarded_nets")
ODDAGON_CHAIN = GuardedForcing("ForcingChain", ODDAGONS, "guarded_chains")
ODDAGON_NET = GuardedForcing("ForcingNet", ODDAGONS, "guarded_nets")
RECTANGLE_CHAIN = GuardedForcing("ForcingChain", GUARDED_RECTANGLES, "guarded_verities")
