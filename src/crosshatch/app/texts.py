"""The texts of the page in all languages, in a form that a short script can use."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from ..words import CODES, OWN_NAMES, language_named
from ..words.fluent import Call, Expression, Pattern, Reference, Select, Table, Text, Variable

BEGINNINGS = (
    *("app-", "level-", "family-", "list-and", "list-comma", "list-semicolon", "house", "hint-look-at", "page-first"),
    *("page-next", "picture-rule-"),
)
"""The prefixes of the keys of messages that the page formats itself."""


@cache
def page_texts() -> str:
    """Return a JSON object with a ``name`` and ``texts`` for each language code.

    A text is a list of strings and objects: a ``value`` by name and, if it only selects, ``variants`` by its value or
    plural form, and the ``other`` one.
    """
    languages = {code: {"name": OWN_NAMES[code], "texts": _texts(language_named(code).table)} for code in CODES}
    return json.dumps(languages, ensure_ascii=False, separators=(",", ":"))


def _texts(table: Table) -> dict[str, list[Any]]:
    keys = [key for key in table if key.startswith(BEGINNINGS)]
    return {key: _Plain(table, {}).parts(table.forms(key)[""]) for key in keys}


class _Plain:
    """Simplifies patterns: references are replaced by their content, with the values that they pass."""

    def __init__(self, table: Table, names: Mapping[str, str]) -> None:
        self._table = table
        self._names = names

    def parts(self, pattern: Pattern) -> list[Any]:
        return [part for each in pattern for part in ([each] if isinstance(each, str) else self._part(each))]

    def _part(self, expression: Expression) -> list[Any]:
        match expression:
            case Text(text):
                return [text]
            case Variable(name):
                return [{"value": self._names.get(name, name)}]
            case Reference(key, form):
                return self.parts(self._table.forms(key)[form])
            case Select(Variable(name), variants, default):
                chosen = {key: self.parts(each) for key, each in variants.items()}
                return [{"value": self._names.get(name, name), "variants": chosen, "other": self.parts(default)}]
            case Call("PICK", (Variable(name),), named):
                variants = {key: (text,) for key, text in named.items()}
                return self._part(Select(Variable(name), variants, [*variants.values()][-1]))
            case Call(function, (Variable(name),), named) if function.lower() in self._table:
                names = {**self._names, "value": self._names.get(name, name)}
                return _Plain(self._table, names).parts(self._table.forms(function.lower())[named.get("form", "")])
        raise ValueError(f"the page cannot format {expression}")
