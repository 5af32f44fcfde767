"""What engines say of their types in C, for the compiler; interpreted, it changes nothing.

The declarations of an engine for Cython are written from its annotations; ``c_declarations.py`` says how.  A plain
``int`` is one of 32 bits.
"""

from typing import TypeAlias, TypeVar

Cells: TypeAlias = int
"""A set of cells: 81 bits."""

Byte: TypeAlias = int
UnsignedByte: TypeAlias = int
Short: TypeAlias = int
UnsignedShort: TypeAlias = int
Unsigned: TypeAlias = int
Long: TypeAlias = int
Word: TypeAlias = int
"""64 bits without a sign."""

Number: TypeAlias = int
"""A number of any size, which the function checks itself."""

IntArray: TypeAlias = list[int]
CellArray: TypeAlias = list[int]

Marked = TypeVar("Marked")


def c_only(function: Marked) -> Marked:
    """Mark a function that only engines may call, since it does not check its arguments."""
    return function


def internal(kind: Marked) -> Marked:
    """Mark a class that Python cannot reach."""
    return kind
