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

COUNTS = "sum(puzzles.take IS NULL), sum(puzzles.take IS NOT NULL)"


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
class UsedFor:
    """How many puzzles were used for something in a month, such as ``2031-05``; both may be empty."""

    month: str
    what_for: str
    count: int


@attrs.frozen
class PastFill:
    """A fill as the bank remembers it: what it made, from which seed, how far it came, when it was last seen (UTC)."""

    target: str
    seed: str
    made: int
    seen_at: str


@attrs.frozen
class Stock:
    """What a bank has; grades are those of one version of a scale.

    - ``puzzles``: all of them, ``other`` those that have no grade of this version;
    - ``levels``: by level, in the order of the scale;
    - ``ratings``: by the rating, to one digit where it is below 20, and else to hundreds; an infinite one is None;
    - ``techniques``: by technique, first the one that most of those left need;
    - ``tags``, ``symmetries``: by tag, and by the symmetry of the pattern of givens;
    - ``uses``: by month and purpose; ``last_day`` is the last day of use, empty where there is none;
    - ``fills``: what was made so far, and from which seeds.
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
    uses: tuple[UsedFor, ...]
    last_day: str
    fills: tuple[PastFill, ...]

    def data(self) -> dict[str, Any]:
        """Return all of it as for JSON."""
        return {
            **attrs.asdict(self),
            "ratings": [{"rating": rating, **attrs.asdict(count)} for rating, count in self.ratings.items()],
        }


def stock_of(bank: Bank, scale: Scale[Grade]) -> Stock:
    """Return what a bank has, by the grades of a scale in its version of today."""
    file, key = bank.file, (scale.name, scale.version)

    def counted(what: str, more: str = "", order: str = "1") -> dict[Any, Count]:
        query = f"SELECT {what}, {COUNTS} {FROM} {more} GROUP BY {what} ORDER BY {order}"
        return {row[0]: Count(*row[1:]) for row in file.rows(query, key)}

    with file.reading():
        [(left, used)] = file.rows("SELECT ifnull(sum(take IS NULL), 0), ifnull(sum(take IS NOT NULL), 0) FROM puzzles")
        graded = counted("scales.name").get(scale.name, Count(0, 0))
        levels = counted("grades.level")
        techniques = counted(
            "techniques.title",
            "JOIN needs ON needs.grade = grades.id JOIN techniques ON techniques.id = needs.technique",
            "2 DESC, 1",
        )
        symmetries = counted("puzzles.symmetry")
        ratings = _rounded(counted("grades.rating"))
        tags = {
            tag: Count(*counts)
            for tag, *counts in file.rows(
                f"SELECT tag, {COUNTS} FROM tags JOIN puzzles ON puzzles.id = tags.puzzle GROUP BY tag"
            )
        }
        uses = file.rows(
            "SELECT ifnull(substr(used_on, 1, 7), ''), ifnull(used_for, ''), count(*) FROM puzzles "
            "WHERE take IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2"
        )
        [(last_day,)] = file.rows("SELECT ifnull(max(used_on), '') FROM puzzles WHERE used_on IS NOT NULL")
        fills = file.rows("SELECT target, seed, next - 1, seen_at FROM fills ORDER BY id")
    names = [*scale.levels, *sorted(levels.keys() - set(scale.levels))]
    return Stock(
        path=str(bank.path),
        scale=scale.name,
        version=scale.version,
        puzzles=Count(left, used),
        other=Count(left - graded.left, used - graded.used),
        levels={name: levels[name] for name in names if name in levels},
        ratings=ratings,
        techniques=techniques,
        tags=tags,
        symmetries=symmetries,
        uses=tuple(UsedFor(*each) for each in uses),
        last_day=last_day,
        fills=tuple(PastFill(*each) for each in fills),
    )


FINE = 20.0
"""Below it ratings are counted one by one; the scores of HoDoKu are higher, and counted by hundreds."""


def _rounded(ratings: dict[float | None, Count]) -> dict[float | None, Count]:
    """Return counts by ratings that are rounded, in the same order."""
    found: dict[float | None, Count] = {}
    for rating, count in ratings.items():
        before = found.get(_near(rating), Count(0, 0))
        found[_near(rating)] = Count(before.left + count.left, before.used + count.used)
    return found


def _near(rating: float | None) -> float | None:
    if rating is None:
        return None
    return round(rating, 1) if rating < FINE else 100.0 * floor(rating / 100)
