"""The line in which HoDoKu tells one of its loops, chains, forcing chains or nets."""

from itertools import pairwise

from crosshatch.board.houses import HOUSE_CELLS, HOUSES_OF, cell_name, cells_in, cells_name, house_code
from crosshatch.originals.hodoku.tables import AIC, CONTINUOUS, CONTRADICTION, DISCONTINUOUS, Chosen, TableNode

NAMES = {CONTINUOUS: "Continuous Nice Loop", DISCONTINUOUS: "Discontinuous Nice Loop", AIC: "AIC"}


def loop_line(chosen: Chosen) -> str:
    """Return the line of a loop or an AIC: its name, the digits that go, its path, and what it removes."""
    (path,) = chosen.paths
    name = "Grouped " * chosen.grouped + NAMES[chosen.kind]
    digits = "/".join(map(str, sorted({digit for _, digit in chosen.eliminations})))
    start, end = path[0].digit, path[-1].digit
    text = _path(path)
    if chosen.kind == CONTINUOUS:
        text = f"{end}= {text} ={start}"
    elif chosen.kind == AIC:
        text = f"{start}- {text} -{end}"
    return f"{name}: {digits} {text} => {_effect(chosen)}"


def forcing_line(chosen: Chosen, net: bool = False) -> str:
    """Return the first line of a forcing chain or net: its kind, where a contradiction lies, and what follows."""
    name = "Forcing Net" if net else "Forcing Chain"
    kind = "Contradiction" if chosen.kind == CONTRADICTION else "Verity"
    place = ""
    if chosen.cell >= 0:
        place = f" in {cell_name(chosen.cell)}"
    elif chosen.house >= 0:
        place = f" in {house_code(chosen.house)}"
    return f"{name} {kind}{place} => {_effect(chosen)}"


def _path(path: tuple[TableNode, ...]) -> str:
    """Return the cells of a path, each once where it is crossed, with the digits of the links between them."""
    text = _where(path[0])
    for node, following in pairwise(path):
        if node.cells != following.cells:
            sign = "=" if following.on else "-"
            text += f" {sign}{following.digit}{sign} {_where(following)}"
    return text


def _where(node: TableNode) -> str:
    """Return the cells of a node: of an almost locked set, all of them."""
    return f"ALS:{cells_name(cells_in(node.set_cells))}" if node.set_cells else cells_name(cells_in(node.cells))


def _effect(chosen: Chosen) -> str:
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
