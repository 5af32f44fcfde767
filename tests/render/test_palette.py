"""How roles look."""

import pytest

from crosshatch.render.palette import LOOKS, Colour, Look, Outline, Weight
from crosshatch.step import Role


def test_every_role_has_a_look() -> None:
    assert LOOKS.keys() == set(Role)


@pytest.mark.parametrize("role", list(Role))
def test_no_role_looks_like_plain_text(role: Role) -> None:
    assert LOOKS[role] != Look()


def test_looks_are_plain_words() -> None:
    assert (LOOKS[Role.PLACED].weight, LOOKS[Role.PLACED].colour) == ("bold", "green")
    assert (LOOKS[Role.WEAK].weight, LOOKS[Role.WEAK].colour) == (Weight.DIM, None)
    assert LOOKS[Role.COVER] == Look(Colour.CYAN, outline=Outline.DASHED)
