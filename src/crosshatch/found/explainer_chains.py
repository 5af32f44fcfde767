"""Sudoku Explainer's chains: what its searches find, followed anew only where somebody asks what they rest on."""

from collections.abc import Iterator

import attrs

from ..board.houses import cell_name, house_code
from ..engine.explainer import kinds
from ..engine.explainer.hints import Branch, Hint, Implication, told
from ..engine.explainer.patterns import Pattern
from ..engine.explainer.rating import shown
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, Found, Truth

KIND_NAMES = {
    kinds.DOUBLE: "double",
    kinds.X: "X",
    kinds.Y: "Y",
    kinds.XY: "XY",
    kinds.CELL_CHAIN: "cell",
    kinds.REGION: "region",
    kinds.CONTRADICTION: "contradiction",
}
"""The kinds of chains in a word."""


@attrs.frozen
class ExplainerChain(Found):
    """A chain of Sudoku Explainer's."""

    hint: Hint

    @property
    def rating(self) -> float:
        """Its rating, as Sudoku Explainer prints it."""
        return shown(self.hint.rating)

    def told(self) -> tuple[Branch, ...]:
        """Return what follows in each branch."""
        return told(self.hint)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The truths by which candidates are on, those of its patterns and inner chains, and that of its cases."""
        return tuple(dict.fromkeys(_truths(self.hint)))

    @property
    def notation(self) -> str:
        """The kind of chain, and where it starts."""
        hint = self.hint
        kind = f"{KIND_NAMES[hint.kind]} cycle" if hint.is_cycle else KIND_NAMES[hint.kind]
        if hint.kind == kinds.CELL_CHAIN:
            return f"{kind} {cell_name(hint.anchor)}"
        digit = hint.anchor % 9 + 1
        if hint.kind == kinds.REGION:
            return f"{kind} {digit} in {house_code(hint.anchor // 9)}"
        return f"{kind} {cell_name(hint.anchor // 9)}={digit}"


def _truths(hint: Hint) -> Iterator[Truth]:
    if hint.kind == kinds.CELL_CHAIN:
        yield CELL_TRUTHS[hint.anchor]
    elif hint.kind == kinds.REGION:
        yield HOUSE_TRUTHS[hint.anchor % 9 + 1][hint.anchor // 9]
    for branch in told(hint):
        for implication in branch.implications:
            yield from _truths_of(implication)


def _truths_of(implication: Implication) -> Iterator[Truth]:
    by = implication.by
    if isinstance(by, Hint):
        yield from _truths(by)
    elif by is not None:
        yield from _truths_of_pattern(by)
    elif implication.on and implication.cause == kinds.CELL:
        yield CELL_TRUTHS[implication.candidate // 9]
    elif implication.on and implication.cause != kinds.START:
        yield HOUSE_TRUTHS[implication.candidate % 9 + 1][implication.house]


def _truths_of_pattern(pattern: Pattern) -> Iterator[Truth]:
    if pattern.rule == kinds.NAKED_PAIR:
        yield from (CELL_TRUTHS[cell] for cell in range(81) if pattern.cells >> cell & 1)
        return
    houses = pattern.houses[:1] if pattern.rule == kinds.LOCKED else pattern.houses
    yield from (HOUSE_TRUTHS[digit][house] for digit in pattern.digits for house in houses)
