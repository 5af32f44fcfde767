"""Strategies whose steps the engine can take many at a time, so that a path notes each as one number."""

from abc import abstractmethod

from ..board.grid import Grid
from ..logic.step import Step
from .strategy import TableStrategy


class InRuns(TableStrategy):
    """A strategy whose steps the engine can also take in runs (``singles.search``), where they are of a kind."""

    @property
    @abstractmethod
    def kind(self) -> int | None:
        """The kind of step that it finds, as the engine has it; None where no run takes just these."""

    @abstractmethod
    def step(self, grid: Grid, house: int, where: int, digit: int) -> Step:
        """Return a step of the engine's, which has decoded it: a digit in a house, in a cell or another house."""
