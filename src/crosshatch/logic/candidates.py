"""Sets of candidates as 729-bit integers, with one bit per candidate index."""

from collections.abc import Iterable, Iterator
from functools import cache

from ..board.candidate import CANDIDATES, Candidate, candidates_of
from ..board.houses import DIGITS, PEERS


def set_of(candidates: Iterable[Candidate]) -> int:
    """Return a set of candidates: bit ``i`` for the candidate with index ``i``."""
    result = 0
    for each in candidates:
        result |= 1 << each.index
    return result


def candidates_in(several: int) -> Iterator[Candidate]:
    """Yield the candidates of a set in ascending order."""
    while several:
        lowest = several & -several
        yield CANDIDATES[lowest.bit_length() - 1]
        several ^= lowest


@cache
def in_sight(of: Candidate) -> int:
    """Return the set of candidates of the same digit in the cells that a candidate's cell sees."""
    return set_of(candidates_of(of.digit, PEERS[of.cell]))


@cache
def in_its_cell(of: Candidate) -> int:
    """Return the set of the other candidates in the cell of a candidate."""
    return set_of(CANDIDATES[of.cell * 9 + digit - 1] for digit in DIGITS if digit != of.digit)
