"""Lessons on paper."""

import re
from collections.abc import Iterator

import pytest

from crosshatch import Practice, make_many
from crosshatch.generator import Exercise, seeds
from crosshatch.publishing import Layout, lesson_pdf
from crosshatch.publishing.print.lessons import lesson_data


def exercises(technique: str, count: int) -> Iterator[Exercise]:
    for each in make_many(Practice(technique), seeds(7, count)):
        assert each.met
        yield each


@pytest.fixture(scope="module")
def pairs() -> list[Exercise]:
    return list(exercises("naked-pair", 9))


def test_three_examples_and_six_positions_with_answers(pairs: list[Exercise]) -> None:
    data = lesson_data(pairs, Layout())
    assert (len(data["examples"]), len(data["positions"]), len(data["answers"])) == (3, 6, 6)
    assert data["technique"] == "Naked Pair"
    assert all(each["step"].startswith("Naked Pair: ") for each in data["answers"])
    [picture] = data["examples"][0]["pictures"]
    assert picture["svg"].startswith("<svg")
    assert (picture["width"], picture["type"]) == (563, 14)
    assert data["positions"][0]["candidates"] is not None


def test_at_least_one_position_is_to_be_solved(pairs: list[Exercise]) -> None:
    assert len(lesson_data(pairs[:1], Layout())["positions"]) == 1
    assert len(lesson_data(pairs[:3], Layout())["examples"]) == 2


def test_in_german(pairs: list[Exercise]) -> None:
    data = lesson_data(pairs, Layout(language="de"))
    assert data["technique"] == "Nacktes Paar"
    assert data["words"]["answers"] == "Lösungen"
    assert all(each["step"].startswith("Nacktes Paar: ") for each in data["answers"])


def test_positions_for_singles_have_candidates_only_if_the_step_needs_them() -> None:
    found = list(exercises("naked-single", 12))
    assert {each.needs_candidates for each in found} == {True, False}
    for each in found:
        [position] = lesson_data([each], Layout())["positions"]
        assert (position["candidates"] is not None) == each.needs_candidates


def test_a_lesson_is_of_one_technique(pairs: list[Exercise]) -> None:
    with pytest.raises(ValueError, match="one technique, not 2"):
        lesson_pdf([*pairs, *exercises("naked-single", 1)])
    with pytest.raises(ValueError, match="one technique, not 0"):
        lesson_pdf([])


@pytest.mark.filterwarnings("error")
def test_typst_has_nothing_to_complain_of(pairs: list[Exercise]) -> None:
    pytest.importorskip("typst")
    assert lesson_pdf(pairs, Layout(title="Sudoku"))
    assert lesson_pdf(pairs, Layout(page="6x9in"))  # with no type that people cannot read


def test_it_takes_four_pages_and_is_the_same_each_time(pairs: list[Exercise]) -> None:
    pytest.importorskip("typst")
    assert len(re.findall(rb"/Type/Page\b", lesson_pdf(pairs, Layout(page="letter")))) == 4
    assert lesson_pdf(pairs) == lesson_pdf(reversed(pairs))


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", ["als-xz", "xy-chain"])  # with badges, and with links
@pytest.mark.parametrize("page", ["a4", "a5"])
def test_type_in_pictures_is_large_enough(name: str, page: str) -> None:
    pytest.importorskip("typst")
    assert lesson_pdf(exercises(name, 2), Layout(page=page))


@pytest.mark.parametrize("name", ["x-wing", "als-xz"])  # with houses, and with groups of cells
def test_nothing_is_transparent_and_all_fonts_are_embedded(name: str) -> None:
    pytest.importorskip("typst")
    made = lesson_pdf(exercises(name, 2))
    assert not re.search(rb"/ca\b|/CA\b|/SMask|/BM", made)
    assert len(re.findall(rb"/FontFile\d", made)) == len(re.findall(rb"/Type/FontDescriptor", made)) > 0
