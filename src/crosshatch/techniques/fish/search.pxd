cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_cell, check_cells, check_digit, check_houses, check_within
from ...board.grid cimport Grid, recall
from ...board.cells cimport seeing_all
from ...logic.budget cimport Budget
from .covers cimport CoverChoice

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int HOUSES_MASK_OF[81]
cdef int ROWS
cdef int COLUMNS
cdef int BOXES
cdef int ALL_HOUSES
cdef int MANY
cdef int MOST_WORK
cdef int WORK_OF_A_FISH

cpdef list first_fish(Grid grid, int digit, wanted)
cpdef int shape_of(int bases, int covers) except? -1
cpdef int weight(CellSet fins, CellSet endo_fins) except? -1


@cython.internal
cdef class CoverSearch(CoverChoice):
    cdef int shape
    cdef int size
    cdef int min_fins
    cdef int max_fins
    cdef int max_endo_fins
    cdef bint one_each
    cdef int least_places
    cdef int max_touched
    cdef int target
    cdef int own
    cdef CellSet far
    cdef CellSet no_fins
    cdef int covers
    cdef int base_count
    cdef int base_houses[27]
    cdef CellSet base_cells[27]
    cdef int base_touches[27]
    cdef int bases
    cdef CellSet base
    cdef CellSet endo_fins
    cdef list found
    cdef dict place_of
    cdef public Budget budget
    cdef bint going

    @cython.locals(boxes=cython.int)
    cpdef list run(self, Grid grid, int digit, int target)
    @cython.locals(found=list)
    cpdef list first(self, Grid grid, int digit, CellSet targets)
    @cython.locals(mine=cython.int, house=cython.int, others=cython.int)
    cdef int _search(self, Grid grid, int digit, int bases, int covers) except -1
    @cython.locals(house=cython.int, cells=CellSet)
    cdef void _collect(self, Grid grid, int digit, int bases) noexcept
    @cython.locals(touched=cython.int)
    @cython.final
    cdef int _touched(self, CellSet cells) noexcept
    @cython.locals(cells=CellSet, shared=CellSet, reach=cython.int, chosen=cython.int)
    @cython.final
    cdef int _choose_base(self, int index, int left, int bases, CellSet base, CellSet endo_fins, int touched) except -1
    @cython.locals(choice=cython.int, mine=cython.int, some=cython.int)
    @cython.final
    cdef int _cover_base(self, int bases, CellSet base, CellSet endo_fins) except -1
    @cython.locals(left=cython.int, covered=CellSet, twice=CellSet, rest=cython.int, cells=CellSet,
                   open_cells=CellSet)
    @cython.final
    cdef int _cover_rest(self, int mine, int choice) except -1
    @cython.locals(least=cython.int, options=cython.int)
    @cython.final
    cdef int _least_covers(self, CellSet open_cells, int choice) noexcept
    @cython.locals(fins=CellSet, losing=CellSet)
    cdef int _note(self, int covers, CellSet covered, CellSet twice) except -1
    @cython.locals(known=cython.int)
    cdef int _keep(self, CellSet losing, int covers, CellSet fins) except -1

