"""``crosshatch print``."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.publishing import Layout
from crosshatch.publishing.print.puzzles import Entry

Run = Callable[..., Result]

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

pytest.importorskip("typst")


def test_a_puzzle_that_is_given(crosshatch: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.pdf"
    result = crosshatch("print", EASY, "-o", str(file), "--title", "For you", "--marks", "room", "--hints", "where")
    assert (result.exit_code, result.output) == (0, "")
    assert file.read_bytes().startswith(b"%PDF")


def test_the_board_of_a_puzzle_that_is_given(crosshatch: Run, tmp_path: Path) -> None:
    arguments = ("...6.3.5......1.6..4...1...3.5.3..4.", "-o", str(tmp_path / "out.pdf"), "--board")
    assert "stands for a random board" in crosshatch("print", *arguments, "jigsaw").output
    assert crosshatch("print", *arguments, "6x6", "--level", "easy").exit_code == 2
    assert crosshatch("print", *arguments, "6x6").exit_code == 0


def test_a_file_of_puzzles_and_one_of_their_solutions(crosshatch: Run, tmp_path: Path) -> None:
    (tmp_path / "puzzles.txt").write_text(f"{EASY}\n{EASY}\n", encoding="utf-8")
    out, solutions = tmp_path / "out.pdf", tmp_path / "solutions.pdf"
    arguments = (str(tmp_path / "puzzles.txt"), "-o", str(out), "--solutions-to", str(solutions), "--per-page", "6")
    assert crosshatch("print", *arguments).exit_code == 0
    assert out.read_bytes() != solutions.read_bytes()


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The titles and captions of the entries that are printed."""
    found: list[tuple[str, str]] = []

    def pdf(entries: list[Entry], layout: Layout) -> bytes:
        found.extend((each.title, each.caption) for each in entries)
        return b"%PDF"

    monkeypatch.setattr("crosshatch.cli.pages.pdf", pdf)
    return found


def test_new_puzzles_without_a_seed_can_be_printed_again(crosshatch: Run, printed: list[tuple[str, str]]) -> None:
    sheet = ("print", "--level", "easy", "--count", "2", "--caption", "seed", "-o", "out.pdf")
    result = crosshatch(*sheet)
    found = re.fullmatch(r"crosshatch: to print the same puzzles again, add (--seed) (\d+)\n", result.output)
    assert found is not None
    first = printed.copy()
    assert crosshatch(*sheet, *found.groups()).output == ""
    assert printed == first * 2


@pytest.mark.parametrize(
    "text",
    [
        f"{EASY} # Easy 1.2, effort 60; seed easy:1; used on 2031-05-03 for Morning Post\n",
        f"puzzle,level,seed,used_on,used_for\n{EASY},Easy,easy:1,2031-05-03,Morning Post\n",
        json.dumps({"puzzle": EASY, "used_on": "2031-05-03", "used_for": "Morning Post"}),
    ],
)
def test_what_comes_from_a_bank_has_its_day_and_what_it_is_used_for(
    crosshatch: Run, tmp_path: Path, printed: list[tuple[str, str]], text: str
) -> None:
    (tmp_path / "week.txt").write_text(text, encoding="utf-8")
    week, out = str(tmp_path / "week.txt"), str(tmp_path / "out.pdf")
    assert crosshatch("print", week, "-o", out, "--caption", "comment").exit_code == 0
    assert crosshatch("print", week, "-o", out, "--caption", "comment", "--first", "1").exit_code == 0
    assert printed == [("Saturday, 3 May 2031", "Morning Post"), ("", "Morning Post")]


@pytest.mark.parametrize(("form", "caption"), [("line", "Easy 2.0 (Naked"), ("csv", "Easy 2.0 (Naked"), ("json", "")])
def test_days_of_a_calendar_stand_above_its_puzzles(
    crosshatch: Run, tmp_path: Path, printed: list[tuple[str, str]], form: str, caption: str
) -> None:
    week = "easy,must=naked-single - - - - - -"
    made = crosshatch("calendar", "2031-05-05", "--week", week, "--format", form).stdout
    (tmp_path / "day.txt").write_text(made, encoding="utf-8")
    arguments = ("-o", str(tmp_path / "out.pdf"), "--caption", "comment")
    assert crosshatch("print", str(tmp_path / "day.txt"), *arguments).exit_code == 0
    [(title, said)] = printed
    assert title == "Monday, 5 May 2031"
    assert said.startswith(caption)


def test_a_day_without_a_puzzle_is_told(crosshatch: Run, tmp_path: Path, printed: list[tuple[str, str]]) -> None:
    table = f"date,number,puzzle\n2031-05-05,1,\n2031-05-06,1,{EASY}\n"
    (tmp_path / "days.csv").write_text(table, encoding="utf-8")
    result = crosshatch("print", str(tmp_path / "days.csv"), "-o", str(tmp_path / "out.pdf"))
    assert (result.exit_code, [title for title, _ in printed]) == (2, ["Tuesday, 6 May 2031"])
    assert "there is no puzzle in this row; 2031-05-05 is missing from the pages" in result.stderr


def test_puzzles_to_order_are_the_same_for_a_seed(crosshatch: Run, tmp_path: Path) -> None:
    arguments = ("print", "--level", "easy", "--symmetry", "180", "--seed", "7", "--large", "--size", "letter", "-o")
    first, second = tmp_path / "1.pdf", tmp_path / "2.pdf"
    assert crosshatch(*arguments, str(first)).exit_code == 0
    assert crosshatch(*arguments, str(second)).exit_code == 0
    assert first.read_bytes() == second.read_bytes()


def test_what_cannot_be_printed_is_left_out(crosshatch: Run, tmp_path: Path) -> None:
    (tmp_path / "puzzles.txt").write_text(f"{EASY}\n{'1' + '.' * 80}\n12\n", encoding="utf-8")
    file = tmp_path / "out.pdf"
    result = crosshatch("print", str(tmp_path / "puzzles.txt"), "-o", str(file))
    assert result.exit_code == 2
    assert "puzzles.txt:2: " in result.stderr
    assert "omitted from the pages" in result.stderr
    assert "puzzles.txt:3: expected 81 cells" in result.stderr
    assert file.exists()


def test_where_nothing_is_left_no_file_is_written(crosshatch: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.pdf"
    result = crosshatch("print", "11" + "." * 79, "-o", str(file))
    assert result.exit_code == 1
    assert not file.exists()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            ("--givens", "17", "--seed", "7", "--count", "1", "--max-seconds", "0.1"),
            "seed 7/1: no puzzle found in time",
        ),
        ((EASY, "--max-seconds", "1e-9"), "not graded in time; allow more time with --max-seconds"),
    ],
)
def test_where_the_time_runs_out_a_puzzle_is_left_out(
    crosshatch: Run, tmp_path: Path, arguments: tuple[str, ...], problem: str
) -> None:
    file = tmp_path / "out.pdf"
    result = crosshatch("print", *arguments, "-o", str(file))
    assert result.exit_code == 1
    assert problem in result.stderr
    assert not file.exists()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((EASY, "--large", "--per-page", "4"), "one puzzle per page"),
        ((EASY, "--level", "hard"), "cannot be combined with PUZZLE"),
        ((EASY, "--count", "2"), "cannot be combined with PUZZLE"),
        (("--level", "awful"), "awful"),
    ],
)
def test_options_that_do_not_go_together(crosshatch: Run, arguments: tuple[str, ...], problem: str) -> None:
    result = crosshatch("print", *arguments, "-o", "-")
    assert result.exit_code == 2
    assert problem in result.stderr


def test_a_file_that_cannot_be_written(crosshatch: Run, tmp_path: Path) -> None:
    result = crosshatch("print", EASY, "-o", str(tmp_path / "no" / "out.pdf"))
    assert result.exit_code == 2
    assert "cannot write" in result.stderr


def test_a_lesson_by_practice(crosshatch: Run, tmp_path: Path) -> None:
    file = tmp_path / "lesson.pdf"
    arguments = ("practice", "hidden-single", "--count", "1", "--seed", "7", "--language", "de", "--sheet", str(file))
    assert crosshatch(*arguments).exit_code == 0
    assert file.read_bytes().startswith(b"%PDF")
    assert crosshatch(*arguments, "--json").exit_code == 2


def test_without_typst_it_says_what_to_install(
    crosshatch: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    result = crosshatch("print", EASY, "-o", str(tmp_path / "out.pdf"))
    assert result.exit_code == 2
    assert "pip install 'crosshatch[print]'" in result.stderr


def test_puzzles_to_order_are_kept_apart_from_those_of_a_file(crosshatch: Run, tmp_path: Path) -> None:
    arguments = ("print", "--level", "easy", "--count", "1", "--seed", "7/1", "-o")
    first, second = tmp_path / "1.pdf", tmp_path / "2.pdf"
    known = crosshatch("generate", "--level", "easy", "--seed", "7/1").stdout
    (tmp_path / "known.txt").write_text(known, encoding="utf-8")
    assert crosshatch(*arguments, str(first)).exit_code == 0
    assert crosshatch(*arguments, str(second), "--apart-from", "known.txt").exit_code == 0
    assert first.read_bytes() != second.read_bytes()


def test_after_an_interrupt_it_is_said_that_nothing_is_written(
    crosshatch: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> Iterator[object]:
        raise KeyboardInterrupt

    monkeypatch.setattr("crosshatch.cli.print.distinct", interrupted)
    result = crosshatch("print", "--level", "easy", "-o", "out.pdf")
    assert (result.exit_code, result.stderr) == (130, "crosshatch: interrupted; out.pdf was not written\n")
    assert not (tmp_path / "out.pdf").exists()


def test_where_nothing_is_printed_it_says_so(crosshatch: Run) -> None:
    result = crosshatch("print", "11" + "." * 79, "-o", "out.pdf")
    assert result.stderr.endswith("crosshatch: no puzzles to print; out.pdf was not written\n")


def test_puzzles_and_solutions_need_different_files(crosshatch: Run) -> None:
    result = crosshatch("print", EASY, "-o", "out.pdf", "--solutions-to", "./out.pdf")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "out.pdf is named for two outputs; choose a different name for one of them." in result.stderr
    assert not Path("out.pdf").exists()


@pytest.mark.parametrize("verb", ["calendar", "practice"])
def test_options_of_layout_are_explained_by_print(crosshatch: Run, verb: str) -> None:
    listed = crosshatch(verb, "--help").stdout.partition("Layout:")[2].partition("\n\n")[0]
    names = set(re.findall(r"--[a-z-]+", listed.replace("'crosshatch print --help'", "")))
    assert {"--size", "--font"} <= names
    shown = crosshatch("print", "--help").stdout
    assert all(f"  {name}" in shown for name in names)
    assert crosshatch(verb, "2031" if verb == "calendar" else "x-wing", "--font", "Foo").exit_code == 2
