"""Errors of the generator: targets and seeds that no puzzle can meet."""

from ..board.errors import CrosshatchError


class TargetError(CrosshatchError, ValueError):
    """No puzzle can meet a target; the message says why."""


class SeedError(TargetError):
    """A seed does not contain a target, or not the one requested; the message names the seed."""
