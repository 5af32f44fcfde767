"""Every kind of sentence: what it claims holds, and all languages name the same things.

The steps are in ``data/positions.txt``.  What sentences claim, and how one checks
that, is in ``claims.py``; ``boards.py`` asks it of every position that is made to order.
"""

import re
from collections.abc import Callable, Iterator

import pytest

from claims import CLAIMS, VALUES, false_claims, own_messages
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic.step import Line
from crosshatch.render.hints import hint_lines
from crosshatch.render.text import ending
from crosshatch.solving.solver import Solver
from crosshatch.words import ENGLISH, LANGUAGES, explain, explained, headline, title_of
from crosshatch.words.spans import text_of
from engines import COMPILED, if_compiled
from test_every_step import PIPELINE, SINGLES, asked_for, steps_on
from told_steps import SEARCHED, examples


def test_all_claims_hold() -> None:
    found = {step.notation: [*false_claims(grid, step)] for grid, step in examples()}
    assert {notation: claims for notation, claims in found.items() if claims} == {}


def test_each_claim_is_made() -> None:
    made = {said.key for _, step in examples() for said in own_messages(step)}
    rare = SELDOM if COMPILED else SELDOM | IN_LONG_SEARCHES
    assert {*CLAIMS, *VALUES} - made - rare == set()


SELDOM = {
    "aligned-exclusion-many",
    "aligned-exclusion-repeats",
    "colouring-clash",
    "deadly-hidden-subset",
    "forcing-supposed",
    "templates-into-all",
}
"""Claims that no example makes, since random puzzles hardly ever lead to them; positions made to order do."""

IN_LONG_SEARCHES: set[str] = set()
"""Claims that are made by examples that take long to find alone."""


@if_compiled
@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(6))
def test_all_claims_hold_of_many_steps(chunk: int, stuck_positions: Callable[..., Iterator[Grid]]) -> None:
    for number in range(10 * chunk, 10 * chunk + 10):
        puzzle = minimal_puzzle(f"claims {number}")
        stuck = stuck_positions(puzzle, SINGLES, lambda grid: next(steps_on(grid, PIPELINE), None))
        for position, grid in enumerate(stuck, 7 * number):
            for step in steps_on(grid, asked_for(position)):
                assert [*false_claims(grid, step)] == [], step
        for grid, step in Solver(SINGLES).solve(puzzle).positions():
            assert [*false_claims(grid, step)] == [], step


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_whole_sentences(language: str) -> None:
    for _, step in examples():
        for line in explained(step, language).split("\n"):
            said = line.lstrip(" ")
            assert said, step
            assert said.endswith((".", ":")), said
            assert not re.search(r"[{}]|  |,,|\.\.| ,| \.|\bNone\b(?! of)", said), said
            assert said[0].isupper() or re.match(r"r[1-9]", said), said
        assert explained(step, language).endswith("."), step


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH])
def test_all_languages_name_the_same_in_the_same_roles(language: str) -> None:
    for _, step in examples():
        assert named(explain(step, language)) == named(explain(step, ENGLISH)), explained(step, language)


def named(lines: tuple[Line, ...]) -> set[tuple[str | None, str]]:
    """Return the cells, and the numbers of houses and digits, that lines name with a role."""
    spans = [span for line in lines for span in line if span.role]
    return {(span.role, name) for span in spans for name in re.findall(r"r\d+c\d+|\d", span.text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_of_every_level(language: str) -> None:
    for _, step in examples():
        where, which, whole = (
            " ".join(text_of(each).strip() for each in hint_lines(step, level, language=language))
            for level in (1, 2, 3)
        )
        assert where.endswith(".")
        assert which.startswith(where[:-1].removesuffix(" an"))
        assert which.endswith(".")
        assert whole.startswith(headline(step, language)[:20])


def test_a_headline_has_the_name_of_the_language_and_the_notation_of_the_field() -> None:
    swordfish = next(step for _, step in examples() if step.technique.slug == "swordfish")
    assert headline(swordfish, "german") == swordfish.notation.replace("Swordfish", "Schwertfisch")
    siamese = next(step for _, step in examples() if step.pattern.variety)
    title = title_of(siamese.technique, "german")
    assert headline(siamese, "german") == siamese.notation.replace(siamese.name, f"{title} (siamesisch)")


@pytest.mark.parametrize(
    ("puzzle", "singles", "said"),
    [
        (SEARCHED, False, "Gelöst in "),
        (SEARCHED, True, "Nach 4 Schritten kommen die Techniken nicht weiter."),
        (
            Puzzle("11" + "." * 79),
            True,
            "Widerspruch nach 0 Schritten: Die 1 steht zweimal in Zeile 1 (r1c1 und r1c2)",
        ),
    ],
)
def test_how_a_path_ended_in_german(puzzle: Puzzle, singles: bool, said: str) -> None:
    solver = Solver(SINGLES, fallback=None) if singles else Solver(())
    assert ending(solver.solve(puzzle), "german").startswith(said)
