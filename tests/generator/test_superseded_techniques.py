"""Techniques that others always come before, and what is said where one of them must occur."""

from collections.abc import Iterator
from random import Random

import pytest

from crosshatch.board.grid import Grid
from crosshatch.generator import Generator, Target, minimal_puzzle
from crosshatch.generator.errors import TargetError
from crosshatch.generator.superseded_techniques import SUPERSEDED_BY
from crosshatch.grading import scale_named
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.techniques.catalogue import CATALOGUE
from crosshatch.techniques.singles import rounds
from crosshatch.techniques.singles.strategy import Single
from crosshatch.techniques.strategy import Strategy
from engines import if_compiled

PATTERNS = [each for each in CATALOGUE if each.technique.on and not isinstance(each, Single)]
BY_NAME = {each.technique.title: each for each in CATALOGUE}
QUICK = {name: first for name, first in SUPERSEDED_BY.items() if name != "Forcing Chain Verity"}
PLACES = {each.technique.title: place for place, each in enumerate(CATALOGUE)}


def positions(seed: int) -> Iterator[Grid]:
    """Yield the positions of a path that leaves some techniques out, where singles are not enough."""
    chance = Random(seed)
    known = [strategy for strategy in PATTERNS[:40] if chance.random() < 0.7]
    grid = minimal_puzzle(seed).grid()
    while True:
        rounds.run(grid)
        step = next((step for strategy in known for step in strategy.find(grid)), None)
        if step is None:
            return
        yield grid
        step.apply(grid)


def finds(strategy: Strategy, grid: Grid) -> bool:
    return next(strategy.find(grid), None) is not None


def check_superseded(seeds: range) -> set[str]:
    """Check that whenever a technique has a step, so has one that supersedes it; return those with a step."""
    seen = set()
    for seed in seeds:
        for grid in positions(seed):
            for name, others in QUICK.items():
                if finds(BY_NAME[name], grid):
                    seen.add(name)
                    assert any(finds(BY_NAME[each], grid) for each in others), (seed, name)
    return seen


def test_others_come_first() -> None:
    assert len(check_superseded(range(60))) > len(QUICK) / 2


@pytest.mark.slow
def test_others_come_first_in_many_puzzles() -> None:
    assert check_superseded(range(3000)) >= QUICK.keys() - {"Leviathan"}  # one in some ten thousand has it


@if_compiled
def test_where_all_cases_of_a_forcing_chain_agree_there_is_a_contradiction() -> None:
    seen = 0
    for seed in range(12):
        for grid in positions(seed):
            if finds(BY_NAME["Forcing Chain Verity"], grid):
                seen += 1
                assert any(finds(BY_NAME[each], grid) for each in SUPERSEDED_BY["Forcing Chain Verity"])
    assert seen


def test_a_scale_with_searches_of_its_own_may_have_them_all_the_same() -> None:
    Generator(Target(must="forcing-chain-verity"), scale_named("hodoku"))
    with pytest.raises(TargetError, match="forcing-chain-verity is required, but never occurs"):
        Generator(Target(must="forcing-chain-verity"))


def test_the_catalogue_has_them_in_this_order() -> None:
    for name, others in SUPERSEDED_BY.items():
        assert all(PLACES[each] < PLACES[name] for each in others)


def test_what_can_never_occur_is_refused() -> None:
    message = "dual-empty-rectangle is required, but never occurs: empty-rectangle always comes first"
    with pytest.raises(TargetError, match=message):
        Generator(Target(must="dual-empty-rectangle"))
    message = (
        "grouped-skyscraper is required, but never occurs: locked-.*, finned-.* and sashimi-x-wing always come first"
    )
    with pytest.raises(TargetError, match=message):
        Generator(Target(must="grouped-skyscraper"))


def test_it_occurs_where_they_are_left_out() -> None:
    without = CrosshatchScale(
        each for each in PATTERNS if each.technique.title not in SUPERSEDED_BY["Grouped Skyscraper"]
    )
    made = Generator(Target(must="grouped-skyscraper"), without).make(1)
    assert made.met
    assert "Grouped Skyscraper" in made.grade.techniques
