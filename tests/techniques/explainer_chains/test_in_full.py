"""Sudoku Explainer's chains are told as what others find, with all of their proof, and only when somebody asks."""

from collections.abc import Callable, Iterator

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.library import read
from crosshatch.logic import proof
from crosshatch.logic.step import Step
from crosshatch.originals.explainer.order import ORDER, rating_of
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.chains.pattern import ContinuousLoop, DiscontinuousLoop
from crosshatch.techniques.explainer_chains import kinds
from crosshatch.techniques.explainer_chains.pattern import ExplainerChain
from crosshatch.techniques.explainer_chains.search import chain_search
from crosshatch.techniques.forcing.pattern import ForcingChain, ForcingNet
from crosshatch.techniques.subsets.pattern import Subset
from engines import if_compiled

PUZZLES = [
    ".6.....2...31..7..2....95..1....5.8...6.4..........9.745.2.31.........5.....6.2.3",
    "..45....3.....45...9.63.4..8...2.9..73.....1....1...45.2......1......3.....8....7",
    "62.......4...5.1.7..57.....8..3....6....873.........98.6.....3..7.21..4.1....4...",
    "1...5.7....7..9.3......7..4.8......3..4....2.6..5..9.7..8.1.....1..6...29..3.51..",
]

CASES_WITHIN = (
    ":0000:x:........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4:716 945 749 754 858 "
    "959 769 779 785 586 292 695:::"
)
"""A position where a chain needs region forcing chains within."""

SAME_WITHIN = (
    ":0000:x:..6..1....5..3....9.+34....7..1..+3.2..3.+19....4..5....13.....68....3..2....2..8..3:517 817 519 927 929 "
    "847 949 851 558 559 668 488 997:::"
)
"""A position where a chain needs a pair in a row and a box, and a chain that removes two candidates."""


def chains_of(line: str) -> Iterator[tuple[Grid, Step, ExplainerChain]]:
    for grid, step in Solver(ORDER, fallback=None).solve(Puzzle(line)).positions():
        if isinstance(step.pattern, ExplainerChain):
            yield grid, step, step.pattern


@pytest.mark.parametrize("line", PUZZLES)
def test_each_kind_is_told_as_what_it_is_and_proved(line: str) -> None:
    for grid, step, found in chains_of(line):
        proof.verify(grid, step)
        hint = found.hint
        if hint.search == kinds.UNARY:
            told: type = ContinuousLoop if hint.is_cycle else DiscontinuousLoop
        else:
            told = ForcingChain if hint.search == kinds.MULTIPLE else ForcingNet
        assert type(found.in_full) is told
        assert step.name == step.technique.title
        assert (found.truths, found.links, found.branches) == (
            found.in_full.truths,
            found.in_full.links,
            found.in_full.branches,
        )


def test_the_rating_is_known_without_its_being_told() -> None:
    for _, step, found in chains_of(PUZZLES[0]):
        assert rating_of(step) == found.rating == round(found.rating, 1)
        assert found.complexity == found.hint.complexity


def test_a_placement_is_shown_and_the_rest_of_its_cell_is_removed() -> None:
    line = ".1.6...8.3.2..........49.....83...........4.7......5..46..........2...9.7...5...."
    ((_, step, found),) = chains_of(line)
    told = found.in_full
    assert isinstance(told, DiscontinuousLoop)
    assert told.is_shown
    assert told.turn == step.placements[0]
    assert step.conclusion == "r1c3=4"


def test_a_pattern_within_is_a_step_of_its_own(chain_position: Callable[[str], str]) -> None:
    grid = read(chain_position("WITHIN")).grid()
    step = next(strategy_named("dynamic-forcing-chain-plus").find(grid))
    assert step.notation == "Dynamic Forcing Chain Plus in b8 => r7c9<>7"
    told = step.pattern.in_full
    assert isinstance(told, ForcingNet)
    assert told.has_steps
    within = [fact for fact in told.cases[0] if fact.by is not None]
    assert [str(fact) for fact in within] == ["r8c9<>5", "r9c9<>5"]
    pair = within[0].by
    assert pair is not None
    assert pair == within[1].by  # one pair, told once
    assert pair.notation == "Hidden Pair: 2,3 in r89c9 => r89c9<>5"
    assert isinstance(pair.pattern, Subset)
    assert pair.pattern.cells == 1 << cell_named("r8c9") | 1 << cell_named("r9c9")
    assert set(pair.truths) <= set(step.truths)
    proof.verify(grid, step)
    assert proof.core(grid, step) == step.truths


def test_a_chain_is_not_proved_on_an_empty_board(chain_position: Callable[[str], str]) -> None:
    grid = read(chain_position("WITHIN")).grid()
    step = next(strategy_named("dynamic-forcing-chain-plus").find(grid))
    assert not proof.proves(Grid([0] * 81), step)


@if_compiled
def test_what_argues_the_same_within_is_one_step() -> None:
    grid = read(SAME_WITHIN).grid()
    step = next(
        each for each in strategy_named("nested-forcing-chain-level-2").find(grid) if each.conclusion == "r1c7<>4"
    )
    told = step.pattern.in_full
    assert isinstance(told, ForcingNet)
    within = [fact.by.notation for fact in told.cases[2] if fact.by is not None]
    assert within == [
        *4 * ["Naked Pair: 4,9 in r78c9 => r9c78<>4, r1c9,r9c8<>9"],
        *2 * ["Forcing Chain: 9 9- r9c4 =9= r9c2 =4= r9c5 -4- r4c5 =4= r4c7 =9= r4c2 -9- r9c2 =9= r9c4 -9 => r12c4<>9"],
        "Hidden Pair: 3,9 in r1c78 => r1c7<>4",
    ]
    proof.verify(grid, step)


@pytest.mark.slow
@if_compiled
def test_a_chain_within_has_cases_of_its_own() -> None:
    grid = read(CASES_WITHIN).grid()
    assert chain_search(grid).first(kinds.DYNAMIC, 2) is None
    step = next(strategy_named("nested-forcing-chain-level-3").find(grid))
    assert step.conclusion == "r2c4<>9"
    proof.verify(grid, step)
    told = step.pattern.in_full
    assert isinstance(told, ForcingNet)
    within = list(dict.fromkeys(fact.by.notation for fact in told.cases[0] if fact.by is not None))
    assert within == [
        "Forcing X-Chain: 9 r9c6 -9- r9c3 =9= r8c1 -9- r5c1 =9= r5c6 -9- r9c6 => r9c6<>9",
        "Region Forcing Chain => r5c1<>6",
        "Region Forcing Chain => r7c6<>7",
        "Hidden Pair: 7,9 in r58c6 => r58c6<>4, r58c6<>6",
    ]
