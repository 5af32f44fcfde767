"""The line in which HoDoKu tells one of its loops, chains, forcing chains or nets, but for its path."""

from collections.abc import Sequence

from crosshatch.board.houses import HOUSE_CELLS, HOUSES_OF, cell_name, cells_name
from crosshatch.originals.hodoku.choice_of_chains import Effect
from crosshatch.originals.hodoku.forcing import CONTRADICTION

NAMES = ("Continuous Nice Loop", "Discontinuous Nice Loop", "AIC")
GROUPED_NAMES = (*[f"Grouped {name}" for name in NAMES], *NAMES)


def loop_told(chosen: Effect, names: Sequence[str]) -> str:
    """Return the line of a loop or AIC without its path: its name, and what follows."""
    return f"{names[chosen.kind]} => {_effect(chosen)}"


def told(chosen: Effect, net: bool = False) -> str:
    """Return the line of a forcing chain or net in the same way."""
    kind = "Contradiction" if chosen.kind == CONTRADICTION else "Verity"
    return f"Forcing {'Net' if net else 'Chain'} {kind} => {_effect(chosen)}"


def _effect(chosen: Effect) -> str:
    parts = [f"{cell_name(cell)}={digit}" for cell, digit in chosen.placements]
    for digit in sorted({digit for _, digit in chosen.eliminations}):
        cells = [cell for cell, other in chosen.eliminations if other == digit]
        parts.append(f"{_compact(cells)}<>{digit}")
    return ", ".join(parts)


def _compact(cells: list[int]) -> str:
    """Return the names of cells as HoDoKu joins them: the first with those of its row, or else of its column."""
    parts = []
    rest = sorted(cells)
    while rest:
        row, column, _ = HOUSES_OF[rest[0]]
        house = row if len(_in(rest, row)) > 1 else column
        parts.append(cells_name(_in(rest, house)))
        rest = [cell for cell in rest if cell not in HOUSE_CELLS[house]]
    return ",".join(parts)


def _in(cells: list[int], house: int) -> list[int]:
    return [cell for cell in cells if cell in HOUSE_CELLS[house]]
