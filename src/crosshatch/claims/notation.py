"""Reading claims: a step as people write it, or only its conclusion.

A claim is ``technique: pattern => conclusion``, such as ``X-Wing: 7 r34 c19 => r2c19<>7``.  Everything before the arrow
may be missing, and so may the pattern (``patterns``).  A number or words such as "there is an" before a claim, Markdown
emphasis and a final full stop are ignored.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import attrs

from ..board.board import CLASSIC, Board
from ..board.candidate import Candidate, candidate
from ..board.houses import cell_name
from ..logic.step import Assertion, Pattern
from ..logic.technique import Technique, slug_of
from ..techniques.names import (
    AMONG_LISTED,
    UnknownTechnique,
    plain,
    technique_called,
    technique_named,
    techniques_elsewhere,
)
from .facts import TECHNIQUES, Facts, candidate_of
from .patterns import CELLS, NO_PATTERN, PatternText, UnreadableClaim, after_space, cells_at, read_pattern, word_at

LONGEST = 2000
"""The maximum length of a claim; longer texts are not read."""

_BEFORE = re.compile(
    r"\s*(?:(?:step\s+)?\d+\s*[.):]\s+|[-*•]\s+)?(?:(?:there|this)(?:\s+is|['\u2019]s)\s+)?(?:(?:an?|the)\s+)?",
    re.IGNORECASE,
)
"""What may stand before a claim: a number, and words such as "there is an"."""

_EMPHASIS = re.compile(r"[*`]|(?<![0-9a-z])_|_(?![0-9a-z])", re.IGNORECASE)
_ARROW = re.compile(r"=+>|⇒|→|∴")
_CONCLUSION = re.compile(
    rf"({CELLS})\s*(<>|!=|/=|≠|:=|==?)\s*([1-9](?:\s*[,/]?\s*[1-9](?![0-9]*c))*)(?![0-9a-z])", re.IGNORECASE
)
_NO_CELL = re.compile(r"r(?:[0-9]*0[0-9]*c[0-9]+|[0-9]+c[0-9]*0[0-9]*)", re.IGNORECASE)
_BETWEEN = re.compile(r"\s*(?:[,;&]|and\b)?\s*", re.IGNORECASE)
_COLON = re.compile(r"(?<!ALS)(?<!AUR)(?<!AHS):")
_WHERE = re.compile(r"\s+(?:in|on|of|at|with|for)\b", re.IGNORECASE)  # as in "X-Wing in rows 3 and 4:"
_BODY = re.compile(r"[r({]|[A-D]=|[1-9]s?[\s,/(-]|[cbjdwgs][1-9]", re.IGNORECASE)


@attrs.frozen
class Claim:
    """A step or conclusion as somebody claims it.

    - ``text``: what they wrote;
    - ``conclusions``: the candidates that they claim to be true or false, in order;
    - ``name``: the technique that they name, as written, and ``techniques`` those of that name: several if they share
      it, such as ``Locked Candidates``;
    - ``pattern``: the pattern that they name, if any;
    - ``facts``: the truths, rules and branches that they name, if the claim is data and all of them can be read.
    """

    text: str
    conclusions: tuple[Assertion, ...]
    name: str = ""
    techniques: tuple[Technique, ...] = ()
    pattern: PatternText = NO_PATTERN
    facts: Pattern | None = None

    @property
    def is_bare(self) -> bool:
        """Whether it is only a conclusion."""
        return not self.techniques and not self.pattern and self.facts is None

    @property
    def placements(self) -> tuple[Candidate, ...]:
        """The candidates claimed to be true."""
        return tuple(each.candidate for each in self.conclusions if each.on)

    @property
    def eliminations(self) -> tuple[Candidate, ...]:
        """The candidates claimed to be false."""
        return tuple(each.candidate for each in self.conclusions if not each.on)


def read_claim(text: str, board: Board = CLASSIC) -> Claim:
    """Return the claim that a text makes.

    Raises UnreadableClaim where the text is not a claim, or names a cell, digit or house that the board does not have.
    """
    bare = _without_emphasis(text)
    start, before, after = _places(bare)
    conclusions = tuple(_conclusions(bare, after, board))
    name, techniques, body = _reason(bare, start, before)
    pattern = read_pattern(bare, body, before, techniques) if body < before else NO_PATTERN
    return Claim(text.strip(), conclusions, name, techniques, pattern)


def is_claim(text: str) -> bool:
    """Return whether a text seems to claim something, even if it cannot be read."""
    return _ARROW.search(text) is not None or _CONCLUSION.search(text) is not None


def reason_and_conclusions(text: str, board: Board = CLASSIC) -> tuple[str, tuple[Assertion, ...]]:
    """Return the reason that a claim gives, as written, and what it concludes, whatever the reason means.

    Raises UnreadableClaim where the conclusion cannot be read.
    """
    text = _without_emphasis(text)
    start, before, after = _places(text)
    return text[start:before].strip(), tuple(_conclusions(text, after, board))


def claim_of_data(data: Mapping[str, Any], board: Board = CLASSIC) -> Claim:
    """Return the claim that data make: the keys of a step in JSON, most of which may be missing.

    ``placements`` and ``eliminations`` are candidates, each with ``cell`` and ``digit``.  Without them, ``notation``
    says what is claimed.  ``technique`` is a name; ``truths``, ``rules``, ``counted_links`` and ``branches`` are the
    facts.

    Raises UnreadableClaim where something cannot be read; ``text`` is the key.
    """
    notation, name = (data.get(key) or "" for key in ("notation", "technique"))
    if not (isinstance(notation, str) and isinstance(name, str)):
        raise UnreadableClaim("technique and notation must be texts", 1, "notation")
    read = read_claim(notation, board) if notation else None
    told: list[Assertion] = []
    for key, on in (("placements", True), ("eliminations", False)):
        try:
            told += [Assertion(candidate_of(each), on) for each in data.get(key) or ()]
        except (TypeError, KeyError, ValueError, AttributeError):
            raise UnreadableClaim(f'{key}: write candidates as {{"cell": "r1c2", "digit": 4}}', 1, key) from None
    for each in told:
        _check_on_board(each.candidate, board, 1)
    if not told and read is None:
        raise UnreadableClaim("a claim needs placements, eliminations or notation", 1, "placements")
    facts = Facts(board)
    try:
        pattern = facts.pattern(data, read.pattern.text if read else "")
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise UnreadableClaim(f"truths or branches: {error}", 1, "truths") from None
    techniques = _techniques(name, 1) if name else read.techniques if read else ()
    conclusions = tuple(told) or (read.conclusions if read else ())
    return Claim(
        notation or ", ".join(map(str, told)),
        conclusions,
        name or (read.name if read else ""),
        techniques,
        read.pattern if read else NO_PATTERN,
        pattern if facts.complete and (pattern.truths or pattern.branches or pattern.rules) else None,
    )


def _without_emphasis(text: str) -> str:
    """Return a text with spaces for Markdown emphasis, so that all columns stay."""
    return _EMPHASIS.sub(" ", text)


def _places(text: str) -> tuple[int, int, int]:
    """Return where the reason of a claim begins and ends, and where its conclusion begins."""
    if len(text) > LONGEST:
        raise UnreadableClaim(f"a claim has at most {LONGEST:,} characters", LONGEST + 1, text[LONGEST : LONGEST + 10])
    numbering = _BEFORE.match(text)
    start = numbering.end() if numbering else 0
    arrows = list(_ARROW.finditer(text, start))
    return start, *((arrows[-1].start(), arrows[-1].end()) if arrows else _without_arrow(text, start))


def _without_arrow(text: str, start: int) -> tuple[int, int]:
    """Return where the reason of a claim without an arrow ends, and where its conclusion begins."""
    if _CONCLUSION.match(text, start):
        return start, start
    colon = _COLON.search(text, start)
    if colon:
        after = len(text) - len(text[colon.end() :].lstrip())
        if _CONCLUSION.match(text, after):
            return colon.start(), after
    else:
        for match in _CONCLUSION.finditer(text, start):
            if technique_at(text[start : match.start()]):
                return match.start(), match.start()
    if found := _CONCLUSION.search(text, start):
        raise UnreadableClaim("expected => between the reason and the conclusion", found.start() + 1, found[0])
    raise _no_conclusion(text, start, len(text.rstrip()))


def _conclusions(text: str, place: int, board: Board) -> Iterator[Assertion]:
    """Yield the conclusions from a place to the end of a text."""
    place = after_space(text, place)
    if place == len(text):
        raise _no_conclusion(text, place, place)
    while place < len(text) and text[place:].strip(" .\t\r\n"):
        match = _CONCLUSION.match(text, place)
        if match is None:
            raise _no_conclusion(text, place, place)
        on = match[2] in ("=", "==", ":=")
        digits = [int(each) for each in re.findall("[1-9]", match[3])]
        if on and len(digits) > 1:
            raise UnreadableClaim("a cell takes only one digit", match.start(3) + 1, match[3])
        for cell in cells_at(match[1], match.start()):
            for digit in digits:
                found = candidate(cell, digit)
                _check_on_board(found, board, match.start() + 1)
                yield Assertion(found, on)
        between = _BETWEEN.match(text, match.end())
        place = between.end() if between else match.end()


def _no_conclusion(text: str, start: int, place: int) -> UnreadableClaim:
    """Return the error for a text with no conclusion at a place, or with a cell after ``start`` that does not exist."""
    if wrong := _NO_CELL.search(text, start):
        return UnreadableClaim(f"there is no cell {wrong[0]}", wrong.start() + 1, wrong[0])
    return UnreadableClaim("expected a conclusion, such as r1c2<>3 or r1c2=3", place + 1, word_at(text, place))


def _check_on_board(found: Candidate, board: Board, column: int) -> None:
    if found.cell not in board.cells:
        raise UnreadableClaim(f"this board has no cell {cell_name(found.cell)}", column, cell_name(found.cell))
    if found.digit not in board.digits:
        raise UnreadableClaim(f"this board has no digit {found.digit}", column, str(found.digit))


def _reason(text: str, start: int, end: int) -> tuple[str, tuple[Technique, ...], int]:
    """Return the name of the technique as written, the techniques of that name, and where the pattern begins."""
    reason = text[start:end].rstrip()
    if not reason:
        return "", (), end
    colon = _COLON.search(reason)
    found = technique_at(reason[: colon.start()] if colon else reason)
    if colon and not (found and _WHERE.match(reason, len(found[0]))):
        name = reason[: colon.start()].strip()
        return name, _techniques(name, start + 1), start + colon.end()
    if found:
        name, techniques = found
        return name, techniques, start + len(name)
    if _BODY.match(reason):
        return "", (), start
    return reason, _techniques(reason, start + 1), end


@cache
def _called(name: str) -> tuple[Technique, ...]:
    """Return the techniques with a name: one, all those whose titles begin with it, or all that others call so."""
    name = re.sub(r"^siamese\s+", "", name, flags=re.IGNORECASE)  # the word for a form, not a part of the name
    found = technique_called(name, TECHNIQUES)
    if found:
        return (found,)
    words = plain(name)
    kinds = (each for each in TECHNIQUES if slug_of(each.title).startswith(f"{slug_of(name)}-"))
    return (tuple(kinds) if len(words) > 2 else ()) or techniques_elsewhere(name, TECHNIQUES)


def technique_at(reason: str) -> tuple[str, tuple[Technique, ...]] | None:
    """Return the longest beginning of a reason that names techniques, and these; None if there is none."""
    for match in reversed([*re.finditer(r"\s|$", reason)]):
        name = reason[: match.start()].rstrip(" -\u2013,")
        techniques = () if not name or _WHERE.fullmatch(f" {name.split()[-1]}") else _called(name)
        if techniques:
            return reason[: match.start()].rstrip(), techniques
    return None


def _techniques(name: str, column: int) -> tuple[Technique, ...]:
    found = _called(name)
    if not found:
        try:
            return (technique_named(name, TECHNIQUES, AMONG_LISTED),)
        except UnknownTechnique as error:
            raise UnreadableClaim(str(error), column, name) from error
    return found
