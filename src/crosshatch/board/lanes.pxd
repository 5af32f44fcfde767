# What ``lanes.py`` says of each function holds here.  Engines have them in line.

cdef extern from *:
    """
    #if defined(__AVX2__)
    enum { crosshatch_lane_count = 8 };
    #elif defined(__GNUC__)  /* and Clang */
    enum { crosshatch_lane_count = 4 };
    #else
    enum { crosshatch_lane_count = 1 };
    #endif

    #if defined(__GNUC__)
    typedef unsigned int crosshatch_lanes __attribute__((vector_size(4 * crosshatch_lane_count)));
    typedef crosshatch_lanes crosshatch_lanes_in_array __attribute__((aligned(4), may_alias));
    #else
    typedef unsigned int crosshatch_lanes, crosshatch_lanes_in_array;
    #endif

    static inline int crosshatch_has_avx2(void) {
    #if defined(__GNUC__) && defined(__x86_64__)
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
    #else
        return 0;
    #endif
    }

    static inline int crosshatch_count_lanes(void) {
        return crosshatch_lane_count;
    }

    static inline crosshatch_lanes crosshatch_all_lanes(unsigned int number) {
        crosshatch_lanes none = {0};
        return none + number;
    }

    static inline crosshatch_lanes crosshatch_lanes_at(unsigned int *array, int place) {
        return *(crosshatch_lanes_in_array *) (array + place * crosshatch_lane_count);
    }

    static inline void crosshatch_set_lanes(unsigned int *array, int place, crosshatch_lanes lanes) {
        *(crosshatch_lanes_in_array *) (array + place * crosshatch_lane_count) = lanes;
    }
    """
    ctypedef unsigned long long LaneVector "crosshatch_lanes"
    bint has_avx2 "crosshatch_has_avx2" () noexcept nogil
    int lane_count "crosshatch_count_lanes" () noexcept nogil
    LaneVector all_lanes "crosshatch_all_lanes" (unsigned int number) noexcept nogil
    LaneVector lanes_at "crosshatch_lanes_at" (unsigned int *array, int place) noexcept nogil
    void set_lanes "crosshatch_set_lanes" (unsigned int *array, int place, LaneVector lanes) noexcept nogil
