"""What wings find, by itself."""

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named
from crosshatch.logic.step import CellTruth, Role
from crosshatch.techniques.wings.pattern import Wing


def wing(loose: int, **digits_of: str) -> Wing:
    return Wing(
        loose, tuple(candidate(cell_named(cell), int(digit)) for cell in digits_of for digit in digits_of[cell])
    )


def test_the_pivot_sees_the_pincers():
    found = wing(8, r1c5="28", r5c5="12", r5c9="18")
    assert found.pivots == (40,)
    assert found.pincers == (4, 44)
    assert found.places == (4, 44)
    assert found.digits_of(40) == (1, 2)
    assert found.truths == (CellTruth(4), CellTruth(40), CellTruth(44))


def test_the_loose_digit_comes_last_unless_the_pivot_has_it():
    assert wing(1, r1c5="12", r5c5="23", r5c9="13").notation == "2/3/1 in r1c5,r5c59"
    assert wing(1, r4c4="12", r5c5="123", r5c9="13").notation == "1/2/3 in r4c4,r5c59"


def test_roles_tell_the_loose_digit_and_those_of_the_pivot_and_the_pincers():
    roles = wing(8, r1c5="28", r5c5="12", r5c9="18").roles
    assert roles.cells == {Role.PIVOT: (40,), Role.PINCER: (4, 44)}
    assert roles.candidates == {
        Role.COMMON: (candidate(4, 8), candidate(44, 8)),
        Role.PIVOT: (candidate(40, 1), candidate(40, 2)),
        Role.PINCER: (candidate(4, 2), candidate(44, 1)),
    }
    assert roles.digits == {Role.PATTERN: (1, 2, 8)}


def test_a_wing_shows_its_candidates():
    shown = "Wing(loose=8, candidates=(2)r1c5 (8)r1c5 (1)r5c5 (2)r5c5 (1)r5c9 (8)r5c9)"
    assert repr(wing(8, r1c5="28", r5c5="12", r5c9="18")) == shown
