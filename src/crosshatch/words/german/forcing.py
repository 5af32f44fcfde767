"""Forcing chains and nets in words: a line for each way of a chain, and for each placement of a net, below its case."""

from collections.abc import Iterable, Iterator, Sequence

from ...board.houses import cells_in
from ...logic.step import CellTruth, HouseTruth, Line, Role, Step, Truth
from ...techniques.chains.nodes import Node
from ...techniques.chains.pattern import AlternatingChain
from ...techniques.forcing.pattern import Fact, Facts, ForcingChain, ForcingNet
from .. import GERMAN, explain, name_of
from ..spans import Piece, capital, cells, join, line, marked, say
from ..telling.following import Told
from ..telling.forcing import Causes, causes, causes_of, in_fewest_clauses, ways
from .common import cannot_both, conclude, house, listed
from .following import (
    followed,
    in_house,
    is_off,
    is_on,
    off_verb_first,
    off_verb_last,
    on_verb_first,
    on_verb_last,
)

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
        start = say("Angenommen, {this}.", this=_stated(facts[0]))
        return (start, *indented(_follows(facts, found.ending)), _contradiction(step, found))
    cases = [each for facts in found.cases for each in _case(facts)]
    return (_cases(found), *cases, _verity(step, found))


def _case(facts: Facts) -> tuple[Line, ...]:
    """Say what follows in a case of a net."""
    if all(fact.truth is None and fact.by is None for fact in facts):
        return (case_line(facts),)
    return (say("Wenn {this}:", this=_verb_last(facts[0])), *indented(_follows(facts, facts[-1:])))


def indented(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield lines that stand further to the right."""
    return (line(INDENT, *each) for each in lines)


def _cases(found: ForcingChain) -> Line:
    """Say which cases there are."""
    if found.one_of is None:
        start = found.cases[0][0].node
        return say("{cell} ist eine {digit} oder nicht.", cell=_cell(found.cases[0][0], Role.CHOICE), digit=start.digit)
    if isinstance(found.one_of, HouseTruth):
        return say(
            "Die {digit} von {house} steht in {places}.",
            house=house(Role.HOUSE, found.one_of.house),
            digit=found.one_of.digit,
            places=listed((_cell(facts[0], Role.CHOICE) for facts in found.cases), "oder"),
        )
    return say(
        "{cell} ist eine {digits}.",
        cell=_cell(found.cases[0][0], Role.PATTERN),
        digits=listed((marked(Role.CHOICE, facts[0].node.digit) for facts in found.cases), "oder"),
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
        return say("Angenommen, {this}.", this=_stated(start))
    opening = line("Da " if first.causes else "Wenn ", _verb_last(start))
    return join(followed(opening, start.node, [*map(_told, rest)], "" if first.causes else " dann"))


def _told(fact: Fact) -> Told:
    clause = in_house(fact.truth.house, fact.node) if isinstance(fact.truth, HouseTruth) else ()
    return Told(fact.node, fact.on, clause)


def _cell(fact: Fact, role: Role | None = None) -> Piece:
    return cells(role or (Role.ON if fact.on else Role.OFF), cells_in(fact.node.cells))


def _role(fact: Fact) -> Role:
    if not fact.causes:
        return Role.CHOICE
    return Role.ON if fact.on else Role.OFF


def _stated(fact: Fact) -> Line:
    """Say a fact by itself: ``r1c3 ist eine 5``."""
    return (is_on if fact.on else is_off)(fact.node, _role(fact))


def _verb_first(fact: Fact) -> Line:
    """Say a fact behind an adverb: ``ist r1c3 eine 5``."""
    return (on_verb_first if fact.on else off_verb_first)(fact.node, _role(fact))


def _verb_last(fact: Fact) -> Line:
    """Say a fact in a clause with a conjunction: ``r1c3 eine 5 ist``."""
    return (on_verb_last if fact.on else off_verb_last)(fact.node, _role(fact))


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
                    "Die {digit} von {house} steht in {cell}, denn {because}.",
                    house=house(Role.HOUSE, fact.truth.house),
                    digit=fact.node.digit,
                    cell=_cell(fact),
                    because=because,
                )
            else:
                yield say(
                    "{cell} ist eine {digit}, denn {because}.", cell=_cell(fact), digit=fact.node.digit, because=because
                )
    if len(ends) == 1 and not ends[0].on and ends[0].causes and ends[0].by is None:
        yield say("Also {this}, denn {because}.", this=_verb_first(ends[0]), because=_because(causes(facts, ends)))


def _step_within(step: Step, because: Line) -> Iterator[Line]:
    """Yield what a step says that is taken within a case: a pattern in one line, a chain below its name."""
    said = explain(step, GERMAN)
    if isinstance(step.pattern, AlternatingChain | ForcingChain):
        yield say(
            "{because}, und damit gibt es diese Kette, {name}:", because=capital(because), name=name_of(step, GERMAN)
        )
        yield from indented(said)
    else:
        yield say("{because}, und damit gilt: {said}", because=capital(because), said=join(said))


def _because(found: Causes) -> Line:
    """Say what turns some facts off, what is on first."""
    return listed([*map(_stated, found.on), *_none_of(found.off)])


def _none_of(off: Sequence[Fact]) -> Iterator[Line]:
    """Yield that some facts are off, in as few clauses as there can be."""
    for some in in_fewest_clauses(off):
        yield _stated(some.fact) if some.fact else _is_none(some.cells, some.digits)


def _is_none(which: int, digits: Sequence[int]) -> Line:
    """Say that cells have none of some digits: ``r1c1 ist keine 2, 3 oder 5``, ``weder r1c1 noch r2c1 ist eine 2``."""
    if which.bit_count() == 1 and len(digits) == 2:
        return line(cells(Role.OFF, cells_in(which)), " ist weder eine ", digits[0], " noch eine ", digits[1])
    return listed([is_off(Node(digits[0], which)), *digits[1:]], "oder")


def _contradiction(step: Step, found: ForcingChain) -> Line:
    """Say what cannot be, and what follows."""
    return join([_trouble(found), conclude(step)])


def _trouble(found: ForcingChain) -> Line:
    if found.fails is not None:
        truth = _nothing_left(found.fails)
        if not isinstance(found, ForcingNet):
            return say("Dann {truth}, und das kann nicht sein.", truth=truth)
        because = _because(causes(found.cases[0], found.ending))
        return say("Dann {truth}, denn {because}. Das kann nicht sein.", because=because, truth=truth)
    if len(found.ending) == 1:
        (end,) = found.ending
        return say("{cell} sollte aber eine {digit} sein.", cell=_cell(end), digit=end.node.digit)
    return say("Aber {clash}.", clash=cannot_both(found.clash))


def _nothing_left(truth: Truth) -> Line:
    """Say behind an adverb that a truth has no candidate left."""
    if isinstance(truth, HouseTruth):
        return say(
            "hat die {digit} in {house} keinen Platz mehr", house=house(Role.HOUSE, truth.house), digit=truth.digit
        )
    assert isinstance(truth, CellTruth)
    return say("hat {cell} keinen Kandidaten mehr", cell=cells(Role.PATTERN, [truth.cell]))


def _verity(step: Step, found: ForcingChain) -> Line:
    every = "So oder so" if len(found.cases) == 2 else "In jedem Fall"
    said = say("{every} {this}.", every=every, this=_verb_first(found.cases[0][-1]))
    return said if step.placements else join([said, conclude(step)])


TEXTS = {ForcingChain: chain, ForcingNet: net}
