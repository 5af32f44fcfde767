"""Solve many puzzles: a stream of entries in, a stream of paths out, in the same order for any number of workers
(``running``).

Workers return paths as JSON, which is smaller to send than their steps and is also the form that rows of paths need.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import attrs

from ..board.clock import NEVER, OutOfTime, deadline_in, until, watched
from ..board.puzzle import Puzzle
from ..grading.crosshatch import VERSION
from ..logic.step import Step, UnprovenStep
from ..position.status import Status, check
from ..render.data import path_data, puzzle_data, status_data
from ..solving.solver import Outcome, Path, Solver
from ..techniques.strategy import StrategyError
from ..words import ENGLISH
from .compact import FORM_VERSION, compact_path, no_path, outcome_of
from .entries import Readable, puzzle_of
from .rows import Layout
from .running import Failure, always, run_in_order

E = TypeVar("E", bound=Readable | Puzzle)

OFFERS = {"technique": "on_offer", "all": "all_on_offer"}
"""The valid values of ``offers``, each with the method of a path that finds them, which is also a field of its compact
form."""


WHOLE_FIELDS = (
    *("puzzle", "position", "status", "reason", "conflicts", "mistakes", "wrong_digits", "lost_candidates", "differ"),
    *("outcome", "solution", "by_logic", "techniques", "steps", "logic_steps", "search"),
)
"""The fields of a path in the full form, which ``render.data`` makes."""


@attrs.frozen
class PathForm:
    """What the data of each path contain.

    - ``compact``: use the compact form, not the full one of ``render.data.path_data``;
    - ``essential``: keep only the essential steps;
    - ``offers``: also list or count the steps that were available at each step: ``technique`` (those of its technique),
      ``all``, or None;
    - ``language``: the language of explanations in the full form.

    Raises ValueError if ``offers`` has another value.
    """

    compact: bool = True
    essential: bool = False
    offers: str | None = attrs.field(default=None, validator=attrs.validators.in_((None, *OFFERS)))
    language: str = ENGLISH

    def data(self, path: Path, status: Status, deadline: float = NEVER, *, finished: bool = True) -> dict[str, Any]:
        """Return a path as data, ready for JSON, given the status of its puzzle.

        The search for steps on offer ends at the deadline (by ``time.monotonic()``); steps that it did not reach have
        none.  If the path is not ``finished``, the data contain all of its steps, without offers.
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
        return {
            **puzzle_data(path.puzzle),
            **status_data(status, self.language),
            **path_data(path, offers, self.language),
            "outcome": str(outcome_of(path, status)),
        }

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of a path in this form, in order."""
        return tuple(self.data_without_path(None, "", Outcome.UNREADABLE)) if self.compact else WHOLE_FIELDS

    @property
    def layout(self) -> Layout:
        """The columns of rows in this form."""
        first, keys = ("source",), ("puzzle", "position")
        if not self.compact:
            return Layout(first, others=("error", "conclusions", *self.fields), keys=keys)
        allowed = {"form_version": (FORM_VERSION,), "ratings_version": (VERSION,), "outcome": tuple(Outcome)}
        return Layout(first, self.fields, allowed=allowed, keys=keys)

    def data_without_path(self, puzzle: Puzzle | None, error: str, outcome: Outcome) -> dict[str, Any]:
        """Return the data for an entry without a path, with the error."""
        if self.compact:
            return no_path(puzzle, error, outcome, **({OFFERS[self.offers]: True} if self.offers else {}))
        return {**(puzzle_data(puzzle) if puzzle else {}), "error": error}

    @property
    def separators(self) -> tuple[str, str]:
        """The separators of JSON in this form: between values, and between a name and its value."""
        return (",", ":") if self.compact else (", ", ": ")

    def text(self, data: dict[str, Any]) -> str:
        """Return data of this form as JSON on one line."""
        return json.dumps(data, ensure_ascii=False, separators=self.separators)


COMPACT = PathForm()


class Interrupted(KeyboardInterrupt):
    """The user pressed Ctrl-C; ``text`` has the unfinished path of the ``puzzle`` that was being solved."""

    def __init__(self, puzzle: Puzzle, text: str) -> None:
        super().__init__()
        self.puzzle = puzzle
        self.text = text


@attrs.frozen
class ExplainedPuzzle(Generic[E]):
    """An entry of a stream with its path as one line of JSON, how the path ended, and what is wrong with the puzzle.

    The outcome UNREADABLE means that the entry is not a puzzle; its path has no steps.
    """

    entry: E
    text: str = attrs.field(repr=False)
    outcome: Outcome
    error: str = ""

    @property
    def data(self) -> dict[str, Any]:
        """The path as data: see ``compact.compact_path``, or ``render.data`` for the full form."""
        data: dict[str, Any] = json.loads(self.text)
        return data


_Result: TypeAlias = tuple[str, Outcome, str]
"""What a worker returns for a puzzle: the last three fields of ``ExplainedPuzzle``."""


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

    - ``entries``: puzzles, or the items of ``formats.read_many`` or ``read_file``; each yields one result, even if it
      is not a puzzle;
    - ``executor``: runs the work; without one it is done here, when each result is requested;
    - ``solver``: the solver to use (the default one if omitted); it must be picklable if there is an executor.  Puzzles
      without a unique solution are solved by logic as far as possible, without a search;
    - ``form``: what the data of each path contain;
    - ``max_seconds``: maximum time for each puzzle; if it runs out, the path has the steps found until then;
    - ``chunk``, ``ahead``, ``ready``: see ``running.run_in_order``.

    Raises ValueError as ``run_in_order`` does; StrategyError, naming the puzzle, if a strategy returns an invalid step;
    and Interrupted on Ctrl-C if it solves puzzles itself.
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
    """Solves puzzles and returns their paths as data."""

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
