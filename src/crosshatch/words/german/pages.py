"""What stands on pages that step through a path, besides the words of its steps."""

from ...board.houses import cell_name
from ...step import Branch, CellTruth, HouseTruth, Role
from ..old_language import PageWords
from ..spans import text_of
from .common import cannot_both, house_name

TERMS = (
    ("r2c5", "Die Zelle in Zeile 2 und Spalte 5. r24c5 sind die Zellen r2c5 und r4c5."),
    ("Haus", "Eine Zeile, eine Spalte oder ein Block: neun Zellen, in denen jede Ziffer einmal steht."),
    (
        "Kandidat",
        "Eine Ziffer, die eine Zelle noch haben kann, im Bild klein. Wahr sind die Kandidaten, die zur Lösung gehören.",
    ),
    ("r2c5=3, r2c5<>3", "Was ein Schritt ergibt: r2c5 ist 3; oder r2c5 ist nicht 3 und verliert den Kandidaten 3."),
    (
        "sehen",
        "Zellen in einer Zeile, einer Spalte oder einem Block sehen einander und können nicht dieselbe Ziffer haben.",
    ),
    (
        "starke Verbindung",
        "Eine durchgezogene Linie. Von ihren beiden Enden ist mindestens eines wahr, etwa wo eine Ziffer zwei Plätze "
        "in einem Haus hat oder eine Zelle zwei Kandidaten. Ist also ein Ende falsch, so ist das andere wahr.",
    ),
    (
        "schwache Verbindung",
        "Eine gestrichelte Linie. Ihre beiden Enden können nicht beide wahr sein: Ist eines wahr, so ist das andere "
        "falsch.",
    ),
)
"""What a reader has to know who has only solved by single digits so far."""

ROLES = {
    Role.BASE: "ein Haus, das die Ziffer braucht",
    Role.COVER: "ein Haus, in dem diese Plätze liegen",
    Role.FIN: "ein Platz, der in keinem Cover-Haus liegt",
    Role.BLOCKER: "schließt die Ziffer anderswo aus",
    Role.GUARDIAN: "mindestens einer davon ist wahr",
    Role.COLOUR_1: "alle wahr oder alle falsch",
    Role.COLOUR_2: "alle wahr oder alle falsch",
    Role.COLOUR_3: "alle wahr oder alle falsch",
    Role.COLOUR_4: "alle wahr oder alle falsch",
    Role.ON: "wahr, wenn man dem Gedanken folgt",
    Role.OFF: "falsch, wenn man dem Gedanken folgt",
    Role.STRONG: "ist ein Ende falsch, so ist das andere wahr",
    Role.WEAK: "ist ein Ende wahr, so ist das andere falsch",
}
"""What roles mean, where their names do not say so."""


def step(number: int, count: int) -> str:
    """Say which step of how many it is."""
    return f"Schritt {number} von {count}"


def case(branch: Branch) -> str:
    """Say what is assumed in a case, and what it comes to."""
    assumed = ", ".join(map(str, branch.case))
    match branch.fails:
        case _ if branch.clash:
            end = text_of(cannot_both(branch.clash))
        case None:
            end = str(branch.follows[-1].assertion if branch.follows else branch.case[-1])
        case CellTruth(cell):
            end = f"{cell_name(cell)} hat keinen Kandidaten mehr"
        case HouseTruth(digit, house):
            end = f"{house_name(house)} hat keinen Platz mehr für die {digit}"
        case _:
            end = "ein Widerspruch"
    return f"Falls {assumed}: {end}"


PAGES = PageWords(
    title="Ein Sudoku, Schritt für Schritt",
    puzzle="Das Rätsel",
    end="Wie es endet",
    steps="Schritte",
    controls="Durch die Schritte gehen",
    first="Anfang",
    back="Zurück",
    next="Weiter",
    last="Ende",
    after="Nach dem Schritt",
    theme="Dunkel oder hell",
    used="Was es braucht",
    idea="Die Idee:",
    why="Warum das gilt",
    legend="Was markiert ist",
    cases="Die Fälle, einer nach dem anderen",
    reading="So liest man das",
    terms=TERMS,
    keys="Tasten: ← und → gehen zurück und weiter, Pos1 und Ende zum Anfang und zum Ende; A zeigt die Stellung nach "
    "dem Schritt. Auf einem Touchscreen: wischen.",
    roles=ROLES,
    step=step,
    case=case,
)
