"""Make certificates of puzzles and check them with ``drup``, the verified checker; prints a table in Markdown.

    python benchmarks/certificates.py                       # all collections
    python benchmarks/certificates.py 17-clues top1465      # some of them

The puzzles are those of the tests, solved without techniques that assume one solution.  Clauses and bytes are those of
the proof.  Times are CPU times, without the time to solve the puzzle.
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.certificates import certificate
from crosshatch.logic.verified import RefusedCertificate, check_certificate
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import default_strategies

PUZZLES = Path(__file__).parents[1] / "tests" / "data" / "puzzles"

SOLVER = Solver([each for each in default_strategies() if not any(it.assumes_unique for it in each.techniques)])


class Measured(NamedTuple):
    """The certificate of a puzzle: whether the checker accepts it, its size, and CPU times in seconds."""

    accepted: bool
    clauses: int
    size: int
    making: float
    checking: float


def puzzles_of(path: Path) -> list[str]:
    """Return the puzzles of a file, which is a table or has a puzzle on each line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.suffix == ".csv":
        return [row["puzzle"] for row in csv.DictReader(lines)]
    return [line.split()[0] for line in lines if not line.startswith("#")]


def measured(line: str) -> Measured:
    """Make and check the certificate of a puzzle."""
    path = SOLVER.solve(Puzzle(line))
    start = process_time()
    found = certificate(path)
    made = process_time()
    accepted = True
    try:
        check_certificate(found)
    except RefusedCertificate as error:
        print(f"{line}: {error}")
        accepted = False
    done = process_time()
    return Measured(accepted, len(found.proof), len(found.drup), made - start, done - made)


def row(name: str, found: Sequence[Measured]) -> str:
    """Return the row of a collection."""
    clauses, sizes, making, checking = (list(column) for column in list(zip(*found, strict=True))[1:])
    cells = (
        name,
        str(len(found)),
        str(sum(each.accepted for each in found)),
        f"{median(clauses):,.0f} ({max(clauses):,})",
        f"{median(sizes):,.0f} ({max(sizes):,})",
        f"{1000 * median(making):,.0f} ms ({1000 * max(making):,.0f})",
        f"{1000 * median(checking):,.0f} ms ({1000 * max(checking):,.0f})",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print a row for each collection."""
    files = {path.stem: path for path in sorted(PUZZLES.iterdir()) if path.suffix in (".csv", ".txt")}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("collection", nargs="*", help=f"one of {', '.join(files)}")
    names = parser.parse_args().collection or list(files)
    print("| collection | puzzles | accepted | clauses | bytes | to make | to check |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name in names:
        print(row(name, [measured(line) for line in puzzles_of(files[name])]), flush=True)


if __name__ == "__main__":
    main()
