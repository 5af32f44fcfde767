"""Count the hardest techniques that the puzzles of two collections need, and write the table of docs/pages/scales.md.

    python benchmarks/needed.py

The collections are beside the repository: hard puzzles from the list ``top1465``, and puzzles with 17 givens.
"""

from collections import Counter
from pathlib import Path

from crosshatch.board.puzzle import Puzzle
from crosshatch.grading.crosshatch import LEVELS, CrosshatchGrade, CrosshatchScale

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "pages" / "scales.md"
PUZZLES = ROOT.parent / "shared" / "puzzles"
COLLECTIONS = ("17clue-sample", "top1465-sample")

BEGIN, END = "<!-- the table of what is needed -->\n", "<!-- end of the table of what is needed -->\n"
"""What stands before and after the table on the page."""

SEARCH = "a search"
"""What puzzles need that logic does not finish."""


def grades_of(collection: str) -> list[CrosshatchGrade]:
    """Return the grades of the puzzles of a collection."""
    scale = CrosshatchScale()
    lines = (PUZZLES / f"{collection}.txt").read_text(encoding="utf-8").split()
    return [scale.grade(Puzzle(line)) for line in lines]


def table() -> str:
    """Return how many puzzles need which technique, by level, the simplest first, as a table in Markdown."""
    needs = []
    order: dict[tuple[str, str], float] = {}
    for collection in COLLECTIONS:
        counts: Counter[tuple[str, str]] = Counter()
        for grade in grades_of(collection):
            need = (grade.level, grade.hardest if grade.solved else SEARCH)
            counts[need] += 1
            order[need] = min(order.get(need, grade.rating), grade.rating)
        needs.append(counts)
    header = (
        "level",
        "hardest technique",
        "rated from",
        *(f"{name}, {sum(each.values())} puzzles" for name, each in zip(COLLECTIONS, needs, strict=True)),
    )
    rows = [header, ("---", "---", "---:", *("---:" for _ in COLLECTIONS))]
    for level in LEVELS:
        own = sorted((need for need in order if need[0] == level), key=lambda need: (order[need], need))
        rows.append((f"**{level}**", "", "", *(_count(sum(each[need] for need in own)) for each in needs)))
        for need in own:
            rated = f"{order[need]:.1f}" if need[1] != SEARCH else ""
            rows.append(("", need[1], rated, *(_count(each[need]) for each in needs)))
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _count(number: int) -> str:
    return str(number) if number else ""


def main() -> None:
    """Write the table into the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{table()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
