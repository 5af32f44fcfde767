"""Messages: statements as keys and values, without text in any language.

Tellers create messages (``tellers``), and a language turns them into text (``language``).  The key and values of a
message determine exactly what it claims.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

import attrs

from ..board.houses import KINDS, cells_in, kind_of_house, number_in_kind
from ..logic.step import Line, Role, Step

Value: TypeAlias = Any
"""A value of a message.

It is a number, a string, ``Cells``, ``Marked``, ``Words``, a message, a tuple of values (a list), or anything written
the same in every language, such as a candidate.
"""


@attrs.frozen
class Message:
    """A statement: its key in the language tables, its values, its role, and the requested form, if any.

    ``otherwise`` is used if a table does not have the message, or not in this form.
    """

    key: str
    values: Mapping[str, Value] = attrs.field(factory=dict, hash=False)
    role: Role | None = None
    form: str = ""
    otherwise: Value = None

    def __getitem__(self, name: str) -> Value:
        """Return a value."""
        return self.values[name]


class Cells(NamedTuple):
    """Cells (0 to 80) with a role, written together: ``r1c12``."""

    role: Role | None
    cells: tuple[int, ...]


class Marked(NamedTuple):
    """A value with a role."""

    role: Role
    value: Value


class Words(NamedTuple):
    """Existing text, such as the words of a custom technique."""

    line: Line


class Paragraph(NamedTuple):
    """Sentences that form a line, and its indentation level."""

    sentences: tuple[Message, ...]
    indent: int = 0


Passage: TypeAlias = Message | Paragraph
"""The items that tellers yield: a sentence on the current line, or a complete line."""


def say(key: str, **values: Value) -> Message:
    """Return a message; iterators become lists."""
    return Message(key, {name: _frozen(value) for name, value in values.items()})


_FROZEN = (int, str, tuple, Message)
"""The types of most values; recognising an iterator takes longer."""


def _frozen(value: Value) -> Value:
    return tuple(value) if not isinstance(value, _FROZEN) and isinstance(value, list | Iterator) else value


def cells(role: Role | None, which: int | Iterable[int]) -> Cells:
    """Return cells with a role, from a set (an integer) or from their numbers."""
    return Cells(role, tuple(cells_in(which) if isinstance(which, int) else which))


def each_cell(role: Role | None, which: int | Iterable[int]) -> tuple[Cells, ...]:
    """Return cells with a role, to be written one by one: ``r1c1 and r1c2``."""
    return tuple(Cells(role, (cell,)) for cell in cells(role, which).cells)


def house(role: Role | None, which: int) -> Message:
    """Return a house, by number, with its role."""
    kind = kind_of([which])
    key = "house-diagonal" if kind == "diagonal" else "house"
    return Message(key, {"kind": kind, "number": number_in_kind(which)}, role)


def houses(role: Role | None, which: Iterable[int]) -> tuple[Message, ...]:
    """Return houses with their role."""
    return tuple(house(role, each) for each in which)


def paragraphs(passages: Iterable[Passage]) -> Iterator[Paragraph]:
    """Yield the output of a teller line by line; consecutive sentences form one line."""
    sentences: list[Message] = []
    for each in passages:
        if isinstance(each, Message):
            sentences.append(each)
            continue
        if sentences:
            yield Paragraph(tuple(sentences))
            sentences = []
        yield each
    if sentences:
        yield Paragraph(tuple(sentences))


def kind_of(which: Iterable[int], mixed: str = "mixed") -> str:
    """Return the common kind of some houses, such as ``row`` or ``window``; or ``mixed`` if they differ."""
    kinds = set(map(kind_of_house, which))
    return KINDS[kinds.pop()][0] if len(kinds) == 1 else mixed


Teller: TypeAlias = Callable[[Step, Any], Iterable[Passage]]
"""A function that explains a step, given the step and its pattern."""
