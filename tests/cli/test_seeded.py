"""GeneratedPuzzle puzzles as rows of a file: of ``generate``, ``sample`` and ``calendar``."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from engines import if_compiled

Run = Callable[..., Result]

EASY = ("generate", "--level", "easy", "--count", "4")
SAMPLES = ("sample", "--count", "2")
WEEK = ("calendar", "2031-05-05..2031-05-07", "--week", "easy easy easy easy easy easy easy")
VERBS = [EASY, pytest.param(SAMPLES, marks=if_compiled)]
NAMES = ["rows.txt", "rows.csv", "rows.jsonl"]


@pytest.mark.parametrize("name", [*NAMES, "rows", "rows.json"])
@pytest.mark.parametrize("verb", VERBS)
def test_a_file_has_what_would_be_printed(crosshatch: Run, verb: tuple[str, ...], name: str) -> None:
    option = {".csv": ["--csv"], ".json": ["--json"], ".jsonl": ["--json"]}.get(Path(name).suffix, [])
    printed = crosshatch(*verb, "--seed", "7", *option).stdout
    result = crosshatch(*verb, "--seed", "7", "-o", name)
    assert (result.exit_code, result.output) == (0, "")
    assert Path(name).read_text() == printed
    again = crosshatch(*verb, "--seed", "7", "-o", name)
    assert (again.exit_code, f"{name} exists already" in again.stderr) == (2, True)


SEEDS = ("7", ":a/b:7", "x; seed y", "; seed ", " # ", "a  b ", "=1+1")


@pytest.mark.parametrize(
    ("verb", "seed", "name"),
    [
        *((EASY, seed, name) for seed in SEEDS for name in NAMES),
        *(pytest.param(SAMPLES, seed, name, marks=if_compiled) for seed in ("18", *SEEDS[2:]) for name in NAMES),
    ],
)
def test_a_file_is_continued_wherever_it_was_cut_off(
    crosshatch: Run, verb: tuple[str, ...], seed: str, name: str
) -> None:
    crosshatch(*verb, "--seed", seed, "-o", name)
    whole = Path(name).read_bytes()
    first_row = whole.index(b"\n", whole.index(b"\n") + 1) + 1
    for kept in (first_row, (first_row + len(whole)) // 2, len(whole) - 1, len(whole)):
        Path(name).write_bytes(whole[:kept])
        result = crosshatch(*verb, "-o", name, "--resume")  # rows have the seed
        assert (result.exit_code, result.output) == (0, "")
        assert Path(name).read_bytes() == whole
    crosshatch(*verb[:-1], str(int(verb[-1]) + 1), "-o", name, "--resume")
    assert Path(name).read_bytes().startswith(whole)
    assert Path(name).read_bytes() != whole


@pytest.mark.parametrize("name", NAMES)
def test_text_of_somebody_else_is_not_cut_off(crosshatch: Run, name: str) -> None:
    crosshatch(*EASY, "--seed", "7", "-o", name)
    rows = Path(name).read_text().splitlines(keepends=True)
    for kept in (rows[:2], []):
        Path(name).write_text("".join(kept) + "precious notes")
        result = crosshatch(*EASY, "--seed", "7", "-o", name, "--resume")
        assert (result.exit_code, "ends with something" in result.stderr) == (2, True)
        assert Path(name).read_text() == "".join(kept) + "precious notes"


def test_a_seed_without_a_row_was_given_up(crosshatch: Run) -> None:
    command = (*EASY, "--seed", "7", "-o", "rows.csv")
    crosshatch(*command)
    header, first, _, third, fourth = Path("rows.csv").read_text().splitlines()
    Path("rows.csv").write_text(f"{header}\n{first}\n{third}\n")
    result = crosshatch(*command, "--resume")
    assert (result.exit_code, result.stderr) == (1, "")
    assert Path("rows.csv").read_text().splitlines() == [header, first, third, fourth]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--level", "medium"), "row 1 of rows.csv has the seed easy:7/1, which this run does not have there"),
        (("--level", "easy", "--seed", "8"), "row 1 of rows.csv has the seed easy:7/1"),
        (("--level", "easy", "--first", "2"), "row 1 of rows.csv has the seed easy:7/1"),
        (("--level", "easy", "--count", "1"), "row 2 of rows.csv has the seed easy:7/2"),
        (("--level", "easy", "--scale", "hodoku"), "has other columns than this run"),
    ],
)
def test_only_a_file_of_the_same_batch_is_continued(crosshatch: Run, options: tuple[str, ...], problem: str) -> None:
    crosshatch("generate", "--level", "easy", "--seed", "7", "--count", "2", "-o", "rows.csv")
    before = Path("rows.csv").read_bytes()
    result = crosshatch("generate", "--count", "2", *options, "-o", "rows.csv", "--resume")
    assert (result.exit_code, problem in result.stderr) == (2, True)
    assert Path("rows.csv").read_bytes() == before


@pytest.mark.parametrize(
    ("verb", "seed", "problem"),
    [
        ("generate", "a\tb", "must be printable text"),
        ("generate", "hard:", "must not be empty"),
        ("sample", "", "must not be empty"),
    ],
)
def test_a_refused_seed_leaves_no_file(crosshatch: Run, verb: str, seed: str, problem: str) -> None:
    result = crosshatch(verb, "--seed", seed, "--count", "2", "-o", "rows.csv")
    assert (result.exit_code, problem in result.stderr) == (2, True)
    assert not Path("rows.csv").exists()


@pytest.mark.parametrize("name", ["rows.txt", "rows.csv", "rows.jsonl"])
@pytest.mark.parametrize("damage", ["x", ""])
def test_a_damaged_row_is_named(crosshatch: Run, name: str, damage: str) -> None:
    crosshatch(*EASY, "--seed", "7", "-o", name)
    *lines, _ = Path(name).read_text().splitlines()
    Path(name).write_text("".join(f"{line}\n" for line in [*lines, damage]))
    result = crosshatch(*EASY, "-o", name, "--resume")
    assert (result.exit_code, f"row 4 of {name} is damaged, or another run wrote it: " in result.stderr) == (2, True)


@pytest.mark.parametrize("verb", [*VERBS, WEEK])
def test_parquet_has_the_same_rows(crosshatch: Run, verb: tuple[str, ...]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    printed = [json.loads(line) for line in crosshatch(*verb, "--seed", "7", "--json").stdout.splitlines()]
    assert crosshatch(*verb, "--seed", "7", "-o", "rows.parquet").exit_code == 0
    rows = parquet.read_table("rows.parquet").to_pylist(maps_as_pydicts="strict")
    for row, told in zip(rows, printed, strict=True):
        grade = told.pop("crosshatch", {})
        target = {"target": json.dumps(told["target"])} if "target" in told else {}
        assert row == told | target | {f"crosshatch_{name}": value for name, value in grade.items()}
    whole = Path("rows.parquet").read_bytes()
    again = crosshatch(*verb, "--seed", "7", "-o", "rows.parquet", "--resume")
    told = "crosshatch: rows.parquet is whole already: there is nothing to continue\n"
    assert (again.exit_code, again.stderr) == (0, told)
    assert Path("rows.parquet").read_bytes() == whole


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("-o", "x.svg"), "x.svg is SVG by its name, but the output is text, CSV, JSON or Parquet; name it x.txt"),
        (("-o", "x.txt", "--format", "grid"), "print grids to standard output (> FILE)"),
        (("-o", "x.csv", "--json"), "x.csv is CSV by its name, but --json asks for JSON"),
        (("-o", "x.csv", "--format", "line"), "x.csv is CSV by its name, but --format line asks for text"),
        (("--resume",), "--resume continues a file: name it with --output"),
    ],
)
def test_what_no_file_can_be(crosshatch: Run, options: tuple[str, ...], problem: str) -> None:
    result = crosshatch("generate", *options)
    assert (result.exit_code, problem in " ".join(result.stderr.split())) == (2, True)
    assert not list(Path().glob("x.*"))
