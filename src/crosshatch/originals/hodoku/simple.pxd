cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ..simple.steps cimport SimpleSteps

cdef CellSet HOUSE[27]
cdef int HOUSE_CELLS[27][9]
cdef int FULL_HOUSE
cdef int NAKED_SINGLE
cdef int HIDDEN_SINGLE
cdef int POINTING
cdef int CLAIMING


cdef class HodokuSteps(SimpleSteps):
    cdef bint _take(self) noexcept
    @cython.locals(cell=cython.int, index=cython.int)
    @cython.final
    cdef bint _take_single(self) noexcept
    @cython.locals(cells=CellSet, rest=cython.int, cell=cython.int, place=cython.int)
    @cython.final
    cdef int _first_of_full_houses(self) noexcept
    @cython.final
    cdef bint _take_pattern(self) noexcept
    @cython.locals(house=cython.int, digit=cython.int)
    @cython.final
    cdef bint _take_locked(self, int kind, int first, int last) noexcept
