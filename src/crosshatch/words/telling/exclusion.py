"""Aligned exclusion: what all choices beside a removed candidate come to, put together."""

from typing import NamedTuple

from ...board.candidate import Candidate
from ...logic.cell_groups import CellGroup
from ...logic.step import Role
from ...techniques.almost_locked.aligned_exclusion_pattern import Exclusion

MOST_CHOICES = 12
"""How many choices the words list at most."""


class Fault(NamedTuple):
    """A set, or a cell, that some choices leave too few digits, and these choices."""

    excluder: CellGroup
    role: Role
    choices: tuple[tuple[int, ...], ...]


def faults(found: Exclusion, removed: Candidate) -> tuple[Fault, ...]:
    """Return what goes wrong if a candidate were true, but for digits that are twice in a house."""
    choices: dict[CellGroup, list[tuple[int, ...]]] = {}
    for choice in found.choices(removed):
        if choice.excluder is not None:
            choices.setdefault(choice.excluder, []).append(choice.digits)
    return tuple(Fault(each, role_of(found, each), tuple(some)) for each, some in choices.items())


def role_of(found: Exclusion, excluder: CellGroup) -> Role:
    """Return the role of an excluder."""
    return next(role for role, each in found.groups if each is excluder)
