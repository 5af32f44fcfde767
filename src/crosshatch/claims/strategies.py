"""Strategies that a claim may mean, by the technique and the pattern that it names."""

from collections.abc import Iterable, Iterator
from functools import cache

import attrs

from ..logic.step import Step
from ..logic.technique import Technique
from ..techniques.catalogue import CATALOGUE
from ..techniques.catalogue import KINDS as FURTHER
from ..techniques.chains.shapes import RINGS, RINGS_OF_SETS, WINGS, WINGS_OF_SETS
from ..techniques.names import plain
from ..techniques.strategy import Strategy
from ..techniques.subsets.strategy import NakedSubsetStrategy
from .notation import Claim
from .patterns import UnreadableClaim, pattern_named

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
    """Return whether a claim names the same pattern as a step, compared by notation."""
    written = step.pattern.where or step.pattern.notation
    try:
        return claim.pattern.fits(pattern_named(written, step.technique))
    except UnreadableClaim:
        return False
