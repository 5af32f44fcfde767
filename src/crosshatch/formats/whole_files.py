"""Files that are written whole: a new one takes the place of the old one when it is complete, and not before.

So a full disk, or the end of the process, never costs the file that was there.
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
"""Where names stand for what is open or for devices."""


def is_wrong_name(error: OSError) -> bool:
    """Whether a file cannot be written because of its name or the rights to it; else the disk is full, or fails."""
    return isinstance(error, _WRONG_NAMES) or error.errno in _WRONG_NAME_CODES


def is_read_only(folder: Path) -> bool:
    """Whether the disk of a folder can only be read; False where the system does not say."""
    try:
        return bool(os.statvfs(folder).f_flag & os.ST_RDONLY)
    except (AttributeError, OSError):
        return False


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; an old one of that name stays as it is until the new one is complete.

    Raises OSError, with the name, where it cannot be written.
    """
    with replacing(path) as new:
        new.write_bytes(data)


def check_writable(path: Path) -> None:
    """Raise OSError, with the name, where a file cannot be written; what is there stays."""
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
    """Give the name of a new file to write; it takes the place of ``path`` at the end, or is removed after an error.

    The file keeps its permissions; a symbolic link stays one.  Devices and pipes are written directly, and so are files
    in folders that take no new ones.

    Raises OSError, with the name of ``path``, where it cannot be written.
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
    """Raise errors of the system with the name of a file that users know."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def _target(path: Path) -> Path | None:
    """Return the file that a name stands for; None where it can only be written directly.

    Raises OSError where it is there and cannot be changed.
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
    """Return a name that no other run has."""
    return target.with_name(f".crosshatch-{token_hex(8)}")
