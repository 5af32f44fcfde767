"""A candidate: one digit in one cell."""

import attrs

from .houses import CELLS, DIGITS, cell_name, cell_of, cells_in, exact


def _digit_of(digit: int) -> int:
    """Return a digit as a plain integer; return anything else unchanged, so that the error can name its cell."""
    number = exact(digit)
    return number if number in DIGITS else digit


@attrs.frozen(order=True)
class Candidate:
    """A digit (1 to 9) in a cell, given by number (0 to 80) or name (``r1c2``).

    Candidates are ordered by cell, then by digit.

    Raises ValueError if the cell or the digit does not exist.
    """

    cell: int = attrs.field(converter=cell_of)
    digit: int = attrs.field(converter=_digit_of)

    def __attrs_post_init__(self) -> None:
        if type(self.digit) is not int or self.digit not in DIGITS:
            raise ValueError(f"{cell_name(self.cell)}: expected a digit from 1 to 9, not {self.digit!r}")

    @property
    def index(self) -> int:
        """The number of the candidate (0 to 728), ordered by cell, then by digit."""
        return self.cell * 9 + self.digit - 1

    def __str__(self) -> str:
        return f"({self.digit}){cell_name(self.cell)}"


CANDIDATES: tuple[Candidate, ...] = tuple(Candidate(cell, digit) for cell in CELLS for digit in DIGITS)
"""All 729 candidates, by index."""


def candidate(cell: int, digit: int) -> Candidate:
    """Return the candidate for a cell (0 to 80) and a digit (1 to 9) from a table, without creating a new object."""
    return CANDIDATES[cell * 9 + digit - 1]


def candidates_of(digit: int, cells: int) -> tuple[Candidate, ...]:
    """Return the candidates of a digit (1 to 9) in a set of cells, in ascending order of cells."""
    return tuple([CANDIDATES[cell * 9 + digit - 1] for cell in cells_in(cells)])
