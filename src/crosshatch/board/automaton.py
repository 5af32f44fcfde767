# cython: language_level=3
"""A combination as a table of states, so that the digits that occur in some way to fill its cells are found fast.

A combination reads the digits of its cells, one after the other, and keeps a state (``board.Combination``).  The table
has all states from which the last cell can be reached, each once: states that allow the same digits in all further
cells are one.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from .bitset import members
from .c_types import Short, c_only
from .checks import check_digits, check_within

MOST_STATES = 2048
"""The maximum number of states of a table."""

MOST_STEPS = 40_000
"""The maximum number of states and digits to follow while a table is made."""

MOST_CELLS = 32
"""The maximum number of cells."""

NO_STATE = -1


class Automaton:
    """The table of a combination for digits up to ``size``.

    If the combination has no cells, or too many cells or states, ``fits`` is False, and the table is empty.

    Raises IndexError if the size is not from 1 to 9.
    """

    fits: bool
    count: int
    first: int

    def __init__(self, rule: Any, size: int) -> None:
        check_within(size, 1, 9)
        self.count: int = len(rule.cells)
        self.after: list[Short] = [0] * 20480
        self.first = NO_STATE
        self.fits = False
        if 0 < self.count <= MOST_CELLS:
            self._build(rule, size)

    def _build(self, rule: Any, size: int) -> None:
        """Follow all digits forwards, and number the states backwards, from the last cell to the first."""
        layers: list[dict[Hashable, list[Any]]] = []
        states: list[Hashable] = [rule.start]
        steps = 0
        for place in range(self.count):
            layer: dict[Hashable, list[Any]] = {}
            steps += len(states) * size
            if steps > MOST_STEPS:
                return
            for state in states:
                layer[state] = [rule.follow(state, place, digit) for digit in range(1, size + 1)]
            layers.append(layer)
            states = list(dict.fromkeys([after for row in layer.values() for after in row if after is not None]))
        numbers: dict[Hashable, int] = {state: 0 for state in states if rule.ends(state)}  # 0 follows the last cell
        known: dict[tuple[int, ...], int] = {}
        made = 1
        for layer in reversed(layers):
            before: dict[Hashable, int] = {}
            known.clear()
            for state, row in layer.items():
                numbered = tuple([numbers.get(after, NO_STATE) for after in row])
                if max(numbered) == NO_STATE:
                    continue
                number: int = known.get(numbered, NO_STATE)
                if number == NO_STATE:
                    if made == MOST_STATES:
                        return
                    number = known[numbered] = made
                    made += 1
                    self._set(number, numbered)
                before[state] = number
            numbers = before
        self.first = numbers.get(rule.start, NO_STATE)
        self.fits = True

    def _set(self, number: int, row: Sequence[int]) -> None:
        """Store the states after each digit; a digit beyond the size has none."""
        for digit in range(10):
            after: int = row[digit - 1] if 0 < digit <= len(row) else NO_STATE
            self.after[number * 10 + digit] = after


class Narrowing:
    """A search with such tables: ``masks`` are the digits of each cell, and ``left`` those that ``narrow`` leaves."""

    def __init__(self) -> None:
        self.masks = [0] * 32
        self.left = [0] * 32
        self._reached: list[Short] = [0] * 4096  # the states of each place, one place after the other
        self._start = [0] * 33  # of each place, in these
        self._met = [0] * 2048  # for each state, the number of the search that met it, negative if it is good
        self._search = 0

    def supported(self, table: Automaton, masks: Sequence[int]) -> list[int]:
        """Return the digits of each cell that occur in some way to fill all cells, as masks.

        Raises ValueError if there are more or fewer masks than cells, or the table is empty.
        """
        if not table.fits or len(masks) != table.count:
            raise ValueError(f"expected {table.count} masks of digits, found {len(masks)}")
        for place in range(table.count):
            mask: int = masks[place]
            check_digits(mask)
            self.masks[place] = mask
        self.narrow(table)
        return [self.left[place] for place in range(table.count)]

    @c_only
    def narrow(self, table: Automaton) -> bool:
        """Find the digits that are left; return whether there are any.  A table without states leaves none."""
        last = table.count
        for place in range(last):
            self.left[place] = 0
        if table.first == NO_STATE:
            return False
        self._search += 1
        self._reached[0] = table.first
        self._start[0] = 0
        end = 1
        for place in range(last):
            start = self._start[place]
            self._start[place + 1] = end
            for each in range(start, self._start[place + 1]):
                row = self._reached[each] * 10
                for digit in members(self.masks[place]):
                    after = table.after[row + digit]
                    if after > 0 and self._met[after] != self._search:
                        self._met[after] = self._search
                        self._reached[end] = after
                        end += 1
                    elif after == 0:
                        self._met[0] = self._search
        if self._met[0] != self._search:
            return False
        self._met[0] = -self._search
        for place in range(last - 1, -1, -1):
            for each in range(self._start[place], self._start[place + 1]):
                row = self._reached[each] * 10
                good = False
                for digit in members(self.masks[place]):
                    after = table.after[row + digit]
                    if after >= 0 and self._met[after] == -self._search:
                        self.left[place] |= 1 << digit
                        good = True
                if good:
                    self._met[self._reached[each]] = -self._search
        return True
