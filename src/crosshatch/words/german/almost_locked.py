"""Almost locked sets in words: what each of them lacks, and so holds."""

from collections.abc import Iterable

from ...board.houses import cells_in, digits_in
from ...logic.cell_groups import CellGroup
from ...logic.step import Line, Role, Span, Step
from ...techniques.almost_locked.pattern import Blossom, LinkedPair, LinkedSets, LinkedThree, SetChain
from ..spans import capital, cells, join, line, marked, say
from .common import conclude, listed


def named(role: Role, group: CellGroup) -> Span:
    """Name some cells by their role."""
    return cells(role, cells_in(group.cells))


def described(role: Role, group: CellGroup) -> Line:
    """Name some cells with their digits: ``r1c45 (1, 2, 3)``."""
    return line(named(role, group), f" ({', '.join(map(str, digits_in(group.digits)))})")


def pair(step: Step, found: LinkedPair) -> Line:
    """One set of two lacks the restricted common, or each of them one of several."""
    first, second = (named(*each) for each in found.groups)
    x, *more = (_common(digit) for digit in found.commons)
    if more and not found.has_others:
        argument = say(
            "Jede {x} der einen sieht jede {x} der anderen, und dasselbe gilt für die {y}. Also fehlt der einen Menge "
            "die {x} und der anderen die {y}: Jede dieser zwei Ziffern ist in einer der Mengen, und eine Zelle, die "
            "alle ihre Plätze in beiden sieht, kann sie nicht haben.",
            x=x,
            y=more[0],
        )
    elif more:
        argument = say(
            "Jede {x} der einen sieht jede {x} der anderen, und dasselbe gilt für die {y}. Also fehlt der einen Menge "
            "die {x} und der anderen die {y}: Jede dieser zwei Ziffern ist in einer der Mengen, und jede Menge "
            "enthält alle ihre anderen Ziffern. Eine Zelle, die alle Plätze einer solchen Ziffer in deren Menge "
            "sieht, kann diese Ziffer nicht haben. Bei {x} und {y} muss sie die Plätze in beiden Mengen sehen.",
            x=x,
            y=more[0],
        )
    else:
        argument = say(
            "Jede {x} der einen sieht jede {x} der anderen, also fehlt einer von beiden die {x}, und sie enthält "
            "{others}. So oder so {held}",
            others=_others(*found.ends),
            x=x,
            held=_held(found, line(first, " oder ", second)),
        )
    return join([_introduced(found), argument, conclude(step)])


def three(step: Step, found: LinkedThree) -> Line:
    """Either outer set holds all but what links it to the middle."""
    first, second, middle = (named(*each) for each in found.groups)
    return say(
        "{sets} {first} und {middle} können nicht beide die {x} enthalten, {middle} und {second} nicht beide die {y}, "
        "weil alle diese Kandidaten sich sehen. Fehlt die {x} in {first}, so enthält diese Menge {its_others}. Sonst "
        "fehlt die {x} in {middle}; die {y} ist dann dort, fehlt also in {second}, und diese Menge enthält {others}. "
        "So oder so {held} {so}",
        its_others=_others(found.first),
        others=_others(found.second),
        sets=_introduced(found),
        first=first,
        second=second,
        middle=middle,
        x=_common(found.x),
        y=_common(found.y),
        held=_held(found, line(first, " oder ", second)),
        so=conclude(step),
    )


def chain(step: Step, found: SetChain) -> Line:
    """What the first set lacks or holds is passed on to the last."""
    first, *between, last = (named(*each) for each in found.groups)
    commons = [_common(digit) for digit in found.commons]
    passed_on = [
        say(
            " fehlt die {common} in {set}, und die {following} ist dort, also",
            set=each,
            common=common,
            following=following,
        )
        for each, common, following in zip(between, commons, commons[1:], strict=False)
    ]
    return say(
        "{sets} Zwei benachbarte können die Ziffer, die sie verbindet, nicht beide enthalten, weil alle ihre "
        "Kandidaten dort sich sehen. Fehlt die {start} in {first}, so enthält diese Menge {its_others}. "
        "Sonst{passed_on} fehlt die {end} in {last}, und diese Menge enthält {others}. So oder so {held} {so}",
        its_others=_others(found.sets[0]),
        others=_others(found.sets[-1]),
        sets=_introduced(found),
        first=first,
        start=commons[0],
        passed_on=line(*passed_on),
        last=last,
        end=commons[-1],
        held=_held(found, line(first, " oder ", last)),
        so=conclude(step),
    )


def blossom(step: Step, found: Blossom) -> Line:
    """Whatever the stem is, one of the petals lacks that and holds all its others."""
    stem, *petals = found.groups
    cases = [
        say("ist sie eine {digit}, fehlt die {digit} in {petal}", digit=_common(digit), petal=described(*petal))
        for digit, petal in zip(found.petal_of, petals, strict=True)
    ]
    return say(
        "Für jede ihrer Ziffern sieht {stem} alle Plätze dieser Ziffer in einem ALS, einer fast gesperrten Menge mit "
        "einer Ziffer mehr als Zellen: {cases}. Eine Menge, der eine Ziffer fehlt, enthält {others}. Was auch immer "
        "{stem} ist, auf jeden Fall {held} {so}",
        others="die andere" if _are_pairs(found.petals) else "alle anderen",
        stem=named(*stem),
        cases=capital(join(cases, "; ")),
        held=_held(found, "einer der Mengen"),
        so=conclude(step),
    )


def _others(*groups: CellGroup) -> str:
    """Refer to the digits of a set that lacks one: there is one more where it is a single cell."""
    return "ihre andere Ziffer" if _are_pairs(groups) else "alle ihre anderen Ziffern"


def _are_pairs(groups: Iterable[CellGroup]) -> bool:
    return all(group.digits.bit_count() == 2 for group in groups)


def _introduced(found: LinkedSets) -> Line:
    """Say what the sets are."""
    return line(
        listed(described(*each) for each in found.groups),
        " sind ALS, fast gesperrte Mengen: Sie haben je eine Ziffer mehr als Zellen, also fehlt jeder genau eine "
        "ihrer Ziffern.",
    )


def _held(found: LinkedSets, where: Line | str) -> Line:
    """Say where each of the digits removed must be, and that it goes from what sees all of that."""
    return say(
        "muss {each} in {where} sein, und eine Zelle, die alle ihre Plätze dort sieht, kann sie nicht haben.",
        each=line("jede der Ziffern " if len(found.digits) > 1 else "die ", _digits(found)),
        where=where,
    )


def _digits(found: LinkedSets) -> Line:
    return listed(marked(Role.COMMON, digit) for digit in found.digits)


def _common(digit: int) -> Span:
    return marked(Role.RESTRICTED_COMMON, digit)


TEXTS = {LinkedPair: pair, LinkedThree: three, SetChain: chain, Blossom: blossom}
