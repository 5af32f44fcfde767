"""``crosshatch convert``: from any format into another, and what is lost on the way is said."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch import Puzzle, read, read_file
from crosshatch.formats import FORMATS, LINKS

Run = Callable[..., Result]

POSITION = ":0000:x:+12" + "." * 79 + ":399:::"


def test_the_name_of_the_file_says_the_format(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "in.csv").write_text(f"puzzle,author,level\n{easy},Ann,Easy\n{hard},Bob,Hard\n")
    assert (
        crosshatch("convert", "in.csv", "out.opensudoku").stderr == "crosshatch: 2 puzzles written to out.opensudoku\n"
    )
    with open(tmp_path / "out.opensudoku") as lines:
        found = [(entry.number, entry.puzzle, entry.columns) for entry in read_file(lines)]
    assert found == [
        (1, Puzzle(easy), {"author": "Ann", "level": "Easy"}),
        (2, Puzzle(hard), {"author": "Bob", "level": "Hard"}),
    ]


def test_several_inputs_and_no_file(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "one.sdk").write_text("#AAnn\n#LEasy\n" + "\n".join(easy[at : at + 9] for at in range(0, 81, 9)))
    result = crosshatch("convert", "one.sdk", hard, "-", "--format", "sdm", stdin=easy)
    assert result.stdout.split() == [each.replace(".", "0") for each in (easy, hard, easy)]
    assert result.stderr == "crosshatch: not kept in the format 'sdm': author and level (1 puzzle)\n"


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_is_written_and_read_again(
    crosshatch: Run, tmp_path: Path, name: str, easy: str, hard: str
) -> None:
    (tmp_path / "text").write_text(crosshatch("convert", easy, hard, "--format", name).stdout)
    assert crosshatch("convert", "text", "--format", "line").stdout.split() == [easy, hard]


@pytest.mark.parametrize("site", LINKS)
def test_links_are_written_and_read_again(crosshatch: Run, site: str, easy: str) -> None:
    link = crosshatch("convert", easy, "--link", site).stdout.strip()
    assert link.startswith("https://")
    assert crosshatch("solve", link).stdout == crosshatch("solve", easy).stdout
    assert read(link) == Puzzle(easy)


def test_what_is_lost_is_counted(crosshatch: Run) -> None:
    result = crosshatch("convert", POSITION, POSITION, "--format", "sdm")
    assert (result.exit_code, result.stdout) == (0, f"12{'0' * 79}\n" * 2)
    assert result.stderr == (
        "crosshatch: not kept in the format 'sdm': which cells are placed (they become givens) and removed candidates "
        "(2 puzzles)\n"
    )


def test_strict_leaves_out_what_would_lose_something(crosshatch: Run, easy: str) -> None:
    result = crosshatch("convert", POSITION, easy, "--format", "sdm", "--strict")
    assert (result.exit_code, result.stdout.strip()) == (2, easy.replace(".", "0"))
    assert "argument 1: skipped, because it would lose: which cells are placed" in result.stderr


def test_what_cannot_be_read_is_reported(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (tmp_path / "in.txt").write_text(f"{easy}\n12345\n{easy}\n")
    result = crosshatch("convert", "in.txt", "out.sdm")
    assert result.exit_code == 2
    assert result.stderr.startswith("crosshatch: in.txt:2: expected 81 cells, found 5\n")
    assert len((tmp_path / "out.sdm").read_text().splitlines()) == 2


def test_where_nothing_can_be_read_no_file_is_made(crosshatch: Run, tmp_path: Path) -> None:
    result = crosshatch("convert", "1234", "out.sdm")
    assert (result.exit_code, "written" in result.stderr) == (2, False)
    assert not (tmp_path / "out.sdm").exists()


def test_grades_and_solutions_travel(crosshatch: Run, easy: str, solution: str) -> None:
    text = crosshatch("convert", easy, "--format", "csv", "--grade", "hodoku", "--solutions").stdout
    header, row = text.splitlines()
    assert header == "puzzle,level,rating,solution"
    assert row.startswith(f"{easy},Easy,")
    assert row.endswith(solution)


def test_rows_of_grades_have_levels(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (tmp_path / "grades.csv").write_text(crosshatch("grade", easy, "--csv").stdout)
    assert crosshatch("convert", "grades.csv", "--format", "sdk").stdout.startswith("#LEasy\n")


def test_a_puzzle_without_a_solution_has_no_grade_and_is_written(crosshatch: Run) -> None:
    result = crosshatch("convert", "55" + "." * 79, "--format", "line", "--grade", "crosshatch")
    assert (result.exit_code, result.stdout) == (1, "55" + "." * 79 + "\n")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            ["{easy}"],
            "No output format is given. Name a new file, such as puzzles.csv, or choose a format to print: --format ",
        ),
        (
            ["{easy}", "there.sdk"],
            "there.sdk already exists and is not overwritten. Name a new file, or choose a format to print",
        ),
        (["{easy}", "out.what"], "the extension of out.what is unknown"),
        (["{easy}", "--format", "sdk", "--link", "sudokupad"], "--format and --link cannot be combined"),
        (["{easy}", "nowhere/out.sdm"], "the folder 'nowhere' does not exist"),
    ],
)
def test_what_cannot_be_asked(crosshatch: Run, tmp_path: Path, easy: str, arguments: list[str], problem: str) -> None:
    (tmp_path / "there.sdk").touch()
    result = crosshatch("convert", *(each.format(easy=easy) for each in arguments))
    assert result.exit_code == 2
    assert problem in " ".join(result.stderr.split())


def test_a_file_that_is_there_is_read_and_not_written(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (tmp_path / "there.sdm").write_text(easy)
    result = crosshatch("convert", easy, "there.sdm")
    assert result.exit_code == 2
    assert (tmp_path / "there.sdm").read_text() == easy


def test_a_new_file_may_be_named_for_a_year(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    assert crosshatch("convert", easy, "2031.sdm").exit_code == 0
    assert (tmp_path / "2031.sdm").exists()


def test_a_collection_in_one_long_line(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    games = f'<game data="{easy}"/>' * 1500
    (tmp_path / "long.opensudoku").write_text(f"<opensudoku>{games}</opensudoku>")
    result = crosshatch(
        "convert", "long.opensudoku", "-", "--format", "line", stdin=f"<opensudoku>{games}</opensudoku>"
    )
    assert result.stdout == f"{easy}\n" * 3000


def test_a_link_with_an_id_only_says_what_to_do(crosshatch: Run) -> None:
    result = crosshatch("convert", "https://sudokupad.app/abc123", "--format", "line")
    assert result.exit_code == 2
    assert "this link has only the id of a puzzle ('abc123'), and Crosshatch does not open links" in result.stderr


@pytest.mark.parametrize(("options", "printing"), [(["x.csv"], False), (["--format", "csv"], True)])
def test_a_progress_bar_counts_the_puzzles(
    crosshatch: Run, easy: str, hard: str, monkeypatch: pytest.MonkeyPatch, options: list[str], printing: bool
) -> None:
    asked, moved = [], []

    def bar(*given: object) -> AbstractContextManager[Callable[[], None]]:
        asked.append(given)
        return nullcontext(lambda: moved.append(1))

    monkeypatch.setattr("crosshatch.cli.convert.progress", bar)
    assert crosshatch("convert", easy, "12", hard, *options).exit_code == 2  # as 12 is no puzzle
    assert asked == [((easy, "12", hard), 0, printing)]
    assert len(moved) == 3
