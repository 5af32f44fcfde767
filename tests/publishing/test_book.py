"""Books: what is said of their puzzles, and the report."""

from datetime import date

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import Generator, Target
from crosshatch.grading import scale_named
from crosshatch.position.status import Unique, check
from crosshatch.publishing.book import (
    Book,
    BookError,
    BookPuzzle,
    BookSection,
    repeats,
    report,
    report_text,
    symmetry_in,
)

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def row(line: str = EASY, **more: object) -> BookPuzzle:
    puzzle = Puzzle(line)
    status = check(puzzle)
    assert isinstance(status, Unique)
    return BookPuzzle(puzzle, status.solution, scale_named("crosshatch").grade(puzzle), **more)  # type: ignore[arg-type]


def book(*rows: BookPuzzle, **more: object) -> Book:
    return Book(title="A book", sections=(BookSection("Easy", rows),), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("template", "caption"),
    [
        ("{number}: {level}", "7: Easy"),
        ("{stars}", "★☆☆☆☆"),
        ("{givens} givens, {symmetry}", "30 givens, 180"),
        ("{level}[ · {missing} x]", None),
        ("{level}[, {id}]", "Easy, A-17"),
        ("{level}[, {note}]", "Easy"),
        ("{board}[ · seed {seed}]", "classic · seed 7/1"),
        ("{techniques}", "Hidden Single in a Box × 35, Full House × 16"),
        ("{level}, {date}", "Easy, Saturday, 3 May 2031"),
        ("#eval(1) $x$ <b> {level}", "#eval(1) $x$ <b> Easy"),
        ("", ""),
    ],
)
def test_a_caption_is_made_of_what_is_known(template: str, caption: str | None) -> None:
    its = row(columns={"id": "A-17", "note": ""}, day=date(2031, 5, 3), seed="7/1")
    if caption is None:
        with pytest.raises(BookError, match="cannot show 'missing'; choose from "):
            book(its).caption(template, its, 7)
    else:
        assert book(its).caption(template, its, 7) == caption


def test_an_editor_has_names_and_stars_of_levels() -> None:
    own = row(columns={"level": "Sunday"})
    named = book(own, levels={"easy": "Gentle"}, stars={"easy": 2, "extreme": 4})
    assert named.caption("{level} {stars}", row(), 1) == "Gentle ★★☆☆"
    assert named.caption("{level}", own, 1) == "Sunday"
    assert book(own, language="de").caption("{level}", row(columns={"level": "Easy"}), 1) == "Leicht"


def test_what_columns_say_stays_text() -> None:
    its = row(columns={"id": "{level} [x]"})
    assert book(its).caption("{id}", its, 1) == "{level} [x]"


def test_a_report_counts_and_finds_repeats() -> None:
    turned = EASY[::-1]
    made = book(row(), row(turned))
    assert repeats(made) == [(1, 2)]
    data = report(made, ["old.csv"])
    [section] = data["sections"]
    assert (data["puzzles"], section["levels"], section["symmetry"]) == (2, {"Easy": 2}, {"180": 2})
    assert section["techniques"]["Hidden Single in a Box"] == 2
    assert section["givens"] == {"least": 30, "median": 30, "most": 30}
    text = report_text(data)
    assert "Easy: 2 puzzles, numbers 1 to 2" in text
    assert "repeats: 2 repeats 1; none is in old.csv" in text
    assert "repeats: none\n" in report_text(report(book(row())))


@pytest.mark.parametrize("symmetry", ["none", "180", "90", "left-right", "diagonal", "mirrors", "diagonals", "full"])
def test_the_symmetry_is_that_of_puzzles(symmetry: str) -> None:
    made = Generator(Target(symmetry=symmetry)).make("7/1").puzzle
    assert symmetry_in(made) is made.symmetry


def test_smaller_boards_have_symmetries_too() -> None:
    made = Generator(Target(board="6x6", symmetry="180")).make("7/1").puzzle
    assert symmetry_in(made) in ("180", "full", "mirrors", "diagonals", "90")
