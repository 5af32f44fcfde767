"""The summary of many graded puzzles: how many there are of each level, need each technique, and take how long."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, TextIO

from ..batch.grading import GradeOutcome
from ..batch.rows import Record, counts_in
from ..render import Bars, Histogram, Scatter, plot, png
from ..render.grades import histogram_lines
from ..render.plots.panels import Panel
from ..solving.scale import Grade, Scale
from ..words import ENGLISH, language_named
from ..words.grades import level_name, technique_name
from ..words.messages import say as message
from .output import Written, check_files, text_width, write_file

LACKING = {
    GradeOutcome.UNGRADABLE: "tally-ungradable",
    GradeOutcome.OUT_OF_TIME: "tally-out-of-time",
    GradeOutcome.UNREADABLE: "tally-unreadable",
    GradeOutcome.LOST: "tally-worker-lost",
}
"""The keys of what is said of puzzles without a grade."""

MINUTES = (0, 3, 5, 7, 10, 15, 20, 30)
"""From how many minutes on times are counted apart."""

UNFINISHED = "not finished"
"""What is counted instead of a level where a scale's techniques do not finish a puzzle."""

TIMES = (
    *(message("tally-range", low=low, high=high) for low, high in pairwise(MINUTES)),
    message("tally-or-more", low=MINUTES[-1]),
    message("tally-unknown"),
)
"""What times are counted as; the last are not known."""


class _OfScale:
    """Counts of grades on a scale."""

    def __init__(self, scale: Scale[Grade]) -> None:
        self.scale = scale
        self.rating_name, title = scale.grade_type.rating_name, scale.grade_type.rating_title
        self.levels = Bars(f"{scale.title}: level", scale.levels)
        self.counts_techniques = "techniques" in scale.grade_type.part_names()
        self.techniques: Counter[str] = Counter()
        self.times: Counter[int] = Counter()  # by the places of ``TIMES``
        self.ratings = Histogram(f"{scale.title}: {title}", unit=title)
        self.minutes = Histogram(f"{scale.title}: typical time", unit="minutes", logarithmic=True)

    def add(self, parts: Record) -> float | None:
        """Count a grade; return its rating, None where it is beyond all."""
        self.levels.add(parts["level"] or UNFINISHED)
        if self.counts_techniques:
            self.techniques.update(counts_in(parts["techniques"]).keys())
        rating, minutes = _number(parts[self.rating_name]), _number(parts.get("minutes"))
        if "minutes" in parts:
            self.times[len(TIMES) - 1 if minutes is None else bisect(MINUTES, minutes) - 1] += 1
        if rating is not None:
            self.ratings.add(rating)
        if minutes:
            self.minutes.add(minutes)
        return rating

    def lines(self, language: str, blocks: bool) -> Iterator[str]:
        """Yield the counts as histograms, with blocks or with plain characters."""
        text, title, levels = language_named(language).text, self.scale.title, self.levels.counts
        yield "\n" + text("tally-levels", scale=title) + "\n"
        others = [each for each in levels if each not in (*self.scale.levels, UNFINISHED)]  # where it tells no levels
        names = [*self.scale.levels, *others, *([UNFINISHED] if levels[UNFINISHED] else [])]
        said = {each: text("tally-unfinished") if each == UNFINISHED else level_name(each, language) for each in names}
        yield from histogram_lines({said[each]: levels[each] for each in names}, text_width(), blocks)
        if self.counts_techniques:
            yield "\n" + text("tally-techniques", scale=title) + "\n"
            needed = sorted(self.techniques.items(), key=lambda pair: (-pair[1], pair[0]))
            yield from histogram_lines(
                {technique_name(name, language): count for name, count in needed}, text_width(), blocks
            )
        if self.times:
            yield "\n" + text("tally-minutes", scale=title) + "\n"
            times = {text(each): self.times[place] for place, each in enumerate(TIMES)}
            yield from histogram_lines(times, text_width(), blocks)


def _number(part: Any) -> float | None:
    """Return a part of a grade as a number, which a table has as text; None where there is none."""
    return None if part in (None, "") else float(part)


class Summary:
    """What rows say, for the scales given: counts, so that it takes no more room for many rows."""

    def __init__(self, scales: Sequence[Scale[Grade]]) -> None:
        self._counts = {each.name: _OfScale(each) for each in scales}
        self._pairs = {
            (one.name, other.name): Scatter(
                f"{one.title} and {other.title}",
                across=f"{one.title} {one.grade_type.rating_title}",
                up=f"{other.title} {other.grade_type.rating_title}",
            )
            for one, other in combinations(scales, 2)
        }
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
        ratings = {name: counts.add(row[name]) for name, counts in self._counts.items() if row[name]}
        for (one, other), scatter in self._pairs.items():
            across, up = ratings.get(one), ratings.get(other)
            if across is not None and up is not None:
                scatter.add(across, up)

    def show(self, stream: TextIO, language: str = ENGLISH) -> None:
        """Print the counts and their histograms, which are finer on a terminal."""
        text = language_named(language).text
        lacking = [text(key, count=self.outcomes[each]) for each, key in LACKING.items() if self.outcomes[each]]
        graded = text("tally", count=self.total, graded=self.total - self.ungraded)
        stream.write(f"{', '.join([graded, *lacking])}\n")
        for counts in self._counts.values():
            stream.writelines(f"{line}\n" for line in counts.lines(language, blocks=stream.isatty()))
        stream.flush()

    def check(self, file: Path, rows: Path | None = None) -> None:
        """Raise the errors of ``draw`` before the work begins, without touching an existing picture.

        Raises BadRequest, too, where the file is the one for ``rows``.
        """
        self._picture(file)
        check_files((rows, None), (file, Written.PICTURE))

    def draw(self, file: Path) -> None:
        """Draw what was counted so far into a file.

        Raises what ``write_file`` does, and MissingExtra where PNG cannot be drawn.
        """
        write_file(str(file), self._picture(file))

    def _picture(self, file: Path) -> bytes:
        title = f"{self.total:,} puzzle{'s' * (self.total != 1)}"
        if self.ungraded:
            title += f", {self.ungraded:,} without a grade"
        picture = plot(*self._panels(), title=title)
        return png(picture) if file.suffix.lower() == ".png" else picture.encode()

    def _panels(self) -> Iterator[Panel]:
        for each in self._counts.values():
            yield from (each.levels, each.ratings)
        yield from (each.minutes for each in self._counts.values() if each.minutes.counts)
        yield from self._pairs.values()
