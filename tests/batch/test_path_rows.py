"""Paths as rows: written in one line each, and read back as far as a run that goes on needs them."""

import json
from io import StringIO

import attrs
import pytest

from crosshatch.batch.compact import PathOutcome
from crosshatch.batch.explaining import PathForm, explain_many
from crosshatch.batch.path_rows import PathRow, PathRows, path_row
from crosshatch.formats import read_file
from crosshatch.solver import Solver
from crosshatch.strategies.catalogue import strategies_named

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
POSITION = f":0000:x:..3.2+16{EASY[7:]}:222:::"
LINES = [EASY, HARD, "55" + EASY[2:], EASY[:20] + "." * 10 + EASY[30:], "nonsense", POSITION]
SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])
FORMS = [PathForm(), PathForm(offers="technique"), PathForm(compact=False)]
COLUMNS = {"id": "A17", "born": 1979}


def rows(form: PathForm, *lines: str, search: bool = True) -> list[PathRow]:
    solver = Solver(SINGLES) if search else Solver(SINGLES, fallback=None)
    explained = explain_many(read_file(StringIO("\n".join(lines))), solver=solver, form=form)
    return [path_row(f"file:{each.entry.number}", COLUMNS, each) for each in explained]


@pytest.mark.parametrize("form", FORMS)
def test_a_row_is_read_back_but_for_its_path(form: PathForm) -> None:
    written = PathRows(form)
    told = rows(form, *LINES)
    assert [row.outcome for row in told] == [
        PathOutcome.LOGIC,
        PathOutcome.SEARCH,
        PathOutcome.NO_SOLUTION,
        PathOutcome.SEVERAL_SOLUTIONS,
        PathOutcome.UNREADABLE,
        PathOutcome.LOGIC,
    ]
    for row in told:
        line = written.write(row)
        assert line.startswith(written.row_start)
        assert "\n" not in line
        again = written.read(line)
        assert (again.source, again.puzzle, again.outcome) == (row.source, row.puzzle, row.outcome)


def test_a_row_begins_with_its_source_and_the_columns_that_came_with_it() -> None:
    (row,) = rows(PathForm(), EASY)
    data = json.loads(PathRows(PathForm()).write(row))
    assert list(data)[:4] == ["source", "id", "born", "puzzle"]
    assert (data["source"], data["id"], data["born"]) == ("file:1", "A17", 1979)


@pytest.mark.parametrize("form", FORMS)
def test_columns_that_are_called_like_fields_have_other_names(form: PathForm) -> None:
    (row,) = rows(form, EASY)
    taken = dict.fromkeys(("source", "error", *form.fields), "theirs")
    line = PathRows(form).write(attrs.evolve(row, columns=taken))
    data = json.loads(line)
    assert len(data) == len(json.loads(line, object_pairs_hook=list))
    assert {f"input_{name}" for name in taken} < data.keys()
    assert (data["source"], data["puzzle"]) == ("file:1", EASY)
    assert PathRows(form).read(line).puzzle == row.puzzle


@pytest.mark.parametrize("form", FORMS)
def test_outcomes_of_paths_that_did_not_end_well(form: PathForm) -> None:
    (stuck,) = rows(form, HARD, search=False)
    assert stuck.outcome is PathOutcome.STUCK
    assert PathRows(form).read(PathRows(form).write(stuck)).outcome is PathOutcome.STUCK


@pytest.mark.parametrize(
    ("form", "change", "problem"),
    [
        (PathForm(), {"form_version": 0}, "version 0 of the compact form, which is 1 now"),
        (PathForm(), {"ratings_version": "1"}, "version 1 of ratings"),
        (PathForm(offers="all"), {}, "other parts"),
        (PathForm(compact=False), {}, "no paths with all"),
    ],
)
def test_what_another_run_would_write_is_not_read(form: PathForm, change: dict[str, object], problem: str) -> None:
    (row,) = rows(PathForm(), EASY)
    data = json.loads(PathRows(PathForm()).write(row)) | change
    with pytest.raises(ValueError, match=problem):
        PathRows(form).read(json.dumps(data))


@pytest.mark.parametrize("line", ["", "[]", "{}", "17", '{"puzzle":"x"}'])
def test_what_is_no_row_is_not_read(line: str) -> None:
    with pytest.raises(ValueError, match=r"Expecting|no rows|other parts"):
        PathRows(PathForm()).read(line)
