"""The rules of f-puzzles: the keys of its JSON object as constraints of a board, and the other way round.

Each key of the JSON object that is a constraint becomes one of ``board/constraints.py``.  A key that has no constraint
here is refused by name, because a puzzle without one of its rules is another puzzle.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from math import isqrt
from typing import Any, TypeAlias

from ..board import constraints as rules
from ..board.board import Board, Boxes, Constraint, Lines
from ..board.boards import BOXES, named
from ..board.errors import PuzzleError
from .values import ConstraintError, refuse

Entry: TypeAlias = Mapping[str, Any]
Boxed: TypeAlias = Callable[[int], object]
"""A function from a cell to its box or region."""

KNOWN = {
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "successMessage",
}
CALLED = {
    "antiking": "anti-king",
    "antiknight": "anti-knight",
    "arrow": "arrows",
    "betweenline": "between lines",
    "cage": "cages",
    "clone": "clones",
    "diagonal+": "diagonals",
    "diagonal-": "diagonals",
    "difference": "difference dots",
    "disjointgroups": "disjoint groups",
    "even": "even cells",
    "extraregion": "extra regions",
    "fogofwar": "fog",
    "foglight": "fog",
    "killercage": "killer cages",
    "line": "lines",
    "littlekillersum": "little killer sums",
    "lockout": "lockout lines",
    "maximum": "maximum cells",
    "minimum": "minimum cells",
    "negative": "negative constraints",
    "nonconsecutive": "nonconsecutive cells",
    "odd": "odd cells",
    "palindrome": "palindromes",
    "quadruple": "quadruples",
    "ratio": "ratio dots",
    "sandwichsum": "sandwich sums",
    "thermometer": "thermometers",
    "xv": "X and V",
}
"""Readable names of constraints, by key; other constraints are named by their key."""

NEGATIVE = ("negative", "nonconsecutive")
"""Keys that say what does not occur where there is no dot."""

COSMETIC = ("cage", "circle", "line", "rectangle", "text")
"""Keys of drawings that do not have to mean anything; ``ignore`` may name them."""


def board_of(value: Mapping[str, Any], cells: Sequence[Entry], ignore: Collection[str] = ()) -> Board:
    """Return the board of a puzzle, given its JSON object and its cells in reading order.

    ``ignore`` names keys that do not matter, such as ``line`` for lines that are only drawn.

    Raises PuzzleError, with the place, if the board is impossible, and ConstraintError if rules are not supported; its
    ``constraints`` are their names.
    """
    size = isqrt(len(cells))
    title = value.get("title")
    otherwise = f"the board of {title!r:.60}" if isinstance(title, str) and title.strip() else ""
    constraints = [*_regions(cells, size), *_constraints(value, size, cells, ignore)]
    return named(size, (Lines(), *constraints), otherwise)


def _regions(cells: Sequence[Entry], size: int) -> Iterator[Constraint]:
    """Yield the boxes, or the regions where they differ from these; sizes without usual boxes may have neither."""
    if any(cell.get("region") is not None for cell in cells):
        usual = [usual_region(at, size) for at in range(len(cells))]
        marks = [box if cell.get("region") is None else cell["region"] for box, cell in zip(usual, cells, strict=True)]
        if size not in BOXES or marks != usual:
            yield rules.Regions(
                "".join(chr(ord("A") + mark) if isinstance(mark, int) and 0 <= mark < 26 else "-" for mark in marks)
            )
            return
    if size in BOXES:
        yield Boxes(*BOXES[size])


def usual_region(at: int, size: int) -> int:
    """Return the number of the box of a cell, both counted from 0 in reading order."""
    high, wide = BOXES.get(size, (1, size))
    row, column = divmod(at, size)
    return row // high * (size // wide) + column // wide


def _constraints(
    value: Mapping[str, Any], size: int, cells: Sequence[Entry], ignore: Collection[str]
) -> Iterator[Constraint]:
    present = [key for key, what in value.items() if what and key not in KNOWN and key not in ignore]
    drawn = [key for key in present if key in COSMETIC and _is_drawn(value[key])]
    refuse(CALLED.get(key, key) for key in present if key not in READERS and key not in drawn and key not in NEGATIVE)

    def box(cell: int) -> object:
        at = cell // 9 * size + cell % 9
        return cells[at].get("region", usual_region(at, size))

    for key in present:
        if key in drawn:
            continue
        try:
            if key in NEGATIVE:
                yield from _negative(value, value[key] if key == "negative" else ["difference"])
            else:
                yield from READERS[key](value[key], size, box)
        except (AttributeError, KeyError, TypeError, IndexError):
            raise PuzzleError(f"{CALLED.get(key, key)}: expected entries as f-puzzles writes them") from None


def _is_drawn(entries: Any) -> bool:
    """Return whether drawings only show other rules of the puzzle."""
    return isinstance(entries, list) and all(isinstance(each, dict) and "fromConstraint" in each for each in entries)


def _cell(name: Any) -> int:
    row, column = _place(name)
    if not (1 <= row <= 9 and 1 <= column <= 9):
        raise PuzzleError(f"{name!r:.20} is not a cell of the grid")
    return (row - 1) * 9 + column - 1


def _place(name: Any) -> tuple[int, int]:
    """Return the row and column of a cell, perhaps outside the grid."""
    found = re.fullmatch(r"[Rr](-?\d+)[Cc](-?\d+)", name if isinstance(name, str) else "")
    if not found:
        raise PuzzleError(f"{name!r:.20} is not a cell; cells are named like R1C1")
    return int(found[1]), int(found[2])


def _cells(names: Iterable[Any]) -> list[int]:
    return [_cell(name) for name in names]


def _number(entry: Entry, usual: int | None = None) -> int:
    said = entry.get("value")
    if said in (None, "") and usual is not None:
        return usual
    try:
        return int(str(said))
    except ValueError:
        raise PuzzleError(f"{said!r:.20} is not a number") from None


def _lines(entries: Iterable[Entry]) -> Iterator[list[int]]:
    for entry in entries:
        for line in entry["lines"]:
            yield _cells(line)


def view(entry: Entry, size: int) -> list[int]:
    """Return the row or column that a clue outside the grid looks along."""
    row, column = _place(entry["cell"])
    if row in (0, size + 1) and 1 <= column <= size:
        cells = [place * 9 + column - 1 for place in range(size)]
        return cells if row == 0 else cells[::-1]
    if column in (0, size + 1) and 1 <= row <= size:
        cells = [(row - 1) * 9 + place for place in range(size)]
        return cells if column == 0 else cells[::-1]
    raise PuzzleError(f"{entry['cell']!r:.20} is not beside a row or column")


_DOTS: dict[str, Callable[[Entry], rules.Difference | rules.Ratio | rules.PairSum]] = {
    "difference": lambda entry: rules.Difference(_cells(entry["cells"]), _number(entry, 1)),
    "ratio": lambda entry: rules.Ratio(_cells(entry["cells"]), _number(entry, 2)),
    "xv": lambda entry: rules.PairSum(_cells(entry["cells"]), {"V": 5, "X": 10}[entry["value"].upper()]),
    "sum": lambda entry: rules.PairSum(_cells(entry["cells"]), _number(entry, 5)),
}


def _negative(value: Mapping[str, Any], kinds: Iterable[Any]) -> Iterator[Constraint]:
    """Yield the rule that all dots of some kinds are shown; a pair with a dot of another kind is exempt from it.

    Consecutive digits side by side are excluded in the same way: except where there is a dot.
    """
    marked = [_DOTS[key](entry) for key in _DOTS for entry in value.get(key) or ()]
    for kind in kinds:
        numbers = (
            {_number(entry, {"ratio": 2}.get(kind, 1)) for entry in value.get(kind) or ()} if kind != "xv" else {5}
        )
        match kind:
            case "ratio":
                yield rules.NoOthers(tuple(marked), ratios=tuple(sorted(numbers or {2})))
            case "difference":
                yield rules.NoOthers(tuple(marked), differences=tuple(sorted(numbers or {1})))
            case "xv":
                yield rules.NoOthers(tuple(marked), sums=(5, 10))
            case _:
                raise ConstraintError(f"these rules are not supported: no other {kind}", [f"no other {kind}"])


def segments(line: Sequence[int], box: Boxed) -> list[list[int]]:
    """Return the parts of a line in its boxes."""
    return [list(cells) for _, cells in groupby(line, key=box)]


def pairs_and_middle(line: Sequence[int]) -> list[list[int]]:
    """Return the pairs of cells as far from the middle of a line as each other, and the middle if it is a cell."""
    pairs = [[line[place], line[-1 - place]] for place in range(len(line) // 2)]
    return [*pairs, [line[len(line) // 2]]] if len(line) % 2 else pairs


def _single(entries: Iterable[Entry]) -> list[int]:
    return [_cell(entry["cell"]) for entry in entries]


Reader: TypeAlias = Callable[[Any, int, Boxed], Iterable[Constraint]]

READERS: dict[str, Reader] = {
    "antiking": lambda said, size, box: [rules.AntiKing],
    "antiknight": lambda said, size, box: [rules.AntiKnight],
    "arrow": lambda said, size, box: (
        rules.Arrow(sorted(_cells(each["cells"])), _cells(line[1:])) for each in said for line in each["lines"]
    ),
    "betweenline": lambda said, size, box: map(rules.Between, _lines(said)),
    "clone": lambda said, size, box: (rules.Clones(_cells(each["cells"]), _cells(each["cloneCells"])) for each in said),
    "columnindexer": lambda said, size, box: (rules.Indexer(_cells(each["cells"])) for each in said),
    "diagonal+": lambda said, size, box: [rules.Diagonals(falling=False)],
    "diagonal-": lambda said, size, box: [rules.Diagonals(rising=False)],
    "difference": lambda said, size, box: map(_DOTS["difference"], said),
    "disjointgroups": lambda said, size, box: [rules.DisjointGroups(*BOXES[size])],
    "entropicline": lambda said, size, box: map(rules.Entropic, _lines(said)),
    "even": lambda said, size, box: [rules.even(_single(said))],
    "extraregion": lambda said, size, box: (rules.Different(_cells(each["cells"])) for each in said),
    "killercage": lambda said, size, box: (
        rules.Cage(_cells(each["cells"]), _number(each, 0) or None) for each in said
    ),
    "littlekillersum": lambda said, size, box: (
        rules.LineSum(_cells(each["cells"]), _number(each)) for each in said if each.get("value")
    ),
    "maximum": lambda said, size, box: [rules.Extremes(_single(said), greatest=True)],
    "minimum": lambda said, size, box: [rules.Extremes(_single(said))],
    "odd": lambda said, size, box: [rules.odd(_single(said))],
    "palindrome": lambda said, size, box: map(rules.Palindrome, _lines(said)),
    "quadruple": lambda said, size, box: (rules.Quadruple(_cells(each["cells"]), each["values"]) for each in said),
    "ratio": lambda said, size, box: map(_DOTS["ratio"], said),
    "regionsumline": lambda said, size, box: (rules.EqualSums(segments(line, box)) for line in _lines(said)),
    "renban": lambda said, size, box: map(rules.Renban, _lines(said)),
    "rowindexer": lambda said, size, box: (rules.Indexer(_cells(each["cells"]), by_row=True) for each in said),
    "sandwichsum": lambda said, size, box: (rules.Sandwich(view(each, size), _number(each)) for each in said),
    "skyscraper": lambda said, size, box: (rules.Skyscraper(view(each, size), _number(each)) for each in said),
    "slowthermometer": lambda said, size, box: (rules.Thermometer(line, slow=True) for line in _lines(said)),
    "sum": lambda said, size, box: map(_DOTS["sum"], said),
    "thermometer": lambda said, size, box: map(rules.Thermometer, _lines(said)),
    "whispers": lambda said, size, box: (
        rules.Whispers(_cells(line), _number(each, 5)) for each in said for line in each["lines"]
    ),
    "xsum": lambda said, size, box: (rules.XSum(view(each, size), _number(each)) for each in said),
    "xv": lambda said, size, box: map(_DOTS["xv"], said),
    "zipperline": lambda said, size, box: (rules.EqualSums(pairs_and_middle(line)) for line in _lines(said)),
}
"""What each key of the JSON object becomes: a function of its value, the size of the board, and the box of a cell."""
