"""What the docs say of the tables is what a bank has."""

import re
from pathlib import Path

import pytest

from crosshatch.bank import Bank
from crosshatch.bank.schema import APPLICATION, VERSION, VIEWS

PAGE = (Path(__file__).parents[2] / "docs" / "pages" / "bank.md").read_text(encoding="utf-8")


def rows_of(heading: str) -> dict[str, str]:
    """Return the rows of a table of the page by their first cells, the last cell of each."""
    table = PAGE.partition(heading)[2].partition("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]
    return {name: row[-1] for row in rows for name in re.findall(r"`(\w+)`", row[0])}


def names_in(cell: str) -> set[str]:
    return set(re.findall(r"`(\w+)`", cell))


def columns(bank: Bank, name: str) -> set[str]:
    return {row[1] for row in bank.file.rows(f"PRAGMA table_info({name})")}


@pytest.mark.parametrize("view", VIEWS)
def test_views_have_the_columns_that_are_documented(bank: Bank, view: str) -> None:
    assert names_in(rows_of("| view | a row for | columns |")[view]) == columns(bank, view)


def test_tables_have_the_columns_that_are_documented(bank: Bank) -> None:
    documented = rows_of("| table | columns |")
    tables = [name for (name,) in bank.file.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert documented.keys() == {name for name in tables if not name.startswith("sqlite_")}
    for name, cell in documented.items():
        assert columns(bank, name) - {"id"} <= names_in(cell), name


def test_the_versions_are_those_of_the_page() -> None:
    assert f"`PRAGMA application_id` is {APPLICATION} " in PAGE
    assert f"the version of the schema, which is {VERSION}." in " ".join(PAGE.split())
