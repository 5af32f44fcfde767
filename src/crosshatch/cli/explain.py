"""``crosshatch explain``: every step to the solution with its reasons, printed as soon as it is found."""

from collections.abc import Generator

import click

from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..render.data import path_data, status_data
from ..render.text import numbered_step_lines, summary_lines
from ..solver import Path, Solver
from ..status import Impossible, check
from ..step import Step
from .choices import only_option, pipeline, search_named, search_option, without_option
from .output import Show, complain, lines_writer, say, say_data, text_width
from .run import PuzzleCommand, answer_each_named, json_option, puzzles_argument


@click.command("explain", cls=PuzzleCommand)
@puzzles_argument
@click.option("--grid", is_flag=True, help="Show the grid with its candidates at each step.")
@only_option("--only")
@without_option
@search_option
@json_option
def command(
    puzzles: tuple[str, ...],
    grid: bool,
    only: tuple[str, ...],
    without: tuple[str, ...],
    search: str | None,
    as_json: bool,
) -> None:
    """Explain how to solve each PUZZLE, step by step.

    Each step is printed with its reasons as soon as it is found.  Where the techniques are stuck, a search goes on,
    and its tries are explained like steps.  In a puzzle that has not exactly one solution, the steps go as far as
    logic does.
    """
    strategies = pipeline(only, without)
    show = lines_writer()

    def answer(source: str, puzzle: Puzzle) -> bool:
        status = check(puzzle)
        solver = Solver(strategies, fallback=search_named(search) if status.ok else None)
        if not status.ok:
            complain(source, str(status))
        if as_json:
            say_data({"source": source, "status": status_data(status), **path_data(solver.solve(puzzle))})
            return status.ok
        if source:
            say(f"{source}: {puzzle.line}\n")
        if not (isinstance(status, Impossible) and status.conflicts):
            path = _show_steps(solver.walk(puzzle), show, grid)
            show(summary_lines(path))
        return status.ok

    answer_each_named(puzzles, answer)


def _show_steps(walk: Generator[tuple[Grid, Step], None, Path], show: Show, with_grid: bool) -> Path:
    """Show each step of a walk when it is found, and return the path."""
    number = 0
    while True:
        try:
            grid, step = next(walk)
        except StopIteration as end:
            path: Path = end.value
            return path
        number += 1
        show(numbered_step_lines(grid, step, number, with_grid, text_width()))
