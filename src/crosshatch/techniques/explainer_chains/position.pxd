cimport cython

from ...board.bitset cimport CellSet, bit
from ...board.grid cimport Grid


@cython.final
cdef class Position:
    cdef readonly CellSet digit_cells[10]
    cdef readonly short cell_digits[81]
    cdef readonly CellSet empty
    cdef readonly short placed[10]

    @cython.locals(digit=cython.int, cell=cython.int)
    cpdef void load(self, Grid grid) noexcept
    @cython.locals(digit=cython.int, cell=cython.int)
    cpdef restore(self, candidates)
    @cython.locals(digit=cython.int)
    cpdef candidates(self)
    @cython.locals(digit=cython.int, cell=cython.int)
    cpdef void copy(self, Position other) noexcept
    cdef void remove(self, int cell, int digit) noexcept
    @cython.locals(digit=cython.int)
    cpdef bint equals(self, Position other) noexcept
    @cython.locals(more=CellSet, digit=cython.int)
    cpdef bint within(self, Position other) noexcept
