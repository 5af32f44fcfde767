"""How roles look: to everybody, on a light and on a dark ground."""

import json
from collections.abc import Iterator

import pytest

from crosshatch.logic.step import Role
from crosshatch.render.palette import (
    DARK,
    LIGHT,
    LOOKS,
    Colour,
    Look,
    Outline,
    Paper,
    Pen,
    Weight,
    inks_data,
    palette_data,
)

PAPERS = pytest.mark.parametrize("paper", [LIGHT, DARK], ids=["light", "dark"])

TOGETHER = [
    "placed, house, blocker, ruled out",
    "removed, fin, endo fin, base, cover, pattern",
    "removed, common, pivot, pincer",
    "removed, common, pincer, pattern",
    "removed, base, target, mirror, cover",
    "removed, guardian, extra, floor, roof, corner",
    "removed, restricted common, common, als a, als b, als c, als d, als e, als f, als g, als h",
    "removed, pattern, als a, als b, als c",
    "removed, restricted common, common, stem, als a, als b",
    "removed, on, off, als a, als b, als c",
    "removed, colour 1, colour 2, colour 3, colour 4",
    "removed, pattern, row link, column link, box link",
    "removed, placed, choice, on, off, fin, endo fin",
]
"""Roles that meet in one step."""

SEEN_BY = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopes": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopes": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopes": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What becomes of red, green and blue light: the matrices of Machado, Oliveira and Fernandes (2009), full severity."""


def light(colour: str) -> tuple[float, float, float]:
    """Return the light of ``#rrggbb``: linear red, green and blue, 0 to 1."""
    values = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values)
    return red, green, blue


def mixed(top: str, ground: str, opacity: float) -> str:
    """Return what is seen of a colour of some opacity on a ground."""
    parts = ((int(top[place : place + 2], 16), int(ground[place : place + 2], 16)) for place in (1, 3, 5))
    return "#" + "".join(f"{round(over * opacity + under * (1 - opacity)):02x}" for over, under in parts)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2 defines it: 1 to 21."""
    darker, lighter = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in map(light, (one, other))
    )
    return (lighter + 0.05) / (darker + 0.05)


def grounds(paper: Paper) -> Iterator[str]:
    """Yield what is under digits: the ground, with a house, or two, and a cell on it."""
    lines = [inks.line for colour, inks in paper.inks.items() if colour is not Colour.GREEN]
    for ground in (paper.ground, paper.given_ground):
        yield ground
        for first in lines:
            house = mixed(first, ground, paper.house_tint)
            yield from (mixed(second, house, paper.cell_tint) for second in lines)
            yield from (mixed(second, house, paper.house_tint) for second in lines)


def test_every_role_has_a_look() -> None:
    assert LOOKS.keys() == set(Role)


@pytest.mark.parametrize("role", list(Role))
def test_no_role_looks_like_plain_text(role: Role) -> None:
    assert LOOKS[role] != Look()


def test_looks_are_plain_words() -> None:
    assert (LOOKS[Role.PLACED].weight, LOOKS[Role.PLACED].colour) == ("bold", "green")
    assert (LOOKS[Role.WEAK].weight, LOOKS[Role.WEAK].colour) == (Weight.DIM, None)
    assert LOOKS[Role.COVER] == Look("+", Colour.CYAN, outline=Outline.DASHED)


@PAPERS
@pytest.mark.parametrize("role", [role for role in Role if LOOKS[role].colour])
def test_digits_stand_out_from_their_shapes(role: Role, paper: Paper) -> None:
    inks = inks_data(LOOKS[role], paper)
    assert contrast(inks["digit"], inks["fill"]) >= 4.5


@PAPERS
def test_plain_digits_stand_out_from_every_ground(paper: Paper) -> None:
    for ground in grounds(paper):
        assert contrast(paper.given, ground) >= 7
        assert contrast(paper.placed, ground) >= 4.5
        assert contrast(paper.candidate, ground) >= 4.5
    assert contrast(paper.label, paper.ground) >= 4.5


@PAPERS
def test_digits_stand_out_from_what_constraints_draw(paper: Paper) -> None:
    above = (Pen.FINE, Pen.INK, Pen.PAPER, Pen.WHITE, Pen.BLACK)
    assert paper.pens.keys() == set(Pen)
    for pen in (pen for pen in Pen if pen not in above):
        assert contrast(paper.given, paper.pens[pen]) >= 7
        assert contrast(paper.candidate, paper.pens[pen]) >= 4
        assert contrast(paper.ground, paper.pens[pen]) >= 1.15
    assert contrast(paper.ground, paper.pens[Pen.FINE]) >= 3


@PAPERS
def test_lines_stand_out_from_the_ground(paper: Paper) -> None:
    lines = [paper.link, *(inks.line for inks in paper.inks.values())]
    assert min(contrast(line, paper.ground) for line in lines) >= 3


@pytest.mark.parametrize("together", TOGETHER)
def test_roles_that_meet_in_a_step_differ_without_colour(together: str) -> None:
    looks = [LOOKS[Role(name)] for name in together.split(", ") if name not in ("house", "base", "cover")]
    forms = [(look.shape, look.outline, look.weight is Weight.BOLD) for look in looks]
    assert len(set(forms)) == len(forms)


@PAPERS
@pytest.mark.parametrize("people", SEEN_BY)
def test_what_goes_and_what_stays_differ_for_everybody(people: str, paper: Paper) -> None:
    matrix = SEEN_BY[people]
    lines = [paper.inks[colour].line for colour in (Colour.RED, Colour.GREEN, Colour.BLUE)]
    goes, *stay = ([sum(a * b for a, b in zip(row, light(line), strict=True)) for row in matrix] for line in lines)
    for each in stay:
        assert max(abs(a - b) for a, b in zip(goes, each, strict=True)) > 0.1


def test_the_palette_as_data() -> None:
    data = {each["role"]: each for each in palette_data()}
    assert data.keys() == set(map(str, Role))
    assert data["removed"] == {
        "role": "removed",
        "colour": "red",
        "weight": "bold",
        "shape": "circle",
        "outline": "struck",
        "light": {"fill": "#fbd9cc", "line": "#b93a00", "digit": "#7a1f00"},
        "dark": {"fill": "#5a2112", "line": "#ff8a5c", "digit": "#ffe1d6"},
    }
    assert data["weak link"]["link"] == "dashed"
    assert json.loads(json.dumps(palette_data())) == palette_data()
