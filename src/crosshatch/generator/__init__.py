"""Generate puzzles for a target, random minimal puzzles, and positions for practising a technique."""

from ..board.symmetry import Symmetry as Symmetry
from .digging import minimal_puzzle as minimal_puzzle
from .digging import random_solution as random_solution
from .errors import SeedError as SeedError
from .errors import TargetError as TargetError
from .making import ClosestPuzzle as ClosestPuzzle
from .making import GeneratedPuzzle as GeneratedPuzzle
from .making import Generator as Generator
from .making import Result as Result
from .patterns.drawings import GALLERY as GALLERY
from .patterns.drawings import text_mask as text_mask
from .patterns.pattern import Pattern as Pattern
from .practice import Exercise as Exercise
from .practice import NoExercise as NoExercise
from .practice import Practice as Practice
from .sampling import Estimate as Estimate
from .sampling import Sample as Sample
from .sampling import Sampler as Sampler
from .sampling import draw_sample as draw_sample
from .sampling import uniform_solution as uniform_solution
from .sampling import weighted_mean as weighted_mean
from .seeds import seeds as seeds
from .shortfalls import Shortfall as Shortfall
from .target import Target as Target
