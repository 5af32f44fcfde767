"""``crosshatch generate`` as a process of its own: interrupts, workers, and the progress on a terminal."""

import os
import signal
import subprocess
from collections.abc import Callable

import pytest

Start = Callable[..., subprocess.Popen[str]]

EASY = ("generate", "--level", "easy", "--seed", "7")
ENDLESS = (*EASY, "--count", "1000000", "--jobs")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and terminals are different there")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_is_done(start: Start, jobs: str) -> None:
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
    told = f"interrupted after {done} of 1000000; to go on, give the same command with --seed 7 --first {done + 1} "
    assert complaints.startswith(f"crosshatch: {told}--count {1000000 - done} and, so that nothing repeats, ")


def test_a_reader_that_has_had_enough_ends_the_workers_too(start: Start) -> None:
    with start(*ENDLESS, "2") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


def test_progress_on_a_terminal(on_a_terminal: Callable[..., str]) -> None:
    assert "20/20" in on_a_terminal("stderr", *EASY, "--count", "20")


def test_no_progress_for_one_puzzle(on_a_terminal: Callable[..., str]) -> None:
    assert on_a_terminal("stderr", *EASY) == ""
