"""Languages, which turn messages into lines with roles by means of a table.

Everything specific to a language is in its table, a file in this folder such as ``en.ftl``.  A function in capitals
there is either one of ``FUNCTIONS`` or a message of the table, which receives the argument as ``$value``:  ``{
WORD($count) }`` is the message ``word``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, TypeAlias

import attrs

from ..board.houses import cells_name
from ..logic.step import Line, Span
from . import spans
from .fluent import Call, Expression, Pattern, Reference, Select, Table, Text, Variable
from .messages import Cells, Marked, Message, Passage, Value, Words, paragraphs

ENDING = ".ftl"

INDENT = "  "
"""The indentation of a line, once per level."""

Scope: TypeAlias = Mapping[str, Value]


class Language:
    """A language with its code (ISO 639-1) and its table."""

    def __init__(self, code: str, table: Table) -> None:
        self.code = code
        self.table = table
        self._plurals: dict[int, str] = {}

    def lines(self, passages: Iterable[Passage]) -> tuple[Line, ...]:
        """Return the messages of a teller as one or more lines."""
        return tuple(
            spans.line(INDENT * each.indent, spans.join(map(self.line, each.sentences)))
            for each in paragraphs(passages)
        )

    def text(self, message: Message | str, **values: Value) -> str:
        """Return a message, or the message for a key with values, as plain text without roles."""
        return spans.text_of(self.line(Message(message, values) if isinstance(message, str) else message))

    def line(self, value: Value) -> Line:
        """Return a value, such as a message, as a line; a list is joined with commas and *and*."""
        match value:
            case Message():
                said = self._message(value)
                return said if value.role is None else (Span(spans.text_of(said), value.role),)
            case Cells():
                return (Span(cells_name(value.cells), value.role),)
            case Marked():
                return (Span(spans.text_of(self.line(value.value)), value.role),)
            case Words():
                return value.line
            case _ if type(value) is tuple:
                return self._listed(value, "and") if value else ()
        return (Span(str(value)),) if value != "" else ()

    def _message(self, message: Message) -> Line:
        forms = self.table.forms(message.key) if message.otherwise is None or message.key in self.table else {}
        if message.form not in forms and message.otherwise is not None:
            return self.line(message.otherwise)
        return self._pattern(forms.get(message.form) or forms[""], message.values)

    def _pattern(self, pattern: Pattern, scope: Scope) -> Line:
        """Return a pattern as spans, with adjacent plain text joined into one span."""
        said: list[Span] = []
        text = ""
        for part in pattern:
            value = part if isinstance(part, str) else self._value(part, scope)
            if isinstance(value, str | int):
                text += str(value)
                continue
            for span in self.line(value):
                if span.role is None:
                    text += span.text
                elif span.text:
                    said += [Span(text), span] if text else [span]
                    text = ""
        return (*said, Span(text)) if text else tuple(said)

    def _value(self, expression: Expression, scope: Scope) -> Value:
        match expression:
            case Variable():
                return scope[expression.name]
            case Text():
                return expression.text
            case Reference(key, form):
                return Message(key, scope, form=form)
            case Select(by, variants, default):
                keys = self._keys(self._value(by, scope))
                chosen = next((variants[key] for key in keys if key in variants), default)
                return Words(self._pattern(chosen, scope))
            case Call(name, arguments, named):
                given = [self._value(each, scope) for each in arguments]
                if name in FUNCTIONS:
                    return FUNCTIONS[name](self, *given, **named)
                return Message(name.lower(), {**scope, **named, "value": given[0]}, form=named.get("form", ""))

    def _keys(self, value: Value) -> Iterator[str]:
        """Yield the names of the variants that match a value, most specific first."""
        match value:
            case Marked():
                yield from self._keys(value.value)
                return
            case bool():
                yield str(value).lower()
                return
            case Message():
                yield value.key
                return
            case Words():
                yield spans.text_of(value.line)
                return
            case Cells():
                value = len(value.cells)
            case _ if type(value) is tuple:
                value = len(value)
        text = str(value)
        yield text.replace(" ", "-") or "none"
        if " " in text:
            yield text.rpartition(" ")[0].replace(" ", "-")
        if isinstance(value, int):
            if value not in self._plurals:
                self._plurals[value] = self.text("plural", number=str(value))
            yield self._plurals[value]

    def _listed(self, items: Iterable[Value], last: str, between: str = "comma") -> Line:
        *front, end = map(self.line, items)
        if not front:
            return end
        separator = self.line(Message(f"list-{between}"))
        before_last = self.line(Message(f"list-{last}", {"count": len(front) + 1}))
        return spans.line(*_between(front, separator), before_last, end)


def _between(lines: Iterable[Line], comma: Line) -> Iterator[Line]:
    for number, each in enumerate(lines):
        if number:
            yield comma
        yield each


def _all(values: Iterable[Value]) -> tuple[Value, ...]:
    """Return the values of several lists as one."""
    return tuple(item for value in values for item in (value if type(value) is tuple else (value,)))


def _list_with(last: str, between: str = "comma") -> Callable[..., Words]:
    def listed(language: Language, *values: Value) -> Words:
        items = _all(values)
        return Words(language._listed(items, last, between) if items else ())

    return listed


def _join(language: Language, value: Value, between: str) -> Words:
    return Words(spans.join(map(language.line, _all([value])), between))


def _each(language: Language, values: Value, key: str) -> tuple[Message, ...]:
    return tuple(Message(key, {"value": each}) for each in values)


def _houses(language: Language, value: Value) -> Value:
    """Put houses together that follow each other and are of one kind: ``rows 1 and 2``."""
    if type(value) is not tuple:
        return value
    found: list[Message] = []
    for (kind, role), some in groupby(value, key=lambda each: (each["kind"], each.role)):
        first, *more = some
        numbers = [each["number"] for each in (first, *more)]
        marked = tuple(each if role is None else Marked(role, each) for each in numbers)
        found.append(Message("houses", {"kind": kind, "numbers": marked}, form=first.form) if more else first)
    return tuple(found)


def _cap(language: Language, value: Value) -> Words:
    return Words(spans.capital(language.line(value)))


def _small(language: Language, value: Value) -> Words:
    return Words(spans.small(language.line(value)))


def _form(language: Language, value: Value, form: str) -> Value:
    if type(value) is tuple:
        return tuple(_form(language, each, form) for each in value)
    return attrs.evolve(value, form=form)


def _pick(language: Language, value: Value, **variants: str) -> str:
    keys = [*language._keys(value), "other"]
    return variants[next((key for key in keys if key in variants), keys[0])]


def _nth(language: Language, value: Value, words: str, first: str = "0") -> str:
    count, listed = next(language._keys(value)), words.split()
    return dict(enumerate(listed, int(first))).get(int(count), count)


def _last(language: Language, value: Value) -> str:
    return str(value).split()[-1]


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "AND": _list_with("and"),
    "OR": _list_with("or"),
    "NOR": _list_with("nor"),
    "CLAUSES": _list_with("clause", "semicolon"),
    "JOIN": _join,
    "EACH": _each,
    "HOUSES": _houses,
    "CAP": _cap,
    "SMALL": _small,
    "FORM": _form,
    "PICK": _pick,
    "NTH": _nth,
    "LAST": _last,
}
"""Functions available in tables:

- ``AND($placed, $removed)``, ``OR`` and ``NOR``: one or several lists joined with that conjunction
- ``CLAUSES($placed, $removed)``: the same for items that contain commas or *and*
- ``JOIN($cases, "; ")``: a list joined with a separator
- ``EACH($digits, "the")``: a list of messages, each with an item of a list as ``$value``
- ``CAP($house)``: a text with an initial capital, unless it begins with the name of a cell
- ``SMALL($said)``: a text without an initial capital
- ``FORM($house, "in")``: a form of a message, or of each message in a list, which is one of its attributes
- ``PICK($cells, one: "is", other: "are")``: a string chosen by number, kind or another word, as in a selector
- ``NTH($cells, "no one two", first: 0)``: a word by number, or the number itself if there is no word for it
- ``LAST($role)``: the last word, such as the number of ``colour 2``, which falls back to the variant ``colour``
"""


def _names() -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the languages by code, English first, each with its English name and its own."""
    paths = [path for path in files(__package__).iterdir() if path.name.endswith(ENDING)]
    for path in sorted(paths, key=lambda path: (path.name != f"en{ENDING}", path.name)):
        with path.open(encoding="utf-8") as file:
            named = (line.partition("=")[2].strip() for line in file if line.startswith("language-"))
            yield path.name.removesuffix(ENDING), (next(named), next(named))


_NAMES = dict(_names())

CODES = {code: name for code, (name, _) in _NAMES.items()}
"""The languages by code (ISO 639-1), which can be used instead of the names."""

OWN_NAMES = {code: own for code, (_, own) in _NAMES.items()}
"""The languages' names for themselves, by code."""

LANGUAGES = tuple(CODES.values())
"""The available languages, by English name."""


def language_named(name: str) -> Language:
    """Return a language by its English name, its own name or its code, in any case.

    Raises ValueError if there is no such language.
    """
    small = name.lower()
    for code, names in _NAMES.items():
        if small in (code, *map(str.lower, names)):
            return _of_code(code)
    raise ValueError(f"there is no language {name!r}; choose from {', '.join((*LANGUAGES, *CODES))}")


@cache
def _of_code(code: str) -> Language:
    """Return a language; messages that its table lacks are taken from English."""
    sources = (files(__package__).joinpath(each + ENDING).read_text(encoding="utf-8") for each in ("en", code))
    return Language(code, Table("\n".join(sources)))
