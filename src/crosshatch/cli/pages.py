"""The options that say how puzzles are laid out on paper, and the layout that they choose."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..publishing.print.layout import CHOICES, Layout
from ..publishing.print.puzzles import Entry, pdf, solutions_pdf
from ..solving.scale import Grade, Scale
from ..verbs.choices import InLanguage
from ..verbs.declaration import BadRequest, flag, option, verb
from ..verbs.kinds import Choice, File, Section, Text
from .output import write_file


def size_option() -> Any:
    """Declare the size of paper, None if omitted."""
    return _choice("size", "Paper size.")


def _choice(name: str, about: str, usual: str = "") -> Any:
    """Declare a choice of a layout; the first is usual if nothing else is said."""
    choices = [str(each) for each in CHOICES[name]]
    return option(Choice(choices), about, usual=usual or choices[0], section=Section.OUTPUT)


def _flag(about: str) -> Any:
    return flag(about, section=Section.OUTPUT)


@verb
class OnPages(InLanguage):
    """What lays puzzles out on pages."""

    per_page: str | None = _choice("per_page", "Puzzles per page.", "2")
    size: str | None = size_option()
    large: bool = _flag("Use large print, one puzzle per page.")
    title: str = option(Text(None), "Text at the top left of each page.", default="", section=Section.OUTPUT)
    caption: str | None = _choice("caption", "Text above each puzzle, on the right")
    regular: bool = _flag("Print givens in regular type, not in bold.")
    marks: str | None = _choice("marks", "In empty cells: room for pencil marks, or candidates.")
    hints: str | None = _choice("hints", "Hints after the last puzzle: where to look, or also which technique.")
    no_solutions: bool = _flag("Omit the solutions (printed upside down on the last page by default).")
    solutions_to: Path | None = option(File((".pdf",)), "Write the solutions to a separate PDF file.")
    no_page_numbers: bool = _flag("Omit the page numbers.")

    def layout(self, scale: str | Scale[Grade], date: str = "", first: int = 1) -> Layout:
        """Return the layout; puzzles without a grade get one of the scale.

        Raises BadRequest where options contradict each other.
        """
        if self.large and self.per_page not in (None, "1"):
            raise BadRequest(
                f"--large prints one puzzle per page and cannot be combined with --per-page {self.per_page}."
            )
        chosen = {name: value for name in CHOICES if (value := getattr(self, name)) is not None}
        if self.per_page:
            chosen["per_page"] = int(self.per_page)
        return Layout(
            **chosen,
            large=self.large,
            title=self.title,
            date=date,
            first=first,
            scale=scale,
            bold=not self.regular,
            solutions=not (self.no_solutions or self.solutions_to),
            page_numbers=not self.no_page_numbers,
            language=self.language,
        )

    def write_pages(self, file: Path | None, entries: Sequence[Entry], layout: Layout) -> None:
        """Write a file of puzzles, and one of their solutions if it is asked for."""
        write_file(str(file), pdf(entries, layout))
        if self.solutions_to:
            write_file(str(self.solutions_to), solutions_pdf(entries, layout))
