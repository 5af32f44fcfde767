"""What comes next in a position: a hint, all steps on offer, the whole way."""

from collections.abc import Iterable
from contextlib import suppress

from ...board.errors import OutOfTime
from ...board.puzzle import Puzzle
from ...engine.clock import deadline_in, look, until
from ...render.data import hint_data, path_data, status_data
from ...render.hints import WHERE, WHOLE
from ...solver import Solver
from ...status import Impossible, Multiple, check, is_exhausted
from ...step import Step
from ...strategies.catalogue import strategy_named
from ..method import MAX_SECONDS, Data, method
from ..parameters import Flag, Language, Position, Seconds, TechniqueName, Whole
from ..telling import told_data

MOST_STEPS = 500
"""How many steps are told of a position at most."""


@method(
    position=Position(),
    level=Whole(WHERE, WHOLE, default=WHERE, about="1 where to look, 2 also which technique, 3 the whole step."),
    essential=Flag(about="Prefer a step that the next digit depends on to the simplest step."),
    essential_seconds=Seconds(default=2.0, highest=MAX_SECONDS.highest),
    language=Language(),
    max_seconds=MAX_SECONDS,
)
def hint(
    position: Puzzle, level: int, essential: bool, essential_seconds: float, language: str, max_seconds: float
) -> Data:
    """What to look at next.  Mistakes come first: ``status`` says which digits and marks are wrong, and there is no
    ``hint`` then.  Otherwise the ``hint`` is as much of the next step as its level reveals, and None where logic is
    stuck.  ``exhausted`` is true where nothing more can be concluded: each candidate left is part of one of several
    solutions.

    With ``essential``, the answer's ``essential`` is true where the next digit depends on the step, false where logic
    places no further digit, and None where ``essential_seconds`` passed before that was known: the simplest step is
    found first, and stays.
    """
    found = check(position)
    data: Data = {
        "status": status_data(found),
        "filled": not position.grid().empty,
        "exhausted": False,
        "hint": None,
        "essential": None,
    }
    if isinstance(found, Impossible):
        return data
    solver = Solver(fallback=None)
    step = solver.next_step(position)
    if step is None:
        return {**data, "exhausted": isinstance(found, Multiple) and is_exhausted(position)}
    if essential:
        with suppress(OutOfTime):
            better = step if step.placements else _essential_step(solver, position, essential_seconds)
            step, data["essential"] = better or step, better is not None
    whole = told_data(step, position.grid(), language) if level == WHOLE else {}
    return {**data, "hint": {**hint_data(step, level, language), **whole}}


def _essential_step(solver: Solver, position: Puzzle, seconds: float) -> Step | None:
    """Return the first step that it takes to place the next digit; None where logic places none.

    Raises OutOfTime where that is not known after some seconds.
    """
    with until(deadline_in(seconds)):
        walk = solver.walk(position)
        for _, step in walk:
            if step.placements:
                break
        steps = walk.path.essential().steps
        look()  # a path whose time ran out may end before the next digit, or have steps that do not matter
    return next(iter(steps), None)


@method(
    position=Position(),
    technique=TechniqueName(default="", about="A technique, by its name; all where it is left out."),
    most=Whole(1, MOST_STEPS, default=100, about="How many steps are told at most."),
    language=Language(),
    max_seconds=MAX_SECONDS,
)
def steps(position: Puzzle, technique: str, most: int, language: str, max_seconds: float) -> Data:
    """All steps on offer, simplest technique first, or those of one technique; ``more`` says whether some are left,
    because of ``most`` or because time ran out.
    """
    found = check(position)
    if isinstance(found, Impossible):
        return {"status": status_data(found), "steps": [], "more": False}
    some, more = _first(steps_on_offer(position, technique), most)
    grid = position.grid()
    return {"status": status_data(found), "steps": [told_data(each, grid, language) for each in some], "more": more}


def _first(steps: Iterable[Step], most: int) -> tuple[list[Step], bool]:
    """Return the first of some steps, and whether there may be more.

    Raises OutOfTime where time runs out before the first.
    """
    some: list[Step] = []
    try:
        for step in steps:
            if len(some) == most:
                return some, True
            some.append(step)
    except OutOfTime:
        if not some:
            raise
        return some, True
    return some, False


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


def steps_on_offer(position: Puzzle, technique: str = "") -> Iterable[Step]:
    """Yield the steps on offer in a position, simplest technique first, or those of one technique by its name."""
    if not technique:
        return Solver(fallback=None).steps(position)
    strategy = strategy_named(technique)
    return (step for step in Solver([strategy], fallback=None).steps(position) if step.technique == strategy.technique)
