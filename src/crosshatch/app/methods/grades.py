"""How hard a puzzle is."""

from ...board.puzzle import Puzzle
from ...grading.registry import SCALES, scale_named
from ..method import MAX_SECONDS, Data, method
from ..parameters import Choice, Position, Several


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
