"""Axes have room for every value, ticks at round numbers, and bins whose middles are round."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.render.plots.axes import axis_for, count_axis

NEARLY = 1e-6


def test_ticks_stand_at_round_numbers() -> None:
    assert axis_for([1.2, 2.0, 8.9], 60).ticks == (2, 4, 6, 8)
    assert axis_for([0.12, 0.13, 0.15], 60).ticks == (0.12, 0.13, 0.14, 0.15)


def test_a_short_logarithmic_axis_has_ticks_too() -> None:
    assert axis_for([6.1, 6.9], 60, logarithmic=True).ticks == (6, 6.2, 6.4, 6.6, 6.8)


def test_a_wide_range_has_a_logarithmic_axis() -> None:
    assert not axis_for([1, 12], 60).logarithmic
    assert axis_for([200, 7000], 60).logarithmic
    assert not axis_for([200, 7000], 60, logarithmic=False).logarithmic
    assert axis_for([200, 7000], 60).ticks == (200, 500, 1000, 2000, 5000)
    assert axis_for([1, 10**6], 60).ticks == (1, 10, 100, 1000, 10**4, 10**5, 10**6)


def test_whole_numbers_have_a_bin_each() -> None:
    axis = axis_for([22, 23, 26, 30], 60)
    assert axis.bin_width == 1
    assert [axis.middle(axis.bin(value)) for value in (22, 23, 30)] == [22, 23, 30]
    assert (axis.lowest, axis.highest) == (21.5, 30.5)


def test_counts_begin_at_0_and_are_whole() -> None:
    assert count_axis(3).ticks == (0, 1, 2, 3)
    assert count_axis(212).ticks == (0, 50, 100, 150, 200)


@given(
    st.lists(st.floats(0.01, 1e6).map(lambda value: float(f"{value:.3g}")), min_size=1, max_size=30),
    st.sampled_from([None, True, False]),
)
def test_every_value_has_its_place_in_its_bin(values: list[float], logarithmic: bool | None) -> None:
    axis = axis_for(values, 60, logarithmic)
    for value in values:
        own = axis.bin(value)
        start, end = axis.middle(own - 0.5), axis.middle(own + 0.5)
        assert start - NEARLY <= value <= end + NEARLY or value == pytest.approx(start)
        assert 0 <= axis.place(value) <= 1
        assert -NEARLY <= axis.place(start) < axis.place(end) <= 1 + NEARLY
    assert len({axis.bin(value) for value in values}) <= 61
    assert len(axis.ticks) > 1
    assert all(-NEARLY <= axis.place(tick) <= 1 + NEARLY for tick in axis.ticks)


@pytest.mark.parametrize("value", [0.0, 3.0, 6.6, 12345.0])
def test_one_value_is_enough_for_an_axis(value: float) -> None:
    axis = axis_for([value], 60)
    assert axis.highest - axis.lowest == 1
    assert 0 <= axis.place(value) <= 1
