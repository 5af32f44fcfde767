"""Patterns as people write them: cells, houses, sets, fins and chains, in the notation of the field.

A pattern becomes a list of tokens, or a chain.  Two patterns fit if they have the same tokens, whose order counts only
where it has a meaning; a chain may be read from either end.  Filler words between the parts are ignored, and other
words kept as unread, so that a reason that was not understood is not called a wrong one.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeAlias

import attrs

from ..board.errors import CrosshatchError
from ..board.houses import KINDS, cells_named
from ..logic.technique import Technique
from ..techniques.catalogue import RULES

MOST_KEPT = 10_000
"""The number of patterns of steps that are kept as read."""

GROUP = r"r[1-9]+c[1-9]+(?![a-z0-9])"
CELLS = rf"{GROUP}(?:\s*,\s*{GROUP})*"

_LINK = re.compile(r"([=-])\s*([1-9](?:/[1-9])?|AHS:[1-9]+[a-z][1-9]+[=-][1-9])\s*\1", re.IGNORECASE)
_NAMED_HOUSE = {**{name: code for name, code, _ in KINDS if name != "cage"}, "col": "c", "block": "b"}
_NAMED_HOUSES = {f"{name}{'es' if name.endswith('x') else 's'}": code for name, code in _NAMED_HOUSE.items()}


def _any_of(names: Iterable[str]) -> str:
    """Return the pattern for one of several names, the longest first."""
    return "|".join(sorted(names, key=len, reverse=True))


_TOKENS = (
    ("link", _LINK),
    ("true", re.compile(rf"({CELLS})\s*=\s*([1-9])(?!\s*[=/])", re.IGNORECASE)),
    ("fin", re.compile(rf"e?f({GROUP})", re.IGNORECASE)),
    ("over", re.compile(r"(?:ALS|AUR|AHS):([a-z0-9]+(?:,[a-z0-9]+)*)", re.IGNORECASE)),
    ("cells", re.compile(rf"({CELLS})", re.IGNORECASE)),
    ("houses", re.compile(r"((?:[rcbjdwgs][1-9]+)+)(?![a-z0-9])", re.IGNORECASE)),
    (
        "house",
        re.compile(rf"({_any_of(_NAMED_HOUSES)})\s+([1-9]+(?:(?:\s*,|\s*&|\s+and\b)+\s*[1-9]\b)*)", re.IGNORECASE),
    ),
    ("house", re.compile(rf"({_any_of(_NAMED_HOUSE)})\s+([1-9]+)", re.IGNORECASE)),
    ("set", re.compile(r"\{\s*([1-9](?:[\s,/]*[1-9])*)\s*\}")),
    ("labelled", re.compile(r"([A-Z](?:,[A-Z])?)\s*=\s*([1-9](?:\s*,\s*[1-9])*)")),
    ("label", re.compile(r"([A-Z](?:,[A-Z])?)\s*=")),
    ("digits", re.compile(r"([1-9](?:\s*[,/]\s*[1-9](?![0-9]*c))*[1-9]*)(?:['\u2019]?s)?(?![a-z])", re.IGNORECASE)),
    ("and", re.compile(r"and\b|&", re.IGNORECASE)),
    ("word", re.compile(r"([a-z]+)", re.IGNORECASE)),
    ("mark", re.compile(r"[-\u2013(),/;.:]")),
)

_UNSAID = {
    *("in", "on", "of", "by", "with", "the", "at", "for", "from", "to", "as", "a", "an", "is", "are", "via"),
    *("digit", "digits", "number", "numbers", "value", "values", "candidate", "candidates", "cell", "cells"),
    *("place", "places", "fin", "fins", "base", "cover", "connected", "only", "both", "all", "pattern"),
}
"""Filler words in a pattern, which are ignored."""

_WORDS = {"half", "quarter", "turn"}
"""The words that have a meaning in patterns."""

UNREAD = "unread"
"""The kind of token for any other word, with its column."""

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
        return f"character {self.column}: {self.reason}"


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


@lru_cache(maxsize=MOST_KEPT)
def pattern_named(text: str, technique: Technique) -> PatternText:
    """Return a pattern in the notation of the steps of a technique.

    Raises UnreadableClaim where it cannot be read.
    """
    return read_pattern(text, 0, len(text), (technique,))


def read_pattern(text: str, start: int, end: int, techniques: Iterable[Technique]) -> PatternText:
    """Return the pattern in a part of a text, in the notation of some techniques.

    Raises UnreadableClaim where it cannot be read.
    """
    body = text[:end]
    if any(each.family == RULES for each in techniques):  # which names a rule in the words of the board
        return PatternText(body[start:].strip(), (("rule", " ".join(body[start:].lower().split())),))
    links = list(_LINK.finditer(body, start))
    if links and "{" not in body[start:]:
        return PatternText(body[start:].strip(), chain=_chain(body, start, links))
    return PatternText(body[start:].strip(), tuple(_joined(_tokens(body, start))))


def _joined(tokens: Iterable[Token]) -> Iterator[Token]:
    """Yield tokens without "and"; two of a kind with it between them are one."""
    last: Token | None = None
    joins = False
    for each in tokens:
        if each[0] == "and":
            joins = True
            continue
        together = _together(last, each) if joins and last else None
        if last and not together:
            yield last
        last, joins = together or each, False
    if last:
        yield last


def _together(one: Token, other: Token) -> Token | None:
    """Return the token that two tokens with "and" between them make: cells, digits, or houses of the same kind.

    The result is None if they cannot be joined.
    """
    kind, first, second = one[0], one[1], other[1]
    if kind != other[0]:
        return None
    if kind == "digits":
        return kind, tuple(sorted((*first, *second)))
    if kind == "cells" or (kind == "houses" and {code for code, _ in first} == {code for code, _ in second}):
        return kind, first | second
    return None


def _tokens(body: str, place: int) -> Iterator[Token]:
    place = after_space(body, place)
    while place < len(body):
        for kind, shape in _TOKENS:
            match = shape.match(body, place)
            if match:
                yield from _token(kind, match)
                place = after_space(body, match.end())
                break
        else:
            raise UnreadableClaim("expected the cells, houses or digits of a pattern", place + 1, word_at(body, place))


def _token(kind: str, match: re.Match[str]) -> Iterator[Token]:
    match kind:
        case "true":
            yield kind, frozenset(cells_at(match[1], match.start())), int(match[2])
        case "fin" | "cells":
            yield kind, frozenset(cells_at(match[1], match.start()))
        case "houses":
            yield kind, _houses(match[1])
        case "house":
            code = (_NAMED_HOUSE | _NAMED_HOUSES)[match[1].lower()]
            yield "houses", _houses(code + "".join(re.findall("[1-9]", match[2])))
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
        case "and":
            yield (kind,)
        case "word":
            if match[1].lower() in _WORDS:
                yield kind, match[1].lower()
            elif match[1].lower() not in _UNSAID:
                yield UNREAD, match[1], match.start() + 1


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
        raise UnreadableClaim("expected the cells of a chain, such as r1c2", column, text or word_at(body, end))
    if match[1]:
        return Element(cells_at(match[1], start))
    kind, _, where = match[2].lower().partition(":")
    cells = re.fullmatch(CELLS, where, re.IGNORECASE) if kind == "als" else None
    return Element(cells_at(where, start) if cells else (), match[2].lower())


def cells_at(text: str, start: int) -> tuple[int, ...]:
    """Return the cells that are named at a place, in order.  Raises UnreadableClaim if one is named twice."""
    cells = cells_named(re.sub(r"\s", "", text).lower())
    if len({*cells}) < len(cells):
        raise UnreadableClaim("the same cell is named twice", start + 1, text)
    return cells


def after_space(text: str, place: int) -> int:
    """Return the next place that is not a space."""
    return len(text) - len(text[place:].lstrip())


def word_at(text: str, place: int) -> str:
    """Return the word at a place, for messages."""
    found = re.match(r"\s*(\S{1,20})", text[place:])
    return found[1] if found else ""
