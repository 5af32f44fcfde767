"""The searches for Sudoku Explainer's chains in a grid, in its order; each runs at most once per grid."""

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
    """The search engines, which are large: they are created once and used for one position after another.

    Knowledge about a position is reused if the next one has no other candidates.
    """

    def __init__(self, corrected: bool = False) -> None:
        self._position = Position()
        self._unary = UnarySearch()
        self._forcing = {
            NISHIO: ExplainerForcingSearch(True, False),
            MULTIPLE: ExplainerForcingSearch(False, True, corrected, self._unary.reach),
            DYNAMIC: ExplainerForcingSearch(True, True, corrected),
        }
        self._loaded: set[int] = set()
        self._barren: Position | None = None  # known to have no unary chain

    def first(self, position: Position, search: int, level: int) -> Found | None:
        """Return the first chain that a search of a level finds in a position; None if it finds none."""
        self._take(position)
        return self._first_unary(position) if search == UNARY else self._load(position, search, level).first(level)

    def all(self, position: Position, search: int, level: int) -> list[Found]:
        """Return all chains that a search of a level finds in a position, in the order of their ratings."""
        self._take(position)
        if search != UNARY:
            return [*self._load(position, search, level).all(level)]
        self._unary.load(position, self._barren)
        return [*self._unary.all()]

    def work(self) -> Work:
        """Return the amount of work done so far."""
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
        """Return a search by its number, loaded with the position.

        A search with inner unary chains is also told whether the position has unary chains itself.
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
"""Workspaces that are not in use, uncorrected and corrected; each searching thread takes one."""


def work() -> Work:
    """Return the amount of work done so far in the workspaces that are not in use."""
    done = Work(0, 0, 0)
    for workspace in _spare[False] + _spare[True]:
        done = done.plus(workspace.work())
    return done


def chain_search(grid: Grid, corrected: bool = False) -> "ExplainerChainSearch":
    """Return the searches in a grid, cached until it changes; ``corrected`` avoids some flaws of Sudoku Explainer."""
    return memo(grid, ExplainerChainSearch, corrected)


class ExplainerChainSearch:
    """The chains in a grid by search (``kinds``) and, for DYNAMIC, by level (0 to 5)."""

    def __init__(self, grid: Grid, corrected: bool = False) -> None:
        self._corrected = corrected
        self._position = Position()
        self._position.load(grid)
        self._first: dict[tuple[int, int], Hint | None] = {}
        self._all: dict[tuple[int, int], list[Hint]] = {}

    def first(self, search: int, level: int = 0) -> Hint | None:
        """Return the hint that Sudoku Explainer takes; None if there is none."""
        key = search, level
        if key not in self._first:
            workspace = self._workspace()
            found = workspace.first(self._position, search, level)
            _spare[self._corrected].append(workspace)  # after an interruption, it could not be reused
            self._first[key] = self._hint(found, search, level) if found else None
        return self._first[key]

    def hints(self, search: int, level: int = 0) -> Iterator[Hint]:
        """Yield the hints of a search in the order of their ratings, but only the first of those with the same effect.

        The first hint is found sooner; for the others, the search runs a second time.
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
        except IndexError:  # checking first would not help, as another thread could take the last one
            return Workspace(self._corrected)

    def _hint(self, found: Found, search: int, level: int) -> Hint:
        position = self._position.candidates()
        if isinstance(found, UnaryHint):
            return hint_of_unary(found, position)
        return hint_of_forcing(found, search, level, position)
