"""Rules of other boards: how cells can be filled, and truths that leave a candidate no way out."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from ...board.houses import digits_in
from ...logic.step import BoardRule, BoardTruth, HouseTruth, Leftovers, RestOfHouses, Role, Step
from ...techniques.rules.pattern import Filling, NoWayOut
from ..messages import Message, cells, each_cell, house, houses, say
from .common import removed_from, rule_named
from .registry import TELLERS


def filling(step: Step, found: Filling) -> Iterator[Message]:
    """No way to fill the cells of a rule goes with the candidates."""
    here = cells(Role.PATTERN, found.cells)
    match found.rule:
        case BoardRule(name=name):
            rule = rule_named(name)
            if found.digits:
                ways = sorted(_way(digits_in(each), found.total is not None) for each in found.digits)
                yield say("rules-cage" if name.startswith("cage ") else "rules-ways", rule=rule, cells=here, ways=ways)
                if not found.outside:
                    yield from _in_combinations(step, found)
                    return
            else:
                yield say("rules-rule", rule=rule, cells=here)
        case RestOfHouses(houses=which):
            minus, total = cells(Role.PATTERN, found.minus), found.total or 0
            more, less = (here, minus) if total >= 0 else (minus, here)
            yield say("rules-rest", houses=houses(Role.HOUSE, which), cells=more, minus=less, total=abs(total))
            if not less.cells and len(more.cells) == 1 and not found.outside:
                return
            here = cells(Role.PATTERN, found.cells | found.minus)
        case Leftovers(houses=which, others=others):
            yield say(
                "rules-leftovers",
                houses=houses(Role.HOUSE, which),
                others=houses(Role.HOUSE, others),
                cells=here,
                minus=cells(Role.PATTERN, found.minus),
            )
            here = cells(Role.PATTERN, found.cells | found.minus)
    yield say("rules-outside" if found.outside else "rules-inside", cells=here)


def _way(digits: Iterable[int], is_sum: bool) -> str:
    """Return a combination of digits, such as ``2+6+7``, or ``{2,3,5}`` if their sum is not fixed."""
    return "+".join(map(str, digits)) if is_sum else f"{{{','.join(map(str, digits))}}}"


def _in_combinations(step: Step, found: Filling) -> Iterator[Message]:
    """Say why digits are removed although they occur in a combination."""
    every = reduce(or_, found.digits)
    removed = [each for each in step.eliminations if every >> each.digit & 1]
    if found.only_sum and found.cells.bit_count() == 2:
        digits: dict[int, list[int]] = {}
        for each in removed:
            digits.setdefault(each.cell, []).append(each.digit)
        for cell, some in digits.items():
            yield say(
                "rules-partner",
                cell=cells(Role.REMOVED, [cell]),
                digits=some,
                other=cells(Role.PATTERN, found.cells & ~(1 << cell)),
                needed=[(found.total or 0) - digit for digit in some],
            )
    elif removed:
        which = [
            say("rules-digits-in", digits=each["digits"], cells=each_cell(Role.REMOVED, each["cells"].cells))
            for each in removed_from(removed)
        ]
        yield say("rules-no-rest" if found.only_sum else "rules-no-order", removed=which)


def no_way_out(step: Step, found: NoWayOut) -> Iterator[Message]:
    """Each candidate of a truth excludes the candidates that are removed."""
    here, removed = cells(Role.PATTERN, found.cells), removed_from(step.eliminations)
    digits = tuple(sorted({each.digit for each in found.candidates}))
    match found.truth:
        case HouseTruth(house=which):
            yield say("rules-places", house=house(Role.HOUSE, which), digit=digits[0], cells=here, removed=removed)
        case BoardTruth(name=name):
            yield say("rules-truth", rule=rule_named(name), digits=digits, cells=here, removed=removed)
        case _:
            yield say("rules-cell", cell=here, digits=digits, removed=removed)


TELLERS.update({Filling: filling, NoWayOut: no_way_out})
