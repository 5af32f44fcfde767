"""Chains of two strong links in words, and the W-Wing."""

from collections.abc import Iterator

from ...board.houses import cells_in
from ...logic.step import Line, Role, Span, Step
from ...techniques.single_digit.pattern import Chain, EmptyRectangle, TurbotFish, TwoLinks, WWing
from ..spans import Piece, cells, join, line, say
from .common import both_or_all, conclude, each_cell, house, houses, listed


def two_links(step: Step, found: TwoLinks) -> Line:
    """Two houses with two places each, or two chains by way of the same places."""
    if len(found.digits) > 1:
        return kites_of_two_digits(step, found)
    return dual_kite(step, found) if len(found.chains) > 1 else turbot_fish(step, found)


def turbot_fish(step: Step, found: TwoLinks) -> Line:
    """Two houses with two places each."""
    (chain,) = found.chains
    first, second = (house(Role.HOUSE, each) for each in chain.houses)
    one, near, far, other = _nodes(chain, (Role.PINCER, Role.PATTERN, Role.PATTERN, Role.PINCER))
    return say(
        "Die {digit} von {first} steht in {one} oder {near}, die von {second} in {far} oder {other}. {near} und {far} "
        "sehen sich, haben die {digit} also nicht beide. Damit steht sie in mindestens einer der Zellen {one} und "
        "{other}, und Zellen, die {both} sehen, können sie nicht haben. {so}",
        digit=found.digit,
        first=first,
        second=second,
        one=one,
        near=near,
        far=far,
        other=other,
        both=_both(chain),
        so=conclude(step),
    )


def _nodes(chain: Chain, roles: tuple[Role, ...]) -> Iterator[Span]:
    """Name the nodes of a chain, each with its role."""
    return (cells(role, cells_in(node.cells)) for role, node in zip(roles, chain.nodes, strict=True))


def _both(chain: Chain) -> str:
    """Refer to the cells of both ends of a chain."""
    return both_or_all([*cells_in(chain.ends)])


def dual_kite(step: Step, found: TwoLinks) -> Line:
    """Two kites by way of the same two places."""
    kites = [
        say(
            "wegen {lines} in mindestens einer der Zellen {ends}",
            lines=houses(Role.HOUSE, chain.houses),
            ends=each_cell(Role.PINCER, cells_in(chain.ends)),
        )
        for chain in found.chains
    ]
    return say(
        "{joint} sehen sich, haben die {digit} also nicht beide. Damit steht sie {kites}. Zellen, die beide Zellen "
        "eines dieser Paare sehen, können sie nicht haben. {so}",
        joint=each_cell(Role.PATTERN, cells_in(found.joint)),
        digit=found.digit,
        kites=join(kites, ", und "),
        so=conclude(step),
    )


def kites_of_two_digits(step: Step, found: TwoLinks) -> Line:
    """Two kites of a digit each, by way of the same two cells."""
    kites = [
        say(
            "ist wegen der {digit} von {lines} mindestens eine der Zellen {ends} eine {digit}",
            digit=chain.digit,
            lines=houses(Role.HOUSE, chain.houses),
            ends=each_cell(Role.PINCER, cells_in(chain.ends)),
        )
        for chain in found.chains
    ]
    one, other = found.digits
    return say(
        "{joint} sehen sich, haben also weder die {one} noch die {other} beide. Damit {kites}. Zellen, die beide "
        "Zellen eines dieser Paare sehen, können dessen Ziffer nicht haben. {so}",
        joint=each_cell(Role.PATTERN, cells_in(found.joint)),
        one=one,
        other=other,
        kites=join(kites, ", und "),
        so=conclude(step),
    )


def empty_rectangle(step: Step, found: EmptyRectangle) -> Line:
    """A box with the digit in a row and a column, and one or two lines that go on from there."""
    start = say(
        "In {box} hat die {digit} keinen Platz außer {places}.",
        box=house(Role.HOUSE, found.box),
        digit=found.digit,
        places=cells(Role.PATTERN, cells_in(found.places)),
    )
    return join([start, *(_by_line(found.digit, chain) for chain in found.chains), conclude(step)])


def _by_line(digit: int, chain: Chain) -> Line:
    far, near, beside, arm = _nodes(chain, (Role.PINCER, Role.PINCER, Role.PATTERN, Role.PATTERN))
    return say(
        "Die {digit} von {line} steht in {far} oder {near}; steht sie in {near}, bleibt dem Block für seine {digit} "
        "nichts in {beside}, sondern nur {arm}. So oder so steht eine {digit} in {far} oder {arm}, und Zellen, die "
        "{both} sehen, können keine haben.",
        digit=digit,
        line=house(Role.HOUSE, chain.houses[0]),
        far=far,
        near=near,
        beside=beside,
        arm=arm,
        both=_both(chain),
    )


def w_wing(step: Step, found: WWing) -> Line:
    """Two equal cells, each of which sees one of the two places for a digit in a house."""
    seen: list[Piece] = [
        line(cells(Role.PINCER, [cell]), " sieht ", cells(Role.PATTERN, [place]))
        for cell, place in ((found.start, found.near), (found.end, found.far))
    ]
    return say(
        "Jede der Zellen {cells} ist eine {kept} oder {linked}. In {house} hat die {linked} zwei Plätze: {seen}. "
        "Wären beide Zellen eine {linked}, bliebe dort keiner. Also ist mindestens eine der beiden eine {kept}, und "
        "eine Zelle, die beide sieht, kann nicht auch eine {kept} sein. {so}",
        cells=cells(Role.PINCER, [found.start, found.end]),
        kept=found.kept,
        linked=found.linked,
        house=house(Role.HOUSE, found.house),
        seen=listed(seen),
        so=conclude(step),
    )


TEXTS = {TwoLinks: two_links, TurbotFish: turbot_fish, EmptyRectangle: empty_rectangle, WWing: w_wing}
