"""Exocets: base cells whose digits must be in their targets."""

from functools import cache
from itertools import takewhile

import attrs
import pytest

import random_boards
from claims import false_claims
from crosshatch import Puzzle, Solver
from crosshatch.board.board import CLASSIC
from crosshatch.board.boards import board as board_named
from crosshatch.board.grid import Grid
from crosshatch.board.houses import HOUSE, cell_named
from crosshatch.board.transformation import random_transformation
from crosshatch.generator.ancestors import that_need
from crosshatch.logic import proof
from crosshatch.logic.budget import Budget
from crosshatch.logic.step import Role, Step
from crosshatch.position.status import solutions
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.exocet.pattern import Exocet, Rule
from crosshatch.techniques.exocet.search import junior_exocets
from crosshatch.techniques.exocet.ways import consequences
from crosshatch.words import explain
from crosshatch.words.spans import markup

JUNIOR = strategy_named("junior-exocet")
DOUBLE = strategy_named("double-exocet")


def outside(columns: str, rows: str) -> str:
    """Return the cells of some rows in some columns."""
    return " ".join(f"r{row}c{column}" for row in rows for column in columns)


@pytest.fixture
def exocet(board):  # type: ignore[no-untyped-def]
    """Return a Junior Exocet of 1, 2 and 3 in r1c12 with the targets r2c4 and r3c7, on an otherwise empty board."""
    board.keep("123", "r1c1 r1c2").without("123", "r3c4 r2c7")
    board.without("1", outside("347", "6789")).without("2", outside("347", "4789")).without("3", outside("347", "4569"))
    return board


def removed(step: Step, rule: Rule) -> str:
    """Return what a rule removes, such as ``r2c4<>4``."""
    assert isinstance(step.pattern, Exocet)
    candidates = [each for removal in step.pattern.removals if removal.rule is rule for each in removal.candidates]
    return attrs.evolve(step, eliminations=candidates).conclusion


def test_targets_hold_digits_of_the_base_only(exocet) -> None:  # type: ignore[no-untyped-def]
    (step,) = exocet.steps(JUNIOR)
    assert step.notation.startswith("Junior Exocet: 123 r1c12 T=r2c4,r3c7 S=c347 => ")
    assert removed(step, Rule.TARGET) == ", ".join(f"r2c4,r3c7<>{digit}" for digit in range(4, 10))
    assert step.roles.cells[Role.TARGET] == (cell_named("r2c4"), cell_named("r3c7"))


def test_a_third_line_for_one_digit_leaves_no_exocet(board) -> None:  # type: ignore[no-untyped-def]
    board.keep("123", "r1c1 r1c2").without("123", "r3c4 r2c7")
    board.without("1", outside("347", "789")).without("2", outside("347", "4789")).without("3", outside("347", "4567"))
    assert board.steps(JUNIOR) == []


def test_a_companion_that_could_have_a_digit_leaves_no_exocet(board) -> None:  # type: ignore[no-untyped-def]
    board.keep("123", "r1c1 r1c2").without("12", "r3c4").without("123", "r2c7")
    board.without("1", outside("347", "6789")).without("2", outside("347", "4789")).without("3", outside("347", "4567"))
    assert board.steps(JUNIOR) == []


def test_a_target_has_no_digit_that_its_mirror_cells_lack(exocet) -> None:  # type: ignore[no-untyped-def]
    (step,) = exocet.without("3", "r3c8 r3c9").steps(JUNIOR)
    assert removed(step, Rule.NO_MIRROR) == "r2c4<>3"


def test_a_digit_in_neither_target_is_not_in_the_base(exocet) -> None:  # type: ignore[no-untyped-def]
    (step,) = exocet.without("3", "r2c4 r3c7").steps(JUNIOR)
    assert removed(step, Rule.NO_TARGET) == "r1c12<>3"


def test_a_mirror_cell_that_alone_can_repeat_the_target_has_no_other_digit(exocet) -> None:  # type: ignore[no-untyped-def]
    (step,) = exocet.without("123", "r3c8").steps(JUNIOR)
    assert removed(step, Rule.MIRROR) == ", ".join(f"r3c9<>{digit}" for digit in range(4, 10))


def test_a_digit_that_the_base_has_for_certain_is_locked(exocet) -> None:  # type: ignore[no-untyped-def]
    """The 2 and the 3 fit only in one of the targets, so the base has one of them, and the 1."""
    (step,) = exocet.without("23", "r3c7").without("1", "r2c4").steps(JUNIOR)
    assert removed(step, Rule.COVER) == "r4c125689,r5c125689<>1"
    assert "r1c3456789" in removed(step, Rule.SIGHT)


def test_the_explanation_names_every_part(exocet) -> None:  # type: ignore[no-untyped-def]
    (step,) = exocet.without("3", "r3c8 r3c9").steps(JUNIOR)
    first, *rules = map(markup, explain(step))
    assert first == (
        "The base cells [base:r1c12] can only hold 1, 2 and 3. Outside boxes 1, 2 and 3, columns [house:3], [house:4] "
        "and [house:7] can hold each of these digits at most twice, because its places there lie in at most two lines: "
        "the 1 in rows [cover:4] and [cover:5]; the 2 in rows [cover:5] and [cover:6]; the 3 in rows [cover:7] and "
        "[cover:8]. Each of columns [house:3], [house:4] and [house:7] needs every digit that is in [base:r1c12], so "
        "for each of these digits, one of the columns must have it in box 1, 2 or 3. There, only the targets "
        "[target:r2c4] and [target:r3c7] can take it. "
        "So each of the two digits in [base:r1c12] is in one target, and each target holds one of them. The digit of "
        "a target must also be in the box of the other target, where only its mirror cells can take it: "
        "[mirror:r3c89] for [target:r2c4]; [mirror:r2c56] for [target:r3c7]."
    )
    assert rules[1] == (
        "  A target cannot have a digit that is impossible in its mirror cells, so 3 can be removed from "
        "[removed:r2c4]."
    )


@pytest.fixture
def double(board):  # type: ignore[no-untyped-def]
    """Return two exocets of 1 to 4 in the lines of columns 1, 4 and 7, on an otherwise empty board."""
    board.keep("1234", "r8c5 r8c6 r9c8 r9c9").without("1234", "r7c1 r8c4 r9c7")
    for digit, rows in zip("1234", ("3456", "1456", "1256", "1236"), strict=True):
        board.without(digit, outside("147", rows))
    return board


def test_two_exocets_lock_their_four_digits(double) -> None:  # type: ignore[no-untyped-def]
    (step,) = double.steps(DOUBLE)
    assert step.notation.startswith("Double Exocet: 1234 r8c56,r9c89 T=r7c47,r89c1 S=c147 => ")
    assert removed(step, Rule.TARGET) == ", ".join(f"r7c47,r89c1<>{digit}" for digit in range(5, 10))
    assert removed(step, Rule.COVER).startswith("r1c235689,r2c235689<>1, r2c235689,r3c235689<>2")
    assert removed(step, Rule.SIGHT) == ", ".join(f"r7c23,r8c789,r9c456<>{digit}" for digit in range(1, 5))


def test_exocets_with_different_digits_are_no_double(double) -> None:  # type: ignore[no-untyped-def]
    double.without("4", "r9c8 r9c9")
    assert double.steps(DOUBLE) == []
    assert len(double.steps(JUNIOR)) == 2


# Real positions


@cache
def found_in(puzzle: Puzzle) -> list[tuple[Grid, Step]]:
    """Return the exocets in the positions of a path up to the first forcing net, each with its grid."""
    path = takewhile(lambda each: not each[1].name.startswith("Forcing Net"), Solver().walk(puzzle))
    return [
        (grid.copy(), step)
        for grid, taken in path
        if taken.technique.family != "Singles"
        for strategy in (DOUBLE, JUNIOR)
        for step in strategy.find(grid)
    ]


@pytest.mark.parametrize("slug", ["junior-exocet", "double-exocet"])
def test_each_step_is_proved_and_true(slug: str) -> None:
    for ancestor in that_need([slug])[:2]:
        (solution,) = solutions(ancestor.puzzle, 2)
        found = found_in(ancestor.puzzle)
        assert slug in {step.technique.slug for _, step in found}
        for grid, step in found:
            assert all(solution[each.cell] != str(each.digit) for each in step.eliminations)
            proof.verify(grid, step)
            assert [*false_claims(grid, step)] == []


@pytest.mark.parametrize("slug", ["junior-exocet", "double-exocet"])
def test_they_are_found_in_every_orientation(slug: str) -> None:
    strategy = strategy_named(slug)
    puzzle = that_need([slug])[0].puzzle
    grid, _ = next((grid, step) for grid, step in found_in(puzzle) if step.technique.slug == slug)
    expected = sorted(len(step.eliminations) for step in strategy.find(grid))
    for seed in range(12):
        turned = Puzzle.of_grid(grid).transformed(random_transformation(f"exocet {seed}")).grid()
        steps = [*strategy.find(turned)]
        assert sorted(len(step.eliminations) for step in steps) == expected
        for step in steps:
            proof.verify(turned, step)


def test_a_spent_budget_finds_nothing(exocet) -> None:  # type: ignore[no-untyped-def]
    (finding,) = junior_exocets(exocet.grid)
    houses = [HOUSE[house] for house in (18, 19, 20, *finding.cross_lines)]
    assert consequences(exocet.grid, [finding.base], finding.digits, houses, Budget(10)) is None
    assert consequences(exocet.grid, [finding.base], finding.digits, houses, Budget(1_000_000)) is not None


def test_they_are_for_the_classic_board() -> None:
    assert JUNIOR.works_on(CLASSIC)
    assert not JUNIOR.works_on(board_named("x"))
    assert junior_exocets(Puzzle("." * 36, board=board_named("6x6")).grid()) == []
    for seed in range(20):
        grid, _ = random_boards.position(seed)
        junior_exocets(grid)
