"""The pages of books."""

import re
from datetime import date

import attrs
import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import Generator, Target
from crosshatch.grading import scale_named
from crosshatch.publishing import Layout, Style
from crosshatch.publishing.book import SOLUTIONS, Book, BookError, BookPuzzle, BookSection
from crosshatch.publishing.print.book import STEPS, book_data, book_pdf

HOSTILE = '#panic("x") $1/0$ <b>&amp;</b> *a* _b_ `c` \\ @d // e /* = ] } {level} "'


def made(
    level: str | None, number: int = 1, board: str = "classic", first: int = 1, **more: object
) -> tuple[BookPuzzle, ...]:
    generator = Generator(Target(level=level, board=board))
    found = (generator.make(f"7/{each}") for each in range(first, first + number))
    return tuple(
        BookPuzzle(each.puzzle, each.solution, scale_named("crosshatch").grade(each.puzzle), **more)  # type: ignore[arg-type]
        for each in found
    )


EASY, HARD = made("easy", 2), made("hard", 5)


def book(**more: object) -> Book:
    sections = (BookSection("Easy", EASY, text="One.\n\nTwo\nlines."), BookSection("Hard", HARD, lessons=2))
    return Book(**{"title": "A book", "sections": sections} | more)  # type: ignore[arg-type]


def test_numbers_run_through_the_book() -> None:
    data = book_data(book(), Layout())
    numbers = [each["number"] for section in data["sections"] for each in section["puzzles"]]
    assert numbers == ["1", "2", "3", "4", "5", "6", "7"]
    assert [each["number"] for each in data["solutions"]] == numbers
    assert {each["solved-at"] for section in data["sections"] for each in section["puzzles"]} == {
        each["id"] for each in data["solutions"]
    }
    assert data["sections"][0]["text"] == ["One.", "Two lines."]


def test_lessons_are_about_the_puzzles_that_follow() -> None:
    [_, hard] = book_data(book(language="de"), Layout(language="de"))["sections"]
    assert len(hard["lessons"]) == 2
    for lesson in hard["lessons"]:
        assert lesson["puzzle"] in {each["id"] for each in hard["puzzles"]}
        assert lesson["example"]["pictures"][0]["svg"].startswith("<svg")
        assert lesson["source"].startswith("Aus Rätsel")


def test_a_technique_is_taught_once() -> None:
    twice = (BookSection("Hard", HARD[:3], lessons=50), BookSection("Harder", HARD[3:], lessons=50))
    first, second = book_data(book(sections=twice), Layout())["sections"]
    taught = [{each["technique"] for each in section["lessons"]} for section in (first, second)]
    assert taught[0]
    assert not taught[0] & taught[1]


def test_lessons_can_be_named() -> None:
    [section] = book_data(book(sections=(BookSection("Hard", HARD, lessons=50),)), Layout())["sections"]
    name = section["lessons"][0]["technique"]
    named = BookSection("Hard", HARD, lessons=(name,))
    assert [each["technique"] for each in book_data(book(sections=(named,)), Layout())["sections"][0]["lessons"]] == [
        name
    ]
    with pytest.raises(
        BookError, match="section 'Easy': no puzzle shows swordfish as the next step; singles solve them all"
    ):
        book_data(book(sections=(BookSection("Easy", EASY, lessons=("swordfish",)),)), Layout())
    with pytest.raises(
        BookError, match="section 'Easy': lessons teach techniques beyond singles, so not hidden-single"
    ):
        book_data(book(sections=(BookSection("Easy", EASY, lessons=("hidden-single",)),)), Layout())


def test_solutions_by_path_have_the_first_steps() -> None:
    data = book_data(book(solutions="steps"), Layout())
    assert {len(each["steps"]) for each in data["solutions"]} == {STEPS}


def test_solutions_below_are_upside_down() -> None:
    data = book_data(book(solutions="below"), Layout())
    assert data["solutions"] == []
    for section in data["sections"]:
        for each in section["puzzles"]:
            [beside] = each["beside"]
            assert beside["turned"]
            assert beside["values"] == each["values"]


def of_days(*days: int) -> Book:
    rows = tuple(attrs.evolve(row, day=date(2031, 5, day)) for row, day in zip(HARD, days, strict=False))
    return book(
        sections=(BookSection("May", rows, months=True, titles={date(2031, 5, 1): "May Day"}),), solutions="next"
    )


def test_solutions_of_days_are_beside_the_next_day() -> None:
    data = book_data(of_days(30, 31), Layout())
    first, second = data["sections"][0]["puzzles"]
    assert (first["number"], first["beside"], first["solved-at"]) == ("Friday, 30 May 2031", [], None)
    assert [each["number"] for each in second["beside"]] == ["Solution of Fri 30 May 2031"]
    assert [each["number"] for each in data["solutions"]] == ["Sat 31 May 2031"]
    [month] = data["sections"][0]["months"]
    assert month["name"] == "May 2031"
    assert [day and day["day"] for day in month["weeks"][0]] == [None, None, None, "1", "2", "3", "4"]
    assert month["weeks"][0][3] == {"day": "1", "title": "May Day", "puzzles": []}
    assert month["weeks"][4][5]["puzzles"][0]["caption"] == "Hard"


def test_the_first_day_has_the_solution_of_the_day_before() -> None:
    before = tuple(attrs.evolve(row, day=date(2031, 4, 30)) for row in EASY[:1])
    [section] = of_days(1, 2).sections
    its = book(sections=(attrs.evolve(section, before=before),), solutions="next")
    first, second = book_data(its, Layout())["sections"][0]["puzzles"]
    assert [each["number"] for each in first["beside"]] == ["Solution of Wed 30 Apr 2031"]
    assert (first["id"], second["id"]) == ("puzzle-1", "puzzle-2")


def test_lessons_are_printed_without_transparency() -> None:
    pytest.importorskip("typst")
    assert book_data(book(), Layout())["sections"][1]["lessons"]
    assert not re.search(rb"/ca\b|/CA\b|/SMask", book_pdf(book(), Layout()))


def test_solutions_beside_the_next_puzzle_need_days_and_room() -> None:
    with pytest.raises(BookError, match="section 'Easy': solutions can be beside the next puzzle only if"):
        book_data(book(solutions="next"), Layout())
    with pytest.raises(
        BookError, match="section 'Easy': solutions below puzzles need at most 4 puzzles per page, not 6"
    ):
        book_data(book(solutions="below"), Layout(per_page=6))
    with pytest.raises(BookError, match="section 'May': solutions fit beside puzzles only with 1 or 2"):
        book_data(of_days(1, 2), Layout(per_page=4))


def test_each_kind_of_board_has_its_rules() -> None:
    rows = made(None, board="6x6") + made(None, board="x+anti-knight") + made(None, 2, board="jigsaw")
    kinds = book_data(book(sections=(BookSection("All", rows),)), Layout())["rules"]
    assert [each["name"] for each in kinds] == ["6 \u00d7 6", "Anti-knight, X-Sudoku", "Jigsaw"]
    assert kinds[0]["lines"] == ["Each row, column and box contains the digits 1 to 6."]
    assert len(kinds[1]["lines"]) == 3


def test_pictures_in_place_of_digits_have_rules_without_digits() -> None:
    data = book_data(book(), Layout(style=Style(symbols="pictures")))
    assert data["rules"][0]["lines"] == ["Each row, column and box contains each of the 9 symbols exactly once."]
    assert data["examples"] == []


def test_a_book_needs_puzzles() -> None:
    with pytest.raises(BookError, match="at least one puzzle"):
        book_data(book(sections=()), Layout())


@pytest.mark.parametrize("solutions", [each for each in SOLUTIONS if each != "next"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_books_are_set_without_complaints_and_always_alike(solutions: str, language: str) -> None:
    pytest.importorskip("typst")
    its = book(solutions=solutions, language=language, imprint="An imprint.")
    layout = Layout(page="6x9in", per_page=1)
    assert book_pdf(its, layout) == book_pdf(its, layout)


@pytest.mark.parametrize("per_page", [1, 2])
def test_months_are_set_without_complaints(per_page: int) -> None:
    pytest.importorskip("typst")
    assert book_pdf(of_days(3, 4, 5), Layout(per_page=per_page)).startswith(b"%PDF")


def test_texts_are_texts_and_nothing_is_executed() -> None:
    typst = pytest.importorskip("typst")
    assert typst
    rows = made("easy", columns={"id": HOSTILE, "title": HOSTILE})
    section = BookSection(HOSTILE, rows, text=HOSTILE, caption="{id}")
    its = Book(title=HOSTILE, subtitle=HOSTILE, author=HOSTILE, imprint=HOSTILE, sections=(section,))
    data = book_data(its, Layout())
    assert data["sections"][0]["puzzles"][0]["caption"] == HOSTILE
    assert book_pdf(its).startswith(b"%PDF")


def test_a_puzzle_of_a_book_is_that_of_its_row() -> None:
    assert Puzzle(book_data(book(), Layout())["sections"][0]["puzzles"][0]["givens"]) == EASY[0].puzzle
