"""Whole paths in words: how they end, and where a search takes over."""

from ...messages import counted
from ...solver import Outcome, Path
from ...step import Role

TAKEOVER = "Here the techniques are stuck, and a search takes over: what it tries, and where that leads."
"""What is said where a search takes over."""

MARKS = "marks:"
"""What stands before the legend of a grid."""

ONLY_CANDIDATE = "(n) only candidate"
"""What the legend says of a digit in brackets."""


def role_name(role: Role) -> str:
    """Return the name of a role, for the legend of a grid."""
    return str(role)


def ending(path: Path, contradiction: str) -> str:
    """Say how a path ended, and whether logic alone was enough; a contradiction is in words already."""
    steps = counted(len(path), "step")
    match path.outcome:
        case Outcome.SOLVED if path.by_logic:
            return f"Solved by logic alone, in {steps}."
        case Outcome.NO_SOLUTION:
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
