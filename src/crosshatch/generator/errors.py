"""What can go wrong in making puzzles: targets and seeds that no puzzle can meet."""

from ..board.errors import CrosshatchError


class TargetError(CrosshatchError, ValueError):
    """No puzzle can be like this; the message says why."""


class SeedError(TargetError):
    """A seed carries no target, or another than what is asked for; the message names the seed."""
