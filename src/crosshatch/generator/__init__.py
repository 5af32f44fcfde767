"""Making puzzles: to a target, or just random and minimal; and positions to practise a technique."""

from ..board.symmetry import Symmetry
from .digging import minimal_puzzle, random_solution
from .errors import SeedError, TargetError
from .making import ClosestPuzzle, GeneratedPuzzle, Generator, Result
from .patterns.drawings import GALLERY, drawn
from .patterns.pattern import Pattern
from .practice import Exercise, NoExercise, Practice
from .sampling import Estimate, Sample, Sampler, sampled, uniform_solution, weighted_mean
from .seeds import seeds
from .shortfalls import Shortfall
from .target import Target

__all__ = [
    "GALLERY",
    "ClosestPuzzle",
    "Estimate",
    "Exercise",
    "GeneratedPuzzle",
    "Generator",
    "NoExercise",
    "Pattern",
    "Practice",
    "Result",
    "Sample",
    "Sampler",
    "SeedError",
    "Shortfall",
    "Symmetry",
    "Target",
    "TargetError",
    "drawn",
    "minimal_puzzle",
    "random_solution",
    "sampled",
    "seeds",
    "uniform_solution",
    "weighted_mean",
]
