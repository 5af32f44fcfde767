"""Crosshatch solves Sudoku the way a strong person does, and proves every step.

These are the names that most programs need.  The packages below have the others: ``crosshatch.board``, ``formats``,
``position``, ``logic``, ``techniques``, ``solving``, ``grading``, ``words``, ``render``, ``generator``, ``batch``,
``bank`` and ``publishing``.
"""

from typing import TYPE_CHECKING, Any

from . import notebook
from .lazy import lazily

if TYPE_CHECKING:
    from .bank.bank import Bank as Bank
    from .batch import explain_many as explain_many
    from .batch import grade_many as grade_many
    from .batch import make_many as make_many
    from .board.candidate import Candidate as Candidate
    from .board.cell_set import CellSet as CellSet
    from .board.cell_set import cells_of as cells_of
    from .board.cell_set import houses_of as houses_of
    from .board.cell_set import peers as peers
    from .board.errors import CrosshatchError as CrosshatchError
    from .board.errors import MissingExtra as MissingExtra
    from .board.errors import PuzzleError as PuzzleError
    from .board.grid import Grid as Grid
    from .board.houses import DIGITS as DIGITS
    from .board.houses import cell_name as cell_name
    from .board.houses import house_name as house_name
    from .board.puzzle import Puzzle as Puzzle
    from .board.symmetry import Symmetry as Symmetry
    from .board.transformation import Transformation as Transformation
    from .formats import read as read
    from .formats import read_file as read_file
    from .formats import read_many as read_many
    from .formats import write as write
    from .generator import Generator as Generator
    from .generator import Practice as Practice
    from .generator import Target as Target
    from .generator import TargetError as TargetError
    from .generator import minimal_puzzle as minimal_puzzle
    from .grading import scale_named as scale_named
    from .grading.crosshatch import CrosshatchScale as CrosshatchScale
    from .logic.clock import OutOfTime as OutOfTime
    from .logic.proof import proves as proves
    from .logic.proof import verify as verify
    from .logic.role import Role as Role
    from .logic.step import CellTruth as CellTruth
    from .logic.step import CustomPattern as CustomPattern
    from .logic.step import HouseTruth as HouseTruth
    from .logic.step import Link as Link
    from .logic.step import Pattern as Pattern
    from .logic.step import Step as Step
    from .logic.step import UnprovenStep as UnprovenStep
    from .logic.technique import Technique as Technique
    from .originals.explainer.scale import ExplainerScale as ExplainerScale
    from .originals.hodoku.scale import HodokuScale as HodokuScale
    from .position.status import Impossible as Impossible
    from .position.status import Multiple as Multiple
    from .position.status import Unique as Unique
    from .position.status import check as check
    from .position.status import count_solutions as count_solutions
    from .solving.diagnosis import diagnose as diagnose
    from .solving.refutation import why_not as why_not
    from .solving.scale import Grade as Grade
    from .solving.scale import Scale as Scale
    from .solving.scale import ScaleError as ScaleError
    from .solving.scale import UngradablePuzzle as UngradablePuzzle
    from .solving.solver import Outcome as Outcome
    from .solving.solver import Path as Path
    from .solving.solver import Solver as Solver
    from .techniques.catalogue import default_strategies as default_strategies
    from .techniques.catalogue import strategies_named as strategies_named
    from .techniques.catalogue import strategies_up_to as strategies_up_to
    from .techniques.catalogue import strategy_named as strategy_named
    from .techniques.names import UnknownTechnique as UnknownTechnique
    from .techniques.strategy import Strategy as Strategy
    from .techniques.strategy import StrategyError as StrategyError
    from .version import __version__ as __version__
    from .words import explain as explain
    from .words import explained as explained

_HOMES = {
    ".bank.bank": "Bank",
    ".batch": "explain_many grade_many make_many",
    ".board.candidate": "Candidate",
    ".board.cell_set": "CellSet cells_of houses_of peers",
    ".board.errors": "CrosshatchError MissingExtra PuzzleError",
    ".board.grid": "Grid",
    ".board.houses": "DIGITS cell_name house_name",
    ".board.puzzle": "Puzzle",
    ".board.symmetry": "Symmetry",
    ".board.transformation": "Transformation",
    ".formats": "read read_file read_many write",
    ".generator": "Generator Practice Target TargetError minimal_puzzle",
    ".grading": "scale_named",
    ".grading.crosshatch": "CrosshatchScale",
    ".logic.clock": "OutOfTime",
    ".logic.proof": "proves verify",
    ".logic.role": "Role",
    ".logic.step": "CellTruth CustomPattern HouseTruth Link Pattern Step UnprovenStep",
    ".logic.technique": "Technique",
    ".originals.explainer.scale": "ExplainerScale",
    ".originals.hodoku.scale": "HodokuScale",
    ".position.status": "Impossible Multiple Unique check count_solutions",
    ".solving.diagnosis": "diagnose",
    ".solving.refutation": "why_not",
    ".solving.scale": "Grade Scale ScaleError UngradablePuzzle",
    ".solving.solver": "Outcome Path Solver",
    ".techniques.catalogue": "default_strategies strategies_named strategies_up_to strategy_named",
    ".techniques.names": "UnknownTechnique",
    ".techniques.strategy": "Strategy StrategyError",
    ".version": "__version__",
    ".words": "explain explained",
}
__getattr__, __dir__, __all__ = lazily(__name__, _HOMES)


def _draw(shown: Any) -> str:
    from .render.pictures import picture_of

    return picture_of(shown)


def _write_page(path: Any) -> str:
    from .render.pages.document import notebook_page

    return notebook_page(path)


notebook.draw, notebook.write_page = _draw, _write_page
