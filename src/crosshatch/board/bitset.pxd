# What ``bitset.py`` says of each function holds here.  They are written here so that each engine has them in line.

cdef extern from *:
    """
    typedef unsigned __int128 crosshatch_cell_set;

    static inline int crosshatch_popcount(unsigned long long bits) {
    #ifdef __POPCNT__
        return __builtin_popcountll(bits);
    #else  /* where the processor may have no instruction for it: in line, which a library's function is not */
        bits -= bits >> 1 & 0x5555555555555555ULL;
        bits = (bits & 0x3333333333333333ULL) + (bits >> 2 & 0x3333333333333333ULL);
        return (int) (((bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fULL) * 0x0101010101010101ULL >> 56);
    #endif
    }

    static inline int crosshatch_lowest(crosshatch_cell_set cells) {
        /* Without a branch on which half it is, as nothing could foretell that one. */
        unsigned long long low = (unsigned long long) cells;
        unsigned long long all_if_high = (unsigned long long) (low != 0) - 1;
        unsigned long long half = low | ((unsigned long long) (cells >> 64) & all_if_high);
        return cells ? __builtin_ctzll(half) + (int) (all_if_high & 64) : -1;
    }
    """
    ctypedef unsigned long long CellSet "crosshatch_cell_set"
    int crosshatch_popcount(unsigned long long bits) noexcept nogil
    int crosshatch_lowest(CellSet cells) noexcept nogil


cpdef inline int popcount(CellSet cells) noexcept nogil:
    return crosshatch_popcount(<unsigned long long> cells) + crosshatch_popcount(<unsigned long long> (cells >> 64))


cpdef inline int lowest(CellSet cells) noexcept nogil:
    return crosshatch_lowest(cells)


cpdef inline CellSet bit(int cell) noexcept nogil:
    return (<CellSet> 1) << cell
