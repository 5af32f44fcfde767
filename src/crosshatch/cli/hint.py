"""``crosshatch hint``: the next step, as much of it as is wanted."""

from pathlib import Path

import click

from ..board.puzzle import Puzzle
from ..render.data import hint_data, step_data
from ..render.hints import WHOLE, hint_lines
from ..render.text import step_grid, step_lines
from ..solver import Solver
from ..status import Impossible, check
from ..step import Span, Step
from ..strategies.base import Strategy
from ..words import language_named
from .choices import NOTHING_LEFT, Techniques, WholeNumber, language_option, technique_options
from .output import grid_room, lines_writer, say, say_data, text_width
from .outputs import printed_output_option
from .pictures import pictures_option, pictures_writer
from .run import PuzzleCommand, Question, answer_each, json_option, puzzles_argument


@click.command("hint", cls=PuzzleCommand)
@puzzles_argument
@click.option(
    "--level",
    type=WholeNumber(1, 3),
    default=1,
    show_default=True,
    help="How much to give away: 1 where to look, 2 also which technique, 3 the whole step.",
)
@click.option("--grid", is_flag=True, help="At level 3, show the step in the grid.")
@click.option(
    "--essential", is_flag=True, help="Give a step that the solution rests on: solve first, and see what mattered."
)
@technique_options("--only")
@pictures_option
@language_option
@json_option
@printed_output_option(".txt", ".jsonl")
def command(
    puzzles: tuple[str, ...],
    level: int,
    grid: bool,
    essential: bool,
    only: tuple[str, ...],
    without: tuple[str, ...],
    added: tuple[str, ...],
    own: tuple[Strategy, ...],
    pictures: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Give a hint at the next step of each PUZZLE: the first that 'steps' lists.

    With --essential, it is the first on which the solution rests, as far as techniques come: others may lead nowhere.

    To keep the candidates that you have removed, give a pencilmark grid or a HoDoKu library line.
    """
    if grid and level < WHOLE:
        raise click.UsageError(f"--grid shows the whole step, so it needs --level {WHOLE}.")
    if pictures and level < WHOLE:
        raise click.UsageError(f"--pictures show the whole step, so they need --level {WHOLE}.")
    techniques = Techniques(only, without, added, own)
    solver = Solver(techniques.strategies(), fallback=None)
    next_step = _next_that_matters if essential else Solver.next_step
    show = lines_writer()
    draw = pictures_writer(pictures, language)

    def answer(question: Question) -> bool:
        puzzle = question.puzzle
        status = check(puzzle)
        step = None if isinstance(status, Impossible) else next_step(solver, puzzle)
        if step:
            draw(puzzle.grid(), step)
        tried = None if step or only or level < WHOLE or not status.ok else _search_step(puzzle)
        if as_json:
            searched = {"search": step_data(tried, language)} if tried else {}
            say_data({**question.data(status), **hint_data(step, level, language), **searched})
            return status.ok
        if not status.ok:
            question.complain(status)
        if question.name:
            say(f"{question.name}: {puzzle.line}")
        if step:
            show(hint_lines(step, level, text_width(), language))
            if grid:
                show(((), *step_grid(puzzle.grid(), step, language, room=grid_room())))
        elif not isinstance(status, Impossible):
            say(techniques.stuck(puzzle, status.ok) if puzzle.grid().empty else NOTHING_LEFT)
        if tried:
            searching = Span(language_named(language).not_by_logic)
            show([(), (searching,), *step_lines(tried, width=text_width(), language=language)])
        return status.ok

    answer_each(puzzles, answer, as_json)


def _next_that_matters(solver: Solver, puzzle: Puzzle) -> Step | None:
    """Return the first step on which the solution rests, as far as a solver comes; its next step if there is none."""
    path = solver.solve(puzzle).essential()
    return next((step for _, step in path.positions()), None) or solver.next_step(puzzle)


def _search_step(puzzle: Puzzle) -> Step | None:
    """Return the first step of a search; None where every cell is filled."""
    return next((step for _, step in Solver(()).walk(puzzle)), None)
