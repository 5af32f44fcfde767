"""``explain``: every step to the solution, with its reasons."""

from ..render.data import Data, path_data
from ..solving.search import Backtracking, DancingLinks, Search
from ..solving.solver import Path, Solver
from .choices import InLanguage, OfPosition, Techniques
from .declaration import flag, option, verb
from .kinds import Choice, Seconds
from .telling import told_data

NO_SEARCH = "none"

SEARCHES: dict[str, type[Search]] = {"backtracking": Backtracking, "dlx": DancingLinks}


@verb
class WithSearch:
    """What may search where techniques are stuck."""

    search: str | None = option(
        Choice([*SEARCHES, NO_SEARCH]),
        "Search method: backtracking (on the cell with the fewest candidates), dlx (dancing links) or none "
        "(logic alone).",
    )

    def searching(self) -> Search | None:
        """Return the search: backtracking where none is named, and None for ``none``."""
        return None if self.search == NO_SEARCH else SEARCHES[self.search or "backtracking"]()


@verb
class Explain(OfPosition, Techniques, WithSearch, InLanguage):
    """Explain how to solve a puzzle, step by step.

    If no technique finds a step, a search takes over, and its steps are explained too.  If the puzzle does not have
    exactly one solution, the explanation goes as far as logic can.
    """

    essential: bool = flag("Omit steps that the solution does not depend on.")
    max_seconds: float | None = option(
        Seconds(), "Maximum time for each puzzle; after that, the explanation ends with the steps found so far."
    )

    def __call__(self) -> "Explanation":
        """Return the path from the position to its solution."""
        half = None if self.max_seconds is None else self.max_seconds / 2
        path = Solver(self.strategies, self.searching()).solve(self.position, half)
        return Explanation(self, path.essential(half) if self.essential else path)


class Explanation:
    """A path with the words for its steps."""

    def __init__(self, asked: Explain, path: Path) -> None:
        self.asked, self.path = asked, path

    def data(self) -> Data:
        """Return it as data: the keys of ``path_data``, with ``steps`` as the page shows them."""
        language = self.asked.language
        told = [told_data(step, grid, language) for grid, step in self.path.positions()]
        return {**path_data(self.path, language=language), "steps": told}
