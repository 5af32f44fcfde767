"""Interpreted, there is one lane, so that an array of lanes is an array of numbers."""

from crosshatch.board.lanes import MOST_LANES, all_lanes, has_avx2, lane_count, lanes_at, set_lanes


def test_one_lane() -> None:
    array = [5, 6, 7]
    set_lanes(array, 1, lanes_at(array, 0) | all_lanes(8))
    assert array == [5, 13, 7]
    assert 1 == lane_count() <= MOST_LANES
    assert not has_avx2()
