"""Almost locked sets: what each of them lacks, and so holds."""

from collections.abc import Iterator

from ...board.houses import digits_in
from ...logic.cell_groups import CellGroup
from ...logic.step import Role, Step
from ...techniques.almost_locked.pattern import Blossom, LinkedPair, LinkedSets, LinkedThree, SetChain
from ..messages import Cells, Marked, Message, cells, say
from .registry import TELLERS


def named(role: Role, group: CellGroup) -> Cells:
    """Some cells with their role."""
    return cells(role, group.cells)


def described(role: Role, group: CellGroup) -> Message:
    """Some cells with their digits."""
    return say("almost-locked-cells", cells=named(role, group), digits=digits_in(group.digits))


def pair(step: Step, found: LinkedPair) -> Iterator[Message]:
    """One set of two lacks the restricted common, or each of them one of several."""
    x, *more = map(_common, found.commons)
    yield _introduced(found)
    if more:
        yield say("almost-locked-with-others" if found.has_others else "almost-locked-without-others", x=x, y=more[0])
    else:
        yield say("almost-locked-one-common", x=x, others=_others(*found.ends))
        yield _either_way(found, *(named(*each) for each in found.groups))


def three(step: Step, found: LinkedThree) -> Iterator[Message]:
    """Either outer set holds all but what links it to the middle."""
    first, second, middle = (named(*each) for each in found.groups)
    yield _introduced(found)
    yield say(
        "almost-locked-three",
        first=first,
        second=second,
        middle=middle,
        x=_common(found.x),
        y=_common(found.y),
        others_of_first=_others(found.first),
        others_of_second=_others(found.second),
    )
    yield _either_way(found, first, second)


def chain(step: Step, found: SetChain) -> Iterator[Message]:
    """What the first set lacks or holds is passed on to the last."""
    first, *between, last = (named(*each) for each in found.groups)
    commons = list(map(_common, found.commons))
    yield _introduced(found)
    yield say(
        "almost-locked-chain",
        first=first,
        last=last,
        start=commons[0],
        end=commons[-1],
        between=[
            say("almost-locked-between", set=each, lacks=lacks, holds=holds)
            for each, lacks, holds in zip(between, commons, commons[1:], strict=False)
        ],
        others_of_first=_others(found.sets[0]),
        others_of_last=_others(found.sets[-1]),
    )
    yield _either_way(found, first, last)


def blossom(step: Step, found: Blossom) -> Iterator[Message]:
    """Whatever the stem is, one of the petals lacks that and holds all its others."""
    stem, *petals = found.groups
    cases = [
        say("almost-locked-petal", digit=_common(digit), petal=described(*petal))
        for digit, petal in zip(found.petal_of, petals, strict=True)
    ]
    yield say("almost-locked-blossom", stem=named(*stem), cases=cases, others=_others(*found.petals))
    yield say("almost-locked-in-any-case", stem=named(*stem), digits=_digits(found))


def _introduced(found: LinkedSets) -> Message:
    return say("almost-locked-sets", sets=[described(*each) for each in found.groups])


def _either_way(found: LinkedSets, *ends: Cells) -> Message:
    """Where each of the digits removed must be, and that it goes from what sees all of that."""
    return say("almost-locked-either-way", digits=_digits(found), ends=ends)


def _digits(found: LinkedSets) -> list[Marked]:
    return [Marked(Role.COMMON, digit) for digit in found.digits]


def _others(*groups: CellGroup) -> int:
    """How many digits a set that lacks one still has, at most."""
    return max(group.digits.bit_count() for group in groups) - 1


def _common(digit: int) -> Marked:
    return Marked(Role.RESTRICTED_COMMON, digit)


TELLERS.update({LinkedPair: pair, LinkedThree: three, SetChain: chain, Blossom: blossom})
