"""``crosshatch check``: has a puzzle one solution, and if not, why not."""

from typing import Any

from ..board.candidate import Candidate
from ..board.houses import PEERS, cell_named, cell_set, cells_in, cells_name, digits_in
from ..board.messages import counted
from ..board.puzzle import EMPTY, Puzzle
from ..board.symmetry import Symmetry
from ..position.status import FEWEST_GIVENS, Impossible, Multiple, check
from ..render.data import diagnosis_data, givens_data, solutions_data, why_not_data
from ..render.reasons import diagnosis_lines, why_not_lines
from ..solving.diagnosis import diagnose
from ..solving.refutation import why_not
from ..verbs.choices import InLanguage
from ..verbs.declaration import BadRequest, flag, option, verb
from ..verbs.kinds import CANDIDATE, Seconds
from .output import lines_writer, say, say_data, text_width
from .puzzles import OfPuzzles, Question

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

USUAL_SECONDS = 30.0
"""How long to look for each reason, unless --max-seconds says otherwise."""

MOST_NAMED = 12
"""So many superfluous givens are named; of more it is said how many they are."""


@verb
class Command(OfPuzzles, InLanguage):
    """Check whether each PUZZLE has exactly one solution.

    If a puzzle has no solution, the answer says why; if it has several, it shows two and where they differ.  --why
    explains step by step: which givens contradict each other, or why each wrong digit of a position is wrong.
    """

    why: bool = flag("Explain step by step what is wrong, and list changes of a single given that would fix it.")
    why_not: tuple[Candidate, ...] = option(
        CANDIDATE, "Explain step by step why a digit is wrong in a cell, such as r1c2=4 (repeatable).", many=True
    )
    max_seconds: float | None = option(
        Seconds(),
        "Maximum time to find the reasons for each puzzle or digit (with --why or --why-not).",
        usual="30",
    )

    def prepare(self) -> None:
        """Raise BadRequest where a time is given, and nothing takes any."""
        if self.max_seconds is not None and not (self.why or self.why_not):
            raise BadRequest("--max-seconds needs --why or --why-not.")

    def answer(self, question: Question) -> bool:
        """Print what is wrong, if anything is."""
        puzzle, seconds = question.puzzle, self.max_seconds or USUAL_SECONDS
        status = check(puzzle)
        reasons = [why_not(puzzle, each.cell, each.digit, seconds) for each in self.why_not]
        if self.in_json:
            data = {**question.data(status), "solutions": solutions_data(status), **givens_data(puzzle)}
            if self.why:
                data["why"] = diagnosis_data(diagnose(puzzle, seconds), self.language)
            if self.why_not:
                data["why_not"] = [why_not_data(each, self.language) for each in reasons]
            say_data(data)
            return status.ok
        say(f"{question.name}: {status}" if question.name else str(status))
        lone = [] if question.item.text.lstrip().startswith(":") else _lone_candidates(puzzle)
        if lone:
            say(f"  not read as givens, since cells that they see list the same digit: {cells_name(lone)}")
        if isinstance(status, Multiple):
            for solution in status.solutions:
                say(f"  {solution}")
            say(f"  cells where these differ: {cells_name(status.differ)}")
        if not isinstance(status, Impossible):
            say(f"  {_about_givens(givens_data(puzzle))}")
        show = lines_writer()
        if self.why:
            show(diagnosis_lines(diagnose(puzzle, seconds), text_width(), self.language))
        for each in reasons:
            show(why_not_lines(each, text_width(), self.language))
        return status.ok


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
    return [cell for cell in single if grid.cells_mask(digits_in(grid.digits_of(cell))[0]) & PEERS[cell]]
