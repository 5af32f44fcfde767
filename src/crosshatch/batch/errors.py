"""Errors of the workers of a batch."""

from ..board.errors import CrosshatchError


class WorkerLost(CrosshatchError):
    """Several workers in turn were lost while they worked on the same puzzle."""

    def __init__(
        self, message: str = "several workers in turn were lost working on it, perhaps for lack of memory"
    ) -> None:
        super().__init__(message)


class ClusterError(CrosshatchError):
    """A cluster cannot be used; the message says why, and what to do."""


class SchedulerLost(ClusterError):
    """The connection to the scheduler of a cluster was lost, with all unfinished work."""
