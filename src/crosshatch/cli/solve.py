"""``crosshatch solve``: the solution, as fast as possible."""

from collections.abc import Iterator
from itertools import chain, repeat

import attrs

from ..board.messages import counted
from ..board.puzzle import Puzzle
from ..position.status import Impossible, Multiple, Status, Unique, check
from ..render.data import has_progress, node_data, position_text
from ..solving.search import SearchResult
from ..solving.solver import Solver
from ..verbs.choices import Techniques
from ..verbs.declaration import BadRequest, flag, verb
from ..verbs.explain import NO_SEARCH, WithSearch
from ..verbs.kinds import Section
from .inputs import Item
from .output import complain, say, say_data
from .puzzles import OfPuzzles, Question


@verb
class Command(OfPuzzles, WithSearch, Techniques):
    """Print the solution of each PUZZLE.

    With several puzzles, each has its own line of output.  If a puzzle cannot be solved, the line repeats it and gives
    the reason after '#'.  With --grid, the line above each grid names the puzzle.

    --search none solves by logic alone, with the techniques chosen by --only, --without, --with and --strategy.  If
    logic does not find the solution, the exit code is 1.
    """

    grid: bool = flag("Draw the solution as a grid.", section=Section.OUTPUT)
    tree: bool = flag("Also print the search tree, with the outcome of each trial.")
    _gaps: Iterator[str] = attrs.field(factory=lambda: chain([""], repeat("\n")), init=False)

    def __attrs_post_init__(self) -> None:
        """Raise BadRequest where options do not go together."""
        super().__attrs_post_init__()
        by_logic = self.search == NO_SEARCH
        if self.chooses and not by_logic:
            raise BadRequest(
                "--only, --without, --with and --strategy need --search none: 'solve' uses no techniques otherwise."
            )
        if self.tree and by_logic:
            raise BadRequest("--tree and --search none cannot be combined: without a search there is no tree.")

    def answer(self, question: Question) -> bool:
        """Print the solution."""
        puzzle = question.puzzle
        searching = self.searching() if self.search or self.tree else None
        found = searching.run(puzzle.grid(), limit=2) if searching else None
        status = _status(puzzle, found)
        solution, problem = status.solution if isinstance(status, Unique) else None, _problem(status)
        if self.search == NO_SEARCH and status.ok:
            path = Solver(self.strategies, fallback=None).solve(puzzle)
            solution = path.solution
            after = f" after {counted(len(path), 'step')}" if path.steps else ""
            stuck = f"not solved by logic: no technique finds a step{after}"
            problem = "" if solution else stuck
        if self.in_json:
            searched = {"search": node_data(found.tree)} if found and self.tree else {}
            found_text = solution and puzzle.board.gathered(solution)
            say_data({**question.data(status), "solution": found_text, **searched})
            return not problem
        if self.grid:  # on lines, the first of a stream is answered before it is known whether there is another
            self._say_name(question.name)
        if problem:
            complain(question.name, problem)
            if question.name:
                say(_failed(position_text(puzzle) if has_progress(puzzle) else puzzle.text, problem))
        elif solution:
            say(str(Puzzle(solution, board=puzzle.board)) if self.grid else puzzle.board.gathered(solution))
        if found and self.tree:
            say(found.outline())
        return not problem

    def unread(self, item: Item) -> None:
        """Print the line of a puzzle that cannot be read."""
        if self.grid:
            self._say_name(item.source)
        say(_failed(item.text or item.source, item.error))

    def _say_name(self, name: str) -> None:
        """Say whose the next grid is, where there are several, and part it from the one before."""
        if name:
            say(f"{next(self._gaps)}# {name}")


def _status(puzzle: Puzzle, found: SearchResult | None) -> Status:
    """Return what a search found as a status; without a search, what the fast counter finds."""
    match found and found.solutions:
        case (solution,):
            return Unique(solution)
        case (first, second):
            return Multiple((first, second))
    return check(puzzle)


def _problem(status: Status) -> str:
    """Say why there is no solution to print; nothing where there is one."""
    match status:
        case Multiple():
            return f"{status}; 'crosshatch check' shows two of them"
        case Impossible(conflicts=(), mistakes=()):
            return f"{status}; 'crosshatch check --why' explains this"
    return "" if status.ok else str(status)


def _failed(text: str, problem: str) -> str:
    """Return the line for a puzzle without a solution to print."""
    return f"{' '.join(text.split())} # {problem}"
