"""Numbers of 32 bits in lanes: one operation works on the numbers of all lanes at once.

This is the interpreted version, with a single lane, so ``Lanes`` is a Python integer.  In the compiled version
(``lanes.pxd``) it is a vector of C, if the compiler has vectors: with eight lanes for AVX2 and otherwise with four.
Lanes support ``&``, ``|``, ``^``, ``~``, ``+``, ``-`` and shifts, with each other and with unsigned numbers.  Bits
beyond 32 get lost in C only, so engines mask them.

An array of lanes is an array of unsigned numbers.  The number of a lane at a place has the index
``place * lane_count() + lane``.
"""

from .c_types import Lanes, UnsignedArray

MOST_LANES = 8
"""The maximum number of lanes, which is part of the size of arrays."""


def lane_count() -> int:
    """Return the number of lanes."""
    return 1


def has_avx2() -> bool:
    """Return whether the processor has AVX2, so that an engine compiled for it can run."""
    return False


def all_lanes(number: int) -> Lanes:
    """Return lanes that all hold the same number."""
    return number


def lanes_at(array: UnsignedArray, place: int) -> Lanes:
    """Return the lanes at a place of an array."""
    return array[place]


def set_lanes(array: UnsignedArray, place: int, lanes: Lanes) -> None:
    """Store lanes at a place of an array."""
    array[place] = lanes
