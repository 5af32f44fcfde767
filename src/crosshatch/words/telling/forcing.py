"""Forcing chains and nets: which ways lead to what is shown, and what causes what."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ...found.forcing import Fact, Facts


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
