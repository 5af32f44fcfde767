"""The searches for Sudoku Explainer's chains in a grid, in its order; each is made at most once for a grid."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from ...board.grid import Grid
from .forcing import ForcingHint, ForcingSearch, Work
from .hints import Hint, hint_of_forcing, hint_of_unary
from .kinds import DYNAMIC, MULTIPLE, NISHIO, UNARY
from .position import Position
from .unary import UnaryHint, UnarySearch


class Workspace:
    """The searches themselves, which are large: made once and used for one position after the other."""

    def __init__(self) -> None:
        self.position = Position()
        self.unary = UnarySearch()
        self.forcing = {
            NISHIO: ForcingSearch(True, False),
            MULTIPLE: ForcingSearch(False, True),
            DYNAMIC: ForcingSearch(True, True),
        }
        self.loaded: set[ForcingSearch] = set()
        self.barren: Position | None = None  # known to have no unary chain

    def take(self, position: Position) -> None:
        """Take a position, if it is another than before."""
        if not self.position.equals(position):
            self.position.copy(position)
            self.loaded.clear()
            if self.barren and not position.within(self.barren):
                self.barren = None

    def load(self, search: ForcingSearch) -> None:
        """Load the position into a search, if it is not there already."""
        if search not in self.loaded:
            search.load(self.position)
            self.loaded.add(search)
        search.unary_is_barren = self.barren is not None and self.barren.equals(self.position)


Unary: TypeAlias = Callable[[Workspace], list[UnaryHint]]
Forcing: TypeAlias = Callable[[Workspace, int, int], list[ForcingHint]]

_spare: list[Workspace] = []
"""Workspaces that nobody uses at the time: as many as there are threads that search."""


def work() -> Work:
    """Return what was done so far by the searches of the workspaces that nobody uses at the time."""
    done = Work(0, 0, 0)
    for workspace in _spare:
        done = done.plus(Work(0, 0, workspace.unary.implications))
        for search in workspace.forcing.values():
            done = done.plus(search.work())
    return done


def chain_search(grid: Grid) -> "ChainSearch":
    """Return the searches in a grid, kept until it changes."""
    return grid.memo(ChainSearch)


class ChainSearch:
    """What there is in a grid."""

    def __init__(self, grid: Grid) -> None:
        self._position = Position()
        self._position.load(grid)
        self._first: dict[tuple[int, int], Hint | None] = {}
        self._all: dict[tuple[int, int], list[Hint]] = {}

    def first(self, search: int, level: int = 0) -> Hint | None:
        """Return the hint that Sudoku Explainer takes, None where there is none.

        ``search`` is the number of a search, ``level`` that of a dynamic one (0 to 5).
        """
        key = search, level
        if key not in self._first:
            found = self._find(self._first_unary, self._first_forcing, search, level)
            self._first[key] = found[0] if found else None
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
                self._all[key] = self._find(self._all_unary, self._all_forcing, search, level)
            yield from self._all[key][1:]

    def _find(self, unary: Unary, forcing: Forcing, search: int, level: int) -> list[Hint]:
        """Return what a search finds, in a workspace that nobody uses."""
        workspace = _spare.pop() if _spare else Workspace()
        workspace.take(self._position)
        position = self._position.candidates()
        if search == UNARY:
            workspace.unary.load(self._position, workspace.barren)
            found = [hint_of_unary(each, position) for each in unary(workspace)]
        else:
            workspace.load(workspace.forcing[search])
            found = [hint_of_forcing(each, search, level, position) for each in forcing(workspace, search, level)]
        _spare.append(workspace)  # one that was interrupted is in no fit state, and is not used again
        return found

    def _first_unary(self, workspace: Workspace) -> list[UnaryHint]:
        found = workspace.unary.first()
        if found is None:
            workspace.barren = self._position
        return [found] if found else []

    def _all_unary(self, workspace: Workspace) -> list[UnaryHint]:
        return workspace.unary.all()

    def _first_forcing(self, workspace: Workspace, search: int, level: int) -> list[ForcingHint]:
        found = workspace.forcing[search].first(level)
        return [found] if found else []

    def _all_forcing(self, workspace: Workspace, search: int, level: int) -> list[ForcingHint]:
        return workspace.forcing[search].all(level)
