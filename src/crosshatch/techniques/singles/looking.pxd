cimport cython

from ...board.bitset cimport CellSet, popcount
from ...board.grid cimport Grid
from . cimport rounds

cdef int BOXES_MASK
cdef int LINES_MASK
cdef int HIDDEN_MASK

@cython.locals(found=list, counts="int[7]")
cpdef list looks(Grid grid)
@cython.locals(total=cython.double, counts="int[7]", area=cython.double, to_find=cython.double)
cpdef double seconds(Grid grid, double write, double look, double last, double box, double line) except? -1
@cython.locals(last=CellSet, box=CellSet, line=CellSet, naked=CellSet, digit=cython.int)
cdef bint _round(Grid grid, int* counts) except -1
