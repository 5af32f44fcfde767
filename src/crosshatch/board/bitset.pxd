cdef extern from *:
    """
    typedef unsigned __int128 crosshatch_cell_set;
    """
    ctypedef unsigned long long CellSet "crosshatch_cell_set"

cpdef int popcount(CellSet cells) noexcept
cpdef int lowest(CellSet cells) noexcept
cpdef CellSet bit(int cell) noexcept
