"""Whole paths: their endings, and the legends of their pictures."""

from collections.abc import Sequence

from ...logic.step import Role
from ...position.status import Status
from ...solving.solver import Outcome, Path
from ..messages import Message, houses, say
from .reasons import no_way

_ENDINGS = {
    Outcome.STUCK: "path-stuck",
    Outcome.OUT_OF_TIME: "path-out-of-time",
    Outcome.UNFINISHED: "path-unfinished",
    Outcome.SEARCH: "path-solved-by-search",
}


def ending(path: Path, status: Status | None) -> Message:
    """State how a path ended, and whether logic alone was enough.

    For a contradiction, the status of the last position says what it is, but not what caused it.
    """
    if path.outcome is Outcome.NO_SOLUTION:
        return say("path-no-solution", steps=len(path), reason=no_way(status))
    if path.by_logic:
        return say("path-solved", steps=len(path))
    nodes = path.search.nodes if path.search else 0
    return say(_ENDINGS.get(path.outcome, "path-one-of-several"), steps=len(path), nodes=nodes)


def left_out(left: int, steps: int) -> Message:
    """State how many steps of a path were omitted because they are not essential."""
    return say("path-left-out", left=left, steps=steps)


def in_legend(role: Role, boxes: Sequence[int], beside_lines: bool) -> Message:
    """A role, and the boxes (18..26) that have it, which carry no name in a drawing that could be marked."""
    if not boxes:
        return say("role", value=role)
    return say("legend-boxes-too" if beside_lines else "legend-boxes", role=role, boxes=houses(None, boxes))
