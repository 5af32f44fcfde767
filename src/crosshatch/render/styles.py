"""The styles of pictures: CSS rules for the classes of their elements, from the palette."""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import NoReturn

from ..logic.step import Role
from .elements import HATCHES, class_of
from .palette import DARK, LIGHT, LOOKS, Outline, Paper, Pen, inks_data

FONT = "Helvetica, Arial, 'DejaVu Sans', 'Liberation Sans', sans-serif"


class Theme(StrEnum):
    """The background of a picture; ``auto`` follows the preference of the reader's screen.

    ``print`` is for paper: like ``light``, but nothing is transparent, and the smallest type is larger.
    """

    LIGHT = "light"
    DARK = "dark"
    AUTO = "auto"
    PRINT = "print"

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        raise ValueError(f"theme cannot be {value!r}; choose from {', '.join(cls)}")


def stylesheet(
    theme: str = Theme.LIGHT,
    scope: str = ".crosshatch",
    roles: Iterable[Role] = tuple(Role),
    pens: Iterable[Pen] = tuple(Pen),
) -> str:
    """Return the rules of pictures as CSS, for everything that ``scope`` selects, for the given roles and for the pens
    of constraints.

    Raises ValueError if the theme does not exist.
    """
    shown, used = tuple(roles), tuple(pens)
    on_paper = [*scoped(scope, _on_paper(shown))] if theme == Theme.PRINT else []
    return themed(theme, scoped(scope, _fixed(used)), lambda paper: [*_colours(scope, shown, used, paper), *on_paper])


def themed(theme: str, fixed: Iterable[str], colours: Callable[[Paper], Iterable[str]]) -> str:
    """Return rules as CSS: the ``fixed`` ones, and those that ``colours`` returns for the paper of a theme.

    Raises ValueError if the theme does not exist.
    """
    dark = f"@media(prefers-color-scheme:dark){{{''.join(colours(DARK))}}}"
    paper = DARK if Theme(theme) is Theme.DARK else LIGHT
    return "\n".join([*fixed, *colours(paper), *([dark] if theme == Theme.AUTO else ())])


def sheet(scope: str, roles: tuple[Role, ...], pens: tuple[Pen, ...], paper: Paper) -> str:
    """Return the rules of one paper for the given roles and pens."""
    return "\n".join([*scoped(scope, _fixed(pens)), *_colours(scope, roles, pens, paper)])


def scoped(scope: str, rules: Iterable[str]) -> Iterator[str]:
    """Yield rules that apply only within a scope; a rule may have several selectors, separated by commas."""
    for rule in rules:
        selectors, brace, rest = rule.partition("{")
        yield ",".join(f"{scope} {each}" for each in selectors.split(",")) + brace + rest


_FIXED = (
    f"text{{font-family:{FONT};text-anchor:middle;font-size:14px}}",
    ".given text,.set text{font-size:34px}",
    ".given text,.marks text{font-weight:bold}",
    ".labels text{font-size:11px}",
    "text.legend{text-anchor:start}",
    "path,circle,rect{stroke-width:1.6}",
    ".marks path,.marks circle,.cells path,.cells rect,.hatch{stroke:currentColor}",
    ".cells path,.cells rect,.badge circle,.area{fill:currentColor}",
    ".badge text{font-size:10px;font-weight:bold}",
    ".thin{fill:none;stroke-width:1}",
    ".thick{fill:none;stroke-width:2.4}",
    ".strong-link,.weak-link{fill:none;stroke-width:2}",
    ".weak-link{stroke-dasharray:5 4}",
    ".group{fill-opacity:.1;stroke-width:1.2}",
)
"""The rules that are the same in all themes.

The colour of a role is that of its lines, which houses and cells inherit.
"""

_RULES = (
    ".rules .line{fill:none;stroke-linecap:round;stroke-linejoin:round}",
    ".rules .patch{paint-order:stroke;stroke-linejoin:round}",
)
"""Those for the figures of constraints."""


def _fixed(pens: tuple[Pen, ...]) -> tuple[str, ...]:
    return _FIXED + _RULES if pens else _FIXED


def _colours(scope: str, roles: tuple[Role, ...], pens: tuple[Pen, ...], paper: Paper) -> Iterator[str]:
    """Yield the rules of a theme."""
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
        f".group,.tip{{fill:{paper.link}}}",
        f".cells path,.cells rect{{fill-opacity:{paper.cell_tint:g}}}",
        f".area{{fill-opacity:{paper.house_tint:g}}}",
        f".hatch{{stroke-opacity:{paper.house_tint * 3:g}}}",
        f".badge text{{fill:{paper.ground}}}",
    ]
    for pen in pens:
        rules += [f".rules .fill-{pen}{{fill:{paper.pens[pen]}}}", f".rules .pen-{pen}{{stroke:{paper.pens[pen]}}}"]
    return scoped(scope, [*rules, *(rule for role in roles for rule in _role_rules(role, paper))])


def _on_paper(roles: Iterable[Role]) -> Iterator[str]:
    """Yield rules that replace transparent colours on paper by their mixtures with white, and enlarge small type.

    Base and cover sets cross each other, so only their hatching is drawn.
    """
    yield ".labels text{font-size:14px}"
    yield ".badge text{font-size:12px}"
    yield ".area,.cells path,.cells rect{fill-opacity:1}"
    yield ".hatch{stroke-opacity:1}"
    yield ".group{fill:none}"
    for role in roles:
        look, name = LOOKS[role], class_of(role)
        if look.colour is not None:
            line = inks_data(look, LIGHT)["line"]
            area = "none" if role in HATCHES else _mixed(line, LIGHT.house_tint)
            yield f".{name} .area{{fill:{area}}}"
            yield f".{name} .hatch{{stroke:{_mixed(line, LIGHT.house_tint * 5)}}}"
            yield f".{name}.cells path,.{name}.cells rect{{fill:{_mixed(line, LIGHT.cell_tint)}}}"


def _mixed(colour: str, part: float) -> str:
    """Return a part of a colour mixed with white."""
    channels = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + "".join(f"{round(255 - (255 - each) * part):02x}" for each in channels)


def _role_rules(role: Role, paper: Paper) -> Iterator[str]:
    name, look = class_of(role), LOOKS[role]
    if look.colour is None:  # that of a link: on candidates it is but a ring
        yield f".{name}.marks{{color:{paper.link};fill:{paper.ground}}}"
        return
    inks = inks_data(look, paper)
    yield f".{name}{{color:{inks['line']}}}"
    yield f".{name}.marks{{fill:{inks['fill']}}}"
    yield f".{name}.marks text{{fill:{inks['digit']}}}"
    if look.outline is Outline.DASHED:
        yield f".{name}.marks path,.{name}.marks circle{{stroke-dasharray:3 2}}"
