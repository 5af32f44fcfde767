"""Colours: which candidates have the same, and which share their witnesses."""

from collections.abc import Iterable, Mapping
from typing import Any

from ...board.candidate import Candidate
from ...logic.step import Role
from ...techniques.colouring.pattern import Bridge, Coloured

Seen = Mapping[Candidate, tuple[Candidate, ...]]
"""Candidates, each with the witnesses that it sees."""


def colour_of(found: Coloured[Any], candidate: Candidate) -> Role:
    """Return the colour of a candidate of a cluster."""
    return next(role for role, colour in found.colours.items() if candidate in colour)


def by_colour(found: Coloured[Any], candidates: Iterable[Candidate]) -> dict[Role, list[Candidate]]:
    """Put candidates together that have the same colour."""
    together: dict[Role, list[Candidate]] = {}
    for each in candidates:
        together.setdefault(colour_of(found, each), []).append(each)
    return together


def with_same_witnesses(seen: Seen) -> dict[tuple[Candidate, ...], list[Candidate]]:
    """Put candidates together that have the same witnesses, in order."""
    together: dict[tuple[Candidate, ...], list[Candidate]] = {}
    for each in sorted(seen):
        together.setdefault(seen[each], []).append(each)
    return together


def bridges(found: Bridge) -> dict[tuple[Candidate, Candidate], Seen]:
    """Return the pairs of candidates that see each other, each with what goes because of it, and what that sees."""
    told: dict[tuple[Candidate, Candidate], dict[Candidate, tuple[Candidate, ...]]] = {}
    for each in found.witnesses:
        told.setdefault((each.near_one, each.near_other), {})[each.removed] = (each.far_one, each.far_other)
    return {**told}


def far_ends(found: Bridge, seen: Seen) -> dict[Role, list[Candidate]]:
    """Return the candidates that are seen, by their colours."""
    return by_colour(found, dict.fromkeys(each for both in seen.values() for each in both))
