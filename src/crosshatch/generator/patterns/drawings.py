"""Drawn masks: a gallery, and short texts in a small font."""

from ..errors import TargetError

_DRAWN: dict[str, str] = {
    "heart": """
        .xx...xx.
        xxxx.xxxx
        xx..x..xx
        xx.....xx
        xx.....xx
        .xx...xx.
        ..xx.xx..
        ...xxx...
        ....x....
    """,
    "smile": """
        ..xxxxx..
        .x.....x.
        x..x.x..x
        x..x.x..x
        x.......x
        x.x...x.x
        x..xxx..x
        .x.....x.
        ..xxxxx..
    """,
    "tree": """
        ....x....
        ...xxx...
        ..xx.xx..
        ...xxx...
        ..xx.xx..
        .xx.x.xx.
        xx.x.x.xx
        ....x....
        ...xxx...
    """,
    "house": """
        ....x....
        ..xx.xx..
        xx.....xx
        xxxxxxxxx
        x.......x
        x.xx.xx.x
        x.xx.xx.x
        x....xx.x
        xxxxxxxxx
    """,
    "star": """
        ....x....
        ...x.x...
        xxxx.xxxx
        .x.....x.
        ..x...x..
        .x..x..x.
        .x.x.x.x.
        xxx...xxx
        .........
    """,
    "diamond": """
        ....x....
        ...xxx...
        ..xx.xx..
        .xx.x.xx.
        xx.x.x.xx
        .xx.x.xx.
        ..xx.xx..
        ...xxx...
        ....x....
    """,
    "ring": """
        ..xxxxx..
        .x.....x.
        x..xxx..x
        x.x...x.x
        x.x...x.x
        x.x...x.x
        x..xxx..x
        .x.....x.
        ..xxxxx..
    """,
    "cross": """
        xx.....xx
        xxx...xxx
        .xxx.xxx.
        ..xx.xx..
        ....x....
        ..xx.xx..
        .xxx.xxx.
        xxx...xxx
        xx.....xx
    """,
    "arrow": """
        ....x....
        ...xxx...
        ..xx.xx..
        .xx...xx.
        xxx.x.xxx
        ...xxx...
        ...x.x...
        ..xx.xx..
        .xxxxxxx.
    """,
    "checks": """
        x.x.x.x.x
        .x.x.x.x.
        x.x...x.x
        .x.....x.
        x.......x
        .x.....x.
        x.x...x.x
        .x.x.x.x.
        x.x.x.x.x
    """,
}

MARKS = 81
"""The number of marks in a mask."""

GALLERY = {name: "".join(rows.split()) for name, rows in _DRAWN.items()}
"""Masks by name, as lines of 81 marks."""


def gallery_or_marks(text: str) -> str:
    """Return the marks of a mask, given its name in the gallery or the marks themselves.

    Raises TargetError if the text is too short for marks and is not a name.
    """
    if text not in GALLERY and len(text) < MARKS:
        raise TargetError(f"{text!r} is neither a mask of 81 marks nor one of {', '.join(GALLERY)}")
    return GALLERY.get(text, text)


_FONT = {
    "0": ".xx. x..x x..x x..x x..x x..x .xx.",
    "1": "..xx .xxx x.xx ..xx ..xx ..xx xxxx",
    "2": ".xx. x..x ...x ..x. .x.. x... xxxx",
    "3": "xxx. x..x ...x .xx. ...x x..x xxx.",
    "4": "..xx .x.x x..x x..x xxxx ...x ..xx",
    "5": "xxxx x... x... xxx. ...x ...x xxx.",
    "6": ".xx. x... x... xxx. x..x x..x .xx.",
    "7": "xxxx x..x ...x ..x. .xx. .x.. xx..",
    "8": ".xx. x..x x..x .xx. x..x x..x .xx.",
    "9": ".xx. x..x x..x .xxx ...x ...x .xx.",
    "A": ".xx. x..x x..x xxxx x..x x..x x..x",
    "B": "xxx. x..x x..x xxx. x..x x..x xxx.",
    "C": ".xxx x..x x..x x... x..x x..x .xxx",
    "D": "xxx. x..x x..x x..x x..x x..x xxx.",
    "E": "xxxx x... x... xxx. x... x... xxxx",
    "F": "xxxx x..x x... xxx. x... x... xx..",
    "G": ".xxx x... x... x.xx x..x x..x .xxx",
    "H": "x..x x..x xxxx xxxx x..x x..x x..x",
    "I": "xxxx x..x .xx. .xx. .xx. x..x xxxx",
    "J": "..xx ...x ...x x..x x..x x..x .xx.",
    "K": "x..x x..x x.x. xx.. x.x. x..x x..x",
    "L": "xx.. x... x... x... x..x x..x xxxx",
    "M": "x..x xxxx xxxx x..x x..x x..x x..x",
    "N": "x..x xx.x xx.x x.xx x.xx x..x x..x",
    "O": ".xx. x..x x..x x..x x..x x..x .xx.",
    "P": "xxx. x..x x..x xxx. x... x... xx..",
    "Q": ".xx. x..x x..x x..x x.xx x..x .xxx",
    "R": "xxx. x..x x..x xxx. x.x. x..x x..x",
    "S": ".xxx x... x... .xx. ...x ...x xxx.",
    "T": "xxxx x..x .xx. .xx. .xx. .xx. .xx.",
    "U": "x..x x..x x..x x..x x..x xxxx xxxx",
    "V": "x..x x..x x..x x..x x..x .xx. .xx.",
    "W": "x..x x..x x..x xxxx xxxx xxxx x..x",
    "X": "x..x x..x .xx. .xx. .xx. x..x x..x",
    "Y": "x..x x..x x..x .xxx ...x ...x .xx.",
    "Z": "xxxx ...x ..x. .xx. .x.. x... xxxx",
}
"""The rows of each character."""

_ALONE = ((0, 0, 1, 2, 3, 3, 5, 6, 6), (0, 0, 1, 1, 1, 2, 2, 3, 3))
"""The row and column of a character for each row and column of the grid, if it stands alone; the middle one has what
either neighbour has.

Strokes are two cells wide: with thin ones, the empty cells would allow several solutions.
"""

_WIDE = "CHUVX"
"""Characters with so many empty cells that strokes of two cells are not enough."""

_WIDE_COLUMNS = (0, 0, 0, 1, 1, 2, 3, 3, 3)
"""The column of such a character for each column of the grid; its outer strokes are three cells wide."""

_LARGE = {
    "1": "....xxx.. ....xxx.. ..xxxxx.. xx..xxx.. ....xxx.. ....xxx.. ....xxx.. xxxxxxxxx xxxxxxxxx",
    "4": ".....xxx. ....x.xx. ...x..xx. ..x...xx. .x....xx. xxxxxxxxx xxxxxxxxx ......xx. .....xxxx",
    "L": "xxxxx.... ..xx..... ..xx..... ..xx..... ..xx....x ..xx....x ..xx...xx xxxxxxxxx xxxxxxxxx",
    "M": "xx.....xx xxx...xxx xxxx.xxxx xx.xxx.xx xx..x..xx xx..x..xx xx.....xx xx.....xx xxx...xxx",
    "P": "xxxxxxx.. .xx...xx. .xx....xx .xx....xx .xx...xx. .xxxxxx.. .xx...... .xx...... xxxxx....",
    "W": "xxx...xxx xx.....xx xx.....xx xx..x..xx xx..x..xx xx.xxx.xx xxxx.xxxx xxx...xxx xx.....xx",
}
"""The rows of characters with a special shape when they stand alone, because no shape derived from the font works."""

_IN_PAIR = (0, 1, 1, 2, 3, 4, 5, 5, 6)
"""The row of two characters side by side for each row of the grid."""


def text_mask(text: str) -> str:
    """Return the mask of one letter or digit, of two side by side, or of two with a point between them.

    Raises TargetError if the text is anything else.
    """
    written = text.strip().upper()
    pointed = len(written) == 3 and written[1] in ".,"
    characters = written[::2] if pointed else written
    if len(characters) not in (1, 2) or not set(characters) <= _FONT.keys():
        raise TargetError(
            f"{text!r} cannot be drawn; use one or two digits or letters from A to Z, such as A, 17 or 4.5, or a mask"
        )
    glyphs = [_FONT[each].split() for each in characters]
    if len(glyphs) == 1:
        rows = _alone(characters, glyphs[0])
    else:
        rows = [f"{glyphs[0][row]}.{glyphs[1][row]}" for row in _IN_PAIR]
    if pointed:
        rows[-1] = f"{rows[-1][:4]}x{rows[-1][5:]}"
    return "".join(rows)


def _alone(character: str, glyph: list[str]) -> list[str]:
    """Return the rows of a character that stands alone."""
    if character in _LARGE:
        return _LARGE[character].split()
    rows, columns = _ALONE
    return [_widened(glyph[row], _WIDE_COLUMNS if character in _WIDE else columns) for row in rows]


def _widened(row: str, columns: tuple[int, ...]) -> str:
    """Return a row of a character at twice its width plus one."""
    wide = [row[column] for column in columns]
    wide[4] = "x" if "x" in row[1:3] else "."
    return "".join(wide)
