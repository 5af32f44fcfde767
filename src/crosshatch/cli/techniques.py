"""``crosshatch techniques``: the pipeline, in order."""

from collections.abc import Iterator

import attrs
import click

from ..grading import SCALES, scale_named
from ..grading.scale import Grade, Scale
from ..strategies.base import Strategy
from ..strategies.catalogue import CATALOGUE, offered_strategies
from .output import say, say_data

HEADER = ("technique", "family", "rating", "unique", "on", "what it does")


@attrs.frozen
class Technique:
    """A technique as it is listed.

    Its rating is None where another package brings it, its strategy None where that cannot be loaded: then ``error``
    says why.
    """

    name: str
    strategy: Strategy | None
    rating: float | None = None
    on: bool = True
    error: str = ""


@click.command("techniques")
@click.option("--scale", type=click.Choice(list(SCALES)), help="Those of a scale, in its order and with its ratings.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON: a list with an object for each technique.")
def command(scale: str | None, as_json: bool) -> None:
    """List the techniques, simplest first.

    The rating is on our own scale, 1.0 for the simplest; a technique that another package brings has none and comes
    last.  "unique" marks those that assume that the puzzle has one solution, "on" those that are used by default.

    With --scale they are those that 'grade' counts on a scale, and the names that 'generate' takes there.  The rating
    is HoDoKu's score of a step, or the lowest that Sudoku Explainer gives.
    """
    techniques = list(_techniques_of(scale_named(scale)) if scale else _techniques())
    if as_json:
        say_data([_data(each) for each in techniques])
        return
    for line in _table([HEADER, *(_row(each) for each in techniques)]):
        say(line)


def _techniques_of(scale: Scale[Grade]) -> Iterator[Technique]:
    for strategy in scale.counted:
        yield Technique(strategy.slug, strategy, scale.step_rating(strategy.name))


def _techniques() -> Iterator[Technique]:
    for entry in CATALOGUE:
        yield Technique(entry.strategy.slug, entry.strategy, entry.rating, entry.on)
    for name, offered in offered_strategies():
        if isinstance(offered, Strategy):
            yield Technique(offered.slug, offered)
        else:
            yield Technique(name, None, on=False, error=str(offered))


def _data(technique: Technique) -> dict[str, object]:
    strategy = technique.strategy
    return {
        "technique": technique.name,
        "name": strategy.name if strategy else None,
        "family": strategy.family if strategy else None,
        "rating": technique.rating,
        "assumes_unique": strategy.assumes_unique if strategy else None,
        "on": technique.on,
        "summary": strategy.summary if strategy else None,
        "error": technique.error or None,
    }


def _row(technique: Technique) -> tuple[str, ...]:
    strategy = technique.strategy
    if strategy is None:
        return (technique.name, "-", "-", "-", "broken", technique.error)
    return (
        technique.name,
        strategy.family,
        "-" if technique.rating is None else str(technique.rating),
        "unique" if strategy.assumes_unique else "-",
        "on" if technique.on else "off",
        strategy.summary,
    )


def _table(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Yield rows with their columns aligned; the last column runs free."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADER) - 1)]
    for row in rows:
        cells = [text.ljust(width) for text, width in zip(row, widths, strict=False)]
        yield "  ".join([*cells, row[-1]])
