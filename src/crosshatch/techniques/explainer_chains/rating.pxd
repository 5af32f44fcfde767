cimport cython

from ...board.checks cimport check_within
@cython.locals(added=cython.double, limit=cython.int, by_a_half=cython.bint)
cpdef double difficulty(double base, int complexity) except? -1
