cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.grid cimport Grid
from .guardians cimport DeadlyFinding, unguarded

cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef CellSet ALL_CELLS

@cython.locals(search=GraveSearch)
cpdef list graves(Grid grid)


@cython.internal
@cython.final
cdef class GraveSearch:
    cdef Grid grid
    cdef int count
    cdef int cells[20]
    cdef int chosen[20]
    cdef int excess[270]
    cdef list found

    @cython.locals(witnesses=CellSet, rest=CellSet, cell=cython.int, mask=cython.int)
    cdef void _collect(self) noexcept
    @cython.locals(index=cython.int, places=cython.int)
    cdef bint find_excess(self) noexcept
    @cython.locals(mask=cython.int)
    cdef int grow(self, int index) except -1
    @cython.locals(cell=cython.int, digit=cython.int)
    cdef int _choose(self, int index, int number, int mask, int chosen) except -1
    @cython.locals(here=cython.int)
    cdef bint _in_excess(self, int cell, int digit) noexcept
    @cython.locals(kind=cython.int)
    cdef void _change(self, int cell, int digit, int change) noexcept
    @cython.locals(index=cython.int)
    cdef bint _settled(self) noexcept
    @cython.locals(grave=DeadlyFinding, index=cython.int, mask=cython.int)
    cdef DeadlyFinding _grave(self)
