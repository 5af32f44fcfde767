"""Near misses: the gallery's positions with a candidate more, which the pattern cannot bear.

For each technique a candidate that was removed is put back, or a filled cell is emptied (for a few, two of them), such
that its step does not follow any more: the checker must not accept it there, and the technique must not find it.
"""

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest

from crosshatch import proof
from crosshatch.board.errors import UnprovenStep
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.step import Step
from crosshatch.strategies.base import Strategy

SCRIPT = Path(__file__).parents[1] / "docs" / "gallery.py"


GALLERY = run_path(str(SCRIPT))
EXAMPLES = GALLERY["read_page"](GALLERY["PAGE"].read_text(encoding="utf-8")).examples


def with_more(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the positions with one removed candidate put back, and then those with one filled cell emptied."""
    for back in puzzle.removed:
        yield Puzzle(puzzle.givens, puzzle.placed, [each for each in puzzle.removed if each != back])
    for cell, digit in enumerate(puzzle.values):
        if digit:
            givens, placed = (line[:cell] + "." + line[cell + 1 :] for line in (puzzle.givens, puzzle.placed))
            yield Puzzle(givens, placed, puzzle.removed)


def neighbours(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the positions that are one such change away, and then those that are two away."""
    yield from with_more(puzzle)
    for each in with_more(puzzle):
        yield from with_more(each)


def follows(step: Step, grid: Grid) -> bool:
    try:
        proof.verify(grid, step)
    except UnprovenStep:
        return False
    return True


def finds(strategy: Strategy, grid: Grid, step: Step) -> bool:
    """Return whether a strategy finds what a step concludes, perhaps by another pattern."""
    wanted = {*step.eliminations, *step.placements}
    return any(wanted <= {*each.eliminations, *each.placements} for each in strategy.find(grid))


BY_OTHER_PATTERNS = {"Template Delete"}
"""Found by other patterns wherever we look; a near miss of its own is in tests/strategies/digits/test_templates.py."""


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name not in BY_OTHER_PATTERNS])
def test_a_near_miss_is_none(name: str) -> None:
    example = EXAMPLES[name]
    step = example.step()
    near = (each.grid() for each in neighbours(example.puzzle))
    assert any(not follows(step, grid) and not finds(example.strategy, grid, step) for grid in near)
