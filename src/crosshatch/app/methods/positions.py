"""Methods about a position as it is: what a text holds, how many solutions there are, what is wrong and why."""

from ...board.puzzle import EMPTY, Puzzle
from ...board.symmetry import symmetry_of
from ...diagnosis import diagnose as diagnosis_of
from ...formats import FORMATS
from ...formats import write as written
from ...refutation import why_not as reason_against
from ...render.data import (
    candidate_data,
    diagnosis_data,
    givens_data,
    puzzle_data,
    solutions_data,
    status_data,
    why_not_data,
)
from ...status import check
from ..method import MAX_SECONDS, Data, method
from ..parameters import Cell, Choice, Language, Position, Whole


@method(position=Position())
def read(position: Puzzle) -> Data:
    """What a text holds, or what a player has before them: ``givens`` and ``placed`` digits, as lines; the candidates
    ``removed``; its ``comment``; ``puzzle`` and ``position`` to hand on; and its ``symmetry``.
    """
    return {
        "givens": position.givens,
        "placed": position.placed,
        "removed": [candidate_data(each) for each in position.removed],
        "comment": position.comment,
        "symmetry": str(symmetry_of(position)),
        **puzzle_data(position),
    }


@method(position=Position(), format=Choice(tuple(FORMATS), default="line"))
def write(position: Puzzle, format: str) -> Data:  # noqa: A002  # the key of the protocol
    """A position as ``text`` in one of the formats."""
    return {"text": written(position, format)}


@method(position=Position())
def status(position: Puzzle) -> Data:
    """Whether there is one solution, none or several, and why, without giving it away; where the mistakes of a position
    are; how many givens there are, their symmetry, and which of them can be spared.
    """
    return {**status_data(check(position)), **givens_data(position)}


@method(position=Position())
def solutions(position: Puzzle) -> Data:
    """The ``solutions`` of the givens and of the whole position, as lines: one, none, or two of several."""
    of_givens = solutions_data(check(Puzzle(position.givens)))
    on_the_way = position.placed != EMPTY or position.removed
    return {"of_givens": of_givens, "of_position": solutions_data(check(position)) if on_the_way else of_givens}


@method(position=Position(), cell=Cell(), digit=Whole(1, 9), language=Language(), max_seconds=MAX_SECONDS)
def why_not(position: Puzzle, cell: int, digit: int, language: str, max_seconds: float) -> Data:
    """Why a digit is wrong in a cell, by the shortest contradiction that is found, or that it is not wrong."""
    return why_not_data(reason_against(position, cell, digit, max_seconds), language)


@method(position=Position(), language=Language(), max_seconds=MAX_SECONDS)
def diagnose(position: Puzzle, language: str, max_seconds: float) -> Data:
    """What is wrong with a puzzle, and what would mend it."""
    return diagnosis_data(diagnosis_of(position, max_seconds), language)
