cimport cython

from ..board.bitset cimport CellSet, lowest, popcount
from ..board.checks cimport check_digit, check_house, check_within
from ..board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef int _CLOCK_EVERY

cpdef int column_of(int digit, int house) except? -1
@cython.locals(rest=CellSet, cell=cython.int, placed=CellSet, digit=cython.int, house=cython.int)
cpdef int dead_end(Grid grid) noexcept
@cython.locals(placed=CellSet, digit=cython.int, house=cython.int)
cpdef int clash(Grid grid) noexcept


@cython.final
cdef class Record:
    cdef readonly list parents
    cdef readonly list choices
    cdef readonly list forced
    cdef readonly list states
    cdef readonly list reasons
    cdef readonly list sizes
    cdef readonly list solved
    cdef readonly long long nodes
    cdef readonly bint complete
    cdef Py_ssize_t _limit
    cdef double _deadline
    cdef list _path_rows
    cdef list _path_numbers
    cdef list _path_choices
    cdef list _path_forced

    cpdef enter(self, int choice, forced)
    @cython.locals(row=cython.longlong, first=cython.longlong)
    cpdef leave(self, int state, int reason=*)
    cpdef bint goes_on(self) noexcept
    cdef bint keeps(self) noexcept
    @cython.locals(depth=cython.Py_ssize_t)
    cdef _keep_path(self)
    cdef _keep(self, Py_ssize_t depth)
