"""``crosshatch explain`` for many puzzles as a process of its own: killed, interrupted and continued."""

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

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are different there")

ARGUMENTS = ("explain", "--compact", "--only", "full-house,hidden-single,naked-single")


@pytest.fixture
def many(tmp_path: Path, easy: str) -> str:
    """A file of 240 puzzles, with their numbers."""
    (tmp_path / "many.csv").write_text("id,puzzle\n" + "".join(f"{number},{easy}\n" for number in range(240)))
    return str(tmp_path / "many.csv")


def wait_for(process: subprocess.Popen[str], file: Path, size: int) -> None:
    """Wait until a process has written so much to a file."""
    while not file.exists() or file.stat().st_size < size:
        assert process.poll() is None, process.communicate()
        time.sleep(0.002)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_is_killed_and_continued_ends_with_the_same_bytes(
    start: Start, many: str, tmp_path: Path, jobs: str
) -> None:
    with start(*ARGUMENTS, many) as process:
        whole, _ = process.communicate()
    rows = tmp_path / "rows"
    options = [*ARGUMENTS, many, "--jobs", jobs, "--output", str(rows), "--resume"]
    for part in (0.0, 0.31, 0.62):
        with start(*options) as process:
            wait_for(process, rows, int(part * len(whole)))
            process.kill()
    with start(*options) as process:
        assert process.wait() == 0
    assert rows.read_text() == whole


def test_parquet_that_is_killed_and_continued_ends_with_the_same_bytes(start: Start, many: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow.parquet")
    whole, broken = tmp_path / "whole.parquet", tmp_path / "broken.parquet"
    with start(*ARGUMENTS, many, "--output", str(whole)) as process:
        assert process.wait() == 0
    with start(*ARGUMENTS, many, "--output", str(broken)) as process:
        wait_for(process, rows_beside(broken), 50_000)
        process.kill()
    assert not broken.exists()
    with start(*ARGUMENTS, many, "--output", str(broken), "--resume") as process:
        assert process.wait() == 0
    assert broken.read_bytes() == whole.read_bytes()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["broken.parquet", "many.csv", "whole.parquet"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_says_how_to_go_on(start: Start, many: str, tmp_path: Path, jobs: str) -> None:
    rows = tmp_path / "rows"
    with start(*ARGUMENTS, many, "--jobs", jobs, "--output", str(rows)) as process:
        wait_for(process, rows, 20_000)
        process.send_signal(signal.SIGINT)
        printed, said = process.communicate()
    assert (process.returncode, printed) == (130, "")
    told = re.fullmatch(r"crosshatch: interrupted after (\d+) rows; the same command with --resume continues\n", said)
    assert told is not None
    assert rows.read_text().count("\n") == int(told[1])
    assert rows.read_text().endswith("\n")


def test_paths_come_as_soon_as_they_are_found(start: Start, easy: str, hard: str) -> None:
    with start(*ARGUMENTS, "-", "--jobs", "2", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, puzzle in enumerate([easy, hard, easy], 1):
            process.stdin.write(f"{puzzle}\n")
            process.stdin.flush()
            assert process.stdout.readline().startswith(f'{{"source":"standard input:{number}","puzzle":"{puzzle}"')
        process.stdin.close()
        assert process.stdout.read() == ""
    assert process.returncode == 0


def test_progress_on_a_terminal(on_a_terminal: Callable[..., str], many: str, tmp_path: Path) -> None:
    shown = on_a_terminal("stderr", *ARGUMENTS, many, "--output", str(tmp_path / "rows"))
    assert "240/24" in shown  # of so many lines
