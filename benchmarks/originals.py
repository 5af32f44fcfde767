"""Compare grades on HoDoKu's and Sudoku Explainer's scales with those of the original programs, which need Java.

    python benchmarks/originals.py puzzles.txt --hodoku HoDoKu.jar
    python benchmarks/originals.py puzzles.txt --explainer CLASSES

The file has one puzzle per line, in its first 81 characters.  CLASSES is the folder of the compiled classes of Sudoku
Explainer 1.2.1 with ``diuf.sudoku.test.serate``.  The script prints each puzzle whose grades differ.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from java import grades_of_explainer, grades_of_hodoku

from crosshatch.board.puzzle import Puzzle
from crosshatch.originals.explainer.scale import ExplainerScale
from crosshatch.originals.hodoku.scale import HodokuScale


def hodoku_grade(puzzle: str) -> str:
    """Return the level and the score on HoDoKu's scale, guesses included in the score."""
    grade = HodokuScale().grade(Puzzle(puzzle))
    return f"{grade.level} {grade.score}"


def explainer_grade(puzzle: str) -> str:
    """Return ER, EP and ED."""
    return str(ExplainerScale().grade(Puzzle(puzzle)))


def compare(title: str, puzzles: Sequence[str], grade: Callable[[str], str], theirs: Sequence[str]) -> None:
    """Print the puzzles whose grades differ from those of the original program."""
    differing = 0
    for puzzle, original in zip(puzzles, theirs, strict=True):
        ours = grade(puzzle)
        if ours != original:
            differing += 1
            print(f"{puzzle}: Crosshatch {ours}, {title} {original}", flush=True)
    print(f"{title}: {differing} of {len(puzzles)} puzzles differ")


def main() -> None:
    """Compare with the programs that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("puzzles", type=Path)
    parser.add_argument("--hodoku", metavar="JAR", help="HoDoKu's Java program")
    parser.add_argument("--explainer", metavar="CLASSES", help="the compiled classes of Sudoku Explainer")
    options = parser.parse_args()
    puzzles = [line[:81] for line in options.puzzles.read_text().splitlines() if line]
    if options.hodoku:
        compare("HoDoKu", puzzles, hodoku_grade, grades_of_hodoku(options.hodoku, puzzles))
    if options.explainer:
        compare("Sudoku Explainer", puzzles, explainer_grade, grades_of_explainer(options.explainer, puzzles))


if __name__ == "__main__":
    main()
