"""Pictures of boards: one of each constraint, kept in ``tests/data/boards`` for people to look at.

``python tests/render/test_boards.py`` writes them anew: look at what has changed before you commit it.
"""

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import attrs
import pytest

import random_boards
from crosshatch import Grid, Puzzle, Solver
from crosshatch.board import constraints as rules
from crosshatch.board.board import Board, Constraint
from crosshatch.board.boards import board, jigsaw
from crosshatch.board.candidate import candidate
from crosshatch.logic.step import CellTruth, CustomPattern, Role, Step
from crosshatch.logic.technique import Technique
from crosshatch.render import stylesheet, svg
from crosshatch.render.constraints import Area, Caption, Clue, Figure, Pen, Sign, Stroke, figures, figures_of, middle
from crosshatch.render.geometry import CELL, PLAIN, centre
from crosshatch.render.ground import ground_of
from crosshatch.words import language_named

FOLDER = Path(__file__).parents[1] / "data" / "boards"


def row(number: int) -> list[str]:
    return [f"r{number}c{column}" for column in range(1, 10)]


def column(number: int) -> list[str]:
    return [f"r{line}c{number}" for line in range(1, 10)]


def classic(*further: Constraint) -> Board:
    return board("classic", *further)


KINDS: Mapping[str, Board] = {
    "4x4": board("4x4"),
    "5x5": jigsaw(random_boards.JIGSAWS["jigsaw 5"]),
    "6x6": board("6x6+anti-king"),
    "8x8": board("8x8"),
    "jigsaw": jigsaw(random_boards.JIGSAWS["jigsaw 9"]),
    "x": board("x+anti-knight"),
    "windoku": board("windoku+non-consecutive"),
    "disjoint-groups": board("disjoint"),
    "extra-region": classic(rules.Different(["r4c4", "r4c5", "r5c5", "r5c6"])),
    "parity": classic(rules.odd(["r1c1", "r5c5"]), rules.even(["r2c2"]), rules.Allowed(["r9c9"], [1, 2, 3])),
    "extremes": classic(rules.Extremes(["r2c2"]), rules.Extremes(["r5c5"], greatest=True)),
    "kropki": classic(
        rules.Difference(["r1c1", "r1c2"]),
        rules.Ratio(["r1c2", "r2c2"]),
        rules.Difference(["r5c5", "r5c6"], 3),
        rules.Ratio(["r5c5", "r6c5"], 3),
        rules.NoOthers((), differences=(1,), ratios=(2,)),
    ),
    "xv": classic(rules.PairSum(["r1c1", "r1c2"], 5), rules.PairSum(["r1c2", "r2c2"]), rules.PairSum([40, 41], 12)),
    "quadruples": classic(
        rules.Quadruple([0, 1, 9, 10], [3]),
        rules.Quadruple([20, 21, 29, 30], [3, 7]),
        rules.Quadruple([40, 41, 49, 50], [1, 2, 2]),
        rules.Quadruple([60, 61, 69, 70], [1, 2, 3, 4]),
    ),
    "thermometers": classic(
        rules.Thermometer(["r1c1", "r1c2", "r2c3", "r3c3"]), rules.Thermometer(["r9c9", "r8c9", "r7c8"], slow=True)
    ),
    "whispers": classic(rules.Whispers([0, 9, 19, 20]), rules.Whispers([60, 61, 62], 4)),
    "renban": classic(rules.Renban([0, 9, 19, 20])),
    "palindrome": classic(rules.Palindrome([0, 9, 19, 20])),
    "between": classic(rules.Between([0, 9, 19, 20])),
    "entropic": classic(rules.Entropic([0, 9, 19, 20])),
    "equal-sums": classic(rules.EqualSums([[0, 1], [12, 13]]), rules.EqualSums([[2, 3]]), rules.EqualSums([[45], [9]])),
    "zipper": classic(rules.EqualSums([[0, 4], [1, 3], [2]])),
    "clones": classic(rules.Clones([0, 1, 10], [40, 41, 50]), rules.Clones([8], [80])),
    "indexers": classic(rules.Indexer([0, 9]), rules.Indexer([4], by_row=True)),
    "arrows": classic(rules.Arrow([0], [1, 2, 12]), rules.Arrow([40, 41], [31, 21])),
    "killer": classic(
        rules.Killer((rules.Cage([0, 1, 9], 15), rules.Cage([2, 3], 3))), rules.Cage([40, 41]), rules.Cage([60, 70], 9)
    ),
    "little-killer": classic(
        rules.LineSum(["r1c7", "r2c8", "r3c9"], 12),
        rules.LineSum([f"r{10 - place}c{place}" for place in range(1, 10)], 45),
        rules.LineSum(["r5c4", "r5c5"], 7),
    ),
    "outside": classic(
        rules.Sandwich(row(1), 12),
        rules.XSum(column(3), 25),
        rules.Skyscraper(row(5)[::-1], 4),
        rules.Skyscraper(row(1), 3),
        rules.XSum(column(9)[::-1], 33),
        rules.Sandwich(["r2c2", "r2c3", "r2c4"], 4),
    ),
}


def picture(name: str) -> str:
    kind = KINDS[name]
    empty = "." * len(kind.cells)
    return svg(
        Puzzle(f"1{empty[1:]}", board=kind), candidates=False, size=None, theme="auto", element_id=f"board-{name}"
    )


def classes(text: str) -> set[str]:
    elements = ET.fromstring(text).iter()
    return {name for each in elements for name in each.get("class", "").split()}


@pytest.mark.parametrize("name", KINDS)
def test_boards_look_as_they_did(name: str) -> None:
    assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == picture(name)


def test_every_kept_picture_is_of_a_board() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == KINDS.keys()


def all_subclasses(kind: type) -> Iterator[type]:
    for each in kind.__subclasses__():
        yield each
        yield from all_subclasses(each)


def test_every_constraint_is_drawn() -> None:
    built_in = [each for each in all_subclasses(Constraint) if each.__module__.startswith("crosshatch.board.")]
    assert [each.__name__ for each in built_in if each not in figures.registry] == []


@pytest.mark.parametrize("name", KINDS)
def test_the_styles_have_a_rule_for_everything_drawn(name: str) -> None:
    used = {each for each in classes(picture(name)) if each.startswith(("pen-", "fill-"))}
    assert all(f".{each}{{" in picture(name) for each in used)
    assert all(f".{each}{{" in stylesheet() for each in used)


def test_a_classic_picture_has_nothing_of_other_boards() -> None:
    assert not [name for name in classes(svg(Puzzle("." * 81))) if name.startswith(("pen-", "fill-", "rules"))]
    assert ".pen-" not in svg(Puzzle("." * 81))


@attrs.frozen
class GreaterThan(Constraint):
    """A constraint that nobody draws."""

    cells: tuple[int, ...]


class Wavy(GreaterThan):
    """One with a function of its own."""


@figures.register
def _(constraint: Wavy, board: Board) -> Iterable[Figure]:
    yield Stroke(map(middle, constraint.cells), Pen.GREEN)


def test_an_unknown_constraint_is_named_below_the_board() -> None:
    kind = board("6x6", GreaterThan((0, 1)))
    assert figures_of(kind) == (Caption("greater-than"),)
    assert ">Rules: greater-than</text>" in svg(Puzzle("." * 36, board=kind))


def test_a_constraint_can_be_drawn_by_a_registered_function() -> None:
    kind = board("6x6", Wavy((0, 1)))
    assert "pen-green" in svg(Puzzle("." * 36, board=kind))
    assert "Rules" not in svg(Puzzle("." * 36, board=kind))


@pytest.mark.parametrize(
    ("language", "caption"), [("en", "Rules: anti-king"), ("de", "Regeln: Königsregel"), ("fr", "Règles\xa0: anti-roi")]
)
def test_rules_have_names_in_every_language(language: str, caption: str) -> None:
    assert f">{caption}</text>" in svg(Puzzle("." * 36, board=KINDS["6x6"]), language=language)


def test_long_captions_take_several_lines() -> None:
    kind = board("6x6+anti-king+anti-knight+non-consecutive", rules.Whispers([0, 1], 2))
    lines = ground_of(kind).caption(language_named("en"))
    assert len(lines) == 3
    assert max(map(len, lines)) <= 42
    assert all(f">{line}</text>" in svg(Puzzle("." * 36, board=kind)) for line in lines)


def test_a_page_can_name_the_rules_itself() -> None:
    assert ">Rules" not in svg(Puzzle("." * 36, board=KINDS["6x6"]), rules=False)


def test_only_the_cells_of_the_board_are_drawn() -> None:
    picture = svg(Puzzle("." * 16, board=board("4x4")), size=None)
    assert 'viewBox="-20 -20 263 263"' in picture
    assert "c4</text>" in picture
    assert "c5</text>" not in picture


def test_numbers_outside_the_board_make_margins() -> None:
    assert ground_of(KINDS["outside"]).margins(labelled=False) == (75, 39, 39, 39)
    assert ground_of(KINDS["little-killer"]).margins(labelled=True) == (56, 56, 3, 39)
    assert ground_of(KINDS["x"]).margins(labelled=False) == (3, 3, 3, 3)


def test_candidates_leave_room_for_signs_at_the_edges() -> None:
    plain, tight = (ground_of(KINDS[name]).layout for name in ("renban", "killer"))
    assert plain is PLAIN
    assert centre(candidate(0, 1), tight) > centre(candidate(0, 1), plain)


@pytest.mark.parametrize("size", [4, 6, 9])
def test_sums_of_cages_do_not_overlap_candidates(size: int) -> None:
    cage = rules.Cage([0, 1], 7)
    kind = Board(size, [cage])
    (sign,) = (each for each in figures_of(kind) if isinstance(each, Sign))
    layout = ground_of(kind).layout
    below = (sign.centre[1] + sign.size / 2) * CELL
    assert centre(candidate(0, 1), layout)[1] - layout.radius * 0.8 > below
    assert all(after - before >= 2 * layout.radius for before, after in pairwise(layout.down))
    assert layout.down[-1] + layout.radius < CELL


def test_the_same_dot_is_drawn_once() -> None:
    dot = rules.Difference([0, 1])
    shown = figures_of(classic(dot, rules.NoOthers((dot,), differences=(1,))))
    assert len(shown) == 2


def test_a_sum_of_cells_within_the_board_is_a_line() -> None:
    assert not any(isinstance(each, Clue) for each in figures_of(classic(rules.LineSum([0, 1, 2], 7))))
    assert any(isinstance(each, Clue) for each in figures_of(classic(rules.LineSum(row(1), 45))))


@pytest.mark.parametrize("cells", [[], [0]])
def test_lines_may_be_short(cells: list[int]) -> None:
    lines = [rules.Thermometer(cells), rules.Palindrome(cells), rules.Whispers(cells), rules.Arrow([40], cells)]
    lines += [rules.Between([0]), rules.LineSum([0], 3), rules.Sandwich([0], 0), rules.EqualSums([[0]])]
    for each in lines:
        ET.fromstring(svg(Puzzle("." * 81, board=classic(each))))


def test_extra_regions_have_their_cells() -> None:
    assert figures_of(KINDS["extra-region"]) == (Area((30, 31, 40, 41), Pen.SHADE),)


def step_in(grid: Grid, house: int) -> Step:
    pattern = CustomPattern([CellTruth(1)], candidates={Role.PATTERN: [candidate(0, 4)]}, houses={Role.BASE: [house]})
    return Step(Technique("Some Technique"), pattern, eliminations=[candidate(1, 4)])


def test_houses_have_the_shape_that_they_have_on_the_board() -> None:
    grid = Puzzle("." * 81, board=KINDS["jigsaw"]).grid()
    assert '<rect class="area" x="0" y="0" width="540" height="60"/>' in svg(grid, step_in(grid, 0))
    assert '<path class="area" d="M0 0h60v60h-60z' in svg(grid, step_in(grid, 27))


@pytest.mark.parametrize("seed", range(40))
def test_steps_on_random_boards_are_drawn(seed: int) -> None:
    kind, values = random_boards.puzzle(seed)
    path = Solver(fallback=None).solve(Puzzle("".join(map(str, values)), board=kind))
    for grid, step in list(path.positions())[:6]:
        ET.fromstring(svg(grid, step, legend=True))


if __name__ == "__main__":
    for name in KINDS:
        (FOLDER / f"{name}.svg").write_text(picture(name), encoding="utf-8")
