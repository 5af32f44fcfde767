"""Atomic file writing: a new file replaces the old one only when it is complete.

A full disk or the end of the process never destroys an existing file.
"""

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

_WRONG_NAMES = (FileExistsError, FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError)
_WRONG_NAME_CODES = frozenset({errno.EINVAL, errno.ELOOP, errno.ENAMETOOLONG})

_STREAMS = (Path("/dev"), Path("/dev/fd"))
"""Directories whose names stand for open streams or devices."""


def is_wrong_name(error: OSError) -> bool:
    """Return whether a file cannot be written because of its name or permissions rather than the disk."""
    return isinstance(error, _WRONG_NAMES) or error.errno in _WRONG_NAME_CODES


def problem_with(path: Path, error: OSError) -> str:
    """Return why a file cannot be written: the folder that is missing or is a file, or else what the system says."""
    if isinstance(error, FileNotFoundError) and not path.parent.exists():
        return f"the folder {str(path.parent)!r} does not exist"
    if isinstance(error, NotADirectoryError):
        file = next((each for each in path.parents if each.is_file()), None)
        if file:
            return f"{str(file)!r} is a file, not a folder"
    return error.strerror or str(error)


def is_read_only(folder: Path) -> bool:
    """Return whether the file system of a folder is read-only; False if that is unknown."""
    try:
        return bool(os.statvfs(folder).f_flag & os.ST_RDONLY)
    except (AttributeError, OSError):
        return False


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; an existing file of that name is replaced only when the new one is complete.

    Raises OSError, with the file name, if the file cannot be written.
    """
    with replacing(path) as new:
        new.write_bytes(data)


def check_writable(path: Path) -> None:
    """Raise OSError, with the file name, if a file cannot be written; an existing file is not changed."""
    target = _target(path)
    if target is None:
        return
    with naming(path):
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        new = _beside(target)
        new.touch(exist_ok=False)
        new.unlink()


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Provide the name of a temporary file, which replaces ``path`` at the end or is removed after an error.

    The file keeps its permissions, and a symbolic link remains one.  Devices and pipes are written directly, and so are
    files in folders where no new file can be created.

    Raises OSError, with the name ``path``, if the file cannot be written.
    """
    target = _target(path)
    with naming(path):
        if target is None:
            yield path
            return
        new = _beside(target)
        try:
            yield new
            if target.exists():
                shutil.copymode(target, new)
                with new.open("rb+") as file:  # some disks say only when they are written that they are full
                    os.fsync(file.fileno())
            new.replace(target)
        finally:
            new.unlink(missing_ok=True)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Re-raise system errors with the file name that the user knows."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def _target(path: Path) -> Path | None:
    """Return the file that a name refers to, or None if it can only be written directly.

    Raises OSError if it exists and cannot be changed.
    """
    if path.parent in _STREAMS or (path.exists() and not (path.is_file() or path.is_dir())):
        return None
    target = path.resolve()
    if target.is_file():
        with naming(path):
            target.open("rb+").close()
        if not os.access(target.parent, os.W_OK):
            return None
    return target


def _beside(target: Path) -> Path:
    """Return a name that no other process uses."""
    return target.with_name(f".crosshatch-{token_hex(8)}")
