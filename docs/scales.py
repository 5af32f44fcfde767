"""Grade random puzzles on three scales: python docs/scales.py [--puzzles N].

The script writes ``docs/scales.json``, the number of puzzles with each grade, and from it the tables of
``pages/scales.md``.  The puzzles are those of ``generator.minimal_puzzle`` for the seeds from 0, so they are minimal
and otherwise unselected.  Compiled, 10,000 puzzles take about two minutes.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import correlation
from typing import Any, TypeAlias

import attrs

from crosshatch import scale_named
from crosshatch.board.transformation import random_transformation
from crosshatch.generator import minimal_puzzle
from crosshatch.originals.hodoku.order import TECHNIQUES
from crosshatch.originals.hodoku.scale import LEVELS

FILE = Path(__file__).parent / "scales.json"
PAGE = Path(__file__).parent / "pages" / "scales.md"

SCALES = ("crosshatch", "hodoku", "explainer")
"""The scales that the page compares."""

PUZZLES = 10_000
"""Number of random puzzles to grade."""

TURNED = 2_000
"""Number of these to grade again, turned and relabelled."""

FEWEST, MOST_ALIKE = 200, 0.5
"""Minimum number of puzzles to compare two numbers on, and maximum share of them with the same value."""

ALL = "all puzzles"

OWN_LEVELS = scale_named("crosshatch").levels

LOW, MIDDLE, HIGH = 0.1, 0.5, 0.9
"""The quantiles shown: eight puzzles in ten lie between the first and the last."""

Data: TypeAlias = dict[str, Any]


@attrs.frozen
class Grades:
    """The grades of a puzzle: its level on each scale, our effort and rating, HoDoKu's score, and ER.

    ``needed`` is the level of the hardest technique on HoDoKu's path, which the score may have raised.
    """

    crosshatch: str
    hodoku: str
    explainer: str
    rating: float
    effort: float
    score: float
    er: float
    needed: str


NUMBERS = ("rating", "effort", "score", "er")


def grades_of(seed: int) -> Grades:
    """Return the grades of a random puzzle."""
    puzzle = minimal_puzzle(seed)
    ours, hodoku, explainer = (scale_named(name).grade(puzzle).data() for name in SCALES)
    return Grades(
        *(each["level"] for each in (ours, hodoku, explainer)),
        ours["rating"],
        ours["effort"],
        hodoku["score"],
        explainer["er"],
        max((TECHNIQUES[name].level for name in hodoku["techniques"]), key=LEVELS.index, default=LEVELS[0]),
    )


def measured(puzzles: int) -> Data:
    """Grade a number of random puzzles and return the data of the tables."""
    graded = []
    for seed in range(puzzles):
        if seed % 500 == 0:
            print(seed, flush=True)
        graded.append(grades_of(seed))
    return {
        "puzzles": puzzles,
        "versions": {name: scale_named(name).version for name in SCALES},
        "levels": {name: {level: _about(graded, name, level) for level in scale_named(name).levels} for name in SCALES},
        "turned": {"puzzles": min(puzzles, TURNED), **_changed(min(puzzles, TURNED))},
        "agree": _agreement(graded),
    }


def _about(graded: Sequence[Grades], scale: str, level: str) -> Data:
    """Return the data of the puzzles of a level: their number, their levels on other scales, and quantiles."""
    those = [each for each in graded if getattr(each, scale) == level]
    others = {name: dict(Counter(getattr(each, name) for each in those)) for name in SCALES if name != scale}
    raised = {"raised": sum(each.needed != level for each in those)} if scale == "hodoku" else {}
    numbers = {name: _spread([getattr(each, name) for each in those]) for name in NUMBERS}
    return {"puzzles": len(those), **raised, **others, **numbers}


def _spread(values: Sequence[float]) -> list[float]:
    """Return three quantiles of some values, or nothing if there are none."""
    ordered = sorted(values)
    return [ordered[int(share * (len(ordered) - 1))] for share in (LOW, MIDDLE, HIGH)] if ordered else []


def _changed(puzzles: int) -> Data:
    """Return for each scale how many puzzles change their level, and their grade, under random symmetries."""
    counts = {name: {"level": 0, "grade": 0} for name in SCALES}
    for seed in range(puzzles):
        puzzle = minimal_puzzle(seed)
        forms = (puzzle, puzzle.transformed(random_transformation(seed)))
        for name, changed in counts.items():
            one, other = (scale_named(name).grade(each) for each in forms)
            changed["level"] += one.level != other.level
            changed["grade"] += str(one) != str(other)
    return counts


def _agreement(graded: Sequence[Grades]) -> Data:
    """Return the agreement of each pair of numbers, on all puzzles and on those of each of our levels."""
    of_levels = {level: [each for each in graded if each.crosshatch == level] for level in OWN_LEVELS}
    return {
        f"{one} {other}": {name: _agree(those, one, other) for name, those in {ALL: graded, **of_levels}.items()}
        for one, other in combinations(NUMBERS, 2)
    }


def _agree(graded: Sequence[Grades], one: str, other: str) -> float | None:
    """Return Spearman's rank correlation of two numbers: 1 if they order the puzzles in the same way.

    None if there are too few puzzles, or too many of them have the same value.
    """
    values = [[getattr(each, name) for each in graded] for name in (one, other)]
    if len(graded) < FEWEST or any(Counter(each).most_common(1)[0][1] > MOST_ALIKE * len(graded) for each in values):
        return None
    return round(correlation(*map(_ranks, values)), 2)


def _ranks(values: Sequence[float]) -> list[float]:
    """Return the ranks of values; equal values share their mean rank."""
    first: dict[float, int] = {}
    for place, value in enumerate(sorted(values)):
        first.setdefault(value, place)
    count = Counter(values)
    return [first[value] + (count[value] - 1) / 2 for value in values]


def ours(data: Data) -> Iterator[tuple[str, ...]]:
    """Yield the rows of our levels: HoDoKu's levels of their puzzles, and quantiles."""
    levels = list(data["levels"]["hodoku"])
    yield ("Crosshatch", "puzzles", *(f"HoDoKu {each}" for each in levels), "score", "ER", "effort")
    yield ("---", *("---:" for _ in range(len(levels) + 4)))
    for level, about in data["levels"]["crosshatch"].items():
        theirs = (_share(about["hodoku"].get(each, 0), about["puzzles"]) for each in levels)
        numbers = (_between(name, about[name]) for name in ("score", "er", "effort"))
        yield (f"**{level}**", f"{about['puzzles']:,}", *theirs, *numbers)


def theirs(data: Data) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the levels of the other two scales, with our levels of their puzzles."""
    levels = list(data["levels"]["crosshatch"])
    yield ("level", "puzzles", *(f"Crosshatch {each}" for each in levels), "score", "ER")
    yield ("---", *("---:" for _ in range(len(levels) + 3)))
    for name in ("hodoku", "explainer"):
        for level, about in data["levels"][name].items():
            shares = (_share(about["crosshatch"].get(each, 0), about["puzzles"]) for each in levels)
            numbers = (_between(number, about[number]) for number in ("score", "er"))
            yield (f"{scale_named(name).title} **{level}**", f"{about['puzzles']:,}", *shares, *numbers)


def raised(data: Data) -> Iterator[tuple[str, ...]]:
    """Yield the rows of how many puzzles reach one of HoDoKu's levels only by their score."""
    yield ("HoDoKu's level", "puzzles", "raised to this level by their score")
    yield ("---", "---:", "---:")
    for level, about in data["levels"]["hodoku"].items():
        yield (f"**{level}**", f"{about['puzzles']:,}", f"{about['raised']:,}" if about["raised"] else "")


def agreement(data: Data) -> Iterator[tuple[str, ...]]:
    """Yield the rows of how well two numbers agree on the order of puzzles."""
    titles = {"rating": "our rating", "effort": "our effort", "score": "HoDoKu's score", "er": "ER"}
    columns = [name for name in (ALL, *OWN_LEVELS) if any(about[name] for about in data["agree"].values())]
    yield ("", *(name if name == ALL else f"our {name}" for name in columns))
    yield ("---", *("---:" for _ in columns))
    for pair, about in data["agree"].items():
        one, other = pair.split()
        numbers = ("" if about[name] is None else f"{about[name]:.2f}" for name in columns)
        yield (f"{titles[one]} and {titles[other]}", *numbers)


def turned(data: Data) -> Iterator[tuple[str, ...]]:
    """Yield the rows of what turning and relabelling changes."""
    puzzles = data["turned"]["puzzles"]
    yield ("scale", "different level", "different grade")
    yield ("---", "---:", "---:")
    for name in SCALES:
        changed = data["turned"][name]
        yield (scale_named(name).title, *(f"{changed[part]} of {puzzles:,}" for part in ("level", "grade")))


def _share(count: int, total: int) -> str:
    """Return a count as a percentage of a total, in whole percent; nothing for 0."""
    if not count:
        return ""
    percent = 100 * count / total
    return f"{percent:.0f} %" if percent >= 1 else "< 1 %"


def _between(name: str, values: Sequence[float]) -> str:
    """Return the median of some numbers and the range of the middle 80%; ER has a decimal."""
    if not values:
        return ""
    low, middle, high = (f"{each:.1f}" if name == "er" else f"{each:.0f}" for each in values)
    return f"{middle} ({low} to {high})" if low != high else middle


TABLES: dict[str, Callable[[Data], Iterator[tuple[str, ...]]]] = {
    "our levels": ours,
    "their levels": theirs,
    "raised": raised,
    "agreement": agreement,
    "turned": turned,
}
"""The tables of the page, by their names in the comments around them."""


def with_tables(page: str, data: Data) -> str:
    """Return the page with its tables filled from the data."""
    for name, rows in TABLES.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        table = "".join(f"| {' | '.join(row)} |\n" for row in rows(data))
        page = f"{before}{begin}\n{table}\n{end}{after}"
    return page


def main() -> None:
    """Grade puzzles, and write the data and the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=PUZZLES)
    data = measured(parser.parse_args().puzzles)
    FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), data), encoding="utf-8")


if __name__ == "__main__":
    main()
