# cython: language_level=3
"""What inner searches found in earlier positions: most chains change little from one step of a puzzle to the next.

A search of a position with fewer candidates than an earlier one need only look for what is new.  If the earlier one had
nothing, whatever is found now needs a cell or house that has lost candidates since.
"""

from typing import Any

from ...board.c_types import c_only
from .position import Position


class Earlier:
    """The results of one kind of inner search, for each state that is assumed: the last position, with its hints.

    Of several positions in one step, which is a *load* of the search, the first is kept: it has the most candidates.
    """

    def __init__(self) -> None:
        self._positions: list[Position | None] = [None] * 1458
        self._loads = [0] * 1458
        self._hints: list[tuple[Any, ...]] = [()] * 1458

    @c_only
    def position(self, state: int, working: Position) -> Position | None:
        """Return the position kept for a state, if it has all candidates of another one."""
        kept: Position | None = self._positions[state]
        return kept if kept is not None and working.within(kept) else None

    @c_only
    def hints(self, state: int) -> tuple[Any, ...]:
        """Return the hints of the position kept for a state."""
        return self._hints[state]

    @c_only
    def keep(self, state: int, working: Position, load: int, hints: tuple[Any, ...]) -> None:
        """Keep a position and its hints."""
        kept: Position | None = self._positions[state]
        if kept is None:
            kept = self._positions[state] = Position()
        elif self._loads[state] == load and working.within(kept):
            return
        kept.copy(working)
        self._loads[state] = load
        self._hints[state] = hints
