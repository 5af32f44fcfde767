"""Compare models of solving times, and write the table "Other models" of docs/pages/minutes.md.

    pip install -e ".[bench]"
    OMP_NUM_THREADS=1 python benchmarks/minutes_tried.py    # two minutes; longer with more threads

Each row is a model, tested on puzzles outside its fit (``minutes.py``): by Pearson's r with the logarithms of mean
times (for all puzzles, for those that many people solved, and for those that need more than singles), and by r with the
data's own difficulty.  Additional constants are held near the values at which they have no effect, as strongly as so
few puzzles require.  The last row chooses a model for each part of the data by the rest of it.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from minutes import (
    DIFFICULTY,
    FOLDS,
    LEASH,
    MANY,
    START,
    TIMES,
    Floats,
    Predict,
    Rounds,
    Times,
    agreement,
    columns,
    crossed,
    crossed_fits,
    fit,
    folds,
    read_times,
)
from numpy.typing import NDArray

from crosshatch.board.grid import Grid
from crosshatch.board.houses import BOXES_MASK, HOUSE, HOUSES_OF, LINES_MASK, PEERS, cells_in, digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.solving.driver import SoundOrder, apply_at_once, drive, every_step
from crosshatch.techniques.singles import rounds

PAGE = Path(__file__).parents[1] / "docs" / "pages" / "minutes.md"
BEGIN, END = "<!-- table of models -->\n", "<!-- end of table of models -->\n"

LIGHT, FIRM = 0.3, 1.0
"""How strongly additional constants are held: a few, and one for each family."""

RIDGE = 30.0
"""How strongly the coefficients of many features are held."""

SEED = 0


class Tried(NamedTuple):
    """A model: its name, its predictions, the starting values of its constants, and how strongly they are held there.

    ``quick`` says whether it can be fitted often.
    """

    name: str
    predict: Predict
    start: Floats
    leash: Floats
    quick: bool


class Singles(NamedTuple):
    """Every single on offer in a round, with its surroundings, as columns.

    - ``round``: number of the round among those of all puzzles
    - ``kind``: last cell, box, line or naked
    - ``room``: number of empty cells in its house
    - ``around``: number of empty cells that it sees
    - ``standing``: how often its digit is placed in the grid
    """

    round: NDArray[np.int64]
    kind: NDArray[np.int64]
    room: Floats
    around: Floats
    standing: Floats


def main() -> None:
    times = read_times(TIMES, DIFFICULTY)
    lines = table(times)
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}{lines}{END}{after}", encoding="utf-8")


def table(times: Times) -> str:
    """Return a table of the models in Markdown; each row is printed as soon as it is known."""
    models = tried(times)
    quick = [each for each in models if each.quick]
    judged = []
    for each in models:
        judged.append((each.name, crossed_fits(each.predict, times.logs, each.start, SEED, each.leash)))
        print(each.name, *(f"{figure:.3f}" for figure in figures(times, judged[-1][1])), flush=True)
    judged.append(("ridge regression over 40 features of rounds, techniques and counts", ridge(times)))
    judged.append(("for each part of the data, the model that best fits the rest", chosen_anew(times, quick)))
    header = ("model", "times", f"{MANY} people or more", "more than singles", "difficulty")
    rows = [header, ("---", "---:", "---:", "---:", "---:")]
    rows += [(name, *(f"{each:.3f}" for each in figures(times, found))) for name, found in judged]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def figures(times: Times, found: Sequence[Floats]) -> list[float]:
    """Return how well predictions agree with the data, on average over its divisions."""
    known = ~np.isnan(times.difficulty)
    columns = [
        (times.logs, times.people > 0),
        (times.logs, times.people >= MANY),
        (times.logs, times.harder),
        (times.difficulty, known),
    ]
    return [float(np.mean([agreement(each, target, some) for each in found])) for target, some in columns]


class Data(NamedTuple):
    """The input of models, as columns.

    ``rounds`` are the rounds of looking for singles, and ``around`` has every single on offer in them.  The other
    columns have a row for each harder round: its puzzle (``owner``), the family (0 to ``families`` - 1) and rating of
    its technique, the number of steps with different effects, the candidates they remove, the empty cells and
    candidates left, and the number of earlier harder rounds.
    """

    puzzles: int
    rounds: Rounds
    around: Singles
    owner: NDArray[np.int64]
    families: int
    family: NDArray[np.int64]
    rating: Floats
    effects: Floats
    removed: Floats
    empty: Floats
    candidates: Floats
    place: Floats

    @property
    def hidden(self) -> NDArray[np.bool_]:
        """Which of the singles on offer are hidden ones."""
        return (self.around.kind == 1) | (self.around.kind == 2)


Formula: TypeAlias = Callable[[Data, Floats], Floats]
"""Returns a quantity, given data and the logarithms of additional constants."""


def each_removed(data: Data, _: Floats) -> Floats:
    """Return the model's measure of harder rounds: the number of candidates removed."""
    return data.removed


def each_round(data: Data, _: Floats) -> Floats:
    """Count all harder rounds the same."""
    return np.ones(len(data.removed))


class Change(NamedTuple):
    """The differences of a model from the standard one: formulas, with a number of additional constants, perhaps one
    for each family.

    - ``removing``: measure of harder rounds, which take ``start`` seconds per unit at the start of the fit;
    - ``area``: how much there is to look at in each round;
    - ``easier``: how much easier than others of its kind each single is to find, as a logarithm;
    - ``on_top``: additional seconds for each round;
    - ``power``: what is raised to a fitted power, "to find" or "written";
    - ``profile``: whether the rounds are those of the profile.
    """

    name: str
    constants: int = 0
    by_family: bool = False
    removing: Formula = each_removed
    start: float = START[-1]
    area: Formula | None = None
    easier: Formula | None = None
    on_top: Formula | None = None
    power: str = ""
    profile: bool = False


CHANGES = (
    Change(
        "first model: all empty cells count alike, and each harder round takes a fixed time",
        removing=each_round,
        start=47.0,
        area=lambda data, _: data.rounds.empty,
    ),
    Change("the first model, but nearly settled cells count for more", removing=each_round, start=47.0),
    Change("in addition, each removed candidate takes a fixed time: **the model**"),
    Change("rounds as in the grade", profile=True),
    Change(
        "area: candidates per cell to a fitted power",  # of which three make the area as large as the empty cells
        1,
        area=lambda data, top: data.rounds.area * (data.rounds.candidates / (3 * data.rounds.empty)) ** top[0],
    ),
    Change(
        "area: empty cells to a fitted power",
        1,
        area=lambda data, top: data.rounds.area * (data.rounds.empty / 40) ** top[0],
    ),
    Change("finding: number of singles to a fitted power", 1, power="to find"),
    Change("writing: digits of a round to a fitted power", 1, power="written"),
    Change(
        "finding: depends on the empty cells in a single's house and around it, and on how often its digit is placed",
        3,
        easier=lambda data, top: (
            top[0] * data.hidden * np.log(data.around.room / 5)
            + top[1] * data.hidden * (data.around.standing - 5) / 3
            + top[2] * (data.around.kind == 3) * (data.around.around - 9) / 4
        ),
    ),
    Change(
        "a fixed extra time for each round",
        1,
        on_top=lambda data, top: np.exp(top[0]) * np.ones(len(data.rounds.empty)),
    ),
    Change(
        "removing: depends on the technique's rating",
        1,
        removing=lambda data, top: data.removed * np.exp(top[0] * (data.rating - 3.5)),
    ),
    Change(
        "removing: depends on the technique's family",
        by_family=True,
        removing=lambda data, top: data.removed * np.exp(top[data.family]),
    ),
    Change(
        "removing: counts steps with different effects instead of candidates",
        removing=lambda data, _: data.effects,
        start=30.0,
    ),
    Change(
        "removing: slower if fewer steps are on offer",
        1,
        removing=lambda data, top: data.removed * data.effects ** top[0],
    ),
    Change(
        "removing: slower if more cells are empty",
        1,
        removing=lambda data, top: data.removed * (data.empty / 45) ** top[0],
    ),
    Change(
        "removing: slower if more candidates are left",
        1,
        removing=lambda data, top: data.removed * (data.candidates / 150) ** top[0],
    ),
    Change(
        "removing: a fixed extra time for each harder round",
        1,
        removing=lambda data, top: data.removed + np.exp(top[0]),
    ),
    Change(
        "removing: a fixed extra time once, for pencil marks",
        1,
        removing=lambda data, top: data.removed + np.exp(top[0]) * (data.place == 0),
    ),
    Change(
        "removing: later harder rounds differ from the first",
        1,
        removing=lambda data, top: data.removed * (data.place + 1) ** top[0],
    ),
    Change(
        "removing: depends on rating, family, steps on offer and place together",
        3,
        by_family=True,
        removing=lambda data, top: (
            data.removed
            * np.exp(top[0] * (data.rating - 3.5) + top[3:][data.family])
            * data.effects ** top[1]
            * (data.place + 1) ** top[2]
        ),
    ),
)
"""The models in the order of the table."""


def tried(times: Times) -> list[Tried]:
    """Return the models of the table."""
    data = data_of(times)
    in_profile = data._replace(rounds=columns([each.profile_looks for each in times.courses]))
    return [model_of(each, in_profile if each.profile else data) for each in CHANGES]


def data_of(times: Times) -> Data:
    """Return the input of models for some puzzles."""
    harder = [(number, *each) for number, course in enumerate(times.courses) for each in course.harder]
    owner = np.array([each[0] for each in harder])
    names = sorted({each[2] for each in harder})
    family = np.array([names.index(each[2]) for each in harder])
    rating, effects, removed, empty, candidates = (np.array([each[k] for each in harder], float) for k in range(3, 8))
    place = np.array([sum(other == each for other in owner[:number]) for number, each in enumerate(owner)], float)
    looks = columns([each.looks for each in times.courses])
    own = (len(names), family, rating, effects, removed, empty, candidates, place)
    return Data(len(times.lines), looks, singles_of(times), owner, *own)


def model_of(change: Change, data: Data) -> Tried:
    """Return the model with a change."""
    rounds, kind = data.rounds, data.around.kind

    def predict(logs: Floats) -> Floats:
        write, look, last, box, line, remove = np.exp(logs[:6])
        top = logs[6:]
        area = change.area(data, top) if change.area else rounds.area
        to_find, looked = rounds.to_find(last, box, line), rounds.written
        if change.easier:
            weights = np.array([last, box, line, 1.0])[kind] * np.exp(change.easier(data, top))
            to_find = np.bincount(data.around.round, weights, minlength=len(to_find))
        if change.power == "to find":
            to_find = to_find ** np.exp(top[0])
        elif change.power == "written":
            looked = looked ** np.exp(top[0])
        seconds = rounds.written * write + looked * look * area / to_find
        if change.on_top:
            seconds = seconds + change.on_top(data, top)
        beyond = np.bincount(data.owner, change.removing(data, top), minlength=data.puzzles)
        result: Floats = np.log(rounds.total(seconds, data.puzzles) + remove * beyond)
        return result

    count = change.constants + (data.families if change.by_family else 0)
    begin = np.concatenate([np.log([*START[:-1], change.start]), np.zeros(count)])
    leash = [LEASH] * 6 + [FIRM if change.by_family else LIGHT] * count
    return Tried(change.name, predict, begin, np.array(leash), change.easier is None)


def singles_of(times: Times) -> Singles:
    """Return every single on offer in the rounds of some puzzles."""
    scale = CrosshatchScale()
    rows: list[tuple[int, int, int, int, int]] = []
    number = 0

    def place_singles(grid: Grid) -> Sequence[rounds.Round]:
        nonlocal number
        copy = grid.copy()
        while (kinds := _by_kind(copy)) and any(kinds):
            rows.extend(
                (number, kind, *_around(copy, cell, kind)) for kind in range(4) for cell in cells_in(kinds[kind])
            )
            last, box, line, naked = kinds
            rounds.place_all(copy, last or box | line or naked, BOXES_MASK | LINES_MASK)
            number += 1
        return rounds.run(grid)

    for text in times.lines:
        puzzle = Puzzle(text)
        grid = puzzle.grid()
        order = SoundOrder(scale.strategies, puzzle, unique=True)
        for _ in drive(grid, order, place_singles, every_step, apply_at_once):
            pass
    table = np.array(rows).T
    return Singles(table[0], table[1], *table[2:].astype(float))


def _by_kind(grid: Grid) -> tuple[int, int, int, int]:
    """Return the cells with singles: the last ones of a house, hidden ones of boxes and of lines, and naked ones."""
    last = rounds.full_house_cells(grid)
    box = rounds.hidden_cells(grid, BOXES_MASK) & ~last
    line = rounds.hidden_cells(grid, LINES_MASK) & ~(last | box)
    return last, box, line, grid.naked_singles & ~(last | box | line)


def _around(grid: Grid, cell: int, kind: int) -> tuple[int, int, int]:
    """Return the number of empty cells in a single's house, of those it sees, and how often its digit is placed."""
    hidden_in = [
        (digit, house)
        for house in HOUSES_OF[cell][::-1]
        for digit in digits_in(grid.digits_of(cell))
        if grid.hidden_houses(digit) >> house & 1
    ]
    digit, house = hidden_in[0] if hidden_in else (next(iter(digits_in(grid.digits_of(cell)))), None)
    own = HOUSES_OF[cell] if house is None or kind in (0, 3) else (house,)
    room = min((grid.empty & HOUSE[each]).bit_count() for each in own)
    return room, (grid.empty & PEERS[cell]).bit_count(), grid.placed(digit).bit_count()


def ridge(times: Times) -> list[Floats]:
    """Return predictions of a ridge regression over many features."""
    features = features_of(times)

    def by_ridge(seen: NDArray[np.bool_], _: int) -> Floats:
        middle, spread = features[seen].mean(axis=0), features[seen].std(axis=0) + 1e-9
        scaled = (features - middle) / spread
        known = scaled[seen]
        mean = times.logs[seen].mean()
        square = known.T @ known + RIDGE * np.eye(known.shape[1])
        return np.asarray(mean + scaled @ np.linalg.solve(square, known.T @ (times.logs[seen] - mean)))

    return crossed(len(times.logs), SEED, by_ridge)


def features_of(times: Times) -> Floats:
    """Return 40 features of each puzzle: of all its rounds, of early and late ones, and of its harder rounds."""
    rows = []
    for course in times.courses:
        looks = np.array(course.looks, float)
        offered = looks[:, 3:].sum(axis=1)
        per_cell = looks[:, 2] / looks[:, 1]
        easily = 7 * looks[:, 3] + 6 * looks[:, 4] + 2 * looks[:, 5] + looks[:, 6]
        search = looks[:, 0] * looks[:, 1] / easily
        row = [len(looks), np.log(len(looks)), looks[0, 1], looks[0, 2]]
        row += [np.log1p(search.sum()), np.log1p((search / per_cell).sum()), np.log1p(search.max())]
        row += [offered.mean(), np.log(offered).mean(), offered.min(), np.log(offered[:5]).mean(), np.median(offered)]
        row += [
            *looks[:, 3:].mean(axis=0),
            *np.log1p(looks[:, 3:]).mean(axis=0),
            *looks[0, 3:],
            *looks[:6, 3:].mean(axis=0),
        ]
        row += [(offered <= few).mean() for few in (1, 2, 4)]
        row += [
            per_cell.mean(),
            per_cell[0],
            (looks[:, 0] * (looks[:, 3] == 0) * (looks[:, 4] + looks[:, 5] == 0)).sum(),
        ]
        hard = course.harder
        removed = sum(each.removed for each in hard)
        row += [len(hard) > 0, np.log1p(len(hard)), np.log1p(removed), max((each.rating for each in hard), default=0.0)]
        row += [sum(each.effects for each in hard), sum(each.rating for each in hard)]
        rows.append(row)
    return np.array(rows, float)


def chosen_anew(times: Times, models: Sequence[Tried]) -> list[Floats]:
    """Return predictions for each part of the data by the model that does best in cross-validation on the rest."""

    def by_best(seen: NDArray[np.bool_], repeat: int) -> Floats:
        best = max(models, key=lambda each: agreement(_crossed_within(times, each, seen, repeat), times.logs[seen]))
        return best.predict(_fitted(times, best, seen))

    return crossed(len(times.logs), SEED, by_best)


def _crossed_within(times: Times, model: Tried, some: NDArray[np.bool_], repeat: int) -> Floats:
    """Return predictions of a model for some puzzles, by fits to the others among them."""
    places = np.flatnonzero(some)
    parts = folds(len(places), np.random.default_rng([SEED, repeat, 1]))
    out = np.zeros(len(times.logs))
    for part in range(FOLDS):
        seen = np.zeros(len(times.logs), bool)
        seen[places[parts != part]] = True
        unseen = places[parts == part]
        out[unseen] = model.predict(_fitted(times, model, seen))[unseen]
    return out[some]


def _fitted(times: Times, model: Tried, some: NDArray[np.bool_]) -> Floats:
    return fit(lambda each: model.predict(each)[some], times.logs[some], model.start, model.leash)


if __name__ == "__main__":
    main()
