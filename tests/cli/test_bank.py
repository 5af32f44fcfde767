"""``crosshatch bank``, called as an editor would."""

import csv
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from statistics import mean

import pytest
from click.testing import Result

from banked import SOLUTION, easy_puzzles, new
from crosshatch import Puzzle
from crosshatch.bank import Bank, BusyBank
from crosshatch.bank.filling import Fill, FillReport
from crosshatch.board import random_transformation
from crosshatch.cli.bank import GROUPS

Run = Callable[..., Result]


@pytest.fixture
def stocked(tmp_path: Path) -> list[str]:
    """A bank of six puzzles in ``my.bank``: these, the oldest first."""
    with Bank(tmp_path / "my.bank", create=True) as bank:
        bank.add(*map(new, easy_puzzles(6)))
    return [each.line for each in easy_puzzles(6)]


def first_words(result: Result) -> list[str]:
    return [line.split()[0] for line in result.stdout.splitlines()]


def test_a_bank_is_filled_taken_from_and_looked_at(crosshatch: Run) -> None:
    filled = crosshatch("bank", "fill", "my.bank", "--level", "easy", "--to", "3", "--seed", "5")
    assert (filled.exit_code, filled.stdout) == (0, "")
    assert filled.stderr == "crosshatch: easy: 3 puzzles added, 3 unused; seed 5\n"
    taken = crosshatch("bank", "take", "my.bank", "--level", "easy", "--used-for", "Morning Post")
    assert (taken.exit_code, taken.stderr) == (0, "crosshatch: take 1: 1 puzzle taken, 2 left\n")
    made = crosshatch("generate", "--level", "easy", "--seed", "5/1", "--format", "csv").stdout.splitlines()[1]
    assert taken.stdout[:81] == made[:81]
    assert "; seed easy:5/1; used for Morning Post" in taken.stdout
    shown = crosshatch("bank", "status", "my.bank").stdout
    assert shown.startswith("my.bank: 3 puzzles, 2 left, 1 used\n\n  level  left  used\n  Easy      2     1\n")
    assert "\n  no date  Morning Post        1\n" in shown
    again = crosshatch("bank", "fill", "my.bank", "--level", "easy", "--to", "3")
    assert again.stderr == "crosshatch: easy: 1 puzzle added, 3 unused; seed 5\n"


def test_every_level_is_filled(crosshatch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fill, "run", lambda self, *_, **__: FillReport(self.seed, 4, 1, 0, 9, 9))
    result = crosshatch("bank", "fill", "my.bank", "--per-level", "9", "--symmetry", "180", "--seed", "1")
    assert (result.exit_code, result.stderr.splitlines()) == (
        0,
        [
            f"crosshatch: {level},180: 4 puzzles added, 1 duplicate skipped, 9 unused; seed 1"
            for level in ("easy", "medium", "hard", "unfair", "extreme")
        ],
    )


def test_a_seed_may_carry_what_is_wished(crosshatch: Run) -> None:
    filled = crosshatch("bank", "fill", "my.bank", "--to", "1", "--seed", "easy,180:5")
    assert filled.stderr == "crosshatch: easy,180: 1 puzzle added, 1 unused; seed 5\n"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ((), "use --to or --per-level"),
        (("--to", "3", "--per-level", "3"), "--to and --per-level cannot be combined"),
        (("--per-level", "3", "--level", "easy"), "remove the level"),
        (("--per-level", "3", "--seed", "easy:7"), "remove the level"),
        (("--to", "3", "--level", "awful"), "has no level 'awful'"),
        (("--to", "3", "--tag", "two words"), "is not a single word"),
    ],
)
def test_a_fill_that_cannot_be_is_refused(crosshatch: Run, options: tuple[str, ...], problem: str) -> None:
    result = crosshatch("bank", "fill", "my.bank", *options)
    assert (result.exit_code, problem in result.stderr) == (2, True)


def test_time_that_runs_out_is_an_exit_code(crosshatch: Run) -> None:
    result = crosshatch("bank", "fill", "my.bank", "--level", "easy", "--to", "3", "--total-seconds", "0.0001")
    assert result.exit_code == 1
    assert "0 puzzles added, 0 unused of 3 wanted" in result.stderr


@pytest.mark.parametrize("form", ["line", "grid", "csv", "json"])
def test_what_is_taken_can_be_read(crosshatch: Run, stocked: list[str], form: str) -> None:
    result = crosshatch("bank", "take", "my.bank", "--count", "2", "--date", "2031-05-03", "--format", form)
    again = crosshatch("bank", "import", "other.bank", "-", stdin=result.stdout)
    assert again.stderr == "crosshatch: 2 puzzles: 2 added\n"
    shown = crosshatch("bank", "taken", "other.bank", "--date", "2031-05-03")
    assert first_words(shown) == (stocked[:2] if form in ("csv", "json") else [])


def test_data_of_a_take(crosshatch: Run, stocked: list[str]) -> None:
    options = ("--count", "2", "--date", "2031-05-03", "--daily", "--used-for", "Morning Post")
    rows = list(csv.DictReader(StringIO(crosshatch("bank", "take", "my.bank", "--csv", *options).stdout)))
    assert [each["puzzle"] for each in rows] == stocked[:2]
    assert [(each["used_on"], each["used_for"]) for each in rows] == [
        ("2031-05-03", "Morning Post"),
        ("2031-05-04", "Morning Post"),
    ]
    assert {each["level"] for each in rows} == {"Easy"}
    [data] = map(json.loads, crosshatch("bank", "take", "my.bank", "--json").stdout.splitlines())
    assert (data["puzzle"], data["number"], data["crosshatch"]["level"]) == (stocked[2], 3, "Easy")


def test_a_command_that_is_given_twice_takes_nothing_again(crosshatch: Run, stocked: list[str]) -> None:
    options = ("--date", "2031-05-03", "--count", "2", "--daily", "--used-for")
    assert first_words(crosshatch("bank", "take", "my.bank", *options, "Morning Post")) == stocked[:2]
    assert first_words(crosshatch("bank", "take", "my.bank", *options, "Evening Post")) == stocked[2:4]
    for more in ((), ("--dry-run",)):
        again = crosshatch("bank", "take", "my.bank", *options, "Morning Post", *more)
        assert (again.exit_code, again.stdout) == (1, "")
        assert again.stderr.startswith(
            "crosshatch: my.bank: take 1 already has a puzzle on 2031-05-03 for Morning Post, and for "
            "1 other day; no puzzles were taken; 'crosshatch bank taken' reprints an earlier take, and --again takes "
            "other puzzles"
        )
    wanted = crosshatch("bank", "take", "my.bank", *options, "Morning Post", "--again")
    assert (wanted.exit_code, first_words(wanted)) == (0, stocked[4:])


def test_a_week_is_taken_as_a_calendar_has_it(crosshatch: Run, stocked: list[str]) -> None:
    with Bank(Path("my.bank")) as bank:
        efforts = {each.puzzle.line: each.grades[0].effort for each in bank}
    middle = mean(efforts.values())
    week = f"easy,effort={middle:.2f}- easy,effort=-{middle:.2f} - - - easy&easy -"
    options = ("--week", week, "--used-for", "Post", "--csv")
    result = crosshatch("bank", "take", "my.bank", *options, "--date", "2031-05-05", "--count", "2")
    rows = list(csv.DictReader(StringIO(result.stdout)))
    assert [each["used_on"] for each in rows] == ["2031-05-05", "2031-05-06"]
    first, second = (efforts[each["puzzle"]] for each in rows)
    assert first >= middle >= second
    few = crosshatch("bank", "take", "my.bank", *options, "--date", "2031-05-07", "--count", "70")
    assert (few.exit_code, few.stdout) == (1, "")
    assert f"easy,effort=-{middle:.2f}: 10 puzzles requested, " in few.stderr


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--level", "easy", "--date", "2031-05-03"), "--week and --level cannot be combined"),
        ((), "--week needs the first day"),
        (("--fewer", "--date", "2031-05-03"), "--week and --fewer cannot be combined"),
    ],
)
def test_a_week_that_cannot_be_is_refused(
    crosshatch: Run, stocked: list[str], options: tuple[str, ...], problem: str
) -> None:
    result = crosshatch("bank", "take", "my.bank", "--week", "easy " * 7, *options)
    assert (result.exit_code, problem in result.stderr) == (2, True)


def test_too_few_are_said(crosshatch: Run, stocked: list[str]) -> None:
    result = crosshatch("bank", "take", "my.bank", "--count", "7")
    assert (result.exit_code, result.stdout) == (1, "")
    assert (
        "7 puzzles requested, but only 6 unused puzzles match; no puzzles were taken; --fewer takes all that match"
        in result.stderr
    )
    result = crosshatch("bank", "take", "my.bank", "--count", "7", "--fewer")
    assert (result.exit_code, first_words(result)) == (1, stocked)
    assert result.stderr == "crosshatch: take 1: 6 puzzles taken (requested: 7), 0 left\n"


def test_grades_of_another_version_are_the_reason(crosshatch: Run, stocked: list[str]) -> None:
    result = crosshatch("bank", "take", "my.bank", "--scale", "hodoku")
    assert "6 unused puzzles have no grade on version 2.2.0 of the hodoku scale" in result.stderr
    graded = crosshatch("bank", "grade", "my.bank", "--scale", "hodoku")
    assert graded.stderr == "crosshatch: 6 puzzles graded on the hodoku scale\n"
    assert first_words(crosshatch("bank", "take", "my.bank", "--scale", "hodoku")) == stocked[:1]


def test_a_dry_run_takes_nothing(crosshatch: Run, stocked: list[str]) -> None:
    for _ in range(2):
        result = crosshatch("bank", "take", "my.bank", "--dry-run", "--seed", "4")
        assert result.stderr == "crosshatch: dry run: 1 puzzle would be taken\n"
    assert first_words(crosshatch("bank", "take", "my.bank", "--seed", "4")) == first_words(result)


def test_a_lost_output_is_printed_again(crosshatch: Run, stocked: list[str]) -> None:
    crosshatch("bank", "take", "my.bank", "--count", "2", "--used-for", "a contest")
    crosshatch("bank", "take", "my.bank")
    assert first_words(crosshatch("bank", "taken", "my.bank")) == stocked[2:3]
    assert first_words(crosshatch("bank", "taken", "my.bank", "1")) == stocked[:2]
    assert first_words(crosshatch("bank", "taken", "my.bank", "--used-for", "a contest")) == stocked[:2]
    assert crosshatch("bank", "taken", "my.bank", "9").exit_code == 1
    log = [line.split("Z  ")[1] for line in crosshatch("bank", "log", "my.bank").stdout.splitlines()]
    assert log == ["2 puzzles used for a contest; request: 2 any", "1 puzzle used; request: 1 any"]
    assert json.loads(crosshatch("bank", "log", "my.bank", "--json").stdout.splitlines()[0])["count"] == 2
    crosshatch("bank", "mark", "my.bank", "--take", "1", "--unused")
    assert "Z  no longer used; request: 2 any\n" in crosshatch("bank", "log", "my.bank").stdout


def test_a_puzzle_is_found_in_any_orientation(crosshatch: Run, stocked: list[str]) -> None:
    crosshatch("bank", "take", "my.bank", "--date", "2031-05-03", "--used-for", "Morning Post")
    image = Puzzle(stocked[0]).transformed(random_transformation(3)).line
    lines = crosshatch("bank", "show", "my.bank", image).stdout.splitlines()
    assert lines[:2] == [f"{stocked[0]} # number 1", "  used on 2031-05-03 for Morning Post"]
    assert json.loads(crosshatch("bank", "show", "my.bank", image, "--json").stdout)["used_on"] == "2031-05-03"
    other = easy_puzzles(7)[6].line
    result = crosshatch("bank", "show", "my.bank", other)
    assert (result.exit_code, "is in my.bank" in result.stderr) == (1, True)


def test_marks(crosshatch: Run, stocked: list[str]) -> None:
    assert crosshatch("bank", "mark", "my.bank", stocked[1], "--date", "2031-05-03").exit_code == 0
    assert first_words(crosshatch("bank", "taken", "my.bank", "--date", "2031-05-03")) == stocked[1:2]
    assert crosshatch("bank", "mark", "my.bank", "--take", "1", "--unused").stderr == "crosshatch: 1 puzzle marked\n"
    crosshatch("bank", "mark", "my.bank", stocked[3], stocked[4], "--tag", "kids")
    assert first_words(crosshatch("bank", "take", "my.bank", "--tag", "kids")) == stocked[3:4]
    assert "tags: kids" in crosshatch("bank", "show", "my.bank", stocked[4]).stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--take", "3", "--unused"), "take 3 has no used puzzles"),
        (("--used", "--unused", "--take", "1"), "--unused cannot be combined"),
        (("--take", "1"), "Say how to mark the puzzles"),
        (("--used",), "Say which"),
        (("123", "--used"), "nothing was marked"),
        (("--date", "3 May", "--take", "1"), "'3 May' is not a date"),
    ],
)
def test_marks_that_cannot_be_are_refused(
    crosshatch: Run, stocked: list[str], arguments: tuple[str, ...], problem: str
) -> None:
    result = crosshatch("bank", "mark", "my.bank", *arguments)
    assert (result.exit_code, problem in result.stderr) == (2, True)


def test_an_import_tells_of_all(crosshatch: Run, tmp_path: Path, stocked: list[str], several: str) -> None:
    image = Puzzle(stocked[0]).transformed(random_transformation(3)).line
    more = easy_puzzles(7)[6].line
    (tmp_path / "some.txt").write_text(f"{image}\n{more} # found\n{several}\n{more[:80]}\n")
    result = crosshatch("bank", "import", "my.bank", "some.txt", "--duplicates", "--tag", "found")
    said = result.stderr.splitlines()
    assert said[0] == "crosshatch: some.txt:1: equivalent to number 1"
    assert said[1].startswith("crosshatch: some.txt:3: at least two solutions")
    assert said[2] == "crosshatch: some.txt:4: expected 81 cells, found 80"
    assert said[3] == (
        "crosshatch: 4 puzzles: 1 added, 1 already in the bank, 1 without exactly one solution and 1 unreadable"
    )
    assert result.exit_code == 2
    assert "from some.txt:2" in crosshatch("bank", "show", "my.bank", more).stdout
    printed = crosshatch("bank", "import", "my.bank", image, more, "--json").stdout
    rows = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
    assert [(each["outcome"], each["number"]) for each in rows] == [("duplicate", 1), ("duplicate", 7)]


def test_the_table_of_a_calendar_is_kept_with_its_days(crosshatch: Run) -> None:
    Path("days.csv").write_text(crosshatch("calendar", "2031-05-05", "--week", "easy " * 7, "--csv").stdout)
    crosshatch("bank", "import", "my.bank", "days.csv", "--used-for", "Morning Post")
    assert "; used on 2031-05-05 for Morning Post" in crosshatch("bank", "taken", "my.bank").stdout
    again = crosshatch("bank", "take", "my.bank", "--date", "2031-05-05", "--used-for", "Morning Post")
    assert "take 1 already has a puzzle on 2031-05-05 for Morning Post" in again.stderr


def test_a_puzzle_that_came_by_itself_has_no_origin(crosshatch: Run, easy: str) -> None:
    crosshatch("bank", "import", "my.bank", easy)
    shown = crosshatch("bank", "show", "my.bank", easy).stdout
    assert "origin unknown; added 20" in shown


@pytest.mark.parametrize("form", ["--csv", None])
def test_what_is_exported_can_be_imported(
    crosshatch: Run, tmp_path: Path, stocked: list[str], form: str | None
) -> None:
    crosshatch("bank", "fill", "my.bank", "--level", "easy", "--symmetry", "180", "--to", "1", "--seed", "1")
    crosshatch("bank", "take", "my.bank", "--count", "2", "--date", "2031-05-03", "--used-for", 'the "Post", daily')
    crosshatch("bank", "mark", "my.bank", stocked[4], "--tag", "kids", "--tag", "best")
    exported = crosshatch("bank", "export", "my.bank", *filter(None, [form])).stdout
    (tmp_path / "all").write_text(exported)
    assert crosshatch("bank", "import", "other.bank", "all", "--jobs", "2").stderr == "crosshatch: 7 puzzles: 7 added\n"
    assert crosshatch("bank", "export", "other.bank", *filter(None, [form])).stdout == exported


def test_used_and_unused_are_exported_apart(crosshatch: Run, stocked: list[str]) -> None:
    crosshatch("bank", "take", "my.bank")
    parts = [crosshatch("bank", "export", "my.bank", which).stdout for which in ("--used", "--unused")]
    assert [[json.loads(line)["puzzle"] for line in each.splitlines()] for each in parts] == [stocked[:1], stocked[1:]]
    assert crosshatch("bank", "export", "my.bank", "--used", "--unused").exit_code == 2


def test_an_export_is_input_of_other_verbs(crosshatch: Run, stocked: list[str]) -> None:
    exported = crosshatch("bank", "export", "my.bank").stdout
    assert "6 puzzles, 6 graded" in crosshatch("grade", "-", "--summary", stdin=exported).stdout


def test_a_bank_is_checked(crosshatch: Run, tmp_path: Path, stocked: list[str]) -> None:
    result = crosshatch("bank", "check", "my.bank", "--sample", "2")
    assert result.stdout == "my.bank: no errors; 2 puzzles solved and graded again, with the same results\n"
    with Bank(tmp_path / "my.bank") as bank, bank.file.writing():
        bank.file.run("UPDATE puzzles SET givens = 20 WHERE id = 2")
    result = crosshatch("bank", "check", "my.bank", "--all")
    assert (result.exit_code, "number 2" in result.stderr) == (1, True)


def test_a_bank_that_others_write_to_all_the_time_is_a_fault(
    crosshatch: Run, stocked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_: object) -> None:
        raise BusyBank("other programs have been writing")

    monkeypatch.setattr("crosshatch.bank.file.BankFile._patiently", busy)
    result = crosshatch("bank", "take", "my.bank")
    assert (result.exit_code, result.stderr) == (70, "crosshatch: other programs have been writing\n")


@pytest.mark.parametrize("verb", [verb for verbs in GROUPS.values() for verb in verbs])
def test_each_verb_says_what_it_does(crosshatch: Run, verb: str) -> None:
    result = crosshatch("bank", verb, "--help")
    assert result.stdout.startswith(f"Usage: main bank {verb} [OPTIONS] FILE")


def test_other_verbs_and_other_files_are_refused(crosshatch: Run, tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text("easy\n")
    assert "No such command: 'empty'; choose one of fill, import, take" in crosshatch("bank", "empty", "my.bank").stderr
    for name, problem in (("none.bank", "no such bank"), ("list.txt", "is not a bank of puzzles; it was not changed")):
        result = crosshatch("bank", "status", name)
        assert (result.exit_code, problem in result.stderr) == (2, True)
    assert crosshatch("bank", "fill", "list.txt", "--to", "3").exit_code == 2
    assert (tmp_path / "list.txt").read_text() == "easy\n"


def test_counts_as_data(crosshatch: Run, stocked: list[str]) -> None:
    data = json.loads(crosshatch("bank", "status", "my.bank", "--json").stdout)
    assert data["puzzles"] == {"left": 6, "used": 0}
    assert data["levels"] == {"Easy": {"left": 6, "used": 0}}


def test_a_bank_is_input_of_other_verbs(crosshatch: Run, tmp_path: Path, stocked: list[str]) -> None:
    assert "6 puzzles, 6 graded" in crosshatch("grade", "my.bank", "--summary").stdout
    assert first_words(crosshatch("solve", "my.bank", stocked[0]))[-1] == SOLUTION
    crosshatch("bank", "take", "my.bank", "--used-for", "Morning Post")
    crosshatch("bank", "import", "other.bank", "my.bank")
    exported = [crosshatch("bank", "export", name).stdout for name in ("my.bank", "other.bank")]
    assert exported[0] == exported[1]
    (tmp_path / "songs").write_bytes(b"SQLite format 3\0" + bytes(84))
    assert "songs is not a bank of puzzles" in crosshatch("grade", "songs").stderr
