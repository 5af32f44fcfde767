"""Bands of effort within a level."""

from itertools import pairwise
from math import inf

import pytest

from crosshatch import Generator, Symmetry, Target, scale_named, seeds
from crosshatch.generator.calendars.effort_bands import RISING, can_have_bands, effort_bands

LEVELS = [(scale, level.lower()) for scale in RISING for level in scale_named(scale).levels]


@pytest.mark.parametrize(("scale", "level"), LEVELS)
def test_each_band_lies_above_the_one_before(scale: str, level: str) -> None:
    assert can_have_bands(scale, level)
    for symmetry in Symmetry:
        for number in (1, 2, 7, 21):
            bands = effort_bands(scale, level, [symmetry] * number)
            assert len(bands) == number
            assert (bands[0][0], bands[-1][1]) == (-inf, inf)
            assert all(low < high for low, high in bands)
            assert all(0 < after[0] - before[1] <= 1 for before, after in pairwise(bands))


def test_of_two_symmetries_the_bands_lie_between() -> None:
    (_, few), (_, many) = (
        effort_bands("crosshatch", "easy", ["90"] * 2)[0],
        effort_bands("crosshatch", "easy", ["none"] * 2)[0],
    )
    assert few < effort_bands("crosshatch", "easy", ["90", "none"])[0][1] < many


def test_wide_bands_are_told_in_whole_numbers_and_narrow_ones_in_tenths() -> None:
    assert all(high == int(high) for _, high in effort_bands("crosshatch", "unfair", ["180"] * 7)[:-1])
    assert any(high != int(high) for _, high in effort_bands("crosshatch", "easy", ["180"] * 7)[:-1])


def test_bands_have_about_the_same_share_of_puzzles() -> None:
    generator = Generator(Target(level="easy", symmetry="180"))
    efforts = [generator.make(seed).grade.effort for seed in seeds("share", 24)]
    [(_, middle), _] = effort_bands("crosshatch", "easy", ["180"] * 2)
    assert 4 <= sum(effort <= middle for effort in efforts) <= 20


def test_what_has_no_bands() -> None:
    assert not can_have_bands("crosshatch", "impossible")
    assert not can_have_bands("explainer", "easy")
