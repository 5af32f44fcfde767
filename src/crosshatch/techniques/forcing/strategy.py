"""Forcing chains and nets: an assumption that leads to a contradiction, and cases that all lead to the same conclusion.

Assume that a candidate is true, or that it is false.  Whatever it excludes is then false; if only one candidate is left
in a cell or for a digit in a house, it is true; and so on.

- Contradiction: two candidates that exclude each other would both be true, or a cell or house would have none left.  So
  the assumption is wrong.
- Verity: a cell has one of its candidates, and a digit is in one of its places in a house.  A consequence of each of
  these holds, whichever is true.

In a forcing chain, each consequence has one cause: a true candidate excludes it, or it is one of two candidates, the
other of which is false.  In a forcing net, a consequence may have several causes: all others of a cell or house are
false, each for its own reason.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

import attrs

from ...board.board import Board
from ...board.candidate import CANDIDATES
from ...board.grid import Grid
from ...board.houses import MOST_HOUSES
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Assertion, BoardTruth, Step, Truth
from ..chains.nodes import Node
from ..strategy import TableStrategy
from .pattern import Fact, Facts, ForcingChain, ForcingNet
from .search import ForcingFinding, chain_contradictions, chain_verities, net_contradictions, net_verities
from .states import DECLARED, FIRST_HOUSE, NO_TRUTH, Implied


@attrs.frozen(repr=False)
class ForcingStrategy(TableStrategy):
    """Results of a search for forcing chains or nets; ``kind`` says which of the two.

    With ``grouped``, chains may also use groups: the places that two houses, such as a box and a line, share.
    """

    any_board = True
    search: Callable[[Grid, bool], Iterator[ForcingFinding]]
    kind: type[ForcingChain]
    grouped: bool = attrs.field(default=True, kw_only=True)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for each in self.search(grid, self.grouped):
            yield self._step(each, grid.board)

    def _step(self, each: ForcingFinding, board: Board) -> Step:
        shown = CANDIDATES[each.candidate]
        told = self.kind.to_tell(
            partial(_cases_of, each.cases, board),
            shows=Assertion(shown, each.on),
            one_of=_truth(each.truth, board),
            fails=_truth(each.fails, board),
            ends=each.ends,
            board=board,
        )
        if each.on:
            return Step(self.technique, told, placements=(shown,))
        return Step(self.technique, told, eliminations=(shown,))


def _cases_of(cases: Iterable[Iterable[Implied]], board: Board) -> tuple[Facts, ...]:
    return tuple([facts_of(case, board) for case in cases])


def facts_of(case: Iterable[Implied], board: Board) -> Facts:
    """Return what an engine found to follow as the facts of a case."""
    return tuple([Fact(_node(digit, cells), on, causes, _truth(by, board)) for digit, cells, on, causes, by in case])


@cache
def _node(digit: int, cells: int) -> Node:
    """Return a node; there are not many, and chains go by the same ones again and again."""
    return Node(digit, cells)


def _truth(number: int, board: Board) -> Truth | None:
    """Return the truth of a number of the engine, None for no truth."""
    if number == NO_TRUTH:
        return None
    if number >= DECLARED:
        return BoardTruth(number - DECLARED, board.truths[number - DECLARED].name)
    if number < FIRST_HOUSE:
        return CELL_TRUTHS[number]
    return HOUSE_TRUTHS[(number - 17) // MOST_HOUSES][(number - 17) % MOST_HOUSES]


CHAIN_CONTRADICTION = ForcingStrategy(chain_contradictions, ForcingChain)
CHAIN_VERITY = ForcingStrategy(chain_verities, ForcingChain)
NET_CONTRADICTION = ForcingStrategy(net_contradictions, ForcingNet)
NET_VERITY = ForcingStrategy(net_verities, ForcingNet)
