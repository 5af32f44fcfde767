"""The options that say what pages are printed on."""

import click

from ..render.print.layout import PageSize

size_option = click.option(
    "--size",
    type=click.Choice([each.value for each in PageSize]),
    default=PageSize.A4.value,
    show_default=True,
    help="The size of the paper.",
)
