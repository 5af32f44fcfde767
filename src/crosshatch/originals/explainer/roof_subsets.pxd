cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.grid cimport Grid
from ...board.cells cimport cells_with_any, digits_of
from ...techniques.uniqueness.guardians cimport DeadlyFinding, shared_houses

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef int MOST_DIGITS

@cython.locals(search=RoofSearch, deadly=DeadlyFinding)
cpdef list roof_subsets(Grid grid, list patterns)


@cython.internal
@cython.final
cdef class RoofSearch:
    cdef Grid grid
    cdef list found
    cdef DeadlyFinding deadly
    cdef int house
    cdef int size
    cdef CellSet others

    @cython.locals(shared=cython.int, kind=cython.int)
    cdef int run(self, DeadlyFinding deadly) except -1
    @cython.locals(empty=CellSet, free=cython.int)
    cdef int _look(self) except -1
    @cython.locals(losing=CellSet, below=CellSet, cell=cython.int)
    cdef int _grow_naked(self, CellSet rest, int number, CellSet cells, int digits) except -1
    @cython.locals(cells=CellSet, below=cython.int, digit=cython.int)
    cdef int _grow_hidden(self, int rest, int number, int digits) except -1
