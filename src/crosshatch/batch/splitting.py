"""Divide puzzles into parts, such as training and test sets, so that equivalent puzzles are always in the same part.

Within each level, the canonical forms are put into an order that depends only on the seed and the form, and the parts
take their shares of it.  So the parts do not depend on the order of the puzzles, and each has the same mix of levels.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from hashlib import blake2b
from sys import intern
from typing import TypeAlias

import attrs

from ..board.errors import CrosshatchError
from .comparing import Likeness, compare_many
from .entries import Readable, columns_of

LEVELS = ("level", "crosshatch_level")
"""The columns that the levels of puzzles are usually in."""

MOST_PARTS = 100

_SHARE = re.compile(r"([A-Za-z0-9_-]+)=([0-9]*\.?[0-9]+)")


class SplitError(CrosshatchError, ValueError):
    """Puzzles cannot be divided like this; the message says why."""


Shares: TypeAlias = Mapping[str, float]
"""The share of each part, by name; they need not add up to 1."""


def shares_in(text: str) -> Shares:
    """Return the shares in a text such as ``train=0.8,validation=0.1,test=0.1``.  Raises SplitError."""
    found: dict[str, float] = {}
    for each in text.split(","):
        match = _SHARE.fullmatch(each.strip())
        if match is None or match[1] in found or not float(match[2]):
            raise SplitError(f"expected different names with shares above 0, such as train=0.9,test=0.1, not {text!r}")
        found[match[1]] = float(match[2])
    if len(found) > MOST_PARTS:
        raise SplitError(f"expected at most {MOST_PARTS} parts")
    return found


DEFAULT = "train=0.8,validation=0.1,test=0.1"
"""The usual shares."""


@attrs.frozen
class Problem:
    """A puzzle that is in no part, because it cannot be read or its givens exclude each other."""

    source: str
    error: str
    outcome: Likeness


@attrs.frozen
class Division:
    """The parts of some puzzles.

    - ``shares``: the names of the parts with their shares
    - ``part_of``: for each puzzle the number of its part from 1, or 0 if it is in none
    - ``counts``: the number of puzzles by level and name of the part
    - ``problems``: the puzzles that are in no part
    """

    shares: Shares
    part_of: bytes
    counts: Mapping[str, Counter[str]]
    problems: tuple[Problem, ...] = ()

    def named(self) -> Iterator[str | None]:
        """Yield the name of the part of each puzzle, or None."""
        names = (None, *self.shares)
        return (names[each] for each in self.part_of)


def divide(
    entries: Iterable[Readable],
    shares: Shares,
    seed: str = "1",
    executor: Executor | None = None,
    *,
    by: Iterable[str] = LEVELS,
) -> Division:
    """Divide puzzles into parts by canonical form.

    - ``entries``: the items of ``formats.read_many`` or ``read_file``
    - ``shares``: the share of each part, by name
    - ``seed``: another seed gives other parts
    - ``by``: columns that came with the puzzles; the first that a puzzle has is its level.  Each level is divided in
      these shares, except for less than one puzzle and its equivalents.  Equivalent puzzles belong to the first level
      in the alphabet that one of them has

    Memory: about 200 bytes for each puzzle.
    """
    names = tuple(by)
    orders: list[bytes] = []
    level_of: dict[bytes, str] = {}
    problems: list[Problem] = []
    for found in compare_many(entries, executor):
        level = _level_of(found.entry, names)
        if found.error:
            problems.append(Problem(str(getattr(found.entry, "source", None) or ""), found.error, found.outcome))
            order = b""
        else:
            order = blake2b(f"{seed}\n{found.form}".encode(), digest_size=16).digest()
            level_of[order] = intern(min(level_of.get(order, level), level))
        orders.append(order)
    part = _parts(level_of, list(shares.values()))
    parts = bytes(part[order] if order else 0 for order in orders)
    texts = tuple(shares)
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for order, number in zip(orders, parts, strict=True):
        if number:
            counts[level_of[order]][texts[number - 1]] += 1
    return Division(dict(shares), parts, counts, tuple(problems))


def _parts(level_of: Mapping[bytes, str], shares: list[float]) -> dict[bytes, int]:
    """Return the number of the part of each form, from 1."""
    forms: dict[str, list[bytes]] = defaultdict(list)
    for order, level in level_of.items():
        forms[level].append(order)
    part: dict[bytes, int] = {}
    for several in forms.values():
        several.sort()
        ends = [round(sum(shares[: number + 1]) / sum(shares) * len(several)) for number in range(len(shares))]
        for number, (start, end) in enumerate(zip([0, *ends], ends, strict=False), 1):
            part |= dict.fromkeys(several[start:end], number)
    return part


def _level_of(entry: Readable, names: Iterable[str]) -> str:
    """Return the level of an entry; an empty text if it has none.  Parts of grades may be within objects."""
    columns = columns_of(entry)
    for name in names:
        if name in columns:
            return str(columns[name])
        scale, _, part = name.partition("_")
        if isinstance(grade := columns.get(scale), dict) and part in grade:
            return str(grade[part])
    return ""
