"""Pictures of positions and steps."""

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from crosshatch import CellTruth, CustomPattern, Grid, Link, Puzzle, Role, Step, Technique, strategy_named
from crosshatch.board.candidate import candidate
from crosshatch.render import stylesheet, svg

SVG = "{http://www.w3.org/2000/svg}"
FORCED = "....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7......."


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


@pytest.mark.parametrize("theme", ["light", "dark", "auto", "print"])
def test_rules_are_for_the_picture_alone(theme: str) -> None:
    rules = stylesheet(theme, "#first").replace("@media(prefers-color-scheme:dark){", "").splitlines()
    assert all(selector.startswith("#first ") for rule in rules for selector in rule.partition("{")[0].split(","))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"theme": "sepia"}, "theme cannot be 'sepia'; choose from light, dark, auto, print"),
        ({"language": "la"}, "there is no language 'la'; choose from english, german, french, en, de, fr"),
        ({"size": 0}, "the size must be at least 1 pixel, not 0"),
        ({"element_id": 'a "b"'}, "invalid id 'a \"b\"'; use a letter followed by letters, digits, - and _"),
        ({"element_id": "2-string-kite"}, "invalid id '2-string-kite'; use a letter"),
    ],
)
def test_options_that_make_no_picture(grid: Grid, options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        svg(grid, **options)


def test_only_a_position_has_a_picture() -> None:
    board: Any = "." * 81
    with pytest.raises(TypeError, match="expected a Puzzle, not a str"):
        svg(board)


def classes(picture: str, tag: str) -> list[str]:
    return [each.get("class", "") for each in ET.fromstring(picture).iter(f"{SVG}{tag}")]


def test_each_case_has_a_picture_of_its_own() -> None:
    grid = Puzzle(FORCED).grid()
    step = next(strategy_named("forcing-chain-verity").find(grid))
    whole, *cases = (svg(grid, step, branch=branch) for branch in (None, *range(len(step.branches))))
    assert len({whole, *cases}) == len(step.branches) + 1
    for picture, branch in zip(cases, step.branches, strict=True):
        (assumed,) = branch.case
        assert f"{assumed}</title>".replace("<>", "&lt;&gt;") in picture
        links = [sum(each.endswith("-link") for each in classes(drawn, "path")) for drawn in (picture, whole)]
        assert links[0] < links[1]
    with pytest.raises(IndexError):
        svg(grid, step, branch=len(step.branches))


def test_links_have_tips_where_one_thing_follows_from_another() -> None:
    grid = Puzzle(FORCED).grid()
    forced = next(strategy_named("forcing-chain-verity").find(grid))
    assert "marker-end" in svg(grid, forced)
    pattern = CustomPattern([CellTruth(0)], links=[Link((candidate(0, 1),), (candidate(3, 1),), Role.WEAK)])
    assert "marker" not in svg(grid, Step(Technique("Some"), pattern))


def test_the_position_after_a_step(grid: Grid, hidden_single: Step) -> None:
    before, after = svg(grid, hidden_single), svg(grid, hidden_single, after=True)
    assert classes(before, "g").count("placed marks") == 1
    assert classes(after, "g").count("placed cells") == 1
    assert grid.value(43) == 0


def test_what_can_be_left_out(grid: Grid, hidden_single: Step) -> None:
    assert "labels" not in svg(grid, labels=False, styled=False)
    assert "candidates" not in svg(grid, candidates=False, styled=False)
    assert "<style>" not in svg(grid, styled=False)
    assert " width=" not in svg(grid, size=None).partition(">")[0]
    assert "placed</text>" in svg(grid, hidden_single, legend=True)
    assert "placed</text>" not in svg(grid, hidden_single)


def test_ids_tell_pictures_apart(grid: Grid, hidden_single: Step) -> None:
    ids = {ET.fromstring(each).get("id") for each in (svg(grid), svg(grid, hidden_single), svg(grid, theme="dark"))}
    assert len(ids) == 3
    elements = ET.fromstring(svg(grid, hidden_single, element_id="one")).iter()
    named = [each.get("id") for each in elements if each.get("id")]
    assert len(named) == len(set(named))
    assert all(each == "one" or each.startswith("one-") for each in named)


def test_givens_and_placed_digits_are_told_apart() -> None:
    picture = svg(Puzzle("1" + "." * 80, placed=".2" + "." * 79), styled=False)
    groups = {each.get("class"): each for each in ET.fromstring(picture).iter(f"{SVG}g")}
    assert [text.text for text in groups["given"]] == ["1"]
    assert [text.text for text in groups["set"]] == ["2"]


def test_texts_are_escaped(grid: Grid) -> None:
    assert ET.fromstring(svg(grid, title="<b> & 'c'")).findtext(f"{SVG}title") == "<b> & 'c'"
