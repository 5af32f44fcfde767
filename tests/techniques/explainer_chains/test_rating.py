"""How Sudoku Explainer rates a chain by its length."""

import pytest

from crosshatch.techniques.explainer_chains.rating import difficulty, shown


@pytest.mark.parametrize(
    ("longest", "tenths"),
    [(6, 0), (8, 1), (10, 2), (14, 3), (18, 4), (26, 5), (34, 6), (50, 7), (66, 8), (98, 9), (130, 10), (194, 11)],
)
def test_a_longer_chain_is_rated_higher(longest, tenths):
    assert shown(difficulty(8.0, longest)) == pytest.approx(8 + tenths / 10)
    assert difficulty(8.0, longest) < difficulty(8.0, longest + 1)


def test_ratings_are_compared_to_the_last_bit():
    assert shown(difficulty(6.6, 8)) == shown(difficulty(6.5, 10)) == 6.7
    assert difficulty(6.6, 8) < difficulty(6.5, 10)
