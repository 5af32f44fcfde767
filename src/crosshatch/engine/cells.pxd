cimport cython

from ..board.bitset cimport CellSet, lowest
from ..board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef unsigned long long LOW

@cython.locals(low=cython.ulonglong, high=cython.ulonglong)
cpdef CellSet seeing_all(CellSet cells, CellSet others) noexcept
@cython.locals(seen=CellSet)
cpdef CellSet seeing_any(CellSet others) noexcept
@cython.locals(cell=cython.int)
cpdef bint in_one_line(CellSet cells) noexcept
@cython.locals(ones=CellSet, twos=CellSet, fours=CellSet, eights=CellSet, carry=CellSet, cells=CellSet,
               digit=cython.int)
cpdef CellSet cells_of_size(Grid grid, int size) noexcept
@cython.locals(cells=CellSet)
cpdef CellSet cells_with_any(Grid grid, int digits) noexcept
@cython.locals(digits=cython.int, low=cython.ulonglong, high=cython.ulonglong)
cpdef int digits_of(Grid grid, CellSet cells) noexcept
