"""A calendar: which puzzle each day has, by its date alone.

A week says what the puzzles of its days must be like.  Where only a level is asked for, puzzles take more effort than
those of easier levels, and of their own before them: each has a band of efforts (``effort_bands``).  So every puzzle
has a target that stands by itself and a seed that is its date, and can be made again alone.
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
from ..generator.target_text import BETWEEN_WISHES, read_target
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import SCALES, scale_named
from ..solving.scale import Grade, Scale
from ..techniques.names import UnknownTechnique
from .effort_bands import RISING, can_have_bands, effort_bands
from .spans import CalendarError, day_of, days_of

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")

NOTHING = "-"
"""What stands in a week for a day without a puzzle."""

BETWEEN_ENTRIES = ","

_BETWEEN_ENTRIES = re.compile(r"\s+,?\s*|,\s+")

TOGETHER = "&"
"""What stands between the puzzles of one day."""

NO_SYMMETRY = Symmetry.NONE.value
"""What an entry says that is to have none, whatever the others have."""

OUR_SCALE = Mark(CrosshatchScale.name)

_SEED = re.compile(r"(?:(?P<name>.+)/)?(?P<day>\d{4}-\d\d-\d\d)/(?P<number>\d+)(?:\.\d+)?", re.DOTALL)


@attrs.frozen
class PuzzleKind:
    """What a puzzle of a calendar must be like: its target and its scale; None is our own, as the target needs it."""

    target: Target
    scale: Scale[Grade] | None = attrs.field(default=None, hash=False)  # which may have none

    def generator(self) -> Generator[Any]:
        """Return what makes such puzzles; it raises what ``Generator`` raises."""
        return _generator_of(self)

    @property
    def plain_level(self) -> tuple[str, str] | None:
        """The names of a scale and a level, in small letters, if the level is all that is asked for besides a symmetry.

        None where it is not, or can have no bands.
        """
        name, level = self.scale.name if self.scale else CrosshatchScale.name, (self.target.level or "").lower()
        is_built_in = self.scale is None or (name in SCALES and self.scale is scale_named(name))
        is_plain = self.target == Target(level=self.target.level, symmetry=self.target.symmetry)
        return (name, level) if is_plain and is_built_in and can_have_bands(name, level) else None

    def never_like(self, other: "PuzzleKind") -> bool:
        """Return whether no puzzle can be as this one and, up to symmetry, as another.

        That is known of our own scale alone, since its grades are the same for all forms of a puzzle.
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
    """The place of a puzzle in a calendar.

    ``number`` is that among the puzzles of its ``date``, 1 or above; ``kind`` says what it must be like, and it is made
    from ``seed``.
    """

    date: date
    number: int
    kind: PuzzleKind
    seed: str

    @property
    def place(self) -> str:
        """The date, with the number behind it where that is not 1: ``2031-05-17/2``."""
        return _place_text(self.date, self.number)

    @property
    def scale(self) -> Scale[Grade]:
        """The scale that grades its puzzle."""
        return self.kind.generator().scale

    @property
    def code(self) -> str:
        """The seed with all that is wished, which makes the puzzle again by itself."""
        return code_of(self.kind.target, self.scale, self.seed)


class Calendar:
    """Makes the puzzles of days: what a day has follows from its date.

    - ``week``: seven entries with blanks or commas between them, one for each day; several such weeks take turns.  An
      entry is a level or, where there are blanks, wishes as a code has them before its colon
      (``hard,180,must=x-wing``); ``easy&hard`` are two puzzles for the day, and ``-`` is none;
    - ``symmetry``: that of the givens, where an entry has no other, nor a mask; ``hard,none`` has none in any case;
    - ``scale``: that of the puzzles, where an entry has no other; our own where it is left out;
    - ``first_day``: the weekday of the first entry;
    - ``seed``: what sets it apart from other calendars of the same week, as part of all seeds;
    - ``days``: other entries for certain dates;
    - ``replaced``: for dates (``2031-05-17``), or puzzles of these (``2031-05-17/2``), which variation takes the place
      of the first one: 2 or above;
    - ``rising``: whether effort rises within the week, from easier levels to harder ones and within each.

    Raises CalendarError where it cannot be like this, TargetError where no puzzle can meet an entry, and
    UnknownTechnique where an entry names a technique that its scale does not count.
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
            raise CalendarError(f"the seed of a calendar is printable text without a colon, not {seed!r}")
        self._symmetry, self._scale, self._seed = symmetry, scale, seed
        self._first_day = _weekday(first_day)
        weeks = [week] if isinstance(week, str) else list(week)
        if not weeks:
            raise CalendarError("there is no week: give seven entries, one for each day")
        self._weeks = [self._week(each, rising) for each in weeks]
        self._days = {day_of(day): self._kinds(entry) for day, entry in (days or {}).items()}
        self._variations = {place_of(place): _variation(place, number) for place, number in (replaced or {}).items()}
        for kind in self._all_kinds():
            kind.generator()
        for day, number in self._variations:
            self._check_has(day, number)

    def slots(self, span: str | Iterable[date]) -> Iterator[Slot]:
        """Yield the places of puzzles on the days of a span (``days_of``), in order.

        Raises CalendarError where there is no such span.
        """
        days = days_of(span) if isinstance(span, str) else span
        return (slot for day in days for slot in self._slots_of(day))

    def seeds(self, span: str | Iterable[date]) -> Iterator[str]:
        """Yield the seeds of the puzzles on the days of a span, in order.

        Raises CalendarError where there is no such span.
        """
        return (slot.seed for slot in self.slots(span))

    def needed_for(self, wanted: Container[date], span: str | Iterable[date]) -> list[Slot]:
        """Return the places of a span whose puzzles must be known, so that those of some days are what they are.

        These are the places of the days themselves, and earlier ones of whose puzzles theirs could be repeats.
        """
        needed: list[Slot] = []
        kinds: set[PuzzleKind] = set()
        for slot in reversed(list(self.slots(span))):
            if slot.date in wanted or not all(slot.kind.never_like(other) for other in kinds):
                needed.append(slot)
                kinds.add(slot.kind)
        return needed[::-1]

    def slot(self, seed: str) -> Slot:
        """Return the place of the puzzle of a seed, or of a variation of it.

        Raises CalendarError where the seed is none of this calendar.
        """
        found = _SEED.fullmatch(seed)
        if found is None or (found["name"] or "") != self._seed:
            raise CalendarError(f"{seed!r} is not a seed of this calendar")
        day, number = day_of(found["day"]), int(found["number"])
        self._check_has(day, number)
        return Slot(day, number, self._kinds_on(day)[number - 1], seed)

    def make(self, seed: str, max_seconds: float | None = None) -> Result[Any]:
        """Make the puzzle of a seed of this calendar, as ``Generator`` does.

        Raises CalendarError where the seed is none.
        """
        return self.slot(seed).kind.generator().make(seed, max_seconds)

    def scales(self) -> list[Scale[Grade]]:
        """Return the scales that grade its puzzles, one for each thing that is wished."""
        return [kind.generator().scale for kind in self._all_kinds()]

    def _all_kinds(self) -> Iterator[PuzzleKind]:
        return chain.from_iterable(chain(*self._weeks, self._days.values()))

    def _week(self, text: str, rising: bool) -> list[list[PuzzleKind]]:
        """Return what a week asks for, for each day, each level in bands of effort where it is to rise."""
        entries = _entries(text)
        if len(entries) != len(WEEKDAYS):
            given = f"{len(entries)}: {text}" if entries else "none"
            raise CalendarError(
                f"a week has seven entries, one for each day, with blanks or commas between them; here are {given}"
            )
        week = [self._kinds(entry) for entry in entries]
        if not any(week):
            raise CalendarError("there is no puzzle in this week: give at least one entry that is no -")
        return _in_bands(week) if rising else week

    def _kinds(self, entry: str) -> list[PuzzleKind]:
        """Return what an entry asks for; raise what ``Generator`` does, with the entry, where no puzzle can be so."""
        if entry == NOTHING:
            return []
        try:
            kinds = [self._kind(each) for each in entry.split(TOGETHER)]
        except TargetError as error:
            raise CalendarError(f"the entry {entry!r} is no target: {error}") from error
        try:
            for kind in kinds:
                kind.generator()
        except (TargetError, UnknownTechnique) as error:
            raise type(error)(f"the entry {entry!r}: {error}") from error
        return kinds

    def _kind(self, text: str) -> PuzzleKind:
        """Return what is wished by a line of wishes.

        Raises TargetError where that is no target, and ScaleError where it names a scale that is not there.
        """
        if not text:
            raise TargetError("there is nothing beside &")
        items = text.split(BETWEEN_WISHES)
        anything = NO_SYMMETRY in items
        wished = read_target(BETWEEN_WISHES.join(each for each in items if each != NO_SYMMETRY))
        if wished.missing:
            raise TargetError(f"an entry cannot say {listed(wished.missing.values())}")
        target = wished.target
        if target.symmetry is not Symmetry.NONE and anything:
            raise TargetError(f"two symmetries, {target.symmetry} and {NO_SYMMETRY}")
        if target.symmetry is Symmetry.NONE and not anything and not target.pattern.exact:  # which has its own
            target = attrs.evolve(target, symmetry=self._symmetry)
        return PuzzleKind(target, self._scale if wished.scale == OUR_SCALE else wished.usual_scale())

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
            raise CalendarError(f"{day} has {there}, and so no number {number}")


def _entries(text: str) -> list[str]:
    """Return the entries of a week, which have blanks between them, with commas or without.

    Where there are no blanks, the commas are between the entries, and else also between the wishes of one.
    """
    text = text.strip().strip(BETWEEN_ENTRIES)
    entries = list(filter(None, _BETWEEN_ENTRIES.split(text)))
    return text.split(BETWEEN_ENTRIES) if len(entries) == 1 else entries


def _in_bands(week: Sequence[Sequence[PuzzleKind]]) -> list[list[PuzzleKind]]:
    """Return a week in which puzzles of which the level is asked for have bands of effort, each one above the other."""
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
    """Return the number of a weekday, 0 for Monday, by its name or the beginning of it."""
    found = [number for number, each in enumerate(WEEKDAYS) if len(name) > 1 and each.startswith(name.lower())]
    if len(found) != 1:
        raise CalendarError(f"there is no weekday {name!r}: choose from {', '.join(WEEKDAYS)}")
    return found[0]


def place_of(text: str) -> tuple[date, int]:
    """Return the date and the number of a puzzle, such as ``2031-05-17/2``; the first where only the date is given.

    Raises CalendarError where it is none.
    """
    day, slash, number = text.strip().partition("/")
    if slash and not number.isdecimal():
        raise CalendarError(f"{text!r} is not a puzzle of a day, such as 2031-05-17 or 2031-05-17/2")
    return day_of(day), int(number or 1)


def plain_place(text: str) -> str:
    """Return the place of a puzzle as short as it can be given: the first one of a date by this alone.

    Raises CalendarError where it is none.
    """
    return _place_text(*place_of(text))


def _place_text(day: date, number: int) -> str:
    return day.isoformat() if number == 1 else f"{day}/{number}"


def _variation(place: str, number: int) -> int:
    if number < 2:
        raise CalendarError(f"a puzzle is replaced by its variation 2 or a later one, not {number} ({place})")
    return number
