"""Comments above boards."""

from datetime import date

import pytest

from crosshatch import Generator, Puzzle, Target, scale_named, strategies_up_to
from crosshatch.grading import HardestStepScale
from crosshatch.publishing.print.comments import caption_in, comment_of, day_in, seed_in
from crosshatch.publishing.print.layout import Layout
from crosshatch.publishing.print.puzzles import LONGEST_CAPTION, entry_of

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


def test_a_grade_keeps_its_tenths() -> None:
    made = Generator(Target(level="easy", rating=2.0)).make(1)
    assert entry_of(made, Layout(caption="grade")).caption == "Easy 2.0"
    texts = [scale_named(name).grade_type.rating_text(4.0) for name in ("crosshatch", "explainer", "hodoku")]
    assert texts == ["4.0", "4.0", "4"]


def test_a_seed_is_that_of_the_maker_or_of_the_comment() -> None:
    made = Generator(Target(level="easy", symmetry="180")).make(7)
    printed = Puzzle(made.puzzle.givens, comment=f"{made.grade}; seed {made.code}")
    captions = [entry_of(each, Layout(caption="seed")).caption for each in (made, printed, Puzzle(LINE))]
    assert captions == ["easy,180:7", "easy,180:7", ""]


MADE = "Hard 4.0 (Skyscraper), effort 99; seed hard,180:5/1"


@pytest.mark.parametrize(
    ("comment", "day", "seed", "caption"),
    [
        (f"{MADE}; used on 2031-05-03 for Morning Post", date(2031, 5, 3), "hard,180:5/1", "Morning Post"),
        (f"{MADE}; used on 2031-05-03", date(2031, 5, 3), "hard,180:5/1", "Hard 4.0 (Skyscraper), effort 99"),
        (f"{MADE}; used for Ann; and Bob", None, "hard,180:5/1", "Ann; and Bob"),
        (f"{MADE}; taken 2031-05-03", None, "hard,180:5/1", "Hard 4.0 (Skyscraper), effort 99"),
        (f"2031-05-04, {MADE}", date(2031, 5, 4), "hard,180:5/1", "Hard 4.0 (Skyscraper), effort 99"),
        ("used on 2031-02-30 for Ann", None, "", "Ann"),
        ("widely used for years, by Ann", None, "", "widely used for years, by Ann"),
        ("", None, "", ""),
    ],
)
def test_what_comments_of_calendars_and_banks_say(comment: str, day: date | None, seed: str, caption: str) -> None:
    assert (day_in(comment), seed_in(comment), caption_in(comment)) == (day, seed, caption)


def test_tables_say_the_same_in_columns() -> None:
    grade = {"level": "Hard", "rating": "4.0", "hardest": "Skyscraper", "seed": "hard,180:5/1"}
    assert comment_of({"date": "2031-05-03", **grade}) == "2031-05-03, Hard 4.0 (Skyscraper); seed hard,180:5/1"
    used = comment_of({**grade, "used_on": "2031-05-03", "used_for": "Post", "made_at": "2031-01-01T00:00:00Z"})
    assert used == "Hard 4.0 (Skyscraper); seed hard,180:5/1; used on 2031-05-03 for Post"
    assert comment_of({"comment": "by Ann", "rating": "4.0", "page": "7"}) == "by Ann"
    assert comment_of({"author": "Ann"}) == ""
