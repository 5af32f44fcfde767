cimport cython

from ...board.bitset cimport CellSet, lowest, popcount
from ...board.checks cimport check_cells, check_houses
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef int BOXES_MASK
cdef int LINES_MASK

@cython.locals(result=CellSet, digit=cython.int, pending=cython.int, house=cython.int)
cpdef CellSet hidden_cells(Grid grid, int wanted) except? -1
@cython.locals(result=CellSet, pending=cython.int, house=cython.int)
cpdef CellSet full_house_cells(Grid grid) noexcept
@cython.locals(full=CellSet, in_box=CellSet, in_line=CellSet, naked=CellSet, on_offer=cython.int, rounds=list)
cpdef list run(Grid grid)
@cython.locals(
    digits="int[81]", digit=cython.int, pending=cython.int, house=cython.int, cell=cython.int, rest=CellSet,
    count=cython.int,
)
cpdef int place_all(Grid grid, CellSet cells, int wanted)
@cython.locals(
    placed="int[5]", kinds=list, offered=cython.int, narrow=cython.int, kind=cython.int, count=cython.int,
    on_offer=cython.int,
)
cpdef tuple tally(done)
