cimport cython

from ...board.bitset cimport CellSet, lowest, interpreted
from ...board.checks cimport check_cells
from ...board.grid cimport Grid
from ...techniques.almost_locked.search cimport AlmostLockedSets, NodeLinks
from .choice_of_chains cimport Choice

cdef int HOUSES_MASK_OF[81]
cdef int MOST_LINKS


@cython.internal
@cython.final
cdef class HodokuLinkedSets:
    cdef AlmostLockedSets sets
    cdef NodeLinks links
    cdef Choice choice
    cdef int count
    cdef int numbers[600]
    cdef CellSet cells[600]
    cdef int digits[600]
    cdef CellSet seen[6000]
    cdef int link_start[601]
    cdef int others[60000]
    cdef int commons[60000]
    cdef int _places[600]
    cdef int _with[600]
    cdef int _reached[18000]

    @cython.locals(number=cython.int, place=cython.int, digit=cython.int)
    cdef int _sort(self) except -1
    @cython.locals(place=cython.int, other=cython.int, total=cython.int)
    cdef void _link(self) noexcept
    @cython.locals(sets=AlmostLockedSets, links=NodeLinks, number=cython.int, live=cython.int, digit=cython.int,
                   node=cython.int, link=cython.int, other=cython.int, member=cython.int)
    cdef void _gather(self, int place) noexcept
    @cython.locals(first=cython.int, second=cython.int, link=cython.int)
    cpdef object xz(self)
    cdef void _remove_by_link(self, int first, int second, int commons) noexcept
    @cython.locals(digits=cython.int, digit=cython.int)
    cdef void _remove_locked(self, int number, int other, int commons) noexcept
    @cython.locals(rest=cython.int)
    cdef object _in_turn(self, int first, int second, int commons)
    @cython.locals(digits=cython.int, digit=cython.int)
    cdef void _remove_common(self, int first, int second, int but) noexcept
    @cython.locals(found=CellSet, digit=cython.int)
    cdef bint _removes(self) noexcept
    @cython.locals(first=cython.int, link=cython.int)
    cpdef object xy_wing(self)
    @cython.locals(second=cython.int, commons=cython.int, other=cython.int, start=cython.int)
    cdef bint _completes(self, int first, int link) noexcept
    @cython.locals(digits=cython.int, digit=cython.int)
    cdef bint _pairs(self, int one, int other, int commons, int other_commons) noexcept
    @cython.locals(start=cython.int)
    cpdef object chain(self)
    @cython.locals(index=cython.int, any_link=cython.bint, link=cython.int, other=cython.int, commons=cython.int,
                   digit=cython.int, number=cython.int)
    cdef void _start(self, int start) noexcept
    @cython.locals(index=cython.int, any_reached=cython.bint, link=cython.int, other=cython.int)
    cdef void _go_on(self, int start, int number) noexcept
    @cython.locals(length=cython.int, longer=cython.int, digit=cython.int, firsts=cython.int, active=cython.int)
    cdef void _carry(self, int start, int number, int other, int commons) noexcept
    @cython.locals(shared=cython.int)
    cdef void _weigh(self, int start, int end, int firsts, int active) noexcept


cdef int _first_two(int digits) noexcept
@cython.locals(shared=cython.int, rest=CellSet, house=cython.int, left=cython.int)
cpdef object place_of(CellSet cells)
