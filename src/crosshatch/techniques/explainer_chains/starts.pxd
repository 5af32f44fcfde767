cimport cython

from ...board.bitset cimport CellSet, bit, lowest, interpreted
from .links cimport Links

cdef CellSet PEERS[81]
cdef int XY
cdef int NONE
cdef int WORD


@cython.final
cdef class Starts:
    cdef CellSet on[10]
    cdef CellSet off[10]
    cdef CellSet cycle[10]
    cdef bint _knows_all
    cdef int _count
    cdef short _candidates[729]
    cdef short _numbers[729]
    cdef short _next[81648]
    cdef int _next_count
    cdef int _first_next[730]
    cdef int _words
    cdef CellSet _on_by[4374]
    cdef int _search
    cdef int _met[729]
    cdef short _queue[729]
    cdef int _queued
    cdef CellSet _reached[10]
    cdef CellSet _excluded[10]
    cdef CellSet _turned_off[10]
    cdef CellSet _reached_first[10]
    cdef CellSet _excluded_first[10]

    @cython.locals(digit=cython.int)
    cdef void choose(self, Links links) noexcept
    @cython.locals(cells=CellSet, digit=cython.int)
    cdef CellSet cells(self) noexcept
    cdef bint may_lead_back(self, int candidate, int start) noexcept
    @cython.locals(index=cython.int, digit=cython.int)
    cdef void _choose_by_new_links(self, Links links) noexcept
    @cython.locals(digit=cython.int, filled=CellSet, twice=CellSet, done=cython.int, candidate=cython.int,
                   cell=cython.int, digits=cython.int, other=cython.int, cells=CellSet)
    cdef void _reach(self, Links links, int start) noexcept
    @cython.locals(link=cython.int, partner=cython.int)
    cdef inline void _turn_on_partners(self, Links links, int off) noexcept
    @cython.locals(number=cython.int, candidate=cython.int, cell=cython.int, digit=cython.int, link=cython.int,
                   partner=cython.int, place=cython.int)
    cdef void _choose_by_all(self, Links links) noexcept
    @cython.locals(cells=CellSet, cell=cython.int, digits=cython.int, number=cython.int, candidate=cython.int,
                   digit=cython.int)
    cdef void _list(self, Links links) noexcept
    @cython.locals(link=cython.int, partner=cython.int)
    cdef inline void _add_next(self, Links links, int off) noexcept
    @cython.locals(words=cython.int, place=cython.int, number=cython.int, growing=cython.bint)
    cdef void _close(self) noexcept
    @cython.locals(grown=cython.bint, words=cython.int, word=cython.int, known=CellSet, on=CellSet, place=cython.int)
    cdef bint _grow(self, int number) noexcept
    cdef inline bint _leads_to(self, int number, int other) noexcept
    @cython.locals(candidate=cython.int, cell=cython.int, digit=cython.int, digits=cython.int, cells=CellSet)
    cdef bint _excludes_itself(self, Links links, int number) noexcept
