"""The family of almost locked sets: what holds for all steps."""

import attrs
import pytest

from crosshatch.formats.library import read
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.strategy import Strategy
from examples import slow

XZ_RULE = strategy_named("als-xz")
XY_WING = strategy_named("als-xy-wing")
CHAIN = strategy_named("als-xy-chain")
DEATH_BLOSSOM = strategy_named("death-blossom")
PAIR_EXCLUSION = strategy_named("aligned-pair-exclusion")


OPTIONS: list[Strategy] = [
    attrs.evolve(XZ_RULE, overlap=True),
    attrs.evolve(XY_WING, overlap=True),
    attrs.evolve(CHAIN, overlap=True),
    attrs.evolve(DEATH_BLOSSOM, overlap=True),
    attrs.evolve(PAIR_EXCLUSION, larger_sets=True),
]
STRATEGIES = [each for each in CATALOGUE if each.technique.family == "Almost locked sets"] + OPTIONS

LONGER_FOR_LESS = (
    ":0000:x:..68.51....+8....36.1....8..+65+238.9..37+1.6..82+9+84.21.6...9..+8.4.84........+654.37.+8:"
    "715 915 221 426 231 734 436 574 584 784:::"
)
"""A position with a chain of seven sets that removes 2 from r1c1 and r7c2, and one of eight from r7c2 alone."""


def test_a_chain_of_sets_that_does_only_what_a_shorter_one_does_is_left_out() -> None:
    chains = list(CHAIN.find(read(LONGER_FOR_LESS).grid()))
    assert [step.conclusion for step in chains if {each.digit for each in step.eliminations} == {2}] == ["r1c1,r7c2<>2"]
    sizes = [(len(step.pattern.sets), {*step.eliminations}) for step in chains]
    assert not [1 for size, effect in sizes for shorter, other in sizes if effect <= other and shorter < size]


@pytest.mark.parametrize("number", [5, *slow(9, 14, 32)])
def test_steps_of_random_puzzles_are_proofs(prove_steps, number):
    assert prove_steps(minimal_puzzle(f"almost locked {number}"), STRATEGIES)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(5))
def test_steps_of_many_random_puzzles_are_proofs(prove_steps, chunk):
    puzzles = (minimal_puzzle(f"almost locked {number}") for number in range(40 + chunk * 20, 60 + chunk * 20))
    assert sum(prove_steps(puzzle, STRATEGIES, each_truth=False) for puzzle in puzzles)
