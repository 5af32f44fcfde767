"""``crosshatch check``: has a puzzle one solution, and if not, why not."""

import click

from ..board.houses import cells_name
from ..board.puzzle import Puzzle
from ..render.data import status_data
from ..status import Multiple, check
from .output import say, say_data
from .run import PuzzleCommand, answer_each_named, json_option, puzzles_argument


@click.command("check", cls=PuzzleCommand)
@puzzles_argument
@json_option
def command(puzzles: tuple[str, ...], as_json: bool) -> None:
    """Say whether each PUZZLE has one solution.

    If it has none, say why; if it has several, show two and where they differ."""

    def answer(source: str, puzzle: Puzzle) -> bool:
        status = check(puzzle)
        if as_json:
            say_data({"source": source, "puzzle": puzzle.line, **status_data(status)})
            return status.ok
        say(f"{source}: {status}" if source else str(status))
        if isinstance(status, Multiple):
            for solution in status.solutions:
                say(f"  {solution}")
            say(f"  cells where these differ: {cells_name(status.differ)}")
        return status.ok

    answer_each_named(puzzles, answer)
