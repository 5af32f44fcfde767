"""Forcing chains and nets on other boards: each step is proved and true, and so is each of its branches."""

import re

import pytest

from crosshatch.board.board import Board
from crosshatch.board.boards import board
from crosshatch.board.constraints import Cage, Quadruple
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.logic.proof import verify
from crosshatch.logic.step import BoardRule, BoardTruth
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.forcing.pattern import ForcingNet
from crosshatch.techniques.forcing.states import DECLARED, declared_truths
from crosshatch.techniques.rules.pattern import Filling, NoWayOut
from crosshatch.words import explained
from random_boards import proved_steps

FORCING = strategies_named(
    ["forcing-chain-contradiction", "forcing-chain-verity", "forcing-net-contradiction", "forcing-net-verity"]
)


def test_steps_are_proved_on_other_boards() -> None:
    found = {(step.technique, grid.tables.has_links) for grid, step in proved_steps(FORCING, 44, most=5)}
    assert found == {(each.technique, linked) for each in FORCING for linked in (False, True)}


def test_nets_use_rules_and_say_so() -> None:
    kinds = set()
    for _, step in proved_steps(FORCING[2:], 44, most=5):
        net = step.pattern
        assert isinstance(net, ForcingNet)
        within = {type(fact.by.pattern) for facts in net.cases for fact in facts if fact.by is not None}
        kinds |= within | {type(net.fails)}
        assert bool(step.rules) == (Filling in within or isinstance(net.fails, BoardRule))
        for language in ("en", "de", "fr") if within or step.rules else ():
            text = explained(step, language)
            assert all(re.search("[“„«]", text) for _ in step.rules)
    assert {Filling, NoWayOut, BoardRule} <= kinds


def test_words_for_a_rule() -> None:
    grid = Grid([0] * 81, board=board("classic", Cage(["r1c1", "r2c1"], 17)))
    step = next(step for step in FORCING[2].find(grid) if step.conclusion == "r3c1<>9")
    verify(grid, step)
    assert [explained(step, language).splitlines()[1] for language in ("en", "de", "fr")] == [
        "Since r3c1 is 9, the rule “cage of 17 at r1c1” cannot be satisfied, which is a contradiction. "
        "So 9 can be removed from r3c1.",
        "Dann ist die Regel „Käfig mit der Summe 17 bei r1c1“ nicht mehr erfüllbar, denn r3c1 ist eine 9. "
        "Das ist ein Widerspruch. Damit entfällt die 9 in r3c1.",
        "Comme r3c1 vaut 9, la règle «\N{NO-BREAK SPACE}cage de somme 17 en r1c1\N{NO-BREAK SPACE}» ne peut plus être "
        "respectée, ce qui est impossible. On peut donc éliminer le 9 de r3c1.",
    ]


def corner() -> Board:
    cells = [cell_named(name) for name in ("r2c2", "r2c3", "r3c2", "r3c3")]
    return board("classic", Quadruple(cells, [7]))


def test_two_candidates_of_a_declared_truth_are_a_strong_link() -> None:
    grid = Grid([0] * 81, board=corner())
    for name in ("r2c3", "r3c2"):
        grid.eliminate(name, 7)
    assert declared_truths(grid) == [[cell_named("r2c2") * 9 + 6, cell_named("r3c3") * 9 + 6]]
    steps = [step for step in FORCING[0].find(grid) if len(step.truths) == 1]
    assert {str(each) for step in steps for each in step.eliminations} == {
        f"(7){name}" for name in ("r1c1", "r1c2", "r1c3", "r2c1", "r3c1")
    }
    for step in steps:
        verify(grid, step)
        assert isinstance(step.truths[0], BoardTruth)
    assert DECLARED > 9 * 64 + 62 + 17


@pytest.mark.parametrize("place", [True, False])
def test_a_declared_truth_that_is_satisfied_says_nothing(place: bool) -> None:
    grid = Grid([0] * 81, board=corner())
    if place:
        grid.place("r2c2", 7)
    assert declared_truths(grid) == ([[]] if place else [[cell * 9 + 6 for cell in (10, 11, 19, 20)]])
