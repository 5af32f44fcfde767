"""Singles: what is left, and what rules out the rest."""

from collections.abc import Iterable, Iterator

from ...board.board import Board
from ...board.candidate import Candidate, candidate
from ...board.houses import cell_name, cell_set, cells_in, digits_in
from ...logic.step import Role, Step
from ...techniques.singles.pattern import LastCell, OnlyCandidate, OnlyPlace
from ..messages import Marked, Message, cells, house, say
from .common import rule_named
from .registry import TELLERS

LINES_AND_BOXES = (1 << 27) - 1
"""The rows, columns and boxes, as a mask of houses."""

LINES_AND_REGIONS = (1 << 36) - 1
"""The rows, columns, boxes and regions, as a mask of houses."""


def last_cell(step: Step, found: LastCell) -> Iterator[Message]:
    """A house has one empty cell."""
    where = cells(Role.PLACED, [found.cell])
    yield say("singles-last-cell", house=house(Role.HOUSE, found.house), cell=where, digit=found.digit)


def only_place(step: Step, found: OnlyPlace) -> Iterator[Message]:
    """A digit has one place in a house."""
    blockers, by_rules = _blockers_and_rules(found)
    known = {"digit": found.digit, "house": house(Role.HOUSE, found.house)}
    ruled_out = cells(Role.RULED_OUT, found.ruled_out & ~found.not_allowed)
    not_allowed = (candidate(cell, found.digit) for cell in cells_in(found.not_allowed))
    by_rules += _not_allowed(found.board, not_allowed, Role.RULED_OUT)
    first = () if by_rules else blockers
    yield say("singles-only-place", **known, blockers=cells(Role.BLOCKER, first), ruled_out=ruled_out)
    yield from by_rules
    if by_rules and blockers:
        yield say("singles-rest", digit=found.digit, blockers=cells(Role.BLOCKER, blockers))


def _blockers_and_rules(found: OnlyPlace) -> tuple[list[int], list[Message]]:
    """Return the cells of the digit that rule out places in rows, columns, boxes and regions, and what says which
    digits rule out the others, and by which houses or rules."""
    board, others = found.board, cell_set(each.cell for each in found.others)
    if board.is_plain:
        return [*cells_in(found.blockers)], []
    digits = [*found.others, *(candidate(cell, found.digit) for cell in cells_in(found.blockers & ~others))]
    plainly = set[int]()
    told: dict[tuple[int, Message], tuple[dict[int, None], list[int]]] = {}
    for place in cells_in(found.excluded):
        wrong = candidate(place, found.digit)
        by = [each for each in digits if board.excluded_by[each.index] >> wrong.index & 1]
        reasons = {each: reason for each in by if (reason := _reason(board, each, wrong))}
        plainly.update(each.cell for each in by if each not in reasons)
        if len(reasons) == len(by):
            blocked_by, places = told.setdefault((by[0].digit, reasons[by[0]]), ({}, []))
            blocked_by[by[0].cell] = None
            places.append(place)
    return sorted(plainly), [
        say(
            "singles-excludes-places",
            digit=digit,
            blockers=cells(Role.BLOCKER, blocked_by),
            cells=cells(Role.RULED_OUT, places),
            excluded=found.digit,
            rule=reason,
        )
        for (digit, reason), (blocked_by, places) in told.items()
    ]


def only_candidate(step: Step, found: OnlyCandidate) -> Iterator[Message]:
    """A cell has one candidate."""
    seen = []
    excluded: dict[tuple[Candidate, Message], list[int]] = {}
    for each, digits in zip(found.blockers, found.excluded, strict=True):
        for digit in digits_in(digits):
            if reason := _reason(found.board, each, candidate(found.cell, digit)):
                excluded.setdefault((each, reason), []).append(digit)
            else:
                seen.append(each)
    because = []
    if seen:
        where = Marked(Role.BLOCKER, ",".join(cell_name(each.cell) for each in seen))
        tables = found.board.tables
        shared = [tables.houses_with(found.cell) & tables.houses_with(each.cell) for each in seen]
        plain = all(houses & LINES_AND_BOXES for houses in shared)
        because.append(say("singles-seen", digits=[each.digit for each in seen], cells=where, plain=plain))
    for (each, reason), others in excluded.items():
        by = cells(Role.BLOCKER, [each.cell])
        because.append(say("singles-excluded", digits=others, digit=each.digit, cell=by, rule=reason))
    if gone := digits_in(found.removed):
        because.append(say("singles-removed", digits=gone))
    where_placed = cells(Role.PLACED, [found.cell])
    yield say("singles-only-candidate", digit=found.digit, cell=where_placed, because=because)
    yield from _not_allowed(found.board, (candidate(found.cell, digit) for digit in digits_in(found.not_allowed)))


def _reason(board: Board, one: Candidate, other: Candidate) -> Message | None:
    """Return the house or rule by which a digit excludes a candidate; None for rows, columns, boxes and regions."""
    if one.digit == other.digit:
        shared = board.tables.houses_with(one.cell) & board.tables.houses_with(other.cell)
        if shared:
            if shared & LINES_AND_REGIONS:
                return None
            return say("singles-shared", house=house(None, next(cells_in(shared))))
        for each in board.houses:
            if one.cell in each.cells and other.cell in each.cells:
                return rule_named(each.name)
    return rule_named(board.rule_between(one, other))


def _not_allowed(board: Board, wrong: Iterable[Candidate], role: Role | None = None) -> Iterator[Message]:
    """State by which rules cells may never hold digits."""
    found: dict[str, list[Candidate]] = {}
    for each in wrong:
        found.setdefault(board.rule_against(each), []).append(each)
    for rule, some in found.items():
        where, digits = {each.cell: 0 for each in some}, {each.digit: 0 for each in some}
        yield say("singles-not-allowed", rule=rule_named(rule), cells=cells(role, where), digits=[*digits])


TELLERS.update({LastCell: last_cell, OnlyPlace: only_place, OnlyCandidate: only_candidate})
