cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_cells, check_within
from ...board.grid cimport Grid, changed_since_nothing, found_nothing
from ...board.cells cimport cells_of_size
from .guardians cimport DeadlyFinding, uniform

cdef CellSet HOUSE[27]
cdef int HOUSES_MASK_OF[81]
cdef int MOST_FOUND

@cython.locals(search=LoopSearch, pairs=CellSet, one=cython.int, two=cython.int, with_one=CellSet)
cpdef list unique(Grid grid, int least, int most)


@cython.internal
@cython.final
cdef class LoopSearch:
    cdef Grid grid
    cdef int least
    cdef int most
    cdef CellSet changed
    cdef int pair
    cdef CellSet usable
    cdef list found

    @cython.locals(cell=cython.int)
    cdef int run(self, int one, int two, CellSet clean) except -1
    @cython.locals(before=CellSet, once=cython.int, twice=cython.int, rest=CellSet, touched=cython.int,
                   alone=cython.int)
    cdef void _prune(self) noexcept
    @cython.locals(single=cython.int)
    cdef int _grow(self, CellSet cells, int count, int ones, int others, int full, int extra, int extras) except -1
    @cython.locals(colour=cython.int, rest=CellSet, cell=cython.int, touched=cython.int, same=cython.int,
                   mask=cython.int, digits=cython.int, number=cython.int, met=cython.int, new=cython.int)
    cdef int _add_to(self, int house, CellSet cells, int count, int ones, int others, int full, int extra,
                     int extras) except -1
