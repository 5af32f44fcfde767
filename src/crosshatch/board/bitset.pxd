# What ``bitset.py`` says of each function holds here.  They are written here so that each engine has them in line.

cdef extern from *:
    """
    typedef unsigned __int128 crosshatch_cell_set;
    """
    ctypedef unsigned long long CellSet "crosshatch_cell_set"
    int __builtin_popcountll(unsigned long long bits) noexcept nogil
    int __builtin_ctzll(unsigned long long bits) noexcept nogil


cpdef inline int popcount(CellSet cells) noexcept:
    return __builtin_popcountll(<unsigned long long> cells) + __builtin_popcountll(<unsigned long long> (cells >> 64))


cpdef inline int lowest(CellSet cells) noexcept:
    if <unsigned long long> cells:
        return __builtin_ctzll(<unsigned long long> cells)
    if cells:
        return 64 + __builtin_ctzll(<unsigned long long> (cells >> 64))
    return -1


cpdef inline CellSet bit(int cell) noexcept:
    return (<CellSet> 1) << cell
