"""Patterns with almost locked sets: cells of a house or cage with one more candidate digit than there are cells.

Such a set lacks exactly one of its digits.  A restricted common is a digit of two sets that cannot be in both, because
each of its places in one set sees all those in the other.
"""

from abc import abstractmethod
from collections.abc import Iterable

import attrs

from ...board.board import Board
from ...board.candidate import Candidate
from ...board.houses import cells_in, cells_name, digits_in
from ...logic.cell_groups import CellGroup, cells_needed, roles_of_groups, sets_with_roles
from ...logic.fields import board_field
from ...logic.step import Link, Pattern, Role, Roles, Truth


class LinkedSets(Pattern):
    """Groups of cells linked by restricted commons, and the candidates removed because an end set has their digit."""

    __slots__ = ()

    removed: tuple[Candidate, ...]
    board: Board

    @property
    @abstractmethod
    def groups(self) -> tuple[tuple[Role, CellGroup], ...]:
        """The sets, or cells, of the pattern with their roles."""

    @property
    @abstractmethod
    def linked(self) -> tuple[tuple[CellGroup, CellGroup, int], ...]:
        """For each link, two groups and the digit that cannot be in both."""

    @property
    @abstractmethod
    def ends(self) -> tuple[CellGroup, ...]:
        """The sets one of which has a digit that is removed elsewhere."""

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits that are removed, in order."""
        return tuple(sorted({each.digit for each in self.removed}))

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cells, as far as they are needed."""
        return cells_needed((group for _, group in self.groups), self.removed, self.board)

    @property
    def roles(self) -> Roles:
        """The groups, the restricted commons, and what the ends have of the digits that are removed."""
        links = self.links
        commons = dict.fromkeys(each for link in links for each in link.start + link.end)
        held = dict.fromkeys(each for digit in self.digits for end in self.ends for each in end.candidates(digit))
        return roles_of_groups(
            self.groups,
            candidates={Role.RESTRICTED_COMMON: commons, Role.COMMON: held},
            digits={Role.RESTRICTED_COMMON: [digit for _, _, digit in self.linked], Role.COMMON: self.digits},
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The weak link of each restricted common."""
        return tuple(
            Link(one.candidates(digit), other.candidates(digit), Role.WEAK) for one, other, digit in self.linked
        )


@attrs.frozen
class LinkedPair(LinkedSets):
    """Two sets with restricted commons: one, or more, which lock them both."""

    first: CellGroup
    second: CellGroup
    commons: tuple[int, ...]
    removed: tuple[Candidate, ...] = attrs.field(repr=False)
    board: Board = board_field()

    @property
    def groups(self) -> tuple[tuple[Role, CellGroup], ...]:
        """The two sets."""
        return tuple(sets_with_roles(self.ends))

    @property
    def linked(self) -> tuple[tuple[CellGroup, CellGroup, int], ...]:
        """The two sets, once for each restricted common."""
        return tuple((self.first, self.second, digit) for digit in self.commons)

    @property
    def ends(self) -> tuple[CellGroup, ...]:
        """Both sets."""
        return self.first, self.second

    @property
    def has_others(self) -> bool:
        """Whether a set has digits besides the restricted commons."""
        return len({*digits_in(self.first.digits | self.second.digits)} - {*self.commons}) > 0

    @property
    def notation(self) -> str:
        """The sets and the digits, such as ``A=r1c1 {12}, B=r1c45,r2c5 {1234}, X=1, Z=2``."""
        text = f"{_lettered(self.ends)}, X={_with_commas(self.commons)}"
        tells_z = len(self.commons) == 1 or {*self.digits} <= {*self.commons}
        return f"{text}, Z={_with_commas(self.digits)}" if tells_z else text


@attrs.frozen
class LinkedThree(LinkedSets):
    """Two sets, each linked to a third in the middle; ``x`` and ``y``, two different digits, are what links them.

    ``more_x`` and ``more_y`` are other digits that link the first and the second to the middle, too.
    """

    first: CellGroup
    second: CellGroup
    middle: CellGroup
    x: int
    y: int
    more_x: tuple[int, ...]
    more_y: tuple[int, ...]
    removed: tuple[Candidate, ...] = attrs.field(repr=False)
    board: Board = board_field()

    @property
    def groups(self) -> tuple[tuple[Role, CellGroup], ...]:
        """The outer sets, then the middle one."""
        return tuple(sets_with_roles((self.first, self.second, self.middle)))

    @property
    def linked(self) -> tuple[tuple[CellGroup, CellGroup, int], ...]:
        """The links of X and Y, then the others."""
        first, middle, second = self.first, self.middle, self.second
        return (
            (first, middle, self.x),
            (middle, second, self.y),
            *((first, middle, digit) for digit in self.more_x),
            *((middle, second, digit) for digit in self.more_y),
        )

    @property
    def ends(self) -> tuple[CellGroup, ...]:
        """The outer sets."""
        return self.first, self.second

    @property
    def notation(self) -> str:
        """Sets and digits, such as ``A=r1c1 {12}, B=r5c23 {245}, C=r15c9 {134}, X,Y=1,4, Z=2``."""
        commons = [digit for _, _, digit in self.linked]
        sets = _lettered((self.first, self.second, self.middle))
        return f"{sets}, X,Y={_with_commas(commons)}, Z={_with_commas(self.digits)}"


@attrs.frozen
class SetChain(LinkedSets):
    """Four sets or more in order, and the restricted common between each and the next."""

    sets: tuple[CellGroup, ...]
    commons: tuple[int, ...]
    removed: tuple[Candidate, ...] = attrs.field(repr=False)
    board: Board = board_field()

    @property
    def groups(self) -> tuple[tuple[Role, CellGroup], ...]:
        """The sets."""
        return tuple(sets_with_roles(self.sets))

    @property
    def linked(self) -> tuple[tuple[CellGroup, CellGroup, int], ...]:
        """Each set with the next."""
        return tuple(zip(self.sets, self.sets[1:], self.commons, strict=False))

    @property
    def ends(self) -> tuple[CellGroup, ...]:
        """The first and the last set."""
        return self.sets[0], self.sets[-1]

    @property
    def notation(self) -> str:
        """The sets with what links them between what goes, such as ``1- r1c1 {12} -2- r15c5 {234} ... -1``."""
        first, *others = self.sets
        chain = "".join(f" -{common}- {each}" for common, each in zip(self.commons, others, strict=True))
        removed = "".join(map(str, self.digits))
        return f"{removed}- {first}{chain} -{removed}"


@attrs.frozen
class Blossom(LinkedSets):
    """A stem cell, and for each of its digits, in order, a petal: a set that lacks the digit if the stem has it."""

    stem: CellGroup
    petals: tuple[CellGroup, ...]
    removed: tuple[Candidate, ...] = attrs.field(repr=False)
    board: Board = board_field()

    @property
    def groups(self) -> tuple[tuple[Role, CellGroup], ...]:
        """The stem and the petals."""
        return (Role.STEM, self.stem), *sets_with_roles(self.petals)

    @property
    def linked(self) -> tuple[tuple[CellGroup, CellGroup, int], ...]:
        """The stem with each petal."""
        return tuple((self.stem, petal, digit) for digit, petal in self.petal_of.items())

    @property
    def ends(self) -> tuple[CellGroup, ...]:
        """The petals."""
        return self.petals

    @property
    def petal_of(self) -> dict[int, CellGroup]:
        """The petal of each digit of the stem."""
        return dict(zip(digits_in(self.stem.digits), self.petals, strict=True))

    @property
    def notation(self) -> str:
        """The stem and the petals, such as ``r5c5,  -1- r5c1 {14},  -2- r5c9 {24}``."""
        petals = [f" -{digit}- {petal}" for digit, petal in self.petal_of.items()]
        return ", ".join([cells_name(cells_in(self.stem.cells)), *petals])  # HoDoKu has two blanks before a petal


def _lettered(sets: Iterable[CellGroup]) -> str:
    """Return sets in the field's notation: ``A=r14c6 {148}, B=r1235c9 {14589}``."""
    return ", ".join(f"{letter}={each}" for letter, each in zip("ABC", sets, strict=False))


def _with_commas(digits: Iterable[int]) -> str:
    return ",".join(map(str, sorted(set(digits))))
