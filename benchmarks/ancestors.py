"""Find puzzles for techniques that few puzzles need, and write generator/ancestors.csv.

    python benchmarks/ancestors.py look --puzzles 100000        # random minimal puzzles
    python benchmarks/ancestors.py climb hidden-quadruple       # local search from random solutions
    python benchmarks/ancestors.py climb franken-swordfish --near finned-franken-swordfish --seconds 600
    python benchmarks/ancestors.py check                        # remove puzzles that no longer need their technique

A technique is rare if fewer than one in 500 random puzzles needs it.  A number of puzzles is kept for each.  ``climb``
prints how many puzzles were examined, which is all that is known about a technique for which none was found.
"""

import argparse
import csv
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from crosshatch import CrosshatchError, Puzzle
from crosshatch.board.symmetry import Symmetry, orbits
from crosshatch.generator import Target, ancestors, minimal_puzzle
from crosshatch.generator.attempt import Attempt
from crosshatch.generator.scales import scale_for
from crosshatch.generator.sources import RandomSolutions, SourceGrid
from crosshatch.generator.target_on_scale import TargetOnScale
from crosshatch.logic.technique import slug_of
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named

FILE = Path(ancestors.__file__).with_name(ancestors.FILE)

ENOUGH = 12
"""So many puzzles of a technique are kept."""

RARE = 500
"""A technique is rare if fewer than one in so many random puzzles needs it."""

LONGEST = 40.0
"""How many seconds a climb takes at most before the next begins."""

OFF = {each.technique.slug for each in CATALOGUE if not each.technique.on}

EssentialSteps = dict[str, frozenset[str]]
"""By the code of an ancestor the rare techniques that it needs."""


def needed(puzzle: Puzzle, off: Iterable[str] = ()) -> set[str]:
    """Return the techniques that a puzzle needs, by their slugs, with those that are on by default and each of some."""
    found = counted(puzzle, Target())
    return found.union(slug for slug in off if slug in counted(puzzle, Target(must=slug)))


def counted(puzzle: Puzzle, target: Target) -> set[str]:
    """Return the techniques that the grade of a puzzle counts, on the scale for a target."""
    return set(map(slug_of, scale_for(target).grade(puzzle).techniques))


def look(puzzles: int) -> EssentialSteps:
    """Return those of so many random puzzles that need what is rare among them."""
    seen: dict[str, list[str]] = {}
    counts: Counter[str] = Counter()
    for seed in range(puzzles):
        puzzle = minimal_puzzle(seed)
        for slug in needed(puzzle):
            counts[slug] += 1
            if counts[slug] <= ENOUGH:
                seen.setdefault(slug, []).append(str(seed))
    kept: EssentialSteps = {}
    for slug, codes in seen.items():
        if counts[slug] * RARE < puzzles:
            for code in codes:
                kept[code] = kept.get(code, frozenset()) | {slug}
    return kept


class Near(ancestors.Descendants):
    """Images of puzzles that need something else, to be varied from there."""

    def start(self, chance: Random) -> SourceGrid:
        """Return one of them, or a random solution."""
        return super().start(chance)._replace(steps=0)


def climb(technique: str, near: Iterable[str], seconds: float) -> Iterator[str]:
    """Yield puzzles that need a technique, climbed to from random solutions or puzzles that need others."""
    target = Target(must=technique)
    wanted = TargetOnScale(target, scale_for(target))
    groups = orbits(Symmetry.NONE)
    of = [each for name in near for each in ancestors.that_need([name])]
    kind = ancestors.Descendants if technique in near else Near
    source = kind(groups, of) if of else RandomSolutions(groups)
    known = {each.puzzle.canonical().puzzle for each in ancestors.that_need([technique])}
    before = len(known)
    tried, end = 0, time.process_time() + seconds
    for seed in range(1_000_000):
        if time.process_time() > end or len(known) >= ENOUGH:
            break
        attempt = Attempt(wanted, source, Random(f"climb {technique} {seed}"), LONGEST)
        draft = attempt.run()
        tried += attempt.tried
        if not draft.distance and (form := draft.puzzle.canonical().puzzle) not in known:
            known.add(form)
            yield draft.puzzle.line
    print(f"{technique}: {tried:,} puzzles looked at, {len(known) - before} found")


def read() -> EssentialSteps:
    """Return what the file has of puzzles that need something."""
    return {each.code: each.needs for each in ancestors.ancestors() if each.needs}


def checked(kept: EssentialSteps) -> EssentialSteps:
    """Return what is needed still."""
    found = {code: needs & needed(ancestors.Ancestor(code).puzzle, needs & OFF) for code, needs in kept.items()}
    return {code: frozenset(needs) for code, needs in found.items() if needs}


def write(kept: EssentialSteps) -> None:
    """Write the file, with the puzzles that have a rare ER: of each technique the seeds in one row, others alone."""
    rated = dict(ancestors.rated())
    seeds: dict[str, list[str]] = {}
    for code, needs in kept.items():
        for slug in sorted(needs):
            if len(code) < 81:
                seeds.setdefault(slug, []).append(code)
    with FILE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["needs", "er", "puzzles"])
        writer.writerows([slug, "", " ".join(codes)] for slug, codes in seeds.items())
        lines = {code: needs for code, needs in kept.items() if len(code) == 81}
        writer.writerows([" ".join(sorted(needs)), rated.pop(line, ""), line] for line, needs in lines.items())
        writer.writerows(["", er, line] for line, er in rated.items())


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["look", "climb", "check"])
    parser.add_argument("technique", nargs="?")
    parser.add_argument("--puzzles", type=int, default=100_000)
    parser.add_argument("--near", nargs="*", default=[], metavar="TECHNIQUE")
    parser.add_argument("--seconds", type=float, default=150.0)
    chosen = parser.parse_args()
    kept = read()
    if chosen.what == "look":
        for code, needs in look(chosen.puzzles).items():
            kept[code] = kept.get(code, frozenset()) | needs
    elif chosen.what == "check":
        kept = checked(kept)
    elif chosen.technique is None:
        parser.error("which technique?")
    else:
        slug = strategy_named(chosen.technique).technique.slug
        try:
            kept |= {line: frozenset({slug}) for line in climb(slug, chosen.near, chosen.seconds)}
        except CrosshatchError as error:
            parser.error(str(error))
    write(kept)


if __name__ == "__main__":
    main()
