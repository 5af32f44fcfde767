"""What a puzzle's status says: one solution, none and why, several and where they differ."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpora import EVERY, lines_of
from crosshatch.board.candidate import CANDIDATES, candidate
from crosshatch.board.conflicts import BrokenRule, Clash, NoCandidate, NoPlace
from crosshatch.board.errors import PuzzleError
from crosshatch.board.houses import CELLS, HOUSE_CELLS, HOUSES, cell_named
from crosshatch.board.puzzle import EMPTY, Puzzle
from crosshatch.formats import board_json, read_file
from crosshatch.generator import minimal_puzzle
from crosshatch.position.status import (
    Impossible,
    Multiple,
    Unique,
    check,
    count_solutions,
    is_exhausted,
    solutions,
    superfluous_givens,
)

minimal = cache(minimal_puzzle)

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def puzzle(**cells: int) -> Puzzle:
    """A puzzle of cells by name, as in ``puzzle(r1c1=5)``."""
    givens = list(EMPTY)
    for name, digit in cells.items():
        givens[cell_named(name)] = str(digit)
    return Puzzle("".join(givens))


def test_one_solution() -> None:
    status = check(Puzzle(PUZZLE))
    assert status == Unique(SOLUTION)
    assert status.ok
    assert status.summary == "one solution"
    assert str(status) == "exactly one solution"


def test_a_position_is_exhausted_where_each_candidate_is_part_of_a_solution() -> None:
    assert is_exhausted(Puzzle(EMPTY))
    assert is_exhausted(Puzzle(SOLUTION))
    assert not is_exhausted(Puzzle(PUZZLE))
    rectangle = list(SOLUTION)
    for name in ("r4c6", "r4c9", "r5c6", "r5c9"):
        rectangle[cell_named(name)] = "."
    assert is_exhausted(Puzzle("".join(rectangle)))


def test_a_finished_grid_is_its_own_solution() -> None:
    assert check(Puzzle(SOLUTION)) == Unique(SOLUTION)


def test_two_of_a_digit_in_a_house() -> None:
    status = check(puzzle(r3c1=5, r3c7=5))
    assert status == Impossible((Clash(5, 2, (cell_named("r3c1"), cell_named("r3c7"))),))
    assert not status.ok
    assert status.clashes == status.conflicts
    assert str(status) == status.summary == "no solution: two 5s in row 3: r3c1 and r3c7"


def test_several_clashes_are_all_named_and_counted_in_the_summary() -> None:
    status = check(puzzle(r1c1=5, r1c2=5))
    assert status.summary == "no solution: two 5s in row 1: r1c1 and r1c2 (and 1 more)"
    assert str(status) == "no solution: two 5s in row 1: r1c1 and r1c2; two 5s in box 1: r1c1 and r1c2"


def test_a_cell_without_candidate() -> None:
    status = check(puzzle(r4c1=1, r4c2=2, r4c3=3, r4c4=4, r1c5=5, r2c5=6, r3c5=7, r5c6=8, r6c6=9))
    assert status == Impossible((NoCandidate(cell_named("r4c5")),))
    assert status.clashes == ()
    assert str(status) == "no solution: r4c5 has no candidate left"


def test_a_house_without_place_for_a_digit() -> None:
    status = check(puzzle(r1c1=7, r2c4=1, r2c5=2, r2c6=3, r3c4=4, r3c5=5, r3c6=6))
    assert status == Impossible((NoPlace(7, 19),))
    assert str(status) == "no solution: no place for 7 in box 2"


def test_what_only_a_search_finds() -> None:
    two_ways = Puzzle(SOLUTION.replace("1", ".").replace("2", "."))
    assert count_solutions(two_ways) == 2
    against_one, against_other = candidate(SOLUTION.index("1"), 1), candidate(SOLUTION.rindex("2"), 1)
    status = check(Puzzle(two_ways.givens, removed=[against_one, against_other]))
    assert status == Impossible()
    assert status.summary == "no solution"
    assert str(status) == "no solution: every way to fill the empty cells ends in a contradiction"


def test_a_removed_candidate_rules_solutions_out() -> None:
    two_ways = Puzzle(SOLUTION.replace("1", ".").replace("2", "."))
    against_other = candidate(SOLUTION.index("2"), 1)
    assert check(Puzzle(two_ways.givens, removed=[against_other])) == Unique(SOLUTION)


def test_a_puzzle_with_many_conflicts_names_three() -> None:
    status = check(Puzzle("5" * 81))
    assert isinstance(status, Impossible)
    assert len(status.conflicts) == 27
    assert str(status).startswith("no solution: nine 5s in row 1: r1c1, r1c2, ")
    assert str(status).count("nine 5s") == 3
    assert str(status).endswith("; and 24 more")


def test_where_a_position_left_the_solution_of_its_givens() -> None:
    placed = EMPTY[:2] + "2" + EMPTY[3:]  # r1c3 is 4
    removed = [candidate(cell_named("r2c2"), 7)]
    both, wrong = check(Puzzle(PUZZLE, placed, removed)), check(Puzzle(PUZZLE, placed))
    lost = check(Puzzle(PUZZLE, removed=removed))
    assert isinstance(both, Impossible)
    assert both.wrong == (candidate(cell_named("r1c3"), 2),)
    assert both.lost == (cell_named("r2c2"),)
    assert both.mistakes == (cell_named("r1c3"), cell_named("r2c2"))
    digit = "r1c3 cannot be 2: the puzzle's solution has another digit there"
    assert str(wrong) == f"no solution from here: {digit}"
    assert str(both) == f"no solution from here: {digit}; the right digit of r2c2 has been crossed out"
    assert str(lost) == "no solution from here: the right digit of r2c2 has been crossed out"


def test_several_mistakes() -> None:
    wrong = [(name, 9) for name in ("r1c3", "r2c2", "r4c4", "r7c6")]
    placed = list(EMPTY)
    for name, digit in wrong:
        placed[cell_named(name)] = str(digit)
    status = check(Puzzle(PUZZLE, "".join(placed)))
    assert isinstance(status, Impossible)
    assert len(status.wrong) == 4
    assert status.reason.startswith(
        "r1c3 cannot be 9; r2c2 cannot be 9; r4c4 cannot be 9; and 1 more: the puzzle's solution has other "
        "digits there; two 9s in"
    )
    removed = [candidate(cell_named(name), int(SOLUTION[cell_named(name)])) for name in ("r1c3", "r1c4")]
    assert "the right digits of r1c34 have been crossed out" in str(check(Puzzle(PUZZLE, removed=removed)))


def test_no_mistakes_are_named_where_the_givens_have_not_one_solution() -> None:
    status = check(Puzzle("5" + EMPTY[1:], ".5" + EMPTY[2:]))
    assert isinstance(status, Impossible)
    assert status.mistakes == ()


def test_givens_that_can_be_spared() -> None:
    spare = superfluous_givens(Puzzle(PUZZLE, placed=EMPTY[:2] + "4" + EMPTY[3:]))
    assert spare
    for cell in CELLS:
        without = Puzzle(PUZZLE[:cell] + "." + PUZZLE[cell + 1 :])
        assert (cell in spare) == (PUZZLE[cell] != "." and check(without).ok)
    assert superfluous_givens(Puzzle(SOLUTION)) == tuple(CELLS)
    with pytest.raises(PuzzleError, match="the givens do not have exactly one solution"):
        superfluous_givens(Puzzle("5" + EMPTY[1:]))


def test_several_solutions() -> None:
    rectangle = [cell_named(name) for name in ("r1c4", "r1c5", "r4c4", "r4c5")]
    status = check(Puzzle("".join("." if cell in rectangle else SOLUTION[cell] for cell in CELLS)))
    assert isinstance(status, Multiple)
    assert SOLUTION in status.solutions
    assert status.differ == tuple(rectangle)
    assert not status.ok
    assert status.summary == "at least two solutions"
    assert str(status) == "at least two solutions: they first differ at r1c4"


def test_fewer_than_17_givens_have_several_solutions() -> None:
    assert isinstance(check(puzzle(r1c1=1)), Multiple)
    assert isinstance(check(Puzzle(EMPTY)), Multiple)


def test_counting_stops_at_the_limit() -> None:
    assert count_solutions(Puzzle(EMPTY), 7) == 7
    assert count_solutions(Puzzle(EMPTY)) == 2
    assert count_solutions(Puzzle(PUZZLE), 7) == 1
    assert count_solutions(puzzle(r1c1=5, r1c2=5)) == 0
    assert len(set(solutions(Puzzle(EMPTY), 7))) == 7
    assert solutions(Puzzle(PUZZLE), 7) == (SOLUTION,)
    assert solutions(puzzle(r1c1=5, r1c2=5), 7) == ()


def test_all_solutions_of_a_puzzle_with_eight() -> None:
    eight = Puzzle(SOLUTION.replace("1", ".").replace("6", "."))
    found = solutions(eight, 100)
    assert count_solutions(eight, 100) == len(found) == len(set(found)) == 8
    assert all(is_solution(each, eight) for each in found)


def is_solution(line: str, puzzle: Puzzle) -> bool:
    """Whether every house holds every digit, the givens stand and no removed candidate does."""
    return (
        all(sorted(line[cell] for cell in HOUSE_CELLS[house]) == list("123456789") for house in HOUSES)
        and all(value in (".", digit) for value, digit in zip(puzzle.line, line, strict=True))
        and all(line[each.cell] != str(each.digit) for each in puzzle.removed)
    )


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """A minimal puzzle with a cell changed or left out, perhaps, and any candidates removed."""
    givens = list(minimal(draw(st.integers(0, 30))).givens)
    givens[draw(st.sampled_from(CELLS))] = draw(st.sampled_from(".123456789"))
    return Puzzle("".join(givens), removed=draw(st.lists(st.sampled_from(CANDIDATES), max_size=3)))


@given(puzzles())
def test_the_status_agrees_with_the_count_and_its_solutions_are_solutions(puzzle: Puzzle) -> None:
    status = check(puzzle)
    match status:
        case Unique(solution):
            found = [solution]
        case Multiple(pair):
            found = list(pair)
        case _:
            found = []
    assert count_solutions(puzzle) == len(found)
    assert all(is_solution(each, puzzle) for each in found)
    assert bool(status.ok) == (len(found) == 1)


@given(st.integers(0, 30), st.sampled_from(CELLS))
def test_a_minimal_puzzle_needs_every_given(seed: int, cell: int) -> None:
    puzzle = minimal(seed)
    assert isinstance(check(puzzle), Unique)
    if puzzle.givens[cell] != ".":
        assert isinstance(check(Puzzle(puzzle.givens[:cell] + "." + puzzle.givens[cell + 1 :])), Multiple)


def test_the_17_clue_puzzles_have_one_solution() -> None:
    assert {count_solutions(Puzzle(line)) for line in lines_of("17-clues.txt")[::EVERY]} == {1}


def test_the_classics_have_the_solutions_given_there() -> None:
    classics = [entry.puzzle for entry in read_file(lines_of("classics.txt")) if entry.puzzle]
    assert len(classics) == 6
    for each in classics:
        assert check(each) == Unique(each.comment.split()[0])


@pytest.mark.parametrize("cells", [["r1c1", "r1c2"], ["r1c1", "r4c5", "r6c8"]])
def test_a_broken_cage_is_reported_once(cells: list[str]) -> None:
    board = board_json.read({"size": 9, "constraints": [{"type": "cage", "cells": cells, "total": 12}]})
    status = check(Puzzle(puzzle(**{cells[0]: 6, cells[1]: 6}).givens, board=board))
    assert isinstance(status, Impossible)
    assert [each.cells for each in status.conflicts if isinstance(each, BrokenRule)] == [
        (cell_named(cells[0]), cell_named(cells[1]))
    ]
