cimport cython

@cython.locals(added=cython.double, limit=cython.int, by_a_half=cython.bint)
cpdef double difficulty(double base, int complexity) noexcept
