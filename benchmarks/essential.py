"""Measure how much essential steps shorten explanations, and reasons why digits are wrong; writes the tables of a page.

    python benchmarks/essential.py

The collections of puzzles are beside the repository.  Times are CPU times, which depend on the machine; everything else
does not.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from samples import few_clues, graded, top1465

from crosshatch.board.houses import CELLS, DIGITS
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import Step
from crosshatch.position.status import solutions
from crosshatch.solving.refutation import RefutedDigit, why_not
from crosshatch.solving.solver import Solver
from crosshatch.words import explained

PAGE = Path(__file__).parents[1] / "docs" / "pages" / "reasons.md"

LEVELS = ("Easy", "Medium", "Hard", "Unfair", "Extreme")

ASKED = 3
"""How many wrong candidates of each puzzle are asked about."""


class Shortening(NamedTuple):
    """What is left of the path of a puzzle: steps but for singles and words of its explanation, before and after."""

    steps: int
    left: int
    words: int
    words_left: int
    solving: float
    shortening: float


def collections() -> Iterator[tuple[str, list[str]]]:
    """Yield the collections by their names."""
    for level in LEVELS:
        yield f"graded-sample, {level}", graded(level)
    yield "17clue-sample", few_clues()
    yield "top1465-sample", top1465()


def shortening(line: str) -> Shortening:
    """Return what is left of the path of a puzzle."""
    start = process_time()
    path = Solver().solve(Puzzle(line))
    solved = process_time()
    essential = path.essential()
    done = process_time()
    before, after = path.steps, essential.steps
    return Shortening(_patterns(before), _patterns(after), _words(before), _words(after), solved - start, done - solved)


def _patterns(steps: Sequence[Step]) -> int:
    return sum(step.technique.family != "Singles" for step in steps)


def _words(steps: Sequence[Step]) -> int:
    return sum(len(explained(step).split()) for step in steps)


def table_of_paths() -> str:
    """Return how much shorter paths get, as a table in Markdown."""
    header = (
        "collection",
        "puzzles",
        "steps other than singles",
        "essential steps among them",
        "words, full path",
        "words, essential path",
        "time to solve",
        "time to shorten",
    )
    rows = [header, ("---", *("---:" for _ in header[1:]))]
    for name, lines in collections():
        found = [each for each in map(shortening, lines) if each.steps]
        if not found:
            continue
        steps, left, words, words_left = (sum(each) for each in list(zip(*found, strict=True))[:4])
        rows.append(
            (
                name,
                str(len(found)),
                f"{steps / len(found):.1f}",
                f"{left / len(found):.1f} ({left / steps:.0%})",
                f"{words / len(found):.0f}",
                f"{words_left / len(found):.0f} ({words_left / words:.0%})",
                _time([each.solving for each in found]),
                _time([each.shortening for each in found]),
            )
        )
    return _markdown(rows)


def wrong_candidates(line: str) -> list[tuple[int, int]]:
    """Return some wrong candidates of a puzzle, which are always the same."""
    puzzle = Puzzle(line)
    grid = puzzle.grid()
    (solution,) = solutions(puzzle, 2)
    wrong = [
        (cell, digit)
        for cell in CELLS
        for digit in DIGITS
        if grid.digits_of(cell) >> digit & 1 and solution[cell] != str(digit)
    ]
    return Random(line).sample(wrong, ASKED)


def table_of_reasons() -> str:
    """Return how many steps it takes to show that a candidate is wrong, as a table in Markdown."""
    header = (
        "collection",
        "wrong candidates",
        "refuted",
        "by singles alone",
        "median steps",
        "steps that suffice for 90%",
        "median time",
    )
    rows = [header, ("---", *("---:" for _ in header[1:]))]
    for name, lines in collections():
        counts, times, singles = [], [], 0
        asked = 0
        for line in lines:
            for cell, digit in wrong_candidates(line):
                asked += 1
                start = process_time()
                reason = why_not(Puzzle(line), cell, digit)
                times.append(process_time() - start)
                if isinstance(reason, RefutedDigit):
                    counts.append(len(reason.steps))
                    singles += not _patterns(reason.steps)
        counts.sort()
        rows.append(
            (
                name,
                str(asked),
                f"{len(counts) / asked:.0%}",
                f"{singles / asked:.0%}",
                f"{median(counts):.0f}",
                str(counts[len(counts) * 9 // 10]),
                _time(times),
            )
        )
    return _markdown(rows)


def _time(seconds: Sequence[float]) -> str:
    return f"{1000 * median(seconds):.1f} ms"


def _markdown(rows: Sequence[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


TABLES = {"paths": table_of_paths, "reasons": table_of_reasons}
"""What makes each table, by the name that the page has for it."""


def main() -> None:
    """Write the tables into the page."""
    for name, make in TABLES.items():
        table = make()
        page = PAGE.read_text(encoding="utf-8")
        begin, end = f"<!-- the table of {name} -->\n", f"<!-- end of the table of {name} -->\n"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        PAGE.write_text(f"{before}{begin}\n{table}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
