"""Which role is shown where something has several."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read
from crosshatch.logic.step import Assertion, Branch, CellTruth, CustomPattern, HouseTruth, Link, Role, Step
from crosshatch.logic.technique import Technique
from crosshatch.render.view import view_of
from crosshatch.techniques.catalogue import strategy_named

EXAMPLES = {
    "naked-pair": (
        ":0000:x:...2.3+1+7...8+1.+5+43.+31.+6.495.9+3+6+7+2+851+4+8+54+3+1+96+2+772+1+5+4+6+3+8+9...9+3+286+118+3"
        "+46+7+2+9+5...+85+17+43::::"
    ),
    "locked-candidates-type-1-pointing": (
        ":0000:x:+5.+96.38+4+74.6+7..1+9...+79..+65.+7+54+8+91+3+26+1+6+32..+9+7+889+2+3+6+74+1+5+6+41+57+8+23+9"
        "+9.5+1.+6+784.7+8+4.+9+5+6+1:232:::"
    ),
    "skyscraper": (
        ":0000:x:+3.+4.+9+2+1.+52795+81+6+3+4.5+1.3+4+9+2...31+29+54.+1+42+8+57+3+9+6.+9+546+3+2.14+3+6+2+7+58+1"
        "+991+8+3+4+67+525+2+7+9+1+8+463::::"
    ),
    "xy-wing": (
        ":0000:x:+85+2+6+4+7391...+5+18+7+2....+32+9+8+5.+573+9+6+4+2+1+82+9+87.+1+64.6+41+2+8.9+7....+87.+4+62."
        "+2.4.+61+8+9+48+6+1+9253+7::::"
    ),
}


def step(pattern: CustomPattern, removed: list[tuple[int, int]]) -> Step:
    return Step(Technique("Some Technique"), pattern, eliminations=[candidate(*each) for each in removed])


def test_the_role_that_tells_most_is_shown() -> None:
    both = candidate(0, 5)
    pattern = CustomPattern([CellTruth(0)], candidates={Role.BASE: [both, candidate(1, 5)], Role.FIN: [both]})
    assert view_of(step(pattern, [(2, 5)])).candidates == {
        both: Role.FIN,
        candidate(1, 5): Role.BASE,
        candidate(2, 5): Role.REMOVED,
    }


def test_what_goes_is_shown_as_removed_even_inside_of_the_pattern() -> None:
    pattern = CustomPattern([CellTruth(0)], candidates={Role.BASE: [candidate(0, 5)]})
    assert view_of(step(pattern, [(0, 5)])).candidates == {candidate(0, 5): Role.REMOVED}


def test_a_pattern_without_candidates_means_its_digits_in_its_cells() -> None:
    pattern = CustomPattern([CellTruth(0)], cells={Role.BASE: [0]}, digits={Role.BASE: [1, 2]})
    view = view_of(step(pattern, [(1, 1)]))
    assert view.candidates == {
        candidate(0, 1): Role.BASE,
        candidate(0, 2): Role.BASE,
        candidate(1, 1): Role.REMOVED,
    }
    assert view.cells == {0: Role.BASE}


def test_a_view_has_no_candidates_that_the_grid_does_not_have() -> None:
    grid = Puzzle("12" + "." * 79).grid()
    pattern = CustomPattern([CellTruth(3)], cells={Role.BASE: [3]}, digits={Role.BASE: [1, 5]})
    assert view_of(step(pattern, [(4, 9)]), grid).candidates == {
        candidate(3, 5): Role.BASE,
        candidate(4, 9): Role.REMOVED,
    }


@pytest.mark.parametrize(
    ("technique", "roles"),
    [
        ("naked-pair", {Role.PATTERN}),
        ("locked-candidates-type-1-pointing", {Role.PATTERN}),
        ("skyscraper", {Role.PINCER, Role.PATTERN}),
        ("xy-wing", {Role.PIVOT, Role.PINCER, Role.COMMON}),
    ],
)
def test_techniques_name_candidates_of_the_grid(technique: str, roles: set[Role]) -> None:
    position = EXAMPLES[technique]
    grid = read(position).grid()
    found = next(strategy_named(technique).find(grid))
    assert view_of(found).candidates == view_of(found, grid).candidates
    assert set(view_of(found).candidates.values()) == {*roles, Role.REMOVED}


class Cases(CustomPattern):
    """A pattern with two cases: one leaves a digit no place in row 4, the other a cell no digit."""

    branches = (
        Branch((Assertion(candidate(0, 5)),), fails=HouseTruth(5, 3)),
        Branch((Assertion(candidate(0, 5)),), fails=CellTruth(40)),
    )


def test_a_case_that_fails_shows_what_has_nothing_left() -> None:
    first, second = view_of(step(Cases([CellTruth(0)]), [(0, 5)])).branches
    assert (first.houses, first.cells) == ({3: Role.HOUSE}, {})
    assert (second.houses, second.cells) == ({}, {40: Role.PATTERN})


def test_the_roles_of_a_view_come_in_order_of_what_they_tell() -> None:
    pattern = CustomPattern(
        [CellTruth(0)],
        candidates={Role.BASE: [candidate(0, 5)], Role.FIN: [candidate(1, 5)]},
        houses={Role.COVER: [9]},
    )
    assert view_of(step(pattern, [(2, 5)])).roles == (Role.REMOVED, Role.FIN, Role.BASE, Role.COVER)


def test_a_view_has_the_links_of_the_step() -> None:
    links = (Link((candidate(0, 5),), (candidate(1, 5),)), Link((candidate(1, 5),), (candidate(2, 5),), Role.WEAK))
    assert view_of(step(CustomPattern([CellTruth(0)], links=links), [(2, 5)])).links == links


def test_a_view_has_the_picture_of_each_case_up_to_the_conclusion() -> None:
    position = Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......").grid()
    forced = next(strategy_named("forcing-chain-verity").find(position))
    view = view_of(forced)
    assert len(view.branches) == len(forced.branches) > 1
    for picture, branch in zip(view.branches, forced.branches, strict=True):
        (assumed,) = branch.case
        assert picture.candidates[assumed.candidate] is Role.CHOICE
        assert picture.links == branch.links != ()
        assert picture.candidates[branch.follows[-1].assertion.candidate] is Role.PLACED
        assert picture.branches == ()


def test_a_step_without_cases_has_no_pictures_of_them() -> None:
    assert view_of(step(CustomPattern([CellTruth(0)]), [(2, 5)])).branches == ()
