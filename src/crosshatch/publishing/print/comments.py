"""What comments say of a puzzle that pages show apart from each other: its day, what it is used for, and its seed.

``crosshatch calendar`` and ``crosshatch bank take`` write such comments behind their puzzles; tables that they write
say the same in columns.
"""

import re
from collections.abc import Mapping
from datetime import date
from typing import Any

DAY = r"(?P<day>\d{4}-\d\d-\d\d)"

DATED = re.compile(rf"{DAY},\s*")
"""What a comment of a calendar begins with."""

USED = re.compile(rf"(?:^|;\s*)(?:used(?: on {DAY})?(?: for (?P<purpose>.+))?|taken \d{{4}}-\d\d-\d\d)$", re.DOTALL)
"""What a comment of a bank ends with."""

SEED = re.compile(r"(?:^|;\s*|\b)seed (?P<seed>\S.*)$", re.DOTALL)
"""The seed that a comment ends with, where nothing is said of its use."""

SOLUTION = re.compile(r"\b[1-9]{81}\b[\s,;]*")
"""A solution, with what parts it from the rest."""


def comment_of(columns: Mapping[str, Any]) -> str:
    """Return a comment that says what the row of a table does: its own comment, else grade, seed, and use."""

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
    """Return the day that a puzzle is for: a date at the beginning of a comment, or that of its use; None without."""
    found = DATED.match(comment) or USED.search(comment)
    try:
        return date.fromisoformat(found["day"]) if found and found["day"] else None
    except ValueError:
        return None


def seed_in(comment: str) -> str:
    """Return the seed that a comment has; nothing where it has none."""
    found = SEED.search(USED.sub("", comment))
    return found["seed"] if found else ""


def caption_in(comment: str) -> str:
    """Return what is to be read above a puzzle: what it is used for, else its comment without day, seed and solution.

    It is a single line.
    """
    used = USED.search(comment)
    bare = SOLUTION.sub("", DATED.sub("", USED.sub("", comment), count=1))
    said = used["purpose"] if used and used["purpose"] else SEED.sub("", bare)
    return " ".join(said.split())
