cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]

@cython.locals(result=CellSet, rest=CellSet)
cpdef CellSet seen_by_any(CellSet cells) noexcept
@cython.locals(result=CellSet, kind=cython.int, house=cython.int)
cpdef CellSet linked_to(Grid grid, int digit, int cell) noexcept
@cython.locals(result=CellSet, house=cython.int)
cpdef CellSet linked_cells(Grid grid, int digit) noexcept


cdef class Clusters:
    cdef readonly int count
    cdef CellSet digit_cells[10]
    cdef CellSet first[243]
    cdef CellSet first_sees[243]
    cdef CellSet second[243]
    cdef CellSet second_sees[243]
    cdef int starts[11]

    @cython.locals(digit=cython.int, left=CellSet)
    cdef void _collect(self, Grid grid) noexcept
    @cython.locals(first=CellSet, second=CellSet, front=CellSet, reached=CellSet, turn=cython.int)
    cdef void _colour(self, Grid grid, int digit, int start) noexcept
    @cython.locals(digit=cython.int, index=cython.int, coloured=CellSet, removed=CellSet, found=list)
    cpdef list traps(self)
    @cython.locals(digit=cython.int, index=cython.int, found=list)
    cpdef list wraps(self)
    @cython.locals(digit=cython.int, one=cython.int, other=cython.int, removed=CellSet, found=list)
    cpdef list bridges(self)
    @cython.locals(removed=CellSet)
    cdef CellSet _bridged(self, int one, int other) noexcept
    @cython.locals(digit=cython.int, one=cython.int, other=cython.int, removed=CellSet, found=list)
    cpdef list clashes(self)
    @cython.locals(removed=CellSet)
    cdef CellSet _clashing(self, int one, int other) noexcept
