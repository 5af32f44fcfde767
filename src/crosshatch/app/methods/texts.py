"""Positions as texts: what one holds, and how one is written."""

from ...board.puzzle import Puzzle
from ...board.symmetry import symmetry_of
from ...formats import FORMATS
from ...formats import write as written
from ...render.data import candidate_data, puzzle_data
from ..method import Data, method
from ..parameters import Choice, Position


@method(position=Position())
def read(position: Puzzle) -> Data:
    """What a text holds, or what a player has before them: ``givens`` and ``placed`` digits, as lines; the candidates
    ``removed``; its ``comment``; ``puzzle`` and ``position`` to hand on; and its ``symmetry``.
    """
    return {
        "givens": position.givens,
        "placed": position.placed,
        "removed": [candidate_data(each) for each in position.removed],
        "comment": position.comment,
        "symmetry": str(symmetry_of(position)),
        **puzzle_data(position),
    }


@method(position=Position(), format=Choice(tuple(FORMATS), default="line"))
def write(position: Puzzle, format: str) -> Data:  # noqa: A002  # the key of the protocol
    """A position as ``text`` in one of the formats."""
    return {"text": written(position, format)}
