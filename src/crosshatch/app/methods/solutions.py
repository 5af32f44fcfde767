"""How many solutions a position has, and which."""

from ...board.puzzle import EMPTY, Puzzle
from ...render.data import givens_data, solutions_data, status_data
from ...status import check
from ..method import Data, method
from ..parameters import Position


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
