"""A target on a scale: what it means there, how far a puzzle is from it, and what can be seen without grading.

Grading is what takes time, and most puzzles on the way to a target miss it by far.  Two quick looks show that: one
follows only the techniques that the target allows, to see whether they finish the puzzle; the other only those that
are simpler than a technique that must occur, to see whether they get stuck, and the technique has a step there.
"""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Generic, TypeVar, cast

import attrs

from ..board.errors import TargetError
from ..board.grid import Grid
from ..board.messages import counted, listed
from ..board.puzzle import Puzzle
from ..grading.registry import techniques_named
from ..logic.technique import Technique, slug_of
from ..position.status import spare_givens
from ..solving.scale import Grade, Scale
from ..techniques.singles.strategy import Single
from ..techniques.strategy import Strategy, TableStrategy
from .contradictions import (
    RuledOut,
    check_fixed_digits,
    check_level,
    check_musts,
    check_numbers,
    check_techniques,
    found_by,
)
from .guide import Preview, guide_of
from .missed import Missed
from .numbers import FALLING, compared, number_of
from .quick_looks import MOST_OPEN, approach, follow, openness
from .ranges import Range
from .scales import scales_with_level
from .settled import settled
from .target import Target

EARLY = 0.6
"""The part of the techniques of a scale, simplest first, that a quick look tries in any case.

The later ones take most of the time.  They are tried only where the technique that must occur has a step already.
"""

CLOSE = 2 - 110 / MOST_OPEN
"""The distance of puzzles that are open enough for a close look: hardly any that are less open are hard."""

ANY = Range()

FARTHEST = ANY.away(math.nan)
"""How far a puzzle is from a range of what is not known of it."""

SHALLOW = 0.5
"""The part of the lowest rating asked for up to which techniques are shallow."""

PASSED = math.inf
"""The distance of a puzzle that a quick look found too hard: nobody needs to know by how much."""

G = TypeVar("G", bound=Grade)


def _highest_rating(technique: Technique) -> float:
    """Return the highest rating of a technique on our own scale, infinite where it is not known."""
    unknown = technique.rating is None or (technique.rule is not None and technique.rule.highest is None)
    return math.inf if unknown or technique.highest_rating is None else technique.highest_rating


def _times(grade: Grade, kinds: Sequence[str]) -> int:
    """Return how often a grade counts any of some techniques."""
    return sum(grade.techniques.get(kind, 0) for kind in kinds)


def _slugs(titles: Iterable[str]) -> str:
    """Return the names of techniques as the command line has them."""
    return ", ".join(map(slug_of, titles))


def _sum(missed: Iterable[Missed]) -> float:
    """Return how far a puzzle is from a target that misses this: the same in every version of Python, in any order."""
    return math.fsum(each.distance for each in missed)


class TargetOnScale(Generic[G]):
    """A target on a scale.

    Raises TargetError where no puzzle can meet it, and UnknownTechnique where it names a technique that the scale does
    not count.
    """

    def __init__(self, target: Target, scale: Scale[G]) -> None:
        self.scale = scale
        self._guide = guide_of(scale)
        self._preview = scale if isinstance(scale, Preview) else None
        plain = settled(target, scale)
        self._hardest = frozenset(kind for name in plain.hardest for kind in self._named(name))
        self.target = self._with_rating_of_hardest(plain)
        self._givens, self._rating = self.target.givens, self.target.rating
        self._times = [(self._named(name), often) for name, often in self.target.times]
        self._order = {each.title: place for place, each in enumerate(scale.techniques)}
        self._length = max(1, len(self._order))
        self._level = self._place_of_level()
        musts = {self._named(name): name for name in self.target.must}
        if self._hardest:
            kinds = tuple(sorted(self._hardest, key=self._order.__getitem__))
            musts.setdefault(kinds, listed(self.target.hardest, "or"))
        self._must = dict(sorted(musts.items(), key=lambda each: self._order[each[0][0]]))
        unwanted = {kind for name in target.must_not for kind in self._named(name)}
        ruled_out = RuledOut(unwanted, self._beyond(target.up_to), self._harder_than_hardest())
        self._must_not = ruled_out.titles
        self._finished = target.up_to is not None or self._level is None or self._level < len(scale.levels) - 1
        level = None if self._level is None else scale.levels[self._level]
        check_level(self.target, scale, level)
        check_numbers(self.target, scale)
        self._ceiling = min(self.target.highest, math.inf if level is None else self._guide.ratings_of(level)[1])
        within = self._guide.within(level, self.target.highest)
        check_musts(self.target, scale, self._must, ruled_out, within)
        check_techniques(self.target, scale, level, ruled_out, self._finished)
        check_fixed_digits(self.target, scale, level, self._must)
        self._allowed = tuple(each for each in within if not self._must_not.issuperset(found_by([each])))
        self._hardest_must, self._simpler = self._last_must()
        self._shallow, self._too_easy = self._below()
        self._first_steps = self._lowest_of_first_steps()

    def _named(self, name: str) -> tuple[str, ...]:
        """Return the titles of the techniques of the scale that a name stands for: one, or the kinds of it."""
        return tuple(each.title for each in techniques_named(self.scale, name))

    def _place_of_level(self) -> int | None:
        if self.target.level is None:
            return None
        wanted = self.target.level.lower()
        places = {level.lower(): place for place, level in enumerate(self.scale.levels)}
        if wanted not in places:
            levels = ", ".join(self.scale.levels) or "none"
            if all(each.strip() in places for each in wanted.split(",")):
                raise TargetError(f"one level at a time, not {wanted}; a range of ratings (--rating) can have several")
            others = scales_with_level(wanted)
            raise TargetError(
                f"the scale {self.scale.name} has no level {self.target.level!r}; its levels: {levels}"
                f"{others and f'; there is one on {others}'}"
            )
        return places[wanted]

    def _beyond(self, up_to: str | None) -> set[str]:
        """Return the techniques that the scale tries after one."""
        if up_to is None:
            return set()
        last = self._order[self._named(up_to)[-1]]
        return {name for name, place in self._order.items() if place > last}

    def _with_rating_of_hardest(self, target: Target) -> Target:
        """Return a target with the range of ratings that follows from what must be the hardest, if the scale tells."""
        hardest = [each for each in self.scale.techniques if each.title in self._hardest]
        if not hardest or any(
            each.rating is None or self.scale.ratings.get(each.title) != each.rating for each in hardest
        ):
            return target
        # Where it is one, a quick look asks for the technique itself, which says more than its rating.
        lowest = min(each.rating or 0.0 for each in hardest) if len(hardest) > 1 else 0.0
        return attrs.evolve(
            target,
            lowest=max(target.lowest, lowest),
            highest=min(target.highest, max(map(_highest_rating, hardest))),
        )

    def _harder_than_hardest(self) -> set[str]:
        """Return the techniques that are rated higher than all that must be the hardest ever are."""
        if not self._hardest:
            return set()
        ratings = {each.title: self.scale.rating_of(each) for each in self.scale.techniques}
        most = max(
            _highest_rating(each) if each.rating == ratings[each.title] else ratings[each.title] or 0.0
            for each in self.scale.techniques
            if each.title in self._hardest
        )
        return {title for title, rating in ratings.items() if rating is not None and rating > most}

    def _last_must(self) -> tuple[Strategy | None, tuple[Strategy, ...]]:
        """Return the strategy that must occur and comes last on the scale, and those before it.

        There is none where any of several will do, or where some single comes later: the quick look takes singles
        whenever it can.
        """
        last: int | None = None
        for kinds in self._must:
            first: dict[Technique, int] = {}
            for place, each in enumerate(self._guide.strategies):
                if found_by([each]).intersection(kinds):
                    first.setdefault(each.technique, place)
            if len(first) == 1:
                last = max(last or 0, *first.values())
        if last is None or any(isinstance(each, Single) for each in self._guide.strategies[last:]):
            return None, ()
        must = self._guide.strategies[last]
        return must.whole() if isinstance(must, TableStrategy) else must, self._guide.strategies[:last]

    def _below(self) -> tuple[tuple[Strategy, ...], tuple[Strategy, ...]]:
        """Return the strategies with which no puzzle of the target may end, simplest first, and of these the shallow.

        There are none where the scale does not tell that its ratings are those of the hardest step.
        """
        if not self.scale.ratings:
            return (), ()
        above = 0.0 if self._level is None else self._guide.ratings_of(self.scale.levels[self._level])[0]
        floor = max(above, math.nextafter(self.target.lowest, 0))
        return self._guide.within(highest=SHALLOW * floor), self._guide.within(highest=floor)

    def _lowest_of_first_steps(self) -> tuple[float, float]:
        """Return what EP and ED must be at least."""
        numbers = dict(self.target.ranges)
        ep, ed = (numbers[name].lowest if name in numbers else 0.0 for name in ("ep", "ed"))
        if self.target.diamond:
            ed = max(ed, self.target.lowest)
        return max(ep, ed, self.target.lowest if self.target.pearl else 0.0), ed

    def distance(self, grade: G, values: Sequence[int]) -> float:
        """Return how far a puzzle is from the target; 0 where it is met.  The unit is about one level."""
        return _sum(self.missed(grade, values))

    def missed(self, grade: G, values: Sequence[int]) -> Iterator[Missed]:
        """Yield what a puzzle misses of the target."""
        yield from self._missed_givens(values)
        yield from self._missed_numbers(grade)
        reached = max((self._order.get(name, 0) for name in grade.techniques), default=0)
        level = 0 if self._level is None else self.scale.levels.index(grade.level)
        if self._level is not None and level != self._level:
            wanted = self.scale.levels[self._level]
            yield Missed("level", grade.level, wanted, self._from_level(level, reached))
        if self._finished and not grade.solved:
            yield Missed("logic", "gets stuck", "to the end", 0.5)
        for kinds, named in self._must.items():
            if grade.techniques.keys().isdisjoint(kinds):
                away = 1 + max(0, self._order[kinds[0]] - reached) / self._length
                yield Missed(named, "never", "once at least", away)
        hardest = self._hardest_in(grade) if self._hardest else ()
        if self._hardest and self._hardest.isdisjoint(hardest):
            yield Missed("hardest", _slugs(hardest) or "nothing", listed(self.target.hardest, "or"), 0.5)
        for name in grade.techniques:
            if name in self._must_not:
                yield Missed(slug_of(name), counted(grade.techniques[name], "time"), "never", 0.5)

    def _missed_numbers(self, grade: G) -> Iterator[Missed]:
        """Yield which numbers of a grade are not what they have to be, and which counts of techniques."""
        if grade.rating not in self._rating:
            name = self.scale.grade_type.rating_name()
            rating = math.nan if math.isinf(grade.rating) else grade.rating
            yield Missed(name, rating, self._rating, self._rating.away(grade.rating))
        for name, wanted in self.target.ranges:
            number = number_of(grade, name, self.target.pace)
            away = wanted.away(compared(number, name, wanted))
            if away:
                yield Missed(name.replace("_", "-"), number, wanted, away)
        for (name, often), (kinds, _) in zip(self.target.times, self._times, strict=True):
            times = _times(grade, kinds)
            if times not in often:
                yield Missed(f"{name} times", times, often, often.away(times))
        if self.target.pearl or self.target.diamond:
            least = "ed" if self.target.diamond else "ep"
            low, er = number_of(grade, least), number_of(grade, "er")
            away = Range(highest=low).away(er) if low == low else FARTHEST
            if away:
                yield Missed("er", er, f"that of {least}, {low:g}", away)

    def _hardest_in(self, grade: G) -> Collection[str]:
        """Return the hardest technique of a grade: that which it names, or else those that are rated highest."""
        named = getattr(grade, "hardest", None)
        if isinstance(named, str):
            return (named,)
        ratings = {
            each.title: self.scale.rating_of(each) or 0.0
            for each in self.scale.techniques
            if each.title in grade.techniques
        }
        most = max(ratings.values(), default=0.0)
        return [title for title, rating in ratings.items() if rating == most]

    def _from_level(self, level: int, reached: int) -> float:
        """Return how far a level is from the one asked for; below it, harder techniques are nearer."""
        if self._level is None or level >= self._level:
            return level - (self._level or 0)
        return self._level - level + (1 - reached / self._length) / 2

    def _missed_givens(self, values: Sequence[int]) -> Iterator[Missed]:
        """Yield what is not as it has to be of the givens."""
        givens = sum(map(bool, values))
        if givens not in self._givens:
            away = max(self._givens.lowest - givens, givens - self._givens.highest)
            yield Missed("givens", givens, self._givens, away / 4)
        spare = len(list(spare_givens(values))) if self.target.minimal else 0
        if spare:
            yield Missed("givens that can be spared", spare, "none", spare / 20)

    def _from_givens(self, values: Sequence[int]) -> float:
        """Return how far the givens of a puzzle are from what they have to be."""
        if self._givens == ANY and not self.target.minimal:
            return 0.0
        return _sum(self._missed_givens(values))

    def too_hard(self, grade: G) -> bool:
        """Return whether a puzzle has passed the target, so that givens have to come back."""
        if self._level is not None and self.scale.levels.index(grade.level) > self._level:
            return True
        if grade.rating > self.target.highest or (self._finished and not grade.solved):
            return True
        if any(self._is_beyond(grade, name, each) for name, each in self.target.ranges):
            return True
        if any(_times(grade, kinds) > often.highest for kinds, often in self._times):
            return True
        return any(name in self._must_not for name in grade.techniques)

    def _is_beyond(self, grade: G, name: str, wanted: Range) -> bool:
        """Whether a number of a grade is that of harder puzzles than those that are wanted; so is what is unknown."""
        number = self._compared(grade, name, wanted)
        if name in FALLING:
            return number < wanted.lowest
        return not number <= wanted.highest

    def _compared(self, grade: G, name: str, wanted: Range) -> float:
        """Return a number of a grade as it is compared with what is wanted."""
        return compared(number_of(grade, name, self.target.pace), name, wanted)

    def grade(self, puzzle: Puzzle) -> G | None:
        """Return the grade of a puzzle; None where it is higher than the target, as soon as that is known.

        What has to be minimal is graded in any case, since nothing may come back there.
        """
        if self._preview is None or self._ceiling == math.inf or self.target.minimal:
            return self.scale.grade(puzzle)
        return cast("G | None", self._preview.judge_up_to(puzzle, self._ceiling))

    def looks_too_hard(self, values: Sequence[int]) -> bool:
        """Return whether a quick look shows that a puzzle has passed the target."""
        if self._preview is not None:  # the grade itself shows it as soon
            return False
        if not self._finished or len(self._allowed) == len(self._guide.strategies):
            return False
        grid = Grid(values)
        follow(grid, self._allowed)
        return bool(grid.empty)

    def looks_too_easy(self, values: Sequence[int], near: float = PASSED) -> float | None:
        """Return how far a puzzle is from the target if a quick look shows that techniques below it are enough.

        A puzzle is the nearer, the more open it is where the shallow ones of these are stuck.  What is not at least as
        ``near`` as that is taken for too easy without another look.
        """
        if self._preview is not None:
            puzzle = Puzzle("".join(map(str, values)))
            below = self._preview.begins_below(puzzle, *self._first_steps)
            if below is None:
                below = self._preview.looks_below(puzzle, self.target.lowest)
            return None if below is None else 2 + self._from_givens(values) + below
        if not self._too_easy:
            return None
        grid = Grid(values)
        follow(grid, self._shallow)
        distance = 2 + self._from_givens(values) - openness(grid) / MOST_OPEN
        if grid.empty and distance <= near:
            follow(grid, self._too_easy)
            if grid.empty:
                return None
        return distance

    def looks_without_must(self, values: Sequence[int]) -> float | None:
        """Return how far a puzzle is from the target if a quick look shows no need of a technique that must occur.

        A puzzle is the nearer, the harder the techniques are that come first where the one that must occur has a step.
        """
        if self._hardest_must is None:
            return None
        early = int(EARLY * len(self._guide.strategies))
        at_hand = approach(Grid(values), self._hardest_must, self._simpler[:early], self._simpler[early:])
        if at_hand is None:
            return None
        return 2 + self._from_givens(values) - at_hand / max(1, len(self._simpler))
