"""Boards as data for programs that draw them and check digits themselves, such as the app."""

from itertools import combinations

from ..board.board import Board
from ..board.houses import MOST_HOUSES, cell_name, cells_in, digits_in, house_name
from .data import Data, board_data
from .figures import Caption
from .geometry import RADIUS
from .ground import ground_of


def described_board(board: Board) -> Data:
    """Return what a program needs in order to play on a board.

    - ``board``: its name, or an object if the name is not enough to find it again
    - ``size``: the number of rows, columns and digits
    - ``digits``: for each cell that may hold only some digits, these digits as a text
    - ``houses``: for each house, by name, its cells; no digit occurs twice in a house
    - ``links``: further pairs of cells whose digits exclude each other: the ``pairs`` that have the same ``excludes``,
      which is a text for each digit of the first cell, with the digits that the second cell then cannot have
    - ``has_rules``: whether there are rules about several cells together, such as sums (see the method ``conflicts``)
    - ``drawing``: see ``_drawing_data``
    """
    tables = board.tables
    numbers = [*board.numbered, *range(MOST_HOUSES, tables.end)]
    whole = (1 << board.size + 1) - 2
    return {
        "board": board_data(board),
        "size": board.size,
        "digits": {
            cell_name(cell): _digits(board.digits_of[cell]) for cell in board.cells if board.digits_of[cell] != whole
        },
        "houses": {house_name(number): [*map(cell_name, cells_in(tables.cells_of(number)))] for number in numbers},
        "links": _links(board) if board.has_links else [],
        "has_rules": tables.has_rules,
        "drawing": _drawing_data(board),
    }


def _links(board: Board) -> list[Data]:
    """Return the pairs of cells that exclude more than houses say."""
    same = tuple(map(str, board.digits))
    near = {pair for house in board.houses for pair in combinations(sorted(house.cells), 2)}
    found: dict[tuple[str, ...], list[list[str]]] = {}
    for pair in combinations(board.cells, 2):
        cell, other = pair
        excluded = (board.excluded_by[cell * 9 + digit - 1] >> other * 9 & 0b111111111 for digit in board.digits)
        excludes = tuple(_digits(mask << 1) for mask in excluded)
        if any(excludes) and not (excludes == same and pair in near):
            found.setdefault(excludes, []).append([*map(cell_name, pair)])
    return [{"excludes": [*excludes], "pairs": pairs} for excludes, pairs in found.items()]


def _drawing_data(board: Board) -> Data:
    """Return how a board is drawn, where each cell is 60 wide and the origin is the top left corner of the board.

    - ``below`` and ``above`` the ``grid``, which are its thin and thick lines: the figures of its rules, as parts of an
      SVG; the styles of elements are in ``data-style``, for pages that do not allow inline styles
    - ``bands``: the widths of the bands for numbers outside the board: left, top, right, bottom
    - ``across``, ``down``: the centres of the columns and rows of candidates in a cell
    - ``free_corners``: whether nothing is drawn at the edges and in the corners of cells
    - ``captions``: the rules that the drawing does not show, each with ``name`` and ``number`` (or None)
    """
    ground = ground_of(board)
    below, above = ("".join(figures).replace(' style="', ' data-style="') for figures in (ground.below, ground.above))
    return {
        "grid": ground.grid,
        "below": below,
        "above": above,
        "bands": [*ground.bands],
        "across": [*ground.layout.across],
        "down": [*ground.layout.down],
        "free_corners": ground.layout.radius == RADIUS,
        "captions": [
            {"name": each.name.lower().replace(" ", "-"), "number": each.number}
            for each in ground.figures
            if isinstance(each, Caption)
        ],
    }


def _digits(mask: int) -> str:
    return "".join(map(str, digits_in(mask)))
