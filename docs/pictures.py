"""Draw the pictures of the README and the docs, and write the palette as data: python docs/pictures.py."""

import json
import re
from collections.abc import Iterator
from io import StringIO
from itertools import combinations
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from crosshatch import Puzzle, Role, Solver, read, strategy_named
from crosshatch.cli.terminal import show
from crosshatch.logic import rank_of, sets_named
from crosshatch.render import Histogram, Scatter, palette_data, plot, stylesheet, svg
from crosshatch.render.elements import class_of, shape_around
from crosshatch.render.palette import LOOKS
from crosshatch.render.text import step_grid, step_lines

PAGES = Path(__file__).parent / "pages"
EXAMPLE = Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......")

LOOP = (
    ":0000:x:....+3...673.8+2...1..8.1.9....42.....9.+3.5....2..3..7..39..4+2.......+85...84...3.62:513 417 "
    "517 418 518 523 426 634 438 538 439 539 646 154 654 656 563 666 773 774 782 984 187 188 788 789:::"
)
"""The position of the README in which a loop removes a candidate."""

CASES = (
    ":0000:x:.8274.....+6+18+2...45+7+4+6+1982+3.2+6..8..7.95...+2..+7...62.1...7..+6.5.6.+93....+2.....16.+9:"
    "917 341 547 351 356 564 367 171 371 177 482 785 586 488 391 392 595 898:::"
)
"""A position with a forcing chain of three cases."""

WING = (
    ":0000:x:.9.+5.4..6+8.+4+62+13+9.6.1+9+3....+1..4.59....+9+1.2....4.+39...1+487+2+1+3..9+23+685+9...9+1+5+7+4623+8:"
    "238 243 248 648 552 657 658:::"
)
"""A position with a W-Wing."""

PATTERNS = {
    "heart": ".98...52.2359.174647..3..9131.....5884.....32.52...17...12.43.....873.......5....",
    "smile": "..52486...6.....8.7..6.1..98..4.2..34.......81.6...7.26..924..5.4.....2...87534..",
    "tree": "....6.......213.....78.43.....681.....47.98...68.4.72.89.4.6.51....5.......938...",
    "24": ".84....139..2..7.87..3..5.4...4.1..9..8..9..1.9...26474.......56.......28295...36",
}
"""Puzzles made to masks, such as ``crosshatch generate --mask heart --level medium``."""

ROLES_IN_A_ROW = 3


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


def drawn() -> dict[str, str]:
    """Return the pictures that are drawn as SVG, and the palette, by the names of their files."""
    grid, step = next(found for found in Solver().solve(EXAMPLE).positions() if found[1].name == "X-Wing")
    loop, cases = read(LOOP).grid(), read(CASES).grid()
    chain = next(strategy_named("discontinuous-nice-loop").find(loop))
    forcing = next(strategy_named("cell-forcing-chain").find(cases))
    wing = read(WING).grid()
    truths, links = sets_named("8c3 r4c8 r6c6"), sets_named("8r46 7r4 7b5")
    return {
        "x-wing.svg": svg(grid, step, theme="auto", legend=True, size=420),
        "chain.svg": svg(loop, chain, theme="auto", legend=True, size=420),
        "case.svg": svg(cases, forcing, branch=0, theme="auto", legend=True, size=420),
        "truths-and-links.svg": svg(wing, rank_of(wing, truths, links).step, theme="auto", legend=True, size=420),
        "study.svg": study(),
        **distribution(),
        **{
            f"pattern-{name}.svg": svg(
                Puzzle(puzzle), candidates=False, labels=False, theme="auto", size=200, title=f"Givens that draw {name}"
            )
            for name, puzzle in PATTERNS.items()
        },
        "roles.svg": "\n".join(roles()) + "\n",
        "palette.json": json.dumps(palette_data(), indent=1) + "\n",
    }


def study() -> str:
    """Draw how well each pair of scales agrees on random puzzles, with the ratings stored by ``study.py``."""
    rated = json.loads((PAGES.parent / "study.json").read_text(encoding="utf-8"))
    panels = [
        Scatter(f"{one} and {other}", zip(rated[one], rated[other], strict=True), across=one, up=other)
        for one, other in combinations(rated, 2)
    ]
    return plot(*panels, title=f"{len(rated['crosshatch']):,} random puzzles")


def distribution() -> dict[str, str]:
    """Draw the distributions of generated and of random puzzles, as counted by ``benchmarks/distribution.py``."""
    data = json.loads((PAGES.parent / "distribution.json").read_text(encoding="utf-8"))
    levels, chance = data["levels"], {name: data["random"][name] for name in ("minimal_puzzle", "all minimal puzzles")}
    return {
        "distribution-givens.svg": plot(*histograms(levels, "givens", "givens"), title="Givens by level"),
        "distribution-ratings.svg": plot(*histograms(levels, "ratings", "rating"), title="Ratings by level"),
        "distribution-efforts.svg": plot(*histograms(levels, "efforts", "effort"), title="Efforts by level"),
        "distribution-random.svg": plot(
            *histograms(chance, "givens", "givens"), *histograms(chance, "efforts", "effort"), title="Minimal puzzles"
        ),
    }


def histograms(groups: dict[str, dict[str, dict[str, int]]], what: str, unit: str) -> Iterator[Histogram]:
    """Yield a histogram for each group, all with the same axis; that of efforts is logarithmic."""
    every = {float(value) for each in groups.values() for value, count in each[what].items() if count}
    for name, each in groups.items():
        panel = Histogram(name, unit=unit, logarithmic=what == "efforts", within=(min(every), max(every)))
        panel.counts.update({float(value): count for value, count in each[what].items() if count})
        yield panel


def roles() -> Iterator[str]:
    """Yield a picture of all roles, with the shape and the name of each."""
    shown = [role for role in Role if LOOKS[role].colour]
    rows = -(-len(shown) // ROLES_IN_A_ROW)
    width, height = ROLES_IN_A_ROW * 170, rows * 26 + 8
    size = f'viewBox="0 0 {width} {height}" width="{width}"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" id="roles" {size} role="img">'
    yield "<title>The shapes of the roles</title>"
    yield f"<style>{stylesheet('auto', '#roles', shown, ())}</style>"
    yield f'<rect class="ground" width="{width}" height="{height}"/>'
    for place, role in enumerate(shown):
        x, y = place // rows * 170 + 18, place % rows * 26 + 16
        digit = f'<text x="{x}" y="{y + 5}">5</text>'
        yield f'<g class="{class_of(role)} marks">{shape_around(x, y, LOOKS[role])}{digit}</g>'
        yield f'<text class="legend" x="{x + 18}" y="{y + 5}">{role}</text>'
    yield "</svg>"


if __name__ == "__main__":
    draw_hint()
    for file, text in drawn().items():
        (PAGES / file).write_text(text, encoding="utf-8")
