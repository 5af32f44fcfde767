"""The root of all errors, and those of puzzles and missing libraries; any other is defined where it is raised."""


class CrosshatchError(Exception):
    """The root of all errors that Crosshatch raises on purpose.

    ``source`` names the file or package at fault where that is custom code, such as a strategy; it is empty elsewhere.
    """

    source: str = ""


class PuzzleError(CrosshatchError, ValueError):
    """A text or a value is not a puzzle; the message says what is wrong and where."""


class MissingExtra(CrosshatchError, ImportError):
    """Something needs a library, or fonts, that are not installed; the message says what to install."""
