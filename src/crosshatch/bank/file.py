"""The file of a bank: opened only if it is a bank, migrated to the current schema, and changed in transactions.

It uses SQLite's rollback journal, not its write-ahead log.  A bank is therefore a single file whenever nobody is
writing, which can be copied and kept on a network drive, where the shared memory of the write-ahead log would not work.
A killed process leaves its journal behind; the next process to open the bank uses it to undo the unfinished changes.
"""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..formats.whole_files import is_read_only, problem_with
from .errors import BankDiskError, BankError, BusyBank, DamagedBank, NewerBank, NotABank
from .schema import APPLICATION, STEPS, VERSION, VIEWS

MAGIC = b"SQLite format 3\0"
"""The first bytes of every SQLite file.  Source: https://www.sqlite.org/fileformat2.html"""

HEADER = 100
"""The size of the header in bytes."""

APPLICATION_AT = slice(68, 72)
"""The position of the application's mark in the header."""

PATIENCE = 2.0
"""Seconds of waiting for other processes before saying so."""

MOST_PATIENCE = 60.0
"""Seconds of waiting before giving up; a transaction of Crosshatch takes no more than one or two."""

CACHE = 32_768
"""Kilobytes of the file to keep in memory."""

BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})

NOT_WRITABLE = {
    sqlite3.SQLITE_READONLY: "the file or its folder is read-only",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened; check the permissions of the file and its folder",
}
DISK = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk or the network drive failed",
}
"""Explanations of SQLite errors, by code."""


def quiet(_: str) -> None:
    """Ignore a message."""


class BankFile:
    """An open bank file.

    ``notify`` is called with a sentence when this process has to wait for another.

    Raises NotABank, NewerBank or BankError if the file is not a bank or cannot be opened.
    """

    def __init__(self, path: Path, create: bool = False, notify: Callable[[str], None] = quiet) -> None:
        self.path = path
        self.notify = notify
        _check_is_bank(path, create)
        mode = "rwc" if create else "rw"
        with self._errors():
            self._connection = sqlite3.connect(
                f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE, isolation_level=None
            )
        try:
            self._prepare()
        except BaseException:
            self._connection.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Return all rows of a query."""
        return self._cursor(query, values)[1]

    def records(self, query: str, values: Sequence[Any] = ()) -> list[dict[str, Any]]:
        """Return all rows of a query, each as a dictionary by column."""
        cursor, rows = self._cursor(query, values)
        names = [name for name, *_ in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in rows]

    def _cursor(self, query: str, values: Sequence[Any]) -> tuple[sqlite3.Cursor, list[tuple[Any, ...]]]:
        with self._errors():
            found: tuple[sqlite3.Cursor, list[tuple[Any, ...]]] = self._patiently(
                lambda: ((cursor := self._connection.execute(query, values)), cursor.fetchall())
            )
            return found

    def run(self, statement: str, values: Sequence[Any] = ()) -> None:
        """Run a statement within a transaction."""
        self._connection.execute(statement, values)

    def insert(self, table: str, **row: Any) -> int:
        """Add a row to a table; return its number."""
        statement = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})"
        return self._connection.execute(statement, tuple(row.values())).lastrowid or 0

    def number_of(self, table: str, **key: Any) -> int | None:
        """Return the number of the row of a table with these values, or None."""
        query = f"SELECT id FROM {table} WHERE {' AND '.join(f'{name} = ?' for name in key)}"
        return next((number for (number,) in self.rows(query, tuple(key.values()))), None)

    def found_or_added(self, table: str, key: Mapping[str, Any], **more: Any) -> tuple[int, bool]:
        """Return the number of the row with these values, which is added if missing, and whether it is new."""
        found = self.number_of(table, **key)
        return (self.insert(table, **key, **more), True) if found is None else (found, False)

    def run_many(self, statement: str, values: Sequence[Sequence[Any]]) -> int:
        """Run a statement within a transaction for each row of values; return the number of changed rows."""
        return self._connection.executemany(statement, values).rowcount

    @contextmanager
    def reading(self) -> Iterator[None]:
        """See a fixed state of the bank within the block, whatever others write; leave it soon, since others have to
        wait.

        Within a transaction that writes, this is always the case.
        """
        if self._connection.in_transaction:
            yield
            return
        with self._errors():
            self._connection.execute("BEGIN")
            try:
                yield
            finally:
                self._end("ROLLBACK")

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Change the bank in a transaction: all changes of the block are made, or none if it raises or the process
        ends.

        Raises BusyBank if others write for too long.
        """
        with self._errors():
            try:
                self._patiently(lambda: self._connection.execute("BEGIN IMMEDIATE"))
                yield
                self._patiently(lambda: self._connection.execute("COMMIT"))
            except BaseException:
                self._end("ROLLBACK")
                raise

    def _end(self, how: str) -> None:
        if self._connection.in_transaction:  # some errors have ended it
            self._connection.execute(how)

    def _patiently(self, act: Callable[[], Any]) -> Any:
        """Do something that may have to wait for others, and report the wait after a while."""
        begin = time.monotonic()
        notified = False
        while True:
            try:
                return act()
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF not in BUSY:
                    raise
                if time.monotonic() - begin > MOST_PATIENCE:
                    raise BusyBank(
                        f"{self.path}: other programs have been writing to it for {MOST_PATIENCE:g} s; try again later"
                    ) from error
                if not notified:
                    self.notify(f"{self.path}: waiting for another program that is writing to it")
                    notified = True

    @contextmanager
    def _errors(self) -> Iterator[None]:
        """Raise errors of SQLite as bank errors."""
        try:
            yield
        except sqlite3.ProgrammingError:  # one of ours
            raise
        except UnicodeEncodeError as error:  # of names whose bytes are not UTF-8
            raise BankError(f"{self.path} can only store valid Unicode text, not {error.object!r}") from error
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
            if code in DAMAGED:
                raise DamagedBank(
                    f"{self.path} is damaged ({error}); restore a backup, or recover the data with sqlite3's .recover"
                ) from error
            if code in DISK or (code in NOT_WRITABLE and is_read_only(self.path.parent)):
                raise BankDiskError(f"{self.path}: {DISK.get(code, 'the disk is read-only')} ({error})") from error
            why = NOT_WRITABLE.get(code)
            raise BankError(f"{self.path}: {f'{why} ({error})' if why else error}") from error

    def _prepare(self) -> None:
        """Migrate the file to the current schema, if it is a bank."""
        with self._errors():
            self._connection.execute("PRAGMA foreign_keys = ON")
            self._connection.execute(f"PRAGMA cache_size = -{CACHE}")
        if not self._is_up_to_date():
            with self.writing():
                if not self._is_up_to_date():  # others may have been faster
                    self._migrate()

    def _is_up_to_date(self) -> bool:
        """Whether the file has the current schema.

        Raises NotABank if it has another application's schema, and NewerBank if it has a later one.
        """
        with self.reading():  # as one, since another process may be making the bank at this moment
            (application,), (version,) = self.rows("PRAGMA application_id") + self.rows("PRAGMA user_version")
            used = application or version or self.rows("SELECT 1 FROM sqlite_master LIMIT 1")
        if application != APPLICATION and used:
            raise NotABank(self.path)
        if version > VERSION:
            raise NewerBank(
                f"{self.path} is a bank of version {version}, but this Crosshatch supports only versions up to "
                f"{VERSION}; install a newer Crosshatch"
            )
        return bool(version == VERSION)

    def _migrate(self) -> None:
        [(version,)] = self.rows("PRAGMA user_version")
        for (name,) in self.rows("SELECT name FROM sqlite_master WHERE type = 'view'"):
            self.run(f"DROP VIEW {name}")
        for step in STEPS[version:]:
            for statement in filter(str.strip, step.split(";")):
                self.run(statement)
        for name, query in VIEWS.items():
            self.run(f"CREATE VIEW {name} AS {query}")
        self.run(f"PRAGMA application_id = {APPLICATION}")
        self.run(f"PRAGMA user_version = {VERSION}")


def is_database(path: str | os.PathLike[str]) -> bool:
    """Whether a file is an SQLite database, as banks are; False if it cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


def _check_is_bank(path: Path, create: bool) -> None:
    """Check that a file is a bank without opening it in SQLite, which might repair what a killed process left behind.

    Raises NotABank if it is not a bank, and BankError if it does not exist.
    """
    try:
        with open(path, "rb") as file:
            header = file.read(HEADER)
    except FileNotFoundError as error:
        if create and path.absolute().parent.is_dir():
            return
        if create:
            raise BankError(f"cannot write {path}: {problem_with(path, error)}") from None
        raise BankError(f"{path}: no such bank; create one with 'bank fill' or 'bank import'") from None
    except OSError as error:
        raise BankError(f"{path}: {problem_with(path, error)}") from error
    unfinished = path.with_name(f"{path.name}-journal").exists() and not any(header)
    if header.startswith(MAGIC):
        ours = int.from_bytes(header[APPLICATION_AT], "big") == APPLICATION
    else:
        ours = unfinished or (create and not header)
    if not ours:
        raise NotABank(path)
