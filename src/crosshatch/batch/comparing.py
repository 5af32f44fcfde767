"""Which of many puzzles are the same but for symmetry: a stream in, a stream out, and digests of what was there.

Two puzzles are taken for the same where their canonical forms have the same digest of 128 bits; among ten million that
differ, the chance that any two have is below 10 to the power of -24.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from enum import StrEnum
from hashlib import blake2b
from typing import Any, Generic, TypeAlias, TypeVar

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
    outcome: Likeness = Likeness.DIFFERENT


_Result: TypeAlias = dict[str, Any]
"""What comes back from a worker for a puzzle: fields of ``ComparedPuzzle``."""


def compare_many(
    entries: Iterable[E], executor: Executor | None = None, *, ready: Callable[[], bool] = always
) -> Iterator[ComparedPuzzle[E]]:
    """Compare a stream of puzzles with each other, and yield the results in the order of the stream.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields; each gives one result, bad ones too.
      The givens of a puzzle count;
    - ``executor``: what does the work; without one it is done here, each puzzle when its result is asked for;
    - ``ready``: whether the next entry has arrived already; while it has not, results come as they are done.

    It takes some 150 bytes for each different puzzle.
    """
    seen = CanonicalForms()
    for number, (entry, found) in enumerate(
        run_in_order(_form, entries, executor, part=puzzle_of, failed=_failed, ready=ready)
    ):
        first = seen.first(found["form"], number) if "form" in found else number
        if first != number:
            found |= {"first": first, "outcome": Likeness.DUPLICATE}
        yield ComparedPuzzle(entry, **found)


def _form(puzzle: Puzzle) -> _Result:
    try:
        found = puzzle.canonical()
    except PuzzleError as error:
        return {"error": str(error), "outcome": Likeness.NO_FORM}
    return {"form": found.line, "automorphisms": found.automorphisms}


def _failed(entry: object, error: str, failure: Failure) -> _Result:
    return {"error": error, "outcome": Likeness(failure)}


class CanonicalForms:
    """The canonical forms of puzzles, lines of 81 characters, as digests: some 150 bytes for each that differs."""

    def __init__(self, forms: Iterable[str] = ()) -> None:
        self._numbers: dict[bytes, int] = {}
        for form in forms:
            self.add(form)

    def add(self, form: str) -> bool:
        """Add a canonical form; return whether it was not there yet."""
        before = len(self)
        self.first(form, before)
        return len(self) > before

    def first(self, form: str, number: int) -> int:
        """Add a form with a number, unless it is there; return the number of that which is there then."""
        return self._numbers.setdefault(_digest(form), number)

    def __len__(self) -> int:
        return len(self._numbers)

    def __contains__(self, form: object) -> bool:
        return isinstance(form, str) and _digest(form) in self._numbers


def _digest(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()
