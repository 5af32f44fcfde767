"""Verbs with rows as processes of their own: interrupts, readers that have had enough, streams, and progress."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from crosshatch.batch.parquet import rows_beside

Start = Callable[..., subprocess.Popen[str]]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and terminals are different there")

MADE = ("generate", "--level", "easy", "--seed", "7")
ENDLESS = (*MADE, "--count", "1000000", "--jobs")
PATHS = ("explain", "--compact", "--only", "full-house,hidden-single,naked-single")
GRADES = ("grade", "--csv")


@pytest.fixture
def many(tmp_path: Path, easy: str) -> str:
    """A file of 6000 puzzles."""
    (tmp_path / "many.txt").write_text(f"{easy}\n" * 6000)
    return str(tmp_path / "many.txt")


def wait_for(process: subprocess.Popen[str], file: Path, size: int) -> None:
    """Wait until a process has written so much to a file."""
    while not file.exists() or file.stat().st_size < size:
        assert process.poll() is None, process.communicate()
        time.sleep(0.002)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_is_printed_and_says_how_to_go_on(start: Start, jobs: str) -> None:
    with start(*ENDLESS, jobs) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, complaints = process.stdout.read(), process.stderr.read()
    assert process.returncode == 130
    assert first.endswith("; seed easy:7/1\n")
    assert all("; seed easy:7/" in line for line in rest.splitlines())
    done = 1 + len(rest.splitlines())
    told = f"interrupted after {done} of 1000000; to continue, repeat the command with --seed 7 --first {done + 1} "
    assert complaints.startswith(f"crosshatch: {told}--count {1000000 - done} and, to avoid repeats, ")


@pytest.mark.parametrize(("verb", "jobs"), [(GRADES, "1"), (PATHS, "2")])
def test_an_interrupt_keeps_the_rows_of_a_file(
    start: Start, many: str, tmp_path: Path, verb: tuple[str, ...], jobs: str
) -> None:
    rows = tmp_path / "rows"
    with start(*verb, many, "--jobs", jobs, "--output", str(rows)) as process:
        wait_for(process, rows, 20_000)
        process.send_signal(signal.SIGINT)
        printed, said = process.communicate()
    assert (process.returncode, printed) == (130, "")
    told = re.fullmatch(
        r"crosshatch: interrupted after (\d+) rows; to continue, repeat the command with --resume\n", said
    )
    assert told is not None
    kept = rows.read_text()
    assert kept.endswith("\n")
    assert kept.count("\n") - (verb is GRADES) == int(told[1])


def test_parquet_that_is_killed_and_continued_ends_with_the_same_bytes(start: Start, tmp_path: Path, easy: str) -> None:
    pytest.importorskip("pyarrow.parquet")
    (tmp_path / "some.csv").write_text("id,puzzle\n" + "".join(f"{number},{easy}\n" for number in range(240)))
    command = (*PATHS, str(tmp_path / "some.csv"), "--output")
    whole, broken = tmp_path / "whole.parquet", tmp_path / "broken.parquet"
    with start(*command, str(whole)) as process:
        assert process.wait() == 0
    with start(*command, str(broken)) as process:
        wait_for(process, rows_beside(broken), 50_000)
        process.kill()
    assert not broken.exists()
    with start(*command, str(broken), "--resume") as process:
        assert process.wait() == 0
    assert broken.read_bytes() == whole.read_bytes()
    assert not rows_beside(broken).exists()


@pytest.mark.parametrize("verb", [GRADES, ENDLESS[:-1]])
def test_a_reader_that_has_had_enough_ends_the_workers_too(start: Start, many: str, verb: tuple[str, ...]) -> None:
    with start(*verb, *([many] if verb is GRADES else []), "--jobs", "2") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.parametrize("verb", [(*GRADES, "--scale", "all"), PATHS])
def test_rows_come_as_soon_as_they_are_done(start: Start, easy: str, hard: str, verb: tuple[str, ...]) -> None:
    with start(*verb, "-", "--jobs", "2", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, puzzle in enumerate([easy, hard, easy], 1):
            process.stdin.write(f"{puzzle}\n")
            process.stdin.flush()
            row = process.stdout.readline()
            if row.startswith("source,puzzle,"):  # the first puzzle has the columns of all
                row = process.stdout.readline()
            assert f"standard input:{number}" in row
            assert puzzle in row
        process.stdin.close()
        assert process.stdout.read() == ""
    assert process.returncode == 0


def test_a_fast_stream_gives_what_a_file_gives(start: Start, easy: str, hard: str) -> None:
    puzzles = f"{easy}\n{hard}\nnonsense\n" * 100
    alone, together = (
        start("grade", "-", "--json", "--jobs", jobs, stdin=subprocess.PIPE).communicate(puzzles) for jobs in "12"
    )
    assert alone == together
    assert alone[0].count("\n") == 300


@pytest.mark.parametrize("verb", [GRADES, PATHS, (*MADE, "--count", "20")])
def test_progress_on_a_terminal(
    on_a_terminal: Callable[..., str], tmp_path: Path, hard: str, verb: tuple[str, ...]
) -> None:
    (tmp_path / "some.txt").write_text(f"{hard}\n" * 200)
    given = [] if verb[0] == "generate" else [str(tmp_path / "some.txt"), "--output", str(tmp_path / "rows")]
    shown = on_a_terminal("stderr", *verb, *given)
    assert ("/200" if given else "/20") in shown
    assert shown.endswith("\x1b[2K")


@pytest.mark.parametrize("verb", [("grade",), MADE])
def test_no_progress_for_one_puzzle(on_a_terminal: Callable[..., str], easy: str, verb: tuple[str, ...]) -> None:
    assert on_a_terminal("stderr", *verb, *([easy] if verb[0] == "grade" else [])) == ""
