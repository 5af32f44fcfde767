cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount, interpreted
from ...board.checks cimport check_given, check_values, check_within
from ...position.counting cimport Counter
from .chance cimport Chance

cdef CellSet ALL_CELLS
cdef CellSet PEERS[81]
cdef CellSet HOUSE[27]


@cython.final
cdef class Removal:
    cdef Chance chance
    cdef Counter counter
    cdef int values[81]
    cdef CellSet of_digit[10]
    cdef CellSet unavoidable[216]
    cdef readonly int known
    cdef int order[81]
    cdef int taken
    cdef readonly CellSet kept

    @cython.locals(digit=cython.int, cell=cython.int, first=cython.int, second=cython.int)
    cpdef set_solution(self, values)
    @cython.locals(lines=CellSet, rest=CellSet, part=CellSet, new=CellSet, across=CellSet, cell=cython.int)
    cdef void _note_lines(self, int first, int second) noexcept
    @cython.locals(rest=CellSet, part=CellSet, new=CellSet, cell=cython.int)
    cdef void _note_digits(self, CellSet cells) noexcept
    cdef void _note(self, CellSet cells) noexcept
    @cython.locals(found=cython.int, chosen=CellSet)
    cpdef int run(self, int tries) except -1
    @cython.locals(place=cython.int)
    cpdef bint run_in_order(self, order) except -1
    @cython.locals(place=cython.int, other=cython.int, cell=cython.int)
    cdef void _shuffle(self) noexcept
    @cython.locals(number=cython.int, other=CellSet)
    cdef bint _try(self) except -1
    cdef void _meet(self, CellSet cells) noexcept
    @cython.locals(digit=cython.int, givens=CellSet, once=CellSet, twice=CellSet, rest=CellSet, seen=CellSet,
                   cell=cython.int, left=CellSet)
    cdef bint _spares_one(self) noexcept
    @cython.locals(digits=cython.int, digit=cython.int)
    cdef bint _all_others(self, CellSet seen) noexcept
    @cython.locals(other=CellSet)
    cdef CellSet _other_solution(self, CellSet givens) except? 0
    @cython.locals(counter=Counter, digit=cython.int, own=CellSet, cells=CellSet, rest=CellSet)
    cdef void _count(self, CellSet givens, int limit)
    @cython.locals(cells=CellSet, digit=cython.int)
    cdef CellSet _differing(self) noexcept
    @cython.locals(rest=CellSet, own=CellSet)
    cdef bint _all_needed(self) except -1
