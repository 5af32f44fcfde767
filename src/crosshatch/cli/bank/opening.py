"""The argument that names a bank, and what opens it."""

from functools import partial
from pathlib import Path

import click

from ...bank import Bank
from ..output import complain

bank_argument = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))


def opened(file: Path, create: bool = False) -> Bank:
    """Open a bank, or make one; where others keep it waiting, that is said.

    Raises BankError where there is none, or it cannot be opened.
    """
    return Bank(file, create=create, told=partial(complain, ""))
