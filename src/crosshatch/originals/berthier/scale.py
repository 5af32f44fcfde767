"""The scale of T&E-depths and of ratings by braids and whips.

A rating says what is possible, not what a program happens to find first.  So it depends on neither the order of search
nor on how a puzzle is turned, reflected or relabelled.  Definitions: D.  Berthier, Hierarchical Classifications in
Constraint Satisfaction, 2023.  The ratings equal those of the Sudoku Hierarchical Classifier 6.1 by F.  Cordoliani.
"""

from threading import local
from typing import Any

import attrs

from ...board.clock import OutOfTime, look
from ...board.puzzle import Puzzle, check_is_puzzle
from ...position.counting import solutions_of_values
from ...position.status import check
from ...solving.scale import BEYOND_REACH, Grade, Scale, UngradablePuzzle, out_of_time
from .chain import KINDS, Chain, chains_of
from .search import MOST_LENGTH, Trials

MOST_DEPTH = 3
"""The greatest depth of any known puzzle."""

LEVELS = tuple(f"TE{depth}" for depth in range(MOST_DEPTH + 1))

NESTED = {2: "bxb", 3: "bxbb"}
"""The rating of puzzles of a depth beyond those of braids."""

MOST_NESTED = {"bxb": 14, "bxbb": 5}
"""The maximum lengths in these ratings, as in the classifier; the highest known are 14 and 2."""

NAMES = {"b": "B", "w": "W", "gb": "gB", "gw": "gW", "bxb": "BxB", "bxbb": "BxBB"}
"""The ratings as they are written."""


@attrs.frozen
class BerthierGrade(Grade):
    """A T&E-depth, and the ratings that exist at this depth.

    ``b``, ``w``, ``gb`` and ``gw`` are the ratings of puzzles of depth 0 and 1, ``bxb`` is that of depth 2, and
    ``bxbb`` that of depth 3.  All others are None, and so are those beyond the maximum length.
    """

    rating_format = ".2f"
    own_parts = ("level", "rating", "te_depth", "b", "w", "gb", "gw", "bxb", "bxbb", "version")
    main_parts = ("level", "rating", "b", "w", "bxb", "bxbb")

    te_depth: int
    b: int | None = None
    w: int | None = None
    gb: int | None = None
    gw: int | None = None
    bxb: int | None = None
    bxbb: int | None = None
    longest: int = attrs.field(default=8, eq=False, kw_only=True)
    givens: str = attrs.field(default="", eq=False, kw_only=True, repr=False)

    @property
    def ratings(self) -> dict[str, int | None]:
        """The ratings that exist at this depth, by name, such as ``B``; None for those beyond the maximum length."""
        if self.te_depth in NESTED:
            names = [NESTED[self.te_depth]]
        else:
            names = list(KINDS) if self.te_depth <= MOST_DEPTH else []
        return {NAMES[name]: getattr(self, name) for name in names}

    @property
    def rating(self) -> float:
        """The depth, and in hundredths the first of ``ratings``, which compares puzzles of the same depth.

        1.05 is depth 1 and B 5; 2.10 is depth 2 and BxB 10.  Beyond the maximum length, it is the next length.
        """
        if not self.solved:
            return BEYOND_REACH
        first = next(iter(self.ratings.values()))
        return self.te_depth + (self._most() + 1 if first is None else first) / 100

    @property
    def level(self) -> str:
        """``TE0`` to ``TE3``, the classes by depth."""
        return f"TE{self.te_depth}"

    def _most(self) -> int:
        return MOST_NESTED[NESTED[self.te_depth]] if self.te_depth in NESTED else self.longest

    def __str__(self) -> str:
        values = (f"{name} {self._value(value)}" for name, value in self.ratings.items() if self.te_depth)
        return ", ".join([f"T&E({self.te_depth})" if self.solved else f"beyond T&E({MOST_DEPTH})", *values])

    def _value(self, value: int | None) -> str:
        return f"above {self._most()}" if value is None else str(value)

    def described(self) -> dict[str, str]:
        """Return the parts in words, by short headings, with the longest chain of a path with braids."""
        parts = {"grade": str(self)}
        if self.givens and self.b:
            longest = max(chains_of(Puzzle(self.givens), "b", self.b), key=len)
            parts["braid"] = str(longest)
        return parts


class BerthierScale(Scale[BerthierGrade]):
    """T&E-depth, and the ratings B, W, gB, gW, BxB and BxBB.

    ``max_length`` is the maximum length of braids and whips in B, W, gB and gW (1 to 30).  Higher values are beyond the
    scale, as in the classifier; the search takes about three times as long for each further step.

    Raises ValueError if ``max_length`` is out of range.
    """

    name = "berthier"
    title = "Berthier"
    any_board = False
    version = "6.1"
    levels = LEVELS

    def __init__(self, max_length: int = 8) -> None:
        if not 1 <= max_length <= MOST_LENGTH:
            raise ValueError(f"max_length is 1 to {MOST_LENGTH}, not {max_length!r}")
        self.max_length = max_length
        if max_length != 8:
            self.version = f"{self.version} to length {max_length}"

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return the range of ratings of a level."""
        depth = LEVELS.index(level)
        return (depth, depth + 0.99) if depth else (-1.0, 0.0)

    def judge(self, puzzle: Puzzle) -> BerthierGrade:
        """Find the depth and the ratings of a puzzle.

        Raises UngradablePuzzle if it does not have exactly one solution, and OutOfTime if the current deadline has
        passed, with a message that gives what is known so far.
        """
        try:
            look()
        except OutOfTime:
            raise out_of_time({}) from None
        trials = _spare()
        if not trials.load(puzzle.line.encode()):
            raise UngradablePuzzle(str(check(puzzle)))
        found: dict[str, Any] = {"te_depth": 0}
        if trials.solved():
            found |= dict.fromkeys(KINDS, 0)
        else:
            solutions = solutions_of_values(puzzle.values, 2)
            if len(solutions) != 1:
                raise UngradablePuzzle(str(check(puzzle)))
            trials.set_solution(solutions[0].encode())
            try:
                self._rate(trials, found)
            except OutOfTime as error:
                known = ", ".join(f"{NAMES.get(name, 'T&E-depth')} {value}" for name, value in found.items() if value)
                raise OutOfTime(f"out of time{known and f'; so far {known}'}") from error
        solved = found["te_depth"] <= MOST_DEPTH
        return BerthierGrade(solved, {}, **found, longest=self.max_length, givens=puzzle.line, version=self.version)

    def _rate(self, trials: Trials, found: dict[str, Any]) -> None:
        """Add the depth and the ratings of a position that singles do not solve."""
        depth = found["te_depth"] = trials.depth(MOST_DEPTH)
        if depth in NESTED:
            name = NESTED[depth]
            most = MOST_NESTED[name]
            found[name] = _up_to(most, trials.rate(depth - 1, KINDS["b"], 0, most))
        elif depth == 1:
            longest = self.max_length
            b = trials.rate(0, KINDS["b"], 1, longest)
            w = b if b < 3 else trials.rate(0, KINDS["w"], b, longest)
            gb = _at_most(trials, "gb", 2, b)
            gw = _at_most(trials, "gw", gb, w)
            for name, value in zip(KINDS, (b, w, gb, gw), strict=True):
                found[name] = _up_to(longest, value)

    def explain(self, puzzle: Puzzle, rating: str = "b") -> tuple[Chain, ...]:
        """Return chains that, with singles, solve a puzzle as far as possible, shortest first.

        ``rating`` is ``b`` for braids, ``w`` for whips, ``gb`` for g-braids or ``gw`` for g-whips.  None is longer than
        that rating of the puzzle, or than the maximum length.  They prove that the rating is no higher.

        Raises ValueError for another rating, UngradablePuzzle if the puzzle does not have exactly one solution, and
        BoardError if it is not on the classic board.
        """
        if rating not in KINDS:
            raise ValueError(f"there are no chains for {rating!r}; choose from {', '.join(KINDS)}")
        check_is_puzzle(puzzle, what=f"explaining on the {self.title} scale")
        grade = self.grade(puzzle)
        found = getattr(grade, rating)
        return tuple(chains_of(puzzle, rating, self.max_length if found is None else found))


def _up_to(most: int, value: int) -> int | None:
    return value if value <= most else None


def _at_most(trials: Trials, rating: str, least: int, most: int) -> int:
    """Return a rating that is known to lie within bounds: mostly it is the upper one."""
    if most <= least or trials.rate(0, KINDS[rating], most - 1, most - 1) == most:
        return most
    return trials.rate(0, KINDS[rating], least, most - 1)


_SPARE = local()


def _spare() -> Trials:
    """Return the position of this thread, which serves one puzzle after another."""
    trials: Trials | None = getattr(_SPARE, "trials", None)
    if trials is None:
        trials = _SPARE.trials = Trials()
    return trials
