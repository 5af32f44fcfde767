"""The options that say what is to be made, and from which seeds, and the generator that they choose."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from ..batch.repeats import RepeatedPuzzle
from ..board.errors import PuzzleError
from ..board.messages import counted
from ..board.puzzle import Puzzle, check_is_classic
from ..formats import read
from ..generator import ClosestPuzzle, Generator, Target
from ..generator.errors import SeedError, TargetError
from ..generator.patterns.drawings import GALLERY, text_mask
from ..generator.patterns.filling import COUNTED
from ..generator.patterns.pattern import Pattern
from ..generator.scales import plain_name, scale_for, scales_with_level, without
from ..generator.seeds import COLON, Code, check_seed, is_code, parse
from ..generator.target import CRITERIA, Spelling, together
from ..grading import scale_named
from ..grading.registry import techniques_named
from ..position.status import Unique, check
from ..solving.scale import Grade, Scale
from ..verbs.choices import MOST_NAMES, NAMES, WithOwn
from ..verbs.declaration import BadRequest, given_options, option, verb
from ..verbs.kinds import PACE, Choice, Kind, ScaleName, Section, Several, said
from .inputs import WANTED, is_path
from .scales import TO_A_PACE, check_takes_own, our_scale

LONGEST_NAME = 40
"""What is longer, and no file, was meant as a mask."""

LONGEST = 10_000
"""A file of more characters holds no mask."""


def _mask(given: str) -> Pattern:
    """Return the pattern of a mask that is named, in a file, or text."""
    if given in GALLERY:
        return Pattern(GALLERY[given])
    text = _of_file(given)
    if text is None and len(given) <= LONGEST_NAME and "\n" not in given:
        raise TargetError(f"{given!r} is not a file, a mask of 81 marks, or one of {', '.join(GALLERY)}")
    return Pattern(given if text is None else text)


def _of_file(given: str) -> str | None:
    """Return what a file has; None where there is none."""
    try:
        path = Path(given)
        if not path.exists():
            return None
        with path.open(encoding="utf-8-sig", errors="replace") as stream:
            return stream.read(LONGEST)
    except OSError as error:
        if "\n" in given or len(given) >= 81:  # no name of a file
            return None
        raise TargetError(f"{given}: {error.strerror or error}") from error


def _puzzle(given: str, wanted: str = WANTED) -> Puzzle:
    """Return a puzzle of any format that can be read, in a file or as text."""
    text = _of_file(given)
    if text is None and is_path(given):
        raise PuzzleError(f"{given!r}: no such file, and not a puzzle; {wanted}")
    try:
        found = read(given if text is None else text)
    except PuzzleError as error:
        raise PuzzleError(f"{error}; {wanted}") from error
    check_is_classic(found, "a pattern or target from a puzzle")
    return found


def _like(given: str) -> Puzzle:
    """Return a puzzle with one solution."""
    plain = Puzzle(_puzzle(given).givens)
    status = check(plain)
    if not isinstance(status, Unique):
        raise PuzzleError(f"the puzzle must have exactly one solution; this one has {status}")
    return plain


def many(solutions: int) -> str:
    """Return how many solutions were counted."""
    return f"{COUNTED} or more" if solutions >= COUNTED else str(solutions)


PATTERNS = (
    Spelling(
        "mask",
        "Pattern of givens: 81 marks (x a given, . empty, a digit for that given, ? either), a file of them, or one of "
        f"{', '.join(GALLERY)}.",
        "FILE|TEXT",
        _mask,
    ),
    Spelling(
        "mask-text",
        "Draw letters or digits with the givens: A, 17, 4.5.",
        "TEXT",
        lambda given: Pattern(text_mask(given)),
    ),
    Spelling(
        "with-givens",
        "Include all givens of this puzzle.",
        "PUZZLE",
        lambda given: Pattern.with_givens(_puzzle(given)),
    ),
    Spelling(
        "solution",
        "Make puzzles that have this solution.",
        "LINE",
        lambda given: Pattern(solution=_puzzle(given, "give all 81 digits, or the name of a file with them").line),
    ),
    Spelling("like", "Use this puzzle's pattern of givens, and its level unless you request another.", "PUZZLE", _like),
)
"""How a command line asks for patterns: in files too, which seeds cannot name."""


OWN = "crosshatch"

OF_SCALES = {"--scale", "--without", "--strategy"}
"""The options about the scale."""

FROM_FILES = {
    "pace": (Spelling("pace", TO_A_PACE, PACE.metavar, lambda given: PACE.parse(given).factor),),
    "pattern": PATTERNS,
}
"""By the names of criteria, the options that can read files, and so are not those of seeds."""

SPELLINGS = {
    spelling.name.replace("-", "_"): (field, spelling)
    for field, criterion in CRITERIA.items()
    for spelling in FROM_FILES.get(field, criterion.spellings)
}
"""By the names of arguments the fields of a target that they are for, and how they are read."""

DIFFICULTY = {
    f"--{spelling.name}"
    for field, spelling in SPELLINGS.values()
    if field in ("level", "rating", "ranges", "must", "up_to", "hardest")
}
"""The options that say how hard puzzles are; where none is given, those like another are of its level."""

MAX_SECONDS = 60.0
"""How long a verb tries for each puzzle or position where nobody says otherwise."""


def _option(spelling: Spelling) -> Any:
    """Declare the option of a spelling, which reads what seeds do."""

    def parse(text: str) -> Any:
        if spelling.choices:
            Choice(spelling.choices).parse(text)
        with said(ValueError):
            return spelling.read(text)

    kind = Kind(spelling.metavar or "|".join(spelling.choices), parse=parse)
    return option(
        Several(kind, MOST_NAMES) if spelling.several else kind,
        spelling.help,
        many=spelling.several,
        section=Section.MAKE,
    )


@verb
class ToTarget(WithOwn):
    """What makes puzzles to a target, with an option for each spelling of a criterion."""

    explained_in: ClassVar[Mapping[Section, str]] = {Section.MAKE: "crosshatch generate"}

    locals().update({name: _option(spelling) for name, (_, spelling) in SPELLINGS.items()})
    scale: Scale[Grade] | None = option(ScaleName(), "Scale for levels and ratings", usual=OWN, section=Section.MAKE)
    without: tuple[str, ...] = option(
        NAMES, "Grade without these techniques (Crosshatch scale).", many=True, section=Section.MAKE
    )

    @property
    def named(self) -> set[str]:
        """The options for the target and its scale that were given."""
        return given_options(self, ToTarget)

    @property
    def graded_on(self) -> Scale[Grade]:
        """The scale that is asked for, our own by default."""
        return self.scale or scale_named(OWN)

    @cached_property
    def _values(self) -> list[tuple[str, str, Any]]:
        """What options ask for: the option, the field of the target, and its value."""
        return [
            (spelling.name, field, value)
            for name, (field, spelling) in SPELLINGS.items()
            for value in (getattr(self, name) if spelling.several else [getattr(self, name)])
            if value is not None
        ]

    @property
    def _fields(self) -> dict[str, Any]:
        return _together((field, value) for _, field, value in self._values)

    def target(self, level: str | None = None) -> Target:
        """Return what the options ask for, with a level if they leave that open.

        Raises TargetError where no puzzle can be like this.
        """
        like = vars(self)["like"]
        if like is not None and self.graded_on.levels and self.named.isdisjoint(DIFFICULTY):
            level = level or self.graded_on.grade(like).level
        return Target(**{"level": level} | self._fields)

    def generator(self, code: Code | None = None, level: str | None = None) -> Generator[Grade]:
        """Return the generator of such puzzles; a code says all of that instead, which options may only repeat.

        Raises TargetError where no puzzle can be like this, UnknownTechnique where a technique is none of the scale's,
        and BadRequest where options contradict each other, or what the seed carries, or do not say enough.
        """
        if code is None:
            target = self.target(level)
            return Generator(target, self._scale(target, self.graded_on, self.without))
        try:
            return self._again(code)
        except SeedError:
            raise
        except TargetError as error:
            level = code.carried.target.level
            remedy = f"; {COLON}" if level and not scales_with_level(level) else ""
            raise SeedError(f"the seed {code.text}: {error}{remedy}") from None

    def _again(self, code: Code) -> Generator[Grade]:
        """Return the generator that makes the puzzle of a code again."""
        carried = code.carried
        if self.scale is not None and self.scale.name != carried.scale.name:
            raise _contradiction(code, "scale")
        scale: Scale[Grade] | None = None
        if self.named & OF_SCALES:
            usual = self.scale or scale_named(carried.scale.name)
            scale = self._scale(carried.target, usual, self.without or carried.scale.without)
        pattern = self._fields.get("pattern") if carried.pattern_digest else None
        generator: Generator[Grade] = Generator.of_code(code.text, scale, pattern)
        for name, field, value in self._values:
            if not _implies(generator.target, field, value, generator.scale):
                raise _contradiction(code, name)
        return generator

    def _scale(self, target: Target, scale: Scale[Grade], gone: tuple[str, ...]) -> Scale[Grade]:
        """Return a scale; our own knows what the target names, and not what is to be left out."""
        check_takes_own(scale, self.own)
        if scale is not scale_named(OWN):
            if gone:
                raise BadRequest(
                    "--without works only with the Crosshatch scale; the techniques of other scales are fixed."
                )
            return scale
        own = scale_for(target)
        if self.own:
            own = our_scale((*own.strategies, *self.own))
        left = without(own, gone)
        wanted = [*(name for name, _ in target.occurrences), *target.hardest]
        both = [each for each in wanted if {*left.techniques}.isdisjoint(techniques_named(own, each))]
        if both:
            raise BadRequest(f"{plain_name(own, both[0])} is excluded by --without but required by another option.")
        return left


def code_in(seed: str | None) -> tuple[Code | None, str | None]:
    """Return the code that a seed is, if it carries a target, and the seed without it."""
    if seed is None or not is_code(seed):
        return None, seed
    code = parse(seed)
    check_seed(code.seed)
    return code if code.carries else None, code.plain


def _contradiction(code: Code, name: str) -> BadRequest:
    return BadRequest(
        f"--{name} contradicts the target in the seed {code.text}; leave the option out, or use the plain seed "
        f"{code.seed}."
    )


def _together(values: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return the fields of a target that ask for all of some values; a puzzle stands for the pattern of its givens."""
    return together((field, Pattern.of(each) if isinstance(each, Puzzle) else each) for field, each in values)


def _implies(target: Target, field: str, value: Any, scale: Scale[Grade]) -> bool:
    """Whether a target asks already for some value of a field."""
    try:
        return Target(**_together([*target.asked.items(), (field, value)])).on(scale) == target.on(scale)
    except TargetError:
        return False


def gave_up(made: ClosestPuzzle[Grade] | RepeatedPuzzle[Any]) -> str:
    """Say that the time for a puzzle ran out, or that all were repeats."""
    if isinstance(made, RepeatedPuzzle):
        return str(made)
    if not made.solutions:
        late, advice = ("", "choose another") if made.hopeless else (" in time", "allow more time with --max-seconds")
        return f"no filled grid was found{late} for the board {made.target.board}; {advice}"
    if made.hopeless:
        return (
            f"no puzzle found with this pattern: the nearest, {made.puzzle.line}, has {many(made.solutions)} "
            "solutions; more time would hardly help, so add or move givens"
        )
    if made.grade is None:
        return (
            f"no puzzle found in time with this pattern: the nearest, {made.puzzle.line}, has "
            f"{many(made.solutions)} solutions; allow more time with --max-seconds, or add givens"
        )
    return (
        f"no puzzle found in time: {counted(made.tried, 'puzzle')} tried; the nearest, {made.puzzle.line}, is "
        f"{made.grade}, but does not match: {', '.join(map(str, made.shortfalls))}; allow more time with "
        "--max-seconds, or relax the options"
    )
