cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.grid cimport Grid
from ...board.cells cimport cells_of_size
from ...techniques.uniqueness.guardians cimport DeadlyFinding
from ...techniques.uniqueness.loops cimport unique

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]

@cython.locals(patterns=list)
cpdef list met(Grid grid, int least, int most)


@cython.internal
@cython.final
cdef class Walks:
    cdef Grid grid
    cdef list left
    cdef list met
    cdef int start
    cdef int pair
    cdef CellSet usable

    @cython.locals(starts=CellSet, one=cython.int, two=cython.int)
    cdef list run(self)
    @cython.locals(leads=cython.bint, deadly=DeadlyFinding)
    cdef bint _leads(self, CellSet walked) except -1
    @cython.locals(kind=cython.int, rest=CellSet, other=cython.int, mask=cython.int, left=cython.int)
    cdef int _walk(self, int cell, CellSet walked, int room, int extras, int last) except -1
    @cython.locals(deadly=DeadlyFinding)
    cdef int _close(self, CellSet walked) except -1
