"""``solve``: the solution, as fast as possible."""

import attrs

from ..position.status import Multiple, Status, Unique, check
from ..solving.search import SearchResult
from ..solving.solver import Path, Solver
from .choices import OfPosition, Techniques
from .declaration import BadRequest, flag, verb
from .explain import NO_SEARCH, WithSearch


@verb
class Solve(OfPosition, WithSearch, Techniques):
    """Print the solution of each PUZZLE, one per line.

    With several puzzles, one that has no solution to print still gets a line: the puzzle, and after '#' what is wrong
    with it.  Above each of several grids, a line says which puzzle it belongs to.

    With --search none, only logic is used; if it does not find the solution, the exit code is 1.  --only, --without,
    --with and --strategy choose its techniques.
    """

    tree: bool = flag("Also print the search tree: what was tried, and what became of it.")

    def __attrs_post_init__(self) -> None:
        """Raise BadRequest where options do not go together."""
        super().__attrs_post_init__()
        if self.chooses and not self.by_logic:
            raise BadRequest(
                "--only, --without, --with and --strategy choose techniques, which 'solve' uses only with "
                "--search none."
            )
        if self.tree and self.by_logic:
            raise BadRequest("--tree prints the tree of a search, but with --search none there is no search.")

    @property
    def by_logic(self) -> bool:
        """Whether logic alone is to find the solution."""
        return self.search == NO_SEARCH

    def __call__(self) -> "SolveAnswer":
        """Return the status, and what a search or logic found, where either is asked for."""
        searching = self.searching() if self.search or self.tree else None
        found = searching.run(self.position.grid(), limit=2) if searching else None
        status = self._status(found)
        by_logic = self.by_logic and status.ok
        path = Solver(self.strategies, fallback=None).solve(self.position) if by_logic else None
        return SolveAnswer(status, path, found)

    def _status(self, found: SearchResult | None) -> Status:
        """Return what a search found as a status; without a search, what the fast counter finds."""
        match found and found.solutions:
            case (solution,):
                return Unique(solution)
            case (first, second):
                return Multiple((first, second))
            case _:
                return check(self.position)


@attrs.frozen
class SolveAnswer:
    """What was found: the status, the path of logic and the result of a search, where either was asked for."""

    status: Status
    path: Path | None
    found: SearchResult | None

    @property
    def solution(self) -> str | None:
        """The solution, if there is exactly one and it was found as asked."""
        if self.path is not None:
            return self.path.solution
        return self.status.solution if isinstance(self.status, Unique) else None
