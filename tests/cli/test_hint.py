"""``crosshatch hint``."""

import json
from collections.abc import Callable

import pytest
from click.testing import Result

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import write
from crosshatch.solver import Solver

Run = Callable[..., Result]


def test_three_levels(crosshatch: Run, hard: str) -> None:
    assert crosshatch("hint", hard).stdout == "Look at box 6.\n"
    assert crosshatch("hint", hard, "--level", "2").stdout == (
        "Look at box 6: Hidden Single. A digit has one place left in a house.\n"
    )
    assert crosshatch("hint", hard, "--level", "3").stdout.startswith("Hidden Single: r5c8=2\n  The 2 of box 6")


def test_the_whole_step_in_its_grid(crosshatch: Run, hard: str) -> None:
    output = crosshatch("hint", hard, "--level", "3", "--grid").stdout
    assert "=2349" in output
    assert "marks:" not in crosshatch("hint", hard, "--level", "1", "--grid").stdout


@pytest.mark.parametrize("form", ["pencilmarks", "library"])
def test_a_position_in_progress(crosshatch: Run, hard: str, form: str) -> None:
    solver = Solver(fallback=None)
    walk = solver.walk(Puzzle(hard))
    grid, step = next(each for each in walk if each[1].eliminations)
    position = Puzzle.of_grid(grid)
    step.apply(grid)
    later = Puzzle.of_grid(grid)
    now = crosshatch("hint", "--level", "3", write(position, form)).stdout
    assert now.startswith(step.notation)
    assert not crosshatch("hint", "--level", "3", write(later, form)).stdout.startswith(step.notation)


def test_a_wrong_digit_is_named_rather_than_built_upon(crosshatch: Run, easy: str, solution: str) -> None:
    wrong = next(d for d in digits_in(Puzzle(easy).grid().digits_of(0)) if str(d) != solution[0])
    result = crosshatch("hint", write(Puzzle(easy, placed=f"{wrong}{'.' * 80}"), "library"))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"crosshatch: no solution: r1c1 cannot be {wrong}: the givens have a solution")


def test_a_candidate_removed_by_mistake_is_named(crosshatch: Run, easy: str, solution: str) -> None:
    lost = Puzzle(easy, removed=[candidate(0, int(solution[0]))])
    result = crosshatch("hint", write(lost, "pencilmarks"))
    assert result.exit_code == 1
    assert "the candidate that belongs in r1c1 was removed" in result.stderr


def test_where_the_techniques_are_stuck_the_search_gives_the_hint(crosshatch: Run, hard: str) -> None:
    result = crosshatch("hint", "--only", "full-house", "--level", "2", hard)
    assert result.exit_code == 0
    assert result.stdout.startswith("Look at ")


def test_nothing_left_to_find(crosshatch: Run, solution: str) -> None:
    assert crosshatch("hint", solution).stdout == "Every cell is filled: there is nothing left to find.\n"


def test_no_hint_where_there_is_no_single_solution(crosshatch: Run, several: str, clash: str) -> None:
    for puzzle in (several, clash):
        result = crosshatch("hint", puzzle)
        assert (result.exit_code, result.stdout) == (1, "")


def test_json_gives_no_more_away_than_asked(crosshatch: Run, hard: str) -> None:
    first, second, third = [
        json.loads(crosshatch("hint", "--json", "--level", level, hard).stdout) for level in ("1", "2", "3")
    ]
    assert first == {"source": "", "puzzle": hard, "level": 1, "look_at": ["box 6"]}
    assert second == {
        **first,
        "level": 2,
        "technique": "hidden-single",
        "name": "Hidden Single",
        "summary": "A digit has one place left in a house.",
    }
    assert third["placements"] == [{"cell": "r5c8", "digit": 2}]


def test_a_level_out_of_range(crosshatch: Run, easy: str) -> None:
    assert crosshatch("hint", "--level", "4", easy).exit_code == 2
