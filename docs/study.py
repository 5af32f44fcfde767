"""Grade random puzzles on three scales for the picture of the page "A study in ten lines": python docs/study.py.

The ratings are stored in ``study.json``, one list for each scale; ``pictures.py`` draws them.
"""

import json
from math import inf
from pathlib import Path

from crosshatch import grade_many, minimal_puzzle

FILE = Path(__file__).with_name("study.json")
SCALES = ("crosshatch", "hodoku", "explainer")
PUZZLES = 1500


def ratings() -> dict[str, list[float]]:
    """Return the ratings of random puzzles on each scale, without puzzles that one of the scales does not finish."""
    puzzles = [minimal_puzzle(f"study {number}") for number in range(PUZZLES)]
    graded = zip(*(grade_many(puzzles, scale) for scale in SCALES), strict=True)
    rows = [[each.grade.rating if each.grade and each.grade.solved else inf for each in grades] for grades in graded]
    return dict(zip(SCALES, map(list, zip(*(row for row in rows if inf not in row), strict=True)), strict=True))


if __name__ == "__main__":
    FILE.write_text(json.dumps(ratings()) + "\n", encoding="utf-8")
