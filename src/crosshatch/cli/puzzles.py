"""How a verb answers for each of some puzzles, one after the other: bad ones reported, the worst exit code kept."""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar

import attrs

from ..board.board import CLASSIC, Board, BoardError
from ..board.grid import Grid
from ..board.messages import counted
from ..board.puzzle import Puzzle
from ..logic.step import Step
from ..position.status import FEWEST_GIVENS, Impossible, Multiple, Status
from ..render.data import puzzle_data, status_data
from ..render.pictures import svg
from ..verbs.choices import InLanguage, OfPosition
from ..verbs.declaration import REQUIRED, argument, option, verb
from ..verbs.kinds import Folder, Text
from ..words import ENGLISH, language_named
from .exits import BAD_INPUT, DONE, NOT_ONE_SOLUTION
from .inputs import Item, check_there, items
from .output import complain, say, say_data, write_file, wrong_names_told
from .streams import write_message
from .writing import Prints

PUZZLES = "81 cells, a grid, a link, a file, or - for standard input."


def puzzles_argument(default: Any = REQUIRED) -> Any:
    """Declare the puzzles that a verb is about."""
    shown = "PUZZLE..." if default is REQUIRED else "[PUZZLE]..."
    return argument(Text(None), PUZZLES, default=default, many=True, metavar=shown)


class _Given:
    """The items given, in order; whether there are several is found out when it is asked, not before.

    So the first line of a stream can be answered before the second is there.
    """

    def __init__(self, arguments: tuple[str, ...], board: Board | None, classic_only: str) -> None:
        self._items = items(arguments, board=board, classic_only=classic_only)
        self._ahead: list[Item] = []
        self._seen = 0

    def __iter__(self) -> Iterator[Item]:
        while self._ahead or self._read():
            self._seen += 1
            yield self._ahead.pop()

    def are_several(self) -> bool:
        """Whether there is more than one item."""
        return self._seen > 1 or bool(self._ahead) or self._read()

    def _read(self) -> bool:
        self._ahead.extend(islice(self._items, 1))
        return bool(self._ahead)


@attrs.frozen
class Question:
    """A puzzle that a verb is to answer, and the item that has it."""

    puzzle: Puzzle
    item: Item
    _given: _Given

    @property
    def name(self) -> str:
        """The source where there are several puzzles, and nothing where there is one only."""
        return self.item.source if self._given.are_several() else ""

    def introduce(self, status: Status) -> None:
        """Say why there is not exactly one solution, and where there are several puzzles, which one is answered."""
        if not status.ok:
            self.complain(status)
        if self.name:
            say(f"{self.name}: {self.puzzle.text}")

    def complain(self, status: Status) -> None:
        """Say on standard error why there is not exactly one solution, and for a single puzzle, where to learn more."""
        more = "" if self.name else pointer(status, self.puzzle)
        complain(self.name, f"{status}; {language_named(ENGLISH).text(more)}" if more else str(status))

    def data(self, status: Status, language: str = ENGLISH) -> dict[str, Any]:
        """Return the part of an answer that is the same for every verb: what the puzzle is, and its status."""
        return {"source": self.item.source, **puzzle_data(self.puzzle), **status_data(status, language)}


def pointer(status: Status, puzzle: Puzzle) -> str:
    """Return the key of the pointer to 'check --why'; empty where that has nothing to add to a status."""
    match status:
        case Impossible(mistakes=()):
            return "status-explain-and-fix"
        case Impossible():
            return "status-explain" if status.wrong else ""
        case Multiple() if puzzle.board is not CLASSIC or 81 - puzzle.givens.count(".") >= FEWEST_GIVENS:
            return "status-explain-and-fix"
    return ""


@verb
class ForPuzzles(OfPosition):
    """What is about some puzzles: ``at`` asks about one.

    ``classic_only`` is what works on the classic board only, such as ``'transform'``; empty for verbs that work on any.
    """

    classic_only: ClassVar[str] = ""

    position: Any = attrs.field(default=None)
    puzzles: tuple[str, ...] = puzzles_argument()


@verb
class OfPuzzles(Prints, ForPuzzles):
    """What answers for each of some puzzles."""

    def show(self) -> None:
        """Print the answers, and end with the exit code.

        What cannot be read is reported on standard error and, for JSON, answered with an object of its ``source`` and
        ``error``.
        """
        self.prepare()
        if self.output:
            check_there(self.puzzles)
        code = DONE
        given = _Given(self.puzzles, self.board, self.classic_only)
        for item in given:
            try:
                if item.puzzle is not None:
                    if not self.answer(Question(item.puzzle, item, given)):
                        code = max(code, NOT_ONE_SOLUTION)
                    continue
            except BoardError as error:
                item = attrs.evolve(item, puzzle=None, error=str(error))
            complain(item.source, item.error)
            if self.in_json:
                say_data({"source": item.source, "error": item.error})
            elif given.are_several():
                self.unread(item)
            code = BAD_INPUT
        sys.exit(code)

    def prepare(self) -> None:
        """Check what is asked, before the first puzzle is read."""

    def answer(self, question: Question) -> bool:
        """Print the answer for a puzzle; return whether it is what was asked for."""
        raise NotImplementedError

    def unread(self, item: Item) -> None:
        """Print what there is to print of one of several puzzles that cannot be read."""


@verb
class Drawing(OfPuzzles, InLanguage):
    """What draws steps into a folder, if one is named, and says how many pictures there are."""

    pictures: Path | None = option(
        Folder(), "Write SVG pictures to a folder: one for each step, and one for each case of a step."
    )

    _drawn: list[int] = attrs.field(factory=list, init=False)
    """The number of pictures of each step drawn."""

    def show(self) -> None:
        """Print the answers, and on standard error, which leaves data as they are, the number of pictures."""
        try:
            super().show()
        finally:
            if self._drawn:
                write_message(f"{self.pictures}: {counted(sum(self._drawn), 'picture')}\n")

    def draw(self, grid: Grid, step: Step) -> None:
        """Draw a step found on a grid, if a folder is named, which is made if need be.

        Raises BadRequest where the folder cannot be made or written to.
        """
        if self.pictures is None:
            return
        with wrong_names_told():
            self.pictures.mkdir(parents=True, exist_ok=True)
        name = f"{len(self._drawn) + 1:03}-{step.technique.slug}"
        cases = {f"{name}-case-{number}": number - 1 for number in range(1, len(step.branches) + 1)}
        files = {name: None, **cases}
        for file, branch in files.items():
            picture = svg(grid, step, branch=branch, legend=True, theme="auto", language=self.language)
            write_file(str(self.pictures / f"{file}.svg"), picture.encode())
        self._drawn.append(len(files))
