"""``crosshatch hint``: the next step, as much of it as is wanted."""

from typing import Any

import click

from ..board.houses import house_name
from ..board.puzzle import Puzzle
from ..render.data import step_data
from ..render.hints import WHICH, WHOLE, hint_lines, place
from ..render.text import step_grid
from ..solver import Solver
from ..status import check
from ..step import Step
from .choices import only_option, pipeline, without_option
from .output import complain, lines_writer, say, say_data, text_width
from .run import PuzzleCommand, answer_each_named, json_option, puzzles_argument


@click.command("hint", cls=PuzzleCommand)
@puzzles_argument
@click.option(
    "--level",
    type=click.IntRange(1, 3),
    default=1,
    show_default=True,
    help="How much to give away: 1 where to look, 2 which technique as well, 3 the whole step.",
)
@click.option("--grid", is_flag=True, help="At level 3, show the step in the grid.")
@only_option("--only")
@without_option
@json_option
def command(
    puzzles: tuple[str, ...], level: int, grid: bool, only: tuple[str, ...], without: tuple[str, ...], as_json: bool
) -> None:
    """Give a hint at the next step of each PUZZLE.

    A position in progress keeps its candidates in a pencilmark grid or a HoDoKu library line.
    """
    solver = Solver(pipeline(only, without))
    show = lines_writer()

    def answer(source: str, puzzle: Puzzle) -> bool:
        status = check(puzzle)
        if not status.ok:
            complain(source, str(status))
            return False
        _, step = next(solver.walk(puzzle), (None, None))
        if as_json:
            say_data({"source": source, "puzzle": puzzle.line, **_data(step, level)})
            return True
        if source:
            say(f"{source}: {puzzle.line}")
        if step is None:
            say("Every cell is filled: there is nothing left to find.")
        else:
            show(hint_lines(step, level, text_width()))
            if grid and level == WHOLE:
                show(((), *step_grid(puzzle.grid(), step)))
        return True

    answer_each_named(puzzles, answer)


def _data(step: Step | None, level: int) -> dict[str, Any]:
    """Return what a hint of a level gives away."""
    if step is None:
        return {"level": level, "look_at": []}
    data: dict[str, Any] = {"level": level, "look_at": [house_name(house) for house in place(step)]}
    if level >= WHICH:
        data |= {"technique": step.strategy.slug, "name": step.name, "summary": step.strategy.summary}
    return {**data, **step_data(step)} if level == WHOLE else data
