"""How every verb goes through its puzzles: one after the other, bad ones reported, the worst exit code kept."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import NoReturn

import click

from ..board.puzzle import Puzzle
from . import BAD_INPUT
from .inputs import Item, items
from .output import complain

DONE = 0
NOT_ONE_SOLUTION = 1

_BEGINS_WITH_DASH = re.compile(r"-[-0-9.*_]{8}[\s\S]*")


class PuzzleCommand(click.Command):
    """A command whose arguments are puzzles: one that begins with an empty cell written ``-`` is no option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments; a first cell ``-`` is turned into ``.``, which means the same."""
        return super().parse_args(ctx, ["." + each[1:] if _BEGINS_WITH_DASH.fullmatch(each) else each for each in args])


puzzles_argument = click.argument("puzzles", nargs=-1, required=True, metavar="PUZZLE...")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, one object a line for each puzzle.")


def answer_each(arguments: tuple[str, ...], answer: Callable[[str, Puzzle], bool]) -> NoReturn:
    """Answer for each puzzle and end with the exit code.

    ``answer`` gets the source of a puzzle and the puzzle, and returns whether it has exactly one solution.
    """
    sys.exit(_answered(items(arguments), answer))


def answer_each_named(arguments: tuple[str, ...], answer: Callable[[str, Puzzle], bool]) -> NoReturn:
    """Do the same where answers name their puzzle: the source is empty if there is one puzzle only."""
    sys.exit(_answered(_named_if_many(items(arguments)), answer))


def _answered(given: Iterable[Item], answer: Callable[[str, Puzzle], bool]) -> int:
    code = DONE
    for item in given:
        if item.puzzle is None:
            complain(item.source, item.error)
            code = BAD_INPUT
        elif not answer(item.source, item.puzzle):
            code = max(code, NOT_ONE_SOLUTION)
    return code


def _named_if_many(given: Iterator[Item]) -> Iterator[Item]:
    first = list(islice(given, 2))
    if len(first) == 1 and first[0].puzzle:
        return iter([Item("", first[0].puzzle)])
    return chain(first, given)
