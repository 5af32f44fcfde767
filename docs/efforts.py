"""How effort is distributed within the levels of our own scale, for each symmetry; writes the table of the package.

    python docs/efforts.py [--puzzles 400]

It makes so many puzzles to each level and symmetry, which takes some minutes where the engines are compiled.  The
calendar divides levels into bands by it.  The table need not be exact: what is promised does not rest on it.
"""

import argparse
from pathlib import Path
from statistics import quantiles

from crosshatch import Generator, Symmetry, Target, scale_named, seeds

FILE = Path(__file__).parents[1] / "src" / "crosshatch" / "generator" / "efforts.py"

PUZZLES = 400
FEW = 100
"""How many are enough of the hardest level, whose puzzles take longest."""

PARTS = 20
"""How many parts of the same size the numbers part the puzzles into."""

MAX_SECONDS = 30

HEAD = '''"""How effort is distributed within levels, by the symmetry of the givens: written by ``docs/efforts.py``.

Of the puzzles that are made to a level of our own scale and a symmetry, a twentieth takes less effort than the first
number, two twentieths less than the second, and so on.
"""

EFFORTS: dict[str, dict[str, str]] = {
'''


def efforts_of(level: str, symmetry: Symmetry, puzzles: int) -> list[float]:
    """Return the efforts of puzzles made to a level and a symmetry."""
    generator = Generator(Target(level=level, symmetry=symmetry))
    made = (generator.make(seed, MAX_SECONDS) for seed in seeds("efforts", puzzles))
    return [each.grade.effort for each in made if each.met]


def table(puzzles: int) -> str:
    """Return the module with the table."""
    lines = [HEAD]
    *levels, hardest = scale_named("crosshatch").levels
    for level in (*levels, hardest):
        lines.append(f'    "{level.lower()}": {{\n')
        for symmetry in Symmetry:
            efforts = efforts_of(level, symmetry, min(puzzles, FEW) if level == hardest else puzzles)
            numbers = " ".join(f"{each:.3g}" for each in quantiles(efforts, n=PARTS))
            print(level, symmetry, numbers, flush=True)
            lines.append(f'        "{symmetry.value}": "{numbers}",\n')
        lines.append("    },\n")
    return "".join((*lines, "}\n"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=PUZZLES)
    FILE.write_text(table(parser.parse_args().puzzles), encoding="utf-8")
