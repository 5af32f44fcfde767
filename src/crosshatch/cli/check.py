"""``crosshatch check``: has a puzzle one solution, and if not, why not."""

import click

from ..board.houses import cells_name
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
