"""Messages: what is said, as a key and values, with no text in any language.

Tellers make messages (``tellers``), a language writes them (``language``).  What a sentence claims can be read from its
key and its values.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

import attrs

from ..board.houses import cells_in
from ..logic.step import Line, Role, Step

Value: TypeAlias = Any
"""A value of a message: a number, a string, ``Cells``, ``Marked``, ``Words``, a message, a tuple of values (a list), or
anything else that is written alike in every language, such as a candidate."""

KINDS = ("row", "column", "box")
"""The kinds of houses, in the order in which houses are numbered."""


@attrs.frozen
class Message:
    """What is said: its key in the tables of the languages, its values, its role, and the form to use, if any.

    ``otherwise`` is said where a table does not have it, or not in this form.
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
    """Cells (0..80) with their role, which are named together: ``r1c12``."""

    role: Role | None
    cells: tuple[int, ...]


class Marked(NamedTuple):
    """A value with a role."""

    role: Role
    value: Value


class Words(NamedTuple):
    """Text that is there already, such as what a custom technique says."""

    line: Line


class Paragraph(NamedTuple):
    """Sentences that make a line, and how far it is indented."""

    sentences: tuple[Message, ...]
    indent: int = 0


Told: TypeAlias = Message | Paragraph
"""What a teller yields: a sentence of the line that it has begun, or a line of its own."""


def say(key: str, **values: Value) -> Message:
    """Return a message; what can be gone through is a list."""
    return Message(key, {name: _frozen(value) for name, value in values.items()})


def _frozen(value: Value) -> Value:
    return tuple(value) if isinstance(value, list | Iterator) else value


def cells(role: Role | None, which: int | Iterable[int]) -> Cells:
    """Return cells with a role, from a set (an integer) or from their numbers."""
    return Cells(role, tuple(cells_in(which) if isinstance(which, int) else which))


def each_cell(role: Role | None, which: int | Iterable[int]) -> tuple[Cells, ...]:
    """Return cells with a role, which are named one by one: ``r1c1 and r1c2``."""
    return tuple(Cells(role, (cell,)) for cell in cells(role, which).cells)


def house(role: Role | None, which: int) -> Message:
    """Return a house (0..26) with its role."""
    return Message("house", {"kind": KINDS[which // 9], "number": which % 9 + 1}, role)


def houses(role: Role | None, which: Iterable[int]) -> tuple[Message, ...]:
    """Return houses with their role."""
    return tuple(house(role, each) for each in which)


def paragraphs(told: Iterable[Told]) -> Iterator[Paragraph]:
    """Yield what a teller yields line by line: sentences that stand alone go on with the line before them."""
    sentences: list[Message] = []
    for each in told:
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
    """Return what all of some houses are: ``row``, ``column`` or ``box``; another word where they differ."""
    kinds = {each // 9 for each in which}
    return KINDS[kinds.pop()] if len(kinds) == 1 else mixed


Teller: TypeAlias = Callable[[Step, Any], Iterable[Told]]
"""What tells a step: it takes the step and what was found."""
