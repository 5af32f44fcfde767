"""What a picture of a step shows: for each candidate, cell and house the role that tells most about it.

Something can have several roles at once (an ALS's candidate that is also the restricted common); a picture has room
for one.  Text, terminal and drawings all take theirs from here.
"""

from collections.abc import Mapping
from typing import TypeVar

import attrs

from ..board.candidate import Candidate, candidate
from ..board.houses import DIGITS
from ..step import ByRole, Role, Roles, Step

PRECEDENCE: tuple[Role, ...] = (
    Role.REMOVED,
    Role.PLACED,
    Role.CHOICE,
    Role.ENDO_FIN,
    Role.FIN,
    Role.GUARDIAN,
    Role.RESTRICTED_COMMON,
    Role.COMMON,
    Role.EXTRA,
    Role.STEM,
    Role.PIVOT,
    Role.PINCER,
)
"""The roles that tell most, first; any other role comes after these, in the order in which a pattern lists them."""

_RANK = {role: rank for rank, role in enumerate(PRECEDENCE)}
_LAST = len(PRECEDENCE)

T = TypeVar("T")


@attrs.frozen
class View:
    """The role to show for each candidate, cell (0..80) and house (0..26) that takes part; the others are left out."""

    candidates: Mapping[Candidate, Role] = attrs.field(factory=dict)
    cells: Mapping[int, Role] = attrs.field(factory=dict)
    houses: Mapping[int, Role] = attrs.field(factory=dict)

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles that are shown, each once, the most telling first."""
        shown = (*self.candidates.values(), *self.cells.values(), *self.houses.values())
        return tuple(sorted(dict.fromkeys(shown), key=_rank))


def view_of(step: Step) -> View:
    """Return the picture of a step as a whole, its branches left out."""
    roles = step.roles
    outcome = {Role.PLACED: step.placements, Role.REMOVED: step.eliminations}
    return View(
        _most_telling({**outcome, **_candidate_roles(roles)}), _most_telling(roles.cells), _most_telling(roles.houses)
    )


def _candidate_roles(roles: Roles) -> ByRole[Candidate]:
    """Return the roles of candidates; where none has any, those of all digits of the pattern in its cells.

    Where a digit was ruled out before, there is none left to be shown.
    """
    if roles.candidates:
        return roles.candidates
    digits = [digit for digits in roles.digits.values() for digit in digits] or DIGITS
    return {
        role: tuple(candidate(cell, digit) for cell in cells for digit in digits)
        for role, cells in roles.cells.items()
        if role is not Role.RULED_OUT
    }


def _most_telling(roles: ByRole[T]) -> dict[T, Role]:
    chosen: dict[T, Role] = {}
    for role, items in roles.items():
        for item in items:
            if item not in chosen or _rank(role) < _rank(chosen[item]):
                chosen[item] = role
    return chosen


def _rank(role: Role) -> int:
    return _RANK.get(role, _LAST)
