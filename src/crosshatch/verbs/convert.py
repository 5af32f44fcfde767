"""``read``, ``write``: what a text holds, and a position in other formats."""

from ..board.board import CLASSIC
from ..formats import FORMATS
from ..formats import write as written
from ..render.data import Data, candidate_data, puzzle_data
from .choices import OfPosition
from .declaration import option, verb
from .kinds import Choice


@verb
class Read(OfPosition):
    """Read a position from text in any format, or from givens, placed digits and pencil marks.

    The answer has ``givens`` and ``placed`` digits as lines, the ``removed`` candidates, the ``comment``, the
    ``symmetry``, and ``puzzle`` and ``position`` to pass to other methods, with the ``board`` if it is not the classic
    one.
    """

    def __call__(self) -> Data:
        """Return what it holds."""
        board = self.position.board
        return {
            "givens": board.gathered(self.position.givens),
            "placed": board.gathered(self.position.placed),
            "removed": [candidate_data(each) for each in self.position.removed],
            "comment": self.position.comment,
            "symmetry": str(self.position.symmetry) if board is CLASSIC else None,
            **puzzle_data(self.position),
        }


@verb
class Write(OfPosition):
    """Write a position as ``text`` in one of the formats."""

    format: str = option(Choice(tuple(FORMATS)), "Format of the text.", default="line")

    def __call__(self) -> Data:
        """Return the text."""
        return {"text": written(self.position, self.format)}
