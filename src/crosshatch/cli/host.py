"""The command line as a host of verbs: a command is made from the declaration of its parameters."""

import re
from collections.abc import Mapping
from functools import partial
from inspect import cleandoc
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from ..board.errors import CrosshatchError
from ..verbs.declaration import BadRequest, Host, Parameter, parameters_of
from ..verbs.kinds import Kind, Section, Several

_BEGINS_WITH_DASH = re.compile(r"-[-0-9.*_]{8}[\s\S]*")

_SHORT = 24
"""The longest list of choices that help shows beside an option; others follow its text."""

if TYPE_CHECKING:
    _Type = click.ParamType[Any]
else:
    _Type = click.ParamType  # which older versions do not take a type for


class OfKind(_Type):
    """The values of a kind, as click reads them."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.name = kind.metavar

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the value of a text; fail with what is expected where it has none."""
        if not isinstance(value, str):
            return value
        try:
            return self.kind.parse(value)
        except CrosshatchError:
            raise
        except ValueError as error:
            self.fail(str(error), param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        """Return the choices that begin like what is typed."""
        return [CompletionItem(each) for each in self.kind.choices if each.lower().startswith(incomplete.lower())]


class VerbCommand(click.Command):
    """A command whose help has sections; an argument that begins with an empty cell written ``-`` is no option."""

    parameters: Mapping[str, Parameter]
    """The declarations, by the names of fields."""

    explained_in: dict[Section, str]
    """The commands whose help explains the options of whole sections, where those are others."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments; a first cell ``-`` is turned into ``.``, which means the same."""
        return super().parse_args(ctx, ["." + each[1:] if _BEGINS_WITH_DASH.fullmatch(each) else each for each in args])

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Leave the arguments to the section of the input."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write arguments and options by sections."""
        for section in Section:
            some = [each for each in self.get_params(ctx) if self._section_of(each) is section]
            records = [record for each in some if (record := self._record(each, ctx))]
            if not records:
                continue
            with formatter.section(section):
                if elsewhere := self.explained_in.get(section):
                    names = ", ".join(each.opts[0] for each in some)
                    text, indent = f"See '{elsewhere} --help' for {names}.", " " * formatter.current_indent
                    lines = wrap(text, formatter.width - len(indent), break_on_hyphens=False)
                    formatter.write("".join(f"{indent}{line}\n" for line in lines))
                else:
                    formatter.write_dl(records)

    def _record(self, parameter: click.Parameter, ctx: click.Context) -> tuple[str, str] | None:
        if isinstance(parameter, click.Argument):
            return parameter.make_metavar(ctx), self.parameters[parameter.name or ""].about
        return parameter.get_help_record(ctx)

    def _section_of(self, parameter: click.Parameter) -> Section:
        if parameter.name in self.parameters:
            return self.parameters[parameter.name].section
        return Section.RUN if "--help" in parameter.opts else Section.WHAT


def command_of(name: str, declared: type[Any]) -> click.Command:
    """Return the command of a declaration, whose ``run`` does the work.

    Its help begins with the text of the verb that it is, if another host has that too, and ends with its own.  Where it
    has ``explained_in``, the help of other commands explains the options of some sections.
    """
    found = parameters_of(declared, Host.COMMAND_LINE)
    params = [_param(field, each) for field, each in found.items()]
    verbs = [each for each in declared.__mro__[:0:-1] if "__call__" in vars(each)]
    texts = [cleandoc(each.__doc__) for each in (*verbs, declared) if each.__doc__]
    command = VerbCommand(
        name, callback=partial(_run, declared, found), params=params, help=_single_spaced("\n\n".join(texts))
    )
    command.parameters, command.explained_in = found, {}
    for part in reversed(declared.__mro__):
        command.explained_in |= vars(part).get("explained_in", {})
    return command


def _single_spaced(text: str) -> str:
    """Return a text with one blank after each sentence, whether or not a line ends there."""
    return re.sub(r"(?<=[.?!])  (?=\S)", " ", text)


def _run(declared: type[Any], parameters: Mapping[str, Parameter], **given: Any) -> None:
    """Make the verb of what is given, and run it."""
    values = {}
    for field, value in given.items():
        if value is not None and value != ():
            several = field in parameters and parameters[field].many and isinstance(parameters[field].kind, Several)
            values[field] = tuple(dict.fromkeys(part for each in value for part in each)) if several else value
    try:
        declared(**values).run()
    except BadRequest as error:
        raise _misuse(error, parameters) from error


def _misuse(error: BadRequest, parameters: Mapping[str, Parameter]) -> click.UsageError:
    names = [f"--{each.name.replace('_', '-')}" for each in parameters.values() if each.name == error.field]
    return click.BadParameter(str(error), param_hint=names) if names else click.UsageError(str(error))


def _param(field: str, parameter: Parameter) -> click.Parameter:
    type_ = OfKind(parameter.kind)
    name = parameter.name.replace("_", "-")
    if parameter.positional:
        shown = parameter.metavar or (field.upper() if parameter.required else f"[{field.upper()}]")
        many = -1 if parameter.many else 1
        return click.Argument(
            [field], type=type_, nargs=many, required=parameter.required, metavar=shown, help=parameter.about
        )
    names = [f"--{name}", field, *([f"-{parameter.short}"] if parameter.short else [])]
    if not parameter.kind.metavar:
        return click.Option(names, is_flag=True, default=None, help=parameter.about)
    metavar = parameter.metavar or parameter.kind.metavar
    about, usual = parameter.about, parameter.usual_text
    if len(metavar) > _SHORT and "|" in metavar:
        metavar, about = "NAME", f"{about.removesuffix('.')}: {metavar.replace('|', ', ')}."
    return click.Option(
        names,
        type=type_,
        multiple=parameter.many,
        metavar=metavar,
        required=parameter.required,
        help=f"{about} [default: {usual}]" if usual else about,
    )
