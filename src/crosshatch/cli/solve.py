"""``crosshatch solve``: the solution, as fast as possible."""

from collections.abc import Iterator

import attrs

from ..board.messages import counted
from ..board.puzzle import Puzzle
from ..formats import write
from ..position.status import Impossible, Multiple
from ..render.data import has_progress, node_data
from ..verbs.declaration import Section, flag, verb
from ..verbs.solve import Solve, SolveAnswer
from .asking import OfPuzzles
from .host import command_of
from .inputs import Item
from .output import complain, say, say_data
from .run import Question


@verb
class _Solve(Solve, OfPuzzles):
    grid: bool = flag("Draw the solution as a grid rather than on one line.", section=Section.OUTPUT)
    _gaps: Iterator[str] = attrs.field(factory=lambda: iter([""]), init=False)

    def answer(self, question: Question) -> bool:
        """Print the solution."""
        puzzle, found = question.puzzle, self.at(question.puzzle)()
        problem = _problem(found)
        if self.as_json:
            searched = {"search": node_data(found.found.tree)} if found.found and self.tree else {}
            say_data({**question.data(found.status), "solution": found.solution, **searched})
            return not problem
        if self.grid:  # on lines, the first of a stream is answered before it is known whether there is another
            self._say_name(question.name)
        if problem:
            complain(question.name, problem)
            if question.name:
                say(_failed(write(puzzle, "library") if has_progress(puzzle) else puzzle.line, problem))
        elif found.solution:
            say(write(Puzzle(found.solution), "boxed") if self.grid else found.solution)
        if found.found and self.tree:
            say(found.found.outline())
        return not problem

    def unread(self, item: Item) -> None:
        """Print the line of a puzzle that cannot be read."""
        if self.grid:
            self._say_name(item.source)
        say(_failed(item.text or item.source, item.error))

    def _say_name(self, name: str) -> None:
        """Say whose the next grid is, where there are several, and part it from the one before."""
        if name:
            say(f"{next(self._gaps, chr(10))}# {name}")


def _problem(found: SolveAnswer) -> str:
    """Say why there is no solution to print; nothing where there is one."""
    if found.path is not None and not found.path.solution:
        return f"not solved by logic: the techniques are stuck after {counted(len(found.path), 'step')}"
    match found.status:
        case Multiple():
            return f"{found.status}; 'crosshatch check' shows both"
        case Impossible(conflicts=(), mistakes=()):
            return f"{found.status}; 'crosshatch explain' shows how far logic goes"
    return "" if found.status.ok else str(found.status)


def _failed(text: str, problem: str) -> str:
    """Return the line for a puzzle without a solution to print."""
    return f"{' '.join(text.split())} # {problem}"


command = command_of("solve", _Solve, Solve)
