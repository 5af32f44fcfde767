"""Files that are written whole, or not at all."""

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from crosshatch.formats.whole_files import check_writable, is_wrong_name, replacing, write_whole

needs_rights = pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser may write everywhere")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that is there."""
    file = tmp_path / "page.html"
    file.write_text("old")
    file.chmod(0o640)
    return file


def test_a_file_is_written_and_nothing_stays_beside_it(tmp_path: Path) -> None:
    write_whole(tmp_path / "new.html", b"new")
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("new.html", "new")]


def test_a_file_keeps_its_permissions(old: Path) -> None:
    write_whole(old, b"new")
    assert (old.read_text(), stat.S_IMODE(old.stat().st_mode)) == ("new", 0o640)


def test_a_file_that_cannot_be_finished_stays_as_it_was(old: Path) -> None:
    with suppress(ZeroDivisionError), replacing(old) as new:
        new.write_text("half")
        raise ZeroDivisionError
    assert [(each.name, each.read_text()) for each in old.parent.iterdir()] == [("page.html", "old")]


def test_a_symbolic_link_stays_one(old: Path) -> None:
    link = old.with_name("link.html")
    link.symlink_to(old.name)
    write_whole(link, b"new")
    assert (link.is_symlink(), old.read_text(), stat.S_IMODE(old.stat().st_mode)) == (True, "new", 0o640)


def test_a_pipe_is_written_directly(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"new")
    assert os.read(reading, 10) == b"new"
    os.close(reading)


def test_what_can_be_written_is_left_as_it_is_by_the_check(old: Path) -> None:
    check_writable(old)
    check_writable(old.with_name("new.html"))
    assert [(each.name, each.read_text()) for each in old.parent.iterdir()] == [("page.html", "old")]


@pytest.mark.parametrize("name", ["no/page.html", "page.html/page.html", ".", "x" * 300])
@pytest.mark.parametrize("act", [check_writable, lambda path: write_whole(path, b"new")], ids=["check", "write"])
def test_names_of_no_file_are_told_with_the_error(old: Path, name: str, act: Callable[[Path], None]) -> None:
    with pytest.raises(OSError, match=r"\w") as raised:
        act(old.parent / name)
    assert (raised.value.filename, is_wrong_name(raised.value)) == (str(old.parent / name), True)


@needs_rights
def test_a_file_that_must_not_be_changed_is_not_replaced(old: Path) -> None:
    old.chmod(0o440)
    with pytest.raises(PermissionError):
        write_whole(old, b"new")
    assert old.read_text() == "old"


@needs_rights
def test_a_file_in_a_folder_that_takes_no_others_is_written_directly(old: Path) -> None:
    old.parent.chmod(0o550)
    try:
        write_whole(old, b"new")
    finally:
        old.parent.chmod(0o750)
    assert old.read_text() == "new"
