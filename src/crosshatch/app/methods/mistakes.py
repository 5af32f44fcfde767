"""Why a digit is wrong, and what is wrong with a puzzle."""

from ...board.puzzle import Puzzle
from ...diagnosis import diagnose as diagnosis_of
from ...refutation import why_not as reason_against
from ...render.data import diagnosis_data, why_not_data
from ..method import MAX_SECONDS, Data, method
from ..parameters import Cell, Language, Position, Whole


@method(position=Position(), cell=Cell(), digit=Whole(1, 9), language=Language(), max_seconds=MAX_SECONDS)
def why_not(position: Puzzle, cell: int, digit: int, language: str, max_seconds: float) -> Data:
    """Why a digit is wrong in a cell, by the shortest contradiction that is found, or that it is not wrong."""
    return why_not_data(reason_against(position, cell, digit, max_seconds), language)


@method(position=Position(), language=Language(), max_seconds=MAX_SECONDS)
def diagnose(position: Puzzle, language: str, max_seconds: float) -> Data:
    """What is wrong with a puzzle, and what would mend it."""
    return diagnosis_data(diagnosis_of(position, max_seconds), language)
