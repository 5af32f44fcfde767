"""Calendars and printed pages: daily puzzles, puzzles with their solutions, lessons, books, and pictures."""

from .book import Book as Book
from .book import BookError as BookError
from .book import BookPuzzle as BookPuzzle
from .book import BookSection as BookSection
from .book import report as report
from .calendar import Calendar as Calendar
from .print.book import book_pdf as book_pdf
from .print.dated import dated as dated
from .print.drawing import draw as draw
from .print.layout import Layout as Layout
from .print.lessons import lesson_pdf as lesson_pdf
from .print.page import LayoutError as LayoutError
from .print.page import Page as Page
from .print.puzzles import pdf as pdf
from .print.puzzles import solutions_pdf as solutions_pdf
from .print.style import Style as Style
from .spans import CalendarError as CalendarError
