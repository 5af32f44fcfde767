"""Reading claims."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.boards import board
from crosshatch.claims import Claim, UnreadableClaim, read_claim
from crosshatch.claims.notation import claim_of_data
from positions import Position, positions


def told(claim: Claim) -> str:
    return " ".join(map(str, claim.conclusions))


@pytest.mark.parametrize(
    ("text", "conclusions"),
    [
        ("r1c2=3", "r1c2=3"),
        ("  R1C2 = 3 .", "r1c2=3"),
        ("r1c12<>34", "r1c1<>3 r1c1<>4 r1c2<>3 r1c2<>4"),
        ("r1c2,r3c4 != 5, 6", "r1c2<>5 r1c2<>6 r3c4<>5 r3c4<>6"),
        ("r1c2≠5; r3c4=1 and r5c6<>7", "r1c2<>5 r3c4=1 r5c6<>7"),
        ("12. r1c2=3", "r1c2=3"),
        ("- => r1c2=3", "r1c2=3"),
        ("**r1c2=3**", "r1c2=3"),
        ("* **r1c2=3**.", "r1c2=3"),
        ("__r1c2=3.__", "r1c2=3"),
        ("`r1c2<>3`", "r1c2<>3"),
    ],
)
def test_bare_conclusions(text: str, conclusions: str) -> None:
    claim = read_claim(text)
    assert claim.is_bare
    assert told(claim) == conclusions


@pytest.mark.parametrize(
    ("text", "slugs", "pattern"),
    [
        ("X-Wing: 7 r34 c19 => r2c1<>7", ["x-wing"], "7 r34 c19"),
        ("x wing 7 r34 c19 → r2c1<>7", ["x-wing"], "7 r34 c19"),
        ("Siamese Finned X-Wing: 7 r34 c19/c18 fr3c2 => r2c1<>7", ["finned-x-wing"], "7 r34 c19/c18 fr3c2"),
        ("There is an X-Wing: 7 r34 c19 => r2c1<>7", ["x-wing"], "7 r34 c19"),
        ("3. The X-Wing => r2c1<>7", ["x-wing"], ""),
        ("X-Wing in rows 3 and 4: r2c1<>7", ["x-wing"], "in rows 3 and 4"),
        ("X-Wing in rows 3 and 4: 7 c19 => r2c1<>7", ["x-wing"], "in rows 3 and 4: 7 c19"),
        ("Naked Single: r1c2=3", ["naked-single"], ""),
        ("naked single r1c2=3", ["naked-single"], ""),
        ("**Naked Single: r1c2=3**", ["naked-single"], ""),
        ("1. **X-Wing:** 7 *r34* c19 => **r2c1<>7**.", ["x-wing"], "7  r34  c19"),
        ("BUG+1 => r1c2=3", ["bivalue-universal-grave-1"], ""),
        ("Pointing: 6 in box 6 => r6c6<>6", ["locked-candidates-type-1-pointing"], "6 in box 6"),
        (
            "Locked Candidates: 6 in b6 => r6c6<>6",
            ["locked-candidates-type-1-pointing", "locked-candidates-type-2-claiming"],
            "6 in b6",
        ),
        ("7 r34 c19 => r2c1<>7", [], "7 r34 c19"),
    ],
)
def test_named_steps(text: str, slugs: list[str], pattern: str) -> None:
    claim = read_claim(text)
    assert [each.slug for each in claim.techniques] == slugs
    assert claim.pattern.text == pattern


@pytest.mark.parametrize(
    ("text", "column", "found"),
    [
        ("", 1, ""),
        ("hello", 6, ""),
        ("Wing of X: 7 r34 c19 => r2c1<>7", 1, "Wing of X"),
        ("X-Wing: 7 r34 c19 =>", 21, ""),
        ("X-Wing: 7 r34 ?? => r2c1<>7", 15, "??"),
        ("X-Wing: 7 r34 c19 => r2c0<>7", 22, "r2c0"),
        ("r10c1=2", 1, "r10c1"),
        ("r1c2=3, r1c10=2", 9, "r1c10"),
        ("r1c1=34", 6, "34"),
        ("AIC: r1c1 =5= -5- r2c3 => r1c1<>5", 15, "-5-"),
        ("r1c11<>3", 1, "r1c11"),
        ("r1c1=3 perhaps", 8, "perhaps"),
        ("The answer is **r1c1=3**.", 17, "r1c1=3"),
        ("r1c1=3" + " " * 2000, 2001, " " * 6),
    ],
)
def test_what_cannot_be_read(text: str, column: int, found: str) -> None:
    with pytest.raises(UnreadableClaim) as error:
        read_claim(text)
    assert (error.value.column, error.value.text) == (column, found)


def test_what_the_board_does_not_have() -> None:
    with pytest.raises(UnreadableClaim, match="no cell r7c1"):
        read_claim("r1c1=2, r7c1=3", board("6x6"))
    with pytest.raises(UnreadableClaim, match="no digit 7"):
        read_claim("r1c1=7", board("6x6"))


@pytest.mark.parametrize("position", positions(), ids=lambda each: each.named)
def test_the_notation_of_every_technique(position: Position) -> None:
    claim = read_claim(position.notation)
    assert position.slug in [each.slug for each in claim.techniques]
    conclusion = position.notation.rpartition("=> ")[2].rpartition(": ")[2]
    assert told(claim) == told(read_claim(conclusion))
    assert claim.pattern.fits(claim.pattern)


@pytest.mark.parametrize(
    ("one", "other", "fits"),
    [
        ("8 in r1c2,r6c1 (connected by r16c8)", "8 in r6c1,r1c2 connected by r6c8, r1c8", True),
        ("8 in r1c2,r6c1 (connected by r16c8)", "8 in r1c2,r6c1 (connected by r16c7)", False),
        ("7 r34 c19 fr3c2 fr3c5", "7 r34 c19 fr3c5 fr3c2", True),
        ("7 r34 c19", "7 c19 r34", False),
        ("7 r34 c19", "7s in rows 3 and 4, columns 1 and 9", True),
        ("7 r34 c19", "7 in r3 and r4 and c1 & c9", True),
        ("7 r347 c159", "7 in rows 3, 4 and 7, cols 1, 5, and 9", True),
        ("1,7 in r4c78", "7 and 1 in cells r4c8 and r4c7", True),
        ("2 in b8", "2 in block 8", True),
        ("8 (r1c2) / (r2c3,r4c5)", "8 (r2c3,r4c5) / (r1c2)", True),
        ("A=r5c28 {459}, B=r7c58 {456}, X=5, Z=4", "A=r7c58 {456}, B=r5c28 {459}, X=5, Z=4", True),
        ("A=r5c28 {459}, B=r7c58 {456}, X=5, Z=4", "A=r5c28 {459}, B=r7c58 {456}, X=4, Z=5", False),
        ("1 r2c1 =1= r2c4 -1- r5c4 =1= r6c6", "r6c6 =1= r5c4 -1- r2c4 =1= r2c1", False),
        ("r6c6 =1= r5c4 -1- r2c4 =1= r2c1", "1 r2c1 =1= r2c4 -1- r5c4 =1= r6c6", True),
        ("4 r2c1 =1= r2c4 -1- r5c4 =1= r6c6", "1 r2c1 =1= r2c4 -1- r5c4 =1= r6c6", False),
        ("5 5- r2c2 -2- r8c2 =2= r8c6 -5", "5 5- r8c6 =2= r8c2 -2- r2c2 -5", True),
        ("5 5- r2c2 -2- r8c2 =2= r8c6 -5", "5 6- r2c2 -2- r8c2 =2= r8c6 -5", False),
    ],
)
def test_patterns_with_the_same_meaning(one: str, other: str, fits: bool) -> None:
    patterns = [read_claim(f"{each} => r1c1<>1").pattern for each in (one, other)]
    assert patterns[0].fits(patterns[1]) == fits


def test_data() -> None:
    claim = claim_of_data(
        {"technique": "X-Wing", "eliminations": [{"cell": "r2c1", "digit": 7}], "truths": ["7 in row 3"]}
    )
    assert (told(claim), claim.techniques[0].slug, claim.is_bare) == ("r2c1<>7", "x-wing", False)
    assert told(claim_of_data({"notation": "r1c1=3"})) == "r1c1=3"
    for wrong in ({}, {"placements": [1]}, {"placements": 1}, {"technique": 1}, {"notation": "r1c1=3", "truths": 5}):
        with pytest.raises(UnreadableClaim):
            claim_of_data(wrong)


@given(st.text(alphabet="X-Wing: 7r34c19=><,fA{}()/", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    found: Claim | UnreadableClaim
    try:
        found = read_claim(text)
    except UnreadableClaim as error:
        found = error
    assert 1 <= found.column <= len(text) + 1 if isinstance(found, UnreadableClaim) else found.conclusions
