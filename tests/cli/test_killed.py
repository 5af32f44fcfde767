"""Runs that are killed at random moments and continued: they end with the bytes of a run that was left alone."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.board.transformation import random_transformation
from engines import if_compiled
from examples import slow

Start = Callable[..., subprocess.Popen[str]]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are different there")

COMMANDS = {
    "csv": ("grade", "--csv"),
    "json": ("grade", "--json", "--scale", "all"),
    "paths": ("explain", "--compact", "--only", "full-house,hidden-single,naked-single"),
}


@pytest.fixture
def table(tmp_path: Path, easy: str) -> Callable[[int], Path]:
    """A function that makes a table of so many puzzles, with what else rows may have; one in ten is bad."""

    def make(number: int) -> Path:
        puzzles = [Puzzle(easy).transformed(random_transformation(seed)).line for seed in range(number)]
        puzzles[::10] = [each[:50] for each in puzzles[::10]]
        notes = ["plain", '"a; b"', '"say ""so"""', '"two\nlines"', "\t", "Rätsel"]
        rows = [f"A{count};{each};{notes[count % len(notes)]};;{count}" for count, each in enumerate(puzzles)]
        (tmp_path / "many.csv").write_text("\n".join(["id;Puzzle;note;source;error", *rows, ""]), encoding="utf-8")
        return tmp_path / "many.csv"

    return make


BATCHES = {
    "lines": ("generate", "--count", "60", "--level", "easy", "-o", "rows.txt"),
    "calendar": ("calendar", "2031-05-05..2031-06-20", "--week", "easy " * 7, "-o", "rows.csv"),
    "csv": ("generate", "--count", "60", "--level", "easy", "-o", "rows.csv"),
    "samples": ("sample", "--count", "3", "-o", "rows.jsonl"),
}


def killed_at_random(
    start: Start, arguments: list[str], rows: Path, size: int, kills: int, chance: Random, code: int = 2
) -> None:
    """Begin a run for a file of rows and kill it so many times: where it has grown to a random size, or before.

    Between two sizes it is killed while it starts, or reads the rows that are there.  A run that is done before it can
    be killed does not count: what it has written is cut off at that size.
    """
    sizes = sorted(chance.uniform(0, 0.95 * size) for _ in range((kills + 1) // 2))
    wanted = [each for grown in sizes for each in (0, grown)]
    while kills:
        grown = wanted[-kills]
        with start(*arguments) as process:
            if not grown:
                time.sleep(chance.uniform(0, 0.5))
            while process.poll() is None and grown and (not rows.exists() or rows.stat().st_size < grown):
                time.sleep(0.001)
            process.kill()
        if process.returncode == -signal.SIGKILL:
            kills -= 1
        else:
            assert process.returncode == code
            os.truncate(rows, int(grown))


def check_that_nothing_is_lost(start: Start, table: Path, command: str, kills: int, seed: int) -> None:
    rows = table.with_name("rows")
    arguments = [*COMMANDS[command], str(table), "--jobs", "2", "--output", str(rows), "--resume"]
    with start(*COMMANDS[command], str(table), "--output", str(table.with_name("whole"))) as process:
        assert process.wait() == 2  # some are no puzzles
    whole = table.with_name("whole").read_bytes()
    killed_at_random(start, arguments, rows, len(whole), kills, Random(seed))
    with start(*arguments) as process:
        assert process.wait() == 2
    assert rows.read_bytes() == whole


def test_a_run_that_is_killed_and_continued_ends_with_the_same_bytes(
    start: Start, table: Callable[[int], Path]
) -> None:
    check_that_nothing_is_lost(start, table(60), "json", kills=2, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_a_run_that_is_killed_at_twenty_random_moments_ends_with_the_same_bytes(
    start: Start, table: Callable[[int], Path], command: str
) -> None:
    check_that_nothing_is_lost(start, table(1000), command, kills=20, seed=20)


@if_compiled
@pytest.mark.parametrize("batch", ["lines", *slow("calendar", "csv", "samples")])
def test_a_batch_of_made_puzzles_that_is_killed_and_continued_ends_with_the_same_bytes(
    start: Start, tmp_path: Path, batch: str
) -> None:
    *command, name = BATCHES[batch]
    with start(*command, str(tmp_path / f"whole-{name}"), "--seed", "7") as process:
        assert process.wait() == 0
    whole = (tmp_path / f"whole-{name}").read_bytes()
    arguments = [*command, str(tmp_path / name), "--resume", "--jobs", "2"]
    killed_at_random(start, [*arguments, "--seed", "7"], tmp_path / name, len(whole), 2, Random(1), code=0)
    has_seed = (tmp_path / name).stat().st_size and batch != "calendar"  # in its rows
    with start(*arguments, *([] if has_seed else ["--seed", "7"])) as process:
        assert process.wait() == 0
    assert (tmp_path / name).read_bytes() == whole
