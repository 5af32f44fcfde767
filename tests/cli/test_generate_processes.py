"""``crosshatch generate`` as a process of its own: interrupts, workers, and the progress on a terminal."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import crosshatch

COMMAND = [sys.executable, "-m", "crosshatch", "generate", "--level", "easy", "--seed", "7"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(crosshatch.__file__).parents[1]), "TERM": "xterm"}

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and terminals are different there")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_is_done(jobs: str) -> None:
    endless = [*COMMAND, "--count", "1000000", "--jobs", jobs]
    pipe = subprocess.PIPE
    with subprocess.Popen(endless, env=ENVIRONMENT, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate()
    assert (process.returncode, complaints) == (130, "")
    assert first.endswith("; seed 7/1\n")
    assert all("; seed 7/" in line for line in rest.splitlines())


def test_a_reader_that_has_had_enough_ends_the_workers_too() -> None:
    endless = [*COMMAND, "--count", "1000000", "--jobs", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(endless, env=ENVIRONMENT, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_progress_on_a_terminal() -> None:
    assert "20/20" in on_a_terminal("--count", "20")


def test_no_progress_for_one_puzzle() -> None:
    assert on_a_terminal() == ""


def on_a_terminal(*options: str) -> str:
    """Return what a call writes to standard error where that is a terminal."""
    ours, theirs = os.openpty()
    shown = b""
    command = [*COMMAND, *options]
    with (
        subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=theirs) as process,
        open(ours, "rb", buffering=0) as terminal,
    ):
        os.close(theirs)
        with suppress(OSError):  # that is how Linux says that nobody writes there any more
            while read := terminal.read(10_000):
                shown += read
    assert process.returncode == 0
    return shown.decode()
