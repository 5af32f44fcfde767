"""Colouring in words: how links make colours, and what the witnesses show."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...board.candidate import Candidate
from ...board.houses import cell_name, house_name
from ...board.messages import COUNTS
from ...logic.step import Line, Role, Span, Step
from ...techniques.colouring.clusters import StrongLink
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
    candidates_name,
)
from ..spans import Piece, capital, cells, join, line, marked, say
from ..telling.colouring import Seen, bridges, colour_of, far_ends, with_same_witnesses
from .common import conclude, each_cell, listed


def trap(step: Step, found: Trap) -> Line:
    """Places see both colours."""
    some = "it sees" if len(found.removed) == 1 else "each of them sees"
    reason = say(
        "{sights}, a cell of each colour. So {some} the digit, whichever colour is true.",
        sights=join(_sights(found, {each.removed: (each.first, each.second) for each in found.witnesses}), "; "),
        some=some,
    )
    return join([*_colours(found), reason, conclude(step)])


def wrap(step: Step, found: Wrap) -> Line:
    """Two cells of one colour see each other."""
    (twice,) = found.witnesses
    reason = say(
        "But {both}, which have the same colour, see each other. They cannot both be {digit}, so this colour is false.",
        both=listed(_one(found, each) for each in twice),
        digit=found.digit,
    )
    return join([*_colours(found), reason, conclude(step)])


def bridge(step: Step, found: Bridge) -> Line:
    """Two colours see each other, so that one of the opposite ones is true."""
    sentences = []
    sights: list[Line] = []
    for (near, other), seen in bridges(found).items():
        claims = [_claim(found, role, some) for role, some in far_ends(found, seen).items()]
        sentences.append(
            say(
                "As {near} sees {other}, these two colours are not both true: {claims}, if not both.",
                near=_one(found, near),
                other=_one(found, other),
                claims=listed(claims, "or"),
            )
        )
        sights += _sights(found, seen)
    them = "it cannot be" if len(found.removed) == 1 else "none of these can be"
    end = line(join(sights, "; "), f": so {them} {found.digit}.")
    return join([*_colours(found), *sentences, end, conclude(step)])


def clash(step: Step, found: Clash) -> Line:
    """A colour sees both colours of another cluster."""
    reasons: list[Piece] = []
    for role, (one, first, other, second) in found.false.items():
        if one == other:
            sights = line(_one(found, one), " sees ", listed([_one(found, first), _one(found, second)]))
        else:
            sights = listed(
                line(_one(found, here), " sees ", _one(found, there)) for here, there in ((one, first), (other, second))
            )
        colour = cells(role, found.cells_by_role[role])
        false = say("{colour} is not" if len(found.cells_by_role[role]) == 1 else "none of {colour} is", colour=colour)
        reasons.append(
            say(
                "But {sights}, and one of the colours of these is true. So {false} {digit}.",
                sights=sights,
                false=false,
                digit=found.digit,
            )
        )
    return join([*_colours(found), *reasons, conclude(step)])


def _colours(found: Colouring[Any]) -> tuple[Line, ...]:
    """Say which links join the witnesses, and what colours they make."""
    if not found.ways:
        return ()
    count = len(found.cases)
    return (
        say(
            "Where a house has just two places for {digit}, one of them has it and the other does not: {links}. From "
            "place to place this makes {count} colours: {cases}.",
            digit=found.digit,
            links=_links(found.ways, lambda each: _one(found, each)),
            count="two" if count == 1 else f"{COUNTS[count] if count < len(COUNTS) else count} pairs of",
            cases=_cases(found, lambda role, colour: _claim(found, role, colour)),
        ),
    )


def _links(ways: Iterable[StrongLink], one: Callable[[Candidate], Span]) -> Line:
    """Name links: what they join, and where."""
    return listed(
        line(one(each.one), "-", one(each.other), " in ", "one cell" if each.house is None else house_name(each.house))
        for each in ways
    )


def _cases(found: Coloured[Any], claim: Callable[[Role, Sequence[Candidate]], Line]) -> Line:
    """Say what either colour means, for each part that the links join."""
    return join(
        (line("either ", join((claim(role, colour) for role, colour in case.items()), " or ")) for case in found.cases),
        "; and ",
    )


def _claim(found: Colouring[Any], role: Role, colour: Sequence[Candidate]) -> Line:
    """Say what it means that a colour is true."""
    named = cells(role, (each.cell for each in colour))
    if len(colour) == 1:
        return line(named, f" is {found.digit}")
    if len(colour) == 2:
        return line(named, f" are both {found.digit}")
    return line("all of ", named, f" are {found.digit}")


def _one(found: Colouring[Any], candidate: Candidate) -> Span:
    """Name a cell with its colour."""
    return cells(colour_of(found, candidate), [candidate.cell])


def _sights(found: Colouring[Any], seen: Seen) -> list[Line]:
    """Name places, and the cells that they see; those that see the same together."""
    return [
        line(
            cells(Role.REMOVED, (each.cell for each in places)),
            " sees " if len(places) == 1 else " see ",
            listed(_one(found, each) for each in both),
        )
        for both, places in with_same_witnesses(seen).items()
    ]


def medusa_trap(step: Step, found: MedusaTrap) -> Line:
    """Candidates that both colours exclude."""
    seen = {each.removed: (each.first, each.second) for each in found.witnesses}
    reasons = [_ruled_out(found, removed, *both) for both, removed in with_same_witnesses(seen).items()]
    return join([*_medusa(found), *reasons, conclude(step)])


def medusa_wrap(step: Step, found: MedusaWrap) -> Line:
    """A colour that is twice in a cell or in a house."""
    (twice,) = found.witnesses
    if found.rule is MedusaRule.TWICE_IN_A_CELL:
        digits = listed(sorted(each.digit for each in twice))
        reason = say(
            "But {cell} would have to be {digits} at once.", cell=cells(found.false, [found.cell]), digits=digits
        )
    else:
        reason = say(
            "But {cells} see each other and cannot both be {digit}.",
            cells=each_cell(found.false, (each.cell for each in twice)),
            digit=twice.one.digit,
        )
    return join([*_medusa(found), reason, conclude(step)])


def medusa_emptied(step: Step, found: MedusaEmptied) -> Line:
    """A colour that would leave a cell without a candidate."""
    colours = _medusa(found)
    reason = line(_emptied(found), ".")
    return join([*colours, line("But ", reason) if colours else capital(reason), conclude(step)])


def _emptied(found: MedusaEmptied) -> Line:
    name = cell_name(found.cell)
    own = [each.candidate for each in found.witnesses if each.candidate == each.by]
    seen = sorted({each.by for each in found.witnesses if each.candidate != each.by})
    if not found.witnesses:
        return line(f"there is no candidate for {name} in any case")
    circumstances = [
        *([line("with ", _named(found.false, seen))] if seen else []),
        *([line("without ", _named(colour_of(found, own[0]), own))] if own else []),
    ]
    return line(join(circumstances, " and "), f" there would be no candidate for {name}")


def _medusa(found: Coloured[Any]) -> tuple[Line, ...]:
    """Say which links join the witnesses, and what colours they make."""
    if not found.ways:
        return ()
    return (
        say(
            "Where a house has just two places for a digit, or a cell just two digits, one is right and the other "
            "wrong: {links}. From one to the next it follows that {cases}.",
            links=_links(found.ways, lambda each: _named(colour_of(found, each), [each])),
            cases=_cases(found, _right),
        ),
    )


def _named(role: Role, candidates: Sequence[Candidate]) -> Span:
    return marked(role, candidates_name(candidates))


def _right(role: Role, candidates: Sequence[Candidate]) -> Line:
    named = _named(role, candidates)
    if len(candidates) == 1:
        return line(named, " is right")
    return line(named, " are both right") if len(candidates) == 2 else line("all of ", named, " are right")


def _ruled_out(found: MedusaTrap, removed: Sequence[Candidate], first: Candidate, second: Candidate) -> Line:
    """Say why candidates of a cell, or of a digit, are false, whichever colour is true."""
    places = each_cell(Role.REMOVED, sorted({each.cell for each in removed}))
    digits = listed(sorted({each.digit for each in removed}), "or")
    parts: dict[str, Piece] = {
        "cells": places if len(removed) == 1 or found.rule is MedusaRule.BOTH_IN_A_CELL else line("Each of ", places),
        "one": _named(colour_of(found, first), [first]),
        "other": _named(colour_of(found, second), [second]),
        "digits": digits,
    }
    if found.rule is MedusaRule.BOTH_IN_A_CELL:
        return say("In {cells} that means {one} or {other}, so it cannot be {digits}.", **parts)
    if found.rule is MedusaRule.SEES_BOTH:
        return say("{cells} sees {one} of one colour and {other} of the other, so it cannot be {digits}.", **parts)
    own, seen = (first, second) if first.cell == removed[0].cell else (second, first)
    return say(
        "{cells} itself is {own} by one colour, and sees {seen} of the other: either way it cannot be {digits}.",
        cells=places,
        own=marked(colour_of(found, own), own.digit),
        seen=_named(colour_of(found, seen), [seen]),
        digits=digits,
    )


TEXTS = {
    Trap: trap,
    Wrap: wrap,
    Bridge: bridge,
    Clash: clash,
    MedusaTrap: medusa_trap,
    MedusaWrap: medusa_wrap,
    MedusaEmptied: medusa_emptied,
}
