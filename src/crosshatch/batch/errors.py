"""What can go wrong with the workers of a batch."""

from ..board.errors import CrosshatchError


class WorkerLost(CrosshatchError):
    """One worker after the other was lost on the same piece of work."""

    def __init__(self, message: str = "one worker after the other was lost on it, perhaps for lack of memory") -> None:
        super().__init__(message)


class ClusterError(CrosshatchError):
    """A cluster cannot be worked with; the message says why, and what can be done."""


class SchedulerLost(ClusterError):
    """The scheduler of a cluster was lost, and with it what was not done."""
