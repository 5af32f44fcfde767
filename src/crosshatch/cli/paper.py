"""The option that says what pages are printed on."""

from typing import Any

import click

from ..publishing.print.layout import PageSize
from ..verbs.declaration import Section, option
from ..verbs.kinds import Choice

A4 = PageSize.A4.value


def size_option() -> Any:
    """Declare the size of paper, None if omitted."""
    sizes = [each.value for each in PageSize]
    return option(Choice(sizes), "Paper size.", default=None, usual=A4, section=Section.OUTPUT)


old_size_option = click.option(
    "--size",
    type=click.Choice([each.value for each in PageSize]),
    default=PageSize.A4.value,
    show_default=True,
    help="The size of the paper.",
)
