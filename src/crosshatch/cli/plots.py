"""The picture of a batch: how many puzzles have each level and rating, and how scales agree."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from ..batch.rows import Record
from ..formats.whole_files import check_writable
from ..render import Bars, Histogram, Scatter, plot, png
from ..render.plots.panels import Panel
from ..solving.scale import Grade, Scale
from .output import write_file, wrong_names_told
from .summary import UNFINISHED


class BatchPlot:
    """What is drawn of rows, for the scales given: counts, so that it takes no more room for many rows."""

    def __init__(self, scales: Sequence[Scale[Grade]]) -> None:
        self._total = self._graded = 0
        self._rating_names = {each.name: each.grade_type.rating_name() for each in scales}
        self._levels = {each.name: Bars(f"{each.title}: level", each.levels) for each in scales}
        ratings = {each.name: each.grade_type.rating_title() for each in scales}
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
