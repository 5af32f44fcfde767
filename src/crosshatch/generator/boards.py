"""Boards for the generator: those that have names, jigsaws with random regions, and killers with random cages.

A board is asked for by a text such as ``6x6``, ``x+anti-knight``, ``jigsaw`` or ``killer``.  All randomness comes from
``chance.random()``, so a seed gives the same board on every machine.

Solutions of boards other than the classic one are drawn by a search that tries cells with the fewest candidates and
their digits in random order, and begins anew when it takes long.  Not all solutions are equally likely: those that the
search reaches through fewer choices come more often.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random

import attrs

from ..board.board import CLASSIC, Board, BoardError
from ..board.boards import JIGSAW, RANDOM_CAGES, RANDOM_REGIONS, board, looks_like_a_file
from ..board.clock import OutOfTime, look
from ..board.constraints import Cage, Killer
from ..board.houses import CELLS
from ..position import board_counting
from .digging import shuffled
from .errors import TargetError
from .sources import BACK_OF_RANDOM, VARIATIONS, SourceGrid, with_some_back

MOST_STARTS = 200
"""The number of searches for a solution of a board before it counts as impossible."""

FEW_STARTS = 12
"""The same for random regions, which often have no solution; new ones are drawn then."""

BACK_ON_SMALL_BOARDS = (2, 4)
"""Number of givens to put back in a variation on a board with fewer than 81 cells, from and to."""

VARIATIONS_WITH_CAGES = 8
"""Number of variations of a puzzle with cages before others are drawn: its level depends on the cages most of all."""

MOVES = 15
"""The number of exchanges of cells between jigsaw regions, for each row of the board."""

CAGE_SIZES = {
    "easy": (2, 2, 2, 3),
    "medium": (2, 2, 3, 3),
    "hard": (2, 3, 3, 4),
    "": (2, 3, 3, 4, 4),
}
"""The sizes of cages, each equally likely, by level; the empty text is for all other levels."""


@attrs.frozen(slots=False)
class BoardMaker:
    """Makes the boards of a text: the same board each time, unless it has random regions or cages."""

    text: str

    @property
    def parts(self) -> list[str]:
        """The parts of the text."""
        return self.text.split("+")

    @property
    def has_cages(self) -> bool:
        """Whether the boards have random cages."""
        return RANDOM_CAGES in self.parts

    @property
    def is_random(self) -> bool:
        """Whether each board is different."""
        return self.has_cages or RANDOM_REGIONS in self.parts

    @property
    def fixed(self) -> str:
        """The part of the text that is the same for every board."""
        return "+".join(part for part in self.parts if part not in (RANDOM_REGIONS, RANDOM_CAGES)) or "classic"

    @property
    def cell_count(self) -> int:
        """The number of cells of each board."""
        return board(self.fixed).size ** 2

    def without_cages(self, chance: Random) -> Board:
        """Return a board, with random regions but without cages."""
        if RANDOM_REGIONS not in self.parts:
            return board(self.fixed)
        size = board(self.fixed).size
        others = [part for part in self.fixed.split("+") if not part[:1].isdigit() and part != "classic"]
        return board("+".join([f"{JIGSAW}{random_regions(size, chance)}", *others]))

    @cached_property
    def example(self) -> Board:
        """One of the boards, to find out which techniques work on them.

        Raises TargetError if no solution is found for a board with cages.
        """
        chance = Random(self.text)
        plain = self.without_cages(chance)
        if not self.has_cages:
            return plain
        for start in range(MOST_STARTS if RANDOM_REGIONS in self.parts else 1):
            try:
                plain = self.without_cages(chance) if start else plain
                solution = random_solution_on(
                    plain, chance, FEW_STARTS if RANDOM_REGIONS in self.parts else MOST_STARTS
                )
            except BoardError:
                continue
            return with_cages(plain, solution, chance, "")
        raise TargetError(f"no solution was found for the board {self.text}")


@lru_cache(maxsize=64)
def maker_of(text: str) -> BoardMaker:
    """Return the maker of the boards of a text, which may have its parts in any order and case.

    Raises TargetError if there is no such board.
    """
    parts = dict.fromkeys(part.strip() if part.startswith(JIGSAW) else part.strip().lower() for part in text.split("+"))
    maker = BoardMaker("+".join(sorted(parts)))
    try:
        board(maker.fixed)
    except BoardError as error:
        if text.lstrip().startswith("{") or looks_like_a_file(text):
            raise TargetError(
                f"{text!r:.60}: puzzles are generated on boards that have a name; for the board of a file, use "
                "crosshatch.generator.completion in Python"
            ) from None
        raise TargetError(
            f"{error}; plain {RANDOM_REGIONS!r} or {RANDOM_CAGES!r} makes random regions or cages"
        ) from None
    if RANDOM_REGIONS in parts and JIGSAW in text:
        raise TargetError(f"{text!r} gives jigsaw regions and asks for random ones")
    return maker


def random_regions(size: int, chance: Random) -> str:
    """Return random connected regions as one mark for each cell: boxes or rows whose cells were exchanged at random."""
    height = {4: 2, 6: 2, 8: 2, 9: 3}.get(size, 1)
    width = size // height
    cells = [(row, column) for row in range(size) for column in range(size)]
    region = {cell: cell[0] // height * (size // width) + cell[1] // width for cell in cells}
    done = 0
    for _ in range(50 * MOVES * size):
        if done == MOVES * size:
            break
        one = cells[int(chance.random() * len(cells))]
        around = [cell for cell in _beside(one) if cell in region and region[cell] != region[one]]
        if not around:
            continue
        mine, other = region[one], region[around[int(chance.random() * len(around))]]
        region[one] = other
        back = [
            cell
            for cell in cells
            if region[cell] == other and cell != one and any(region.get(each) == mine for each in _beside(cell))
        ]
        if back:
            taken = back[int(chance.random() * len(back))]
            region[taken] = mine
            if _connected(region, mine) and _connected(region, other):
                done += 1
                continue
            region[taken] = other
        region[one] = mine
    names = dict(zip(dict.fromkeys(region[cell] for cell in cells), "ABCDEFGHI", strict=False))
    return "".join(names[region[cell]] for cell in cells)


def _beside(cell: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    row, column = cell
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def _connected(region: dict[tuple[int, int], int], which: int) -> bool:
    cells = {cell for cell, own in region.items() if own == which}
    reached = [next(iter(cells))]
    seen = set(reached)
    for cell in reached:
        new = [each for each in _beside(cell) if each in cells and each not in seen]
        seen.update(new)
        reached += new
    return seen == cells


def random_solution_on(kind: Board, chance: Random, starts: int = MOST_STARTS) -> tuple[int, ...]:
    """Return a random solution of a board as 81 digits, with 0 for cells that it does not have.

    Raises BoardError if none is found.
    """
    masks = kind.digits_of
    for start in range(starts):
        seed = 1 + int(chance.random() * (2**31 - 2))
        found = board_counting.search(kind, masks, 1, most_nodes=100 * (start + 1), seed=seed).lines
        if found:
            return tuple(0 if digit == "." else int(digit) for digit in found[0])
    raise BoardError(f"no solution was found for the board {kind} in {starts} searches")


def with_cages(kind: Board, solution: Sequence[int], chance: Random, level: str) -> Board:
    """Return a board with random cages that cover it, with the sums of a solution."""
    sizes = CAGE_SIZES.get(level, CAGE_SIZES[""])
    free = set(kind.cells)
    cages = []
    for start in shuffled(kind.cells, chance):
        if start not in free:
            continue
        size = sizes[int(chance.random() * len(sizes))]
        cage = [start]
        free.discard(start)
        while len(cage) < size:
            digits = {solution[cell] for cell in cage}
            around = sorted(
                other
                for other in free
                if solution[other] not in digits
                and any(abs(other // 9 - cell // 9) + abs(other % 9 - cell % 9) == 1 for cell in cage)
            )
            if not around:
                break
            cage.append(around[int(chance.random() * len(around))])
            free.discard(cage[-1])
        if len(cage) > 1:
            cages.append(Cage(sorted(cage), sum(solution[cell] for cell in cage)))
    cages.sort(key=lambda cage: cage.cells)
    return Board(kind.size, (*kind.constraints, Killer(tuple(cages))), _named(kind))


def _named(kind: Board) -> str:
    """Return the name of a board with cages."""
    return RANDOM_CAGES if kind is CLASSIC else f"{kind}+{RANDOM_CAGES}"


class NoStart(OutOfTime):
    """No filled grid to start from was found in time, or the search for one was ``hopeless``."""

    def __init__(self, kind: Board, hopeless: bool) -> None:
        super().__init__(f"no filled grid to start from was found{'' if hopeless else ' in time'}")
        self.board = kind
        self.hopeless = hopeless


class BoardSolutions:
    """A source of random solutions on boards; variations put back some of the empty groups of a puzzle."""

    def __init__(self, maker: BoardMaker, groups: Sequence[tuple[int, ...]], level: str) -> None:
        self.groups = groups
        self._maker = maker
        self._level = level
        self.variations = VARIATIONS_WITH_CAGES if maker.has_cages else VARIATIONS
        self._back = BACK_OF_RANDOM if maker.cell_count == len(CELLS) else BACK_ON_SMALL_BOARDS

    def start(self, chance: Random) -> SourceGrid:
        """Return a random solution with all cells filled, on a new board if its regions or cages are random.

        Raises NoStart if none is found, in time if there is a deadline (``board.clock``).
        """
        try:
            return self._start(chance)
        except (BoardError, OutOfTime) as error:
            raise NoStart(self._maker.example, hopeless=isinstance(error, BoardError)) from None

    def _start(self, chance: Random) -> SourceGrid:
        while True:
            look()
            kind = self._maker.without_cages(chance)
            try:
                solution = random_solution_on(kind, chance, FEW_STARTS if self._maker.is_random else MOST_STARTS)
            except BoardError:
                if self._maker.is_random:
                    continue  # random regions need not have a solution
                raise
            if self._maker.has_cages:
                kind = with_cages(kind, solution, chance, self._level)
            return SourceGrid(solution, solution, board=kind)

    def vary(self, filled: SourceGrid, chance: Random) -> SourceGrid:
        """Return a puzzle with some groups of cells filled again."""
        return with_some_back(filled, self.groups, chance, self._back)


def normal_board(text: str) -> str:
    """Return the text of a board in its canonical form."""
    maker = maker_of(text)
    return "classic" if not maker.is_random and board(maker.fixed) is CLASSIC else maker.text
