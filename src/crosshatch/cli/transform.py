"""``crosshatch transform``: images of puzzles under the symmetries of the grid, at random, to order or canonical."""

import secrets
from collections.abc import Callable, Collection
from contextlib import ExitStack, closing
from functools import reduce
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import attrs
import click

from ..batch.files import FileFormat
from ..batch.rows import renamed
from ..board.errors import PuzzleError
from ..board.houses import cell_name
from ..board.messages import listed
from ..board.puzzle import Puzzle
from ..board.transformation import (
    QUARTER_TURN,
    TRANSPOSED,
    Transformation,
    digits_renamed,
    lines_moved,
    random_transformation,
    transformed,
)
from ..formats import EntryKind
from ..formats.images import columns_of_image, text_of_image
from ..position.canonical_form import canonical
from ..render.data import puzzle_data
from .output import complain, say_data
from .outputs import chosen_format, file_format, output_option, printed_to
from .run import PuzzleCommand, Question, answer_each, json_option, puzzles_argument
from .tables import PrintedPuzzles, plain

if TYPE_CHECKING:
    _OrderType = click.ParamType[Transformation]
else:
    _OrderType = click.ParamType  # which older versions do not take a type for


class Order(_OrderType):
    """The numbers 1 to 9 in some order, such as ``312456789``, as the transformation that it stands for."""

    name = "order"

    def __init__(self, maker: Callable[[tuple[int, ...]], Transformation]) -> None:
        self._maker = maker

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Transformation:
        """Return the transformation of an order; fail where there is none."""
        if sorted(str(value)) != list("123456789"):
            self.fail(
                f"{value!r} does not have each of 1 to 9 once; write them in their order, as 312456789", param, ctx
            )
        try:
            return self._maker(tuple(int(digit) for digit in str(value)))
        except ValueError:
            self.fail(f"{value!r} parts lines of a band or stack: 123, 456 and 789 must stay together", param, ctx)


ENDINGS = (".txt", ".csv", ".jsonl")
"""How the names of files of images end."""

Moved: TypeAlias = tuple[Puzzle, Transformation, dict[str, Any]]
"""An image, how it was made, and what else there is to say of it."""


def _places(order: tuple[int, ...]) -> list[int]:
    """Return where each line goes, from 0, if they stand in this order afterwards, from 1."""
    return [order.index(number) for number in range(1, 10)]


@click.command("transform", cls=PuzzleCommand)
@puzzles_argument
@click.option("--canonical", "to_form", is_flag=True, help="To the canonical (minlex) form, which all images share.")
@click.option("--random", "at_random", is_flag=True, help="At random; all symmetries are equally likely.")
@click.option("--seed", help="With --random: the same seed gives the same images. Drawn at random if left out.")
@click.option("--turn", type=click.Choice(["90", "180", "270"]), help="Turn it clockwise, by so many degrees.")
@click.option("--transpose", is_flag=True, help="Reflect it in the diagonal from the top left: rows become columns.")
@click.option(
    "--rows",
    type=Order(lambda order: lines_moved(rows=_places(order))),
    metavar="ORDER",
    help="Move rows, of which those of a band stay together: 321456789 puts row 3 first.",
)
@click.option(
    "--columns",
    type=Order(lambda order: lines_moved(columns=_places(order))),
    metavar="ORDER",
    help="Move columns, likewise.",
)
@click.option(
    "--digits", type=Order(digits_renamed), metavar="ORDER", help="Rename digits: 213456789 exchanges 1 and 2."
)
@json_option
@output_option(*ENDINGS)
def command(
    puzzles: tuple[str, ...],
    to_form: bool,
    at_random: bool,
    seed: str | None,
    turn: str | None,
    transpose: bool,
    rows: Transformation | None,
    columns: Transformation | None,
    digits: Transformation | None,
    as_json: bool,
    output: Path | None,
) -> None:
    """Print an image of each PUZZLE: the same puzzle for solvers, and another one for people.

    It is turned, transposed, has its rows and columns moved and its digits renamed, in this order, whichever of these
    are asked for; or all of it at random; or so that it gets its canonical form.

    What comes with a puzzle is kept, and its solution changes with it.  What does not hold for the image, such as a
    seed, is left out.
    """
    found = file_format(output, chosen_format(as_json=as_json), *ENDINGS)
    as_json = found is FileFormat.JSON
    turned = [QUARTER_TURN] * (int(turn or 0) // 90) + [TRANSPOSED] * transpose
    parts = [*turned, *(each for each in (rows, columns, digits) if each)]
    if to_form + at_random + bool(parts) != 1:
        raise click.UsageError(
            "Say what to do: --canonical, or --random, or some of --turn, --transpose, --rows, --columns and --digits."
        )
    if seed is not None and not at_random:
        raise click.UsageError("--seed is for --random.")
    if to_form:
        make: Callable[[Puzzle], Moved] = _to_form
    elif at_random:
        make = _at_random(str(secrets.randbelow(10**9)) if seed is None else seed)
    else:
        make = _by(reduce(Transformation.then, parts))

    left_out: set[str] = set()

    def answer(question: Question) -> bool:
        try:
            image, transformation, more = make(question.puzzle)
        except PuzzleError as error:
            complain(question.name, str(error))
            if as_json:
                say_data({"source": question.source, "error": str(error)})
            return False
        of_image = columns_of_image(question.columns, question.puzzle, transformation)
        left_out.update(of_image.left_out)
        if as_json:
            how = {"cells": list(map(cell_name, transformation.cells)), "digits": list(transformation.digits[1:])}
            data = {"source": question.source, **puzzle_data(image), "of": question.puzzle.line, **more, **how}
            names = renamed(of_image.columns, data.keys())
            say_data(data | {names[name]: value for name, value in of_image.columns.items()})
        else:
            comment = text_of_image(image.comment, question.puzzle, transformation)
            as_given = text_of_image(question.text, question.puzzle, transformation)
            as_given = as_given if plain(image) in as_given and question.kind is not EntryKind.OBJECT else ""
            printed.add(attrs.evolve(image, comment=comment), question.kind, of_image.columns, as_given)
        return True

    with printed_to(output), ExitStack() as stack:
        stack.callback(lambda: _complain_of(left_out))
        printed = stack.enter_context(closing(PrintedPuzzles(found)))
        answer_each(puzzles, answer, as_json)


def _complain_of(left_out: Collection[str]) -> None:
    """Say which columns are left out of which something does not hold for images."""
    if left_out:
        complain("", f"left out, as it does not hold for the images: {listed(sorted(left_out))}")


def _to_form(puzzle: Puzzle) -> Moved:
    found = canonical(puzzle)
    return found.puzzle, found.transformation, {"automorphisms": found.automorphisms}


def _at_random(seed: str) -> Callable[[Puzzle], Moved]:
    """Return what makes a random image of each puzzle, by seeds such as ``7/1`` for the first."""
    seeds = (f"{seed}/{number}" for number in count(1))

    def make(puzzle: Puzzle) -> Moved:
        own = next(seeds)
        transformation = random_transformation(own)
        return transformed(puzzle, transformation), transformation, {"seed": own}

    return make


def _by(transformation: Transformation) -> Callable[[Puzzle], Moved]:
    return lambda puzzle: (transformed(puzzle, transformation), transformation, {})
