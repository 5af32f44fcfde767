"""Every technique at positions of our own: the step that it is to find, and what HoDoKu finds there.

HoDoKu's answers are recorded facts: the original program was run once on these positions.
"""

import pytest

from claims import false_claims
from crosshatch.board.board import CLASSIC
from crosshatch.logic import proof
from crosshatch.techniques.catalogue import CATALOGUE, KINDS
from engines import COMPILED, if_compiled
from positions import LONG_SEARCHES, Position, positions

TOO_RARE = "nested-forcing-chain-level-5"
"""No random puzzle has needed it so far."""

LONGEST = "nested-forcing-chain-level-4"
"""To find all of its steps takes some ten seconds."""

KNOWN = [each for each in positions() if each.named != LONGEST]


def test_every_technique_has_a_position() -> None:
    techniques = {each.technique.slug for each in (*CATALOGUE, *KINDS) if each.works_on(CLASSIC)}
    left_out = {TOO_RARE} if COMPILED else {TOO_RARE, *LONG_SEARCHES}
    assert techniques - {each.slug for each in positions()} <= left_out


@pytest.mark.parametrize("position", KNOWN, ids=[each.notation for each in KNOWN])
def test_the_step_is_found_and_proved(position: Position) -> None:
    step = next(step for step in position.steps() if step.notation == position.notation)
    assert step.technique.slug == position.slug
    proof.verify(position.grid(), step)
    assert [*false_claims(position.grid(), step)] == []


@if_compiled
def test_what_hodoku_concludes_is_concluded_here_too() -> None:
    for position in KNOWN:
        if position.hodoku and position.hodoku != "none" and not position.hodoku.startswith("("):
            assert position.hodoku in {step.conclusion for step in position.steps()}, position.notation
