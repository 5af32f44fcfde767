"""``crosshatch bank check``: whether the file is sound, and what it says of its puzzles true."""

import sys
from pathlib import Path

import click

from ...bank.checking import problems_of
from ...board.messages import counted
from ..choices import WholeNumber
from ..output import complain, say
from ..run import DONE
from .opening import bank_argument, opened

SAMPLE = 100

UNSOUND = 1


@click.command("check")
@bank_argument
@click.option(
    "--sample",
    type=WholeNumber(min=0),
    default=SAMPLE,
    show_default=True,
    help="How many puzzles to solve and grade anew, at random.",
)
@click.option("--all", "everything", is_flag=True, help="Solve and grade all of them anew.")
@click.option("--seed", default="1", show_default=True, help="Another seed takes another sample.")
def command(file: Path, sample: int, everything: bool, seed: str) -> None:
    """Check the file, and grade some puzzles anew.

    Exit codes: 0 sound; 1 something is wrong; 2 no bank.
    """
    with opened(file) as bank:
        problems = list(problems_of(bank, None if everything else sample, seed))
        number = len(bank) if everything else min(sample, len(bank))
    for problem in problems:
        complain(str(file), problem)
    if not problems:
        say(f"{file}: sound; {counted(number, 'puzzle')} solved and graded anew, with the same results")
    sys.exit(UNSOUND if problems else DONE)
