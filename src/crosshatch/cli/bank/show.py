"""``crosshatch bank show``: what a bank has of a puzzle."""

from collections.abc import Iterator
from pathlib import Path

import click

from ...bank import Kept
from ..output import complain, say, say_data
from ..run import PuzzleCommand, Question, answer_each, json_option, puzzles_argument
from .opening import bank_argument, opened


@click.command("show", cls=PuzzleCommand)
@bank_argument
@puzzles_argument
@json_option
def command(file: Path, puzzles: tuple[str, ...], as_json: bool) -> None:
    """Say what a bank has of each PUZZLE.

    That is its grades, where it comes from, and when and for what it was used.  A puzzle is found in any orientation
    and with any names of the digits.  Exit code 1 if one is not there.
    """
    with opened(file) as bank:

        def answer(question: Question) -> bool:
            kept = bank.find(question.puzzle)
            if as_json:
                say_data({"source": question.source, "in_bank": kept is not None, **(kept.data() if kept else {})})
            elif kept is None:
                complain(question.name, f"neither this puzzle nor one that is the same up to symmetry is in {file}")
            else:
                for line in _lines(kept):
                    say(line)
            return kept is not None

        answer_each(puzzles, answer, as_json)


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
