"""Paths in JSON and in notation are read as they stand."""

import json
from typing import Any

import pytest

from crosshatch.batch import compact_path
from crosshatch.batch.claimed_paths import NO_PATH, ClaimedPath, UnreadPath, read_paths
from crosshatch.board.boards import board
from crosshatch.board.candidate import Candidate
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.render.data import path_data, puzzle_data, step_data
from crosshatch.solving.solver import Solver
from told_steps import Example, examples

NOT_A_STEP = " does not have the form that 'explain --json' writes"
NOT_TECHNIQUES = "'techniques' is not a list of 1 name, one for each of the 'conclusions'"
LINE = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
PATH = Solver().solve(Puzzle(LINE))


def only(text: str) -> ClaimedPath:
    [path] = read_paths(text.splitlines(keepends=True))
    assert isinstance(path, ClaimedPath), path
    return path


def error_of(text: str) -> UnreadPath:
    *_, path = read_paths(text.splitlines(keepends=True), "file")
    assert isinstance(path, UnreadPath)
    return path


@pytest.mark.parametrize("data", [path_data(PATH), compact_path(PATH)], ids=["json", "compact"])
@pytest.mark.parametrize("indent", [None, 1])
def test_json(data: dict[str, Any], indent: int | None) -> None:
    path = only(json.dumps(data, indent=indent))
    assert path.puzzle == PATH.puzzle
    assert [each.step.conclusion for each in path.steps] == [each.conclusion for each in PATH.steps]
    assert [each.step.technique for each in path.steps] == [each.technique for each in PATH.steps]


def test_several_paths() -> None:
    text = json.dumps(compact_path(PATH))
    for several in (f"{text}\n\n{text}\n", f"[{text}, {text}]", f"[\n{text},\n{text}\n]"):
        assert len(list(read_paths(several.splitlines(keepends=True)))) == 2


ONE_OF_EACH = {(each.step.technique, each.grid.board): each for each in examples()}.values()


@pytest.mark.parametrize("example", ONE_OF_EACH, ids=lambda each: each.step.technique.slug)
def test_the_facts_of_steps(example: Example) -> None:
    """JSON has all that the checker needs but for deadly patterns, moves of symmetries and combined sums."""
    grid, step = example
    path = only(json.dumps({**puzzle_data(Puzzle.of_grid(grid)), "steps": [step_data(step)]}))
    [claimed] = path.steps
    assert (claimed.step.placements, claimed.step.eliminations) == (step.placements, step.eliminations)
    assert claimed.notation == step.notation
    if claimed.complete:
        facts = (step.truths, step.rules, step.counted_links)
        are_same = facts == (claimed.step.truths, claimed.step.rules, claimed.step.counted_links)
        assert are_same
        assert len(claimed.step.branches) == len(step.branches)
    else:
        text = json.dumps(step_data(step))
        lacking = "not only", "only with its image", "the sum of"
        assert step.technique.family == "Search" or step.rules or any(each in text for each in lacking)


@pytest.mark.parametrize(
    ("line", "conclusion"),
    [
        ("Naked Single: r1c2=4", "r1c2=4"),
        ("12. Naked Single: r1c2=4", "r1c2=4"),
        ("X-Wing: 1 c78 r34 => r3c56<>1", "r3c56<>1"),
        ("Locked Candidates Type 1 (Pointing): 5 in b1 => r4c2,r5c2<>5", "r45c2<>5"),
        ("XY-Chain: 3 3- r1c1 -5- r1c2 -3 => r2c3<>3, r4c5<>3", "r2c3,r4c5<>3"),
        ("something of mine => R2C3<>37", "r2c3<>3, r2c3<>7"),
        ("Naked Triple: 1,2,3 in r123c4 => r5c4<>1, r6c4<>1,r7c4<>2", "r56c4<>1, r7c4<>2"),
        ("r1c2=4", "r1c2=4"),
    ],
)
def test_notation(line: str, conclusion: str) -> None:
    path = only(f"# a comment\n{LINE}\n{line}\n   an explanation of it: r9c9=1\n\nsolved by logic, 1 step\n")
    assert path.steps[0].step.conclusion == conclusion


def test_several_paths_in_notation() -> None:
    first, second = read_paths([LINE, "Naked Single: r1c2=4", LINE], "file")
    assert isinstance(first, ClaimedPath)
    assert isinstance(second, ClaimedPath)
    assert (first.source, len(first.steps)) == ("file:1", 1)
    assert (second.source, len(second.steps)) == ("file:3", 0)


def test_the_board_of_a_text() -> None:
    path = only("# board: 4x4\n2.......1.3...4.\nHidden Single: r1c2=3\n")
    assert path.puzzle.board == board("4x4")
    [other] = read_paths(["2.......1.3...4.", "r1c2=3"], board=board("4x4"))
    assert isinstance(other, ClaimedPath)
    assert other.steps[0].step.placements == (Candidate(cell_named("r1c2"), 3),)


@pytest.mark.parametrize(
    ("text", "source", "error"),
    [
        ("", "file", "no path found"),
        ("{\n", "file", "invalid JSON: "),
        ('{"a": 1}', "file:1", NO_PATH),
        ('{"puzzle": "123", "steps": []}', "file:1", "expected 81 cells, found 3"),
        (json.dumps({"puzzle": LINE, "board": "9x8", "steps": []}), "file:1", "there is no board '9x8'"),
        (json.dumps({"puzzle": LINE, "steps": 57}), "file:1", NO_PATH),
        *(
            (json.dumps({"puzzle": LINE, "steps": [step]}), "file:1", f"step 1{error}")
            for step, error in [
                (3, NOT_A_STEP),
                ({"placements": 5}, NOT_A_STEP),
                ({"placements": [{"cell": "r1c2"}]}, NOT_A_STEP),
                ({"placements": [{"cell": "r1c2", "digit": "x"}]}, NOT_A_STEP),
                ({"notation": "r1c2=4 or so"}, ": character 8: expected a conclusion, such as "),
            ]
        ),
        *(
            (json.dumps({"puzzle": LINE, "conclusions": ["r1c2=4"], "techniques": each}), "file:1", NOT_TECHNIQUES)
            for each in (["a", "b"], "Naked Single*1", {"Naked Single": 1}, [None])
        ),
        (json.dumps({"puzzle": LINE, "conclusions": "r1c2=4"}), "file:1", "'conclusions' is not a list of texts"),
        ("Naked Single: r1c2=4", "file:1", "expected a puzzle before the first step"),
        (f"{LINE}\nNaked Single: r1c2=4 or so", "file:2", "character 22: expected a conclusion, such as "),
        (f"{LINE}\nhello", "file:2", "neither a step, which ends with a conclusion such as => r1c2<>3, nor a puzzle: "),
    ],
)
def test_what_cannot_be_read(text: str, source: str, error: str) -> None:
    found = error_of(text)
    assert found.source == source
    assert found.error.startswith(error)
