"""The protocol as an OpenAPI 3.1 description, for clients in other languages."""

from collections.abc import Iterable
from typing import Any

from ..verbs import MODULES
from ..verbs.kinds import Schema
from .methods import about, request_schema
from .protocol import VERSION

ERRORS = {
    "400": "The request is invalid; the error names the field and the problem.",
    "403": "The server does not answer this page or host name.",
    "404": "The method does not exist.",
    "408": "The time limit was exceeded, or the client disconnected.",
    "413": "The request is too long.",
    "415": "The content type of the request is not JSON.",
    "422": "The request cannot be carried out; the error says why.",
    "429": "The client has made too many requests; the header Retry-After says when to try again.",
    "503": "Too many requests are waiting; the header Retry-After says when to try again.",
}


def openapi(methods: Iterable[str] = MODULES, under: str = "/api") -> dict[str, Any]:
    """Return the description, with a path for each method, all of them ``under`` another path."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Crosshatch",
            "version": str(VERSION),
            "description": "Solve, explain, grade and make Sudoku puzzles.",
        },
        "paths": {f"{under}/{name}": {"post": _operation(name)} for name in methods},
        "components": {"schemas": {"Error": _ERROR}},
    }


def _operation(method: str) -> dict[str, Any]:
    error = {"$ref": "#/components/schemas/Error"}
    text = about(method)
    return {
        "operationId": method,
        "summary": text.split(". ")[0].split(":")[0].strip(". "),
        "description": text,
        "requestBody": {"required": True, "content": {"application/json": {"schema": request_schema(method)}}},
        "responses": {
            "200": {"description": "The result.", "content": {"application/json": {"schema": _result()}}},
            **{status: _response(about, error) for status, about in ERRORS.items()},
        },
    }


def _response(about: str, schema: Schema) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}


def _result() -> Schema:
    return {
        "type": "object",
        "properties": {"result": {"type": "object"}},
        "required": ["result"],
        "additionalProperties": False,
    }


_ERROR: Schema = {
    "type": "object",
    "properties": {
        "error": {
            "type": "object",
            "properties": {
                "kind": {"type": "string"},
                "message": {"type": "string"},
                "field": {"type": ["string", "null"]},
            },
            "required": ["kind", "message", "field"],
            "additionalProperties": False,
        }
    },
    "required": ["error"],
    "additionalProperties": False,
}
