"""Fish on other boards: each step is proved."""

from itertools import islice

from crosshatch.board.houses import KINDS, kind_of_house
from crosshatch.logic.proof import verify
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.fish.pattern import Fish
from engines import if_compiled
from random_boards import position

FISH = strategies_named(
    ["x-wing", "finned-x-wing", "sashimi-swordfish", "franken-swordfish", "finned-franken-x-wing", "mutant-swordfish"]
)

KRAKEN = strategies_named(["kraken-fish-type-1", "kraken-fish-type-2"])


def test_fish_are_proved_on_other_boards() -> None:
    found = set()
    kinds = set()
    for seed in range(50):
        grid, solution = position(seed)
        for strategy in FISH:
            for step in strategy.find(grid):
                verify(grid, step)
                assert all(solution[each.cell] != str(each.digit) for each in step.eliminations)
                assert isinstance(step.pattern, Fish)
                found.add(strategy)
                houses = step.pattern.bases + step.pattern.covers[0].houses
                kinds |= {KINDS[kind_of_house(house)][0] for house in houses}
    assert found == {*FISH}
    assert kinds >= {"row", "column", "box", "region"}


@if_compiled
def test_kraken_fish_are_proved_on_other_boards() -> None:
    found = set()
    for seed in range(44):
        grid, solution = position(seed)
        for strategy in KRAKEN:
            for step in islice(strategy.find(grid), 5):
                verify(grid, step)
                assert all(solution[each.cell] != str(each.digit) for each in step.eliminations)
                found.add(strategy)
    assert found == {*KRAKEN}
