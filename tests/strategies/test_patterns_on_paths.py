"""Every step of the patterns here, wherever a path gets stuck without them, is a proof and agrees with the solution."""

import pytest

from crosshatch.generator import minimal_puzzle
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.catalogue import CATALOGUE
from crosshatch.strategies.empty_rectangles import DualEmptyRectangle, EmptyRectangle
from crosshatch.strategies.single_digit import GroupedTurbotFish, TurbotFish

FAMILIES = ("Single-digit patterns", "Wings", "Colouring", "Templates")
VARIANTS: tuple[Strategy, ...] = (
    TurbotFish(named_forms=True),
    GroupedTurbotFish(named_forms=True),
    EmptyRectangle(two_candidates=True),
    DualEmptyRectangle(two_candidates=True),
)
PATTERNS = tuple(entry.strategy for entry in CATALOGUE if entry.strategy.family in FAMILIES) + VARIANTS


@pytest.mark.parametrize("number", range(40))
def test_every_step_is_proved(prove_steps, number):
    prove_steps(minimal_puzzle(f"patterns {number}"), PATTERNS)


@pytest.mark.slow
def test_every_step_is_proved_on_many_puzzles(prove_steps):
    for number in range(1000):
        prove_steps(minimal_puzzle(f"patterns {number}"), PATTERNS)
