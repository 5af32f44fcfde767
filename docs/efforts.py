"""Measure the distribution of effort within levels, for each symmetry, and write the table of the package.

    python docs/efforts.py [--puzzles 400]

The script generates this many puzzles for each level and symmetry, which takes some minutes if the engines are
compiled.  Calendars use the table to divide levels into bands.  It need not be exact: the guarantees of a calendar do
not depend on it.
"""

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from re import DOTALL, sub
from statistics import quantiles

from crosshatch import Generator, Symmetry, Target, scale_named
from crosshatch.generator import seeds
from crosshatch.publishing.effort_bands import RISING

FILE = Path(__file__).parents[1] / "src" / "crosshatch" / "publishing" / "efforts.py"

PUZZLES = 400
FEW = 40
"""Maximum number of puzzles of the hardest level, which take longest."""

PARTS = 10
"""Number of equal parts into which the values divide the puzzles."""

MAX_SECONDS = 30


def efforts_of(scale: str, level: str, symmetry: Symmetry, puzzles: int) -> list[float]:
    """Return the efforts (on HoDoKu's scale, scores) of puzzles generated for a level and a symmetry."""
    generator = Generator(Target(level=level, symmetry=symmetry), scale_named(scale))
    made = (generator.make(seed, MAX_SECONDS) for seed in seeds("efforts", puzzles))
    return [getattr(each.grade, RISING[scale]) for each in made if each.met]


def rows(puzzles: int) -> Iterator[str]:
    """Yield the rows of the table."""
    for scale in RISING:
        levels = scale_named(scale).levels
        for level, symmetry in product(levels, Symmetry):
            efforts = efforts_of(scale, level, symmetry, min(puzzles, FEW) if level == levels[-1] else puzzles)
            numbers = " ".join(f"{each:.3g}" if each < 1000 else f"{each:.0f}" for each in quantiles(efforts, n=PARTS))
            row = f"{scale} {level.lower()} {symmetry} {numbers}\n"
            print(row, end="", flush=True)
            yield row


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=PUZZLES)
    table = "".join(rows(parser.parse_args().puzzles))
    module = FILE.read_text(encoding="utf-8")
    FILE.write_text(sub(r'(_TABLE = """\n).*?(""")', rf"\g<1>{table}\2", module, flags=DOTALL), encoding="utf-8")
