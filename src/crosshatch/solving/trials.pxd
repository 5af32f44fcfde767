cimport cython

from ..board.cells cimport cells_of_size
from ..techniques.singles cimport rounds
from ..board.bitset cimport CellSet, lowest, popcount
from ..board.checks cimport check_cell, check_cells, check_digit
from ..board.grid cimport Grid

@cython.locals(trials=cython.int, size=cython.int, cells=CellSet)
cpdef int run(Grid grid) except -1
@cython.locals(refuted=list, cell=cython.int, digit=cython.int)
cpdef bint refute(Grid grid, CellSet cells) except -1
@cython.locals(copy=Grid)
cpdef bint is_refuted(Grid grid, int cell, int digit) except -1
@cython.locals(empty=cython.int, cells=CellSet, tried=cython.int, filled=cython.int, cell=cython.int, digit=cython.int,
               copy=Grid)
cpdef double reach(Grid grid) except -1
