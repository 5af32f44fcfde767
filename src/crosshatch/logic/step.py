"""Steps and their parts: the technique, the pattern, and the conclusions.

A step is data.  ``pattern`` is a frozen value in Sudoku terms.  Everything else is derived from it on demand: the
truths that justify the conclusions, for the checker in ``proof``, and the roles, links and branches for pictures and
explanations.  Roles say what something does in the pattern; other modules turn them into colours and words.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Protocol, TypeAlias, TypeVar

import attrs

from .. import display
from ..board.board import Board, Combination
from ..board.candidate import Candidate, candidate
from ..board.derived import leftovers, sum_of_rest
from ..board.errors import CrosshatchError
from ..board.grid import Grid
from ..board.houses import (
    CELLS,
    DIGITS,
    NO_HOUSE,
    cell_name,
    cell_of,
    cells_in,
    cells_name,
    exact,
    house_name,
    house_of,
    houses_code,
)
from ..board.transformation import Transformation
from .role import Role as Role
from .technique import Technique


@attrs.frozen(order=True)
class CellTruth:
    """One of the candidates of an empty cell is true; the cell is given by number (0 to 80) or name.

    Raises ValueError if there is no such cell.
    """

    cell: int = attrs.field(converter=cell_of)

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the candidates, at least one of which is true."""
        mask = grid.digits_of(self.cell)
        return tuple(candidate(self.cell, digit) for digit in DIGITS if mask >> digit & 1)

    def __str__(self) -> str:
        return cell_name(self.cell)


@attrs.frozen(order=True)
class HouseTruth:
    """A digit (1 to 9) that is missing from a house, given by number (0 to 62) or name, is in one of its cells.

    Raises ValueError if there is no such digit or house.
    """

    digit: int = attrs.field(converter=exact, validator=attrs.validators.in_(DIGITS))
    house: int = attrs.field(converter=house_of)

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the candidates, at least one of which is true."""
        cells = grid.cells_mask(self.digit) & grid.tables.cells_of(self.house)
        return tuple(candidate(cell, self.digit) for cell in cells_in(cells))

    def __str__(self) -> str:
        return f"{self.digit} in {house_name(self.house)}"


def _plain(each: Candidate) -> Candidate:
    """Return a candidate of a custom class as a plain one, so that all code reads the same cell and digit."""
    return each if type(each) is Candidate else Candidate(each.cell, each.digit)


def _sorted_by_cell(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    return tuple(sorted(set(map(_plain, candidates))))


@attrs.frozen(order=True)
class Guardians:
    """One of the guardians of a pattern is true, because these candidates alone cannot fill its cells.

    ``pattern`` are the candidates of the pattern, cell by cell.  An impossible pattern has no filling from these.
    Every filling of a deadly one has a twin with the same digits in every row, column and box, so a puzzle with one
    solution cannot contain it.  The guardians are the other candidates of those cells.
    """

    pattern: tuple[Candidate, ...] = attrs.field(converter=_sorted_by_cell)

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the pattern, in order."""
        return tuple(sorted({each.cell for each in self.pattern}))

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the guardians, at least one of which is true."""
        return tuple(
            each for cell in self.cells for each in CELL_TRUTHS[cell].candidates(grid) if each not in self.pattern
        )

    def __str__(self) -> str:
        digits = "".join(str(digit) for digit in sorted({each.digit for each in self.pattern}))
        return f"not only {digits} in {cells_name(self.cells)}"


@attrs.frozen(order=True)
class BoardTruth:
    """A truth that a constraint of the board declares, by its place in ``board.truths``, with its name."""

    number: int
    name: str = attrs.field(eq=False)

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the candidates, at least one of which is true."""
        declared = grid.board.truths[self.number].candidates
        return tuple(each for each in declared if grid.digits_of(each.cell) >> each.digit & 1)

    def __str__(self) -> str:
        return self.name


@attrs.frozen
class ImageTruth:
    """A candidate and its image under a symmetry of the givens are both true or both false.

    This holds if the puzzle has one solution, because the symmetry maps the solution to itself.  So another candidate
    of the same cell is true, or the image is.
    """

    candidate: Candidate
    symmetry: Transformation = attrs.field(repr=False)

    @property
    def image(self) -> Candidate:
        """The image of the candidate."""
        return self.symmetry.image(self.candidate)

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the candidates, at least one of which is true."""
        image, cell = self.image, self.candidate.cell
        others = tuple(each for each in CELL_TRUTHS[cell].candidates(grid) if each != self.candidate)
        is_left = grid.digits_of(image.cell) >> image.digit & 1 and image not in others and image != self.candidate
        return (*others, image) if is_left else others

    def __str__(self) -> str:
        return f"{Assertion(self.candidate)} only with its image {Assertion(self.image)}"


@attrs.frozen
class BoardRule:
    """A rule of the board about several cells, such as the sum of a cage, by its place in ``board.combinations``."""

    number: int
    name: str = attrs.field(eq=False)

    def combination(self, board: Board) -> Combination | None:
        """Return the rule itself."""
        return board.combinations[self.number] if self.number in range(len(board.combinations)) else None

    def __str__(self) -> str:
        return self.name


@attrs.frozen
class RestOfHouses:
    """The 45 rule: the sum of what remains of some houses after the cages ``rules`` (by place) are subtracted."""

    houses: tuple[int, ...]
    rules: tuple[int, ...]

    def combination(self, board: Board) -> Combination | None:
        """Return the rule itself, or None if nothing follows."""
        return sum_of_rest(board, self.houses, self.rules)

    def __str__(self) -> str:
        return f"the sum of {houses_code(self.houses)}"


@attrs.frozen
class Leftovers:
    """The law of leftovers: what remains of some houses without others has the same digits as the rest of these."""

    houses: tuple[int, ...]
    others: tuple[int, ...]

    def combination(self, board: Board) -> Combination | None:
        """Return the rule itself, or None if nothing follows."""
        return leftovers(board, self.houses, self.others)

    def __str__(self) -> str:
        return f"{houses_code(self.houses)} and {houses_code(self.others)}"


NamedRule: TypeAlias = BoardRule | RestOfHouses | Leftovers
"""A rule about several cells that a step relies on."""

RULE_TYPES = (BoardRule, RestOfHouses, Leftovers)
"""The types of rules about several cells."""


class Truth(Protocol):
    """A set of candidates, at least one of which is true in every solution."""

    def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the candidates, at least one of which is true."""
        ...


CELL_TRUTHS: tuple[CellTruth, ...] = tuple(CellTruth(cell) for cell in CELLS)
"""The truth of each cell, by cell."""

HOUSE_TRUTHS: tuple[tuple[HouseTruth, ...], ...] = tuple(
    tuple(HouseTruth(digit, house) for house in range(NO_HOUSE)) if digit else () for digit in range(10)
)
"""The truth of each digit (first index, 0 is unused) in each house (second index)."""


@attrs.frozen
class Link:
    """A link between candidates: strong (one side is true) or weak (at most one side is true)."""

    start: tuple[Candidate, ...]
    end: tuple[Candidate, ...]
    role: Role = Role.STRONG


@attrs.frozen
class Span:
    """A piece of text with its role in the pattern, or None for plain text."""

    text: str
    role: Role | None = None


Line: TypeAlias = tuple[Span, ...]
"""A line of text as a sequence of spans."""

T = TypeVar("T")
ByRole: TypeAlias = Mapping[Role, tuple[T, ...]]


def _by_role(given: Mapping[Role, Iterable[T]]) -> ByRole[T]:
    return {role: tuple(items) for role, items in given.items()}


def _truths(given: Iterable[Truth]) -> tuple[Truth, ...]:
    return tuple(given)


def _spans(given: Iterable[Span]) -> Line:
    return tuple(given)


def _links(given: Iterable[Link]) -> tuple[Link, ...]:
    return tuple(given)


def _numbers(given: Mapping[Role, Iterable[int]]) -> ByRole[int]:
    return _by_role(given)


def _cells(given: Mapping[Role, Iterable[int | str]]) -> ByRole[int]:
    return {role: tuple(map(cell_of, cells)) for role, cells in given.items()}


def _houses(given: Mapping[Role, Iterable[int | str]]) -> ByRole[int]:
    return {role: tuple(map(house_of, houses)) for role, houses in given.items()}


def _candidates(given: Mapping[Role, Iterable[Candidate]]) -> ByRole[Candidate]:
    return _by_role(given)


@attrs.frozen(hash=False)
class Roles:
    """The cells (0 to 80), candidates, houses and digits for each role in a pattern, in order."""

    cells: ByRole[int] = attrs.field(factory=dict, converter=_numbers)
    candidates: ByRole[Candidate] = attrs.field(factory=dict, converter=_candidates)
    houses: ByRole[int] = attrs.field(factory=dict, converter=_numbers)
    digits: ByRole[int] = attrs.field(factory=dict, converter=_numbers)


NO_ROLES = Roles()


@attrs.frozen
class Assertion:
    """A candidate that is on (true) or off (false)."""

    candidate: Candidate
    on: bool = True

    def __str__(self) -> str:
        return f"{cell_name(self.candidate.cell)}{'=' if self.on else '<>'}{self.candidate.digit}"


@attrs.frozen
class Consequence:
    """A consequence in a branch: an assertion, the earlier assertions that cause it, and the truth that links them.

    If the link is a weak link (two candidates exclude each other), there is no truth.  If the consequence takes more
    than a link, ``by`` is a step, on the grid that the causes leave, that proves the assertion.
    """

    assertion: Assertion
    causes: tuple[Assertion, ...] = ()
    truth: Truth | None = None
    by: "Step | None" = None


@attrs.frozen
class Branch:
    """One case of a step with several cases: its assumption, the consequences in order, and the end.

    A branch ends in the ``assertion`` of its last consequence or, if ``fails`` is set, in a contradiction: that truth
    has no candidate left, or that rule no way to fill its cells.  If the contradiction is that two candidates, or
    groups of them, are true but exclude each other, they are the ``clash``.  ``roles`` and ``links`` describe the
    picture of the branch.
    """

    case: tuple[Assertion, ...]
    follows: tuple[Consequence, ...] = ()
    fails: Truth | NamedRule | None = None
    roles: Roles = NO_ROLES
    links: tuple[Link, ...] = ()
    clash: tuple[tuple[Candidate, ...], ...] = ()


class Pattern(ABC):
    """The pattern of a step: a frozen value in Sudoku terms, from which everything else is derived."""

    __slots__ = ()

    @property
    def variety(self) -> str:
        """The word before the name that distinguishes this form of the technique, such as ``Siamese``."""
        return ""

    @property
    def also_called(self) -> tuple[str, ...]:
        """The names that players give to this form of the technique, which may include the technique's own."""
        return ()

    @property
    def in_full(self) -> "Pattern":
        """The pattern with all its details, for patterns that compute them only on request."""
        return self

    @property
    @abstractmethod
    def truths(self) -> tuple[Truth, ...]:
        """The truths that the conclusions need, and no others."""

    @property
    def rules(self) -> tuple[NamedRule, ...]:
        """The rules about several cells that the conclusions need besides the truths."""
        return ()

    @property
    def counted_links(self) -> tuple[HouseTruth, ...]:
        """The links, at most one of whose candidates is true, that together contain all candidates of the truths.

        There are none, unless the conclusions follow from the numbers of truths and links.
        """
        return ()

    @property
    def roles(self) -> Roles:
        """The roles in the pattern."""
        return NO_ROLES

    @property
    def links(self) -> tuple[Link, ...]:
        """The links to draw."""
        return ()

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The cases of the pattern."""
        return ()

    @property
    def notation(self) -> str:
        """The pattern in standard one-line notation, without name and conclusion; it may be empty."""
        return ""

    @property
    def where(self) -> str | None:
        """The text that replaces the notation after the name, such as ``in c9``; possibly empty, and usually None."""
        return None


def _each(fits: Callable[[Any], bool], kind: str) -> Any:
    """Return a validator that checks the type of each item of a field, perhaps by role."""

    def check(_: object, attribute: "attrs.Attribute[Any]", given: Any) -> None:
        by_role = given if isinstance(given, Mapping) else {Role.PATTERN: given}
        for role, things in by_role.items():
            if not isinstance(role, Role):
                raise TypeError(f"the keys of {attribute.name} in a CustomPattern must be Roles, not {role!r}")
            for each in things:
                if not fits(each):
                    raise ValueError(f"{attribute.name} of a CustomPattern: {each!r} is not {kind}")

    return check


_are_by_role = _each(lambda each: True, "anything else")
_are_candidates = _each(lambda each: isinstance(each, Candidate), "a Candidate")
_are_digits = _each(lambda each: each in DIGITS, "a digit (1 to 9)")
_are_links = _each(lambda each: isinstance(each, Link), "a Link")
_are_spans = _each(lambda each: isinstance(each, Span), "a Span (make them with words.say)")


@attrs.frozen(hash=False)
class CustomPattern(Pattern):
    """A pattern with all fields given explicitly, for custom techniques that do not need their own type.

    ``cells`` and ``houses`` (by number or name), ``candidates`` and ``digits`` are given by role:
    ``CustomPattern(truths=[...], cells={Role.PIVOT: ["r5c5"]})``.  ``words`` is the explanation as a line of spans
    (``words.say``).  ``notation`` is the pattern in one line; by default, the cells that have a role.

    Raises ValueError if a field contains an invalid item, and TypeError if its keys are not Roles.
    """

    truths: tuple[Truth, ...] = attrs.field(converter=_truths)
    cells: ByRole[int] = attrs.field(factory=dict, converter=_cells, validator=_are_by_role)
    candidates: ByRole[Candidate] = attrs.field(factory=dict, converter=_candidates, validator=_are_candidates)
    houses: ByRole[int] = attrs.field(factory=dict, converter=_houses, validator=_are_by_role)
    digits: ByRole[int] = attrs.field(factory=dict, converter=_numbers, validator=_are_digits)
    links: tuple[Link, ...] = attrs.field(default=(), converter=_links, validator=_are_links)
    words: Line = attrs.field(default=(), converter=_spans, validator=_are_spans)
    notation: str = attrs.field(converter=str)

    @notation.default
    def _names_of_cells(self) -> str:
        return cells_name({cell for cells in self.cells.values() for cell in cells})

    @property
    def roles(self) -> Roles:
        """The roles as given."""
        return Roles(self.cells, self.candidates, self.houses, self.digits)


def _sorted_for_notation(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    if type(candidates) is tuple and len(candidates) < 2:  # as for singles, which are many
        return candidates if not candidates or type(candidates[0]) is Candidate else (_plain(candidates[0]),)
    return tuple(sorted(dict.fromkeys(map(_plain, candidates)), key=lambda each: (each.digit, each.cell)))


def _shown(candidates: Iterable[Candidate]) -> str:
    return " ".join(map(str, candidates)) or "none"


class UnprovenStep(CrosshatchError):
    """A step does not follow from its truths; the message names the conclusion and a counterexample."""


@attrs.frozen
class Step:
    """One deduction: its technique, its pattern, and the candidates that it places or eliminates.

    Placements and eliminations are sorted by digit, then by cell.
    """

    technique: Technique
    pattern: Pattern
    placements: tuple[Candidate, ...] = attrs.field(default=(), converter=_sorted_for_notation, repr=_shown)
    eliminations: tuple[Candidate, ...] = attrs.field(default=(), converter=_sorted_for_notation, repr=_shown)
    _seen: Callable[[], Grid] | None = attrs.field(default=None, init=False, eq=False, repr=False)

    @property
    def position(self) -> Grid | None:
        """The grid on which the step was found, for steps from ``Path.steps``; otherwise None."""
        return self._seen and self._seen()

    def seen_on(self, position: Callable[[], Grid]) -> "Step":
        """Return a copy of the step that knows its position, which the given function computes on request."""
        step = self if self._seen is None else attrs.evolve(self)
        object.__setattr__(step, "_seen", position)
        return step

    def __getstate__(self) -> tuple[object, ...]:
        return self.technique, self.pattern, self.placements, self.eliminations

    def __setstate__(self, state: tuple[object, ...]) -> None:
        for name, value in zip(("technique", "pattern", "placements", "eliminations"), state, strict=True):
            object.__setattr__(self, name, value)
        object.__setattr__(self, "_seen", None)

    @property
    def name(self) -> str:
        """The name of the technique, with the word for its form, such as ``Siamese Finned X-Wing``."""
        variety = self.pattern.variety
        return f"{variety} {self.technique.title}" if variety else self.technique.title

    @property
    def also_called(self) -> tuple[str, ...]:
        """Other names of this form of the technique, such as ``S-Wing`` for an AIC of a certain shape."""
        return tuple(name for name in self.pattern.in_full.also_called if name != self.technique.title)

    @property
    def rating(self) -> float | None:
        """The rating on the Crosshatch scale (1.0 is easiest) for this pattern; None if that scale does not rate it."""
        return self.technique.rating_of(self.pattern)

    @cached_property
    def truths(self) -> tuple[Truth, ...]:
        """The truths that the step relies on."""
        return self.pattern.truths

    @property
    def rules(self) -> tuple[NamedRule, ...]:
        """The rules about several cells that the step relies on, such as the sum of a cage."""
        return self.pattern.rules

    @property
    def counted_links(self) -> tuple[HouseTruth, ...]:
        """The links, at most one of whose candidates is true, that together contain all candidates of the truths.

        There are none, unless the conclusions follow from the numbers of truths and links.
        """
        return self.pattern.counted_links

    @property
    def roles(self) -> Roles:
        """The roles in the pattern, without the candidates that are placed or removed."""
        return self.pattern.roles

    @property
    def links(self) -> tuple[Link, ...]:
        """The links of the pattern."""
        return self.pattern.links

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The cases of the step."""
        return self.pattern.branches

    @property
    def notation(self) -> str:
        """The step in standard one-line notation, such as ``X-Wing: 1 c15 r25 => r2c3<>1``."""
        return self.notation_under(self.name)

    def notation_under(self, name: str, colon: str = ":", body: str | None = None) -> str:
        """Return the notation with the technique name and the colon of another language, and perhaps its own body."""
        where = self.pattern.where
        if where is not None:
            return " ".join(filter(None, (name, where, "=>", self.conclusion)))
        body = self.pattern.notation if body is None else body
        if body:
            return f"{name}{colon} {body} => {self.conclusion}"
        return f"{name}{colon} {self.conclusion}" if self.placements else f"{name} => {self.conclusion}"

    @property
    def conclusion(self) -> str:
        """The placements and eliminations in standard notation: ``r1c1=5`` or ``r1c2,r3c4<>5``."""
        parts = [f"{cell_name(each.cell)}={each.digit}" for each in self.placements]
        for digit in DIGITS:
            cells = [each.cell for each in self.eliminations if each.digit == digit]
            if cells:
                parts.append(f"{cells_name(cells)}<>{digit}")
        return ", ".join(parts)

    def apply(self, grid: Grid) -> bool:
        """Apply the step to a grid; return whether anything changed.

        Raises ValueError if a digit to be placed is not a candidate of its cell.
        """
        changed = bool(self.placements)
        for each in self.eliminations:
            changed |= grid.eliminate(each.cell, each.digit)
        for each in self.placements:
            grid.place(each.cell, each.digit)
        return changed

    def _repr_svg_(self) -> str:
        return display.draw(self)

    def __str__(self) -> str:
        return self.notation
