"""The JSON Schemas of the docs: all that is written is as they say, and they leave nothing out."""

import json
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from crosshatch.batch.compact import FORM_VERSION
from crosshatch.batch.explaining import PathForm, explain_many
from crosshatch.batch.grading import GradeOutcome, grade_on_scales, grades_layout, record_of, section_of
from crosshatch.batch.path_rows import PathRows
from crosshatch.batch.rows import JsonForm
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import Entry, read_many
from crosshatch.grading import SCALES, scale_named
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.logic.step import Role
from crosshatch.solving.solver import Outcome, Solver
from crosshatch.techniques.catalogue import strategies_named

jsonschema = pytest.importorskip("jsonschema")

FOLDER = Path(__file__).parents[2] / "docs" / "pages" / "schemas"
EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
LINES = [EASY, HARD, "55" + EASY[2:], EASY[:20] + "." * 10 + EASY[30:], "nonsense", f":0000:x:+5{EASY[1:]}:222:::"]
SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])
SOME = strategies_named(["hidden-single", "pointing", "naked-pair", "x-wing", "2-string-kite", "cell-forcing-chain"])


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def strict(part: Any) -> Any:
    """Return a schema that allows no more keys than it names."""
    if isinstance(part, list):
        return [strict(each) for each in part]
    if not isinstance(part, dict):
        return part
    found = {key: strict(value) for key, value in part.items()}
    if "properties" in part and part.get("additionalProperties") is not True:
        found["additionalProperties"] = False
    return found


def rows(form: PathForm, solver: Solver, entries: list[Entry]) -> Iterator[dict[str, Any]]:
    for explained in explain_many(entries, solver=solver, form=form):
        yield json.loads(PathRows(form).row(explained.entry, explained.text))


SOLVERS = (Solver(SOME), Solver(SINGLES), Solver(SINGLES, fallback=None))


@pytest.mark.parametrize("name", [path.stem for path in FOLDER.glob("*.json")])
def test_each_is_a_schema_and_has_its_version_in_its_name(name: str) -> None:
    found = schema(name)
    jsonschema.Draft202012Validator.check_schema(found)
    assert found["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert found["$id"] == f"urn:crosshatch:{name[:-2]}:{name[-1]}"


@pytest.mark.parametrize("offers", [None, "technique", "all"])
def test_compact_paths_are_as_their_schema_says(offers: str | None) -> None:
    found = schema(f"compact-path-{FORM_VERSION}")
    validator = jsonschema.Draft202012Validator(strict(found))
    told = list(chain.from_iterable(rows(PathForm(offers=offers), each, list(read_many(LINES))) for each in SOLVERS))
    for row in told:
        validator.validate(row)
        assert {*found["required"], "source"} <= row.keys()
        assert len({len(row[name]) for name in row if isinstance(row[name], list)}) == 1
    assert {"solved by logic", "solved by search", "stuck", "no solution"} < {row["outcome"] for row in told}
    assert found["properties"]["outcome"]["enum"] == [str(each) for each in Outcome]


def test_columns_of_the_input_may_be_anything() -> None:
    entry = Entry(1, EASY, Puzzle(EASY), columns={"id": 17, "seen": ["yes"]})
    (explained,) = explain_many([entry], solver=SOLVERS[1])
    row = json.loads(PathRows(PathForm()).row(explained.entry, explained.text))
    assert row["seen"] == ["yes"]
    jsonschema.validate(row, schema("compact-path-1"))


@pytest.mark.parametrize("offers", [None, "technique"])
def test_paths_with_all_that_there_is_to_say_are_as_their_schema_says(offers: str | None) -> None:
    found = schema("path-1")
    validator = jsonschema.Draft202012Validator(strict(found))
    for solver in SOLVERS:
        for row in rows(PathForm(compact=False, offers=offers), solver, list(read_many(LINES))):
            validator.validate(row)
    assert set(found["$defs"]["role"]["enum"]) == {str(role) for role in Role}
    of_paths = [str(each) for each in Outcome if each not in (Outcome.UNREADABLE, Outcome.LOST)]
    assert found["$defs"]["path"]["properties"]["outcome"]["enum"] == of_paths


def test_grades_are_as_their_schema_says() -> None:
    found = schema("grades-1")
    validator = jsonschema.Draft202012Validator(strict(found))
    scales = [scale_named(name) for name in SCALES]
    form = JsonForm(grades_layout(map(section_of, scales)))
    outcomes = set()
    for results in grade_on_scales(read_many([*LINES[:3], "nonsense"]), scales):
        row = json.loads(form.write(record_of(results, form.layout)))
        validator.validate(row)
        outcomes.add(row["outcome"])
    assert outcomes == {"graded", "ungradable", "unreadable"}
    assert found["properties"]["outcome"]["enum"] == [str(each) for each in GradeOutcome]
    for section, scale in zip(form.layout.sections, scales, strict=True):
        assert set(found["$defs"][section.name]["required"]) == set(section.parts)
        assert found["$defs"][section.name]["properties"]["level"]["enum"] == [*scale.levels, None]


def test_a_grade_of_what_logic_does_not_finish_is_as_its_schema_says() -> None:
    data = CrosshatchScale(SINGLES).grade(Puzzle(HARD)).data()
    assert data["level"] is None
    jsonschema.validate(data, strict(schema("grades-1")["$defs"]["crosshatch"]))


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("compact-path-1", {"outcome": "fine"}),
        ("compact-path-1", {"techniques": "x-wing"}),
        ("compact-path-1", {"conclusions": ["r1c1"]}),
        ("compact-path-1", {"form_version": 2}),
        ("path-1", {"steps": [{}]}),
        ("path-1", {"status": "fine"}),
    ],
)
def test_what_is_otherwise_is_refused(name: str, change: Mapping[str, Any]) -> None:
    (explained,) = explain_many([Puzzle(EASY)], solver=SOLVERS[1], form=PathForm(compact=name != "path-1"))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(explained.data | change, schema(name))
