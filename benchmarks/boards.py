"""Generate puzzles on every kind of board, check them in full, and print a table of times and techniques.

    python benchmarks/boards.py                             # 50 puzzles of each level; about half an hour
    python benchmarks/boards.py --puzzles 3                 # some minutes
    python benchmarks/boards.py --only killer --levels hard # some rows

Each puzzle must have one solution, and must be written and read again without a loss.  Each step of its path must be
proved by the independent checker, agree with the solution, and have an explanation in every language.  Some steps are
drawn.  A level is given up when one of its puzzles is not found in time.  Errors are printed with the puzzle.  The
times are CPU times of one process; the puzzles are the same on every machine.
"""

import argparse
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from traceback import print_exc
from xml.etree.ElementTree import fromstring

from crosshatch import Puzzle, Solver
from crosshatch.board.board import BoardError
from crosshatch.board.grid import Grid
from crosshatch.formats import read, write
from crosshatch.generator import Generator, Target, TargetError
from crosshatch.grading.crosshatch import LEVELS
from crosshatch.logic import proof
from crosshatch.logic.step import Step
from crosshatch.position.status import count_solutions
from crosshatch.render import svg
from crosshatch.render.text import numbered_step_lines
from crosshatch.words import LANGUAGES, explained, headline
from crosshatch.words.spans import text_of

PRESETS = (
    *("4x4", "6x6", "8x8", "x", "windoku", "disjoint", "anti-knight", "anti-king", "non-consecutive"),
    *("jigsaw", "6x6+jigsaw", "killer", "6x6+killer", "x+anti-knight"),
)

EXACT = ("line", "boxed", "json")
"""The formats that hold every board."""

SVG = "{http://www.w3.org/2000/svg}svg"

DRAWN = 3
"""The number of steps of each puzzle that are drawn: the hardest."""

HARDEST = 4
"""The number of techniques in a row of the table."""

HEADER = ("board", "level", "made", "mean ms", "worst ms", "by logic", "steps", "hardest techniques")


def checked_step(grid: Grid, step: Step, solution: str) -> None:
    """Check a step against the solution and the independent checker, and explain it in every language."""
    proof.verify(grid, step)
    assert all(solution[each.cell] == str(each.digit) for each in step.placements), step
    assert all(solution[each.cell] != str(each.digit) for each in step.eliminations), step
    for language in LANGUAGES:
        assert headline(step, language)
        text = explained(step, language)
        assert text, language
        assert not set("{}") & set(text), (language, text)


def drawn(grid: Grid, step: Step, number: int) -> None:
    """Draw a step as a picture and as text, in every language."""
    for language in LANGUAGES:
        assert fromstring(svg(grid, step, legend=True, language=language)).tag == SVG
        lines = numbered_step_lines(grid, step, number, with_grid=True, language=language)
        assert any(map(text_of, lines))


def written_and_read(puzzle: Puzzle) -> None:
    """Write a puzzle in the formats that can hold its board, and read it again."""
    for name in EXACT:
        text = write(puzzle, name)
        assert read(text) == puzzle, (name, text)
    try:
        text = write(puzzle, "f-puzzles")
    except BoardError:
        return
    again = read(text)
    assert again.givens == puzzle.givens, text
    assert again.board.excluded_by == puzzle.board.excluded_by, text
    assert _sums(again) == _sums(puzzle), text


def _sums(puzzle: Puzzle) -> list[tuple[tuple[int, ...], int | None]]:
    return sorted((each.cells, each.sum_of_cells) for each in puzzle.board.combinations)


def checked(puzzle: Puzzle, solution: str) -> tuple[bool, list[Step]]:
    """Check a puzzle; return whether logic solves it, and the steps."""
    assert count_solutions(puzzle) == 1
    written_and_read(puzzle)
    assert fromstring(svg(puzzle)).tag == SVG
    walk = Solver(fallback=None).walk(puzzle)
    steps = []
    for grid, step in walk:
        checked_step(grid, step, solution)
        steps.append((step.technique.rating, -len(steps), grid.copy(), step))
    for number, (_, _, grid, step) in enumerate(sorted(steps, key=lambda each: each[:2], reverse=True)[:DRAWN]):
        drawn(grid, step, number)
    return walk.path.by_logic, [step for _, _, _, step in steps]


def row(name: str, level: str, puzzles: int, max_seconds: float) -> tuple[str, ...]:
    """Generate puzzles of a level on a board and check them; return the cells of their row."""
    try:
        generator = Generator(Target(level=level, board=name))
    except TargetError as error:
        return name, level, "0", *[""] * 4, str(error)
    times, solved, count, used = [], 0, 0, Counter[tuple[float, str]]()
    for seed in range(puzzles):
        start = time.process_time()
        result = generator.make(seed, max_seconds)
        if not result.met:
            break
        times.append(time.process_time() - start)
        try:
            assert result.grade == generator.scale.grade(result.puzzle)
            assert result.grade.level == level
            by_logic, steps = checked(result.puzzle, result.solution)
            assert by_logic or level == list(LEVELS)[-1]
        except Exception:  # any error is a finding; the other puzzles are still checked
            print_exc()
            print(f"{name}, {level}, seed {seed}: {write(result.puzzle, 'line')}", file=sys.stderr, flush=True)
            continue
        solved += by_logic
        count += len(steps)
        used.update({(step.technique.rating, step.technique.slug) for step in steps})
    if not times:
        return name, level, "0", *[""] * 4, f"none in {max_seconds:g} s"
    hardest = ", ".join(f"{slug} {used[rating, slug]}" for rating, slug in sorted(used, reverse=True)[:HARDEST])
    mean, worst = (f"{seconds * 1e3:.1f}" for seconds in (statistics.mean(times), max(times)))
    return name, level, f"{len(times)} of {puzzles}", mean, worst, str(solved), str(count), hardest


def rows(chosen: argparse.Namespace) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the table in order."""
    pairs: Sequence[tuple[str, str]] = list(product(chosen.only, chosen.levels))
    of_pair = partial(row, puzzles=chosen.puzzles, max_seconds=chosen.max_seconds)
    with ProcessPoolExecutor(chosen.jobs) as executor:
        yield from executor.map(of_pair, *zip(*pairs, strict=True))


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--puzzles", type=int, default=50, help="puzzles for each row")
    parser.add_argument("--only", nargs="+", default=PRESETS, metavar="BOARD", help="boards")
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), metavar="LEVEL", help="levels")
    parser.add_argument("--max-seconds", type=float, default=20.0, help="time limit for each puzzle in seconds")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes; needs as many idle cores")
    print(" | ".join(HEADER))
    for cells in rows(parser.parse_args()):
        print(" | ".join(cells), flush=True)


if __name__ == "__main__":
    main()
