"""``crosshatch techniques``: the pipeline, in order."""

from collections.abc import Iterator

import attrs
import click

from ..grading import scale_named
from ..grading.scale import Grade, Scale
from ..strategies.base import Strategy
from ..strategies.catalogue import CATALOGUE
from ..strategies.installed import offered_strategies
from ..technique import Technique
from ..words import language_named, summary, title_of
from .choices import ScaleName, language_option
from .output import say, say_data

HEADER = ("technique", "family", "rating", "unique", "on", "what it does")


@attrs.frozen
class Listed:
    """A technique as it is listed: with a rating, if there is one, and whether it is on.

    ``technique`` is None where another package offers it and it cannot be loaded: then ``error`` says why.
    """

    name: str
    technique: Technique | None
    rating: float | None = None
    highest: float | None = None
    on: bool = True
    error: str = ""


@click.command("techniques")
@click.option("--scale", type=ScaleName(), help="List those of a scale, in its order and with its ratings.")
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON: a list with an object for each technique.")
def command(scale: str | None, language: str, as_json: bool) -> None:
    """List the techniques, simplest first.

    The rating is on our own scale, 1.0 for the simplest, a range where it depends on the length of a chain; techniques
    of other packages have none and come last.
    "unique" marks those that assume that the puzzle has one solution, "on" those that are used by default.

    With --scale, the list has what 'grade' counts on that scale, by the names that 'generate' takes.  The rating is
    HoDoKu's score for a step, or the lowest that Sudoku Explainer gives.
    """
    techniques = list(_techniques_of(scale_named(scale)) if scale else _techniques())
    if as_json:
        say_data([_data(each, language) for each in techniques])
        return
    for line in _table([HEADER, *(_row(each, language) for each in techniques)]):
        say(line)


def _techniques_of(scale: Scale[Grade]) -> Iterator[Listed]:
    ours = all(scale.rating_of(each) == each.rating for each in scale.techniques)
    for technique in scale.techniques:
        rating = scale.rating_of(technique)
        yield Listed(technique.slug, technique, rating, technique.highest_rating if ours else rating)


def _techniques() -> Iterator[Listed]:
    for strategy in CATALOGUE:
        technique = strategy.technique
        yield Listed(technique.slug, technique, technique.rating, technique.highest_rating, technique.on)
    for name, offered in offered_strategies():
        if isinstance(offered, Strategy):
            yield Listed(offered.technique.slug, offered.technique)
        else:
            yield Listed(name, None, on=False, error=str(offered))


def _data(listed: Listed, language: str) -> dict[str, object]:
    technique = listed.technique
    return {
        "technique": listed.name,
        "name": title_of(technique, language) if technique else None,
        "other_names": list(technique.other_names) if technique else None,
        "family": technique.family if technique else None,
        "rating": listed.rating,
        "highest_rating": listed.highest,
        "assumes_unique": technique.assumes_unique if technique else None,
        "on": listed.on,
        "summary": summary(technique, language) if technique else None,
        "error": listed.error or None,
    }


def _row(listed: Listed, language: str) -> tuple[str, ...]:
    technique = listed.technique
    if technique is None:
        return (listed.name, "-", "-", "-", "broken", listed.error)
    return (
        listed.name,
        technique.family,
        _rating(listed),
        "unique" if technique.assumes_unique else "-",
        "on" if listed.on else "off",
        _what_it_does(technique, language),
    )


def _rating(listed: Listed) -> str:
    """Return a rating, or the range of those of its steps."""
    if listed.rating is None:
        return "-"
    return str(listed.rating) if listed.highest in (None, listed.rating) else f"{listed.rating}-{listed.highest}"


def _what_it_does(technique: Technique, language: str) -> str:
    """Return what a technique does, with the names that it has besides the one on the command line."""
    title = title_of(technique, language)
    named = "" if title == technique.title else f"{title}: "
    also = language_named(language).also_called(technique.other_names) if technique.other_names else ""
    return " ".join(filter(None, (f"{named}{summary(technique, language)}", also)))


def _table(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Yield rows with their columns aligned; the last column runs free."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADER) - 1)]
    for row in rows:
        cells = [text.ljust(width) for text, width in zip(row, widths, strict=False)]
        yield "  ".join([*cells, row[-1]])
