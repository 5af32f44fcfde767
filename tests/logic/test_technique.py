"""What a technique is called, by us and by others."""

import re

import pytest

from crosshatch.logic.technique import Hodoku, Technique, slug_of
from crosshatch.techniques.catalogue import CATALOGUE, KINDS, strategy_named
from crosshatch.techniques.names import UnknownTechnique

TECHNIQUES = [each.technique for each in (*CATALOGUE, *KINDS)]


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("X-Wing", "x-wing"),
        ("  x wing ", "x-wing"),
        ("2-String Kite", "2-string-kite"),
        ("BUG+1", "bug-1"),
        ("Bivalue Universal Grave + 1", "bivalue-universal-grave-1"),
        ("Locked Candidates Type 1 (Pointing)", "locked-candidates-type-1-pointing"),
        ("Box/Line Reduction", "box-line-reduction"),
        ("?", ""),
    ],
)
def test_the_slug_of_a_name(name: str, slug: str) -> None:
    assert slug_of(name) == slug


def test_a_technique_is_its_slug() -> None:
    assert Technique("X-Wing") == Technique("x wing", family="Fish", rating=3.2)
    assert len({Technique("X-Wing"), Technique("x wing")}) == 1
    assert Technique("X-Wing") != Technique("XY-Wing")
    assert Technique("X-Wing") != "x-wing"


def test_what_a_technique_is_where_nothing_is_said() -> None:
    own = Technique("Twins")
    assert (own.slug, own.family, own.rating, own.on, own.assumes_unique) == ("twins", "Own", None, True, False)
    assert (own.other_names, own.kind_of, own.hodoku, own.explainer, own.summary) == ((), "", None, None, "")


def test_a_technique_reads_well() -> None:
    assert str(Technique("X-Wing")) == "X-Wing"
    assert repr(Technique("X-Wing")) == "<Technique x-wing>"


def test_a_row_of_the_table_says_what_others_know_of_it() -> None:
    wing = strategy_named("x-wing").technique
    assert (wing.title, wing.family, wing.rating, wing.on, wing.assumes_unique) == ("X-Wing", "Fish", 3.2, True, False)
    assert (wing.hodoku, wing.explainer) == (Hodoku("0300", "Hard", 140), 3.2)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Y-Wing", "XY-Wing"),
        ("y wing", "XY-Wing"),
        ("BUG+1", "Bivalue Universal Grave + 1"),
        ("BUG Type 2", "Bivalue Universal Grave Type 2"),
        *((f"Unique Rectangle {number}", f"Uniqueness Test {number}") for number in range(1, 7)),
        ("UR4", "Uniqueness Test 4"),
        ("pointing pair", "Locked Candidates Type 1 (Pointing)"),
        ("box/line reduction", "Locked Candidates Type 2 (Claiming)"),
        ("ALS-XZ", "Almost Locked Set XZ-Rule"),
        ("Turbot crane", "Turbot Fish"),
        ("Starfish", "Squirmbag"),
        ("Naked Quad", "Naked Quadruple"),
        ("Simple Colouring Trap", "Simple Colors Trap"),
    ],
)
def test_other_names_are_accepted(name: str, title: str) -> None:
    assert strategy_named(name).technique.title == title


def test_no_name_stands_for_two_techniques() -> None:
    names = [slug_of(name) for each in TECHNIQUES for name in (each.title, *each.other_names)]
    assert sorted(names) == sorted(set(names))
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in names)


def test_a_name_that_nobody_uses() -> None:
    with pytest.raises(UnknownTechnique, match=r"there is no technique 'V-Wing'; did you mean"):
        strategy_named("V-Wing")
