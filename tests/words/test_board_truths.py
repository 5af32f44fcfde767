"""Chains and forcing chains that use a truth of the board name its rule."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.logic.step import Assertion, BoardTruth, Step
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.chains.nodes import Node
from crosshatch.techniques.forcing.pattern import Fact, ForcingNet
from crosshatch.words import explained, language_named
from crosshatch.words.tellers.common import nothing_left
from crosshatch.words.tellers.following import in_truth

TRUTH = BoardTruth(0, "quadruple at r1c1")
SAID = {
    "en": ("r1c2 must be 5 by the rule “quadruple at r1c1”", "the rule “quadruple at r1c1” cannot be satisfied"),
    "de": (
        "ist nach der Regel „Quadrupel bei r1c1“ r1c2 eine 5",
        "die Regel „Quadrupel bei r1c1“ ist nicht mehr erfüllbar",
    ),
    "fr": (
        "selon la règle «\N{NO-BREAK SPACE}quadruple en r1c1\N{NO-BREAK SPACE}», r1c2 vaut 5",
        "la règle «\N{NO-BREAK SPACE}quadruple en r1c1\N{NO-BREAK SPACE}» ne peut plus être respectée",
    ),
}


@pytest.mark.parametrize("code", SAID)
def test_a_truth_is_named(code: str) -> None:
    language = language_named(code)
    because = in_truth(TRUTH, Node(5, 1 << 1))
    assert because
    assert (language.text(because), language.text(nothing_left(TRUTH))[: len(SAID[code][1])]) == SAID[code]


CASES = {
    "en": "Under the rule “quadruple at r1c1”, r1c1 is 5 or r2c2 is 5.",
    "de": "Nach der Regel „Quadrupel bei r1c1“ gilt: r1c1 ist eine 5 oder r2c2 ist eine 5.",
    "fr": "Selon la règle «\N{NO-BREAK SPACE}quadruple en r1c1\N{NO-BREAK SPACE}», r1c1 vaut 5 ou r2c2 vaut 5.",
}


@pytest.mark.parametrize("code", CASES)
def test_cases_of_a_truth_name_its_rule(code: str) -> None:
    cases = tuple((Fact(Node(5, 1 << cell), True), Fact(Node(5, 1 << 1), False, (0,))) for cell in (0, 10))
    removed = candidate(1, 5)
    net = ForcingNet(Assertion(removed, on=False), cases, TRUTH)
    step = Step(strategy_named("forcing-net-verity").technique, net, eliminations=(removed,))
    assert explained(step, code).startswith(CASES[code])
