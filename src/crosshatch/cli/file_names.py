"""What the names of files say: a file is refused whose name is one of another kind than is written to it."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from ..batch.files import kind_named, kind_of, other_kind

Name = TypeVar("Name", str, Path, None)


def file_of(*endings: str) -> Callable[[click.Context, click.Parameter, Name], Name]:
    """Return the callback of an option that names a file to write, whose name may have these endings.

    A name without an ending, or with one that says no kind, is fine.
    """
    kinds = [*map(kind_of, endings)]

    def check(ctx: click.Context, parameter: click.Parameter, given: Name) -> Name:
        kind = given and kind_named(given)
        if given and kind and kind not in kinds:
            raise click.BadParameter(other_kind(given, *endings), ctx, parameter)
        return given

    return check
