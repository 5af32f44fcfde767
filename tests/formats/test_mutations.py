"""Texts of other programs with faults in them: each is read or refused, with a PuzzleError and at once.

A longer run is made by hand; here are some faults of each kind, the same in each run.
"""

import random
from contextlib import suppress

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.formats import FORMATS, LINKS, Document, lz, read_document, read_file

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
POSITION = Document(
    Puzzle(CELLS).with_placed("r1c3", 4).without("r1c4", 6),
    {"title": "One", "author": "Ann", "level": "Easy", "comment": "a 'b' <c> & d", "date": "2031-05-07"},
)
SHORTENED = "{ce:[[,,{v:1},,,,,,]" + ",[,,,,,,,,]" * 8 + "],metadata:{t:'a \\'b\\' \"c\"'},ca:[{v:'author: b'}],l:[]}"

TEXTS = {name: form.write(POSITION) for name, form in [*FORMATS.items(), *LINKS.items()]}
STRANGE = "0123456789.*_-+|=: \n#!,xuIE<>&\"'{}[]/\\()é\u2028\x0b\ufeff%\t\r;"
FAULTS = 25


def mutated(text: str, chance: random.Random) -> str:
    """Return a text with one to four faults: characters more, less or others, pieces twice or in another place."""
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.randrange(20))
        new = chance.choice(
            ["", chance.choice(STRANGE), text[at:end] * 2, text[: end - at], chance.choice(STRANGE) * 3]
        )
        text = text[:at] + new + text[end if chance.random() < 0.5 else at :]
    return text


@pytest.mark.parametrize("name", TEXTS)
def test_faults_of_any_kind(name: str) -> None:
    chance = random.Random(name)
    for _ in range(FAULTS):
        text = mutated(TEXTS[name], chance)
        for read in (read_document, FORMATS.get(name, LINKS.get(name, FORMATS["line"])).read):
            with suppress(PuzzleError):
                assert isinstance(read(text), Document)
        for entry in read_file(text.splitlines(keepends=True)):
            assert (entry.puzzle is None) != (entry.error is None)


@pytest.mark.parametrize("prefix", ["scl", "ctc", "fpuzzles"])
def test_faults_in_what_is_compressed(prefix: str) -> None:
    content = formats.write(POSITION, "f-puzzles") if prefix == "fpuzzles" else SHORTENED
    chance = random.Random(prefix)
    assert read_document(prefix + lz.compress(content)).columns["author"]
    for _ in range(FAULTS):
        with suppress(PuzzleError):
            read_document(f"https://sudokupad.app/{prefix}{lz.compress(mutated(content, chance))}")
