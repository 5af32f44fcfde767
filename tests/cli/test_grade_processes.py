"""``crosshatch grade`` as a process of its own: interrupts, workers, and the progress on a terminal."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

import crosshatch

COMMAND = [sys.executable, "-m", "crosshatch", "grade"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(crosshatch.__file__).parents[1]), "TERM": "xterm"}

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and terminals are different there")


@pytest.fixture
def many(tmp_path: Path, easy: str, hard: str) -> Path:
    """A file of 6000 puzzles."""
    (tmp_path / "many.txt").write_text(f"{easy}\n{hard}\n{hard}\n" * 2000)
    return tmp_path / "many.txt"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_is_done_and_resume_goes_on(many: Path, tmp_path: Path, jobs: str) -> None:
    rows = tmp_path / "rows"
    options = [str(many), "--jobs", jobs, "--output", str(rows)]
    with subprocess.Popen([*COMMAND, *options], env=ENVIRONMENT, stderr=subprocess.PIPE, text=True) as process:
        while not rows.exists() or rows.stat().st_size < 20_000:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        assert process.communicate() == (None, "")
    assert process.returncode == 130
    kept = rows.read_text()
    assert 50 < kept.count("\n") < 6000
    assert kept.endswith("\n")

    short = tmp_path / "short.txt"
    short.write_text("".join(many.read_text().splitlines(keepends=True)[: kept.count("\n") + 20]))
    whole = subprocess.run([*COMMAND, "--csv", str(short)], env=ENVIRONMENT, capture_output=True, check=True).stdout
    options[0] = str(short)
    subprocess.run([*COMMAND, *options, "--resume"], env=ENVIRONMENT, check=True)
    assert rows.read_text().replace("many.txt", "short.txt").encode() == whole


def test_a_reader_that_has_had_enough_ends_the_workers_too(many: Path) -> None:
    options = [str(many), "--jobs", "2", "--csv"]
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *options], env=ENVIRONMENT, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_progress_on_a_terminal(tmp_path: Path, hard: str) -> None:
    (tmp_path / "some.txt").write_text(f"{hard}\n" * 1000)
    shown = on_a_terminal([str(tmp_path / "some.txt"), "--output", str(tmp_path / "rows")])
    assert "1000/1000" in shown
    assert "/s" in shown


def test_no_progress_for_one_puzzle(easy: str) -> None:
    assert on_a_terminal([easy]) == ""


def on_a_terminal(arguments: list[str]) -> str:
    """Return what a call writes to standard error where that is a terminal."""
    ours, theirs = os.openpty()
    shown = b""
    with (
        subprocess.Popen([*COMMAND, *arguments], env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=theirs) as process,
        open(ours, "rb", buffering=0) as terminal,
    ):
        os.close(theirs)
        with suppress(OSError):  # that is how Linux says that nobody writes there any more
            while read := terminal.read(10_000):
                shown += read
    assert process.returncode == 0
    return shown.decode()
