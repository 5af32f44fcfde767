cimport cython

from ..board.grid cimport Grid
from .record cimport Record, clash, column_of, dead_end

cdef int HOUSES_OF[81][3]
cdef int _ROOT
cdef int _OPTIONS


@cython.internal
@cython.final
cdef class Links:
    cdef Record record
    cdef int options
    cdef int left[325]
    cdef int right[325]
    cdef int size[325]
    cdef int up[3241]
    cdef int down[3241]
    cdef int column[3241]
    cdef int code[729]

    @cython.locals(cell=cython.int, digit=cython.int, house=cython.int)
    cdef void _link(self, Grid grid) noexcept
    @cython.locals(last=cython.int)
    cdef void _add_column(self, int header) noexcept
    @cython.locals(node=cython.int)
    cdef void _add_option(self, int cell, int digit) noexcept
    @cython.locals(last=cython.int)
    cdef void _add_node(self, int node, int header) noexcept
    @cython.locals(taken=list, header=cython.int)
    cdef expand(self, int choice)
    @cython.locals(node=cython.int)
    cdef branch(self, int header)
    @cython.locals(best=cython.int, fewest=cython.int, header=cython.int)
    cdef int fewest_options(self) noexcept
    @cython.locals(first=cython.int, place=cython.int)
    cdef void take(self, int node) noexcept
    @cython.locals(first=cython.int, place=cython.int)
    cdef void put_back(self, int node) noexcept
    @cython.locals(left=cython.p_int, right=cython.p_int, up=cython.p_int, down=cython.p_int, node=cython.int, first=cython.int, place=cython.int)
    cdef void cover(self, int header) noexcept
    @cython.locals(left=cython.p_int, right=cython.p_int, up=cython.p_int, down=cython.p_int, node=cython.int, first=cython.int, place=cython.int)
    cdef void uncover(self, int header) noexcept
