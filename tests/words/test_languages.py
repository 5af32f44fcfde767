"""What every language has, and what is said where it has no words of its own."""

from collections.abc import Iterator
from importlib import import_module
from inspect import isabstract
from pkgutil import walk_packages

import pytest

from crosshatch import solving, techniques
from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import CellTruth, CustomPattern, Guardians, HouseTruth, Pattern, Role, Step, Truth
from crosshatch.logic.technique import Technique
from crosshatch.techniques.catalogue import CATALOGUE, CONTRADICTION, GUESS, KINDS
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import LANGUAGES, argument, explain, explained, language_named, summary
from crosshatch.words.spans import cells, markup, say
from crosshatch.words.tellers.registry import tellers

NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")


class Twins(Strategy):
    """A custom strategy that gives no words."""

    name = "Twins"

    def find(self, grid: Grid) -> Iterator[Step]:
        return iter(())


class Triplets(Twins):
    """The same with a summary."""

    name = "Triplets"
    summary = "Three cells share three digits."


def step(technique: Technique, pattern: CustomPattern) -> Step:
    return Step(technique, pattern, placements=[candidate(0, 9)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_of_every_technique_why_it_holds(language: str) -> None:
    told = {each.technique.slug: argument(each.technique, language) for each in (*CATALOGUE, *KINDS)}
    assert [slug for slug, text in told.items() if not text.endswith(".") or text != text.strip()] == []
    assert argument(Twins.technique, language) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_sums_up_every_technique_in_a_sentence(language: str) -> None:
    techniques = [*(each.technique for each in (*CATALOGUE, *KINDS)), GUESS, CONTRADICTION]
    assert [each.slug for each in techniques if not summary(each, language).endswith(".")] == []


def test_all_that_is_found_is_told() -> None:
    assert types_found() - tellers().keys() == set()


def types_found() -> set[type[Pattern]]:
    """Return the types of what our strategies find, as it is told, without those that hold what several share."""
    packages = (techniques, solving)
    names = [each.name for one in packages for each in walk_packages(one.__path__, f"{one.__name__}.")]
    modules = [import_module(name) for name in names]
    types = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    return {
        each
        for each in types
        if issubclass(each, Pattern)
        and each not in (Pattern, CustomPattern)
        and not isabstract(each)
        and each.in_full is Pattern.in_full
    }


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no language 'latin'; choose from english, german, french, en, de, fr"):
        language_named("latin")


@pytest.mark.parametrize(
    ("truths", "named"),
    [
        ([CellTruth(48)], "the cell r6c4"),
        ([CellTruth(48), CellTruth(66)], "the cells r6c4 and r8c4"),
        ([HouseTruth(5, 0), HouseTruth(5, 18)], "the 5 that row 1 must contain and the 5 that box 1 must contain"),
        ([HouseTruth(5, 0), CellTruth(0), CellTruth(1)], "the cells r1c1 and r1c2 and the 5 that row 1 must contain"),
        ([Guardians((candidate(0, 1), candidate(1, 2)))], "the fact that r1c12 cannot hold only 12"),
    ],
)
def test_what_has_no_words_names_the_truths_that_it_rests_on(truths: list[Truth], named: str) -> None:
    (said,) = explain(step(Twins.technique, CustomPattern(truths)))
    assert markup(said) == f"A custom strategy that gives no words. The step relies on {named}. So [placed:r1c1] is 9."


def test_a_summary_of_one_s_own_takes_the_place_of_the_name() -> None:
    assert explained(step(Triplets.technique, CustomPattern([CellTruth(0)]))) == (
        "Three cells share three digits. The step relies on the cell r1c1. So r1c1 is 9."
    )


def test_words_of_one_s_own_are_followed_by_the_conclusion() -> None:
    own = say("{cell} has one candidate.", cell=cells(Role.PIVOT, [0]))
    (said,) = explain(step(Twins.technique, CustomPattern([CellTruth(0)], words=own)))
    assert markup(said) == "[pivot:r1c1] has one candidate. So [placed:r1c1] is 9."


def test_summaries() -> None:
    assert summary(Triplets.technique) == "Three cells share three digits."
    assert summary(Twins.technique) == "A custom strategy that gives no words."
    assert summary(Technique("Hidden Single")) == "A digit can go in only one cell of a house, so it goes there."
