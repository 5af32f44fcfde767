"""Whole paths in words: how they end, and where a search takes over."""

from collections.abc import Mapping, Sequence

from ...solver import Outcome, Path
from ...status import Status
from ...step import Role
from .common import contradiction_named, counted, house_name

TAKEOVER = "Hier kommen die Techniken nicht weiter, und eine Suche übernimmt: was sie probiert und wohin das führt."
"""What is said where a search takes over."""

NOT_BY_LOGIC = "Das ist kein Hinweis aus der Logik, sondern das, was eine Suche zuerst probieren würde:"
"""What is said before the step of a search that is given where no technique finds one."""

MARKS = "Zeichen:"
"""What stands before the legend of a grid."""

ONLY_CANDIDATE = "(n) einziger Kandidat"
"""What the legend says of a digit in brackets."""

ROLES: Mapping[Role, str] = {
    Role.BASE: "Basis",
    Role.COVER: "Cover",
    Role.FIN: "Flosse",
    Role.ENDO_FIN: "Endoflosse",
    Role.HOUSE: "Haus",
    Role.PATTERN: "Muster",
    Role.BLOCKER: "blockiert",
    Role.RULED_OUT: "ausgeschlossen",
    Role.PIVOT: "Pivot",
    Role.PINCER: "Zange",
    Role.STEM: "Stiel",
    Role.COMMON: "gemeinsam",
    Role.RESTRICTED_COMMON: "exklusiv gemeinsam",
    Role.EXTRA: "zusätzlich",
    Role.GUARDIAN: "Wächter",
    Role.CORNER: "Ecke",
    Role.FLOOR: "Boden",
    Role.ROOF: "Dach",
    Role.COLOUR_1: "Farbe 1",
    Role.COLOUR_2: "Farbe 2",
    Role.COLOUR_3: "Farbe 3",
    Role.COLOUR_4: "Farbe 4",
    Role.ON: "an",
    Role.OFF: "aus",
    Role.ALS_A: "ALS A",
    Role.ALS_B: "ALS B",
    Role.ALS_C: "ALS C",
    Role.ALS_D: "ALS D",
    Role.ALS_E: "ALS E",
    Role.ALS_F: "ALS F",
    Role.ALS_G: "ALS G",
    Role.ALS_H: "ALS H",
    Role.STRONG: "starke Verbindung",
    Role.WEAK: "schwache Verbindung",
    Role.CHOICE: "Annahme",
    Role.PLACED: "gesetzt",
    Role.REMOVED: "gestrichen",
}
"""What roles are called."""


def in_legend(role: Role, boxes: Sequence[int], beside_lines: bool) -> str:
    """Name a role and its boxes: ``Haus: Block 1, Block 5``, or, beside lines, ``Haus (auch Block 1, Block 5)``."""
    if not boxes:
        return ROLES[role]
    names = ", ".join(map(house_name, boxes))
    return f"{ROLES[role]} (auch {names})" if beside_lines else f"{ROLES[role]}: {names}"


def ending(path: Path, status: Status | None) -> str:
    """Say how a path ended, and whether logic alone was enough.

    The status of its last position says of a contradiction what it is; who is to blame for it is left out.
    """
    steps = counted(len(path), "Schritt", "Schritten")
    match path.outcome:
        case Outcome.SOLVED if path.by_logic:
            return f"Mit Logik allein in {steps} gelöst."
        case Outcome.NO_SOLUTION:
            return f"Ein Widerspruch nach {steps}: {contradiction_named(status)}."
        case Outcome.STUCK:
            return f"Nach {steps} kommen die Techniken nicht weiter."
        case Outcome.OUT_OF_TIME:
            return f"Nach {steps} war die Zeit um."
        case Outcome.UNFINISHED:
            return f"Nicht zu Ende: Das ist die Stellung nach {steps}."
    nodes = counted(path.search.nodes if path.search else 0, "Knoten", "Knoten")
    solved = "Gelöst" if path.outcome is Outcome.SOLVED else "Eine von mehreren Lösungen gefunden"
    return f"{solved} in {steps}, aber nicht mit Logik allein: Dazu brauchte es eine Suche über {nodes}."
