"""Banks whose programs are killed at random moments, and that several use at once: nothing is lost or taken twice."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from banked import easy_puzzles, new
from crosshatch.bank import Bank

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are different there")

TAKER = """
import sys
from crosshatch.bank import Bank, TooFew
with Bank(sys.argv[1]) as bank:
    print("ready", flush=True)
    try:
        while True:
            for kept in bank.take(2, fewer=True) or sys.exit():
                print(kept.puzzle.line, flush=True)
    except TooFew:
        pass
"""
"""Takes puzzles, two at a time, and prints each, until none is left."""

FILLER = """
import sys
from crosshatch.bank import filling
from crosshatch.cli import main
filling.SECONDS_BETWEEN = 0
main(["bank", "fill", sys.argv[1], "--level", "easy", "--to", sys.argv[2], "--seed", sys.argv[3]])
"""
"""Fills a bank, and writes each puzzle as soon as it is made."""

Begin = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def begin(environment: dict[str, str]) -> Begin:
    """A function that starts a Python program with arguments, its output in pipes."""

    def run(program: str, *arguments: object) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", program, *map(str, arguments)],
            env=environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    return run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "my.bank"


def stock(path: Path, number: int) -> set[str]:
    """Make a bank of so many puzzles, and return these."""
    with Bank(path, create=True) as bank:
        bank.add(*map(new, easy_puzzles(number)))
    return {each.line for each in easy_puzzles(number)}


def check_is_sound(path: Path) -> None:
    """Check that the file is whole, has all of each puzzle, and no puzzle twice."""
    with Bank(path):  # which mends what a killed process left behind
        pass
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        ask = "SELECT count(*), count(DISTINCT form), (SELECT count(*) FROM grades) FROM puzzles"
        [(puzzles, forms, grades)] = connection.execute(ask)
        assert puzzles == forms == grades
        [(broken,)] = connection.execute(
            "SELECT count(*) FROM takes WHERE (SELECT count(*) FROM puzzles WHERE take = takes.id) != 2"
        )
        assert broken <= puzzles % 2


def taken_until_killed(begin: Begin, path: Path, chance: Random) -> list[str]:
    """Kill a taker at some moment, and return what it printed."""
    with begin(TAKER, path) as taker:
        assert taker.stdout is not None
        assert taker.stdout.readline() == "ready\n"
        time.sleep(chance.uniform(0, 0.06))
        taker.kill()
        printed, _ = taker.communicate()
    return [line for line in printed.splitlines() if len(line) == 81]


def check_takes_survive_kills(begin: Begin, path: Path, number: int, kills: int) -> None:
    puzzles = stock(path, number)
    printed: list[str] = []
    for kill in range(kills):
        printed += taken_until_killed(begin, path, Random(kill))
        check_is_sound(path)
    with Bank(path) as bank:
        taken = {each.puzzle.line for each in bank if each.used}
        assert len(printed) == len(set(printed))
        assert set(printed) <= taken
        assert len(taken) - len(printed) <= 2 * kills  # what was taken by whoever was killed before printing it
        assert {each.puzzle.line for take in bank.takes() for each in bank.taken(take.number)} == taken
        rest = {each.puzzle.line for each in bank.take(number, fewer=True)}
    assert (rest | taken, rest & taken) == (puzzles, set())


def test_takers_that_are_killed_lose_nothing(begin: Begin, path: Path) -> None:
    check_takes_survive_kills(begin, path, 60, kills=3)


@pytest.mark.slow
def test_takers_that_are_killed_twenty_times_lose_nothing(begin: Begin, path: Path) -> None:
    check_takes_survive_kills(begin, path, 600, kills=20)


def test_takers_at_once_get_different_puzzles(begin: Begin, path: Path) -> None:
    puzzles = stock(path, 41)
    takers = [begin(TAKER, path) for _ in range(4)]
    printed = [taker.communicate(timeout=120) for taker in takers]
    assert [said for _, said in printed] == [""] * 4
    taken = [line for lines, _ in printed for line in lines.splitlines() if line != "ready"]
    assert (len(taken), set(taken)) == (41, puzzles)
    check_is_sound(path)


def fill_until_killed(begin: Begin, path: Path, wanted: int, chance: Random) -> None:
    """Kill a fill at some moment: before it begins, while it makes the file, or when it has made some puzzles."""
    reached = chance.choice([None, 0, chance.randrange(wanted)])
    with begin(FILLER, path, wanted, 1) as filler:
        if reached is None:
            time.sleep(chance.uniform(0, 0.5))
        else:
            while filler.poll() is None and number_in(path) < reached:
                time.sleep(0.001)
        filler.kill()


def number_in(path: Path) -> int:
    """Return how many puzzles a bank has, -1 as long as it is none."""
    if not path.exists():
        return -1
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=10)) as connection:
        try:
            return int(connection.execute("SELECT count(*) FROM puzzles").fetchone()[0])
        except sqlite3.OperationalError:
            return -1


def check_fills_survive_kills(begin: Begin, path: Path, wanted: int, kills: int) -> None:
    whole = path.with_name("whole.bank")
    with begin(FILLER, whole, wanted, 1) as filler:
        _, said = filler.communicate()
    assert f"{wanted} puzzles added" in said
    for kill in range(kills):
        fill_until_killed(begin, path, wanted, Random(kill))
        if path.exists() and number_in(path) > 0:
            check_is_sound(path)
    with begin(FILLER, path, wanted, 1) as filler:
        filler.communicate()
    assert filler.returncode == 0
    check_is_sound(path)
    with Bank(path) as bank, Bank(whole) as other:
        assert [(each.puzzle, each.origin.seed) for each in bank] == [(each.puzzle, each.origin.seed) for each in other]
    assert sorted(each.name for each in path.parent.iterdir()) == ["my.bank", "whole.bank"]


def test_a_fill_that_is_killed_goes_on_as_if_nothing_had_been(begin: Begin, path: Path) -> None:
    check_fills_survive_kills(begin, path, 8, kills=3)


@pytest.mark.slow
def test_a_fill_that_is_killed_twenty_times_goes_on_as_if_nothing_had_been(begin: Begin, path: Path) -> None:
    check_fills_survive_kills(begin, path, 60, kills=20)


def test_fills_and_takers_at_once(begin: Begin, path: Path) -> None:
    stock(path, 4)
    fillers = [begin(FILLER, path, 8, seed) for seed in (1, 2)]
    taker = begin(TAKER, path)
    printed, said = taker.communicate(timeout=120)
    for filler in fillers:
        filler.communicate(timeout=120)
    taken = [line for line in printed.splitlines() if line != "ready"]
    assert (said, [filler.returncode for filler in fillers]) == ("", [0, 0])
    assert len(taken) == len(set(taken))
    with Bank(path) as bank:
        assert sorted(each.puzzle.line for each in bank if each.used) == sorted(taken)
        assert bank.left() == 8
    check_is_sound(path)


def test_ctrl_c_keeps_what_was_made(begin: Begin, path: Path) -> None:
    with begin(FILLER, path, 10_000, 1) as filler:
        while number_in(path) < 3:
            assert filler.poll() is None
            time.sleep(0.01)
        filler.send_signal(signal.SIGINT)
        _, said = filler.communicate()
    assert filler.returncode == 130
    with Bank(path) as bank:
        assert said == (
            f"crosshatch: easy: interrupted; {len(bank)} puzzles added, which are kept; "
            "the same command goes on from there\n"
        )
