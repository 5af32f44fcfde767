"""The protocol as TypeScript declarations."""

import json
from collections.abc import Mapping
from textwrap import wrap

from ..verbs.kinds import Schema
from .methods import about, request_schema

SHARED = {"position": "Position", "board": "Board"}
"""The parameters of many methods whose types have names."""

BEGINNING = """\
// The methods of Crosshatch, made from the declarations of its protocol.

export interface LoadOptions {
  /** The folder of Pyodide; in a browser an address, by default `../pyodide/` beside this package. */
  pyodide?: string | URL;
  /** Called with how far the library has been loaded, from 0 to 1. */
  onprogress?: (progress: number) => void;
}

/** Start a worker with the library; it loads in the background. */
export function load(options?: LoadOptions): Crosshatch;

export interface CallOptions {
  /** Gives up the request: its promise is rejected with an `AbortError`. */
  signal?: AbortSignal;
}

/** A request was refused, or the library could not be loaded (`kind` is "NotLoaded"). */
export class CrosshatchError extends Error {
  /** The kind of error, such as "PuzzleError". */
  kind: string;
  /** The field of the request that is at fault. */
  field: string | null;
}
"""

METHODS = """\
export interface Crosshatch {{
{methods}
  /** Call a method of the protocol by its name there. */
  ask(method: string, request?: object, options?: CallOptions): Promise<unknown>;

  /** End the worker. */
  close(): void;
}}
"""


def declarations(names: Mapping[str, str], results: str) -> str:
    """Return the declarations of methods by their names in JavaScript; ``results`` declares the types of results."""
    requests = {method: request_schema(method) for method in dict.fromkeys(names.values())}
    shared = {
        name: each["properties"][name] for name in SHARED for each in requests.values() if name in each["properties"]
    }
    return "\n".join(
        [
            BEGINNING,
            *(f"{_comment(shared[name])}export type {SHARED[name]} = {_type(shared[name])};\n" for name in shared),
            *(_request(method, schema) for method, schema in requests.items()),
            results,
            METHODS.format(
                methods="\n".join(_method(name, method, requests[method]) for name, method in names.items())
            ),
        ]
    )


def _class(method: str) -> str:
    return method.title().replace("_", "")


def _request(method: str, schema: Schema) -> str:
    lines = []
    for name, each in schema["properties"].items():
        mark = "" if name in schema["required"] else "?"
        lines.append(f"{_comment(each, '  ')}  {name}{mark}: {SHARED.get(name) or _type(each)};\n")
    return f"export interface {_class(method)}Request {{\n{''.join(lines)}}}\n"


def _method(name: str, method: str, schema: Schema) -> str:
    mark = "" if schema["required"] else "?"
    told = _comment({"description": about(method)}, "  ")
    request, result = f"{_class(method)}Request", f"{_class(method)}Result"
    return f"{told}  {name}(request{mark}: {request}, options?: CallOptions): Promise<{result}>;\n"


def _comment(schema: Schema, indent: str = "") -> str:
    """Return what a schema says, as a comment; empty if it says nothing."""
    default = schema.get("default")
    text = schema.get("description", "") + (
        f" Default: {json.dumps(default)}." if default not in (None, "", []) else ""
    )
    if not text:
        return ""
    lines = wrap(text.replace("*/", "* /"), 110)
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"])


def _type(schema: Schema) -> str:
    """Return the TypeScript type for a JSON Schema, as far as the protocol uses these."""
    if "title" in schema:
        return str(schema["title"])
    if "oneOf" in schema:
        return " | ".join(map(_type, schema["oneOf"]))
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    match schema["type"]:
        case "array":
            item = _type(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return _object(schema)
        case "integer" | "number":
            return "number"
    return str(schema["type"])


def _object(schema: Schema) -> str:
    if "properties" in schema:
        needed = schema.get("required", [])
        fields = (
            f"{name}{'' if name in needed else '?'}: {_type(each)}" for name, each in schema["properties"].items()
        )
        return f"{{ {'; '.join(fields)} }}"
    others = schema.get("additionalProperties", True)
    return f"{{ [key: string]: {_type(others) if isinstance(others, dict) else 'unknown'} }}"
