"""Puzzles, statuses, steps, hints, paths, search trees and techniques as dictionaries and lists, ready for JSON.

Grades have their own (``Grade.data``), since each scale has parts of its own.

The keys are stable.  Cells, houses and truths are named as people name them (``r1c1``, ``row 1``, ``5 in box 2``),
roles by their names (``base``, ``fin``, ``als a``), techniques by the names that the command line takes (``x-wing``).
Names of techniques, explanations and summaries are in the ``language`` asked for, all else is the same in any.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from ..board.candidate import Candidate
from ..board.conflicts import Clash, Conflict, NoCandidate, NoPlace
from ..board.houses import cell_name, house_name
from ..board.puzzle import EMPTY, Puzzle
from ..logic.step import Assertion, Branch, ByRole, Consequence, Pattern, Roles, Step
from ..logic.technique import Technique
from ..position.status import Impossible, Multiple, Status, Unique, count_solutions, superfluous_givens
from ..solving.refutation import ClashingDigit, RefutedDigit, WhyNot
from ..solving.solver import Path
from ..words import ENGLISH, explained, language_named, name_of, summary, title_of
from ..words.tellers import reasons
from .fields import named_fields, plain
from .hints import WHERE, WHICH, WHOLE, check_level, place
from .view import View, view_of

if TYPE_CHECKING:
    from ..generator import Exercise, GeneratedPuzzle
    from ..solving.diagnosis import Diagnosis
    from ..solving.scale import Grade
    from ..solving.search import Node

Data: TypeAlias = dict[str, Any]
T = TypeVar("T")


def candidate_data(candidate: Candidate) -> Data:
    """Return a candidate: ``cell``, ``digit``."""
    return {"cell": cell_name(candidate.cell), "digit": candidate.digit}


def puzzle_data(puzzle: Puzzle) -> Data:
    """Return a puzzle.

    - ``puzzle``: its values, given or placed, as a line of 81 characters
    - ``position``: a HoDoKu library line, which tells placed cells from givens and has the removed candidates; None
      where the puzzle has neither
    """
    return {"puzzle": puzzle.line, "position": _library_line(puzzle) if has_progress(puzzle) else None}


def _library_line(puzzle: Puzzle) -> str:
    from ..formats import write  # many modules, which few puzzles need

    return write(puzzle, "library")


def has_progress(puzzle: Puzzle) -> bool:
    """Whether a puzzle is a position on the way, with placed cells or removed candidates."""
    return puzzle.placed != EMPTY or bool(puzzle.removed)


def step_data(step: Step, language: str = ENGLISH) -> Data:
    """Return a step.

    - ``technique``: its name on the command line
    - ``name``, ``notation``, ``explanation``: plain text
    - ``placements``, ``eliminations``: candidates
    - ``truths``: texts
    - ``pattern``: its ``type``, and its fields by their names (see ``pattern_data``)
    - ``roles``: for ``cells``, ``candidates``, ``houses`` and ``digits``, the members of each role
    - ``view``: what a picture of the step shows: see ``view_data``
    - ``links``: each with ``start``, ``end`` (candidates) and ``role``
    - ``branches``: each with ``case`` and ``follows`` (candidates that are ``on`` or not, what follows with its
      ``causes`` and ``truth``, and with ``by`` where that takes a step of its own: its ``technique``, ``notation`` and
      ``branches``), ``fails`` (the truth that has nothing left, or None), ``roles``, ``links``
    """
    return {
        "technique": step.technique.slug,
        "name": name_of(step, language),
        "notation": step.notation,
        "explanation": explained(step, language),
        "placements": plain(step.placements),
        "eliminations": plain(step.eliminations),
        "truths": [str(truth) for truth in step.truths],
        "pattern": pattern_data(step.pattern),
        "roles": _roles_data(step.roles),
        "view": view_data(view_of(step)),
        "links": plain(step.links),
        "branches": [_branch(each) for each in step.branches],
    }


def view_data(view: View) -> Data:
    """Return what a picture shows: one role for each thing that takes part.

    - ``candidates``: each with ``cell``, ``digit`` and ``role``
    - ``cells``, ``houses``: each with ``cell`` or ``house``, and ``role``
    - ``links``: each with ``start``, ``end`` (candidates) and ``role``
    - ``branches``: a view for each case that the step tells apart
    """
    return {
        "candidates": [{**candidate_data(each), "role": str(role)} for each, role in view.candidates.items()],
        "cells": [{"cell": cell_name(cell), "role": str(role)} for cell, role in view.cells.items()],
        "houses": [{"house": house_name(house), "role": str(role)} for house, role in view.houses.items()],
        "links": plain(view.links),
        "branches": [view_data(each) for each in view.branches],
    }


def pattern_data(found: Pattern) -> Data:
    """Return the pattern of a step: its ``type``, such as ``Fish``, and its fields by their names.

    Cells, houses and candidates are named as people name them; sets of cells and of digits are lists.
    """
    told = found.in_full
    return {"type": type(told).__name__, **named_fields(told)}


def hint_data(step: Step | None, level: int = WHERE, language: str = ENGLISH) -> Data:
    """Return as much of a step as a hint of a level (1..3) gives away; None is no step.

    - ``level``
    - ``look_at``: the houses to look at; an empty list where there is no step
    - ``technique``, ``name``, ``summary``: from level 2 on
    - the keys of ``step_data``: at level 3

    Raises ValueError where there is no such level.
    """
    check_level(level)
    data: Data = {"level": level, "look_at": [house_name(house) for house in place(step)] if step else []}
    if step and level >= WHICH:
        data |= technique_data(step.technique, language)
    if step and level == WHOLE:
        data |= step_data(step, language)
    return data


def technique_data(technique: Technique, language: str = ENGLISH) -> Data:
    """Return what a technique is: ``technique`` (its name on the command line), ``name``, ``summary``."""
    return {"technique": technique.slug, "name": title_of(technique, language), "summary": summary(technique, language)}


def made_data(made: "GeneratedPuzzle[Grade]") -> Data:
    """Return a puzzle that was made.

    - ``puzzle``, ``solution``: lines
    - ``givens``: their number
    - ``seed``: what makes it again: the seed with all that was asked for
    - ``target``: what was asked for, by its names
    - under the name of its scale, its grade
    """
    return {
        "puzzle": made.puzzle.line,
        "solution": made.solution,
        "givens": 81 - made.puzzle.givens.count("."),
        "seed": made.code,
        "target": made.target.data(),
        made.scale: made.grade.data(),
    }


def exercise_data(exercise: "Exercise", language: str = ENGLISH) -> Data:
    """Return a position to practise a technique.

    - ``technique``, ``name``, ``summary``: see ``technique_data``
    - ``puzzle``, ``position``: see ``puzzle_data``
    - ``solution``: a line
    - ``seed``: what makes it again
    - ``step``: the answer; see ``step_data``
    """
    return {
        **technique_data(exercise.technique, language),
        **puzzle_data(exercise.position),
        "solution": exercise.solution,
        "seed": exercise.seed,
        "step": step_data(exercise.step, language),
    }


def path_data(path: Path, offers: Iterable[Iterable[Step]] = (), language: str = ENGLISH) -> Data:
    """Return a solve path, with what was on offer at each step if that is given (``path.on_offer()``).

    - ``puzzle``, ``position``: see ``puzzle_data``
    - ``outcome``: how it ended (``Outcome``), such as ``solved by logic``
    - ``solution``: a line, or None
    - ``by_logic``: whether logic alone solved it
    - ``techniques``: how often each was used, in the order of first use
    - ``steps``: see ``step_data``; with offers, each that the techniques found also has ``on_offer``: for each step
      that was on offer then, it included, ``technique`` and ``notation``
    - ``logic_steps``: how many of the steps the techniques found; those after them are the search's
    - ``search``: the tree, or None where no search ran
    """
    steps = [step_data(step, language) for step in path.steps]
    for data, offered in zip(steps, offers, strict=False):  # those of a search have no offers
        data["on_offer"] = [{"technique": each.technique.slug, "notation": each.notation} for each in offered]
    return {
        **puzzle_data(path.puzzle),
        "outcome": str(path.outcome),
        "solution": path.solution,
        "by_logic": path.by_logic,
        "techniques": dict(Counter(technique.slug for technique in path.techniques())),
        "steps": steps,
        "logic_steps": path.logic_steps,
        "search": node_data(path.search.tree) if path.search else None,
    }


def status_data(status: Status, language: str = ENGLISH) -> Data:
    """Return the status of a puzzle, its solutions left out, so that it gives nothing away.

    - ``status``: ``unique``, ``impossible`` or ``multiple``
    - ``reason``: a sentence
    - ``conflicts``: what is wrong with an impossible puzzle, each with ``kind``, ``message`` and what it is about
    - ``mistakes``: the cells where an impossible position has left the one solution of its givens
    - ``wrong_digits``: the placed digits among them that are not the solution's, as candidates
    - ``lost_candidates``: the cells among them whose right candidate was removed; which that is, it does not say
    - ``differ``: the cells where two solutions differ
    """
    found = status if isinstance(status, Impossible) else Impossible()
    return {
        "status": type(status).__name__.lower(),
        "reason": str(status),
        "conflicts": [_conflict(each, language) for each in found.conflicts],
        "mistakes": _cells(found.mistakes),
        "wrong_digits": plain(found.wrong),
        "lost_candidates": _cells(found.lost),
        "differ": _cells(status.differ) if isinstance(status, Multiple) else [],
    }


def givens_data(puzzle: Puzzle) -> Data:
    """Return what the givens of a puzzle are like.

    - ``givens``: their number
    - ``symmetry``: of their pattern, by the name that ``generate`` takes
    - ``superfluous``: the givens that can be spared, each by itself, as cells; None where the givens do not have
      exactly one solution
    """
    unique = count_solutions(Puzzle(puzzle.givens)) == 1
    return {
        "givens": 81 - puzzle.givens.count("."),
        "symmetry": str(puzzle.symmetry),
        "superfluous": _cells(superfluous_givens(puzzle)) if unique else None,
    }


def solutions_data(status: Status) -> list[str]:
    """Return the solutions that a status knows: one line, none or two."""
    match status:
        case Unique(solution=solution):
            return [solution]
        case Multiple(solutions=solutions):
            return list(solutions)
    return []


def why_not_data(reason: WhyNot, language: str = ENGLISH) -> Data:
    """Return why a digit is wrong in a cell, or that it is not.

    - ``cell``, ``digit``
    - ``verdict``: ``right``, ``possible`` (several solutions, some with it), ``excluded`` (it clashes at sight),
      ``refuted`` (steps lead to a contradiction), ``unexplained`` (no steps were found that do), or ``no solution``
      (any digit is wrong)
    - ``reason``: a sentence
    - ``excluded_by``: the digits that exclude it, as candidates
    - ``steps``: see ``step_data``
    - ``conflict``: the contradiction, or None: ``kind``, ``message`` and what it is about
    """
    return {
        **candidate_data(reason.candidate),
        "verdict": reason.verdict,
        "reason": language_named(language).text(reasons.why_not(reason)),
        "excluded_by": plain(reason.by) if isinstance(reason, ClashingDigit) else [],
        "steps": [step_data(step, language) for step in reason.steps] if isinstance(reason, RefutedDigit) else [],
        "conflict": _conflict(reason.conflict, language) if isinstance(reason, RefutedDigit) else None,
    }


def diagnosis_data(diagnosis: "Diagnosis", language: str = ENGLISH) -> Data:
    """Return what is wrong with a puzzle, and what would mend it.

    - ``together``: candidates that cannot stand together as digits; ``removed``: those whose removal belongs to them
    - ``start``: the puzzle, or that part of it, from which steps lead to a contradiction (see ``puzzle_data``), or
      None; ``steps``: see ``step_data``; ``conflict``: the contradiction, or None
    - ``changes``: the changes of one given that leave one solution, each with ``cell``, ``digit`` (None to leave it
      out), ``instead_of`` and ``solution`` (a line)
    - ``more``: where there are several solutions, candidates of which any one as a given leaves one
    - ``wrong``: why each wrong digit of a position is wrong; see ``why_not_data``
    - ``finished``: whether the time was enough for all this
    """
    path, conflict = diagnosis.path, diagnosis.conflict
    return {
        "together": plain(diagnosis.together),
        "removed": plain(diagnosis.removed),
        "start": puzzle_data(path.puzzle) if path is not None else None,
        "steps": [step_data(step, language) for step in path.steps] if path is not None else [],
        "conflict": _conflict(conflict, language) if conflict else None,
        "changes": [
            {
                "cell": cell_name(each.given.cell),
                "digit": each.digit or None,
                "instead_of": each.given.digit,
                "solution": each.solution,
            }
            for each in diagnosis.changes
        ],
        "more": plain(diagnosis.more),
        "wrong": [why_not_data(each, language) for each in diagnosis.wrong],
        "finished": diagnosis.finished,
    }


def node_data(node: "Node") -> Data:
    """Return a search tree from a node down.

    - ``choice``: a candidate; None at the root
    - ``forced``: the candidates placed after it
    - ``state``: ``expanded``, ``dead end`` or ``solved``
    - ``reason``: of a dead end; empty elsewhere
    - ``children``: nodes
    """
    return {
        "choice": candidate_data(node.choice) if node.choice else None,
        "forced": plain(node.forced),
        "state": str(node.state),
        "reason": str(node.reason or ""),
        "children": [node_data(child) for child in node.children],
    }


def _roles_data(roles: Roles) -> Data:
    return {
        "cells": _by_role(roles.cells, cell_name),
        "candidates": _by_role(roles.candidates, candidate_data),
        "houses": _by_role(roles.houses, house_name),
        "digits": _by_role(roles.digits, int),
    }


def _by_role(roles: ByRole[T], name: Callable[[T], object]) -> dict[str, list[object]]:
    return {str(role): [name(item) for item in items] for role, items in roles.items()}


def _branch(branch: Branch) -> Data:
    return {
        "case": [_assertion(each) for each in branch.case],
        "follows": [_consequence(each) for each in branch.follows],
        "fails": str(branch.fails) if branch.fails else None,
        "roles": _roles_data(branch.roles),
        "links": plain(branch.links),
    }


def _assertion(assertion: Assertion) -> Data:
    return {**candidate_data(assertion.candidate), "on": assertion.on}


def _consequence(consequence: Consequence) -> Data:
    truth = consequence.truth
    data = {
        **_assertion(consequence.assertion),
        "causes": [_assertion(each) for each in consequence.causes],
        "truth": str(truth) if truth else None,
    }
    if consequence.by is not None:
        by = consequence.by
        data["by"] = {
            "technique": by.technique.slug,
            "notation": by.notation,
            "branches": [_branch(each) for each in by.branches],
        }
    return data


def _conflict(conflict: Conflict, language: str) -> Data:
    """Return what is wrong: ``kind``, ``message``, and what it is about (``cells``, ``digit``, ``house``)."""
    match conflict:
        case Clash(digit=digit, house=house, cells=cells):
            about = {"kind": "clash", "digit": digit, "house": house_name(house), "cells": _cells(cells)}
        case NoCandidate(cell=cell):
            about = {"kind": "no candidate", "cells": [cell_name(cell)]}
        case NoPlace(digit=digit, house=house):
            about = {"kind": "no place", "digit": digit, "house": house_name(house)}
    return {**about, "message": language_named(language).text(reasons.conflict(conflict))}


def _cells(cells: Iterable[int]) -> list[str]:
    return [cell_name(cell) for cell in cells]
