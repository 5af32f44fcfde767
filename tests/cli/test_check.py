"""``crosshatch check``."""

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import Result

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import write

Run = Callable[..., Result]


def test_one_solution(crosshatch: Run, easy: str) -> None:
    result = crosshatch("check", easy)
    assert (result.exit_code, result.stdout) == (0, "exactly one solution\n")


def test_no_solution_and_why(crosshatch: Run, clash: str) -> None:
    result = crosshatch("check", clash)
    assert result.exit_code == 1
    assert result.stdout == ("no solution: two 5s in row 1: r1c1 and r1c2; two 5s in box 1: r1c1 and r1c2\n")


def test_several_solutions_and_where_they_differ(crosshatch: Run, several: str) -> None:
    result = crosshatch("check", several)
    assert result.exit_code == 1
    first, *solutions, cells = result.stdout.splitlines()
    assert first == "at least two solutions: they first differ at r3c2"
    assert [len(line.strip()) for line in solutions] == [81, 81]
    assert cells.startswith("  cells where these differ: r3c23,r4c23,r8c23")


def test_fewer_givens_than_any_puzzle_with_one_solution_has(crosshatch: Run) -> None:
    def last(givens: str) -> str:
        return crosshatch("check", givens + "." * (81 - len(givens))).stdout.splitlines()[-1].strip()

    assert last("12345678") == "only 8 givens; with fewer than 17 there is always more than one solution"
    assert last("1") == "only 1 given; with fewer than 17 there is always more than one solution"
    assert last("") == "no givens; with fewer than 17 there is always more than one solution"


def test_a_slip_in_a_pencilmark_grid_makes_an_only_candidate_of_a_given(crosshatch: Run, easy: str) -> None:
    drawn = write(Puzzle(easy), "pencilmarks")
    rows = [each.split() for each in drawn.replace("|", " ").splitlines() if "-" not in each]
    assert rows[0][2] == "3"
    text = "\n".join(" ".join(row) for row in rows)
    assert crosshatch("check", text).stdout == "exactly one solution\n"
    rows[0][0] += "3"
    assert crosshatch("check", "\n".join(" ".join(row) for row in rows)).stdout == (
        "exactly one solution\n  not read as givens, since cells that they see list the same digit: r1c3\n"
    )


def test_several_puzzles_are_told_apart(crosshatch: Run, tmp_path: Path, easy: str, clash: str) -> None:
    (tmp_path / "two.txt").write_text(f"{easy}\n{clash}\n")
    result = crosshatch("check", "two.txt")
    assert result.exit_code == 1
    first, second = result.stdout.splitlines()
    assert first == "two.txt:1: exactly one solution"
    assert second.startswith("two.txt:2: no solution: two 5s in row 1")


def test_json(crosshatch: Run, easy: str, clash: str) -> None:
    good, bad = [json.loads(line) for line in crosshatch("check", "--json", easy, clash).stdout.splitlines()]
    assert good["status"] == "unique"
    assert bad["conflicts"][0]["cells"] == ["r1c1", "r1c2"]
