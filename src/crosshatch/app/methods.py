"""The methods of the protocol: operations with parameters read from JSON, and a time limit."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import attrs

from ..board.clock import deadline_in, seconds_left, until
from ..verbs import verb_named
from ..verbs.declaration import BadRequest, Host, Parameter, parameters_of, read_with
from ..verbs.kinds import REPEATED, Schema, Seconds

USUAL, MOST_SECONDS = 10.0, 120.0
"""Default and maximum time limit of a method in seconds."""


def parameters(name: str) -> dict[str, Parameter]:
    """Return the parameters of a method by name, in the order of the docs."""
    found = parameters_of(verb_named(name), Host.PROTOCOL).values()
    limited: dict[str, dict[str, Any]] = {"max_seconds": {"kind": Seconds(MOST_SECONDS), "default": USUAL}}
    return {each.name: attrs.evolve(each, **limited.get(each.name, {})) for each in found}


def about(name: str) -> str:
    """Return a description of a method, in Markdown."""
    return " ".join((verb_named(name).__doc__ or "").replace("``", "`").split())


def call(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Check the parameters of a method, and return its answer within its time limit.

    Raises BadRequest if a parameter is unknown, missing or invalid.
    """
    known = parameters(name)
    unknown = given.keys() - known.keys()
    if unknown:
        field = min(unknown)
        raise BadRequest(f"{name} has no parameter {field!r}; its parameters: {', '.join(known) or 'none'}", field)
    values: dict[str, Any] = {}
    in_order = sorted(parameters_of(verb_named(name), Host.PROTOCOL).items(), key=lambda each: each[1].kind.beside)
    for field, parameter in in_order:
        beside = parameter.kind.beside
        values[field] = _read(name, known[parameter.name], given, {beside: values[beside]} if beside else {})
    left = seconds_left()
    if "max_seconds" in values and left is not None:  # what a method found by then is its answer
        values["max_seconds"] = min(values["max_seconds"], left)
    with until(deadline_in(values.get("max_seconds", USUAL))):
        answer = verb_named(name)(**values)()
        data: dict[str, Any] = answer if isinstance(answer, dict) else answer.data()
        return data


def _read(method: str, parameter: Parameter, given: Mapping[str, Any], beside: Mapping[str, Any]) -> Any:
    name = parameter.name
    if name in given:
        try:
            return read_with(partial(parameter.kind.read, **beside), given[name], name)
        except BadRequest as error:
            raise BadRequest(f"{name}: {error}", name) from error.__cause__
    if parameter.required:
        raise BadRequest(f"{method} needs the parameter {name!r}", name)
    return parameter.default


def request_schema(name: str) -> Schema:
    """Return the JSON Schema of a method's request."""
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
        schema["description"] = parameter.about.replace(REPEATED, "")
    if not parameter.required and parameter.default is not None:
        default = parameter.default
        schema["default"] = list(default) if isinstance(default, tuple) else default
    return schema
