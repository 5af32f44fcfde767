"""``crosshatch steps``."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.board.puzzle import Puzzle
from crosshatch.solving.solver import Solver

Run = Callable[..., Result]


def test_everything_that_can_be_found_now(crosshatch: Run, quick: str) -> None:
    result = crosshatch("steps", quick)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [step.notation for step in Solver().steps(Puzzle(quick))]


def test_some_techniques_only(crosshatch: Run, hard: str) -> None:
    result = crosshatch("steps", "--only", "naked-pair", "--only", "hidden-single", hard)
    names = {line.partition(":")[0] for line in result.stdout.splitlines()}
    assert names == {"Naked Pair", "Hidden Single"}


def test_reasons(crosshatch: Run, hard: str) -> None:
    output = crosshatch("steps", "--reasons", "--only", "hidden-single", hard).stdout
    assert output.startswith("1. Hidden Single: r5c8=2\n   In box 6, only one empty cell can still take the 2")


def test_nothing_to_be_found(crosshatch: Run, hard: str, solution: str) -> None:
    assert crosshatch("steps", "--only", "full-house", hard).stdout == (
        "None of the selected techniques finds a step here, but others may.\n"
    )
    assert crosshatch("steps", solution).stdout == "Every cell is filled: there is nothing left to find.\n"


def test_json(crosshatch: Run, quick: str) -> None:
    data = json.loads(crosshatch("steps", "--json", quick).stdout)
    assert data["puzzle"] == quick
    assert [each["notation"] for each in data["steps"]] == [step.notation for step in Solver().steps(Puzzle(quick))]


def test_a_puzzle_without_one_solution(crosshatch: Run, clash: str, several: str) -> None:
    impossible = crosshatch("steps", clash)
    assert (impossible.exit_code, impossible.stdout) == (1, "")
    assert "two 5s in row 1" in impossible.stderr
    ambiguous = crosshatch("steps", "--only", "hidden-single", several)
    assert ambiguous.exit_code == 1
    assert "Hidden Single" in ambiguous.stdout


def test_json_of_a_puzzle_without_one_solution(crosshatch: Run, clash: str, several: str) -> None:
    result = crosshatch("steps", "--only", "hidden-single", "--json", clash, several)
    impossible, ambiguous = [json.loads(line) for line in result.stdout.splitlines()]
    assert (result.exit_code, result.stderr) == (1, "")
    assert (impossible["status"], impossible["steps"]) == ("impossible", [])
    assert ambiguous["status"] == "multiple"
    assert ambiguous["steps"]


def test_an_error_names_the_option_that_was_used(crosshatch: Run, hard: str) -> None:
    result = crosshatch("steps", "--only", "xwinf", hard)
    assert result.exit_code == 2
    assert "Invalid value for '--only'" in result.stderr
    assert "did you mean x-wing?" in result.stderr


def test_a_technique_of_another_scale_is_not_called_unknown(crosshatch: Run, hard: str) -> None:
    result = crosshatch("steps", "--only", "cross-hatching", hard)
    assert result.exit_code == 2
    assert "only the Explainer scale has Hidden Single in a Box; it cannot be chosen here" in result.stderr


def test_pictures(crosshatch: Run, hard: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    result = crosshatch("steps", "--only", "hidden-single", "--pictures", str(folder), hard)
    files = sorted(folder.iterdir())
    assert len(files) == len(result.stdout.splitlines())
    assert files[0].name == "001-hidden-single.svg"
    assert "<title" in files[0].read_text(encoding="utf-8")
    assert result.stderr == f"{folder}: {len(files)} pictures\n"


def test_pictures_of_cases(crosshatch: Run, tmp_path: Path) -> None:
    position = "....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7......."
    result = crosshatch("steps", "--only", "forcing-chain-verity", "--pictures", str(tmp_path), "--json", position)
    names = {file.name for file in tmp_path.iterdir()}
    assert result.stderr == f"{tmp_path}: {len(names)} pictures\n"
    assert {"001-forcing-chain-verity.svg", "001-forcing-chain-verity-case-1.svg"} <= names


@pytest.mark.parametrize("name", ["step.png", "step.gif"])
def test_pictures_need_a_folder(crosshatch: Run, hard: str, name: str) -> None:
    result = crosshatch("steps", "--pictures", name, hard)
    assert result.exit_code == 2
    assert f"{name!r} is the name of a picture; give the name of a folder." in result.stderr


def test_pictures_where_there_can_be_none(crosshatch: Run, hard: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    result = crosshatch("steps", "--only", "hidden-single", "--pictures", str(file / "folder"), hard)
    assert result.exit_code == 2
    assert result.stderr.endswith(f"cannot write {file / 'folder'}: '{file}' is a file, not a folder\n")
