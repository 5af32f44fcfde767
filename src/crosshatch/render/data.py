"""Puzzles, statuses, steps, hints, paths, search trees and techniques as dictionaries and lists, ready for JSON.

Grades have their own data (``Grade.data``), which depend on the scale.

The keys are stable.  Cells, houses and truths have the names that people use (``r1c1``, ``row 1``, ``5 in box 2``),
roles have their names (``base``, ``fin``, ``als a``), and techniques their names on the command line (``x-wing``).
Names of techniques, explanations and summaries are in the requested ``language``; everything else is the same in all
languages.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from ..board.board import CLASSIC, Board
from ..board.candidate import Candidate
from ..board.conflicts import BrokenRule, Clash, Conflict, NoCandidate, NoPlace
from ..board.grid import Grid
from ..board.houses import cell_name, house_name
from ..board.puzzle import EMPTY, Puzzle
from ..logic.rank import Ranking, set_name
from ..logic.step import Assertion, Branch, ByRole, Consequence, Pattern, Roles, Step
from ..logic.technique import Technique
from ..position.status import Impossible, Multiple, Status, Unique, count_solutions, superfluous_givens
from ..solving.refutation import ClashingDigit, RefutedDigit, UnexplainedDigit, WhyNot
from ..solving.solver import Outcome, Path
from ..words import ENGLISH, explained, language_named, name_of, summary, title_of
from ..words.tellers import reasons
from ..words.tellers.rank import ranking as told_ranking
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
    """Return a candidate: ``cell`` and ``digit``."""
    return {"cell": cell_name(candidate.cell), "digit": candidate.digit}


def puzzle_data(puzzle: Puzzle) -> Data:
    """Return a puzzle.

    - ``puzzle``: its givens and placed digits, as a line with a character for each cell
    - ``position``: a HoDoKu library line, which distinguishes placed digits from givens and includes removed
      candidates; None if the puzzle has neither
    - ``board``: the name of the board, or an object if the name is not enough to find it again; only if it is not the
      classic one, and then ``position`` is an object as text
    """
    data = {"puzzle": puzzle.text, "position": position_text(puzzle) if has_progress(puzzle) else None}
    return data if puzzle.board is CLASSIC else {**data, "board": board_data(puzzle.board)}


def board_data(board: Board) -> str | Data:
    """Return a board: its name, or an object (``formats.board_json``) if the name is not enough to find it again."""
    from ..formats import board_json  # many modules, which the classic board does not need

    return board_json.data_of(board)


def position_text(puzzle: Puzzle) -> str:
    """Return a position in progress as a text that is read again with its placed digits and removed candidates."""
    from ..formats import write  # many modules, which few puzzles need
    from ..formats.board_text import position_text

    return write(puzzle, "library") if puzzle.board is CLASSIC else position_text(puzzle)


def has_progress(puzzle: Puzzle) -> bool:
    """Whether a puzzle is a position in progress, with placed digits or removed candidates."""
    return puzzle.placed != EMPTY or bool(puzzle.removed)


def step_data(step: Step, language: str = ENGLISH) -> Data:
    """Return a step.

    - ``technique``: its name on the command line
    - ``name``, ``notation``, ``explanation``: plain text
    - ``also_called``: the names that players give to this form of the technique, such as ``S-Wing``
    - ``placements``, ``eliminations``: candidates
    - ``truths``: texts; ``rules`` and ``counted_links``, only if there are any, as texts too
    - ``pattern``: its ``type`` and its fields by name (see ``pattern_data``)
    - ``roles``: for ``cells``, ``candidates``, ``houses`` and ``digits``, the members of each role
    - ``view``: what a picture of the step shows (see ``view_data``)
    - ``links``: each with ``start``, ``end`` (candidates) and ``role``
    - ``branches``: each with ``case``; ``follows`` (candidates with whether they are ``on``, their ``causes`` and
      ``truth`` and, if this takes a step of its own, ``by`` with its ``technique``, ``notation``, ``truths``, perhaps
      ``rules``, and ``branches``);
      ``fails`` (the truth without remaining candidates, or None); ``roles``; and ``links``
    """
    return {
        "technique": step.technique.slug,
        "name": name_of(step, language),
        "also_called": list(step.also_called),
        "notation": step.notation,
        "explanation": explained(step, language),
        "placements": plain(step.placements),
        "eliminations": plain(step.eliminations),
        **_facts(step),
        "pattern": pattern_data(step.pattern),
        "roles": _roles_data(step.roles),
        "view": view_data(view_of(step)),
        "links": plain(step.links),
        "branches": [_branch(each) for each in step.branches],
    }


def _facts(step: Step) -> Data:
    """Return what a step relies on; most steps rely on truths only."""
    facts = {"truths": step.truths, "rules": step.rules, "counted_links": step.counted_links}
    return {name: list(map(str, several)) for name, several in facts.items() if several or name == "truths"}


def view_data(view: View) -> Data:
    """Return what a picture shows, with one role for each candidate, cell and house.

    - ``candidates``: each with ``cell``, ``digit`` and ``role``
    - ``cells``, ``houses``: each with ``cell`` or ``house``, and ``role``
    - ``links``: each with ``start``, ``end`` (candidates) and ``role``
    - ``branches``: a view for each case of the step
    """
    return {
        "candidates": [{**candidate_data(each), "role": str(role)} for each, role in view.candidates.items()],
        "cells": [{"cell": cell_name(cell), "role": str(role)} for cell, role in view.cells.items()],
        "houses": [{"house": house_name(house), "role": str(role)} for house, role in view.houses.items()],
        "links": plain(view.links),
        "branches": [view_data(each) for each in view.branches],
    }


def pattern_data(found: Pattern) -> Data:
    """Return the pattern of a step: its ``type``, such as ``Fish``, and its fields by name.

    Cells, houses and candidates have the names that people use; sets of cells and of digits are lists.
    """
    told = found.in_full
    return {"type": type(told).__name__, **named_fields(told)}


def hint_data(step: Step | None, level: int = WHERE, language: str = ENGLISH) -> Data:
    """Return what a hint reveals of a step at a level (1 to 3); None stands for no step.

    - ``level``
    - ``look_at``: the houses to look at; an empty list if there is no step
    - ``technique``, ``name``, ``summary``: from level 2
    - the keys of ``step_data``: at level 3

    Raises ValueError for any other level.
    """
    check_level(level)
    data: Data = {"level": level, "look_at": [house_name(house) for house in place(step)] if step else []}
    if step and level >= WHICH:
        data |= technique_data(step.technique, language)
    if step and level == WHOLE:
        data |= step_data(step, language)
    return data


def technique_data(technique: Technique, language: str = ENGLISH) -> Data:
    """Return a technique: ``technique`` (its name on the command line), ``name`` and ``summary``."""
    return {"technique": technique.slug, "name": title_of(technique, language), "summary": summary(technique, language)}


def made_data(made: "GeneratedPuzzle[Grade]") -> Data:
    """Return a generated puzzle.

    - ``puzzle``, ``solution``: lines, and ``board`` if it is not the classic one (see ``puzzle_data``)
    - ``givens``: their number
    - ``seed``: the seed with the target, which makes the puzzle again
    - ``target``: the criteria by name
    - under the name of its scale, its grade
    """
    board = made.puzzle.board
    return {
        "puzzle": made.puzzle.text,
        **({} if board is CLASSIC else {"board": board_data(board)}),
        "solution": made.solution if board is CLASSIC else board.gathered(made.solution.replace("0", ".")),
        "givens": 81 - made.puzzle.givens.count("."),
        "seed": made.code,
        "target": made.target.data(),
        made.scale: made.grade.data(),
    }


def exercise_data(exercise: "Exercise", language: str = ENGLISH) -> Data:
    """Return a position for practising a technique.

    - ``technique``, ``name``, ``summary``: see ``technique_data``
    - ``puzzle``, ``position``: see ``puzzle_data``
    - ``solution``: a line
    - ``seed``: makes the position again
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
    """Return a solution path, optionally with the steps on offer at each step (``path.on_offer()``).

    - ``puzzle``, ``position``: see ``puzzle_data``
    - ``outcome``: how it ended (``Outcome``), such as ``solved by logic``
    - ``solution``: a line, or None
    - ``by_logic``: whether logic alone solved it
    - ``techniques``: how often each was used, in the order of first use
    - ``steps``: see ``step_data``; with offers, each step found by a technique also has ``on_offer``: the ``technique``
      and ``notation`` of every step available then, itself included
    - ``logic_steps``: number of steps found by techniques; the steps after them come from the search
    - ``search``: the tree, or None if no search ran
    """
    steps = [step_data(step, language) for step in path.steps]
    for data, offered in zip(steps, offers, strict=False):  # those of a search have no offers
        data["on_offer"] = [{"technique": each.technique.slug, "notation": each.notation} for each in offered]
    return {
        **puzzle_data(path.puzzle),
        "outcome": str(path.outcome),
        "solution": path.solution and path.puzzle.board.gathered(path.solution),
        "by_logic": path.by_logic,
        "techniques": dict(Counter(technique.slug for technique in path.techniques())),
        "steps": steps,
        "logic_steps": path.logic_steps,
        "search": node_data(path.search.tree) if path.search else None,
    }


def status_data(status: Status, language: str = ENGLISH) -> Data:
    """Return the status of a puzzle without its solutions, so that it reveals nothing.

    - ``status``: ``unique``, ``impossible`` or ``multiple``
    - ``reason``: a sentence
    - ``conflicts``: what is wrong with an impossible puzzle, each with ``kind``, ``message`` and what it concerns
    - ``mistakes``: the cells in which a position differs from the unique solution of its givens
    - ``wrong_digits``: the wrong placed digits among them, as candidates
    - ``lost_candidates``: the cells among them whose correct candidate was removed; the candidate is not revealed
    - ``differ``: the cells in which two solutions differ
    """
    found = status if isinstance(status, Impossible) else Impossible()
    return {
        "status": type(status).__name__.lower(),
        "reason": language_named(language).text(reasons.verdict(status)),
        "conflicts": [_conflict(each, language) for each in found.conflicts],
        "mistakes": _cells(found.mistakes),
        "wrong_digits": plain(found.wrong),
        "lost_candidates": _cells(found.lost),
        "differ": _cells(status.differ) if isinstance(status, Multiple) else [],
    }


def givens_data(puzzle: Puzzle) -> Data:
    """Return properties of the givens of a puzzle.

    - ``givens``: their number
    - ``symmetry``: of their pattern, by the name that ``generate`` uses; None on boards other than the classic one
    - ``superfluous``: the cells whose givens can each be omitted on their own; None if the givens do not have a unique
      solution
    """
    unique = count_solutions(Puzzle(puzzle.givens, board=puzzle.board)) == 1
    return {
        "givens": 81 - puzzle.givens.count("."),
        "symmetry": str(puzzle.symmetry) if puzzle.board is CLASSIC else None,
        "superfluous": _cells(superfluous_givens(puzzle)) if unique else None,
    }


def solutions_data(status: Status, board: Board = CLASSIC) -> list[str]:
    """Return the known solutions of a status on a board: none, one or two lines."""
    match status:
        case Unique(solution=solution):
            return [board.gathered(solution)]
        case Multiple(solutions=solutions):
            return list(map(board.gathered, solutions))
    return []


def why_not_data(reason: WhyNot, language: str = ENGLISH) -> Data:
    """Return why a digit is wrong in a cell, or that it is not.

    - ``cell``, ``digit``
    - ``verdict``: ``right``, ``possible`` (in some of several solutions), ``excluded`` (by a digit that the cell sees),
      ``refuted`` (steps lead to a contradiction), ``unexplained`` (wrong, but no such steps were found), or ``no
      solution`` (any digit is wrong)
    - ``reason``: a sentence
    - ``excluded_by``: the digits that exclude it, as candidates
    - ``steps``: see ``step_data``
    - ``conflict``: the contradiction, or None: ``kind``, ``message`` and what it concerns
    - ``out_of_time``: whether such steps might be found with more time
    """
    return {
        **candidate_data(reason.candidate),
        "verdict": reason.verdict,
        "reason": language_named(language).text(reasons.why_not(reason)),
        "excluded_by": plain(reason.by) if isinstance(reason, ClashingDigit) else [],
        "steps": [step_data(step, language) for step in reason.steps] if isinstance(reason, RefutedDigit) else [],
        "conflict": _conflict(reason.conflict, language) if isinstance(reason, RefutedDigit) else None,
        "out_of_time": isinstance(reason, UnexplainedDigit) and reason.outcome is Outcome.OUT_OF_TIME,
    }


def ranking_data(found: Ranking, grid: Grid, language: str = ENGLISH) -> Data:
    """Return what truths and links show on a grid.

    - ``truths``, ``links``: their short names, such as ``5r3`` and ``r1c2``
    - ``rank``: the number of links less the number of truths
    - ``uncovered``: the candidates of truths that are in no link
    - ``contradiction``: whether there are more truths than the links can satisfy
    - ``placements``, ``eliminations``: what follows by counting
    - ``beyond_counting``: the further candidates that the truths rule out
    - ``notation``: the sets, the rank and what follows in one line, or None if nothing follows
    - ``explanation``: the same in sentences
    """
    beyond = found.beyond_counting(grid)
    text = language_named(language).text
    return {
        "truths": list(map(set_name, found.pattern.truths)),
        "links": list(map(set_name, found.pattern.covers)),
        "rank": found.rank,
        "uncovered": plain(found.uncovered),
        "contradiction": found.contradiction,
        "placements": plain(found.placements),
        "eliminations": plain(found.eliminations),
        "beyond_counting": plain(beyond),
        "notation": None if found.step is None else found.step.notation,
        "explanation": " ".join(map(text, told_ranking(found, beyond))),
    }


def diagnosis_data(diagnosis: "Diagnosis", language: str = ENGLISH) -> Data:
    """Return what is wrong with a puzzle, and how to correct it.

    - ``together``: candidates that cannot all be digits of a solution; ``removed``: removed candidates that are part of
      the contradiction
    - ``start``: the puzzle, or the part of it from which steps lead to a contradiction (see ``puzzle_data``), or None;
      ``steps``: see ``step_data``; ``conflict``: the contradiction, or None
    - ``changes``: changes of a single given that make the solution unique, each with ``cell``, ``digit`` (None to omit
      it), ``instead_of`` and ``solution`` (a line)
    - ``more``: if there are several solutions, candidates that would each make the solution unique as a given
    - ``wrong``: why each wrong digit of a position is wrong; see ``why_not_data``
    - ``finished``: whether all of this was completed in time
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
    """Return a search tree, starting at a node.

    - ``choice``: a candidate; None at the root
    - ``forced``: the candidates placed after it
    - ``state``: ``expanded``, ``dead end`` or ``solved``
    - ``reason``: for a dead end; empty otherwise
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
            **_facts(by),
            "branches": [_branch(each) for each in by.branches],
        }
    return data


def _conflict(conflict: Conflict, language: str) -> Data:
    """Return a contradiction: ``kind``, ``message``, and its ``cells``, ``digit``, ``house`` or ``rule``."""
    match conflict:
        case Clash(digit=digit, house=house, cells=cells):
            about = {"kind": "clash", "digit": digit, "house": house_name(house), "cells": _cells(cells)}
        case NoCandidate(cell=cell):
            about = {"kind": "no candidate", "cells": [cell_name(cell)]}
        case NoPlace(digit=digit, house=house):
            about = {"kind": "no place", "digit": digit, "house": house_name(house)}
        case BrokenRule(rule=rule, cells=cells):
            about = {"kind": "broken rule", "rule": rule, "cells": _cells(cells)}
    return {**about, "message": language_named(language).text(reasons.conflict(conflict))}


def _cells(cells: Iterable[int]) -> list[str]:
    return [cell_name(cell) for cell in cells]
