"""Calendars and pages to print: a puzzle a day, puzzles with their solutions, lessons in a technique.

The names for users are here; each is imported from its module when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .calendar import Calendar as Calendar
    from .print.dated import dated as dated
    from .print.layout import Layout as Layout
    from .print.lessons import lesson_pdf as lesson_pdf
    from .print.puzzles import pdf as pdf
    from .print.puzzles import solutions_pdf as solutions_pdf

_HOME = {
    "Calendar": "calendar",
    "Layout": "print.layout",
    "dated": "print.dated",
    "lesson_pdf": "print.lessons",
    "pdf": "print.puzzles",
    "solutions_pdf": "print.puzzles",
}

__all__ = list(_HOME)


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f".{_HOME[name]}", __name__), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
