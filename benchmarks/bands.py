"""Find the arrangements of givens that never determine a band, as ``generator/patterns/impossible.py`` states; needs
NumPy.

    python benchmarks/bands.py

For each of the 416 bands up to symmetry, the script finds every way to fill the band differently with the same digits
in each column, as the set of cells that differ.  An arrangement of givens is impossible in a band if, wherever it is
placed on any band, it misses one of these sets.  Arrangements grow cell by cell while they remain impossible; those
that no cell can be added to are printed.
"""

from itertools import combinations, permutations, product

import numpy as np

ORDERS = tuple(permutations(range(3)))

Band = tuple[int, ...]
"""27 digits from 0, row by row."""


def bands() -> set[Band]:
    """Return the bands that there are up to symmetry and the names of digits."""
    first = [{0, 1, 2}, {3, 4, 5}, {6, 7, 8}]
    found: set[Band] = set()
    everything = set(range(9))
    for one in combinations(sorted(everything - first[0]), 3):
        for two in combinations(sorted(everything - first[1] - set(one)), 3):
            three = everything - set(one) - set(two)
            if three & first[2]:
                continue
            middle = [sorted(one), sorted(two), sorted(three)]
            right = [sorted(everything - first[row] - set(middle[row])) for row in range(3)]
            for orders in product(ORDERS, repeat=4):
                rows = [
                    (
                        *sorted(first[row]),
                        *(middle[row] if row == 0 else [middle[row][each] for each in orders[row - 1]]),
                        *(right[row] if row == 0 else [right[row][each] for each in orders[row + 1]]),
                    )
                    for row in range(3)
                ]
                found.add((*rows[0], *rows[1], *rows[2]))
    least: set[Band] = set()
    while found:
        forms = _forms(next(iter(found)))
        found -= forms
        least.add(min(forms))
    return least


def _forms(band: Band) -> set[Band]:
    """Return a band in each order of boxes, rows and columns, with digits renamed and columns in order."""
    forms = set()
    for boxes, rows, columns in product(ORDERS, ORDERS, ORDERS):
        left = [band[row * 9 + boxes[0] * 3 + column] for row in rows for column in columns]
        names = {digit: name for name, digit in enumerate(left)}
        others = [
            sorted(tuple(names[band[row * 9 + box * 3 + column]] for row in rows) for column in range(3))
            for box in boxes[1:]
        ]
        form = []
        for row in range(3):
            form += [row * 3, row * 3 + 1, row * 3 + 2]
            form += [column[row] for box in others for column in box]
        forms.add(tuple(form))
    return forms


def differences(band: Band) -> np.ndarray:
    """Return the least sets of cells, as masks of 27 bits, in which another filling with the same columns differs."""
    boxes = [_ways(band, box) for box in range(3)]
    last: dict[tuple[int, int], list[int]] = {}
    for (one, two, _), changed in boxes[2]:
        last.setdefault((one, two), []).append(changed)
    sets = set()
    for (rows, changed), (other, too) in product(boxes[0], boxes[1]):
        if not (rows[0] & other[0] or rows[1] & other[1] or rows[2] & other[2]):
            for third in last.get((511 & ~(rows[0] | other[0]), 511 & ~(rows[1] | other[1])), ()):
                sets.add(changed | too | third)
    least: list[int] = []
    for each in sorted(sets - {0}, key=int.bit_count):
        if not any(each & small == small for small in least):
            least.append(each)
    return np.array(least, dtype=np.uint32)


def _ways(band: Band, box: int) -> list[tuple[tuple[int, ...], int]]:
    """Return for each order of the columns of a box the digits of its rows, and the cells that it changes."""
    ways = []
    for orders in product(ORDERS, repeat=3):
        rows, changed = [0, 0, 0], 0
        for column, order in enumerate(orders):
            for row in range(3):
                digit = band[order[row] * 9 + box * 3 + column]
                rows[row] |= 1 << digit
                if order[row] != row:
                    changed |= 1 << row * 9 + box * 3 + column
        ways.append((tuple(rows), changed))
    return ways


MOVES = tuple(
    tuple(
        rows[row] * 9 + boxes[box] * 3 + columns[box][column]
        for row in range(3)
        for box in range(3)
        for column in range(3)
    )
    for rows, boxes in product(ORDERS, ORDERS)
    for columns in product(ORDERS, repeat=3)
)
"""For each symmetry of a band, where it takes each cell."""


def images(mask: int) -> np.ndarray:
    """Return all arrangements that are the same as one up to symmetry."""
    cells = [cell for cell in range(27) if mask >> cell & 1]
    return np.array(sorted({sum(1 << move[cell] for cell in cells) for move in MOVES}), dtype=np.uint32)


def possible(mask: int, known: list[np.ndarray]) -> bool:
    """Whether an arrangement of givens, placed in some way, meets every set of cells of some band."""
    placed = images(mask)
    for sets in known:
        left = placed
        for each in sets:
            left = left[left & each != 0]
            if not len(left):
                break
        if len(left):
            return True
    return False


def main() -> None:
    """Print how many bands there are, and each arrangement that is impossible with no cell to add."""
    known = [differences(band) for band in sorted(bands())]
    print(f"{len(known)} bands")
    impossible = {0}
    while impossible:
        bigger = {int(images(mask | 1 << cell)[0]) for mask in impossible for cell in range(27) if not mask >> cell & 1}
        left = {mask for mask in bigger if not possible(mask, known)}
        for mask in impossible:
            if not any(int(images(mask | 1 << cell)[0]) in left for cell in range(27) if not mask >> cell & 1):
                line = "".join("x" if mask >> cell & 1 else "." for cell in range(27))
                print(line[:9], line[9:18], line[18:])
        impossible = left


if __name__ == "__main__":
    main()
