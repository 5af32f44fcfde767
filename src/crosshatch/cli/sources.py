"""Where puzzles come from, kept compactly for any number of them."""

from array import array
from bisect import bisect_right


class Sources:
    """Where puzzles come from, by their numbers from 0, in any number of files.

    It takes 8 bytes for each; a list of the texts would take some 90.
    """

    def __init__(self) -> None:
        self._names: list[str] = []
        self._starts: list[int] = []  # the number of the first puzzle of each name
        self._lines = array("Q")  # 0 for a source that has no lines

    def add(self, source: str) -> None:
        """Add the source of the next puzzle."""
        name, _, number = source.rpartition(":")
        if not (name and number.isdecimal()):
            name, number = source, "0"
        if not self._names or self._names[-1] != name:
            self._names.append(name)
            self._starts.append(len(self._lines))
        self._lines.append(int(number))

    def named(self, number: int) -> str:
        """Return the source of a puzzle."""
        name = self._names[bisect_right(self._starts, number) - 1]
        return f"{name}:{self._lines[number]}" if self._lines[number] else name
