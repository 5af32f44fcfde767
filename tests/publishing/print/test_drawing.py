"""Puzzles as pictures for layout programs."""

import re
import struct
import xml.etree.ElementTree as ET
from collections.abc import Mapping

import pytest

from crosshatch import Puzzle, PuzzleError
from crosshatch.board import constraints as rules
from crosshatch.board.board import Board
from crosshatch.board.boards import board
from crosshatch.publishing import LayoutError, Style, draw
from crosshatch.render import png

pytest.importorskip("typst")

EASY = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")

BOARDS: Mapping[str, Board] = {
    "4x4": board("4x4"),
    "6x6 with a rule": board("6x6+anti-king"),
    "jigsaw": board("jigsaw:AAABACBBCCDBCDDD"),
    "diagonals and windows": board("windoku+x"),
    "groups": board("disjoint"),
    "cages": board("classic", rules.Cage([0, 1, 9], 15), rules.Cage([40, 41])),
    "dots": board("classic", rules.Difference([0, 1]), rules.Ratio([9, 10], 3), rules.PairSum([20, 21], 12)),
    "lines": board("classic", rules.Thermometer([0, 1, 11]), rules.Arrow([40], [31, 22]), rules.Whispers([60, 61])),
    "clues outside": board("classic", rules.Sandwich(range(9), 12), rules.LineSum([6, 16, 26], 12)),
    "quadruples": board("classic", rules.Quadruple([0, 1, 9, 10], [1, 2, 2])),
}
PLAIN = {"svg", "title", "g", "path"}
"""The elements of a picture: no text, no style, no reference to another element."""


def elements(picture: bytes) -> list[ET.Element]:
    return [*ET.fromstring(picture).iter()]


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("marks", ["none", "room", "candidates"])
def test_svg_pictures_have_plain_elements_only(name: str, marks: str) -> None:
    puzzle = Puzzle("1" + "." * (len(BOARDS[name].cells) - 1), board=BOARDS[name])
    found = elements(draw(puzzle, marks=marks, style=Style(shade="10%")))
    assert {each.tag.partition("}")[2] for each in found} <= PLAIN
    names = {name for each in found for name in each.attrib}
    assert names.isdisjoint({"class", "style", "id", "href", "opacity", "fill-opacity", "stroke-opacity"})
    assert all(re.fullmatch("none|#[0-9a-f]{6}", each.get("fill", "none")) for each in found)


def test_a_picture_is_as_wide_as_wanted() -> None:
    [svg, *_] = elements(draw(EASY, width="3in"))
    assert (svg.get("width"), svg.get("height")) == ("216pt", "216pt")
    pixels = draw(EASY, "png", width="1in", resolution=200)
    assert struct.unpack(">2I", pixels[16:24]) == (200, 200)
    assert struct.unpack(">4s2IB", pixels[37:50]) == (b"pHYs", 7874, 7874, 1)  # pixels per metre
    assert draw(EASY, "pdf", width="2in").count(b"/MediaBox[0 0 144 144]") == 1


@pytest.mark.parametrize("form", ["svg", "png", "pdf"])
def test_the_same_puzzle_gives_the_same_bytes(form: str) -> None:
    assert draw(EASY, form) == draw(EASY, form)
    assert len({draw(EASY, form), draw(EASY, form, solution=True), draw(EASY, form, marks="candidates")}) == 3


def test_rules_that_a_picture_does_not_show_are_below() -> None:
    puzzle = Puzzle("1" + "." * 35, board=BOARDS["6x6 with a rule"])
    [with_rules, *_], [without, *_] = (elements(draw(puzzle, rules=each)) for each in (True, False))
    assert without.get("width") == without.get("height") == with_rules.get("width")
    assert float(with_rules.get("height", "")[:-2]) > float(without.get("height", "")[:-2])


def test_the_title_is_text() -> None:
    title = "<script>&\x00 #set"
    assert [each.text for each in elements(draw(EASY, title=title)) if each.tag.endswith("title")] == [
        "<script>&  #set"
    ]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"form": "gif"}, "form cannot be 'gif'; choose from svg, png, pdf"),
        ({"marks": "dots"}, "marks cannot be 'dots'"),
        ({"width": "2mm"}, "width: expected 10 to 1000 mm, not 2mm"),
        ({"width": "wide"}, "width: expected a length"),
        ({"resolution": 1}, "the resolution must be from 36 to 2400"),
        ({"style": Style(symbols="HORSE")}, "a puzzle with 9 digits needs 9 symbols"),
    ],
)
def test_pictures_that_there_are_not(given: dict[str, object], message: str) -> None:
    with pytest.raises(LayoutError, match=f"^{message}"):
        draw(EASY, **given)  # type: ignore[arg-type]


def test_a_solution_must_be_unique() -> None:
    with pytest.raises(PuzzleError):
        draw(Puzzle("1" + "." * 80), solution=True)


def test_svg_pictures_have_a_size_for_other_programs() -> None:
    pytest.importorskip("resvg_py")
    assert struct.unpack(">2I", png(draw(EASY, width="2in").decode(), width=300)[16:24]) == (300, 300)
