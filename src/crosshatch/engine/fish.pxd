cimport cython

from ..board.bitset cimport CellSet, bit, lowest, popcount
from ..board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int CELL_HOUSES[81]
cdef int ROWS_MASK
cdef int COLUMNS_MASK
cdef int BOXES_MASK
cdef int TURNS

@cython.locals(cover_search=CoverSearch, turn=cython.int, bases=cython.int, covers=cython.int, found=list)
cpdef list search(Grid grid, int start, int side, int other, int size, int max_fins, int max_endo_fins)


cdef class CoverSearch:
    cdef int size
    cdef int max_fins
    cdef int max_endo_fins
    cdef int max_touched
    cdef CellSet cells
    cdef int covers
    cdef int base_count
    cdef int base_houses[27]
    cdef CellSet base_cells[27]
    cdef int base_touches[27]
    cdef int bases
    cdef CellSet base
    cdef CellSet endo_fins
    cdef list found

    cdef list run(self, Grid grid, int digit, int bases, int covers)
    @cython.locals(covers=cython.int, one_kind=cython.bint, max_in_line=cython.int, house=cython.int,
                   places=cython.int)
    cdef void _collect(self, Grid grid, int digit, int bases) noexcept
    @cython.locals(cells=CellSet, touches=cython.int)
    cdef void _collect_one(self, int house) noexcept
    @cython.locals(touched=cython.int)
    cdef int _touched(self, CellSet cells) noexcept
    @cython.locals(cells=CellSet, endo=CellSet, reach=cython.int, chosen=cython.int)
    cdef int _choose_base(
        self, int index, int left, int bases, CellSet base, CellSet endo_fins, int touched
    ) except -1
    @cython.locals(targets=CellSet)
    cdef int _cover_base(self, int bases, CellSet base, CellSet endo_fins, int touched) except -1
    @cython.locals(options=cython.int, house=cython.int, cells=CellSet, fin=cython.int, rest=CellSet)
    cdef int _choose_cover(
        self,
        int left,
        int choice,
        CellSet open_cells,
        CellSet fins,
        int covers,
        CellSet covered,
        CellSet twice,
        CellSet targets,
    ) except -1
    @cython.locals(losing=CellSet)
    cdef int _note(self, CellSet fins, int covers, CellSet covered, CellSet twice, CellSet targets) except -1


cdef CellSet _seeing_all(CellSet cells, CellSet fins) noexcept
