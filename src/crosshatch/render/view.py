"""What a picture of a step shows: for each candidate, cell and house the role that tells most about it, and the links.

Something can have several roles at once (an ALS's candidate that is also the restricted common); a picture has room
for one.  A step that tells cases apart has a picture of each besides that of the whole.  Grids in text (``text``) take
their marks from here, and colours follow from the same roles (``palette``); text draws no links and no single cases.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

import attrs

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..logic.step import Branch, ByRole, CellTruth, HouseTruth, Link, Role, Roles, Step

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

T = TypeVar("T")
Has: TypeAlias = Callable[[Candidate], bool]


@attrs.frozen
class View:
    """The role to show for each candidate, cell (0..80) and house (0..26) that takes part; the others are left out.

    A cell of which one candidate only takes part, in the same role, is left out, too: it is about the candidate.
    ``links`` are the lines to draw; ``branches`` the pictures of the cases that a step tells apart, in the order of
    ``step.branches``, where it is said what is assumed in each and what fails.
    """

    candidates: Mapping[Candidate, Role] = attrs.field(factory=dict)
    cells: Mapping[int, Role] = attrs.field(factory=dict)
    houses: Mapping[int, Role] = attrs.field(factory=dict)
    links: tuple[Link, ...] = ()
    branches: "tuple[View, ...]" = ()

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles of candidates, cells and houses that are shown, each once, the most telling first."""
        shown = (*self.candidates.values(), *self.cells.values(), *self.houses.values())
        return tuple(sorted(dict.fromkeys(shown), key=_rank))

    @property
    def roles_with_links(self) -> tuple[Role, ...]:
        """The roles of candidates, cells, houses and links that are shown, each once."""
        links = (each.role for each in self.links)
        return tuple(dict.fromkeys([*self.candidates.values(), *self.cells.values(), *self.houses.values(), *links]))


def view_of(step: Step, grid: Grid | None = None) -> View:
    """Return the picture of a step as a whole, with those of its branches.

    With the grid on which it was found, candidates that the grid does not have are left out.  The techniques here name
    none of that kind; a technique of one's own may, since the candidates of a ``CustomPattern`` that names none are all
    digits of the pattern in its cells.
    """
    has = (lambda each: True) if grid is None else grid_has(grid)
    outcome = _outcome(step)
    branches = tuple(_branch_view(each, outcome, has) for each in step.branches)
    return _view(step.roles, outcome, step.links, has, branches)


def one_view(step: Step, grid: Grid, branch: int | None = None) -> View:
    """Return one picture of a step, as ``view_of`` has it: that of the whole, without its branches, or of a branch.

    Raises IndexError where there is no such branch.
    """
    if branch is None:
        return _view(step.roles, _outcome(step), step.links, grid_has(grid))
    return _branch_view(step.branches[branch], _outcome(step), grid_has(grid))


def _outcome(step: Step) -> ByRole[Candidate]:
    return {Role.PLACED: step.placements, Role.REMOVED: step.eliminations}


def grid_has(grid: Grid) -> Has:
    """Return what says of a candidate whether a grid has it."""
    masks = grid.cell_digits
    return lambda each: bool(masks[each.cell] >> each.digit & 1)


def _branch_view(branch: Branch, outcome: ByRole[Candidate], has: Has) -> View:
    """Return the picture of a case: what it ends in is the conclusion of the step, or a truth that has nothing left."""
    roles, fails = branch.roles, branch.fails
    if fails is None:
        ends = {each.assertion.candidate for each in branch.follows} | {each.candidate for each in branch.case}
        outcome = {role: tuple(each for each in some if each in ends) for role, some in outcome.items()}
        return _view(roles, outcome, branch.links, has)
    if roles.cells or roles.houses:
        return _view(roles, {}, branch.links, has)
    if isinstance(fails, CellTruth):
        roles = attrs.evolve(roles, cells={**roles.cells, Role.PATTERN: [fails.cell]})
    elif isinstance(fails, HouseTruth):
        roles = attrs.evolve(roles, houses={**roles.houses, Role.HOUSE: [fails.house]})
    return _view(roles, {}, branch.links, has)


def _view(
    roles: Roles, outcome: ByRole[Candidate], links: tuple[Link, ...], has: Has, branches: tuple[View, ...] = ()
) -> View:
    shown = _most_telling({**outcome, **_candidate_roles(roles)})
    candidates = {each: role for each, role in shown.items() if has(each)}
    shown_in = {(each.cell, role) for each, role in candidates.items()}
    taking_part = Counter(each.cell for each in candidates)
    cells = {
        cell: role
        for cell, role in _most_telling(roles.cells).items()
        if taking_part[cell] != 1 or (cell, role) not in shown_in
    }
    return View(candidates, cells, _most_telling(roles.houses), links, branches)


def _candidate_roles(roles: Roles) -> ByRole[Candidate]:
    """Return the roles of candidates; where none has any, those of all digits of the pattern in its cells.

    Where a digit was ruled out before, there is none left to be shown.
    """
    if roles.candidates:
        return roles.candidates
    digits = [digit for digits in roles.digits.values() for digit in digits]
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
    return _RANK.get(role, len(PRECEDENCE))
