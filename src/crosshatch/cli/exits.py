"""The exit codes of the program, and which of them outcomes of puzzles call for."""

from collections.abc import Iterable

DONE = 0
NOT_ONE_SOLUTION = 1
NOT_ALL_MADE = 1
"""The time for something to be made ran out."""

BAD_INPUT = 2
CUSTOM_FAULT = 3
FAULT = 70
CANNOT_WRITE = 74
INTERRUPTED = 130
PIPE_CLOSED = 141

CODES = {
    **dict.fromkeys((*("solved by logic", "solved by search", "graded", "different"), *("added", "duplicate")), DONE),
    "unreadable": BAD_INPUT,
    "worker lost": FAULT,
}
"""The exit codes that outcomes of puzzles call for; others call for that of a puzzle without exactly one solution."""


def code_of(outcomes: Iterable[str]) -> int:
    """Return the exit code that some outcomes call for: that of the worst."""
    return max((CODES.get(each, NOT_ONE_SOLUTION) for each in outcomes), default=DONE)
