"""The symmetries of a board: the moves of its cells and digits that leave all its rules as they are.

A move of the cells permutes the rows and columns, and may exchange rows with columns.  The digits are renamed in any
way if no rule tells them apart; otherwise they stay as they are or are reversed: 1 becomes the greatest digit.

A symmetry maps the *facts* of a board to themselves.  All facts have one form: a kind, and members, which are cells
with a mark.  The mark is a digit in links and truths, and a place in rules whose order matters.

The group of the moves is stored as a chain.  Level 0 has a move for each cell that the first cell can go to.  Level 1
has a move for each cell that the second can go to while the first stays, and so on.  Each symmetry is the product of
one move of each level.  So random symmetries are easy to draw, and the least image of a puzzle is found cell by cell.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from hashlib import sha256
from random import Random
from typing import TypeAlias

import attrs

from .bitset import members
from .board import Board, Combination
from .canonical_search import CanonicalForm
from .houses import digits_in
from .transformation import Transformation, shuffled

Fact: TypeAlias = tuple[str, frozenset[tuple[int, int]]]
"""A kind, and the members: cells, each with a mark."""

Facts: TypeAlias = frozenset[Fact]

_Shared: TypeAlias = tuple[str, int, int, int]
"""What two cells share of a fact: its kind, how many members it has, and the mark of each cell."""

_PAD = bytes(256)
_AS_NAMED = tuple(range(10))


def facts_of(board: Board, names: Sequence[int] = _AS_NAMED) -> Facts:
    """Return the facts of a board with its digits renamed: digit ``d`` becomes ``names[d]``."""
    return frozenset(_facts(board, names))


def _facts(board: Board, names: Sequence[int]) -> Iterator[Fact]:
    for place in range(board.size):
        yield "line", frozenset((cell, 0) for cell in board.cells if cell // 9 == place)
        yield "line", frozenset((cell, 0) for cell in board.cells if cell % 9 == place)
    for cell in board.cells:
        digits = sorted(names[digit] for digit in digits_in(board.digits_of[cell]))
        if len(digits) < board.size:
            yield f"digits {digits}", frozenset({(cell, 0)})
    for house in board.houses:
        yield "house", frozenset((cell, 0) for cell in house.cells)
    for constraint in board.constraints:
        for one, other in constraint.links(board):
            if one.digit != other.digit or not any({one.cell, other.cell} <= {*house.cells} for house in board.houses):
                yield "link", frozenset({(one.cell, names[one.digit]), (other.cell, names[other.digit])})
    for truth in board.truths:
        yield "truth", frozenset((each.cell, names[each.digit]) for each in truth.candidates)
    for rule in board.combinations:
        order = _unordered if rule.all_differ else _ordered
        yield f"rule {_language(_plain(rule), board.size, tuple(names))}", frozenset(order(rule.cells))


def _ordered(cells: Sequence[int]) -> Iterator[tuple[int, int]]:
    return ((cell, place) for place, cell in enumerate(cells))


def _unordered(cells: Sequence[int]) -> Iterator[tuple[int, int]]:
    return ((cell, 0) for cell in cells)


def _plain(rule: Combination) -> Combination:
    """Return a rule itself, or one of the same language that many boards share."""
    if rule.all_differ and rule.sum_of_cells is not None:
        from .constraints import Cage  # with all other constraints, which the classic board does not need

        return next(iter(Cage(range(len(rule.cells)), rule.sum_of_cells).combinations(Board(9, ()))))
    return rule


@lru_cache(maxsize=4096)
def _language(rule: Combination, size: int, names: tuple[int, ...]) -> str:
    """Return a text that two rules share exactly if they allow the same digits, place by place.

    It is that of the start in the least state machine: states from which the same digits may follow are one.
    """
    known: dict[tuple[int, Hashable], str] = {}

    def text(place: int, state: Hashable) -> str:
        if place == len(rule.cells):
            return "end" if rule.ends(state) else ""
        if (place, state) not in known:
            follow = ((names[digit], rule.follow(state, place, digit)) for digit in range(1, size + 1))
            after = sorted((digit, text(place + 1, each)) for digit, each in follow if each is not None)
            ways = [way for way in after if way[1]]
            known[place, state] = sha256(repr(ways).encode()).hexdigest()[:16] if ways else ""
        return known[place, state]

    return text(0, rule.start)


def moved(facts: Facts, cells: Sequence[int] | Mapping[int, int]) -> Facts:
    """Return the facts after each cell ``c`` has moved to ``cells[c]``."""
    return frozenset((kind, frozenset((cells[cell], mark) for cell, mark in of)) for kind, of in facts)


def turns_of(board: Board) -> list[tuple[int, ...]]:
    """Return the eight rotations and reflections of a board: for each of the 81 cells, where it moves to."""
    last = board.size - 1
    found = [list(range(81)) for _ in range(8)]
    for cell in board.cells:
        row, column = divmod(cell, 9)
        ways = [(row, column), (row, last - column), (last - row, column), (last - row, last - column)]
        ways += [(column, row) for row, column in ways]
        for turn, (down, across) in zip(found, ways, strict=True):
            turn[cell] = down * 9 + across
    return list(map(tuple, found))


def digest_of(facts: Facts) -> str:
    """Return a short text for some facts, the same on every machine."""
    return sha256(repr(sorted((kind, sorted(of)) for kind, of in facts)).encode()).hexdigest()[:16]


class _Maps:
    """The search for moves that map facts ``of`` some cells to other facts ``to`` of them.

    Cells go where the pairs that they form with other cells occur in the same facts.  Each cell has a *domain*: the
    places it can still go to, as a set of the numbers of cells in their order.
    """

    def __init__(self, cells: Sequence[int], of: Facts, to: Facts) -> None:
        self._cells, self._of, self._to = cells, of, to
        numbers: dict[tuple[_Shared, ...], int] = {}
        self._pairs = self._numbered(of, numbers)
        pairs = self._pairs if of is to else self._numbered(to, numbers)
        self._partners: list[dict[int, int]] = [{} for _ in cells]
        for place, row in enumerate(pairs):
            for other, number in enumerate(row):
                self._partners[place][number] = self._partners[place].get(number, 0) | 1 << other
        looks: dict[Hashable, int] = {}
        for place, row in enumerate(pairs):
            look = row[place], tuple(sorted(row))
            looks[look] = looks.get(look, 0) | 1 << place
        self.domains = [looks.get((row[place], tuple(sorted(row))), 0) for place, row in enumerate(self._pairs)]

    def _numbered(self, facts: Facts, numbers: dict[tuple[_Shared, ...], int]) -> list[list[int]]:
        """Return a number for each pair of cells; pairs with the same number occur in the same facts."""
        count = len(self._cells)
        place_of = {cell: place for place, cell in enumerate(self._cells)}
        shared: list[list[list[_Shared]]] = [[[] for _ in range(count)] for _ in range(count)]
        for kind, of in facts:
            marked = [(place_of[cell], mark) for cell, mark in of]
            for place, mark in marked:
                for other, its in marked:
                    shared[place][other].append((kind, len(of), mark, its))
        return [[numbers.setdefault(tuple(sorted(each)), len(numbers)) for each in row] for row in shared]

    def narrowed(self, domains: Sequence[int], place: int, image: int) -> list[int] | None:
        """Return the domains after a cell has gone to a place; None if a cell then has none."""
        partners, pairs = self._partners[image], self._pairs[place]
        left = [*domains[:place], 1 << image]
        for other in range(place + 1, len(domains)):
            domain = domains[other] & partners.get(pairs[other], 0) & ~(1 << image)
            if not domain:
                return None
            left.append(domain)
        return left

    def first(self, domains: Sequence[int], place: int) -> bytes | None:
        """Return the first move within domains in which all cells before ``place`` have one place only."""
        return next(filter(None, (self.found(domains, place, each) for each in members(domains[place]))), None)

    def found(self, domains: Sequence[int], place: int, image: int) -> bytes | None:
        """Return the first such move that takes the cell ``place`` to ``image``."""
        left = self.narrowed(domains, place, image)
        if left is None:
            return None
        place += 1
        if place < len(left):
            return self.first(left, place)
        move = bytes(domain.bit_length() - 1 for domain in left)
        images = {cell: self._cells[each] for cell, each in zip(self._cells, move, strict=True)}
        return move if moved(self._of, images) == self._to else None

    def chain(self) -> Iterator[tuple[bytes, ...]]:
        """Yield the levels of the group of the moves; ``of`` and ``to`` must be the same facts."""
        domains = self.domains
        same = bytes(range(len(domains)))
        for place in range(len(domains)):
            moves = (self.found(domains, place, image) for image in members(domains[place] & ~(1 << place)))
            yield (same, *filter(None, moves))
            domains = self.narrowed(domains, place, place) or []


@attrs.frozen
class Symmetries:
    """The group of the symmetries of a board, or of the board with its cells ``turned``.

    - ``levels``: the moves of each level; a move has the number of the cell to which the one at each place goes
    - ``renames``: whether digits can be renamed in any way
    - ``reversing``: a move that leaves all facts as they are if the digits are reversed, too; None if there is none, or
      if digits can be renamed in any way
    """

    size: int
    cells: tuple[int, ...]
    levels: tuple[tuple[bytes, ...], ...]
    renames: bool
    reversing: bytes | None

    @classmethod
    def of(cls, board: Board, turned: Sequence[int] = range(81)) -> "Symmetries":
        """Find the symmetries of a board, each of whose cells ``c`` has moved to ``turned[c]``."""
        digits = tuple(board.digits)
        rest = tuple(range(board.size + 1, 10))

        def facts(*names: int) -> Facts:
            return moved(facts_of(board, (0, *names, *rest)), turned)

        plain = facts(*digits)
        swapped, shifted = (2, 1, *digits[2:]), (*digits[1:], 1)  # together they give every renaming
        renames = facts(*swapped) == plain and facts(*shifted) == plain
        reversing = None
        if not renames:
            back = facts(*reversed(digits))
            if sorted(kind for kind, _ in back) == sorted(kind for kind, _ in plain):
                maps = _Maps(board.cells, plain, back)
                reversing = maps.first(maps.domains, 0)
        return cls(board.size, board.cells, tuple(_Maps(board.cells, plain, plain).chain()), renames, reversing)

    @cached_property
    def order(self) -> int:
        """The number of moves of the cells, apart from any renaming of the digits."""
        found = 1 if self.reversing is None else 2
        for level in self.levels:
            found *= len(level)
        return found

    @property
    def _reversed(self) -> bytes:
        return bytes((0, *range(self.size, 0, -1), *range(self.size + 1, 10)))

    def __contains__(self, transformation: object) -> bool:
        """Return whether a transformation is a symmetry of the board."""
        if not isinstance(transformation, Transformation):
            return False
        names = bytes(transformation.digits)
        sources = transformation.inverse.cells
        if any(sources[cell] not in self.cells for cell in self.cells) or max(names[: self.size + 1]) > self.size:
            return False
        move = bytes(self.cells.index(sources[cell]) for cell in self.cells)
        if not self.renames and names != bytes(_AS_NAMED):
            if self.reversing is None or names != self._reversed:
                return False
            move = move.translate(_table(_inverse(self.reversing)))
        for place, level in enumerate(self.levels):
            first = next((each for each in level if each[place] == move[place]), None)
            if first is None:
                return False
            move = move.translate(_table(_inverse(first)))
        return True

    def random(self, chance: Random) -> Transformation:
        """Return a random symmetry; all are equally likely."""
        move = bytes(range(len(self.cells)))
        for level in self.levels:
            if len(level) > 1:
                move = level[int(chance.random() * len(level))].translate(_table(move))
        digits: Sequence[int] = _AS_NAMED
        if self.renames:
            digits = (0, *shuffled(range(1, self.size + 1), chance), *range(self.size + 1, 10))
        elif self.reversing is not None and chance.random() < 0.5:
            move, digits = move.translate(_table(self.reversing)), tuple(self._reversed)
        return Transformation(tuple(self._cells_by(move)), tuple(digits))

    def _cells_by(self, sources: bytes) -> list[int]:
        """Return where each of the 81 cells moves, given the source of each place."""
        cells = list(range(81))
        for cell, source in zip(self.cells, sources, strict=True):
            cells[self.cells[source]] = cell
        return cells

    def least(self, values: Sequence[int]) -> CanonicalForm:
        """Return the least image of 81 digits, 0 for an empty cell, read row by row, and how to reach it.

        All images with the least beginning are kept, cell by cell.  Images that are equal so far, and will be, count
        as one.  ``automorphisms`` is the number of symmetries that map the digits to themselves.
        """
        start = bytes(values[cell] for cell in self.cells)
        same = bytes(range(len(start)))
        if self.renames:
            images = {(start, bytes(10)): (same, 1)}
        else:
            images = {(start, bytes(_AS_NAMED)): (same, 1)}
            if self.reversing is not None:
                back = self.reversing.translate(_table(start)), self._reversed
                images[back] = self.reversing, 1 + (images[back][1] if back in images else 0)
        found = list(values)
        for place, level in enumerate(self.levels):
            least, kept = 10, dict[tuple[bytes, bytes], tuple[bytes, int]]()
            for (image, names), (sources, count) in images.items():
                for move in level:
                    digit = image[move[place]]
                    name = names[digit] or (max(names) + 1 if digit else 0)
                    if name > least:
                        continue
                    if name < least:
                        least, kept = name, {}
                    after = names if names[digit] == name else names[:digit] + bytes((name,)) + names[digit + 1 :]
                    key = move.translate(_table(image)), after
                    if key in kept:
                        kept[key] = kept[key][0], kept[key][1] + count
                    else:
                        kept[key] = move.translate(_table(sources)), count
            images = kept
            found[self.cells[place]] = least
        (_, names), (sources, _) = next(iter(images.items()))
        others = iter(sorted({*range(1, 10)} - {*names}))
        digits = [0, *(name or next(others) for name in names[1:])]
        return CanonicalForm(found, self._cells_by(sources), digits, sum(count for _, count in images.values()))


def _table(move: bytes) -> bytes:
    """Return a sequence as ``bytes.translate`` needs it: ``a.translate(_table(b))`` is b at each place of a."""
    return move + _PAD[len(move) :]


def _inverse(move: bytes) -> bytes:
    return bytes(move.index(place) for place in range(len(move)))


@lru_cache(maxsize=64)
def symmetries_of(board: Board) -> Symmetries:
    """Return the symmetries of a board."""
    return Symmetries.of(board)
