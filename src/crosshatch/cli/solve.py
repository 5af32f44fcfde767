"""``crosshatch solve``: the solution, as fast as it can be had."""

from collections.abc import Callable
from typing import Any

import click

from ..board.puzzle import Puzzle
from ..formats import write
from ..messages import counted
from ..render.data import has_progress, node_data
from ..search import SearchResult
from ..solver import Path, Solver
from ..status import Impossible, Multiple, Status, Unique, check
from ..strategies.base import Strategy
from .choices import NO_SEARCH, Techniques, search_named, search_option, technique_options
from .inputs import Item
from .output import complain, say, say_data
from .outputs import printed_output_option
from .run import PuzzleCommand, Question, answer_each, json_option, puzzles_argument


@click.command("solve", cls=PuzzleCommand)
@puzzles_argument
@click.option("--grid", is_flag=True, help="Draw the solution as a grid rather than on one line.")
@search_option
@click.option("--tree", is_flag=True, help="Print the search tree too: what was tried, and what became of it.")
@technique_options("--only")
@json_option
@printed_output_option(".txt", ".jsonl")
def command(
    puzzles: tuple[str, ...],
    grid: bool,
    search: str | None,
    tree: bool,
    only: tuple[str, ...],
    without: tuple[str, ...],
    added: tuple[str, ...],
    own: tuple[Strategy, ...],
    as_json: bool,
) -> None:
    """Print the solution of each PUZZLE, one per line.

    Of several puzzles, one without a solution to print has a line too: the puzzle, and after '#' what is wrong with it.
    Above each of several grids a line says which puzzle it belongs to.

    With --search none, logic alone is used; where it does not find the solution, the exit code is 1.  --only,
    --without, --with and --strategy choose its techniques.
    """
    techniques = Techniques(only, without, added, own)
    by_logic = search == NO_SEARCH
    if techniques and not by_logic:
        raise click.UsageError(
            "--only, --without, --with and --strategy choose techniques, which 'solve' uses only with --search none."
        )
    if tree and by_logic:
        raise click.UsageError("--tree prints the tree of a search, but with --search none there is no search.")
    solver = Solver(techniques.strategies(), fallback=None) if by_logic else None
    say_name = _names_above_grids()

    def answer(question: Question) -> bool:
        puzzle = question.puzzle
        searching = search_named(search) if search or tree else None
        found = searching.run(puzzle.grid(), limit=2) if searching else None
        status = _status(puzzle, found)
        path = solver.solve(puzzle) if solver and status.ok else None
        problem = _problem(status, path)
        if as_json:
            say_data({**question.data(status), **_data(status, path, found if tree else None)})
            return not problem
        if grid:  # on lines, the first of a stream is answered before it is known whether there is another
            say_name(question.name)
        if problem:
            complain(question.name, problem)
            if question.name:
                say(_failed(write(puzzle, "library") if has_progress(puzzle) else puzzle.line, problem))
        elif isinstance(status, Unique):
            say(write(Puzzle(status.solution), "boxed") if grid else status.solution)
        if found and tree:
            say(found.outline())
        return not problem

    def answer_unread(item: Item) -> None:
        if grid:
            say_name(item.source)
        say(_failed(item.text or item.source, item.error))

    answer_each(puzzles, answer, as_json, unread=answer_unread)


def _names_above_grids() -> Callable[[str], None]:
    """Return what says whose the next grid is, where there are several, and parts it from the one before."""
    before = iter([""])

    def say_name(name: str) -> None:
        if name:
            say(f"{next(before, chr(10))}# {name}")

    return say_name


def _status(puzzle: Puzzle, found: SearchResult | None) -> Status:
    """Return what a search found as a status; without a search, what the fast counter finds."""
    match found and found.solutions:
        case (solution,):
            return Unique(solution)
        case (first, second):
            return Multiple((first, second))
        case _:
            return check(puzzle)


def _problem(status: Status, path: Path | None) -> str:
    """Say why there is no solution to print; nothing where there is one."""
    match status:
        case Unique() if path is not None and path.solution is None:
            steps = counted(len(path), "step")
            return f"not solved by logic: the techniques are stuck after {steps}"
        case Unique():
            return ""
        case Multiple():
            return f"{status}; 'crosshatch check' shows both"
        case Impossible(conflicts=(), mistakes=()):
            return f"{status}; 'crosshatch explain' shows how far logic goes"
    return str(status)


def _data(status: Status, path: Path | None, found: SearchResult | None) -> dict[str, Any]:
    return {"solution": _solution(status, path), **({"search": node_data(found.tree)} if found else {})}


def _solution(status: Status, path: Path | None) -> str | None:
    if path is not None:
        return path.solution
    return status.solution if isinstance(status, Unique) else None


def _failed(text: str, problem: str) -> str:
    """Return the line for a puzzle without a solution to print."""
    return f"{' '.join(text.split())} # {problem}"
