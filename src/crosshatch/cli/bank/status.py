"""``crosshatch bank status``: how many puzzles are left, and what was used when."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ...bank.stock import Count, Stock, stock_of
from ...board.messages import counted
from ...solving.scale import Grade, Scale
from ...verbs.declaration import verb
from ..asking import json_flag
from ..output import say, say_data
from ..scales import scale_option
from .opening import OfBank

BEYOND = "beyond"
"""What an infinite rating is called."""


@verb
class Command(OfBank):
    """Count what is left, and what was used when.

    Puzzles are counted by level, rating, technique, symmetry and tag, and used ones by month and purpose.
    """

    scale: Scale[Grade] = scale_option("Scale whose grades to count by")
    as_json: bool = json_flag("a single object")

    def run(self) -> None:
        """Print the counts."""
        with self.opened() as bank:
            stock = stock_of(bank, self.scale)
        if self.as_json:
            say_data(stock.data())
            return
        for line in _lines(stock, self.scale.grade_type):
            say(line)


def _lines(stock: Stock, grade: type[Grade]) -> Iterator[str]:
    yield f"{stock.path}: {counted(stock.puzzles.all, 'puzzle')}, {stock.puzzles.left} left, {stock.puzzles.used} used"
    if stock.other.all:
        yield (
            f"{stock.other.all} of them without a grade of version {stock.version} of the scale {stock.scale}: "
            "'crosshatch bank grade' gives them one"
        )
    ratings = {BEYOND if each is None else grade.rating_text(each): count for each, count in stock.ratings.items()}
    for heading, counts in (
        ("level", stock.levels),
        (grade.rating_title(), ratings),
        ("technique", stock.techniques),
        ("symmetry", stock.symmetries),
        ("tag", stock.tags),
    ):
        yield from _counts(heading, counts)
    if stock.uses:
        yield ""
        rows = [(each.month or "no date", each.what_for or "-", str(each.count)) for each in stock.uses]
        yield from table([("used in", "for", "puzzles"), *rows])
        if stock.last_day:
            yield f"last used on {stock.last_day}"
    if stock.fills:
        yield ""
        fills = [(each.target, each.seed, str(each.made), each.seen_at) for each in stock.fills]
        yield from table([("fill", "seed", "made", "last seen"), *fills])


def _counts(heading: str, counts: Mapping[Any, Count]) -> Iterator[str]:
    if counts:
        yield ""
        rows = [(str(name), str(count.left), str(count.used)) for name, count in counts.items()]
        yield from table([(heading, "left", "used"), *rows])


def table(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield rows with their columns aligned: numbers to the right, the rest to the left."""
    cells = list(rows)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        texts = (
            text.rjust(width) if _is_number(cells[-1][place]) and place else text.ljust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        yield f"  {'  '.join(texts)}".rstrip()


def _is_number(text: str) -> bool:
    return text.replace(".", "", 1).isdecimal()
