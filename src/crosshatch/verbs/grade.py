"""``grade``: how hard a puzzle is, on several scales."""

from ..board.board import CLASSIC
from ..board.puzzle import Puzzle
from ..grading.registry import SCALES, scale_named
from ..render.data import Data
from ..words.grades import grade_parts, grade_text
from .choices import InLanguage, OfPosition
from .declaration import Host, option, verb
from .kinds import Choice, Seconds, Several


@verb
class Grade(OfPosition, InLanguage):
    """Show how difficult a puzzle is, and why."""

    scales: tuple[str, ...] = option(
        Several(Choice(tuple(SCALES)), most=len(SCALES)),
        "Grading scales. They grade the givens; what the player has placed or removed does not count. On other "
        "boards, scales for the classic board only are left out.",
        default=("crosshatch", "hodoku", "explainer"),
        only=Host.PROTOCOL,
    )
    max_seconds: float | None = option(
        Seconds(), "Maximum time per puzzle and scale; puzzles that take longer get no grade."
    )

    def __call__(self) -> Data:
        """Return the ``grades`` by scale: in words (``text``), under headings (``described``), and as ``data``."""
        puzzle = Puzzle(self.position.givens, board=self.position.board)
        fitting = [name for name in self.scales if scale_named(name).any_board or puzzle.board is CLASSIC]
        found = {name: scale_named(name).grade(puzzle) for name in fitting or self.scales}
        return {
            "grades": {
                name: {
                    "text": grade_text(each, self.language),
                    "described": grade_parts(each, self.language),
                    "data": each.data(),
                }
                for name, each in found.items()
            }
        }
