"""Pictures of positions and steps."""

import xml.etree.ElementTree as ET

import pytest

from crosshatch import Grid, Puzzle, Step
from crosshatch.render import stylesheet, svg

SVG = "{http://www.w3.org/2000/svg}"


def test_a_picture_is_an_image_with_a_title_and_a_description(grid: Grid, hidden_single: Step) -> None:
    picture = ET.fromstring(svg(grid, hidden_single, element_id="first"))
    title, description = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert (picture.get("id"), picture.get("role"), picture.get("aria-labelledby")) == ("first", "img", "first-title")
    assert (title.get("id"), title.text) == ("first-title", "Hidden Single: r5c8=2")
    assert (description.text or "").splitlines()[0] == "1........"
    assert "placed: (2)r5c8" in (description.text or "").splitlines()


def test_a_picture_of_a_position_alone(hard: Puzzle) -> None:
    picture = svg(hard)
    assert picture == svg(hard.grid())
    assert "<title" in picture
    assert "removed" not in picture


def test_notebooks_show_positions_and_steps(hard: Puzzle, hidden_single: Step) -> None:
    assert hard._repr_svg_() == hard.grid()._repr_svg_() == svg(hard)
    alone = hidden_single._repr_svg_()
    assert "(2)r5c8" in alone
    assert alone.count("<text") < svg(hard, hidden_single).count("<text")


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_rules_are_for_the_picture_alone(theme: str) -> None:
    rules = stylesheet(theme, "#first").replace("@media(prefers-color-scheme:dark){", "").splitlines()
    assert all(selector.startswith("#first ") for rule in rules for selector in rule.partition("{")[0].split(","))


def test_a_theme_that_there_is_not(grid: Grid) -> None:
    with pytest.raises(ValueError, match="sepia"):
        svg(grid, theme="sepia")
