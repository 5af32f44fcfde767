"""Pictures of positions."""

from ...board.puzzle import Puzzle
from ...render.pictures import svg
from ..method import Data, method
from ..parameters import Choice, Flag, Position, Whole


@method(
    position=Position(),
    size=Whole(50, 4000, default=560, about="The width in pixels."),
    theme=Choice(("light", "dark", "auto"), default="light"),
    candidates=Flag(about="Show the candidates, too."),
)
def picture(position: Puzzle, size: int, theme: str, candidates: bool) -> Data:
    """A picture of a position, as an ``svg``."""
    return {"svg": svg(position, candidates=candidates, labels=False, size=size, theme=theme)}
