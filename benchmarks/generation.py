"""Measure the speed of generating puzzles for a target, and write the tables of docs/pages/generating-speed.md.

    python benchmarks/generation.py levels                     # each level, with and without symmetry
    python benchmarks/generation.py musts                      # each technique as a required one
    python benchmarks/generation.py musts --only x-wing swordfish   # measure these rows again, keep the others
    python benchmarks/generation.py ratings                    # ranges of ER, pearls and diamonds, HoDoKu's scores

The time for a puzzle is the CPU time of one process; the time limit is wall time.  Each puzzle is graded again, and
must meet its target.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import attrs

from crosshatch.generator import GeneratedPuzzle, Generator, Symmetry, Target
from crosshatch.generator.making import Result
from crosshatch.generator.scales import scale_for
from crosshatch.generator.superseded_techniques import SUPERSEDED_BY
from crosshatch.grading.crosshatch import LEVELS, CrosshatchGrade, CrosshatchScale
from crosshatch.grading.registry import scale_named
from crosshatch.logic.technique import Technique, slug_of
from crosshatch.position.status import count_solutions
from crosshatch.solving.scale import Scale
from crosshatch.techniques.catalogue import CATALOGUE
from crosshatch.techniques.singles.strategy import Single

PAGE = Path(__file__).parents[1] / "docs" / "pages" / "generating-speed.md"

SYMMETRIES = (Symmetry.NONE, Symmetry.HALF_TURN)
PATTERNS = tuple(each.technique for each in CATALOGUE if not isinstance(each, Single))

ER_WIDTH = 3
"""How many tenths the ranges of ER have from end to end."""

Measured = tuple[float, Result[Any]]
Run = Callable[[Callable[[int], Measured]], Sequence[Measured]]


def timed(generator: Generator[Any], max_seconds: float, seed: int) -> Measured:
    """Make the puzzle of a seed; return the seconds that it took and what came out."""
    start = time.process_time()
    result = generator.make(seed, max_seconds)
    seconds = time.process_time() - start
    if isinstance(result, GeneratedPuzzle):
        assert count_solutions(result.puzzle) == 1
        assert generator.scale.grade(result.puzzle) == result.grade
    return seconds, result


def level_rows(run: Run, max_seconds: float) -> Iterator[tuple[str, ...]]:
    """Yield a row for each level, with and without symmetry."""
    for level in LEVELS:
        for symmetry in SYMMETRIES:
            done = run(partial(timed, Generator(Target(level=level, symmetry=symmetry)), max_seconds))
            times = [seconds for seconds, _ in done]
            met = sum(isinstance(result, GeneratedPuzzle) and result.grade.level == level for _, result in done)
            givens = statistics.median(81 - result.puzzle.line.count(".") for _, result in done)
            median, worst = show(statistics.median(times)), show(max(times))
            yield f"{level}, {symmetry}", median, worst, f"{met} of {len(done)}", f"{givens:.0f}"


def must_rows(run: Run, max_seconds: float, only: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield a row for each technique; what always comes before it is left out."""
    for technique in PATTERNS:
        if not only or technique.slug in only:
            done = run(partial(timed, generator_for(technique), max_seconds))
            met = [result for _, result in done if isinstance(result, GeneratedPuzzle)]
            assert all(technique.title in result.grade.techniques for result in met)
            times = [seconds if isinstance(result, GeneratedPuzzle) else max_seconds for seconds, result in done]
            median = statistics.median_high(times)
            shown = show(median) if median < max_seconds else f"over {max_seconds:.0f} s"
            left_out = ", ".join(f"`{slug_of(each)}`" for each in SUPERSEDED_BY.get(technique.title, ()))
            share = f"{len(met)} of {len(done)}"
            yield (
                f"`{technique.slug}`",
                f"{technique.rating:.1f}",
                "on" if technique.on else "off",
                shown,
                share,
                left_out,
            )


def generator_for(technique: Technique) -> Generator[CrosshatchGrade]:
    """Return a generator of puzzles in which a technique must occur; what always comes before it is left out."""
    target = Target(must=technique.title)
    gone = SUPERSEDED_BY.get(technique.title, ())
    return Generator(
        target, CrosshatchScale(each for each in scale_for(target).strategies if each.technique.title not in gone)
    )


def rated_targets() -> dict[str, tuple[Target, Scale[Any]]]:
    """Return what the rows of ratings ask for, by what the command line calls it."""
    explainer, hodoku = scale_named("explainer"), scale_named("hodoku")
    lows = [tenths / 10 for tenths in range(12, 108, ER_WIDTH)]
    targets: dict[str, tuple[Target, Scale[Any]]] = {
        f"`--er {low:g}-{low + ER_WIDTH / 10:g}`": (
            Target(rating=(low, round(low + ER_WIDTH / 10, 1))),
            explainer,
        )
        for low in lows
    }
    for low, high in ((1.5, 2.0), (2.6, 3.4), (4.2, 4.6), (7.0, 7.5), (8.3, 8.9)):
        between = Target(rating=(low, high))
        targets[f"`--er {low:g}-{high:g} --pearl`"] = attrs.evolve(between, pearl=True), explainer
        targets[f"`--er {low:g}-{high:g} --diamond`"] = attrs.evolve(between, diamond=True), explainer
    for score in (200, 300, 400, 500, 700, 1000, 1500, 2500, 5000):
        targets[f"`--score {score}-{score * 11 // 10}`"] = Target(rating=(score, score * 11 // 10)), hodoku
    for level in hodoku.levels:
        targets[f"`--scale hodoku --level {level.lower()}`"] = Target(level=level), hodoku
    return targets


def rating_rows(run: Run, max_seconds: float, only: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield a row for each range of ratings: those whose first cell has one of some words."""
    for name, (target, scale) in rated_targets().items():
        if not only or any(word in name for word in only):
            done = run(partial(timed, Generator(target, scale), max_seconds))
            times = [seconds if isinstance(result, GeneratedPuzzle) else max_seconds for seconds, result in done]
            median, worst = statistics.median_high(times), max(times)
            met = sum(isinstance(result, GeneratedPuzzle) for _, result in done)
            shown = (show(each) if each < max_seconds else f"over {max_seconds:.0f} s" for each in (median, worst))
            yield name, *shown, f"{met} of {len(done)}"


def show(seconds: float) -> str:
    """Write seconds with the unit that suits them."""
    if seconds >= 1:
        return f"{seconds:.1f} s"
    return f"{seconds * 1e3:.0f} ms" if seconds >= 0.01 else f"{seconds * 1e3:.1f} ms"


def write(name: str, rows: Iterable[tuple[str, ...]], order: Sequence[str]) -> None:
    """Write each row, as soon as it is there, into a table of the page: in place of the one with its first cell."""
    for row in rows:
        print(" | ".join(row), flush=True)
        before, begin, rest = PAGE.read_text(encoding="utf-8").partition(f"<!-- the table of {name} -->\n")
        table, end, after = rest.partition("<!-- end of the table -->\n")
        header, rule, *lines = table.strip().splitlines()
        cells = {line.split(" | ")[0].removeprefix("| "): line for line in lines}
        cells[row[0]] = f"| {' | '.join(row)} |"
        body = [cells[first] for first in order if first in cells]
        text = "\n".join(["", header, rule, *body, "", ""])
        PAGE.write_text(f"{before}{begin}{text}{end}{after}", encoding="utf-8")


def main() -> None:
    """Write the table asked for."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("table", choices=["levels", "musts", "ratings"])
    arguments.add_argument(
        "--only", nargs="*", default=[], metavar="NAME", help="measure only these techniques or ratings"
    )
    arguments.add_argument("--seeds", type=int, help="puzzles for each row: 200 for a level, 10 for a technique")
    arguments.add_argument("--max-seconds", type=float, default=10.0, help="time limit for each puzzle in seconds")
    arguments.add_argument("--jobs", type=int, default=1, help="number of processes; needs as many idle cores")
    chosen = arguments.parse_args()
    with ProcessPoolExecutor(chosen.jobs) as executor:

        def run(make: Callable[[int], Measured]) -> Sequence[Measured]:
            return list(executor.map(make, range(chosen.seeds or (200 if chosen.table == "levels" else 10))))

        if chosen.table == "levels":
            order = [f"{level}, {symmetry}" for level in LEVELS for symmetry in SYMMETRIES]
            write("levels", level_rows(run, chosen.max_seconds), order)
        elif chosen.table == "ratings":
            write("ratings", rating_rows(run, chosen.max_seconds, chosen.only), list(rated_targets()))
        else:
            order = [f"`{each.slug}`" for each in PATTERNS]
            write("techniques", must_rows(run, chosen.max_seconds, chosen.only), order)


if __name__ == "__main__":
    main()
