"""The file of a bank: what is one, its versions, transactions, and who has to wait."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from crosshatch.bank import Bank, BankError, BusyBank, DamagedBank, NewerBank, NotABank
from crosshatch.bank import file as file_module
from crosshatch.bank.file import BankFile
from crosshatch.bank.schema import APPLICATION, STEPS, VERSION, VIEWS

PUZZLE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
SOLUTION = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"


def file_of_version(path: Path, version: int) -> None:
    """Make a bank of an earlier version, with a puzzle."""
    with sqlite3.connect(path) as connection:
        for step in STEPS[:version]:
            connection.executescript(step)
        connection.execute("CREATE VIEW stock AS SELECT 1 AS what_it_was_then")
        connection.execute(
            "INSERT INTO puzzles (form, puzzle, solution, givens, symmetry, minimal, seed, source, made_at) "
            "VALUES (?, ?, ?, 36, 'full', 0, '7/1', '', '2031-01-01T00:00:00Z')",
            (PUZZLE, PUZZLE, SOLUTION),
        )
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


def test_a_new_bank_is_marked_and_has_the_version_of_today(path: Path) -> None:
    Bank(path, create=True).close()
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_file_of_an_earlier_version_is_brought_up_to_date(path: Path, version: int) -> None:
    file_of_version(path, version)
    with Bank(path) as bank:
        [kept] = bank
        assert (kept.puzzle.line, kept.seed, kept.tags) == (PUZZLE, "7/1", ())
        assert bank.mark([], tags=["new"]) == []
        assert bank.file.rows("PRAGMA user_version") == [(VERSION,)]
        assert bank.file.rows("SELECT * FROM stock") == []  # as a view of today has it, with no grades


def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file_of_version(path, VERSION)
    before = path.read_bytes()
    monkeypatch.setattr(file_module, "STEPS", (*STEPS, "CREATE TABLE more (what); CREATE TABLE puzzles (clash)"))
    monkeypatch.setattr(file_module, "VERSION", VERSION + 1)
    with pytest.raises(BankError, match="already exists"):
        Bank(path)
    assert path.read_bytes() == before


def test_a_later_version_is_refused_untouched(path: Path) -> None:
    file_of_version(path, VERSION)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 3}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(NewerBank, match=f"a bank of version {VERSION + 3}, .* versions up to {VERSION}; install"):
        Bank(path, create=True)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"1.3\n", b"SQLite format 3\0" + bytes(100), bytes(5000)])
def test_what_is_no_bank_is_refused_untouched(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(NotABank, match="is not a bank of puzzles; it was not changed"):
        Bank(path, create=True)
    assert path.read_bytes() == content


def test_a_database_of_others_is_refused_untouched(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE songs (title)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(NotABank):
        Bank(path, create=True)
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_bank_where_one_is_to_be_made(path: Path) -> None:
    path.touch()
    with pytest.raises(NotABank):
        Bank(path)
    with Bank(path, create=True) as bank:
        assert len(bank) == 0


def test_no_file_is_made_where_none_is_asked_for(path: Path) -> None:
    with pytest.raises(BankError, match="no such bank; create one with 'bank fill' or 'bank import'"):
        Bank(path)
    with pytest.raises(BankError, match=r"the folder .* does not exist"):
        Bank(path / "deeper", create=True)
    assert not path.exists()


def test_a_damaged_bank_is_told(path: Path) -> None:
    Bank(path, create=True).close()
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    with pytest.raises(DamagedBank, match="is damaged"), Bank(path) as bank:
        len(bank)


def test_a_bank_that_may_only_be_read_can_be_read(path: Path) -> None:
    Bank(path, create=True).close()
    with Bank(path) as bank:
        assert len(bank) == 0
        bank.file.rows("PRAGMA query_only = ON")
        with pytest.raises(BankError, match="is read-only"), bank.file.writing():
            bank.file.run("DELETE FROM tags")


def test_text_that_is_not_utf_8_is_refused(path: Path) -> None:
    with Bank(path, create=True) as bank, pytest.raises(BankError, match="valid Unicode text"), bank.file.writing():
        bank.file.insert("techniques", title="\udcff")


def test_a_transaction_that_raises_changes_nothing(path: Path) -> None:
    file = BankFile(path, create=True)

    def change() -> None:
        with file.writing():
            file.insert("techniques", title="X-Wing")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        change()
    assert file.rows("SELECT * FROM techniques") == []
    file.close()


def test_who_writes_waits_for_others_says_so_and_gives_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_module, "PATIENCE", 0.01)
    monkeypatch.setattr(file_module, "MOST_PATIENCE", 0.05)
    said: list[str] = []
    one, two = BankFile(path, create=True), BankFile(path, notify=said.append)
    with one.writing(), pytest.raises(BusyBank, match="other programs have been writing to it"), two.writing():
        pass
    assert said == [f"{path}: waiting for another program that is writing to it"]
    with two.writing():
        two.insert("techniques", title="X-Wing")
    assert one.rows("SELECT title FROM techniques") == [("X-Wing",)]
    one.close()
    two.close()


def test_a_bank_that_another_process_makes_at_this_moment_is_one(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.touch()
    rows = BankFile.rows
    makers: list[Thread] = []

    def make() -> None:
        BankFile(path, create=True).close()

    def rows_with_another_after_the_first(
        self: BankFile, query: str, values: Sequence[Any] = ()
    ) -> list[tuple[Any, ...]]:
        found = rows(self, query, values)
        if not makers:
            makers.append(Thread(target=make))
            makers[0].start()
            makers[0].join(0.5)  # it has to wait, as this one is reading
        return found

    monkeypatch.setattr(BankFile, "rows", rows_with_another_after_the_first)
    BankFile(path, create=True).close()
    makers[0].join()
    with Bank(path) as bank:
        assert len(bank) == 0


@pytest.mark.parametrize("view", VIEWS)
def test_every_view_can_be_read(path: Path, view: str) -> None:
    file = BankFile(path, create=True)
    assert file.rows(f"SELECT * FROM {view}") == []
    file.close()
