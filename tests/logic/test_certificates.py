"""Certificates: formulas that say what puzzles do, and clauses that follow from them."""

from collections.abc import Iterable
from functools import cache

import attrs
import pytest

from crosshatch.board.boards import board
from crosshatch.board.candidate import Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.certificates import Certificate, CertificateError, Clause, certificate
from crosshatch.logic.step import CellTruth, CustomPattern, Step, UnprovenStep
from crosshatch.logic.technique import Technique
from crosshatch.position.status import solutions
from crosshatch.solving.solver import Path, Solver
from crosshatch.techniques.catalogue import default_strategies
from told_steps import Example, examples
from unit_propagation import follows

PUZZLE = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
HARD = Puzzle("..6..1....5..3....9..4....7..1....2..3..9....4..5....13.....68....3..2....2..8..3")
SMALL = Puzzle("2.......1.3...4.", board=board("4x4"))

ALWAYS_PROVED = [each for each in default_strategies() if not any(it.assumes_unique for it in each.techniques)]


@attrs.frozen
class Steps:
    """Some steps from a puzzle on, each with its grid."""

    puzzle: Puzzle
    steps: tuple[tuple[Grid, Step], ...]

    def positions(self) -> Iterable[tuple[Grid, Step]]:
        return self.steps


@cache
def path(puzzle: Puzzle) -> Path:
    return Solver(ALWAYS_PROVED).solve(puzzle)


def single(example: Example) -> Steps:
    """Return the step of an example as a path of its own."""
    grid, step = example
    return Steps(Puzzle.of_grid(grid), ((grid, step),))


def check(found: Certificate) -> None:
    """Check each clause of a certificate with those that it needs, which are premises or were proved before."""
    known = set(found.premises)
    for step in found.steps:
        for clause, needed in step.clauses:
            assert known.issuperset(needed)
            assert follows(clause, needed)
            known.add(clause)
        assert () in known or all((each,) in known for each in step.conclusions)


def holds(clause: Clause, solution: str) -> bool:
    """Return whether a solution satisfies a clause."""
    true = {cell * 9 + int(digit) for cell, digit in enumerate(solution) if digit in "123456789"}
    return any((literal in true) if literal > 0 else (-literal not in true) for literal in clause)


def test_the_formula_is_the_rules_and_the_givens() -> None:
    found = certificate(path(PUZZLE))
    givens = [(cell * 9 + int(digit),) for cell, digit in enumerate(PUZZLE.givens) if digit != "."]
    assert found.premises[:2] == (tuple(range(1, 10)), tuple(range(10, 19)))
    assert [each for each in found.premises if len(each) == 1] == givens
    assert len([each for each in found.premises if len(each) == 9]) == 81 + 3 * 81
    assert len([each for each in found.premises if len(each) == 2]) == 10_206
    [solution] = solutions(PUZZLE)
    assert all(holds(each, solution) for each in (*found.premises, *found.proof[:-1]))
    assert not holds(found.formula[-1], solution)


@pytest.mark.parametrize("puzzle", [PUZZLE, HARD], ids=["medium", "hardest"])
def test_every_clause_follows_from_those_that_it_needs(puzzle: Puzzle) -> None:
    found = certificate(path(puzzle))
    check(found)
    [solution] = solutions(puzzle)
    placed = {cell * 9 + int(digit) for cell, digit in enumerate(solution) if not puzzle.values[cell]}
    assert {literal for literal in found.conclusions if literal > 0} == placed


ONE_OF_EACH = {(each.step.technique, each.grid.board): each for each in examples()}.values()


@pytest.mark.parametrize("example", ONE_OF_EACH, ids=lambda each: each.step.technique.slug)
def test_steps_of_every_technique(example: Example) -> None:
    """Those that assume one solution, or rely on sums and the like, are refused by name.

    A bivalue universal grave takes up all empty cells, so a search shows that it has no solution, and one is not
    assumed.
    """
    step = example.step
    try:
        found = certificate(single(example))
    except CertificateError as error:
        message = str(error)
    else:
        check(found)
        assert len(found.conclusions) == len(step.placements) + len(step.eliminations)
        assert not step.technique.assumes_unique or step.name.startswith("Bivalue Universal Grave")
        return
    assert message.startswith(f"no certificate: step 1, {step}, ")
    if step.technique.assumes_unique:
        assert message.endswith(
            "assumes that the puzzle has one solution, which cannot be proved from its rules and givens; "
            f"use a path without such techniques (--without uniqueness,{step.technique.slug})"
        )
    else:
        assert message.endswith("a rule about several cells, which certificates do not support")
        assert example.grid.board.combinations


def test_the_whole_proof_follows_clause_by_clause() -> None:
    found = certificate(path(SMALL))
    known = list(found.formula)
    for clause in found.proof:
        assert follows(clause, known)
        known.append(clause)
    assert found.proof[-1] == ()


def test_the_texts_that_checkers_read() -> None:
    found = certificate(path(SMALL))
    head, *clauses = found.dimacs.splitlines()
    assert head == f"p cnf 729 {len(found.formula)}"
    assert clauses[0] == "1 2 3 4 0"
    assert [tuple(map(int, line.split()[:-1])) for line in clauses] == list(found.formula)
    assert found.drup.splitlines()[-1] == "0"
    assert [tuple(map(int, line.split()[:-1])) for line in found.drup.splitlines()] == list(found.proof)


def test_removed_candidates_and_placed_digits_are_premises() -> None:
    puzzle = Puzzle(PUZZLE.givens).with_placed("r5c8", 2).without("r1c2", 4)
    found = certificate(path(puzzle))
    assert (cell_named("r5c8") * 9 + 2,) in found.premises
    assert (-(cell_named("r1c2") * 9 + 4),) in found.premises
    check(found)


def test_a_step_that_does_not_follow() -> None:
    guess = Step(Technique("Guess"), CustomPattern([CellTruth("r1c2")]), [Candidate(1, 2)])
    with pytest.raises(UnprovenStep, match=r"^Guess: r1c2=2: r1c2=2 does not follow from its truths$"):
        certificate(Steps(PUZZLE, ((PUZZLE.grid(), guess),)))


def test_a_candidate_that_nothing_rules_out() -> None:
    grid = PUZZLE.grid()
    for digit in (4, 5, 6, 7, 9):
        grid.eliminate(1, digit)
    only = Step(Technique("Naked Single"), CustomPattern([CellTruth("r1c2")]), [Candidate(1, 2)])
    with pytest.raises(UnprovenStep, match=r"r1c2<>[4-9], but no earlier step shows it$"):
        certificate(Steps(PUZZLE, ((grid, only),)))


def test_a_search_is_proved_too() -> None:
    found = Solver(()).solve(HARD)
    check(certificate(found))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("6x6", ".4...3..1.........6...141...5....2.."),
        ("x", ".6...5...8..7....1795....8.............8..2..2.....6.....2.........98.73.1..7...."),
        ("anti-knight", "..7...2..9.....3.....4....8..............61.............48.......2........3.9.7.."),
        ("non-consecutive", ".....8.....96.....8.....5........2.........15.6.5.....6........13..8......2....8."),
    ],
)
def test_other_boards(name: str, text: str) -> None:
    puzzle = Puzzle(text, board=board(name))
    found = certificate(path(puzzle))
    check(found)
    [solution] = solutions(puzzle)
    assert all(holds(each, solution) for each in (*found.premises, *found.proof[:-1]))
