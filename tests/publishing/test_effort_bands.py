"""Bands of effort within levels, and across them."""

from itertools import pairwise
from math import inf

import pytest

from crosshatch import Generator, Symmetry, Target, scale_named
from crosshatch.generator import seeds
from crosshatch.publishing.effort_bands import RISING, can_have_bands, effort_bands
from crosshatch.publishing.efforts import EFFORTS

LEVELS = [(scale, level.lower()) for scale in RISING for level in scale_named(scale).levels]


def middle_of_easy(symmetries: list[str]) -> float:
    """Return where the bands of two easy puzzles part."""
    return effort_bands("crosshatch", [("easy", each) for each in symmetries])[0][1]


@pytest.mark.parametrize(("scale", "level"), LEVELS)
def test_each_band_lies_above_the_one_before(scale: str, level: str) -> None:
    assert can_have_bands(scale, level)
    for symmetry in Symmetry:
        for number in (1, 2, 7, 21):
            bands = effort_bands(scale, [(level, symmetry)] * number)
            assert len(bands) == number
            assert (bands[0][0], bands[-1][1]) == (-inf, inf)
            assert all(low < high for low, high in bands)
            assert all(0 < after[0] - before[1] <= 1 for before, after in pairwise(bands))


@pytest.mark.parametrize("scale", RISING)
def test_the_bands_of_a_level_lie_above_those_of_easier_ones(scale: str) -> None:
    levels = [level.lower() for level in scale_named(scale).levels]
    for symmetry in Symmetry:
        bands = effort_bands(scale, [(level, symmetry) for level in reversed(levels) for _ in range(2)])
        together = [band for place in range(8, -1, -2) for band in bands[place : place + 2]]
        assert len(together) == 10
        assert all(0 < after[0] - before[1] <= 1 for before, after in pairwise(together))


def test_levels_are_cut_where_few_puzzles_of_both_are_left_out() -> None:
    for easier, harder in (("easy", "medium"), ("medium", "hard"), ("hard", "unfair")):
        cut = effort_bands("crosshatch", [(easier, "180"), (harder, "180")])[0][1]
        easy, hard = (EFFORTS["crosshatch", level, "180"] for level in (easier, harder))
        assert sum(effort > cut for effort in easy) <= 2
        assert sum(effort < cut for effort in hard) <= 2


def test_of_two_symmetries_the_bands_lie_between() -> None:
    few, between, many = (middle_of_easy(pair) for pair in (["90", "90"], ["90", "none"], ["none", "none"]))
    assert few < between < many


def test_wide_bands_are_told_in_whole_numbers_and_narrow_ones_in_tenths() -> None:
    wide, narrow = (effort_bands("crosshatch", [(level, "180")] * 7) for level in ("unfair", "easy"))
    assert all(high == int(high) for _, high in wide[:-1])
    assert any(high != int(high) for _, high in narrow[:-1])


def test_bands_have_about_the_same_share_of_puzzles() -> None:
    generator = Generator(Target(level="easy", symmetry="180"))
    efforts = [generator.make(seed).grade.effort for seed in seeds("share", 24)]
    assert 4 <= sum(effort <= middle_of_easy(["180", "180"]) for effort in efforts) <= 20


def test_what_has_no_bands() -> None:
    assert not can_have_bands("crosshatch", "impossible")
    assert not can_have_bands("explainer", "easy")
