"""Paths as others claim them, in JSON or in notation: what each step shows, and the facts that it names.

They may come from any program.  Nothing is taken on trust: ``verifying`` checks each step.
"""

import json
from collections.abc import Iterable, Iterator
from typing import TypeGuard

import attrs

from ..board.board import Board
from ..board.errors import CrosshatchError, PuzzleError
from ..board.messages import counted
from ..board.puzzle import Puzzle
from ..claims.facts import Data, Facts, candidate_of, technique_called_or_new
from ..claims.notation import is_claim, reason_and_conclusions
from ..claims.patterns import UnreadableClaim
from ..formats import board_json, board_text, read
from ..logic.step import CustomPattern, Step
from ..solving.solver import Outcome
from ..techniques.catalogue import CONTRADICTION, GUESS

NO_PATH = (
    "expected a path: an object with 'puzzle' and 'steps' (or 'conclusions'), as 'explain --json', 'explain --compact' "
    "and 'explain --fields techniques,conclusions' write it"
)
"""What is wrong with JSON that is no path."""

_ENDS = tuple(f"{each}, " for each in Outcome)
"""How the last line of a path in notation begins."""


class ClaimError(CrosshatchError, ValueError):
    """A path cannot be read; the message says what is wrong and where."""


@attrs.frozen
class ClaimedStep:
    """A step that somebody claims.

    - ``notation``: the step in one line
    - ``step``: its technique, its conclusions, and the facts that it names (perhaps none)
    - ``complete``: whether all facts that it names could be read, so that they must prove it
    """

    notation: str
    step: Step
    complete: bool = False


@attrs.frozen
class ClaimedPath:
    """A path that somebody claims, and the place where it was found; ``solution`` is set if the path states one."""

    source: str
    puzzle: Puzzle
    steps: tuple[ClaimedStep, ...]
    solution: str | None = None


@attrs.frozen
class UnreadPath:
    """A path that cannot be read: its place, and what is wrong."""

    source: str
    error: str


def read_paths(
    lines: Iterable[str], source: str = "", board: Board | None = None
) -> Iterator[ClaimedPath | UnreadPath]:
    """Yield the paths of a text, given as its lines.

    The text is one of these:

    - JSON as ``explain --json`` and ``explain --compact`` write it: an object for each path, on its own line or in an
      array
    - notation: a puzzle on a line, then a line for each step, such as ``X-Wing: 1 c78 r34 => r3c56<>1``

    ``source`` is the name of the text.  Puzzles are on the ``board``, or on the one that the text names.
    """
    numbered = enumerate(lines, 1)
    for number, line in numbered:
        if line.strip():
            rest = _chained((number, line), numbered)
            yield from (_of_json if line.lstrip("\ufeff \t")[:1] in ("{", "[") else _of_notation)(rest, source, board)
            return
    yield UnreadPath(source, "no path found")


def _chained(first: tuple[int, str], rest: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    yield first
    yield from rest


def _place(source: str, number: int) -> str:
    return f"{source}:{number}" if source else f"line {number}"


def _of_json(lines: Iterator[tuple[int, str]], source: str, board: Board | None) -> Iterator[ClaimedPath | UnreadPath]:
    """Yield the paths of JSON: of each line, or of the whole text if its first line is no JSON."""
    number, line = next(lines)
    try:
        json.loads(line)
    except ValueError:
        text = line + "".join(line for _, line in lines)
        try:
            data = json.loads(text)
        except ValueError as error:
            yield UnreadPath(source, f"invalid JSON: {error}")
            return
        several = data if isinstance(data, list) else [data]
        for place, each in enumerate(several, 1):
            yield _path(each, source if len(several) == 1 else f"{source} (path {place})".strip(), board)
        return
    for place, text in _chained((number, line), lines):
        if text.strip():
            try:
                data = json.loads(text)
            except ValueError as error:
                yield UnreadPath(_place(source, place), f"invalid JSON: {error}")
                continue
            several = data if isinstance(data, list) else [data]
            yield from (_path(each, _place(source, place), board) for each in several)


def _path(data: object, source: str, board: Board | None) -> ClaimedPath | UnreadPath:
    """Return a path in JSON."""
    try:
        if not isinstance(data, dict) or not isinstance(data.get("puzzle"), str):
            raise ClaimError(NO_PATH)
        if data.get("error") and not data["puzzle"]:
            raise ClaimError(str(data["error"]))
        said = data.get("board")
        on = board if said is None else board_json.read(said)
        position = data.get("position")
        puzzle = read(position if isinstance(position, str) and position else data["puzzle"], board=on)
        if "conclusions" in data:
            steps = tuple(_compact_steps(data["conclusions"], data.get("techniques"), puzzle.board))
        elif isinstance(data.get("steps"), list):
            steps = tuple(_step(number, each, puzzle.board) for number, each in enumerate(data["steps"], 1))
        else:
            raise ClaimError(NO_PATH)
        solution = data.get("solution")
        return ClaimedPath(source, puzzle, steps, solution if isinstance(solution, str) else None)
    except CrosshatchError as error:
        return UnreadPath(source, str(error))


def _compact_steps(conclusions: object, techniques: object, board: Board) -> Iterator[ClaimedStep]:
    """Yield steps given as lists of their conclusions and perhaps of their techniques."""
    if not _are_texts(conclusions):
        raise ClaimError("'conclusions' is not a list of texts, one for each step")
    techniques = techniques or [""] * len(conclusions)
    if not _are_texts(techniques) or len(techniques) != len(conclusions):
        names = counted(len(conclusions), "name")
        raise ClaimError(f"'techniques' is not a list of {names}, one for each of the 'conclusions'")
    for name, conclusion in zip(techniques, conclusions, strict=True):
        yield _in_notation(f"{name or 'step'}: {conclusion}", board)


def _are_texts(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _step(number: int, data: object, board: Board) -> ClaimedStep:
    """Return a step in JSON by its number."""
    try:
        if isinstance(data, dict):
            return _read_step(data, board)
    except CrosshatchError as error:
        raise ClaimError(f"step {number}: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError):
        pass
    raise ClaimError(f"step {number} does not have the form that 'explain --json' writes")


def _read_step(data: Data, board: Board) -> ClaimedStep:
    """Return a step in JSON; without placements and eliminations, its notation says what it shows."""
    notation = str(data.get("notation", ""))
    technique = technique_called_or_new(str(data.get("technique") or data.get("name") or ""))
    if "placements" in data or "eliminations" in data:
        placements = tuple(map(candidate_of, data.get("placements", ())))
        eliminations = tuple(map(candidate_of, data.get("eliminations", ())))
    else:
        shown = _in_notation(notation, board)
        if "truths" not in data:
            return shown
        placements, eliminations = shown.step.placements, shown.step.eliminations
    reader = Facts(board)
    pattern = reader.pattern(data, notation.partition("=>")[0].partition(":")[2].strip())
    step = Step(technique, pattern, placements, eliminations)
    is_search = technique in (CONTRADICTION, GUESS)
    return ClaimedStep(notation or str(step), step, reader.complete and bool(pattern.truths) and not is_search)


def _of_notation(
    lines: Iterator[tuple[int, str]], source: str, board: Board | None
) -> Iterator[ClaimedPath | UnreadPath]:
    """Yield the paths of lines of notation: each begins with a puzzle.

    Blank lines, comments, and indented lines, which explain a step, are skipped.
    """
    puzzle: Puzzle | None = None
    place, steps = "", list[ClaimedStep]()
    for number, line in lines:
        text = line.strip().lstrip("\ufeff")
        said = board_text.header_of(line)
        try:
            if said is not None:
                board = board_text.board_of(said)
            if not text or text.startswith("#") or line[:1] in " \t" or text.startswith(_ENDS):
                continue
            if is_claim(text):
                if puzzle is None:
                    raise ClaimError("expected a puzzle before the first step")
                steps.append(_in_notation(text, puzzle.board))
                continue
            if puzzle is not None:
                yield ClaimedPath(place, puzzle, tuple(steps))
            place, puzzle = _place(source, number), None
            steps = []
            puzzle = read(text, board=board)
        except (ClaimError, UnreadableClaim, PuzzleError) as error:
            problem = str(error)
            if not is_claim(text):
                problem = f"neither a step, which ends with a conclusion such as => r1c2<>3, nor a puzzle: {error}"
            yield UnreadPath(_place(source, number), problem)
            return
    if puzzle is not None:
        yield ClaimedPath(place, puzzle, tuple(steps))


def _in_notation(text: str, board: Board) -> ClaimedStep:
    """Return a step in notation, perhaps with a number before it.

    Raises UnreadableClaim if it does not say what it shows.
    """
    reason, conclusions = reason_and_conclusions(text, board)
    name, _, body = reason.partition(":")
    placements = tuple(each.candidate for each in conclusions if each.on)
    eliminations = tuple(each.candidate for each in conclusions if not each.on)
    pattern = CustomPattern((), notation=body.strip())
    return ClaimedStep(text.strip(), Step(technique_called_or_new(name.strip()), pattern, placements, eliminations))
