"""``crosshatch check``: has a puzzle one solution, and if not, why not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..board.board import CLASSIC, Board
from ..board.candidate import Candidate
from ..board.houses import PEERS, cell_named, cell_set, cells_in, digits_in
from ..board.puzzle import EMPTY, Puzzle
from ..board.symmetry import Symmetry
from ..claims import NothingToJudge, Verdict
from ..logic.proof import verify
from ..logic.rank import BadSet, CandidateSet, Ranking, rank_of
from ..logic.step import Span
from ..position.status import FEWEST_GIVENS, Impossible, Multiple, check
from ..render.claims import claim_verdict_data, claim_verdict_lines
from ..render.data import diagnosis_data, givens_data, position_text, ranking_data, solutions_data, why_not_data
from ..render.reasons import diagnosis_lines, ranking_lines, why_not_lines
from ..render.wrap import wrap
from ..solving.diagnosis import diagnose
from ..solving.refutation import why_not
from ..verbs.check import CLAIM, CLAIM_LEVEL, judged
from ..verbs.declaration import BadRequest, flag, option, verb
from ..verbs.kinds import CANDIDATE, SETS, File, Seconds, Section
from ..words import language_named
from ..words.messages import Message, cells
from ..words.messages import say as message
from ..words.tellers.reasons import verdict
from .output import grid_room, lines_writer, say, say_data, text_width
from .puzzles import Drawing, Question, pointer

SYMMETRIES: dict[str, str] = {
    Symmetry.NONE: "symmetry-none",
    Symmetry.HALF_TURN: "symmetry-180",
    Symmetry.QUARTER_TURN: "symmetry-90",
    Symmetry.LEFT_RIGHT: "symmetry-left-right",
    Symmetry.TOP_BOTTOM: "symmetry-top-bottom",
    Symmetry.DIAGONAL: "symmetry-diagonal",
    Symmetry.ANTIDIAGONAL: "symmetry-antidiagonal",
    Symmetry.BOTH_MIRRORS: "symmetry-mirrors",
    Symmetry.BOTH_DIAGONALS: "symmetry-diagonals",
    Symmetry.FULL: "symmetry-full",
}
"""The keys of what is said of a pattern of givens, with the name that 'generate --symmetry' takes."""

USUAL_SECONDS = 30.0
"""How long to look for each reason, unless --max-seconds says otherwise."""

MOST_NAMED = 12
"""The maximum number of superfluous givens that are named; of more only their number is said."""


@verb
class Command(Drawing):
    """Check whether each PUZZLE has exactly one solution.

    If a puzzle has no solution, the output says why; if it has several, it shows two and where they differ.  --why
    explains step by step which givens contradict each other, or why each wrong digit of a position is wrong.

    --truths and --links check a set of truths and the links that cover it: their rank, and what follows.  5r3 is the 5
    in row 3, 27b1 are the 2 and the 7 in box 1, and r1c2 is a cell.

    --claim and --claims judge steps that a person or a program writes, such as 'X-Wing: 1 c78 r34 => r3c56<>1', or
    conclusions alone, such as r3c5<>1.  The verdict says whether a claim is proved, false or unreadable, or why it is
    not justified although it may be true.
    """

    why: bool = flag("Explain step by step what is wrong, and list changes to a single given that would fix it.")
    why_not: tuple[Candidate, ...] = option(
        CANDIDATE, "Explain step by step why a digit is wrong in a cell, such as r1c2=4 (repeatable).", many=True
    )
    max_seconds: float | None = option(
        Seconds(),
        "Maximum time to find the reasons for each puzzle or digit (with --why or --why-not).",
        usual="30",
    )

    truths: tuple[CandidateSet, ...] = option(
        SETS, "Show what truths such as '5r3 27b1 r1c2' imply; each of them contains a true candidate.", default=()
    )
    links: tuple[CandidateSet, ...] = option(
        SETS,
        "The links that cover the truths, such as '5c4 r8c8': each has at most one true candidate.",
        default=(),
    )

    claim: tuple[str, ...] = option(CLAIM, "Judge a step or a conclusion in this position (repeatable).", many=True)
    claims: Path | None = option(
        File(there=True),
        "Judge the claims in a file, one on each line; each one that holds is applied before the next is judged.",
        section=Section.WHAT,
    )
    level: str | None = option(CLAIM_LEVEL, "Level whose techniques are allowed (with --claim or --claims).")

    def prepare(self) -> None:
        """Raise BadRequest where an option is given, and nothing needs it."""
        if self.max_seconds is not None and not (self.why or self.why_not):
            raise BadRequest("--max-seconds needs --why or --why-not.")
        if self.level and not (self.claim or self.claims):
            raise BadRequest("--level needs --claim or --claims.")
        if self.links and not self.truths:
            raise BadRequest("--links needs --truths.")
        if self.pictures and not self.truths:
            raise BadRequest("--pictures needs --truths.")

    def answer(self, question: Question) -> bool:
        """Print what is wrong, if anything is."""
        puzzle, seconds = question.puzzle, self.max_seconds or USUAL_SECONDS
        status = check(puzzle)
        reasons = [why_not(puzzle, each.cell, each.digit, seconds) for each in self.why_not]
        ranking = self._ranking(question) if self.truths else None
        verdicts = self._verdicts(question)
        ok = status.ok and all(each.proved for each in verdicts)
        if self.in_json:
            data = {
                **question.data(status, self.language),
                "solutions": solutions_data(status, puzzle.board),
                **givens_data(puzzle),
            }
            if self.why:
                data["why"] = diagnosis_data(diagnose(puzzle, seconds), self.language)
            if self.why_not:
                data["why_not"] = [why_not_data(each, self.language) for each in reasons]
            if ranking is not None:
                data["rank"] = ranking_data(ranking, puzzle.grid(), self.language)
            if self.claim or self.claims:
                data["claims"] = [claim_verdict_data(each, self.language) for each in verdicts]
            say_data(data)
            return ok
        text = language_named(self.language).text
        said = text(verdict(status))
        say(f"{question.name}: {said}" if question.name else said)
        lone = [] if question.item.text.lstrip().startswith(":") else _lone_candidates(puzzle)
        if lone:
            say("  " + text("status-lone", cells=cells(None, lone)))
        if isinstance(status, Multiple):
            for solution in status.solutions:
                say(f"  {puzzle.board.gathered(solution)}")
            say("  " + text("status-differ", cells=cells(None, status.differ)))
        if not isinstance(status, Impossible):
            about = _about_givens(givens_data(puzzle), puzzle.board)
            say("  " + text("list-semicolon").join(map(text, about)))
        reasons_in = pointer(status, puzzle)
        if reasons_in and not (self.why or question.name):
            say("  " + text(reasons_in))
        show = lines_writer()
        if self.why:
            show(diagnosis_lines(diagnose(puzzle, seconds), text_width(), self.language))
            if reasons_in and not question.name and puzzle.board is CLASSIC and puzzle.placed == EMPTY:
                show(wrap((Span(text("status-own-digits")),), text_width()))
                say(f"  {position_text(puzzle)}")
        for each in reasons:
            show(why_not_lines(each, text_width(), self.language))
        if ranking is not None:
            show([(), *ranking_lines(ranking, puzzle.grid(), text_width(), self.language, grid_room())])
        for judgement in verdicts:
            show([(), (Span(judgement.text),), *claim_verdict_lines(judgement, text_width(), self.language)])
        return ok

    def _verdicts(self, question: Question) -> list[Verdict]:
        """Return the verdicts on the claims in a position, and then on those in a file, one after another.

        Raises BadRequest where the position has no solution.
        """
        if not (self.claim or self.claims):
            return []
        lines = self.claims.read_text(encoding="utf-8-sig", errors="replace").splitlines() if self.claims else []
        in_file = [each for each in lines if each.strip() and not each.lstrip().startswith("#")]
        try:
            found = [*judged(question.puzzle, self.claim, self.level, transcript=False)]
            found += judged(question.puzzle, in_file, self.level, transcript=True)
        except NothingToJudge as error:
            raise BadRequest(f"{question.name and f'{question.name}: '}{error}.") from error
        return [verdict for _, verdict in found]

    def _ranking(self, question: Question) -> Ranking:
        """Return what the truths and links show, proved and drawn.

        Raises BadRequest where the puzzle has no such set.
        """
        grid = question.puzzle.grid()
        try:
            found = rank_of(grid, self.truths, self.links)
        except BadSet as error:
            raise BadRequest(f"{question.name and f'{question.name}: '}{error}.") from error
        if found.step is not None:
            verify(grid, found.step)
            self.draw(grid, found.step)
        return found


def _about_givens(data: dict[str, Any], board: Board) -> Iterator[Message]:
    """Yield how many givens there are, what symmetry their pattern has, and which of them are superfluous."""
    givens, spare = data["givens"], data["superfluous"]
    if board is CLASSIC and givens < FEWEST_GIVENS:
        yield message("givens-too-few", count=givens, fewest=FEWEST_GIVENS)
        return
    if givens == len(board.cells):
        yield message("givens-all")
        return
    if board is CLASSIC:
        yield message("givens-count", count=givens, symmetry=message(SYMMETRIES[data["symmetry"]]))
    else:
        yield message("givens-on-board", count=givens)
    if spare:
        key = "givens-superfluous-named" if len(spare) <= MOST_NAMED else "givens-superfluous"
        yield message(key, count=len(spare), cells=cells(None, map(cell_named, spare)))
    elif spare is not None and givens:
        yield message("givens-minimal")


def _lone_candidates(puzzle: Puzzle) -> list[int]:
    """Return the cells of a pencilmark grid that have one digit which does not count as a given.

    That is because a cell that they see lists it for a candidate, which may be a slip there.
    """
    if puzzle.placed != EMPTY:
        return []
    grid = puzzle.grid()
    single = cells_in(grid.naked_singles & cell_set(each.cell for each in puzzle.removed))
    return [cell for cell in single if grid.cells_mask(digits_in(grid.digits_of(cell))[0]) & PEERS[cell]]
