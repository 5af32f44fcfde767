"""Almost locked sets, Sue de Coq and aligned exclusion."""

from collections.abc import Iterator

from ...board.bitset import bit
from ...board.candidate import Candidate
from ...board.houses import digits_in
from ...logic.cell_groups import CellGroup
from ...logic.step import Role, Step
from ...techniques.almost_locked.aligned_exclusion_pattern import Exclusion
from ...techniques.almost_locked.pattern import Blossom, LinkedPair, LinkedSets, LinkedThree, SetChain
from ...techniques.almost_locked.sue_de_coq_pattern import SueDeCoq
from ..messages import Cells, Marked, Message, Value, cells, house, say
from .registry import TELLERS


def named(role: Role, group: CellGroup) -> Cells:
    """Return cells with their role."""
    return cells(role, group.cells)


def described(role: Role, group: CellGroup) -> Message:
    """Return cells with their digits."""
    return say("almost-locked-cells", cells=named(role, group), digits=digits_in(group.digits))


def pair(step: Step, found: LinkedPair) -> Iterator[Message]:
    """Explain that one of two sets lacks the restricted common, or that each lacks one of two."""
    x, *more = map(_common, found.commons)
    yield _introduced(found)
    if more:
        yield say("almost-locked-with-others" if found.has_others else "almost-locked-without-others", x=x, y=more[0])
    else:
        yield say("almost-locked-one-common", x=x, others=_others(*found.ends))
        yield _either_way(found, *(named(*each) for each in found.groups))


def three(step: Step, found: LinkedThree) -> Iterator[Message]:
    """Explain that one of the outer sets contains all its digits except the one that links it to the middle."""
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
    """Explain how the first set determines the last, set by set."""
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
    """Explain that whatever digit the stem takes, one of the petals lacks it and contains all its others."""
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
    """State where each removed digit must be, so that cells which see all those places cannot take it."""
    return say("almost-locked-either-way", digits=_digits(found), ends=ends)


def _digits(found: LinkedSets) -> list[Marked]:
    return [Marked(Role.COMMON, digit) for digit in found.digits]


def _others(*groups: CellGroup) -> int:
    """Return the maximum number of digits that a set contains besides the one it lacks."""
    return max(group.digits.bit_count() for group in groups) - 1


def _common(digit: int) -> Marked:
    return Marked(Role.RESTRICTED_COMMON, digit)


def sue_de_coq(step: Step, found: SueDeCoq) -> Iterator[Message]:
    """Explain that there are just enough digits for the cells."""
    core, of_line, of_box = (described(*each) for each in found.groups)
    where = {"line": house(Role.HOUSE, found.line), "box": house(Role.HOUSE, found.box)}
    count = sum(group.cells.bit_count() for _, group in found.groups)
    others = digits_in(found.line_group.digits & found.box_group.digits & ~found.core.digits)
    yield say("sue-de-coq-cells", core=core, of_line=of_line, of_box=of_box, count=count, **where)
    yield say("sue-de-coq-once", count=count, others=others)
    yield say(
        "sue-de-coq-none-missing",
        in_line=[Marked(Role.ALS_A, digit) for digit in digits_in(found.in_line)],
        in_box=[Marked(Role.ALS_B, digit) for digit in digits_in(found.in_box)],
        **where,
    )


MOST_CHOICES = 12
"""The maximum number of choices to list."""


def exclusion(step: Step, found: Exclusion) -> Iterator[Message]:
    """State what the cells must leave to the excluders, and explain each removed digit as a case."""
    if found.excluders:
        single = all(each.cells.bit_count() == 1 for each in found.excluders)
        yield say(
            "aligned-exclusion-cells" if single else "aligned-exclusion-sets",
            cells=[named(Role.PATTERN, each) for each in found.cells],
            excluders=[described(*each) for each in found.groups[len(found.cells) :]],
            in_sight=found.are_in_sight,
        )
    case = _case_of_two if len(found.cells) == 2 else _case_of_three
    for removed in sorted(found.removed):
        yield case(found, removed, {"cell": cells(Role.PATTERN, [removed.cell]), "digit": removed.digit})


def _case_of_two(found: Exclusion, removed: Candidate, supposed: dict[str, Value]) -> Message:
    """List the digits of the other cell if a removed candidate were true."""
    (other,) = found.others(removed)
    ends = []
    for choice in found.choices(removed):
        chosen = {"cell": named(Role.PATTERN, other), "digit": choice.digits[0]}
        if choice.excluder is None:
            shared = _shared_house(found, other.cells | bit(removed.cell))
            if choice.digits[0] == removed.digit and shared is not None:
                ends.append(say("aligned-exclusion-second", **chosen, house=house(None, shared), twice=removed.digit))
            else:
                ends.append(say("aligned-exclusion-broken", **chosen))
        else:
            ends.append(say("aligned-exclusion-end", **chosen, left=_left(found, choice.excluder)))
    return say("aligned-exclusion-two", **supposed, ends=ends)


def _shared_house(found: Exclusion, cells: int) -> int | None:
    """Return the first complete house of the board with all of some cells, if there is one."""
    return next((number for number, house in found.board.numbered.items() if not cells & ~house.mask), None)


def _case_of_three(found: Exclusion, removed: Candidate, supposed: dict[str, Value]) -> Message:
    """Summarise the choices for the other two cells if a removed candidate were true."""
    others = [named(Role.PATTERN, each) for each in found.others(removed)]
    choices: dict[CellGroup, list[str]] = {}
    for choice in found.choices(removed):
        if choice.excluder is not None:
            choices.setdefault(choice.excluder, []).append(f"({','.join(map(str, choice.digits))})")
    if not choices:
        return say("aligned-exclusion-repeats", **supposed, others=others, by_rules=found.board.has_links)
    count = sum(map(len, choices.values()))
    if count > MOST_CHOICES:
        ends = [_left(found, excluder) for excluder in choices]
        return say("aligned-exclusion-many", **supposed, others=others, count=count, ends=ends)
    faults = [
        say("aligned-exclusion-fault", choices=some, left=_left(found, excluder)) for excluder, some in choices.items()
    ]
    return say("aligned-exclusion-few", **supposed, others=others, faults=faults)


def _left(found: Exclusion, excluder: CellGroup) -> Message:
    """State what would be left for an excluder."""
    role = next(role for role, each in found.groups if each is excluder)
    single = excluder.cells.bit_count() == 1
    return say("aligned-exclusion-" + ("nothing" if single else "too-few"), cells=named(role, excluder))


TELLERS.update(
    {
        LinkedPair: pair,
        LinkedThree: three,
        SetChain: chain,
        Blossom: blossom,
        SueDeCoq: sue_de_coq,
        Exclusion: exclusion,
    }
)
