"""Draw the pictures of the README and the docs: python docs/pictures.py."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from crosshatch import Puzzle, Solver
from crosshatch.cli.terminal import show
from crosshatch.render.text import step_grid, step_lines

PAGES = Path(__file__).parent / "pages"
EXAMPLE = Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......")


def draw_hint() -> None:
    """Draw the first X-Wing of the example, as ``crosshatch hint --level 3 --grid`` shows it."""
    console = Console(record=True, width=86, file=StringIO(), force_terminal=True)
    grid, step = next(found for found in Solver().solve(EXAMPLE).positions() if found[1].name == "X-Wing")
    show([*step_lines(step, width=console.width), (), *step_grid(grid, step)], console)
    picture = console.export_svg(title="crosshatch hint --level 3 --grid", theme=MONOKAI)
    (PAGES / "hint.svg").write_text(self_contained(picture), encoding="utf-8")


def self_contained(picture: str) -> str:
    """Let a picture use the reader's own fixed-width font rather than fetch one."""
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = re.sub(r"<!-- .*? -->\s*", "", picture)
    return picture.replace("Fira Code, monospace", "monospace")


if __name__ == "__main__":
    draw_hint()
