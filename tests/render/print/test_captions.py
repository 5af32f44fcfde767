"""Comments above boards."""

import pytest

from crosshatch import Generator, HardestStepScale, Puzzle, Target, strategies_up_to
from crosshatch.render.print.layout import Layout
from crosshatch.render.print.puzzles import LONGEST_CAPTION, entry_of

LINE = "....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7......."


@pytest.mark.parametrize(
    ("comment", "caption"),
    [
        ("Puzzle 7, by Ann", "Puzzle 7, by Ann"),
        ("over\ntwo lines", "over two lines"),
        ("9" * 80, "9" * (LONGEST_CAPTION - 1) + "…"),
        ("123456789" * 9 + ", medium 2.6", "medium 2.6"),
    ],
)
def test_a_comment_keeps_to_its_line_and_tells_no_solution(comment: str, caption: str) -> None:
    assert entry_of(Puzzle(LINE, comment=comment), Layout(caption="comment")).caption == caption


def test_a_grade_is_that_of_the_scale_given_by_its_name_or_itself() -> None:
    own = HardestStepScale(strategies_up_to("x-wing"))
    captions = [entry_of(Puzzle(LINE), Layout(caption="grade", scale=each)).caption for each in ("hodoku", own)]
    assert captions == ["Hard 748", "Within 3.2"]


def test_a_seed_is_that_of_the_maker_or_of_the_comment() -> None:
    made = Generator(Target(level="easy", symmetry="180")).make(7)
    printed = Puzzle(made.puzzle.givens, comment=f"{made.grade}; seed {made.code}")
    captions = [entry_of(each, Layout(caption="seed")).caption for each in (made, printed, Puzzle(LINE))]
    assert captions == ["easy,180:7", "easy,180:7", ""]
