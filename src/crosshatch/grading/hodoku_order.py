"""The order in which HoDoKu takes singles, on which its scores depend.

HoDoKu does not look for singles.  It notes them when they arise, in two queues, one for naked and one for hidden
singles: a digit that is placed goes from its peers in ascending order, then the other digits go from its cell, and
each time a cell has one digit left, or a house one place for a digit, that is noted.  A full house is the first noted
naked single whose house has no other empty cell; else the oldest naked single is taken, else the oldest hidden one.
Hidden singles score more than naked ones, so that other orders give other scores.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence

from ..board.bitset import lowest
from ..board.candidate import Candidate
from ..board.grid import Grid
from ..board.houses import BOXES, HOUSE, HOUSES_OF, PEERS, cells_in, digits_in
from ..board.puzzle import Puzzle
from ..step import Role, Step
from ..strategies.base import Strategy, check_changed
from ..strategies.intersections import Claiming, Pointing
from ..strategies.subsets import Subset
from ..strategies.wings import WWing

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

    def take_single(self) -> str | None:
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

    def apply(self, step: Step) -> None:
        """Carry a step out, and note the singles that arise.

        Raises StrategyError where it changes nothing.
        """
        changed = bool(step.placements)
        for each in step.eliminations:
            changed |= self.eliminate(each.cell, each.digit)
        for each in step.placements:
            self.place(each.cell, each.digit)
        check_changed(step, changed)


def hodoku_path(puzzle: Puzzle, strategies: Iterable[Strategy]) -> tuple[list[str], bool]:
    """Return the names of the techniques on HoDoKu's path in order, and whether the path ends in a solution.

    The puzzle must have one solution; ``strategies`` are those beyond singles, in HoDoKu's order.
    """
    beyond_singles = tuple(strategies)
    position = HodokuPosition(puzzle)
    names: list[str] = []
    while position.grid.empty:
        single = position.take_single()
        if single is not None:
            names.append(single)
            continue
        step = _chosen(position.grid, beyond_singles)
        if step is None:
            return names, False
        names.append(step.name)
        position.apply(step)
    return names, True


def _chosen(grid: Grid, strategies: Sequence[Strategy]) -> Step | None:
    """Return the step that HoDoKu takes of those of the first strategy that finds any."""
    for strategy in strategies:
        order = next((order for kind, order in ORDERS.items() if isinstance(strategy, kind)), None)
        steps = strategy.find(grid)
        step = next(steps, None) if order is None else min(steps, key=order, default=None)
        if step is not None:
            return step
    return None


def _by_house(step: Step) -> tuple[int, int]:
    """Locked candidates are looked for house by house, in each house digit by digit."""
    (house,) = step.pattern.houses(Role.BASE)
    (digit,) = step.pattern.digits(Role.PATTERN)
    return house, digit


def _boxes_first(step: Step) -> tuple[bool, int]:
    """Subsets are looked for in boxes before rows and columns."""
    return min((house not in BOXES, house) for house in step.pattern.houses(Role.HOUSE))


def _by_pincers(step: Step) -> tuple[int, ...]:
    """W-Wings are looked for pair of cells by pair of cells, in each first those that remove the lower digit."""
    return (*step.pattern.cells(Role.PINCER), step.eliminations[0].digit)


ORDERS: dict[type, Callable[[Step], tuple[int, ...]]] = {
    Pointing: _by_house,
    Claiming: _by_house,
    Subset: _boxes_first,
    WWing: _by_pincers,
}
"""The order in which HoDoKu looks for the steps of a technique, where it is not that in which Crosshatch does."""
