"""``crosshatch bank taken``: puzzles that were taken, once more."""

import sys
from pathlib import Path

import click

from ...solving.scale import Grade, Scale
from ..choices import ScaleGiven, WholeNumber
from ..made_forms import form_options
from ..output import complain
from ..outputs import LINE, chosen_format, printed_output_option
from ..run import DONE, NOT_ALL_MADE
from .forms import say_all
from .opening import bank_argument, opened


@click.command("taken")
@bank_argument
@click.argument("take", type=WholeNumber(min=1), required=False)
@click.option("--date", "day", default="", metavar="DATE", help="What is used on this day, such as 2031-05-03.")
@click.option("--used-for", metavar="TEXT", help="What is used for this.")
@click.option("--scale", type=ScaleGiven(), default="crosshatch", show_default=True, help="Whose grades to print.")
@form_options
@printed_output_option(".txt", ".csv", ".jsonl")
def command(
    file: Path,
    take: int | None,
    day: str,
    used_for: str | None,
    scale: Scale[Grade],
    form: str | None,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Print the puzzles of a TAKE again.

    They come in the same order; where nothing is said they are those of the last take.  'bank log FILE' lists the
    takes.  Exit code 1 if no puzzle is used like that.
    """
    with opened(file) as bank:
        found = bank.taken(take, on=day, what_for=used_for)
    say_all(chosen_format(form, as_csv, as_json) or LINE, scale, found)
    if not found:
        complain("", f"{file}: no puzzle is used like that")
    sys.exit(DONE if found else NOT_ALL_MADE)
