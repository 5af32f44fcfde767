cimport cython

from ...board.bitset cimport CellSet, bit, interpreted
from ...board.checks cimport check_within

cdef int ADVANCED
cdef int MOST_NODES
cdef int NO_NODE


@cython.final
cdef class Deduction:
    cdef readonly int rule
    cdef readonly int reached
    cdef readonly object about
    cdef readonly int complexity
    cdef readonly int number
    cdef readonly int parent_count
    cdef short rests_on[729]

    @cython.locals(index=cython.int)
    cdef void add_parent(self, int node) noexcept
    cpdef int parent(self, int index) except? -1


@cython.final
cdef class Closure:
    cdef readonly int count
    cdef readonly int clash
    cdef short states[832]
    cdef signed char causes[832]
    cdef short first[833]
    cdef short parents[1536]
    cdef readonly CellSet on[10]
    cdef readonly CellSet off[10]
    cdef readonly list deductions
    cdef readonly int level
    cdef readonly int count_before
    cdef readonly int single_count
    cdef readonly int plain_count
    cdef readonly int plain_deductions
    cdef short sizes[832]
    cdef char _marks[832]
    cdef short listing[832]

    @cython.locals(digit=cython.int)
    cdef void begin(self) noexcept
    @cython.locals(count=cython.int, deductions=cython.int, node=cython.int, candidate=cython.int)
    cdef cut(self, int level)
    @cython.locals(node=cython.int)
    cdef int find(self, int state) noexcept
    cdef int size(self, int node) noexcept
    @cython.locals(node=cython.int, count=cython.int, state=cython.int, place=cython.int)
    cdef int _mark(self, int last) noexcept
    @cython.locals(index=cython.int)
    cdef inline void _mark_parents(self, Deduction deduction) noexcept
    cpdef int state(self, int node) except? -1
    cpdef int cause(self, int node) except? -1
    @cython.locals(place=cython.int)
    cpdef list behind(self, int node)
    cpdef Deduction deduction_of(self, int node)
    @cython.locals(place=cython.int)
    cpdef list parents_of(self, int node)
    @cython.locals(node=cython.int, deduction=Deduction)
    cdef add_chains(self, int last, dict chains)
    @cython.locals(node=cython.int, state=cython.int, count=cython.int, done=cython.int, deduction=Deduction,
                   parents=cython.int, index=cython.int, place=cython.int)
    cdef int list_behind(self, int last) noexcept
