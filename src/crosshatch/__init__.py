"""Crosshatch solves Sudoku the way a strong person does, and proves every step.

The public names are here; each is imported from its module when it is first used, so that importing the package
costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .board import notebook

if TYPE_CHECKING:
    from .bank import Bank as Bank
    from .bank import BankError as BankError
    from .bank import Query as Query
    from .bank import Use as Use
    from .batch.cluster import Cluster as Cluster
    from .batch.compact import PathOutcome as PathOutcome
    from .batch.compact import compact_path as compact_path
    from .batch.compact import conclusion_of as conclusion_of
    from .batch.compact import replay as replay
    from .batch.errors import ClusterError as ClusterError
    from .batch.errors import SchedulerLost as SchedulerLost
    from .batch.errors import WorkerLost as WorkerLost
    from .batch.explaining import Explained as Explained
    from .batch.explaining import PathForm as PathForm
    from .batch.explaining import explain_many as explain_many
    from .batch.files import UnfitFile as UnfitFile
    from .batch.grading import Graded as Graded
    from .batch.grading import grade_many as grade_many
    from .batch.grading import grade_to_file as grade_to_file
    from .batch.likeness import Compared as Compared
    from .batch.likeness import compare_many as compare_many
    from .batch.making import make_many as make_many
    from .batch.parquet import to_parquet as to_parquet
    from .batch.path_rows import explain_to_file as explain_to_file
    from .batch.processes import Processes as Processes
    from .batch.repeats import Forms as Forms
    from .batch.repeats import RepeatedPuzzle as RepeatedPuzzle
    from .batch.repeats import distinct as distinct
    from .batch.times import TimesError as TimesError
    from .batch.times import pace_of as pace_of
    from .batch.times import read_times as read_times
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
    from .board.houses import HOUSE as HOUSE
    from .board.houses import HOUSES as HOUSES
    from .board.houses import HOUSES_OF as HOUSES_OF
    from .board.houses import PEERS as PEERS
    from .board.houses import cell_name as cell_name
    from .board.houses import cell_named as cell_named
    from .board.houses import cells_in as cells_in
    from .board.houses import cells_name as cells_name
    from .board.houses import digits_in as digits_in
    from .board.houses import house_name as house_name
    from .board.puzzle import Canonical as Canonical
    from .board.puzzle import Puzzle as Puzzle
    from .board.symmetry import Symmetry as Symmetry
    from .board.transformation import Transformation as Transformation
    from .board.transformation import random_transformation as random_transformation
    from .formats import Document as Document
    from .formats import link as link
    from .formats import read as read
    from .formats import read_document as read_document
    from .formats import read_file as read_file
    from .formats import read_many as read_many
    from .formats import write as write
    from .formats import write_file as write_file
    from .formats.values import ConstraintError as ConstraintError
    from .generator import ClosestPuzzle as ClosestPuzzle
    from .generator import Exercise as Exercise
    from .generator import GeneratedPuzzle as GeneratedPuzzle
    from .generator import Generator as Generator
    from .generator import NoExercise as NoExercise
    from .generator import Practice as Practice
    from .generator import Shortfall as Shortfall
    from .generator import Target as Target
    from .generator import minimal_puzzle as minimal_puzzle
    from .generator.errors import SeedError as SeedError
    from .generator.errors import TargetError as TargetError
    from .generator.sampling import Estimate as Estimate
    from .generator.sampling import Sample as Sample
    from .generator.sampling import Sampler as Sampler
    from .generator.sampling import sampled as sampled
    from .generator.sampling import uniform_solution as uniform_solution
    from .generator.sampling import weighted_mean as weighted_mean
    from .generator.seeds import seeds as seeds
    from .grading import scale_named as scale_named
    from .grading.crosshatch import CrosshatchGrade as CrosshatchGrade
    from .grading.crosshatch import CrosshatchScale as CrosshatchScale
    from .grading.hardest_step import HardestStepScale as HardestStepScale
    from .grading.minutes import Minutes as Minutes
    from .grading.minutes import Pace as Pace
    from .grading.minutes import TimeModel as TimeModel
    from .grading.plugins import PluginError as PluginError
    from .grading.plugins import load_scale as load_scale
    from .grading.plugins import load_strategy as load_strategy
    from .logic.clock import OutOfTime as OutOfTime
    from .logic.proof import core as core
    from .logic.proof import proves as proves
    from .logic.proof import verify as verify
    from .logic.step import Branch as Branch
    from .logic.step import CellTruth as CellTruth
    from .logic.step import CustomPattern as CustomPattern
    from .logic.step import Guardians as Guardians
    from .logic.step import HouseTruth as HouseTruth
    from .logic.step import Link as Link
    from .logic.step import Pattern as Pattern
    from .logic.step import Role as Role
    from .logic.step import Span as Span
    from .logic.step import Step as Step
    from .logic.step import UnprovenStep as UnprovenStep
    from .logic.technique import Technique as Technique
    from .originals.explainer.scale import ExplainerGrade as ExplainerGrade
    from .originals.explainer.scale import ExplainerScale as ExplainerScale
    from .originals.hodoku.scale import HodokuGrade as HodokuGrade
    from .originals.hodoku.scale import HodokuScale as HodokuScale
    from .position.status import Impossible as Impossible
    from .position.status import Multiple as Multiple
    from .position.status import Unique as Unique
    from .position.status import check as check
    from .position.status import count_solutions as count_solutions
    from .position.status import superfluous_givens as superfluous_givens
    from .publishing.calendar import Calendar as Calendar
    from .publishing.spans import CalendarError as CalendarError
    from .solving.diagnosis import Change as Change
    from .solving.diagnosis import Diagnosis as Diagnosis
    from .solving.diagnosis import diagnose as diagnose
    from .solving.refutation import Excluded as Excluded
    from .solving.refutation import NothingFits as NothingFits
    from .solving.refutation import Refuted as Refuted
    from .solving.refutation import Right as Right
    from .solving.refutation import Unexplained as Unexplained
    from .solving.refutation import why_not as why_not
    from .solving.scale import Grade as Grade
    from .solving.scale import PathScale as PathScale
    from .solving.scale import Scale as Scale
    from .solving.scale import ScaleError as ScaleError
    from .solving.scale import UngradablePuzzle as UngradablePuzzle
    from .solving.search import Backtracking as Backtracking
    from .solving.search import DancingLinks as DancingLinks
    from .solving.search import Search as Search
    from .solving.search import SearchResult as SearchResult
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
    from .words import explain as explain
    from .words import explained as explained
    from .words.spans import say as say

_NAMES: dict[str, tuple[str, ...]] = {
    "batch.errors": (
        "WorkerLost",
        "ClusterError",
        "SchedulerLost",
    ),
    "publishing.spans": ("CalendarError",),
    "generator.errors": (
        "TargetError",
        "SeedError",
    ),
    "techniques.names": ("UnknownTechnique",),
    "formats.values": ("ConstraintError",),
    "bank": ("Bank", "BankError", "Use", "Query"),
    "batch.compact": ("PathOutcome", "compact_path", "conclusion_of", "replay"),
    "batch.explaining": ("Explained", "PathForm", "explain_many"),
    "batch.files": ("UnfitFile",),
    "batch.grading": ("Graded", "grade_many", "grade_to_file"),
    "batch.likeness": ("Compared", "compare_many"),
    "batch.cluster": ("Cluster",),
    "batch.making": ("make_many",),
    "batch.processes": ("Processes",),
    "batch.repeats": ("Forms", "RepeatedPuzzle", "distinct"),
    "batch.parquet": ("to_parquet",),
    "batch.path_rows": ("explain_to_file",),
    "batch.times": ("TimesError", "pace_of", "read_times"),
    "board.candidate": ("Candidate",),
    "board.cell_set": ("CellSet", "cells_of", "houses_of", "peers"),
    "board.errors": (
        "CrosshatchError",
        "MissingExtra",
        "PuzzleError",
    ),
    "board.grid": ("Grid",),
    "board.houses": (
        "DIGITS",
        "HOUSE",
        "HOUSES",
        "HOUSES_OF",
        "PEERS",
        "cell_name",
        "cell_named",
        "cells_in",
        "cells_name",
        "digits_in",
        "house_name",
    ),
    "board.puzzle": ("Canonical", "Puzzle"),
    "board.symmetry": ("Symmetry",),
    "board.transformation": ("Transformation", "random_transformation"),
    "solving.diagnosis": ("Change", "Diagnosis", "diagnose"),
    "formats": ("Document", "link", "read", "read_document", "read_file", "read_many", "write", "write_file"),
    "generator": (
        "Exercise",
        "ClosestPuzzle",
        "Generator",
        "GeneratedPuzzle",
        "Shortfall",
        "NoExercise",
        "Practice",
        "Target",
        "minimal_puzzle",
    ),
    "generator.sampling": ("Estimate", "Sample", "Sampler", "sampled", "uniform_solution", "weighted_mean"),
    "publishing.calendar": ("Calendar",),
    "generator.seeds": ("seeds",),
    "grading": ("scale_named",),
    "grading.crosshatch": ("CrosshatchGrade", "CrosshatchScale"),
    "originals.explainer.scale": ("ExplainerGrade", "ExplainerScale"),
    "grading.hardest_step": ("HardestStepScale",),
    "originals.hodoku.scale": ("HodokuGrade", "HodokuScale"),
    "grading.minutes": ("Minutes", "Pace", "TimeModel"),
    "solving.scale": ("UngradablePuzzle", "ScaleError", "Grade", "PathScale", "Scale"),
    "grading.plugins": ("PluginError", "load_scale", "load_strategy"),
    "logic.proof": ("core", "proves", "verify"),
    "solving.refutation": ("Excluded", "NothingFits", "Refuted", "Right", "Unexplained", "why_not"),
    "solving.search": ("Backtracking", "DancingLinks", "Search", "SearchResult"),
    "solving.solver": ("Outcome", "Path", "Solver"),
    "position.status": ("Impossible", "Multiple", "Unique", "check", "count_solutions", "superfluous_givens"),
    "logic.clock": ("OutOfTime",),
    "logic.step": (
        "UnprovenStep",
        "Branch",
        "CellTruth",
        "Pattern",
        "Guardians",
        "HouseTruth",
        "Link",
        "CustomPattern",
        "Role",
        "Span",
        "Step",
    ),
    "techniques.strategy": (
        "StrategyError",
        "Strategy",
    ),
    "techniques.catalogue": ("default_strategies", "strategies_named", "strategies_up_to", "strategy_named"),
    "logic.technique": ("Technique",),
    "words": ("explain", "explained"),
    "words.spans": ("say",),
}

_HOME = {name: module for module, names in _NAMES.items() for name in names}

__all__ = list(_HOME)


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f".{_HOME[name]}", __name__), name)
    return value


def _draw(shown: Any) -> str:
    from .render.pictures import picture_of

    return picture_of(shown)


def _write_page(path: Any) -> str:
    from .render.pages.document import notebook_page

    return notebook_page(path)


notebook.draw, notebook.write_page = _draw, _write_page


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
