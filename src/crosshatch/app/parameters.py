"""What the methods of the protocol are given: kinds of values that are read from JSON, checked, and described."""

import re
from collections.abc import Mapping
from datetime import date
from typing import Any, Protocol

import attrs

from ..board.candidate import Candidate
from ..board.errors import CrosshatchError, PuzzleError
from ..board.houses import cell_named
from ..board.puzzle import Puzzle
from ..strategies.catalogue import strategy_named
from ..words import CODES, language_named

Schema = dict[str, Any]

REQUIRED = object()
"""The default of a parameter that cannot be left out."""


class BadRequest(CrosshatchError, ValueError):
    """A request is not one that the protocol knows; ``field`` says which part of it, if it is one."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class Parameter(Protocol):
    """A kind of values: how they are read from what JSON has, and how that is described."""

    @property
    def default(self) -> Any:
        """The value where nothing is given; REQUIRED where something must be."""

    def read(self, given: Any) -> Any:
        """Return the value; raises ValueError, which says what is wrong, where it is none."""

    def schema(self) -> Schema:
        """Return the JSON Schema of what is read."""


@attrs.frozen
class Text:
    """A text of a limited length."""

    default: Any = REQUIRED
    longest: int = 200
    about: str = ""

    def read(self, given: Any) -> str:
        """Return the text."""
        if not isinstance(given, str):
            raise ValueError("a text expected")
        if len(given) > self.longest:
            raise ValueError(f"at most {self.longest:,} characters expected, {len(given):,} found")
        return given

    def schema(self) -> Schema:
        """Return the schema of texts."""
        return _with_default({"type": "string", "maxLength": self.longest, "description": self.about}, self.default)


@attrs.frozen
class TechniqueName(Text):
    """The name of a technique; an empty text is none, where it may be left out."""

    def read(self, given: Any) -> str:
        """Return the name."""
        name = super().read(given)
        if name or self.default is REQUIRED:
            strategy_named(name)
        return name


@attrs.frozen
class Whole:
    """A whole number in a range."""

    lowest: int
    highest: int
    default: Any = REQUIRED
    about: str = ""

    def read(self, given: Any) -> int:
        """Return the number."""
        if isinstance(given, bool) or not isinstance(given, int) or not self.lowest <= given <= self.highest:
            raise ValueError(f"a whole number from {self.lowest} to {self.highest} expected")
        return given

    def schema(self) -> Schema:
        """Return the schema of such numbers."""
        limits = {"minimum": self.lowest, "maximum": self.highest}
        return _with_default({"type": "integer", **limits, "description": self.about}, self.default)


@attrs.frozen
class Seconds:
    """How long something may take at most."""

    default: float
    highest: float

    def read(self, given: Any) -> float:
        """Return the seconds."""
        if isinstance(given, bool) or not isinstance(given, int | float) or not 0 < given <= self.highest:
            raise ValueError(f"seconds above 0 and up to {self.highest:g} expected")
        return float(given)

    def schema(self) -> Schema:
        """Return the schema of seconds."""
        about = "How long it may take at most, in seconds."
        return {
            "type": "number",
            "exclusiveMinimum": 0,
            "maximum": self.highest,
            "default": self.default,
            "description": about,
        }


@attrs.frozen
class Flag:
    """Yes or no."""

    default: bool = False
    about: str = ""

    def read(self, given: Any) -> bool:
        """Return the flag."""
        if not isinstance(given, bool):
            raise ValueError("true or false expected")
        return given

    def schema(self) -> Schema:
        """Return the schema of flags."""
        return {"type": "boolean", "default": self.default, "description": self.about}


@attrs.frozen
class Choice:
    """One of some texts."""

    choices: tuple[str, ...]
    default: Any = REQUIRED
    about: str = ""

    def read(self, given: Any) -> str:
        """Return the text."""
        if not isinstance(given, str) or given not in self.choices:
            raise ValueError(f"one of {', '.join(self.choices)} expected")
        return given

    def schema(self) -> Schema:
        """Return the schema of the choices."""
        return _with_default({"type": "string", "enum": list(self.choices), "description": self.about}, self.default)


@attrs.frozen
class Several:
    """A list of values of one kind, of a limited length."""

    each: Parameter
    most: int
    default: Any = REQUIRED
    about: str = ""

    def read(self, given: Any) -> tuple[Any, ...]:
        """Return the values."""
        if not isinstance(given, list) or len(given) > self.most:
            raise ValueError(f"a list of at most {self.most} expected")
        return tuple(map(self.each.read, given))

    def schema(self) -> Schema:
        """Return the schema of the list."""
        schema = {"type": "array", "maxItems": self.most, "items": self.each.schema(), "description": self.about}
        return _with_default(schema, self.default)


@attrs.frozen
class Language:
    """The code of a language that explanations are written in."""

    default: str = "en"

    def read(self, given: Any) -> str:
        """Return the code."""
        if not isinstance(given, str):
            raise ValueError("the code of a language expected")
        return language_named(given).code

    def schema(self) -> Schema:
        """Return the schema of the codes."""
        about = "The language of explanations and of the names of techniques."
        return {"type": "string", "enum": list(CODES), "default": self.default, "description": about}


@attrs.frozen
class Cell:
    """A cell by its name."""

    default: Any = REQUIRED

    def read(self, given: Any) -> int:
        """Return the number of the cell."""
        if not isinstance(given, str):
            raise ValueError("the name of a cell expected, such as r1c2")
        return cell_named(given)

    def schema(self) -> Schema:
        """Return the schema of the names."""
        return {"type": "string", "pattern": "^r[1-9]c[1-9]$", "description": "A cell, such as r1c2."}


@attrs.frozen
class OneCandidate:
    """A digit in a cell."""

    default: Any = REQUIRED

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
class Day:
    """A date."""

    default: Any = REQUIRED

    def read(self, given: Any) -> date:
        """Return the date."""
        if not isinstance(given, str) or not re.fullmatch(r"\d{4}-\d\d-\d\d", given):
            raise ValueError("a date expected, such as 2031-05-17")
        return date.fromisoformat(given)

    def schema(self) -> Schema:
        """Return the schema of dates."""
        return {"type": "string", "format": "date", "description": "A date, such as 2031-05-17."}


@attrs.frozen
class Position:
    """A puzzle or a position on the way, as text in any format, or as what a player has before them."""

    default: Any = REQUIRED

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
        about = (
            "A text in any format that Crosshatch reads; or givens and placed digits, as lines of 81 characters, and "
            "the candidates noted in cells: a cell without any keeps all that no digit rules out."
        )
        return {"oneOf": [{"type": "string", "maxLength": LONGEST_TEXT}, board], "description": about}


def _with_default(schema: Schema, default: Any) -> Schema:
    described = {name: value for name, value in schema.items() if value != ""}
    if default is REQUIRED:
        return described
    return {**described, "default": list(default) if isinstance(default, tuple) else default}
