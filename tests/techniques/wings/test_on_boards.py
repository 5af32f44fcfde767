"""Wings on other boards: each step is proved."""

from crosshatch.techniques.catalogue import strategies_named
from random_boards import proved_steps

WINGS = strategies_named(["xy-wing", "xyz-wing", "wxyz-wing", "vwxyz-wing", "w-wing", "remote-pair"])


def test_wings_are_proved_on_other_boards() -> None:
    found = {step.technique for _, step in proved_steps(WINGS, 120)}
    assert found == {each.technique for each in WINGS}
