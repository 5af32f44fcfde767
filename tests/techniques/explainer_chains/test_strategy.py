"""Sudoku Explainer's chains as techniques: their names, their stages, and what comes first."""

from collections import Counter
from math import inf

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.originals.explainer.order import ORDER, OTHER_CHAINS, UNARY_CHAINS
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CATALOGUE, default_strategies, strategy_named
from crosshatch.techniques.explainer_chains import in_full, kinds
from crosshatch.techniques.explainer_chains.forms import ExplainerForm
from crosshatch.techniques.explainer_chains.pattern import ExplainerChain
from crosshatch.techniques.explainer_chains.search import chain_search
from crosshatch.techniques.explainer_chains.strategy import LONGER, ByComplexity, ExplainerChains

CHAINS = tuple(each for each in CATALOGUE if isinstance(each, ExplainerChains))

PUZZLE = Puzzle("62.......4...5.1.7..57.....8..3....6....873.........98.6.....3..7.21..4.1....4...")
"""A puzzle that takes 22 chains, of 6 to 22 candidates."""


@pytest.fixture
def stuck() -> Grid:
    """The position of the puzzle where all that comes before chains is done."""
    return Solver(ORDER[: ORDER.index(UNARY_CHAINS)], fallback=None).solve(PUZZLE).end


def test_each_form_of_a_chain_is_a_row() -> None:
    assert {each.form for each in CHAINS} == {*ExplainerForm}


@pytest.mark.parametrize("name", ["POINTING", "CLAIMING", "HIDDEN_PAIR", "NAKED_PAIR", "X_WING"])
def test_each_pattern_within_is_called_as_it_is_elsewhere(name: str) -> None:
    technique = getattr(in_full, name)
    assert strategy_named(technique.title).technique.title == technique.title


def test_what_is_found_first_has_a_technique_of_its_search() -> None:
    searches = [
        (each.strategies[0].form.search, each.strategies[0].form.level) for each in (UNARY_CHAINS, *OTHER_CHAINS)
    ]
    assert searches == [
        (kinds.UNARY, 0),
        (kinds.NISHIO, 0),
        (kinds.MULTIPLE, 0),
        *((kinds.DYNAMIC, level) for level in range(6)),
    ]
    for first, search in zip((UNARY_CHAINS, *OTHER_CHAINS), searches, strict=True):
        assert set(first.strategies) == {each for each in CHAINS if (each.form.search, each.form.level) == search}


def test_the_first_chain_is_that_of_the_search(stuck: Grid) -> None:
    (step,) = UNARY_CHAINS.find(stuck)
    assert step.notation.startswith("Forcing X-Chain: 3 r3c5")
    assert isinstance(step.pattern, ExplainerChain)
    assert step.pattern.hint == chain_search(stuck).first(kinds.UNARY)
    assert not list(UNARY_CHAINS.find(Puzzle("." * 81).grid()))


@pytest.mark.parametrize("strategy", CHAINS, ids=lambda each: each.technique.slug)
def test_stages_are_rated_by_complexity(strategy: ExplainerChains) -> None:
    lowest = strategy.technique.rating
    assert lowest is not None
    stages = list(strategy.stages())
    assert [rating for rating, _ in stages] == [round(lowest + tenths / 10, 1) for tenths in range(5)]
    assert strategy.technique.highest_rating == stages[-1][0]
    bounds = [each.complexity for _, each in stages if isinstance(each, ExplainerChains)]
    assert bounds == [(1, 10), (11, 18), (19, 34), (35, 66), (67, inf)]
    assert all(each.whole() == strategy for _, each in stages if isinstance(each, ExplainerChains))
    assert all(list(each.stages()) == [(rating, each)] for rating, each in stages)


def test_a_rating_rises_beyond_each_bound() -> None:
    of = ByComplexity(8.0)
    for number, most in enumerate(LONGER):
        assert of.of_complexity(most) == round(8.0 + 0.1 * number, 1)
        assert of.of_complexity(most + 1) == round(8.1 + 0.1 * number, 1)


def test_each_chain_is_found_in_one_stage(stuck: Grid) -> None:
    seen: Counter[str] = Counter()
    for strategy in CHAINS:
        if strategy.form.level == 0:
            whole = [step.notation for step in strategy.find(stuck)]
            stages = list(strategy.stages())
            assert [step.notation for _, stage in stages for step in stage.find(stuck)] == whole
            for rating, stage in stages:
                for step in stage.find(stuck):
                    assert step.technique.rating_of(step.pattern) == rating
            seen[strategy.technique.title] += len(whole)
    assert len(+seen) > 3


def test_a_level_is_for_grids_where_the_one_below_finds_nothing(stuck: Grid) -> None:
    assert chain_search(stuck).first(kinds.DYNAMIC, 0)
    assert chain_search(stuck).first(kinds.DYNAMIC, 1)
    assert not list(strategy_named("dynamic-forcing-chain-plus").find(stuck))


def test_those_on_by_default_are_the_levels_above_the_first() -> None:
    on = {each.form for each in default_strategies() if isinstance(each, ExplainerChains)}
    assert on == {form for form in ExplainerForm if form.level > 0}
