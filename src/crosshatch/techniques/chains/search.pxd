cimport cython

from ...board.bitset cimport CellSet, interpreted, lowest, popcount
from ...board.checks cimport check_within
from ...board.grid cimport Grid
from ..uniqueness.guardians cimport DeadlyFinding
from ..almost_locked.almost_hidden cimport AlmostHiddenSets
from ..almost_locked.search cimport AlmostLockedSets
from .reach cimport Levels, Reach
from .table cimport LinkTable

cdef int ALL_KINDS
cdef int ALMOST_LOCKED
cdef int BILOCATION
cdef int BIVALUE
cdef int GROUPED
cdef int NO_NODE
cdef int RECTANGLES
cdef int HIDDEN_SETS
cdef int MOST_TRIES
cdef int FEW_TRIES
cdef int MOST_OF_ALL
cdef int BETWEEN_LOOKS
cdef int NO_FORM

cpdef bint may_have(Grid grid, int kinds, unsigned long long lengths) except -1
@cython.locals(reach=Reach)
cdef unsigned long long _lengths(Grid grid, int kinds) except? 0


@cython.internal
@cython.final
cdef class ChainSearch(Levels):
    cdef CellSet last_removed[10]
    cdef int last_form
    cdef short way[124]
    cdef short way_link[124]
    cdef int way_length
    cdef int goes
    cdef int tries
    cdef int tried
    cdef object shorter
    cdef dict best

    @cython.locals(start=cython.int, lengths=cython.ulonglong, explored=cython.int, length=cython.ulonglong)
    cpdef list run(self, int strong, object shorter)
    @cython.locals(met=cython.int, place=cython.int)
    cdef int _explore(self, int start, int length) except -1
    cdef int _end(self, int end) except -1
    @cython.locals(digit=cython.int, count=cython.int)
    cdef int _removed_count(self) noexcept
    @cython.locals(digit=cython.int)
    cdef int _removed_node(self) noexcept
    @cython.locals(net=LinkTable, home=CellSet)
    cdef int _find_way(self, int end, int strong) except -1
    @cython.locals(net=LinkTable, link=cython.int, one=cython.int, sets=AlmostLockedSets, member=cython.int,
                   number=cython.int, digits=cython.int, off=cython.int)
    cdef int _trace_on(self, int on, int place, CellSet home, CellSet left, bint told) except -1
    cdef inline bint _leads(self, int off, int on) noexcept
    @cython.locals(net=LinkTable, cells=CellSet, others=CellSet)
    cdef int _trace_link(self, int on, int off, int place, CellSet home, CellSet left, bint told) except -1
    cdef CellSet _taken_up(self, CellSet cells) noexcept
    @cython.locals(net=LinkTable, cells=CellSet, earlier=cython.int, other=cython.int,
                   same=cython.bint)
    cdef bint _is_free(self, int node, CellSet left, int place) noexcept
    cdef bint _may_meet(self, CellSet shared, bint is_end, bint is_next, int place) noexcept
    @cython.locals(net=LinkTable, cells=CellSet, first=cython.int, plain_count=cython.int, index=cython.int,
                   on=cython.int, others=CellSet)
    cdef int _trace_off(self, int off, int place, CellSet home, CellSet left, bint told) except -1
    cdef bint _stays(self, CellSet cells, CellSet others, int place) noexcept
    cdef bint _may_be_named(self) noexcept
    @cython.locals(net=LinkTable, digit=cython.int, place=cython.int, one=cython.int, other=cython.int,
                   link=cython.int, kept=cython.int)
    cdef bint _closes(self) noexcept
    @cython.locals(sets=AlmostLockedSets, digits=cython.int, digit=cython.int)
    cdef void _lock(self, int number, int used) noexcept
    @cython.locals(net=LinkTable, number=cython.int, cells=CellSet, digit=cython.int, lost=CellSet)
    cdef void _hide(self, int one, int other) noexcept
    @cython.locals(form=cython.int)
    cdef int _note(self) except -1
    @cython.locals(digit=cython.int)
    cdef int _note_effect(self, int form) except -1
    @cython.locals(digit=cython.int, like=cython.bint)
    cdef bint _is_like_last(self, int form) noexcept
    @cython.locals(net=LinkTable, nodes=list, links=list, place=cython.int, node=cython.int, link=cython.int,
                   reason=cython.int, deadly=DeadlyFinding)
    cdef tuple _told(self)
    @cython.locals(net=LinkTable, found=list, any_found=cython.bint, place=cython.int, one=cython.int,
                   other=cython.int, number=cython.int, hidden=AlmostHiddenSets)
    cdef tuple _hidden_sets(self)
    @cython.locals(net=LinkTable, named=cython.int, first=cython.int, last=cython.int)
    cdef int _form(self) noexcept
    @cython.locals(net=LinkTable, length=cython.int, digit=cython.int, one_digit=cython.bint, in_houses=cython.bint,
                   in_cells=cython.bint, place=cython.int, link=cython.int, first=cython.int, middle=cython.int,
                   last=cython.int, ends=cython.int)
    cdef int _named(self) noexcept
