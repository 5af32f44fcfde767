"""What is read aloud of chains with rectangles and hidden sets: why a node is true, and why one is not."""

import pytest

from crosshatch.formats.library import read
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explained

C = (
    ":0000:x:...+28+7.1....+1+943...9+136+572....9.1.+4..+1.74+6....4+9...+167+9.74.....18+4.7.2..3.5....+7.:"
    "612 222 622 242 642 345 861:::"
)
D = (
    ":0000:x:2.....4.+6....6.7..7.....+951......54.4.321.+8+6+7..7..6.+19..8.7...4+6+7.5..19+8..9..8.+7+5:"
    "512 912 521 522 924 226 926 272 374 276 376 192 392 394 494 395 297:::"
)
E = (
    ":0000:x:+57.8+1..2+9..865....1...+9.+8+5.4+51..+89.+263+92.+5.+8.+7+8+2+1.95....+5+486..3.+475.1..8+8..9...4+5:"
    "328 296 697 797:::"
)


@pytest.mark.parametrize(
    ("name", "position", "conclusion", "clause"),
    [
        (
            "aic-with-unique-rectangles",
            E,
            "r7c2<>2",
            "then r2c1 is 3 (otherwise 2 and 9 could be swapped in the corners r27c12, and the puzzle would have "
            "two solutions), so r2c1 is not 2, so one of r7c1 and r8c1 must be the 2 of column 1.",
        ),
        (
            "aic-with-hidden-sets",
            D,
            "r2c1<>3",
            "so r4c1 is not 9, because row 4 needs the other three of r4c1239 for 1, 2 and 6, so",
        ),
        (
            "aic-with-hidden-sets",
            C,
            "r7c9<>3, r7c9<>5, r7c9<>6, r7c9<>8",
            "so r9c4 is not 6, because row 9 needs the other three of r9c4679 for 4, 8 and 9, so r9c4 is 8, so r7c5",
        ),
        (
            "aic-with-hidden-sets",
            C,
            "r4c1<>2, r4c12<>5, r2c3<>6, r4c1<>8",
            "so neither r4c3 nor r5c3 is 8, because box 4 needs the other three of r4c123,r5c3 for 3, 6 and 7, so",
        ),
        (
            "aic-with-hidden-sets",
            C,
            "r4c1<>2, r4c12<>5, r2c3<>6, r4c1<>8",
            "one of r4c3 and r5c3 is 2 or 8; r2c3 is 8 or 2. The other cells of r4c123,r5c3 can hold only 3, 6 and 7.",
        ),
    ],
)
def test_why_a_link_holds_is_said(name: str, position: str, conclusion: str, clause: str) -> None:
    steps = strategy_named(name).find(read(position).grid())
    texts = [explained(step) for step in steps if step.conclusion == conclusion]
    assert any(clause in text for text in texts), texts
