"""Plans of books: every error names the line, the key and what is allowed."""

import json
import tomllib
from pathlib import Path

import pytest

from crosshatch.cli.book_plan import BookPlan, PlanError, Table, line_of, read_plan

PLAN = """\
title = "A book"
apart_from = ["old.csv", "my.bank"]

[pages]
size = "6x9in"
per_page = 4

[[section]]
title = "Easy"
target = "easy"
count = 3

[[section]]
title = "Given"
puzzles = "given.csv"
lessons = ["x-wing", "skyscraper"]
"""


def read(tmp_path: Path, text: str) -> BookPlan:
    file = tmp_path / "plan.toml"
    file.write_text(text, encoding="utf-8")
    plan = read_plan(file)
    plan.layout()
    return plan.plan


def test_a_plan_is_read_with_its_defaults(tmp_path: Path) -> None:
    plan = read(tmp_path, PLAN)
    assert (plan.title, plan.language, plan.apart_from) == ("A book", "en", ("old.csv", "my.bank"))
    assert [each.title for each in plan.section] == ["Easy", "Given"]
    assert (plan.section[0].count, plan.section[1].puzzles) == (3, ("given.csv",))
    assert plan.section[1].lessons == ("x-wing", "skyscraper")


def test_pages_are_those_of_the_plan(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    layout = read_plan(tmp_path / "plan.toml").layout()
    assert (round(layout.page.width, 1), layout.per_page) == (152.4, 4)


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ('title = "A book"\n', "", 0, "title is missing"),
        ('title = "A book"', 'titel = "A book"', 1, "titel: unknown key; did you mean title?"),
        ('title = "A book"', 'title = "A book"\nxyz = 1', 2, "xyz: unknown key; choose from title, subtitle, "),
        ('title = "A book"', "title = 3", 1, "title: expected text"),
        ('"my.bank"]', "3]", 2, "apart_from 2: expected text"),
        ('size = "6x9in"', 'size = "6x9"', 5, "pages, size: unknown page size '6x9'; use a3, a4"),
        ("per_page = 4", 'ink = "blue"', 6, "pages, ink: expected a colour"),
        ("per_page = 4", 'logo = "none.png"', 6, "none.png: No such file"),
        ("per_page = 4", 'logo = "plan.toml"', 6, "plan.toml: expected a PNG, JPEG or SVG image"),
        (
            '[pages]\nsize = "6x9in"\nper_page = 4',
            'solutions = "below"\n[pages]\nper_page = 5',
            6,
            "pages, per_page: solutions below puzzles need at most 4 puzzles per page, not 5",
        ),
        ("[pages]", 'solutions = "next"\n[pages]', 9, 'section 1: solutions = "next" needs puzzles with dates'),
        ("[pages]", 'table = "x.txt"\n[pages]', 4, "table: expected the name of a CSV file, such as x.csv"),
        ('["x-wing", "skyscraper"]', '["y-wimg"]', 16, "section 2, lessons: there is no technique 'y-wimg'"),
        ('title = "A book"', f"deep = {'[' * 5000}", 0, "not valid TOML: lists or tables are nested too deeply"),
        ("per_page = 4", "per_page = 40", 6, "pages, per_page: expected a whole number from 1 to 12"),
        ("[pages]", "[paper]", 4, "paper: unknown key; did you mean pages?"),
        ("count = 3", "count = 0", 11, "section 1, count: expected a whole number from 1 to 10000"),
        ("count = 3", "count = 3.5", 11, "section 1, count: expected a whole number from 1 to 10000"),
        ("count = 3\n", "", 10, "section 1, target: count is missing"),
        ('target = "easy"\n', "", 8, "section 1: no puzzles; give a target and a count, or puzzles, days or a bank"),
        ("count = 3", 'count = 3\nweek = "easy"', 12, "section 1, week: cannot be combined with target"),
        ('puzzles = "given.csv"', "puzzles = []", 15, "section 2, puzzles: expected a list of 1 to 500 values"),
        ('puzzles = "given.csv"', 'days = "2031"', 15, "section 2, days: give either a week or the plan of a calendar"),
        ('title = "Given"', 'title = "Easy"', 14, "section 2, title: an earlier section has the same title"),
        ('lessons = ["x-wing", "skyscraper"]', "lessons = true", 16, "section 2, lessons: expected a number of tech"),
        ("[pages]", 'solutions = "front"\n[pages]', 4, "solutions: expected one of end, below, steps, next, none, not"),
        ("[pages]", 'language = "tlh"\n[pages]', 4, "language: "),
        ("[pages]", 'stars = {easy = "two"}\n[pages]', 4, "stars, easy: expected a whole number from 0 to 9"),
        (
            'title = "A book"',
            'table = "old.csv"\ntitle = "A book"',
            3,
            "apart_from: a book cannot exclude the puzzles of",
        ),
        (
            PLAN[PLAN.index("[[section]]") :],
            '[section]\ntitle = "Easy"',
            8,
            "section: expected a list of tables; write its",
        ),
        ('title = "A book"', 'title = "A book', 1, "not valid TOML"),
        (
            'title = "A book"',
            "title = A book",
            1,
            "not valid TOML: Invalid value (at line 1, column 9); put text in straight quotes, such as ",
        ),
    ],
)
def test_errors_name_the_line_and_the_key(tmp_path: Path, old: str, new: str, line: int, problem: str) -> None:
    assert old in PLAN
    with pytest.raises(PlanError) as raised:
        read(tmp_path, PLAN.replace(old, new))
    assert problem in str(raised.value)
    assert raised.value.line == line
    if line and "TOML" not in problem:
        assert str(raised.value).startswith(f"{tmp_path / 'plan.toml'}:{line}: ")


def test_lines_are_found_in_any_section() -> None:
    assert line_of(PLAN, ("title",)) == 1
    assert line_of(PLAN, ("section", 1, "title")) == 9
    assert line_of(PLAN, ("section", 2, "title")) == 14
    assert line_of(PLAN, ("section", 2)) == 13
    assert line_of(PLAN, ("pages", "per_page")) == 6
    assert line_of(PLAN, ()) == 0


def test_a_file_that_is_no_plan_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(PlanError, match="No such file"):
        read_plan(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"title = '\xff'")
    with pytest.raises(PlanError, match="not UTF-8"):
        read_plan(tmp_path / "bytes.toml")


def test_the_schema_says_what_the_reader_takes() -> None:
    schema = Table(BookPlan).schema()
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.validate(tomllib.loads(PLAN), schema)
    for wrong in (PLAN.replace("count = 3", "count = 0"), PLAN.replace("[pages]", "[paper]")):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(tomllib.loads(wrong), schema)
    assert json.loads(json.dumps(schema)) == schema
