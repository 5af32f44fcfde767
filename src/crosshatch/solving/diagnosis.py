"""Diagnosis of faulty puzzles and positions, with suggestions for repair.

For a puzzle without a solution: a few givens that contradict each other, why they do, and changes of one given that
make the solution unique, because most such puzzles result from a typing error.  For a puzzle with several solutions:
changes of a given, or additional givens, that make the solution unique.  For a position that contradicts the solution:
why each wrong digit is wrong.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import TypeVar

import attrs

from ..board.board import CLASSIC, Board
from ..board.candidate import Candidate, candidate
from ..board.clock import OutOfTime, deadline_in, look, until
from ..board.conflicts import Conflict
from ..board.houses import cell_name
from ..board.puzzle import Puzzle
from ..position import board_counting, counting
from ..position.status import FEWEST_GIVENS, Impossible, Multiple, Status, check, count_solutions
from .refutation import WhyNot, conflict_at_end, refutation, why_not
from .solver import Path

T = TypeVar("T")

ORDERS = 8
"""The number of orders in which to remove unnecessary givens; the smallest remaining set is used."""

FEWEST = 2
"""The size at which a contradictory set needs no further reduction; a single given always has a solution."""

MOST_FOR_FEW = 4.5
"""The highest rating of techniques to use for a contradiction from the contradictory givens alone.

A few givens determine less than the whole puzzle, where simpler steps often suffice.
"""


@attrs.frozen
class Change:
    """A change of one given that makes the solution unique: ``digit`` replaces it, or 0 removes it.

    ``solution`` is that solution, a line of 81 digits.
    """

    given: Candidate
    digit: int
    solution: str = attrs.field(repr=False)

    def __str__(self) -> str:
        cell, was = cell_name(self.given.cell), self.given.digit
        return f"{cell}={self.digit} instead of {was}" if self.digit else f"{cell} left empty"


@attrs.frozen
class Diagnosis:
    """A diagnosis of a puzzle, with suggestions for repair; empty if the puzzle has one solution.

    - ``puzzle``: the puzzle;
    - ``status``: its status;
    - ``together``: digits that contradict each other, none of which can be left out.  They are givens or, if the givens
      alone have a solution, placed digits, which then contradict the givens; ``removed`` are removed candidates that
      are part of the contradiction;
    - ``path``: the way to a contradiction, as an essential path, from those digits alone if logic finds it, or
      otherwise from the whole puzzle (``path.puzzle`` says which); None if logic finds none in time;
    - ``changes``: changes of one given that make the solution unique, replacements first;
    - ``more``: if there are several solutions, candidates any of which as a given makes the solution unique;
    - ``wrong``: for a position that contradicts the unique solution of its givens, why each wrong digit is wrong;
    - ``finished``: whether there was enough time to complete the diagnosis.
    """

    puzzle: Puzzle
    status: Status
    together: tuple[Candidate, ...] = ()
    removed: tuple[Candidate, ...] = ()
    path: Path | None = None
    changes: tuple[Change, ...] = ()
    more: tuple[Candidate, ...] = ()
    wrong: tuple[WhyNot, ...] = ()
    finished: bool = True

    @property
    def of_givens(self) -> bool:
        """Whether the contradictory digits are givens."""
        return not self.removed and all(self.puzzle.givens[each.cell] != "." for each in self.together)

    @property
    def has_too_few(self) -> bool:
        """Whether there are so few givens that no change or additional given could make the solution unique."""
        return _too_few(81 - self.puzzle.givens.count(".") + 1, self.puzzle.board)

    @property
    def from_few(self) -> bool:
        """Whether the path begins with only the contradictory digits (and the givens, if the digits are not givens)."""
        return self.path is not None and self.path.puzzle != self.puzzle

    @property
    def conflict(self) -> Conflict | None:
        """The contradiction at the end of the path."""
        return None if self.path is None else conflict_at_end(self.path)


def diagnose(puzzle: Puzzle, max_seconds: float | None = None) -> Diagnosis:
    """Return a diagnosis of a puzzle, with suggestions for repair.

    If ``max_seconds`` pass before it is complete, parts are missing and ``finished`` is false.
    """
    found = Diagnosis(puzzle, check(puzzle))
    try:
        with until(deadline_in(max_seconds)):
            for part in _parts(found):
                found = part
                look()
    except OutOfTime:
        return attrs.evolve(found, finished=False)
    return found


def _parts(found: Diagnosis) -> Iterator[Diagnosis]:
    """Yield a diagnosis as it grows, slowest parts last."""
    puzzle, status, board = found.puzzle, found.status, found.puzzle.board
    givens = _givens(puzzle)
    if isinstance(status, Multiple):
        if not _too_few(len(givens), board):
            found = attrs.evolve(found, changes=tuple(_changes(board, givens, givens, board.digits)))
        yield found
        yield attrs.evolve(found, more=tuple(_more(board, givens)))
    elif isinstance(status, Impossible) and status.mistakes:
        for each in status.wrong:
            found = attrs.evolve(found, wrong=(*found.wrong, why_not(puzzle, each.cell, each.digit)))
            yield found
    elif isinstance(status, Impossible):
        if _solutions(board, _values(givens), 1):
            placed, removed = _few_of_position(puzzle)
            found = attrs.evolve(found, together=placed, removed=removed)
            few = _position(puzzle, placed, removed)
        else:
            together = _few(givens, lambda some: not _solutions(board, _values(some), 1))
            found = attrs.evolve(found, together=together)
            yield found
            found = attrs.evolve(found, changes=tuple(_changes(board, givens, together, (*board.digits, 0))))
            few = Puzzle(_line(together), board=board)
        yield found
        path = refutation(few, most=MOST_FOR_FEW)
        if conflict_at_end(path) is None:
            path = refutation(puzzle)
        if conflict_at_end(path):
            found = attrs.evolve(found, path=path)
        yield found


def _few(elements: Sequence[T], clash: Callable[[Sequence[T]], bool]) -> tuple[T, ...]:
    """Return a minimal subset of contradictory elements, in order."""
    fewest = list(elements)
    for number in range(ORDERS):
        look()
        order = list(elements)
        if number:
            Random(number).shuffle(order)
        kept = list(elements)
        for each in order:
            rest = [other for other in kept if other != each]
            if clash(rest):
                kept = rest
        fewest = min(fewest, kept, key=len)
        if len(fewest) <= FEWEST:
            break
    return tuple(fewest)


def _few_of_position(puzzle: Puzzle) -> tuple[tuple[Candidate, ...], tuple[Candidate, ...]]:
    """Return a few placed digits and removed candidates of a position that contradict its givens."""
    placed = [candidate(cell, int(digit)) for cell, digit in enumerate(puzzle.placed) if digit != "."]
    elements = [(each, True) for each in placed] + [(each, False) for each in puzzle.removed]

    def clash(some: Sequence[tuple[Candidate, bool]]) -> bool:
        return not count_solutions(_position(puzzle, *_apart(some)), 1)

    return _apart(_few(elements, clash))


def _apart(some: Iterable[tuple[Candidate, bool]]) -> tuple[tuple[Candidate, ...], tuple[Candidate, ...]]:
    """Return placed candidates and removed candidates separately."""
    some = tuple(some)
    return tuple(each for each, placed in some if placed), tuple(each for each, placed in some if not placed)


def _position(puzzle: Puzzle, placed: Iterable[Candidate], removed: Iterable[Candidate]) -> Puzzle:
    """Return a position with the givens of a puzzle."""
    return Puzzle(puzzle.givens, _line(placed), removed, board=puzzle.board)


def _givens(puzzle: Puzzle) -> tuple[Candidate, ...]:
    return tuple(candidate(cell, int(digit)) for cell, digit in enumerate(puzzle.givens) if digit != ".")


def _line(digits: Iterable[Candidate]) -> str:
    return "".join(str(value or ".") for value in _values(digits))


def _values(digits: Iterable[Candidate]) -> list[int]:
    values = [0] * 81
    for each in digits:
        values[each.cell] = each.digit
    return values


def _solutions(board: Board, values: Sequence[int], limit: int) -> list[str]:
    if board is CLASSIC:
        return counting.solutions_of_values(values, limit)
    return board_counting.search(board, board.masks(values), limit).lines


def _too_few(givens: int, board: Board) -> bool:
    """Return whether a number of givens is known to be too small for a unique solution."""
    return board is CLASSIC and givens < FEWEST_GIVENS


def _changes(
    board: Board, givens: Sequence[Candidate], which: Iterable[Candidate], digits: Iterable[int]
) -> Iterator[Change]:
    """Yield each change of a given to one of the digits (0 removes it) that makes the solution unique.

    ``which`` are the cells whose givens may change.
    """
    values = _values(givens)
    for given, digit in sorted(((each, digit) for each in which for digit in digits), key=_left_out_last):
        look()
        values[given.cell] = digit
        found = _solutions(board, values, 2) if digit != given.digit else []
        values[given.cell] = given.digit
        if len(found) == 1:
            yield Change(given, digit, found[0])


def _left_out_last(change: tuple[Candidate, int]) -> tuple[bool, Candidate, int]:
    given, digit = change
    return not digit, given, digit


def _more(board: Board, givens: Sequence[Candidate]) -> Iterator[Candidate]:
    """Yield each candidate that makes the solution unique as an additional given; none if there are too few givens."""
    values = _values(givens)
    for cell in () if _too_few(len(givens) + 1, board) else board.cells:
        look()
        if not values[cell]:
            for digit in board.digits:
                values[cell] = digit
                if len(_solutions(board, values, 2)) == 1:
                    yield candidate(cell, digit)
            values[cell] = 0
