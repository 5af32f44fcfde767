"""``crosshatch check``: has a puzzle one solution, and if not, why not."""

import click

from ..board.houses import PEERS, cell_set, cells_in, cells_name, digits_in
from ..board.puzzle import EMPTY, Puzzle
from ..messages import counted
from ..render.data import solutions_data
from ..status import FEWEST_GIVENS, Multiple, check
from .output import say, say_data
from .run import PuzzleCommand, Question, answer_each, json_option, puzzles_argument


@click.command("check", cls=PuzzleCommand)
@puzzles_argument
@json_option
def command(puzzles: tuple[str, ...], as_json: bool) -> None:
    """Say whether each PUZZLE has one solution.

    If it has none, say why; if it has several, show two and where they differ."""

    def answer(question: Question) -> bool:
        status = check(question.puzzle)
        if as_json:
            say_data({**question.data(status), "solutions": solutions_data(status)})
            return status.ok
        say(f"{question.name}: {status}" if question.name else str(status))
        lone = [] if question.text.lstrip().startswith(":") else _lone_candidates(question.puzzle)
        if lone:
            say(f"  not read as givens, since cells that they see list the same digit: {cells_name(lone)}")
        if isinstance(status, Multiple):
            for solution in status.solutions:
                say(f"  {solution}")
            say(f"  cells where these differ: {cells_name(status.differ)}")
            givens = 81 - question.puzzle.givens.count(".")
            if givens < FEWEST_GIVENS:
                number = f"only {counted(givens, 'given')}" if givens else "no givens"
                say(f"  {number}; with fewer than {FEWEST_GIVENS} there is always more than one solution")
        return status.ok

    answer_each(puzzles, answer, as_json)


def _lone_candidates(puzzle: Puzzle) -> list[int]:
    """Return the cells of a pencilmark grid that have one digit which does not count as a given.

    That is because a cell that they see lists it for a candidate, which may be a slip there.
    """
    if puzzle.placed != EMPTY:
        return []
    grid = puzzle.grid()
    single = cells_in(grid.naked_singles & cell_set(each.cell for each in puzzle.removed))
    return [cell for cell in single if grid.cells_with(digits_in(grid.digits_of(cell))[0]) & PEERS[cell]]
