"""``practice``: positions to practise a technique, and what to say of an answer."""

from itertools import islice

from ..board.candidate import Candidate
from ..generator import Exercise, NoExercise
from ..generator import Practice as Maker
from ..generator.gallery import exercise
from ..logic.step import Step
from ..position.status import check
from ..render.data import Data, candidate_data, exercise_data, hint_data, solutions_data
from ..render.hints import WHOLE
from ..solving.solver import Solver
from ..techniques.catalogue import strategy_named
from .choices import InLanguage, Limited, OfPosition
from .declaration import BadRequest, argument, option, verb
from .kinds import CANDIDATE, TECHNIQUE, Several, Text, Whole
from .steps import MOST_STEPS
from .telling import told_data


@verb
class Practise(InLanguage, Limited):
    """Make a position in which a technique gives the next step.

    ``exercise`` is the position with its answer, null if none was found in time.
    """

    technique: str = argument(TECHNIQUE, "Any name of the technique.")
    seed: str = option(Text(), "Seed; the same seed gives the same position.", default="1")

    def __call__(self) -> Data:
        """Return the exercise."""
        made = Maker(self.technique).make(self.seed, self.max_seconds)
        if isinstance(made, NoExercise):
            return {"exercise": None, "tried": made.tried}
        return {"exercise": _told(made, self.language), "tried": made.tried}


@verb
class Example(InLanguage, Limited):
    """Show a position from the gallery for a technique: 0 is the clearest example, and the others are for practice.

    ``exercise`` is the position with its step, as ``practise`` returns it; null if there is no such number.
    """

    technique: str = argument(TECHNIQUE, "Any name of the technique.")
    number: int = option(Whole(0, 100), "Number of the position.", default=0)

    def __call__(self) -> Data:
        """Return the exercise."""
        chosen = exercise(self.technique, self.number)
        return {"exercise": _told(chosen, self.language) if chosen else None}


def _told(made: Exercise, language: str) -> Data:
    grid = made.position.grid()
    told = {**hint_data(made.step, WHOLE, language), **told_data(made.step, grid, language)}
    return {**exercise_data(made, language), "step": told}


@verb
class Judge(OfPosition, InLanguage, Limited):
    """Judge whether an answer is a step of a technique in a position.

    The ``verdict`` is ``right``; ``part`` (part of a step); ``other`` (true, but not from this technique); ``wrong``
    (contradicts the solution: ``wrong_ones`` lists where); or ``unknown`` (the position does not have exactly one
    solution).  ``step`` is the closest step.
    """

    technique: str = argument(TECHNIQUE, "Any name of the technique.")
    placements: tuple[Candidate, ...] = option(Several(CANDIDATE, most=81), "Digits placed.", default=())
    eliminations: tuple[Candidate, ...] = option(Several(CANDIDATE, most=729), "Digits removed.", default=())

    def __call__(self) -> Data:
        """Return the verdict."""
        if not self.placements and not self.eliminations:
            raise BadRequest("expected placements or eliminations", "placements")
        claimed = _claims(self)
        known = solutions_data(check(self.position))
        if len(known) != 1:
            return {"verdict": "unknown", "wrong_ones": [], "step": None}
        (solution,) = known
        wrong = [each for each in self.placements if solution[each.cell] != str(each.digit)]
        wrong += [each for each in self.eliminations if solution[each.cell] == str(each.digit)]
        nearest = max(
            self._offered(),
            key=lambda step: (len(claimed & _claims(step)), -len(_claims(step))),  # what is found in full comes first
            default=None,
        )
        concluded = set() if nearest is None else _claims(nearest)
        if wrong:
            verdict = "wrong"
        elif claimed == concluded:
            verdict = "right"
        else:
            verdict = "part" if claimed < concluded else "other"
        told = None if nearest is None else told_data(nearest, self.position.grid(), self.language)
        return {"verdict": verdict, "wrong_ones": [candidate_data(each) for each in wrong], "step": told}

    def _offered(self) -> list[Step]:
        """Return the steps of the technique on offer."""
        strategy = strategy_named(self.technique)
        some = Solver([strategy], fallback=None).steps(self.position)
        return list(islice((step for step in some if step.technique == strategy.technique), MOST_STEPS))


def _claims(of: Step | Judge) -> set[tuple[str, Candidate]]:
    """Return what a step, or an answer, says of candidates."""
    return {("+", each) for each in of.placements} | {("-", each) for each in of.eliminations}
