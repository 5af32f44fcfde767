"""Seeds: those of a batch, and what randomness the puzzle of a seed is made from.

What two targets make of one seed has nothing in common: everything that is wished is part of what their randomness
begins with.  Wishes that are the same, in whatever words and order, begin with the same.
"""

import re
import secrets
from collections.abc import Iterator

from ..board.errors import TargetError

OF_ONE_PUZZLE = re.compile(r".+/\d+(?:\.\d+)?", re.DOTALL)
"""The seed of one puzzle of a batch, such as ``7/3``, or of what takes the place of it, such as ``7/3.2``."""

DRAWN_BELOW = 10**9
"""Seeds that are drawn are below it: short enough to be read out."""


def drawn_seed() -> int:
    """Return a seed that nobody can foresee."""
    return secrets.randbelow(DRAWN_BELOW)


def check_seed(text: str) -> None:
    """Raise TargetError where a seed is empty or has characters that cannot be printed."""
    if not text:
        raise TargetError("a seed must not be empty; where none is given, one is drawn at random")
    if not text.isprintable():
        raise TargetError(f"a seed must be printable text, not {text!r}")


def seeds(seed: int | str, count: int, first: int = 1) -> Iterator[str]:
    """Return the seeds of a batch: of ``7`` they are ``7/1``, ``7/2`` and so on, from the ``first`` on.

    The seed of one puzzle, such as ``7/2`` or ``7/2.3``, stays as it is where one puzzle is wanted, and the first.

    Raises TargetError where the seed is empty or has characters that cannot be printed.
    """
    text = str(seed)
    check_seed(text)
    if count == first == 1 and OF_ONE_PUZZLE.fullmatch(text):
        return iter((text,))
    return (f"{text}/{number}" for number in range(first, first + count))


def stream_of(code: str) -> str:
    """Return the text that seeds the randomness of the puzzle of a code, which says all that is wished in one way."""
    return f"crosshatch {code}"
