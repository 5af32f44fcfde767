"""Find puzzles that are the same up to symmetry in a stream of any length.

Canonical forms are compared by digests of 128 bits.  Among ten million different puzzles, the probability that any two
share a digest is below 10 to the power of -24.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from enum import StrEnum
from hashlib import blake2b
from typing import Any, Generic, TypeAlias, TypeVar

import attrs

from ..board.errors import PuzzleError
from ..board.forms import form_and_automorphisms
from ..board.puzzle import Puzzle
from .entries import Readable, puzzle_of
from .running import Failure, always, run_in_order

E = TypeVar("E", bound=Readable | Puzzle)


class Likeness(StrEnum):
    """How an entry of a stream compares with those before it."""

    DIFFERENT = "different"
    DUPLICATE = "duplicate"
    NO_FORM = "no form"
    UNREADABLE = "unreadable"
    LOST = "worker lost"


@attrs.frozen
class ComparedPuzzle(Generic[E]):
    """An entry of a stream with its canonical form, or what is wrong with it.

    - ``form``: the canonical form as a line of 81 characters (``board.forms`` for other boards), empty if it has none
    - ``automorphisms``: the number of symmetries that map the puzzle to itself
    - ``first``: the number, from 0, of the first entry that is the same up to symmetry; None if this is the first
    - ``error``: what is wrong, or empty
    - ``outcome``: NO_FORM if the givens contradict each other, UNREADABLE if the entry is not a puzzle, and LOST if
      several workers in turn were lost while they worked on it
    """

    entry: E
    form: str = ""
    automorphisms: int = 0
    first: int | None = None
    error: str = ""
    outcome: Likeness = Likeness.DIFFERENT


_Result: TypeAlias = dict[str, Any]
"""What a worker returns for a puzzle: fields of ``ComparedPuzzle``."""


def compare_many(
    entries: Iterable[E], executor: Executor | None = None, *, ready: Callable[[], bool] = always
) -> Iterator[ComparedPuzzle[E]]:
    """Compare the puzzles of a stream with each other, and yield the results in the order of the stream.

    - ``entries``: puzzles, or the items of ``formats.read_many`` or ``read_file``; each yields one result, even if it
      is not a puzzle.  Only the givens are compared;
    - ``executor``: runs the work; without one it is done here, when each result is requested;
    - ``ready``: returns whether the next entry has already arrived; while it has not, results are yielded as they are
      completed.

    Memory: about 150 bytes for each different puzzle.
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
        form, automorphisms = form_and_automorphisms(puzzle)
    except PuzzleError as error:
        return {"error": str(error), "outcome": Likeness.NO_FORM}
    return {"form": form, "automorphisms": automorphisms}


def _failed(entry: object, error: str, failure: Failure) -> _Result:
    return {"error": error, "outcome": Likeness(failure)}


class CanonicalForms:
    """A set of canonical forms (lines of 81 characters), stored as digests: about 150 bytes for each."""

    def __init__(self, forms: Iterable[str] = ()) -> None:
        self._numbers: dict[bytes, int] = {}
        for form in forms:
            self.add(form)

    def add(self, form: str) -> bool:
        """Add a canonical form; return whether it is new."""
        before = len(self)
        self.first(form, before)
        return len(self) > before

    def first(self, form: str, number: int) -> int:
        """Add a form with a number unless it is already there; return the number stored with it."""
        return self._numbers.setdefault(_digest(form), number)

    def __len__(self) -> int:
        return len(self._numbers)

    def __contains__(self, form: object) -> bool:
        return isinstance(form, str) and _digest(form) in self._numbers


def _digest(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()
