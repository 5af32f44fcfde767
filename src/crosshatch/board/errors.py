"""What can go wrong, as types: every error that the package raises on purpose derives from CrosshatchError."""

from collections.abc import Iterable, Mapping


class CrosshatchError(Exception):
    """The root of all errors that Crosshatch raises on purpose.

    ``source`` names the file or package at fault where that is custom code, such as a strategy; it is empty elsewhere.
    """

    source: str = ""


class PuzzleError(CrosshatchError, ValueError):
    """A text or a value is not a puzzle; the message says what is wrong and where."""


class ConstraintError(PuzzleError):
    """A text is a puzzle, but no classic Sudoku; the message says which other constraints it has.

    ``constraints`` are their names.
    """

    def __init__(self, message: str = "", constraints: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.constraints = tuple(constraints)


class UnprovenStep(CrosshatchError):
    """A step does not follow from its truths; the message says which conclusion, and what stands against it."""


class OutOfTime(CrosshatchError):
    """A deadline passed before the work was done.

    ``techniques`` says what was done in grading: how often each technique was used until then, as a grade counts them.
    """

    def __init__(self, message: str = "out of time", techniques: Mapping[str, int] | None = None) -> None:
        super().__init__(message)
        self.techniques: dict[str, int] = dict(techniques or {})


class StrategyError(CrosshatchError):
    """A strategy cannot be loaded, fails, or finds steps that are not valid; the message says which, and why.

    ``technique`` is the slug of the technique to leave out so that the others can go on; empty where it is not known.
    """

    def __init__(self, message: str = "", technique: str = "", source: str = "") -> None:
        super().__init__(message)
        self.technique = technique
        self.source = source


class UngradablePuzzle(CrosshatchError, ValueError):
    """A puzzle cannot be graded, since it does not have exactly one solution; the message says why."""


class ScaleError(CrosshatchError, ValueError):
    """A scale is not there, cannot be loaded or fails; the message says which, and why."""


class PluginError(CrosshatchError, ImportError):
    """A file does not give the strategy or scale that is wanted; the message says what is wrong, and in which line."""


class TimesError(CrosshatchError, ValueError):
    """A file or a list of times that people took is not one; the message says what is wrong, and where."""


class UnknownTechnique(CrosshatchError, ValueError):
    """A name is not that of a technique; the message says which may have been meant."""


class MissingExtra(CrosshatchError, ImportError):
    """Something needs a library, or fonts, that are not installed; the message says what to install."""


class TargetError(CrosshatchError, ValueError):
    """No puzzle can be like this; the message says why."""


class SeedError(TargetError):
    """A seed carries no target, or another than what is asked for; the message names the seed."""


class CalendarError(CrosshatchError, ValueError):
    """A calendar, or a span of its days, cannot be like this; the message says why."""


class WorkerLost(CrosshatchError):
    """One worker after the other was lost on the same piece of work."""

    def __init__(self, message: str = "one worker after the other was lost on it, perhaps for lack of memory") -> None:
        super().__init__(message)


class ClusterError(CrosshatchError):
    """A cluster cannot be worked with; the message says why, and what can be done."""


class SchedulerLost(ClusterError):
    """The scheduler of a cluster was lost, and with it what was not done."""
