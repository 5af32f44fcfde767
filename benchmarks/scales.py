"""Measure grading on each scale, level by level, and optionally compare it with an earlier version of Crosshatch.

    python benchmarks/scales.py                                     # half a minute
    python benchmarks/scales.py --before ../earlier/bin/python      # the Python with an earlier version

The puzzles are those of the graded sample by HoDoKu's level, or otherwise random ones.  Times are wall times without
reading the puzzle: the least of several rounds, in which the versions take turns.
"""

import argparse
import json
import subprocess
import sys
import time

from samples import graded

from crosshatch.board.puzzle import Puzzle
from crosshatch.grading.registry import scale_named

LEVELS = ("Easy", "Medium", "Hard", "Unfair", "Extreme")
SCALES = ("hodoku", "explainer", "crosshatch")
WARM_UP = 20
"""How many puzzles are graded before the clock starts."""

Times = dict[str, list[float]]
"""For each scale the seconds that a grade takes, by level."""


def measured() -> Times:
    """Return what a grade takes in this process."""
    return {name: [seconds(name, level) for level in LEVELS] for name in SCALES}


def seconds(name: str, level: str) -> float:
    """Return the mean time of a grade on a scale for the puzzles of a level."""
    scale = scale_named(name)
    puzzles = [Puzzle(line) for line in graded(level)]
    for puzzle in puzzles[:WARM_UP]:
        scale.grade(puzzle)
    start = time.perf_counter()
    for puzzle in puzzles:
        scale.grade(puzzle)
    return (time.perf_counter() - start) / len(puzzles)


def in_a_process(python: str) -> Times:
    """Return what a grade takes in a process of its own, with the Crosshatch of some Python."""
    done = subprocess.run([python, __file__, "--once"], capture_output=True, text=True, check=True)
    found: Times = json.loads(done.stdout)
    return found


def least(rounds: list[Times]) -> Times:
    """Return the least of the times of several rounds."""
    return {name: [min(times) for times in zip(*(each[name] for each in rounds), strict=True)] for name in SCALES}


def told(title: str, cells: list[str]) -> str:
    """Return a row of the table."""
    return f"| {title:<26} |" + "".join(f" {cell:>8} |" for cell in cells)


def main() -> None:
    """Print the table."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--before", metavar="PYTHON", help="the Python with an earlier version")
    arguments.add_argument("--rounds", type=int, default=5, help="number of rounds")
    arguments.add_argument("--once", action="store_true", help="measure once, in this process, and print JSON")
    chosen = arguments.parse_args()
    if chosen.once:
        print(json.dumps(measured()))
        return
    pythons = [sys.executable, *([chosen.before] if chosen.before else [])]
    rounds = [[in_a_process(python) for python in pythons] for _ in range(chosen.rounds)]
    now, *before = (least([each[number] for each in rounds]) for number in range(len(pythons)))
    print(told("µs for a grade", list(LEVELS)))
    print("|" + "-" * 28 + "|" + ("-" * 9 + ":|") * len(LEVELS))
    for name in SCALES:
        print(told(name, [f"{each * 1e6:,.1f}" for each in now[name]]))
        for earlier in before:
            print(told(f"{name}, before", [f"{each * 1e6:,.1f}" for each in earlier[name]]))
            ratios = [old / new for old, new in zip(earlier[name], now[name], strict=True)]
            print(told("times as fast", [f"{ratio:.1f}" for ratio in ratios]))


if __name__ == "__main__":
    main()
