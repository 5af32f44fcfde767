"""Lines of spans in colour, for terminals: one table gives each role its style.

This is the only module that needs ``rich``; import it where standard output is a terminal.
"""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from ..step import Line, Role

STYLES: dict[Role, str] = {
    Role.PLACED: "bold green",
    Role.REMOVED: "bold red",
    Role.CHOICE: "bold yellow",
    Role.BASE: "bold blue",
    Role.COVER: "cyan",
    Role.FIN: "bold magenta",
    Role.ENDO_FIN: "magenta",
    Role.GUARDIAN: "bold magenta",
    Role.HOUSE: "bold blue",
    Role.PATTERN: "bold blue",
    Role.BLOCKER: "cyan",
    Role.RULED_OUT: "magenta",
    Role.PIVOT: "bold yellow",
    Role.PINCER: "bold blue",
    Role.STEM: "bold yellow",
    Role.COMMON: "yellow",
    Role.RESTRICTED_COMMON: "bold yellow",
    Role.EXTRA: "magenta",
    Role.CORNER: "bold blue",
    Role.FLOOR: "bold blue",
    Role.ROOF: "cyan",
    Role.COLOUR_1: "bold blue",
    Role.COLOUR_2: "bold yellow",
    Role.COLOUR_3: "cyan",
    Role.COLOUR_4: "magenta",
    Role.ALS_A: "bold blue",
    Role.ALS_B: "bold cyan",
    Role.ALS_C: "bold magenta",
    Role.ALS_D: "blue",
    Role.ALS_E: "cyan",
    Role.ALS_F: "magenta",
    Role.ALS_G: "bold blue",
    Role.ALS_H: "bold cyan",
    Role.STRONG: "bold",
    Role.WEAK: "dim",
}
"""How a role looks; what has no role is plain."""


def styled(line: Line) -> Text:
    """Return a line with the style of each role."""
    return Text.assemble(*((span.text, STYLES[span.role] if span.role else "") for span in line))


def show(lines: Iterable[Line], console: Console) -> None:
    """Print lines in colour; rows of a grid that are too wide for the terminal run on, as plain text does."""
    for line in lines:
        console.print(styled(line), soft_wrap=True)
