cimport cython

from ...board.bitset cimport CellSet, lowest
from ...board.checks cimport check_given
from .states cimport Closure, StateSearch, house_truth

cdef CellSet HOUSE[27]
cdef CellSet ALL_CELLS
cdef int NO_STATE

@cython.locals(found=list, cell=cython.int, digits=cython.int, premise=cython.int)
cpdef list _all(StateSearch links, bint on)
@cython.locals(found=list, cell=cython.int, digits=cython.int, digit=cython.int, house=cython.int, rest=CellSet, off=list)
cpdef list choices(StateSearch links)
@cython.locals(found=list, on=cython.int, digit=cython.int, cells=CellSet, closure=Closure)
cpdef list shared(list closures)


@cython.final
cdef class ForcingSearch:
    cdef StateSearch _links
    cdef set _known
    cdef object _sift
    cdef readonly list contradictions
    cdef list _all_verities

    @cython.locals(goal=cython.int, premises=tuple, end=cython.int, cases=list, premise=cython.int)
    cpdef told(self, find)
    @cython.locals(goal=cython.int, premises=tuple, end=cython.int, size=cython.int, premise=cython.int)
    cpdef int size_told(self, find) except -1
    @cython.locals(found=list, premise=cython.int, size=cython.int, goal=cython.int)
    cdef list _contradictions(self)
    @cython.locals(best=dict, cases=tuple, closures=list, goals=list, sizes=list, case=cython.int, place=cython.int)
    cdef list _verities(self)


cdef int _keep_best(dict best, list goals, list sizes, tuple cases, truth) except -1
