"""How pictures look: rules for the classes of their elements, as CSS, from the palette."""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from ..step import Role
from .elements import class_of
from .palette import DARK, LIGHT, LOOKS, Outline, Paper, inks_data

FONT = "Helvetica, Arial, 'DejaVu Sans', 'Liberation Sans', sans-serif"


class Theme(StrEnum):
    """The ground of a picture; ``auto`` follows what the reader's screen prefers."""

    LIGHT = "light"
    DARK = "dark"
    AUTO = "auto"


def stylesheet(theme: str = Theme.LIGHT, scope: str = ".crosshatch", roles: Iterable[Role] = tuple(Role)) -> str:
    """Return the rules of pictures, as CSS: for all that ``scope`` selects, and for the roles given.

    Raises ValueError where there is no such theme.
    """
    match Theme(theme):
        case Theme.LIGHT:
            return _sheet(scope, tuple(roles), LIGHT)
        case Theme.DARK:
            return _sheet(scope, tuple(roles), DARK)
        case Theme.AUTO:
            dark = "".join(_colours(scope, tuple(roles), DARK))
            return f"{_sheet(scope, tuple(roles), LIGHT)}\n@media(prefers-color-scheme:dark){{{dark}}}"


def _sheet(scope: str, roles: tuple[Role, ...], paper: Paper) -> str:
    return "\n".join([*_scoped(scope, _FIXED), *_colours(scope, roles, paper)])


def _scoped(scope: str, rules: Iterable[str]) -> Iterator[str]:
    """Yield rules for what is within a scope only; a rule may have several selectors, with commas between."""
    for rule in rules:
        selectors, brace, rest = rule.partition("{")
        yield ",".join(f"{scope} {each}" for each in selectors.split(",")) + brace + rest


_FIXED = (
    f"text{{font-family:{FONT};text-anchor:middle;font-size:14px}}",
    ".given text,.set text{font-size:34px}",
    ".given text{font-weight:bold}",
    "text.legend{text-anchor:start}",
    ".labels text{font-size:11px}",
    "path,circle{stroke-width:1.6}",
    ".thin{fill:none;stroke-width:1}",
    ".thick{fill:none;stroke-width:2.4}",
    ".strong-link,.weak-link{fill:none;stroke-width:2}",
    ".group{fill-opacity:.1;stroke-width:1.2}",
    "text.badge{font-size:10px}",
    ".weak-link{stroke-dasharray:5 4;stroke-width:1.6}",
)
"""The rules that no theme changes."""


def _colours(scope: str, roles: tuple[Role, ...], paper: Paper) -> Iterator[str]:
    rules = [
        f".ground{{fill:{paper.ground}}}",
        f".given-ground{{fill:{paper.given_ground}}}",
        f".thin{{stroke:{paper.thin}}}",
        f".thick{{stroke:{paper.thick}}}",
        f".given text{{fill:{paper.given}}}",
        f".set text{{fill:{paper.placed}}}",
        f".candidates text{{fill:{paper.candidate}}}",
        f".labels text,text.legend{{fill:{paper.label}}}",
        f".strong-link,.weak-link,.group{{stroke:{paper.link}}}",
        f".group{{fill:{paper.link}}}",
        f".tip{{fill:{paper.link}}}",
    ]
    for role in roles:
        look = LOOKS[role]
        if look.colour is None:
            rules.append(f".{class_of(role)} circle{{fill:{paper.ground};stroke:{paper.link}}}")
            continue
        name, inks = class_of(role), inks_data(look, paper)
        dashes = ";stroke-dasharray:3 2" if look.outline is Outline.DASHED else ""
        rules += [
            f".{name} path,.{name} circle{{fill:{inks['fill']};stroke:{inks['line']}{dashes}}}",
            f".{name} text{{fill:{inks['digit']};font-weight:bold}}",
            f".{name}.cells path,.{name} .cells rect{{fill:{inks['line']};fill-opacity:{paper.tint};"
            f"stroke:{inks['line']}}}",
            f".{name}.cells circle.badge{{fill:{inks['line']};stroke:none}}",
            f".{name}.cells text.badge{{fill:{paper.ground}}}",
            f".{name} .area{{fill:{inks['line']};fill-opacity:{paper.tint / 2}}}",
            f".{name} .hatch{{fill:none;stroke-opacity:{paper.tint * 2}}}",
        ]
    return _scoped(scope, rules)
