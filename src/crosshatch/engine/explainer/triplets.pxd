cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.grid cimport Grid

cdef CellSet PEERS[81]
cdef CellSet OTHERS[243]
cdef int FEWEST_EXCLUDERS

cpdef first_triplet(Grid grid)


@cython.final
cdef class TripletSearch:
    cdef Grid grid
    cdef CellSet base
    cdef CellSet excluders[81]
    cdef int _cells[81]
    cdef int _count
    cdef int _masks[20]
    cdef int _mask_count
    cdef int _left[3]

    @cython.locals(first=cython.int, second=cython.int)
    cpdef find(self)
    @cython.locals(common=CellSet, thirds=CellSet)
    cdef _with_pair(self, int first, int second)
    @cython.locals(part=cython.int, rest=CellSet, third=cython.int)
    cdef _with_thirds(self, int first, int second, int beside, CellSet thirds, CellSet common)
    @cython.locals(rest=CellSet, ones=cython.int, all_twos=cython.int, all_threes=cython.int,
                   first_sees_second=cython.bint, first_sees_third=cython.bint, second_sees_third=cython.bint,
                   one=cython.int, twos=cython.int, two=cython.int, threes=cython.int)
    cdef bint _removes(self, int first, int second, int third) noexcept
    @cython.locals(three=cython.int, taken=cython.int, index=cython.int)
    cdef bint _allow(self, int one, int two, int threes) noexcept
