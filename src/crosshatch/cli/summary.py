"""The summary of many graded puzzles: how many there are of each level, need each technique, and take how long."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, TextIO

from ..batch.grading import GradeOutcome
from ..batch.rows import Record, counts_in
from ..board.messages import counted
from ..render.grades import histogram_lines
from ..solving.scale import Grade, Scale
from . import BAD_INPUT, FAULT
from .output import text_width
from .run import DONE, NOT_ONE_SOLUTION

CODES = {
    GradeOutcome.GRADED: DONE,
    GradeOutcome.UNGRADABLE: NOT_ONE_SOLUTION,
    GradeOutcome.OUT_OF_TIME: NOT_ONE_SOLUTION,
    GradeOutcome.UNREADABLE: BAD_INPUT,
    GradeOutcome.LOST: FAULT,
}
"""The exit code that an outcome calls for."""

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
        self._outcomes: Counter[GradeOutcome] = Counter()

    @property
    def code(self) -> int:
        """The exit code that the rows call for: that of the worst."""
        return max((CODES[each] for each in self._outcomes), default=DONE)

    @property
    def total(self) -> int:
        """The number of rows."""
        return self._outcomes.total()

    @property
    def ungraded(self) -> int:
        """The number of rows with an error."""
        return self.total - self._outcomes[GradeOutcome.GRADED]

    def add(self, row: Record) -> None:
        """Count a row."""
        self._outcomes[GradeOutcome(row["outcome"])] += 1
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
        parts = [f"{counted(self.total, 'puzzle')}, {self._outcomes[GradeOutcome.GRADED]} graded"]
        parts += [f"{self._outcomes[each]} {what}" for each, what in LACKING.items() if self._outcomes[each]]
        return ", ".join(parts)


def _class_of(minutes: Any) -> str:
    """Return what minutes are counted as: a number, None, or either as a table has it."""
    return UNKNOWN if minutes in (None, "") else TIMES[bisect(MINUTES, float(minutes)) - 1]
