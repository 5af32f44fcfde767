"""A step and what it is made of: truths, a pattern with roles, and conclusions.

A step is data.  It says which candidates are placed or eliminated, and names the truths that justify
this, so that ``proof`` can check it and ``render`` can draw and tell it.  Roles say what a cell, candidate,
house, digit or link does in the pattern; colours and English are made from them elsewhere.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

import attrs

from .board.candidate import Candidate, candidate
from .board.grid import Grid
from .board.houses import CELLS, DIGITS, HOUSE, HOUSES, cell_name, cells_in, cells_name, house_name

if TYPE_CHECKING:
    from .strategies.base import Strategy


class Role(StrEnum):
    """What something does in a pattern."""

    BASE = "base"
    COVER = "cover"
    FIN = "fin"
    ENDO_FIN = "endo fin"
    HOUSE = "house"
    PATTERN = "pattern"
    BLOCKER = "blocker"
    RULED_OUT = "ruled out"
    PIVOT = "pivot"
    PINCER = "pincer"
    STEM = "stem"
    COMMON = "common"
    RESTRICTED_COMMON = "restricted common"
    EXTRA = "extra"
    GUARDIAN = "guardian"
    CORNER = "corner"
    FLOOR = "floor"
    ROOF = "roof"
    COLOUR_1 = "colour 1"
    COLOUR_2 = "colour 2"
    COLOUR_3 = "colour 3"
    COLOUR_4 = "colour 4"
    ALS_A = "als a"
    ALS_B = "als b"
    ALS_C = "als c"
    ALS_D = "als d"
    ALS_E = "als e"
    ALS_F = "als f"
    ALS_G = "als g"
    ALS_H = "als h"
    STRONG = "strong link"
    WEAK = "weak link"
    CHOICE = "choice"
    PLACED = "placed"
    REMOVED = "removed"


def _one_of(numbers: range) -> Any:
    """Check that a number is one of those there are."""
    return attrs.validators.in_(numbers)


@attrs.frozen(order=True)
class CellTruth:
    """One of the candidates of an empty cell (0..80) is true.

    Raises ValueError where there is no such cell.
    """

    cell: int = attrs.field(validator=_one_of(CELLS))

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the candidates of which at least one is true."""
        mask = grid.digits_of(self.cell)
        return tuple(candidate(self.cell, digit) for digit in DIGITS if mask >> digit & 1)

    def __str__(self) -> str:
        return cell_name(self.cell)


@attrs.frozen(order=True)
class HouseTruth:
    """A digit (1..9) that a house (0..26) still lacks is in one of the house's cells.

    Raises ValueError where there is no such digit or house.
    """

    digit: int = attrs.field(validator=_one_of(DIGITS))
    house: int = attrs.field(validator=_one_of(HOUSES))

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the candidates of which at least one is true."""
        cells = grid.cells_with(self.digit) & HOUSE[self.house]
        return tuple(candidate(cell, self.digit) for cell in cells_in(cells))

    def __str__(self) -> str:
        return f"{self.digit} in {house_name(self.house)}"


def _sorted_by_cell(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    return tuple(sorted(set(candidates)))


@attrs.frozen(order=True)
class DeadlyPattern:
    """Digits on cells that a puzzle with one solution cannot hold.

    ``candidates`` are the digits of the pattern, cell by cell: every way to fill the cells from them has
    a twin with the same digits in every row, column and box.  So one of the guardians is true: the other
    candidates of those cells.
    """

    pattern: tuple[Candidate, ...] = attrs.field(converter=_sorted_by_cell)

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the pattern, in order."""
        return tuple(sorted({each.cell for each in self.pattern}))

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the guardians: candidates of which at least one is true."""
        return tuple(
            each for cell in self.cells for each in CELL_TRUTHS[cell].candidates(grid) if each not in self.pattern
        )

    def __str__(self) -> str:
        digits = "".join(str(digit) for digit in sorted({each.digit for each in self.pattern}))
        return f"no deadly pattern of {digits} in {cells_name(self.cells)}"


class Truth(Protocol):
    """A set of candidates of which at least one is true in every solution."""

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the candidates of which at least one is true."""
        ...


CELL_TRUTHS: tuple[CellTruth, ...] = tuple(CellTruth(cell) for cell in CELLS)
"""The truth of each cell, by cell."""

HOUSE_TRUTHS: tuple[tuple[HouseTruth, ...], ...] = tuple(
    tuple(HouseTruth(digit, house) for house in HOUSES) if digit else () for digit in range(10)
)
"""The truth of each digit (first index, 0 not used) in each house (second)."""


@attrs.frozen
class Link:
    """A line from some candidates to others: strong (one side is true) or weak (not both are)."""

    start: tuple[Candidate, ...]
    end: tuple[Candidate, ...]
    role: Role = Role.STRONG


T = TypeVar("T")
Roles: TypeAlias = tuple[tuple[Role, tuple[T, ...]], ...]


def _by_role(given: Mapping[Role, Iterable[T]]) -> Roles[T]:
    return tuple([(role, tuple(items)) for role, items in given.items()])


def _numbered(given: Mapping[Role, Iterable[int]] | Roles[int]) -> Roles[int]:
    return given if isinstance(given, tuple) else _by_role(given)


def _candidates(given: Mapping[Role, Iterable[Candidate]] | Roles[Candidate]) -> Roles[Candidate]:
    return given if isinstance(given, tuple) else _by_role(given)


def _truths(given: Iterable[Truth]) -> tuple[Truth, ...]:
    return tuple(given)


def _links(given: Iterable[Link]) -> tuple[Link, ...]:
    return tuple(given)


def _of(roles: Roles[T], role: Role) -> tuple[T, ...]:
    return tuple(item for each, items in roles if each is role for item in items)


@attrs.frozen
class Pattern:
    """What a step rests on: its truths, and the roles of what takes part.

    Roles are given as mappings, ``Pattern(truths=[...], cells={Role.PIVOT: [40]})``, or as the tuples they turn into.
    """

    truths: tuple[Truth, ...] = attrs.field(converter=_truths)
    cell_roles: Roles[int] = attrs.field(default=(), converter=_numbered, alias="cells")
    candidate_roles: Roles[Candidate] = attrs.field(default=(), converter=_candidates, alias="candidates")
    house_roles: Roles[int] = attrs.field(default=(), converter=_numbered, alias="houses")
    digit_roles: Roles[int] = attrs.field(default=(), converter=_numbered, alias="digits")
    links: tuple[Link, ...] = attrs.field(default=(), converter=_links)

    def cells(self, role: Role) -> tuple[int, ...]:
        """Return the cells of a role, in their order."""
        return _of(self.cell_roles, role)

    def candidates(self, role: Role) -> tuple[Candidate, ...]:
        """Return the candidates of a role, in their order."""
        return _of(self.candidate_roles, role)

    def houses(self, role: Role) -> tuple[int, ...]:
        """Return the houses of a role, in their order."""
        return _of(self.house_roles, role)

    def digits(self, role: Role) -> tuple[int, ...]:
        """Return the digits of a role, in their order."""
        return _of(self.digit_roles, role)


@attrs.frozen
class Branch:
    """One case of a step that tells cases apart: if ``case`` is true, the pattern leads to ``conclusion``.

    A branch is there to be shown.  The checker judges the conclusions of the whole step, by all its truths.
    """

    case: Candidate
    pattern: Pattern
    conclusion: tuple[Candidate, ...] = ()


def _sorted_for_notation(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    found = tuple(candidates)
    return found if len(found) < 2 else tuple(sorted(found, key=lambda each: (each.digit, each.cell)))


def _branches(given: Iterable[Branch]) -> tuple[Branch, ...]:
    return tuple(given)


@attrs.frozen
class Step:
    """One deduction: what is placed or eliminated, by which strategy, and why.

    Placements and eliminations are sorted by digit, then cell.
    """

    strategy: "Strategy"
    pattern: Pattern
    placements: tuple[Candidate, ...] = attrs.field(default=(), converter=_sorted_for_notation)
    eliminations: tuple[Candidate, ...] = attrs.field(default=(), converter=_sorted_for_notation)
    branches: tuple[Branch, ...] = attrs.field(default=(), converter=_branches)

    @property
    def name(self) -> str:
        """The name of the technique, or of the form of it that the step is."""
        return self.strategy.title(self)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """All truths that the step rests on, those of its branches included."""
        return self.pattern.truths + tuple(truth for branch in self.branches for truth in branch.pattern.truths)

    @property
    def notation(self) -> str:
        """The step in the field's one-line notation, such as ``X-Wing: 1 c15 r25 => r2c3<>1``."""
        body = self.strategy.notation(self)
        if body:
            return f"{self.name}: {body} => {self.conclusion}"
        return f"{self.name}: {self.conclusion}" if self.placements else f"{self.name} => {self.conclusion}"

    @property
    def conclusion(self) -> str:
        """What the step places and eliminates, in the field's notation: ``r1c1=5`` or ``r1c2,r3c4<>5``."""
        parts = [f"{cell_name(each.cell)}={each.digit}" for each in self.placements]
        for digit in DIGITS:
            cells = [each.cell for each in self.eliminations if each.digit == digit]
            if cells:
                parts.append(f"{cells_name(cells)}<>{digit}")
        return ", ".join(parts)

    @property
    def explanation(self) -> str:
        """The reasons in words, with roles marked up: ``[pivot:r5c5]`` (see ``render.prose``)."""
        return self.strategy.explain(self)

    def apply(self, grid: Grid) -> bool:
        """Carry the step out on a grid; return whether that changed anything.

        Raises ValueError where a placement is no candidate of its cell.
        """
        changed = bool(self.placements)
        for each in self.eliminations:
            changed |= grid.eliminate(each.cell, each.digit)
        for each in self.placements:
            grid.place(each.cell, each.digit)
        return changed

    def __str__(self) -> str:
        return self.notation
