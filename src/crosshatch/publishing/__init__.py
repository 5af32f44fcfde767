"""Calendars and pages to print: a puzzle a day, puzzles with their solutions, lessons in a technique."""

from typing import TYPE_CHECKING

from ..lazy import lazily

if TYPE_CHECKING:
    from .calendar import Calendar as Calendar
    from .print.dated import dated as dated
    from .print.layout import Layout as Layout
    from .print.lessons import lesson_pdf as lesson_pdf
    from .print.puzzles import pdf as pdf
    from .print.puzzles import solutions_pdf as solutions_pdf
    from .spans import CalendarError as CalendarError
else:
    _HOMES = {
        ".calendar": "Calendar",
        ".print.dated": "dated",
        ".print.layout": "Layout",
        ".print.lessons": "lesson_pdf",
        ".print.puzzles": "pdf solutions_pdf",
        ".spans": "CalendarError",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
