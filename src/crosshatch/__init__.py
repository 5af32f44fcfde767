"""Crosshatch solves Sudoku like a strong human solver, and proves every step.

These are the names that most programs need.  Further names are in the packages ``crosshatch.board``, ``formats``,
``position``, ``logic``, ``techniques``, ``solving``, ``grading``, ``words``, ``render``, ``generator``, ``batch``,
``bank``, ``publishing`` and ``env``.
"""

from typing import TYPE_CHECKING, Any

from . import display
from .engines import import_compiled
from .lazy import lazily

import_compiled()

if TYPE_CHECKING:
    from .bank import Bank as Bank
    from .batch import explain_many as explain_many
    from .batch import grade_many as grade_many
    from .batch import make_many as make_many
    from .board import DIGITS as DIGITS
    from .board import Candidate as Candidate
    from .board import CellSet as CellSet
    from .board import CrosshatchError as CrosshatchError
    from .board import Grid as Grid
    from .board import MissingExtra as MissingExtra
    from .board import Puzzle as Puzzle
    from .board import PuzzleError as PuzzleError
    from .board import Symmetry as Symmetry
    from .board import Transformation as Transformation
    from .board import cell_name as cell_name
    from .board import cells_of as cells_of
    from .board import house_name as house_name
    from .board import houses_of as houses_of
    from .board import peers as peers
    from .claims import ClaimChecker as ClaimChecker
    from .claims import Verdict as Verdict
    from .claims import VerdictKind as VerdictKind
    from .claims import check_claim as check_claim
    from .claims import check_claims as check_claims
    from .formats import read as read
    from .formats import read_file as read_file
    from .formats import read_many as read_many
    from .formats import write as write
    from .generator import Generator as Generator
    from .generator import Practice as Practice
    from .generator import Target as Target
    from .generator import TargetError as TargetError
    from .generator import minimal_puzzle as minimal_puzzle
    from .grading import CrosshatchScale as CrosshatchScale
    from .grading import scale_named as scale_named
    from .logic import CellTruth as CellTruth
    from .logic import Certificate as Certificate
    from .logic import CertificateError as CertificateError
    from .logic import CustomPattern as CustomPattern
    from .logic import HouseTruth as HouseTruth
    from .logic import Link as Link
    from .logic import OutOfTime as OutOfTime
    from .logic import Pattern as Pattern
    from .logic import RefusedCertificate as RefusedCertificate
    from .logic import Role as Role
    from .logic import Step as Step
    from .logic import Technique as Technique
    from .logic import UnprovenStep as UnprovenStep
    from .logic import certificate as certificate
    from .logic import check_certificate as check_certificate
    from .logic import proves as proves
    from .logic import verify as verify
    from .originals import BerthierScale as BerthierScale
    from .originals import ExplainerScale as ExplainerScale
    from .originals import HodokuScale as HodokuScale
    from .position import Impossible as Impossible
    from .position import Multiple as Multiple
    from .position import Unique as Unique
    from .position import check as check
    from .position import count_many as count_many
    from .position import count_solutions as count_solutions
    from .position import solve_many as solve_many
    from .solving import Grade as Grade
    from .solving import Outcome as Outcome
    from .solving import Path as Path
    from .solving import Scale as Scale
    from .solving import ScaleError as ScaleError
    from .solving import Solver as Solver
    from .solving import UngradablePuzzle as UngradablePuzzle
    from .solving import diagnose as diagnose
    from .solving import why_not as why_not
    from .techniques import Strategy as Strategy
    from .techniques import StrategyError as StrategyError
    from .techniques import UnknownTechnique as UnknownTechnique
    from .techniques import default_strategies as default_strategies
    from .techniques import strategies_named as strategies_named
    from .techniques import strategies_up_to as strategies_up_to
    from .techniques import strategy_named as strategy_named
    from .version import __version__ as __version__
    from .words import explain as explain
    from .words import explained as explained
else:
    _HOMES = {
        ".bank": "Bank",
        ".batch": "explain_many grade_many make_many",
        ".board": "Candidate CellSet CrosshatchError DIGITS Grid MissingExtra Puzzle PuzzleError Symmetry "
        "Transformation cell_name cells_of house_name houses_of peers",
        ".claims": "ClaimChecker Verdict VerdictKind check_claim check_claims",
        ".formats": "read read_file read_many write",
        ".generator": "Generator Practice Target TargetError minimal_puzzle",
        ".grading": "CrosshatchScale scale_named",
        ".logic": "CellTruth Certificate CertificateError CustomPattern HouseTruth Link OutOfTime Pattern "
        "RefusedCertificate Role Step Technique UnprovenStep certificate check_certificate proves verify",
        ".originals": "BerthierScale ExplainerScale HodokuScale",
        ".position": "Impossible Multiple Unique check count_many count_solutions solve_many",
        ".solving": "Grade Outcome Path Scale ScaleError Solver UngradablePuzzle diagnose why_not",
        ".techniques": "Strategy StrategyError UnknownTechnique default_strategies strategies_named strategies_up_to "
        "strategy_named",
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


def _say(reason: Any) -> str:
    from .claims import Verdict
    from .render.claims import claim_verdict_text
    from .words import ENGLISH, language_named
    from .words.tellers.reasons import why_not

    if isinstance(reason, Verdict):
        return claim_verdict_text(reason)
    return language_named(ENGLISH).text(why_not(reason))


display.draw, display.write_page, display.say = _draw, _write_page, _say
