"""Near misses: positions that lack one thing for a step.  Neither may the technique find it nor the checker accept it.

They are the gallery's positions with a candidate more (a removed one put back, or a filled cell emptied; for a few, two
of them), which the pattern cannot bear.  ``python tests/test_near_misses.py`` looks for them anew and pins each in
``data/near-misses.txt``: the technique, the step that is to be seen in the gallery, and the position.
"""

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import NamedTuple

import attrs
import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read
from crosshatch.logic import proof
from crosshatch.logic.step import Step
from crosshatch.techniques.strategy import Strategy
from engines import COMPILED

SCRIPT = Path(__file__).parents[1] / "docs" / "gallery.py"
PINNED = Path(__file__).parent / "data" / "near-misses.txt"

GALLERY = run_path(str(SCRIPT))
EXAMPLES = GALLERY["known"]().examples

BY_OTHER_PATTERNS = {"Template Delete"}
"""Found by other patterns wherever we look; a near miss is in tests/techniques/single_digit/test_templates.py."""

LONG_SEARCHES = {"Nested Forcing Chain Level 3", "Nested Forcing Chain Level 4"}
"""What takes a minute where the engines are interpreted; there, it is left out."""


class NearMiss(NamedTuple):
    """A technique, the notation of its step in the gallery, and a position where it is none."""

    technique: str
    notation: str
    position: str


def with_more(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the positions with one removed candidate put back, and then those with one filled cell emptied."""
    for back in puzzle.removed:
        yield attrs.evolve(puzzle, removed=[each for each in puzzle.removed if each != back])
    for cell, digit in enumerate(puzzle.values):
        if digit:
            givens, placed = (line[:cell] + "." + line[cell + 1 :] for line in (puzzle.givens, puzzle.placed))
            yield attrs.evolve(puzzle, givens=givens, placed=placed)


def neighbours(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the positions that are one such change away, and then those that are two away."""
    yield from with_more(puzzle)
    for each in with_more(puzzle):
        yield from with_more(each)


def finds(strategy: Strategy, grid: Grid, step: Step) -> bool:
    """Return whether a strategy finds what a step concludes, perhaps by another pattern."""
    wanted = {*step.eliminations, *step.placements}
    return any(wanted <= {*each.eliminations, *each.placements} for each in strategy.find(grid))


def is_a_miss(strategy: Strategy, grid: Grid, step: Step) -> bool:
    return not proof.proves(grid, step) and not finds(strategy, grid, step)


def pinned() -> dict[str, NearMiss]:
    """Return the near misses that are pinned, by the name of their technique."""
    lines = PINNED.read_text(encoding="utf-8").splitlines() if PINNED.exists() else []
    misses = [NearMiss(*line.split(" | ")) for line in lines if not line.startswith("#")]
    return {each.technique: each for each in misses}


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name not in BY_OTHER_PATTERNS])
def test_a_near_miss_is_none(name: str) -> None:
    if not COMPILED and name in LONG_SEARCHES:
        pytest.skip("it takes a minute where the engines are interpreted")
    example, miss = EXAMPLES[name], pinned()[name]
    assert miss.notation == example.notation, "the gallery has another position: run this file to pin one for it"
    assert is_a_miss(example.strategy, read(miss.position).grid(), example.step())


def main() -> None:
    """Pin a near miss of each technique of the gallery; those that still are one stay."""
    known = pinned()
    lines = ["# A near miss of each technique of the gallery, written by tests/test_near_misses.py."]
    for name, example in EXAMPLES.items():
        if name in BY_OTHER_PATTERNS:
            continue
        miss = known.get(name)
        step = example.step()
        if miss is None or not is_a_miss(example.strategy, read(miss.position).grid(), step):
            near = next(each for each in neighbours(example.puzzle) if is_a_miss(example.strategy, each.grid(), step))
            miss = NearMiss(name, example.notation, GALLERY["text_of"](near))
        lines.append(" | ".join((name, example.notation, miss.position)))
    PINNED.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
