"""Positions of our own for every technique, from ``data/positions.txt``, which says what its parts are."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from crosshatch.board.grid import Grid
from crosshatch.formats.library import read
from crosshatch.logic.step import Step
from crosshatch.techniques.catalogue import strategy_named
from engines import COMPILED

FILE = Path(__file__).parent / "data" / "positions.txt"

LONG_SEARCHES = (
    *("kraken-fish-type-1", "kraken-fish-type-2"),
    *(f"nested-forcing-chain-level-{level}" for level in (2, 3, 4)),
)
"""What takes seconds where the engines are interpreted; there, it is left out, but for small Kraken fish."""


class Position(NamedTuple):
    """A position for a technique: the strategy with its options, the step, the library line, HoDoKu's conclusion."""

    named: str
    notation: str
    line: str
    hodoku: str

    @property
    def slug(self) -> str:
        """The slug of the technique."""
        return self.named.split()[0]

    def grid(self) -> Grid:
        """Return the grid."""
        return read(self.line).grid()

    def steps(self) -> Iterator[Step]:
        """Yield the steps of the strategy there."""
        slug, *options = self.named.split()
        chosen = {name: int(value) for name, value in (each.split("=") for each in options)}
        return iter(strategy_named(slug, **chosen).find(self.grid()))


@cache
def positions() -> list[Position]:
    """Return all positions, but for those of long searches where the engines are interpreted."""
    lines = (line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    known = [Position(*(part.strip() for part in line.split("|"))) for line in lines]
    return [each for each in known if COMPILED or each.named not in LONG_SEARCHES]
