cimport cython

from ...board.bitset cimport CellSet, lowest
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef int NONE
cdef int MOST_NAKED
cdef int MOST_HIDDEN


@cython.final
cdef class SinglesQueue:
    cdef readonly Grid grid
    cdef int _naked[81]
    cdef int _naked_first
    cdef int _naked_end
    cdef int _hidden[243]
    cdef int _hidden_first
    cdef int _hidden_end

    @cython.locals(peers=CellSet, others=cython.int)
    cpdef place(self, int cell, int digit)
    @cython.locals(left=cython.int)
    cpdef bint eliminate(self, int cell, int digit) except? -1
    @cython.locals(kind=cython.int, house=cython.int, place=cython.int)
    cdef void _note_hidden(self, int cell, int digit) noexcept
    @cython.locals(kind=cython.int, kinds=list)
    cpdef list take_all(self)
    @cython.locals(place=cython.int, single=cython.int)
    cdef int _take(self) except? -2
    cdef int _taken(self, int kind, int single) except? -2
    @cython.locals(kind=cython.int, found=cython.bint)
    cdef bint _is_last_of_a_house(self, int cell) noexcept
    @cython.locals(kind=cython.int, found=cython.bint)
    cdef bint _is_hidden_single(self, int cell, int digit) noexcept
