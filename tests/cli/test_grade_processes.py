"""``crosshatch grade`` as a process of its own: interrupts, workers, and the progress on a terminal."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

Start = Callable[..., subprocess.Popen[str]]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and terminals are different there")


@pytest.fixture
def many(tmp_path: Path, easy: str, hard: str) -> Path:
    """A file of 6000 puzzles."""
    (tmp_path / "many.txt").write_text(f"{easy}\n{hard}\n{hard}\n" * 2000)
    return tmp_path / "many.txt"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_is_done_and_resume_goes_on(
    start: Start, many: Path, tmp_path: Path, jobs: str
) -> None:
    rows = tmp_path / "rows"
    options = ["--jobs", jobs, "--output", str(rows)]
    with start("grade", str(many), *options) as process:
        while not rows.exists() or rows.stat().st_size < 20_000:
            assert process.poll() is None, process.communicate()
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        printed, said = process.communicate()
    assert (process.returncode, printed) == (130, "")
    assert re.fullmatch(r"crosshatch: interrupted after \d+ rows; the same command with --resume continues\n", said)
    kept = rows.read_text()
    assert 20 < kept.count("\n") < 6000
    assert kept.endswith("\n")

    short = tmp_path / "short.txt"
    short.write_text("".join(many.read_text().splitlines(keepends=True)[: kept.count("\n") + 20]))
    with start("grade", "--csv", str(short)) as process:
        whole, _ = process.communicate()
    with start("grade", str(short), *options, "--resume") as process:
        assert process.wait() == 0
    assert rows.read_text().replace("many.txt", "short.txt") == whole


def test_a_reader_that_has_had_enough_ends_the_workers_too(start: Start, many: Path) -> None:
    with start("grade", str(many), "--jobs", "2", "--csv") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


def test_progress_on_a_terminal(on_a_terminal: Callable[..., str], tmp_path: Path, hard: str) -> None:
    (tmp_path / "some.txt").write_text(f"{hard}\n" * 1000)
    shown = on_a_terminal("stderr", "grade", str(tmp_path / "some.txt"), "--output", str(tmp_path / "rows"))
    assert "1000/1000" in shown
    assert "/s" in shown


def test_no_progress_for_one_puzzle(on_a_terminal: Callable[..., str], easy: str) -> None:
    assert on_a_terminal("stderr", "grade", easy) == ""


@pytest.mark.parametrize("scale", ["crosshatch", "all"])
def test_rows_come_as_soon_as_they_are_done(start: Start, easy: str, hard: str, scale: str) -> None:
    with start("grade", "-", "--csv", "--jobs", "2", "--scale", scale, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, puzzle in enumerate([easy, hard, easy], 1):
            process.stdin.write(f"{puzzle}\n")
            process.stdin.flush()
            if number == 1:  # its columns are those of all
                assert process.stdout.readline().startswith("source,puzzle,")
            assert process.stdout.readline().startswith(f"standard input:{number},{puzzle},")
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
