"""The kinds of chains that Sudoku Explainer distinguishes, each with its title."""

from enum import Enum
from typing import TYPE_CHECKING

from . import kinds

if TYPE_CHECKING:
    from .hints import Hint


class ExplainerForm(Enum):
    """The definition of a kind of chain: title, number of its search (``kinds``), level of the search, and kind.

    ``is_cycle`` says whether a unary chain is a cycle.  From level 1, chains of all kinds have one title, and so have
    those of Nishio.
    """

    X_CYCLE = ("Bidirectional X-Cycle", kinds.UNARY, 0, kinds.X, True)
    Y_CYCLE = ("Bidirectional Y-Cycle", kinds.UNARY, 0, kinds.Y, True)
    XY_CYCLE = ("Bidirectional Cycle", kinds.UNARY, 0, kinds.XY, True)
    X_CHAIN = ("Forcing X-Chain", kinds.UNARY, 0, kinds.X)
    XY_CHAIN = ("Forcing Chain", kinds.UNARY, 0, kinds.XY)
    NISHIO = ("Nishio Forcing Chain", kinds.NISHIO)
    CELL = ("Cell Forcing Chain", kinds.MULTIPLE, 0, kinds.CELL_CHAIN)
    REGION = ("Region Forcing Chain", kinds.MULTIPLE, 0, kinds.REGION)
    DYNAMIC_CONTRADICTION = ("Dynamic Contradiction Forcing Chain", kinds.DYNAMIC, 0, kinds.CONTRADICTION)
    DYNAMIC_DOUBLE = ("Dynamic Double Forcing Chain", kinds.DYNAMIC, 0, kinds.DOUBLE)
    DYNAMIC_CELL = ("Dynamic Cell Forcing Chain", kinds.DYNAMIC, 0, kinds.CELL_CHAIN)
    DYNAMIC_REGION = ("Dynamic Region Forcing Chain", kinds.DYNAMIC, 0, kinds.REGION)
    PLUS = ("Dynamic Forcing Chain Plus", kinds.DYNAMIC, 1)
    NESTED_2 = ("Nested Forcing Chain Level 2", kinds.DYNAMIC, 2)
    NESTED_3 = ("Nested Forcing Chain Level 3", kinds.DYNAMIC, 3)
    NESTED_4 = ("Nested Forcing Chain Level 4", kinds.DYNAMIC, 4)
    NESTED_5 = ("Nested Forcing Chain Level 5", kinds.DYNAMIC, 5)

    def __init__(
        self, title: str, search: int, level: int = 0, kind: int | None = None, is_cycle: bool = False
    ) -> None:
        self.title, self.search, self.level, self.kind, self.is_cycle = title, search, level, kind, is_cycle


_BY_KIND = {(each.search, each.level, each.kind, each.is_cycle): each for each in ExplainerForm}


def form_of(hint: "Hint") -> ExplainerForm:
    """Return the form of a hint."""
    kind = None if hint.search == kinds.NISHIO or hint.level else hint.kind
    return _BY_KIND[hint.search, hint.level, kind, hint.search == kinds.UNARY and hint.is_cycle]
