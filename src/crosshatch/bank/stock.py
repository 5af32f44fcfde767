"""What a bank has: how many puzzles are left and used, by level, rating and technique, and when and where they were."""

from math import floor
from typing import Any

import attrs

from ..solving.scale import Grade, Scale
from .bank import Bank

FROM = """
FROM puzzles
JOIN grades ON grades.puzzle = puzzles.id
JOIN scales ON scales.id = grades.scale AND scales.name = ? AND scales.version = ?
"""

COUNTS = "ifnull(sum(puzzles.take IS NULL), 0), ifnull(sum(puzzles.take IS NOT NULL), 0)"

BY = {
    "levels": ("grades.level", "", "1"),
    "ratings": ("grades.rating", "", "1"),
    "techniques": (
        "techniques.title",
        "JOIN needs ON needs.grade = grades.id JOIN techniques ON techniques.id = needs.technique",
        "2 DESC, 1",
    ),
    "symmetries": ("puzzles.symmetry", "", "1"),
}
"""By what puzzles with a grade of a scale are counted: a column, the tables that it takes besides, and the order."""

USES = """
SELECT ifnull(substr(used_on, 1, 7), '') AS month, ifnull(used_for, '') AS what_for, count(*) AS count
FROM puzzles WHERE take IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
"""

FINE = 20.0
"""Below it ratings are counted one by one; the scores of HoDoKu are higher, and counted by hundreds."""


@attrs.frozen
class Count:
    """How many puzzles are left, and how many are used."""

    left: int
    used: int

    @property
    def all(self) -> int:
        """How many there are."""
        return self.left + self.used


@attrs.frozen
class Stock:
    """What a bank has; grades are those of one version of a scale.

    - ``puzzles``: all of them, ``other`` those that have no grade of this version;
    - ``levels``: by level, in the order of the scale;
    - ``ratings``: by the rating, to one digit where it is below 20, and else to hundreds; an infinite one is None;
    - ``techniques``: by technique, first the one that most of those left need;
    - ``tags``, ``symmetries``: by tag, and by the symmetry of the pattern of givens;
    - ``uses``: a row for each ``month`` and purpose (``what_for``) with a ``count``; ``last_day`` is the last day of
      use, empty where there is none;
    - ``fills``: a row for each ``target`` and ``seed``: how many seeds were ``made``, and when it was ``seen_at`` last.
    """

    path: str
    scale: str
    version: str
    puzzles: Count
    other: Count
    levels: dict[str, Count]
    ratings: dict[float | None, Count]
    techniques: dict[str, Count]
    tags: dict[str, Count]
    symmetries: dict[str, Count]
    uses: list[dict[str, Any]]
    last_day: str
    fills: list[dict[str, Any]]

    def data(self) -> dict[str, Any]:
        """Return all of it as for JSON."""
        ratings = [{"rating": rating, **attrs.asdict(count)} for rating, count in self.ratings.items()]
        return attrs.asdict(self) | {"ratings": ratings}


def stock_of(bank: Bank, scale: Scale[Grade]) -> Stock:
    """Return what a bank has, by the grades of a scale in its version of today."""

    def counts(query: str, *values: str) -> dict[Any, Count]:
        return {name: Count(*row) for name, *row in bank.file.rows(query, values)}

    with bank.file.reading():
        everything = counts(f"SELECT 1, {COUNTS} FROM puzzles")[1]
        by = {
            name: counts(
                f"SELECT {what}, {COUNTS} {FROM} {more} GROUP BY {what} ORDER BY {order}", scale.name, scale.version
            )
            for name, (what, more, order) in BY.items()
        }
        tags = counts(f"SELECT tag, {COUNTS} FROM tags JOIN puzzles ON puzzles.id = tags.puzzle GROUP BY tag")
        uses = bank.file.records(USES)
        [(last_day,)] = bank.file.rows("SELECT ifnull(max(used_on), '') FROM puzzles")
        fills = bank.file.records("SELECT target, seed, next - 1 AS made, seen_at FROM fills ORDER BY id")
    levels, symmetries = by["levels"], by["symmetries"].values()
    left, used = (sum(getattr(each, name) for each in symmetries) for name in ("left", "used"))
    names = dict.fromkeys([*scale.levels, *sorted(levels)])
    return Stock(
        path=str(bank.path),
        scale=scale.name,
        version=scale.version,
        puzzles=everything,
        other=Count(everything.left - left, everything.used - used),
        **by | {"levels": {name: levels[name] for name in names if name in levels}, "ratings": _rounded(by["ratings"])},
        tags=tags,
        uses=uses,
        last_day=last_day,
        fills=fills,
    )


def _rounded(ratings: dict[float | None, Count]) -> dict[float | None, Count]:
    """Return counts by ratings that are rounded, in the same order."""
    found: dict[float | None, Count] = {}
    for rating, count in ratings.items():
        near = rating and (round(rating, 1) if rating < FINE else 100.0 * floor(rating / 100))
        before = found.get(near, Count(0, 0))
        found[near] = Count(before.left + count.left, before.used + count.used)
    return found
