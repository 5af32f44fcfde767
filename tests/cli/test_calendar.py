"""``crosshatch calendar``."""

import csv
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read_many
from crosshatch.position.status import Unique, check
from crosshatch.publishing import Layout
from crosshatch.publishing.print.puzzles import Entry, puzzles_data

Run = Callable[..., Result]

WEEK = ("--week", "easy easy easy easy medium medium -", "--symmetry", "180")
DAYS = ("calendar", "2031-05-05..2031-05-11", *WEEK)


def rows(result: Result) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(result.stdout)))


def test_lines_with_dates(crosshatch: Run) -> None:
    result = crosshatch(*DAYS)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert [line[84:94] for line in lines] == [f"2031-05-{day:02}" for day in range(5, 11)]
    assert [line[96:].split()[0] for line in lines] == ["Easy"] * 4 + ["Medium"] * 2
    assert lines[2].endswith(":2031-05-07/1")


def test_a_table(crosshatch: Run) -> None:
    table = rows(crosshatch(*DAYS, "--csv"))
    assert list(table[0])[:4] == ["date", "number", "puzzle", "solution"]
    assert list(table[0])[-2:] == ["givens", "seed"]
    assert [row["date"][-2:] for row in table] == ["05", "06", "07", "08", "09", "10"]
    assert all(check(Puzzle(row["puzzle"])) == Unique(row["solution"]) for row in table)
    efforts = [float(row["effort"]) for row in table]
    assert efforts[:4] == sorted(efforts[:4])
    assert efforts[4] < efforts[5]


def test_a_table_can_be_read_again(crosshatch: Run) -> None:
    result = crosshatch(*DAYS, "--csv")
    entries = list(read_many(result.stdout.splitlines()))
    assert [entry.puzzle and entry.puzzle.line for entry in entries] == [row["puzzle"] for row in rows(result)]
    assert entries[0].columns["date"] == "2031-05-05"


def test_json(crosshatch: Run) -> None:
    first, *_ = map(json.loads, crosshatch(*DAYS, "--json", "--only", "2031-05-05").stdout.splitlines())
    assert (first["date"], first["number"], first["crosshatch"]["level"]) == ("2031-05-05", 1, "Easy")


def test_grids_with_solutions(crosshatch: Run) -> None:
    result = crosshatch(*DAYS, "--only", "2031-05-05", "--format", "grid", "--solutions")
    assert result.stdout.startswith("# 2031-05-05, Easy")
    assert len(result.stdout.splitlines()[1]) > 50


def test_each_day_alone_is_what_it_is_in_the_whole(crosshatch: Run) -> None:
    lines = crosshatch(*DAYS).stdout.splitlines()
    for line in lines[1::3]:
        day = line[84:94]
        assert crosshatch(*DAYS, "--only", day).stdout.splitlines() == [line]
        assert crosshatch("calendar", day, *WEEK).stdout.splitlines() == [line]
        again = crosshatch("generate", "--seed", line.rpartition(" ")[2]).stdout.strip()
        assert again == line.replace(f"{day}, ", "")


def test_one_day_replaced(crosshatch: Run) -> None:
    before = rows(crosshatch(*DAYS, "--csv"))
    result = crosshatch(*DAYS, "--csv", "--replace", "2031-05-07")
    after = rows(result)
    assert [a == b for a, b in zip(before, after, strict=True)] == [True, True, False, True, True, True]
    assert after[2]["seed"].endswith(":2031-05-07/1.2")
    assert "to keep it, add the line '2031-05-07 = 2' under [replaced] in a plan file (--plan)" in result.stderr
    Path("plan.toml").write_text("[replaced]\n2031-05-07 = 2\n", encoding="utf-8")
    assert rows(crosshatch(*DAYS, "--csv", "--plan", "plan.toml")) == after
    assert rows(crosshatch(*DAYS, "--csv", "--plan", "plan.toml", "--replace", "2031-05-07"))[2]["seed"].endswith(".3")


def test_apart_from_a_file(crosshatch: Run) -> None:
    before = crosshatch(*DAYS, "--csv", "--only", "2031-05-05..2031-05-06")
    Path("known.csv").write_text(before.stdout, encoding="utf-8")
    after = rows(crosshatch(*DAYS, "--csv", "--only", "2031-05-05..2031-05-07", "--apart-from", "known.csv"))
    assert [row["seed"].partition("/")[2] for row in after] == ["1.2", "1.2", "1"]


def test_a_day_that_could_not_be_made_has_a_row_without_a_puzzle(crosshatch: Run) -> None:
    hopeless = ("calendar", "2031-05-05", "--week", " ".join(["easy,givens=17"] * 7), "--max-seconds", "0.05")
    result = crosshatch(*hopeless, "--output", "out.csv")
    assert result.exit_code == 1
    assert result.stderr.startswith("crosshatch: 2031-05-05: no puzzle found in time")
    [row] = csv.DictReader(StringIO(Path("out.csv").read_text(encoding="utf-8")))
    assert (row["date"], row["puzzle"], row["seed"]) == ("2031-05-05", "", "easy,givens=17:2031-05-05/1")
    before = Path("out.csv").read_bytes()
    again = crosshatch(*hopeless, "--output", "out.csv", "--resume")
    assert (again.exit_code, again.stderr.startswith("crosshatch: 2031-05-05: no puzzle found in time")) == (1, True)
    assert Path("out.csv").read_bytes() == before
    assert crosshatch(*hopeless).stdout == ""


def test_a_row_without_a_puzzle_gets_one_where_it_stands(crosshatch: Run) -> None:
    assert crosshatch(*DAYS, "--output", "days.jsonl").exit_code == 0
    whole = Path("days.jsonl").read_text(encoding="utf-8")
    first, second, *others = whole.splitlines()
    blank = json.dumps({name: json.loads(second)[name] for name in ("date", "number", "seed")})
    Path("days.jsonl").write_text("".join(f"{line}\n" for line in [first, blank, *others[:-1]]), encoding="utf-8")
    result = crosshatch(*DAYS, "--output", "days.jsonl", "--resume")
    assert (result.exit_code, result.stderr) == (0, "")
    assert Path("days.jsonl").read_text(encoding="utf-8") == whole


def test_a_day_is_replaced_in_a_table_that_is_finished(crosshatch: Run) -> None:
    assert crosshatch(*DAYS, "--output", "days.csv").exit_code == 0
    before = Path("days.csv").read_text(encoding="utf-8").splitlines()
    for line_end in (b"\n", b"\r\n"):  # which a spreadsheet writes; the second time it is replaced already
        Path("days.csv").write_bytes(Path("days.csv").read_bytes().replace(b"\n", line_end))
        result = crosshatch(*DAYS, "--output", "days.csv", "--resume", "--replace", "2031-05-07")
        assert (result.exit_code, "2031-05-07 now has variation 2" in result.stderr) == (0, True)
        after = Path("days.csv").read_text(encoding="utf-8").splitlines()
        changed = [new for old, new in zip(before, after, strict=True) if old != new]
        assert [(line[:10], line[-5:]) for line in changed] == [("2031-05-07", '/1.2"')]
        assert rows(crosshatch(*DAYS, "--csv", "--replace", "2031-05-07")) == list(csv.DictReader(after))
    assert not Path("days.csv.new").exists()


def test_pages(crosshatch: Run) -> None:
    pytest.importorskip("typst")
    arguments = ("--only", "2031-05-05..2031-05-06", "--print")
    assert crosshatch(*DAYS, *arguments, "end.pdf").stdout == ""
    assert crosshatch(*DAYS, *arguments, "next.pdf", "--next-day", "--csv").stdout.startswith("date,")
    end, next_day = (Path(name).read_bytes() for name in ("end.pdf", "next.pdf"))
    assert end[:4] == next_day[:4] == b"%PDF"
    assert end != next_day


def test_months_are_printed_in_series(crosshatch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("typst")
    printed: list[dict[str, Any]] = []

    def pdf(entries: list[Entry], layout: Layout) -> bytes:
        printed.append(puzzles_data(entries, layout))
        return b"%PDF"

    monkeypatch.setattr("crosshatch.cli.pages.pdf", pdf)
    series = ("--week", "easy easy easy easy easy - -", "--print", "x.pdf", "--next-day")
    assert crosshatch("calendar", "2031-05-09", *series).exit_code == 0
    assert crosshatch("calendar", "2031-05-12..2031-05-13", *series, "--no-solutions").exit_code == 0
    friday, days = printed
    assert [each["number"] for each in friday["solutions"]] == ["Fri 9 May 2031"]
    assert days["solutions"] == []
    assert [each["number"] for each in days["puzzles"]] == ["Monday, 12 May 2031", "Tuesday, 13 May 2031"]
    [of_friday], [of_monday] = (each["beside"] for each in days["puzzles"])
    assert of_friday["number"] == "Solution of Fri 9 May 2031"
    assert of_friday["solution"] == friday["solutions"][0]["solution"]
    assert of_monday["number"] == "Solution of Mon 12 May 2031"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("tomorrow", *WEEK), "'tomorrow' is not a period; write a year (2031)"),
        (("2031-13-01",), "the day 2031-13-01"),
        (("2031",), "No week is given; use --week or --plan."),
        (("2031", "--week", "easy " * 6 + "esay"), "no level 'esay'; its levels are Easy, Medium"),
        (("2031-05", *WEEK, "--only", "2031-06-01"), "--only: 2031-06-01 is not in 2031-05."),
        (("2031-05", *WEEK, "--replace", "2031-06-02"), "--replace: 2031-06-02 is not one of the days"),
        (("2031-05", *WEEK, "--csv", "--json"), "cannot be combined"),
        (("2031-05", *WEEK, "--solutions"), "--solutions needs --format grid"),
        (
            ("2031-05", *WEEK, "--output", "x.xlsx"),
            "the extension of x.xlsx means a spreadsheet, but the output is CSV",
        ),
        (("2031-05", *WEEK, "--output", "x.csv", "--format", "grid"), "redirect standard output instead"),
        (("2031-05", *WEEK, "--resume"), "--resume needs --output"),
        (
            ("2031-05", *WEEK, "--output", "x.csv", "--resume", "--only", "2031-05-01"),
            "--resume cannot be combined with --only or --print",
        ),
        (("2031-05", *WEEK, "--per-page", "4"), "--per-page applies to printed pages; name the PDF file with --print."),
        (("2031-05", *WEEK, "--next-day"), "--next-day applies to printed pages"),
        (("2031-05", *WEEK, "--print", "x.pdf", "--next-day", "--per-page", "6"), "1 or 2 puzzles per page, not 6"),
        (("2031-05", *WEEK, "--plan", "none.toml"), "file 'none.toml' does not exist"),
    ],
)
def test_what_cannot_be(crosshatch: Run, arguments: tuple[str, ...], problem: str) -> None:
    result = crosshatch("calendar", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert problem in " ".join(result.stderr.replace("│", " ").split())
