"""The boards that have names, and how names are combined: ``x+anti-knight``."""

from collections.abc import Callable

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

BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3)}
"""The height and width of the boxes for each size of board."""

SIZES: dict[str, int] = {"classic": 9, "4x4": 4, "6x6": 6, "8x8": 8}
"""The sizes that names stand for; other names leave the size at 9."""

VARIANTS: dict[str, Callable[[int], Constraint]] = {
    "x": lambda size: Diagonals(),
    "windoku": lambda size: Windows(),
    "disjoint": lambda size: DisjointGroups(*BOXES[size]),
    "anti-knight": lambda size: AntiKnight,
    "anti-king": lambda size: AntiKing,
    "non-consecutive": lambda size: NonConsecutive(),
}
"""The constraints that names add, given the size of the board."""

NAMES: tuple[str, ...] = (*SIZES, *VARIANTS)


def board(name: str, *further: Constraint) -> Board:
    """Return the board with a name, such as ``classic``, ``6x6``, ``x`` or ``x+anti-knight``, and further constraints.

    Raises BoardError if there is no such name.
    """
    if name.lower() == "classic" and not further:
        return CLASSIC
    size, constraints = 9, list[Constraint]()
    parts = name.lower().split("+")
    for part in parts:
        size = SIZES.get(part, size)
    for part in parts:
        if part in VARIANTS:
            constraints.append(VARIANTS[part](size))
        elif part not in SIZES:
            raise BoardError(f"there is no board {part!r}; combine any of {', '.join(NAMES)} with +")
    return Board(size, (Lines(), Boxes(*BOXES[size]), *constraints, *further), name)


def jigsaw(marks: str, *further: Constraint) -> Board:
    """Return the board with jigsaw regions, given as one mark for each cell: 81, 64, 49, 36, 25 or 16 letters.

    Raises BoardError if the regions do not all have as many cells as the board has rows.
    """
    regions = Regions(marks)
    size = round(len(regions.marks) ** 0.5)
    if size * size != len(regions.marks):
        raise BoardError(f"expected 16, 25, 36, 49, 64 or 81 marks of regions, found {len(regions.marks)}")
    return Board(size, (Lines(), regions, *further), "jigsaw")
