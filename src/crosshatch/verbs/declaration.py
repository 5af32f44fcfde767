"""How a verb is declared: a class whose fields are its parameters, and whose call does the work.

A parameter is one line: its kind (what values it takes), what it is for, and its default.  Each host makes of it what
it needs: the command line an option with its help, the protocol a JSON schema with checks, the docs a row of a table.
"""

from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from typing import Any, TypeVar, dataclass_transform

import attrs

from ..board.errors import CrosshatchError
from .kinds import FLAG, Kind, Section

V = TypeVar("V")

REQUIRED = attrs.NOTHING
"""The default of a parameter that cannot be omitted."""

_KEY = "parameter"


class BadRequest(CrosshatchError, ValueError):
    """A value that a verb cannot take; ``field`` names the parameter, if it is the fault of one."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class Host(StrEnum):
    """What offers verbs to people and programs."""

    COMMAND_LINE = "command line"
    PROTOCOL = "protocol"


@attrs.frozen
class Parameter:
    """A parameter of a verb.

    - ``kind``: what values it takes; ``about``: what it is for, as its help says it;
    - ``default``: its value where it is omitted, REQUIRED if it cannot be; ``usual``: what help says of that, if not
      its text;
    - ``name``: what people and programs call it, if that is not the name of the field;
    - ``many``: whether it may be repeated on the command line, where its value is a tuple;
    - ``section``: the section of the help that lists it; ``hosts``: those who offer it;
    - ``short``: a letter that stands for it on the command line; ``metavar``: how help shows its value, if not as its
      kind does; ``positional``: whether it is an argument there, not an option.
    """

    kind: Kind
    about: str = ""
    default: Any = None
    name: str = ""
    many: bool = False
    section: Section = Section.WHAT
    hosts: Collection[Host] = tuple(Host)
    short: str = ""
    metavar: str = ""
    usual: str = ""
    positional: bool = False

    @property
    def required(self) -> bool:
        """Whether it cannot be omitted."""
        return self.default is REQUIRED

    @property
    def usual_text(self) -> str:
        """The value where it is omitted, as help and docs show it; empty where there is none to show."""
        if self.usual or self.required or self.many:
            return self.usual
        return f"{self.default:g}" if isinstance(self.default, float) else str(self.default or "")


def option(kind: Kind, about: str = "", *, default: Any = None, only: Host | None = None, **more: Any) -> Any:
    """Declare a parameter (see there), for ``only`` one host or for all; its section is that of its kind, as a rule."""
    hosts = tuple(Host) if only is None else (only,)
    default = () if default is None and more.get("many") else default
    made = Parameter(kind, about, default, hosts=hosts, **{"section": kind.section} | more)
    return attrs.field(default=default, metadata={_KEY: made}, kw_only=True)


def flag(about: str, *, name: str = "", section: Section = Section.WHAT) -> Any:
    """Declare a parameter that is either true or false, and false if omitted."""
    return option(FLAG, about, default=False, name=name, section=section)


def argument(kind: Kind, about: str = "", *, default: Any = REQUIRED, many: bool = False, metavar: str = "") -> Any:
    """Declare a parameter that is an argument of the command line."""
    return option(kind, about, default=default, many=many, metavar=metavar, section=Section.INPUT, positional=True)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(option, flag, argument, attrs.field))
def verb(declared: type[V]) -> type[V]:
    """Make a class a verb, or a part that several verbs share: its fields are parameters, set by name."""
    return attrs.frozen(declared, slots=False, kw_only=True, eq=False)


def parameters_of(declared: type[Any], host: Host) -> Mapping[str, Parameter]:
    """Return what a host takes for a verb, by the names of fields: arguments, then its own options, then shared ones.

    Arguments that verbs share come before their own.
    """
    found: dict[str, Parameter | None] = {}
    for each in filter(attrs.has, declared.__mro__):
        for field in attrs.fields(each):
            if not field.inherited:
                made: Parameter | None = field.metadata.get(_KEY)
                found.setdefault(field.name, made and attrs.evolve(made, name=made.name or field.name))
    here = [(name, each) for name, each in found.items() if each and host in each.hosts]
    arguments = [pair for pair in here if pair[1].positional]
    return dict([*reversed(arguments), *(pair for pair in here if not pair[1].positional)])


def given_options(asked: Any, part: type[Any] | None = None) -> set[str]:
    """Return the options that a verb is given, such as ``--level``: those of a part of it, or all."""
    known = parameters_of(part or type(asked), Host.COMMAND_LINE)
    given = (each for field, each in known.items() if getattr(asked, field) != each.default)
    return {f"--{each.name.replace('_', '-')}" for each in given}


def read_with(read: Callable[[Any], Any], given: Any, name: str) -> Any:
    """Return what is read of a value.

    Raises BadRequest, which names the parameter, where it cannot be read.
    """
    try:
        return read(given)
    except BadRequest:
        raise
    except ValueError as error:
        raise BadRequest(str(error), name) from error
