"""What a picture of a step shows: the most important role of each candidate, cell and house, and the links.

An object can have several roles (a candidate of an ALS that is also the restricted common), but a picture has room for
one.  A step with several cases has a picture of each, besides that of the whole.  Grids in text (``text``) take their
marks from here, and colours follow from the same roles (``palette``); text shows neither links nor single cases.
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
"""The most important roles, in order; other roles come after these, in the order in which a pattern lists them."""

_RANK = {role: rank for rank, role in enumerate(PRECEDENCE)}

T = TypeVar("T")
Has: TypeAlias = Callable[[Candidate], bool]


@attrs.frozen
class View:
    """The role to show for each candidate, cell (0 to 80) and house that takes part; others are omitted.

    A cell is omitted if only one of its candidates takes part, in the same role.  ``links`` are the lines to draw, and
    ``branches`` the pictures of the cases of the step, in the order of ``step.branches``, which state what each assumes
    and what fails in it.
    """

    candidates: Mapping[Candidate, Role] = attrs.field(factory=dict)
    cells: Mapping[int, Role] = attrs.field(factory=dict)
    houses: Mapping[int, Role] = attrs.field(factory=dict)
    links: tuple[Link, ...] = ()
    branches: "tuple[View, ...]" = ()

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles of the candidates, cells and houses shown, without repeats, the most important first."""
        shown = (*self.candidates.values(), *self.cells.values(), *self.houses.values())
        return tuple(sorted(dict.fromkeys(shown), key=_rank))

    @property
    def roles_with_links(self) -> tuple[Role, ...]:
        """The roles of the candidates, cells, houses and links shown, without repeats."""
        links = (each.role for each in self.links)
        return tuple(dict.fromkeys([*self.candidates.values(), *self.cells.values(), *self.houses.values(), *links]))


def view_of(step: Step, grid: Grid | None = None) -> View:
    """Return the view of a step as a whole, with those of its branches.

    Given the grid on which the step was found, candidates that are not in the grid are omitted.  Built-in techniques
    name no such candidates; custom techniques may, since a ``CustomPattern`` without candidates stands for all of its
    digits in all of its cells.
    """
    has = (lambda each: True) if grid is None else grid_has(grid)
    outcome = _outcome(step)
    branches = tuple(_branch_view(each, outcome, has) for each in step.branches)
    return _view(step.roles, outcome, step.links, has, branches)


def one_view(step: Step, grid: Grid, branch: int | None = None) -> View:
    """Return a single view of a step, as ``view_of`` does: the whole without its branches, or one branch.

    Raises IndexError if the branch does not exist.
    """
    if branch is None:
        return _view(step.roles, _outcome(step), step.links, grid_has(grid))
    return _branch_view(step.branches[branch], _outcome(step), grid_has(grid))


def _outcome(step: Step) -> ByRole[Candidate]:
    return {Role.PLACED: step.placements, Role.REMOVED: step.eliminations}


def grid_has(grid: Grid) -> Has:
    """Return a function that says whether a grid has a candidate."""
    masks = grid.cell_digits
    return lambda each: bool(masks[each.cell] >> each.digit & 1)


def _branch_view(branch: Branch, outcome: ByRole[Candidate], has: Has) -> View:
    """Return the view of a case: it ends in the conclusion of the step, or in a truth without remaining candidates."""
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
    """Return the roles of candidates; if there are none, those of all digits of the pattern in its cells.

    Digits that had been ruled out before are not shown.
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
