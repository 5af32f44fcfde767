"""Puzzles on paper."""

import re
import sys
from collections.abc import Sequence
from datetime import datetime

import attrs
import pytest

from crosshatch import Generator, MissingExtra, Puzzle, PuzzleError, Target
from crosshatch.board.board import CLASSIC
from crosshatch.board.boards import board
from crosshatch.board.constraints import Cage
from crosshatch.publishing import Layout, pdf, solutions_pdf
from crosshatch.publishing.print.puzzles import Entry, entry_of, puzzles_data, solutions_data
from crosshatch.publishing.print.typesetter import kind_data

HARD = Puzzle(
    "....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......", comment="From a book"
)
EASY = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


@pytest.fixture
def typst() -> None:
    pytest.importorskip("typst")


def pages(puzzles: Sequence[Puzzle | Entry], layout: Layout) -> int:
    return len(re.findall(rb"/Type/Page\b", pdf(puzzles, layout)))


def test_what_stands_above_a_puzzle() -> None:
    assert entry_of(HARD, Layout()).caption == "Hard"
    assert entry_of(HARD, Layout(language="de")).caption == "Schwer"
    assert entry_of(HARD, Layout(caption="grade")).caption == "Hard 3.2"
    assert entry_of(HARD, Layout(caption="grade", scale="hodoku")).caption.startswith("Hard ")
    assert entry_of(HARD, Layout(caption="comment")).caption == "From a book"
    assert entry_of(HARD, Layout(caption="none")).caption == ""


def test_hints_say_where_to_begin_and_where_it_gets_hard() -> None:
    assert entry_of(HARD, Layout()).hints == ()
    assert entry_of(HARD, Layout(hints="where")).hints == (
        "Begin with box 1.",
        "When you get stuck, look at rows 3 and 4.",
    )
    assert entry_of(HARD, Layout(hints="technique", language="de")).hints == (
        "Zum Einstieg: Block 1 (Versteckter Einer).",
        "An der schwersten Stelle: die Zeilen 3 und 4 (X-Wing).",
    )
    assert len(entry_of(EASY, Layout(hints="where")).hints) == 1


def test_a_puzzle_that_was_made_keeps_its_grade() -> None:
    made = Generator(Target(level="easy")).make(7)
    assert entry_of(made, Layout(caption="grade", scale="hodoku")).caption == f"Easy {made.grade.rating:g}"


def test_a_puzzle_needs_one_solution() -> None:
    with pytest.raises(PuzzleError, match="no solution"):
        entry_of(Puzzle("11" + "." * 79), Layout())


def test_what_a_page_shows() -> None:
    data = puzzles_data([EASY, HARD], Layout(first=11, marks="candidates", page="letter"))
    first, second = data["puzzles"]
    assert (first["number"], second["number"]) == ("11", "12")
    assert first["values"] == first["givens"] == EASY.givens
    assert first["candidates"][2] == "124"
    assert (data["page"]["width"], data["page"]["height"]) == (215.9, 279.4)
    assert [each["solution"][:9] for each in data["solutions"]] == ["534678912", data["solutions"][1]["solution"][:9]]
    assert puzzles_data([EASY], Layout(solutions=False))["solutions"] == []


def test_a_file_of_solutions_has_nothing_else() -> None:
    data = solutions_data([EASY], Layout(hints="where"))
    assert (data["puzzles"], data["hints"], data["turned"]) == ([], [], False)


def test_layouts_that_there_are_not() -> None:
    with pytest.raises(ValueError, match="1 puzzle per page"):
        Layout(large=True, per_page=4)
    with pytest.raises(ValueError, match=r"^expected 1 to 12 puzzles per page, not 13$"):
        Layout(per_page=13)
    with pytest.raises(ValueError, match="0 or higher, not -1"):
        Layout(first=-1)
    with pytest.raises(ValueError, match="no language"):
        Layout(language="la")
    with pytest.raises(ValueError, match="no puzzles"):
        pdf([])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"caption": "name"}, "caption cannot be 'name'; choose from level, grade, comment, seed, none"),
        ({"marks": "dots"}, "marks cannot be 'dots'; choose from none, room, candidates"),
        ({"hints": "all"}, "hints cannot be 'all'; choose from none, where, technique"),
    ],
)
def test_a_wrong_name_is_refused_with_those_there_are(wrong: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        Layout(**wrong)  # type: ignore[arg-type]


@pytest.mark.usefixtures("typst")
@pytest.mark.parametrize("size", ["a4", "6x9in"])
@pytest.mark.parametrize("per_page", range(1, 13))
def test_all_layouts_fill_as_many_pages_as_they_say(per_page: int, size: str) -> None:
    layout = Layout(per_page=per_page, page=size, solutions=False, caption="none", marks="room")
    assert pages([EASY] * (per_page + 1), layout) == 2


@pytest.mark.usefixtures("typst")
@pytest.mark.parametrize("page", ["a5", "6x9in", "9x6in", "letter"])
def test_solutions_fit_on_pages_of_any_size(page: str) -> None:
    entries = [Entry(EASY, solution="1" * 81)] * 16
    assert pages(entries, Layout(page=page, per_page=4)) <= 8
    assert pages(entries, Layout(page=page, per_page=4, solutions=False)) == 4


@pytest.mark.usefixtures("typst")
def test_solutions_are_on_the_last_page_if_there_is_room() -> None:
    assert pages([EASY], Layout(per_page=1)) == 1
    assert pages([EASY], Layout(large=True)) == 2
    assert pages([EASY] * 6, Layout(per_page=6)) == 2
    assert pages([EASY] * 2, Layout(hints="where")) == 2


@pytest.mark.usefixtures("typst")
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("large", [True, False])
def test_typst_has_nothing_to_complain_of(large: bool) -> None:
    layout = Layout(large=large, title="Sudoku", marks="candidates", hints="technique")
    assert pdf([HARD], layout)
    assert solutions_pdf([HARD], layout)


@pytest.mark.usefixtures("typst")
def test_the_same_puzzles_give_the_same_bytes() -> None:
    layout = Layout(title="Sudoku", date="May")
    assert pdf([HARD], layout).startswith(b"%PDF")
    assert pdf([HARD], layout) == pdf([HARD], layout)
    assert b"CreationDate" not in pdf([HARD], layout)
    assert b"CreationDate(D:20310501" in pdf([HARD], Layout(created=datetime(2031, 5, 1)))
    assert solutions_pdf([HARD], layout) != pdf([HARD], layout)


def test_without_typst_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(MissingExtra, match=r"pip install 'crosshatch\[print\]'"):
        pdf([Entry(EASY)])


def test_titles_take_the_place_of_numbers() -> None:
    dated = Entry(EASY, solution="1" * 81, title="Saturday, 17 May 2031", short_title="Sat 17 May 2031")
    data = puzzles_data([dated], Layout())
    assert data["puzzles"][0]["number"] == "Saturday, 17 May 2031"
    assert data["solutions"][0]["number"] == "Sat 17 May 2031"


def test_a_solution_that_stands_beside_another_puzzle_does_not_stand_at_the_end() -> None:
    first = Entry(EASY, solution="1" * 81, short_title="Friday")
    second = Entry(HARD, solution="2" * 81, short_title="Saturday", beside=(first,))
    data = puzzles_data([first, second], Layout())
    assert [each["number"] for each in data["solutions"]] == ["Saturday"]
    beside = [[other["number"] for other in each["beside"]] for each in data["puzzles"]]
    assert beside == [[], ["Solution of Friday"]]


@pytest.mark.parametrize("layout", [Layout(per_page=1), Layout(per_page=2), Layout(large=True, page="letter")])
def test_solutions_beside_puzzles_take_no_more_pages(layout: Layout, typst: None) -> None:
    first = entry_of(EASY, layout)
    plain = attrs.evolve(layout, solutions=False)
    for number in (1, 3):
        entries = [first, *(attrs.evolve(entry_of(HARD, layout), beside=(first,) * number) for _ in range(3))]
        assert pages(entries, plain) == 4 // layout.per_page


def test_solutions_are_turned_if_they_fit_on_a_page_and_have_pages_of_their_own_if_not() -> None:
    few, many = ([Entry(EASY, solution="1" * 81)] * number for number in (16, 17))
    assert [puzzles_data(each, Layout())["turned"] for each in (few, many)] == [True, False]
    assert not puzzles_data(few, Layout(large=True))["turned"]


SIX = Puzzle("56.1.2412......416.46...3..5.46.4.21", board=board("6x6+anti-king"))


def test_a_board_comes_with_all_that_is_drawn_but_its_digits() -> None:
    data = puzzles_data([SIX], Layout(language="de"))
    [drawn] = data["puzzles"]
    kind = kind_data(drawn["board"]["kind"])
    assert drawn["rules"] == "Regeln: Königsregel"
    assert (kind["size"], len(kind["across"]), len(kind["down"])) == (6, 3, 2)
    assert kind["thick"][-5:] == [["M", (0, 0)], ["L", (6, 0)], ["L", (6, 6)], ["L", (0, 6)], ["Z"]]
    assert kind["bands"] == [0, 0, 0, 0]
    assert kind_data(data["solutions"][0]["board"]["kind"]) == kind


def test_every_other_box_is_shaded() -> None:
    shaded = kind_data(CLASSIC)["shaded"]
    assert len(shaded) == 4 * 9 * 5  # the moves around each cell of four boxes
    assert shaded[0] == ["M", (3, 0)]
    assert kind_data(board("jigsaw:AAABACBBCCDBCDDD"))["shaded"] == []
    assert kind_data(board("windoku"))["shaded"] == []  # its windows are shaded


def test_the_solution_of_a_puzzle_with_cages_is_a_classic_board() -> None:
    killer = Puzzle(EASY.givens, board=board("classic", Cage(["r1c1", "r1c2"], 8)))
    data = puzzles_data([killer], Layout())
    cage, total = kind_data(data["puzzles"][0]["board"]["kind"])["above"]
    assert (cage["dashed"], total["text"]) == (True, "8")
    assert data["solutions"][0]["board"] == {"kind": CLASSIC}


@pytest.mark.usefixtures("typst")
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("size", ["a4", "a5", "6x9in", "letter"])
def test_usual_pages_have_no_type_that_people_cannot_read(size: str) -> None:
    killer = Puzzle(EASY.givens, board=board("classic", Cage(["r1c1", "r1c2"], 8)))
    assert pages([killer] * 6, Layout(page=size, per_page=6, solutions=False)) == 1
    assert pages([EASY] * 12, Layout(page=size, per_page=12))
    assert pages([EASY] * 2, Layout(page=size, marks="candidates", caption="seed"))


@pytest.mark.usefixtures("typst")
def test_type_that_people_cannot_read_is_told() -> None:
    killer = Puzzle(EASY.givens, board=board("classic", Cage(["r1c1", "r1c2"], 8)))
    with pytest.warns(
        RuntimeWarning, match=r"^some type is smaller than 6 points: sums and clues \(4\.\d\) and candidat"
    ):
        pdf([killer], Layout(page="a5", per_page=12, marks="candidates"))


@pytest.mark.usefixtures("typst")
@pytest.mark.parametrize("marks", ["none", "room", "candidates"])
def test_puzzles_on_all_boards_are_printed(marks: str) -> None:
    assert pages([SIX, EASY, SIX], Layout(per_page=2, marks=marks, hints="where")) == 3
