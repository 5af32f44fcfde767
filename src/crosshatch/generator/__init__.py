"""Making puzzles: random solutions, and puzzles dug out of them."""

from .digging import minimal_puzzle, random_solution

__all__ = ["minimal_puzzle", "random_solution"]
