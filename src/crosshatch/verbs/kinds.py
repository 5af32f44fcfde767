"""The kinds of values that parameters take: how each is read from a command line and from JSON, and described."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from math import inf
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from ..board.board import CLASSIC, Board
from ..board.candidate import Candidate
from ..board.errors import PuzzleError
from ..board.houses import cell_named, house_of
from ..board.puzzle import Puzzle
from ..logic.rank import BadSet, CandidateSet, sets_named
from ..logic.step import Link, Role
from ..render.view import View
from ..techniques.catalogue import strategy_named
from ..words import CODES, language_named

Schema: TypeAlias = dict[str, Any]

T = TypeVar("T")


class Section(StrEnum):
    """The sections of a verb's help, in order."""

    INPUT = "Input"
    MAKE = "Puzzle criteria"
    WHAT = "Options"
    OUTPUT = "Output"
    LAYOUT = "Layout"
    RUN = "Running"


class Kind:
    """A kind of values.

    ``metavar`` is what help shows in the place of a value, empty for what takes none; ``read`` returns the value that
    something from JSON stands for, and ``parse`` the one that a text on a command line stands for.  Both raise
    ValueError, which says what is expected, where that is none.
    """

    choices: Sequence[str] = ()
    """The texts that are values, where there are few."""

    section: Section = Section.WHAT
    """The section of the help that lists such parameters, as a rule."""

    beside: str = ""
    """The parameter whose value ``read`` takes as well, under that name; empty if it takes none."""

    def __init__(
        self,
        metavar: str,
        schema: Schema | None = None,
        read: Callable[[Any], Any] | None = None,
        parse: Callable[[str], Any] | None = None,
    ) -> None:
        self.metavar, self._schema = metavar, schema
        self.read: Callable[[Any], Any] = read or parse or str
        self.parse: Callable[[str], Any] = parse or self.read

    def schema(self) -> Schema:
        """Return the JSON Schema of what is read."""
        return dict(self._schema or {})


@contextmanager
def said(*errors: type[Exception]) -> Iterator[None]:
    """Raise ValueError with the message of an error that is one of these."""
    try:
        yield
    except errors as error:
        raise ValueError(str(error)) from error


def _as(type_: type[T], given: Any, expected: str) -> T:
    if not isinstance(given, type_):
        raise ValueError(f"expected {expected}")
    return given


class Text(Kind):
    """A text of a limited length; None is no limit."""

    def __init__(self, longest: int | None = 200, metavar: str = "TEXT") -> None:
        def read(given: Any) -> str:
            text = _as(str, given, "text")
            if longest is not None and len(text) > longest:
                raise ValueError(f"expected at most {longest:,} characters, found {len(text):,}")
            return text

        super().__init__(metavar, {"type": "string", **({} if longest is None else {"maxLength": longest})}, read)


def _technique(given: Any) -> str:
    name: str = Text().read(given)
    strategy_named(name)
    return name


TECHNIQUE = Kind("TECHNIQUE", Text().schema(), _technique)
"""Any name of a technique."""


class _Number(Kind):
    """A number of a type that fits some limits of JSON Schema; ``expected`` says what it is."""

    def __init__(self, metavar: str, type_: type[float], expected: str, **limits: float | None) -> None:
        schema = {name: limit for name, limit in limits.items() if limit is not None}
        lowest, highest = schema.get("minimum", -inf), schema.get("maximum", inf)
        above = schema.get("exclusiveMinimum", -inf)

        def read(given: Any) -> float:
            is_number = isinstance(given, (int, type_)) and not isinstance(given, bool)
            if not (is_number and lowest <= given <= highest and given > above):
                raise ValueError(f"expected {expected}")
            return type_(given)

        def parse(text: str) -> float:
            try:
                return read(type_(text))
            except ValueError:
                raise ValueError(f"expected {expected}, not {text!r}") from None

        super().__init__(metavar, {"type": "integer" if type_ is int else "number", **schema}, read, parse)


class Whole(_Number):
    """A whole number in a range, of which an end may be open."""

    def __init__(self, lowest: int | None = None, highest: int | None = None) -> None:
        words = ("from", "to") if highest is not None and lowest is not None else ("of at least", "of at most")
        limits = "".join(
            f" {word} {end}" for word, end in zip(words, (lowest, highest), strict=True) if end is not None
        )
        super().__init__("N", int, f"a whole number{limits}", minimum=lowest, maximum=highest)


class Seconds(_Number):
    """A time above 0, up to a highest if there is one."""

    section = Section.RUN

    def __init__(self, highest: float | None = None) -> None:
        limit = "" if highest is None else f" and up to {highest:g}"
        super().__init__("SECONDS", float, f"a number of seconds above 0{limit}", exclusiveMinimum=0, maximum=highest)


FLAG = Kind("", {"type": "boolean"}, lambda given: _as(bool, given, "true or false"))
"""Yes or no."""


class Choice(Kind):
    """One of some texts, in any case."""

    def __init__(self, choices: Sequence[str]) -> None:
        by_name = {each.lower(): each for each in choices}

        def read(given: Any) -> str:
            if not isinstance(given, str) or given.lower() not in by_name:
                found = f", not {given!r}" if isinstance(given, str) else ""
                raise ValueError(f"expected one of {', '.join(choices)}{found}")
            return by_name[given.lower()]

        super().__init__("|".join(choices), {"type": "string", "enum": list(choices)}, read)
        self.choices = choices


REPEATED = " (repeatable, or separated by commas)"
"""How help says that an option takes several values; in JSON, these are a list."""


class Several(Kind):
    """Values of one kind: a list of limited length in JSON, separated by commas on a command line."""

    def __init__(self, each: Kind, most: int) -> None:
        def read(given: Any) -> tuple[Any, ...]:
            if not isinstance(given, list) or len(given) > most:
                raise ValueError(f"expected a list of at most {most}")
            return tuple(map(each.read, given))

        def parse(text: str) -> tuple[Any, ...]:
            found = tuple(each.parse(part.strip()) for part in text.split(",") if part.strip())
            if not found:
                raise ValueError(f"expected at least one {each.metavar}")
            return found

        super().__init__(each.metavar, {"type": "array", "maxItems": most, "items": each.schema()}, read, parse)


LANGUAGE = Kind(
    "|".join(CODES),
    {"type": "string", "enum": list(CODES)},
    lambda given: language_named(_as(str, given, "the code of a language")).code,
)
"""A language that explanations are written in, by its code or its name."""


def _strategy(text: str) -> Any:
    from ..grading.plugins import PluginError, load_strategy  # which brings grading with it

    with said(PluginError):
        return load_strategy(text)


STRATEGY_FILE = Kind("FILE.py[:NAME]", parse=_strategy)
"""A strategy that a file defines."""


class ScaleName(Kind):
    """A scale by its name, built in or of an installed package, or from a file; or one of some other words.

    Parsing raises ScaleError where a package's scale cannot be loaded.
    """

    def __init__(self, others: Sequence[str] = ()) -> None:
        from ..grading import SCALES, closest_scale, scale_named, scale_names

        def parse(text: str) -> Any:
            from ..grading.plugins import PluginError, load_scale, names_a_file

            if text in SCALES:
                return scale_named(text)
            if names_a_file(text):
                with said(PluginError):
                    scale = load_scale(text)
                if scale.name in others or scale.name in scale_names():
                    raise ValueError(f"scale name {scale.name!r} is reserved; rename the scale {scale.title!r}")
                return scale
            names = {each.lower(): each for each in (*scale_names(), *others)}
            if text.lower() not in names:
                meant = closest_scale(text)
                question = f"; did you mean {meant}?" if meant else "."
                raise ValueError(f"{text!r} is not one of {', '.join(names.values())}{question}")
            name = names[text.lower()]
            return name if name in others else scale_named(name)

        super().__init__(f"{'|'.join([*SCALES, *others])}|FILE.py[:NAME]", parse=parse)


def _pace(text: str) -> Any:
    from ..batch.times import pace_of, read_times
    from ..grading.minutes import Pace

    try:
        factor = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        try:
            return pace_of(read_times(text))
        except OSError as error:
            raise ValueError(f"{text!r} is neither a pace, such as 1.5 or 150%, nor a file of times.") from error
    try:
        return Pace(factor)
    except ValueError as error:
        raise ValueError(f"{error}.") from error


PACE = Kind("FACTOR|FILE", parse=_pace)
"""A person's pace: a number, a percentage, or a file of their times."""


def _path(text: str, what: str, is_other: Callable[[Path], bool], other: str, there: bool) -> Path:
    """Return the path that a text names; raise ValueError if it is something else, or missing and must exist."""
    path = Path(text)
    if is_other(path):
        raise ValueError(f"{text!r} is a {other}, not a {what}.")
    if there and not path.exists():
        raise ValueError(f"{what} {text!r} does not exist.")
    return path


class File(Kind):
    """A file to read or write: ``there`` if it must exist, with one of some ``endings`` if its name has any."""

    def __init__(self, endings: Sequence[str] = (), there: bool = False) -> None:
        def parse(text: str) -> Path:
            path = _path(text, "file", Path.is_dir, "folder", there)
            if endings:
                from ..batch.files import UnfitFile, check_kind

                with said(UnfitFile):
                    check_kind(path, *endings)
            return path

        super().__init__("FILE", parse=parse)
        self.section = Section.OUTPUT if endings else Section.INPUT


PICTURES = (".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf")
"""Endings of the names of pictures, which no new folder has."""


class Folder(Kind):
    """A folder: ``there`` if it must exist."""

    def __init__(self, there: bool = False) -> None:
        def parse(text: str) -> Path:
            path = _path(text, "folder", Path.is_file, "file", there)
            if path.suffix.lower() in PICTURES and not path.exists():
                raise ValueError(f"{text!r} is the name of a picture; give the name of a folder.")
            return path

        super().__init__("FOLDER", parse=parse)
        self.section = Section.INPUT if there else Section.OUTPUT


CELL = Kind(
    "CELL",
    {"type": "string", "pattern": "^r[1-9]c[1-9]$", "description": "A cell, such as r1c2."},
    lambda given: cell_named(_as(str, given, "the name of a cell, such as r1c2,")),
)
"""A cell by its name."""

DIGIT = Whole(1, 9)


def _candidate(given: Any) -> Candidate:
    if not isinstance(given, dict) or given.keys() != {"cell", "digit"}:
        raise ValueError('expected a candidate, such as {"cell": "r1c2", "digit": 4}')
    return Candidate(CELL.read(given["cell"]), DIGIT.read(given["digit"]))


def _candidate_in(text: str) -> Candidate:
    match = re.fullmatch(r"\s*(r[1-9]c[1-9])\s*=\s*([1-9])\s*", text, re.IGNORECASE)
    if match is None:
        raise ValueError(f"expected a cell and a digit, such as r1c2=4, not {text!r}")
    return Candidate(match[1], int(match[2]))


def _sets(given: Any) -> tuple[CandidateSet, ...]:
    with said(BadSet):
        return sets_named(Text(1000).read(given))


SETS = Kind("SETS", Text(1000).schema(), _sets)
"""Sets of candidates that can be truths or links, such as ``5r3 27b1 r1c2``."""


def _board(given: Any) -> Board:
    from ..formats import board_json  # many modules, which few requests need

    return board_json.read(_BOARD_NAME.read(given) if isinstance(given, str) else given)


def _board_in(text: str) -> Board:
    from ..formats.board_file import board_named

    return board_named(text)


_BOARD_NAME = Text(500)


class _Board(Kind):
    section = Section.INPUT


BOARD = _Board(
    "NAME|FILE",
    {"oneOf": [_BOARD_NAME.schema(), {"type": "object"}]},
    _board,
    _board_in,
)
"""A board by its name, as an object in JSON, or on a command line as a file of such an object."""


def _object(properties: Schema, *required: str) -> Schema:
    return {"type": "object", "properties": properties, "required": [*required], "additionalProperties": False}


CANDIDATE = Kind(
    "CELL=DIGIT",
    _object({"cell": CELL.schema(), "digit": DIGIT.schema()}, "cell", "digit"),
    _candidate,
    _candidate_in,
)
"""A digit in a cell: ``r1c2=4`` on a command line."""


def _position(given: Any, board: Board | None = None) -> Puzzle:
    if isinstance(given, str):
        from ..formats import read  # many modules, which positions from the page do not need

        return read(given, board=board)
    if not isinstance(given, Mapping):
        raise ValueError("expected text, or an object with givens, placed and marks")
    unknown = given.keys() - {"givens", "placed", "marks"}
    if unknown:
        raise ValueError(f"unknown key {min(unknown)!r}; a position has givens, placed and marks")
    if "givens" not in given:
        raise ValueError("the key 'givens' is missing")
    on = board or CLASSIC
    givens, placed, marks = given["givens"], given.get("placed", "." * len(on.cells)), given.get("marks", {})
    if not (isinstance(givens, str) and isinstance(placed, str) and isinstance(marks, Mapping)):
        raise ValueError("givens and placed must be texts, and marks an object with a text for each cell")
    for cell, noted in marks.items():
        if not isinstance(noted, str) or not re.fullmatch("[1-9]{0,9}", noted):
            raise ValueError(f'the marks of {cell} must be a text of digits, such as "147"')
    for name, line in (("givens", givens), ("placed", placed)):
        if len(line) != len(on.cells):
            raise PuzzleError(f"{name}: expected {len(on.cells)} cells, found {len(line)}")
    try:
        return Puzzle.from_marks(givens, placed, {cell_named(cell): each for cell, each in marks.items()}, board=on)
    except PuzzleError:
        raise
    except ValueError as error:
        raise PuzzleError(str(error)) from error


_LINE = {"type": "string", "pattern": "^[.0-9]{16,81}$"}
_MARKS = {
    "type": "object",
    "propertyNames": {"pattern": "^r[1-9]c[1-9]$"},
    "additionalProperties": {"type": "string", "pattern": "^[1-9]{0,9}$"},
}
_IN_PROGRESS = _object({"givens": _LINE, "placed": _LINE, "marks": _MARKS}, "givens")


class _Position(Kind):
    beside = "board"

    def schema(self) -> Schema:
        """Return the schema of positions."""
        from ..formats import LONGEST_TEXT

        return {"oneOf": [{"type": "string", "maxLength": LONGEST_TEXT}, _IN_PROGRESS]}


POSITION = _Position("PUZZLE", read=_position)
"""A puzzle or a position in progress, as text in any format, or as what a player has before them."""


def _view(given: Any) -> View:
    try:
        return View(
            {_candidate_with(each): Role(each["role"]) for each in given["candidates"]},
            {CELL.read(each["cell"]): Role(each["role"]) for each in given["cells"]},
            {house_of(each["house"]): Role(each["role"]) for each in given["houses"]},
            tuple(Link(_side(each["start"]), _side(each["end"]), Role(each["role"])) for each in given["links"]),
        )
    except (TypeError, KeyError, ValueError) as error:
        raise ValueError("expected the view of a step, as answers contain it") from error


def _candidate_with(given: Any) -> Candidate:
    return Candidate(CELL.read(given["cell"]), DIGIT.read(given["digit"]))


def _side(given: Any) -> tuple[Candidate, ...]:
    if not given:
        raise ValueError("a link needs a candidate at each end")
    return tuple(map(_candidate, given))


VIEW = Kind("VIEW", {"type": "object", "title": "View"}, _view)
"""What a picture of a step shows, without its cases; see ``render.data.view_data``."""
