"""Which of many puzzles are the same but for symmetry: a stream in, a stream out, and digests of what was there.

Two puzzles are taken for the same where their canonical forms have the same digest of 128 bits; among ten million that
differ, the chance that any two have is below 10 to the power of -24.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from enum import StrEnum
from hashlib import blake2b
from typing import Generic, NamedTuple, TypeVar

import attrs

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from .entries import Readable, puzzle_of
from .running import Failure, always, run_in_order

E = TypeVar("E", bound=Readable | Puzzle)


class Likeness(StrEnum):
    """How an entry of a stream is like those before it."""

    DIFFERENT = "different"
    DUPLICATE = "duplicate"
    NO_FORM = "no form"
    UNREADABLE = "unreadable"
    LOST = "worker lost"


@attrs.frozen
class ComparedPuzzle(Generic[E]):
    """An entry of a stream with its canonical form, or what is wrong with it.

    ``form`` is the canonical form as a line of 81 characters, empty where there is none, and ``automorphisms`` the
    number of symmetries that map the puzzle to itself.  ``first`` is the number, from 0, of the first entry that is
    the same but for symmetry; None where it is this one.

    As an outcome, NO_FORM is a puzzle whose givens clash, UNREADABLE an entry that is no puzzle, and LOST a puzzle on
    which one worker after the other was lost.
    """

    entry: E
    form: str = ""
    automorphisms: int = 0
    first: int | None = None
    error: str = ""
    outcome: Likeness = attrs.field()

    @outcome.default
    def _usual_outcome(self) -> Likeness:
        return Likeness.DIFFERENT if self.first is None else Likeness.DUPLICATE


class _Form(NamedTuple):
    """What comes back from a worker for a puzzle: where it has no form, why, in words and as an outcome."""

    line: str = ""
    automorphisms: int = 0
    error: str = ""
    outcome: Likeness | None = None


def compare_many(
    entries: Iterable[E], executor: Executor | None = None, *, ready: Callable[[], bool] = always
) -> Iterator[ComparedPuzzle[E]]:
    """Compare a stream of puzzles with each other, and yield the results in the order of the stream.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields; each gives one result, bad ones too.
      The givens of a puzzle count;
    - ``executor``: what does the work; without one it is done here, each puzzle when its result is asked for;
    - ``ready``: whether the next entry has arrived already; while it has not, results come as they are done.

    It takes some 40 to 80 bytes for each different puzzle.
    """
    seen = CanonicalForms()
    for number, (entry, found) in enumerate(
        run_in_order(_form, entries, executor, part=puzzle_of, failed=_failed, ready=ready)
    ):
        if found.outcome is not None:
            yield ComparedPuzzle(entry, error=found.error, outcome=found.outcome)
        else:
            first = seen.first(found.line, number)
            yield ComparedPuzzle(entry, found.line, found.automorphisms, None if first == number else first)


def _form(puzzle: Puzzle) -> _Form:
    try:
        found = puzzle.canonical()
    except PuzzleError as error:
        return _Form(error=str(error), outcome=Likeness.NO_FORM)
    return _Form(found.puzzle.givens, found.automorphisms)


def _failed(entry: object, error: str, failure: Failure) -> _Form:
    return _Form(error=error, outcome=Likeness(failure))


def _digest(text: str) -> tuple[int, int]:
    """Return a digest of a text, as two numbers of 64 bits."""
    digest = blake2b(text.encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:], "little")


FEWEST_SLOTS = 1 << 10
FREE = 0
"""A slot without a number; those that stand in slots begin at 1."""


class CanonicalForms:
    """The canonical forms of puzzles, lines of 81 characters, as digests in a table of open addresses.

    It takes 36 to 72 bytes for each that differs, and for a moment 108 when it grows, so that there may be millions.  A
    dict from digests to numbers takes 127 to 156, and so 1.3 GB for ten million, where this takes 0.4 GB; it would be
    twice as fast, but what takes the time is to find the forms.
    """

    def __init__(self, forms: Iterable[str] = ()) -> None:
        self._count = 0
        self._make(FEWEST_SLOTS)
        for form in forms:
            self.add(form)

    def add(self, form: str) -> bool:
        """Add a canonical form; return whether it was not there yet."""
        before = len(self)
        self.first(form, before)
        return len(self) > before

    def __len__(self) -> int:
        return self._count

    def __contains__(self, form: object) -> bool:
        return isinstance(form, str) and self._numbers[self._slot(*_digest(form))] != FREE

    def _make(self, slots: int) -> None:
        self._mask = slots - 1
        self._low, self._high, self._numbers = (array("Q", [FREE]) * slots for _ in range(3))

    def first(self, form: str, number: int) -> int:
        """Add a form with a number, unless it is there; return the number of that which is there then."""
        low, high = _digest(form)
        slot = self._slot(low, high)
        if self._numbers[slot] != FREE:
            return self._numbers[slot] - 1
        self._low[slot], self._high[slot], self._numbers[slot] = low, high, number + 1
        self._count += 1
        if self._count * 3 > self._mask * 2:
            self._grow()
        return number

    def _slot(self, low: int, high: int) -> int:
        """Return the slot where a digest stands, or may stand."""
        slot = low & self._mask
        while self._numbers[slot] != FREE and (self._low[slot] != low or self._high[slot] != high):
            slot = slot + 1 & self._mask
        return slot

    def _grow(self) -> None:
        before = zip(self._low, self._high, self._numbers, strict=True)
        self._make(2 * (self._mask + 1))
        for low, high, number in before:
            if number != FREE:
                slot = self._slot(low, high)
                self._low[slot], self._high[slot], self._numbers[slot] = low, high, number
