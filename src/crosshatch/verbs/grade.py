"""``grade``: how hard a puzzle is, on several scales."""

from ..board.puzzle import Puzzle
from ..grading.registry import SCALES, scale_named
from ..render.data import Data
from .choices import OfPosition
from .declaration import Host, Section, option, verb
from .kinds import Choice, Seconds, Several


@verb
class Grade(OfPosition):
    """Say how hard a puzzle is, and why."""

    scales: tuple[str, ...] = option(
        Several(Choice(tuple(SCALES)), most=len(SCALES)),
        "Scales to grade on.",
        default=tuple(SCALES),
        only=Host.PROTOCOL,
    )
    max_seconds: float | None = option(
        Seconds(), "Maximum time for each puzzle on a scale; one that takes longer has no grade.", section=Section.RUN
    )

    def __call__(self) -> Data:
        """Return the ``grades`` by scale: in words (``text``), under headings (``described``), and as ``data``."""
        found = {name: scale_named(name).grade(Puzzle(self.position.givens)) for name in self.scales}
        return {
            "grades": {
                name: {"text": str(each), "described": each.described(), "data": each.data()}
                for name, each in found.items()
            }
        }
