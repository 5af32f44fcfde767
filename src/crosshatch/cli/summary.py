"""The summary of many graded puzzles: how many there are of each level, need each technique, and take how long."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, TextIO

from ..batch.grading import GradeOutcome
from ..batch.rows import Record, counts_in
from ..board.messages import counted
from ..formats.whole_files import check_writable
from ..render import Bars, Histogram, Scatter, plot, png
from ..render.grades import histogram_lines
from ..render.plots.panels import Panel
from ..solving.scale import Grade, Scale
from .output import text_width, write_file, wrong_names_told


class BatchPlot:
    """What is drawn of rows, for the scales given: counts, so that it takes no more room for many rows."""

    def __init__(self, scales: Sequence[Scale[Grade]]) -> None:
        self._total = self._graded = 0
        self._rating_names = {each.name: each.grade_type.rating_name for each in scales}
        self._levels = {each.name: Bars(f"{each.title}: level", each.levels) for each in scales}
        ratings = {each.name: each.grade_type.rating_title for each in scales}
        self._ratings = {
            each.name: Histogram(f"{each.title}: {ratings[each.name]}", unit=ratings[each.name]) for each in scales
        }
        self._minutes = {
            each.name: Histogram(f"{each.title}: typical time", unit="minutes", logarithmic=True) for each in scales
        }
        self._pairs = {
            (one.name, other.name): Scatter(
                f"{one.title} and {other.title}",
                across=f"{one.title} {ratings[one.name]}",
                up=f"{other.title} {ratings[other.name]}",
            )
            for one, other in combinations(scales, 2)
        }

    def add(self, row: Record) -> None:
        """Count a row."""
        self._total += 1
        found = {name: row[name] for name in self._levels if row[name]}
        self._graded += bool(found)
        ratings = {}
        for name, parts in found.items():
            self._levels[name].add(parts["level"] or UNFINISHED)
            rating, minutes = _number(parts[self._rating_names[name]]), _number(parts.get("minutes"))
            if rating is not None:
                self._ratings[name].add(rating)
                ratings[name] = rating
            if minutes:
                self._minutes[name].add(minutes)
        for one, other in combinations(ratings, 2):
            pair = (one, other) if (one, other) in self._pairs else (other, one)
            self._pairs[pair].add(ratings[pair[0]], ratings[pair[1]])

    def check(self, file: Path) -> None:
        """Raise what ``write`` would, before the work is done, and leave an earlier picture as it is."""
        self._picture(file)
        with wrong_names_told():
            check_writable(file)

    def write(self, file: Path) -> None:
        """Draw what was counted so far into a file.

        Raises what ``write_file`` does, and MissingExtra where PNG cannot be drawn.
        """
        write_file(str(file), self._picture(file))

    def _picture(self, file: Path) -> bytes:
        ungraded = self._total - self._graded
        title = f"{self._total:,} puzzle{'s' * (self._total != 1)}"
        if ungraded:
            title += f", {ungraded:,} without a grade"
        picture = plot(*self._panels(), title=title)
        return png(picture) if file.suffix.lower() == ".png" else picture.encode()

    def _panels(self) -> Iterator[Panel]:
        for name, levels in self._levels.items():
            yield levels
            yield self._ratings[name]
        yield from (each for each in self._minutes.values() if each.counts)
        yield from self._pairs.values()


def _number(part: Any) -> float | None:
    """Return a part of a grade as a number, which a table has as text; None where there is none."""
    return None if part in (None, "") else float(part)


LACKING = {
    GradeOutcome.UNGRADABLE: "without exactly one solution",
    GradeOutcome.OUT_OF_TIME: "out of time",
    GradeOutcome.UNREADABLE: "not readable",
    GradeOutcome.LOST: "lost with their workers",
}
"""What is said of puzzles without a grade."""


MINUTES = (0, 3, 5, 7, 10, 15, 20, 30)
"""From how many minutes on times are counted apart."""

UNFINISHED = "not finished"
"""What is counted instead of a level where a scale's techniques do not finish a puzzle."""

UNKNOWN = "not known"

TIMES = (*(f"{low} to {high}" for low, high in pairwise(MINUTES)), f"{MINUTES[-1]} and more", UNKNOWN)
"""What times are counted as."""


class Summary:
    """Counts of rows for the scales given."""

    def __init__(self, scales: Sequence[Scale[Grade]]) -> None:
        self._scales = scales
        self._levels: dict[str, Counter[str]] = {each.name: Counter() for each in scales}
        self._techniques: dict[str, Counter[str]] = {each.name: Counter() for each in scales}
        self._minutes: dict[str, Counter[str]] = {each.name: Counter() for each in scales}
        self.outcomes: Counter[GradeOutcome] = Counter()

    @property
    def total(self) -> int:
        """The number of rows."""
        return self.outcomes.total()

    @property
    def ungraded(self) -> int:
        """The number of rows with an error."""
        return self.total - self.outcomes[GradeOutcome.GRADED]

    def add(self, row: Record) -> None:
        """Count a row."""
        self.outcomes[GradeOutcome(row["outcome"])] += 1
        for scale in self._levels:
            if not (parts := row[scale]):
                continue
            self._levels[scale][parts["level"] or UNFINISHED] += 1
            self._techniques[scale].update(counts_in(parts["techniques"]).keys())
            if "minutes" in parts:
                self._minutes[scale][_class_of(parts["minutes"])] += 1

    def show(self, stream: TextIO) -> None:
        """Print the counts and their histograms, which are finer on a terminal."""
        for line in self.lines(blocks=stream.isatty()):
            stream.write(f"{line}\n")
        stream.flush()

    def lines(self, blocks: bool = False) -> Iterator[str]:
        """Yield the counts, with histograms drawn with blocks or with plain characters."""
        yield self._overview()
        for scale in self._scales:
            levels = self._levels[scale.name]
            yield f"\n{scale.title}: puzzles of each level\n"
            others = [each for each in levels if each not in (*scale.levels, UNFINISHED)]  # where it tells no levels
            names = [*scale.levels, *others, *([UNFINISHED] if levels[UNFINISHED] else [])]
            yield from histogram_lines({level: levels[level] for level in names}, text_width(), blocks)
            yield f"\n{scale.title}: puzzles that need each technique\n"
            needed = sorted(self._techniques[scale.name].items(), key=lambda pair: (-pair[1], pair[0]))
            yield from histogram_lines(dict(needed), text_width(), blocks)
            if minutes := self._minutes[scale.name]:
                yield f"\n{scale.title}: puzzles by the minutes that people typically take\n"
                yield from histogram_lines({each: minutes[each] for each in TIMES}, text_width(), blocks)

    def _overview(self) -> str:
        parts = [f"{counted(self.total, 'puzzle')}, {self.outcomes[GradeOutcome.GRADED]} graded"]
        parts += [f"{self.outcomes[each]} {what}" for each, what in LACKING.items() if self.outcomes[each]]
        return ", ".join(parts)


def _class_of(minutes: Any) -> str:
    """Return what minutes are counted as: a number, None, or either as a table has it."""
    return UNKNOWN if minutes in (None, "") else TIMES[bisect(MINUTES, float(minutes)) - 1]
