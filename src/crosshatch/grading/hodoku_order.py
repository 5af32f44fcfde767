"""The order in which HoDoKu takes singles, on which its scores depend.

HoDoKu does not look for singles.  It notes them when they arise, in two queues, one for naked and one for hidden
singles: a digit that is placed goes from its peers in ascending order, then the other digits go from its cell, and
each time a cell has one digit left, or a house one place for a digit, that is noted.  A full house is the first noted
naked single whose house has no other empty cell; else the oldest naked single is taken, else the oldest hidden one.
Hidden singles score more than naked ones, so that other orders give other scores.
"""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from ..board.bitset import lowest
from ..board.candidate import Candidate
from ..board.errors import OutOfTime
from ..board.grid import Grid
from ..board.houses import HOUSE, HOUSES_OF, PEERS, cells_in, digits_in
from ..board.puzzle import Puzzle
from ..driver import SoundOrder, drive
from ..step import Step
from ..strategies.base import Strategy, carrying_out, check_changed
from .hodoku_choice import chosen, in_turn
from .scale import out_of_time

FULL_HOUSE = "Full House"
NAKED_SINGLE = "Naked Single"
HIDDEN_SINGLE = "Hidden Single"


class HodokuPosition:
    """A grid with HoDoKu's two queues of singles, filled as it fills them."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Start from a puzzle, cell by cell, and then take its removed candidates away."""
        self.grid = Grid([0] * 81, givens=puzzle.grid().givens)
        self._naked: deque[Candidate] = deque()
        self._hidden: deque[Candidate] = deque()
        for cell, digit in enumerate(puzzle.values):
            if digit:
                self.place(cell, digit)
        for each in puzzle.removed:
            self.eliminate(each.cell, each.digit)

    def place(self, cell: int, digit: int) -> None:
        """Place a digit (1..9) in a cell (0..80), and note the singles that arise."""
        for peer in cells_in(PEERS[cell] & self.grid.cells_with(digit)):
            self.eliminate(peer, digit)
        for other in digits_in(self.grid.digits_of(cell) & ~(1 << digit)):
            self.grid.eliminate(cell, other)
            self._note_hidden(cell, other)
        self.grid.place(cell, digit)

    def eliminate(self, cell: int, digit: int) -> bool:
        """Take a candidate away, and note the singles that arise; return whether it was there."""
        if not self.grid.eliminate(cell, digit):
            return False
        self._note_hidden(cell, digit)
        left = self.grid.digits_of(cell)
        if left and left & (left - 1) == 0:
            self._naked.append(Candidate(cell, lowest(left)))
        return True

    def _note_hidden(self, cell: int, digit: int) -> None:
        for house in HOUSES_OF[cell]:
            if self.grid.places_left(digit, house) == 1:
                self._hidden.append(Candidate(lowest(self.grid.cells_with(digit) & HOUSE[house]), digit))

    def take_singles(self) -> list[str]:
        """Place singles, the one that is next in HoDoKu's order each time; return the names of their techniques."""
        names = []
        while (name := self._take_single()) is not None:
            names.append(name)
        return names

    def _take_single(self) -> str | None:
        """Place the single that is next in HoDoKu's order and return the name of its technique, or None."""
        for single in self._naked:
            if not self.grid.value(single.cell) and self._is_last_of_a_house(single.cell):
                return self._take(FULL_HOUSE, single)
        while self._naked:
            single = self._naked.popleft()
            if not self.grid.value(single.cell):
                return self._take(NAKED_SINGLE, single)
        while self._hidden:
            single = self._hidden.popleft()
            if self.grid.digits_of(single.cell) >> single.digit & 1 and self._is_hidden_single(single):
                return self._take(HIDDEN_SINGLE, single)
        return None

    def _take(self, name: str, single: Candidate) -> str:
        self.place(single.cell, single.digit)
        return name

    def _is_last_of_a_house(self, cell: int) -> bool:
        return any(self.grid.room_left(house) == 1 for house in HOUSES_OF[cell])

    def _is_hidden_single(self, single: Candidate) -> bool:
        return any(self.grid.places_left(single.digit, house) == 1 for house in HOUSES_OF[single.cell])

    def apply(self, steps: Sequence[Step]) -> None:
        """Carry steps out, and note the singles that arise.

        Raises StrategyError where one cannot be carried out, or changes nothing.
        """
        for step in steps:
            changed = bool(step.placements)
            with carrying_out(step):
                for each in in_turn(step):
                    changed |= self.eliminate(each.cell, each.digit)
                for each in step.placements:
                    self.place(each.cell, each.digit)
            check_changed(step, changed)


class HodokuPath(NamedTuple):
    """The steps of a path in order: the names of their techniques, and of those that they were asked for as.

    A step scores as what it was asked for.
    """

    names: list[str]
    asked: list[str]


def hodoku_path(puzzle: Puzzle, strategies: Sequence[Strategy]) -> HodokuPath:
    """Return the steps of HoDoKu's path in order, as far as the strategies go.

    The puzzle must have one solution; ``strategies`` are those beyond singles, in HoDoKu's order.  Raises OutOfTime,
    with the techniques until then, where the deadline that holds has passed.
    """
    position = HodokuPosition(puzzle)
    path = HodokuPath([], [])
    turns = drive(
        position.grid,
        SoundOrder(strategies, puzzle, unique=True),
        lambda _: position.take_singles(),
        chosen,
        lambda _, steps: position.apply(steps),
    )
    try:
        for turn in turns:
            path.names.extend(turn.singles)
            path.asked.extend(turn.singles)
            if turn.strategy is not None:
                path.names.extend(step.name for step in turn.steps)
                path.asked.extend(turn.strategy.technique.title for _ in turn.steps)
    except OutOfTime as error:
        raise out_of_time(path.names) from error
    return path
