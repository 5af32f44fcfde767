"""Chains and forcing chains that use a truth of the board name its rule."""

import pytest

from crosshatch.logic.step import BoardTruth
from crosshatch.techniques.chains.nodes import Node
from crosshatch.words import language_named
from crosshatch.words.tellers.common import nothing_left
from crosshatch.words.tellers.following import in_truth

TRUTH = BoardTruth(0, "quadruple at r1c1")
SAID = {
    "en": ("r1c2 must be 5 by the rule “quadruple at r1c1”", "the rule “quadruple at r1c1” has no candidate left"),
    "de": (
        "ist nach der Regel „Quadrupel bei r1c1“ r1c2 eine 5",
        "die Regel „Quadrupel bei r1c1“ hat keinen",
    ),
    "fr": (
        "selon la règle « quadruple en r1c1 », r1c2 vaut 5",
        "la règle « quadruple en r1c1 » n",
    ),
}


@pytest.mark.parametrize("code", SAID)
def test_a_truth_is_named(code: str) -> None:
    language = language_named(code)
    because = in_truth(TRUTH, Node(5, 1 << 1))
    assert because
    assert (language.text(because), language.text(nothing_left(TRUTH))[: len(SAID[code][1])]) == SAID[code]
