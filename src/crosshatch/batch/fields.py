"""Fields of paths: the columns that rows of paths can have, each with its type and the function that computes it.

A candidate is a whole number of three digits (row, column, digit): 357 is digit 7 in r3c5.  A field of steps is a list
with one item for each step, so a table of paths unfolds into a table of steps.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import cached_property, partial
from hashlib import blake2b
from types import GenericAlias
from typing import Any

import attrs

from ..board.candidate import Candidate
from ..board.clock import NEVER, OutOfTime, until
from ..board.errors import CrosshatchError, PuzzleError
from ..board.forms import form_of
from ..board.grid import Grid
from ..board.houses import CELLS
from ..board.puzzle import Puzzle
from ..grading.crosshatch import VERSION as RATINGS_VERSION
from ..grading.registry import SCALES, scale_named
from ..logic.role import Role
from ..logic.step import Step
from ..position.status import Status
from ..render.data import pattern_data, puzzle_data
from ..solving.scale import UngradablePuzzle, part_types
from ..solving.solver import Outcome, Path
from ..words import ENGLISH, explained, name_of
from .compact import outcome_of
from .explaining import PathForm
from .rows import PARTS, Layout, Wide

_RATED = 3
"""Number of decimals of a rating."""


class FieldError(CrosshatchError, ValueError):
    """There is no such field or profile; the message lists the valid ones."""


def numbers_of(candidates: Iterable[Candidate]) -> list[int]:
    """Return candidates as numbers of three digits: row, column, digit."""
    return [100 * (each.cell // 9 + 1) + 10 * (each.cell % 9 + 1) + each.digit for each in candidates]


def canonical_id(form: str) -> int:
    """Return the number that stands for a canonical form: 63 bits of its BLAKE2b digest."""
    return int.from_bytes(blake2b(form.encode(), digest_size=8).digest(), "big") >> 1


@attrs.define(slots=False)
class Traced:
    """A path and all that fields ask about it; each fact is computed when a field first needs it.

    Facts that are not known by the ``deadline`` are None.
    """

    path: Path
    status: Status
    language: str = ENGLISH
    deadline: float = NEVER
    _grades: dict[str, Mapping[str, Any]] = attrs.field(factory=dict, init=False)

    @cached_property
    def form(self) -> str | None:
        """The canonical form; None if two givens exclude each other."""
        try:
            return form_of(self.path.puzzle)
        except PuzzleError:
            return None

    @property
    def canonical_id(self) -> int | None:
        """The number of the canonical form."""
        return None if self.form is None else canonical_id(self.form)

    @property
    def solution(self) -> str | None:
        """The solution as a line."""
        found = self.path.solution
        return found and self.path.puzzle.board.gathered(found)

    @cached_property
    def essential_steps(self) -> int | None:
        """The number of steps that the solution depends on."""
        with suppress(OutOfTime), until(self.deadline):
            return len(self.path.essential())
        return None

    def part(self, scale: str, part: str) -> Any:
        """Return a part of the grade on a scale; None if the puzzle has no grade."""
        if scale not in self._grades:
            self._grades[scale] = {}
            if self.status.ok:
                with suppress(OutOfTime, PuzzleError, UngradablePuzzle), until(self.deadline):
                    self._grades[scale] = scale_named(scale).grade(self.path.puzzle).data()
        return self._grades[scale].get(part)


@attrs.frozen
class PuzzleField:
    """A field with one value for each puzzle."""

    type: Any
    about: str
    of: Callable[[Traced], Any]


@attrs.frozen
class StepField:
    """A field with one value for each step: ``of`` gets the position before the step, the step and the language."""

    item: Any
    about: str
    of: Callable[[Grid, Step, str], Any]

    @property
    def type(self) -> Any:
        """The type of the field: a list of the values of all steps."""
        return GenericAlias(list, (self.item,))


def _rating(grid: Grid, step: Step, language: str) -> float | None:
    return None if step.rating is None else round(step.rating, _RATED)


def _candidates(grid: Grid, step: Step, language: str) -> list[int]:
    given = ((grid.value(cell), grid.digits_of(cell)) for cell in CELLS)
    return [1 << value - 1 if value else mask >> 1 for value, mask in given]


def _links(role: Role) -> Callable[[Grid, Step, str], list[list[list[int]]]]:
    def links(grid: Grid, step: Step, language: str) -> list[list[list[int]]]:
        return [[numbers_of(each.start), numbers_of(each.end)] for each in step.links if each.role is role]

    return links


def _graded(name: str) -> tuple[str, str]:
    """Return the scale and the part of a grade that a field stands for."""
    scale, _, part = _SHORT.get(name, name).partition("_")
    return scale, part


def _about_part(scale: str, part: str) -> str:
    if part == "minutes":
        return "estimated solving time in minutes"
    words = part.upper() if len(part) == 2 else part.replace("_", " ").replace("hardest", "hardest technique")  # ER
    return f"{words} on the {scale_named(scale).title} scale"


_SHORT = {
    **{name: f"crosshatch_{name}" for name in ("level", "rating", "hardest", "effort", "minutes")},
    **{name: f"explainer_{name}" for name in ("er", "ep", "ed")},
}
"""Short names of fields that are parts of grades."""

_PARTS = {
    f"{scale}_{part}": kind
    for scale in SCALES
    for part, kind in part_types(scale_named(scale).grade_type).items()
    if kind is not None
}

FIELDS: Mapping[str, PuzzleField | StepField] = {
    "board": PuzzleField(str, "name of the board", lambda traced: str(traced.path.puzzle.board)),
    "position": PuzzleField(
        str,
        "HoDoKu library line, if there are placed cells or removed candidates",
        lambda traced: puzzle_data(traced.path.puzzle)["position"],
    ),
    "solution": PuzzleField(str, "solution, as a line", lambda traced: traced.solution),
    "canonical": PuzzleField(str, "canonical form, the same for all equivalent puzzles", lambda traced: traced.form),
    "canonical_id": PuzzleField(
        Wide, "63-bit number derived from the canonical form", lambda traced: traced.canonical_id
    ),
    "steps": PuzzleField(int, "number of steps", lambda traced: len(traced.path)),
    "logic_steps": PuzzleField(int, "number of steps found by techniques", lambda traced: traced.path.logic_steps),
    "essential_steps": PuzzleField(
        int, "number of steps that the solution depends on", lambda traced: traced.essential_steps
    ),
    "ratings_version": PuzzleField(str, "version of the scale of `ratings`", lambda traced: RATINGS_VERSION),
    **{
        name: PuzzleField(
            _PARTS[_SHORT.get(name, name)],
            _about_part(*_graded(name)),
            partial(lambda scale, part, traced: traced.part(scale, part), *_graded(name)),
        )
        for name in (*_SHORT, *_PARTS)
    },
    "techniques": StepField(str, "technique of each step", lambda grid, step, language: step.technique.slug),
    "names": StepField(
        str,
        "name of the technique of each step, in the chosen language",
        lambda grid, step, language: name_of(step, language),
    ),
    "ratings": StepField(float, "rating of each step on the Crosshatch scale; null for steps of a search", _rating),
    "positions": StepField(
        str, "digits before each step, as a line", lambda grid, step, language: grid.board.gathered(grid.line())
    ),
    "candidates": StepField(
        list[int],
        "candidates before each step: for each cell a sum, to which digit 1 adds 1, digit 2 adds 2, digit 3 adds 4...",
        _candidates,
    ),
    "placements": StepField(
        list[int], "digits that each step places", lambda grid, step, language: numbers_of(step.placements)
    ),
    "eliminations": StepField(
        list[int], "candidates that each step removes", lambda grid, step, language: numbers_of(step.eliminations)
    ),
    "patterns": StepField(
        dict, "pattern of each step: its `type` and its fields", lambda grid, step, language: pattern_data(step.pattern)
    ),
    "truths": StepField(
        list[list[int]],
        "truths of each step, each as a list of candidates",
        lambda grid, step, language: [numbers_of(each.candidates(grid)) for each in step.truths],
    ),
    "strong_links": StepField(
        list[list[list[int]]], "strong links of each step, each from some candidates to others", _links(Role.STRONG)
    ),
    "weak_links": StepField(list[list[list[int]]], "weak links of each step, in the same form", _links(Role.WEAK)),
    "notation": StepField(str, "each step in notation", lambda grid, step, language: step.notation),
    "conclusions": StepField(str, "conclusion of each step in notation", lambda grid, step, language: step.conclusion),
    "words": StepField(
        str, "explanation of each step, in the chosen language", lambda grid, step, language: explained(step, language)
    ),
}
"""All fields by name, in the order of the docs."""

OF_PATHS = ("position", *(name for name, each in FIELDS.items() if isinstance(each, StepField)))
"""The fields that only make sense for the path in the same row: where it begins, and the fields of steps."""

PROFILES: Mapping[str, tuple[str, ...]] = {
    "lm": (
        *("canonical_id", "level", "rating", "er", "solution", "techniques"),
        *("placements", "eliminations", "words"),
    ),
    "labels": ("level", "er", "hardest", "essential_steps"),
}
"""Choices of fields by name: ``lm`` for training language models, ``labels`` for tables of puzzles."""


def fields_named(names: Sequence[str] = (), profile: str | None = None) -> tuple[str, ...]:
    """Return the fields of a profile and those named, in order.

    Raises FieldError if there is no such field or profile.
    """
    if profile is not None and profile not in PROFILES:
        raise FieldError(f"no profile is called {profile!r}; choose one of {', '.join(PROFILES)}")
    for name in names:
        if name not in FIELDS:
            near = get_close_matches(name, FIELDS, 1)
            advice = f"did you mean {near[0]}?" if near else f"choose from {', '.join(FIELDS)}"
            raise FieldError(f"no field is called {name!r}; {advice}")
    return tuple(dict.fromkeys((*PROFILES.get(profile or "", ()), *names)))


@attrs.frozen
class FieldForm(PathForm):
    """Rows with a choice of ``names`` of fields, after the puzzle, its error and its outcome.

    Raises FieldError if there is no such field.
    """

    names: tuple[str, ...] = attrs.field(default=PROFILES["lm"], converter=fields_named)

    def data(self, path: Path, status: Status, deadline: float = NEVER, *, finished: bool = True) -> dict[str, Any]:
        """Return the fields of a path, given the status of its puzzle.

        Grades and essential steps that are not known by the deadline are None; if the path is not ``finished``, all
        are.
        """
        if self.essential and finished:
            with until(deadline):
                path = path.essential()
        traced = Traced(path, status, self.language, deadline if finished else 0)
        of_steps = {name: each for name, each in self._fields if isinstance(each, StepField)}
        values: dict[str, list[Any]] = {name: [] for name in of_steps}
        for grid, step in path.positions() if of_steps else ():
            for name, each in of_steps.items():
                values[name].append(each.of(grid, step, self.language))
        error = "" if status.ok else str(status)
        return {
            **self._start(path.puzzle, error, outcome_of(path, status)),
            **{name: each.of(traced) if isinstance(each, PuzzleField) else values[name] for name, each in self._fields},
        }

    @property
    def _fields(self) -> Iterable[tuple[str, PuzzleField | StepField]]:
        return [(name, FIELDS[name]) for name in self.names]

    def _start(self, puzzle: Puzzle | None, error: str, outcome: Outcome) -> dict[str, Any]:
        return {"puzzle": puzzle.text if puzzle else "", "error": error, "outcome": str(outcome)}

    def data_without_path(self, puzzle: Puzzle | None, error: str, outcome: Outcome) -> dict[str, Any]:
        """Return the fields of an entry without a path, with the error."""
        blank: dict[str, Any] = {name: [] if isinstance(each, StepField) else None for name, each in self._fields}
        return {**self._start(puzzle, error, outcome), **blank}

    @property
    def layout(self) -> Layout:
        """The columns of rows in this form.

        In rows with fields of steps, the names of all fields of steps are reserved, since columns of the input with
        these names describe other paths.
        """
        types = dict.fromkeys(PARTS, str) | {name: each.type for name, each in self._fields}
        others = OF_PATHS if self.not_in_tables else ()
        return Layout(PARTS[:1], self.fields, allowed={"outcome": tuple(Outcome)}, others=others, types=types)

    @property
    def not_in_tables(self) -> tuple[str, ...]:
        """The fields that are lists, which CSV has no place for."""
        return tuple(name for name, each in self._fields if isinstance(each, StepField))
