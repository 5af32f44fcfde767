"""Strategies that a claim may mean, by the technique and the pattern that it names."""

from collections.abc import Iterable, Iterator
from functools import cache

import attrs

from ..board.houses import houses_code
from ..logic.step import Step
from ..logic.technique import Technique
from ..techniques.catalogue import CATALOGUE
from ..techniques.catalogue import KINDS as FURTHER
from ..techniques.chains.shapes import RINGS, RINGS_OF_SETS, WINGS, WINGS_OF_SETS
from ..techniques.names import plain
from ..techniques.strategy import Strategy
from ..techniques.subsets.strategy import NakedSubsetStrategy
from .notation import Claim
from .patterns import NO_PATTERN, PatternText, Token, UnreadableClaim, houses_named, pattern_named

ALL: tuple[Strategy, ...] = (*CATALOGUE, *FURTHER)

FORMS = {plain(name) for table in (WINGS, RINGS, WINGS_OF_SETS, RINGS_OF_SETS) for name in table.values()}
FORMS |= {plain(name) for name in ("L-Wing", "H-Wing")}
"""The names of chains of a certain shape."""


OPTIONS = ("dual", "two_candidates", "larger_sets", "siamese")
"""The options of strategies for further forms of their patterns."""


def strategies_meant(claim: Claim) -> tuple[Strategy, ...]:
    """Return the strategies that a claim may mean.

    If it writes out a pattern, the name of a technique also stands for its more general forms: a swordfish may be
    finned, a skyscraper grouped, and a naked pair locked.  Without a name, any technique may be meant.
    """
    if not claim.techniques:
        return ALL
    return _kin(claim.techniques, bool(claim.pattern))


@cache
def _kin(techniques: tuple[Technique, ...], wide: bool) -> tuple[Strategy, ...]:
    found = [each for each in ALL if each.technique in techniques]
    if wide:
        sizes = {each.size for each in found if isinstance(each, NakedSubsetStrategy)}
        found += [each for each in ALL if isinstance(each, NakedSubsetStrategy) and each.locked and each.size in sizes]
        for technique in techniques:
            title = technique.title
            found += [
                each
                for each in CATALOGUE
                if each.technique.title.endswith(f" {title}") or each.technique.title.startswith(f"{title} with ")
            ]
    return tuple(dict.fromkeys(found))


def variants(strategies: Iterable[Strategy], name: str) -> Iterator[Strategy]:
    """Yield strategies with an option for forms that they leave out by default, such as dual and siamese ones."""
    for option in OPTIONS:
        if option != "siamese" or name.lower().startswith(option):
            for each in strategies:
                if getattr(each, option, None) is False and attrs.has(type(each)):
                    yield attrs.evolve(each, **{option: True})  # type: ignore[misc]


def fits(claim: Claim, step: Step) -> bool:
    """Return whether a claim names the same pattern as a step, compared by notation, or nothing but parts of it."""
    return claim.pattern.fits(_pattern_of(step)) or is_described(claim.pattern, step)


def _pattern_of(step: Step) -> PatternText:
    try:
        return pattern_named(step.pattern.where or step.pattern.notation, step.technique)
    except UnreadableClaim:
        return NO_PATTERN


def is_described(pattern: PatternText, step: Step) -> bool:
    """Return whether a pattern names nothing but parts of a step: cells, houses and one digit or set of digits.

    The cells and houses of its notation, such as the base and the cover of a fish, are named from the first on.  A step
    also has the other houses that its pattern marks and, if it is a single, the digit and the cell that it places.
    """
    notation = _pattern_of(step).tokens
    kinds = [kind for kind, *_ in notation]
    if pattern.chain or not {*kinds} <= {"digits", "houses", "cells"} or kinds.count("digits") > 1:
        return False
    places = [each for each in notation if each[0] != "digits"]
    named = [each for each in pattern.tokens if each in places]
    further = {*pattern.tokens} - {*notation}
    return named == places[: len(named)] and further <= {*_further_parts(step, further, notation)}


def _further_parts(step: Step, asked: Iterable[Token], notation: Iterable[Token]) -> Iterator[Token]:
    """Yield what a step has besides the parts of its notation, of the houses those sets that are asked for."""
    if step.placements:
        yield "digits", tuple(sorted({each.digit for each in step.placements}))
        yield "cells", frozenset(each.cell for each in step.placements)
    marked = {*houses_named(houses_code({each for some in step.pattern.roles.houses.values() for each in some}))}
    written = {each for kind, value in notation if kind == "houses" for each in value}
    yield from (each for each in asked if each[0] == "houses" and each[1] <= marked - written)
