"""The ways between witnesses of a cluster, and the links that are needed of them."""

from itertools import pairwise

import pytest

from crosshatch.board.candidate import Candidate, candidate
from crosshatch.board.houses import cell_named
from crosshatch.logic.candidates import candidates_in, set_of
from crosshatch.logic.step import CellTruth, HouseTruth, Role
from crosshatch.techniques.colouring.clusters import ColourCluster, ColourLink, LinkPaths, in_order, parts
from crosshatch.techniques.colouring.pattern import MedusaRule, Trap, Wrap


def five(cell: str) -> Candidate:
    return candidate(cell_named(cell), 5)


def links(*ends: str) -> list[ColourLink]:
    """Return links of the 5 that join each cell to the next, in row 1 by name only."""
    return [ColourLink(five(one), five(other), 0) for one, other in pairwise(ends)]


WAY = links("r1c1", "r1c5", "r6c5", "r6c2")


def test_a_link_rests_on_its_house_or_its_cell():
    assert ColourLink(five("r1c1"), five("r1c5"), 0).truth == HouseTruth(5, 0)
    assert ColourLink(five("r1c1"), candidate(0, 6), None).truth == CellTruth(0)


def test_a_link_that_is_taken_counts_nothing():
    """The way from r1c1 to r6c2 by three links that are taken is preferred to another by two."""
    detour = links("r1c1", "r9c1", "r6c2")
    ways = LinkPaths([ColourCluster((), (), (*WAY, *detour))])
    assert ways.join(set_of([five("r1c1")]), set_of([five("r6c5")])) == (five("r1c1"), five("r6c5"))
    assert ways.links == WAY[:2]
    ways.join(set_of([five("r1c1")]), set_of([five("r6c2")]))
    assert ways.links == WAY


def test_links_are_told_from_an_end_on():
    shuffled = [WAY[1], WAY[0], WAY[2]]
    assert list(in_order(shuffled)) in (WAY, [ColourLink(each.other, each.one, 0) for each in reversed(WAY)])


def test_links_join_parts():
    apart = links("r8c8", "r8c9")
    assert parts([WAY[0], *apart, WAY[2], WAY[1]]) == [
        {five("r8c8"), five("r8c9")},
        {five("r1c1"), five("r1c5"), five("r6c5"), five("r6c2")},
    ]


def test_candidates_of_a_set():
    assert list(candidates_in(set_of([five("r9c9"), five("r1c1")]))) == [five("r1c1"), five("r9c9")]


CLUSTER = ColourCluster((five("r1c1"), five("r6c5")), (five("r1c5"), five("r6c2")), tuple(WAY))


def test_a_trap_has_a_witness_of_each_colour():
    trap = Trap((CLUSTER,), (five("r4c1"),), 5)
    assert trap.witnesses == ((five("r4c1"), five("r1c1"), five("r6c2")),)
    assert trap.colours == {Role.COLOUR_1: CLUSTER.first, Role.COLOUR_2: CLUSTER.second}
    assert trap.notation == "5 (r1c1,r6c5) / (r1c5,r6c2)"
    assert len(trap.links) == 3


def test_no_witnesses_are_chosen_where_there_are_none():
    with pytest.raises(ValueError, match="empty"):
        _ = Wrap((CLUSTER,), CLUSTER.first, 5).witnesses


def test_the_rules_have_their_usual_numbers():
    assert [each.value for each in MedusaRule] == [1, 2, 3, 4, 5, 6]
