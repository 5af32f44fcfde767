cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.checks cimport check_digit, check_given, check_house, check_within
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef int _GROUPS
cdef int _FIRST_HOUSE
cdef int _NO_TRUTH
cdef int _NO_STATE

cpdef int house_truth(int digit, int house) except? -1


@cython.final
cdef class Closure:
    cdef readonly CellSet on[10]
    cdef readonly CellSet off[10]


cdef class StateSearch:
    cdef readonly CellSet digit_cells[10]
    cdef readonly int cell_digits[81]
    cdef readonly int count
    cdef readonly int size
    cdef int _search
    cdef short _order[2430]
    cdef int _met[2430]
    cdef short _causes[2430]
    cdef short _truths[2430]
    cdef int _marking
    cdef int _marks[2430]
    cdef short _places[2430]
    cdef int _listed[9]
    cdef signed char sound[2430]
    cdef dict _closures

    cpdef int follow(self, int premise) except -1
    cpdef int contradiction(self, int premise) except -1
    cpdef tuple argue(self, int premise, int goal)
    @cython.locals(found=Closure)
    cpdef Closure closure(self, int state)
    cpdef int size_behind(self, int state) except -1
    cpdef bint reached(self, int state) except -1
    cpdef bint is_sound(self, int state) except -1
    @cython.locals(found=Closure, place=cython.int, state=cython.int, node=cython.int)
    cpdef Closure all_reached(self)
    @cython.locals(found=list, pending=list, state=cython.int, causes=list, behind=list, cause=cython.int,
                   node=cython.int)
    cpdef tuple told(self, tuple states)
    cdef int _check_reached(self, int state) except -1
    @cython.locals(digit=cython.int, cell=cython.int)
    cdef void _read(self, Grid grid) noexcept
    @cython.locals(place=cython.int)
    cdef void _keep_sound(self) noexcept
    cdef int _digit(self, int node) noexcept
    cdef CellSet _cells(self, int node) noexcept
    cdef list _causes_of(self, int state)
    @cython.locals(place=cython.int)
    cdef list _states_of(self, int truth, int state)
    @cython.locals(count=cython.int, digits=cython.int, other=cython.int, digit=cython.int, rest=CellSet)
    cdef int _list_states_of(self, int truth, int state) noexcept
