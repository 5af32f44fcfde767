"""Scales that installed packages offer."""

from collections.abc import Callable
from pathlib import Path

import pytest

from crosshatch.batch.grading import grade_many
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading import scale_named, scale_names
from crosshatch.solving.scale import ScaleError

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")

Install = Callable[[str, dict[str, str]], Path]
InstallMoods = Callable[..., None]


def test_an_offered_scale_goes_by_its_name(install_moods: InstallMoods) -> None:
    install_moods()
    assert scale_names() == ("crosshatch", "hodoku", "explainer", "berthier", "moods")
    assert str(scale_named("moods").grade(EASY)) == "Calm 49"
    assert scale_named("moods") is scale_named("moods")


def test_it_grades_many_puzzles_like_any_other(install_moods: InstallMoods) -> None:
    install_moods()
    assert [str(each.grade) for each in grade_many([EASY, Puzzle("." * 81)], "moods")] == ["Calm 49", "Grim 81"]


def test_a_package_cannot_take_the_name_of_a_built_in_scale(install_moods: InstallMoods) -> None:
    install_moods("hodoku = offering:Moods")
    assert scale_names() == ("crosshatch", "hodoku", "explainer", "berthier")
    assert scale_named("hodoku").title == "HoDoKu"


def test_a_scale_that_cannot_be_loaded_is_an_error_when_it_is_asked_for(install_moods: InstallMoods) -> None:
    install_moods("whims = offering:Whims\nmoods = offering:Moods")
    assert scale_named("moods").grade(EASY)
    with pytest.raises(ScaleError, match=r"the scale 'whims' \(offering:Whims\) cannot be loaded: .*'Whims'"):
        scale_named("whims")


def test_what_is_no_scale_is_an_error_too(install: Install) -> None:
    install("", {"crosshatch.scales": "list = builtins:list"})
    with pytest.raises(ScaleError, match=r"the scale 'list' \(builtins:list\) is of type list, not a scale"):
        scale_named("list")
