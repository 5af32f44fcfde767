"""The base class of all errors, and errors about puzzles and missing libraries.

Other errors are defined in the modules that raise them.
"""


class CrosshatchError(Exception):
    """The base class of all errors that Crosshatch raises deliberately.

    If custom code, such as a strategy, caused the error, ``source`` names its file or package; otherwise it is empty.
    """

    source: str = ""


class PuzzleError(CrosshatchError, ValueError):
    """A text or value is not a valid puzzle; the message says what is wrong and where."""


class MissingExtra(CrosshatchError, ImportError):
    """A feature needs libraries or fonts that are not installed; the message says what to install."""
