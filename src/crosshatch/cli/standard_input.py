"""Standard input, line by line, and whether the next line can be had without waiting for it."""

import codecs
import io
import select
import sys
from collections import deque
from typing import cast

CHUNK = 65_536
"""How many bytes are read at once, if so many are there."""


class StandardInput:
    """The lines of standard input, in UTF-8 with or without a mark at its beginning; what is no UTF-8 is replaced."""

    def __init__(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
        self._decoder = io.IncrementalNewlineDecoder(decoder, translate=True)
        self._lines: deque[str] = deque()
        self._rest = ""
        self._reading = False

    def readline(self, limit: int) -> str:
        """Return the next line with its end, or its first characters if it is longer; nothing when there is none."""
        ended = False
        while not self._lines and not ended and len(self._rest) < limit:
            ended = self._read()
        self._reading = not ended
        if self._lines:
            return self._lines.popleft()[:limit]
        line, self._rest = self._rest, ""
        return line[:limit]

    def ready(self) -> bool:
        """Whether nobody has to wait: something can be read at once, or nothing has been read yet, or all.

        Where nobody can tell, it is taken to be so.
        """
        if self._lines or not self._reading:
            return True
        try:
            return bool(select.select([sys.stdin.buffer], [], [], 0)[0])
        except (OSError, ValueError):  # neither a pipe nor a terminal, or a system that can ask sockets only
            return True

    def _read(self) -> bool:
        """Read what is there, and wait only where nothing is; return whether it has come to the end."""
        data = cast(io.BufferedReader, sys.stdin.buffer).read1(CHUNK)
        *lines, self._rest = (self._rest + self._decoder.decode(data, final=not data)).split("\n")
        self._lines.extend(f"{line}\n" for line in lines)
        return not data
