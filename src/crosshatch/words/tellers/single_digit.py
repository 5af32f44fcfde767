"""Patterns of a single digit: chains of two strong links, with the W-Wing, and templates."""

from collections.abc import Iterator

from ...board.houses import ROWS
from ...logic.step import Role, Step
from ...techniques.single_digit.pattern import DigitChain, EmptyRectangle, TurbotFish, TwoLinks, WWing
from ...techniques.single_digit.templates_pattern import Rows, Templates
from ..messages import Cells, Message, cells, each_cell, house, houses, kind_of, say
from .registry import TELLERS


def two_links(step: Step, found: TwoLinks) -> Iterator[Message]:
    """Two houses with two places each, or two chains by way of the same places."""
    if len(found.chains) == 1:
        (chain,) = found.chains
        one, near, far, other = _nodes(chain, Role.PINCER, Role.PATTERN, Role.PATTERN, Role.PINCER)
        first, second = houses(Role.HOUSE, chain.houses)
        places = {"one": one, "near": near, "far": far, "other": other, "ends": cells(None, chain.ends)}
        grouped = any(len(each.cells) > 1 for each in (near, far))
        yield say("links-turbot", digit=found.digit, first=first, second=second, grouped=grouped, **places)
    else:
        kites = [
            say(
                "links-kite-of-digit" if len(found.digits) > 1 else "links-kite",
                digit=chain.digit,
                lines=houses(Role.HOUSE, chain.houses),
                ends=each_cell(Role.PINCER, chain.ends),
            )
            for chain in found.chains
        ]
        joint = each_cell(Role.PATTERN, found.joint)
        if len(found.digits) > 1:
            one_digit, other_digit = found.digits
            yield say("links-kites-of-two-digits", joint=joint, one=one_digit, other=other_digit, kites=kites)
        else:
            yield say("links-kites", joint=joint, digit=found.digit, kites=kites)


def empty_rectangle(step: Step, found: EmptyRectangle) -> Iterator[Message]:
    """A box with the digit in a row and a column, and one or two lines that go on from there."""
    places = cells(Role.PATTERN, found.places)
    yield say("links-box", box=house(Role.HOUSE, found.box), digit=found.digit, places=places)
    for chain in found.chains:
        far, near, beside, arm = _nodes(chain, Role.PINCER, Role.PINCER, Role.PATTERN, Role.PATTERN)
        yield say(
            "links-by-line",
            digit=found.digit,
            kind=kind_of([found.box]),
            line=house(Role.HOUSE, chain.houses[0]),
            far=far,
            near=near,
            beside=beside,
            arm=arm,
            ends=cells(None, chain.ends),
        )


def _nodes(chain: DigitChain, *roles: Role) -> Iterator[Cells]:
    """The nodes of a chain, each with its role."""
    return (cells(role, node.cells) for role, node in zip(roles, chain.nodes, strict=True))


def w_wing(step: Step, found: WWing) -> Iterator[Message]:
    """Two equal cells, each of which sees one of the two places for a digit in a house."""
    yield say(
        "links-w-wing",
        cells=cells(Role.PINCER, [found.start, found.end]),
        kept=found.kept,
        linked=found.linked,
        house=house(Role.HOUSE, found.house),
        seen=[
            say("links-sees", cell=cells(Role.PINCER, [cell]), place=cells(Role.PATTERN, [place]))
            for cell, place in ((found.start, found.near), (found.end, found.far))
        ],
    )


def templates(step: Step, found: Templates) -> Iterator[Message]:
    """All ways to put digits into some rows use some cells, or leave none of them to a digit."""
    yield say("templates-ways", rows=list(map(_into, found.rows)), conditions=list(_conditions(found)))
    alone = [each.digit for each in found.rows] == [found.digit]
    if step.placements:
        where = cells(Role.PLACED, (each.cell for each in step.placements))
        yield say("templates-use" if alone else "templates-have", cells=where, digit=found.digit)
    else:
        where = cells(Role.REMOVED, (each.cell for each in step.eliminations))
        rows = {row for each in found.rows for row in each.rows}
        in_rows = alone and all(each.cell // 9 in rows for each in step.eliminations)
        yield say("templates-do-not-use" if in_rows else "templates-have-no-room", cells=where, digit=found.digit)


def _into(rows: Rows) -> Message:
    if rows.rows == (*ROWS,):
        return say("templates-into-all", digit=rows.digit)
    return say("templates-into", digit=rows.digit, rows=houses(Role.HOUSE, rows.rows), kind=kind_of(rows.rows))


def _conditions(found: Templates) -> Iterator[Message]:
    """What keeps digits apart: those of one kind, where they go into several rows, and those of several kinds."""
    several = len(found.rows) > 1
    if any(len(each.rows) > 1 for each in found.rows):
        yield say("templates-apart", several=several)
    if several:
        yield say("templates-one-digit-a-cell")


TELLERS.update(
    {
        TwoLinks: two_links,
        TurbotFish: two_links,
        EmptyRectangle: empty_rectangle,
        WWing: w_wing,
        Templates: templates,
    }
)
