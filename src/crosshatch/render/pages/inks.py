"""The colours of a page as CSS variables: drawings use their names, and a theme sets their values."""

from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from ...logic.step import Role
from ..elements import class_of
from ..palette import DARK, LIGHT, LOOKS, Inks, Paper, Pen
from ..styles import sheet

PLAIN = ("ground", "given_ground", "thin", "thick", "given", "placed", "candidate", "label", "link")
"""The fields of a ``Paper`` that are a single colour."""


def _name(field: str) -> str:
    return f"--{field.replace('_', '-')}"


def _named() -> Paper:
    plain: dict[str, Any] = {field: f"var({_name(field)})" for field in PLAIN}
    inks = {colour: Inks(*(f"var(--{colour}-{each.name})" for each in attrs.fields(Inks))) for colour in LIGHT.inks}
    return attrs.evolve(LIGHT, **plain, inks=inks, pens={pen: f"var(--pen-{pen})" for pen in Pen})


NAMED = _named()
"""A paper whose inks are CSS variables."""


def _values(paper: Paper, pens: Iterable[Pen]) -> Iterator[str]:
    for field in PLAIN:
        yield f"{_name(field)}:{getattr(paper, field)}"
    for colour, inks in paper.inks.items():
        for each in attrs.fields(Inks):
            yield f"--{colour}-{each.name}:{getattr(inks, each.name)}"
    for pen in pens:
        yield f"--pen-{pen}:{paper.pens[pen]}"


def colours(root: str, roles: Iterable[Role], dark: bool, pens: tuple[Pen, ...] = ()) -> str:
    """Return the colour rules within ``root`` for some roles and pens, as CSS.

    If ``dark`` is true, dark colours are included for readers whose screen prefers them, unless the page has
    ``data-theme="light"``, and for pages with ``data-theme="dark"``; they are never used in print.  The rules that set
    colours have the specificity of ``root`` alone, so a later style sheet can set them again.
    """
    roles = tuple(roles)
    rules = [
        f"{root}{{{';'.join(_values(LIGHT, pens))}}}",
        sheet(f"{root} .crosshatch", roles, pens, NAMED).replace(f"{root} .crosshatch ", ".crosshatch "),
        *(
            f"{root} .words .{class_of(role)}{{color:var(--{LOOKS[role].colour}-line)}}"
            for role in roles
            if LOOKS[role].colour
        ),
    ]
    if dark:
        values = ";".join(_values(DARK, pens))
        rules.append(
            f"@media screen{{:where(:root[data-theme=dark]) {root}{{{values};color-scheme:dark}}}}\n"
            f"@media screen and (prefers-color-scheme:dark){{:where(:root:not([data-theme=light])) {root}{{{values};"
            "color-scheme:dark}}"
        )
    return "\n".join(rules)
