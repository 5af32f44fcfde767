"""The protocol as OpenAPI 3.1 describes it, for those who speak it from another language."""

from typing import Any

from .method import Method
from .methods import all_methods
from .parameters import REQUIRED, Schema
from .protocol import VERSION

ERRORS = {
    "400": "The request is not as it must be: the error says which field, and what is wrong.",
    "403": "The request does not come from this machine's own page, or goes to another name than this machine's own.",
    "404": "There is no such method.",
    "408": "The time was over, or whoever asked was gone.",
    "413": "The request is too long.",
    "415": "The request does not say that it is JSON.",
    "422": "It cannot be done: the error says why.",
}


def openapi() -> dict[str, Any]:
    """Return the description: a path for each method."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Crosshatch", "version": str(VERSION), "description": "Sudoku, solved as people solve it."},
        "paths": {f"/api/{each.name}": {"post": _operation(each)} for each in all_methods()},
        "components": {"schemas": {"Error": _ERROR}},
    }


def _operation(method: Method) -> dict[str, Any]:
    error = {"$ref": "#/components/schemas/Error"}
    about = " ".join(method.about.replace("``", "`").split())  # OpenAPI has CommonMark
    return {
        "operationId": method.name,
        "summary": about.split(". ")[0].split(":")[0].strip(),
        "description": about,
        "requestBody": {"required": True, "content": {"application/json": {"schema": _request(method)}}},
        "responses": {
            "200": {"description": "The result.", "content": {"application/json": {"schema": _result()}}},
            **{status: _response(about, error) for status, about in ERRORS.items()},
        },
    }


def _response(about: str, schema: Schema) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}


def _request(method: Method) -> Schema:
    needed = [name for name, each in method.parameters.items() if each.default is REQUIRED]
    return {
        "type": "object",
        "properties": {name: each.schema() for name, each in method.parameters.items()},
        "required": needed,
        "additionalProperties": False,
    }


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
