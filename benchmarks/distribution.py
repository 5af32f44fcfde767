"""Measure the distributions of generated and random puzzles, for docs/pages/distribution.md.

    python benchmarks/distribution.py                        # everything
    python benchmarks/distribution.py levels                 # puzzles of each level
    python benchmarks/distribution.py random                 # minimal puzzles, by both methods
    python benchmarks/distribution.py random --samples FILE  # samples printed by 'crosshatch sample --csv'
    python benchmarks/distribution.py grids                  # solution grids

The script writes ``docs/distribution.json``, from which ``docs/pictures.py`` draws pictures, and the tables of the
page.  Means and shares have standard errors.
"""

import argparse
import csv
import json
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from itertools import accumulate, combinations
from math import comb, isfinite
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import attrs

from crosshatch import Generator, Puzzle, Target, grade_many, make_many, minimal_puzzle
from crosshatch.generator import GeneratedPuzzle, Sampler, digging, seeds, weighted_mean
from crosshatch.generator.sampling import OF_WEIGHT_ONE
from crosshatch.grading.crosshatch import LEVELS, CrosshatchGrade

DOCS = Path(__file__).parents[1] / "docs"
FILE = DOCS / "distribution.json"
PAGE = DOCS / "pages" / "distribution.md"

MADE, DUG, DRAWN, WEIGHTED = "levels", "minimal_puzzle", "draw_sample", "all minimal puzzles"

MAX_SECONDS = 60.0
"""How long is tried for a puzzle of a level."""

RARE = 0.01
"""Techniques that fewer puzzles of every group need have no row."""

OF_ALL = {23: 0.00148, 24: 0.0228, 25: 0.1342, 26: 0.3191, 27: 0.3271, 28: 0.1548, 29: 0.03598, 30: 0.0041}
"""The shares of minimal puzzles by givens as the Sudoku programmers' forum estimates them, to 0.065% of each."""

MINIMAL_PUZZLES, GRIDS = 3.1055e37, 6_670_903_752_021_072_936_960
"""How many there are: the first by the same estimate, the second by Felgenhauer and Jarvis."""

TENTHS = (0.1, 0.5, 0.9)
"""Eight of ten puzzles lie between the first and the last number shown, the middle one is the median."""

Data: TypeAlias = dict[str, Any]


@attrs.frozen
class Row:
    """What is counted of a puzzle; its rating and effort are infinite where logic does not finish it."""

    givens: int
    level: str
    rating: float
    effort: float
    techniques: frozenset[str]
    weight: float = 1.0


def row_of(puzzle: Puzzle, grade: CrosshatchGrade, weight: float = 1.0) -> Row:
    """Return what is counted of a graded puzzle."""
    givens = sum(map(bool, puzzle.values))
    return Row(givens, grade.level, grade.rating, grade.effort, frozenset(grade.techniques), weight)


def summary(rows: Sequence[Row]) -> Data:
    """Return means, shares and counts of some puzzles with their weights; counts are as if of so many puzzles."""
    weights = [row.weight for row in rows]
    finished = [row for row in rows if isfinite(row.effort)]
    per_weight = len(rows) / sum(weights)

    def mean(values: Iterable[float]) -> list[float]:
        return [round(each, 5) for each in weighted_mean(values, weights)]

    def counts(pairs: Iterable[tuple[float, float]]) -> dict[str, int]:
        sums: dict[str, float] = {}
        for value, weight in sorted(pairs):
            sums[f"{value:.3g}"] = sums.get(f"{value:.3g}", 0.0) + weight * per_weight
        return {value: round(count) for value, count in sums.items()}

    return {
        "puzzles": len(rows),
        "mean_givens": mean(row.givens for row in rows),
        "levels": {level: mean(row.level == level for row in rows) for level in LEVELS},
        "shares_of_givens": {
            str(givens): mean(row.givens == givens for row in rows) for givens in sorted({row.givens for row in rows})
        },
        "techniques": {
            title: mean(title in row.techniques for row in rows)
            for title in sorted(frozenset().union(*(row.techniques for row in rows)))
        },
        "rating": quantiles((row.rating, row.weight) for row in finished),
        "effort": quantiles((row.effort, row.weight) for row in finished),
        "givens": counts((row.givens, row.weight) for row in rows),
        "ratings": counts((row.rating, row.weight) for row in finished),
        "efforts": counts((row.effort, row.weight) for row in finished),
    }


def quantiles(pairs: Iterable[tuple[float, float]]) -> list[float]:
    """Return the values below which the ``TENTHS`` of the weight lie."""
    known = sorted(pairs)
    reached = list(accumulate(weight for _, weight in known))
    return [round(known[bisect_left(reached, part * reached[-1])][0], 1) for part in TENTHS]


def of_levels(count: int, executor: Executor | None) -> Data:
    """Return summaries of puzzles made for each level."""
    found = {}
    for level in LEVELS:
        batch = seeds("distribution", count)
        made = make_many(Generator(Target(level=level)), batch, MAX_SECONDS, executor)
        found[level] = summary([row_of(each.puzzle, each.grade) for each in made if isinstance(each, GeneratedPuzzle)])
        print(level, found[level]["mean_givens"], found[level]["effort"], flush=True)
    return found


def of_random(count: int, samples: str | None, executor: Executor | None) -> Data:
    """Return summaries of minimal puzzles: dug, sampled, and sampled with their weights."""
    puzzles = [minimal_puzzle(f"distribution {number}") for number in range(count)]
    dug = [row_of(*each) for each in graded(puzzles, executor)]
    if samples:
        with open(samples, encoding="utf-8") as file:
            read = [(row["puzzle"], float(row["weight"]), int(row["tried"])) for row in csv.DictReader(file)]
            drawn = [(Puzzle(line), weight, tried) for line, weight, tried in read]
    else:
        made = make_many(Sampler(), seeds("distribution", count), executor=executor)
        drawn = [(sample.puzzle, sample.weight, sample.tried) for sample in made]
    grades = graded([puzzle for puzzle, *_ in drawn], executor)
    weighted = [row_of(*each, weight) for each, (_, weight, _) in zip(grades, drawn, strict=True)]
    plain = [attrs.evolve(row, weight=1.0) for row in weighted]
    tries = sum(tried for *_, tried in drawn)
    number = sum(weight for _, weight, _ in drawn) / tries * comb(81, OF_WEIGHT_ONE)
    parts = [weight * comb(81, OF_WEIGHT_ONE) - number * tried for _, weight, tried in drawn]
    error = sum(part**2 for part in parts) ** 0.5 / tries
    return {
        DUG: summary(dug),
        DRAWN: summary(plain),
        WEIGHTED: summary(weighted) | {"tries": tries, "minimal_puzzles_of_a_grid": [number, error]},
    }


def graded(puzzles: Sequence[Puzzle], executor: Executor | None) -> Iterator[tuple[Puzzle, CrosshatchGrade]]:
    """Yield puzzles with their grades on our own scale."""
    for puzzle, each in zip(puzzles, grade_many(puzzles, "crosshatch", executor=executor), strict=True):
        assert isinstance(each.grade, CrosshatchGrade)
        yield puzzle, each.grade


def of_grids(count: int) -> Data:
    """Return how many rectangles and exchangeable pairs grids have: drawn uniformly, and filled cell by cell."""
    found: Data = {"grids": count}
    for name, draw in (("uniform", digging.random_solution), ("filled in steps", digging.filled_in_steps)):
        chance = Random(f"distribution {name}")
        numbers = [rectangles(draw(chance)) for _ in range(count)]
        mean = [round(each, 4) for each in weighted_mean(numbers, [1.0] * count)]
        found[name] = {"rectangles": mean, "counts": {str(each): n for each, n in sorted(Counter(numbers).items())}}
        print(name, mean, flush=True)
    return found


def rectangles(values: Sequence[int]) -> int:
    """Return the number of rectangles of four cells in two boxes that have two digits, which can be exchanged."""
    found = 0
    for one, other in combinations(range(9), 2):
        beside = one // 3 == other // 3
        for left, right in combinations(range(9), 2):
            if beside != (left // 3 == right // 3):
                first, second = values[one * 9 + left], values[one * 9 + right]
                found += values[other * 9 + left] == second and values[other * 9 + right] == first
    return found


def percent(share: Sequence[float]) -> str:
    """Write a share with its standard error."""
    mean, error = (100 * each for each in share)
    return f"{mean:.1f} ± {error:.1f}%" if mean else "0"


def short(share: Sequence[float] | None) -> str:
    """Write a share without its error: that of 1,000 puzzles is 1.6% at most."""
    if not share or not share[0]:
        return ""
    return "<1%" if share[0] < 0.005 else f"{100 * share[0]:.0f}%"


def tables(data: Data) -> Iterator[tuple[str, list[Sequence[str]]]]:
    """Yield the tables of the page by their names: the rows, of which the first is the header."""
    made, chance = data[MADE], data["random"]
    yield (
        "levels",
        [
            ("level", "puzzles", "givens", "rating", "effort"),
            *((level, f"{each['puzzles']:,}", *_numbers(each)) for level, each in made.items()),
        ],
    )
    yield (
        "chance",
        [
            ("", *chance),
            ("puzzles", *(f"{each['puzzles']:,}" for each in chance.values())),
            ("givens, mean", *("{:.2f} ± {:.2f}".format(*each["mean_givens"]) for each in chance.values())),
            *((level, *(percent(each["levels"][level]) for each in chance.values())) for level in LEVELS),
            ("rating", *(_numbers(each)[1] for each in chance.values())),
            ("effort", *(_numbers(each)[2] for each in chance.values())),
        ],
    )
    groups = {**made, DUG: chance[DUG], WEIGHTED: chance[WEIGHTED]}
    most: Counter[str] = Counter()
    for group in groups.values():
        for title, (share, _) in group["techniques"].items():
            most[title] = max(most[title], share)
    shown = sorted(
        (title for title in most if most[title] >= RARE),
        key=lambda title: -chance[WEIGHTED]["techniques"].get(title, [0])[0],
    )
    number, error = (each * GRIDS / 1e37 for each in chance[WEIGHTED]["minimal_puzzles_of_a_grid"])
    yield (
        "givens",
        [
            ("givens", *chance, "forum"),
            *(
                (
                    str(each),
                    *(percent(group["shares_of_givens"].get(str(each), (0, 0))) for group in chance.values()),
                    f"{share:.1%}",
                )
                for each, share in OF_ALL.items()
            ),
            ("all minimal puzzles, 10³⁷", "", "", f"{number:.2f} ± {error:.2f}", f"{MINIMAL_PUZZLES / 1e37:.2f}"),
        ],
    )
    yield (
        "techniques",
        [
            ("technique", *groups),
            *((title, *(short(each["techniques"].get(title)) for each in groups.values())) for title in shown),
        ],
    )
    grids = data["grids"]
    yield (
        "grids",
        [
            ("", "rectangles on average"),
            *((name, "{:.3f} ± {:.3f}".format(*grids[name]["rectangles"])) for name in grids if name != "grids"),
        ],
    )


def _numbers(group: Data) -> tuple[str, str, str]:
    """Return what a group's givens, ratings and efforts are: the median, and where eight of ten are."""
    givens = quantiles((float(value), count) for value, count in group["givens"].items())
    return (
        "{1:.0f} ({0:.0f} to {2:.0f})".format(*givens),
        "{1:g} ({0:g} to {2:g})".format(*group["rating"]),
        "{1:.0f} ({0:.0f} to {2:.0f})".format(*group["effort"]),
    )


def write_tables(data: Data) -> None:
    """Write the tables into the page, each between its marks."""
    text = PAGE.read_text(encoding="utf-8")
    for name, (header, *rows) in tables(data):
        before, begin, rest = text.partition(f"<!-- the table of {name} -->\n")
        _, end, after = rest.partition("<!-- end of the table -->\n")
        assert end, f"{PAGE} has no place for the table of {name}"
        lines = [header, ["---"] * len(header), *rows]
        table = "".join(f"| {' | '.join(line)} |\n" for line in lines)
        text = f"{before}{begin}\n{table}\n{end}{after}"
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    """Measure what is asked for, keep it, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", choices=[MADE, "random", "grids", []], default=[])
    parser.add_argument("--puzzles", type=int, default=1000, help="number of puzzles of each kind")
    parser.add_argument("--grids", type=int, default=50_000, help="number of grids of each kind")
    parser.add_argument("--samples", metavar="FILE", help="read samples from a table instead of drawing them")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes")
    asked = parser.parse_args()
    parts = asked.parts or [MADE, "random", "grids"]
    data: Data = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    with ProcessPoolExecutor(asked.jobs) if asked.jobs > 1 else nullcontext() as executor:
        for part in parts:
            match part:
                case "levels":
                    data[part] = of_levels(asked.puzzles, executor)
                case "random":
                    data[part] = of_random(asked.puzzles, asked.samples, executor)
                case "grids":
                    data[part] = of_grids(asked.grids)
            FILE.write_text(json.dumps(data) + "\n", encoding="utf-8")
    write_tables(data)


if __name__ == "__main__":
    main()
