"""Whole paths in words: how they end, and where a search takes over."""

from collections.abc import Sequence

from ...board.houses import house_name
from ...messages import counted
from ...solver import Outcome, Path
from ...status import Impossible, Status
from ...step import Role

TAKEOVER = "Here the techniques are stuck, and a search takes over: what it tries, and where that leads."
"""What is said where a search takes over."""

NOT_BY_LOGIC = "This is not a hint from logic, but what a search would try first:"
"""What is said before the step of a search that is given where no technique finds one."""

MARKS = "marks:"
"""What stands before the legend of a grid."""

ONLY_CANDIDATE = "(n) only candidate"
"""What the legend says of a digit in brackets."""


def in_legend(role: Role, boxes: Sequence[int], beside_lines: bool) -> str:
    """Name a role and its boxes: ``house: box 1, box 5``, or, beside lines, ``house (also box 1, box 5)``."""
    if not boxes:
        return str(role)
    names = ", ".join(map(house_name, boxes))
    return f"{role} (also {names})" if beside_lines else f"{role}: {names}"


def ending(path: Path, status: Status | None) -> str:
    """Say how a path ended, and whether logic alone was enough.

    The status of its last position says of a contradiction what it is; who is to blame for it is left out.
    """
    steps = counted(len(path), "step")
    match path.outcome:
        case Outcome.SOLVED if path.by_logic:
            return f"Solved by logic alone, in {steps}."
        case Outcome.NO_SOLUTION:
            contradiction = status.contradiction if isinstance(status, Impossible) else status
            return f"A contradiction after {steps}: {contradiction}."
        case Outcome.STUCK:
            return f"The techniques are stuck after {steps}."
        case Outcome.OUT_OF_TIME:
            return f"The time ran out after {steps}."
        case Outcome.UNFINISHED:
            return f"Not finished: this is the position after {steps}."
    nodes = counted(path.search.nodes if path.search else 0, "node")
    solved = "Solved" if path.outcome is Outcome.SOLVED else "One of several solutions found"
    return f"{solved} in {steps}, but not by logic alone: it took a search of {nodes}."
