"""A candidate: one digit in one cell."""

import attrs

from .houses import CELLS, DIGITS, cell_name, cell_of, cells_in, exact


def _digit_of(digit: int) -> int:
    """Return a digit as a plain integer; anything else stays as it is, to be refused with its cell."""
    number = exact(digit)
    return number if number in DIGITS else digit


@attrs.frozen(order=True)
class Candidate:
    """A digit (1..9) in a cell: 0..80, or a name such as ``r1c2``.  Candidates sort by cell, then digit.

    Raises ValueError where there is no such cell or digit.
    """

    cell: int = attrs.field(converter=cell_of)
    digit: int = attrs.field(converter=_digit_of)

    def __attrs_post_init__(self) -> None:
        if type(self.digit) is not int or self.digit not in DIGITS:
            raise ValueError(f"{cell_name(self.cell)}: expected a digit from 1 to 9, not {self.digit!r}")

    @property
    def index(self) -> int:
        """The number of the candidate, 0..728: cell by cell, digit by digit."""
        return self.cell * 9 + self.digit - 1

    def __str__(self) -> str:
        return f"({self.digit}){cell_name(self.cell)}"


CANDIDATES: tuple[Candidate, ...] = tuple(Candidate(cell, digit) for cell in CELLS for digit in DIGITS)
"""All 729 candidates by their index."""


def candidate(cell: int, digit: int) -> Candidate:
    """Return the candidate of a digit (1..9) in a cell (0..80), from the table rather than made anew."""
    return CANDIDATES[cell * 9 + digit - 1]


def candidates_of(digit: int, cells: int) -> tuple[Candidate, ...]:
    """Return the candidates of a digit (1..9) in a set of cells, lowest cell first."""
    return tuple([CANDIDATES[cell * 9 + digit - 1] for cell in cells_in(cells)])
