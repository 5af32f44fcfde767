"""What the strategies with almost locked sets share: their patterns, and how these are written and told.

An almost locked set is some cells of a house with one candidate digit more than there are cells, so it lacks just one
of its digits.  A restricted common is a digit of two sets that cannot be in both, since each of its candidates in one
sees all those in the other.
"""

from collections.abc import Iterable, Sequence
from itertools import cycle

import attrs

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import cells_in, cells_name, digits_in
from ..engine.sets.als import AlmostLockedSets
from ..step import CELL_TRUTHS, Link, Pattern, Role, Roles, Step
from .base import Strategy, listed, mark, mark_cells

_SET_ROLES = (
    Role.ALS_A,
    Role.ALS_B,
    Role.ALS_C,
    Role.ALS_D,
    Role.ALS_E,
    Role.ALS_F,
    Role.ALS_G,
    Role.ALS_H,
)


@attrs.frozen
class AlmostLockedSetStrategy(Strategy):
    """A strategy that links almost locked sets.

    ``overlap`` allows sets that have cells in common, though never a restricted common there; HoDoKu leaves them out
    by default.
    """

    family = "Almost locked sets"

    overlap: bool = attrs.field(default=False, kw_only=True)


@attrs.frozen
class PatternSet:
    """Cells that are one thing in a pattern: their role, and all digits that they can take, in order."""

    role: Role
    cells: tuple[int, ...]
    digits: tuple[int, ...]

    @property
    def named(self) -> str:
        """The cells as an explanation names them."""
        return mark_cells(self.role, self.cells)

    @property
    def described(self) -> str:
        """The cells and their digits as an explanation names them."""
        return f"{self.named} ({', '.join(map(str, self.digits))})"

    @property
    def braced(self) -> str:
        """The cells and their digits in the field's notation: ``r14c6 {148}``."""
        return f"{cells_name(self.cells)} {{{''.join(map(str, self.digits))}}}"


def roles_of_sets(grid: Grid, sets: Iterable[tuple[Role, int]]) -> tuple[Roles[int], Roles[Candidate]]:
    """Return the cell roles and the candidate roles of cells that are one thing in a pattern each."""
    cells = tuple((role, tuple(cells_in(cells))) for role, cells in sets)
    candidates = tuple(
        (role, tuple(candidate(cell, digit) for cell in members for digit in digits_in(grid.digits_of(cell))))
        for role, members in cells
    )
    return cells, candidates


def pattern_sets(step: Step) -> tuple[PatternSet, ...]:
    """Return the sets of a step whose pattern has its roles from ``roles_of_sets``, with others after them."""
    return tuple(
        PatternSet(role, cells, tuple(sorted({each.digit for each in candidates})))
        for (role, cells), (_, candidates) in zip(step.pattern.cell_roles, step.pattern.candidate_roles, strict=False)
    )


def with_roles(sets: Iterable[int]) -> list[tuple[Role, int]]:
    """Return sets of cells with the roles of almost locked sets, A to H in order and round again."""
    return list(zip(cycle(_SET_ROLES), sets))


def weak_link(grid: Grid, cells: int, others: int, digit: int) -> Link:
    """Return the link between the candidates of a digit in two sets of cells, which cannot both hold it."""
    return Link(_places(grid, cells, digit), _places(grid, others, digit), Role.WEAK)


def linked_pattern(
    grid: Grid,
    sets: Sequence[tuple[Role, int]],
    links: Sequence[Link],
    ends: Iterable[int],
    removed: Iterable[Candidate],
) -> Pattern:
    """Return the pattern of sets of cells, each with its role, and their weak links.

    ``ends`` are those of the sets that hold what is removed elsewhere.  The pattern's restricted commons come link by
    link, and its common digits are what is removed.
    """
    cells, candidates = roles_of_sets(grid, sets)
    commons = dict.fromkeys(each for link in links for each in link.start + link.end)
    digits = sorted({each.digit for each in removed})
    held = dict.fromkeys(each for digit in digits for end in ends for each in _places(grid, end, digit))
    return Pattern(
        truths=[CELL_TRUTHS[cell] for cell in dict.fromkeys(cell for _, members in cells for cell in members)],
        cells=cells,
        candidates=(*candidates, (Role.RESTRICTED_COMMON, tuple(commons)), (Role.COMMON, tuple(held))),
        digits={Role.RESTRICTED_COMMON: [link.start[0].digit for link in links], Role.COMMON: digits},
        links=links,
    )


def seen_in_all(sets: AlmostLockedSets, numbers: Sequence[int], digits: int) -> list[Candidate]:
    """Return the candidates of some digits (a mask) that see all those of their digit in each of some sets."""
    found = []
    for digit in digits_in(digits):
        cells = sets.seen(numbers[0], digit)
        for number in numbers[1:]:
            cells &= sets.seen(number, digit)
        found += [candidate(cell, digit) for cell in cells_in(cells)]
    return found


def introduce(sets: Sequence[PatternSet]) -> str:
    """Say in words what some sets are."""
    return (
        f"{listed(each.described for each in sets)} are almost locked sets: with one digit more than cells, each lacks "
        "just one of its digits."
    )


def held_between(step: Step, where: str) -> str:
    """Say in words where each of the common digits of a step must be, and that it goes from what sees all of that."""
    digits = [mark(Role.COMMON, digit) for digit in step.pattern.digits(Role.COMMON)]
    each = "each of " if len(digits) > 1 else ""
    return f"{each}{listed(digits)} must be in {where}, and a cell that sees all its places there cannot take it."


def _places(grid: Grid, cells: int, digit: int) -> tuple[Candidate, ...]:
    """Return the candidates of a digit in some cells."""
    return tuple(candidate(cell, digit) for cell in cells_in(cells & grid.cells_with(digit)))
