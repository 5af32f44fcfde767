"""The methods of the protocol: the verbs, with their parameters read from JSON, and a limit of time."""

from collections.abc import Mapping
from typing import Any

import attrs

from ..logic.clock import deadline_in, until
from ..verbs import verb_named
from ..verbs.declaration import BadRequest, Host, Parameter, parameters_of, read_with
from ..verbs.kinds import Schema, Seconds

USUAL, HIGHEST = 10.0, Seconds(120.0)
"""How long a method may take: 10 seconds, unless a request says otherwise, and at most two minutes."""


def parameters(name: str) -> dict[str, Parameter]:
    """Return the parameters of a method by their names, in the order of the docs."""
    found = parameters_of(verb_named(name), Host.PROTOCOL).values()
    limited: dict[str, dict[str, Any]] = {"max_seconds": {"kind": HIGHEST, "default": USUAL}}
    return {each.name: attrs.evolve(each, **limited.get(each.name, {})) for each in found}


def about(name: str) -> str:
    """Return what a method does, in Markdown."""
    return " ".join((verb_named(name).__doc__ or "").replace("``", "`").split())


def call(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Check what a method is given, and return its answer, within the time that it may take.

    Raises BadRequest where a parameter is unknown, is missing, or has a value that it cannot have.
    """
    known = parameters(name)
    unknown = given.keys() - known.keys()
    if unknown:
        field = min(unknown)
        raise BadRequest(f"{name} takes no {field!r}, but {', '.join(known) or 'nothing'}", field)
    values = {}
    for field, parameter in parameters_of(verb_named(name), Host.PROTOCOL).items():
        values[field] = _read(name, known[parameter.name], given)
    with until(deadline_in(values.get("max_seconds", USUAL))):
        answer = verb_named(name)(**values)()
        data: dict[str, Any] = answer if isinstance(answer, dict) else answer.data()
        return data


def _read(method: str, parameter: Parameter, given: Mapping[str, Any]) -> Any:
    name = parameter.name
    if name in given:
        try:
            return read_with(parameter.kind.read, given[name], name)
        except BadRequest as error:
            raise BadRequest(f"{name}: {error}", name) from error.__cause__
    if parameter.required:
        raise BadRequest(f"{method} needs {name!r}", name)
    return parameter.default


def request_schema(name: str) -> Schema:
    """Return the JSON Schema of what a method is given."""
    known = parameters(name)
    return {
        "type": "object",
        "properties": {each.name: _schema(each) for each in known.values()},
        "required": [each.name for each in known.values() if each.required],
        "additionalProperties": False,
    }


def _schema(parameter: Parameter) -> Schema:
    schema = parameter.kind.schema()
    if parameter.about:
        schema["description"] = parameter.about
    if not parameter.required and parameter.default is not None:
        default = parameter.default
        schema["default"] = list(default) if isinstance(default, tuple) else default
    return schema
