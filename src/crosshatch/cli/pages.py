"""The options that say how puzzles are laid out on paper, and the layout that they choose."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import attrs

from ..publishing.print.layout import CHOICES, MOST_PER_PAGE, Layout
from ..publishing.print.page import Page
from ..publishing.print.puzzles import Entry, pdf, solutions_pdf
from ..publishing.print.style import FONT, LINES, Style
from ..solving.scale import Grade, Scale
from ..verbs.choices import InLanguage
from ..verbs.declaration import BadRequest, flag, option, verb
from ..verbs.kinds import Choice, File, Section, Text, Whole
from .output import write_file


def _option(about: str, metavar: str = "TEXT", usual: str = "") -> Any:
    return option(Text(None, metavar), about, usual=usual, section=Section.LAYOUT)


def _choice(name: str, about: str) -> Any:
    """Declare a choice of a layout or style; the first is usual."""
    choices = CHOICES[name]
    return option(Choice(choices), about, usual=choices[0], section=Section.LAYOUT)


def _flag(about: str) -> Any:
    return flag(about, section=Section.LAYOUT)


def _given(verb: Any, names: Iterable[str]) -> dict[str, Any]:
    """Return the options that are given, by name."""
    return {name: value for name in names if (value := getattr(verb, name)) is not None}


@verb
class WithPage:
    """The size and margins of pages."""

    size: str | None = _option("Page size, such as letter or 6x9in.", "SIZE", "a4")
    margins: str | None = _option(
        "One length for all margins; two, for top and bottom and for the sides; or four: top, outer, bottom and inner.",
        "LENGTHS",
    )
    gutter: str | None = _option("Width to add to the inner margin.", "LENGTH", "0")
    bleed: str | None = _option("Extra paper beyond the trimmed edge.", "LENGTH", "0")
    logo: Path | None = option(File(there=True), "Image at the top of each page.", section=Section.LAYOUT)

    @property
    def page(self) -> Page:
        """The page."""
        return Page(**_given(self, ("size", "margins", "gutter", "bleed")))


@verb
class WithStyle:
    """The look of boards and pages."""

    font: str | None = _option("Typeface of text.", "NAME|FILE", FONT)
    digit_font: str | None = _option("Typeface of digits.", "NAME|FILE", "that of --font")
    regular: bool = _flag("Print givens in regular type, not in bold.")
    lines: str | None = option(Choice(tuple(LINES)), "Weight of lines.", usual=Style().lines, section=Section.LAYOUT)
    ink: str | None = _option("Colour of lines and text.", "COLOUR", "black")
    shade: str | None = _option("Colour of every other box.", "COLOUR", "none")
    symbols: str | None = _option(
        "Digits, letters, pictures, or letters of your own, such as LABYRINTH.", "NAME|LETTERS", "digits"
    )

    @property
    def style(self) -> Style:
        """The style."""
        names = ("font", "digit_font", "lines", "ink", "shade", "symbols")
        return Style(bold=not self.regular, **_given(self, names))


@verb
class WithLook(WithPage, WithStyle):
    """Pages and the look of what is on them."""

    explained_in: ClassVar[Mapping[Section, str]] = {Section.LAYOUT: "crosshatch print"}

    accent: str | None = _option("Colour of titles.", "COLOUR", "that of --ink")

    @property
    def style(self) -> Style:
        """The style, with what only pages have."""
        return attrs.evolve(super().style, logo=self.logo, **_given(self, ("accent",)))


@verb
class OnPages(WithLook, InLanguage):
    """What lays puzzles out on pages."""

    per_page: int | None = option(Whole(1, MOST_PER_PAGE), "Puzzles per page.", usual="2", section=Section.LAYOUT)
    large: bool = _flag("Use large print, one puzzle per page.")
    title: str = option(Text(None), "Text at the top left of each page.", default="", section=Section.LAYOUT)
    caption: str | None = _choice("caption", "Text above each puzzle, on the right")
    marks: str | None = _choice("marks", "In empty cells: room for pencil marks, or candidates.")
    hints: str | None = _choice("hints", "Hints after the last puzzle: where to look, or also which technique.")
    no_solutions: bool = _flag("Omit the solutions (printed at the end by default).")
    solutions_to: Path | None = option(
        File((".pdf",)), "Write the solutions to a separate PDF file.", section=Section.LAYOUT
    )
    no_page_numbers: bool = _flag("Omit the page numbers.")

    def layout(self, scale: str | Scale[Grade], date: str = "", first: int = 1) -> Layout:
        """Return the layout; puzzles without a grade get one of the scale.

        Raises BadRequest where options contradict each other.
        """
        if self.large and self.per_page not in (None, 1):
            raise BadRequest(
                f"--large prints one puzzle per page and cannot be combined with --per-page {self.per_page}."
            )
        return Layout(
            **_given(self, ("per_page", *CHOICES)),
            page=self.page,
            style=self.style,
            large=self.large,
            title=self.title,
            date=date,
            first=first,
            scale=scale,
            solutions=not (self.no_solutions or self.solutions_to),
            page_numbers=not self.no_page_numbers,
            language=self.language,
        )

    def write_pages(self, file: Path | None, entries: Sequence[Entry], layout: Layout) -> None:
        """Write a file of puzzles, and one of their solutions if it is asked for."""
        write_file(str(file), pdf(entries, layout))
        if self.solutions_to:
            write_file(str(self.solutions_to), solutions_pdf(entries, layout))
