"""``read``, ``read_all``, ``write``: what a text holds, and a position in other formats."""

from ..board.board import CLASSIC
from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from ..formats import FORMATS, LINKS, read, read_file
from ..formats import link as link_to
from ..formats import write as written
from ..formats.document import COMMENT, TITLE
from ..render.data import Data, candidate_data, puzzle_data
from .choices import OfBoard, OfPosition
from .declaration import BadRequest, argument, option, verb
from .kinds import Choice, Text

LONGEST = 90_000
"""The maximum number of characters of a text with puzzles."""

MOST_PUZZLES = 500
"""The maximum number of puzzles in an answer."""


@verb
class Read(OfPosition):
    """Read a position from text in any format, or from givens, placed digits and pencil marks.

    The answer has ``givens`` and ``placed`` digits as lines, the ``removed`` candidates, the ``comment``, the
    ``symmetry``, and ``puzzle`` and ``position`` to pass to other methods, with the ``board`` if it is not the classic
    one.
    """

    def __call__(self) -> Data:
        """Return what it holds."""
        return _data(self.position)


def _data(position: Puzzle) -> Data:
    board = position.board
    return {
        "givens": board.gathered(position.givens),
        "placed": board.gathered(position.placed),
        "removed": [candidate_data(each) for each in position.removed],
        "comment": position.comment,
        "symmetry": str(position.symmetry) if board is CLASSIC else None,
        **puzzle_data(position),
    }


@verb
class ReadAll(OfBoard):
    """Read every puzzle in a text, such as the contents of a file.

    ``puzzles`` has for each what ``read`` returns, with its ``line`` and its ``title``; ``errors`` has a ``message``
    for each ``line`` that cannot be read; ``more`` says whether the text has further puzzles.
    """

    text: str = argument(Text(LONGEST), "Puzzles in any supported format, one or many.")
    name: str = option(Text(), "Name of the file, whose extension helps to recognise the format.", default="")

    def __call__(self) -> Data:
        """Return the puzzles; raise BadRequest if there are none, with the reason."""
        puzzles: list[Data] = []
        errors: list[Data] = []
        for entry in read_file(self.text.splitlines(), self.name, self.board):
            if len(puzzles) == MOST_PUZZLES:
                return {"puzzles": puzzles, "errors": errors, "more": True}
            if entry.puzzle is None:
                errors.append({"line": entry.number, "message": entry.problem})
            else:
                title = next((str(entry.columns[each]) for each in (TITLE, COMMENT) if entry.columns.get(each)), "")
                puzzles.append({**_data(entry.puzzle), "line": entry.number, "title": title})
        if len(puzzles) < 2:  # some formats of one puzzle are none of a file
            try:
                one = read(self.text, board=self.board)
            except PuzzleError as error:
                if not puzzles:
                    raise BadRequest(str(error), "text") from error
            else:
                return {"puzzles": [{**_data(one), "line": 1, "title": one.comment}], "errors": [], "more": False}
        return {"puzzles": puzzles, "errors": errors, "more": False}


@verb
class Write(OfPosition):
    """Write a position as ``text`` in one of the formats, or as a link that opens it on another site."""

    format: str = option(Choice(tuple(FORMATS)), "Format of the text.", default="line")
    link: str | None = option(Choice(tuple(LINKS)), "Write a link to this site instead.")

    def __call__(self) -> Data:
        """Return the text."""
        return {"text": link_to(self.position, self.link) if self.link else written(self.position, self.format)}
