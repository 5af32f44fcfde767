cimport cython

from ...board.bitset cimport CellSet, bit, lowest, interpreted
from ...board.checks cimport check_cell, check_digit

cdef CellSet ALL_CELLS
cdef int ALL_DIGITS
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef int SPOT[81][3]
cdef int ALL_SPOTS
cdef int _SETTLING
cdef unsigned long long FIRST_WORD


cdef class Marks:
    cdef CellSet empty
    cdef short digits[81]
    cdef CellSet cells[10]
    cdef short spots[270]
    cdef short room[27]
    cdef int full_houses
    cdef short naked[163]
    cdef int naked_first
    cdef int naked_end
    cdef short hidden[487]
    cdef int hidden_first
    cdef int hidden_end

    @cython.locals(cell=cython.int, digit=cython.int, index=cython.int, house=cython.int)
    cpdef bint load(self, bytes line) except -1
    @cython.locals(row=cython.int, column=cython.int, box=cython.int, here=cython.int, rest=CellSet, part=cython.ulonglong, others=cython.int,
                   other=cython.int)
    cpdef int place(self, int cell, int digit) except -1
    cpdef bint eliminate(self, int cell, int digit) except -1
    @cython.locals(mask=cython.int)
    @cython.final
    cdef inline void _lose(self, int cell, int digit) noexcept
    @cython.locals(here=cython.int)
    @cython.final
    cdef inline void _lose_places(self, int cell, int digit) noexcept
    @cython.locals(left=cython.int)
    @cython.final
    cdef inline void _lose_place(self, int index, int spot) noexcept
    @cython.locals(left=cython.int)
    @cython.final
    cdef inline void _fill_one(self, int house) noexcept
