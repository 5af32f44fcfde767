"""Candidates and CSP variables by number: what each candidate is linked to, and the variables that contain it.

Candidate ``cell * 9 + digit - 1`` is a digit in a cell.  Variables 0 to 80 are the cells; variable
``81 + house * 9 + digit - 1`` is a digit in a house.  Exactly one candidate of each variable is true.
"""

from typing import Annotated

from ...board.c_types import Short
from ...board.houses import CELLS, HOUSE_CELLS, HOUSES, HOUSES_OF, PEERS, cells_in

CANDIDATES = 729
VARIABLES = 324
FIRST_IN_HOUSE = 81
"""The first variable that is a digit in a house."""

MEMBERS: Annotated[tuple[tuple[int, ...], ...], Short, 324, 9] = (
    *(tuple(cell * 9 + digit for digit in range(9)) for cell in CELLS),
    *(tuple(cell * 9 + digit for cell in HOUSE_CELLS[house]) for house in HOUSES for digit in range(9)),
)
"""The candidates of each variable."""

VARIABLES_OF: Annotated[tuple[tuple[int, ...], ...], Short, 729, 4] = tuple(
    (cell, *(FIRST_IN_HOUSE + house * 9 + digit for house in HOUSES_OF[cell])) for cell in CELLS for digit in range(9)
)
"""The variables of each candidate: its cell, and its digit in the row, the column and the box."""

LINKED: Annotated[tuple[tuple[int, ...], ...], Short, 729, 28] = tuple(
    (
        *(cell * 9 + other for other in range(9) if other != digit),
        *(peer * 9 + digit for peer in cells_in(PEERS[cell])),
    )
    for cell in CELLS
    for digit in range(9)
)
"""The candidates that each candidate excludes: the other digits of its cell, and its digit in the cell's peers."""
