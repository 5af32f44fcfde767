"""Steps of the patterns whose guardians are placed, remove candidates, or are premises, on puzzles that need them."""

from itertools import islice

import pytest

from crosshatch.generator.ancestors import that_need
from crosshatch.logic import proof
from crosshatch.position.status import solutions
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategy_named

PATTERNS = ("tridagon", "bivalue-oddagon")
SLUGS = [each + kind for each in PATTERNS for kind in ("", "-forcing-chain", "-forcing-net")]


@pytest.mark.parametrize("slug", [*SLUGS, "unique-rectangle-forcing-chain"])
def test_steps_of_puzzles_are_proved_and_true(slug: str) -> None:
    strategy = strategy_named(slug)
    found = 0
    for each in that_need([slug])[:3]:
        (solution,) = solutions(each.puzzle)
        for grid, _ in Solver().solve(each.puzzle).positions():
            for step in islice(strategy.find(grid), 2):
                proof.verify(grid, step)
                assert all(int(solution[one.cell]) == one.digit for one in step.placements)
                assert all(int(solution[one.cell]) != one.digit for one in step.eliminations)
                found += 1
    assert found > 2
