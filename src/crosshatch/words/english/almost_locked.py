"""Almost locked sets in words: what each of them lacks, and so holds."""

from collections.abc import Iterable

from ...board.houses import cells_in, digits_in
from ...logic.cell_groups import CellGroup
from ...logic.step import Line, Role, Span, Step
from ...techniques.almost_locked.pattern import Blossom, LinkedPair, LinkedSets, LinkedThree, SetChain
from ..spans import cells, join, line, marked, say
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
            "Every {x} of one sees every {x} of the other, and the same is true of {y}. So one set lacks the {x} and "
            "the other the {y}: each of these two digits is in one of the sets, and a cell that sees all its places in "
            "both cannot take it.",
            x=x,
            y=more[0],
        )
    elif more:
        argument = say(
            "Every {x} of one sees every {x} of the other, and the same is true of {y}. So one set lacks the {x} and "
            "the other the {y}: each of these two digits is in one of the sets, and each set holds all its other "
            "digits. A cell that sees all places of such a digit in its set cannot take that digit. For {x} and {y}, "
            "it must see the places in both sets.",
            x=x,
            y=more[0],
        )
    else:
        argument = say(
            "Every {x} of one sees every {x} of the other, so one of them lacks the {x} and holds {others}. Either way "
            "{held}",
            x=x,
            others=_others(*found.ends),
            held=_held(found, line(first, " or ", second)),
        )
    return join([_introduced(found), argument, conclude(step)])


def three(step: Step, found: LinkedThree) -> Line:
    """Either outer set holds all but what links it to the middle."""
    first, second, middle = (named(*each) for each in found.groups)
    return say(
        "{sets} {first} and {middle} cannot both hold {x}, nor {middle} and {second} both {y}, since all their "
        "candidates see each other. If {first} lacks the {x}, it holds {its_others}. If not, {middle} lacks it "
        "and holds {y}, so that {second} lacks the {y} and holds {others}. Either way {held} {so}",
        its_others=_others(found.first),
        others=_others(found.second),
        sets=_introduced(found),
        first=first,
        second=second,
        middle=middle,
        x=_common(found.x),
        y=_common(found.y),
        held=_held(found, line(first, " or ", second)),
        so=conclude(step),
    )


def chain(step: Step, found: SetChain) -> Line:
    """What the first set lacks or holds is passed on to the last."""
    first, *between, last = (named(*each) for each in found.groups)
    commons = [_common(digit) for digit in found.commons]
    passed_on = [
        say(" {set} lacks the {common} and holds {following}, so", set=each, common=common, following=following)
        for each, common, following in zip(between, commons, commons[1:], strict=False)
    ]
    return say(
        "{sets} Neighbours cannot both hold the digit that links them, since all its candidates there see each other. "
        "If {first} lacks its {start}, it holds {its_others}. If not,{passed_on} {last} lacks the {end} and holds "
        "{others}. Either way {held} {so}",
        its_others=_others(found.sets[0]),
        others=_others(found.sets[-1]),
        sets=_introduced(found),
        first=first,
        start=commons[0],
        passed_on=line(*passed_on),
        last=last,
        end=commons[-1],
        held=_held(found, line(first, " or ", last)),
        so=conclude(step),
    )


def blossom(step: Step, found: Blossom) -> Line:
    """Whatever the stem is, one of the petals lacks that and holds all its others."""
    stem, *petals = found.groups
    cases = [
        say(
            "if it is {digit}, {petal} lacks the {digit}",
            digit=_common(digit),
            petal=described(*petal),
        )
        for digit, petal in zip(found.petal_of, petals, strict=True)
    ]
    return say(
        "For each of its digits {stem} sees all places of that digit in an almost locked set, which has one more digit "
        "than cells: {cases}. A set that lacks a digit holds {others}. So, whatever {stem} is, {held} {so}",
        stem=named(*stem),
        cases=join(cases, "; "),
        others="its other one" if _are_pairs(found.petals) else "all its others",
        held=_held(found, "one of the sets"),
        so=conclude(step),
    )


def _others(*groups: CellGroup) -> str:
    """Refer to the digits of a set that lacks one: there is one more where it is a single cell."""
    return "its other digit" if _are_pairs(groups) else "all its other digits"


def _are_pairs(groups: Iterable[CellGroup]) -> bool:
    return all(group.digits.bit_count() == 2 for group in groups)


def _introduced(found: LinkedSets) -> Line:
    """Say what the sets are."""
    return line(
        listed(described(*each) for each in found.groups),
        " are almost locked sets: with one more digit than cells, each lacks just one of its digits.",
    )


def _held(found: LinkedSets, where: Line | str) -> Line:
    """Say where each of the digits removed must be, and that it goes from what sees all of that."""
    return say(
        "{each}{digits} must be in {where}, and a cell that sees all its places there cannot take it.",
        each="each of " if len(found.digits) > 1 else "",
        digits=listed(marked(Role.COMMON, digit) for digit in found.digits),
        where=where,
    )


def _common(digit: int) -> Span:
    return marked(Role.RESTRICTED_COMMON, digit)


TEXTS = {LinkedPair: pair, LinkedThree: three, SetChain: chain, Blossom: blossom}
