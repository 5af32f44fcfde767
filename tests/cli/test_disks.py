"""Disks that are full or can only be read: all verbs say so alike, and no file that was there is lost."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import Result

from engines import if_compiled

Run = Callable[..., Result]
Limit = Callable[[], AbstractContextManager[None]]

WEEK = "easy easy easy easy easy easy easy"

HAS_TYPST, HAS_ARROW = (find_spec(name) is not None for name in ("typst", "pyarrow"))

VERBS = {
    "page": ("explain", "1.txt", "--html", "old"),
    "pictures": ("explain", "1.txt", "--pictures", "."),
    "plot": ("grade", "few.txt", "--plot", "old.svg"),
    "grades": ("grade", "few.txt", "--output", "new.csv"),
    "paths": ("explain", "few.txt", "--compact", "--output", "new.jsonl"),
    "puzzles": ("convert", "few.txt", "new.jsonl"),
    "calendar": ("calendar", "2031-05", "--week", WEEK, "--output", "new.csv"),
    "bank": ("bank", "import", "new.bank", "few.txt"),
    **({"print": ("print", "few.txt", "--output", "old.pdf")} if HAS_TYPST else {}),
    **({"sheet": ("practice", "naked-pair", "--count", "1", "--sheet", "old.pdf")} if HAS_TYPST else {}),
    **({"parquet": ("grade", "few.txt", "--output", "new.parquet")} if HAS_ARROW else {}),
}

each_verb = pytest.mark.parametrize("verb", VERBS)

OLD = {"old": "<html>old", "old.svg": "<svg>old", "old.pdf": "%PDF old"}
"""Earlier files that the verbs may replace."""


def fill(folder: Path, easy: str) -> None:
    """Write puzzles and old files into a folder."""
    (folder / "1.txt").write_text(f"{easy}\n")
    (folder / "few.txt").write_text(f"{easy}\n" * 20)
    for name, text in OLD.items():
        (folder / name).write_text(text)


@pytest.fixture
def disk_nearly_full(monkeypatch: pytest.MonkeyPatch) -> Limit:
    """Return what lets no file grow beyond 600 bytes meanwhile."""
    import resource

    @contextmanager
    def limited() -> Iterator[None]:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (600, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # lest modules that are imported meanwhile are kept in part
    return limited


@if_compiled
@pytest.mark.skipif(os.name == "nt", reason="sizes of files have no limit there")
@each_verb
def test_a_full_disk(verb: str, crosshatch: Run, tmp_path: Path, easy: str, disk_nearly_full: Limit) -> None:
    fill(tmp_path, easy)
    with disk_nearly_full():
        result = crosshatch(*VERBS[verb])
    assert (result.exit_code, "Traceback" in result.stderr) == (74, False)
    assert ": File too large" in result.stderr or "the disk" in result.stderr
    assert [(tmp_path / name).read_text() for name in OLD] == list(OLD.values())
    assert list(tmp_path.glob(".*")) == []


@if_compiled
@pytest.mark.skipif(os.name == "nt", reason="sizes of files have no limit there")
def test_rows_go_on_after_a_disk_was_full(crosshatch: Run, tmp_path: Path, easy: str, disk_nearly_full: Limit) -> None:
    fill(tmp_path, easy)
    rows = tmp_path / "new.csv"
    assert crosshatch(*VERBS["grades"]).exit_code == 0
    whole = rows.read_bytes()
    rows.unlink()
    with disk_nearly_full():
        crosshatch(*VERBS["grades"])
    assert rows.read_bytes() == whole[:600]
    crosshatch(*VERBS["grades"], "--resume")
    assert rows.read_bytes() == whole


@pytest.fixture(scope="module")
def read_only(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A disk that can only be read, where the tests may mount one."""
    folder = tmp_path_factory.mktemp("disk")
    puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    try:
        if subprocess.run(mount, capture_output=True).returncode:
            pytest.skip("only the superuser can mount a disk")
    except FileNotFoundError:
        pytest.skip("there is no program to mount disks")
    try:
        fill(folder, puzzle)
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@each_verb
def test_a_disk_that_can_only_be_read(
    verb: str, crosshatch: Run, read_only: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(read_only)
    result = crosshatch(*VERBS[verb])
    assert (result.exit_code, "Traceback" in result.stderr) == (74, False)
    assert ": Read-only file system" in result.stderr or "the disk is read-only" in result.stderr


@pytest.mark.parametrize("verb", ["page", "plot", "grades", "puzzles", "paths", "bank"])
def test_names_of_folders_that_are_not_there(verb: str, crosshatch: Run, tmp_path: Path, easy: str) -> None:
    fill(tmp_path, easy)
    result = crosshatch(*(f"no/{each}" if each.startswith(("new", "old")) else each for each in VERBS[verb]))
    assert result.exit_code == 2
    assert "no/" in result.stderr
