cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.checks cimport check_given, check_within
from .closure cimport Closure
from .position cimport Position

cdef int NO_NODE


@cython.final
cdef class ForcingHint:
    cdef readonly int kind
    cdef readonly int conclusion
    cdef readonly int anchor
    cdef readonly int complexity
    cdef readonly int created

    cpdef tuple order(self)


@cython.final
cdef class Comparison:
    cdef Position _source
    cdef list branches
    cdef int targets[9]
    cdef CellSet _common_on[10]
    cdef CellSet _common_off[10]
    cdef bint _nested
    cdef int _created
    cdef int _complexities[1458]
    cdef int _kinds[1458]
    cdef list _hints
    cdef list _slots

    @cython.locals(index=cython.int)
    cdef begin(self, bint nested)
    cdef ForcingHint first(self)
    cdef list all(self)
    cdef int take_contradiction(self, Closure closure) except -1
    @cython.locals(index=cython.int, closure=Closure)
    cdef find(self, int state, int count)
    @cython.locals(index=cython.int, closure=Closure)
    cdef bint any_clash(self, int count) noexcept
    @cython.locals(first=Closure, on=cython.int, node=cython.int, state=cython.int)
    cdef offer_common(self, int count, int kind, int anchor)
    @cython.locals(candidate=cython.int, cells=CellSet)
    cdef bint _is_common(self, int state) noexcept
    @cython.locals(closure=Closure, digit=cython.int, left=cython.bint, index=cython.int)
    cdef bint _find_common(self, int count) except -1
    @cython.locals(slot=cython.int, limit=cython.int, complexity=cython.int, deduced=cython.bint, index=cython.int,
                   closure=Closure)
    cdef offer(self, int count, int kind, int conclusion, int anchor)
    @cython.locals(candidate=cython.int, cell=cython.int, others=cython.int)
    cdef int _slot(self, int conclusion) noexcept
    @cython.locals(chains=dict, index=cython.int, closure=Closure)
    cdef int _nested_complexity(self, int count) except -1
