"""Making puzzles: to a target, or just random and minimal."""

from .digging import minimal_puzzle, random_solution
from .making import GaveUp, Generator, Made, Result, make_many, seeds
from .symmetry import Symmetry
from .target import Target

__all__ = [
    "GaveUp",
    "Generator",
    "Made",
    "Result",
    "Symmetry",
    "Target",
    "make_many",
    "minimal_puzzle",
    "random_solution",
    "seeds",
]
