"""Names of techniques as people type them."""

import pytest

from crosshatch.logic.technique import Technique
from crosshatch.techniques.catalogue import CATALOGUE, KINDS
from crosshatch.techniques.names import (
    UnknownTechnique,
    names_of_others,
    plain,
    run_together,
    suggestion,
    technique_called,
    technique_named,
    techniques_elsewhere,
)

X_WING, XY_WING = Technique("X-Wing"), Technique("XY-Wing", other_names=("Y-Wing",))
KNOWN = [
    X_WING,
    XY_WING,
    Technique("Locked Candidates Type 1 (Pointing)"),
    Technique("Bivalue Universal Grave + 1", other_names=("BUG+1",)),
]


def test_slugs() -> None:
    assert [each.slug for each in KNOWN[2:]] == ["locked-candidates-type-1-pointing", "bivalue-universal-grave-1"]


@pytest.mark.parametrize("name", ["X-Wing", "x-wing", "x wing", " X-WING ", "xwing", "X-Wings", "XWings"])
def test_names_and_slugs_find_their_technique(name: str) -> None:
    assert technique_named(name, KNOWN) is X_WING


@pytest.mark.parametrize(("name", "title"), [("Y-Wing", "XY-Wing"), ("bug+1", "Bivalue Universal Grave + 1")])
def test_what_else_people_call_it(name: str, title: str) -> None:
    assert technique_named(name, KNOWN).title == title


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Unique Rectangle 4", "Uniqueness Test 4"),
        ("unique rectangle type 1", "Uniqueness Test 1"),
        ("pointing pair", "Locked Candidates Type 1 (Pointing)"),
        ("box/line reduction", "Locked Candidates Type 2 (Claiming)"),
        ("ALS-XZ", "Almost Locked Set XZ-Rule"),
        ("turbot crane", "Turbot Fish"),
        ("BUG+1", "Bivalue Universal Grave + 1"),
        ("Naked Quad", "Naked Quadruple"),
        ("naked pairs", "Naked Pair"),
        ("XYWing", "XY-Wing"),
        ("als xz", "Almost Locked Set XZ-Rule"),
    ],
)
def test_names_of_the_catalogue(name: str, title: str) -> None:
    assert technique_named(name, [each.technique for each in CATALOGUE]).title == title


@pytest.mark.parametrize("each", [each.technique for each in (*CATALOGUE, *KINDS)], ids=str)
def test_every_name_however_it_is_written(each: Technique) -> None:
    known = [each.technique for each in (*CATALOGUE, *KINDS)]
    for name in (each.title, each.slug, *each.other_names):
        one_word = "".join(filter(str.isalnum, name))
        for written in (name.lower(), name.upper(), name.replace("-", " "), name.replace(" ", "_"), one_word):
            assert technique_named(written, known) == each, written


def test_no_two_techniques_share_a_name_however_it_is_written() -> None:
    names = [
        {plain(name) for name in (each.technique.title, *each.technique.other_names)} for each in (*CATALOGUE, *KINDS)
    ]
    assert sum(map(len, names)) == len(set().union(*names))
    together = [
        {run_together(name) for name in (each.technique.title, *each.technique.other_names)}
        for each in (*CATALOGUE, *KINDS)
    ]
    assert sum(map(len, together)) == len(set().union(*together))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("wing", "there is no technique 'wing' here; did you mean x-wing or xy-wing?"),
        ("pointing", "did you mean locked-candidates-type-1-pointing?"),
        ("xy-wring", "did you mean xy-wing?"),
    ],
)
def test_what_may_have_been_meant(name: str, message: str) -> None:
    with pytest.raises(UnknownTechnique) as raised:
        technique_named(name, KNOWN, " here")
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("UR", "did you mean unique-rectangle-1, unique-rectangle-2 or unique-rectangle-4?"),
        ("y-win", "did you mean y-wing?"),
        ("quads", "did you mean naked-quadruple or hidden-quadruple?"),
        ("medsua", "did you mean medusa?"),
        ("all", ""),
        ("X-Cycles", "did you mean continuous-nice-loop, discontinuous-nice-loop or x-chain?"),
        ("bowman bingo", "did you mean forcing-net-contradiction?"),
        ("naked twins", "did you mean naked-pair?"),
        ("POM", "did you mean template-set or template-delete?"),
        (
            "intersection removal",
            "did you mean locked-candidates-type-1-pointing or locked-candidates-type-2-claiming?",
        ),
        ("guardians", ""),
        ("X-Colors", ""),  # which looks like Color Wrap, but is something else
    ],
)
def test_what_may_have_been_meant_in_the_catalogue(name: str, question: str) -> None:
    assert suggestion(name, [each.technique for each in CATALOGUE]) == question


def test_a_name_of_ours_is_part_of_what_others_call_so() -> None:
    known = [each.technique for each in (*CATALOGUE, *KINDS)]
    for name, _, _ in names_of_others():
        elsewhere, ours = techniques_elsewhere(name, known), technique_called(name, known)
        assert ours is None or ours in elsewhere, name


@pytest.mark.parametrize("name", ["", "?", "gibberish"])
def test_names_like_none(name: str) -> None:
    with pytest.raises(UnknownTechnique) as raised:
        technique_named(name, KNOWN)
    assert str(raised.value) == f"there is no technique {name!r}"
