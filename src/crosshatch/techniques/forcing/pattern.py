"""The patterns of forcing chains and nets: the consequences of an assumption, or of each of several cases."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Self

import attrs

from ...board.candidate import Candidate
from ...board.houses import HOUSES_OF, cell_name, cells_in, cells_name, house_code
from ...logic.needed_truths import needed_truths
from ...logic.step import Assertion, Branch, CellTruth, Consequence, HouseTruth, Link, Pattern, Role, Roles, Step, Truth
from ..chains.nodes import Node


@attrs.frozen
class Fact:
    """A node that is on or off, and the reason.

    ``causes`` are the indices of its causes among the facts of its case; an assumption has none.  A node that is off
    has one cause, which excludes it.  A node that is on is what remains of a ``truth`` whose other candidates are off.
    If a node takes more than that to be off, ``by`` is a step on the grid that its causes leave, candidates that are
    off.
    """

    node: Node
    on: bool
    causes: tuple[int, ...] = ()
    truth: Truth | None = None
    by: Step | None = None

    def __str__(self) -> str:
        return f"{cells_name(cells_in(self.node.cells))}{'=' if self.on else '<>'}{self.node.digit}"


Facts = tuple[Fact, ...]
"""The facts of a case: what is assumed, and what follows, each after its causes."""


@attrs.frozen
class ForcingChain(Pattern):
    """Chains from an assumption to a contradiction, or from each of several cases to the same conclusion.

    ``shows`` is the conclusion.  With several ``cases``, one of which holds because of the truth ``one_of``, each ends
    in it; if ``one_of`` is None, the cases are that a candidate is on and that it is off.  A single case assumes the
    contrary of the conclusion and leads to a contradiction.  Then either no candidate of the truth ``fails`` is left
    (they are off: the facts at the indices ``ends``), or, if ``fails`` is None, the two facts at the indices ``ends``
    exclude each other but are both on; a single fact there says that the assumption is off.

    The cases may be computed on request, because most steps of a path are never examined; see ``to_tell``.
    """

    shows: Assertion
    cases: tuple[Facts, ...]
    one_of: Truth | None = None
    fails: Truth | None = None
    ends: tuple[int, ...] = ()
    _tell: Callable[[], tuple[Facts, ...]] | None = attrs.field(default=None, init=False, repr=False, eq=False)

    @classmethod
    def to_tell(cls, tell: Callable[[], tuple[Facts, ...]], **fields: Any) -> Self:
        """Return what is found by its other fields, and by a function that works out the cases."""
        new = cls(cases=(), **fields)
        object.__setattr__(new, "_tell", tell)
        object.__delattr__(new, "cases")
        return new

    if not TYPE_CHECKING:  # which would take it that there is an attribute of every name

        def __getattr__(self, name: str) -> Any:
            """Work out the cases; what else is missing is missing."""
            if name == "cases" and self._tell is not None:
                object.__setattr__(self, "cases", self._tell())
                object.__setattr__(self, "_tell", None)
            return object.__getattribute__(self, name)

    @property
    def is_contradiction(self) -> bool:
        """Whether it shows what it does by a contradiction."""
        return len(self.cases) == 1

    @property
    def ending(self) -> tuple[Fact, ...]:
        """The facts that a contradiction ends in; none where it is no contradiction."""
        return tuple(self.cases[0][place] for place in self.ends)

    @property
    def clash(self) -> tuple[tuple[Candidate, ...], ...]:
        """The candidates of each of the two facts that exclude each other; none where it is no such contradiction."""
        one_too_many = self.fails is None and len(self.ends) > 1
        return tuple(fact.node.candidates for fact in self.ending) if one_too_many else ()

    @property
    def trouble(self) -> Truth | int | None:
        """Where a contradiction shows: in a truth, in a cell or a house (0..26, by its number) that has too much.

        A cell that has two digits is told as its truth.  None where there is no contradiction.
        """
        if not self.clash:
            return self.fails
        one, other = (fact.node for fact in self.ending)
        if one.digit != other.digit:
            return CellTruth(next(cells_in(one.cells)))
        return next(house for house in _houses(one.cells) if house in _houses(other.cells))

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The truths by which facts are on, that of the cases, and the one that fails: those that are needed.

        Now and then one by which a fact is on is not among them: the others would do without it, but only by telling
        more cases apart.  With steps within its cases, it has those that it tells of.
        """
        if self.has_steps:
            return tuple(self.options)
        this = [self.shows.candidate]
        return needed_truths(self.options, placed=this) if self.shows.on else needed_truths(self.options, removed=this)

    @property
    def has_steps(self) -> bool:
        """Whether something in its cases takes a step of its own."""
        return any(fact.by is not None for facts in self.cases for fact in facts)

    @property
    def options(self) -> dict[Truth, Sequence[Candidate]]:
        """The same, all of them, each with its candidates."""
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
        if self.fails is not None:
            options[self.fails] = _candidates(self.ending)
        return options

    @property
    def roles(self) -> Roles:
        """What is assumed as choices, what follows as on and off, and where the cases or the contradiction are."""
        return _roles(
            _place(self.trouble if self.is_contradiction else self.one_of),
            [facts[0] for facts in self.cases],
            [fact for facts in self.cases for fact in facts[1:]],
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The links from the causes to what follows, of all cases."""
        return tuple(dict.fromkeys(link for facts in self.cases for link in _links(facts)))

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The cases, each with its picture; groups are told by their candidates."""
        return tuple(self._branch(facts) for facts in self.cases)

    def _branch(self, facts: Facts) -> Branch:
        (case,) = _assertions(facts[0])
        follows = list(_consequences(facts))
        fails = self.fails
        if self.clash:
            follows += _excluded(facts, self.ends)
            fails = facts[self.ends[0]].truth
        roles = _roles(_place(self.trouble if self.is_contradiction else None), facts[:1], facts[1:])
        return Branch((case,), tuple(follows), fails, roles, tuple(_links(facts)), self.clash)

    @property
    def lines(self) -> tuple[str, ...]:
        """What follows, way by way, in the field's notation: ``r7c2=7 r9c1<>7 r9c1=8``.

        Where something has several causes, the way is that of the last one; the others stand in brackets before it.
        """
        if self.is_contradiction:
            return tuple(_way(self.cases[0], place) for place in self.ends)
        return tuple(_way(facts, len(facts) - 1) for facts in self.cases)

    @property
    def where(self) -> str:
        """The cell or the house where a contradiction shows: ``in c9``."""
        cell, house = _place(self.trouble)
        if cell is not None:
            return f"in {cell_name(cell)}"
        return "" if house is None else f"in {house_code(house)}"


@attrs.frozen
class ForcingNet(ForcingChain):
    """The same where what follows may have several causes."""


def _place(what: Truth | int | None) -> tuple[int | None, int | None]:
    """Return the cell, and the house, of a truth or of a house's number, as far as it has one."""
    if isinstance(what, CellTruth):
        return what.cell, None
    if isinstance(what, HouseTruth):
        return None, what.house
    return None, what if isinstance(what, int) else None


def _houses(cells: int) -> set[int]:
    """Return the houses that have all of some cells."""
    return set.intersection(*(set(HOUSES_OF[cell]) for cell in cells_in(cells)))


def _roles(place: tuple[int | None, int | None], assumed: Sequence[Fact], follows: Sequence[Fact]) -> Roles:
    """Return who does what, and the cell or the house where it is."""
    cell, house = place
    return Roles(
        cells={} if cell is None else {Role.PATTERN: [cell]},
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
    """Yield what follows in a case, candidate by candidate.

    That a group is on says of no candidate that it is; so what it turns off has the causes and the truth of the group.
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
    """Yield that the first of two that exclude each other is off, since the other is on."""
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
