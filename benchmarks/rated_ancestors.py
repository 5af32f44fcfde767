"""Find puzzles with an ER that few random puzzles have, as starting points for the generator.

    python benchmarks/rated_ancestors.py 4.8-5.5 5.8-6.2 --seconds 60   # as the generator finds them
    python benchmarks/rated_ancestors.py 9.3- --seconds 3000            # by a walk to where trials lead nowhere

Rows are added to ``generator/ancestors.csv``, at most a dozen for each rating.  Every search begins with random
solutions.  Very hard puzzles are found in two stages.  First, a random minimal puzzle is varied so that trials
(``solving.trials.reach``) lead less and less far, which takes half a millisecond to check; worse variations are
accepted occasionally.  Then the results are graded, and so are the neighbours of the best ones.
"""

import argparse
import math
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import crosshatch.generator.ancestors as kept
from crosshatch import OutOfTime, Puzzle
from crosshatch.generator import GeneratedPuzzle, Generator, Target, random_solution
from crosshatch.generator.digging import puzzle_of, shuffled
from crosshatch.generator.ranges import Range, range_of
from crosshatch.generator.sources import SourceGrid, with_some_back
from crosshatch.originals.explainer.scale import ExplainerScale
from crosshatch.originals.explainer.simple import ExplainerSteps
from crosshatch.position import counting
from crosshatch.solving import trials

FILE = Path(kept.__file__).with_name(kept.FILE)
MOST = 12
"""How many puzzles are kept for each rating."""

HARD = 9.3
"""Ratings from here on are sought by trials."""

STARTS, FIRST, SECOND, LAST = 12, 300, 1500, 4000
"""How many puzzles a walk starts from; steps of each, of the best three, and of the best."""

NEAR = 0.105
"""How far trials may lead in a neighbour that is graded."""

POOL = 16
"""Among how many of the best the neighbours of one are looked at."""

GRADING = 6.0
"""Seconds that a grade may take."""

MAKING = 120.0
"""Seconds that the generator may take for a puzzle."""

SCALE = ExplainerScale()
GROUPS = tuple((cell,) for cell in range(81))


class Place(NamedTuple):
    """Where a walk is: how far trials lead there, and the puzzle."""

    reach: float
    filled: SourceGrid


def reach(values: tuple[int, ...]) -> float:
    """Return how far trials lead where simple steps end."""
    puzzle = puzzle_of(values)
    simple = ExplainerSteps()
    if not simple.load(puzzle.line.encode()) or simple.run():
        return 1.0
    grid = puzzle.grid()
    simple.carry_out(grid, 0)
    return trials.reach(grid)


def dug(filled: SourceGrid, before: tuple[int, ...], chance: Random) -> SourceGrid:
    """Return a minimal puzzle; what was not given before goes last."""
    values = list(filled.values)
    for cell in sorted(
        shuffled((cell for cell in range(81) if values[cell]), chance), key=lambda cell: not before[cell]
    ):
        digit, values[cell] = values[cell], 0
        if counting.count_values(values, 2) != 1:
            values[cell] = digit
    return SourceGrid(tuple(values), filled.solution)


def varied(filled: SourceGrid, chance: Random) -> SourceGrid:
    """Return a minimal puzzle near another, of the same solution."""
    return dug(with_some_back(filled, GROUPS, chance), filled.values, chance)


def walk(place: Place, chance: Random, steps: int, warmth: tuple[float, float]) -> Place:
    """Walk to where trials lead less far; what is worse is taken less and less often.  Return the best place."""
    best, (warm, cold) = place, warmth
    for step in range(steps):
        filled = varied(place.filled, chance)
        if filled.values == place.filled.values:
            continue
        there = reach(filled.values)
        if there <= place.reach - warm * (cold / warm) ** (step / steps) * math.log(1 - chance.random()):
            place = Place(there, filled)
            best = min(best, place)
    return best


def walked(chance: Random) -> Place:
    """Walk from several random puzzles, then on from the best."""
    places = []
    for _ in range(STARTS):
        solution = tuple(random_solution(chance))
        filled = dug(SourceGrid(solution, solution), solution, chance)
        places.append(walk(Place(reach(filled.values), filled), chance, FIRST, (0.02, 0.005)))
    places = sorted(walk(place, chance, SECOND, (0.02, 0.005)) for place in sorted(places)[:3])
    return walk(places[0], chance, LAST, (0.015, 0.002))


def hard_ones(chance: Random, until: float) -> Iterator[tuple[float, Puzzle]]:
    """Yield hard puzzles with their ER: from a walk, and neighbours of the best."""
    pool: list[tuple[float, float, SourceGrid]] = []
    seen: set[tuple[int, ...]] = set()
    while time.monotonic() < until:
        if not pool or chance.random() < 0.002:
            there, filled = walked(chance)
        else:
            filled = varied(pool[int(chance.random() ** 2 * len(pool))][2], chance)
            there = reach(filled.values)
        if filled.values in seen or (pool and there > NEAR):
            continue
        seen.add(filled.values)
        try:
            er = SCALE.grade(puzzle_of(filled.values), GRADING).er
        except OutOfTime:
            continue
        yield er, puzzle_of(filled.values)
        pool = sorted([*pool, (er, -there, filled)], reverse=True)[:POOL]


def generated(wanted: Range, seed: str, until: float) -> Iterator[tuple[float, Puzzle]]:
    """Yield puzzles of each rating of a range in turn, as the generator makes them."""
    ratings = [each for each in SCALE.ratings_near(wanted.lowest, wanted.highest) if each in wanted]
    number = 0
    while time.monotonic() < until:
        number += 1
        for er in ratings:
            made = Generator(Target(rating=er), SCALE).make(f"{seed} {number}", MAKING)
            if isinstance(made, GeneratedPuzzle):
                yield er, made.puzzle


def main() -> None:
    """Look for puzzles in ranges of ratings, and add them to the file."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("ranges", nargs="+", type=range_of, help="such as 4.8-5.5 and 9.3-")
    arguments.add_argument("--seconds", type=float, default=60.0, help="time for each range in seconds")
    arguments.add_argument("--seed", default="1")
    chosen = arguments.parse_args()
    counts = Counter(er for _, er in kept.rated())
    known = {each.code for each in kept.ancestors()}
    for wanted in chosen.ranges:
        until = time.monotonic() + chosen.seconds
        if wanted.lowest >= HARD:
            found = hard_ones(Random(f"hard {chosen.seed}"), until)
        else:
            found = generated(wanted, chosen.seed, until)
        for er, puzzle in found:
            if er in wanted and counts[er] < MOST and puzzle.line not in known:
                counts[er] += 1
                known.add(puzzle.line)
                with FILE.open("a", encoding="utf-8") as file:
                    file.write(f",{er},{puzzle.line}\n")
                print(er, puzzle.line, flush=True)


if __name__ == "__main__":
    main()
