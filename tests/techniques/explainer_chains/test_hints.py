"""What is told of a chain proves it: each implication follows from its parents, and the branches show the conclusion.

Here is a small checker that derives each one again from the candidates of the position.
"""

from collections.abc import Iterator

import pytest

from crosshatch.board.houses import HOUSE, HOUSES_OF, NO_HOUSE, PEERS, cells_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import UnprovenStep
from crosshatch.originals.explainer.order import ORDER
from crosshatch.solving.solver import Solver
from crosshatch.techniques.explainer_chains import kinds
from crosshatch.techniques.explainer_chains.hints import Hint, HintBranch, Implication, PatternFinding, branches_of
from crosshatch.techniques.explainer_chains.pattern import ExplainerChain
from crosshatch.techniques.explainer_chains.position import Candidates
from engines import if_compiled

PUZZLES = [
    ".6.....2...31..7..2....95..1....5.8...6.4..........9.745.2.31.........5.....6.2.3",
    "..45....3.....45...9.63.4..8...2.9..73.....1....1...45.2......1......3.....8....7",
    "....4...6..3...25.67...3.....4956.1...5.......6...1..719....7..5.7.....1.....5.6.",
    "62.......4...5.1.7..57.....8..3....6....873.........98.6.....3..7.21..4.1....4...",
    "1...5.7....7..9.3......7..4.8......3..4....2.6..5..9.7..8.1.....1..6...29..3.51..",
]

NESTED = [
    ".2...6.894..18......8...4....1....5....5......6...3..2.....7.9..7..9.3....26....7",
    ".2....7..4....9.3.6.92.3.4.....1......89..3..9....4.6..94....5.5.....6.3.....5...",
    "..3.5...9...1..23.6..3..5....5.3.9.........2.8....7..4..2.4..9..6...1....7.8.....",
]


@pytest.mark.parametrize("line", PUZZLES)
def test_what_is_told_is_a_proof(line: str) -> None:
    for hint in hints_of(line):
        check(hint)


@pytest.mark.slow
@if_compiled
@pytest.mark.parametrize("line", NESTED)
def test_what_is_told_of_nested_chains_is_a_proof(line: str) -> None:
    levels = set()
    for hint in hints_of(line):
        check(hint)
        levels.add(hint.level)
    assert max(levels) >= 2


@pytest.mark.parametrize("line", PUZZLES)
def test_the_complexity_is_the_number_of_implications(line: str) -> None:
    for hint in hints_of(line):
        branches = branches_of(hint)[:1] if hint.is_cycle else branches_of(hint)
        count = sum(len(behind(branch, target)) for branch in branches for target in ends(hint, branch))
        assert count == hint.complexity or any(isinstance(each.by, Hint) for each in implications(branches))


def test_what_does_not_follow_cannot_be_told() -> None:
    hint = next(each for each in hints_of(PUZZLES[4]) if each.kind in (kinds.CELL_CHAIN, kinds.REGION))
    of_a_given = 9 * next(cell for cell in range(81) if cell not in cells_in(hint.position.empty))
    with pytest.raises(UnprovenStep, match="branch 1 of a chain does not"):
        branches_of(hint._replace(removed=(of_a_given,), placed=None))


def ends(hint: Hint, branch: HintBranch) -> tuple[int, ...]:
    return branch.targets[-1:] if hint.is_cycle else branch.targets


def behind(branch: HintBranch, target: int) -> set[tuple[int, bool]]:
    """Return what is behind a target, by what it is: the same candidate, on or off, counts once."""
    places = {target}
    for place in range(target, -1, -1):
        if place in places:
            places.update(branch.implications[place].parents)
    return {(each.candidate, each.on) for place in places for each in [branch.implications[place]]}


def implications(branches: tuple[HintBranch, ...]) -> Iterator[Implication]:
    return (each for branch in branches for each in branch.implications)


def hints_of(line: str) -> Iterator[Hint]:
    path = Solver(ORDER, fallback=None).solve(Puzzle(line))
    assert path.solution
    return (step.pattern.hint for step in path.steps if isinstance(step.pattern, ExplainerChain))


def candidates_of(position: Candidates, cell: int) -> set[int]:
    return {cell * 9 + digit - 1 for digit in range(1, 10) if position.digit_cells[digit] >> cell & 1}


def places_of(position: Candidates, digit: int, house: int) -> set[int]:
    return {cell * 9 + digit - 1 for cell in cells_in(position.digit_cells[digit] & HOUSE[house])}


def exclude_each_other(one: int, other: int) -> bool:
    return one != other and (
        one // 9 == other // 9 or (one % 9 == other % 9 and PEERS[one // 9] >> (other // 9) & 1 == 1)
    )


def check(hint: Hint) -> None:
    branches = branches_of(hint)
    starts = {(branch.implications[0].candidate, branch.implications[0].on) for branch in branches}
    for branch in branches:
        assert branch.implications[0].parents == ()
        for place, each in enumerate(branch.implications):
            assert all(parent < place for parent in each.parents)
            assert place == 0 or each.cause != kinds.START
            check_one(hint.position, each, [branch.implications[parent] for parent in each.parents])
    targets = [[(each.candidate, each.on) for each in target_implications(branch)] for branch in branches]
    conclusion = hint.conclusion
    candidate, on = conclusion
    if hint.is_cycle:
        start = branches[0].implications[0].candidate
        assert starts == {(start, True), (start, False)}
        assert {(each, not on) for each, on in targets[0]} == set(targets[1])
        for removed in hint.removed:
            for reached in targets:
                assert any(on and exclude_each_other(removed, other) for other, on in reached)
    elif hint.kind == kinds.CONTRADICTION:
        ((one, other),) = targets
        assert starts == {(candidate, not on)}
        assert one == (other[0], not other[1])
    else:
        assert all(reached == [conclusion] for reached in targets)
        if hint.search == kinds.UNARY:
            assert starts == {(candidate, not on)}
        elif hint.kind == kinds.DOUBLE:
            assert starts == {(hint.anchor, True), (hint.anchor, False)}
        elif hint.kind == kinds.CELL_CHAIN:
            assert starts == {(each, True) for each in candidates_of(hint.position, hint.anchor)}
        else:
            house, digit = divmod(hint.anchor, 9)
            assert starts == {(each, True) for each in places_of(hint.position, digit + 1, house)}
    if hint.placed is not None:
        assert set(hint.removed) == candidates_of(hint.position, hint.placed // 9) - {hint.placed}


def target_implications(branch: HintBranch) -> list[Implication]:
    return [branch.implications[target] for target in branch.targets]


def check_one(position: Candidates, each: Implication, parents: list[Implication]) -> None:
    cell, digit = each.candidate // 9, each.candidate % 9 + 1
    if each.cause in (kinds.BOX, kinds.ROW, kinds.COLUMN):
        assert each.house in HOUSES_OF[cell]
    else:
        assert each.house == NO_HOUSE
    if each.cause == kinds.START:
        return
    if each.cause == kinds.ADVANCED:
        assert not each.on
        assert parents
        assert not any(parent.on for parent in parents)
        check_deduction(position, each, {parent.candidate for parent in parents})
    elif each.on:
        whole = candidates_of(position, cell) if each.cause == kinds.CELL else places_of(position, digit, each.house)
        assert {(parent.candidate, parent.on) for parent in parents} == {
            (other, False) for other in whole - {each.candidate}
        }
    else:
        (parent,) = parents
        assert parent.on
        assert exclude_each_other(parent.candidate, each.candidate)
        if each.cause != kinds.CELL:
            assert each.house in HOUSES_OF[parent.candidate // 9]


def check_deduction(position: Candidates, each: Implication, gone: set[int]) -> None:
    by = each.by
    if isinstance(by, Hint):
        assert each.candidate in by.removed
        check(by)
        check_no_more_gone(position, by, gone)
    else:
        assert isinstance(by, PatternFinding)
        check_pattern(position.without(gone), by, each.candidate)


def check_no_more_gone(position: Candidates, hint: Hint, gone: set[int]) -> None:
    """Check that what an inner chain takes for gone is among the parents."""
    taken = set()
    if hint.kind == kinds.CELL_CHAIN:
        taken |= candidates_of(position, hint.anchor) - candidates_of(hint.position, hint.anchor)
    elif hint.kind == kinds.REGION:
        house, digit = divmod(hint.anchor, 9)
        taken |= places_of(position, digit + 1, house) - places_of(hint.position, digit + 1, house)
    for each in implications(branches_of(hint)):
        if each.on and each.cause == kinds.CELL:
            taken |= candidates_of(position, each.candidate // 9) - candidates_of(hint.position, each.candidate // 9)
        elif each.on and each.house != NO_HOUSE:
            digit = each.candidate % 9 + 1
            taken |= places_of(position, digit, each.house) - places_of(hint.position, digit, each.house)
    assert taken <= gone
    assert gone == taken or hint.is_cycle


def check_pattern(position: Candidates, pattern: PatternFinding, removed: int) -> None:
    cell, digit = removed // 9, removed % 9 + 1
    if pattern.rule == kinds.LOCKED:
        first, second = pattern.houses
        places = position.digit_cells[digit] & HOUSE[first]
        assert pattern.digits == (digit,)
        assert places
        assert not places & ~HOUSE[second]
        assert (HOUSE[second] & ~HOUSE[first]) >> cell & 1
    elif pattern.rule == kinds.HIDDEN_PAIR:
        (house,) = pattern.houses
        assert {position.digit_cells[each] & HOUSE[house] for each in pattern.digits} == {pattern.cells}
        assert pattern.cells >> cell & 1
        assert digit not in pattern.digits
    elif pattern.rule == kinds.NAKED_PAIR:
        (house,) = pattern.houses
        assert all(
            {each % 9 + 1 for each in candidates_of(position, of_pair)} == set(pattern.digits)
            for of_pair in cells_in(pattern.cells)
        )
        assert (HOUSE[house] & ~pattern.cells) >> cell & 1
        assert digit in pattern.digits
    else:
        assert pattern.digits == (digit,)
        bases = [position.digit_cells[digit] & HOUSE[house] for house in pattern.houses]
        assert bases[0] | bases[1] == pattern.cells
        crossing = 1 if pattern.houses[0] < 9 else 0
        covers = [{HOUSES_OF[place][crossing] for place in cells_in(base)} for base in bases]
        assert covers[0] == covers[1]
        assert HOUSES_OF[cell][crossing] in covers[0]
        assert not pattern.cells >> cell & 1
