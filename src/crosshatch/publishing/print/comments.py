"""Parse the comments of puzzles for printing: date, purpose and seed.

``crosshatch calendar`` and ``crosshatch bank take`` write such comments after their puzzles; their tables have the same
information in columns.
"""

import re
from collections.abc import Mapping
from datetime import date
from typing import Any

DAY = r"(?P<day>\d{4}-\d\d-\d\d)"

DATED = re.compile(rf"{DAY},\s*")
"""The beginning of a comment of a calendar."""

USED = re.compile(rf"(?:^|;\s*)(?:used(?: on {DAY})?(?: for (?P<purpose>.+))?|taken \d{{4}}-\d\d-\d\d)$", re.DOTALL)
"""The end of a comment of a bank."""

SEED = re.compile(r"(?:^|;\s*|\b)seed (?P<seed>\S.*)$", re.DOTALL)
"""The seed at the end of a comment, after its use has been removed."""

SOLUTION = re.compile(r"\b[1-9]{81}\b[\s,;]*")
"""A solution, with the separators after it."""


def comment_of(columns: Mapping[str, Any]) -> str:
    """Return a comment with the information in the row of a table: its own comment or the grade, then seed and use."""

    def told(name: str, before: str = "") -> str:
        text = str(columns.get(name) or "")
        return before + text if text else ""

    hardest = told("hardest")
    grade = " ".join(filter(None, (told("level"), told("rating"), hardest and f"({hardest})")))
    use = told("used_on", " on ") + told("used_for", " for ")
    said = "; ".join(filter(None, (told("comment") or grade, told("seed", "seed "), use and f"used{use}")))
    day = told("date")
    return f"{day}, {said}" if day else said


def day_in(comment: str) -> date | None:
    """Return the date of a puzzle: at the beginning of its comment, or the day of its use; None if there is none."""
    found = DATED.match(comment) or USED.search(comment)
    try:
        return date.fromisoformat(found["day"]) if found and found["day"] else None
    except ValueError:
        return None


def seed_in(comment: str) -> str:
    """Return the seed in a comment, or an empty text."""
    found = SEED.search(USED.sub("", comment))
    return found["seed"] if found else ""


def caption_in(comment: str) -> str:
    """Return the caption for a puzzle: its purpose, or otherwise the comment without day, seed and solution.

    It is a single line.
    """
    used = USED.search(comment)
    bare = SOLUTION.sub("", DATED.sub("", USED.sub("", comment), count=1))
    said = used["purpose"] if used and used["purpose"] else SEED.sub("", bare)
    return " ".join(said.split())
