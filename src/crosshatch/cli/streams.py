"""The standard streams: open, able to take any text, and without control characters from the user's texts."""

import codecs
import os
import sys
from contextlib import suppress
from io import TextIOWrapper

_NAMES_OF_CONTROLS = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"}


NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
"""The space before ``;`` in French, which few encodings but those of Unicode hold."""


def _replaced(error: UnicodeError) -> tuple[str, int]:
    """Return question marks for what an encoding cannot hold, but spaces for narrow ones."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(" " if each == NARROW_SPACE else "?" for each in lost), error.end


codecs.register_error("crosshatch-replace", _replaced)


def prepare_streams() -> None:
    """Open the null device for each standard stream that is closed; let standard output replace what its
    encoding cannot hold.

    Raises OSError if standard output is closed.
    """
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    if sys.stdout is None:
        raise OSError("standard output is closed")
    if isinstance(sys.stdout, TextIOWrapper):  # standard error replaces them by itself
        sys.stdout.reconfigure(errors="crosshatch-replace")


def drop_output() -> None:
    """Drop what is still in the buffer; otherwise the interpreter complains about it when it exits."""
    with suppress(OSError, ValueError, AttributeError):  # no output, or one that is no file of the system
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def printable(text: str) -> str:
    r"""Return a text with control characters, such as those that begin terminal escapes, written as ``\x1b``."""
    return text.translate(_NAMES_OF_CONTROLS)


def visible(text: str) -> str:
    """Return a text as standard output takes it: a terminal gets no control characters."""
    return printable(text) if sys.stdout.isatty() else text


def write_message(text: str) -> None:
    """Write a text to standard error at once, without control characters; where nobody can read it, nothing."""
    with suppress(OSError):
        sys.stderr.write(printable(text))
        sys.stderr.flush()
