"""``picture``: a position as SVG, perhaps with a step."""

from ..board.board import Board
from ..render.data import Data
from ..render.pictures import view_svg
from ..render.view import View
from .choices import InLanguage, OfPosition
from .declaration import BadRequest, flag, option, verb
from .kinds import VIEW, Choice, Text, Whole


@verb
class Picture(OfPosition, InLanguage):
    """Draw a position as SVG, perhaps with a step, such as a hint."""

    view: View | None = option(
        VIEW, "The `view` of a step in this position, or one of its `branches`, which is a case of the step."
    )
    legend: bool = flag("Explain the colours and shapes of the step below the board.")
    title: str = option(Text(500), "Title for screen readers, such as the `headline` of the step.", default="Sudoku")
    size: int = option(Whole(50, 4000), "Width in pixels.", default=560)
    theme: str = option(Choice(("light", "dark", "auto")), "Colours for a light or dark background.", default="light")
    candidates: bool = flag("Show the candidates.")

    def __call__(self) -> Data:
        """Return the picture; raise BadRequest if the view is not one of a step on the board."""
        view = self.view or View()
        if not _fits(view, self.position.board):
            raise BadRequest(f"view: the step is not one on this board ({self.position.board})", "view")
        picture = view_svg(
            self.position,
            view,
            self.title,
            candidates=self.candidates,
            legend=self.legend,
            theme=self.theme,
            size=self.size,
            language=self.language,
        )
        return {"svg": picture}


def _fits(view: View, board: Board) -> bool:
    """Whether a board has all that a view shows."""
    ends = [each for link in view.links for each in (*link.start, *link.end)]
    cells = {*view.cells, *(each.cell for each in (*view.candidates, *ends))}
    digits = {each.digit for each in (*view.candidates, *ends)}
    houses = (house < board.tables.end and board.tables.cells_of(house) for house in view.houses)
    return cells <= {*board.cells} and digits <= {*board.digits} and all(houses)
