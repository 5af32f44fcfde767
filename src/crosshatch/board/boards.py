"""Boards as text: names such as ``6x6``, marks of jigsaws, and how they are combined: ``x+anti-knight``."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from math import isqrt
from pathlib import Path

from .board import CLASSIC, Board, BoardError, Boxes, Constraint, Lines
from .constraints import (
    AntiKing,
    AntiKnight,
    Diagonals,
    DisjointGroups,
    NonConsecutive,
    Regions,
    Windows,
)
from .messages import listed

BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3)}
"""The height and width of the boxes for each size of board."""

SIZES: dict[str, int] = {"classic": 9, "4x4": 4, "6x6": 6, "8x8": 8}
"""The sizes that names stand for; other names leave the size at 9."""


def _disjoint(size: int) -> Constraint:
    if size not in BOXES:
        raise BoardError(f"disjoint groups need boxes, and a board of {size} rows has none")
    return DisjointGroups(*BOXES[size])


VARIANTS: dict[str, Callable[[int], Constraint]] = {
    "x": lambda size: Diagonals(),
    "windoku": lambda size: Windows(),
    "disjoint": _disjoint,
    "anti-knight": lambda size: AntiKnight,
    "anti-king": lambda size: AntiKing,
    "non-consecutive": lambda size: NonConsecutive(),
}
"""The constraints that names add, given the size of the board."""

JIGSAW = "jigsaw:"
"""What comes before the marks of jigsaw regions."""

RANDOM_REGIONS, RANDOM_CAGES = "jigsaw", "killer"
ONLY_GENERATED = {
    RANDOM_REGIONS: f"'{JIGSAW}' followed by a mark for each cell",
    RANDOM_CAGES: "a file or JSON with its cages",
}
"""The names of random boards, each with how to name the board of a single puzzle instead."""

NAMES: tuple[str, ...] = (*SIZES, *VARIANTS)


def looks_like_a_file(text: str) -> bool:
    """Return whether a text that is not a board looks like the name of a file."""
    return "/" in text or "\\" in text or Path(text).suffix[1:].isalpha()


def board(name: str, *further: Constraint) -> Board:
    """Return the board of a text, with further constraints.

    The text is a name, such as ``classic``, ``6x6`` or ``x``, the marks of jigsaw regions, such as
    ``jigsaw:AAABACBBCCDBCDDD``, or several of these: ``x+anti-knight``.  The name of the board is such a text, too, if
    there are no further constraints.

    Raises BoardError if there is no such board.
    """
    if not further:
        return _named(name)
    plain = _named(name)
    rules = dict.fromkeys(each.kind for each in further)
    return Board(plain.size, (*plain.constraints, *further), f"{plain.name} with {listed(rules)}")


@lru_cache(maxsize=64)
def _named(name: str) -> Board:
    parts = [part.strip() for part in name.split("+")]
    marks = [part[len(JIGSAW) :] for part in parts if part.lower().startswith(JIGSAW)]
    names = [part.lower() for part in parts if not part.lower().startswith(JIGSAW)]
    for part in names:
        if part in ONLY_GENERATED:
            raise BoardError(
                f"{part!r} stands for a random board, which can only be generated; to read a puzzle, use "
                + ONLY_GENERATED[part]
            )
        if re.fullmatch(r"\d+x\d+", part) and part not in SIZES:
            raise BoardError(
                f"there is no board {part!r:.60}; sizes are 4x4, 6x6, 8x8 and classic (9x9). For other sizes up to "
                f"9x9, give '{JIGSAW}' followed by a mark for each cell, or a JSON file with the board"
            )
        if part not in NAMES:
            raise BoardError(
                f"there is no board {part!r:.60}; use one of {', '.join(NAMES)}, or '{JIGSAW}' followed by a mark for "
                "each cell, or join several with +"
            )
    regions = [Regions(each) for each in marks]
    sizes = {each: _size_of(each) for each in regions} | {part: SIZES[part] for part in names if part in SIZES}
    if len(regions) > 1 or len(set(sizes.values())) > 1:
        raise BoardError(f"{name!r:.60} combines boards that exclude each other; name one size or one jigsaw")
    size = next(iter(sizes.values()), 9)
    base: Constraint = regions[0] if regions else Boxes(*BOXES[size])
    variants = [VARIANTS[part](size) for part in dict.fromkeys(names) if part in VARIANTS]
    return named(size, (Lines(), base, *variants))


def named(size: int, constraints: Iterable[Constraint], otherwise: str = "") -> Board:
    """Return a board named so that ``board`` can find it; a board that has no such name is called ``otherwise``."""
    rules = tuple(constraints)
    if (size, rules) == (CLASSIC.size, CLASSIC.constraints):
        return CLASSIC
    return Board(size, rules, _name_of(size, rules) or otherwise)


def _fitting(size: int) -> Iterator[str]:
    """Yield the names of constraints that a board of some size can have."""
    return (name for name in VARIANTS if size in BOXES or name != "disjoint")


def _name_of(size: int, rules: Sequence[Constraint]) -> str:
    match rules:
        case (Lines(), Regions(marks=marks), *others) if "+" not in marks:
            names = [f"{JIGSAW}{marks}"]
        case (Lines(), Boxes() as boxes, *others) if boxes == Boxes(*BOXES.get(size, (0, 0))):
            names = [name for name, rows in SIZES.items() if rows == size < 9]
        case _:
            return ""
    for rule in others:
        found = next((name for name in _fitting(size) if VARIANTS[name](size) == rule), "")
        if not found:
            return ""
        names.append(found)
    return "+".join(names)


def _size_of(regions: Regions) -> int:
    count = len(regions.marks)
    size = isqrt(count)
    if size * size != count or not 4 <= size <= 9:
        raise BoardError(f"expected 16, 25, 36, 49, 64 or 81 region marks, found {count}")
    return size


def jigsaw(marks: str, *further: Constraint) -> Board:
    """Return the board with jigsaw regions, given as one mark for each cell: 81, 64, 49, 36, 25 or 16 letters.

    Raises BoardError if the regions do not all have as many cells as the board has rows.
    """
    if "+" in marks:
        raise BoardError("a region cannot have the mark '+'")
    return board(f"{JIGSAW}{marks}", *further)
