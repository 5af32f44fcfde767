"""Methods for those who make puzzles, or want one made: puzzles to a target, and finished ones."""

from ...board.puzzle import Puzzle
from ...board.symmetry import Symmetry
from ...generator import Generator, Made
from ...generator.finishing import completed, minimised
from ...render.data import made_data, puzzle_data
from ..method import MAX_SECONDS, Data, method
from ..parameters import Choice, Position, Text

SEED = Text(default="1", about="The same seed gives the same puzzle.")


ENOUGH = 0.9
"""How much of its time the making of a puzzle takes at most: the rest is for what is under way then."""


@method(
    target=Text(default="", about="What it must be like: the wishes of a code, such as hard,180."),
    seed=SEED,
    max_seconds=MAX_SECONDS,
)
def generate(target: str, seed: str, max_seconds: float) -> Data:
    """A puzzle to a target, as ``made``, with the ``code`` that makes it again; None where time ran out."""
    code = f"{target.strip() or 'any'}:{seed}"
    made = Generator.of_code(code).make(code, ENOUGH * max_seconds)
    data = made_data(made) if isinstance(made, Made) else None
    return {"made": data, "code": made.code, "tried": made.tried}


SYMMETRY = Choice(tuple(map(str, Symmetry)), default=str(Symmetry.NONE), about="Of the cells that have givens.")


@method(position=Position(), seed=SEED, symmetry=SYMMETRY, max_seconds=MAX_SECONDS)
def complete(position: Puzzle, seed: str, symmetry: str, max_seconds: float) -> Data:
    """A puzzle with the same givens, and as many more as it takes to have one solution, and the symmetry."""
    return puzzle_data(completed(position, seed, Symmetry(symmetry)))


@method(
    position=Position(),
    seed=SEED,
    symmetry=SYMMETRY,
    max_seconds=MAX_SECONDS,
)
def minimal(position: Puzzle, seed: str, symmetry: str, max_seconds: float) -> Data:
    """A puzzle with some of the givens, of which none can be spared, and the same solution."""
    return puzzle_data(minimised(position, seed, Symmetry(symmetry)))
