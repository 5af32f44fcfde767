"""The patterns of forcing chains and nets: the consequences of an assumption, or of each of several cases."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Self

import attrs

from ...board.bitset import lowest, members
from ...board.board import Board
from ...board.candidate import Candidate
from ...board.houses import cells_in, cells_name, house_code
from ...logic.fields import board_field
from ...logic.needed_truths import needed_truths
from ...logic.step import (
    RULE_TYPES,
    Assertion,
    Branch,
    CellTruth,
    Consequence,
    HouseTruth,
    Link,
    NamedRule,
    Pattern,
    Role,
    Roles,
    Step,
    Truth,
)
from ..chains.nodes import Node
from ..uniqueness.pattern import DeadlyPattern


@attrs.frozen
class Fact:
    """A node that is on or off, and the reason.

    ``causes`` are the indices of its causes among the facts of its case; an assumption has none.  A node that is off
    has one cause, which excludes it.  A node that is on is what remains of a ``truth`` whose other candidates are off.
    If a node takes more than that to be off, ``by`` is a step on the grid that its causes leave, which are candidates
    that are off, and for a rule about several cells, on.
    """

    node: Node
    on: bool
    causes: tuple[int, ...] = ()
    truth: Truth | None = None
    by: Step | None = None

    def __str__(self) -> str:
        return f"{cells_name(cells_in(self.node.cells))}{'=' if self.on else '<>'}{self.node.digit}"


Facts = tuple[Fact, ...]
"""The facts of a case: the assumption and its consequences, each after its causes."""


@attrs.frozen
class ForcingChain(Pattern):
    """Chains from an assumption to a contradiction, or from each of several cases to the same conclusion.

    ``shows`` is the conclusion.  With several ``cases``, one of which holds because of the truth ``one_of``, each ends
    in it; if ``one_of`` is None, the cases are that a candidate is on and that it is off.  A single case assumes the
    contrary of the conclusion and leads to a contradiction.  Then either no candidate of the truth ``fails`` is left
    (they are off: the facts at the indices ``ends``), or there is no way to fill the cells of the rule ``fails`` with
    those facts, or, if ``fails`` is None, the two facts at the indices ``ends`` exclude each other but are both on; a
    single fact there says that the assumption is off.

    ``deadly`` are the patterns whose guardians the cases may use as truths.

    The cases may be computed on request, because most steps of a path are never examined; see ``to_tell``.
    """

    shows: Assertion
    cases: tuple[Facts, ...]
    one_of: Truth | None = None
    fails: Truth | NamedRule | None = None
    ends: tuple[int, ...] = ()
    deadly: tuple[DeadlyPattern, ...] = ()
    board: Board = board_field()
    _tell: Callable[[], tuple[Facts, ...]] | None = attrs.field(default=None, init=False, repr=False, eq=False)

    @classmethod
    def to_tell(cls, tell: Callable[[], tuple[Facts, ...]], **fields: Any) -> Self:
        """Return a pattern with the given fields, and a function that works out the cases on request."""
        new = cls(cases=(), **fields)
        object.__setattr__(new, "_tell", tell)
        object.__delattr__(new, "cases")
        return new

    if not TYPE_CHECKING:  # otherwise type checkers would accept every attribute name

        def __getattr__(self, name: str) -> Any:
            """Work out the cases; raise AttributeError for any other missing attribute."""
            if name == "cases" and self._tell is not None:
                object.__setattr__(self, "cases", self._tell())
                object.__setattr__(self, "_tell", None)
            return object.__getattribute__(self, name)

    @property
    def is_contradiction(self) -> bool:
        """Whether it is a proof by contradiction."""
        return len(self.cases) == 1

    @property
    def ending(self) -> tuple[Fact, ...]:
        """The facts in which a contradiction ends; empty for a verity."""
        return tuple(self.cases[0][place] for place in self.ends)

    @property
    def clash(self) -> tuple[tuple[Candidate, ...], ...]:
        """The candidates of the two facts that exclude each other; empty if there are no such facts."""
        one_too_many = self.fails is None and len(self.ends) > 1
        return tuple(fact.node.candidates for fact in self.ending) if one_too_many else ()

    @property
    def trouble(self) -> Truth | NamedRule | int | None:
        """The place of a contradiction: a truth without candidates, a rule, or a house (0..62) with a digit twice.

        A cell with two digits is represented by its truth.  None if there is no contradiction, or if two candidates
        exclude each other that share neither a cell nor a house.
        """
        if not self.clash:
            return self.fails
        one, other = (fact.node for fact in self.ending)
        if one.digit != other.digit:
            return CellTruth(lowest(one.cells)) if one.cells == other.cells else None
        houses = _houses(other.cells, self.board)
        return next((house for house in _houses(one.cells, self.board) if house in houses), None)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The necessary truths: those that turn facts on, the one behind the cases, and the one that fails.

        Occasionally, a truth that turns a fact on is missing, because the others prove the conclusion without it, if
        only by distinguishing more cases.  If the cases contain steps, all truths that occur are included.
        """
        if self.has_steps:
            return tuple(self.options)
        this = [self.shows.candidate]
        removed, placed = ([], this) if self.shows.on else (this, [])
        return needed_truths(self.options, removed, placed, self.board)

    @property
    def rules(self) -> tuple[NamedRule, ...]:
        """The rules about several cells that turn facts off, and the one that fails."""
        steps = [fact.by for facts in self.cases for fact in facts if fact.by is not None]
        fails = [self.fails] if isinstance(self.fails, RULE_TYPES) else []
        return tuple(dict.fromkeys([*(rule for step in steps for rule in step.rules), *fails]))

    @property
    def has_steps(self) -> bool:
        """Whether its cases contain steps, or end in a rule that fails."""
        return isinstance(self.fails, RULE_TYPES) or any(fact.by is not None for facts in self.cases for fact in facts)

    @property
    def options(self) -> dict[Truth, Sequence[Candidate]]:
        """All truths that occur, each with its candidates."""
        options: dict[Truth, Sequence[Candidate]] = {}
        if self.one_of is not None:
            options[self.one_of] = _candidates(facts[0] for facts in self.cases)
        for facts in self.cases:
            for fact in facts:
                if fact.by is not None:
                    within = fact.by.pattern
                    options |= within.options if isinstance(within, ForcingChain) else dict.fromkeys(within.truths, ())
                if fact.truth is not None:
                    options[fact.truth] = _candidates([fact, *(facts[place] for place in fact.causes)])
        if self.fails is not None and not isinstance(self.fails, RULE_TYPES):
            options[self.fails] = _candidates(self.ending)
        return options

    @property
    def guarded(self) -> tuple[DeadlyPattern, ...]:
        """The deadly or impossible patterns whose guardians it uses."""
        return tuple(each for each in self.deadly if each.truth in self.options)

    @property
    def roles(self) -> Roles:
        """Assumptions as choices, consequences as on and off, and the place of the cases or of the contradiction.

        Where the guardians of patterns take part, the cells and digits of these have roles too.
        """
        roles = _roles(
            self._place(self.trouble if self.is_contradiction else self.one_of),
            [facts[0] for facts in self.cases],
            [fact for facts in self.cases for fact in facts[1:]],
        )
        guarded = self.guarded if self.deadly else ()
        floor = {cell: None for each in guarded for cell in each.floor}
        roof = {cell: None for each in guarded for cell in each.roof}
        own = {each: None for pattern in guarded for each in pattern.roles.candidates[Role.PATTERN]}
        return attrs.evolve(
            roles,
            cells={**roles.cells, Role.FLOOR: floor, Role.ROOF: roof} if guarded else roles.cells,
            candidates={**roles.candidates, Role.PATTERN: own} if guarded else roles.candidates,
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The links from causes to consequences, in all cases."""
        return tuple(dict.fromkeys(link for facts in self.cases for link in _links(facts)))

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The cases, each with its picture; groups appear as their candidates."""
        return tuple(self._branch(facts) for facts in self.cases)

    def _branch(self, facts: Facts) -> Branch:
        (case,) = _assertions(facts[0])
        follows = list(_consequences(facts))
        fails: Truth | NamedRule | None = self.fails
        if self.clash:
            follows += _excluded(facts, self.ends)
            fails = facts[self.ends[0]].truth
        roles = _roles(self._place(self.trouble if self.is_contradiction else None), facts[:1], facts[1:])
        return Branch((case,), tuple(follows), fails, roles, tuple(_links(facts)), self.clash)

    @property
    def lines(self) -> tuple[str, ...]:
        """The consequences, path by path, in the usual notation: ``r7c2=7 r9c1<>7 r9c1=8``.

        If a consequence has several causes, the path follows the last one, and the others precede it in brackets.
        """
        if self.is_contradiction:
            return tuple(_way(self.cases[0], place) for place in self.ends)
        return tuple(_way(facts, len(facts) - 1) for facts in self.cases)

    @property
    def where(self) -> str:
        """The cell or house in which a contradiction occurs: ``in c9``."""
        cells, house = self._place(self.trouble)
        if cells:
            return f"in {cells_name(cells)}"
        return "" if house is None else f"in {house_code(house)}"

    def _place(self, what: Truth | NamedRule | int | None) -> tuple[Sequence[int], int | None]:
        """Return the cells or the house of a truth, a rule or a house number; none and None if there are none."""
        if isinstance(what, RULE_TYPES):
            rule = what.combination(self.board)
            return sorted(rule.cells) if rule else (), None
        if isinstance(what, CellTruth):
            return (what.cell,), None
        if isinstance(what, HouseTruth):
            return (), what.house
        return (), what if isinstance(what, int) else None


@attrs.frozen
class ForcingNet(ForcingChain):
    """A forcing chain in which consequences may have several causes."""


def _houses(cells: int, board: Board) -> set[int]:
    """Return the houses that contain all of the cells."""
    return set.intersection(*(set(members(board.tables.houses_with(cell))) for cell in cells_in(cells)))


def _roles(place: tuple[Sequence[int], int | None], assumed: Sequence[Fact], follows: Sequence[Fact]) -> Roles:
    """Return the roles of assumptions and consequences, and of the cells or house concerned."""
    cells, house = place
    return Roles(
        cells={Role.PATTERN: cells} if cells else {},
        candidates={
            Role.CHOICE: _candidates(assumed),
            Role.ON: _candidates([fact for fact in follows if fact.on]),
            Role.OFF: _candidates([fact for fact in follows if not fact.on]),
        },
        houses={} if house is None else {Role.HOUSE: [house]},
    )


def _candidates(facts: "Iterator[Fact] | Sequence[Fact]") -> tuple[Candidate, ...]:
    return tuple(dict.fromkeys(each for fact in facts for each in fact.node.candidates))


def _assertions(fact: Fact) -> tuple[Assertion, ...]:
    return tuple(Assertion(each, fact.on) for each in fact.node.candidates)


def _is_group(fact: Fact) -> bool:
    return len(fact.node.candidates) > 1


def _consequences(facts: Facts) -> Iterator[Consequence]:
    """Yield the consequences in a case, candidate by candidate.

    If a group is on, none of its candidates is known to be on.  So the candidates that it turns off get the causes and
    the truth of the group.
    """
    for fact in facts[1:]:
        if not (fact.on and _is_group(fact)):
            yield from _by_candidates(facts, fact, [facts[place] for place in fact.causes])


def _by_candidates(facts: Facts, fact: Fact, causes: Sequence[Fact]) -> Iterator[Consequence]:
    truth = fact.truth
    if fact.by is None and len(causes) == 1 and causes[0].on and _is_group(causes[0]):
        truth = causes[0].truth
        causes = [facts[place] for place in causes[0].causes]
    because = tuple(each for cause in causes for each in _assertions(cause))
    for each in _assertions(fact):
        yield Consequence(each, because, truth, fact.by)


def _excluded(facts: Facts, ends: tuple[int, ...]) -> Iterator[Consequence]:
    """Yield the consequence that one of two facts that exclude each other is off because the other is on."""
    one, other = (facts[place] for place in ends)
    yield from _by_candidates(facts, attrs.evolve(one, on=False, truth=None), [other])


def _links(facts: Facts) -> Iterator[Link]:
    for fact in facts:
        if fact.causes:
            start = _candidates(facts[place] for place in fact.causes)
            yield Link(start, fact.node.candidates, Role.STRONG if fact.on else Role.WEAK)


def _way(facts: Facts, end: int) -> str:
    fact = facts[end]
    if not fact.causes:
        return str(fact)
    *others, last = sorted(fact.causes)
    return " ".join([_way(facts, last), *(f"({facts[place]})" for place in others), str(fact)])
