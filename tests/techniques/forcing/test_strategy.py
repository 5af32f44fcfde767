"""Forcing chains and nets: positions where they fire, and what holds of every step."""

from collections.abc import Callable
from typing import Any

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CATALOGUE, strategies_named, strategy_named
from crosshatch.techniques.forcing.pattern import ForcingChain, ForcingNet
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import explained
from engines import COMPILED
from examples import slow

CHAINS = strategies_named(["forcing-chain-contradiction", "forcing-chain-verity"])
NETS = strategies_named(["forcing-net-contradiction", "forcing-net-verity"])

TWO_WAYS_TO_A_CELL = "..34....9.5.......6....7.5.2..8..3+4..+38+6+149...4..2...8..29....4.7..61.......+4.1..:142 294"
ONE_CHAIN = ".....9.8.8..3....2.675...+3...27..6+4..3..45.1.....1...5..1....9...5..71..49.......:941 842 777 779"
NO_CHAIN = "1.......9.4...3.8...2...6...7..58.......2+1......7.4.5...6...2...3.8...7.9.......1:"

HARD = (
    "16.........3..15...9.8...716....2.3....75...4....9...82.1.....6..6.......8.5...4.",
    "1.....6........4.8...3.....9..7...2.....8.5..........7.68.4.....45..9..........3.",
)


def steps(board_at: Callable[[str], Any], position: str, name: str, **options: Any) -> list[Any]:
    found: list[Any] = board_at(f":0000:x:{position}::").steps(strategy_named(name, **options))
    return found


def test_a_chain_to_a_house_without_a_place(board_at: Callable[[str], Any]) -> None:
    first, *_ = steps(board_at, TWO_WAYS_TO_A_CELL, "forcing-chain-contradiction")
    assert first.notation == "Forcing Chain Contradiction in r7 => r6c7<>5"
    assert first.pattern.lines == (
        "r6c7=5 r5c9<>5 r5c1=5 r7c1<>5",
        "r6c7=5 r6c4<>5 r89c4=5 r7c5<>5",
        "r6c7=5 r6c4<>5 r89c4=5 r7c6<>5",
        "r6c7=5 r7c7<>5",
    )


def test_the_places_of_a_house_that_lead_to_the_same(board_at: Callable[[str], Any]) -> None:
    (step,) = steps(board_at, ONE_CHAIN, "forcing-chain-verity")
    assert step.notation == "Forcing Chain Verity => r6c7<>9"
    assert [str(facts[0]) for facts in step.pattern.cases] == ["r3c1=9", "r5c1=9", "r6c1=9"]


def test_groups_are_an_option(board_at: Callable[[str], Any]) -> None:
    for name in ("forcing-chain-contradiction", "forcing-chain-verity"):
        assert steps(board_at, ONE_CHAIN, name)
        assert not steps(board_at, ONE_CHAIN, name, grouped=False)


def test_a_net_where_no_chain_leads(board_at: Callable[[str], Any]) -> None:
    assert not steps(board_at, NO_CHAIN, "forcing-chain-contradiction")
    first, *_ = steps(board_at, NO_CHAIN, "forcing-net-contradiction")
    assert first.notation == "Forcing Net Contradiction in r2c4 => r7c4<>9"
    assert any(len(fact.causes) > 1 for fact in first.pattern.cases[0])


def test_nets_leave_to_chains_what_these_do(board_at: Callable[[str], Any]) -> None:
    done = {step.conclusion for name in CHAINS for step in steps(board_at, TWO_WAYS_TO_A_CELL, name.technique.slug)}
    nets = [step for name in NETS for step in steps(board_at, TWO_WAYS_TO_A_CELL, name.technique.slug)]
    assert nets
    assert not done & {step.conclusion for step in nets}
    assert {type(step.pattern) for step in nets} == {ForcingNet}
    assert ForcingChain is not ForcingNet


@pytest.mark.parametrize("line", HARD if COMPILED else HARD[1:])
def test_every_step_on_the_path_of_a_hard_puzzle_is_proved(line: str) -> None:
    """Nets are proved as well, each truth is needed, and the puzzle is solved by logic."""
    pipeline: list[Strategy] = [each for each in CATALOGUE if each.technique.on and (each.technique.rating or 0) < 4.3]
    path = Solver([*pipeline, *CHAINS, *NETS], fallback=None).solve(Puzzle(line))
    assert path.by_logic
    grid = Puzzle(line).grid()
    used = 0
    for step in path.steps:
        if isinstance(step.pattern, ForcingChain):
            used += 1
            proof.verify(grid, step)
            assert proof.core(grid, step) == step.truths
            assert explained(step).endswith(".")
        step.apply(grid)
    assert used


@pytest.mark.parametrize("number", [7, *slow(1, 3, 8, 11, 16, 24)])
def test_all_steps_of_random_puzzles_are_proved(number: int, prove_steps: Callable[..., int]) -> None:
    assert prove_steps(minimal_puzzle(f"forcing {number}"), [*CHAINS, *NETS])
