"""Parquet: what rows say, in typed columns."""

import json
import sys
from pathlib import Path
from typing import Any

import attrs
import pytest

from crosshatch.batch import parquet as module
from crosshatch.batch.explaining import PathForm, explain_many
from crosshatch.batch.files import UnfitFile
from crosshatch.batch.grading import grade_many, grade_to_file, grades_layout, record_of, section_of
from crosshatch.batch.parquet import is_parquet, to_parquet
from crosshatch.batch.path_rows import PathRows
from crosshatch.batch.rows import JsonForm
from crosshatch.board.errors import MissingExtra
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read_file, read_many
from crosshatch.grading import scale_named
from crosshatch.grading.hardest_step import HardestStepScale
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategies_named

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
LINES = [EASY, "nonsense", "5" + EASY[1:], EASY]
BIG = 2**63
SOLVER = Solver(strategies_named(["full-house", "hidden-single", "naked-single"]))


def rows_of_paths(path: Path, lines: list[str], columns: list[dict[str, Any]] | None = None) -> list[dict[str, Any]]:
    """Write rows of paths to a file, and return them."""
    form = PathForm(offers="technique")
    entries = [
        attrs.evolve(entry, columns=columns[number] if columns else {}) for number, entry in enumerate(read_many(lines))
    ]
    told = [PathRows(form).row(each.entry, each.text) for each in explain_many(entries, solver=SOLVER, form=form)]
    path.write_text("".join(f"{line}\n" for line in told))
    return [json.loads(line) for line in told]


def rows_of_grades(path: Path, lines: list[str], scales: list[str]) -> list[dict[str, Any]]:
    """Write rows of grades to a file, and return them."""
    form = JsonForm(grades_layout(section_of(scale_named(scale)) for scale in scales))
    graded = zip(*(grade_many(read_many(lines), scale) for scale in scales), strict=True)
    told = [form.write(record_of(dict(zip(scales, each, strict=True)), form.layout)) for each in graded]
    path.write_text("".join(f"{line}\n" for line in told))
    return [json.loads(line) for line in told]


def read(path: Path) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """Return the types of the columns and the rows of a Parquet file."""
    table = pytest.importorskip("pyarrow.parquet").read_table(path)
    return {field.name: str(field.type) for field in table.schema}, table.to_pylist(maps_as_pydicts="strict")


@pytest.mark.usefixtures("pyarrow")
def test_paths_come_back_as_they_were(tmp_path: Path) -> None:
    told = rows_of_paths(tmp_path / "rows", LINES)
    assert to_parquet(tmp_path / "rows", tmp_path / "paths.parquet") == 4
    types, rows = read(tmp_path / "paths.parquet")
    assert rows == told
    assert types == {
        "source": "string",
        "puzzle": "string",
        "position": "string",
        "error": "string",
        "outcome": "string",
        "logic_steps": "int32",
        "techniques": "list<element: string>",
        "ratings": "list<element: double>",
        "conclusions": "list<element: string>",
        "on_offer": "list<element: int32>",
        "form_version": "int32",
        "ratings_version": "string",
    }


@pytest.mark.usefixtures("pyarrow")
def test_columns_of_the_input_have_the_type_that_fits(tmp_path: Path) -> None:
    columns = [
        {"id": "017", "number": 1, "share": 1, "seen": True, "mixed": 1, "tags": ["a"], "empty": None, "huge": 1},
        {
            "id": "18",
            "number": 2,
            "share": 0.5,
            "seen": False,
            "mixed": "two",
            "tags": {},
            "empty": None,
            "huge": 2**63,
        },
    ]
    rows_of_paths(tmp_path / "rows", [EASY, EASY], columns)
    to_parquet(tmp_path / "rows", tmp_path / "paths.parquet")
    types, rows = read(tmp_path / "paths.parquet")
    kinds = {"id": "string", "number": "int64", "share": "double", "seen": "bool", "mixed": "string", "tags": "string"}
    assert {name: types[name] for name in kinds} == kinds
    assert [[row[name] for name in columns[0]] for row in rows] == [
        ["017", 1, 1.0, True, "1", '["a"]', None, "1"],
        ["18", 2, 0.5, False, "two", "{}", None, str(BIG)],
    ]


@pytest.mark.usefixtures("pyarrow")
def test_columns_of_a_table_have_the_type_that_fits(tmp_path: Path) -> None:
    table = ["puzzle,id,givens,weight", f"{EASY},007,32,0.50", f"{EASY},8,,1"]
    grade_to_file(read_file(table), tmp_path / "grades.parquet")
    types, rows = read(tmp_path / "grades.parquet")
    assert [types[name] for name in ("id", "givens", "weight")] == ["string", "int64", "double"]
    assert [[row[name] for name in ("id", "givens", "weight")] for row in rows] == [["007", 32, 0.5], ["8", None, 1.0]]


@pytest.mark.usefixtures("pyarrow")
def test_grades_have_columns_that_begin_with_the_name_of_the_scale(tmp_path: Path) -> None:
    told = rows_of_grades(tmp_path / "rows", LINES, ["crosshatch", "hodoku"])
    to_parquet(tmp_path / "rows", tmp_path / "grades.parquet")
    types, rows = read(tmp_path / "grades.parquet")
    for row, data in zip(rows, told, strict=True):
        for name, value in data.items():
            if name not in ("crosshatch", "hodoku"):
                assert row[name] == value
            else:
                parts = {part.removeprefix(f"{name}_"): row[part] for part in types if part.startswith(f"{name}_")}
                assert parts == (value or dict.fromkeys(parts))
    assert types["crosshatch_rating"] == "double"
    assert types["crosshatch_steps"] == types["hodoku_score"] == "int32"
    assert types["crosshatch_nested"] == "bool"
    assert types["hodoku_techniques"].startswith("map<string, int32")
    assert rows[0]["hodoku_techniques"]["Full House"] > 0


@pytest.mark.usefixtures("pyarrow")
def test_the_columns_of_a_scale_are_there_without_a_grade_too(tmp_path: Path) -> None:
    rows_of_grades(tmp_path / "rows", [EASY], ["explainer"])
    rows_of_grades(tmp_path / "none", ["nonsense"], ["explainer"])
    to_parquet(tmp_path / "rows", tmp_path / "grades.parquet")
    to_parquet(tmp_path / "none", tmp_path / "none.parquet")
    assert read(tmp_path / "none.parquet")[0] | {"explainer_version": "string"} == read(tmp_path / "grades.parquet")[0]


@pytest.mark.usefixtures("pyarrow")
def test_a_scale_of_ones_own_has_typed_columns_even_without_a_grade(tmp_path: Path) -> None:
    scale = HardestStepScale(SOLVER.strategies)
    scale.name = "mine"
    grade_to_file(read_many(["nonsense", EASY]), tmp_path / "some.parquet", scale)
    grade_to_file(read_many(["nonsense"]), tmp_path / "none.parquet", scale)
    types, rows = read(tmp_path / "some.parquet")
    assert "mine" not in types
    assert [types[f"mine_{part}"] for part in ("level", "rating", "version")] == ["string", "double", "string"]
    assert types["mine_techniques"].startswith("map<string, int32")
    assert [row["mine_rating"] for row in rows] == [None, scale.grade(Puzzle(EASY)).rating]
    assert read(tmp_path / "none.parquet")[0] == types
    assert grade_to_file(read_many(["nonsense"]), tmp_path / "none.parquet", scale, resume=True).total() == 1


@pytest.mark.usefixtures("pyarrow")
def test_rows_stand_in_groups_of_bounded_size_and_the_same_rows_give_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pyarrow.parquet import ParquetFile

    monkeypatch.setattr(module, "BATCH", 2)
    monkeypatch.setattr(module, "ROW_GROUP", 4)
    rows_of_paths(tmp_path / "rows", [EASY] * 11)
    for name in ("one", "two"):
        assert to_parquet(tmp_path / "rows", tmp_path / name) == 11
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    with ParquetFile(tmp_path / "one") as file:
        assert [file.metadata.row_group(group).num_rows for group in range(file.num_row_groups)] == [4, 4, 3]
    assert sorted(each.name for each in tmp_path.iterdir()) == ["one", "rows", "two"]


@pytest.mark.usefixtures("pyarrow")
@pytest.mark.parametrize("text", ["source,puzzle\n", "17\n", '{"puzzle": 1}\n', "{\n"])
def test_what_holds_no_rows_is_refused_and_leaves_nothing_behind(tmp_path: Path, text: str) -> None:
    (tmp_path / "rows").write_text(text)
    with pytest.raises(UnfitFile, match=r"line 1 of .* is not a row that can be converted to Parquet"):
        to_parquet(tmp_path / "rows", tmp_path / "paths.parquet")
    assert [each.name for each in tmp_path.iterdir()] == ["rows"]


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(MissingExtra, match=r"pip install 'crosshatch\[parquet\]'"):
        to_parquet(tmp_path / "rows", tmp_path / "paths.parquet")


def test_a_parquet_file_is_known_by_its_name() -> None:
    assert is_parquet(Path("paths.parquet"))
    assert is_parquet(Path("PATHS.PARQUET"))
    assert not is_parquet(Path("paths.jsonl"))


@pytest.fixture
def pyarrow() -> Any:
    """Leave a test out where PyArrow is not installed."""
    return pytest.importorskip("pyarrow.parquet")
