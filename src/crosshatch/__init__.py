"""Crosshatch solves Sudoku the way a strong person does, and proves every step.

The public names are here; each is imported from its module when it is first used, so that importing the package
costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bank import Bank as Bank
    from .bank import BankError as BankError
    from .bank import Use as Use
    from .bank import Wish as Wish
    from .batch.cluster import Cluster as Cluster
    from .batch.compact import PathOutcome as PathOutcome
    from .batch.compact import compact_path as compact_path
    from .batch.compact import conclusion_of as conclusion_of
    from .batch.compact import replay as replay
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
    from .batch.repeats import Repeated as Repeated
    from .batch.repeats import distinct as distinct
    from .batch.times import pace_of as pace_of
    from .batch.times import read_times as read_times
    from .board.candidate import Candidate as Candidate
    from .board.errors import CalendarError as CalendarError
    from .board.errors import ClusterError as ClusterError
    from .board.errors import ConstraintError as ConstraintError
    from .board.errors import CrosshatchError as CrosshatchError
    from .board.errors import MissingExtra as MissingExtra
    from .board.errors import OutOfTime as OutOfTime
    from .board.errors import PluginError as PluginError
    from .board.errors import PuzzleError as PuzzleError
    from .board.errors import ScaleError as ScaleError
    from .board.errors import SchedulerLost as SchedulerLost
    from .board.errors import SeedError as SeedError
    from .board.errors import StrategyError as StrategyError
    from .board.errors import TargetError as TargetError
    from .board.errors import TimesError as TimesError
    from .board.errors import UngradablePuzzle as UngradablePuzzle
    from .board.errors import UnknownTechnique as UnknownTechnique
    from .board.errors import UnprovenStep as UnprovenStep
    from .board.errors import WorkerLost as WorkerLost
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
    from .board.puzzle import Puzzle as Puzzle
    from .board.symmetry import Symmetry as Symmetry
    from .board.symmetry import symmetry_of as symmetry_of
    from .board.transformation import Transformation as Transformation
    from .board.transformation import random_transformation as random_transformation
    from .board.transformation import transformed as transformed
    from .canonical_form import Canonical as Canonical
    from .canonical_form import canonical as canonical
    from .canonical_form import form_of as form_of
    from .diagnosis import Change as Change
    from .diagnosis import Diagnosis as Diagnosis
    from .diagnosis import diagnose as diagnose
    from .formats import Document as Document
    from .formats import link as link
    from .formats import read as read
    from .formats import read_document as read_document
    from .formats import read_file as read_file
    from .formats import read_many as read_many
    from .formats import write as write
    from .formats import write_file as write_file
    from .generator import Exercise as Exercise
    from .generator import GaveUp as GaveUp
    from .generator import Generator as Generator
    from .generator import Made as Made
    from .generator import Missed as Missed
    from .generator import NoExercise as NoExercise
    from .generator import Practice as Practice
    from .generator import Target as Target
    from .generator import minimal_puzzle as minimal_puzzle
    from .generator.calendars.calendar import Calendar as Calendar
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
    from .grading.explainer import ExplainerGrade as ExplainerGrade
    from .grading.explainer import ExplainerScale as ExplainerScale
    from .grading.hardest_step import HardestStepScale as HardestStepScale
    from .grading.hodoku import HodokuGrade as HodokuGrade
    from .grading.hodoku import HodokuScale as HodokuScale
    from .grading.minutes import Minutes as Minutes
    from .grading.minutes import Pace as Pace
    from .grading.minutes import TimeModel as TimeModel
    from .grading.scale import Grade as Grade
    from .grading.scale import PathScale as PathScale
    from .grading.scale import Scale as Scale
    from .plugins import load_scale as load_scale
    from .plugins import load_strategy as load_strategy
    from .proof import core as core
    from .proof import proves as proves
    from .proof import verify as verify
    from .refutation import Excluded as Excluded
    from .refutation import NothingFits as NothingFits
    from .refutation import Refuted as Refuted
    from .refutation import Right as Right
    from .refutation import Unexplained as Unexplained
    from .refutation import why_not as why_not
    from .search import Backtracking as Backtracking
    from .search import DancingLinks as DancingLinks
    from .search import Search as Search
    from .search import SearchResult as SearchResult
    from .solver import Outcome as Outcome
    from .solver import Path as Path
    from .solver import Solver as Solver
    from .status import Impossible as Impossible
    from .status import Multiple as Multiple
    from .status import Unique as Unique
    from .status import check as check
    from .status import count_solutions as count_solutions
    from .status import superfluous_givens as superfluous_givens
    from .step import Branch as Branch
    from .step import CellTruth as CellTruth
    from .step import Found as Found
    from .step import Guardians as Guardians
    from .step import HouseTruth as HouseTruth
    from .step import Link as Link
    from .step import Pattern as Pattern
    from .step import Role as Role
    from .step import Span as Span
    from .step import Step as Step
    from .strategies.base import Strategy as Strategy
    from .strategies.catalogue import default_strategies as default_strategies
    from .strategies.catalogue import strategies_named as strategies_named
    from .strategies.catalogue import strategies_up_to as strategies_up_to
    from .strategies.catalogue import strategy_named as strategy_named
    from .technique import Technique as Technique
    from .words import explain as explain
    from .words import explained as explained
    from .words.spans import say as say

_NAMES: dict[str, tuple[str, ...]] = {
    "bank": ("Bank", "BankError", "Use", "Wish"),
    "batch.compact": ("PathOutcome", "compact_path", "conclusion_of", "replay"),
    "batch.explaining": ("Explained", "PathForm", "explain_many"),
    "batch.files": ("UnfitFile",),
    "batch.grading": ("Graded", "grade_many", "grade_to_file"),
    "batch.likeness": ("Compared", "compare_many"),
    "batch.cluster": ("Cluster",),
    "batch.making": ("make_many",),
    "batch.processes": ("Processes",),
    "batch.repeats": ("Forms", "Repeated", "distinct"),
    "batch.parquet": ("to_parquet",),
    "batch.path_rows": ("explain_to_file",),
    "batch.times": ("pace_of", "read_times"),
    "board.candidate": ("Candidate",),
    "board.errors": (
        "CalendarError",
        "ClusterError",
        "ConstraintError",
        "CrosshatchError",
        "MissingExtra",
        "OutOfTime",
        "PluginError",
        "PuzzleError",
        "ScaleError",
        "SchedulerLost",
        "SeedError",
        "StrategyError",
        "TargetError",
        "TimesError",
        "UngradablePuzzle",
        "UnknownTechnique",
        "UnprovenStep",
        "WorkerLost",
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
    "board.puzzle": ("Puzzle",),
    "board.symmetry": ("Symmetry", "symmetry_of"),
    "board.transformation": ("Transformation", "random_transformation", "transformed"),
    "canonical_form": ("Canonical", "canonical", "form_of"),
    "diagnosis": ("Change", "Diagnosis", "diagnose"),
    "formats": ("Document", "link", "read", "read_document", "read_file", "read_many", "write", "write_file"),
    "generator": (
        "Exercise",
        "GaveUp",
        "Generator",
        "Made",
        "Missed",
        "NoExercise",
        "Practice",
        "Target",
        "minimal_puzzle",
    ),
    "generator.sampling": ("Estimate", "Sample", "Sampler", "sampled", "uniform_solution", "weighted_mean"),
    "generator.calendars.calendar": ("Calendar",),
    "generator.seeds": ("seeds",),
    "grading": ("scale_named",),
    "grading.crosshatch": ("CrosshatchGrade", "CrosshatchScale"),
    "grading.explainer": ("ExplainerGrade", "ExplainerScale"),
    "grading.hardest_step": ("HardestStepScale",),
    "grading.hodoku": ("HodokuGrade", "HodokuScale"),
    "grading.minutes": ("Minutes", "Pace", "TimeModel"),
    "grading.scale": ("Grade", "PathScale", "Scale"),
    "plugins": ("load_scale", "load_strategy"),
    "proof": ("core", "proves", "verify"),
    "refutation": ("Excluded", "NothingFits", "Refuted", "Right", "Unexplained", "why_not"),
    "search": ("Backtracking", "DancingLinks", "Search", "SearchResult"),
    "solver": ("Outcome", "Path", "Solver"),
    "status": ("Impossible", "Multiple", "Unique", "check", "count_solutions", "superfluous_givens"),
    "step": ("Branch", "CellTruth", "Found", "Guardians", "HouseTruth", "Link", "Pattern", "Role", "Span", "Step"),
    "strategies.base": ("Strategy",),
    "strategies.catalogue": ("default_strategies", "strategies_named", "strategies_up_to", "strategy_named"),
    "technique": ("Technique",),
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


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
