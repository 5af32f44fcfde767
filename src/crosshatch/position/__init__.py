"""Properties of a position before it is solved: its number of solutions, and its status."""

from typing import TYPE_CHECKING

from ..lazy import lazily

if TYPE_CHECKING:
    from .many import BatchSolutions as BatchSolutions
    from .many import count_many as count_many
    from .many import solve_many as solve_many
    from .status import Impossible as Impossible
    from .status import Multiple as Multiple
    from .status import Unique as Unique
    from .status import check as check
    from .status import count_solutions as count_solutions
    from .status import superfluous_givens as superfluous_givens
else:
    _HOMES = {
        ".many": "BatchSolutions count_many solve_many",
        ".status": "Impossible Multiple Unique check count_solutions superfluous_givens",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
