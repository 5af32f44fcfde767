"""LZ-string: the compression used for puzzles in links.

A text is split into phrases; each is a known phrase plus one character.  The output contains the numbers of the
phrases, in as many bits as the highest number needs, and new characters in 8 or 16 bits.  Six bits at a time become a
Base64 character.  The format does not store the length of the text, so a short link could expand without end;
decompression therefore has a limit.

Source:  P.  Pieroxy, LZ-string, https://pieroxy.net/blog/pages/lz-string/index.html.
"""

from ..board.errors import PuzzleError

LONGEST_LINK = 100_000
"""The maximum number of characters in a link."""

LONGEST_CONTENT = 1_000_000
"""The maximum number of characters after decompression."""

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_VALUES = {letter: f"{value:06b}" for value, letter in enumerate(_ALPHABET)}
_VALUES |= {" ": _VALUES["+"], "-": _VALUES["/"], "_": _VALUES["/"], "\\": _VALUES["/"]}
"""Six bits by character; where ``+`` and ``/`` mean something else, links have other characters for them."""

_BYTE, _PAIR, _END = range(3)
"""Numbers that are not phrases: a new character of 8 bits, one of 16 bits, the end."""


def compress(text: str) -> str:
    """Return a text compressed and encoded in Base64."""
    pieces: list[str] = []
    numbers: dict[str, int] = {}  # of the phrases
    unsent: set[str] = set()  # characters that the reader has not met
    count = 3  # of numbers that the reader knows when it reads the next phrase

    def send(phrase: str) -> None:
        nonlocal count
        width = count.bit_length()
        count += bool(pieces)  # each phrase but the first makes a longer one of the phrase before it
        if phrase not in unsent:
            pieces.append(_bits(numbers[phrase], width))
            return
        unsent.remove(phrase)
        count += 1
        code = ord(phrase)
        pieces.append(_bits(_BYTE, width) + _bits(code, 8) if code < 256 else _bits(_PAIR, width) + _bits(code, 16))

    phrase = ""
    for unit in _units(text):
        if unit not in numbers:
            numbers[unit] = len(numbers) + 3
            unsent.add(unit)
        if phrase + unit in numbers:
            phrase += unit
            continue
        send(phrase)
        numbers[phrase + unit] = len(numbers) + 3
        phrase = unit
    if phrase:
        send(phrase)
    bits = "".join([*pieces, _bits(_END, count.bit_length())])
    bits += "0" * (6 - len(bits) % 6)
    letters = "".join([_ALPHABET[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6)])
    return letters + "=" * (-len(letters) % 4)


def puzzle_in(letters: str) -> str:
    """Return the JSON in compressed text.

    Raises PuzzleError if it contains anything else, or for the reasons of ``decompress``.
    """
    content = decompress(letters)
    if not content.lstrip().startswith(("{", "[")):
        raise PuzzleError("the compressed text contains no puzzle; copy the whole link again")
    return content


def decompress(letters: str) -> str:
    """Return the original text.

    Raises PuzzleError if the compressed text is invalid, incomplete or too long.
    """
    letters = letters.rstrip("=")
    if len(letters) > LONGEST_LINK:
        raise PuzzleError(f"compressed text may have at most {LONGEST_LINK:,} characters, not {len(letters):,}")
    strange = next((each for each in letters if each not in _VALUES), None)
    if strange is not None:
        raise PuzzleError(f"unexpected {strange!r} in the compressed text; copy the whole link again")
    units = _phrases("".join([_VALUES[letter] for letter in letters]))
    return "".join(units).encode("utf-16-be", "surrogatepass").decode("utf-16-be", "replace")


def _phrases(bits: str) -> list[str]:
    known = ["", "", ""]
    found: list[str] = []
    at = length = 0
    while True:
        width = len(known).bit_length()
        number, at = _number(bits, at, width), at + width
        if number == _END:
            return found
        if number in (_BYTE, _PAIR):
            width = 8 if number == _BYTE else 16
            phrase, at = chr(_number(bits, at, width)), at + width
            known.append(phrase)
        elif number < len(known):
            phrase = known[number]
        elif number == len(known) and found:
            phrase = found[-1] + found[-1][0]
        else:
            raise PuzzleError("the compressed text is damaged; copy the whole link again")
        length += len(phrase)
        if length > LONGEST_CONTENT:
            raise PuzzleError(f"the text has more than {LONGEST_CONTENT:,} characters after decompression")
        if found:
            known.append(found[-1] + phrase[0])
        found.append(phrase)


def _number(bits: str, at: int, width: int) -> int:
    """Return the number in some bits, lowest bit first."""
    found = bits[at : at + width]
    if len(found) < width:
        raise PuzzleError("the compressed text is incomplete; was the link cut off?")
    return int(found[::-1], 2)


def _bits(number: int, width: int) -> str:
    return f"{number:0{width}b}"[::-1]


def _units(text: str) -> list[str]:
    """Return the UTF-16 code units of a text, as characters."""
    data = text.encode("utf-16-be", "surrogatepass")
    return [chr(high << 8 | low) for high, low in zip(data[::2], data[1::2], strict=True)]
