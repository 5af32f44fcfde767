"""Boards that nobody solves: searches end there by the work that they do, and look at the clock."""

import time

import pytest

from crosshatch.board.clock import OutOfTime, until
from crosshatch.board.grid import Grid, memo
from crosshatch.formats.library import read
from crosshatch.originals.hodoku import order as hodoku
from crosshatch.techniques.almost_locked import linked_sets
from crosshatch.techniques.almost_locked.search import AlmostLockedSets
from crosshatch.techniques.almost_locked.set_chains import SetChainSearch
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.strategy import Strategy
from engines import if_compiled

FULL_OF_SETS = (
    ":0000:x:....6.9.......94.8.9.1....5....1..643....52...4..7....4.275...61.5..2...........7:122 158 169 176 177 198 "
    "224 228 231 238 319 322 325 335 336 337 338 346 347 377 382 384 385 387 389 393 398 416 433 435 455 484 495 496 "
    "512 521 524 567 598 621 633 654 682 692 693 696 721 752 811 831 836 841 844 854 858 861 864 866 867 878 898 943 "
    "954 955 961 984 988 994:::"
)
"""A puzzle without some candidates, right ones too: 490,000 chains of almost locked sets remove something."""


@pytest.fixture
def full_of_sets() -> Grid:
    return read(FULL_OF_SETS).grid()


@if_compiled
def test_chains_of_sets_end_by_their_budget(full_of_sets: Grid) -> None:
    search = SetChainSearch(memo(full_of_sets, AlmostLockedSets), False)
    found = search.run()
    assert 10_000 < len(found) < 200_000
    assert search.budget.most < search.budget.done < 1.1 * search.budget.most


@if_compiled
def test_so_many_threes_of_sets_are_found_and_no_more(full_of_sets: Grid) -> None:
    assert len(linked_sets.linked_threes(full_of_sets, False)) == 10_000


@if_compiled
@pytest.mark.parametrize("name", ["finned-mutant-leviathan", "continuous-nice-loop-with-als"])
def test_so_many_steps_are_found_and_no_more(full_of_sets: Grid, name: str) -> None:
    assert 500 < sum(1 for _ in strategy_named(name).find(full_of_sets)) <= 2000


LONG_SEARCHES = [
    strategy_named("almost-locked-set-xy-chain"),
    strategy_named("finned-mutant-leviathan"),
    strategy_named("aic-with-als"),
    strategy_named("kraken-fish-type-1"),
    strategy_named("dynamic-cell-forcing-chain"),
    *(each for each in hodoku.STRATEGIES if each.technique.slug == "almost-locked-set-xy-chain"),
]


@if_compiled
@pytest.mark.parametrize("strategy", LONG_SEARCHES, ids=repr)
def test_long_searches_look_at_the_clock(full_of_sets: Grid, strategy: Strategy) -> None:
    with until(time.monotonic() - 1), pytest.raises(OutOfTime):
        list(strategy.find(full_of_sets))
