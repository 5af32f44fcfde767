"""Calendars and printed pages: daily puzzles, puzzles with their solutions, and lessons in a technique."""

from .calendar import Calendar as Calendar
from .print.dated import dated as dated
from .print.layout import Layout as Layout
from .print.lessons import lesson_pdf as lesson_pdf
from .print.puzzles import pdf as pdf
from .print.puzzles import solutions_pdf as solutions_pdf
from .spans import CalendarError as CalendarError
