"""``crosshatch steps``: everything that can be found now."""

from pathlib import Path

import click

from ..render.data import step_data
from ..render.text import step_lines
from ..solver import Solver
from ..status import Impossible, check
from ..step import Span
from ..strategies.base import Strategy
from ..words import headline
from .choices import NOTHING_LEFT, Techniques, language_option, technique_options
from .output import lines_writer, say, say_data, text_width
from .outputs import printed_output_option
from .pictures import pictures_option, pictures_writer
from .run import PuzzleCommand, Question, answer_each, json_option, puzzles_argument


@click.command("steps", cls=PuzzleCommand)
@puzzles_argument
@technique_options("--technique", "--only")
@click.option("--reasons", is_flag=True, help="Give the reasons of each step.")
@pictures_option
@language_option
@json_option
@printed_output_option(".txt", ".jsonl")
def command(
    puzzles: tuple[str, ...],
    only: tuple[str, ...],
    without: tuple[str, ...],
    added: tuple[str, ...],
    own: tuple[Strategy, ...],
    reasons: bool,
    pictures: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """List every step that can be found in each PUZZLE now.

    The simplest techniques come first; several may find the same step.  'hint' is about the first.
    """
    techniques = Techniques(only, without, added, own)
    solver = Solver(techniques.strategies())
    show = lines_writer()
    draw = pictures_writer(pictures, language)

    def answer(question: Question) -> bool:
        puzzle = question.puzzle
        status = check(puzzle)
        found = iter(()) if isinstance(status, Impossible) else solver.steps(puzzle)
        if as_json:
            steps = list(found)
            for step in steps:
                draw(puzzle.grid(), step)
            say_data({**question.data(status), "steps": [step_data(each, language) for each in steps]})
            return status.ok
        if not status.ok:
            question.complain(status)
        if question.name:
            say(f"{question.name}: {puzzle.line}")
        number = 0
        for number, step in enumerate(found, 1):
            told = step_lines(step, number, text_width(), language) if reasons else [(Span(headline(step, language)),)]
            show(told)
            draw(puzzle.grid(), step)
        if not number and not isinstance(status, Impossible):
            say(techniques.stuck(puzzle, status.ok) if puzzle.grid().empty else NOTHING_LEFT)
        return status.ok

    answer_each(puzzles, answer, as_json)
