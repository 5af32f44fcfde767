"""What is read aloud of Sudoku Explainer's chains with steps within their cases."""

from collections.abc import Callable

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named
from crosshatch.formats.library import read
from crosshatch.logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Assertion, Step
from crosshatch.logic.technique import Technique
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.chains.nodes import Node
from crosshatch.techniques.forcing.pattern import Fact, ForcingChain, ForcingNet
from crosshatch.techniques.subsets.pattern import Subset
from crosshatch.words import explain, explained
from crosshatch.words.spans import markup


def test_a_pattern_within_stands_in_one_line(chain_position: Callable[[str], str]) -> None:
    step = next(strategy_named("dynamic-forcing-chain-plus").find(read(chain_position("WITHIN")).grid()))
    first, pair, *rest, last = map(markup, explain(step))
    assert first == "Suppose that [choice:r7c9] is 7."
    assert "[house:box 9], the digits 2 and 3 can only go in [pattern:r89c9]" in pair
    assert pair.endswith("So 5 can be removed from [removed:r89c9].")
    assert all(line.startswith("  ") and not line.startswith("   ") for line in (pair, *rest))
    assert not any("[pattern:r89c9]" in line for line in rest)  # it removes two, and is told once
    assert last == (
        "But [on:r9c5] and [on:r7c4], which see each other, cannot both be 6. So 7 can be removed from [removed:r7c9]."
    )


def fact(name: str, on: bool, causes: tuple[int, ...] = (), **why: object) -> Fact:
    """Return a fact about a candidate such as ``5r1c1``."""
    return Fact(Node(int(name[0]), 1 << cell_named(name[1:])), on, causes, **why)  # type: ignore[arg-type]


def off(name: str) -> Assertion:
    return Assertion(candidate(cell_named(name[1:]), int(name[0])), on=False)


@pytest.fixture
def cases_within() -> Step:
    """If r5c5 is 1, r1c5 is not, so row 1 has its 1 in r1c1 or r1c9; either way, r9c9 is not 1, so it is 2."""
    shown = off("1r9c9")
    in_row_1 = (
        (fact("1r1c1", True), fact("1r9c1", False, (0,)), fact("1r9c9", False, (1,))),
        (fact("1r1c9", True), fact("1r9c9", False, (0,))),
    )
    inner = Step(
        Technique("Region Forcing Chain"),
        ForcingChain(shown, in_row_1, HOUSE_TRUTHS[1][0]),
        eliminations=[shown.candidate],
    )
    facts = (
        fact("1r5c5", True),
        fact("1r1c5", False, (0,)),
        fact("1r9c9", False, (1,), by=inner),
        fact("2r9c9", True, (2,), truth=CELL_TRUTHS[80]),
        fact("2r5c5", False, (0,)),
    )
    found = ForcingNet(off("1r5c5"), (facts,), ends=(2,))
    return Step(Technique("Nested Forcing Chain"), found, eliminations=[found.shows.candidate])


def test_a_chain_within_stands_below_its_name_further_to_the_right(cases_within: Step) -> None:
    lines = explained(cases_within).splitlines()
    assert [len(line) - len(line.lstrip()) for line in lines] == [0, 2, 4, 4, 4, 4, 2, 0]
    assert "Region Forcing Chain" in lines[1]
    assert lines[2:-1] == [
        "    In row 1, the 1 can only go in r1c1 or r1c9.",
        "    If r1c1 is 1, r9c1 is not 1, so r9c9 is not 1.",
        "    If r1c9 is 1, r9c9 is not 1.",
        "    Either way, r9c9 is not 1. So 1 can be removed from r9c9.",
        "  r9c9 must be 2, because r9c9 is not 1.",
    ]


def test_what_is_off_is_said_in_few_clauses() -> None:
    assert clauses("2r2c1", "2r2c3", "8r2c3", "8r2c1") == "neither r2c1 nor r2c3 is 2 or 8"
    assert clauses("2r2c1", "2r2c3", "3r2c3") == "neither r2c1 nor r2c3 is 2 and r2c3 is not 3"
    assert clauses("3r7c2", "4r5c2", "1r5c2", "7r5c2") == "r5c2 is none of 1, 4 and 7 and r7c2 is not 3"
    assert clauses("3r7c2", "5r7c2") == "r7c2 is neither 3 nor 5"
    assert clauses("3r7c2", "5r7c1") == "r7c2 is not 3 and r7c1 is not 5"


SEEN = candidate(cell_named("r1c9"), 1)


def clauses(*names: str) -> str:
    """Return the clauses that say that some candidates are off."""
    every = range(1, len(names) + 1)
    pair = Step(Technique("Naked Pair"), Subset(False, 0b110, 0b11, (0,), (0b110, 0b110), ()), eliminations=[SEEN])
    facts = (
        fact("9r9c9", True),
        *(fact(name, False, (0,), by=pair) for name in names),
        fact("1r1c1", True, tuple(every), truth=CELL_TRUTHS[0]),
    )
    found = ForcingNet(off("9r9c9"), (facts,), ends=(0, len(facts) - 1))
    told = explained(Step(Technique("Nested Forcing Chain"), found, eliminations=[found.shows.candidate]))
    return told.partition("r1c1 must be 1, because ")[2].partition(".\n")[0]


def test_what_was_supposed_cannot_be(chain_position: Callable[[str], str]) -> None:
    inner = next(strategy_named("dynamic-forcing-chain-plus").find(read(chain_position("WITHIN")).grid()))
    facts = (fact("7r7c9", True), fact("7r1c9", False, (0,)), fact("7r7c9", False, (1,), by=inner))
    found = ForcingNet(off("7r7c9"), (facts,), ends=(2,))
    step = Step(Technique("Nested Forcing Chain"), found, eliminations=[found.shows.candidate])
    assert found.where == ""
    assert (
        explained(step).splitlines()[-1]
        == "But this contradicts the assumption that r7c9 is 7. So 7 can be removed from r7c9."
    )
