cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount, interpreted
from ...board.checks cimport check_given
from ...board.grid cimport Grid
from ...board.cells cimport cells_of_size
from .choice_of_chains cimport Choice

cdef CellSet PEERS[81]
cdef CellSet HOUSE[27]
cdef int MOST_LINKS
cdef int MOST_CELLS
cdef int FEWEST_CELLS

@cython.locals(rest=CellSet, others=CellSet, left=cython.int, equal=cython.int, digits=cython.int)
cdef bint _has_equals(Grid grid) noexcept


@cython.internal
@cython.final
cdef class DigitChains:
    cdef Grid grid
    cdef Choice choice
    cdef CellSet strong[810]
    cdef CellSet linked[10]
    cdef int digit

    @cython.locals(digit=cython.int, start=cython.int, digits=cython.int)
    cpdef object best(self)
    @cython.locals(cells=CellSet, pair=CellSet, cell=cython.int, house=cython.int, one=cython.int, other=cython.int)
    cdef void _link(self, int digit) noexcept
    @cython.locals(targets=CellSet, ends=CellSet, removed=CellSet, end=cython.int)
    cdef void _start(self, int digit, int start) noexcept
    @cython.locals(digit=cython.int, cells=CellSet, on=CellSet, off=CellSet, known_on=CellSet, reached=CellSet,
                   links=cython.int)
    cdef CellSet _reached(self, int start) noexcept
    cdef bint _joined(self, int start, int end) noexcept
    @cython.locals(others=CellSet, other=cython.int)
    cdef bint _strong_step(self, int cell, int end, CellSet used, int left, int links) noexcept
    @cython.locals(others=CellSet, other=cython.int)
    cdef bint _weak_step(self, int cell, int end, CellSet used, int left, int links) noexcept


@cython.internal
@cython.final
cdef class BivalueChains:
    cdef Grid grid
    cdef Choice choice
    cdef CellSet pairs
    cdef CellSet pairs_with[10]
    cdef CellSet fresh[10]
    cdef CellSet coming[10]
    cdef int distance[810]

    @cython.locals(digit=cython.int, start=cython.int, digits=cython.int, rest=CellSet)
    cpdef object best(self)
    @cython.locals(targets=CellSet, ends=CellSet, removed=CellSet, end=cython.int)
    cdef void _start(self, int digit, int start) noexcept
    @cython.locals(ends=CellSet, better=cython.bint)
    cdef bint _any_better(self, int digit, int start, CellSet targets) noexcept
    @cython.locals(other=cython.int)
    cdef bint _joined(self, int digit, int start, int end) noexcept
    @cython.locals(index=cython.int, each=cython.int, other=cython.int, cells=cython.int, more=cython.bint)
    cdef void _measure(self, int digit, int end) noexcept
    @cython.locals(each=cython.int, seeing=CellSet, rest=CellSet, cell=cython.int, entered=cython.int,
                   more=cython.bint)
    cdef bint _measure_next(self, int cells) noexcept
    @cython.locals(others=CellSet, other=cython.int, distance=cython.int, passed=cython.int)
    cdef bint _step(self, int digit, int cell, int end, CellSet used, int left) noexcept


@cython.internal
@cython.final
cdef class RemotePairs:
    cdef Grid grid
    cdef Choice choice
    cdef CellSet equal
    cdef int low
    cdef int high
    cdef int path[10]

    @cython.locals(rest=CellSet, starts=CellSet, digits=cython.int)
    cpdef object best(self)
    cdef CellSet _equal_cells(self, CellSet cells, int digits) noexcept
    @cython.locals(others=CellSet)
    cdef void _go_on(self, int cell, CellSet used, int length) noexcept
    @cython.locals(between=CellSet, seen=CellSet, first=cython.int, last=cython.int)
    cdef void _weigh(self, int length) noexcept
