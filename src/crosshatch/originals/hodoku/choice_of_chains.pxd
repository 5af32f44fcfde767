cimport cython

from ...board.bitset cimport CellSet, lowest, popcount


@cython.final
cdef class Choice:
    cdef CellSet now[10]
    cdef CellSet best[10]
    cdef int count
    cdef int sum

    @cython.locals(digit=cython.int)
    cdef void clear(self) noexcept
    @cython.locals(digit=cython.int, count=cython.int)
    cdef bint improves(self) noexcept
    @cython.locals(digit=cython.int)
    cdef void take(self) noexcept
    cpdef object effect(self)
    cpdef object weighed(self)
    @cython.locals(total=cython.int, factor=cython.int, digit=cython.int, rest=CellSet)
    cdef int _index_sum(self) noexcept
