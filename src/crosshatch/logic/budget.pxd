cimport cython

cdef long long BETWEEN_LOOKS
cdef long long MOST_AT_ONCE


@cython.final
cdef class Budget:
    cdef readonly long long most
    cdef readonly long long done
    cdef long long next_look

    cpdef bint spend(self, long long work) except -1
