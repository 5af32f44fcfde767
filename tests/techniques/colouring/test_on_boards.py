"""Colouring on other boards: each step is proved."""

from crosshatch.logic.proof import verify
from crosshatch.techniques.catalogue import strategies_named
from random_boards import position, proved_steps

COLOURING = strategies_named(
    ["simple-colors-trap", "simple-colors-wrap", "multi-colors-1", "multi-colors-2", "3d-medusa"]
)


def test_colouring_is_proved_on_other_boards() -> None:
    found = {step.technique for _, step in proved_steps(COLOURING, 66)}
    assert found == {each.technique for each in COLOURING}


def test_medusa_follows_links_between_digits() -> None:
    used = 0
    (medusa,) = strategies_named(["3d-medusa"])
    for seed in range(16, 400, 22):
        grid, _ = position(seed)
        assert grid.tables.has_links
        for step in medusa.find(grid):
            verify(grid, step)
            used += any(
                grid.board.excluded_by[each.index] >> other.index & 1 and each.digit != other.digit
                for witness in step.pattern.witnesses
                for each in witness
                for other in witness
                if each.cell != other.cell
            )
    assert used
