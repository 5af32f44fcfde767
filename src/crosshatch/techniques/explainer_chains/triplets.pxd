cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.grid cimport Grid
from .position cimport Position

cdef CellSet PEERS[81]
cdef CellSet OTHERS[243]
cdef list _spare

@cython.locals(position=Position, search=TripletSearch)
cpdef first_triplet(Grid grid)


@cython.final
cdef class TripletSearch:
    cdef Position _position
    cdef Position _barren
    cdef bint _has_barren
    cdef bint _has_singles
    cdef CellSet _changed
    cdef bint _pair_changed
    cdef CellSet _small
    cdef CellSet _base
    cdef CellSet _excluders[81]
    cdef int _cells[81]
    cdef int _count
    cdef int _masks[20]
    cdef int _mask_count
    cdef int _left[3]

    @cython.locals(first=cython.int, second=cython.int, common=CellSet)
    cpdef first(self, Position position)
    @cython.locals(small=CellSet, single=CellSet, same=cython.bint, cell=cython.int, digits=cython.int, rest=cython.int)
    cdef void _load(self, Position position) noexcept
    @cython.locals(others=CellSet)
    cdef _with_pair(self, int first, int second, CellSet common)
    @cython.locals(others=CellSet, before=CellSet)
    cdef CellSet _untried(self, int first, int second) noexcept
    @cython.locals(part=cython.int, rest=CellSet, third=cython.int, shared=CellSet, changed=cython.bint)
    cdef _with_thirds(self, int first, int second, int beside, CellSet thirds, CellSet common)
    @cython.locals(ones=cython.int, all_twos=cython.int, all_threes=cython.int, first_sees_second=cython.bint,
                   first_sees_third=cython.bint, second_sees_third=cython.bint, one=cython.int, twos=cython.int,
                   two=cython.int, threes=cython.int)
    cdef bint _removes(self, int first, int second, int third, CellSet shared) noexcept
    @cython.locals(three=cython.int, taken=cython.int, index=cython.int)
    cdef inline bint _allow(self, int one, int two, int threes) noexcept
