"""The kinds of values that parameters take: how each is read from a command line and from JSON, and described."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import attrs

from ..board.candidate import Candidate
from ..board.errors import PuzzleError
from ..board.houses import cell_named
from ..board.puzzle import Puzzle
from ..techniques.catalogue import strategy_named
from ..words import CODES, language_named

Schema: TypeAlias = dict[str, Any]


class Kind:
    """A kind of values.  Reading raises ValueError, which says what is expected, where a value is none."""

    @property
    def metavar(self) -> str:
        """What help shows in the place of a value; empty for what takes none."""
        return "TEXT"

    def parse(self, text: str) -> Any:
        """Return the value that a text on a command line stands for."""
        return self.read(text)

    def read(self, given: Any) -> Any:
        """Return the value that something from JSON stands for."""
        raise NotImplementedError

    def schema(self) -> Schema:
        """Return the JSON Schema of what is read."""
        raise NotImplementedError


@attrs.frozen
class Text(Kind):
    """A text of a limited length; None is no limit."""

    longest: int | None = 200

    def read(self, given: Any) -> str:
        """Return the text."""
        if not isinstance(given, str):
            raise ValueError("a text expected")
        if self.longest is not None and len(given) > self.longest:
            raise ValueError(f"at most {self.longest:,} characters expected, {len(given):,} found")
        return given

    def schema(self) -> Schema:
        """Return the schema of texts."""
        return {"type": "string", **({} if self.longest is None else {"maxLength": self.longest})}


@attrs.frozen
class TechniqueName(Text):
    """The name of a technique."""

    metavar = "TECHNIQUE"

    def read(self, given: Any) -> str:
        """Return the name, if it is one."""
        name = super().read(given)
        strategy_named(name)
        return name


@attrs.frozen
class Whole(Kind):
    """A whole number in a range, of which an end may be open."""

    lowest: int | None = None
    highest: int | None = None
    metavar = "N"

    def parse(self, text: str) -> int:
        """Return the number that a text has."""
        try:
            return self.read(int(text))
        except ValueError:
            raise ValueError(f"{self._expected}, not {text!r}") from None

    def read(self, given: Any) -> int:
        """Return the number."""
        if isinstance(given, bool) or not isinstance(given, int):
            raise ValueError(self._expected)
        if (self.lowest is not None and given < self.lowest) or (self.highest is not None and given > self.highest):
            raise ValueError(self._expected)
        return given

    def schema(self) -> Schema:
        """Return the schema of such numbers."""
        ends = {"minimum": self.lowest, "maximum": self.highest}
        return {"type": "integer", **{name: end for name, end in ends.items() if end is not None}}

    @property
    def _expected(self) -> str:
        ends = {"from": self.lowest, "to": self.highest}
        limits = "".join(f" {word} {end}" for word, end in ends.items() if end is not None)
        return f"a whole number{limits} expected"


@attrs.frozen
class Seconds(Kind):
    """A time above 0, up to a highest if there is one."""

    highest: float | None = None
    metavar = "SECONDS"

    def parse(self, text: str) -> float:
        """Return the seconds that a text has."""
        try:
            return self.read(float(text))
        except ValueError:
            raise ValueError(f"{self._expected}, not {text!r}") from None

    def read(self, given: Any) -> float:
        """Return the seconds."""
        if isinstance(given, bool) or not isinstance(given, int | float):
            raise ValueError(self._expected)
        if not given > 0 or (self.highest is not None and given > self.highest):
            raise ValueError(self._expected)
        return float(given)

    def schema(self) -> Schema:
        """Return the schema of seconds."""
        highest = {} if self.highest is None else {"maximum": self.highest}
        return {"type": "number", "exclusiveMinimum": 0, **highest}

    @property
    def _expected(self) -> str:
        return "seconds above 0" + ("" if self.highest is None else f" and up to {self.highest:g}") + " expected"


@attrs.frozen
class Flag(Kind):
    """Yes or no."""

    metavar = ""

    def read(self, given: Any) -> bool:
        """Return the flag."""
        if not isinstance(given, bool):
            raise ValueError("true or false expected")
        return given

    def schema(self) -> Schema:
        """Return the schema of flags."""
        return {"type": "boolean"}


@attrs.frozen
class Choice(Kind):
    """One of some texts."""

    choices: Sequence[str]

    @property
    def metavar(self) -> str:
        """The texts."""
        return "|".join(self.choices)

    def read(self, given: Any) -> str:
        """Return the text."""
        if not isinstance(given, str) or given not in self.choices:
            found = f", not {given!r}" if isinstance(given, str) else ""
            raise ValueError(f"one of {', '.join(self.choices)} expected{found}")
        return given

    def schema(self) -> Schema:
        """Return the schema of the choices."""
        return {"type": "string", "enum": list(self.choices)}


@attrs.frozen
class Several(Kind):
    """Values of one kind: a list of limited length in JSON, separated by commas on a command line."""

    each: Kind
    most: int

    @property
    def metavar(self) -> str:
        """That of one value."""
        return self.each.metavar

    def parse(self, text: str) -> tuple[Any, ...]:
        """Return the values in a text, of which there is at least one."""
        found = tuple(self.each.parse(part.strip()) for part in text.split(",") if part.strip())
        if not found:
            raise ValueError(f"no {self.metavar.lower()} is named")
        return found

    def read(self, given: Any) -> tuple[Any, ...]:
        """Return the values."""
        if not isinstance(given, list) or len(given) > self.most:
            raise ValueError(f"a list of at most {self.most} expected")
        return tuple(map(self.each.read, given))

    def schema(self) -> Schema:
        """Return the schema of the list."""
        return {"type": "array", "maxItems": self.most, "items": self.each.schema()}


@attrs.frozen
class Language(Kind):
    """A language that explanations are written in, by its code or its name."""

    @property
    def metavar(self) -> str:
        """The codes."""
        return "|".join(CODES)

    def read(self, given: Any) -> str:
        """Return the code."""
        if not isinstance(given, str):
            raise ValueError("the code of a language expected")
        return language_named(given).code

    def schema(self) -> Schema:
        """Return the schema of the codes."""
        return {"type": "string", "enum": list(CODES)}


@attrs.frozen
class StrategyFile(Kind):
    """A strategy that a file defines."""

    metavar = "FILE.py[:NAME]"

    def parse(self, text: str) -> Any:
        """Return the strategy."""
        from ..grading.plugins import PluginError, load_strategy  # which brings grading with it

        try:
            return load_strategy(text)
        except PluginError as error:
            raise ValueError(str(error)) from error


@attrs.frozen
class ScaleName(Kind):
    """A scale by its name, built in or of an installed package, or from a file; or one of some other words."""

    others: Sequence[str] = ()

    @property
    def metavar(self) -> str:
        """The names of the built-in scales and the other words."""
        from ..grading import SCALES

        return f"{'|'.join([*SCALES, *self.others])}|FILE.py[:NAME]"

    def parse(self, text: str) -> Any:
        """Return the scale, or the other word, by a name in small or large letters.

        Raises ScaleError where a package's scale cannot be loaded.
        """
        from ..grading import SCALES, perhaps_meant, scale_named, scale_names
        from ..grading.plugins import names_a_file

        if text in SCALES:
            return scale_named(text)
        if names_a_file(text):
            return self._of_file(text)
        names = {each.lower(): each for each in (*scale_names(), *self.others)}
        if text.lower() not in names:
            meant = perhaps_meant(text)
            question = f"; did you mean {meant}?" if meant else "."
            raise ValueError(f"{text!r} is not one of {', '.join(names.values())}{question}")
        name = names[text.lower()]
        return name if name in self.others else scale_named(name)

    def _of_file(self, place: str) -> Any:
        from ..grading import scale_names
        from ..grading.plugins import PluginError, load_scale

        try:
            scale = load_scale(place)
        except PluginError as error:
            raise ValueError(str(error)) from error
        if scale.name in self.others or scale.name in scale_names():
            raise ValueError(f"scale name {scale.name!r} is reserved; rename the scale {scale.title!r}")
        return scale


@attrs.frozen
class PaceOrTimes(Kind):
    """A person's pace: a number, a percentage, or a file of their times."""

    metavar = "FACTOR|FILE"

    def parse(self, text: str) -> Any:
        """Return the pace."""
        from ..grading.minutes import Pace

        try:
            factor = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
        except ValueError:
            return self._of_file(text)
        try:
            return Pace(factor)
        except ValueError as error:
            raise ValueError(f"{error}.") from error

    def _of_file(self, name: str) -> Any:
        from ..batch.times import pace_of, read_times

        try:
            return pace_of(read_times(name))
        except OSError as error:
            raise ValueError(f"{name!r} is neither a pace, such as 1.5 or 150%, nor a file of times.") from error


@attrs.frozen
class File(Kind):
    """A file to read or write: ``there`` if it must exist, with one of some ``endings`` if its name has any."""

    endings: Sequence[str] = ()
    there: bool = False
    metavar = "FILE"

    def parse(self, text: str) -> Path:
        """Return the path; a folder is none, and neither is a name of another kind."""
        path = Path(text)
        if path.is_dir():
            raise ValueError(f"File {text!r} is a directory.")
        if self.there and not path.exists():
            raise ValueError(f"File {text!r} does not exist.")
        if self.endings:
            from ..batch.files import UnfitFile, check_kind

            try:
                check_kind(path, *self.endings)
            except UnfitFile as error:
                raise ValueError(str(error)) from error
        return path


@attrs.frozen
class Folder(Kind):
    """A folder: ``there`` if it must exist."""

    there: bool = False
    metavar = "FOLDER"

    def parse(self, text: str) -> Path:
        """Return the path; a file is none."""
        path = Path(text)
        if path.is_file():
            raise ValueError(f"Directory {text!r} is a file.")
        if self.there and not path.exists():
            raise ValueError(f"Directory {text!r} does not exist.")
        return path


@attrs.frozen
class Cell(Kind):
    """A cell by its name."""

    metavar = "CELL"

    def read(self, given: Any) -> int:
        """Return the number of the cell."""
        if not isinstance(given, str):
            raise ValueError("the name of a cell expected, such as r1c2")
        return cell_named(given)

    def schema(self) -> Schema:
        """Return the schema of the names."""
        return {"type": "string", "pattern": "^r[1-9]c[1-9]$", "description": "A cell, such as r1c2."}


@attrs.frozen
class OneCandidate(Kind):
    """A digit in a cell: ``r1c2=4`` on a command line."""

    metavar = "CELL=DIGIT"

    def parse(self, text: str) -> Candidate:
        """Return the candidate that a text names."""
        match = re.fullmatch(r"\s*(r[1-9]c[1-9])\s*=\s*([1-9])\s*", text, re.IGNORECASE)
        if match is None:
            raise ValueError(f"{text!r} is not a digit in a cell; write it as r1c2=4")
        return Candidate(match[1], int(match[2]))

    def read(self, given: Any) -> Candidate:
        """Return the candidate."""
        if not isinstance(given, dict) or given.keys() != {"cell", "digit"}:
            raise ValueError('a candidate expected, such as {"cell": "r1c2", "digit": 4}')
        return Candidate(Cell().read(given["cell"]), Whole(1, 9).read(given["digit"]))

    def schema(self) -> Schema:
        """Return the schema of candidates."""
        return {
            "type": "object",
            "properties": {"cell": Cell().schema(), "digit": Whole(1, 9).schema()},
            "required": ["cell", "digit"],
            "additionalProperties": False,
        }


@attrs.frozen
class Position(Kind):
    """A puzzle or a position in progress, as text in any format, or as what a player has before them."""

    metavar = "PUZZLE"

    def read(self, given: Any) -> Puzzle:
        """Return the position."""
        if isinstance(given, str):
            from ..formats import read  # many modules, which positions from the page do not need

            return read(given)
        if not isinstance(given, Mapping) or "givens" not in given or given.keys() - {"givens", "placed", "marks"}:
            raise ValueError("a text, or an object with givens, placed and marks expected")
        givens, placed, marks = given["givens"], given.get("placed", "." * 81), given.get("marks", {})
        if not (isinstance(givens, str) and isinstance(placed, str) and isinstance(marks, Mapping)):
            raise ValueError("givens and placed are texts, and marks are texts by the names of cells")
        if any(not isinstance(each, str) or not re.fullmatch("[1-9]{0,9}", each) for each in marks.values()):
            raise ValueError("the marks of a cell are digits, such as 147")
        try:
            return Puzzle.from_marks(givens, placed, {cell_named(cell): digits for cell, digits in marks.items()})
        except PuzzleError:
            raise
        except ValueError as error:
            raise PuzzleError(str(error)) from error

    def schema(self) -> Schema:
        """Return the schema of positions."""
        from ..formats import LONGEST_TEXT

        line = {"type": "string", "pattern": "^[.0-9]{81}$"}
        board = {
            "type": "object",
            "properties": {
                "givens": line,
                "placed": line,
                "marks": {
                    "type": "object",
                    "propertyNames": {"pattern": "^r[1-9]c[1-9]$"},
                    "additionalProperties": {"type": "string", "pattern": "^[1-9]{0,9}$"},
                },
            },
            "required": ["givens"],
            "additionalProperties": False,
        }
        return {"oneOf": [{"type": "string", "maxLength": LONGEST_TEXT}, board]}
