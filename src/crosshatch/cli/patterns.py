"""The options that say where givens stand, which digits they have, and which solution."""

from collections.abc import Callable
from pathlib import Path

import click

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from ..formats import read
from ..generator.errors import TargetError
from ..generator.patterns.drawings import GALLERY, drawn
from ..generator.patterns.filling import COUNTED
from ..generator.patterns.pattern import Pattern
from ..position.status import Unique, check
from .inputs import WANTED, is_path

LONGEST_NAME = 40
"""What is longer, and no file, was meant as a mask."""

LONGEST = 10_000
"""A file of more characters holds no mask."""


def _mask(ctx: click.Context, param: click.Parameter, given: str | None) -> Pattern | None:
    """Return the pattern of a mask that is named, in a file, or text."""
    if given is None:
        return None
    if given in GALLERY:
        return Pattern(GALLERY[given])
    text = _of_file(given, ctx, param)
    if text is None and len(given) <= LONGEST_NAME and "\n" not in given:
        raise click.BadParameter(
            f"{given!r} is neither a file nor a mask of 81 marks, nor one of {', '.join(GALLERY)}", ctx, param
        )
    return _asked(ctx, param, lambda: Pattern(given if text is None else text))


def _of_file(given: str, ctx: click.Context, param: click.Parameter) -> str | None:
    """Return what a file has; None where there is none."""
    try:
        path = Path(given)
        if not path.exists():
            return None
        with path.open(encoding="utf-8-sig", errors="replace") as stream:
            return stream.read(LONGEST)
    except OSError as error:
        if "\n" in given or len(given) >= 81:  # no name of a file
            return None
        raise click.BadParameter(f"{given}: {error.strerror or error}", ctx, param) from error


def _asked(ctx: click.Context, param: click.Parameter, make: Callable[[], Pattern]) -> Pattern:
    try:
        return make()
    except TargetError as error:
        raise click.BadParameter(str(error), ctx, param) from error


def _drawn(ctx: click.Context, param: click.Parameter, given: str | None) -> Pattern | None:
    return None if given is None else _asked(ctx, param, lambda: Pattern(drawn(given)))


def _puzzle(ctx: click.Context, param: click.Parameter, given: str | None) -> Puzzle | None:
    """Return a puzzle of any format that can be read, in a file or as text."""
    if given is None:
        return None
    text = _of_file(given, ctx, param)
    if text is None and is_path(given):
        raise click.BadParameter(f"{given!r} is neither a file nor a puzzle; {WANTED}", ctx, param)
    try:
        return read(given if text is None else text)
    except PuzzleError as error:
        raise click.BadParameter(f"{error}; {WANTED}", ctx, param) from error


def _with_givens(ctx: click.Context, param: click.Parameter, given: str | None) -> Pattern | None:
    puzzle = _puzzle(ctx, param, given)
    return None if puzzle is None else _asked(ctx, param, lambda: Pattern.with_givens(puzzle))


def _solution(ctx: click.Context, param: click.Parameter, given: str | None) -> Pattern | None:
    puzzle = _puzzle(ctx, param, given)
    return None if puzzle is None else _asked(ctx, param, lambda: Pattern(solution=puzzle.line))


def _like(ctx: click.Context, param: click.Parameter, given: str | None) -> Puzzle | None:
    """Return a puzzle with one solution."""
    puzzle = _puzzle(ctx, param, given)
    if puzzle is None:
        return None
    plain = Puzzle(puzzle.givens)
    status = check(plain)
    if not isinstance(status, Unique):
        raise click.BadParameter(f"this has no level, and no others are like it: {status}", ctx, param)
    return plain


def many(solutions: int) -> str:
    """Return how many solutions were counted."""
    return f"{COUNTED} or more" if solutions >= COUNTED else str(solutions)


PATTERN_OPTIONS = (
    click.option(
        "--mask",
        metavar="FILE|TEXT",
        callback=_mask,
        help="Givens exactly here: 81 marks or nine lines of them, x for a given, . for none, a digit for that digit, "
        f"? for either; or one of {', '.join(GALLERY)}.",
    ),
    click.option(
        "--mask-text",
        metavar="TEXT",
        callback=_drawn,
        help="Givens that draw one or two letters or digits: A, 17, 4.5.",
    ),
    click.option(
        "--with-givens", metavar="PUZZLE", callback=_with_givens, help="All givens of this puzzle, and others."
    ),
    click.option("--solution", metavar="LINE", callback=_solution, help="Puzzles with this solution."),
    click.option(
        "--like",
        metavar="PUZZLE",
        callback=_like,
        help="Givens where this puzzle has them, and its level if nothing else is said of that.",
    ),
)
