"""``board``, ``conflicts``: a board for programs that draw it, and digits that break its rules."""

from ..board.board import CLASSIC
from ..board.houses import cell_name
from ..position.status import breaking_digits
from ..render.boards import described_board
from ..render.data import Data
from .choices import OfBoard, OfPosition
from .declaration import verb


@verb
class Board(OfBoard):
    """Describe a board: its size, houses and links between cells, and its drawing.

    Programs can play on any board with this, without knowing its rules.
    """

    def __call__(self) -> Data:
        """Return the description."""
        return described_board(self.board or CLASSIC)


@verb
class Conflicts(OfPosition):
    """Find digits that break a rule about several cells, such as the sum of a cage.

    The answer has ``cells``.  Digits that exclude each other in pairs are not among them.
    """

    def __call__(self) -> Data:
        """Return the cells of these digits."""
        return {"cells": [*map(cell_name, breaking_digits(self.position))]}
