"""Sue de Coq: cells of two houses, such as a line and a box, that leave no digit of theirs to spare."""

import attrs

from ...board.board import Board
from ...board.candidate import Candidate
from ...board.houses import digits_in
from ...logic.cell_groups import CellGroup, cells_needed, roles_of_groups
from ...logic.fields import board_field, digits_field, house_field
from ...logic.step import Pattern, Role, Roles, Truth


@attrs.frozen
class SueDeCoq(Pattern):
    """Cells where a line and a box cross, with cells of either that use up their digits.

    Any two houses that share cells, or cages, may take the place of the line and the box.
    ``in_line`` and ``in_box`` are the digits that the line and the box have in these cells and nowhere else.
    """

    core: CellGroup
    line_group: CellGroup
    box_group: CellGroup
    removed: tuple[Candidate, ...] = attrs.field(repr=False)
    line: int = house_field()
    box: int = house_field()
    in_line: int = digits_field()
    in_box: int = digits_field()
    board: Board = board_field()

    @property
    def groups(self) -> tuple[tuple[Role, CellGroup], ...]:
        """The core, the cells of the line and those of the box, with their roles."""
        return (Role.PATTERN, self.core), (Role.ALS_A, self.line_group), (Role.ALS_B, self.box_group)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cells, as far as they are needed."""
        return cells_needed((group for _, group in self.groups), self.removed, self.board)

    @property
    def roles(self) -> Roles:
        """The core, both sides of it, and what digits they use up."""
        return roles_of_groups(
            self.groups,
            houses={Role.HOUSE: [self.line, self.box]},
            digits={Role.ALS_A: digits_in(self.in_line), Role.ALS_B: digits_in(self.in_box)},
        )

    @property
    def notation(self) -> str:
        """The cells with their digits, such as ``r1c12 - {1234} (r1c7 - {12}, r2c3 - {34})``."""
        core, *sides = (str(each).replace(" {", " - {") for _, each in self.groups)
        return f"{core} ({', '.join(sides)})"
