"""The searches for Sudoku Explainer's chains in a grid, in its order; each is made at most once for a grid."""

from collections.abc import Iterator
from typing import TypeAlias

from ...board.grid import Grid, memo
from .comparison import ForcingHint
from .forcing import ExplainerForcingSearch, Work
from .hints import Hint, hint_of_forcing, hint_of_unary
from .kinds import DYNAMIC, MULTIPLE, NISHIO, UNARY, WITH_UNARY
from .position import Position
from .unary import UnaryHint, UnarySearch

Found: TypeAlias = UnaryHint | ForcingHint


class Workspace:
    """The searches themselves, which are large: made once, and used for one position after the other.

    What they know of the position before is used where the next has no other candidates.
    """

    def __init__(self, corrected: bool = False) -> None:
        self._position = Position()
        self._unary = UnarySearch()
        self._forcing = {
            NISHIO: ExplainerForcingSearch(True, False),
            MULTIPLE: ExplainerForcingSearch(False, True, corrected),
            DYNAMIC: ExplainerForcingSearch(True, True, corrected),
        }
        self._loaded: set[int] = set()
        self._barren: Position | None = None  # known to have no unary chain

    def first(self, position: Position, search: int, level: int) -> Found | None:
        """Return what a search of a level finds first in a position, None where it finds nothing."""
        self._take(position)
        return self._first_unary(position) if search == UNARY else self._load(position, search, level).first(level)

    def all(self, position: Position, search: int, level: int) -> list[Found]:
        """Return all that a search of a level finds in a position, by the ratings."""
        self._take(position)
        if search != UNARY:
            return [*self._load(position, search, level).all(level)]
        self._unary.load(position, self._barren)
        return [*self._unary.all()]

    def work(self) -> Work:
        """Return what was done so far."""
        done = Work(0, 0, self._unary.implications)
        for search in self._forcing.values():
            done = done.plus(search.work())
        return done

    def _take(self, position: Position) -> None:
        if not self._position.equals(position):
            self._position.copy(position)
            self._loaded.clear()
            if self._barren and not position.within(self._barren):
                self._barren = None

    def _first_unary(self, position: Position) -> UnaryHint | None:
        self._unary.load(position, self._barren)
        found = self._unary.first()
        if found is None:
            self._barren = position
        return found

    def _load(self, position: Position, number: int, level: int) -> ExplainerForcingSearch:
        """Return a search by its number, with the position.

        Where it has unary chains within, it is made known whether there are any without.
        """
        search = self._forcing[number]
        if number not in self._loaded:
            search.load(position)
            self._loaded.add(number)
        if level >= WITH_UNARY and not self._is_barren(position):
            self._first_unary(position)
        search.note_barren(self._is_barren(position))
        return search

    def _is_barren(self, position: Position) -> bool:
        return self._barren is not None and self._barren.equals(position)


_spare: dict[bool, list[Workspace]] = {False: [], True: []}
"""Workspaces that nobody uses at the time, as they are and corrected: as many as there are threads that search."""


def work() -> Work:
    """Return what was done so far in the workspaces that nobody uses at the time."""
    done = Work(0, 0, 0)
    for workspace in _spare[False] + _spare[True]:
        done = done.plus(workspace.work())
    return done


def chain_search(grid: Grid, corrected: bool = False) -> "ExplainerChainSearch":
    """Return the searches in a grid, kept until it changes; ``corrected`` without some flaws of Sudoku Explainer's."""
    return memo(grid, ExplainerChainSearch, corrected)


class ExplainerChainSearch:
    """What there is in a grid, by searches (``kinds``) and, of DYNAMIC, by levels (0 to 5)."""

    def __init__(self, grid: Grid, corrected: bool = False) -> None:
        self._corrected = corrected
        self._position = Position()
        self._position.load(grid)
        self._first: dict[tuple[int, int], Hint | None] = {}
        self._all: dict[tuple[int, int], list[Hint]] = {}

    def first(self, search: int, level: int = 0) -> Hint | None:
        """Return the hint that Sudoku Explainer takes, None where there is none."""
        key = search, level
        if key not in self._first:
            workspace = self._workspace()
            found = workspace.first(self._position, search, level)
            _spare[self._corrected].append(workspace)  # one that was interrupted is in no fit state to be used again
            self._first[key] = self._hint(found, search, level) if found else None
        return self._first[key]

    def hints(self, search: int, level: int = 0) -> Iterator[Hint]:
        """Yield all hints of a search, by their ratings; of those that remove the same, the first.

        The first is found sooner than the others, for which the search is made once more.
        """
        first = self.first(search, level)
        if first:
            yield first
            key = search, level
            if key not in self._all:
                workspace = self._workspace()
                found = workspace.all(self._position, search, level)
                _spare[self._corrected].append(workspace)
                self._all[key] = [self._hint(each, search, level) for each in found]
            yield from self._all[key][1:]

    def _workspace(self) -> Workspace:
        try:
            return _spare[self._corrected].pop()
        except IndexError:  # asked before, another thread could take the last between the answer and this
            return Workspace(self._corrected)

    def _hint(self, found: Found, search: int, level: int) -> Hint:
        position = self._position.candidates()
        if isinstance(found, UnaryHint):
            return hint_of_unary(found, position)
        return hint_of_forcing(found, search, level, position)
