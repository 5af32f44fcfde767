"""The stock of a bank: counts of unused and used puzzles by level, rating and technique, and their uses."""

from collections import Counter
from math import floor
from typing import Any

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
"""How to count puzzles with a grade on a scale: a column, further tables to join, and the order."""

USES = """
SELECT ifnull(substr(used_on, 1, 7), '') AS month, ifnull(used_for, '') AS what_for, count(*) AS count
FROM puzzles WHERE take IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
"""

FINE = 20.0
"""Ratings below this are counted one by one; higher ones, such as HoDoKu scores, by hundreds."""


def stock_of(bank: Bank, scale: Scale[Grade]) -> dict[str, Any]:
    """Return the stock of a bank as JSON data, with grades of the current version of a scale.

    Each count consists of ``left`` (unused puzzles) and ``used``.

    - ``path``, ``scale``, ``version``: of the bank and the scale;
    - ``puzzles``: count of all puzzles; ``other``: count of those without a grade of this version;
    - ``levels``: counts by level, in the order of the scale;
    - ``ratings``: rows of a count and a ``rating``, which is rounded to hundreds from 20 upwards; an infinite rating is
      None;
    - ``techniques``: counts by technique, beginning with the one needed by the most unused puzzles;
    - ``tags``, ``symmetries``: counts by tag, and by the symmetry of the givens;
    - ``uses``: a row for each ``month`` and purpose (``what_for``) with a ``count``; ``last_day``: the last day of use,
      or empty;
    - ``fills``: a row for each ``target`` and ``seed``: the number of seeds ``made``, and when the fill was last active
      (``seen_at``).
    """

    def counts(query: str, *values: str) -> dict[Any, dict[str, int]]:
        return {name: {"left": left, "used": used} for name, left, used in bank.file.rows(query, values)}

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
    levels, symmetries = by["levels"], by["symmetries"]
    names = dict.fromkeys([*scale.levels, *sorted(levels)])
    return {
        "path": str(bank.path),
        "scale": scale.name,
        "version": scale.version,
        "puzzles": everything,
        "other": {name: all_ - sum(each[name] for each in symmetries.values()) for name, all_ in everything.items()},
        "levels": {name: levels[name] for name in names if name in levels},
        "ratings": _rounded(by["ratings"]),
        "techniques": by["techniques"],
        "tags": tags,
        "symmetries": symmetries,
        "uses": uses,
        "last_day": last_day,
        "fills": fills,
    }


def _rounded(ratings: dict[float | None, dict[str, int]]) -> list[dict[str, float | None]]:
    """Return rows of counts by rounded rating, in the same order."""
    found: dict[float | None, Counter[str]] = {}
    for rating, count in ratings.items():
        near = rating and (round(rating, 1) if rating < FINE else 100.0 * floor(rating / 100))
        found.setdefault(near, Counter()).update(count)
    return [{"rating": rating, **count} for rating, count in found.items()]
