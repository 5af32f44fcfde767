"""Files of rows: one run writes a file at a time."""

import os
from pathlib import Path

import pytest

from crosshatch.batch import files
from crosshatch.batch.files import UnfitFile, open_rows
from crosshatch.batch.rows import JsonRows

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
