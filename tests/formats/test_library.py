"""HoDoKu's library lines."""

from collections.abc import Callable

import pytest

from crosshatch.board.candidate import Candidate
from crosshatch.board.errors import PuzzleError
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import library
from crosshatch.formats.library import LibraryCase

CELLS = "...65+2+7...4..+3.2.9.2.+9+47+1....1.7...657.2+96.319...8.5.+7...4..+37.8.3+7...1.....13..."
DELETED = "121 823 828 573 593 698"
CASE = f":0100:2:{CELLS}:{DELETED}:298::"


def test_solved_cells_are_told_from_givens() -> None:
    puzzle = library.read(CASE)
    assert puzzle.givens[:9] == "...65...."
    assert puzzle.placed[:9] == ".....27.."
    assert puzzle.line[:9] == "...6527.."


def test_deleted_candidates_are_removed() -> None:
    grid = library.read(CASE).grid()
    assert not grid.digits_of(cell_named("r2c1")) >> 1 & 1
    assert Candidate(cell_named("r2c1"), 1) in library.read(CASE).removed


def test_a_case_says_what_the_technique_finds() -> None:
    case = library.read_case(CASE)
    assert (case.code, case.variant, case.candidates) == ("0100", "", (2,))
    assert case.eliminations == (Candidate(cell_named("r9c8"), 2),)
    assert case.placements == ()
    assert case.puzzle == library.read(CASE)


def test_variants_and_extra() -> None:
    case = library.read_case(f":0606-x:34:{CELLS}::435::7")
    assert case.variant == "x"
    assert case.extra == "7"
    assert case.variant == "x"
    assert library.read_case(CASE).variant != "x"


def test_the_last_field_may_be_missing() -> None:
    assert library.read_case(CASE.removesuffix(":")) == library.read_case(CASE)


def test_writing_a_position() -> None:
    puzzle = library.read(CASE)
    assert library.write(puzzle) == f":0000:x:{CELLS}:{DELETED}:::"
    assert library.read(library.write(puzzle)) == puzzle


def test_a_case_prints_as_its_line() -> None:
    assert str(library.read_case(CASE)) == CASE


def test_a_case_is_shown_as_what_reads_it() -> None:
    case = library.read_case(CASE)
    assert repr(case) == f"read_case('{CASE}')"
    assert eval(repr(case), {"read_case": library.read_case}) == case


def test_what_is_wrong_is_not_repeated_at_length() -> None:
    for line in (f":0100:{'x' * 9_000}:{CELLS}::::", f":0100:2:{CELLS}:{'1' * 9_000}:::"):
        with pytest.raises(PuzzleError) as caught:
            library.read(line)
        assert len(str(caught.value)) < 100


def test_a_comment_may_follow() -> None:
    puzzle = library.read(f"{CASE} # a locked candidate")
    assert puzzle.comment == "a locked candidate"


def test_every_case_of_the_library_prints_as_its_line(library_lines: list[str]) -> None:
    assert len(library_lines) == 484
    for line in library_lines:
        assert str(library.read_case(line)).rstrip(":") == line.rstrip(":")


def test_cases_by_code(library_cases: Callable[..., list[LibraryCase]]) -> None:
    assert {case.code for case in library_cases("0300", "0301")} == {"0300", "0301"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected seven fields in a library line, each preceded by a colon; found 0"),
        (":0000:x:" + "." * 81, "expected seven fields in a library line, each preceded by a colon; found 3"),
        ("0000" + CASE, "a library line must begin with a colon"),
        (f":0100:0:{CELLS}::::", "candidates: '0' may contain only the digits 1 to 9"),
        (f":0100:2:{CELLS[:-1]}::::", "givens: expected 81 cells, found 80"),
        (f":0100:2:{CELLS}.::::", "givens: expected 81 cells, found 82"),
        (f":0100:2:x{CELLS[1:]}::::", "givens: 'x' at character 1 (r1c1) is neither a digit nor an empty cell"),
        (
            f":0100:2:{CELLS.replace('+2', '+.', 1)}::::",
            "givens: '+' at character 6 (r1c6) is not followed by a digit",
        ),
        (f":0100:2:{CELLS}:121 82:298::", "deleted: '82' is not a candidate; 5 in r1c2 is written 512"),
        (f":0100:2:{CELLS}::2980::", "eliminations: '2980' is not a candidate; 5 in r1c2 is written 512"),
        (f":0100:2:{CELLS}:::r1c1:", "placements: 'r1c1' is not a candidate; 5 in r1c2 is written 512"),
    ],
)
def test_what_is_wrong_and_where(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        library.read(text)
    assert str(caught.value) == message


def test_a_position_without_solved_cells_or_deletions() -> None:
    assert library.write(Puzzle("5" + "." * 80)) == ":0000:x:5" + "." * 80 + "::::"
