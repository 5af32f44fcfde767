"""Solutions of many puzzles at once, from arrays of bytes and into them, by any number of threads.

An array has one row for each puzzle and one unsigned byte for each cell of the board, 0 for an empty cell.  It is any
object with a buffer, such as a NumPy array of ``uint8`` or ``bytes``.  A result is a ``memoryview``, and
``numpy.asarray`` makes an array of it without copying.

Classic puzzles are searched several at a time (``lane_counting``), and threads do so on all cores because the search
releases the GIL.
"""

import os
import sys
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from importlib import import_module
from math import prod
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from ..board.board import CLASSIC, Board
from ..board.clock import look, stopped_by, until
from ..board.errors import PuzzleError
from ..board.houses import cell_name
from . import board_counting, lane_counting
from .lane_counting import MOST_PUZZLES, Counted
from .status import MOST

if TYPE_CHECKING:
    from typing_extensions import Buffer

_FEWEST_IN_CHUNK = 128
_CHUNKS_PER_THREAD = 4
_LONG = 1e9  # seconds


def _search_for_this_processor() -> Callable[[bytes, int, bool], Counted]:
    """Return ``lane_counting.search``, compiled for AVX2 if the processor has it and the engine was built."""
    if lane_counting.can_have_more_lanes():
        with suppress(ImportError):
            found: Callable[[bytes, int, bool], Counted] = import_module(f"{lane_counting.__name__}_avx2").search
            return found
    return lane_counting.search


_search = _search_for_this_processor()


class BatchSolutions(NamedTuple):
    """The solutions of many puzzles: one row of bytes for each, and their numbers of solutions."""

    solutions: memoryview
    """The only solution of each puzzle, by row and cell; zeros if it has none or several."""

    counts: memoryview
    """The number of solutions of each puzzle: 0, 1, or 2 for at least two."""


def solve_many(puzzles: "Buffer", board: Board = CLASSIC, threads: int | None = None) -> BatchSolutions:
    """Solve many puzzles, given as an array of unsigned bytes with a row for each puzzle, and 0 for empty cells.

    A row has the cells of the board in their order: 81 on the classic board.  The array has any shape that keeps the
    rows together, such as ``(n, 81)``, ``(n, 9, 9)`` or ``81 * n``.  ``threads`` is the number of threads, by default
    that of the available processors.  It does not change the results.  Boards other than the classic one use a slower
    search in one thread.

    Raises PuzzleError if the array has another shape or type, or a byte that is no digit of the board.
    Raises ValueError if the number of threads is below 1, and OutOfTime if the current deadline passes.
    """
    cells = _cells_of(puzzles, board)
    solutions = memoryview(bytearray(len(cells)))
    counts = _count(cells, board, 2, threads, solutions)
    width = len(board.cells)
    return BatchSolutions(solutions.cast("B", (len(counts), width)) if len(counts) else solutions, counts)


def count_many(puzzles: "Buffer", limit: int = 2, board: Board = CLASSIC, threads: int | None = None) -> memoryview:
    """Return the number of solutions of many puzzles, each counted up to ``limit``, as unsigned numbers of 32 bits.

    The array, the threads and the errors are those of ``solve_many``; a limit below 1 is a ValueError too.
    """
    return _count(_cells_of(puzzles, board), board, limit, threads, memoryview(b""))


def _cells_of(puzzles: "Buffer", board: Board) -> memoryview:
    """Return the bytes of an array, row by row."""
    width = len(board.cells)
    view = memoryview(puzzles)
    if view.format != "B":
        raise PuzzleError(f"expected unsigned bytes (uint8), found items of format {view.format!r}; convert the array")
    if view.ndim > 1 and (found := prod((view.shape or ())[1:])) != width:
        raise PuzzleError(f"expected {width} cells in each row, found {found}")
    if view.nbytes % width:
        raise PuzzleError(f"expected {width} bytes for each puzzle, found {view.nbytes} bytes, which is no multiple")
    return view.cast("B") if view.c_contiguous and view.nbytes else memoryview(view.tobytes())


def _count(cells: memoryview, board: Board, limit: int, threads: int | None, solutions: memoryview) -> memoryview:
    """Count the solutions of each row up to a limit; fill in those of puzzles with one, if there is room for them."""
    if limit < 1:
        raise ValueError(f"the limit must be 1 or more, not {limit}")
    if threads is not None and threads < 1:
        raise ValueError(f"the number of threads must be 1 or more, not {threads}")
    number = len(cells) // len(board.cells)
    counts = memoryview(bytearray(4 * number)).cast("I")
    if board != CLASSIC:
        _count_on_board(cells, board, limit, solutions, counts)
        return counts
    threads = threads or processors()
    size = -(-number // (_CHUNKS_PER_THREAD * threads))
    size = min(max(size, _FEWEST_IN_CHUNK), MOST_PUZZLES)

    def count_from(first: int) -> None:
        chunk = slice(81 * first, 81 * (first + size))
        found = _search(bytes(cells[chunk]), limit, len(solutions) > 0)
        if found.wrong >= 0:
            raise _not_a_digit(first + found.wrong // 81, found.wrong % 81, cells[81 * first + found.wrong], CLASSIC)
        counts[first : first + size] = array("I", found.counts)
        if solutions:
            solutions[chunk] = found.solutions

    _run(count_from, range(0, number, size), threads)
    return counts


def _run(work: Callable[[int], None], parts: range, threads: int) -> None:
    """Do all parts of some work in threads; the first part that fails, in their order, ends it."""
    if threads == 1 or len(parts) <= 1:
        for part in parts:
            work(part)
        return
    stop = Event()
    # An event ends only work with a deadline, so there is one that never passes.
    with ThreadPoolExecutor(threads) as executor, until(monotonic() + _LONG), stopped_by(stop):
        futures = [executor.submit(copy_context().run, work, part) for part in parts]
        try:
            for future in futures:
                future.result()
        except BaseException:
            stop.set()
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _count_on_board(cells: memoryview, board: Board, limit: int, solutions: memoryview, counts: memoryview) -> None:
    """Do the same on a board that is not the classic one."""
    width = len(board.cells)
    for row in range(len(counts)):
        look()
        masks = list(board.digits_of)
        for place, cell in enumerate(board.cells):
            value = cells[width * row + place]
            if value > board.size:
                raise _not_a_digit(row, cell, value, board)
            if value:
                masks[cell] = 1 << value
        found = board_counting.search(board, masks, min(limit, MOST), keep=len(solutions) > 0)
        counts[row] = found.found
        if solutions and found.found == 1:
            solutions[width * row : width * (row + 1)] = bytes(map(int, board.gathered(found.lines[0])))


def _not_a_digit(row: int, cell: int, value: int, board: Board) -> PuzzleError:
    return PuzzleError(f"row {row}, {cell_name(cell)}: expected 0 to {board.size}, found {value}")


def processors() -> int:
    """Return the number of processors that this process may use; in a browser there are no threads."""
    if sys.platform == "emscripten":
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
