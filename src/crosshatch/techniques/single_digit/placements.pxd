cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.checks cimport check_cells, check_digit
from ...board.grid cimport Grid, recall

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int HOUSES_OF[81][3]

cpdef list removable(Grid grid)
cpdef list removable_digits(Grid grid)
cpdef CellSet removable_of(Grid grid, int digit) except? 0
@cython.locals(found=list, digit=cython.int)
cpdef list _removable(Grid grid)
@cython.locals(cells=list, digit=cython.int)
cpdef list _removable_digits(Grid grid)
cpdef CellSet _removable_of(Grid grid, int digit) except? 0
@cython.locals(rows=cython.int, unmet=CellSet, result=CellSet, way=CellSet, cell=cython.int)
cpdef CellSet unused(CellSet cells)
@cython.locals(rows=cython.int, row=cython.int)
cdef int _rows(CellSet cells) noexcept
@cython.locals(row=cython.int, choice=CellSet, cell=cython.int, way=CellSet)
cdef CellSet _way(CellSet cells, int rows, CellSet unmet) noexcept
