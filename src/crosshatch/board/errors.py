"""What can go wrong, as types: every error that the package raises on purpose derives from CrosshatchError."""

from collections.abc import Mapping


class CrosshatchError(Exception):
    """The root of all errors that Crosshatch raises on purpose.

    ``source`` names the file or package at fault where that is custom code, such as a strategy; it is empty elsewhere.
    """

    source: str = ""


class PuzzleError(CrosshatchError, ValueError):
    """A text or a value is not a puzzle; the message says what is wrong and where."""


class UnprovenStep(CrosshatchError):
    """A step does not follow from its truths; the message says which conclusion, and what stands against it."""


class OutOfTime(CrosshatchError):
    """A deadline passed before the work was done.

    ``techniques`` says what was done in grading: how often each technique was used until then, as a grade counts them.
    """

    def __init__(self, message: str = "out of time", techniques: Mapping[str, int] | None = None) -> None:
        super().__init__(message)
        self.techniques: dict[str, int] = dict(techniques or {})


class MissingExtra(CrosshatchError, ImportError):
    """Something needs a library, or fonts, that are not installed; the message says what to install."""
