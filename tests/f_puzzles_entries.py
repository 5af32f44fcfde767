"""Objects of f-puzzles: an entry of each rule, with the constraint that it becomes."""

import json
from typing import Any

from crosshatch.board import constraints as rules


def document(size: int = 9, givens: str = "", **keys: Any) -> str:
    cells: list[Any] = [{"value": int(each), "given": True} if each != "." else {} for each in givens.ljust(81, ".")]
    grid = [cells[row * size : row * size + size] for row in range(size)]
    return json.dumps({"size": size, "grid": grid, **keys})


CELLS = {"cells": ["R1C1", "R1C2"]}
LINE = {"lines": [["R1C1", "R1C2", "R1C3"]]}
ENTRIES: dict[str, tuple[Any, Any]] = {
    "antiking": (True, rules.AntiKing),
    "antiknight": (True, rules.AntiKnight),
    "arrow": ([{"cells": ["R1C1"], "lines": [["R1C1", "R2C2", "R3C3"]]}], rules.Arrow(["r1c1"], ["r2c2", "r3c3"])),
    "betweenline": ([LINE], rules.Between(["r1c1", "r1c2", "r1c3"])),
    "clone": ([{**CELLS, "cloneCells": ["R5C5", "R5C6"]}], rules.Clones(["r1c1", "r1c2"], ["r5c5", "r5c6"])),
    "columnindexer": ([CELLS], rules.Indexer(["r1c1", "r1c2"])),
    "diagonal+": (True, rules.Diagonals(falling=False)),
    "diagonal-": (True, rules.Diagonals(rising=False)),
    "difference": ([CELLS], rules.Difference(["r1c1", "r1c2"])),
    "disjointgroups": (True, rules.DisjointGroups()),
    "entropicline": ([LINE], rules.Entropic(["r1c1", "r1c2", "r1c3"])),
    "even": ([{"cell": "R1C1"}], rules.even(["r1c1"])),
    "extraregion": ([CELLS], rules.Different(["r1c1", "r1c2"])),
    "killercage": ([{**CELLS, "value": "12"}], rules.Cage(["r1c1", "r1c2"], 12)),
    "littlekillersum": (
        [{"cell": "R0C3", "cells": ["R1C2", "R2C1"], "value": "9"}],
        rules.LineSum(["r1c2", "r2c1"], 9),
    ),
    "maximum": ([{"cell": "R1C1"}], rules.Extremes(["r1c1"], greatest=True)),
    "minimum": ([{"cell": "R1C1"}], rules.Extremes(["r1c1"])),
    "odd": ([{"cell": "R1C1"}], rules.odd(["r1c1"])),
    "palindrome": ([LINE], rules.Palindrome(["r1c1", "r1c2", "r1c3"])),
    "quadruple": (
        [{"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [2, 1]}],
        rules.Quadruple(["r1c1", "r1c2", "r2c1", "r2c2"], (1, 2)),
    ),
    "ratio": ([{**CELLS, "value": "3"}], rules.Ratio(["r1c1", "r1c2"], 3)),
    "regionsumline": ([{"lines": [["R1C2", "R1C3", "R1C4"]]}], rules.EqualSums([["r1c2", "r1c3"], ["r1c4"]])),
    "renban": ([LINE], rules.Renban(["r1c1", "r1c2", "r1c3"])),
    "rowindexer": ([CELLS], rules.Indexer(["r1c1", "r1c2"], by_row=True)),
    "sandwichsum": ([{"cell": "R1C0", "value": "9"}], rules.Sandwich([f"r1c{place}" for place in range(1, 10)], 9)),
    "skyscraper": ([{"cell": "R10C1", "value": "3"}], rules.Skyscraper([f"r{row}c1" for row in range(9, 0, -1)], 3)),
    "slowthermometer": ([LINE], rules.Thermometer(["r1c1", "r1c2", "r1c3"], slow=True)),
    "sum": ([{**CELLS, "value": "8"}], rules.PairSum(["r1c1", "r1c2"], 8)),
    "thermometer": ([LINE], rules.Thermometer(["r1c1", "r1c2", "r1c3"])),
    "whispers": ([LINE], rules.Whispers(["r1c1", "r1c2", "r1c3"])),
    "xsum": ([{"cell": "R0C2", "value": "20"}], rules.XSum([f"r{row}c2" for row in range(1, 10)], 20)),
    "xv": ([{**CELLS, "value": "V"}], rules.PairSum(["r1c1", "r1c2"], 5)),
    "zipperline": ([LINE], rules.EqualSums([["r1c1", "r1c3"], ["r1c2"]])),
}
