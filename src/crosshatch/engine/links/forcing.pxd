cimport cython

from ...board.bitset cimport CellSet, lowest
from ...board.grid cimport Grid
from .implications cimport Closure, Implications, house_truth
from .propagation cimport Propagation

cdef CellSet HOUSE[27]
cdef CellSet ALL_CELLS
cdef int NO_STATE
cdef int MOST_STATES

@cython.locals(found=list, cell=cython.int, digits=cython.int, digit=cython.int, house=cython.int, rest=CellSet, off=list)
cpdef list choices(Grid grid)
@cython.locals(found=list, on=cython.int, digit=cython.int, cells=CellSet, closure=Closure)
cpdef list shared(list closures)


@cython.final
cdef class ForcingChains:
    cdef Implications _links
    cdef list _choices
    cdef int _best
    cdef tuple _best_end
    cdef dict _off
    cdef readonly list contradictions
    cdef list _all_verities

    cpdef contradiction(self, find)
    cpdef verity(self, find)
    @cython.locals(found=list, off=cython.int, premise=cython.int)
    cdef list _contradictions(self)
    cdef int _cells(self) except -1
    @cython.locals(had=CellSet, left=CellSet, off=CellSet, cells=CellSet, digit=cython.int, house=cython.int)
    cdef bint _is_contradictory(self, Closure closure) noexcept
    @cython.locals(place=cython.int, state=cython.int, closure=Closure, had=CellSet, left=CellSet, cells=CellSet,
                   digit=cython.int, house=cython.int, truth=cython.int)
    cdef int _compare_ends(self, int premise) except -1
    @cython.locals(state=cython.int, size=cython.int)
    cdef int _compare(self, truth, tuple states) except -1
    @cython.locals(best=dict, cases=tuple, closures=list, goals=list, sizes=list, case=cython.int, place=cython.int)
    cdef list _verities(self)


@cython.final
cdef class ForcingNets:
    cdef set _known
    cdef list _choices
    cdef Propagation _net
    cdef list _closures
    cdef readonly list contradictions
    cdef list _all_verities

    cpdef told(self, find)
    @cython.locals(found=list, off=cython.int, premise=cython.int, size=cython.int)
    cdef list _contradictions(self)
    @cython.locals(best=dict, cases=tuple, closures=list, goals=list, sizes=list, case=cython.int, place=cython.int)
    cdef list _verities(self)


cdef int _keep_best(dict best, list goals, list sizes, tuple cases, truth) except -1
