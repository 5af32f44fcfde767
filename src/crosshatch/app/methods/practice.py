"""Positions to practise a technique, and what becomes of an answer."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from ...board.candidate import Candidate
from ...board.puzzle import Puzzle
from ...generator import NoExercise, Practice
from ...render.data import candidate_data, exercise_data, solutions_data
from ...status import check
from ...step import Step
from ..method import MAX_SECONDS, Data, method
from ..parameters import BadRequest, Language, OneCandidate, Position, Several, TechniqueName, Text
from ..telling import told_data
from .hints import MOST_STEPS, steps_on_offer


@method(technique=TechniqueName(), seed=Text(default="1"), language=Language(), max_seconds=MAX_SECONDS)
def practise(technique: str, seed: str, language: str, max_seconds: float) -> Data:
    """A position where a technique is the next step, with its answer, as ``exercise``; None where time ran out."""
    made = Practice(technique).make(seed, max_seconds)
    if isinstance(made, NoExercise):
        return {"exercise": None, "tried": made.tried}
    told = told_data(made.step, made.position.grid(), language)
    return {"exercise": {**exercise_data(made, language), "step": told}, "tried": made.tried}


@method(
    position=Position(),
    technique=TechniqueName(),
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
    offered = list(islice(steps_on_offer(position, technique), MOST_STEPS))
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
