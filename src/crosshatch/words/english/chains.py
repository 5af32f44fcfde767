"""Alternating chains in words, to be followed aloud: what is off, so what is on, and so on."""

from ...board.houses import cells_in, digits_in
from ...found.cell_groups import CellGroup, sets_with_roles
from ...found.chains import (
    AlternatingChain,
    ContinuousLoop,
    DiscontinuousLoop,
    InHouse,
    RemotePair,
    SingleDigitChain,
)
from ...found.links import Node
from ...step import Line, Role, Step
from ..spans import Piece, capital, cells, house, join, line, say
from .common import conclude, each_cell, listed

LONG = 4
"""How many strong links are told in one sentence."""


def chain(step: Step, found: AlternatingChain) -> tuple[Line, ...]:
    """A chain from one end to the other."""
    first, last = found.nodes[0], found.nodes[-1]
    return (
        *_followed(found),
        say(
            "So {first}, or {last}, or both. What contradicts both cannot be true. {so}",
            first=_is(first),
            last=_is(last),
            so=conclude(step),
        ),
    )


def single_digit_chain(step: Step, found: SingleDigitChain) -> tuple[Line, ...]:
    """A chain of one digit from one end to the other."""
    first, last = found.nodes[0], found.nodes[-1]
    if first == last:
        return (*_followed(found), say("So {it} after all. {so}", it=_is(first), so=conclude(step)))
    places = [*cells_in(first.cells | last.cells)]
    return (
        *_followed(found),
        say(
            "So at least one of {ends} is {digit}, and a cell that sees {both} cannot be {digit}. {so}",
            ends=each_cell(Role.PATTERN, places),
            digit=first.digit,
            both="both" if len(places) == 2 else "all of them",
            so=conclude(step),
        ),
    )


def discontinuous_loop(step: Step, found: DiscontinuousLoop) -> tuple[Line, ...]:
    """A chain that shows a candidate to be false, or true."""
    first, last = found.nodes[0], found.nodes[-1]
    if found.placed:
        ending = say("That is, {it} in any case. {so}", it=_is(first), so=conclude(step))
    else:
        turn = cells(Role.REMOVED, [found.turn.cell])
        ending = say(
            "So {first}, or {last}, or both. Either way, {turn} is not {digit}. {so}",
            first=_is(first),
            last=_is(last),
            turn=turn,
            digit=found.turn.digit,
            so=conclude(step),
        )
    return (*_followed(found), ending)


def continuous_loop(step: Step, found: ContinuousLoop) -> tuple[Line, ...]:
    """A chain that closes: one side of each of its links is true."""
    first, last = found.nodes[0], found.nodes[-1]
    weak = zip(found.nodes[1::2], (*found.nodes[2::2], first), strict=True)
    return (
        *_followed(found),
        say(
            "If {last}, then {first}, and the chain begins anew: it is a loop, and holds in both directions. So each "
            "of its weak links has one true end: {pairs}.{sets} {so}",
            last=_is(last),
            first=_is_not(first),
            pairs=join([_one_of(one, other) for one, other in weak], "; "),
            sets=_kept(found),
            so=conclude(step),
        ),
    )


def _kept(found: ContinuousLoop) -> Line:
    """Say that the sets of a loop keep their other digits."""
    if not found.sets:
        return ()
    sets = listed(cells(role, cells_in(group.cells)) for role, group in sets_with_roles(found.sets))
    return line(" And ", sets, " keep all their other digits.")


def remote_pair(step: Step, found: RemotePair) -> Line:
    """Cells with the same two digits, which take turns."""
    one, other = digits_in(found.digits)
    return say(
        "Each of {cells} is {one} or {other}, and each sees the next, so the two digits take turns. The outer two, "
        "{ends}, are not the same then, and a cell that sees both can be neither {one} nor {other}. {so}",
        cells=each_cell(Role.PATTERN, found.cells),
        one=one,
        other=other,
        ends=each_cell(Role.PINCER, (found.cells[0], found.cells[-1])),
        so=conclude(step),
    )


def _followed(found: AlternatingChain) -> tuple[Line, ...]:
    """Follow a chain from its first node, which is off, to its last, which is on: a sentence for each few links."""
    sets = iter(sets_with_roles(found.sets))
    sentences: list[Line] = []
    clauses: list[Piece] = []
    before: Node | None = None
    for index, (off, on, by) in enumerate(found.pairs):
        clauses.append(line("if " if before is None else "so ", _is_not(off, before)))
        then = "then " if before is None else "so "
        if isinstance(by, InHouse):
            clauses.append(line(then, house(Role.HOUSE, by.house), f" has its {on.digit} in ", _places(on, Role.ON)))
        elif by.is_set:
            clauses.append(line(then, _by_set(off, on, *next(sets))))
        else:
            clauses.append(f"{then}it is {on.digit}")
        before = on
        if index % LONG == LONG - 1 or index == len(found.strong) - 1:
            sentences.append(capital(line(join(clauses, ", "), ".")))
            clauses = []
    return tuple(sentences)


def _by_set(off: Node, on: Node, role: Role, group: CellGroup) -> Line:
    """Say that an almost locked set that lacks one digit has the other."""
    return say(
        "{set}, without {digit}, must hold {others}, with {other} in {places}",
        set=cells(role, cells_in(group.cells)),
        digit=off.digit,
        others=listed(digit for digit in digits_in(group.digits) if digit != off.digit),
        other=on.digit,
        places=_places(on, Role.ON),
    )


def _places(node: Node, role: Role) -> Line:
    """Name the cells of a node."""
    return listed((cells(role, [cell]) for cell in cells_in(node.cells)), "or")


def _is(node: Node) -> Line:
    """Say that a node is true."""
    if node.cells.bit_count() == 1:
        return line(cells(Role.ON, cells_in(node.cells)), f" is {node.digit}")
    return line(f"{node.digit} is in ", _places(node, Role.ON))


def _is_not(node: Node, before: Node | None = None) -> Line:
    """Say that a node is false; a cell that was just named is not named again."""
    if before is not None and before.cells == node.cells and before.digit != node.digit:
        return line(f"it is not {node.digit}")
    if node.cells.bit_count() == 1:
        return line(cells(Role.OFF, cells_in(node.cells)), f" is not {node.digit}")
    return line(f"{node.digit} is not in ", _places(node, Role.OFF))


def _one_of(one: Node, other: Node) -> Line:
    """Say that one of two nodes that exclude each other is true."""
    if one.digit != other.digit:
        return line(cells(Role.ON, cells_in(one.cells)), f" is {one.digit} or {other.digit}")
    return line(f"{one.digit} is in ", _places(one, Role.ON), " or ", _places(other, Role.OFF))


TEXTS = {
    AlternatingChain: chain,
    SingleDigitChain: single_digit_chain,
    DiscontinuousLoop: discontinuous_loop,
    ContinuousLoop: continuous_loop,
    RemotePair: remote_pair,
}
