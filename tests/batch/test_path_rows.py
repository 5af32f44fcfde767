"""Paths as rows: written in one line each, and read back as far as a run that goes on needs them."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from pathlib import Path

import attrs
import pytest

from crosshatch.batch.explaining import ExplainedPuzzle, PathForm, explain_many
from crosshatch.batch.fields import FieldForm
from crosshatch.batch.files import UnfitFile
from crosshatch.batch.path_rows import PathRows, explain_to_file
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import Entry, read_file, read_many
from crosshatch.solving.solver import Outcome, Solver
from crosshatch.techniques.catalogue import strategies_named

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
POSITION = f":0000:x:..3.2+16{EASY[7:]}:222:::"
LINES = [EASY, HARD, "55" + EASY[2:], EASY[:20] + "." * 10 + EASY[30:], "nonsense", POSITION]
SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])
FORMS = [PathForm(), PathForm(offers="technique"), PathForm(compact=False)]
LABELS = FieldForm(names=("hardest",))
COLUMNS = {"id": "A17", "born": 1979}


def explained(form: PathForm, *lines: str, search: bool = True) -> list[ExplainedPuzzle[Entry]]:
    solver = Solver(SINGLES) if search else Solver(SINGLES, fallback=None)
    entries = [attrs.evolve(entry, columns=COLUMNS) for entry in read_file(StringIO("\n".join(lines)))]
    return list(explain_many(entries, solver=solver, form=form))


@pytest.mark.parametrize("form", FORMS)
def test_a_row_is_read_back(form: PathForm) -> None:
    written = PathRows(form)
    found = explained(form, *LINES)
    assert [each.outcome for each in found] == [
        Outcome.LOGIC,
        Outcome.SEARCH,
        Outcome.NO_SOLUTION,
        Outcome.SEVERAL_SOLUTIONS,
        Outcome.UNREADABLE,
        Outcome.LOGIC,
    ]
    for each in found:
        line = written.row(each.entry, each.text)
        assert written.may_begin(line[:20].encode())
        assert "\n" not in line
        record = written.read(line)
        assert list(record)[:3] == ["source", "id", "born"]
        assert (record["id"], record["born"], written.outcome(record)) == ("A17", 1979, each.outcome)
        assert written.layout.identity(record) == written.layout.identity(
            written.as_read(written.layout.blank(each.entry))
        )


@pytest.mark.parametrize("form", FORMS)
def test_columns_that_are_called_like_fields_have_other_names(form: PathForm) -> None:
    (found,) = explained(form, EASY)
    taken = dict.fromkeys(("source", "error", *form.fields), "theirs")
    line = PathRows(form).row(attrs.evolve(found.entry, columns=taken), found.text)
    record = PathRows(form).read(line)
    assert len(record) == len(json.loads(line, object_pairs_hook=list))
    assert {f"input_{name}" for name in taken} < record.keys()
    assert (record["source"], record["puzzle"]) == ("1", EASY)


def test_columns_called_like_fields_of_steps_keep_their_names_only_without_such_fields() -> None:
    (found,) = explained(LABELS, EASY)
    entry = attrs.evolve(found.entry, columns={"techniques": "X-Wing*1", "level": "Hard", "Words": "a"})
    labels = PathRows(LABELS).read(PathRows(LABELS).row(entry, found.text))
    assert (labels["techniques"], labels["level"], labels["Words"]) == ("X-Wing*1", "Hard", "a")
    form = FieldForm(names=("conclusions",))
    (path,) = explained(form, EASY)
    steps = PathRows(form).read(PathRows(form).row(entry, path.text))
    assert (steps["input_techniques"], steps["level"], steps["input_Words"]) == ("X-Wing*1", "Hard", "a")


@pytest.mark.parametrize("form", FORMS)
def test_outcomes_of_paths_that_did_not_end_well(form: PathForm) -> None:
    (stuck,) = explained(form, HARD, search=False)
    assert stuck.outcome is Outcome.STUCK
    assert PathRows(form).outcome(PathRows(form).read(PathRows(form).row(stuck.entry, stuck.text))) is Outcome.STUCK


@pytest.mark.parametrize(
    ("form", "change", "problem"),
    [
        (PathForm(), {"form_version": 0}, "form_version is 0, not 1"),
        (PathForm(), {"ratings_version": "1"}, "ratings_version is '1', not"),
        (PathForm(offers="all"), {}, "different columns"),
        (PathForm(compact=False), {}, "not a path in the full form"),
    ],
)
def test_what_another_run_would_write_is_not_read(form: PathForm, change: dict[str, object], problem: str) -> None:
    (found,) = explained(PathForm(), EASY)
    data = json.loads(PathRows(PathForm()).row(found.entry, found.text)) | change
    with pytest.raises(ValueError, match=problem):
        PathRows(form).read(json.dumps(data))


@pytest.mark.parametrize("line", ["", "[]", "{}", "17", '{"puzzle":"x"}'])
def test_what_is_no_row_is_not_read(line: str) -> None:
    with pytest.raises(ValueError, match=r"not a JSON object|different columns"):
        PathRows(PathForm()).read(line)


ENTRIES = [attrs.evolve(entry, columns={"id": str(number)}) for number, entry in enumerate(read_many(LINES))]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kept", [0, 500])
def test_a_file_is_continued_wherever_it_was_cut_off(tmp_path: Path, form: PathForm, kept: int) -> None:
    file = tmp_path / "paths.jsonl"
    outcomes = explain_to_file(ENTRIES, file, solver=Solver(SINGLES), form=form)
    assert outcomes == Counter(each.outcome for each in explained(form, *LINES))
    whole = file.read_bytes()
    assert whole.count(b"\n") == len(LINES)
    file.write_bytes(whole[:kept])
    with ThreadPoolExecutor(2) as executor:
        assert explain_to_file(ENTRIES, file, executor, solver=Solver(SINGLES), form=form, resume=True) == outcomes
    assert file.read_bytes() == whole


def test_a_file_of_other_puzzles_or_columns_is_not_continued(tmp_path: Path) -> None:
    file = tmp_path / "paths.jsonl"
    explain_to_file(ENTRIES, file, solver=Solver(SINGLES))
    whole = file.read_bytes()
    with pytest.raises(UnfitFile, match="already exists"):
        explain_to_file(ENTRIES, file, solver=Solver(SINGLES))
    for others in (ENTRIES[1:], [attrs.evolve(entry, columns={}) for entry in ENTRIES]):
        with pytest.raises(
            UnfitFile, match=r"row 1 of .* (is for a different puzzle|has different input columns \(id\))"
        ):
            explain_to_file(others, file, solver=Solver(SINGLES), resume=True)
    assert file.read_bytes() == whole


@pytest.mark.parametrize("form", FORMS)
def test_a_row_is_of_its_entry_whatever_came_with_it(tmp_path: Path, form: PathForm) -> None:
    columns = {"source": "web", "line": "one\ntwo\r", "lone": "\ud800", "tags": [1, {"a": None}], "share": 0.1}
    (entry,) = (attrs.evolve(entry, columns=columns) for entry in read_many([EASY]))
    file = tmp_path / "paths.jsonl"
    assert explain_to_file([entry], file, solver=Solver(SINGLES), form=form).total() == 1
    again = explain_to_file([entry], file, solver=Solver(SINGLES), form=form, resume=True)
    assert again == {Outcome.LOGIC: 1}
    for other in (attrs.evolve(entry, columns=columns | {"share": 0.2}), Puzzle(EASY)):
        with pytest.raises(UnfitFile, match="has different input columns"):
            explain_to_file([other], file, solver=Solver(SINGLES), form=form, resume=True)


def test_files_that_paths_cannot_have(tmp_path: Path) -> None:
    with pytest.raises(UnfitFile, match=r"CSV can store only fields with one value per puzzle \(--fields\)"):
        explain_to_file(ENTRIES, tmp_path / "new.csv")
    with pytest.raises(ValueError, match="only compact paths"):
        explain_to_file(ENTRIES, tmp_path / "new.parquet", form=PathForm(compact=False))


@pytest.mark.parametrize(
    ("form", "name"),
    [*((form, "paths.jsonl") for form in (*FORMS, LABELS)), (LABELS, "paths.csv")],
)
def test_rows_on_another_board_go_on_and_name_it(form: PathForm, name: str, tmp_path: Path) -> None:
    lines = ["# board: 6x6", "...6.3.5......1.6..4...1...3.5.3..4.", "...2.6.3.....5.4......1.2..3....4.2."]
    file = tmp_path / name
    assert explain_to_file(read_many(lines), file, form=form) == {Outcome.LOGIC: 2}
    whole = file.read_bytes()
    file.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert explain_to_file(read_many(lines), file, form=form, resume=True) == {Outcome.LOGIC: 2}
    assert file.read_bytes() == whole
    assert b"6x6" in whole.splitlines()[-1]
