"""``crosshatch bank export``: everything that a bank has, as a table or as JSON."""

from pathlib import Path

import click

from ...solving.scale import Grade, Scale
from ..choices import ScaleGiven
from ..outputs import CSV, JSON, printed_output_option
from .forms import say_all
from .opening import bank_argument, opened


@click.command("export")
@bank_argument
@click.option("--csv", "as_csv", is_flag=True, help="A table; JSON, an object a line, if left out.")
@click.option("--unused", is_flag=True, help="Only puzzles that are not used.")
@click.option("--used", is_flag=True, help="Only puzzles that are used.")
@click.option("--scale", type=ScaleGiven(), default="crosshatch", show_default=True, help="Whose grades a table has.")
@printed_output_option(".csv", ".jsonl")
def command(file: Path, as_csv: bool, unused: bool, used: bool, scale: Scale[Grade]) -> None:
    """Print all puzzles, with all that is known of them.

    'bank import' reads it; grades are found anew there.
    """
    if used and unused:
        raise click.UsageError("Puzzles are either used or unused: choose one, or leave both out for all.")
    with opened(file) as bank:
        chosen = (kept for kept in bank if not (used or unused) or (kept.used is not None) == used)
        say_all(CSV if as_csv else JSON, scale, chosen)
