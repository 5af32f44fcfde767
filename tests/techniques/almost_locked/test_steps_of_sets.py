"""What holds of every step of locked candidates, subsets, wings and direct techniques, wherever they are found."""

import pytest

from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.catalogue import strategies_named
from examples import some

STRATEGIES = strategies_named(
    [
        *("pointing", "claiming", "locked-pair", "naked-pair", "hidden-pair", "locked-triple", "naked-triple"),
        *("hidden-triple", "xy-wing", "xyz-wing", "wxyz-wing", "naked-quadruple", "hidden-quadruple", "vwxyz-wing"),
        *("direct-pointing", "direct-claiming", "direct-hidden-pair", "direct-hidden-triple"),
    ]
)

SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])


@pytest.mark.parametrize("number", some(range(12)))
def test_on_the_way_through_a_puzzle_steps_are_proved_and_each_truth_is_needed(prove_steps, number: int):
    assert prove_steps(minimal_puzzle(f"sets {number}"), STRATEGIES, simpler=SINGLES, from_start=True)
