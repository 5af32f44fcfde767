"""The options that say how puzzles are laid out on paper, and the layout that they choose."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import attrs
import click

from ..publishing.print.layout import PER_PAGE, SHAPES, Caption, Hints, Layout, Marks
from ..solving.scale import Grade, Scale
from .choices import language_option, with_options
from .outputs import file_of
from .paper import old_size_option

Command = TypeVar("Command", bound=Callable[..., Any])


@attrs.frozen(kw_only=True)
class LayoutGiven:
    """What a command line says of how puzzles are laid out."""

    per_page: str | None
    size: str
    large: bool
    title: str
    caption: str
    regular: bool
    marks: str
    hints: str
    no_solutions: bool
    solutions_to: str | None
    no_page_numbers: bool
    language: str

    def layout(self, scale: str | Scale[Grade], date: str = "", first: int = 1) -> Layout:
        """Return the layout; puzzles without a grade get one of the scale.

        Raises click.UsageError where options contradict each other.
        """
        if self.large and self.per_page not in (None, "1"):
            raise click.UsageError(f"Large print has one puzzle to a page, not {self.per_page}.")
        return Layout(
            size=self.size,
            large=self.large,
            per_page=int(self.per_page or (1 if self.large else PER_PAGE)),
            title=self.title,
            date=date,
            first=first,
            caption=self.caption,
            scale=scale,
            bold=not self.regular,
            marks=self.marks,
            hints=self.hints,
            solutions=not (self.no_solutions or self.solutions_to),
            page_numbers=not self.no_page_numbers,
            language=self.language,
        )


_OPTIONS = (
    click.option(
        "--per-page", type=click.Choice([str(each) for each in SHAPES]), help="How many to a page; 2 if left out."
    ),
    old_size_option,
    click.option("--large", is_flag=True, help="Large print: big digits, one puzzle to a page."),
    click.option("--title", default="", help="What stands at the top of each page, to the left."),
    click.option(
        "--caption",
        type=click.Choice([each.value for each in Caption]),
        default=Caption.LEVEL.value,
        show_default=True,
        help="What stands above a puzzle, to the right.",
    ),
    click.option("--regular", is_flag=True, help="Print givens in regular type, not in bold."),
    click.option(
        "--marks",
        type=click.Choice([each.value for each in Marks]),
        default=Marks.NONE.value,
        show_default=True,
        help="What stands in empty cells: dots that leave room for candidates, or the candidates.",
    ),
    click.option(
        "--hints",
        type=click.Choice([each.value for each in Hints]),
        default=Hints.NONE.value,
        show_default=True,
        help="Say after the last puzzle where to look in each, or for which technique too.",
    ),
    click.option(
        "--no-solutions", is_flag=True, help="Leave the solutions out, which stand upside down at the end else."
    ),
    click.option(
        "--solutions-to",
        metavar="FILE",
        callback=file_of(".pdf"),
        help="Write the solutions to a PDF file of their own.",
    ),
    click.option("--no-page-numbers", is_flag=True, help="Leave the page numbers out."),
    language_option,
)

NAMES = tuple(field.name for field in attrs.fields(LayoutGiven))
"""What the options are called as arguments."""


def layout_options(command: Command) -> Command:
    """Give a command the options that say how puzzles are laid out; its argument for all of them is ``given``."""

    @wraps(command)
    def gathered(**options: Any) -> Any:
        given = LayoutGiven(**{name: options.pop(name) for name in NAMES})
        return command(given=given, **options)

    found: Command = with_options(gathered, _OPTIONS)
    return found
