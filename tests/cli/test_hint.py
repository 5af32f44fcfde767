"""``crosshatch hint``."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import write
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import default_strategies, strategies_named

Run = Callable[..., Result]


def test_three_levels(crosshatch: Run, hard: str) -> None:
    assert crosshatch("hint", hard).stdout == "Look at box 6.\n"
    assert crosshatch("hint", hard, "--level", "2").stdout == (
        "Look at box 6: Hidden Single. A digit can go in only one cell of a house, so it goes there.\n"
    )
    assert crosshatch("hint", hard, "--level", "3").stdout.startswith("Hidden Single: r5c8=2\n  In box 6")


def test_a_puzzle_is_played_by_hints(crosshatch: Run, easy: str, solution: str) -> None:
    position = easy
    for _ in range(81 - len(easy.replace(".", ""))):
        position = crosshatch("hint", "--level", "3", position).stdout.splitlines()[-1]
    assert crosshatch("hint", "--level", "3", position).stdout == (
        "Every cell is filled: there is nothing left to find.\n"
    )
    assert crosshatch("solve", position).stdout == f"{solution}\n"
    data = json.loads(crosshatch("hint", "--level", "3", "--json", easy).stdout)
    assert data["after"] == crosshatch("hint", "--level", "3", easy).stdout.splitlines()[-1]


def test_the_whole_step_in_its_grid(crosshatch: Run, hard: str) -> None:
    output = crosshatch("hint", hard, "--level", "3", "--grid").stdout
    assert "=2349" in output


def test_a_grid_gives_the_whole_step_away(crosshatch: Run, hard: str) -> None:
    result = crosshatch("hint", hard, "--level", "2", "--grid")
    assert result.exit_code == 2
    assert "--grid shows the whole step, so it needs --level 3" in result.stderr


def test_a_time_for_essential_steps_needs_essential(crosshatch: Run, hard: str) -> None:
    result = crosshatch("hint", hard, "--essential-seconds", "2")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--essential-seconds needs --essential" in result.stderr


def test_the_next_step_that_matters(crosshatch: Run, hard: str) -> None:
    names = ("--only", "full-house,hidden-single,naked-single,pointing,claiming,naked-pair,hidden-pair,x-wing")
    solver = Solver(strategies_named(names[1].split(",")), fallback=None)
    stuck = Solver(strategies_named(names[1].split(",")[:3]), fallback=None).solve(Puzzle(hard)).end
    position = write(Puzzle.of_grid(stuck), "library")
    first = solver.next_step(Puzzle.of_grid(stuck))
    assert first is not None
    assert crosshatch("hint", "--level", "3", *names, position).stdout.startswith(f"{first.notation}\n")
    assert crosshatch("hint", "--level", "3", *names, "--essential", position).stdout.startswith(
        "Naked Pair: 1,6 in r7c29"
    )
    too_late = crosshatch("hint", *names, "--essential", "--essential-seconds", "1e-9", position)
    assert (
        "this step may not be needed for the next placement: the search found no answer within 1e-09 s"
        in too_late.stderr
    )


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
    assert result.stderr.startswith(f"crosshatch: no solution from here: r1c1 cannot be {wrong}: the puzzle's solution")


def test_a_candidate_removed_by_mistake_is_named(crosshatch: Run, easy: str, solution: str) -> None:
    lost = Puzzle(easy, removed=[candidate(0, int(solution[0]))])
    result = crosshatch("hint", write(lost, "pencilmarks"))
    assert result.exit_code == 1
    assert "the right digit of r1c1 has been crossed out" in result.stderr


def test_where_the_techniques_are_stuck_it_says_so(crosshatch: Run, hard: str) -> None:
    for level in ("1", "2", "3"):
        result = crosshatch("hint", "--only", "full-house", "--level", level, hard)
        assert result.exit_code == 0
        assert result.stdout == "None of the selected techniques finds a step here, but others may.\n"


def test_a_search_is_mentioned_at_level_3_and_never_as_a_hint(crosshatch: Run, hard: str) -> None:
    nearly_all = ",".join(each.technique.slug for each in default_strategies() if each.technique.slug != "full-house")
    said = (
        "No active technique finds a step here. Add more with --with ('crosshatch techniques' lists them), or let "
        "'crosshatch explain' continue with a search.\n"
    )
    assert crosshatch("hint", "--without", nearly_all, hard).stdout == said
    assert crosshatch("hint", "--level", "2", "--without", nearly_all, hard).stdout == said
    output = crosshatch("hint", "--level", "3", "--without", nearly_all, hard).stdout
    assert output.startswith(f"{said}\nA search would try this first:\n")
    two, three = [
        json.loads(crosshatch("hint", "--json", "--level", level, "--without", nearly_all, hard).stdout)
        for level in ("2", "3")
    ]
    assert "search" not in two
    assert (three["status"], three["look_at"]) == ("unique", [])
    assert three["search"]["notation"] in output
    assert "technique" not in three


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--without", "hidden-single"],
        ["--only", "naked-pair,hidden-single"],
        ["--only", "naked-pair"],
        ["--only", "full-house"],
    ],
    ids=" ".join,
)
def test_the_hint_is_the_first_of_all_steps(crosshatch: Run, quick: str, options: list[str]) -> None:
    first = crosshatch("steps", *options, quick).stdout.splitlines()[0]
    assert crosshatch("hint", "--level", "3", *options, quick).stdout.startswith(first)


def test_nothing_left_to_find(crosshatch: Run, solution: str) -> None:
    assert crosshatch("hint", solution).stdout == "Every cell is filled: there is nothing left to find.\n"


def test_a_puzzle_without_solution_gets_no_hint(crosshatch: Run, clash: str) -> None:
    result = crosshatch("hint", clash)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "two 5s in row 1" in result.stderr
    assert "'crosshatch check --why' explains this" in result.stderr
    assert "--why" not in crosshatch("hint", clash, clash).stderr


def test_a_puzzle_with_several_solutions_gets_a_hint_as_far_as_logic_goes(crosshatch: Run, several: str) -> None:
    result = crosshatch("hint", several)
    assert (result.exit_code, result.stdout) == (1, "Look at box 4.\n")
    fix = "'crosshatch check --why' explains this and lists changes that would fix a mistyped digit"
    assert result.stderr == f"crosshatch: at least two solutions: they first differ at r3c2; {fix}\n"


def test_no_search_goes_on_where_there_are_several_solutions(crosshatch: Run) -> None:
    for command in ("hint", "steps"):
        result = crosshatch(command, "1" + "." * 80)
        assert (result.exit_code, result.stdout.count("\n")) == (1, 1)
        assert result.stdout == "Nothing more can be concluded: every remaining candidate is part of a solution.\n"


def test_where_a_puzzle_with_several_solutions_has_more_to_conclude_it_does_not_say_so(crosshatch: Run) -> None:
    result = crosshatch("hint", "12345678" + "." * 73, "--only", "x-wing")
    said = "None of the selected techniques finds a step here, but others may.\n"
    assert (result.exit_code, result.stdout) == (1, said)


def test_json_for_puzzles_without_exactly_one_solution(crosshatch: Run, clash: str, several: str) -> None:
    result = crosshatch("hint", "--json", clash, several)
    assert (result.exit_code, result.stderr) == (1, "")
    impossible, ambiguous = [json.loads(line) for line in result.stdout.splitlines()]
    assert (impossible["status"], impossible["look_at"]) == ("impossible", [])
    assert impossible["conflicts"]
    assert (ambiguous["status"], ambiguous["look_at"]) == ("multiple", ["box 4"])


def test_json_gives_no_more_away_than_asked(crosshatch: Run, hard: str) -> None:
    first, second, third = [
        json.loads(crosshatch("hint", "--json", "--level", level, hard).stdout) for level in ("1", "2", "3")
    ]
    assert first == {
        "source": "",
        "puzzle": hard,
        "position": None,
        "status": "unique",
        "reason": "exactly one solution",
        "conflicts": [],
        "mistakes": [],
        "wrong_digits": [],
        "lost_candidates": [],
        "differ": [],
        "level": 1,
        "look_at": ["box 6"],
    }
    assert second == {
        **first,
        "level": 2,
        "technique": "hidden-single",
        "name": "Hidden Single",
        "summary": "A digit can go in only one cell of a house, so it goes there.",
    }
    assert third["placements"] == [{"cell": "r5c8", "digit": 2}]


def test_a_level_out_of_range(crosshatch: Run, easy: str) -> None:
    assert crosshatch("hint", "--level", "4", easy).exit_code == 2


def test_a_picture_of_the_whole_step(crosshatch: Run, hard: str, tmp_path: Path) -> None:
    assert crosshatch("hint", "--level", "3", "--pictures", str(tmp_path), hard).exit_code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["001-hidden-single.svg"]
    too_little = crosshatch("hint", "--pictures", str(tmp_path), hard)
    assert (too_little.exit_code, "--level 3" in too_little.stderr) == (2, True)
