"""A reader for message tables, which are written in a subset of Fluent (https://projectfluent.org).

It supports messages and their attributes, texts over several lines, strings, numbers, variables, references to
messages, functions and selectors.  A line break within a text counts as a space.  Each message is parsed when it is
first requested.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias


class Text(NamedTuple):
    """A string or number, as it stands in the table."""

    text: str


class Variable(NamedTuple):
    """A value of the message: ``$digit``."""

    name: str


class Reference(NamedTuple):
    """Another message, or one of its attributes."""

    key: str
    form: str


class Call(NamedTuple):
    """A function call with values: ``CAP($house)``, ``PICK($cells, one: "is", other: "are")``."""

    name: str
    arguments: "tuple[Expression, ...]"
    named: Mapping[str, str]


class Select(NamedTuple):
    """A choice by a value: ``{ $cells -> [one] is *[other] are }``."""

    by: "Expression"
    variants: "Mapping[str, Pattern]"
    default: "Pattern"


Expression: TypeAlias = Text | Variable | Reference | Call | Select
Pattern: TypeAlias = tuple[str | Expression, ...]

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?(?=\n|\Z))*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"\n +\.([a-zA-Z][\w-]*) *=")
_TEXT = re.compile(r"[^{}\n]+")
_BREAK = re.compile(r"\s*\n\s*")
_VARIANT = re.compile(r"\s*(\*?)\[ *([\w.-]+) *\]\s*")
_NEXT_VARIANT = re.compile(r"\s*(?:\*?\[|\})")
_TOKEN = re.compile(
    r'\s*(?:"(?P<string>(?:[^"\\\n]|\\.)*)"|(?P<number>-?\d+)|\$(?P<variable>[a-zA-Z][\w-]*)|(?P<call>[A-Z][A-Z0-9_-]*)'
    r"\s*\(|(?P<key>[a-zA-Z][\w-]*)(?:\.(?P<form>[a-zA-Z][\w-]*))?)"
)
_NAMED = re.compile(r"\s*([a-zA-Z][\w-]*)\s*:")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))")


class Table:
    """The messages of a file, each parsed when it is first requested."""

    def __init__(self, source: str) -> None:
        self._sources: dict[str, str] = dict(_ENTRY.findall(source))
        self._read: dict[str, dict[str, Pattern]] = {}

    def __iter__(self) -> Iterator[str]:
        """Iterate over the keys."""
        return iter(self._sources)

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    def forms(self, key: str) -> Mapping[str, Pattern]:
        """Return the pattern of a message (under the empty name) and those of its attributes.

        Raises KeyError if there is no such message, and ValueError if it cannot be parsed.
        """
        if key not in self._read:
            first, *rest = _ATTRIBUTE.split(self._sources[key])
            sources = {"": first, **dict(zip(rest[::2], rest[1::2], strict=True))}
            self._read[key] = {
                form: _Reader(key, source.strip()).whole() for form, source in sources.items() if source.strip()
            }
        return self._read[key]


class _Reader:
    """A parser for one pattern."""

    def __init__(self, key: str, source: str) -> None:
        self._key, self._source, self._at = key, source, 0

    def whole(self) -> Pattern:
        """Parse the whole pattern."""
        pattern = self._pattern(in_variant=False)
        if self._at < len(self._source):
            raise self._error()
        return pattern

    def _error(self) -> ValueError:
        rest = self._source[self._at : self._at + 40]
        return ValueError(f"message {self._key!r} cannot be parsed at {rest!r}")

    def _pattern(self, in_variant: bool) -> Pattern:
        """Parse texts and placeables up to the end or, within a variant, up to the next variant."""
        parts: list[str | Expression] = []
        while self._at < len(self._source) and not (in_variant and self._ends_variant()):
            if found := _TEXT.match(self._source, self._at):
                parts.append(found[0])
            elif found := _BREAK.match(self._source, self._at):
                parts.append(" ")
            elif self._source[self._at] == "{":
                self._at += 1
                parts.append(self._placeable())
                continue
            else:
                raise self._error()
            self._at = found.end()
        return tuple(parts)

    def _ends_variant(self) -> bool:
        here = self._source[self._at]
        return here == "}" or (here == "\n" and _NEXT_VARIANT.match(self._source, self._at) is not None)

    def _placeable(self) -> Expression:
        inside = self._expression()
        if self._skip("->"):
            inside = self._select(inside)
        if not self._skip("}"):
            raise self._error()
        return inside

    def _skip(self, what: str) -> bool:
        while self._at < len(self._source) and self._source[self._at].isspace():
            self._at += 1
        if self._source.startswith(what, self._at):
            self._at += len(what)
            return True
        return False

    def _select(self, by: Expression) -> Select:
        variants: dict[str, Pattern] = {}
        default: Pattern | None = None
        while found := _VARIANT.match(self._source, self._at):
            self._at = found.end()
            variants[found[2]] = self._pattern(in_variant=True)
            if found[1]:
                default = variants[found[2]]
        if default is None:
            raise self._error()
        return Select(by, variants, default)

    def _expression(self) -> Expression:
        found = _TOKEN.match(self._source, self._at)
        if found is None:
            raise self._error()
        self._at = found.end()
        match found.lastgroup:
            case "string":
                return Text(_ESCAPE.sub(lambda each: chr(int(each[1], 16)) if each[1] else each[2], found["string"]))
            case "number":
                return Text(found["number"])
            case "variable":
                return Variable(found["variable"])
            case "call":
                return Call(found["call"], *self._arguments())
        return Reference(found["key"], found["form"] or "")

    def _arguments(self) -> tuple[tuple[Expression, ...], dict[str, str]]:
        arguments: list[Expression] = []
        named: dict[str, str] = {}
        while not self._skip(")"):
            if found := _NAMED.match(self._source, self._at):
                self._at = found.end()
                value = self._expression()
                if not isinstance(value, Text):
                    raise self._error()
                named[found[1]] = value.text
            else:
                arguments.append(self._expression())
            self._skip(",")
        return tuple(arguments), named
