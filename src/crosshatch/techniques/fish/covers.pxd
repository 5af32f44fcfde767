cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount

cdef CellSet HOUSE[27]
cdef int HOUSES_MASK_OF[81]


cdef class CoverChoice:
    cdef CellSet cells
    cdef int work

    @cython.locals(options=cython.int, house=cython.int, cells=CellSet, cell=cython.int)
    @cython.final
    cdef int _choose_cover(self, int left, int choice, CellSet open_cells, int covers, CellSet covered, CellSet twice,
                           int fins_left) except -1
    cdef int _note(self, int covers, CellSet covered, CellSet twice) except -1
