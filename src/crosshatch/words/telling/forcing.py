"""Forcing chains and nets: which ways lead to what is shown, and what causes what."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ...techniques.forcing.pattern import Fact, Facts


def ways(facts: Facts, ends: Iterable[int]) -> Iterator[list[int]]:
    """Yield the ways to some ends, each from where it leaves those before it; all are places of facts."""
    told: set[int] = set()
    for end in ends:
        way: list[int] = []
        here = end
        while here not in told and here not in way:
            way.insert(0, here)
            here = facts[here].causes[0] if facts[here].causes else here
        if way:
            yield way
            told.update(way)


class Causes(NamedTuple):
    """What turns some facts off: facts that are on, and others that are off."""

    on: tuple[Fact, ...]
    off: tuple[Fact, ...]


def causes(facts: Facts, off: Sequence[Fact]) -> Causes:
    """Return what turns some facts off: what excludes them, or, where that is not it, these facts themselves."""
    found = dict.fromkeys(facts[fact.causes[0]] if fact.causes and fact.by is None else fact for fact in off)
    return Causes(tuple(fact for fact in found if fact.on), tuple(fact for fact in found if not fact.on))


def causes_of(facts: Facts, fact: Fact) -> Causes:
    """Return what turns off all that would keep a fact from being so."""
    return causes(facts, [facts[place] for place in fact.causes])


class Off(NamedTuple):
    """Some cells that have none of some digits, and the fact that says so, if it is one by itself."""

    cells: int
    digits: tuple[int, ...]
    fact: Fact | None


def in_fewest_clauses(off: Sequence[Fact]) -> tuple[Off, ...]:
    """Put facts that are off together, by their digits or by their cells, whichever takes fewer clauses."""
    cells_of: dict[int, int] = {}
    digits_of: dict[int, set[int]] = {}
    for node in (fact.node for fact in off):
        cells_of[node.digit] = cells_of.get(node.digit, 0) | node.cells
        digits_of.setdefault(node.cells, set()).add(node.digit)
    by_digits: dict[int, tuple[int, ...]] = {}
    for digit, cells in sorted(cells_of.items()):
        by_digits[cells] = (*by_digits.get(cells, ()), digit)
    by_cells: dict[tuple[int, ...], int] = {}
    for cells, digits in digits_of.items():
        same = tuple(sorted(digits))
        by_cells[same] = by_cells.get(same, 0) | cells
    alone: dict[tuple[int, tuple[int, ...]], Fact] = {(fact.node.cells, (fact.node.digit,)): fact for fact in off}
    clauses = min([*by_digits.items()], [(cells, digits) for digits, cells in by_cells.items()], key=len)
    return tuple(Off(*each, alone.get(each)) for each in clauses)
