"""Find random puzzles for rare techniques that no ancestor needs: python docs/rare.py [--puzzles N].

The script writes ``generator/rare_techniques.py``, which ``crosshatch practice`` uses for techniques that are not in
``ancestors.csv``.  Run it again if the pipeline has changed and the test of that table fails.  Compiled, 100,000
puzzles take about a quarter of an hour.
"""

import argparse
import textwrap
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from crosshatch import CrosshatchError, Puzzle, Solver
from crosshatch.board.board import CLASSIC
from crosshatch.generator import ancestors, minimal_puzzle
from crosshatch.generator import rare_techniques as rare
from crosshatch.generator.practice import Practice
from crosshatch.generator.superseded_techniques import SUPERSEDED_BY
from crosshatch.techniques.catalogue import CATALOGUE, default_strategies
from crosshatch.techniques.strategy import Strategy

PUZZLES = 100_000
"""Number of random puzzles to examine."""

ENOUGH = 12
"""Number of puzzles to keep for a technique."""

RARE = 500
"""A technique is rare if fewer than one random puzzle in this number needs it."""

MAX_SECONDS = 5.0
"""Maximum time for a puzzle; one in a million takes much longer."""

HEAD = '''\
"""Rare techniques that no ancestor needs, found in random puzzles; written by ``docs/rare.py``."""

LOOKED_AT = {looked_at}
"""Number of random puzzles examined."""

NEVER_SEEN: frozenset[str] = frozenset(
    {{
{never}
    }}
)
"""The slugs of techniques that were never the next step in any of them, but could be (``superseded_techniques``)."""

RARE: dict[str, tuple[int, ...]] = {{
{rare}
}}
"""For each rare technique, the seeds of some puzzles (``minimal_puzzle``) in which it is the next step once."""
'''


def off_by_default() -> list[Strategy]:
    """Return the strategies that are off by default and can be the next step."""
    rare.NEVER_SEEN = frozenset()
    rare.RARE.clear()
    found: list[Strategy] = []
    for each in CATALOGUE:
        try:
            Practice(each)
        except CrosshatchError:
            continue
        if not each.technique.on:
            found.append(each)
    return found


def needed(puzzle: Puzzle, solver: Solver, off: Iterable[Strategy]) -> Iterator[str]:
    """Yield the slugs of the techniques that are the next step at some point of the path of a puzzle.

    A technique that is ``off`` by default counts if it finds a step where no technique rated lower does.
    """
    path = solver.solve(puzzle, MAX_SECONDS)
    techniques = {each.slug for each in path.techniques()}
    yield from techniques
    if all(each.family == "Singles" for each in path.techniques()):
        return
    asked = list(off)
    for grid, step in path.positions():
        rating = step.rating or 0
        for each in [each for each in asked if (each.technique.rating or 0) <= rating]:
            if next(each.find(grid), None):
                asked.remove(each)
                if Practice(each).first_in(puzzle, MAX_SECONDS):
                    yield each.technique.slug


def look(puzzles: int) -> dict[str, list[int]]:
    """Return the seeds of the first puzzles that need each technique."""
    solver = Solver(default_strategies(), fallback=None)
    off = off_by_default()
    found: dict[str, list[int]] = defaultdict(list)
    for seed in range(puzzles):
        if seed % 5000 == 0:
            print(seed, {slug: len(seeds) for slug, seeds in found.items() if len(seeds) < ENOUGH}, flush=True)
        left = [each for each in off if len(found[each.technique.slug]) < ENOUGH]
        for slug in needed(minimal_puzzle(seed), solver, left):
            if len(found[slug]) < ENOUGH:
                found[slug].append(seed)
    return found


def table(found: dict[str, list[int]], puzzles: int) -> str:
    """Return the text of the module with the rare techniques and those never seen."""
    off = off_by_default()
    asked = (each.technique for each in CATALOGUE if each.works_on(CLASSIC) and (each.technique.on or each in off))
    can_be_next = [each.slug for each in asked if each.title not in SUPERSEDED_BY]
    slugs = [slug for slug in can_be_next if slug not in ancestors.rare()]
    never = [slug for slug in slugs if not found.get(slug)]
    rows = {slug: seeds for slug in slugs if (seeds := found.get(slug)) and is_rare(seeds)}
    lines = [f'    "{slug}": {tuple(seeds)},' for slug, seeds in rows.items()]
    wrapped = [line for each in lines for line in textwrap.wrap(each, 120, subsequent_indent=" " * 8)]
    return HEAD.format(
        looked_at=f"{puzzles:_}",
        never="\n".join(f'        "{slug}",' for slug in sorted(never)),
        rare="\n".join(wrapped),
    )


def is_rare(seeds: list[int]) -> bool:
    """Return whether the first puzzles that need a technique are few or far apart."""
    return len(seeds) < ENOUGH or seeds[-1] > ENOUGH * RARE


def main() -> None:
    """Examine random puzzles and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=PUZZLES)
    puzzles = parser.parse_args().puzzles
    Path(rare.__file__).write_text(table(look(puzzles), puzzles), encoding="utf-8")


if __name__ == "__main__":
    main()
