"""Names of techniques as people type them."""

import pytest

from crosshatch.board.errors import UnknownTechnique
from crosshatch.strategies.names import slug_of, technique_named

KNOWN = ["X-Wing", "XY-Wing", "Locked Candidates Type 1 (Pointing)", "Bivalue Universal Grave + 1"]


def test_slugs() -> None:
    assert [slug_of(name) for name in KNOWN[2:]] == ["locked-candidates-type-1-pointing", "bivalue-universal-grave-1"]


@pytest.mark.parametrize("name", ["X-Wing", "x-wing", "x wing", " X-WING "])
def test_names_and_slugs_find_their_technique(name: str) -> None:
    assert technique_named(name, KNOWN) == "X-Wing"


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


@pytest.mark.parametrize("name", ["", "?", "gibberish"])
def test_names_like_none(name: str) -> None:
    with pytest.raises(UnknownTechnique) as raised:
        technique_named(name, KNOWN)
    assert str(raised.value) == f"there is no technique {name!r}"
