"""Grades as text: the parts of a grade in words, and histograms of puzzles by grade."""

from collections.abc import Iterator, Mapping
from textwrap import wrap

from ..solving.scale import Grade
from ..words import ENGLISH
from ..words.grades import grade_parts
from .text import WIDTH

EIGHTHS = " ▏▎▍▌▋▊▉█"
"""Blocks from empty to a full character, for bars in a terminal."""


def grade_lines(grade: Grade, width: int = WIDTH, language: str = ENGLISH) -> Iterator[str]:
    """Yield the parts of a grade in words, each after its heading."""
    parts = grade_parts(grade, language)
    margin = max(map(len, parts)) + 2
    for heading, text in parts.items():
        yield from wrap(
            text,
            width,
            initial_indent=heading.ljust(margin),
            subsequent_indent=" " * margin,
            break_long_words=False,
            break_on_hyphens=False,
        )


def histogram_lines(counts: Mapping[str, int], width: int = WIDTH, blocks: bool = False) -> Iterator[str]:
    """Yield a line with a bar for each count; the bars consist of block or plain characters."""
    most = max(counts.values(), default=0)
    margin = max(map(len, counts), default=0)
    digits = len(str(most))
    room = max(1, width - margin - digits - 6)
    for name, count in counts.items():
        length = count / most * room if most else 0.0
        full, part = divmod(round(length * 8), 8)
        bar = EIGHTHS[8] * full + EIGHTHS[part].strip() if blocks else "#" * round(length)
        yield f"  {name:<{margin}}  {count:>{digits}}  {bar}".rstrip()
