cimport cython

from ..board.bitset cimport CellSet, lowest, popcount
from ..board.grid cimport Grid
from .record cimport Record, clash, dead_end
from ..techniques.singles.search cimport run as place_singles

cdef long long _MODULUS
cdef long long _MULTIPLIER

@cython.locals(rest=CellSet, best=cython.int, fewest=cython.int, cell=cython.int, count=cython.int)
cpdef int fewest_candidates(Grid grid) noexcept


@cython.internal
@cython.final
cdef class Backtracker:
    cdef Record record
    cdef long long state

    cdef expand(self, Grid grid, int choice)
    @cython.locals(cell=cython.int, mask=cython.int, digit=cython.int, child=Grid)
    cdef branch(self, Grid grid)
    @cython.locals(skipped=cython.int)
    cdef int pick(self, int mask) noexcept
