"""The options that say where givens stand, which digits they have, and which solution."""

from pathlib import Path

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from ..formats import read
from ..generator.errors import TargetError
from ..generator.patterns.drawings import GALLERY, drawn
from ..generator.patterns.filling import COUNTED
from ..generator.patterns.pattern import Pattern
from ..generator.target import Spelling
from ..position.status import Unique, check
from .inputs import WANTED, is_path

LONGEST_NAME = 40
"""What is longer, and no file, was meant as a mask."""

LONGEST = 10_000
"""A file of more characters holds no mask."""


def _mask(given: str) -> Pattern:
    """Return the pattern of a mask that is named, in a file, or text."""
    if given in GALLERY:
        return Pattern(GALLERY[given])
    text = _of_file(given)
    if text is None and len(given) <= LONGEST_NAME and "\n" not in given:
        raise TargetError(f"{given!r} is neither a file nor a mask of 81 marks, nor one of {', '.join(GALLERY)}")
    return Pattern(given if text is None else text)


def _of_file(given: str) -> str | None:
    """Return what a file has; None where there is none."""
    try:
        path = Path(given)
        if not path.exists():
            return None
        with path.open(encoding="utf-8-sig", errors="replace") as stream:
            return stream.read(LONGEST)
    except OSError as error:
        if "\n" in given or len(given) >= 81:  # no name of a file
            return None
        raise TargetError(f"{given}: {error.strerror or error}") from error


def _puzzle(given: str) -> Puzzle:
    """Return a puzzle of any format that can be read, in a file or as text."""
    text = _of_file(given)
    if text is None and is_path(given):
        raise PuzzleError(f"{given!r} is neither a file nor a puzzle; {WANTED}")
    try:
        return read(given if text is None else text)
    except PuzzleError as error:
        raise PuzzleError(f"{error}; {WANTED}") from error


def _like(given: str) -> Puzzle:
    """Return a puzzle with one solution."""
    plain = Puzzle(_puzzle(given).givens)
    status = check(plain)
    if not isinstance(status, Unique):
        raise PuzzleError(f"a puzzle with exactly one solution is needed: {status}")
    return plain


def many(solutions: int) -> str:
    """Return how many solutions were counted."""
    return f"{COUNTED} or more" if solutions >= COUNTED else str(solutions)


PATTERNS = (
    Spelling(
        "mask",
        "Givens exactly here: 81 marks (x a given, . none, a digit that digit, ? either), a file of them, or one of "
        f"{', '.join(GALLERY)}.",
        "FILE|TEXT",
        _mask,
    ),
    Spelling(
        "mask-text",
        "Givens that draw letters or digits: A, 17, 4.5.",
        "TEXT",
        lambda given: Pattern(drawn(given)),
    ),
    Spelling(
        "with-givens",
        "All givens of this puzzle, and others.",
        "PUZZLE",
        lambda given: Pattern.with_givens(_puzzle(given)),
    ),
    Spelling("solution", "Puzzles with this solution.", "LINE", lambda given: Pattern(solution=_puzzle(given).line)),
    Spelling("like", "Use this puzzle's pattern of givens, and its level unless you request another.", "PUZZLE", _like),
)
"""How a command line asks for patterns: in files too, which seeds cannot name."""
