"""Rounds of singles, summed up."""

from crosshatch.techniques.singles.rounds import Round, tally
from crosshatch.techniques.singles.search import FULL_HOUSE, HIDDEN_SINGLE_IN_BOX, NAKED_SINGLE


def test_rounds_are_summed_up_by_kind_in_the_order_of_their_first_use() -> None:
    done = [
        Round(HIDDEN_SINGLE_IN_BOX, 6, 15),
        Round(NAKED_SINGLE, 1, 1),
        Round(HIDDEN_SINGLE_IN_BOX, 2, 4),
        Round(FULL_HOUSE, 1, 1),
    ]
    placed, offered, narrow = tally(done)
    assert list(placed.items()) == [(HIDDEN_SINGLE_IN_BOX, 8), (NAKED_SINGLE, 1), (FULL_HOUSE, 1)]
    assert (offered, narrow) == (21, 2)


def test_no_rounds_sum_up_to_nothing() -> None:
    assert tally([]) == ({}, 0, 0)
