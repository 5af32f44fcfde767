"""Paths in a compact form: one flat object for each, small to store and quick to read by the hundred thousand.

The steps are stored as lists of equal length (techniques, ratings, conclusions), so a table of paths expands into a
table of steps.  Explanations, truths and pictures are omitted: ``replay`` restores the positions, in which a solver can
find the steps again.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sized
from typing import Any, NamedTuple, TypeAlias

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import CELLS, cell_name, cells_in, cells_name, cells_named
from ..board.puzzle import Puzzle
from ..formats import read
from ..grading.crosshatch import VERSION as RATINGS_VERSION
from ..logic.step import Step
from ..position.status import Multiple, Status
from ..render.data import puzzle_data
from ..solving.solver import Outcome, Path, notes_of
from ..techniques.singles import search as runs

Data: TypeAlias = dict[str, Any]

FORM_VERSION = 1
"""The version of the compact form, which changes when a field is removed or changes its meaning."""

COLUMNS: dict[str, Any] = {
    **dict.fromkeys(("puzzle", "position", "error", "outcome"), str),
    "logic_steps": int,
    "techniques": list[str],
    "ratings": list[float],
    "conclusions": list[str],
    "on_offer": list[int],
    "all_on_offer": list[int],
    "form_version": int,
    "ratings_version": str,
}
"""The fields of a compact path with their types; the counts of steps on offer are present only on request."""

_VERSIONS = {"form_version": FORM_VERSION, "ratings_version": RATINGS_VERSION}

_PLACED = tuple(f"{cell_name(cell)}={digit}" for cell in CELLS for digit in range(10))
"""The conclusion of each single, by the last three digits of its number (``techniques.singles.search.encode``)."""

_CONCLUSION = re.compile(r"([^=<]+)(=|<>)([1-9])")


def outcome_of(path: Path, status: Status | None = None) -> Outcome:
    """Return how a path ended, given the status of its puzzle if it is known."""
    if status is not None and not status.ok:
        return Outcome.SEVERAL_SOLUTIONS if isinstance(status, Multiple) else Outcome.NO_SOLUTION
    return path.outcome


def compact_path(
    path: Path,
    status: Status | None = None,
    *,
    on_offer: Iterable[Sized] | None = None,
    all_on_offer: Iterable[Sized] | None = None,
) -> Data:
    """Return a path in its compact form, ready for JSON.

    - ``puzzle``, ``position``: see ``render.data.puzzle_data``
    - ``error``: what is wrong with the puzzle, or empty
    - ``outcome``: how the path ended (``Outcome``)
    - ``logic_steps``: number of steps found by techniques; the steps after them come from the search
    - ``techniques``: the technique of each step, by its name on the command line
    - ``ratings``: the rating of each step on the Crosshatch scale; None for a guess or contradiction of the search, and
      for techniques without a rating
    - ``conclusions``: the placements and eliminations of each step, such as ``r1c1=5`` or ``r2c19,r57c9<>7``
    - ``on_offer``, ``all_on_offer``: how many steps were available before each step, itself included: of its technique
      (given ``path.on_offer()``), or of all techniques (given ``path.all_on_offer()``); None for steps without a count
    - ``form_version``, ``ratings_version``: the versions of this form and of the scale of the ratings

    ``status`` is the status of the puzzle, if known; ``error`` comes from it.
    """
    techniques = path.techniques()
    offers = {"on_offer": on_offer, "all_on_offer": all_on_offer}
    return {
        **puzzle_data(path.puzzle),
        "error": "" if status is None or status.ok else str(status),
        "outcome": str(outcome_of(path, status)),
        "logic_steps": path.logic_steps,
        "techniques": [each.slug for each in techniques],
        "ratings": [
            _rounded(noted.rating) if isinstance(noted, Step) else technique.rating
            for technique, noted in zip(techniques, notes_of(path), strict=True)
        ],
        "conclusions": list(_conclusions(path)),
        **{name: _numbers(given, len(path)) for name, given in offers.items() if given is not None},
        **_VERSIONS,
    }


def _conclusions(path: Path) -> Iterator[str]:
    """Yield the conclusion of each step, without building those steps that are stored as numbers, as most are."""
    grid = path.puzzle.grid()
    for each in notes_of(path):
        if isinstance(each, Step):
            yield each.conclusion
            each.apply(grid)
        elif runs.places(each):
            yield _PLACED[each % 810]
            runs.carry_out(grid, each)
        else:
            yield f"{cells_name(cells_in(runs.removed(grid, each)))}<>{each % 10}"
            runs.carry_out(grid, each)


def no_path(
    puzzle: Puzzle | None, error: str, outcome: Outcome, *, on_offer: bool = False, all_on_offer: bool = False
) -> Data:
    """Return the fields of a compact path for a puzzle that has none, with the error; ``puzzle`` is None if it could
    not be read."""
    known = puzzle_data(puzzle) if puzzle else {"puzzle": "", "position": None}
    known |= {"error": error, "outcome": str(outcome), "logic_steps": 0} | _VERSIONS
    asked = {"on_offer": on_offer, "all_on_offer": all_on_offer}
    return {name: known.get(name, []) for name in COLUMNS if asked.get(name, True)}


def _rounded(rating: float | None) -> float | None:
    return None if rating is None else round(rating, 3)


def _numbers(offers: Iterable[Sized], steps: int) -> list[int | None]:
    """Return the number of steps on offer at each of the first ``steps`` steps; None where it is not known."""
    numbers = [len(each) for each in offers]
    return [*numbers, *[None] * (steps - len(numbers))]


class Conclusion(NamedTuple):
    """The placements and eliminations of a step of a compact path."""

    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]


def conclusion_of(text: str) -> Conclusion:
    """Return the placements and eliminations in a text such as ``r1c1=5`` or ``r2c19,r57c9<>7, r2c3<>4``.

    Raises ValueError if the text is not a conclusion.
    """
    placements: list[Candidate] = []
    eliminations: list[Candidate] = []
    for part in text.split(", "):
        match = _CONCLUSION.fullmatch(part)
        if match is None:
            raise ValueError(f"{part!r} is not a conclusion; expected one such as r1c1=5 or r2c19,r57c9<>7")
        found = placements if match[2] == "=" else eliminations
        found += [candidate(cell, int(match[3])) for cell in cells_named(match[1])]
    return Conclusion(tuple(placements), tuple(eliminations))


def replay(data: Mapping[str, Any]) -> Iterator[Grid]:
    """Yield the positions of a compact path: the initial one, then the one after each step.

    Each item is the same grid, which changes when the next is requested.  ``data`` may also be a row of a table.
    Raises ValueError if a conclusion cannot be parsed, or places a digit that is not a candidate.
    """
    position = data["position"]
    grid = read(position if isinstance(position, str) else data["puzzle"]).grid()  # tables may have NaN for None
    yield grid
    for text in data["conclusions"]:
        placements, eliminations = conclusion_of(text)
        for each in eliminations:
            grid.eliminate(each.cell, each.digit)
        for each in placements:
            grid.place(each.cell, each.digit)
        yield grid
