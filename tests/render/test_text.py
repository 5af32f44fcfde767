"""Grids, steps and explanations as text."""

import re
from collections.abc import Iterable

import attrs
import pytest

from crosshatch.board.boards import board, jigsaw
from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import CellTruth, CustomPattern, Line, Role, Step
from crosshatch.logic.technique import Technique
from crosshatch.render.text import ending, grid_lines, mark_of, step_grid, step_lines, summary_lines
from crosshatch.solving.search import Backtracking
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategies_named, strategy_named
from crosshatch.words.spans import text_of
from random_boards import JIGSAWS

SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])
SOME_TECHNIQUE = Technique("Some Technique")
EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."


def text(lines: Iterable[Line]) -> str:
    return "\n".join(text_of(line).rstrip() for line in lines)


def test_a_step_in_words(hidden_single: Step) -> None:
    assert text(step_lines(hidden_single, 7, width=60)) == (
        "7. Hidden Single: r5c8=2\n"
        "   In box 6, only one empty cell can still take the 2: the\n"
        "   2s in r2c9,r7c7 rule out all others. So r5c8 is 2."
    )


def test_a_step_without_a_number_is_indented_all_the_same(hidden_single: Step) -> None:
    head, *reasons = text(step_lines(hidden_single)).splitlines()
    assert head == "Hidden Single: r5c8=2"
    assert all(re.match(r"  \S", line) for line in reasons)


def test_a_step_in_its_grid(grid: Grid, hidden_single: Step) -> None:
    assert text(step_grid(grid, hidden_single)) == (
        "      c1    c2    c3      c4  c5   c6    c7     c8    c9\n"
        "    +-------------------+--------------+--------------------+\n"
        " r1 | 1     24569 24679 | 379 3489 348 | 345678 347   45678 |\n"
        " r2 | 47    3     479   | 6   5    148 | 478    147   /2    |\n"
        " r3 | 4567  456   8     | 37  134  2   | 9      1347  14567 |\n"
        "    +-------------------+--------------+--------------------+\n"
        " r4 | 2345  8     234   | 235 234  9   | 1      6     47    |\n"
        " r5 | 23456 24569 23469 | 1   2346 7   | 348    =2349 489   |\n"
        " r6 | 2346  7     1     | 8   2346 34  | 34     5     49    |\n"
        "    +-------------------+--------------+--------------------+\n"
        " r7 | 3678  16    5     | 4   1389 138 | /2     179   1679  |\n"
        " r8 | 9     124   234   | 235 7    6   | 45     8     145   |\n"
        " r9 | 24678 1246  2467  | 259 1289 158 | 4567   1479  3     |\n"
        "    +-------------------+--------------+--------------------+\n"
        "\n"
        "marks:  = placed  / blocker  > house: box 6"
    )


def test_every_part_of_a_pattern_has_its_mark(grid: Grid) -> None:
    pattern = CustomPattern(
        [CellTruth(1)],
        candidates={Role.BASE: [candidate(1, 4)], Role.FIN: [candidate(1, 5)], Role.COLOUR_2: [candidate(2, 9)]},
        houses={Role.BASE: [0], Role.COVER: [10]},
    )
    step = Step(SOME_TECHNIQUE, pattern, eliminations=[candidate(2, 4)])
    lines = text(step_grid(grid, step)).splitlines()
    assert lines[0].split()[:3] == ["c1", "+c2", "c3"]
    assert lines[2].startswith(">r1 | 1     2>4#569 2-467b9 |")
    assert lines[-1] == "marks:  - removed  # fin  > base  b colour 2  + cover"


def test_the_legend_has_only_what_the_grid_shows(grid: Grid) -> None:
    pattern = CustomPattern(
        [CellTruth(1)],
        cells={Role.FLOOR: [1], Role.ROOF: [2]},
        candidates={Role.PATTERN: [candidate(1, 4)]},
        houses={Role.HOUSE: [0, 18, 19], Role.COVER: [20]},
    )
    step = Step(SOME_TECHNIQUE, pattern, eliminations=[candidate(2, 4)])
    legend = text(step_grid(grid, step)).splitlines()[-1]
    assert legend == "marks:  - removed  * pattern  > house (also box 1, box 2)  + cover: box 3"


def test_a_lone_candidate_is_not_taken_for_a_digit_in_place(grid: Grid) -> None:
    for digit in (2, 4, 5, 6):
        grid.eliminate(1, digit)
    lines = text(step_grid(grid, next(strategy_named("naked-single").find(grid)))).splitlines()
    assert lines[2].startswith(" r1 | /1    (=9)")
    assert lines[-1] == "marks:  = placed  / blocker  (n) only candidate"


def test_what_was_ruled_out_is_not_marked(grid: Grid) -> None:
    pattern = CustomPattern([CellTruth(1)], cells={Role.RULED_OUT: [1]})
    step = Step(SOME_TECHNIQUE, pattern, placements=[candidate(2, 4)])
    assert "*" not in text(step_grid(grid, step))


def test_every_role_has_a_mark() -> None:
    assert {len(mark_of(role)) for role in Role} == {1}


@pytest.mark.parametrize(
    "together",
    [
        "removed, fin, endo fin, base, cover, pattern",
        "placed, house, blocker",
        "removed, common, pivot, pincer, pattern",
        "removed, common, pincer, house, pattern",
        "removed, guardian, extra, floor, roof, house, pattern",
        "removed, restricted common, common, als a, als b, als c",
        "removed, colour 1, colour 2, colour 3, colour 4",
        "placed, choice, pattern",
    ],
)
def test_roles_that_meet_in_a_step_have_marks_of_their_own(together: str) -> None:
    roles = [Role(name) for name in together.split(", ")]
    assert len({mark_of(role) for role in roles}) == len(roles)


def test_the_summary_of_a_path_solved_by_logic() -> None:
    lines = text(summary_lines(Solver(SINGLES).solve(Puzzle(EASY)))).splitlines()
    assert lines[0] == "Solved by logic alone, in 49 steps."
    assert lines[3] == "| 4 8 3 | 9 2 1 | 6 5 7 |"
    assert lines[-2:] == ["  Hidden Single   28", "  Full House      21"]


def test_endings(hard: Puzzle) -> None:
    stuck = Solver(SINGLES, fallback=None).solve(hard)
    assert ending(stuck) == f"Stuck after {len(stuck)} steps."
    assert "|" in text(summary_lines(stuck))
    searched = Solver(SINGLES, fallback=Backtracking()).solve(hard)
    assert re.fullmatch(
        r"Solved in \d+ steps, but not by logic alone: it took a search of \d+ nodes\.", ending(searched)
    )
    assert ending(attrs.evolve(searched, search=Backtracking().run(searched.end))).endswith("a search of 1 node.")
    several = Solver(SINGLES).solve(Puzzle("." * 81))
    assert ending(several).startswith("One of several solutions, found in 81 steps, but not by logic alone")
    impossible = Solver(SINGLES).solve(Puzzle("12345678." + "." * 17 + "9" + "." * 54))
    assert ending(impossible) == ("Contradiction after 0 steps: r1c9 has no candidate left; no place for 9 in row 1.")


def test_a_grid_fits_into_60_characters(grid: Grid, hidden_single: Step) -> None:
    lines = text(step_grid(grid, hidden_single, room=60)).splitlines()
    assert max(map(len, lines)) == 60
    assert lines[:6] == [
        "    c1    c2    c3     c4    c5    c6     c7    c8    c9",
        "   +------------------+------------------+------------------",
        "   |         2     2  |     3     3     3|     3     3",
        " r1| [1]   4 5 6 4   6|       4     4    | 4 5 6 4     4 5 6",
        "   |           9 7   9| 7   9   8 9   8  | 7 8   7     7 8",
        "   |                  |                  |",
    ]
    assert lines[18] == "   |   2 3   2     2 3|         2 3      |     3  =2 3"
    assert lines[-1] == "marks:  = placed  / blocker  > house: box 6"


def test_a_grid_without_a_step() -> None:
    grid = Puzzle("12345678." + "." * 72).grid()
    lines = text(grid_lines(grid)).splitlines()
    assert lines[2].startswith(" r1 | 1        2        3        | ")
    assert lines[2].endswith(" 7        8        (9)       |")
    assert lines[-1] == "marks:  (n) only candidate"
    assert text(grid_lines(grid, room=60)).splitlines()[-1].startswith("   +---")


def test_cells_are_set_apart_where_there_is_room() -> None:
    grid = Puzzle("." * 81).grid()
    step = Step(SOME_TECHNIQUE, CustomPattern([CellTruth(0)]), eliminations=[candidate(0, 4)])
    lines = text(step_grid(grid, step, room=69)).splitlines()
    assert max(map(len, lines)) == 69
    assert lines[3] == " r1|-4 5 6  4 5 6  4 5 6 | 4 5 6  4 5 6  4 5 6 | 4 5 6  4 5 6  4 5 6"


def test_a_grid_that_fits_takes_a_line_for_each_row(grid: Grid, hidden_single: Step) -> None:
    assert step_grid(grid, hidden_single, room=64) == step_grid(grid, hidden_single)


def test_a_cell_with_a_role_shows_it_at_its_candidates(grid: Grid) -> None:
    step = Step(SOME_TECHNIQUE, CustomPattern([CellTruth(6)], cells={Role.PIVOT: [9]}), eliminations=[candidate(2, 4)])
    assert "^4^7" in text(step_grid(grid, step))


def test_the_last_position_fits_into_60_characters() -> None:
    path = Solver(SINGLES, fallback=None).solve(Puzzle("1" + "." * 80))
    assert max(len(text_of(line).rstrip()) for line in summary_lines(path)) > 60
    assert max(len(text_of(line).rstrip()) for line in summary_lines(path, room=60)) == 60


SIX = Puzzle(".1...3 3..... ...... .....5 2316.. ......".replace(" ", ""), board=board("6x6"))
SEVEN = jigsaw(JIGSAWS["jigsaw 7"])


def test_a_grid_has_the_rows_and_boxes_of_its_board() -> None:
    grid = SIX.grid()
    assert text(step_grid(grid, next(strategy_named("hidden-single").find(grid)))).splitlines()[:9] == [
        "      c1   c2   c3      c4    c5    c6",
        "    +-----------------+------------------+",
        " r1 | 456  1    2456  | 245   2456  3    |",
        " r2 | 3    2456 2456  | 1245  12456 1246 |",
        "    +-----------------+------------------+",
        " r3 | 1456 2456 23456 | 1234  12346 1246 |",
        " r4 | 146  246  2346  | 1234  12346 /5   |",
        "    +-----------------+------------------+",
        ">r5 | 2    3    1     | 6     4=5   (4)  |",
    ]


def test_six_digits_take_two_lines_in_a_narrow_grid() -> None:
    grid = SIX.grid()
    assert text(step_grid(grid, next(strategy_named("hidden-single").find(grid)), room=41)).splitlines()[:5] == [
        "    c1    c2    c3     c4    c5    c6",
        "   +------------------+------------------",
        "   |               2  |   2     2",
        " r1| 4 5 6 [1]   4 5 6| 4 5   4 5 6 [3]",
        "   |                  |",
    ]


def test_the_regions_of_a_jigsaw_have_borders_in_a_narrow_grid() -> None:
    grid = Puzzle("1" + "." * 48, board=SEVEN).grid()
    step = Step(SOME_TECHNIQUE, CustomPattern([CellTruth(1)]), eliminations=[candidate(1, 4)])
    assert text(step_grid(grid, step, room=50)).splitlines()[5:11] == [
        "   |      +------+      +------+",
        "   |   2 3| 1 2 3|   2 3| 1 2 3| 1 2 3  1 2 3 1 2 3",
        " r2| 4 5 6| 4 5 6| 4 5 6| 4 5 6| 4 5 6  4 5 6 4 5 6",
        "   | 7    | 7    | 7    | 7    | 7      7     7",
        "   |      |      |      |      +------+------------",
        "   |   2 3| 1 2 3|   2 3| 1 2 3  1 2 3  1 2 3 1 2 3",
    ]


def test_the_last_position_on_another_board() -> None:
    path = Solver(SINGLES, fallback=None).solve(Puzzle("1" + "." * 48, board=SEVEN))
    wide, narrow = (text(summary_lines(path, room=room)).splitlines()[2:] for room in (None, 60))
    assert wide[1] == "| 1        234567    234567  | 234567    234567    234567  234567  |"
    assert narrow[3] == " r1| [1]     4 5 6   4 5 6 | 4 5 6   4 5 6   4 5 6  4 5 6"
