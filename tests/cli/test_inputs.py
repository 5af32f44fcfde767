"""Where puzzles come from, and what bad input gets."""

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.board.puzzle import Puzzle
from crosshatch.cli.inputs import LONGEST_LINE, StandardInput
from crosshatch.formats import write

Run = Callable[..., Result]


def test_a_file_with_a_puzzle_on_each_line(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "two.txt").write_text(f"# two puzzles\n\n{easy}\n{hard} # a hard one\n")
    assert crosshatch("solve", "two.txt").stdout == crosshatch("solve", easy, hard).stdout


def test_a_file_with_one_grid(crosshatch: Run, tmp_path: Path, easy: str, solution: str) -> None:
    rows = [easy[start : start + 9] for start in range(0, 81, 9)]
    (tmp_path / "grid.txt").write_text("\n".join(rows))
    assert crosshatch("solve", "grid.txt").stdout == f"{solution}\n"


def test_standard_input(crosshatch: Run, easy: str, solution: str) -> None:
    assert crosshatch("solve", "-", stdin=f"{easy}\n{easy}\n").stdout == f"{solution}\n" * 2


def test_the_pencilmarks_of_hodoku(crosshatch: Run, tmp_path: Path, easy: str, solution: str) -> None:
    drawn = write(Puzzle(easy), "pencilmarks").splitlines()
    grid = "\n".join([drawn[0].replace("+", "."), *(line.replace("+-", ":-", 1) for line in drawn[1:])])
    assert "\n:--" in grid
    (tmp_path / "hodoku.txt").write_text(grid)
    assert crosshatch("solve", "hodoku.txt").stdout == f"{solution}\n"
    assert crosshatch("solve", grid).stdout == f"{solution}\n"
    assert crosshatch("solve", "-", stdin=grid).stdout == f"{solution}\n"
    assert crosshatch("solve", grid.partition("\n")[2], grid).stdout == f"{solution}\n" * 2


def test_a_table_with_the_puzzle_in_a_later_column(crosshatch: Run, tmp_path: Path, easy: str, solution: str) -> None:
    (tmp_path / "table.csv").write_text(f"id,puzzle,level\n1,{easy},easy\n2,{easy},easy\n")
    assert crosshatch("solve", "table.csv").stdout == f"{solution}\n" * 2


def test_an_sdk_file(crosshatch: Run, tmp_path: Path, easy: str, solution: str) -> None:
    rows = "\n".join(easy[start : start + 9] for start in range(0, 81, 9))
    (tmp_path / "mine.sdk").write_text(f"#AUnknown\n[Puzzle]\n{rows}\n")
    assert crosshatch("solve", "mine.sdk").stdout == f"{solution}\n"


@pytest.mark.parametrize("form", ["boxed", "pencilmarks", "library"])
def test_an_argument_in_any_format(crosshatch: Run, easy: str, solution: str, form: str) -> None:
    assert crosshatch("solve", write(Puzzle(easy), form)).stdout == f"{solution}\n"


@pytest.mark.parametrize(
    ("before", "end", "encoding"), [("", "\r\n", "ascii"), ("\ufeff", "\n", "utf-8"), ("\ufeff", "\r\n", "utf-8")]
)
def test_files_from_windows(
    crosshatch: Run, tmp_path: Path, easy: str, solution: str, before: str, end: str, encoding: str
) -> None:
    (tmp_path / "windows.txt").write_bytes(f"{before}{easy}{end}{easy}{end}".encode(encoding))
    assert crosshatch("solve", "windows.txt").stdout == f"{solution}\n" * 2
    text = (tmp_path / "windows.txt").read_bytes()
    assert crosshatch("solve", "-", stdin=text).stdout == f"{solution}\n" * 2


def test_in_a_file_of_many_the_good_ones_go_on(crosshatch: Run, tmp_path: Path, easy: str, solution: str) -> None:
    lines = [easy] * 1000
    lines[16] = easy[:-1]
    lines[399] = "x" + easy[1:]
    lines[998] = "hello"
    (tmp_path / "many.txt").write_text("\n".join(lines))
    result = crosshatch("solve", "many.txt")
    assert result.exit_code == 2
    assert [line for line in result.stdout.splitlines() if line != solution] == [
        f"{lines[16]} # expected 81 cells, found 80",
        f"{lines[399]} # 'x' at character 1 (r1c1) is neither a digit nor an empty cell",
        "hello # 'h' at character 1 (r1c1) is neither a digit nor an empty cell",
    ]
    assert len(result.stdout.splitlines()) == 1000
    assert result.stderr.splitlines() == [
        "crosshatch: many.txt:17: expected 81 cells, found 80",
        "crosshatch: many.txt:400: 'x' at character 1 (r1c1) is neither a digit nor an empty cell",
        "crosshatch: many.txt:999: 'h' at character 1 (r1c1) is neither a digit nor an empty cell",
    ]


def test_bad_input_outweighs_a_puzzle_without_one_solution(crosshatch: Run, easy: str, several: str) -> None:
    assert crosshatch("solve", several, easy).exit_code == 1
    assert crosshatch("solve", easy[:-1], several, easy).exit_code == 2


def test_an_argument_of_80_characters(crosshatch: Run, easy: str) -> None:
    result = crosshatch("solve", easy[:-1])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        "crosshatch: expected 81 cells, found 80; "
        "give 81 cells (digits, with . or 0 for empty cells), or the name of a file\n"
    )


def test_one_bad_argument_of_several_is_named(crosshatch: Run, easy: str) -> None:
    result = crosshatch("solve", easy, easy[1:])
    assert result.stderr.startswith("crosshatch: argument 2: expected 81 cells, found 80")


def test_a_wrong_character_is_placed(crosshatch: Run, easy: str) -> None:
    result = crosshatch("check", easy[:20] + "x" + easy[21:])
    assert "'x' at character 21 (r3c3) is neither a digit nor an empty cell" in result.stderr


@pytest.mark.parametrize(("letter", "digit"), [("O", "0"), ("I", "1"), ("l", "1")])
def test_a_letter_that_looks_like_a_digit(crosshatch: Run, easy: str, letter: str, digit: str) -> None:
    question = f"; it is a letter: did you mean {digit}?"
    assert question in crosshatch("check", easy.replace("." if letter == "O" else "1", letter)).stderr
    rows = [easy[start : start + 9] for start in range(0, 81, 9)]
    assert question in crosshatch("check", "\n".join([*rows[:8], rows[8][:7] + f"{letter}9"])).stderr


def test_blanks_for_empty_cells(crosshatch: Run, easy: str, solution: str) -> None:
    blank = easy.replace(".", " ")
    assert crosshatch("solve", blank).stdout == f"{solution}\n"
    rows = "\n".join(blank[start : start + 9].rstrip() for start in range(0, 81, 9))
    assert crosshatch("solve", rows).stdout == f"{solution}\n"
    assert crosshatch("solve", "-", stdin=rows).stdout == f"{solution}\n"


def test_a_grid_that_was_printed_can_be_given_back(crosshatch: Run, tmp_path: Path, easy: str, solution: str) -> None:
    printed = crosshatch("hint", "--level", "3", "--grid", easy).stdout
    assert crosshatch("solve", printed).stdout == f"{solution}\n"
    (tmp_path / "hint.txt").write_text(printed)
    assert crosshatch("solve", "hint.txt").stdout == f"{solution}\n"


def test_a_bad_library_line_names_the_field(crosshatch: Run, easy: str) -> None:
    result = crosshatch("check", f":0000:x:{easy}:12::")
    assert result.exit_code == 2
    assert "deleted: '12' is not a candidate" in result.stderr
    assert "81 cells" not in result.stderr


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("none.txt", None, "no such file, and not a puzzle; give 81 cells"),
        ("empty.txt", b"", "no puzzle found"),
        ("comments.txt", b"# nothing\n\n", "no puzzle found"),
        ("utf-16.txt", "1234\n".encode("utf-16"), "this text is in UTF-16; save it as UTF-8"),
        ("utf-16-be.txt", b"\xfe\xff" + "1234\n".encode("utf-16-be"), "this text is in UTF-16; save it as UTF-8"),
        ("some.jpg", b"\xff\xd8\xff\xe0\x00\x10JFIF\x00", "this is not a text file"),
        ("some.pdf", b"%PDF-1.7\n%\x80\x80\n1 0 obj\n\0", "PDF files cannot be read; save the puzzles as text"),
        (
            "some.parquet",
            b"PAR1\x15\x04" + bytes(100),
            "Parquet files cannot be read; save the puzzles as CSV or JSON",
        ),
        ("zeros.bin", bytes(1_000_000), "this is not a text file"),
        ("long.txt", b"1" * 1_000_000, "a line has 100,000 characters or more; a file of puzzles has shorter lines"),
    ],
)
def test_files_that_are_of_no_use(
    crosshatch: Run, tmp_path: Path, name: str, content: bytes | None, problem: str
) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    result = crosshatch("solve", name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"crosshatch: {name}: {problem}")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["2031.csv", "2031-05.txt", "12.opensudoku", "./2031", "20/31.sdk"])
def test_a_missing_file_whose_name_begins_like_a_puzzle(crosshatch: Run, easy: str, name: str) -> None:
    result = crosshatch("solve", name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"crosshatch: {name}: no such file")
    apart = crosshatch("unique", easy, "--apart-from", name)
    assert f"crosshatch: {name}: no such file" in apart.stderr


@pytest.mark.parametrize("end", ["x", "x3..", "x79", "...8.ab", "x2 # from 2031/may.txt"])
def test_a_mistyped_puzzle_is_no_name_of_a_file(crosshatch: Run, easy: str, end: str) -> None:
    for mistyped in (easy[:79] + end, f"{easy}1{end}"):
        result = crosshatch("solve", mistyped)
        assert (result.exit_code, "no such file" in result.stderr) == (2, False)


@pytest.mark.parametrize(
    "verb", ["grade", "explain", "solve", "check", "steps", "hint", "transform --canonical", "unique", "convert"]
)
def test_nothing_is_written_where_a_file_is_missing(crosshatch: Run, tmp_path: Path, easy: str, verb: str) -> None:
    result = crosshatch(*verb.split(), easy, "2031.csv", "--output", "out.jsonl")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("crosshatch: 2031.csv: no such file")
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_folder(crosshatch: Run, tmp_path: Path) -> None:
    result = crosshatch("solve", str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == f"crosshatch: {tmp_path}: this is a folder; name the files in it\n"


def test_nothing_on_standard_input(crosshatch: Run) -> None:
    result = crosshatch("solve", "-", stdin="")
    assert (result.exit_code, result.stderr) == (2, "crosshatch: standard input: no puzzle found\n")


def test_no_puzzle_at_all(crosshatch: Run) -> None:
    result = crosshatch("solve")
    assert result.exit_code == 2
    assert "Missing argument 'PUZZLE...'" in result.stderr


def test_a_puzzle_without_a_verb(crosshatch: Run, easy: str) -> None:
    result = crosshatch(easy)
    assert result.exit_code == 2
    assert "choose one of solve, explain, hint, " in result.stderr
    assert result.stderr.endswith("for example 'crosshatch solve PUZZLE'.\n")


def test_an_unreadable_byte_in_a_comment_is_no_harm(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (tmp_path / "latin.txt").write_bytes(f"{easy} # facile, tr\xe8s".encode("latin-1"))
    result = crosshatch("solve", "latin.txt")
    assert result.exit_code == 0
    expected = "latin.txt:1: bytes that are not UTF-8 are shown as \ufffd; save the file as UTF-8"
    assert result.stderr == f"crosshatch: {expected}\n"


@pytest.mark.parametrize(
    "verb",
    [
        "solve",
        "explain --only full-house,hidden-single,naked-single",
        "hint",
        "steps --only hidden-single",
        "check",
    ],
)
def test_each_puzzle_is_answered_by_one_object(
    crosshatch: Run, tmp_path: Path, verb: str, easy: str, clash: str, several: str
) -> None:
    wrong = f":0000:x:+5{easy[1:]}::::"
    (tmp_path / "five.txt").write_text("\n".join([easy, clash, "hello", several, wrong]))
    result = crosshatch(*verb.split(), "--json", "five.txt")
    good, impossible, unread, ambiguous, position = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 2
    assert list(unread) == ["source", "error"]
    assert result.stderr == f"crosshatch: five.txt:3: {unread['error']}\n"
    answers = (good, impossible, ambiguous, position)
    assert [each["source"] for each in (*answers, unread)] == [f"five.txt:{line}" for line in (1, 2, 4, 5, 3)]
    assert [each["status"] for each in answers] == ["unique", "impossible", "multiple", "impossible"]
    about = ["reason", "conflicts", "mistakes", "wrong_digits", "lost_candidates", "differ"]
    same = ["source", "puzzle", "position", "status", *about]
    assert all(list(each)[: len(same)] == same for each in answers)
    assert len({tuple(each) for each in answers[1:] if verb != "hint"}) <= 1
    assert (position["puzzle"], position["position"]) == (f"5{easy[1:]}", wrong)
    assert position["mistakes"] == ["r1c1"]
    assert position["reason"].startswith("no solution from here: r1c1 cannot be 5: the puzzle's solution")


def test_an_array_may_be_one_long_line(crosshatch: Run, tmp_path: Path, easy: str, solution: str) -> None:
    text = json.dumps([{"id": number, "puzzle": easy, "é": "x" * 700} for number in range(300)], ensure_ascii=False)
    assert len(text) > 2 * LONGEST_LINE
    (tmp_path / "array.json").write_text(text, encoding="utf-8")
    assert crosshatch("solve", "array.json").stdout == f"{solution}\n" * 300
    assert crosshatch("solve", "-", stdin=text).stdout == f"{solution}\n" * 300


def test_a_long_line_that_is_no_array_is_read_no_further(crosshatch: Run, easy: str) -> None:
    result = crosshatch("solve", "-", stdin=f"{easy}\n{{{' ' * LONGEST_LINE}\n{easy}\n")
    assert result.exit_code == 2
    assert "a line has 100,000 characters or more; a file of puzzles has shorter lines" in result.stderr


def test_an_object_for_what_is_no_puzzle_at_all(crosshatch: Run, easy: str) -> None:
    result = crosshatch("check", "--json", "none.txt", easy, easy[1:])
    missing, good, short = [json.loads(line) for line in result.stdout.splitlines()]
    assert missing["source"] == "none.txt"
    assert missing["error"].startswith("no such file, and not a puzzle")
    assert good["source"] == "argument 2"
    assert short["source"] == "argument 3"


def test_arguments_that_begin_alike_are_told_apart(crosshatch: Run, easy: str) -> None:
    answers = [line for line in crosshatch("check", easy, easy).stdout.splitlines() if not line.startswith(" ")]
    assert answers == ["argument 1: exactly one solution", "argument 2: exactly one solution"]


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bytes], None]]:
    """Let standard input be a pipe, and return the function that writes to it; nothing is its end."""
    ours, theirs = os.pipe()
    with open(ours, "rb") as stream, open(theirs, "wb", buffering=0) as source:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(stream))

        def write(data: bytes) -> None:
            if data:
                source.write(data)
            else:
                source.close()

        yield write


@pytest.mark.skipif(os.name == "nt", reason="whether a pipe has something cannot be asked there")
def test_what_is_on_standard_input_can_be_had_at_once(pipe: Callable[[bytes], None]) -> None:
    stdin = StandardInput()
    assert stdin.ready(), "nobody has asked for a line yet"
    pipe(b"\xef\xbb\xbfone\r\ntwo\nthr")
    assert (stdin.readline(100), stdin.ready()) == ("one\n", True)
    assert (stdin.readline(100), stdin.ready()) == ("two\n", False)
    pipe(b"ee\xff\nfour")
    assert stdin.ready()
    assert (stdin.readline(100), stdin.ready()) == ("three\ufffd\n", False)
    pipe(b"")
    assert stdin.ready()
    assert (stdin.readline(100), stdin.readline(100), stdin.ready()) == ("four", "", True)


def test_a_long_line_of_standard_input_is_not_read_to_its_end(pipe: Callable[[bytes], None]) -> None:
    pipe(b"1" * 1000)
    assert StandardInput().readline(20) == "1" * 20
