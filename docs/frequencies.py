"""Count how many random puzzles need each technique: python docs/frequencies.py [--puzzles N].

The script writes ``docs/frequencies.json``, which the pages of the gallery show.  The puzzles are those of
``docs/rare.py``.  A puzzle needs a technique if, at some point of its path, no simpler technique finds a
step.  Compiled, 100,000 puzzles take about ten minutes.
"""

import argparse
import json
from collections import Counter
from pathlib import Path

from rare import PUZZLES, needed, off_by_default

from crosshatch import Solver
from crosshatch.board.board import CLASSIC
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.catalogue import CATALOGUE, default_strategies

FILE = Path(__file__).parent / "frequencies.json"


def count(puzzles: int) -> dict[str, int]:
    """Return how many of a number of random puzzles need each technique, including those that none needs."""
    solver = Solver(default_strategies(), fallback=None)
    off = off_by_default()
    counts: Counter[str] = Counter()
    for seed in range(puzzles):
        if seed % 5000 == 0:
            print(seed, flush=True)
        counts.update(set(needed(minimal_puzzle(seed), solver, off)))
    slugs = [each.technique.slug for each in CATALOGUE if each.works_on(CLASSIC) and (each.technique.on or each in off)]
    return {slug: counts[slug] for slug in slugs}


def main() -> None:
    """Count, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=PUZZLES)
    puzzles = parser.parse_args().puzzles
    FILE.write_text(json.dumps({"puzzles": puzzles, "needed": count(puzzles)}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
