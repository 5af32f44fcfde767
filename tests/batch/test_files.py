"""Files of rows: one run writes a file at a time."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO

import pytest

from crosshatch.batch import files
from crosshatch.batch.files import UnfitFile, open_rows
from crosshatch.batch.rows import JsonRows
from crosshatch.formats import whole_files

pytestmark = pytest.mark.skipif(os.name == "nt", reason="files are not locked there")


def test_a_file_that_another_run_writes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LETTING_GO", 0)
    path = tmp_path / "rows.jsonl"
    with (
        open_rows(path, JsonRows([]), resume=False),
        pytest.raises(UnfitFile, match=r"another run is writing .*rows\.jsonl; let it end, or give another output"),
    ):
        open_rows(path, JsonRows([]), resume=True)
    with open_rows(path, JsonRows([]), resume=True):
        pass


class Word(str):
    """A row of a single word."""

    __slots__ = ()

    @property
    def given(self) -> tuple[object, Mapping[str, object]]:
        return str(self), {}


class Words:
    """Rows of a word, below a header."""

    header = "word"
    row_start = ""
    puzzle_first = False

    def write(self, row: Word) -> str:
        return row

    def read(self, line: str) -> Word:
        return Word(line.strip())

    def blank(self, entry: object) -> Word:
        return Word(entry)


def test_a_run_that_waits_for_a_file_continues_the_one_that_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, words = tmp_path / "words.csv", Words()
    reserve = files._reserve
    first = open_rows(path, words, resume=False)
    assert list(first.complete()) == []
    first.add(Word("a"))

    def reserve_late(file: BinaryIO, name: Path) -> None:
        monkeypatch.setattr(files, "_reserve", reserve)
        with first:
            first.put([Word("a"), Word("b")])
        reserve(file, name)

    monkeypatch.setattr(files, "_reserve", reserve_late)
    with open_rows(path, words, resume=True) as second:
        assert list(second.complete()) == ["a", "b"]
        second.add(Word("c"))
    assert path.read_text() == "word\na\nb\nc\n"


def test_rows_are_put_into_a_file_whose_folder_takes_no_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whole_files.os, "access", lambda *_: False)
    path = tmp_path / "words.csv"
    with open_rows(path, Words(), resume=False) as rows:
        assert list(rows.complete()) == []
        rows.add(Word("a"))
        rows.put([Word("b"), Word("c")])
        rows.add(Word("d"))
    assert path.read_text() == "word\nb\nc\nd\n"
    assert list(tmp_path.iterdir()) == [path]
