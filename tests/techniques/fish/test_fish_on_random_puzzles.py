"""Every fish on the way of random puzzles is proved by its truths, and removes nothing that is true."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.position.status import solutions
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.singles import search as singles
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import explain
from crosshatch.words.spans import markup
from engines import COMPILED

SIMPLE: tuple[Strategy, ...] = (
    strategy_named("locked-candidates-type-1-pointing"),
    strategy_named("locked-candidates-type-2-claiming"),
    strategy_named("naked-pair"),
    strategy_named("hidden-pair"),
    strategy_named("naked-triple"),
)
FISH: tuple[Strategy, ...] = (
    strategy_named("x-wing"),
    strategy_named("swordfish"),
    strategy_named("jellyfish"),
    strategy_named("finned-x-wing", siamese=True),
    strategy_named("sashimi-x-wing"),
    strategy_named("finned-swordfish"),
    strategy_named("sashimi-swordfish", siamese=True),
    strategy_named("finned-jellyfish"),
    strategy_named("sashimi-jellyfish"),
    strategy_named("finned-franken-x-wing"),
    strategy_named("franken-swordfish"),
    strategy_named("finned-franken-swordfish", all_patterns=True),
    strategy_named("finned-franken-swordfish", siamese=True),
    strategy_named("finned-franken-jellyfish"),
    strategy_named("finned-mutant-x-wing"),
    strategy_named("mutant-swordfish"),
    strategy_named("finned-mutant-swordfish", siamese=True),
)


def check_every_fish(grid: Grid, solution: str) -> int:
    """Check all fish of a position, apply them, and return how many there were."""
    found = []
    for strategy in FISH:
        steps = list(strategy.find(grid))
        assert len({step.notation for step in steps}) == len(steps), "each is found once"
        found += steps
    for step in found:
        proof.verify(grid, step)
        assert not any(solution[each.cell] == str(each.digit) for each in step.eliminations)
        assert markup(explain(step)[0]).endswith(".")
    for step in found:
        step.apply(grid)
    return len(found)


def walk(name: str) -> int:
    """Check the fish of every position of a puzzle where singles and subsets are stuck, and return their number."""
    puzzle = minimal_puzzle(name)
    (solution,) = solutions(puzzle, 2)
    grid = puzzle.grid()
    counted = 0
    while True:
        singles.run(grid, singles.KINDS)
        simple = next((step for strategy in SIMPLE for step in strategy.find(grid)), None)
        if simple is not None:
            simple.apply(grid)
            continue
        found = check_every_fish(grid, solution)
        counted += found
        if not found:
            assert not grid.broken
            return counted


def test_every_fish_is_proved_and_true():
    puzzles, least = (20, 50) if COMPILED else (6, 15)
    assert sum(walk(f"every fish {number}") for number in range(puzzles)) > least


@pytest.mark.slow
def test_every_fish_of_many_puzzles_is_proved_and_true():
    assert sum(walk(f"every fish {number}") for number in range(1000)) > 2000
