"""The searches for Sudoku Explainer's chains in a grid, in its order; each is made at most once for a grid."""

from ...board.grid import Grid
from .forcing import ForcingSearch
from .hints import Hint, hint_of_forcing, hint_of_unary
from .kinds import DYNAMIC, MULTIPLE, NISHIO, UNARY
from .position import Position
from .unary import UnarySearch

BEFORE = (0, 0, 1, 2, 1, 4)
"""For each level of dynamic chains the one that it goes on from."""


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
        self.barren: set[int] = set()

    def take(self, position: Position) -> None:
        """Take a position, if it is another than before."""
        if not self.position.equals(position):
            self.position.copy(position)
            self.loaded.clear()
            self.barren.clear()

    def load(self, search: ForcingSearch) -> None:
        """Load the position into a search, if it is not there already."""
        if search not in self.loaded:
            search.load(self.position)
            self.loaded.add(search)


_spare: list[Workspace] = []
"""Workspaces that nobody uses at the time: as many as there are threads that search."""


def chain_search(grid: Grid) -> "ChainSearch":
    """Return the searches in a grid, kept until it changes."""
    return grid.memo(ChainSearch)


class ChainSearch:
    """What there is in a grid.  Each method returns the hint that Sudoku Explainer takes, None where it finds none."""

    def __init__(self, grid: Grid) -> None:
        self._position = Position()
        self._position.load(grid)
        self._found: dict[tuple[int, int], Hint | None] = {}

    def unary(self) -> Hint | None:
        """Return the first chain or cycle in which each candidate follows from one other."""
        return self._hint(UNARY, 0)

    def nishio(self) -> Hint | None:
        """Return the first contradiction within a digit."""
        return self._hint(NISHIO, 0)

    def multiple(self) -> Hint | None:
        """Return the first chain from all candidates of a cell or all places in a house."""
        return self._hint(MULTIPLE, 0)

    def dynamic(self, level: int) -> Hint | None:
        """Return the first dynamic chain of a level (0..5)."""
        return self._hint(DYNAMIC, level)

    def _hint(self, search: int, level: int) -> Hint | None:
        key = search, level
        if key not in self._found:
            workspace = _spare.pop() if _spare else Workspace()
            workspace.take(self._position)
            self._found[key] = self._search(workspace, search, level)
            _spare.append(workspace)  # not if it was interrupted: it is in no fit state then
        return self._found[key]

    def _search(self, workspace: Workspace, search: int, level: int) -> Hint | None:
        if search == UNARY:
            workspace.unary.load(self._position)
            chain = workspace.unary.first()
            return hint_of_unary(chain, self._position.candidates()) if chain else None
        forcing = workspace.forcing[search]
        workspace.load(forcing)
        grown_only = search == DYNAMIC and level > 0 and BEFORE[level] in workspace.barren
        found = forcing.first(level, grown_only)
        if found is None:
            if search == DYNAMIC:
                workspace.barren.add(level)
            return None
        return hint_of_forcing(found, search, level, self._position.candidates())
