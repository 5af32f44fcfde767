"""``generate``, ``complete``, ``minimal``: puzzles to a target, and finished ones."""

from ..board.symmetry import Symmetry
from ..generator import GeneratedPuzzle, Generator, SeedError, TargetError
from ..generator.completion import complete, minimise
from ..generator.target_text import read_target
from ..render.data import Data, made_data, puzzle_data
from ..techniques.names import UnknownTechnique
from .choices import Limited, OfPosition
from .declaration import BadRequest, option, verb
from .kinds import Choice, Text

ENOUGH = 0.9
"""The part of its time that making a puzzle takes at most: the rest is for what is under way then."""


@verb
class Seeded(Limited):
    """What is made from a seed."""

    seed: str = option(Text(), "Seed; the same seed gives the same puzzle.", default="1")


@verb
class Generate(Seeded):
    """Make a puzzle that meets a target.

    ``made`` is the puzzle, null if none was found in time, and ``code`` makes it again.
    """

    target: str = option(Text(), "Target in the notation of seeds, such as hard,180.", default="")

    def __call__(self) -> Data:
        """Return the puzzle."""
        code = f"{self.target.strip() or 'any'}:{self.seed}"
        try:
            read_target(self.target)  # whose message says nothing of seeds
            generator = Generator.of_code(code)
        except (TargetError, SeedError, UnknownTechnique) as error:
            raise BadRequest(f"target: {error}", "target") from error
        made = generator.make(code, self.max_seconds and ENOUGH * self.max_seconds)
        return {
            "made": made_data(made) if isinstance(made, GeneratedPuzzle) else None,
            "code": made.code,
            "tried": made.tried,
        }


@verb
class Complete(OfPosition, Seeded):
    """Add givens until a position has exactly one solution, keeping its givens and symmetry."""

    symmetry: str = option(Choice(tuple(map(str, Symmetry))), "Symmetry of the givens.", default=str(Symmetry.NONE))

    def __call__(self) -> Data:
        """Return the puzzle."""
        return puzzle_data(complete(self.position, self.seed, Symmetry(self.symmetry)))


@verb
class Minimal(Complete):
    """Remove superfluous givens until a puzzle is minimal, keeping its solution and symmetry."""

    def __call__(self) -> Data:
        """Return the puzzle."""
        return puzzle_data(minimise(self.position, self.seed, Symmetry(self.symmetry)))
