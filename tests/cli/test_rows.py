"""Rows of every verb: printed, in files of all formats, and in files that are continued where a run stopped."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.batch.parquet import rows_beside
from engines import if_compiled

Run = Callable[..., Result]

GRADES = ("grade", "some.csv", "--scale", "all")
PATHS = ("explain", "some.csv", "--only", "full-house,hidden-single,naked-single")
COMPACT = (*PATHS, "--compact", "--offers", "technique")
MADE = ("generate", "--level", "easy", "--count", "4")
SAMPLES = ("sample", "--count", "2")
WEEK = ("--week", "easy easy easy easy easy easy easy")
DAYS = ("calendar", "2031-05-05..2031-05-07", *WEEK)

TEXT, CSV, JSON = "rows.txt", "rows.csv", "rows.jsonl"
OPTIONS = {".csv": ["--csv"], ".json": ["--json"], ".jsonl": ["--json"], ".ndjson": ["--json"]}

SEEDS = (":a/b:7", "x; seed y", "; seed ", " # ", "a  b ", "=1+1")

VERBS = [
    *((GRADES, name) for name in (CSV, JSON)),
    (PATHS, JSON),
    (COMPACT, JSON),
    *((DAYS, name) for name in (CSV, JSON)),
    *(((*MADE, "--seed", "7"), name) for name in (TEXT, CSV, JSON)),
    *(((*MADE, "--seed", seed), TEXT) for seed in SEEDS),
    *(((*MADE, "--seed", SEEDS[-1]), name) for name in (CSV, JSON)),
    *(pytest.param((*SAMPLES, "--seed", "18"), name, marks=if_compiled) for name in (TEXT, JSON)),
]
FEW = [*VERBS[:9], VERBS[-1]]

each_verb = pytest.mark.parametrize(("verb", "name"), VERBS)
few_verbs = pytest.mark.parametrize(("verb", "name"), FEW)


@pytest.fixture(autouse=True)
def some(tmp_path: Path, easy: str, hard: str, several: str) -> None:
    """A table of puzzles, good and bad, with columns that are called like ours."""
    rows = [f"A1;web;{easy};one, two", 'A2;;123;"say ""so"""', f"A3;;{hard};", f'A4;;{easy};"a\nb"', f"A5;;{several};"]
    (tmp_path / "some.csv").write_text("\n".join(["id;Source;Puzzle;note", *rows, ""]))


def options_for(verb: tuple[str, ...], name: str) -> list[str]:
    """The option that prints what a file of that name has."""
    return [] if "--compact" in verb else OPTIONS.get(Path(name).suffix, [])


@pytest.mark.parametrize(
    ("verb", "name"),
    [
        *FEW,
        *((GRADES, name) for name in ("rows", "rows.json", "rows.ndjson", "ROWS.JSONL")),
        (PATHS, "rows"),
        ((*MADE, "--seed", "7"), "rows"),
        (DAYS, "rows"),
    ],
)
def test_a_file_has_what_would_be_printed_with_any_number_of_jobs(
    crosshatch: Run, verb: tuple[str, ...], name: str
) -> None:
    usual = {"grade": ["--csv"], "calendar": ["--csv"], "explain": ["--json"]}
    printed = crosshatch(*verb, *(options_for(verb, name.lower()) or ([] if "." in name else usual.get(verb[0], []))))
    together = crosshatch(*verb, "-o", name, "--jobs", "2")
    assert (together.exit_code, together.stdout) == (printed.exit_code, "")
    assert Path(name).read_text() == printed.stdout
    again = crosshatch(*verb, "-o", name)
    assert (again.exit_code, f"{name} already exists; resume it (--resume)" in again.stderr) == (2, True)
    assert Path(name).read_text() == printed.stdout


CONVERTED = ("convert", "some.csv", "--format", "csv")


@pytest.mark.parametrize("verb", [GRADES, PATHS, (*MADE, "--seed", "7"), DAYS, CONVERTED, ("unique", "some.csv")])
def test_a_dash_is_standard_output(crosshatch: Run, verb: tuple[str, ...]) -> None:
    assert crosshatch(*verb, "-o", "-").stdout == crosshatch(*verb).stdout


@each_verb
def test_a_file_is_continued_wherever_it_was_cut_off(crosshatch: Run, verb: tuple[str, ...], name: str) -> None:
    code = crosshatch(*verb, "-o", name).exit_code
    whole = Path(name).read_bytes()
    first_row = whole.index(b"\n", whole.index(b"\n") + 1) + 1
    unseeded = verb[:-2] if "--seed" in verb else verb  # rows have the seed
    for kept in (5, first_row, (first_row + len(whole)) // 2, len(whole) - 1):
        Path(name).write_bytes(whole[:kept])
        result = crosshatch(*(verb if kept < first_row else unseeded), "-o", name, "--resume")
        assert result.exit_code == code
        assert Path(name).read_bytes() == whole


@few_verbs
def test_text_of_somebody_else_is_not_cut_off(crosshatch: Run, verb: tuple[str, ...], name: str) -> None:
    crosshatch(*verb, "-o", name)
    rows = Path(name).read_bytes().splitlines(keepends=True)
    other = b"source;puzzle" if name == CSV else b'{"precious": 1}'
    ends = [(rows[:2], b"precious")] if verb[0] in ("generate", "sample") or name != CSV else []
    for kept, text in [*ends, ([], b"precious"), ([], other), ([], b"\xff\x00")]:
        Path(name).write_bytes(b"".join(kept) + text)
        result = crosshatch(*verb, "-o", name, "--resume")
        assert result.exit_code == 2
        assert "ends with text that this run would not have written" in result.stderr
        assert Path(name).read_bytes() == b"".join(kept) + text


@pytest.mark.parametrize(
    ("verb", "name", "others", "problem"),
    [
        (GRADES, CSV, ("grade", "some.csv", "--scale", "hodoku"), "rows.csv was written with different columns"),
        (GRADES, CSV, ("grade", "plain.txt", "--scale", "all"), "rows.csv was written with different columns"),
        (GRADES, JSON, ("grade", "some.csv"), "row 1 of rows.jsonl is damaged or was written by another run"),
        (GRADES, JSON, ("grade", "easy.txt", "--scale", "all"), "row 2 of rows.jsonl is for a different puzzle"),
        (
            GRADES,
            JSON,
            ("grade", "other.csv", "--scale", "all"),
            "row 3 of rows.jsonl has different input columns",
        ),
        (GRADES, CSV, ("grade", "other.csv", "--scale", "all"), "rows.csv has different input columns (id)"),
        (PATHS, JSON, COMPACT, "was written by another run"),
        (COMPACT, JSON, PATHS, "was written by another run"),
        (COMPACT, JSON, COMPACT[:-2], "was written by another run"),
        (COMPACT, JSON, ("explain", "easy.txt", *COMPACT[2:]), "row 2 of rows.jsonl is for a different puzzle"),
        (
            MADE,
            CSV,
            ("generate", "--level", "medium"),
            "row 1 of rows.csv has the seed easy:7/1, which does not belong",
        ),
        (MADE, CSV, (*MADE[:3], "--seed", "8"), "row 1 of rows.csv has the seed easy:7/1"),
        (MADE, CSV, (*MADE, "--first", "2"), "row 1 of rows.csv has the seed easy:7/1"),
        (MADE, CSV, (*MADE[:3], "--count", "1"), "row 2 of rows.csv has the seed easy:7/2"),
        (MADE, CSV, (*MADE, "--scale", "hodoku"), "was written with different columns"),
        (DAYS, CSV, ("calendar", "2031-05-05", *WEEK), "row 2 of rows.csv is for a different puzzle"),
        (DAYS, CSV, ("calendar", "2031-06", *WEEK), "is for a different puzzle"),
        (DAYS, JSON, (*DAYS, "--symmetry", "mirrors"), "was made with a different week, symmetry or scale"),
    ],
)
def test_only_a_file_of_the_same_run_is_continued(
    crosshatch: Run, easy: str, verb: tuple[str, ...], name: str, others: tuple[str, ...], problem: str
) -> None:
    crosshatch(*verb, *(["--seed", "7"] if verb is MADE else []), "-o", name)
    before = Path(name).read_bytes()
    table = Path("some.csv").read_text()
    Path("other.csv").write_text(table.replace("A3", "B3"))
    Path("plain.txt").write_text(f"{easy}\n")
    Path("easy.txt").write_text(
        "".join(f'{{"puzzle": "{easy}", "id": "A1", "Source": "web", "note": "one, two"}}\n' * 2)
    )
    result = crosshatch(*others, "-o", name, "--resume")
    assert (result.exit_code, problem in result.stderr) == (2, True)
    assert Path(name).read_bytes() == before


def test_more_puzzles_are_added(crosshatch: Run) -> None:
    crosshatch(*MADE, "--seed", "7", "-o", CSV)
    before = Path(CSV).read_text()
    assert crosshatch(*MADE[:-1], "5", "-o", CSV, "--resume").exit_code == 0
    assert Path(CSV).read_text().startswith(before)
    assert Path(CSV).read_text().count("\n") == 6


def test_what_is_there_is_not_made_again(crosshatch: Run) -> None:
    crosshatch(*GRADES, "-o", CSV)
    marked = Path(CSV).read_text().replace("Hard", "Marked")
    Path(CSV).write_text(marked)
    crosshatch(*GRADES, "-o", CSV, "--resume")
    assert Path(CSV).read_text() == marked


def test_a_seed_without_a_row_was_given_up(crosshatch: Run) -> None:
    command = (*MADE, "--seed", "7", "-o", CSV)
    crosshatch(*command)
    header, first, _, third, fourth = Path(CSV).read_text().splitlines()
    Path(CSV).write_text(f"{header}\n{first}\n{third}\n")
    result = crosshatch(*command, "--resume")
    assert (result.exit_code, result.stderr) == (1, "")
    assert Path(CSV).read_text().splitlines() == [header, first, third, fourth]


@pytest.mark.parametrize(
    ("verb", "seed", "problem"),
    [
        ("generate", "a\tb", "must be printable text"),
        ("generate", "hard:", "the seed is empty"),
        ("sample", "", "the seed is empty"),
    ],
)
def test_a_refused_seed_leaves_no_file(crosshatch: Run, verb: str, seed: str, problem: str) -> None:
    result = crosshatch(verb, "--seed", seed, "--count", "2", "-o", CSV)
    assert (result.exit_code, problem in result.stderr) == (2, True)
    assert not Path(CSV).exists()


@pytest.mark.parametrize(
    ("verb", "name", "old", "new", "problem"),
    [
        (GRADES, CSV, "Full House*", "Full House*x", "crosshatch_techniques is 'Hidden Single"),
        (GRADES, CSV, "Easy,", "Easy,x", "crosshatch_rating is 'x"),
        (GRADES, CSV, ",graded,", ",gradet,", "outcome is 'gradet'"),
        (GRADES, CSV, ",graded,", "", " cells, not 45"),
        (GRADES, CSV, "graded", "gr\udcffded", "not UTF-8"),
        (GRADES, JSON, '"Full House": ', '"Full House": "x", "": ', "crosshatch_techniques is {"),
        (GRADES, JSON, '"hardest"', '"hardst"', "the fields of crosshatch are not those of this version"),
        (GRADES, JSON, '"source"', "source", "not a JSON object"),
        (COMPACT, JSON, '"form_version":1', '"form_version":0', "form_version is 0, not 1"),
        (DAYS, CSV, "2031-05-07,1,", "2031-05-07,x,", "number is 'x'"),
        (DAYS, CSV, "2031-05-07,", "#", " cells, not "),
        (DAYS, JSON, '"seed"', '"sed"', "no seed"),
        *((MADE, name, ", ", "x", "") for name in (TEXT, CSV, JSON)),
    ],
)
def test_a_damaged_row_is_named(
    crosshatch: Run, verb: tuple[str, ...], name: str, old: str, new: str, problem: str
) -> None:
    crosshatch(*verb, "-o", name)
    lines = Path(name).read_text().splitlines()
    if verb is GRADES:  # of which the first is good
        lines = lines[: 2 if name == CSV else 1]
    lines[-1] = lines[-1].replace(old, new, 1) if problem else lines[-1][90:]
    damaged = "".join(f"{line}\n" for line in lines).encode(errors="surrogateescape")
    Path(name).write_bytes(damaged)
    result = crosshatch(*verb, "-o", name, "--resume")
    number = len(lines) - (name == CSV)
    assert result.exit_code == 2
    assert f"crosshatch: row {number} of {name} is damaged or was written by another run (" in result.stderr
    assert problem in result.stderr
    assert "delete this row and all rows after it, and --resume writes them again" in result.stderr
    assert Path(name).read_bytes() == damaged


@pytest.mark.parametrize(
    ("options", "name", "problem"),
    [
        (("grade", "--csv"), "x.parquet", "the extension of x.parquet means Parquet, but --csv asks for CSV; omit"),
        (("grade", "--json"), "x.CSV", "the extension of x.CSV means CSV, but --json asks for JSON; omit"),
        (("grade",), "x.svg", "the output is CSV, JSON or Parquet; name it x.csv, x.jsonl or x.parquet"),
        (("grade",), "x.txt", "the extension of x.txt means text, but the output is CSV, JSON or Parquet"),
        (
            ("explain", "--json"),
            "x.parquet",
            "the extension of x.parquet means Parquet, but --json asks for JSON; omit",
        ),
        (
            ("explain", "--compact"),
            "x.csv",
            "CSV can store only fields with one value per puzzle (--fields); name a .jsonl or .parquet file",
        ),
        (
            ("generate",),
            "x.svg",
            "the extension of x.svg means SVG, but the output is text, CSV, JSON or Parquet; name it x.txt",
        ),
        (("generate", "--format", "grid"), "x.txt", "redirect standard output instead (> FILE)"),
        (
            ("generate", "--format", "line"),
            "x.csv",
            "the extension of x.csv means CSV, but --format line asks for text",
        ),
        (("calendar", "2031", *WEEK, "--format", "line"), "x", "redirect standard output instead (> FILE)"),
        (("grade", "--resume"), "-", "--resume needs --output with the file"),
        (("grade",), "no/x.csv", "the folder 'no' does not exist"),
        pytest.param(
            ("grade", "--resume"),
            "/dev/null",
            "/dev/null is not a regular file; rows are written to new files",
            marks=pytest.mark.skipif(os.name == "nt", reason="there are no such devices"),
        ),
    ],
)
def test_what_no_file_can_be(crosshatch: Run, options: tuple[str, ...], name: str, problem: str) -> None:
    given = ["some.csv"] if options[0] in ("grade", "explain") else []
    result = crosshatch(*options, *given, "-o", name)
    assert (result.exit_code, problem in " ".join(result.stderr.split())) == (2, True)
    assert not list(Path().glob("x*"))


# Parquet


PARQUET = [GRADES, COMPACT, (*MADE, "--seed", "7"), pytest.param((*SAMPLES, "--seed", "18"), marks=if_compiled), DAYS]


@pytest.mark.parametrize("verb", PARQUET)
def test_parquet_has_the_same_rows_and_is_continued(crosshatch: Run, verb: tuple[str, ...]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    printed = crosshatch(*verb, *options_for(verb, JSON)).stdout
    first = crosshatch(*verb, "-o", "rows.parquet")
    rows = parquet.read_table("rows.parquet").to_pylist(maps_as_pydicts="strict")
    for row, data in zip(rows, map(json.loads, printed.splitlines()), strict=True):
        for name, value in data.items():
            if isinstance(value, dict) and "version" in value:
                assert {part: row[f"{name}_{part}"] for part in value} == value
            elif name in row:
                assert row[name] == (json.dumps(value) if isinstance(value, dict) else value)
    whole = Path("rows.parquet").read_bytes()
    again = crosshatch(*verb, "-o", "rows.parquet", "--resume")
    assert again.exit_code == first.exit_code
    assert "crosshatch: rows.parquet is already complete; nothing to continue\n" in again.stderr
    assert Path("rows.parquet").read_bytes() == whole
    Path("rows.parquet").unlink()
    rows_beside(Path("rows.parquet")).write_text(printed[: len(printed) // 2])
    stopped = crosshatch(*verb, "-o", "rows.parquet")
    assert "rows.parquet.rows already exists; resume it (--resume)" in stopped.stderr
    assert crosshatch(*verb, "-o", "rows.parquet", "--resume").exit_code == first.exit_code
    assert [path.name for path in Path().glob("rows*")] == ["rows.parquet"]
    assert Path("rows.parquet").read_bytes() == whole


def test_a_whole_parquet_file_has_the_same_summary_picture_and_exit_code(crosshatch: Run, easy: str) -> None:
    pytest.importorskip("pyarrow.parquet")
    options = (*GRADES, "-o", "rows.parquet", "--summary", "--plot", "plot.svg")
    first = crosshatch(*options)
    whole, picture = Path("rows.parquet").read_bytes(), Path("plot.svg").read_bytes()
    again = crosshatch(*options, "--resume")
    assert (again.exit_code, again.stdout) == (2, first.stdout)
    assert Path("plot.svg").read_bytes() == picture
    for others in ((easy, "--scale", "all"), (easy, "--scale", "hodoku", "--pace", "2")):
        other = crosshatch("grade", *others, "-o", "rows.parquet", "--resume")
        assert (other.exit_code, "row 2 of rows.parquet is for a different puzzle" in other.stderr) == (2, True)
    Path("some.csv").write_text(f"{Path('some.csv').read_text()}A6;;{easy};\n")
    more = crosshatch(*options, "--resume")
    assert (more.exit_code, "fewer puzzles than this run" in more.stderr) == (2, True)
    assert Path("rows.parquet").read_bytes() == whole


@pytest.mark.parametrize("kept", [slice(0), slice(100), slice(-100, None)])
def test_a_damaged_parquet_file_is_said_not_to_be_readable(crosshatch: Run, kept: slice) -> None:
    pytest.importorskip("pyarrow.parquet")
    command = (*COMPACT, "-o", "rows.parquet", "--resume")
    crosshatch(*command)
    whole = Path("rows.parquet").read_bytes()
    Path("rows.parquet").write_bytes(whole[kept])
    result = crosshatch(*command)
    assert result.exit_code == 2
    assert "crosshatch: rows.parquet cannot be read: " in result.stderr
    assert result.stderr.endswith("; choose another output file, or delete it, and --resume makes it again\n")
    Path("rows.parquet").unlink()
    crosshatch(*command)
    assert Path("rows.parquet").read_bytes() == whole


def test_damaged_rows_do_not_become_parquet(crosshatch: Run) -> None:
    pytest.importorskip("pyarrow.parquet")
    rows = crosshatch(*COMPACT).stdout.replace('"ratings":[', '"ratings":["x",', 1)
    rows_beside(Path("paths.parquet")).write_text(rows)
    result = crosshatch(*COMPACT, "-o", "paths.parquet", "--resume")
    assert (result.exit_code, "paths.parquet.rows has a damaged row: " in result.stderr) == (2, True)


def test_parquet_without_its_library(crosshatch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    result = crosshatch(*COMPACT, "-o", "paths.parquet")
    assert (result.exit_code, "pip install 'crosshatch[parquet]'" in result.stderr) == (2, True)
    assert not list(Path().glob("paths*"))
