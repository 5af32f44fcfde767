"""``crosshatch solve``."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


def test_the_solution_on_one_line(crosshatch: Run, easy: str, solution: str) -> None:
    result = crosshatch("solve", easy)
    assert (result.exit_code, result.stdout, result.stderr) == (0, f"{solution}\n", "")


def test_several_puzzles_give_several_lines(crosshatch: Run, easy: str, solution: str, hard: str) -> None:
    result = crosshatch("solve", easy, hard, easy)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[::2] == [solution, solution]


def test_a_grid(crosshatch: Run, easy: str) -> None:
    lines = crosshatch("solve", "--grid", easy).stdout.splitlines()
    assert len(lines) == 13
    assert lines[1] == "| 4 8 3 | 9 2 1 | 6 5 7 |"


def test_each_of_several_grids_says_whose_it_is(crosshatch: Run, tmp_path: Path, easy: str, clash: str) -> None:
    (tmp_path / "many.csv").write_text(f"puzzle,level\n{easy},easy\n12345\n{clash},none\n{easy},easy\n")
    lone = crosshatch("solve", "--grid", easy).stdout
    first, unread, unsolved, last = crosshatch("solve", "--grid", "many.csv").stdout.split("\n\n")
    assert first == f"# many.csv:2\n{lone}".rstrip()
    assert unread == "# many.csv:3\n12345 # expected 81 cells, found 5"
    assert unsolved.startswith(f"# many.csv:4\n{clash} # no solution: two 5s in row 1")
    assert last == f"# many.csv:5\n{lone}"
    assert crosshatch("solve", "--grid", "--json", easy, easy).stdout.startswith('{"source": "argument 1"')


@pytest.mark.parametrize("search", ["backtracking", "dlx"])
def test_every_search_comes_to_the_same(crosshatch: Run, easy: str, hard: str, several: str, search: str) -> None:
    assert crosshatch("solve", "--search", search, easy, hard).stdout == crosshatch("solve", easy, hard).stdout
    assert crosshatch("solve", "--search", search, several).exit_code == 1
    assert crosshatch("solve", "--search", search, "55" + "." * 79).exit_code == 1


def test_the_tree_of_the_search(crosshatch: Run, hard: str) -> None:
    solution, *tree = crosshatch("solve", "--tree", hard).stdout.splitlines()
    assert len(solution) == 81
    assert tree[0] == "start, 8 forced: expanded"
    assert "dead end, no place for 9 in row 9" in tree[2]
    assert tree[-1].endswith("solved")


def test_a_puzzle_without_solution(crosshatch: Run, clash: str) -> None:
    result = crosshatch("solve", clash)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("crosshatch: no solution: two 5s in row 1: r1c1 and r1c2; ")


def test_a_puzzle_without_solution_that_is_not_seen_at_once(crosshatch: Run, easy: str) -> None:
    result = crosshatch("solve", "5" + easy[1:])
    assert result.exit_code == 1
    assert "'crosshatch check --why' explains this" in result.stderr


def test_a_puzzle_with_several_solutions(crosshatch: Run, several: str) -> None:
    result = crosshatch("solve", several)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        "crosshatch: at least two solutions: they first differ at r3c2; 'crosshatch check' shows two of them\n"
    )


def test_json(crosshatch: Run, easy: str, solution: str, several: str) -> None:
    result = crosshatch("solve", "--json", easy, several)
    first, second = [json.loads(line) for line in result.stdout.splitlines()]
    assert first == {
        "source": "argument 1",
        "puzzle": easy,
        "position": None,
        "status": "unique",
        "reason": "exactly one solution",
        "conflicts": [],
        "mistakes": [],
        "wrong_digits": [],
        "lost_candidates": [],
        "differ": [],
        "solution": solution,
    }
    assert second["solution"] is None
    assert second["status"] == "multiple"
    assert result.exit_code == 1


def test_json_with_the_tree(crosshatch: Run, hard: str) -> None:
    data = json.loads(crosshatch("solve", "--json", "--tree", "--search", "dlx", hard).stdout)
    assert data["search"]["state"] == "expanded"


def test_a_first_cell_that_looks_like_an_option(crosshatch: Run, easy: str, solution: str) -> None:
    assert crosshatch("solve", easy.replace(".", "-"), "--grid").exit_code == 0
    assert crosshatch("solve", easy.replace(".", "-")).stdout == f"{solution}\n"


def test_each_puzzle_of_several_has_its_line(
    crosshatch: Run, tmp_path: Path, easy: str, solution: str, several: str, clash: str
) -> None:
    wrong = f":0000:x:+5{easy[1:]}::::"
    lines = [easy, several, "hello world", easy, clash, wrong]
    (tmp_path / "many.txt").write_text("\n".join(lines))
    result = crosshatch("solve", "many.txt")
    first, *failed, last = [line.partition(" # ") for line in result.stdout.splitlines()]
    assert first[0] == solution
    assert [text for text, _, _ in (*failed, last)] == [several, "hello world", solution, clash, wrong]
    reasons = [reason for _, _, reason in failed]
    assert reasons[0] == "at least two solutions: they first differ at r3c2; 'crosshatch check' shows two of them"
    assert reasons[1] == "'h' at character 1 (r1c1) is neither a digit nor an empty cell"
    assert reasons[2] == ""
    assert reasons[3].startswith("no solution: two 5s in row 1")
    assert last[2].startswith("no solution from here: r1c1 cannot be 5")


def test_what_could_not_be_read_from_a_grid_or_a_file_has_one_line_too(crosshatch: Run, easy: str) -> None:
    grid = "\n".join(easy[start : start + 9] for start in range(0, 72, 9))
    result = crosshatch("solve", grid, "none.txt", easy)
    first, second, _ = result.stdout.splitlines()
    assert first.startswith(f"{grid} # expected 9 rows, found 8".replace("\n", " "))
    assert second.startswith("none.txt # no such file, and not a puzzle")


def test_by_logic_alone(crosshatch: Run, easy: str, hard: str, solution: str) -> None:
    assert crosshatch("solve", "--search", "none", easy).stdout == f"{solution}\n"
    assert crosshatch("solve", "--search", "none", hard).stdout == crosshatch("solve", hard).stdout
    singles = ("--search", "none", "--only", "full-house,hidden-single,naked-single")
    result = crosshatch("solve", *singles, hard)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "crosshatch: not solved by logic: no technique finds a step after 8 steps\n"
    data = json.loads(crosshatch("solve", "--json", *singles, hard).stdout)
    assert (data["status"], data["solution"]) == ("unique", None)


def test_by_logic_alone_where_no_technique_finds_a_step(crosshatch: Run, hard: str, solution: str) -> None:
    swordfish = ("--search", "none", "--only", "swordfish")
    result = crosshatch("solve", *swordfish, hard)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "crosshatch: not solved by logic: no technique finds a step\n"
    assert json.loads(crosshatch("solve", "--json", *swordfish, hard).stdout)["solution"] is None
    assert json.loads(crosshatch("solve", "--json", *swordfish, solution).stdout)["solution"] == solution


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--only", "x-wing"], "need --search none"),
        (["--with", "squirmbag", "--search", "dlx"], "need --search none"),
        (["--search", "none", "--tree"], "--tree and --search none cannot be combined"),
    ],
)
def test_options_that_do_not_go_together(crosshatch: Run, easy: str, options: list[str], problem: str) -> None:
    result = crosshatch("solve", *options, easy)
    assert result.exit_code == 2
    assert problem in " ".join(result.stderr.split())
