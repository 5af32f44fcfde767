"""Fields of paths: what they contain, their types, and files that hold them."""

import csv
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest

from crosshatch import Puzzle, Solver
from crosshatch.batch.fields import FIELDS, PROFILES, FieldError, FieldForm, StepField, canonical_id, fields_named
from crosshatch.batch.files import UnfitFile
from crosshatch.batch.path_rows import explain_to_file
from crosshatch.board import random_transformation
from crosshatch.board.grid import Grid
from crosshatch.formats import read_many
from crosshatch.grading.registry import SCALES, scale_named
from crosshatch.position.status import check
from crosshatch.render.data import pattern_data
from crosshatch.solving.solver import Outcome
from crosshatch.words import explained

HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
UNSOLVABLE = "55" + "." * 79
MANY = "5" + "." * 80
ALL = FieldForm(names=tuple(FIELDS))


@pytest.fixture(scope="module")
def row() -> dict[str, Any]:
    puzzle = Puzzle(HARD)
    return ALL.data(Solver().solve(puzzle), check(puzzle))


def fits(value: Any, kind: Any) -> bool:
    if get_origin(kind) is list:
        return isinstance(value, list) and all(fits(each, get_args(kind)[0]) for each in value)
    return value is None or isinstance(value, (int, float) if kind is float else kind if kind is not dict else dict)


def test_fields_have_their_types(row: dict[str, Any]) -> None:
    assert [
        name for name, each in FIELDS.items() if not fits(row[name], int if name == "canonical_id" else each.type)
    ] == []
    assert json.loads(json.dumps(row)) == row


def test_fields_of_steps_say_what_steps_say(row: dict[str, Any]) -> None:
    path = Solver().solve(Puzzle(HARD))
    assert row["steps"] == len(path)
    for number, (grid, step) in enumerate(path.positions()):
        assert row["techniques"][number] == step.technique.slug
        assert row["positions"][number] == grid.line()
        assert row["notation"][number] == step.notation
        assert row["words"][number] == explained(step)
        assert row["patterns"][number] == json.loads(json.dumps(pattern_data(step.pattern)))
        assert [len(each) for each in row["truths"][number]] == [len(each.candidates(grid)) for each in step.truths]


def test_placements_and_eliminations_lead_from_each_position_to_the_next(row: dict[str, Any]) -> None:
    grid = Puzzle(HARD).grid()
    for number in range(row["steps"]):
        assert row["positions"][number] == grid.line()
        assert row["candidates"][number] == list(masks(grid))
        for each in row["eliminations"][number]:
            grid.eliminate(9 * (each // 100 - 1) + each // 10 % 10 - 1, each % 10)
        for each in row["placements"][number]:
            grid.place(9 * (each // 100 - 1) + each // 10 % 10 - 1, each % 10)
    assert grid.line() == row["solution"]


def masks(grid: Grid) -> Iterator[int]:
    for cell in range(81):
        digits = (
            [grid.value(cell)]
            if grid.value(cell)
            else [each for each in range(1, 10) if grid.digits_of(cell) >> each & 1]
        )
        yield sum(2 ** (digit - 1) for digit in digits)


def test_grades_are_those_of_the_scales(row: dict[str, Any]) -> None:
    for scale in SCALES:
        data = scale_named(scale).grade(Puzzle(HARD)).data()
        found = {name: row[f"{scale}_{name}"] for name in data if f"{scale}_{name}" in FIELDS}
        assert found == {name: data[name] for name in found}
        assert found
    assert (row["level"], row["er"], row["hardest"]) == ("Hard", 3.2, "X-Wing")
    assert row["essential_steps"] == len(Solver().solve(Puzzle(HARD)).essential())


def test_equivalent_puzzles_share_their_number(row: dict[str, Any]) -> None:
    other = Puzzle(HARD).transformed(random_transformation(5))
    assert canonical_id(other.canonical().line) == row["canonical_id"] == canonical_id(row["canonical"])
    assert 0 <= row["canonical_id"] < 2**63


@pytest.mark.parametrize(("line", "outcome"), [(UNSOLVABLE, Outcome.NO_SOLUTION), (MANY, Outcome.SEVERAL_SOLUTIONS)])
def test_a_puzzle_without_one_solution_has_no_grade(line: str, outcome: Outcome) -> None:
    data = ALL.data(Solver(fallback=None).solve(Puzzle(line)), check(Puzzle(line)))
    assert (data["outcome"], data["level"], data["er"]) == (outcome, None, None)
    assert data["error"]


def test_fields_that_take_too_long_are_empty() -> None:
    path = Solver().solve(Puzzle(HARD))
    data = ALL.data(path, check(Puzzle(HARD)), finished=False)
    assert (data["level"], data["hodoku_score"], data["steps"]) == (None, None, len(path))


def test_names() -> None:
    assert fields_named(["er", "words", "er"], "labels") == ("level", "er", "hardest", "essential_steps", "words")
    with pytest.raises(FieldError, match=r"no field is called 'eliminated'; did you mean eliminations\?"):
        FieldForm(names=("eliminated",))
    with pytest.raises(FieldError, match="choose one of lm, labels"):
        fields_named(profile="ml")
    assert all(set(names) <= FIELDS.keys() for names in PROFILES.values())


def test_files(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    lines = [HARD, UNSOLVABLE, "nonsense"]
    with ThreadPoolExecutor() as executor:
        for ending in ("jsonl", "parquet"):
            explain_to_file(read_many(lines), tmp_path / f"all.{ending}", executor, form=ALL)
    explain_to_file(read_many(lines), tmp_path / "alone.parquet", form=ALL)
    rows = [json.loads(line) for line in (tmp_path / "all.jsonl").read_text().splitlines()]
    assert (tmp_path / "alone.parquet").read_bytes() == (tmp_path / "all.parquet").read_bytes()
    table = parquet.read_table(tmp_path / "all.parquet")
    for row, read in zip(rows, table.to_pylist(maps_as_pydicts="strict"), strict=True):
        read["patterns"] = [json.loads(each) for each in read["patterns"]]
        assert read == row
    assert [str(table.schema.field(name).type) for name in ("canonical_id", "er", "steps")] == [
        "int64",
        "double",
        "int32",
    ]


def test_resumed(tmp_path: Path) -> None:
    lines, path = [HARD, MANY, "nonsense"], tmp_path / "some.csv"
    form = FieldForm(names=PROFILES["labels"])
    explain_to_file(read_many(lines), path, form=form)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.index(b"several")])
    explain_to_file(read_many(lines), path, form=form, resume=True)
    assert path.read_bytes() == whole
    rows = list(csv.DictReader(path.open()))
    assert [each["hardest"] for each in rows] == ["X-Wing", "", ""]


def test_tables_hold_no_lists(tmp_path: Path) -> None:
    with pytest.raises(
        UnfitFile, match=r"CSV can store only fields with one value per puzzle, unlike words and notation"
    ):
        explain_to_file([], tmp_path / "x.csv", form=FieldForm(names=("er", "words", "notation")))
    with pytest.raises(UnfitFile, match="--fields"):
        explain_to_file([], tmp_path / "x.csv")
    assert all(isinstance(FIELDS[name], StepField) for name in ("words", "notation"))
