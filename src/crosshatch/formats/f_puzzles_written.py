"""Boards as keys of the JSON object of f-puzzles: the other way round from ``f_puzzles_rules``.

A rule that f-puzzles does not have is an error that names it, because a puzzle without one of its rules is another
puzzle.  Rules that it has in another form are written in that form: windows, for example, as extra regions.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import singledispatch
from typing import Any, TypeAlias

from ..board import constraints as rules
from ..board.board import Board, BoardError, Boxes, Constraint, House, Lines
from ..board.boards import BOXES
from ..board.houses import cell_name
from .f_puzzles_rules import NEGATIVE, pairs_and_middle, segments, usual_region, view

Entries: TypeAlias = Iterator[tuple[str, Any]]
"""Keys, each with an entry of its list, or with True."""

_Dot: TypeAlias = rules.Difference | rules.Ratio | rules.PairSum

DIRECTIONS = {"DR": (1, 1), "DL": (1, -1), "UR": (-1, 1), "UL": (-1, -1)}
"""The directions of little killer sums, as steps down and to the right."""


def keys_of(board: Board) -> dict[str, Any]:
    """Return the keys of the rules of a board, apart from its regions (``regions_of``).

    Raises BoardError, with the name of the rule, if f-puzzles does not have it.
    """
    found: dict[str, Any] = {}
    _, first = _first_regions(board)
    for constraint in board.constraints:
        if isinstance(constraint, Lines) or constraint is first:
            continue
        for key, entry in _entries(constraint, board):
            if entry is True:
                found[key] = True
            elif key == "negative":
                found[key] = [*found.get(key, []), *(each for each in entry if each not in found.get(key, []))]
            else:
                found.setdefault(key, []).append(entry)
    return found


def regions_of(board: Board) -> Sequence[int] | None:
    """Return the region of each cell as a number from 0, or None if f-puzzles assumes these regions anyway.

    Raises BoardError if rows and columns may repeat digits, or there are no boxes where f-puzzles assumes them.
    """
    if Lines() not in board.constraints:
        raise _missing("rows and columns with repeats")
    houses, _ = _first_regions(board)
    if not houses and board.size in BOXES:
        raise _missing(f"a grid of {board.size} rows without boxes")
    number = {cell: place for place, house in enumerate(houses) for cell in house.cells}
    found = [number[cell] for cell in board.cells] if houses else None
    usual = [usual_region(at, board.size) for at in range(len(board.cells))]
    return None if found == usual and board.size in BOXES else found


def _first_regions(board: Board) -> tuple[Sequence[House], Constraint | None]:
    for constraint in board.constraints:
        if isinstance(constraint, (Boxes, rules.Regions)):
            return tuple(constraint.houses(board)), constraint
    return (), None


def _missing(what: str) -> BoardError:
    return BoardError(f"f-puzzles has no such rule: {what}")


def _name(cell: int) -> str:
    return cell_name(cell).upper()


def _names(cells: Sequence[int]) -> list[str]:
    return [_name(cell) for cell in cells]


@singledispatch
def _entries(constraint: Any, board: Board) -> Entries:
    """Yield the entries of a constraint; raise BoardError if f-puzzles does not have it."""
    raise _missing(constraint.name)


def _extra(houses: Any) -> Entries:
    return (("extraregion", {"cells": _names(house.cells)}) for house in houses)


@_entries.register
def _(constraint: Boxes | rules.Regions | rules.Windows | rules.Different, board: Board) -> Entries:
    return _extra(constraint.houses(board))


@_entries.register
def _(constraint: rules.DisjointGroups, board: Board) -> Entries:
    if (constraint.height, constraint.width) == BOXES.get(board.size):
        return iter([("disjointgroups", True)])
    return _extra(constraint.houses(board))


@_entries.register
def _(constraint: rules.Diagonals, board: Board) -> Entries:
    if constraint.falling:
        yield "diagonal-", True
    if constraint.rising:
        yield "diagonal+", True


@_entries.register
def _(constraint: rules.Apart, board: Board) -> Entries:
    if constraint == rules.AntiKnight:
        yield "antiknight", True
    elif constraint == rules.AntiKing:
        yield "antiking", True
    else:
        raise _missing(constraint.name)


def _dots(board: Board) -> list[_Dot]:
    return [each for each in board.constraints if isinstance(each, (rules.Difference, rules.Ratio, rules.PairSum))]


@_entries.register
def _(constraint: rules.NonConsecutive, board: Board) -> Entries:
    if _dots(board):
        raise _missing("non-consecutive with dots that are not exempt from it")
    yield "nonconsecutive", True


@_entries.register
def _(constraint: rules.NoOthers, board: Board) -> Entries:
    dots = _dots(board)
    if set(dots) != set(constraint.shown):
        raise _missing("no-others, unless its dots are those of the board")
    differences = {each.by for each in dots if isinstance(each, rules.Difference)} or {1}
    ratios = {each.of for each in dots if isinstance(each, rules.Ratio)} or {2}
    for kind, numbers, known in (
        ("difference", constraint.differences, differences),
        ("ratio", constraint.ratios, ratios),
        ("xv", constraint.sums, {5, 10}),
    ):
        if numbers and set(numbers) != known:
            raise _missing(f"no-others for the {kind} of {', '.join(map(str, numbers))}")
        if numbers:
            yield NEGATIVE[0], [kind]


@_entries.register
def _(constraint: rules.Allowed, board: Board) -> Entries:
    among = {digit for digit in constraint.among if digit in board.digits}
    kinds = {"odd": {digit for digit in board.digits if digit % 2}, "even": {2, 4, 6, 8}.intersection(board.digits)}
    key = next((key for key, digits in kinds.items() if digits == among), "")
    if not key:
        raise _missing(f"cells with the digits {', '.join(map(str, sorted(among)))} only")
    return ((key, {"cell": _name(cell)}) for cell in constraint.cells)


@_entries.register
def _(constraint: rules.Extremes, board: Board) -> Entries:
    same = [
        each for each in board.constraints if isinstance(each, rules.Extremes) and each.greatest == constraint.greatest
    ]
    if len(same) > 1:
        raise _missing(f"several sets of {'maximum' if constraint.greatest else 'minimum'} cells")
    return (("maximum" if constraint.greatest else "minimum", {"cell": _name(cell)}) for cell in constraint.cells)


@_entries.register
def _(constraint: rules.Difference, board: Board) -> Entries:
    yield "difference", _valued({"cells": _names(constraint.cells)}, constraint.by, 1)


@_entries.register
def _(constraint: rules.Ratio, board: Board) -> Entries:
    yield "ratio", _valued({"cells": _names(constraint.cells)}, constraint.of, 2)


@_entries.register
def _(constraint: rules.PairSum, board: Board) -> Entries:
    letter = {5: "V", 10: "X"}.get(constraint.total)
    cells = _names(constraint.cells)
    yield ("xv", {"cells": cells, "value": letter}) if letter else ("sum", _valued({"cells": cells}, constraint.total))


def _valued(entry: dict[str, Any], number: int, usual: int | None = None) -> dict[str, Any]:
    """Return an entry with its number, unless that is the usual one."""
    return entry if number == usual else {**entry, "value": str(number)}


@_entries.register
def _(constraint: rules.Quadruple, board: Board) -> Entries:
    yield "quadruple", {"cells": _names(constraint.cells), "values": list(constraint.needed)}


_LINES: Mapping[type[Any], str] = {
    rules.Renban: "renban",
    rules.Palindrome: "palindrome",
    rules.Entropic: "entropicline",
    rules.Between: "betweenline",
}


@_entries.register
def _(constraint: rules.Renban | rules.Palindrome | rules.Entropic | rules.Between, board: Board) -> Entries:
    yield _LINES[type(constraint)], {"lines": [_names(constraint.cells)]}


@_entries.register
def _(constraint: rules.Thermometer, board: Board) -> Entries:
    yield "slowthermometer" if constraint.slow else "thermometer", {"lines": [_names(constraint.cells)]}


@_entries.register
def _(constraint: rules.Whispers, board: Board) -> Entries:
    yield "whispers", _valued({"lines": [_names(constraint.cells)]}, constraint.least, 5)


@_entries.register
def _(constraint: rules.Clones, board: Board) -> Entries:
    yield "clone", {"cells": _names(constraint.cells), "cloneCells": _names(constraint.others)}


@_entries.register
def _(constraint: rules.Indexer, board: Board) -> Entries:
    yield "rowindexer" if constraint.by_row else "columnindexer", {"cells": _names(constraint.cells)}


@_entries.register
def _(constraint: rules.Cage, board: Board) -> Entries:
    cells = {"cells": _names(constraint.cells)}
    yield "killercage", cells if constraint.total is None else _valued(cells, constraint.total)


@_entries.register
def _(constraint: rules.Killer, board: Board) -> Entries:
    for cage in constraint.cages:
        yield from _entries(cage, board)


@_entries.register
def _(constraint: rules.Arrow, board: Board) -> Entries:
    circle = list(constraint.circle)
    if circle != sorted(circle):
        raise _missing("arrows whose number is not read from left to right or from top to bottom")
    yield "arrow", {"cells": _names(circle), "lines": [_names([circle[-1], *constraint.shaft])]}


@_entries.register
def _(constraint: rules.LineSum, board: Board) -> Entries:
    row, column = divmod(constraint.cells[0], 9)
    for direction, (down, across) in DIRECTIONS.items():
        diagonal = []
        at = row, column
        while (cell := board.cell(*at)) is not None:
            diagonal.append(cell)
            at = at[0] + down, at[1] + across
        outside = row - down, column - across
        if tuple(diagonal) == constraint.cells and board.cell(*outside) is None:
            start = f"R{outside[0] + 1}C{outside[1] + 1}"
            entry = {"cell": start, "cells": _names(diagonal), "direction": direction, "value": str(constraint.total)}
            return iter([("littlekillersum", entry)])
    raise _missing(f"sums of cells that are not a whole diagonal ({cell_name(constraint.cells[0])})")


@_entries.register
def _(constraint: rules.EqualSums, board: Board) -> Entries:
    regions = regions_of(board) or [usual_region(at, board.size) for at in range(len(board.cells))]
    region = dict(zip(board.cells, regions, strict=True))
    parts = [list(part) for part in constraint.parts]
    line = [cell for part in parts for cell in part]
    pairs = [part for part in parts if len(part) == 2]
    middle = [part[0] for part in parts if len(part) == 1]
    zipped = [part[0] for part in pairs] + middle + [part[1] for part in reversed(pairs)]
    if segments(line, region.__getitem__) == parts:
        yield "regionsumline", {"lines": [_names(line)]}
    elif pairs_and_middle(zipped) == parts:
        yield "zipperline", {"lines": [_names(zipped)]}
    else:
        raise _missing(f"equal sums of parts that are neither those of regions nor pairs ({cell_name(line[0])})")


@_entries.register
def _(constraint: rules.Sandwich | rules.XSum | rules.Skyscraper, board: Board) -> Entries:
    key = {rules.Sandwich: "sandwichsum", rules.XSum: "xsum", rules.Skyscraper: "skyscraper"}[type(constraint)]
    number = constraint.seen if isinstance(constraint, rules.Skyscraper) else constraint.total
    yield key, {"cell": _outside(constraint.cells, board, constraint.name), "value": str(number)}


def _outside(cells: Sequence[int], board: Board, name: str) -> str:
    """Return the cell outside the grid from which a row or column is seen."""
    row, column = divmod(cells[0], 9)
    for down, across in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        cell = f"R{row + down + 1}C{column + across + 1}"
        if board.cell(row + down, column + across) is None and view({"cell": cell}, board.size) == list(cells):
            return cell
    raise _missing(f"{name} for cells that are not a whole row or column ({cell_name(cells[0])})")
