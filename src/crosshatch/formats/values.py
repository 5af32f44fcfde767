"""Validated access to JSON written by other programs, where any value may occur anywhere."""

import json
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from ..board.errors import PuzzleError
from ..board.messages import listed

LONGEST_JSON = 100_000
"""The maximum number of characters of one puzzle in JSON."""

_DECODER = json.JSONDecoder(parse_constant=lambda name: None)  # NaN and the like are no JSON, and no values
_MOST_NAMES = 6
"""The maximum number of constraints to list."""


class ConstraintError(PuzzleError):
    """A text is a puzzle with rules that are not supported; the message names them.

    ``constraints`` are the names of all of them.
    """

    def __init__(self, message: str = "", constraints: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.constraints = tuple(constraints)


def decoded(text: str) -> Any:
    """Return the value of a JSON text.

    Raises PuzzleError if it is invalid, too long or too deeply nested.
    """
    if len(text) > LONGEST_JSON:
        raise PuzzleError(f"a puzzle in JSON may have at most {LONGEST_JSON:,} characters, not {len(text):,}")
    try:
        return _DECODER.decode(text)
    except (ValueError, RecursionError):
        raise PuzzleError("invalid JSON") from None


def rows_of_cells(value: Any, what: str, sizes: Collection[int] = (9,)) -> list[dict[str, Any]]:
    """Return the cells of rows of objects, with as many rows as columns: nine, or another number among ``sizes``.

    Raises PuzzleError if the value is anything else, and ConstraintError if the grid has another size.
    """
    if not isinstance(value, list) or not all(isinstance(row, list) for row in value):
        raise PuzzleError(f"{what}: expected rows of cells")
    check_size(len(value), allowed=sizes)
    check_size(*map(len, value), allowed=(len(value),))
    cells = [cell if cell is not None else {} for row in value for cell in row]
    if not all(isinstance(cell, dict) for cell in cells):
        raise PuzzleError(f'{what}: cells must be objects such as {{}} or {{"value": 5}}')
    return cells


def check_size(*sizes: Any, allowed: Collection[int] = (9,)) -> None:
    """Raise ConstraintError if the size of a grid is not 9, or another number that is ``allowed``."""
    other = next((size for size in sizes if size not in allowed), None)
    if other is None:
        return
    what = f"only {max(allowed)} by {max(allowed)} grids" if len(allowed) == 1 else "only grids of 4 to 9 rows"
    raise ConstraintError(f"grids of size {other!r:.20} are not supported; {what} can be read", ["size"])


def digit(value: Any, where: str) -> int:
    """Return a digit, given as number or text; 0 if it is missing.

    Raises PuzzleError for any other value.
    """
    if value is None or value is False or value == "" or value == 0 or value == "0":
        return 0
    if isinstance(value, str) and len(value) == 1 and value in "123456789":
        return int(value)
    if isinstance(value, int) and value is not True and 1 <= value <= 9:
        return value
    raise PuzzleError(f"{where}: {value!r:.20} is not a digit")


def digits(value: Any, where: str) -> tuple[int, ...]:
    """Return the digits of a list or text; empty if there are none."""
    if value is None or value == "" or value is False:
        return ()
    if not isinstance(value, (list, str)):
        value = [value]
    return tuple(found for each in value if (found := digit(each, where)))


def text(value: Any) -> str:
    """Return a text or number as text; empty for any other value."""
    return str(value) if isinstance(value, (str, int, float)) and not isinstance(value, bool) else ""


def refuse(constraints: Iterable[str]) -> None:
    """Raise ConstraintError with the names of all constraints, if there are any."""
    names: Sequence[str] = sorted(set(constraints))
    if names:
        more = [f"{len(names) - _MOST_NAMES} more"] if len(names) > _MOST_NAMES else []
        said = listed([*(f"{name:.40}" for name in names[:_MOST_NAMES]), *more])
        raise ConstraintError(f"these rules are not supported: {said}", names)
