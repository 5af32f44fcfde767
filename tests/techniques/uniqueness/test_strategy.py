"""Deadly patterns: what holds for all of their steps."""

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.library import read
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import Guardians
from crosshatch.originals.explainer.uniqueness import LoopsOfExplainer, Type3BySize
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.strategy import Strategy
from crosshatch.techniques.uniqueness.arguments import TYPE_1, TYPE_4, Type1, Type3
from crosshatch.techniques.uniqueness.kinds import Loops, Rectangles
from crosshatch.techniques.uniqueness.pattern import DeadlyPattern
from crosshatch.techniques.uniqueness.strategy import DeadlyStrategy
from crosshatch.words import explained
from engines import COMPILED
from examples import examples
from positions import positions

NAMED = {each.technique.title: each for each in CATALOGUE if each.technique.family == "Uniqueness"}

KNOWN = [each for each in positions() if isinstance(strategy_named(each.slug), DeadlyStrategy)]


def test_every_step_rests_on_the_guardians_of_its_pattern() -> None:
    for known in KNOWN:
        step = next(step for step in known.steps() if step.notation == known.notation)
        assert isinstance(step.truths[0], Guardians)
        assert step.pattern.guardians == step.truths[0].candidates(known.grid())


def test_a_given_corner_spoils_an_avoidable_rectangle() -> None:
    strategy = strategy_named("avoidable-rectangle-type-1")
    puzzle = read(next(each.line for each in KNOWN if each.slug == strategy.technique.slug))
    (step,) = strategy.find(puzzle.grid())
    for corner in step.pattern.floor:  # what is given cannot change places
        givens, placed = list(puzzle.givens), list(puzzle.placed)
        givens[corner], placed[corner] = placed[corner], "."
        assert list(strategy.find(Puzzle("".join(givens), placed="".join(placed)).grid())) == []


STRATEGIES: list[Strategy] = [
    *NAMED.values(),
    evolve(NAMED["Uniqueness Test 2"], patterns=Rectangles(missing_candidates=False)),
    evolve(NAMED["Uniqueness Test 3"], argument=Type3BySize()),
    evolve(NAMED["Uniqueness Test 3"], argument=Type3(every_subset=True)),
    evolve(NAMED["Uniqueness Test 4"], argument=TYPE_4),
    evolve(NAMED["Avoidable Rectangle Type 1"], argument=Type1(several=False)),
    evolve(NAMED["Unique Loop Type 1"], patterns=Loops(least=4)),
    evolve(NAMED["Unique Loop Type 2"], patterns=Loops(least=4)),
    evolve(NAMED["Unique Loop Type 3"], patterns=LoopsOfExplainer(), argument=Type3BySize()),
    evolve(NAMED["Unique Loop Type 4"], patterns=Loops(least=4)),
    evolve(NAMED["Bivalue Universal Grave + 1"], argument=TYPE_1),
]


def test_steps_of_random_puzzles_are_proofs(prove_steps):
    puzzles, least = (200, 80) if COMPILED else (40, 16)
    assert sum(prove_steps(minimal_puzzle(f"deadly {number}"), STRATEGIES) for number in range(puzzles)) > least


@pytest.mark.slow
def test_steps_of_many_random_puzzles_are_proofs(prove_steps):
    puzzles = (minimal_puzzle(f"deadly {number}") for number in range(200, 2000))
    assert sum(prove_steps(puzzle, STRATEGIES, each_truth=False) for puzzle in puzzles) > 800


@st.composite
def any_grids(draw: st.DrawFn) -> Grid:
    """Make positions of random puzzles with digits placed and candidates removed at will, wrong ones too."""
    grid = minimal_puzzle(f"deadly {draw(st.integers(0, 30))}").grid()
    random = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 40))):
        cell = random.choice(CELLS)
        for digit in digits_in(grid.digits_of(cell))[:1]:
            grid.place(cell, digit)
    for _ in range(draw(st.integers(0, 200))):
        grid.eliminate(random.choice(CELLS), random.randint(1, 9))
    return grid


@examples(60)
@given(any_grids())
def test_every_step_on_any_grid_is_told_and_needs_each_of_its_truths(grid: Grid) -> None:
    for strategy in STRATEGIES:
        for step in strategy.find(grid):
            proof.verify(grid, step)
            assert proof.core(grid, step) == step.truths
            assert isinstance(step.pattern, DeadlyPattern)
            assert explained(step)
            assert step.notation
            assert repr(step)
            assert step.roles.cells
            assert len(step.links) <= 2
