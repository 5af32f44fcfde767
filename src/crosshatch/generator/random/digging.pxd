cimport cython

from ...board.bitset cimport CellSet, bit, lowest, interpreted
from ...board.checks cimport check_values, check_within
from ...position.counting cimport Counter

cdef CellSet PEERS[81]
cdef CellSet ALL_CELLS
cdef int MOST_UNAVOIDABLE


@cython.final
cdef class Digging:
    cdef int solution[81]
    cdef CellSet givens[10]
    cdef CellSet filled
    cdef Counter counter
    cdef CellSet of_digit[10]
    cdef CellSet unavoidable[512]
    cdef int known

    @cython.locals(cell=cython.int, digit=cython.int, same=cython.bint)
    cpdef set_solution(self, solution)
    @cython.locals(cell=cython.int, digit=cython.int, left=cython.int, gone=list, group=tuple)
    cpdef list dig(self, values, order, int fewest)
    @cython.locals(cell=cython.int)
    cdef bint _goes(self, tuple group) except -1
    @cython.locals(cell=cython.int)
    cdef void _put_back(self, tuple group)
    @cython.locals(number=cython.int)
    cdef bint _meets_all(self) noexcept
    @cython.locals(digit=cython.int, cells=CellSet, rest=CellSet, counter=Counter)
    cdef bint _is_sure(self, int without) except -1
