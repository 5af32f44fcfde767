"""Banks whose programs are killed at random moments, and that several use at once: nothing is lost or taken twice."""

import os
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

from banked import easy_puzzles, new
from crosshatch.bank import Bank, filling, records
from crosshatch.cli import main

PATIENCE = 120.0
"""How many seconds a process may take to end."""

NUMBER = 300
"""How many puzzles there are to be taken: more than takers take until they are killed."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are different there")

FORK = get_context("fork") if os.name != "nt" else None


def take_all(path: Path) -> None:
    """Take puzzles, two at a time, and print each, until none is left."""
    with Bank(path) as bank:
        print("ready", flush=True)
        while taken := bank.take(2, fewer=True):
            for kept in taken:
                print(kept.puzzle.line, flush=True)


def fill(path: Path, wanted: int, seed: int) -> None:
    """Fill a bank, and write each puzzle as soon as it is made."""
    filling.SECONDS_BETWEEN = 0
    main(["bank", "fill", str(path), "--level", "easy", "--to", str(wanted), "--seed", str(seed)])


class Child:
    """A process of its own that runs a function; what it prints and says goes to files, which outlive it."""

    _number = count()

    def __init__(self, function: Callable[..., None], path: Path, *arguments: object) -> None:
        assert FORK is not None
        self._output = path.parent / f"output {next(self._number)}"
        self._complaints = self._output.with_name(f"{self._output.name} complaints")
        self.process = FORK.Process(target=self._run, args=(function, path, *arguments))
        self.process.start()

    def _run(self, function: Callable[..., None], *arguments: object) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        with open(self._output, "w") as sys.stdout, open(self._complaints, "w") as sys.stderr:
            function(*arguments)

    def __enter__(self) -> "Child":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.join()
        self._output.unlink(missing_ok=True)
        self._complaints.unlink(missing_ok=True)

    def wait_until(self, reached: Callable[[], bool]) -> None:
        """Wait until something is so, or the process has ended; that may not take longer than ``PATIENCE``."""
        end = time.monotonic() + PATIENCE
        while self.process.is_alive() and not reached():
            assert time.monotonic() < end
            time.sleep(0.0005)

    def wait(self) -> int | None:
        """Wait for the end, and return the exit code."""
        self.process.join(PATIENCE)
        return self.process.exitcode

    def kill(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.join()

    @property
    def printed(self) -> list[str]:
        """The whole lines that it printed."""
        text = self._output.read_text() if self._output.exists() else ""
        return text[: text.rfind("\n") + 1].splitlines()

    @property
    def said(self) -> str:
        """What it said on standard error."""
        return self._complaints.read_text()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "my.bank"


def stock(path: Path, number: int) -> set[str]:
    """Make a bank of so many puzzles, and return these."""
    with Bank(path, create=True) as bank:
        bank.add(*map(new, easy_puzzles(number)))
    return {each.line for each in easy_puzzles(number)}


def check_is_sound(path: Path, filled: bool = False) -> None:
    """Check that the file is whole, has all of each puzzle, no puzzle twice, and takes of two puzzles each.

    The last one may have a single puzzle, and so may others where the bank is ``filled`` at the same time: they take
    what is there.
    """
    with Bank(path):  # which mends what a killed process left behind
        pass
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        ask = "SELECT count(*), count(DISTINCT form), (SELECT count(*) FROM grades) FROM puzzles"
        [(puzzles, forms, grades)] = connection.execute(ask)
        assert puzzles == forms == grades
        ask = "SELECT (SELECT group_concat(place) FROM puzzles WHERE take = takes.id ORDER BY place) FROM takes"
        places = Counter(found for (found,) in connection.execute(ask))
        assert places.keys() <= {"1", "1,2", "2,1"}
        assert filled or places["1"] <= puzzles % 2


def taken_until_killed(path: Path, chance: Random) -> list[str]:
    """Kill a taker at some moment, and return what it printed."""
    with Child(take_all, path) as taker:
        taker.wait_until(lambda: bool(taker.printed))
        time.sleep(chance.uniform(0, 0.03))
        taker.kill()
        return taker.printed[1:]


def test_takers_that_are_killed_lose_nothing(path: Path) -> None:
    puzzles, kills = stock(path, NUMBER), 20
    printed: list[str] = []
    for kill in range(kills):
        printed += taken_until_killed(path, Random(kill))
        check_is_sound(path)
    with Bank(path) as bank:
        taken = {each.puzzle.line for each in bank if each.used}
        assert len(printed) == len(set(printed))
        assert set(printed) <= taken
        assert len(taken) - len(printed) <= 2 * kills  # what was taken by whoever was killed before printing it
        assert {each.puzzle.line for take in bank.takes() for each in bank.taken(take["number"])} == taken
        rest = {each.puzzle.line for each in bank.take(NUMBER, fewer=True)}
    assert (rest | taken, rest & taken) == (puzzles, set())


def test_takers_at_once_get_different_puzzles(path: Path) -> None:
    puzzles = stock(path, 81)
    with Child(take_all, path) as one, Child(take_all, path) as two, Child(take_all, path) as three:
        takers = [one, two, three]
        assert [each.wait() for each in takers] == [0, 0, 0]
        assert [each.said for each in takers] == ["", "", ""]
        taken = [line for each in takers for line in each.printed[1:]]
    assert (len(taken), set(taken)) == (81, puzzles)
    check_is_sound(path)


def number_in(path: Path) -> int:
    """Return how many puzzles a bank has, -1 as long as it is none."""
    if not path.exists():
        return -1
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=10)) as connection:
        try:
            return int(connection.execute("SELECT count(*) FROM puzzles").fetchone()[0])
        except sqlite3.OperationalError:
            return -1


def wait_for(child: Child, path: Path, number: int) -> None:
    """Wait until a process has put so many puzzles into a bank, or has ended."""
    child.wait_until(lambda: number_in(path) >= number)


def test_a_fill_that_is_killed_goes_on_as_if_nothing_had_been(path: Path) -> None:
    wanted = 15
    whole = path.with_name("whole.bank")
    with Child(fill, whole, wanted, 1) as filler:
        assert filler.wait() == 0
    for kill in range(20):
        reached = Random(kill).randrange(-1, wanted)  # -1 is while it begins, and makes the file
        with Child(fill, path, wanted, 1) as filler:
            wait_for(filler, path, reached)
            time.sleep(Random(kill).uniform(0, 0.03))
            filler.kill()
        if number_in(path) > 0:
            check_is_sound(path)
    with Child(fill, path, wanted, 1) as filler:
        assert filler.wait() == 0
    check_is_sound(path)
    with Bank(path) as bank, Bank(whole) as other:
        assert [(each.puzzle, each.seed) for each in bank] == [(each.puzzle, each.seed) for each in other]
    assert sorted(each.name for each in path.parent.iterdir()) == ["my.bank", "whole.bank"]


def test_fills_and_takers_at_once(path: Path) -> None:
    stock(path, 10)
    with Child(fill, path, 12, 1) as one, Child(fill, path, 12, 2) as two, Child(take_all, path) as taker:
        assert [each.wait() for each in (one, two, taker)] == [0, 0, 0]
        taken = taker.printed[1:]
    assert len(taken) == len(set(taken)) >= 10
    with Bank(path) as bank:
        assert sorted(each.puzzle.line for each in bank if each.used) == sorted(taken)
    check_is_sound(path, filled=True)


def import_all(path: Path, given: Path) -> None:
    """Import a file, and write each puzzle as soon as it is graded."""
    records.SECONDS_BETWEEN = 0
    main(["bank", "import", str(path), str(given)])


def test_an_import_that_is_killed_is_run_again(path: Path, tmp_path: Path) -> None:
    given = tmp_path / "given.txt"
    given.write_text("".join(f"{each.line}\n" for each in easy_puzzles(30)))
    for reached in (-1, 5, 20):
        with Child(import_all, path, given) as importer:
            wait_for(importer, path, reached)
            importer.kill()
        if number_in(path) > 0:
            check_is_sound(path)
    with Child(import_all, path, given) as importer:
        assert importer.wait() == 0
    with Bank(path) as bank:
        assert [each.puzzle for each in bank] == list(easy_puzzles(30))


def test_ctrl_c_keeps_what_was_made(path: Path) -> None:
    with Child(fill, path, 10_000, 1) as filler:
        wait_for(filler, path, 3)
        assert filler.process.pid is not None
        os.kill(filler.process.pid, signal.SIGINT)
        assert filler.wait() == 130
        with Bank(path) as bank:
            assert filler.said == (
                f"crosshatch: easy: interrupted; {len(bank)} unused of 10000 wanted; repeat the command to continue\n"
            )
