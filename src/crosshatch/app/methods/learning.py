"""Methods for those who learn: hints, steps, whole explanations, grades, techniques and positions to practise them."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from ...board.candidate import Candidate
from ...board.puzzle import Puzzle
from ...generator import NoExercise, Practice
from ...grading.registry import SCALES, scale_named
from ...render.data import (
    candidate_data,
    exercise_data,
    hint_data,
    path_data,
    solutions_data,
    status_data,
    technique_data,
)
from ...render.hints import WHERE, WHOLE
from ...solver import Solver
from ...status import Impossible, check
from ...step import Step
from ...strategies.catalogue import CATALOGUE, strategy_named
from ...technique import Technique
from ...words import argument
from ..method import MAX_SECONDS, Data, method
from ..parameters import BadRequest, Choice, Flag, Language, OneCandidate, Position, Several, Text, Whole
from ..telling import told_data

MOST_STEPS = 500
"""How many steps are told of a position at most."""

TECHNIQUE = Text(default="", about="A technique, by its name; all where it is left out.")


@method(
    position=Position(),
    level=Whole(WHERE, WHOLE, default=WHERE, about="1 where to look, 2 also which technique, 3 the whole step."),
    essential=Flag(about="A step on which the next digit rests, rather than the simplest."),
    language=Language(),
    max_seconds=MAX_SECONDS,
)
def hint(position: Puzzle, level: int, essential: bool, language: str, max_seconds: float) -> Data:
    """What to look at next.  Mistakes come first: ``status`` says which digits and marks are wrong, and there is no
    ``hint`` then.  Else the ``hint`` is as much of the next step as its level gives away; None where logic is stuck.
    """
    found = check(position)
    data: Data = {"status": status_data(found), "filled": not position.grid().empty, "hint": None}
    if isinstance(found, Impossible):
        return data
    solver = Solver(fallback=None)
    step = _essential_step(solver, position) if essential else None
    step = step or solver.next_step(position)
    if step is None:
        return data
    whole = told_data(step, position.grid(), language) if level == WHOLE else {}
    return {**data, "hint": {**hint_data(step, level, language), **whole}}


def _essential_step(solver: Solver, position: Puzzle) -> Step | None:
    """Return the first step that it takes to place the next digit; None where logic places none."""
    walk = solver.walk(position)
    for _, step in walk:
        if step.placements:
            break
    return next(iter(walk.path.essential().steps), None)


@method(
    position=Position(),
    technique=TECHNIQUE,
    most=Whole(1, MOST_STEPS, default=100, about="How many steps are told at most."),
    language=Language(),
    max_seconds=MAX_SECONDS,
)
def steps(position: Puzzle, technique: str, most: int, language: str, max_seconds: float) -> Data:
    """All steps on offer, simplest technique first, or those of one technique; ``more`` says whether some are left."""
    found = check(position)
    if isinstance(found, Impossible):
        return {"status": status_data(found), "steps": [], "more": False}
    some = list(islice(_steps(position, technique), most + 1))
    grid = position.grid()
    told = [told_data(each, grid, language) for each in some[:most]]
    return {"status": status_data(found), "steps": told, "more": len(some) > most}


def _steps(position: Puzzle, technique: str) -> Iterable[Step]:
    if not technique:
        return Solver(fallback=None).steps(position)
    strategy = strategy_named(technique)
    return (step for step in Solver([strategy], fallback=None).steps(position) if step.technique == strategy.technique)


@method(
    position=Position(),
    essential=Flag(default=True, about="Leave out the steps on which nothing rests."),
    language=Language(),
    max_seconds=MAX_SECONDS,
)
def explain(position: Puzzle, essential: bool, language: str, max_seconds: float) -> Data:
    """The whole way from a position to its solution, step by step."""
    path = Solver().solve(position, max_seconds / 2)
    path = path.essential(max_seconds / 2) if essential else path
    told = [told_data(step, grid, language) for grid, step in path.positions()]
    return {**path_data(path, language=language), "steps": told}


@method(
    position=Position(),
    scales=Several(Choice(tuple(SCALES)), most=len(SCALES), default=tuple(SCALES)),
    max_seconds=MAX_SECONDS,
)
def grade(position: Puzzle, scales: tuple[str, ...], max_seconds: float) -> Data:
    """The ``grades`` of a puzzle, by the names of scales: each in words (``text``), its parts under short headings
    (``described``), and as ``data``.
    """
    grades = {}
    for name in scales:
        found = scale_named(name).grade(Puzzle(position.givens))
        grades[name] = {"text": str(found), "described": found.described(), "data": found.data()}
    return {"grades": grades}


@method(language=Language())
def techniques(language: str) -> Data:
    """The ``techniques`` that there are, simplest first: of each what it is, its family and rating, and whether it is
    on by default.
    """
    return {"techniques": [_technique(each.technique, language) for each in CATALOGUE]}


def _technique(technique: Technique, language: str) -> Data:
    return {
        **technique_data(technique, language),
        "family": technique.family,
        "rating": technique.rating_in_words,
        "on": technique.on,
        "assumes_unique": technique.assumes_unique,
    }


@method(technique=Text(), language=Language())
def technique(technique: str, language: str) -> Data:
    """What a technique is: besides what ``techniques`` has, its other names, and the ``argument`` why it holds."""
    found = strategy_named(technique).technique
    return {
        **_technique(found, language),
        "other_names": list(found.other_names),
        "argument": argument(found, language),
    }


@method(technique=Text(), seed=Text(default="1"), language=Language(), max_seconds=MAX_SECONDS)
def practise(technique: str, seed: str, language: str, max_seconds: float) -> Data:
    """A position where a technique is the next step, with its answer, as ``exercise``; None where time ran out."""
    made = Practice(technique).make(seed, max_seconds)
    if isinstance(made, NoExercise):
        return {"exercise": None, "tried": made.tried}
    told = told_data(made.step, made.position.grid(), language)
    return {"exercise": {**exercise_data(made, language), "step": told}, "tried": made.tried}


@method(
    position=Position(),
    technique=Text(),
    placements=Several(OneCandidate(), most=81, default=()),
    eliminations=Several(OneCandidate(), most=729, default=()),
    language=Language(),
    max_seconds=MAX_SECONDS,
)
def judge(
    position: Puzzle,
    technique: str,
    placements: tuple[Candidate, ...],
    eliminations: tuple[Candidate, ...],
    language: str,
    max_seconds: float,
) -> Data:
    """Whether an answer is what a technique gives in a position.  The ``verdict`` is ``right``; ``part`` (some of what
    a step of it gives); ``other`` (true, but no step of it gives it); ``wrong`` (the solution says otherwise:
    ``wrong_ones`` has which); or ``unknown``, where the position does not have one solution.  ``step`` is the step that
    comes nearest.
    """
    if not placements and not eliminations:
        raise BadRequest("an answer has placements or eliminations", "placements")
    claimed = {*_claims(placements, "+"), *_claims(eliminations, "-")}
    known = solutions_data(check(position))
    if len(known) != 1:
        return {"verdict": "unknown", "wrong_ones": [], "step": None}
    (solution,) = known
    wrong = [each for each in placements if solution[each.cell] != str(each.digit)]
    wrong += [each for each in eliminations if solution[each.cell] == str(each.digit)]
    offered = list(islice(_steps(position, technique), MOST_STEPS))
    nearest = max(offered, key=lambda step: len(claimed & _conclusions(step)), default=None)
    concluded = set() if nearest is None else _conclusions(nearest)
    if wrong:
        verdict = "wrong"
    elif claimed == concluded:
        verdict = "right"
    else:
        verdict = "part" if claimed < concluded else "other"
    told = None if nearest is None else told_data(nearest, position.grid(), language)
    return {"verdict": verdict, "wrong_ones": [candidate_data(each) for each in wrong], "step": told}


def _conclusions(step: Step) -> set[tuple[Any, ...]]:
    return {*_claims(step.placements, "+"), *_claims(step.eliminations, "-")}


def _claims(candidates: Iterable[Candidate], sign: str) -> set[tuple[Any, ...]]:
    return {(sign, each.cell, each.digit) for each in candidates}
