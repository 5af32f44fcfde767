"""``crosshatch generate``: puzzles to order."""

import re
import secrets
import sys
from collections.abc import Iterable

import click

from ..generator import GaveUp, Generator, Symmetry, Target, make_many, seeds
from ..generator.making import scale_for
from ..grading import scale_named
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import techniques_named
from ..grading.scale import Grade, Scale
from ..messages import counted
from ..strategies.names import technique_named
from .choices import ScaleName, WholeNumber, names_given, seconds_option
from .made_forms import FORMS, Form, SolvedGridForm
from .output import complain, say
from .progress import progress
from .run import DONE
from .workers import workers

NOT_ALL_MADE = 1
"""The exit code where the time for some puzzle ran out."""

OWN = "crosshatch"

LINE = "line"

GRID = "grid"

MAX_SECONDS = 60.0


def _range(ctx: click.Context, param: click.Parameter, given: str | None) -> tuple[int, int]:
    """Return the fewest and the most givens of a number, or of two with a dash between them."""
    if given is None:
        return 0, 81
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", given.strip())
    if found is None:
        raise click.BadParameter(f"{given!r} is neither a number, such as 26, nor a range, such as 24-28", ctx, param)
    return int(found[1]), int(found[2] or found[1])


@click.command("generate")
@click.option("--level", metavar="LEVEL", help="The level: easy, medium, hard, unfair or extreme on our own scale.")
@click.option("--must", multiple=True, metavar="TECHNIQUE", callback=names_given, help="Techniques that must occur.")
@click.option(
    "--must-not", multiple=True, metavar="TECHNIQUE", callback=names_given, help="Techniques that must not occur."
)
@click.option("--up-to", metavar="TECHNIQUE", help="Solvable with this technique and simpler ones.")
@click.option("--min-rating", type=float, default=0.0, help="The lowest rating on the scale.")
@click.option("--max-rating", type=float, default=float("inf"), help="The highest rating on the scale.")
@click.option("--scale", type=ScaleName(), default=OWN, show_default=True, help="The scale that grades them.")
@click.option(
    "--without",
    multiple=True,
    metavar="TECHNIQUE",
    callback=names_given,
    help="Grade as if these techniques were not known (on our own scale).",
)
@click.option(
    "--symmetry",
    type=click.Choice([each.value for each in Symmetry]),
    default=Symmetry.NONE.value,
    show_default=True,
    help="The symmetry of the givens: turns by 180 or 90 degrees, mirrors, diagonals, or all of them.",
)
@click.option("--givens", metavar="N[-M]", callback=_range, help="How many givens, such as 26 or 24-28.")
@click.option("--minimal", is_flag=True, help="No given can be spared.")
@click.option("--count", type=WholeNumber(min=1), default=1, show_default=True, help="How many puzzles.")
@click.option("--seed", help="The same seed gives the same puzzles. Drawn at random if left out.")
@seconds_option("How long to try for each puzzle.", MAX_SECONDS)
@click.option("--jobs", type=WholeNumber(min=1), default=1, show_default=True, help="How many processes to use.")
@click.option("--format", "form", type=click.Choice(list(FORMS)), help=f"How to write them; {LINE} if left out.")
@click.option("--solutions", is_flag=True, help="Draw the solution beside each grid of --format grid.")
@click.option("--csv", "as_csv", is_flag=True, help="The same as --format csv.")
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
def command(
    level: str | None,
    must: tuple[str, ...],
    must_not: tuple[str, ...],
    up_to: str | None,
    min_rating: float,
    max_rating: float,
    scale: str,
    without: tuple[str, ...],
    symmetry: str,
    givens: tuple[int, int],
    minimal: bool,
    count: int,
    seed: str | None,
    max_seconds: float,
    jobs: int,
    form: str | None,
    solutions: bool,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Make puzzles to order, each with one solution, its grade and its seed.

    The options say what the puzzles must be like; what you leave out does not matter.  TECHNIQUE is a name that
    'crosshatch techniques' lists (with --scale, those of a scale); separate several with commas.  The puzzles are the
    same for any number of --jobs.  The same options with the seed of one puzzle, such as --seed 7/3, make it again.

    Exit codes: 0 done; 1 the time for a puzzle ran out; 2 bad options, or a target that no puzzle can meet.
    """
    chosen = _form({each for each in (form, as_csv and "csv", as_json and "json") if each}, solutions)
    target = Target(
        level=level,
        lowest=min_rating,
        highest=max_rating,
        must=must,
        must_not=must_not,
        up_to=up_to,
        symmetry=Symmetry(symmetry),
        fewest_givens=givens[0],
        most_givens=givens[1],
        minimal=minimal,
    )
    generator = Generator(target, _scale(scale, target, without))
    write = chosen(generator.scale)
    code = DONE
    batch = seeds(secrets.randbelow(10**9) if seed is None else seed, count)
    with progress(lambda: count) as advance, workers(jobs) as executor:
        if write.header:
            say(write.header)
        for made in make_many(generator, batch, max_seconds, executor):
            if isinstance(made, GaveUp):
                complain(f"seed {made.seed}", _gave_up(made))
                code = NOT_ALL_MADE
            else:
                say(write.text(made))
            advance()
    sys.exit(code)


def _form(names: set[str], solutions: bool) -> type[Form]:
    """Return the way to write puzzles that is named, if only one is, and can have solutions where these are wished."""
    if len(names) > 1:
        raise click.UsageError(
            f"Choose one format: the puzzles cannot be written as {' and '.join(sorted(names))} at once."
        )
    name = min(names, default=LINE)
    if not solutions:
        return FORMS[name]
    if name != GRID:
        raise click.UsageError(f"--solutions goes with --format {GRID}; csv and json have the solutions anyway.")
    return SolvedGridForm


def _scale(name: str, target: Target, without: Iterable[str]) -> Scale[Grade]:
    """Return a scale by its name; our own knows what the target names, and not what is to be left out."""
    if name != OWN:
        if without:
            raise click.UsageError("--without is for our own scale; the techniques of the others are fixed.")
        return scale_named(name)
    own = scale_for(target)
    known = [each.technique for each in own.strategies]
    gone = {technique_named(each, known, " that can be left out of our scale") for each in without}
    both = gone & {technique for each in target.must for technique in techniques_named(own, each)}
    if both:
        raise click.UsageError(f"{min(each.slug for each in both)} cannot both be in --must and in --without.")
    return CrosshatchScale(each for each in own.strategies if each.technique not in gone)


def _gave_up(made: GaveUp[Grade]) -> str:
    return (
        f"the time ran out after {counted(made.tried, 'puzzle')}; the nearest, {made.puzzle}, is {made.grade}; "
        f"distance from the target {made.distance:.2f}; allow more with --max-seconds, or ask for less"
    )
