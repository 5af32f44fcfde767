"""Calendars: the puzzle of each day follows from its date alone.

A week states what the puzzles of its days must be like.  If an entry asks only for a level, its puzzles are placed in a
band of effort (``effort_bands``), above easier levels and above earlier puzzles of the same level.  Every puzzle thus
has a complete target and a seed made from its date, and can be made again on its own.
"""

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import lru_cache
from itertools import chain
from typing import Any

import attrs

from ..board.messages import counted, listed
from ..board.symmetry import Symmetry
from ..generator.errors import TargetError
from ..generator.making import Generator, Result
from ..generator.scales import Mark
from ..generator.seeds import code_of
from ..generator.target import Target
from ..generator.target_text import BETWEEN_CRITERIA, read_target
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import SCALES, scale_named
from ..solving.scale import Grade, Scale
from ..techniques.names import UnknownTechnique
from .effort_bands import RISING, can_have_bands, effort_bands
from .spans import CalendarError, day_of, days_of

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")

NOTHING = "-"
"""The entry of a week for a day without a puzzle."""

BETWEEN_ENTRIES = ","

_BETWEEN_ENTRIES = re.compile(r"\s+,?\s*|,\s+")

TOGETHER = "&"
"""The separator between puzzles of the same day."""

NO_SYMMETRY = Symmetry.NONE.value
"""Written in an entry that must not use the symmetry of the others."""

OUR_SCALE = Mark(CrosshatchScale.name)

_SEED = re.compile(r"(?:(?P<name>.+)/)?(?P<day>\d{4}-\d\d-\d\d)/(?P<number>\d+)(?:\.\d+)?", re.DOTALL)


@attrs.frozen
class PuzzleKind:
    """What a puzzle of a calendar must be like: its target and scale.  If the scale is None, it is the Crosshatch
    scale, with the techniques that the target needs."""

    target: Target
    scale: Scale[Grade] | None = attrs.field(default=None, hash=False)  # which may have none

    def generator(self) -> Generator[Any]:
        """Return a generator for such puzzles.  Raises the errors of ``Generator``."""
        return _generator_of(self)

    @property
    def plain_level(self) -> tuple[str, str] | None:
        """The names of the scale and the level, in lower case, if the target is only a level, perhaps with a symmetry.

        None if it asks for more, or if the level cannot have bands.
        """
        name, level = self.scale.name if self.scale else CrosshatchScale.name, (self.target.level or "").lower()
        is_built_in = self.scale is None or (name in SCALES and self.scale is scale_named(name))
        is_plain = self.target == Target(level=self.target.level, symmetry=self.target.symmetry)
        return (name, level) if is_plain and is_built_in and can_have_bands(name, level) else None

    def never_like(self, other: "PuzzleKind") -> bool:
        """Return whether no puzzle can be of both kinds up to symmetry.

        This is known only for the Crosshatch scale, whose grades are the same for all equivalent puzzles.
        """
        level, level_of_other = self.target.level, other.target.level
        if self.scale or other.scale or level is None or level_of_other is None:
            return False
        efforts, others = (dict(each.target.ranges).get(RISING[CrosshatchScale.name]) for each in (self, other))
        apart = efforts and others and (efforts.highest < others.lowest or others.highest < efforts.lowest)
        return bool(apart) or level.lower() != level_of_other.lower()


@lru_cache(maxsize=256)
def _generator_of(kind: PuzzleKind) -> Generator[Any]:
    return Generator(kind.target) if kind.scale is None else Generator(kind.target, kind.scale)


@attrs.frozen
class Slot:
    """A place for a puzzle in a calendar.

    - ``number``: its number among the puzzles of its ``date``, from 1
    - ``kind``: what the puzzle must be like
    - ``seed``: the seed to make it from
    """

    date: date
    number: int
    kind: PuzzleKind
    seed: str

    @property
    def place(self) -> str:
        """The date, followed by the number unless it is 1: ``2031-05-17/2``."""
        return _place_text(self.date, self.number)

    @property
    def scale(self) -> Scale[Grade]:
        """The scale that grades the puzzle."""
        return self.kind.generator().scale

    @property
    def code(self) -> str:
        """The seed together with the target, which makes the puzzle again on its own."""
        return code_of(self.kind.target, self.scale, self.seed)


class Calendar:
    """Makes daily puzzles, which depend only on the date.

    - ``week``: seven entries, one for each day, separated by spaces, or by commas if no entry contains one; several
      such weeks alternate.  An entry is a level or, if entries are separated by spaces, a target as written before the
      colon of a code (``hard,180,must=x-wing``).  ``easy&hard`` stands for two puzzles on one day, and ``-`` for none;
    - ``symmetry``: symmetry of the givens, for entries without one of their own or a mask; ``hard,none`` always has
      none;
    - ``scale``: scale for entries without one of their own (the Crosshatch scale if omitted);
    - ``first_day``: weekday of the first entry;
    - ``seed``: part of all seeds; distinguishes calendars with the same week;
    - ``days``: different entries for certain dates;
    - ``replaced``: for dates (``2031-05-17``) or puzzles (``2031-05-17/2``), the number of the variation (at least 2)
      to use instead of the original puzzle;
    - ``rising``: whether effort rises within the week, from easier levels to harder ones and within each level.

    Raises CalendarError if an argument is invalid, TargetError if no puzzle can meet an entry, and UnknownTechnique if
    an entry names a technique that its scale does not count.
    """

    def __init__(
        self,
        week: str | Iterable[str],
        *,
        symmetry: str | Symmetry = Symmetry.NONE,
        scale: Scale[Grade] | None = None,
        first_day: str = WEEKDAYS[0],
        seed: str = "",
        days: Mapping[str, str] | None = None,
        replaced: Mapping[str, int] | None = None,
        rising: bool = True,
    ) -> None:
        if not seed.isprintable() or ":" in seed:
            raise CalendarError(f"the seed of a calendar must be printable text without a colon, not {seed!r}")
        self._symmetry, self._scale, self._seed = symmetry, scale, seed
        self._first_day = _weekday(first_day)
        weeks = [week] if isinstance(week, str) else list(week)
        if not weeks:
            raise CalendarError("no week given; write seven entries, one for each day")
        self._weeks = [self._week(each, rising) for each in weeks]
        self._days = {day_of(day): self._kinds(entry) for day, entry in (days or {}).items()}
        self._variations = {place_of(place): _variation(place, number) for place, number in (replaced or {}).items()}
        for kind in self._all_kinds():
            kind.generator()
        for day, number in self._variations:
            self._check_has(day, number)

    def slots(self, span: str | Iterable[date]) -> Iterator[Slot]:
        """Yield the places of puzzles on the days of a span (see ``days_of``), in order.

        Raises CalendarError if the span is invalid.
        """
        days = days_of(span) if isinstance(span, str) else span
        return (slot for day in days for slot in self._slots_of(day))

    def slots_before(self, day: date) -> list[Slot]:
        """Return the places of the last day before one that has puzzles; none if the week before it has none."""
        days = (date.fromordinal(day.toordinal() - number) for number in range(1, min(day.toordinal(), 8)))
        return next((slots for each in days if (slots := list(self._slots_of(each)))), [])

    def seeds(self, span: str | Iterable[date]) -> Iterator[str]:
        """Yield the seeds of the puzzles on the days of a span, in order.

        Raises CalendarError if the span is invalid.
        """
        return (slot.seed for slot in self.slots(span))

    def needed_for(self, wanted: Container[date], span: str | Iterable[date]) -> list[Slot]:
        """Return the places of a span whose puzzles must be made to determine those of the ``wanted`` days.

        These are the places of the days themselves, and earlier ones whose puzzles they could repeat.
        """
        needed: list[Slot] = []
        kinds: set[PuzzleKind] = set()
        for slot in reversed(list(self.slots(span))):
            if slot.date in wanted or not all(slot.kind.never_like(other) for other in kinds):
                needed.append(slot)
                kinds.add(slot.kind)
        return needed[::-1]

    def slot(self, seed: str) -> Slot:
        """Return the place of the puzzle with this seed, which may be a variation.

        Raises CalendarError if the seed does not belong to this calendar.
        """
        found = _SEED.fullmatch(seed)
        if found is None or (found["name"] or "") != self._seed:
            raise CalendarError(f"{seed!r} is not a seed of this calendar")
        day, number = day_of(found["day"]), int(found["number"])
        self._check_has(day, number)
        return Slot(day, number, self._kinds_on(day)[number - 1], seed)

    def make(self, seed: str, max_seconds: float | None = None) -> Result[Any]:
        """Make the puzzle of a seed of this calendar, as ``Generator.make`` does.

        Raises CalendarError if the seed does not belong to this calendar.
        """
        return self.slot(seed).kind.generator().make(seed, max_seconds)

    def scales(self) -> list[Scale[Grade]]:
        """Return the scales that grade its puzzles, one for each kind of puzzle."""
        return [kind.generator().scale for kind in self._all_kinds()]

    @property
    def has_other_boards(self) -> bool:
        """Whether any of its puzzles is on a board other than the classic one."""
        return any(kind.generator().target.board != "classic" for kind in self._all_kinds())

    def _all_kinds(self) -> Iterator[PuzzleKind]:
        return chain.from_iterable(chain(*self._weeks, self._days.values()))

    def _week(self, text: str, rising: bool) -> list[list[PuzzleKind]]:
        """Return the kinds of puzzles for each day of a week; if effort rises, levels are divided into bands."""
        entries = _entries(text)
        if len(entries) != len(WEEKDAYS):
            given = f"{len(entries)} ({text})" if entries else "none"
            raise CalendarError(
                "a week needs seven entries, one for each day, separated by spaces, "
                f"or by commas if no entry contains one; found {given}"
            )
        week = [self._kinds(entry) for entry in entries]
        if not any(week):
            raise CalendarError("the week has no puzzles; give at least one entry other than -")
        return _in_bands(week) if rising else week

    def _kinds(self, entry: str) -> list[PuzzleKind]:
        """Return the kinds of puzzles of an entry.  Raises the errors of ``Generator``, with the entry, if none can
        exist."""
        if entry == NOTHING:
            return []
        try:
            kinds = [puzzle_kind(each, self._symmetry, self._scale) for each in entry.split(TOGETHER)]
        except TargetError as error:
            raise CalendarError(f"invalid entry {entry!r}: {error}") from error
        try:
            for kind in kinds:
                kind.generator()
        except (TargetError, UnknownTechnique) as error:
            raise type(error)(f"entry {entry!r}: {error}") from error
        return kinds

    def _kinds_on(self, day: date) -> Sequence[PuzzleKind]:
        if day in self._days:
            return self._days[day]
        since = day.toordinal() - 1 - self._first_day  # days since the first first day of a week; day 1 was a Monday
        return self._weeks[since // 7 % len(self._weeks)][since % 7]

    def _slots_of(self, day: date) -> Iterator[Slot]:
        for number, kind in enumerate(self._kinds_on(day), 1):
            seed = "/".join(filter(None, (self._seed, day.isoformat(), str(number))))
            variation = self._variations.get((day, number))
            yield Slot(day, number, kind, f"{seed}.{variation}" if variation else seed)

    def _check_has(self, day: date, number: int) -> None:
        puzzles = len(self._kinds_on(day))
        if not 1 <= number <= puzzles:
            there = counted(puzzles, "puzzle") if puzzles else "no puzzle"
            raise CalendarError(f"{day} has {there}, so it has no number {number}")


def puzzle_kind(text: str, symmetry: str | Symmetry = Symmetry.NONE, scale: Scale[Grade] | None = None) -> PuzzleKind:
    """Return the kind of puzzle that a target written as text describes.

    The symmetry and the scale are for a text without its own.

    Raises TargetError if the text is not a target, and ScaleError if it names an unknown scale.
    """
    if not text:
        raise TargetError("a target is missing before or after &")
    items = text.split(BETWEEN_CRITERIA)
    anything = NO_SYMMETRY in items
    parsed = read_target(BETWEEN_CRITERIA.join(each for each in items if each != NO_SYMMETRY))
    if parsed.missing:
        raise TargetError(f"an entry cannot contain {listed(parsed.missing.values())}")
    target = parsed.target
    if target.symmetry is not Symmetry.NONE and anything:
        raise TargetError(f"{target.symmetry} and {NO_SYMMETRY} cannot be combined")
    if target.symmetry is Symmetry.NONE and not anything and not target.pattern.exact:  # which has its own
        target = attrs.evolve(target, symmetry=symmetry)
    return PuzzleKind(target, scale if parsed.scale == OUR_SCALE else parsed.usual_scale())


def _entries(text: str) -> list[str]:
    """Return the entries of a week, separated by spaces, by commas, or both.

    If there are no spaces, every comma separates entries; otherwise commas may also occur within an entry.
    """
    text = text.strip().strip(BETWEEN_ENTRIES)
    entries = list(filter(None, _BETWEEN_ENTRIES.split(text)))
    return text.split(BETWEEN_ENTRIES) if len(entries) == 1 else entries


def _in_bands(week: Sequence[Sequence[PuzzleKind]]) -> list[list[PuzzleKind]]:
    """Return a week in which puzzles that ask only for a level get bands of effort, each above the one before."""
    plain: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for kind in chain.from_iterable(week):
        if kind.plain_level:
            scale, level = kind.plain_level
            plain[scale].append((level, kind.target.symmetry))
    bands = {scale: iter(effort_bands(scale, puzzles)) for scale, puzzles in plain.items()}

    def in_its_band(kind: PuzzleKind) -> PuzzleKind:
        if kind.plain_level is None:
            return kind
        scale, _ = kind.plain_level
        return attrs.evolve(kind, target=attrs.evolve(kind.target, ranges={RISING[scale]: next(bands[scale])}))

    return [[in_its_band(kind) for kind in kinds] for kinds in week]


def _weekday(name: str) -> int:
    """Return the number of a weekday, 0 for Monday, given its name or the beginning of it."""
    found = [number for number, each in enumerate(WEEKDAYS) if len(name) > 1 and each.startswith(name.lower())]
    if len(found) != 1:
        raise CalendarError(f"unknown weekday {name!r}; choose from {', '.join(WEEKDAYS)}")
    return found[0]


def place_of(text: str) -> tuple[date, int]:
    """Return the date and the number of a puzzle such as ``2031-05-17/2``; the number is 1 if only a date is given.

    Raises CalendarError if the text is not such a place.
    """
    day, slash, number = text.strip().partition("/")
    if slash and not number.isdecimal():
        raise CalendarError(f"{text!r} is not a date with an optional number, such as 2031-05-17 or 2031-05-17/2")
    return day_of(day), int(number or 1)


def plain_place(text: str) -> str:
    """Return a place in its shortest form: the date alone for its first puzzle.

    Raises CalendarError if the text is not such a place.
    """
    return _place_text(*place_of(text))


def _place_text(day: date, number: int) -> str:
    return day.isoformat() if number == 1 else f"{day}/{number}"


def _variation(place: str, number: int) -> int:
    if number < 2:
        raise CalendarError(f"{place}: a variation must be 2 or higher, not {number}")
    return number
