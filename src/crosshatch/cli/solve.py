"""``crosshatch solve``: the solution, as fast as it can be had."""

import click

from ..board.puzzle import Puzzle
from ..formats import write
from ..render.data import node_data, status_data
from ..search import SearchResult
from ..status import Impossible, Multiple, Status, Unique, check
from .choices import search_named, search_option
from .output import complain, say, say_data
from .run import PuzzleCommand, answer_each, json_option, puzzles_argument


@click.command("solve", cls=PuzzleCommand)
@puzzles_argument
@click.option("--grid", is_flag=True, help="Draw the solution as a grid rather than on one line.")
@search_option
@click.option("--tree", is_flag=True, help="Print the search tree too: what was tried, and what became of it.")
@json_option
def command(puzzles: tuple[str, ...], grid: bool, search: str | None, tree: bool, as_json: bool) -> None:
    """Print the solution of each PUZZLE, one a line."""

    def answer(source: str, puzzle: Puzzle) -> bool:
        found = search_named(search).run(puzzle.grid(), limit=2) if search or tree else None
        status = _status(puzzle, found)
        if as_json:
            _say_data(source, puzzle, status, found if tree else None)
        else:
            _say_solution(source, status, grid)
            if found and tree:
                say(found.outline())
        return status.ok

    answer_each(puzzles, answer)


def _status(puzzle: Puzzle, found: SearchResult | None) -> Status:
    """Return what a search found as a status; without a search, what the fast counter finds."""
    match found and found.solutions:
        case (solution,):
            return Unique(solution)
        case (first, second):
            return Multiple((first, second))
        case _:
            return check(puzzle)


def _say_solution(source: str, status: Status, grid: bool) -> None:
    match status:
        case Unique(solution=solution):
            say(write(Puzzle(solution), "boxed") if grid else solution)
        case Multiple():
            complain(source, f"{status}; 'crosshatch check' shows both")
        case Impossible(conflicts=(), mistakes=()):
            complain(source, f"{status}; 'crosshatch explain' shows how far logic goes")
        case _:
            complain(source, str(status))


def _say_data(source: str, puzzle: Puzzle, status: Status, found: SearchResult | None) -> None:
    about = status_data(status)
    data = {
        "source": source,
        "puzzle": puzzle.line,
        "solution": status.solution if isinstance(status, Unique) else None,
        "status": about["status"],
        "reason": about["reason"],
    }
    say_data({**data, "search": node_data(found.tree)} if found else data)
