# cython: language_level=3
"""Checks of numbers passed from Python; compiled engines index arrays without bounds checks.

Every function and method of an engine that is accessible from Python checks its numbers.  Functions that only engines
call are private to C and check nothing.
"""

from collections.abc import Sequence

from .c_types import Cells, Word


def check_cell(cell: int) -> None:
    """Raise IndexError unless a number is a cell (0 to 80)."""
    if not 0 <= cell < 81:
        raise IndexError(f"cells are 0 to 80, not {cell}")


def check_digit(digit: int) -> None:
    """Raise IndexError unless a number is a digit (1 to 9)."""
    if not 0 < digit < 10:
        raise IndexError(f"digits are 1 to 9, not {digit}")


def check_house(house: int) -> None:
    """Raise IndexError unless a number is a house (0 to 62)."""
    if not 0 <= house < 63:
        raise IndexError(f"houses are 0 to 62, not {house}")


def check_within(number: int, first: int, last: int) -> None:
    """Raise IndexError unless a number lies within a range, both ends included."""
    if not first <= number <= last:
        raise IndexError(f"expected a number from {first} to {last}, not {number}")


def check_cells(cells: Cells) -> None:
    """Raise ValueError unless a number is a set of cells: bits 0 to 80."""
    if cells >> 81:
        raise ValueError("a set of cells has bits 0 to 80 only")


def check_digits(digits: int) -> None:
    """Raise ValueError unless a number is a mask of digits: bits 1 to 9."""
    if digits & ~1022:
        raise ValueError("a mask of digits has bits 1 to 9 only")


def check_houses(houses: Word) -> None:
    """Raise ValueError unless a number is a mask of houses: bits 0 to 62."""
    if houses >> 63:
        raise ValueError("a mask of houses has bits 0 to 62 only")


def check_values(values: Sequence[int], least: int = 0) -> None:
    """Raise ValueError unless there are 81 digits, each from ``least`` (0 allows empty cells) to 9."""
    if len(values) != 81 or min(values) < least or max(values) > 9:
        raise ValueError(f"expected 81 values, each from {least} to 9")


def check_given(thing: object) -> None:
    """Raise TypeError if an object is None, because in compiled code any typed attribute may be None."""
    if thing is None:
        raise TypeError("expected an object, not None")
