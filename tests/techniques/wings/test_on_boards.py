"""Wings on other boards: each step is proved."""

from crosshatch.logic.proof import verify
from crosshatch.techniques.catalogue import strategies_named
from random_boards import position

WINGS = strategies_named(["xy-wing", "xyz-wing", "wxyz-wing", "vwxyz-wing", "w-wing", "remote-pair"])


def test_wings_are_proved_on_other_boards() -> None:
    found = set()
    for seed in range(120):
        grid, solution = position(seed)
        for strategy in WINGS:
            for step in strategy.find(grid):
                verify(grid, step)
                assert all(solution[each.cell] != str(each.digit) for each in step.eliminations)
                found.add(strategy)
    assert found == {*WINGS}
