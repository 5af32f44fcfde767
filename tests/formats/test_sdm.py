"""Collections of SudoCue."""

from crosshatch import Puzzle
from crosshatch.formats import FORMATS, Document, read_file

# From the example of an .sdm file in the notes of a solver on GitHub.
SDM = """\
000605000003020800045090270500000001062000540400000007098060450006040700000203000
409000705000010000006207800200000009003704200800000004002801500000060000905000406
"""


def test_lines_of_noughts() -> None:
    documents = [Document(entry.puzzle) for entry in read_file(SDM.splitlines()) if entry.puzzle]
    assert documents[0].puzzle == Puzzle(SDM[:81])
    assert "".join(FORMATS["sdm"].file(documents)) == SDM
