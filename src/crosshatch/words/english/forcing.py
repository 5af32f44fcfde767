"""Forcing chains and nets in words: a line for each way of a chain, and for each placement of a net, below its case."""

from collections.abc import Iterable, Iterator, Sequence

from ...board.houses import cells_in
from ...logic.step import HouseTruth, Line, Role, Step
from ...techniques.chains.nodes import Node
from ...techniques.chains.pattern import AlternatingChain
from ...techniques.forcing.pattern import Fact, Facts, ForcingChain, ForcingNet
from .. import explain
from ..spans import Piece, capital, cells, join, line, marked, say, small
from ..telling.following import Told
from ..telling.forcing import Causes, causes, causes_of, in_fewest_clauses, ways
from .common import cannot_both, conclude, house, listed, nothing_left
from .following import followed, in_house, is_off, is_on

INDENT = "  "
"""What stands before the lines of a case, and twice before those of a case within it."""


def chain(step: Step, found: ForcingChain) -> tuple[Line, ...]:
    """Chains to a contradiction, or from each case to the same."""
    if found.is_contradiction:
        facts = found.cases[0]
        return (*(_way(facts, way) for way in ways(facts, found.ends)), _contradiction(step, found))
    return (_cases(found), *map(case_line, found.cases), _verity(step, found))


def net(step: Step, found: ForcingNet) -> tuple[Line, ...]:
    """A net to a contradiction, or from each case to the same: a line for each placement, with what it rests on."""
    if found.is_contradiction:
        facts = found.cases[0]
        start = say("Suppose that {this}.", this=_stated(facts[0]))
        return (start, *indented(_follows(facts, found.ending)), _contradiction(step, found))
    cases = [each for facts in found.cases for each in _case(facts)]
    return (_cases(found), *cases, _verity(step, found))


def _case(facts: Facts) -> tuple[Line, ...]:
    """Say what follows in a case of a net."""
    if all(fact.truth is None and fact.by is None for fact in facts):
        return (case_line(facts),)
    return (say("If {this}:", this=_stated(facts[0])), *indented(_follows(facts, facts[-1:])))


def indented(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield lines that stand further to the right."""
    return (line(INDENT, *each) for each in lines)


def _cases(found: ForcingChain) -> Line:
    """Say which cases there are."""
    if found.one_of is None:
        start = found.cases[0][0].node
        return say("{cell} is {digit}, or it is not.", cell=_cell(found.cases[0][0], Role.CHOICE), digit=start.digit)
    if isinstance(found.one_of, HouseTruth):
        return say(
            "{house} has its {digit} in {places}.",
            house=capital(line(house(Role.HOUSE, found.one_of.house))),
            digit=found.one_of.digit,
            places=listed((_cell(facts[0], Role.CHOICE) for facts in found.cases), "or"),
        )
    return say(
        "{cell} is {digits}.",
        cell=_cell(found.cases[0][0], Role.PATTERN),
        digits=listed((marked(Role.CHOICE, facts[0].node.digit) for facts in found.cases), "or"),
    )


def case_line(facts: Facts) -> Line:
    """Say what follows in a case where each fact has one cause, the one before it."""
    return _way(facts, range(len(facts)))


def _way(facts: Facts, places: Sequence[int]) -> Line:
    """Say what follows from what, as one sentence or more; it begins with what is assumed, or what is known by then."""
    first = facts[places[0]]
    start = facts[first.causes[0]] if first.causes else first
    rest = [facts[place] for place in places if facts[place].causes]
    if not rest:
        return say("Suppose that {this}.", this=_stated(start))
    opening = line("Since " if first.causes else "If ", _stated(start))
    return join(followed(opening, start.node, [*map(_told, rest)], "" if first.causes else " then"))


def _told(fact: Fact) -> Told:
    clause = in_house(fact.truth.house, fact.node) if isinstance(fact.truth, HouseTruth) else ()
    return Told(fact.node, fact.on, clause)


def _cell(fact: Fact, role: Role | None = None) -> Piece:
    return cells(role or (Role.ON if fact.on else Role.OFF), cells_in(fact.node.cells))


def _stated(fact: Fact) -> Line:
    """Say a fact by itself: ``r1c3 is 5``."""
    role = Role.ON if fact.on else Role.OFF
    return (is_on if fact.on else is_off)(fact.node, role if fact.causes else Role.CHOICE)


def _follows(facts: Facts, ends: Sequence[Fact]) -> Iterator[Line]:
    """Yield each placement of a case with what rules out the rest, each step, and then why some last facts are off."""
    told: list[Step] = []
    for fact in facts:
        if fact.by is not None:
            if fact.by not in told:
                yield from _step_within(fact.by, _because(causes_of(facts, fact)))
                told.append(fact.by)
        elif fact.on and fact.causes:
            because = _because(causes_of(facts, fact))
            if isinstance(fact.truth, HouseTruth):
                yield say(
                    "{house} has its {digit} in {cell}, as {because}.",
                    house=capital(line(house(Role.HOUSE, fact.truth.house))),
                    digit=fact.node.digit,
                    cell=_cell(fact),
                    because=because,
                )
            else:
                yield say("{cell} is {digit}, as {because}.", cell=_cell(fact), digit=fact.node.digit, because=because)
    if len(ends) == 1 and not ends[0].on and ends[0].causes and ends[0].by is None:
        yield say("So {this}, as {because}.", this=_stated(ends[0]), because=_because(causes(facts, ends)))


def _step_within(step: Step, because: Line) -> Iterator[Line]:
    """Yield what a step says that is taken within a case: a pattern in one line, a chain below its name."""
    said = explain(step)
    if isinstance(step.pattern, AlternatingChain | ForcingChain):
        yield say("As {because}, there is a {name}:", because=because, name=step.name)
        yield from indented(said)
    else:
        yield say("As {because}, {said}", because=because, said=small(join(said)))


def _because(found: Causes) -> Line:
    """Say what turns some facts off: what is on and excludes them, or, where that is not it, that they are off.

    What is on comes first.
    """
    return listed([*map(_stated, found.on), *_none_of(found.off)])


def _none_of(off: Sequence[Fact]) -> Iterator[Line]:
    """Yield that some facts are off, in as few clauses as there can be."""
    for some in in_fewest_clauses(off):
        yield _stated(some.fact) if some.fact else _is_none(some.cells, some.digits)


def _is_none(which: int, digits: Sequence[int]) -> Line:
    """Say that cells have none of some digits: ``r1c1 is neither 2 nor 5``, ``neither r1c1 nor r2c1 is 2 or 5``."""
    if which.bit_count() > 1 or len(digits) == 1:
        return listed([is_off(Node(digits[0], which)), *digits[1:]], "or")
    none, last = ("neither", "nor") if len(digits) == 2 else ("none of", "and")
    return line(cells(Role.OFF, cells_in(which)), f" is {none} ", listed(digits, last))


def _contradiction(step: Step, found: ForcingChain) -> Line:
    """Say what cannot be, and what follows."""
    return join([_trouble(found), conclude(step)])


def _trouble(found: ForcingChain) -> Line:
    if found.fails is not None:
        truth = nothing_left(found.fails)
        if not isinstance(found, ForcingNet):
            return say("Then {truth}, which cannot be.", truth=truth)
        return say(
            "As {why}, {truth}, which cannot be.", why=_because(causes(found.cases[0], found.ending)), truth=truth
        )
    if len(found.ending) == 1:
        (end,) = found.ending
        return say("But {cell} was supposed to be {digit}.", cell=_cell(end), digit=end.node.digit)
    return say("But {clash}.", clash=cannot_both(found.clash))


def _verity(step: Step, found: ForcingChain) -> Line:
    every = "Either way" if len(found.cases) == 2 else "In every case"
    shown = found.cases[0][-1]
    said = say("{every}, {this}.", every=every, this=_stated(shown))
    return said if step.placements else join([said, conclude(step)])


TEXTS = {ForcingChain: chain, ForcingNet: net}
