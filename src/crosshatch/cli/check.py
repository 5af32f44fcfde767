"""``crosshatch check``: has a puzzle one solution, and if not, why not."""

import re
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from ..board.candidate import Candidate
from ..board.houses import PEERS, cell_named, cell_set, cells_in, cells_name, digits_in
from ..board.puzzle import EMPTY, Puzzle
from ..board.symmetry import Symmetry
from ..diagnosis import diagnose
from ..messages import counted
from ..refutation import why_not
from ..render.data import diagnosis_data, givens_data, solutions_data, why_not_data
from ..render.reasons import diagnosis_lines, why_not_lines
from ..status import FEWEST_GIVENS, Impossible, Multiple, check
from .choices import language_option, seconds_option
from .output import lines_writer, say, say_data, text_width
from .outputs import printed_output_option
from .run import PuzzleCommand, Question, answer_each, json_option, puzzles_argument

if TYPE_CHECKING:
    _CandidateType = click.ParamType[Candidate]
else:
    _CandidateType = click.ParamType  # which older versions do not take a type for


SYMMETRIES: dict[str, str] = {
    Symmetry.NONE: "without symmetry",
    Symmetry.HALF_TURN: "symmetric by half a turn (180)",
    Symmetry.QUARTER_TURN: "symmetric by a quarter turn (90)",
    Symmetry.LEFT_RIGHT: "mirrored left to right (left-right)",
    Symmetry.TOP_BOTTOM: "mirrored top to bottom (top-bottom)",
    Symmetry.DIAGONAL: "mirrored in the diagonal from the top left (diagonal)",
    Symmetry.ANTIDIAGONAL: "mirrored in the diagonal from the top right (antidiagonal)",
    Symmetry.BOTH_MIRRORS: "mirrored both ways (mirrors)",
    Symmetry.BOTH_DIAGONALS: "mirrored in both diagonals (diagonals)",
    Symmetry.FULL: "symmetric by every turn and mirror (full)",
}
"""What is said of a pattern of givens, with the name that 'generate --symmetry' takes."""

MOST_NAMED = 12
"""So many superfluous givens are named; of more it is said how many they are."""


class CandidateName(_CandidateType):
    """A digit in a cell, such as ``r1c2=4``."""

    name = "candidate"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Candidate:
        """Return the candidate; fail where it is not written like one."""
        match = re.fullmatch(r"\s*(r[1-9]c[1-9])\s*=\s*([1-9])\s*", str(value), re.IGNORECASE)
        if match is None:
            self.fail(f"{value!r} is not a digit in a cell; write it as r1c2=4", param, ctx)
        return Candidate(match[1], int(match[2]))


@click.command("check", cls=PuzzleCommand)
@puzzles_argument
@click.option(
    "--why", is_flag=True, help="Say what is wrong, step by step, and which change of one given would mend it."
)
@click.option(
    "--why-not",
    "asked",
    type=CandidateName(),
    multiple=True,
    metavar="CELL=DIGIT",
    help="Say why a digit is wrong in a cell, step by step: r1c2=4 (repeat for more).",
)
@seconds_option("With --why or --why-not: how long to look for reasons, for each puzzle and each digit.", default=30.0)
@language_option
@json_option
@printed_output_option(".txt", ".jsonl")
def command(
    puzzles: tuple[str, ...],
    why: bool,
    asked: tuple[Candidate, ...],
    max_seconds: float,
    language: str,
    as_json: bool,
) -> None:
    """Say whether each PUZZLE has one solution.

    If it has none, say why; if it has several, show two and where they differ.  With --why, give reasons: the givens
    that cannot stand together and the steps to a contradiction, or why each wrong digit of a position is wrong."""
    timed = click.get_current_context().get_parameter_source("max_seconds") is ParameterSource.COMMANDLINE
    if timed and not (why or asked):
        raise click.UsageError("--max-seconds is how long to look for reasons: ask for them with --why or --why-not.")
    show = lines_writer()

    def answer(question: Question) -> bool:
        puzzle = question.puzzle
        status = check(puzzle)
        reasons = [why_not(puzzle, each.cell, each.digit, max_seconds) for each in asked]
        if as_json:
            data = {**question.data(status), "solutions": solutions_data(status), **givens_data(puzzle)}
            if why:
                data["why"] = diagnosis_data(diagnose(puzzle, max_seconds), language)
            if asked:
                data["why_not"] = [why_not_data(each, language) for each in reasons]
            say_data(data)
            return status.ok
        say(f"{question.name}: {status}" if question.name else str(status))
        lone = [] if question.text.lstrip().startswith(":") else _lone_candidates(puzzle)
        if lone:
            say(f"  not read as givens, since cells that they see list the same digit: {cells_name(lone)}")
        if isinstance(status, Multiple):
            for solution in status.solutions:
                say(f"  {solution}")
            say(f"  cells where these differ: {cells_name(status.differ)}")
        if not isinstance(status, Impossible):
            say(f"  {_about_givens(givens_data(puzzle))}")
        if why:
            show(diagnosis_lines(diagnose(puzzle, max_seconds), text_width(), language))
        for each in reasons:
            show(why_not_lines(each, text_width(), language))
        return status.ok

    answer_each(puzzles, answer, as_json)


def _about_givens(data: dict[str, Any]) -> str:
    """Say how many givens there are, what symmetry their pattern has, and which of them can be spared."""
    givens, symmetry, spare = data["givens"], SYMMETRIES[data["symmetry"]], data["superfluous"]
    if givens < FEWEST_GIVENS:
        number = f"only {counted(givens, 'given')}" if givens else "no givens"
        return f"{number}; with fewer than {FEWEST_GIVENS} there is always more than one solution"
    if givens == 81:
        return "every cell is given"
    facts = f"{counted(givens, 'given')}, {symmetry}"
    if spare is None:
        return facts
    if not spare:
        return f"{facts}; minimal: none of them can be spared"
    which = f": {cells_name(map(cell_named, spare))}" if len(spare) <= MOST_NAMED else ""
    return f"{facts}; not minimal: {len(spare)} can be spared{', each by itself' if len(spare) > 1 else ''}{which}"


def _lone_candidates(puzzle: Puzzle) -> list[int]:
    """Return the cells of a pencilmark grid that have one digit which does not count as a given.

    That is because a cell that they see lists it for a candidate, which may be a slip there.
    """
    if puzzle.placed != EMPTY:
        return []
    grid = puzzle.grid()
    single = cells_in(grid.naked_singles & cell_set(each.cell for each in puzzle.removed))
    return [cell for cell in single if grid.cells_with(digits_in(grid.digits_of(cell))[0]) & PEERS[cell]]
