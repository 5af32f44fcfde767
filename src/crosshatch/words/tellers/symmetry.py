"""Symmetrical givens: the symmetry, and why the images of candidates cannot be true."""

from collections.abc import Iterator, Sequence

from ...logic.step import Role, Step
from ...techniques.uniqueness.symmetry_pattern import Reason, SymmetricalGivens
from ..messages import Message, cells, say
from .registry import TELLERS


def symmetrical_givens(step: Step, found: SymmetricalGivens) -> Iterator[Message]:
    """The only solution has the symmetry of the givens, so candidates and their images are true together."""
    turned, rows, columns = found.lines
    yield say(
        "symmetry-givens",
        move=found.move.replace(" ", "-"),
        size=found.board.size,
        turned=turned,
        rows="".join(map(str, rows)),
        columns="".join(map(str, columns)),
        cycles=list(map(_in_turn, found.cycles)),
    )
    here = cells(Role.PATTERN, found.cells)
    match found.reason:
        case Reason.SAME_CELL:
            yield say("symmetry-same-cell", cells=here, kept=found.kept)
        case Reason.SEES_IMAGE:
            yield say("symmetry-sees-image", cells=here)
        case Reason.RULED_OUT:
            others = [cell for cell in found.images if cell not in found.cells]
            images = cells(Role.COMMON, others) if others else here
            yield say("symmetry-ruled-out", cells=here, images=images)


def _in_turn(cycle: Sequence[int]) -> str:
    """Return a cycle of digits as ``1↔9``, or ``1→2→3→1``."""
    if len(cycle) == 2:
        return "↔".join(map(str, cycle))
    return "→".join(map(str, (*cycle, cycle[0])))


TELLERS.update({SymmetricalGivens: symmetrical_givens})
