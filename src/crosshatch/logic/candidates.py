"""Sets of candidates as 729-bit integers, with one bit per candidate index."""

from collections.abc import Iterable, Iterator
from functools import cache

from ..board.board import CLASSIC, Board
from ..board.candidate import CANDIDATES, Candidate
from ..board.houses import DIGITS


def set_of(candidates: Iterable[Candidate]) -> int:
    """Return a set of candidates: bit ``i`` for the candidate with index ``i``."""
    result = 0
    for each in candidates:
        result |= 1 << each.index
    return result


def indices_in(several: int) -> Iterator[int]:
    """Yield the indices of a set in ascending order: of its candidates, or of anything that has one bit each."""
    while several:
        lowest = several & -several
        yield lowest.bit_length() - 1
        several ^= lowest


def candidates_in(several: int) -> Iterator[Candidate]:
    """Yield the candidates of a set in ascending order."""
    return (CANDIDATES[index] for index in indices_in(several))


@cache
def of_digit(digit: int) -> int:
    """Return the set of all candidates of a digit."""
    return set_of(CANDIDATES[digit - 1 :: 9])


def in_sight(of: Candidate, board: Board = CLASSIC) -> int:
    """Return the set of candidates of the same digit that a candidate excludes."""
    return board.excluded_by[of.index] & of_digit(of.digit)


@cache
def in_its_cell(of: Candidate) -> int:
    """Return the set of the other candidates in the cell of a candidate."""
    return set_of(CANDIDATES[of.cell * 9 + digit - 1] for digit in DIGITS if digit != of.digit)
