cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_cells, check_within
from ...board.grid cimport Grid, recall
from ...board.cells cimport cells_of_size
from .placements cimport removable, removable_of
from .house_links cimport HouseLinks, house_links

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]

@cython.locals(digit=cython.int, found=list)
cpdef list two_links(Grid grid, int kind)
@cython.locals(found=list, targets=CellSet, links=HouseLinks, others=HouseLinks, end=cython.int)
cpdef list _two_links_of(Grid grid, int digit, int kind)
@cython.locals(start=CellSet, near=CellSet, sees=CellSet, used=CellSet, other=cython.int, joint=CellSet, last=CellSet,
               removed=CellSet)
cdef int _go_on(list found, int digit, CellSet targets, HouseLinks links, int end, HouseLinks others,
                int kind) except -1
@cython.locals(kind=cython.int, other=cython.int, across=cython.int, start=CellSet, near=CellSet, joint=CellSet,
               last=CellSet)
cpdef int shape_of(tuple houses_of, tuple nodes, CellSet removed) except -1
@cython.locals(near=CellSet, arm=CellSet, other_arm=CellSet)
cpdef bint is_empty_rectangle(tuple houses_of, tuple nodes, CellSet removed) except -1
@cython.locals(cells=CellSet)
cdef int _check_nodes(tuple nodes, CellSet removed) except -1
cdef bint _share(int kind, CellSet cells) noexcept
@cython.locals(found=list, pairs=CellSet, kept=cython.int, rest=CellSet, cell=cython.int, linked=cython.int,
               partners=CellSet)
cpdef list w_wings(Grid grid)
@cython.locals(targets=CellSet, partners=CellSet)
cdef CellSet _partners(Grid grid, int kept, int cell, CellSet cells) noexcept
@cython.locals(links=HouseLinks, end=cython.int, far=CellSet, rest=CellSet, other=cython.int, removed=CellSet,
               near=cython.int)
cdef int _join_cells(list found, Grid grid, int kept, int linked, int cell, CellSet partners) except -1
@cython.locals(pairs=CellSet, rest=CellSet, cell=cython.int, equal=CellSet)
cpdef list remote_pairs(Grid grid)
@cython.locals(equal=CellSet, digits=cython.int)
cdef CellSet _equal_cells(Grid grid, CellSet pairs, int cell) noexcept
@cython.locals(found=list, digits=cython.int, one=cython.int, other=cython.int, ways=list, met=CellSet, way=tuple,
               end=cython.int, seen=CellSet, new=CellSet)
cdef list _remote_pairs_from(Grid grid, int start, CellSet equal)
