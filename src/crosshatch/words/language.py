"""Languages, which turn messages into lines with roles by means of a table.

Everything specific to a language is in its table, a file in this folder such as ``en.ftl``.  A function in capitals
there is either one of ``FUNCTIONS`` or a message of the table, which receives the argument as ``$value``:  ``{
WORD($count) }`` is the message ``word``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, TypeAlias

import attrs

from ..board.houses import cells_name
from ..logic.step import Line, Role, Span
from . import spans
from .fluent import Expression, Pattern, Reference, Select, Table, Text, Variable
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
        return tuple(map(_line, self._paragraphs(passages)))

    def plain(self, passages: Iterable[Passage]) -> str:
        """Return the messages of a teller as plain text, line by line."""
        return "\n".join(map(_text, self._paragraphs(passages)))

    def text(self, message: Message | str, **values: Value) -> str:
        """Return a message, or the message for a key with values, as plain text without roles."""
        return spans.text_of(self.line(Message(message, values) if isinstance(message, str) else message))

    def line(self, value: Value) -> Line:
        """Return a value, such as a message, as a line; a list is joined with commas and *and*."""
        said: _Said = []
        self._say(value, said)
        return _line(said)

    def _paragraphs(self, passages: Iterable[Passage]) -> "Iterator[_Said]":
        """Yield the texts of each line; empty sentences are left out."""
        for each in paragraphs(passages):
            said: _Said = [(INDENT * each.indent, None)]
            between = ""
            for sentence in each.sentences:
                begin = len(said)
                self._say(sentence, said)
                if _text(said[begin:]):
                    said.insert(begin, (between, None))
                    between = " "
            yield said

    def _say(self, value: Value, said: "_Said") -> None:
        """Append a value to the texts said so far."""
        kind = type(value)
        if kind is str or kind is int:
            said.append((str(value), None))
        elif kind is Message:
            self._in_role(value.role, self._say_message, value, said)
        elif kind is Cells:
            said.append((cells_name(value.cells), value.role))
        elif kind is Marked:
            self._in_role(value.role, self._say, value.value, said)
        elif kind is Words:
            said.extend([(span.text, span.role) for span in value.line])
        elif kind is tuple:
            self._say_list(value, "and", "comma", said)
        else:
            said.append((str(value), None))

    def _in_role(self, role: Role | None, say: Callable[[Any, "_Said"], None], value: Value, said: "_Said") -> None:
        """Append a value, as one text with a role if there is one."""
        if role is None:
            say(value, said)
            return
        inside: _Said = []
        say(value, inside)
        said.append((_text(inside), role))

    def _say_message(self, message: Message, said: "_Said") -> None:
        forms = self.table.forms(message.key) if message.otherwise is None or message.key in self.table else {}
        if message.form not in forms and message.otherwise is not None:
            self._say(message.otherwise, said)
        else:
            self._say_pattern(forms.get(message.form) or forms[""], message.values, said)

    def _say_pattern(self, pattern: Pattern, scope: Scope, said: "_Said") -> None:
        for part in pattern:
            if isinstance(part, str):
                said.append((part, None))
            elif isinstance(part, Variable):
                self._say(scope[part.name], said)
            elif isinstance(part, Select):
                self._say_pattern(self._chosen(part, scope), scope, said)
            elif isinstance(part, Reference):
                forms = self.table.forms(part.key)
                self._say_pattern(forms.get(part.form) or forms[""], scope, said)
            else:
                self._say(self._value(part, scope), said)

    def _chosen(self, select: Select, scope: Scope) -> Pattern:
        """Return the variant of a selector that fits its value."""
        variants = select.variants
        for key in self._keys(self._value(select.by, scope)):
            if key in variants:
                return variants[key]
        return select.default

    def _value(self, expression: Expression, scope: Scope) -> Value:
        if isinstance(expression, Variable):
            return scope[expression.name]
        if isinstance(expression, Text):
            return expression.text
        if isinstance(expression, Reference):
            return Message(expression.key, scope, form=expression.form)
        if isinstance(expression, Select):
            said: _Said = []
            self._say_pattern(self._chosen(expression, scope), scope, said)
            return Words(_line(said))
        name, arguments, named = expression
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

    def _say_list(self, items: Sequence[Value], last: str, between: str, said: "_Said") -> None:
        """Append items with a separator between them, and another before the last."""
        for number, item in enumerate(items, 1):
            self._say(item, said)
            if number == len(items) - 1:
                self._say(Message(f"list-{last}", {"count": len(items)}), said)
            elif number < len(items):
                self._say(Message(f"list-{between}"), said)


_Said: TypeAlias = list[tuple[str, Role | None]]
"""Texts with their roles, in order."""


def _text(said: _Said) -> str:
    return "".join([text for text, _ in said])


def _line(said: _Said) -> Line:
    """Return texts as a line, with adjacent plain text joined into one span."""
    line: list[Span] = []
    plain = ""
    for text, role in said:
        if role is None:
            plain += text
        elif text:
            line += [Span(plain), Span(text, role)] if plain else [Span(text, role)]
            plain = ""
    return (*line, Span(plain)) if plain else tuple(line)


def _all(values: Iterable[Value]) -> tuple[Value, ...]:
    """Return the values of several lists as one."""
    return tuple(item for value in values for item in (value if type(value) is tuple else (value,)))


def _list_with(last: str, between: str = "comma") -> Callable[..., Words]:
    def listed(language: Language, *values: Value) -> Words:
        said: _Said = []
        language._say_list(_all(values), last, between, said)
        return Words(_line(said))

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
