"""Hints for the app of SudokuExchange.com, which asks a server once per puzzle for all steps of its solution.

It fetches ``/explain/`` followed by the 81 digits of the puzzle, with 0 for empty cells, and shows the first of the
steps that the player has not carried out yet.
"""

import re

from ..board.puzzle import Puzzle
from ..logic.step import Step
from ..position.status import Unique, check
from ..render.data import Data
from ..render.view import view_of
from ..solving.solver import Solver
from ..verbs.declaration import BadRequest
from ..words import explained, headline

DIGITS = re.compile("[0-9]{81}")


def plan(digits: str) -> Data:
    """Return the steps to the solution of a puzzle: the keys are those that the app expects.

    - ``id`` and ``fd``: the digits of the puzzle and of its solution; ``rt``: the rating of the hardest step;
    - ``ss``: the steps, each with a title ``sd``, an explanation ``ht``, its rating ``rt``, the cells ``hi`` to
      highlight, and either the cell ``di`` that it fills or the cells ``ec`` that lose a candidate, by digit.

    Raises BadRequest if the puzzle is not one line of digits with exactly one solution.
    """
    if not DIGITS.fullmatch(digits):
        raise BadRequest("expected 81 digits, with 0 for empty cells")
    puzzle = Puzzle(digits)
    status = check(puzzle)
    if not isinstance(status, Unique):
        raise BadRequest("the puzzle does not have exactly one solution")
    steps = Solver().solve(puzzle).steps
    ratings = [step.rating for step in steps if step.rating]
    return {
        "id": digits,
        "fd": status.solution,
        "rt": str(max(ratings, default="")),
        "ss": [entry for step in steps for entry in _entries(step)],
    }


def _entries(step: Step) -> list[Data]:
    """Return a step as entries, each of which fills one cell or removes candidates."""
    told: Data = {
        "sd": headline(step),
        "ht": "".join(f"<p>{line.strip()}</p>" for line in explained(step).splitlines()),
        "rt": str(step.rating or ""),
    }
    concluded = {each.cell for each in (*step.placements, *step.eliminations)}
    if others := {each.cell for each in view_of(step).candidates} - concluded:
        told["hi"] = sorted(others)
    removed: dict[str, list[int]] = {}
    for each in step.eliminations:
        removed.setdefault(str(each.digit), []).append(each.cell)
    return [*({**told, "di": each.cell} for each in step.placements), *([{**told, "ec": removed}] if removed else [])]
