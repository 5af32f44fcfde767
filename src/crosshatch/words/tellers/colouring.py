"""Colouring: how links make colours, and what the witnesses show."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from ...board.candidate import Candidate
from ...board.houses import cells_name
from ...logic.step import Role, Step
from ...techniques.colouring.clusters import ColourLink
from ...techniques.colouring.pattern import (
    Bridge,
    Clash,
    Coloured,
    Colouring,
    MedusaEmptied,
    MedusaRule,
    MedusaTrap,
    MedusaWrap,
    Trap,
    Wrap,
)
from ..messages import Cells, Marked, Message, Teller, cells, each_cell, house, say
from .registry import TELLERS

Seen: TypeAlias = Mapping[Candidate, tuple[Candidate, ...]]
"""Candidates, each with the witnesses that it sees."""


def trap(found: Trap) -> Iterator[Message]:
    """Places see both colours."""
    seen = {each.removed: (each.first, each.second) for each in found.witnesses}
    where = cells(Role.REMOVED, sorted({each.cell for each in found.removed}))
    yield say("colouring-trap", sights=_sights(found, seen), digit=found.digit, cells=where)


def wrap(found: Wrap) -> Iterator[Message]:
    """Two cells of one colour see each other."""
    (twice,) = found.witnesses
    yield say("colouring-wrap", cells=(_one(found, each) for each in twice), digit=found.digit)


def bridge(found: Bridge) -> Iterator[Message]:
    """Two colours see each other, so that one of the opposite ones is true."""
    bridges: dict[tuple[Candidate, Candidate], dict[Candidate, tuple[Candidate, ...]]] = {}
    for each in found.witnesses:
        bridges.setdefault((each.near_one, each.near_other), {})[each.removed] = (each.far_one, each.far_other)
    for (near, other), seen in bridges.items():
        far: dict[Role, list[Candidate]] = {}
        for end in dict.fromkeys(end for both in seen.values() for end in both):
            far.setdefault(_colour_of(found, end), []).append(end)
        claims = (_claim(found, role, some) for role, some in far.items())
        yield say("colouring-bridge", near=_one(found, near), other=_one(found, other), claims=claims)
    sights = (sight for seen in bridges.values() for sight in _sights(found, seen))
    cells_removed = [each.cell for each in found.removed]
    yield say(
        "colouring-bridges",
        sights=sights,
        digit=found.digit,
        count=len(cells_removed),
        removed=cells(Role.REMOVED, cells_removed),
        both=[cells(Role.REMOVED, [each]) for each in cells_removed],
    )


def clash(found: Clash) -> Iterator[Message]:
    """A colour sees both colours of another cluster."""
    for role, (one, first, other, second) in found.false.items():
        pairs = [(one, (first, second))] if one == other else [(one, (first,)), (other, (second,))]
        sights = (_sees(found, _one(found, here), there) for here, there in pairs)
        seen = (_one(found, each) for each in (first, second))
        coloured = found.cells_by_role[role]
        if len(coloured) == 1:
            yield say("colouring-clash-alone", sights=sights, digit=found.digit, cells=cells(role, coloured))
        else:
            yield say("colouring-clash", sights=sights, seen=seen, digit=found.digit)
            yield say("colouring-false", cells=cells(role, coloured), digit=found.digit)


def medusa_trap(found: MedusaTrap) -> Iterator[Message]:
    """Candidates that both colours exclude."""
    seen = {each.removed: (each.first, each.second) for each in found.witnesses}
    for (first, second), removed in _with_same_witnesses(seen).items():
        own, other = (second, first) if second.cell == removed[0].cell != first.cell else (first, second)
        yield say(
            f"colouring-{found.rule.name.lower().replace('_', '-')}",
            cells=each_cell(Role.REMOVED, sorted({each.cell for each in removed})),
            digits=sorted({each.digit for each in removed}),
            one=_one(found, own),
            other=_one(found, other),
            own_digit=Marked(_colour_of(found, own), own.digit),
        )


def medusa_wrap(found: MedusaWrap) -> Iterator[Message]:
    """A colour that is twice in a cell or in a house."""
    (twice,) = found.witnesses
    if found.rule is MedusaRule.TWICE_IN_A_CELL:
        digits = sorted(each.digit for each in twice)
        yield say("colouring-twice-in-a-cell", cell=cells(found.false, [found.cell]), digits=digits)
    else:
        both = each_cell(found.false, (each.cell for each in twice))
        yield say("colouring-twice-in-a-house", cells=both, digit=twice.one.digit)


def medusa_emptied(found: MedusaEmptied) -> Iterator[Message]:
    """A colour that would leave a cell without a candidate."""
    own = [each.candidate for each in found.witnesses if each.candidate == each.by]
    seen = sorted({each.by for each in found.witnesses if each.candidate != each.by})
    circumstances = (
        say(key, candidates=_named(_colour_of(found, some[0]), some))
        for key, some in (("colouring-with", seen), ("colouring-without", own))
        if some
    )
    cell = cells(None, [found.cell])
    yield say("colouring-emptied", circumstances=circumstances, cell=cell, begun=bool(found.ways))


def _with_colours(reasons: Callable[[Any], Iterator[Message]]) -> Teller:
    """Return a teller that says first what the colours are, and last what follows."""

    def teller(step: Step, found: Coloured[Any]) -> Iterator[Message]:
        yield from _colours(found)
        yield from reasons(found)

    return teller


def _colours(found: Coloured[Any]) -> Iterator[Message]:
    """Which links join the witnesses, and what either colour means, for each part that the links join."""
    if found.ways:
        cases = (
            say("colouring-case", claims=(_claim(found, role, colour) for role, colour in case.items()))
            for case in found.cases
        )
        links = (_link(found, each) for each in found.ways)
        if isinstance(found, Colouring):
            yield say("colouring-colours", digit=found.digit, links=links, cases=cases, count=len(found.cases))
        else:
            yield say("colouring-medusa", links=links, cases=cases)


def _link(found: Coloured[Any], link: ColourLink) -> Message:
    """What a link joins, and where."""
    one, other = _one(found, link.one), _one(found, link.other)
    if link.house is None:
        return say("colouring-link-in-cell", one=one, other=other)
    return say("colouring-link", one=one, other=other, house=house(None, link.house))


def _claim(found: Coloured[Any], role: Role, colour: Sequence[Candidate]) -> Message:
    """What it means that a colour is true."""
    if isinstance(found, Colouring):
        return say("colouring-true", cells=cells(role, (each.cell for each in colour)), digit=found.digit)
    return say("colouring-right", candidates=_named(role, colour), count=len(colour))


def _sights(found: Colouring[Any], seen: Seen) -> Iterator[Message]:
    """Places that go, and the cells that they see; those that see the same together."""
    for both, places in _with_same_witnesses(seen).items():
        yield _sees(found, cells(Role.REMOVED, (each.cell for each in places)), both)


def _sees(found: Colouring[Any], places: Cells | Marked, seen: Iterable[Candidate]) -> Message:
    return say("colouring-sees", places=places, seen=(_one(found, each) for each in seen))


def _with_same_witnesses(seen: Seen) -> dict[tuple[Candidate, ...], list[Candidate]]:
    """Put candidates together that have the same witnesses, in order."""
    together: dict[tuple[Candidate, ...], list[Candidate]] = {}
    for each in sorted(seen):
        together.setdefault(seen[each], []).append(each)
    return together


def _one(found: Coloured[Any], candidate: Candidate) -> Cells | Marked:
    """A candidate with its colour; the cell alone where the digit is known."""
    role = _colour_of(found, candidate)
    return cells(role, [candidate.cell]) if isinstance(found, Colouring) else _named(role, [candidate])[0]


def _named(role: Role, candidates: Sequence[Candidate]) -> tuple[Marked, ...]:
    """Candidates with their colour, such as ``r1c12=3`` and ``r4c5=3``; only cells in line are written together."""
    return tuple(
        Marked(role, f"{each}={digit}")
        for digit in sorted({each.digit for each in candidates})
        for each in cells_name([each.cell for each in candidates if each.digit == digit]).split(",")
    )


def _colour_of(found: Coloured[Any], candidate: Candidate) -> Role:
    return next(role for role, colour in found.colours.items() if candidate in colour)


REASONS: Mapping[type[Coloured[Any]], Callable[[Any], Iterator[Message]]] = {
    Trap: trap,
    Wrap: wrap,
    Bridge: bridge,
    Clash: clash,
    MedusaTrap: medusa_trap,
    MedusaWrap: medusa_wrap,
    MedusaEmptied: medusa_emptied,
}
TELLERS.update({found: _with_colours(reasons) for found, reasons in REASONS.items()})
