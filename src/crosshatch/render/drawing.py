"""The parts of a picture of a board, from the background up, and a description in words.

``pictures`` assembles them.  Pages with many pictures share the common parts (``pages``).
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeVar

from ..board.houses import ALL_CELLS, CELLS, cell_set, cells_in, cells_name, house_code
from ..logic.cell_groups import SET_ROLES
from ..logic.step import Role
from ..words import language_named
from .curves import best_curve, is_group, pairs
from .elements import HATCHES, SINK, badge, big_digit, class_of, shape_around, small_digits
from .geometry import capsule, centre, lattice_bit, lattice_of_candidates, number, rings
from .ground import Ground, squares
from .palette import LOOKS
from .view import View

Thing = TypeVar("Thing")


class Board(NamedTuple):
    """The digits of a picture: values by cell (0 for none), givens, and masks of candidates by cell."""

    values: tuple[int, ...]
    givens: int
    digits: tuple[int, ...]


class Drawing:
    """The parts of a picture of a board and a view of it; ``name`` is a prefix for ids within the picture."""

    def __init__(self, board: Board, view: View, name: str, ground: Ground) -> None:
        self._board = board
        self._view = view
        self._name = name
        self._ground = ground
        directed = view.links and any(role in _DIRECTED for role in view.candidates.values())
        self._tip = f' marker-end="url(#{name}-tip)"' if directed else ""

    def lines(self, candidates: bool) -> Iterator[str]:
        """Yield the elements, with all candidates or only with those that have a role."""
        yield from self.definitions()
        yield from self.given_ground()
        yield from self._ground.below
        yield from self.houses()
        yield from self.cells()
        yield self._ground.grid
        yield from self._ground.above
        yield from self.letters()
        links, capsules = self.links()
        yield from capsules
        yield from links
        yield from self.shapes()
        yield from self.values()
        yield from self.digits(candidates)

    def definitions(self) -> Iterator[str]:
        """Yield the patterns for houses, and the tips of arrows."""
        hatched = [role for role in HATCHES if role in self._view.houses.values()]
        if not hatched and not self._tip:
            return
        yield "<defs>"
        for role in hatched:
            yield (
                f'<pattern id="{self._name}-{class_of(role)}" class="{class_of(role)}" width="9" height="9"'
                f' patternUnits="userSpaceOnUse" patternTransform="rotate({HATCHES[role]})">'
                '<path class="hatch" d="M0 0V9"/></pattern>'
            )
        if self._tip:
            yield (
                f'<marker id="{self._name}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"'
                ' markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0.5L8 4L0 7.5Z"/></marker>'
            )
        yield "</defs>"

    def given_ground(self) -> Iterator[str]:
        """Yield the background of the givens."""
        if self._board.givens:
            yield f'<path class="given-ground" d="{squares(cells_in(self._board.givens))}"/>'

    def houses(self) -> Iterator[str]:
        """Yield the houses that have a role, shaded and hatched."""
        for house, role in self._view.houses.items():
            element, place = self._ground.house(house)
            name = class_of(role)
            yield f'<g class="{name}"><{element} class="area" {place}/>'
            if role in HATCHES:
                yield f'<{element} fill="url(#{self._name}-{name})" {place}/>'
            yield "</g>"

    def cells(self) -> Iterator[str]:
        """Yield the rings around the cells of each role."""
        for role, cells in _by_role(self._view.cells).items():
            path = "".join([path for _, path in rings(cell_set(cells))])
            yield f'<g class="{class_of(role)} cells"><path d="{path}"/></g>'

    def letters(self) -> Iterator[str]:
        """Yield the letters of almost locked sets, each at the corners of its rings."""
        for role, cells in _by_role(self._view.cells).items():
            if role in _LETTERS:
                badges = [badge(x, y, _LETTERS[role]) for (x, y), _ in rings(cell_set(cells))]
                yield f'<g class="{class_of(role)}">{"".join(badges)}</g>'

    def links(self) -> tuple[list[str], list[str]]:
        """Return the links, and capsules around the groups of candidates that they join."""
        board, layout, tables = self._board, self._ground.layout, self._ground.board.tables
        digits = nodes = values = 0
        for cell in CELLS:
            if board.digits[cell]:
                digits |= lattice_of_candidates(cell, board.digits[cell], layout)
            elif board.values[cell]:
                values |= lattice_of_candidates(cell, layout.middle, layout)
        for each in self._view.candidates:
            nodes |= lattice_bit(each, layout)
        drawn: list[str] = []
        capsules: dict[str, None] = {}
        for link in self._view.links:
            for side in (link.start, link.end):
                if len(side) > 1 and is_group(side, tables):
                    capsules[capsule(side, layout)] = None
            for one, other in pairs(link, tables):
                (x, y), (via_x, via_y), (to_x, to_y), crossed = best_curve(one, other, digits, nodes, values, layout)
                values |= crossed
                path = f"M{number(x)} {number(y)}Q{number(via_x)} {number(via_y)} {number(to_x)} {number(to_y)}"
                drawn.append(f'<path class="{class_of(link.role)}" d="{path}"{self._tip}/>')
        return drawn, [f'<path class="group" d="{path}"/>' for path in capsules]

    def shapes(self) -> Iterator[str]:
        """Yield the shapes around the candidates that have a role, with their digits."""
        for role, candidates in _by_role(self._view.candidates).items():
            look, layout = LOOKS[role], self._ground.layout
            yield f'<g class="{class_of(role)} marks">'
            for each in candidates:
                x, y = centre(each, layout)
                yield f'{shape_around(x, y, look, layout.radius)}<text x="{x}" y="{y + SINK}">{each.digit}</text>'
            yield "</g>"

    def values(self) -> Iterator[str]:
        """Yield the digits: first the givens, then those placed."""
        board = self._board
        for name, cells in (("given", board.givens), ("set", ALL_CELLS & ~board.givens)):
            found = [big_digit(cell, board.values[cell]) for cell in cells_in(cells) if board.values[cell]]
            if found:
                yield from (f'<g class="{name}">', *found, "</g>")

    def digits(self, candidates: bool) -> Iterator[str]:
        """Yield the candidates without a role."""
        if not candidates:
            return
        masks = list(self._board.digits)
        for each in self._view.candidates:
            masks[each.cell] &= ~(1 << each.digit)
        found = [small_digits(cell, mask, self._ground.layout) for cell, mask in enumerate(masks) if mask]
        if found:
            yield from ('<g class="candidates">', *found, "</g>")


_LETTERS = {role: str(role)[-1].upper() for role in SET_ROLES}
"""The letters of almost locked sets."""

_DIRECTED = (Role.ON, Role.OFF, Role.CHOICE)
"""Roles of candidates that each follow from the one before, so their links have arrows."""


def _by_role(roles: Mapping[Thing, Role]) -> dict[Role, list[Thing]]:
    found: dict[Role, list[Thing]] = {}
    for each, role in roles.items():
        found.setdefault(role, []).append(each)
    return found


def description(board: Board, view: View, language: str, ground: Ground) -> str:
    """Return the board as text, row by row, with the role of everything that has one."""
    rows = ground.rows("".join([str(value) if value else "." for value in board.values]))
    words = language_named(language)
    cells: dict[Role, list[str]] = {}
    for role, these in _by_role(view.houses).items():
        cells.setdefault(role, []).extend(map(house_code, these))
    for role, inside in _by_role(view.cells).items():
        cells.setdefault(role, []).append(cells_name(inside))
    for role, candidates in _by_role(view.candidates).items():
        of_digit: dict[int, list[int]] = {}
        for each in candidates:
            of_digit.setdefault(each.digit, []).append(each.cell)
        cells.setdefault(role, []).extend(f"({digit}){cells_name(of_digit[digit])}" for digit in sorted(of_digit))
    colon = words.text("colon")
    told = (f"{words.text('role', value=role)}{colon} {', '.join(named)}" for role, named in cells.items())
    return "\n".join([*rows, *ground.caption(words), *told])
