cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.checks cimport check_within
from ...board.grid cimport Grid, changed_since_nothing, found_nothing

cdef CellSet PEERS[81]
cdef int DIGIT_COUNT[1024]
cdef CellSet CROSSING[135]
cdef CellSet ONLY_FIRST[135]
cdef CellSet ONLY_SECOND[135]

cpdef list bent_subsets(Grid grid, int size)


@cython.internal
@cython.final
cdef class WingSearch:
    cdef int size
    cdef Grid grid
    cdef CellSet changed
    cdef CellSet few
    cdef int chosen[5]
    cdef int hinges[3]
    cdef int hinge_digits[3]
    cdef int hinge_count
    cdef int firsts[8]
    cdef int seconds[8]
    cdef CellSet crossing
    cdef CellSet only_first
    cdef CellSet only_second
    cdef list found
    cdef set seen

    @cython.locals(index=cython.int, changed=CellSet)
    cdef list run(self, Grid grid)
    @cython.locals(rest=CellSet, cell=cython.int)
    cdef void _sort_cells(self, Grid grid) noexcept
    @cython.locals(first_count=cython.int, second_count=cython.int, index=cython.int, other=cython.int,
                   first=cython.int, second=cython.int, mask=cython.int, shared=cython.int, loose=cython.int,
                   removed=CellSet)
    cdef int _choose_wings(self) except -1
    @cython.locals(rest=CellSet)
    cdef void _list_hinges(self) noexcept
    @cython.locals(count=cython.int, cell=cython.int)
    cdef int _list_wings(self, CellSet cells, int* wings) noexcept
    @cython.locals(index=cython.int)
    cdef inline bint _fits(self, int digits) noexcept
    @cython.locals(one=cython.int, two=cython.int, with_loose=CellSet, left=CellSet, index=cython.int, cell=cython.int,
                   all_digits=cython.int, remaining=CellSet, others=CellSet)
    cdef int _choose_hinge(self, int first, int second, int loose, CellSet removed) except -1
    @cython.locals(cell=cython.int, mask=cython.int, new_one=cython.int, new_two=cython.int, remaining=CellSet)
    cdef int _choose_others(self, int count, CellSet left, int one, int two, int all_digits, int loose,
                            CellSet removed) except -1
    @cython.locals(rest=CellSet, cell=cython.int)
    cdef bint _is_bent(self, int loose) noexcept
    @cython.locals(some=cython.int, mask=cython.int, index=cython.int)
    cdef bint _is_minimal(self) noexcept
    cdef int _note(self, int loose, CellSet removed) except -1
    @cython.locals(cells=CellSet, index=cython.int)
    cdef CellSet _chosen_cells(self) noexcept
