"""``crosshatch steps``: everything that can be found now."""

import click

from ..board.puzzle import Puzzle
from ..render.data import step_data
from ..render.prose import Span
from ..render.text import step_lines
from ..solver import Solver
from ..status import Impossible, check
from .choices import only_option, pipeline, without_option
from .output import complain, lines_writer, say, say_data, text_width
from .run import PuzzleCommand, answer_each_named, json_option, puzzles_argument


@click.command("steps", cls=PuzzleCommand)
@puzzles_argument
@only_option("--technique", "--only")
@without_option
@click.option("--reasons", is_flag=True, help="Give the reasons of each step.")
@json_option
def command(
    puzzles: tuple[str, ...], only: tuple[str, ...], without: tuple[str, ...], reasons: bool, as_json: bool
) -> None:
    """List all steps that each PUZZLE offers now.

    The simplest techniques come first; a step may be found by several of them."""
    solver = Solver(pipeline(only, without))
    show = lines_writer()

    def answer(source: str, puzzle: Puzzle) -> bool:
        status = check(puzzle)
        if not status.ok:
            complain(source, str(status))
        found = iter(()) if isinstance(status, Impossible) else solver.steps(puzzle)
        if as_json:
            say_data({"source": source, "puzzle": puzzle.line, "steps": [step_data(each) for each in found]})
            return status.ok
        if source:
            say(f"{source}: {puzzle.line}")
        number = 0
        for number, step in enumerate(found, 1):
            show(step_lines(step, number, text_width()) if reasons else [(Span(step.notation),)])
        if status.ok and not number:
            say("None of these techniques finds a step here." if puzzle.grid().empty else "Every cell is filled.")
        return status.ok

    answer_each_named(puzzles, answer)
