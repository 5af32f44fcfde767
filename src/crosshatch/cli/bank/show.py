"""``crosshatch bank show``: what a bank has of a puzzle."""

from collections.abc import Iterator

from ...bank import Kept
from ...verbs.declaration import verb
from ..asking import json_flag, puzzles_argument
from ..output import complain, say, say_data
from ..run import Question, answer_each
from .opening import OfBank


@verb
class Command(OfBank):
    """Say what a bank has of each PUZZLE.

    That is its grades, where it comes from, and when and for what it was used.  A puzzle is found in any orientation
    and with any names of the digits.  Exit code 1 if one is not there.
    """

    puzzles: tuple[str, ...] = puzzles_argument()
    as_json: bool = json_flag()

    def run(self) -> None:
        """Print what is known of the puzzles."""
        with self.opened() as bank:

            def answer(question: Question) -> bool:
                kept = bank.find(question.puzzle)
                if self.as_json:
                    say_data({"source": question.source, "in_bank": kept is not None, **(kept.data() if kept else {})})
                elif kept is None:
                    complain(
                        question.name, f"neither this puzzle nor one that is the same up to symmetry is in {self.file}"
                    )
                else:
                    for line in _lines(kept):
                        say(line)
                return kept is not None

            answer_each(self.puzzles, answer, self.as_json)


def _lines(kept: Kept) -> Iterator[str]:
    described, origin = kept.described, kept.origin
    yield f"{kept.puzzle.line} # number {kept.number}"
    yield f"  {kept.used or 'not used yet'}"
    for grade in kept.grades:
        yield f"  {grade.scale} {grade.version}: {grade}"
    pattern = "" if described.symmetry == "none" else f", symmetry {described.symmetry}"
    yield f"  {described.givens} givens{pattern}{', minimal' if described.minimal else ''}"
    yield f"  {str(origin) or 'nothing is said of where it comes from'}; there since {origin.made_at}"
    if kept.tags:
        yield f"  tags: {', '.join(kept.tags)}"
