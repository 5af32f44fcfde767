cimport cython

from ..singles cimport rounds
from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.grid cimport Grid

@cython.locals(trials=cython.int, size=cython.int, cells=CellSet)
cpdef int run(Grid grid) except -1
@cython.locals(result=CellSet, rest=CellSet, cell=cython.int)
cpdef CellSet cells_of_size(Grid grid, int size) noexcept
@cython.locals(refuted="int[81]", any_refuted=cython.bint, rest=CellSet, cell=cython.int, digit=cython.int)
cpdef bint refute(Grid grid, CellSet cells) except -1
@cython.locals(copy=Grid)
cpdef bint is_refuted(Grid grid, int cell, int digit) except -1
