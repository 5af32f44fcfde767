cimport cython

from ...board.checks cimport check_within
cdef unsigned long long WORD
cdef unsigned long long HALF


@cython.final
cdef class Chance:
    cdef unsigned long long first
    cdef unsigned long long second
    cdef unsigned long long third
    cdef unsigned long long fourth

    @cython.locals(drawn=cython.ulonglong, shifted=cython.ulonglong)
    cpdef unsigned long long draw(self) noexcept
    @cython.locals(product=cython.ulonglong)
    cpdef int below(self, unsigned int bound) except? -1

cdef unsigned long long _turned(unsigned long long word, int by) noexcept
