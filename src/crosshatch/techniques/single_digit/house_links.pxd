cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.checks cimport check_digit, check_given, check_within
from ...board.grid cimport Grid, recall
from ...board.cells cimport in_one_line, seeing_all

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet ALL_CELLS
cdef int BILOCATION
cdef int GROUPED
cdef int MOST_ENDS

cpdef HouseLinks house_links(Grid grid, int digit, int kind)
cpdef list all_house_links(Grid grid, int kind)
@cython.locals(found=list, digit=cython.int)
cpdef list _of_digits(Grid grid, int kind)


@cython.final
cdef class HouseLinks:
    cdef readonly int count
    cdef readonly CellSet cells[144]
    cdef readonly CellSet sees[144]
    cdef readonly int houses[144]

    @cython.locals(house=cython.int, cells=CellSet)
    cdef void _join_places(self, Grid grid, int digit) noexcept
    @cython.locals(house=cython.int, cells=CellSet)
    cdef void _join_groups(self, Grid grid, int digit) noexcept
    @cython.locals(left=CellSet, cell=cython.int)
    cdef void _split_box(self, int house, CellSet cells) noexcept
    @cython.locals(rest=CellSet)
    cdef void _split(self, int house, CellSet cells, CellSet part) noexcept
    @cython.locals(end=cython.int)
    cdef void _add(self, int house, CellSet first, CellSet second) noexcept


