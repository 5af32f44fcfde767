"""Solving: strategies, searches, paths and their essential steps, and diagnosis of puzzles and digits."""

from typing import TYPE_CHECKING

from ..lazy import lazily

if TYPE_CHECKING:
    from .diagnosis import Change as Change
    from .diagnosis import Diagnosis as Diagnosis
    from .diagnosis import diagnose as diagnose
    from .refutation import ClashingDigit as ClashingDigit
    from .refutation import CorrectDigit as CorrectDigit
    from .refutation import NothingFits as NothingFits
    from .refutation import RefutedDigit as RefutedDigit
    from .refutation import UnexplainedDigit as UnexplainedDigit
    from .refutation import why_not as why_not
    from .scale import Grade as Grade
    from .scale import PathScale as PathScale
    from .scale import Scale as Scale
    from .scale import ScaleError as ScaleError
    from .scale import UngradablePuzzle as UngradablePuzzle
    from .search import Backtracking as Backtracking
    from .search import DancingLinks as DancingLinks
    from .search import Search as Search
    from .search import SearchResult as SearchResult
    from .solver import Outcome as Outcome
    from .solver import Path as Path
    from .solver import Solver as Solver
    from .solver import Walk as Walk
else:
    _HOMES = {
        ".diagnosis": "Change Diagnosis diagnose",
        ".refutation": "ClashingDigit CorrectDigit NothingFits RefutedDigit UnexplainedDigit why_not",
        ".scale": "Grade PathScale Scale ScaleError UngradablePuzzle",
        ".search": "Backtracking DancingLinks Search SearchResult",
        ".solver": "Outcome Path Solver Walk",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
