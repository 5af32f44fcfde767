cimport cython

from ..board.bitset cimport CellSet, bit, lowest, popcount
from ..board.checks cimport check_cells, check_values
from ..board.grid cimport Grid

cdef CellSet PEERS[81]
cdef CellSet HOUSE[27]
cdef CellSet ALL_CELLS
cdef unsigned int BAND
cdef unsigned int ROW
cdef unsigned int OPEN[512]
cdef unsigned int BOXES_OF_ROW[512]
cdef unsigned int MINI_ROWS[512]
cdef unsigned int LONE_CELL[512]

cpdef CellSet restrict(CellSet cells) except? -1
@cython.locals(top=cython.uint, middle=cython.uint, bottom=cython.uint, first=cython.uint, second=cython.uint,
               third=cython.uint, left=cython.uint, centre=cython.uint, right=cython.uint, narrowed=CellSet)
cdef CellSet _restrict(CellSet cells) noexcept
@cython.locals(upper=CellSet)
cdef CellSet _join(unsigned int top, unsigned int middle, unsigned int bottom) noexcept
@cython.locals(top=cython.uint, middle=cython.uint, bottom=cython.uint)
cdef CellSet lone_cells(CellSet cells) noexcept


@cython.final
cdef class Counter:
    cdef CellSet cells[820]
    cdef CellSet stable[820]
    cdef CellSet settled[82]
    cdef readonly int found
    cdef readonly long nodes
    cdef readonly list lines
    cdef readonly int last
    cdef int limit
    cdef bint keep

    @cython.locals(digit=cython.int, cell=cython.int, filled=CellSet, own="CellSet*")
    cdef bint set_values(self, values) except -1
    @cython.locals(digit=cython.int, cell=cython.int)
    cdef set_grid(self, Grid grid)
    @cython.locals(here=cython.int, choice=cython.int, cell=cython.int, digit=cython.int)
    cdef void run(self, int depth)
    @cython.locals(here=cython.int, other=cython.int)
    cdef void _try(self, int depth, int cell, int digit)
    @cython.locals(here=cython.int, digit=cython.int, cells=CellSet, once=CellSet, twice=CellSet, moved=cython.bint)
    cdef bint _propagate(self, int depth) noexcept
    @cython.locals(here=cython.int, other=cython.int)
    cdef void _settle(self, int depth, int digit, CellSet fresh) noexcept
    @cython.locals(digit=cython.int, rest=CellSet)
    cdef void _clear_peers(self, int here, CellSet fresh) noexcept
    @cython.locals(digit=cython.int, cells=CellSet, once=CellSet, twice=CellSet, thrice=CellSet)
    cdef int _choose(self, int here) noexcept
    @cython.locals(digit=cython.int)
    cdef int _in_cell(self, int here, int cell) noexcept
    @cython.locals(best=cython.int, choice=cython.int, cell=cython.int, count=cython.int, digit=cython.int,
                   house=cython.int, cells=CellSet)
    cdef int _fewest(self, int here, CellSet unsettled) noexcept
    cdef str _line(self, int here)

cpdef int count_values(values, limit) except -1
cpdef list solutions_of_values(values, limit)
cpdef int count(Grid grid, limit) except -1
cpdef long nodes(Grid grid, limit) except -1
cpdef list solutions(Grid grid, limit)
@cython.locals(counter=Counter)
cdef Counter _of_values(values, limit, bint keep)
@cython.locals(counter=Counter)
cdef Counter _of_grid(Grid grid, limit, bint keep)
