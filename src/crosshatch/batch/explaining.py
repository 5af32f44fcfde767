"""Paths of many puzzles: a stream in, a stream out, in the same order however many workers there are (``running``).

A path comes back from its worker as JSON, since that travels faster than its steps, and is what rows of paths are made
of.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import attrs

from ..board.puzzle import Puzzle
from ..logic.clock import NEVER, OutOfTime, deadline_in, until, watched
from ..logic.step import Step, UnprovenStep
from ..position.status import Status, check
from ..render.data import path_data, puzzle_data, status_data
from ..solving.solver import Outcome, Path, Solver
from ..techniques.strategy import StrategyError
from ..words import ENGLISH
from .compact import compact_path, no_path, outcome_of
from .entries import Readable, puzzle_of
from .running import Failure, always, run_in_order

E = TypeVar("E", bound=Readable | Puzzle)

OFFERS = {"technique": "on_offer", "all": "all_on_offer"}
"""What offers may be asked for, and what finds them: a method of a path, and a field of its compact form."""


WHOLE_FIELDS = (
    *("puzzle", "position", "status", "reason", "conflicts", "mistakes", "wrong_digits", "lost_candidates", "differ"),
    *("outcome", "solution", "by_logic", "techniques", "steps", "logic_steps", "search"),
)
"""The fields of a path with all that there is to say, which ``render.data`` makes."""


@attrs.frozen
class PathForm:
    """What is told of each path, and how.

    - ``compact``: whether in the compact form, rather than with all that there is to say (``render.data.path_data``);
    - ``essential``: whether only the steps that matter;
    - ``offers``: what was on offer at each step: ``technique`` (those of its technique), ``all``, or None;
    - ``language``: that of words in the whole form.

    Raises ValueError where there are no such offers.
    """

    compact: bool = True
    essential: bool = False
    offers: str | None = attrs.field(default=None, validator=attrs.validators.in_((None, *OFFERS)))
    language: str = ENGLISH

    def data(self, path: Path, status: Status, deadline: float = NEVER, *, finished: bool = True) -> dict[str, Any]:
        """Return a path as data, ready for JSON, given the status of its puzzle.

        What was on offer is looked for until the deadline (by ``time.monotonic()``), and steps that come too late have
        no offers.  Of a path that is not ``finished`` all steps are told, without offers.
        """
        offers: list[tuple[Step, ...]] = []
        with until(deadline):
            if self.essential and finished:
                path = path.essential()
            if self.offers and finished:
                with suppress(OutOfTime):
                    for each in watched(getattr(path, OFFERS[self.offers])()):
                        offers.append(each)  # what was found in time stays
        if self.compact:
            return compact_path(path, status, **({OFFERS[self.offers]: offers} if self.offers else {}))
        return {**puzzle_data(path.puzzle), **status_data(status), **path_data(path, offers, self.language)}

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of a path in this form, in order."""
        return tuple(self.data_without_path(None, "", Outcome.UNREADABLE)) if self.compact else WHOLE_FIELDS

    def data_without_path(self, puzzle: Puzzle | None, error: str, outcome: Outcome) -> dict[str, Any]:
        """Return what is told where there is no path, and why."""
        if self.compact:
            return no_path(puzzle, error, outcome, **({OFFERS[self.offers]: True} if self.offers else {}))
        return {**(puzzle_data(puzzle) if puzzle else {}), "error": error}

    @property
    def separators(self) -> tuple[str, str]:
        """What JSON of this form has between values, and between a name and its value."""
        return (",", ":") if self.compact else (", ", ": ")

    def text(self, data: dict[str, Any]) -> str:
        """Return data of this form as JSON, on one line."""
        return json.dumps(data, ensure_ascii=False, separators=self.separators)


COMPACT = PathForm()


class Interrupted(KeyboardInterrupt):
    """Somebody had enough, as by Ctrl-C; ``text`` has the path so far of the ``puzzle`` that was just being solved."""

    def __init__(self, puzzle: Puzzle, text: str) -> None:
        super().__init__()
        self.puzzle = puzzle
        self.text = text


@attrs.frozen
class ExplainedPuzzle(Generic[E]):
    """An entry of a stream with its path as JSON, in one line; how the path ended, and what is wrong with the puzzle.

    UNREADABLE is an entry that is no puzzle; its path has no steps.
    """

    entry: E
    text: str = attrs.field(repr=False)
    outcome: Outcome
    error: str = ""

    @property
    def data(self) -> dict[str, Any]:
        """The path as data: see ``compact.compact_path``, or ``render.data`` for the whole form."""
        data: dict[str, Any] = json.loads(self.text)
        return data


_Result: TypeAlias = tuple[str, Outcome, str]
"""What comes back from a worker for a puzzle: the parts of ``ExplainedPuzzle``."""


def explain_many(
    entries: Iterable[E],
    executor: Executor | None = None,
    *,
    solver: Solver | None = None,
    form: PathForm = COMPACT,
    max_seconds: float | None = None,
    chunk: int | None = None,
    ahead: int | None = None,
    ready: Callable[[], bool] = always,
) -> Iterator[ExplainedPuzzle[E]]:
    """Solve a stream of puzzles and yield their paths in the order of the stream.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields; each gives one result, bad ones too;
    - ``executor``: what does the work; without one it is done here, each puzzle when its result is asked for;
    - ``solver``: what solves them (our own where left out), which must be picklable where an executor does the work.
      Puzzles that do not have exactly one solution are followed as far as logic goes, without its search;
    - ``form``: what is told of each path;
    - ``max_seconds``: how long each puzzle may take; the path of one that takes longer has the steps until then;
    - ``chunk``, ``ahead``, ``ready``: see ``running.run_in_order``.

    Raises ValueError as that does; StrategyError, which names the puzzle, where a strategy finds what is no step; and,
    on Ctrl-C, Interrupted where it solves puzzles itself.
    """
    work = _Explainer(solver or Solver(), form, max_seconds)
    failed = partial(_failed, form)
    for entry, result in run_in_order(
        work, entries, executor, part=puzzle_of, failed=failed, chunk=chunk, ahead=ahead, ready=ready
    ):
        yield ExplainedPuzzle(entry, *result)


def _failed(form: PathForm, entry: Readable | Puzzle, error: str, failure: Failure) -> _Result:
    outcome = Outcome(failure)
    return form.text(form.data_without_path(puzzle_of(entry), error, outcome)), outcome, error


class _Explainer:
    """What explains puzzles: a solver, and what is told of its paths."""

    def __init__(self, solver: Solver, form: PathForm, max_seconds: float | None) -> None:
        self._solver = solver
        self._logic = Solver(solver.strategies, fallback=None)
        self._form = form
        self._max_seconds = max_seconds

    def __call__(self, puzzle: Puzzle) -> _Result:
        """Return the path of a puzzle."""
        deadline = deadline_in(self._max_seconds)
        status = check(puzzle)
        walk = (self._solver if status.ok else self._logic).walk(puzzle)
        try:
            with until(deadline):
                path = walk.to_the_end()
            text = self._form.text(self._form.data(path, status, deadline))
        except KeyboardInterrupt as interrupt:
            so_far = self._form.data(walk.path, status, finished=False)
            raise Interrupted(puzzle, self._form.text(so_far)) from interrupt
        except (StrategyError, UnprovenStep) as error:  # one of many puzzles: say which
            technique = getattr(error, "technique", "")
            raise StrategyError(f"{puzzle.line} cannot be explained: {error}", technique, error.source) from error
        return text, outcome_of(path, status), "" if status.ok else str(status)
