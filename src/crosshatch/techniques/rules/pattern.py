"""The patterns of rules: the ways to fill the cells of a rule, and a truth all of whose candidates exclude another."""

import attrs

from ...board.candidate import Candidate
from ...board.houses import cells_in, cells_name
from ...logic.fields import cells_field, plain_field
from ...logic.step import BoardRule, Leftovers, NamedRule, Pattern, Role, Roles, Truth


@attrs.frozen
class Filling(Pattern):
    """The ways to fill the cells of a rule, none of which goes with the candidates that are removed.

    A rule that follows from whole houses compares the ``cells`` with others, which are ``minus``.  ``total`` is the sum
    of the cells, less that of the others, if the rule is a sum.  ``digits`` has, for a rule with few ways, the digits
    of each way as a mask, without the order of the cells.  ``outside`` says that the
    candidates are not in these cells, and ``only_sum`` that any different digits with the right sum fill them.
    """

    rule: NamedRule = attrs.field(repr=str)
    cells: int = cells_field()
    minus: int = cells_field(default=0)
    total: int | None = plain_field(default=None)
    digits: tuple[int, ...] = plain_field(default=(), repr=False)
    outside: bool = plain_field(default=False)
    only_sum: bool = plain_field(default=False, repr=False)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """None: everything follows from the rule."""
        return ()

    @property
    def rules(self) -> tuple[NamedRule, ...]:
        """The rule."""
        return (self.rule,)

    @property
    def roles(self) -> Roles:
        """The cells of the rule, and the houses that it follows from."""
        named = self.rule
        which = () if isinstance(named, BoardRule) else named.houses
        houses = {Role.HOUSE: [*which, *named.others] if isinstance(named, Leftovers) else which} if which else {}
        return Roles(cells={Role.PATTERN: cells_in(self.cells | self.minus)}, houses=houses)

    @property
    def notation(self) -> str:
        """The rule and its cells, such as ``cage of 15 at r1c1``."""
        return str(self.rule)


@attrs.frozen
class NoWayOut(Pattern):
    """A truth, and its candidates, each of which excludes the candidates that are removed."""

    truth: Truth = attrs.field(repr=str)
    candidates: tuple[Candidate, ...]

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The truth."""
        return (self.truth,)

    @property
    def cells(self) -> int:
        """The cells of the candidates, as a set."""
        return sum({1 << each.cell for each in self.candidates})

    @property
    def roles(self) -> Roles:
        """The candidates, and their cells."""
        return Roles(
            cells={Role.PATTERN: cells_in(self.cells)},
            candidates={Role.PATTERN: self.candidates},
            digits={Role.PATTERN: sorted({each.digit for each in self.candidates})},
        )

    @property
    def notation(self) -> str:
        """The digits and their cells, such as ``35 in r1c2``."""
        digits = "".join(map(str, sorted({each.digit for each in self.candidates})))
        return f"{digits} in {cells_name(cells_in(self.cells))}"
