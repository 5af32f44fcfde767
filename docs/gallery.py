"""Find a real position for each technique of the catalogue: python docs/gallery.py [--again].

The positions come from random puzzles, and those with few candidates and small patterns are preferred: first the steps
that the solver takes, then, for techniques that simpler ones leave nothing to do, any step on offer where the solver
is out of singles.  The page that holds the gallery is also what is known so far: positions that still show their
step stay, and only techniques that the page does not mention are searched for; with ``--again`` those, too, that
were too rare to show.
"""

import argparse
import re
import textwrap
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import attrs

from crosshatch import Puzzle, Solver
from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS
from crosshatch.formats.library import read, write
from crosshatch.generator import minimal_puzzle
from crosshatch.generator.forerunners import LARGE_FISH
from crosshatch.render.text import step_grid
from crosshatch.solver import Path as SolvePath
from crosshatch.step import Step
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.catalogue import CATALOGUE, strategy_named
from crosshatch.words import explained, summary
from crosshatch.words.spans import text_of

PAGE = Path(__file__).parent / "pages" / "gallery.md"

SOLVER = Solver([each for each in CATALOGUE if each.technique.on], fallback=None)
"""The default pipeline, without strategies of other packages."""

SHOWN = [each for each in CATALOGUE if each.technique.title not in LARGE_FISH]
"""The strategies of the techniques that are shown."""

PUZZLES = 20_000
"""How many random puzzles are looked at."""

ENOUGH = 1000
"""How many steps of a technique are looked at where any step on offer will do."""

OFFERED = 5
"""How many of them come from one position."""

FEW = 40
"""With so few candidates a position is as clear as it gets; near the end of a puzzle there is nothing to see."""

WEIGHT = 4
"""How many candidates elsewhere weigh as much as one that the argument names."""

HEAD = """\
# Gallery

A real position for each technique, simplest first, and a step that the technique finds there. All positions come from
random puzzles. Where nothing else is said, the step is the next one of the solver. The last line of each position is
the position in HoDoKu's library format: paste it into HoDoKu or give it to `crosshatch hint`; see
[Formats](formats.md).

This page is written by `docs/gallery.py`.
"""

RARE = "Too rare to show"

_SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
_NOTATION = re.compile(r"^`([^`]+)`$", re.MULTILINE)
_POSITION = re.compile(r"^:.*$", re.MULTILINE)
_NAMED = re.compile(r"^- (.+)$", re.MULTILINE)


@attrs.frozen
class Example:
    """A position, and the notation of the step that a strategy finds there."""

    strategy: Strategy
    puzzle: Puzzle
    notation: str

    def step(self) -> Step | None:
        """Return the step, or None where the strategy does not find it."""
        found = islice(self.strategy.find(self.puzzle.grid()), OFFERED)
        return next((step for step in found if step.notation == self.notation), None)


@attrs.frozen
class Gallery:
    """The examples by the name of their technique, and the names of techniques that are too rare to show."""

    examples: dict[str, Example] = attrs.field(factory=dict)
    rare: tuple[str, ...] = ()


def read_page(text: str) -> Gallery:
    """Return the gallery that a page shows; techniques that are no longer in the catalogue are left out."""
    strategies = {each.technique.title: each for each in SHOWN}
    _, *sections = _SECTION.split(text)
    examples: dict[str, Example] = {}
    rare: list[str] = []
    for name, body in zip(sections[::2], sections[1::2], strict=True):
        if name == RARE:
            rare = [each for each in _NAMED.findall(body) if each in strategies]
        elif name in strategies:
            (notation,), (position,) = _NOTATION.findall(body), _POSITION.findall(body)
            examples[name] = Example(strategies[name], read(position), notation)
    return Gallery(examples, tuple(rare))


def write_page(gallery: Gallery) -> str:
    """Return the page that shows a gallery."""
    shown = [gallery.examples.get(each.technique.title) for each in SHOWN]
    parts = [HEAD, *(_section(example) for example in shown if example)]
    if gallery.rare:
        names = "".join(f"- {name}\n" for name in gallery.rare)
        parts.append(f"## {RARE}\n\nIn {PUZZLES} random puzzles there is no step of these:\n\n{names}")
    return "\n".join(parts)


def _section(example: Example) -> str:
    """Return an example with all there is to say of it.

    Raises LookupError where the strategy does not find the step any more.
    """
    step = example.step()
    if step is None:
        raise LookupError(f"{example.strategy.technique} does not find {example.notation} in {write(example.puzzle)}")
    technique = example.strategy.technique
    off = "" if technique.on else ", off by default"
    about = f"*{technique.family}, rating {technique.rating}{off}.* {summary(technique)}"
    reasons = f"{explained(step)}{_what_comes_first(example)}"
    grid = "\n".join(text_of(line).rstrip() for line in step_grid(example.puzzle.grid(), step))
    return (
        f"## {technique}\n\n{_filled(about)}\n\n`{step.notation}`\n\n{_filled(reasons)}\n\n"
        f"```text\n{grid}\n\n{write(example.puzzle)}\n```\n"
    )


def _what_comes_first(example: Example) -> str:
    """Say which other technique the solver uses in the position of an example, if it does."""
    first = SOLVER.next_step(example.puzzle)
    if first is None or first.technique == example.strategy.technique:
        return ""
    return f" The solver's next step here is another: {first.name}."


def _filled(text: str) -> str:
    return textwrap.fill(text, 120, break_long_words=False, break_on_hyphens=False)


def fill(gallery: Gallery, again: bool = False) -> Gallery:
    """Return a gallery with its gaps filled, those known to be too rare only if they are to be tried again."""
    examples = {name: example for name, example in gallery.examples.items() if example.step()}
    known_rare = () if again else gallery.rare
    for search in (taken, offered):
        gaps = [each for each in SHOWN if each.technique.title not in {*examples, *known_rare}]
        if gaps:
            examples |= best(search(gaps))
    names = [each.technique.title for each in SHOWN]
    return Gallery(examples, tuple(name for name in names if name not in examples))


def best(found: Iterable[tuple[Grid, Step]]) -> dict[str, Example]:
    """Return the clearest of the steps found for each technique, the first of equals."""
    clutters: dict[str, int] = {}
    examples: dict[str, Example] = {}
    for grid, step in found:
        name = step.technique.title
        how_much = clutter(grid, step)
        if name not in clutters or how_much < clutters[name]:
            clutters[name] = how_much
            examples[name] = Example(strategy_named(name), Puzzle.of_grid(grid), step.notation)
    return examples


def clutter(grid: Grid, step: Step) -> int:
    """Return how much there is to look at: the candidates of the grid, and above all those that the argument names."""
    candidates = sum(grid.cells_with(digit).bit_count() for digit in DIGITS)
    named = {candidate for truth in step.truths for candidate in truth.candidates(grid)}
    return max(candidates, FEW) + WEIGHT * len(named)


def taken(strategies: list[Strategy]) -> Iterator[tuple[Grid, Step]]:
    """Yield the steps of some strategies that the solver takes, with the grids on which it does."""
    wanted = {each.technique for each in strategies}
    for path in paths():
        if not wanted.isdisjoint(path.techniques()):
            for grid, step in path.positions():
                if step.technique in wanted:
                    yield grid, step


def offered(strategies: list[Strategy]) -> Iterator[tuple[Grid, Step]]:
    """Yield some of the steps that strategies find wherever the solver is out of singles."""
    left = dict.fromkeys(strategies, ENOUGH)
    for path in paths():
        for grid in stuck_positions(path):
            for strategy in left:
                for step in islice(strategy.find(grid), min(OFFERED, left[strategy])):
                    left[strategy] -= 1
                    yield grid, step
            left = {strategy: number for strategy, number in left.items() if number}
            if not left:
                return


def paths() -> Iterator[SolvePath]:
    """Yield how the solver solves the random puzzles."""
    for number in range(PUZZLES):
        yield SOLVER.solve(minimal_puzzle(f"gallery {number}"))


def stuck_positions(path: SolvePath) -> Iterator[Grid]:
    """Yield the positions of a path where the solver takes no single."""
    for grid, step in path.positions():
        if step.technique.family != "Singles":
            yield grid
    if path.end.empty:
        yield path.end


def main() -> None:
    """Fill the gaps of the page, and draw it again."""
    parser = argparse.ArgumentParser(description="Fill the gaps of the gallery of techniques, and draw it again.")
    parser.add_argument("--again", action="store_true", help="look again for techniques that were too rare to show")
    again = parser.parse_args().again
    known = read_page(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else Gallery()
    PAGE.write_text(write_page(fill(known, again)), encoding="utf-8")


if __name__ == "__main__":
    main()
