"""Every kind of sentence in every language: what it claims holds, and both languages name the same things.

The steps are in ``data/positions.txt``.  What sentences claim, and how one checks
that, is in ``claims.py``; ``strategies/conftest.py`` asks it of every position that is made to order.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest

from claims import CLAIMS, claims_about, false_claims, own_words
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic.step import Line, Step
from crosshatch.render.hints import hint_lines
from crosshatch.render.text import ending
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CATALOGUE, CONTRADICTION, GUESS, KINDS
from crosshatch.words import ENGLISH, GERMAN, LANGUAGES, explain, explained, headline, summary, title_of
from crosshatch.words.spans import text_of
from engines import COMPILED, if_compiled
from positions import positions
from test_every_step import PIPELINE, SINGLES, asked_for, steps_on

MOST_STEPS = 5
"""Among how many steps of a strategy the one of an example is."""

SEARCHED = Puzzle("..2..78...7............5.941...5.......8....39.72...6.7...9.2....84.1..7.3.......")
"""A puzzle that is not solved by singles, so that a search has to try and to fail."""


class Example(NamedTuple):
    """A step and the grid on which it is found."""

    grid: Grid
    step: Step


@cache
def examples() -> tuple[Example, ...]:
    return (*_found(), *_searched())


def _found() -> Iterator[Example]:
    for position in positions():
        steps = islice(position.steps(), MOST_STEPS)
        yield Example(position.grid(), next(step for step in steps if step.notation == position.notation))


def _searched() -> Iterator[Example]:
    yield from (Example(grid.copy(), step) for grid, step in Solver(()).solve(SEARCHED).positions())


def every_technique() -> list[str]:
    return [*(each.technique.slug for each in (*CATALOGUE, *KINDS)), GUESS.slug, CONTRADICTION.slug]


def test_all_claims_hold() -> None:
    found = {step.notation: [*false_claims(grid, step)] for grid, step in examples()}
    assert {notation: claims for notation, claims in found.items() if claims} == {}


def test_each_claim_is_made() -> None:
    made = {
        claim.english
        for _, step in examples()
        for claim in claims_about(step.pattern.in_full)
        if claim.is_made(own_words(step, ENGLISH), ENGLISH)
    }
    rare = SELDOM | (set() if COMPILED else IN_LONG_SEARCHES)
    assert {claim.english for claim in CLAIMS} - made - rare == set()


SELDOM: set[str] = {
    r"(?<!and )\d is in its",
    "into each row",
    "hold at most",
    "nor both the",
    "was supposed to be",
    "would each use up",
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


LEFT_OVER: Mapping[str, str] = {
    GERMAN: (
        r"\b(the|is|are|and|or|not|cells?|row|column|box|digits?|has|have|if|no|with|can|cannot|removed|sees?|of|one|"
        r"two|either|both|each|but|then|that|which|it|as|by)\b"
    ),
    ENGLISH: (
        r"[äöüß]|\b(die|der|das|und|oder|ist|sind|eine?|keine?|Zeile|Spalte|Block|Zellen?|Ziffern?|nur|wenn|nicht)\b"
    ),
}
"""Words that one language would have of another."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_another_language(language: str) -> None:
    texts = [explained(step, language) for _, step in examples()]
    texts += [text_of(line) for _, step in examples() for line in hint_lines(step, 1, language=language)]
    texts += [summary(each.technique, language) for each in (*CATALOGUE, *KINDS)]
    left_over = {
        found.group() for text in texts for found in re.finditer(LEFT_OVER[language], without_names(text, language))
    }
    assert left_over == set()


def without_names(text: str, language: str) -> str:
    """Leave out the names of techniques, which may be of any language."""
    names = {title_of(each.technique, language) for each in (*CATALOGUE, *KINDS)}
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


def test_all_languages_name_the_same_in_the_same_roles() -> None:
    for _, step in examples():
        assert named(explain(step, GERMAN)) == named(explain(step, ENGLISH)), explained(step, GERMAN)


HOUSES = {"row": "r", "column": "c", "box": "b", "Zeile": "r", "Spalte": "c", "Block": "b"}
_HOUSE = re.compile(rf"({'|'.join(HOUSES)}) ([1-9])", re.IGNORECASE)
_CELLS = re.compile(r"r([1-9]+)c([1-9]+)")


def named(lines: tuple[Line, ...]) -> set[tuple[str, str]]:
    """Return the cells, houses and digits that lines name, and each with its roles."""
    spans = [(span.role, name) for line in lines for span in line for name in names_in(span.text)]
    return {("", name) for _, name in spans} | {(str(role), name) for role, name in spans if role}


def names_in(text: str) -> Iterator[str]:
    for kind, number in _HOUSE.findall(text):
        yield f"{HOUSES.get(kind) or HOUSES[kind.lower()]}{number}"
    text = _HOUSE.sub("", text)
    for rows, columns in _CELLS.findall(text):
        yield from (f"r{row}c{column}" for row in rows for column in columns)
    yield from re.findall(r"\b[1-9]\b", _CELLS.sub("", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", every_technique())
def test_each_technique_has_words(slug: str, language: str) -> None:
    technique = next(
        each for each in (*(s.technique for s in (*CATALOGUE, *KINDS)), GUESS, CONTRADICTION) if each.slug == slug
    )
    assert title_of(technique, language)
    said = summary(technique, language)
    assert said.endswith(".")
    assert said[0].isupper() or said[0].isdigit()
    assert "  " not in said


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
    assert headline(swordfish, GERMAN) == swordfish.notation.replace("Swordfish", "Schwertfisch")
    siamese = next(step for _, step in examples() if step.pattern.variety)
    title = title_of(siamese.technique, GERMAN)
    assert headline(siamese, GERMAN) == siamese.notation.replace(siamese.name, f"{title} (siamesisch)")


@pytest.mark.parametrize(
    ("puzzle", "singles", "said"),
    [
        (SEARCHED, False, "Gelöst in "),
        (SEARCHED, True, "Nach 4 Schritten kommen die Techniken nicht weiter."),
        (
            Puzzle("11" + "." * 79),
            True,
            "Ein Widerspruch nach 0 Schritten: Die 1 steht zweimal in Zeile 1: r1c1 und r1c2",
        ),
    ],
)
def test_how_a_path_ended_in_german(puzzle: Puzzle, singles: bool, said: str) -> None:
    solver = Solver(SINGLES, fallback=None) if singles else Solver(())
    assert ending(solver.solve(puzzle), GERMAN).startswith(said)
