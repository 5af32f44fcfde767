"""Reading claims: a step as people write it, or only its conclusion.

A claim is ``technique: pattern => conclusion``, such as ``X-Wing: 7 r34 c19 => r2c19<>7``.  Everything before the arrow
may be missing, and so may the pattern.  Numbering before a claim is ignored, and so are the order of the parts of a
pattern where it has no meaning, and the words between them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, TypeAlias

import attrs

from ..board.board import CLASSIC, Board
from ..board.candidate import Candidate, candidate
from ..board.errors import CrosshatchError
from ..board.houses import KINDS, cell_name, cells_named
from ..logic.step import Assertion, Pattern
from ..logic.technique import Technique, slug_of
from ..techniques.catalogue import RULES
from ..techniques.names import AMONG_LISTED, UnknownTechnique, plain, technique_called, technique_named
from .facts import TECHNIQUES, Facts, candidate_of

MOST_KEPT = 10_000
"""The number of patterns of steps that are kept as read."""

LONGEST = 2000
"""The maximum length of a claim; longer texts are not read."""

GROUP = r"r[1-9]+c[1-9]+(?![a-z0-9])"
CELLS = rf"{GROUP}(?:\s*,\s*{GROUP})*"

_NUMBERING = re.compile(r"\s*(?:(?:step\s+)?\d+\s*[.):]\s+|[-*•]\s+)?", re.IGNORECASE)
_ARROW = re.compile(r"=+>|⇒|→|∴")
_CONCLUSION = re.compile(
    rf"({CELLS})\s*(<>|!=|/=|≠|:=|==?)\s*([1-9](?:\s*[,/]?\s*[1-9](?![0-9]*c))*)(?![0-9a-z])", re.IGNORECASE
)
_BETWEEN = re.compile(r"\s*(?:[,;&]|and\b)?\s*", re.IGNORECASE)
_COLON = re.compile(r"(?<!ALS)(?<!AUR)(?<!AHS):")
_LINK = re.compile(r"([=-])\s*([1-9](?:/[1-9])?|AHS:[1-9]+[a-z][1-9]+[=-][1-9])\s*\1", re.IGNORECASE)
_BODY = re.compile(r"[r({]|[A-D]=|[1-9][\s,/(-]|[cbjdwgs][1-9]", re.IGNORECASE)
_NAMED_HOUSE = {
    **{name: code for name, code, _ in KINDS if name != "cage"},
    "col": "c",
    "block": "b",
    "rows": "r",
    "columns": "c",
    "cols": "c",
    "boxes": "b",
    "blocks": "b",
}

_TOKENS = (
    ("link", _LINK),
    ("true", re.compile(rf"({CELLS})\s*=\s*([1-9])(?!\s*[=/])", re.IGNORECASE)),
    ("fin", re.compile(rf"e?f({GROUP})", re.IGNORECASE)),
    ("over", re.compile(r"(?:ALS|AUR|AHS):([a-z0-9]+(?:,[a-z0-9]+)*)", re.IGNORECASE)),
    ("cells", re.compile(rf"({CELLS})", re.IGNORECASE)),
    ("houses", re.compile(r"((?:[rcbjdwgs][1-9]+)+)(?![a-z0-9])", re.IGNORECASE)),
    ("house", re.compile(rf"({'|'.join(sorted(_NAMED_HOUSE, key=len, reverse=True))})\s+([1-9]+)", re.IGNORECASE)),
    ("set", re.compile(r"\{\s*([1-9](?:[\s,/]*[1-9])*)\s*\}")),
    ("labelled", re.compile(r"([A-Z](?:,[A-Z])?)\s*=\s*([1-9](?:\s*,\s*[1-9])*)")),
    ("label", re.compile(r"([A-Z](?:,[A-Z])?)\s*=")),
    ("digits", re.compile(r"([1-9](?:\s*[,/]\s*[1-9](?![0-9]*c))*[1-9]*)(?![a-z])", re.IGNORECASE)),
    ("word", re.compile(r"([a-z]+)", re.IGNORECASE)),
    ("mark", re.compile(r"[-\u2013(),/;.]")),
)

_UNSAID = {
    "in",
    "on",
    "of",
    "by",
    "and",
    "with",
    "the",
    "at",
    "connected",
    "digit",
    "digits",
    "fin",
    "fins",
    "via",
    "for",
}
"""The words of a pattern without a meaning of their own."""

_SETS = {"A", "B", "C", "D"}
"""The labels of sets, which may come in any order."""

Token: TypeAlias = tuple[Any, ...]
"""A part of a pattern: its kind and its value."""


def _in_any_order(tokens: Iterable[Token]) -> tuple[tuple[str, int], ...]:
    counts: dict[str, int] = {}
    for each in tokens:
        key = repr((each[0], *(sorted(part) if isinstance(part, frozenset) else part for part in each[1:])))
        counts[key] = counts.get(key, 0) + 1
    return tuple(sorted(counts.items()))


class UnreadableClaim(CrosshatchError, ValueError):
    """A claim cannot be read: ``column`` (from 1) is where, and ``text`` what stands there."""

    def __init__(self, message: str, column: int, text: str = "") -> None:
        super().__init__(message)
        self.column = column
        self.text = text

    @property
    def reason(self) -> str:
        """What is wrong, without the place."""
        return str(self.args[0])

    def __str__(self) -> str:
        return f"column {self.column}: {self.reason}"


@attrs.frozen
class Element:
    """A cell or a group of cells in a chain, or the almost locked set or rectangle that it passes through."""

    cells: tuple[int, ...]
    over: str = ""


@attrs.frozen
class ClaimedLink:
    """A link of a chain: strong or weak, with the digits before and after it; ``by`` is the hidden set behind it."""

    strong: bool
    before: int
    after: int
    by: str = ""

    @property
    def back(self) -> "ClaimedLink":
        """The same link, read from the other end."""
        return ClaimedLink(self.strong, self.after, self.before, self.by)


@attrs.frozen
class ChainText:
    """A chain as written: what it passes through, the links between, and the marks before and after it, if any."""

    elements: tuple[Element, ...]
    links: tuple[ClaimedLink, ...]
    lead: ClaimedLink | None = None
    tail: ClaimedLink | None = None
    digits: frozenset[int] = frozenset()

    @property
    def back(self) -> "ChainText":
        """The same chain, read from the other end."""
        links = tuple(each.back for each in reversed(self.links))
        return ChainText(self.elements[::-1], links, self.tail, self.lead, self.digits)

    def fits(self, other: "ChainText") -> bool:
        """Return whether all that it says is true of another chain, which says more perhaps."""
        return any(
            (self.elements, self.links) == (each.elements, each.links)
            and self.lead in (None, each.lead)
            and self.tail in (None, each.tail)
            and self.digits in (frozenset(), each.digits)
            for each in (other, other.back)
        )


@attrs.frozen
class PatternText:
    """A pattern as written: its parts, or a chain."""

    text: str
    tokens: tuple[Token, ...] = ()
    chain: ChainText | None = None
    _meaning: object = attrs.field(init=False, repr=False)

    @_meaning.default
    def _without_order(self) -> object:
        fins = frozenset(cell for kind, *value in self.tokens if kind == "fin" for cell in value[0])
        rest = [each for each in self.tokens if each[0] != "fin"]
        if any(each[0] in ("set", "label", "labelled", "true") for each in rest):
            return _in_any_order(each for each in rest if each not in {("label", name) for name in _SETS})
        in_order = tuple(each for each in rest if each[0] in ("houses", "cells"))
        if not any(each[0] == "houses" for each in rest):
            return _in_any_order(rest)
        return in_order, _in_any_order(each for each in rest if each not in in_order), fins

    def fits(self, other: "PatternText") -> bool:
        """Return whether it means the same as another pattern, or says less of the same chain."""
        if self.chain is not None and other.chain is not None:
            return self.chain.fits(other.chain)
        return self.chain is other.chain and self._meaning == other._meaning

    def __bool__(self) -> bool:
        return bool(self.tokens) or self.chain is not None


NO_PATTERN = PatternText("")


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
    start, before, after = _places(text)
    conclusions = tuple(_conclusions(text, after, board))
    name, techniques, body = _reason(text, start, before)
    pattern = _pattern(text, body, before, techniques) if body < before else NO_PATTERN
    return Claim(text.strip(), conclusions, name, techniques, pattern)


def is_claim(text: str) -> bool:
    """Return whether a text seems to claim something, even if it cannot be read."""
    return _ARROW.search(text) is not None or _CONCLUSION.search(text) is not None


def reason_and_conclusions(text: str, board: Board = CLASSIC) -> tuple[str, tuple[Assertion, ...]]:
    """Return the reason that a claim gives, as written, and what it concludes, whatever the reason means.

    Raises UnreadableClaim where the conclusion cannot be read.
    """
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


def _places(text: str) -> tuple[int, int, int]:
    """Return where the reason of a claim begins and ends, and where its conclusion begins."""
    if len(text) > LONGEST:
        raise UnreadableClaim(f"a claim has at most {LONGEST:,} characters", LONGEST + 1, text[LONGEST : LONGEST + 10])
    numbering = _NUMBERING.match(text)
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
    raise UnreadableClaim("expected a conclusion, such as => r1c2<>3", len(text.rstrip()) + 1)


def _conclusions(text: str, place: int, board: Board) -> Iterator[Assertion]:
    """Yield the conclusions from a place to the end of a text."""
    place = _skipped(text, place)
    if place == len(text):
        raise UnreadableClaim("expected a conclusion, such as => r1c2<>3", place + 1)
    while place < len(text) and text[place:].strip(" .\t\r\n"):
        match = _CONCLUSION.match(text, place)
        if match is None:
            raise UnreadableClaim("expected a conclusion, such as r1c2<>3 or r1c2=3", place + 1, _word(text, place))
        on = match[2] in ("=", "==", ":=")
        digits = [int(each) for each in re.findall("[1-9]", match[3])]
        if on and len(digits) > 1:
            raise UnreadableClaim("a cell takes only one digit", match.start(3) + 1, match[3])
        for cell in _cells(match[1], match.start()):
            for digit in digits:
                found = candidate(cell, digit)
                _check_on_board(found, board, match.start() + 1)
                yield Assertion(found, on)
        between = _BETWEEN.match(text, match.end())
        place = between.end() if between else match.end()


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
    if colon:
        name = reason[: colon.start()].strip()
        return name, _techniques(name, start + 1), start + colon.end()
    found = technique_at(reason)
    if found:
        name, techniques = found
        return name, techniques, start + len(name)
    if _BODY.match(reason):
        return "", (), start
    return reason, _techniques(reason, start + 1), end


@cache
def _called(name: str) -> tuple[Technique, ...]:
    """Return the techniques with a name: one, or all those whose titles begin with it; none if there are none."""
    name = re.sub(r"^siamese\s+", "", name, flags=re.IGNORECASE)  # the word for a form, not a part of the name
    found = technique_called(name, TECHNIQUES)
    if found:
        return (found,)
    words = plain(name)
    kinds = (each for each in TECHNIQUES if slug_of(each.title).startswith(f"{slug_of(name)}-"))
    return tuple(kinds) if len(words) > 2 else ()


def technique_at(reason: str) -> tuple[str, tuple[Technique, ...]] | None:
    """Return the longest beginning of a reason that names techniques, and these; None if there is none."""
    for match in reversed([*re.finditer(r"\s|$", reason)]):
        name = reason[: match.start()].rstrip(" -\u2013,")
        techniques = _called(name) if name else ()
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


@lru_cache(maxsize=MOST_KEPT)
def pattern_named(text: str, technique: Technique) -> PatternText:
    """Return a pattern in the notation of the steps of a technique.

    Raises UnreadableClaim where it cannot be read.
    """
    return _pattern(text, 0, len(text), (technique,))


def _pattern(text: str, start: int, end: int, techniques: Iterable[Technique]) -> PatternText:
    body = text[:end]
    if any(each.family == RULES for each in techniques):  # which names a rule in the words of the board
        return PatternText(body[start:].strip(), (("rule", " ".join(body[start:].lower().split())),))
    links = list(_LINK.finditer(body, start))
    if links and "{" not in body[start:]:
        return PatternText(body[start:].strip(), chain=_chain(body, start, links))
    return PatternText(body[start:].strip(), tuple(_tokens(body, start)))


def _tokens(body: str, place: int) -> Iterator[Token]:
    place = _skipped(body, place)
    while place < len(body):
        for kind, shape in _TOKENS:
            match = shape.match(body, place)
            if match:
                yield from _token(kind, match)
                place = _skipped(body, match.end())
                break
        else:
            raise UnreadableClaim("this is not a part of a pattern", place + 1, _word(body, place))


def _token(kind: str, match: re.Match[str]) -> Iterator[Token]:
    match kind:
        case "true":
            yield kind, frozenset(_cells(match[1], match.start())), int(match[2])
        case "fin" | "cells":
            yield kind, frozenset(_cells(match[1], match.start()))
        case "houses":
            yield kind, _houses(match[1])
        case "house":
            yield "houses", _houses(_NAMED_HOUSE[match[1].lower()] + match[2])
        case "set" | "digits":
            yield kind, tuple(sorted(map(int, re.findall("[1-9]", match[1]))))
        case "over":
            yield kind, match[1].lower()
        case "link":
            yield kind, match[2]
        case "labelled":
            yield kind, match[1].upper(), tuple(sorted(map(int, re.findall("[1-9]", match[2]))))
        case "label":
            yield kind, match[1].upper()
        case "word":
            if match[1].lower() not in _UNSAID:
                yield kind, match[1].lower()


def houses_named(text: str) -> tuple[tuple[str, int], ...]:
    """Return the houses of a text such as ``r34b6``, each as the code of its kind and its number, in order."""
    return tuple((kind, int(number)) for kind, some in re.findall(r"([a-z])([1-9]+)", text.lower()) for number in some)


def _houses(text: str) -> frozenset[tuple[str, int]]:
    return frozenset(houses_named(text))


def _chain(body: str, start: int, links: list[re.Match[str]]) -> ChainText:
    """Return the chain that a text writes: what is between its links, and what is before and after."""
    first = re.match(
        r"\s*(?:(?P<digits>[1-9](?:[,/][1-9])*)\s+)?(?:(?P<lead>[1-9])\s*(?P<mark>[=-])\s*)?(?=\S)",
        body[start : links[0].start()],
    )
    begin = start + (first.end() if first else 0)
    last = re.search(r"(?:(?P<mark>[=-])\s*(?P<tail>[1-9]))\s*$", body[links[-1].end() :])
    end = links[-1].end() + last.start() if last else len(body)
    lead = (
        ClaimedLink(first["mark"] == "=", int(first["lead"]), int(first["lead"])) if first and first["lead"] else None
    )
    tail = ClaimedLink(last["mark"] == "=", int(last["tail"]), int(last["tail"])) if last else None
    bounds = [begin, *(place for link in links for place in link.span()), end]
    elements = [_element(body, one, other) for one, other in zip(bounds[::2], bounds[1::2], strict=True)]
    digits = frozenset(map(int, re.findall("[1-9]", first["digits"] or ""))) if first else frozenset()
    return ChainText(tuple(elements), tuple(map(_link, links)), lead, tail, digits)


def _link(match: re.Match[str]) -> ClaimedLink:
    *by, last = re.split("[=-]", match[2])
    digits = [int(each) for each in last.split("/")]
    return ClaimedLink(match[1] == "=", digits[0], digits[-1], "".join(by).lower())


def _element(body: str, start: int, end: int) -> Element:
    text = body[start:end].strip()
    match = re.fullmatch(rf"({CELLS})|((?:ALS|AUR):[a-z0-9,]+)", text, re.IGNORECASE)
    if match is None:
        column = start + len(body[start:end]) - len(body[start:end].lstrip()) + 1
        raise UnreadableClaim("expected the cells of a chain, such as r1c2", column, text or _word(body, end))
    if match[1]:
        return Element(_cells(match[1], start))
    kind, _, where = match[2].lower().partition(":")
    cells = re.fullmatch(CELLS, where, re.IGNORECASE) if kind == "als" else None
    return Element(_cells(where, start) if cells else (), match[2].lower())


def _cells(text: str, start: int) -> tuple[int, ...]:
    """Return the cells that are named at a place, in order.  Raises UnreadableClaim if one is named twice."""
    cells = cells_named(re.sub(r"\s", "", text).lower())
    if len({*cells}) < len(cells):
        raise UnreadableClaim("the same cell is named twice", start + 1, text)
    return cells


def _skipped(text: str, place: int) -> int:
    return len(text) - len(text[place:].lstrip())


def _word(text: str, place: int) -> str:
    """Return the word at a place, for messages."""
    found = re.match(r"\s*(\S{1,20})", text[place:])
    return found[1] if found else ""
