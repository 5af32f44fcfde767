"""``crosshatch unique``."""

import csv
import json
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch import Puzzle
from crosshatch.batch.comparing import ComparedPuzzle, Likeness
from crosshatch.board import random_transformation
from crosshatch.cli import unique
from crosshatch.cli.inputs import Item
from crosshatch.formats import write

Run = Callable[..., Result]
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def image(easy: str) -> str:
    """An image of the easy puzzle."""
    return Puzzle(easy).transformed(random_transformation(1)).line


def test_duplicates_are_left_out(crosshatch: Run, tmp_path: Path, easy: str, hard: str, image: str) -> None:
    (tmp_path / "some.txt").write_text(f"# easy ones\n{easy} # a comment\n\n{image}\n{hard}\n")
    result = crosshatch("unique", "some.txt")
    assert (result.exit_code, result.stdout) == (0, f"{easy} # a comment\n{hard}\n")
    assert result.stderr == "crosshatch: 3 puzzles: 2 distinct, 1 duplicate\n"


def test_duplicates_are_listed(crosshatch: Run, tmp_path: Path, easy: str, hard: str, image: str) -> None:
    (tmp_path / "one.txt").write_text(f"\n{hard}\n\n{easy}\n")
    (tmp_path / "two.txt").write_text(f"{image}\n{hard}\n")
    result = crosshatch("unique", "one.txt", "two.txt", easy, "--duplicates")
    assert result.stdout.splitlines() == [
        "two.txt:1: equivalent to one.txt:4",
        "two.txt:2: equivalent to one.txt:2",
        "argument 3: equivalent to one.txt:4",
    ]


def test_a_duplicate_of_an_argument(crosshatch: Run, easy: str, image: str) -> None:
    assert crosshatch("unique", easy, image, "--duplicates").stdout == "argument 2: equivalent to argument 1\n"


def test_data_has_every_puzzle(crosshatch: Run, easy: str, clash: str, image: str) -> None:
    result = crosshatch("unique", easy, clash, image, "--json")
    data = [json.loads(line) for line in result.stdout.splitlines()]
    form = Puzzle(easy).canonical().puzzle.line
    assert data[0]["symmetry"] == {"canonical": form, "automorphisms": 1, "first": None, "version": "1"}
    assert data[1]["error"] == "two 5s in row 1: r1c1 and r1c2, so there is no canonical form"
    assert data[1]["symmetry"] is None
    assert (data[2]["puzzle"], data[2]["symmetry"]["first"]) == (image, "argument 1")
    assert [each["outcome"] for each in data] == ["different", "no form", "duplicate"]
    assert result.exit_code == 1


def test_a_table_keeps_its_columns(crosshatch: Run, tmp_path: Path, easy: str, hard: str, image: str) -> None:
    (tmp_path / "some.csv").write_text(f'id,puzzle,name\n1,{easy},"x, y"\n2,{image},z\n3,{hard},\n')
    rows = list(csv.DictReader(StringIO(crosshatch("unique", "some.csv").stdout)))
    assert rows == [{"id": "1", "puzzle": easy, "name": "x, y"}, {"id": "3", "puzzle": hard, "name": ""}]
    (tmp_path / "two.csv").write_text(f'puzzle,name\n{easy},"two\nlines"\n')
    assert crosshatch("unique", "two.csv").stdout == f'puzzle,name\n{easy},"two\nlines"\n'


def test_a_second_table_has_the_columns_of_the_first(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "one.csv").write_text(f"id,puzzle\n1,{easy}\n")
    (tmp_path / "two.csv").write_text(f"puzzle,id,author\n{hard},2,somebody\n")
    result = crosshatch("unique", "one.csv", "two.csv")
    assert result.stdout == f"puzzle,id\n{easy},1\n{hard},2\n"
    assert result.stderr.splitlines() == [
        "crosshatch: columns that the first table lacks are omitted: author; --json keeps them",
        "crosshatch: 2 puzzles: 2 distinct",
    ]


def test_a_table_after_lines_has_its_header(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "table.csv").write_text(f"column_1,puzzle\n1,{hard}\n")
    assert crosshatch("unique", easy, "table.csv").stdout == f"{easy}\npuzzle,column_1\n{hard},1\n"


def test_objects_stay_objects_each_on_a_line(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    objects = [{"id": 1, "puzzle": easy}, {"id": [2], "puzzle": hard}, {"id": 3, "puzzle": easy}]
    (tmp_path / "some.json").write_text(json.dumps(objects, indent=1))
    assert [json.loads(line) for line in crosshatch("unique", "some.json").stdout.splitlines()] == objects[:2]
    (tmp_path / "table.csv").write_text(f"id,puzzle\n1,{easy}\n")
    assert crosshatch("unique", "table.csv", "some.json").stdout == f"puzzle,id\n{easy},1\n{hard},[2]\n"


def test_a_puzzle_that_looks_like_an_object_is_none(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "some.csv").write_text(f"note,puzzle\n{{a,{easy}\n{{b,{hard}\n")
    assert crosshatch("unique", "some.csv").stdout == f"puzzle,note\n{easy},{{a\n{hard},{{b\n"


def test_a_table_without_a_header_is_printed_as_it_is(crosshatch: Run, tmp_path: Path, easy: str, image: str) -> None:
    (tmp_path / "some.csv").write_text(f"1;{easy};x\n2;{image};y\n")
    assert crosshatch("unique", "some.csv").stdout == f"1;{easy};x\n"


def test_grids_become_lines(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    grids = "\n\n".join(write(Puzzle(each), "boxed") for each in (easy, hard, easy))
    (tmp_path / "grids.txt").write_text(f"# first\n{grids}\n")
    assert crosshatch("unique", "grids.txt").stdout == f"{easy} # first\n{hard}\n"


def test_what_cannot_be_read_is_told(crosshatch: Run, easy: str) -> None:
    result = crosshatch("unique", "-", stdin=f"{easy}\n{easy[1:]}\n")
    assert (result.exit_code, result.stdout) == (2, f"{easy}\n")
    assert "standard input:2: expected 81 cells, found 80" in result.stderr


def test_the_same_for_any_number_of_jobs(crosshatch: Run, tmp_path: Path, easy: str, hard: str, image: str) -> None:
    (tmp_path / "some.txt").write_text(f"{easy}\n{hard}\n{image}\n")
    assert crosshatch("unique", "some.txt", "--jobs", "2").stdout == crosshatch("unique", "some.txt").stdout


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_was_printed(start: Start, easy: str, hard: str, jobs: str) -> None:
    with start("unique", "-", "--jobs", jobs, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{easy}\n{easy}\n{hard}\n")
        process.stdin.flush()
        assert [process.stdout.readline() for _ in range(2)] == [f"{easy}\n", f"{hard}\n"]
        process.send_signal(signal.SIGINT)
        rest, said = process.communicate()
    assert (process.returncode, rest, said) == (130, "", "")


def test_a_lost_worker_is_no_matter_of_the_puzzle(
    crosshatch: Run, monkeypatch: pytest.MonkeyPatch, easy: str, clash: str
) -> None:
    def compared(entries: Iterator[Item], *_: object, **__: object) -> Iterator[ComparedPuzzle[Item]]:
        for item in entries:
            yield ComparedPuzzle(item, error="it was lost", outcome=Likeness.LOST)

    monkeypatch.setattr(unique, "compare_many", compared)
    result = crosshatch("unique", easy, clash, "--json")
    assert [json.loads(line)["outcome"] for line in result.stdout.splitlines()] == ["worker lost", "worker lost"]
    assert (result.exit_code, "argument 1: it was lost" in result.stderr) == (70, True)


def test_data_and_a_list_are_too_much(crosshatch: Run, easy: str) -> None:
    assert crosshatch("unique", easy, "--json", "--duplicates").exit_code == 2


def test_puzzles_of_other_files_are_left_out(crosshatch: Run, tmp_path: Path, easy: str, hard: str, image: str) -> None:
    (tmp_path / "train.txt").write_text(f"{image}\n")
    result = crosshatch("unique", easy, hard, hard, "--apart-from", "train.txt")
    assert (result.exit_code, result.stdout) == (0, f"{hard}\n")
    assert result.stderr == "crosshatch: 3 puzzles: 1 distinct, 2 duplicates\n"
    listed = crosshatch("unique", easy, hard, "--apart-from", "train.txt", "--duplicates")
    assert listed.stdout == "argument 1: equivalent to train.txt:1\n"
    data = json.loads(crosshatch("unique", easy, "--apart-from", "train.txt", "--json").stdout)
    assert (data["outcome"], data["symmetry"]["first"]) == ("duplicate", "train.txt:1")
    missing = crosshatch("unique", easy, "--apart-from", "none.txt")
    assert (missing.exit_code, missing.stderr) == (2, "crosshatch: none.txt: no such file\n")
    typed = crosshatch("unique", image, "--apart-from", easy, "--duplicates")
    assert typed.stdout == f"equivalent to {easy}\n"


def test_the_earlier_puzzle_is_named_in_whichever_file_it_is(
    crosshatch: Run, easy: str, hard: str, clash: str, image: str
) -> None:
    Path("old.txt").write_text(f"{image}\n\n{easy}\n")
    assert crosshatch("bank", "import", "bank.db", easy, hard).exit_code == 0
    archives = ("--apart-from", "bank.db", "--apart-from", "old.txt")
    result = crosshatch("unique", hard, easy, clash, *archives, "--duplicates")
    assert result.stdout.splitlines() == [
        "argument 1: equivalent to bank.db:2",
        "argument 2: equivalent to old.txt:1",
    ]
    assert result.exit_code == 1
    Path("more.txt").write_text(f"{easy}\n{hard}\n")
    result = crosshatch("unique", hard, "--apart-from", "old.txt", "--apart-from", "more.txt", "--duplicates")
    assert result.stdout == "equivalent to more.txt:2\n"
