"""Steps, and what they are made of, as data."""

import re

import attrs
import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic.step import (
    Assertion,
    CellTruth,
    CustomPattern,
    Guardians,
    HouseTruth,
    Link,
    Pattern,
    Role,
    Roles,
    Step,
    Truth,
)
from crosshatch.logic.technique import Rule, Technique
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategies_named
from examples import some

NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
TWINS = Technique("Twins")


def cells(*names: str) -> list[int]:
    return [cell_named(name) for name in names]


def step(found: Pattern | None = None, **conclusions: object) -> Step:
    return attrs.evolve(Step(TWINS, found or CustomPattern([CellTruth(0)])), **conclusions)


@pytest.fixture
def x_wing() -> Step:
    """The X-Wing that the puzzle needs."""
    path = Solver(fallback=None).solve(NEEDS_X_WING)
    return next(each for each in path.steps if each.technique.slug == "x-wing")


def test_everything_follows_from_what_was_found(x_wing: Step) -> None:
    assert x_wing.truths == x_wing.pattern.truths == (HouseTruth(7, 11), HouseTruth(7, 15))
    assert x_wing.roles.houses == {Role.BASE: (11, 15), Role.COVER: (0, 8)}
    assert x_wing.roles.cells == {Role.PATTERN: tuple(cells("r1c3", "r1c7", "r9c3", "r9c7"))}
    assert (x_wing.links, x_wing.branches) == ((), ())
    assert x_wing.notation == str(x_wing) == "X-Wing: 7 c37 r19 => r1c4,r9c8<>7"
    assert x_wing.conclusion == "r1c4,r9c8<>7"


def test_its_rating_is_that_of_what_was_found(x_wing: Step) -> None:
    assert x_wing.rating == 3.2
    assert step().rating is None
    by_length = Technique("Lengthy", rating=5.0, rule=Rule(5.0, lambda found: 5.0 + len(found.truths) / 10))
    assert attrs.evolve(step(), technique=by_length).rating == 5.1


def test_a_step_reads_well(x_wing: Step) -> None:
    assert repr(x_wing) == (
        "Step(technique=<Technique x-wing>, pattern=Fish(digit=7, bases=c37, places=r1c37,r9c37, endo_fins=none, "
        "covers=(Cover(houses=r19, fins=none, removed=r1c4,r9c8),)), placements=none, eliminations=(7)r1c4 (7)r9c8)"
    )


@pytest.mark.parametrize("seed", some(range(20)))
def test_no_step_shows_bit_masks(seed: int) -> None:
    for found in Solver(fallback=None).solve(minimal_puzzle(f"repr {seed}")).steps:
        numbers = re.findall(r"\d{3,}", repr(found))
        assert all(each.strip("123456789") == "" and len(each) <= 9 for each in numbers), repr(found)


def test_conclusions_are_sorted_by_digit_and_cell_and_come_once() -> None:
    some = [candidate(1, 2), candidate(5, 1), candidate(0, 2), candidate(1, 2)]
    found = Step(TWINS, CustomPattern([CellTruth(0)]), eliminations=some)
    assert found.eliminations == (candidate(5, 1), candidate(0, 2), candidate(1, 2))
    assert found.notation == "Twins => r1c6<>1, r1c12<>2"


def test_the_notation_of_placements_and_eliminations_at_once() -> None:
    found = Step(TWINS, CustomPattern([CellTruth(0)]), [candidate(0, 5)], [candidate(9, 5)])
    assert found.notation == "Twins: r1c1=5, r2c1<>5"


def test_a_variety_stands_before_the_title() -> None:
    @attrs.frozen
    class Siamese(CustomPattern):
        variety = "Siamese"

    found = step(Siamese([CellTruth(0)], cells={Role.PIVOT: [40]}), eliminations=(candidate(0, 5),))
    assert (found.name, found.notation) == ("Siamese Twins", "Siamese Twins: r5c5 => r1c1<>5")


def test_carrying_out_says_whether_anything_changed() -> None:
    grid = NEEDS_X_WING.grid()
    removing = step(eliminations=(candidate(1, 4), candidate(1, 5)))
    assert removing.apply(grid)
    assert not removing.apply(grid)
    assert grid.digits_of(1) == NEEDS_X_WING.grid().digits_of(1) & ~(1 << 4 | 1 << 5)
    assert step(placements=(candidate(1, 2),)).apply(grid)
    assert grid.value(1) == 2
    with pytest.raises(ValueError, match="3 is not a candidate of r1c3"):
        step(placements=(candidate(2, 3),)).apply(grid)


@pytest.mark.parametrize(
    ("truth", "candidates", "text"),
    [
        (CellTruth(1), ["(2)r1c2", "(4)r1c2", "(5)r1c2", "(6)r1c2", "(9)r1c2"], "r1c2"),
        (HouseTruth(2, 20), [], "2 in box 3"),
        (HouseTruth(2, 23), ["(2)r5c8"], "2 in box 6"),
        (
            Guardians((candidate(10, 3), candidate(9, 7), candidate(9, 4))),
            [],
            "not only 347 in r2c12",
        ),
        (Guardians((candidate(9, 7),)), ["(4)r2c1"], "not only 7 in r2c1"),
    ],
)
def test_truths_have_candidates_and_a_name(truth: Truth, candidates: list[str], text: str) -> None:
    assert [str(each) for each in truth.candidates(NEEDS_X_WING.grid())] == candidates
    assert str(truth) == text


@pytest.mark.parametrize("make", [lambda: CellTruth(81), lambda: HouseTruth(0, 0), lambda: HouseTruth(1, 63)])
def test_there_are_no_other_truths(make: type[Truth]) -> None:
    with pytest.raises(ValueError, match=r"must be in range|there is no"):
        make()


def test_truths_take_names() -> None:
    assert CellTruth("r5c5") == CellTruth(40)
    assert HouseTruth(3, "box 5") == HouseTruth(3, 22)


def test_assertions_read_as_people_write_them() -> None:
    assert str(Assertion(candidate(0, 5))) == "r1c1=5"
    assert str(Assertion(candidate(0, 5), on=False)) == "r1c1<>5"


def test_a_pattern_is_spelt_out_by_roles() -> None:
    pattern = CustomPattern(
        truths=[CellTruth(40)],
        cells={Role.PIVOT: ["r5c5"], Role.PINCER: range(2)},
        candidates={Role.COMMON: [candidate(0, 3)]},
        houses={Role.HOUSE: ["box 5"]},
        digits={Role.COMMON: [3]},
        links=[Link((candidate(0, 3),), (candidate(1, 3),))],
    )
    assert pattern.truths == (CellTruth(40),)
    assert pattern.roles == Roles(
        cells={Role.PIVOT: (40,), Role.PINCER: (0, 1)},
        candidates={Role.COMMON: (candidate(0, 3),)},
        houses={Role.HOUSE: (22,)},
        digits={Role.COMMON: (3,)},
    )
    assert pattern.links == (Link((candidate(0, 3),), (candidate(1, 3),), Role.STRONG),)
    assert pattern.notation == "r1c12,r5c5"
    assert attrs.evolve(pattern, notation="the pivot").notation == "the pivot"


def test_a_found_of_one_s_own_needs_its_truths_only() -> None:
    class Last(Pattern):
        @property
        def truths(self) -> tuple[Truth, ...]:
            return (CellTruth(0),)

    found = Step(TWINS, Last(), [candidate(0, 5)])
    assert (found.roles, found.links, found.branches) == (Roles(), (), ())
    assert found.notation == "Twins: r1c1=5"


def test_equal_steps_are_equal() -> None:
    grid = NEEDS_X_WING.grid()
    for strategy in strategies_named(["hidden-single", "naked-pair"]):
        assert list(strategy.find(grid)) == list(strategy.find(grid.copy()))
        assert len(set(strategy.find(grid)) | set(strategy.find(grid.copy()))) == len(list(strategy.find(grid)))
