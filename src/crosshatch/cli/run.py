"""How every verb goes through its puzzles: one after the other, bad ones reported, the worst exit code kept."""

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NoReturn

import attrs

from ..board.puzzle import Puzzle
from ..position.status import Status
from ..render.data import puzzle_data, status_data
from . import BAD_INPUT
from .inputs import Item, items
from .output import complain, say, say_data

DONE = 0
NOT_ONE_SOLUTION = 1
NOT_ALL_MADE = 1
"""The time for something to be made ran out."""


class _Given:
    """The items given, in order; whether there are several is found out when it is asked, not before.

    So the first line of a stream can be answered before the second is there.
    """

    def __init__(self, arguments: tuple[str, ...]) -> None:
        self._items = items(arguments)
        self._ahead: list[Item] = []
        self._seen = 0

    def __iter__(self) -> Iterator[Item]:
        while self._ahead or self._read():
            self._seen += 1
            yield self._ahead.pop()

    def are_several(self) -> bool:
        """Whether there is more than one item."""
        return self._seen > 1 or bool(self._ahead) or self._read()

    def _read(self) -> bool:
        self._ahead.extend(islice(self._items, 1))
        return bool(self._ahead)


@attrs.frozen
class Question:
    """A puzzle that a verb is to answer, and the item that has it."""

    puzzle: Puzzle
    item: Item
    _given: _Given

    @property
    def name(self) -> str:
        """The source where there are several puzzles, and nothing where there is one only."""
        return self.item.source if self._given.are_several() else ""

    def introduce(self, status: Status) -> None:
        """Say why there is not exactly one solution, and where there are several puzzles, which one is answered."""
        if not status.ok:
            self.complain(status)
        if self.name:
            say(f"{self.name}: {self.puzzle.line}")

    def complain(self, status: Status) -> None:
        """Say on standard error why there is not exactly one solution."""
        complain(self.name, str(status))

    def data(self, status: Status) -> dict[str, Any]:
        """Return the part of an answer that is the same for every verb: what the puzzle is, and its status."""
        return {"source": self.item.source, **puzzle_data(self.puzzle), **status_data(status)}


def answer_each(
    arguments: tuple[str, ...],
    answer: Callable[[Question], bool],
    as_json: bool = False,
    unread: Callable[[Item], None] | None = None,
) -> NoReturn:
    """Answer for each puzzle and end with the exit code.

    ``answer`` returns whether it could give what was asked for.  What cannot be read is reported on standard error and,
    for JSON, answered with an object of its ``source`` and ``error``; ``unread`` may add to that where there are
    several puzzles.
    """
    code = DONE
    given = _Given(arguments)
    for item in given:
        if item.puzzle is None:
            complain(item.source, item.error)
            if as_json:
                say_data({"source": item.source, "error": item.error})
            elif unread and given.are_several():
                unread(item)
            code = BAD_INPUT
        elif not answer(Question(item.puzzle, item, given)):
            code = max(code, NOT_ONE_SOLUTION)
    sys.exit(code)
