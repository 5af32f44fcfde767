"""Observations: what a player sees, as values, as text and as arrays."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import attrs

from ..board.board import CLASSIC, Board
from ..board.errors import MissingExtra
from ..formats.board_json import header
from .position import Position, candidates_in

if TYPE_CHECKING:
    import numpy as np

Arrays: TypeAlias = "dict[str, np.ndarray[Any, Any]]"
"""Arrays by name."""

_BYTES = 92
"""The bytes of a set of 729 candidates."""


@attrs.frozen
class Observation:
    """What a player sees: the position, the board, the answer to the last action, and the number of actions so far.

    ``message`` is a hint, or the reason why an action was illegal; otherwise it is empty.
    """

    position: Position
    givens: str
    board: Board = CLASSIC
    message: str = ""
    steps: int = 0

    @property
    def values(self) -> tuple[int, ...]:
        """The 81 digits, 0 for an empty cell."""
        return tuple(self.position.values)

    @property
    def marks(self) -> tuple[tuple[int, ...], ...]:
        """The digits marked in each of the 81 cells; none in a filled cell."""
        found: list[list[int]] = [[] for _ in range(81)]
        for each in candidates_in(self.position.marks):
            found[each.cell].append(each.digit)
        return tuple(map(tuple, found))

    @property
    def text(self) -> str:
        """The grid with its marks, below the board if it is not the classic one, and above the message.

        A digit in brackets is the only mark of an empty cell, and ``!`` is a cell without marks.
        """
        cells = [
            str(value) if value else f"({mark[0]})" if len(mark) == 1 else "".join(map(str, mark)) or "!"
            for value, mark in zip(self.values, self.marks, strict=True)
        ]
        board = "" if self.board is CLASSIC else header(self.board)
        return "\n".join(filter(None, (board, self.board.drawn(cells), self.message)))

    def arrays(self) -> "Arrays":
        """Return NumPy arrays: ``digits`` and ``givens`` (81), and ``marks`` (81 by 9), all of 8-bit integers.

        Raises MissingExtra if NumPy is not installed.
        """
        return {name: array[0] for name, array in arrays([self]).items()}

    def __str__(self) -> str:
        return self.text


def arrays(observations: "Sequence[Observation]") -> "Arrays":
    """Return NumPy arrays of several observations, with the observations as first axis.

    Raises MissingExtra if NumPy is not installed.
    """
    try:
        import numpy as np
    except ImportError as missing:
        raise MissingExtra("arrays need NumPy: pip install numpy") from missing
    many = len(observations)
    values = b"".join([each.position.values for each in observations])
    marks = b"".join([each.position.marks.to_bytes(_BYTES, "little") for each in observations])
    givens = "".join([each.givens for each in observations]).encode()
    bits = np.unpackbits(np.frombuffer(marks, np.uint8).reshape(many, _BYTES), axis=1, count=729, bitorder="little")
    return {
        "digits": np.frombuffer(values, np.int8).reshape(many, 81).copy(),
        "givens": (np.frombuffer(givens, np.uint8) != ord(".")).astype(np.int8).reshape(many, 81),
        "marks": bits.astype(np.int8).reshape(many, 81, 9),
    }
