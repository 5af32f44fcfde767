cimport cython

from ...board.bitset cimport CellSet, lowest, interpreted
from ...board.grid cimport Grid
from .tables cimport Tables, tables

cdef int OFF
cdef int CANDIDATES
cdef int MOST_DIRECT
cdef int OFF_WORD


cdef class Consequences:
    cdef Grid grid
    cdef Tables table
    cdef CellSet cells[43740]
    cdef int _lengths[2430]

    @cython.locals(index=cython.int, group=cython.int)
    cdef find_all(self)
    @cython.locals(table=Tables, first=cython.int, place=cython.int, node=cython.int, digit=cython.int,
                   digits=cython.int)
    cdef void _close_off(self, int premise) noexcept
    @cython.locals(table=Tables, first=cython.int, word=cython.int, start=cython.int, index=cython.int,
                   other=cython.int)
    cdef void _close_on(self, int premise) noexcept
    cdef look_at(self, int premise)
    @cython.locals(place=cython.int)
    cdef int length(self, int node) except? -1
    @cython.locals(table=Tables, index=cython.int, place=cython.int, other=cython.int)
    cdef measure_paths_to(self, int node)
    cdef int length_from(self, int premise) except? -1
