"""C types and markers that engines use in their annotations; without a compiler they have no effect.

``c_declarations.py`` generates the Cython declarations of an engine from these annotations and documents the rules.  A
plain ``int`` becomes a 32-bit integer.
"""

from contextlib import nullcontext
from typing import TypeAlias, TypeVar

Cells: TypeAlias = int
"""A set of cells, 81 bits wide."""

Byte: TypeAlias = int
UnsignedByte: TypeAlias = int
Short: TypeAlias = int
UnsignedShort: TypeAlias = int
Unsigned: TypeAlias = int
Long: TypeAlias = int
Word: TypeAlias = int
"""An unsigned 64-bit integer."""

Number: TypeAlias = int
"""A number of any size; the function checks the range itself."""

Lanes: TypeAlias = int
"""Unsigned 32-bit integers, as many as one instruction handles (``lanes``)."""

ByteString: TypeAlias = bytes
"""The bytes of an object that is kept elsewhere."""

ByteArray: TypeAlias = bytearray
"""The same for bytes that change."""

IntArray: TypeAlias = list[int]
UnsignedArray: TypeAlias = list[int]
CellArray: TypeAlias = list[int]

Marked = TypeVar("Marked")


def c_only(function: Marked) -> Marked:
    """Mark a function that only engines may call, because it does not check its arguments."""
    return function


def without_gil(function: Marked) -> Marked:
    """Mark a function that only engines may call, and that needs no GIL: it has no objects and never raises."""
    return function


gil_released = nullcontext()
"""Release the GIL within a ``with`` block, which has no objects and only calls functions that need no GIL."""


def internal(kind: Marked) -> Marked:
    """Mark a class that is not accessible from Python."""
    return kind
