"""``crosshatch transform``: images of puzzles under the symmetries of the grid, at random, to order or canonical."""

import secrets
from collections.abc import Callable
from contextlib import closing
from functools import cached_property, reduce
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import attrs

from ..batch.rows import renamed
from ..board.automorphisms import symmetries_of
from ..board.board import CLASSIC, SIZES
from ..board.errors import PuzzleError
from ..board.houses import cell_name
from ..board.puzzle import Puzzle
from ..board.transformation import (
    TRANSPOSED,
    Transformation,
    digits_renamed,
    lines_moved,
    mirrored,
    random_transformation,
)
from ..formats import EntryKind
from ..formats.images import columns_of_image, text_of_image
from ..generator.seeds import check_seed
from ..render.data import puzzle_data
from ..verbs.declaration import BadRequest, flag, option, verb
from ..verbs.kinds import Choice, Kind, Text
from .output import complain, say_data
from .printed import PrintedPuzzles, plain
from .puzzles import OfPuzzles, Question
from .writing import output_option


def _order(maker: Callable[[tuple[int, ...]], Transformation]) -> Kind:
    """Return the kind of the numbers 1 to 9 in some order, such as ``312456789``, which stand for transformations.

    For a board of fewer rows there are fewer.
    """

    def parse(text: str) -> Transformation:
        if len(text) not in SIZES or sorted(text) != list("123456789"[: len(text)]):
            raise ValueError(f"{text!r} does not contain each of 1 to 9 once; give all nine, such as 312456789")
        try:
            return maker(tuple(int(digit) for digit in text))
        except ValueError as error:
            raise ValueError(f"{text!r} splits a band or stack: 123, 456 and 789 must stay together") from error

    return Kind("ORDER", parse=parse)


NOT_OF_IMAGES = "omitted, because the transformed puzzles differ in it: {}"

Moved: TypeAlias = tuple[Puzzle, Transformation, dict[str, Any]]
"""An image, how it was made, and what else there is to say of it."""


def _places(order: tuple[int, ...]) -> list[int]:
    """Return where each line goes, from 0, if they stand in this order afterwards, from 1."""
    return [order.index(number) for number in range(1, len(order) + 1)]


@verb
class Command(OfPuzzles):
    """Turn each PUZZLE into an equivalent one.

    The result is solved by the same steps, but looks like a new puzzle.  On other boards, only moves that keep all
    rules of the board are possible.  Combine --turn, --transpose, --rows, --columns
    and --digits, which are applied in this order, or use --random or --canonical alone.

    Other information about a puzzle is kept, and its solution is transformed with it.  Details that no longer apply,
    such as a seed, are omitted.
    """

    canonical: bool = flag("Canonical (minlex) form, which all equivalent puzzles share.")
    random: bool = flag("Random transformation; all are equally likely.")
    seed: str | None = option(Text(None), "Seed for --random, for repeatable results.", usual="random")
    turn: str | None = option(Choice(["90", "180", "270"]), "Rotate clockwise by this many degrees.")
    transpose: bool = flag("Swap rows and columns.")
    rows: Transformation | None = option(
        _order(lambda order: lines_moved(rows=_places(order), columns=range(len(order)))),
        "New order of the rows, such as 321456789 to put row 3 first (the rows of a band stay together).",
    )
    columns: Transformation | None = option(
        _order(lambda order: lines_moved(rows=range(len(order)), columns=_places(order))), "New order of the columns."
    )
    digits: Transformation | None = option(
        _order(digits_renamed), "New digits for 1 to 9, such as 213456789 to swap 1 and 2."
    )
    output: Path | None = output_option(".txt", ".csv", ".jsonl")

    def show(self) -> None:
        """Print the images, and end with the exit code."""
        with closing(self._printed):
            super().show()

    @cached_property
    def _printed(self) -> PrintedPuzzles:
        return PrintedPuzzles(self.written_as)

    @cached_property
    def _make(self) -> Callable[[Puzzle], Moved]:
        """What makes the image of a puzzle.

        Raises BadRequest if the options do not determine one, and TargetError if the seed is invalid.
        """
        turns = int(self.turn or 0) // 90
        parts = [each for each in (self.rows, self.columns, self.digits) if each]
        in_order = bool(turns or self.transpose or parts)
        if self.seed is not None and not self.random:
            raise BadRequest("--seed needs --random.")
        if self.seed is not None:
            check_seed(self.seed)
        alone = "--random" if self.random else "--canonical"
        if self.canonical + self.random + in_order > 1:
            raise BadRequest(f"{alone} cannot be combined with other transformations.")
        if not (self.canonical or self.random or in_order):
            raise BadRequest(
                "Choose a transformation: --canonical, --random, or any of --turn, --transpose, --rows, --columns and "
                "--digits."
            )
        if self.canonical:
            return _to_form
        if self.random:
            return _at_random(str(secrets.randbelow(10**9)) if self.seed is None else self.seed)

        def make(puzzle: Puzzle) -> Moved:
            turned = [TRANSPOSED, mirrored(puzzle.board.size)] * turns + [TRANSPOSED] * self.transpose
            whole = reduce(Transformation.then, [*turned, *parts])
            return puzzle.transformed(whole), whole, {}

        return make

    def prepare(self) -> None:
        """Raise BadRequest if no transformation is chosen, and TargetError if the seed is invalid."""
        self._make  # noqa: B018

    def answer(self, question: Question) -> bool:
        """Print the image of a puzzle."""
        try:
            image, transformation, more = self._make(question.puzzle)
        except PuzzleError as error:
            complain(question.name, str(error))
            if self.in_json:
                say_data({"source": question.item.source, "error": str(error)})
            return False
        of_image = columns_of_image(question.item.columns, question.puzzle, transformation)
        self._printed.left_out[NOT_OF_IMAGES].update(of_image.left_out)
        if self.in_json:
            board = question.puzzle.board
            cells = [cell_name(transformation.cells[cell]) for cell in board.cells]
            how = {"cells": cells, "digits": list(transformation.digits[1 : board.size + 1])}
            data = {"source": question.item.source, **puzzle_data(image), "of": question.puzzle.text, **more, **how}
            names = renamed(of_image.columns, data.keys())
            say_data(data | {names[name]: value for name, value in of_image.columns.items()})
        else:
            comment = text_of_image(image.comment, question.puzzle, transformation)
            as_given = text_of_image(question.item.text, question.puzzle, transformation)
            as_given = as_given if plain(image) in as_given and question.item.kind is not EntryKind.OBJECT else ""
            self._printed.add(attrs.evolve(image, comment=comment), question.item.kind, of_image.columns, as_given)
        return True


def _to_form(puzzle: Puzzle) -> Moved:
    found = puzzle.canonical()
    return found.puzzle, found.transformation, {"automorphisms": found.automorphisms}


def _at_random(seed: str) -> Callable[[Puzzle], Moved]:
    """Return what makes a random image of each puzzle, by seeds such as ``7/1`` for the first."""
    seeds = (f"{seed}/{number}" for number in count(1))

    def make(puzzle: Puzzle) -> Moved:
        own = next(seeds)
        is_classic = puzzle.board is CLASSIC
        transformation = random_transformation(own) if is_classic else symmetries_of(puzzle.board).random(Random(own))
        return puzzle.transformed(transformation), transformation, {"seed": own}

    return make
