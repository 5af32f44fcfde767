"""Why a digit is wrong, and what is wrong with a puzzle."""

from ...board.puzzle import Puzzle
from ...diagnosis import diagnose as diagnosis_of
from ...refutation import Refuted
from ...refutation import why_not as reason_against
from ...render.data import candidate_data, diagnosis_data, why_not_data
from ...words import language_named
from ..method import MAX_SECONDS, Data, method
from ..parameters import Cell, Language, Position, Whole
from ..telling import told_data


@method(position=Position(), cell=Cell(), digit=Whole(1, 9), language=Language(), max_seconds=MAX_SECONDS)
def why_not(position: Puzzle, cell: int, digit: int, language: str, max_seconds: float) -> Data:
    """Why a digit is wrong in a cell, by the shortest contradiction that is found, or that it is not wrong.

    Where steps lead to a contradiction, ``start`` is the position before them, with the digit placed: ``givens`` and
    ``placed`` digits, as lines, and the candidates ``removed``; and ``contradiction`` is a sentence about it.
    """
    reason = reason_against(position, cell, digit, max_seconds)
    data = {**why_not_data(reason, language), "start": None, "contradiction": ""}
    if not isinstance(reason, Refuted):
        return data
    path = reason.path
    puzzle = path.puzzle
    return {
        **data,
        "start": {
            "givens": puzzle.givens,
            "placed": puzzle.placed,
            "removed": [candidate_data(each) for each in puzzle.removed],
        },
        "steps": [told_data(step, grid, language) for grid, step in path.positions()],
        "contradiction": language_named(language).contradiction(reason.conflict),
    }


@method(position=Position(), language=Language(), max_seconds=MAX_SECONDS)
def diagnose(position: Puzzle, language: str, max_seconds: float) -> Data:
    """What is wrong with a puzzle, and what would mend it."""
    return diagnosis_data(diagnosis_of(position, max_seconds), language)
