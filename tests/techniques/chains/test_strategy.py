"""Chains and loops: what the options ask for, and what holds of all that is found."""

import random
from functools import cache
from itertools import count, islice, pairwise
from typing import Any

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, DIGITS
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import Step
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CATALOGUE, default_strategies, strategies_up_to, strategy_named
from crosshatch.techniques.chains import forms
from crosshatch.techniques.chains.pattern import AlternatingChain, ContinuousLoop, DiscontinuousLoop
from crosshatch.techniques.chains.strategy import (
    FROM_THERE,
    GROUPS,
    GROUPS_AND_SETS,
    LONGEST_TOLD_APART,
    STEADY,
    ByLength,
    ChainStrategy,
    Form,
)
from crosshatch.techniques.strategy import TableStrategy
from crosshatch.words import explained
from examples import some

CHAINS: list[Any] = [each for each in CATALOGUE if isinstance(each, ChainStrategy)]
WITHOUT_SETS = [each for each in CHAINS if each.links in (each.links & GROUPS,)]
ASSUMING, HIDING = strategy_named("aic-with-unique-rectangles"), strategy_named("aic-with-hidden-sets")
WITH_SETS = [each for each in CHAINS if each not in (*WITHOUT_SETS, ASSUMING, HIDING)]

RATED_BY_LENGTH = [each for each in WITHOUT_SETS if each.technique.rule]

SOLVER = Solver(strategies_up_to("w-wing"), fallback=None)


def found(strategy: TableStrategy, grid: Grid) -> list[tuple[Step, AlternatingChain]]:
    """Return the steps of a strategy with their chains."""
    steps = []
    for step in strategy.find(grid):
        assert isinstance(step.pattern, AlternatingChain)
        steps.append((step, step.pattern))
    return steps


@cache
def hard_grids() -> list[Grid]:
    """Return positions of random puzzles where what is simpler than chains is stuck."""
    ends = (SOLVER.solve(minimal_puzzle(f"chains {number}")).end for number in count())
    return list(islice((grid for grid in ends if grid.empty), 8))


def hard_grid(number: int) -> Grid:
    return hard_grids()[number].copy()


@pytest.mark.parametrize("strategy", CHAINS, ids=str)
def test_no_conclusion_is_drawn_twice(strategy: ChainStrategy) -> None:
    conclusions = [step.conclusion for step in strategy.find(hard_grid(0))]
    assert len(conclusions) == len({*conclusions})


def test_chains_are_on_by_default_and_come_in_stages() -> None:
    stages = [each for each in default_strategies() if isinstance(each, ChainStrategy)]
    assert {each.technique for each in stages} == {each.technique for each in CHAINS if each.technique.on}
    lengths = [each.strong for each in stages if each.technique.title == "AIC"]
    assert lengths == [*((strong, strong) for strong in range(3, 10)), (10, forms.MOST_STRONG)]


@pytest.mark.parametrize("strategy", [each for each in CHAINS if each.technique.rule], ids=str)
def test_longer_chains_are_rated_higher_and_stand_later(strategy: ChainStrategy) -> None:
    ratings = [rating for rating, _ in strategy.stages()]
    assert ratings[0] == strategy.technique.rating
    assert all(one < other for one, other in pairwise(ratings))
    assert all(stage.whole() == strategy for _, stage in strategy.stages() if isinstance(stage, ChainStrategy))


def test_ratings_by_length() -> None:
    rating = ByLength(5.4, 3, harder_links=0.2)
    assert [rating.of_strong(strong) for strong in range(3, STEADY + 1)] == [5.4, 5.6, 5.8, 6.0]
    assert rating.of_strong(STEADY + 1) == round(FROM_THERE + 0.2, 1)
    assert rating.of_strong(LONGEST_TOLD_APART) == rating.of_strong(LONGEST_TOLD_APART + 5)


@pytest.mark.parametrize("number", range(4))
def test_a_step_has_the_rating_of_its_stage(number: int) -> None:
    grid = hard_grid(number)
    for strategy in RATED_BY_LENGTH:
        for rating, stage in strategy.stages():
            for step in stage.find(grid):
                assert strategy.technique.rule is not None
                assert strategy.technique.rule.of(step.pattern) == rating


@pytest.mark.parametrize("number", range(4))
def test_the_first_stage_that_finds_anything_finds_the_shortest(number: int) -> None:
    grid = hard_grid(number)
    for strategy in WITHOUT_SETS:
        every = [len(chain.strong) for _, chain in found(strategy, grid)]
        staged = [
            [len(chain.strong) for _, chain in found(stage, grid)]
            for _, stage in strategy.stages()
            if isinstance(stage, TableStrategy)
        ]
        assert every == sorted(every)
        assert next(filter(None, staged), [])[:1] == every[:1]
        assert [strong for each in staged for strong in each] == [
            strong for strong in every if strong < LONGEST_TOLD_APART or strong == min(filter(_long, every))
        ]


def _long(strong: int) -> bool:
    return strong >= LONGEST_TOLD_APART


def test_asked_for_some_lengths_only_the_shortest_of_these_are_told() -> None:
    grid = hard_grid(6)
    every = [len(chain.strong) for _, chain in found(strategy_named("aic"), grid)]
    few = [len(chain.strong) for _, chain in found(strategy_named("aic", strong=(4, 60)), grid)]
    assert few == [strong for strong in every if strong == min(each for each in every if each > 3)]
    assert 0 < len(few) < len(every)


def test_the_fewest_strong_links_are_an_option(board) -> None:
    board.confine("6", "r2", "r2c4 r2c8").confine("6", "r8", "r8c4 r8c7")
    assert board.notations(strategy_named("x-chain")) == []
    assert board.notations(strategy_named("x-chain", fewest=2)) == [
        "X-Chain: 6 r2c8 =6= r2c4 -6- r8c4 =6= r8c7 => r13c7,r79c8<>6"
    ]


def test_an_m_wing_has_a_cell_and_a_house_at_its_ends(board) -> None:
    board.keep("46", "r6c6").confine("6", "c6", "r2c6 r6c6").confine("4", "c5", "r2c5 r7c5").without("4", "r2c6")
    board.confine("6", "r2", "r2c5 r2c6")
    (step,) = (each for each in board.steps(strategy_named("m-wing")) if len(each.pattern.nodes) == 6)
    assert step.notation.startswith("M-Wing: 4 4- ")
    names = {form: [] for form in Form}
    for strategy in CHAINS:
        if strategy.links & ~GROUPS == 0 and strategy.technique.title != "M-Wing":
            names[strategy.form] += [each for each in board.steps(strategy) if each.eliminations == step.eliminations]
    assert names[Form.AIC] == names[Form.DISCONTINUOUS] == []


def test_what_has_another_name_is_no_aic(board) -> None:
    board.keep("36", "r2c6 r4c5").confine("6", "r7", "r7c5 r7c6")
    assert board.notations(strategy_named("w-wing"))
    for name in ("aic", "discontinuous-nice-loop", "continuous-nice-loop", "m-wing"):
        assert board.notations(strategy_named(name)) == []


def test_a_third_place_spoils_the_chain(board) -> None:
    board.confine("6", "r2", "r2c4 r2c8").confine("6", "r8", "r8c4 r8c7 r8c9")
    assert board.notations(strategy_named("x-chain", fewest=2)) == []


def test_three_cells_are_no_remote_pair_and_four_are(board) -> None:
    board.keep("25", "r1c1 r1c5 r4c5")
    assert board.notations(strategy_named("remote-pair")) == []
    board.keep("25", "r4c9")
    assert board.notations(strategy_named("remote-pair")) == [
        "Remote Pair: 2/5 r1c1 -2- r1c5 -5- r4c5 -2- r4c9 => r1c9,r4c1<>2, r1c9,r4c1<>5"
    ]


def test_a_remote_pair_takes_the_shortest_way(board) -> None:
    board.keep("25", "r1c1 r1c5 r4c5 r4c9 r7c5 r7c9")
    shortest = [len(step.pattern.cells) for step in board.steps(strategy_named("remote-pair"))]
    assert shortest == sorted(shortest)
    assert len({step.conclusion for step in board.steps(strategy_named("remote-pair"))}) == len(shortest)


@pytest.mark.parametrize("number", range(6))
def test_no_chain_does_only_what_a_shorter_one_of_its_kind_does(number: int) -> None:
    grid = hard_grid(number)
    for strategy in WITHOUT_SETS:
        effects = [(len(chain.strong), {*step.eliminations}) for step, chain in found(strategy, grid)]
        for place, (strong, effect) in enumerate(effects):
            assert not any(effect <= before for _, before in effects[:place])
            assert all(before <= strong for before, _ in effects[:place])


@pytest.mark.parametrize("number", range(6))
def test_all_chains_are_proved_and_told_and_need_their_truths(number: int) -> None:
    grid = hard_grid(number)
    for strategy in (*WITHOUT_SETS, strategy_named("remote-pair")):
        for step in strategy.find(grid):
            proof.verify(grid, step)
            assert proof.core(grid, step) == step.truths, step
            assert explained(step)


@pytest.mark.parametrize("number", range(3))
def test_chains_with_sets_are_proved_and_need_their_truths(number: int) -> None:
    grid = hard_grid(number)
    for strategy in WITH_SETS:
        for _, (step, chain) in zip(range(10), found(strategy, grid), strict=False):
            proof.verify(grid, step)
            assert proof.core(grid, step) == step.truths, step
            assert chain.sets or strategy.technique.title not in step.name


@pytest.mark.parametrize("number", some(range(8)))
def test_chains_with_rectangles_or_hidden_sets_are_proved_and_need_their_truths(number: int) -> None:
    grid = hard_grid(number)
    for strategy in (ASSUMING, HIDING):
        for _, (step, chain) in zip(range(40), found(strategy, grid), strict=False):
            proof.verify(grid, step)
            assert proof.core(grid, step) == step.truths, step
            assert explained(step)
            assert bool(chain.rectangles) == (strategy is ASSUMING)
            assert bool(chain.hidden_sets) == (strategy is HIDING)


def test_chains_with_rectangles_or_hidden_sets_are_told_by_how_they_end() -> None:
    """One row has them all: loops that close, loops that turn at a candidate, and others."""
    kinds = {type(chain) for number in range(8) for _, chain in found(HIDING, hard_grid(number))}
    assert kinds == {AlternatingChain, ContinuousLoop, DiscontinuousLoop}


def test_rectangles_and_hidden_sets_in_chains_are_asked_for() -> None:
    assert not {ASSUMING.technique, HIDING.technique} & {each.technique for each in default_strategies()}
    assert ASSUMING.technique.assumes_unique
    assert not HIDING.technique.assumes_unique


def test_a_rectangle_with_a_given_corner_makes_no_link(board_at, chain_position) -> None:
    """Were a corner given, nothing could be swapped: only empty cells make a rectangle."""
    for position in ("A", "E"):
        grid = board_at(chain_position(position)).grid
        for _, chain in found(ASSUMING, grid):
            for each in chain.rectangles:
                assert each.cells & grid.empty == each.cells
                assert not each.cells & grid.givens


def test_a_guardian_more_spoils_the_link(board) -> None:
    """The guardians are 4 in r1c1 and 6 in r2c4; with 7, which neither node has, one of three is true."""
    board.keep("12", "r1c4 r2c1").keep("124", "r1c1").keep("126", "r2c4")
    board.confine("6", "c5", "r2c5 r7c5").confine("4", "c5", "r7c5 r1c5").keep("46", "r7c5")
    assert any("AUR:r12c14" in notation for notation in board.notations(ASSUMING))
    spoilt = type(board)()
    spoilt.keep("12", "r1c4 r2c1").keep("1247", "r1c1").keep("126", "r2c4")
    spoilt.confine("6", "c5", "r2c5 r7c5").confine("4", "c5", "r7c5 r1c5").keep("46", "r7c5")
    assert not any("AUR:r12c14" in notation for notation in spoilt.notations(ASSUMING))


def test_a_place_more_spoils_the_hidden_set(board) -> None:
    """Where 1 and 2 have three cells, two others cannot take two of them; where they have four, they can."""
    board.confine("12", "r1", "r1c1 r1c5 r1c9").confine("7", "c1", "r1c1 r6c1").confine("8", "c9", "r1c9 r7c9")
    board.keep("78", "r6c7")
    links = [each for each in board.notations(HIDING) if "-AHS:12r1-" in each]
    assert links
    spoilt = type(board)()
    spoilt.confine("12", "r1", "r1c1 r1c3 r1c5 r1c9").confine("7", "c1", "r1c1 r6c1").confine("8", "c9", "r1c9 r7c9")
    spoilt.keep("78", "r6c7")
    assert not [each for each in spoilt.notations(HIDING) if "-AHS:12r1-" in each]


def test_larger_sets_are_an_option() -> None:
    """Of what sets of any size do, the default leaves out what only larger ones do."""
    grid = hard_grid(4)
    small = {step.conclusion for step in strategy_named("aic-with-als").find(grid)}
    large = {step.conclusion for step in strategy_named("aic-with-als", links=GROUPS_AND_SETS).find(grid)}
    assert large - small


@pytest.mark.parametrize("number", some(range(8)))
def test_grids_that_contradict_themselves_have_chains_that_are_told(number: int) -> None:
    rng = random.Random(f"chains {number}")
    grid = Grid([0] * 81)
    share = rng.uniform(0.5, 0.9)
    for cell in CELLS:
        for digit in DIGITS:
            if rng.random() < share:
                grid.eliminate(cell, digit)
    for strategy in (*WITHOUT_SETS, ASSUMING, HIDING, strategy_named("remote-pair")):
        for _, step in zip(range(20), strategy.find(grid), strict=False):
            proof.verify(grid, step)
            assert step.notation.startswith(step.name)
            assert explained(step)
