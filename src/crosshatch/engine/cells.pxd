cimport cython

from ..board.bitset cimport CellSet, bit, lowest, popcount
from ..board.grid cimport Grid

cdef CellSet PEERS[81]

cpdef CellSet seeing_all(CellSet cells, CellSet others) noexcept
@cython.locals(seen=CellSet)
cpdef CellSet seeing_any(CellSet others) noexcept
@cython.locals(result=CellSet, rest=CellSet, cell=cython.int)
cpdef CellSet cells_of_size(Grid grid, int size) noexcept
@cython.locals(cells=CellSet, digit=cython.int)
cpdef CellSet cells_with_any(Grid grid, int digits) noexcept
@cython.locals(digits=cython.int)
cpdef int digits_of(Grid grid, CellSet cells) noexcept
