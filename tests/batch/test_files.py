"""Files of rows: one run writes a file at a time."""

import os
from pathlib import Path
from typing import BinaryIO

import pytest

from crosshatch.batch import files
from crosshatch.batch.files import UnfitFile, open_rows
from crosshatch.batch.rows import Form, JsonForm, Layout, Record
from crosshatch.formats import whole_files

pytestmark = pytest.mark.skipif(os.name == "nt", reason="files are not locked there")


def test_a_file_that_another_run_writes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LETTING_GO", 0)
    path = tmp_path / "rows.jsonl"
    with (
        open_rows(path, JsonForm(Layout()), resume=False),
        pytest.raises(UnfitFile, match=r"another run is writing to .*rows\.jsonl; wait until it ends"),
    ):
        open_rows(path, JsonForm(Layout()), resume=True)
    with open_rows(path, JsonForm(Layout()), resume=True):
        pass


class Words(Form):
    """Rows of a word, below a header."""

    header = "word"

    def __init__(self) -> None:
        super().__init__(Layout())

    def write(self, record: Record) -> str:
        return str(record["word"])

    def parse(self, line: str) -> Record:
        return {"word": line.strip()}

    def read(self, line: str) -> Record:
        return self.parse(line)


def test_a_run_that_waits_for_a_file_continues_the_one_that_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, words = tmp_path / "words.csv", Words()
    reserve = files._reserve
    first = open_rows(path, words, resume=False)
    assert list(first.complete()) == []
    first.add("a")

    def reserve_late(file: BinaryIO, name: Path) -> None:
        monkeypatch.setattr(files, "_reserve", reserve)
        with first:
            first.put(["a", "b"])
        reserve(file, name)

    monkeypatch.setattr(files, "_reserve", reserve_late)
    with open_rows(path, words, resume=True) as second:
        assert [each["word"] for each in second.complete()] == ["a", "b"]
        second.add("c")
    assert path.read_text() == "word\na\nb\nc\n"


def test_rows_are_put_into_a_file_whose_folder_takes_no_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whole_files.os, "access", lambda *_: False)
    path = tmp_path / "words.csv"
    with open_rows(path, Words(), resume=False) as rows:
        assert list(rows.complete()) == []
        rows.add("a")
        rows.put(["b", "c"])
        rows.add("d")
    assert path.read_text() == "word\nb\nc\nd\n"
    assert list(tmp_path.iterdir()) == [path]
