"""Which role is shown where something has several."""

from crosshatch.board.candidate import candidate
from crosshatch.board.puzzle import Puzzle
from crosshatch.render.view import view_of
from crosshatch.step import CellTruth, Link, Pattern, Role, Step
from crosshatch.strategies.catalogue import strategy_named
from crosshatch.technique import Technique


def step(pattern: Pattern, removed: list[tuple[int, int]]) -> Step:
    return Step(Technique("Some Technique"), pattern, eliminations=[candidate(*each) for each in removed])


def test_the_role_that_tells_most_is_shown() -> None:
    both = candidate(0, 5)
    pattern = Pattern([CellTruth(0)], candidates={Role.BASE: [both, candidate(1, 5)], Role.FIN: [both]})
    assert view_of(step(pattern, [(2, 5)])).candidates == {
        both: Role.FIN,
        candidate(1, 5): Role.BASE,
        candidate(2, 5): Role.REMOVED,
    }


def test_what_goes_is_shown_as_removed_even_inside_of_the_pattern() -> None:
    pattern = Pattern([CellTruth(0)], candidates={Role.BASE: [candidate(0, 5)]})
    assert view_of(step(pattern, [(0, 5)])).candidates == {candidate(0, 5): Role.REMOVED}


def test_a_pattern_without_candidates_means_its_digits_in_its_cells() -> None:
    pattern = Pattern([CellTruth(0)], cells={Role.BASE: [0]}, digits={Role.BASE: [1, 2]})
    view = view_of(step(pattern, [(1, 1)]))
    assert view.candidates == {
        candidate(0, 1): Role.BASE,
        candidate(0, 2): Role.BASE,
        candidate(1, 1): Role.REMOVED,
    }
    assert view.cells == {0: Role.BASE}


def test_the_roles_of_a_view_come_in_order_of_what_they_tell() -> None:
    pattern = Pattern(
        [CellTruth(0)],
        candidates={Role.BASE: [candidate(0, 5)], Role.FIN: [candidate(1, 5)]},
        houses={Role.COVER: [9]},
    )
    assert view_of(step(pattern, [(2, 5)])).roles == (Role.REMOVED, Role.FIN, Role.BASE, Role.COVER)


def test_a_view_has_the_links_of_the_step() -> None:
    links = (Link((candidate(0, 5),), (candidate(1, 5),)), Link((candidate(1, 5),), (candidate(2, 5),), Role.WEAK))
    assert view_of(step(Pattern([CellTruth(0)], links=links), [(2, 5)])).links == links


def test_a_view_has_the_picture_of_each_case() -> None:
    position = Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......").grid()
    forced = next(strategy_named("forcing-chain-verity").find(position))
    view = view_of(forced)
    assert len(view.branches) == len(forced.branches) > 1
    for picture, branch in zip(view.branches, forced.branches, strict=True):
        (assumed,) = branch.case
        assert picture.candidates[assumed.candidate] is Role.CHOICE
        assert picture.links == branch.links != ()
        assert Role.REMOVED not in picture.roles
        assert picture.branches == ()


def test_a_step_without_cases_has_no_pictures_of_them() -> None:
    assert view_of(step(Pattern([CellTruth(0)]), [(2, 5)])).branches == ()
