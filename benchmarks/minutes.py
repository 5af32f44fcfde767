"""Fit the model of solving times: the constants of ``grading.minutes``, to the public data or to your own times.

    pip install -e ".[bench]"
    python benchmarks/minutes.py                                   # the public data, beside the repository
    python benchmarks/minutes.py --times mine.csv                  # puzzle, people, seconds: their mean time
    python benchmarks/minutes.py --held-apart other.csv            # test on puzzles outside every fit
    python benchmarks/minutes.py --picture docs/pages/minutes.svg  # predicted against actual times

A table of times has a header and the columns ``puzzle``, ``seconds`` (or ``mean_seconds``) and optionally ``people``
(or ``completions``).  A table of difficulties has ``puzzle`` and ``d_to``.  The same seed gives the same figures.

The fit is a robust one to the logarithms of mean times, since a few people leave the table.  Every figure about the
quality of the fit, except the intervals of the constants, is for puzzles outside it: each of five parts in turn.
"""

import argparse
import csv
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import attrs
import numpy as np
from numpy.typing import NDArray
from scipy.optimize import least_squares

from crosshatch.board import houses
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.grading.minutes import TYPICAL, TimeModel
from crosshatch.logic.step import Step
from crosshatch.render import Histogram, Scatter, plot
from crosshatch.solving.driver import SoundOrder, apply_at_once, drive, every_step
from crosshatch.techniques.singles import looking, rounds
from crosshatch.techniques.singles.looking import Look

PUZZLES = Path(__file__).parents[2] / "shared" / "puzzles"
TIMES = PUZZLES / "human-times.csv"
DIFFICULTY = PUZZLES / "human-difficulty.csv"

SECONDS = ("seconds", "mean_seconds")
PEOPLE = ("people", "completions")
DIFFICULTIES = ("d_to",)

FOLDS = 5
REPEATS = 5
"""How often the data is divided anew; figures are means over these."""

BOOTSTRAPS = 200

ROBUST = 0.3
"""From which residual of a logarithm on one counts less than its square."""

LEASH = 0.1
"""How much a constant is held near where it starts: so that one that the data hardly knows does not run away."""

START = (3.0, 10.0, 7.0, 7.0, 2.0, 20.0)
"""Where the search for the constants starts."""

NAMES = ("write", "look", "last", "box", "line", "remove")

MANY = 22
"""How many people are many."""

PEOPLE_FROM = (10, 12, 14, 18, 22)

Floats = NDArray[np.float64]
Predict = Callable[[Floats], Floats]
"""Returns the logarithms of the seconds that each puzzle takes, for the logarithms of constants."""


class Harder(NamedTuple):
    """A round of a technique other than singles: what it found, and the grid when it did."""

    technique: str
    family: str
    rating: float
    effects: int
    removed: int
    empty: int
    candidates: int


class Course(NamedTuple):
    """How a puzzle is solved: rounds of looking for singles, and harder rounds; in the profile's rounds beside that."""

    looks: list[Look]
    harder: list[Harder]
    profile_looks: list[Look]


class Times(NamedTuple):
    """What is known of some puzzles: how they are solved, how many people took how long, and how hard they found it."""

    lines: list[str]
    courses: list[Course]
    people: Floats
    logs: Floats
    difficulty: Floats

    @property
    def removed(self) -> Floats:
        """How many candidates harder rounds remove from each puzzle."""
        return np.array([sum(each.removed for each in course.harder) for course in self.courses], float)

    @property
    def harder(self) -> NDArray[np.bool_]:
        """Which puzzles need more than singles."""
        return np.array([bool(course.harder) for course in self.courses])


def read_times(path: Path, difficulty: Path | None) -> Times:
    """Return what a table of times says of puzzles that logic finishes; the difficulty is NaN where it is not known."""
    known = {}
    if difficulty and difficulty.exists():
        known = {Puzzle(row["puzzle"]).line: float(row[DIFFICULTIES[0]]) for row in _rows(difficulty, DIFFICULTIES)}
    scale = CrosshatchScale()
    lines, courses, people, seconds = [], [], [], []
    for row in _rows(path, SECONDS):
        puzzle = Puzzle(row["puzzle"])
        course = course_of(puzzle, scale)
        if course is None:
            print(f"omitted, because logic cannot solve it: {puzzle.line}")
            continue
        lines.append(puzzle.line)
        courses.append(course)
        people.append(float(next((row[name] for name in PEOPLE if name in row), 1)))
        seconds.append(float(next(row[name] for name in SECONDS if name in row)))
    difficulties = np.array([known.get(line, np.nan) for line in lines])
    return Times(lines, courses, np.array(people), np.log(np.array(seconds)), difficulties)


def _rows(path: Path, names: Sequence[str]) -> Iterator[dict[str, str]]:
    """Yield the rows of a table; end the program where it has no puzzles, or none of the columns of these names."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        there = rows.fieldnames or ()
        for needed in (("puzzle",), names):
            if not set(needed) & set(there):
                raise SystemExit(
                    f"{path} has no column {' or '.join(needed)}; its columns: {', '.join(there) or 'none'}"
                )
        yield from rows


def course_of(puzzle: Puzzle, scale: CrosshatchScale) -> Course | None:
    """Return how a puzzle is solved, or None where logic does not finish it."""
    grid = puzzle.grid()
    course = Course([], [], [])

    def place_singles(grid: Grid) -> Sequence[rounds.Round]:
        course.looks.extend(looking.looks(grid.copy()))
        course.profile_looks.extend(_looks_of_profile(grid.copy()))
        return rounds.run(grid)

    order = SoundOrder(scale.strategies, puzzle, unique=True)
    for _, _, steps in drive(grid, order, place_singles, every_step, apply_at_once):
        if steps:
            course.harder.append(_harder(steps, grid))
    return None if grid.empty else course


def _harder(steps: Sequence[Step], grid: Grid) -> Harder:
    technique = steps[0].technique
    return Harder(
        technique.title,
        technique.family,
        technique.rating_of(steps[0].pattern) or 0.0,
        len({(step.placements, step.eliminations) for step in steps}),
        len({each for step in steps for each in step.placements + step.eliminations}),
        grid.empty.bit_count(),
        _candidates(grid),
    )


def _candidates(grid: Grid) -> int:
    return sum(grid.cells_with(digit).bit_count() for digit in range(1, 10))


def _looks_of_profile(grid: Grid) -> Iterator[Look]:
    """Yield the profile's rounds: hidden singles of lines wait for those of boxes.  Plain, since only tried here."""
    while not grid.broken and grid.empty:
        last = rounds.full_house_cells(grid)
        box = rounds.hidden_cells(grid, houses.BOXES_MASK) & ~last
        line = rounds.hidden_cells(grid, houses.LINES_MASK) & ~(last | box)
        naked = grid.naked_singles & ~(last | box | line)
        cells = last or box or line or naked
        if not cells:
            return
        counts = [each.bit_count() for each in (last, box, line, naked)]
        yield Look(cells.bit_count(), grid.empty.bit_count(), _candidates(grid), *counts)
        rounds.place_all(grid, cells, houses.BOXES_MASK | houses.LINES_MASK)


# The model and its fit


class Rounds(NamedTuple):
    """Rounds of looking of all puzzles as columns; ``puzzle`` is the place of the puzzle that each belongs to."""

    puzzle: NDArray[np.int64]
    written: Floats
    empty: Floats
    candidates: Floats
    last: Floats
    box: Floats
    line: Floats
    naked: Floats

    def to_find(self, last: float, box: float, line: float) -> Floats:
        """Return what there is to find in each round."""
        return last * self.last + box * self.box + line * self.line + self.naked

    @property
    def area(self) -> Floats:
        """How much there is to look at in each round."""
        return self.empty**2 / self.candidates

    def total(self, values: Floats, puzzles: int) -> Floats:
        """Return for each puzzle the sum over its rounds."""
        return np.bincount(self.puzzle, values, minlength=puzzles)


def columns(looks: Sequence[Sequence[Look]]) -> Rounds:
    """Return the rounds of looking of each puzzle as columns."""
    rows = [(number, *each) for number, own in enumerate(looks) for each in own]
    table = np.array(rows, float).T
    return Rounds(table[0].astype(np.int64), *table[1:])


def model(times: Times) -> Predict:
    """Return the model of ``grading.minutes`` for the puzzles of some data."""
    found, removed, puzzles = columns([each.looks for each in times.courses]), times.removed, len(times.lines)

    def predict(logs: Floats) -> Floats:
        write, look, last, box, line, remove = np.exp(logs)
        seconds = found.written * (write + look * found.area / found.to_find(last, box, line))
        result: Floats = np.log(found.total(seconds, puzzles) + remove * removed)
        return result

    return predict


def fit(predict: Predict, logs: Floats, start: Floats, leash: float | Floats = LEASH) -> Floats:
    """Return the logarithms of the constants that fit the logarithms of times best."""

    def residuals(constants: Floats) -> Floats:
        off = predict(constants) - logs
        # Huber's loss as residuals: beyond the bound they grow with the square root
        beyond = np.abs(off) > ROBUST
        off = np.where(beyond, np.sign(off) * np.sqrt(ROBUST * np.maximum(2 * np.abs(off) - ROBUST, 0)), off)
        return np.concatenate([off, leash * (constants - start)])

    found: Floats = least_squares(residuals, start).x
    return found


def folds(count: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Return for each of some puzzles in which part it is."""
    return generator.permutation(count) % FOLDS


def crossed(count: int, seed: int, predict: Callable[[NDArray[np.bool_], int], Floats]) -> list[Floats]:
    """Return predictions for so many puzzles by what had not seen them, for each division of the data.

    ``predict`` makes predictions for all from those that are seen; it is told the number of the division as well.
    """
    found = []
    for repeat in range(REPEATS):
        parts = folds(count, np.random.default_rng([seed, repeat]))
        out = np.zeros(count)
        for part in range(FOLDS):
            seen = parts != part
            out[~seen] = predict(seen, repeat)[~seen]
        found.append(out)
    return found


def crossed_fits(
    predict: Predict, logs: Floats, start: Floats, seed: int, leash: float | Floats = LEASH
) -> list[Floats]:
    """Return predictions for all puzzles by fits that had not seen them, for each division of the data."""

    def by_fit(seen: NDArray[np.bool_], _: int) -> Floats:
        return predict(fit(lambda each: predict(each)[seen], logs[seen], start, leash))

    return crossed(len(logs), seed, by_fit)


def agreement(first: Floats, second: Floats, some: NDArray[np.bool_] | None = None) -> float:
    """Return Pearson's r of two rows of numbers, or of some of them; NaN where these are fewer than three."""
    if some is not None:
        first, second = first[some], second[some]
    return float(np.corrcoef(first, second)[0, 1]) if len(first) > 2 else float("nan")


def between(values: Sequence[float]) -> str:
    """Return what nine tenths of some values lie between."""
    low, high = np.percentile(values, [5, 95])
    return f"{low:.3g} to {high:.3g}"


# What is reported


def report(times: Times, held_apart: Times | None, seed: int) -> Floats:
    """Print the constants and how good they are; return the predictions for puzzles that a fit had not seen."""
    start = np.log(START)
    predict = model(times)
    constants = fit(predict, times.logs, start)
    people = f"{np.median(times.people):.0f} people each at the median"
    print(f"{len(times.lines)} puzzles, {people}; {times.harder.sum()} need more than singles\n")
    report_constants(times, constants, seed)
    rows = crossed_fits(predict, times.logs, start, seed)
    print(f"\nPearson's r with the logarithm of mean times, on puzzles not seen ({REPEATS} times {FOLDS} parts):")
    for name, some in groups(times):
        if some.sum() > 2:
            r = np.mean([agreement(each, times.logs, some) for each in rows])
            print(f"  {name:<34} {r:.3f}   ({some.sum()} puzzles)")
    known = ~np.isnan(times.difficulty)
    if known.any():
        r = np.mean([agreement(each, times.difficulty, known) for each in rows])
        print(f"  {'difficulty of the data itself':<34} {r:.3f}   ({known.sum()} puzzles)")
        r = agreement(times.logs, times.difficulty, known)
        print(f"  {'mean times with that difficulty':<34} {r:.3f}")
    mean = np.mean(rows, axis=0)
    report_noise(times, mean)
    report_spread(times, mean)
    if held_apart:
        report_held_apart(held_apart, constants, seed)
    return np.asarray(mean)


def report_constants(times: Times, constants: Floats, seed: int) -> None:
    """Print the constants, with what they lie between where puzzles are drawn anew, and where the data ends."""
    predict = model(times)
    generator = np.random.default_rng([seed, 1000])
    drawn = []
    for _ in range(BOOTSTRAPS):
        some = generator.integers(0, len(times.lines), len(times.lines))
        drawn.append(np.exp(fit(lambda each, some=some: predict(each)[some], times.logs[some], constants)))  # type: ignore[misc]
    print(f"{'constant':<8} {'fitted':>7}   {'5 to 95%':<14}  in the package")
    for name, value, each in zip(NAMES, np.exp(constants), np.array(drawn).T, strict=True):
        print(f"{name:<8} {value:>7.3g}   {between(each):<14}  {getattr(TYPICAL, name):g}")
    harder = [each for course in times.courses for each in course.harder]
    hardest = max((each.rating for each in harder), default=0.0)
    print(f"\nThe data ends at a rating of {hardest:g} and at {times.removed.max():.0f} removed candidates.")
    own = attrs.evolve(
        TYPICAL,
        **{name: float(f"{value:.2g}") for name, value in zip(NAMES, np.exp(constants), strict=True)},
        hardest=hardest,
        most_removed=int(times.removed.max()),
    )
    print(f"The model, with the spread of times from the package: {own}")


def groups(times: Times) -> list[tuple[str, NDArray[np.bool_]]]:
    """Return which puzzles there are of several kinds, with their names."""
    found = [("all", times.people > 0), ("singles are enough", ~times.harder), ("more than singles", times.harder)]
    for low, high in zip(PEOPLE_FROM, (*(each - 1 for each in PEOPLE_FROM[1:]), np.inf), strict=True):
        name = f"{low} to {high} people" if high < np.inf else f"{low} people or more"
        found.append((name, (times.people >= low) & (times.people <= high)))
    return found


def report_noise(times: Times, predicted: Floats) -> None:
    """Print how far one person's time is off: the more people, the nearer their mean is.

    It is taken from the middle halves of residuals, which breaks hardly touch.
    """
    if np.ptp(times.people) == 0:
        return
    off = times.logs - predicted
    widths, inverse = [], []
    for _, some in groups(times)[3:]:
        if some.sum() > 20:
            low, high = np.percentile(off[some], [25, 75])
            widths.append(((high - low) / 1.349) ** 2)
            inverse.append(np.mean(1 / times.people[some]))
    if len(widths) > 2:
        noise, _ = np.polyfit(inverse, widths, 1)
        if noise > 0:
            print(f"\nOne person is off by {np.sqrt(noise):.2f}: a standard deviation of logarithms, by middle halves.")


def report_spread(times: Times, predicted: Floats) -> None:
    """Print how actual times lie around predicted ones, and how many lie where the package says that they do."""
    print("\nactual over predicted, puzzles not seen     10%      25%      50%      75%      90%      in the package")
    for name, some, (low, high) in (
        ("singles are enough", ~times.harder, TYPICAL.spread),
        ("more than singles", times.harder, TYPICAL.wider_spread),
    ):
        if some.sum() > 2:
            ratio = np.exp(times.logs - predicted)[some]
            figures = "".join(f"{each:>9.2f}" for each in np.percentile(ratio, [10, 25, 50, 75, 90]))
            inside = np.mean((ratio >= low) & (ratio <= high))
            print(f"  {name:<36} {figures}      {low} to {high}: {inside:.0%}")


def report_held_apart(times: Times, constants: Floats, seed: int) -> None:
    """Print how good constants are for puzzles that nothing was fitted to, theirs and those of the package."""
    generator = np.random.default_rng([seed, 2000])
    print(f"\nheld apart: {len(times.lines)} puzzles")
    for name, logs in (("fitted here", constants), ("in the package", constants_of(TYPICAL))):
        predicted = model(times)(logs)
        rows = [
            ("mean times", times.logs, times.people > 0),
            ("difficulty", times.difficulty, ~np.isnan(times.difficulty)),
        ]
        for what, target, some in rows:
            places = np.flatnonzero(some)
            if len(places) > 2:
                drawn = (generator.choice(places, len(places)) for _ in range(BOOTSTRAPS))
                range_of_r = between([agreement(predicted[each], target[each]) for each in drawn])
                r = agreement(predicted, target, some)
                print(f"  {name:<16} r with {what:<12} {r:.3f} ({range_of_r}; {len(places)} puzzles)")


def constants_of(fitted: TimeModel) -> Floats:
    """Return the logarithms of the constants of a model."""
    return np.log([getattr(fitted, name) for name in NAMES])


def picture(times: Times, predicted: Floats) -> str:
    """Return predicted against actual minutes as a picture: puzzles not seen."""
    actual, expected = np.exp(times.logs) / 60, np.exp(predicted) / 60
    pairs = np.stack([expected, actual], axis=1)
    ratio = actual / expected

    def scatter(title: str, some: NDArray[np.bool_]) -> Scatter:
        named, pairs_of_them = f"{title} ({some.sum()} puzzles)", map(tuple, pairs[some])
        across, up = "predicted minutes", "mean minutes"
        return Scatter(named, pairs_of_them, across=across, up=up, logarithmic=True, diagonal=True)

    return plot(
        scatter("Singles are enough", ~times.harder),
        scatter("More than singles", times.harder),
        scatter(f"{MANY} people or more each", times.people >= MANY),
        Histogram("Actual over predicted", ratio, unit="times as long", logarithmic=True),
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=Path, default=TIMES, help="table of times to fit")
    parser.add_argument("--difficulty", type=Path, default=DIFFICULTY, help="table of difficulties for comparison")
    parser.add_argument("--held-apart", type=Path, help="table of times for testing, outside the fit")
    parser.add_argument("--picture", type=Path, help="write a plot of predicted against actual times to this SVG file")
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    times = read_times(given.times, given.difficulty)
    held_apart = read_times(given.held_apart, given.difficulty) if given.held_apart else None
    predicted = report(times, held_apart, given.seed)
    if given.picture:
        given.picture.write_text(picture(times, predicted), encoding="utf-8")


if __name__ == "__main__":
    main()
