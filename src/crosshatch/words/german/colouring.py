"""Colouring in words: how links make colours, and what the witnesses show."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...board.candidate import Candidate
from ...board.houses import cell_name
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
from .common import COUNTS, conclude, each_cell, house_name, listed


def trap(step: Step, found: Trap) -> Line:
    """Places see both colours."""
    some = "sieht sie" if len(found.removed) == 1 else "sieht jede von ihnen"
    reason = say(
        "{sights}, je eine Zelle jeder Farbe. Also {some} die {digit}, welche Farbe auch immer wahr ist.",
        sights=join(_sights(found, {each.removed: (each.first, each.second) for each in found.witnesses}), "; "),
        some=some,
        digit=found.digit,
    )
    return join([*_colours(found), reason, conclude(step)])


def wrap(step: Step, found: Wrap) -> Line:
    """Two cells of one colour see each other."""
    (twice,) = found.witnesses
    reason = say(
        "Aber {both}, die dieselbe Farbe haben, sehen sich. Sie können nicht beide eine {digit} sein, also ist diese "
        "Farbe falsch.",
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
                "{near} und {other} sehen sich, also sind ihre Farben nicht beide wahr: {claims}, oder beides.",
                near=_one(found, near),
                other=_one(found, other),
                claims=capital(listed(claims, "oder")),
            )
        )
        sights += _sights(found, seen)
    them = "kann sie keine" if len(found.removed) == 1 else "kann keine dieser Zellen eine"
    end = line(join(sights, "; "), f": Also {them} {found.digit} sein.")
    return join([*_colours(found), *sentences, end, conclude(step)])


def clash(step: Step, found: Clash) -> Line:
    """A colour sees both colours of another cluster."""
    reasons: list[Piece] = []
    for role, (one, first, other, second) in found.false.items():
        if one == other:
            sights = line(_one(found, one), " sieht ", listed([_one(found, first), _one(found, second)]))
        else:
            sights = listed(
                line(_one(found, here), " sieht ", _one(found, there))
                for here, there in ((one, first), (other, second))
            )
        colour = cells(role, found.cells_by_role[role])
        false = say(
            "ist {colour} keine" if len(found.cells_by_role[role]) == 1 else "ist keine der Zellen {colour} eine",
            colour=colour,
        )
        reasons.append(
            say(
                "Aber {sights}, und von deren Farben ist eine wahr. Also {false} {digit}.",
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
            "Wo ein Haus für die {digit} nur zwei Plätze hat, steht sie in einem davon und im anderen nicht: {links}. "
            "Von Platz zu Platz ergeben sich so {count}: {cases}.",
            digit=found.digit,
            links=_links(found.ways, lambda each: _one(found, each)),
            count="zwei Farben" if count == 1 else f"{COUNTS[count] if count < len(COUNTS) else count} Farbpaare",
            cases=_cases(found, lambda role, colour: _claim(found, role, colour)),
        ),
    )


def _links(ways: Iterable[StrongLink], one: Callable[[Candidate], Span]) -> Line:
    """Name links: what they join, and where."""
    return listed(
        line(
            one(each.one), "-", one(each.other), " in ", "einer Zelle" if each.house is None else house_name(each.house)
        )
        for each in ways
    )


def _cases(found: Coloured[Any], claim: Callable[[Role, Sequence[Candidate]], Line]) -> Line:
    """Say what either colour means, for each part that the links join."""
    cases = [
        line("entweder ", join((claim(role, colour) for role, colour in case.items()), " oder "))
        for case in found.cases
    ]
    return capital(join(cases, "; und "))


def _claim(found: Colouring[Any], role: Role, colour: Sequence[Candidate]) -> Line:
    """Say what it means that a colour is true."""
    named = cells(role, (each.cell for each in colour))
    return line(named, f" ist eine {found.digit}" if len(colour) == 1 else f" sind {_all(colour)} eine {found.digit}")


def _all(colour: Sequence[Candidate]) -> str:
    return "beide" if len(colour) == 2 else "alle"


def _one(found: Colouring[Any], candidate: Candidate) -> Span:
    """Name a cell with its colour."""
    return cells(colour_of(found, candidate), [candidate.cell])


def _sights(found: Colouring[Any], seen: Seen) -> list[Line]:
    """Name places, and the cells that they see; those that see the same together."""
    return [
        line(
            cells(Role.REMOVED, (each.cell for each in places)),
            " sieht " if len(places) == 1 else " sehen ",
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
        one, other = sorted(each.digit for each in twice)
        reason = say(
            "Aber {cell} müsste zugleich eine {one} und eine {other} sein.",
            cell=cells(found.false, [found.cell]),
            one=one,
            other=other,
        )
    else:
        reason = say(
            "Aber {cells} sehen sich und können nicht beide eine {digit} sein.",
            cells=each_cell(found.false, (each.cell for each in twice)),
            digit=twice.one.digit,
        )
    return join([*_medusa(found), reason, conclude(step)])


def medusa_emptied(step: Step, found: MedusaEmptied) -> Line:
    """A colour that would leave a cell without a candidate."""
    return join([*_medusa(found), line(_emptied(found), "."), conclude(step)])


def _emptied(found: MedusaEmptied) -> Line:
    name = cell_name(found.cell)
    own = [each.candidate for each in found.witnesses if each.candidate == each.by]
    seen = sorted({each.by for each in found.witnesses if each.candidate != each.by})
    if not found.witnesses:
        return line(f"Für {name} gibt es ohnehin keinen Kandidaten")
    circumstances = [
        *([line("mit ", _named(found.false, seen))] if seen else []),
        *([line("ohne ", _named(colour_of(found, own[0]), own))] if own else []),
    ]
    return line("Aber ", join(circumstances, " und "), f" bliebe für {name} kein Kandidat")


def _medusa(found: Coloured[Any]) -> tuple[Line, ...]:
    """Say which links join the witnesses, and what colours they make."""
    if not found.ways:
        return ()
    return (
        say(
            "Wo ein Haus für eine Ziffer nur zwei Plätze hat oder eine Zelle nur zwei Ziffern, ist eins davon richtig "
            "und das andere falsch: {links}. Von einem zum nächsten folgt: {cases}.",
            links=_links(found.ways, lambda each: _named(colour_of(found, each), [each])),
            cases=_cases(found, _right),
        ),
    )


def _named(role: Role, candidates: Sequence[Candidate]) -> Span:
    return marked(role, candidates_name(candidates))


def _right(role: Role, candidates: Sequence[Candidate]) -> Line:
    named = _named(role, candidates)
    return line(named, " ist richtig" if len(candidates) == 1 else f" sind {_all(candidates)} richtig")


def _ruled_out(found: MedusaTrap, removed: Sequence[Candidate], first: Candidate, second: Candidate) -> Line:
    """Say why candidates of a cell, or of a digit, are false, whichever colour is true."""
    places = each_cell(Role.REMOVED, sorted({each.cell for each in removed}))
    digits = listed(sorted({each.digit for each in removed}), "oder")
    one, other = (_named(colour_of(found, each), [each]) for each in (first, second))
    if found.rule is MedusaRule.BOTH_IN_A_CELL:
        return say(
            "In {cells} heißt das {one} oder {other}, also kann sie keine {digits} sein.",
            cells=places,
            one=one,
            other=other,
            digits=digits,
        )
    if found.rule is MedusaRule.SEES_BOTH:
        return say(
            "{cells} sieht {one} der einen und {other} der anderen Farbe, kann also keine {digits} sein.",
            cells=places if len(removed) == 1 else line("Jede der Zellen ", places),
            one=one,
            other=other,
            digits=digits,
        )
    own, seen = (first, second) if first.cell == removed[0].cell else (second, first)
    return say(
        "{cells} selbst ist nach der einen Farbe eine {own} und sieht {seen} der anderen: So oder so kann sie keine "
        "{digits} sein.",
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
