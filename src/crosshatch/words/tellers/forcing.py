"""Forcing chains and nets: a line for each path of a chain, or for each placement of a net, in each case."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from ...logic.step import BoardTruth, Guardians, HouseTruth, Pattern, Role, Step
from ...techniques.chains.pattern import AlternatingChain
from ...techniques.forcing.pattern import Fact, Facts, ForcingChain, ForcingNet
from ...techniques.rules.pattern import Filling, NoWayOut
from ..messages import Cells, Marked, Message, Paragraph, Passage, Value, cells, house, paragraphs, say
from .common import cannot_both, conclusion, nothing_left, rule_named
from .following import Event, followed, in_truth, is_none, is_off, is_on, last_guardian
from .registry import CONCLUDED, TELLERS, tell
from .techniques import name
from .uniqueness import guarded


def forcing(step: Step, found: ForcingChain) -> Iterator[Passage]:
    """Explain chains or a net that lead to a contradiction, or from each case to the same conclusion."""
    is_net = isinstance(found, ForcingNet)
    facts = found.cases[0]
    yield from (Paragraph(guarded(each)) for each in found.guarded)
    if not found.is_contradiction:
        if not isinstance(found.one_of, Guardians):
            yield Paragraph((_cases(found),))
        for each in found.cases:
            yield from _case_of_net(each) if is_net else [case(each)]
        yield say("forcing-either-way", count=len(found.cases), fact=_stated(facts[-1]))
        if step.placements:
            return
    else:
        if is_net:
            yield _line("forcing-suppose", 0, fact=_stated(facts[0]))
            yield from _follows(facts, found.ending)
        else:
            yield from (_way(facts, way) for way in _ways(facts, found.ends))
        yield _trouble(found)
    yield conclusion(step)


def _line(key: str, indent: int = 1, **values: Value) -> Paragraph:
    """Return a line with one sentence."""
    return Paragraph((say(key, **values),), indent)


def _cases(found: ForcingChain) -> Message:
    """State the cases."""
    starts = [facts[0] for facts in found.cases]
    digit = starts[0].node.digit
    if found.one_of is None:
        return say("forcing-is-or-not", cell=_cell(starts[0], Role.CHOICE), digit=digit)
    if isinstance(found.one_of, HouseTruth):
        places = (_cell(fact, Role.CHOICE) for fact in starts)
        return say("forcing-one-place", house=house(Role.HOUSE, found.one_of.house), digit=digit, cells=places)
    if isinstance(found.one_of, BoardTruth):
        return say("forcing-one-by-rule", rule=rule_named(found.one_of.name), facts=[_stated(fact) for fact in starts])
    digits = (Marked(Role.CHOICE, fact.node.digit) for fact in starts)
    return say("forcing-one-digit", cell=_cell(starts[0], Role.PATTERN), digits=digits)


def _case_of_net(facts: Facts) -> Iterator[Paragraph]:
    """Yield the consequences in a case of a net."""
    if all(fact.truth is None and fact.by is None for fact in facts):
        yield case(facts)
    else:
        yield _line("forcing-case", 0, fact=_stated(facts[0]))
        yield from _follows(facts, facts[-1:])


def case(facts: Facts, assumed: Message | None = None) -> Paragraph:
    """Return the consequences in a case in which each fact follows from the previous one."""
    return _way(facts, range(len(facts)), assumed)


def _way(facts: Facts, places: Sequence[int], assumed: Message | None = None) -> Paragraph:
    """Return a path as one or more sentences, beginning with the assumption or a known fact."""
    first = facts[places[0]]
    start = facts[first.causes[0]] if first.causes else first
    events = [_event(facts[place]) for place in places if facts[place].causes]
    fact = assumed or _stated(start)
    if not events:
        return _line("forcing-suppose", 0, fact=fact)
    opening = "if" if not first.causes else "since" if start.causes else "also"
    return Paragraph(tuple(followed(opening, fact, start.node, events)))


def _event(fact: Fact) -> Event:
    return Event(fact.node, fact.on, in_truth(fact.truth, fact.node), not isinstance(fact.truth, Guardians))


def _ways(facts: Facts, ends: Iterable[int]) -> Iterator[list[int]]:
    """Yield the paths to some ends, each from where it branches off the earlier ones, as positions of facts.

    An assumption that is an end itself comes last: the other paths begin with it, if there are any.
    """
    told: set[int] = set()
    for end in sorted(ends, key=lambda place: not facts[place].causes):
        way: list[int] = []
        while end not in told:
            told.add(end)
            way.insert(0, end)
            end = facts[end].causes[0] if facts[end].causes else end
        if way:
            yield way


def _cell(fact: Fact, role: Role | None = None) -> Cells:
    return cells(role or (Role.ON if fact.on else Role.OFF), fact.node.cells)


def _role(fact: Fact) -> Role:
    if not fact.causes:
        return Role.CHOICE
    return Role.ON if fact.on else Role.OFF


def _stated(fact: Fact) -> Message:
    """State a single fact."""
    return (is_on if fact.on else is_off)(fact.node, _role(fact))


def _follows(facts: Facts, ends: Sequence[Fact]) -> Iterator[Paragraph]:
    """Yield each placement of a case with its reasons, each step, and finally why the last facts are off."""
    told: list[Step] = []
    by_rules: dict[tuple[Pattern, tuple[int, ...]], list[Fact]] = defaultdict(list)
    for fact in facts:
        if fact.by is not None and isinstance(fact.by.pattern, Filling | NoWayOut):
            by_rules[fact.by.pattern, fact.causes].append(fact)
    for fact in facts:
        if fact.by is not None and isinstance(fact.by.pattern, Filling | NoWayOut):
            together = by_rules.pop((fact.by.pattern, fact.causes), [])
            if together:
                yield _by_rule(together, fact.by.pattern, _because_of(facts, fact))
        elif fact.by is not None:
            if fact.by not in told:
                yield from _step_within(fact.by, _because_of(facts, fact))
                told.append(fact.by)
        elif fact.on and fact.causes:
            values: dict[str, Value] = {
                "digit": fact.node.digit,
                "cell": _cell(fact),
                "because": _because_of(facts, fact),
            }
            if isinstance(fact.truth, HouseTruth):
                yield _line("forcing-in-house", house=house(Role.HOUSE, fact.truth.house), **values)
            elif isinstance(fact.truth, BoardTruth):
                yield _line("forcing-in-truth", rule=rule_named(fact.truth.name), **values)
            elif isinstance(fact.truth, Guardians):
                yield _line("forcing-last-guardian", **values, **last_guardian(fact.truth))
            else:
                yield _line("forcing-in-cell", **values)
    if len(ends) == 1 and not ends[0].on and ends[0].causes and ends[0].by is None:
        yield _line("forcing-so", fact=_stated(ends[0]), because=_because(facts, ends))


def _by_rule(off: Sequence[Fact], pattern: Filling | NoWayOut, because: Sequence[Message]) -> Paragraph:
    """Say that a rule turns off some facts, or that all that a cell or a house has left does."""
    none = tuple(_none_of(off))
    if isinstance(pattern, Filling):
        return _line("forcing-by-rule", rule=rule_named(str(pattern.rule)), fact=none, because=because)
    truth, left = pattern.truth, pattern.candidates
    if isinstance(truth, HouseTruth):
        places = (cells(Role.PATTERN, [each.cell]) for each in left)
        which = house(Role.HOUSE, truth.house)
        says = say("forcing-left-in-house", house=which, digit=truth.digit, cells=places, because=because)
    else:
        digits, cell = (each.digit for each in left), cells(Role.PATTERN, pattern.cells)
        says = say("forcing-left-in-cell", cell=cell, digits=digits, because=because)
    return Paragraph((says, say("forcing-either-way", count=len(left), fact=none)), 1)


def _step_within(step: Step, because: Sequence[Message]) -> Iterator[Paragraph]:
    """Explain a step within a case: a pattern on one line, or a chain below its name."""
    said = paragraphs(tell(step))
    if isinstance(step.pattern, AlternatingChain | ForcingChain):
        yield _line("forcing-chain-within", because=because, name=name(step))
        yield from (Paragraph(each.sentences, each.indent + 2) for each in said)
    else:
        sentences = [sentence for each in said for sentence in each.sentences]
        yield _line("forcing-pattern-within", because=because, said=sentences)


def _because_of(facts: Facts, fact: Fact) -> list[Message]:
    """Return the facts that rule out every alternative to a fact."""
    return _because(facts, [facts[place] for place in fact.causes])


def _because(facts: Facts, off: Sequence[Fact]) -> list[Message]:
    """Return the reasons why facts are off: the facts that are on and exclude them, or otherwise that they are off.

    A fact that is on is stated itself.

    Facts that are on come first.
    """
    found = dict.fromkeys(
        facts[fact.causes[0]] if fact.causes and fact.by is None and not fact.on else fact for fact in off
    )
    return [*(_stated(fact) for fact in found if fact.on), *_none_of([fact for fact in found if not fact.on])]


def _none_of(off: Sequence[Fact]) -> Iterator[Message]:
    """State that facts are off, grouped by digits or by cells, whichever takes fewer clauses."""
    cells_of: dict[int, int] = defaultdict(int)
    digits_of: dict[int, set[int]] = defaultdict(set)
    for node in (fact.node for fact in off):
        cells_of[node.digit] |= node.cells
        digits_of[node.cells].add(node.digit)
    by_digits: dict[int, tuple[int, ...]] = defaultdict(tuple)
    for digit, where in sorted(cells_of.items()):
        by_digits[where] += (digit,)
    by_cells: dict[tuple[int, ...], int] = defaultdict(int)
    for where, digits in digits_of.items():
        by_cells[tuple(sorted(digits))] |= where
    roles: dict[tuple[int, tuple[int, ...]], Role] = {
        (fact.node.cells, (fact.node.digit,)): _role(fact) for fact in off
    }
    clauses = min([*by_digits.items()], [(where, some) for some, where in by_cells.items()], key=len)
    return (is_none(*clause, roles.get(clause, Role.OFF)) for clause in clauses)


def _trouble(found: ForcingChain) -> Message:
    """State the contradiction."""
    if found.fails is not None:
        because = _because(found.cases[0], found.ending) if isinstance(found, ForcingNet) else ()
        return say("forcing-nothing-left", truth=nothing_left(found.fails), because=because)
    if len(found.ending) == 1:
        (end,) = found.ending
        return say("forcing-supposed", cell=_cell(end), digit=end.node.digit)
    return say("forcing-clash", clash=cannot_both(found.clash))


TELLERS.update({ForcingChain: forcing, ForcingNet: forcing})
CONCLUDED.update((ForcingChain, ForcingNet))
