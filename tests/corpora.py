"""The puzzles of ``data/puzzles``, as lines and as rows; a README there says where they come from."""

import csv
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "data" / "puzzles"

EVERY = 20
"""A plain run asks of every twentieth puzzle what a slow one asks of all."""


@cache
def lines_of(name: str) -> list[str]:
    """Return the lines of a file but for its comments."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


@cache
def rows_of(name: str) -> list[dict[str, str]]:
    """Return the rows of a table by its columns."""
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def puzzles_of(name: str) -> list[str]:
    """Return the puzzles of a file as lines."""
    if name.endswith(".csv"):
        return [row["puzzle"] for row in rows_of(name)]
    return [line.split()[0] for line in lines_of(name)]
