cimport cython

from .bitset cimport CellSet, lowest
from .checks cimport check_cells, check_digits, check_within
from .grid cimport Grid

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef unsigned long long LOW

@cython.locals(low=cython.ulonglong, high=cython.ulonglong)
cpdef CellSet seeing_all(CellSet cells, CellSet others) except? -1
@cython.locals(seen=CellSet)
cpdef CellSet seeing_any(CellSet others) except? -1
@cython.locals(cell=cython.int)
cpdef bint in_one_line(CellSet cells) except -1
@cython.locals(ones=CellSet, twos=CellSet, fours=CellSet, eights=CellSet, carry=CellSet, cells=CellSet,
               digit=cython.int)
cpdef CellSet cells_of_size(Grid grid, int size) except? -1
@cython.locals(cells=CellSet)
cpdef CellSet cells_with_any(Grid grid, int digits) except? -1
@cython.locals(digits=cython.int, low=cython.ulonglong, high=cython.ulonglong)
cpdef int digits_of(Grid grid, CellSet cells) except? -1
