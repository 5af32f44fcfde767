import pytest

from crosshatch import Candidate
from crosshatch.env import ACTIONS, Action, ActionError, Kind
from crosshatch.env.actions import action_of


def test_an_action_is_found_by_its_number_and_by_its_text() -> None:
    for number, action in enumerate(ACTIONS):
        assert action.number == number
        assert action_of(number) == action_of(str(action)) == action_of(action) == action


def test_the_numbers_are_those_of_the_documentation() -> None:
    assert [str(ACTIONS[number]) for number in (0, 728, 729, 1457, 1458, 2186, 2187, 2188, 2189)] == [
        *("r1c1=1", "r9c9=9", "r1c1<>1", "r9c9<>9", "r1c1+1", "r9c9+9"),
        *("undo", "hint", "give up"),
    ]
    assert len(ACTIONS) == 2190


@pytest.mark.parametrize("text", ["R1C2 = 3", " r1c2=3\n", "r1c2  =3"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert action_of(text) == Action(Kind.PLACE, Candidate("r1c2", 3))


@pytest.mark.parametrize("wrong", ["", "r1c2", "r0c2=3", "r1c2=10", "r1c2=3 r1c3=4", "=", "put 3", -1, 2190, 10**30])
def test_anything_else_is_an_error(wrong: str | int) -> None:
    with pytest.raises(ActionError, match="action"):
        action_of(wrong)


def test_only_moves_have_a_candidate() -> None:
    with pytest.raises(ActionError, match="only moves"):
        Action(Kind.UNDO, Candidate(0, 1))
    with pytest.raises(ActionError, match="only moves"):
        Action(Kind.PLACE)
