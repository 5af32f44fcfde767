"""A puzzle as an immutable value: givens, and the moves made since if it is a position in progress."""

import re
from collections.abc import Iterable, Mapping
from typing import Protocol

import attrs

from .. import display
from .automorphisms import symmetries_of
from .board import CLASSIC, Board, BoardError
from .candidate import Candidate, candidate
from .canonical_search import CanonicalForm, canonical_form
from .conflicts import Clash
from .errors import PuzzleError
from .grid import Grid
from .houses import CELLS, DIGITS, HOUSE_CELLS, HOUSES, cell_name, cell_of, cells_in, cells_name, digits_in, drawn
from .messages import lookalike_hint
from .symmetry import Symmetry, symmetry_of
from .transformation import Transformation, moved

EMPTY = "." * 81

# Puzzles are made by the million, so whole lines are checked and converted at once, not cell by cell.
_LINE = re.compile(r"[.1-9]{81}")
_VALUES = bytes.maketrans(b".123456789", bytes(range(10)))
_FILLED = bytes.maketrans(b".123456789", b"0111111111")
_CHARACTERS = bytes.maketrans(bytes(range(10)), b".123456789")


def _line(text: str) -> str:
    try:
        return text.replace("0", ".")
    except AttributeError:
        remedy = "; join a list of cells with ''.join(map(str, cells))" if isinstance(text, list | tuple) else ""
        raise TypeError(f"expected a string of 81 characters, not {text!r:.40}{remedy}") from None


def _candidates(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    return tuple(candidates)


def _check(line: str, cells: int = 81) -> None:
    if _LINE.fullmatch(line):
        return
    if len(line) != 81:
        raise PuzzleError(f"expected {cells} cells, found {len(line)}")
    cell = next(cell for cell, character in enumerate(line) if character not in ".123456789")
    question = lookalike_hint(line[cell])
    raise PuzzleError(f"{line[cell]!r} in {cell_name(cell)} is neither a digit nor an empty cell{question}")


class Conclusions(Protocol):
    """The placements and eliminations of a step."""

    @property
    def placements(self) -> Iterable[Candidate]:
        """The candidates to place."""

    @property
    def eliminations(self) -> Iterable[Candidate]:
        """The candidates to remove."""


@attrs.frozen
class Puzzle:
    """A puzzle or position: givens, placed digits and removed candidates.

    ``givens`` and ``placed`` are lines of 81 characters, with ``.`` or ``0`` for an empty cell.  Placed digits are
    solved but not given, which matters to uniqueness techniques.  ``removed`` contains candidates that were eliminated
    although no peer has their digit; candidates that a peer rules out anyway are dropped.  ``comment`` does not affect
    equality.

    On a ``board`` with fewer cells, a line may have one character for each of its cells.  It is stored as 81 characters
    all the same, with ``.`` for the cells that the board does not have; ``text`` is the shorter form.

    Raises PuzzleError if a line does not consist of 81 digits and empty cells, if a cell is both given and placed, or
    if the board does not allow a digit, and TypeError if a line is not a string.
    """

    givens: str = attrs.field(converter=_line)
    placed: str = attrs.field(default=EMPTY, converter=_line)
    removed: tuple[Candidate, ...] = attrs.field(default=(), converter=_candidates)
    comment: str = attrs.field(default="", eq=False)
    board: Board = attrs.field(default=CLASSIC, kw_only=True)

    def __attrs_post_init__(self) -> None:
        if self.board is not CLASSIC:
            self._take_places()
        _check(self.givens, len(self.board.cells))
        if self.placed != EMPTY:
            _check(self.placed)
            self._check_apart()
        if self.removed:
            object.__setattr__(self, "removed", self._still_removed())

    def _take_places(self) -> None:
        """Store lines of a small board as lines of 81 characters, and check their digits."""
        if not isinstance(self.board, Board):
            raise TypeError(
                f"expected a Board, not {self.board!r:.40}; crosshatch.board.boards.board makes one by name"
            )
        if self.board == CLASSIC:
            object.__setattr__(self, "board", CLASSIC)
        for name in ("givens", "placed"):
            line = getattr(self, name)
            if len(line) == len(self.board.cells):
                object.__setattr__(self, name, self.board.spread(line))
            self.board.check_line(getattr(self, name))

    def _check_apart(self) -> None:
        both = [cell for cell in range(81) if self.givens[cell] != "." and self.placed[cell] != "."]
        if both:
            raise PuzzleError(f"{cells_name(both)} cannot be both given and placed")

    def _still_removed(self) -> tuple[Candidate, ...]:
        free = Grid(self.values, board=self.board)
        return tuple(sorted({each for each in self.removed if free.digits_of(each.cell) >> each.digit & 1}))

    @property
    def values(self) -> tuple[int, ...]:
        """The 81 digits, given or placed; 0 for an empty cell."""
        return tuple(self.line.encode().translate(_VALUES))

    @property
    def line(self) -> str:
        """The digits, given or placed, as 81 characters, with ``.`` for an empty cell."""
        if self.placed == EMPTY:
            return self.givens
        return "".join(map(max, self.givens, self.placed))  # any digit sorts after the dot

    @property
    def text(self) -> str:
        """The digits, given or placed, with one character for each cell of the board."""
        return self.line if self.board is CLASSIC else self.board.gathered(self.line)

    def masks(self) -> tuple[int, ...]:
        """Return the candidates of each of the 81 cells as masks: the digit of a filled cell, if nothing excludes it.

        Cells that the board does not have are 0.
        """
        masks = list(self.board.masks(self.values))
        for each in self.removed:
            masks[each.cell] &= ~(1 << each.digit)
        return tuple(masks)

    def grid(self) -> Grid:
        """Return a new grid at this position, without the removed candidates and those that filled cells rule out."""
        givens = int(self.givens[::-1].encode().translate(_FILLED), 2)  # cell 0 is the lowest bit
        grid = Grid(self.values, givens, self.board)
        for each in self.removed:
            grid.eliminate(each.cell, each.digit)
        return grid

    def _check_is_classic(self, what: str) -> None:
        if self.board is not CLASSIC:
            check_is_classic(self, what)

    def clashes(self) -> tuple[Clash, ...]:
        """Return each digit that occurs more than once in a house, in the order of the houses."""
        self._check_is_classic("a list of clashes")
        values = self.values
        found = []
        for house in HOUSES:
            for digit in DIGITS:
                cells = tuple(cell for cell in HOUSE_CELLS[house] if values[cell] == digit)
                if len(cells) > 1:
                    found.append(Clash(digit, house, cells))
        return tuple(found)

    def with_placed(self, cell: int | str, digit: int) -> "Puzzle":
        """Return the position with a digit (1 to 9) placed in a cell, given by number or name.

        The digit replaces one placed there before.  It may be wrong, even in direct conflict with others;
        ``status.check`` finds out.  Removed candidates that the new digit rules out anyway are forgotten, so keep the
        old puzzle if you want to undo a move completely.

        Raises PuzzleError if the cell is a given, and ValueError if the cell or digit does not exist.
        """
        each = Candidate(cell, digit)
        return attrs.evolve(self, placed=self._placed_with(each.cell, str(each.digit)))

    def without_placed(self, cell: int | str) -> "Puzzle":
        """Return the position with a placed digit removed from a cell, given by number or name.

        Raises PuzzleError if no digit is placed there, and ValueError if there is no such cell.
        """
        number = cell_of(cell)
        if self.givens[number] == self.placed[number] == ".":
            raise PuzzleError(f"{cell_name(number)} is empty, so there is no digit to remove")
        return attrs.evolve(self, placed=self._placed_with(number, "."))

    def without(self, cell: int | str, *digits: int) -> "Puzzle":
        """Return the position with candidates (digits from 1 to 9) removed from a cell, given by number or name.

        Digits that are not candidates there are ignored.  Use ``without_placed`` to remove a placed digit.

        Raises PuzzleError if the cell is filled, and ValueError if the cell or a digit does not exist or no digit is
        given.
        """
        gone = self._candidates(cell, digits)
        return attrs.evolve(self, removed=(*self.removed, *gone))

    def with_candidates(self, cell: int | str, *digits: int) -> "Puzzle":
        """Return the position with removed candidates restored; the inverse of ``without``.

        Candidates that a peer rules out are not restored.  Raises the same errors as ``without``.
        """
        back = self._candidates(cell, digits)
        return attrs.evolve(self, removed=[each for each in self.removed if each not in back])

    def after(self, step: Conclusions) -> "Puzzle":
        """Return the position after a step, or after any object with ``placements`` and ``eliminations``.

        Conclusions that are already carried out are ignored.

        Raises PuzzleError if a digit to be placed is not a candidate of its cell.
        """
        grid = self.grid()
        for each in step.eliminations:
            grid.eliminate(each.cell, each.digit)
        for each in step.placements:
            if grid.value(each.cell) == each.digit:
                continue
            if not grid.digits_of(each.cell) >> each.digit & 1:
                raise PuzzleError(
                    f"the step does not fit this position: {each.digit} is not a candidate of {cell_name(each.cell)}"
                )
            grid.place(each.cell, each.digit)
        return Puzzle.of_grid(grid, self.comment)

    def _placed_with(self, cell: int, value: str) -> str:
        """Return the placed cells with another value in one cell."""
        if self.givens[cell] != ".":
            raise PuzzleError(f"{cell_name(cell)} is a given ({self.givens[cell]}) and cannot be changed")
        return self.placed[:cell] + value + self.placed[cell + 1 :]

    def _candidates(self, cell: int | str, digits: Iterable[int]) -> list[Candidate]:
        """Return digits as candidates of an empty cell."""
        found = [Candidate(cell, digit) for digit in digits]
        number = cell_of(cell)
        if not found:
            raise ValueError(
                f"expected at least one digit; without({cell_name(number)!r}, 4) removes candidate 4, "
                f"with_candidates({cell_name(number)!r}, 4) restores it, "
                f"without_placed({cell_name(number)!r}) removes a placed digit"
            )
        if self.line[number] != ".":
            raise PuzzleError(f"{cell_name(number)} has no candidates, because it holds {self.line[number]}")
        return found

    @classmethod
    def from_marks(
        cls,
        givens: str,
        placed: str = EMPTY,
        marks: Mapping[int, Iterable[int] | str] | Mapping[str, Iterable[int] | str] | None = None,
        comment: str = "",
        *,
        board: Board = CLASSIC,
    ) -> "Puzzle":
        """Return the position of a player with pencil marks, where the marks in a cell are its only candidates.

        ``givens`` and ``placed`` are lines of 81 characters, or of one for each cell of the ``board``; ``placed`` may
        repeat the givens.  ``marks`` maps cells
        (by number or name) to digits, for example ``{"r1c2": [1, 4]}`` or ``{1: "14"}``.  A cell without marks keeps
        every candidate that no peer rules out.  Marks in filled cells, and marks that a peer rules out, are ignored.
        The marks must be complete.  Snyder marks, made only where a digit has two places in a box, are not suitable.

        Raises PuzzleError if a line is invalid or changes a given, or a mark is not on the board, and ValueError if a
        mark is not a digit or a cell does not exist.
        """
        start = cls(givens, board=board).givens
        now = start if placed == EMPTY else cls(placed, board=board).givens
        changed = [cell for cell in CELLS if start[cell] != "." and now[cell] not in (".", start[cell])]
        if changed:
            raise PuzzleError(f"cannot change the givens in {cells_name(changed)}")
        added = "".join("." if given != "." else value for given, value in zip(start, now, strict=True))
        if marks is not None and not isinstance(marks, Mapping):
            raise TypeError(
                "expected digits by cell, such as {0: [1, 4]} or {'r1c1': [1, 4]}; "
                "for a list, use dict(enumerate(marks))"
            )
        removed: list[Candidate] = []
        for cell, noted in (marks or {}).items():
            left = [Candidate(cell, _noted(cell, mark)) for mark in noted]
            for each in left:
                board.check_candidate(each.cell, each.digit)
            if left:
                removed += [each for digit in board.digits if (each := Candidate(cell, digit)) not in left]
        return cls(start, added, removed, comment, board=board)

    @classmethod
    def of_grid(cls, grid: Grid, comment: str = "") -> "Puzzle":
        """Return the position of a grid; digits that are not givens count as placed."""
        line = grid.line()
        givens = "".join(each if grid.givens >> cell & 1 else "." for cell, each in enumerate(line))
        placed = "".join("." if grid.givens >> cell & 1 else each for cell, each in enumerate(line))
        free = Grid([int(each) if each != "." else 0 for each in line], board=grid.board)
        removed: Iterable[Candidate] = (
            candidate(cell, digit)
            for cell in cells_in(grid.empty)
            for digit in digits_in(free.digits_of(cell) & ~grid.digits_of(cell))
        )
        return cls(givens, placed, tuple(removed), comment, board=grid.board)

    @property
    def symmetry(self) -> Symmetry:
        """The symmetry of the pattern of givens, whatever their digits."""
        self._check_is_classic("the symmetry")
        return symmetry_of(self.givens)

    def transformed(self, transformation: Transformation) -> "Puzzle":
        """Return the image of the puzzle under a transformation, including placed digits and removed candidates.

        Raises BoardError if a board other than the classic one does not have this symmetry.
        """
        if self.board is not CLASSIC and transformation not in symmetries_of(self.board):
            raise BoardError(f"this transformation is not a symmetry of the board {self.board}")
        removed = map(transformation.image, self.removed)
        lines = moved(self.givens, transformation), moved(self.placed, transformation)
        return Puzzle(*lines, removed, self.comment, board=self.board)

    def canonical(self) -> "Canonical":
        """Return the canonical form; two puzzles have the same form exactly if they are equivalent.

        This is the minlex form.  Moving rows, columns, bands and stacks, transposing and renaming digits gives many
        equivalent puzzles; the canonical form is the one whose 81 digits, read row by row with 0 for an empty cell,
        form the least number.  Only the givens determine the form; placed digits and removed candidates are transformed
        with them.  On other boards, the moves are the symmetries of the board (``automorphisms``).

        Raises PuzzleError if two givens exclude each other, such as a digit that is given twice in a house.
        """
        found = self._canonical_form()
        transformation = Transformation(tuple(found.cells), tuple(found.digits))
        if self.placed == EMPTY and not self.removed:
            line = bytes(found.values).translate(_CHARACTERS).decode()
            image = Puzzle(line, comment=self.comment, board=self.board)
        else:
            image = self.transformed(transformation)
        return Canonical(image, transformation, found.automorphisms)

    def _canonical_form(self) -> CanonicalForm:
        plain = Puzzle(self.givens, board=self.board)
        if self.board is not CLASSIC:
            plain.check_givens()
            return symmetries_of(self.board).least(plain.values)
        found = canonical_form(plain.values)
        if found is None:
            raise PuzzleError(f"{plain.clashes()[0]}, so there is no canonical form")
        return found

    def check_givens(self) -> None:
        """Raise PuzzleError if two givens exclude each other, so that the puzzle has no canonical form."""
        masks = self.board.masks([int(given) if given != "." else 0 for given in self.givens])
        for cell, given in enumerate(self.givens):
            if given != "." and not masks[cell]:
                raise PuzzleError(
                    f"another given excludes the {given} in {cell_name(cell)}, so there is no canonical form"
                )

    def _repr_svg_(self) -> str:
        return display.draw(self)

    def __str__(self) -> str:
        return drawn(self.line) if self.board is CLASSIC else self.board.drawn(self.line)

    def __repr__(self) -> str:
        if self.board is not CLASSIC:
            return f"<Puzzle {self.text} on {self.board}>"
        further = {"placed": EMPTY, "removed": (), "comment": ""}
        said = [f"{name}={getattr(self, name)!r}" for name, usual in further.items() if getattr(self, name) != usual]
        return f"Puzzle({', '.join([repr(self.givens), *said])})"


@attrs.frozen
class Canonical:
    """The canonical form of a puzzle, the transformation that leads to it, and the number of automorphisms.

    ``automorphisms`` counts the symmetries of the grid that map the puzzle to itself with a renaming of its digits: 1
    to 3,359,232, the number for an empty classic grid.  Most puzzles have only one, the identity.
    """

    puzzle: Puzzle
    transformation: Transformation
    automorphisms: int

    @property
    def line(self) -> str:
        """The canonical form of the givens, as a line of 81 characters."""
        return self.puzzle.givens


def _noted(cell: int | str, mark: int | str) -> int:
    """Return a pencil mark, given as a number or a character, as a number."""
    try:
        return int(mark)
    except ValueError:
        raise ValueError(
            f"{mark!r} is not a digit; the marks of {cell} must be digits, such as [1, 4] or '14'"
        ) from None


def check_is_puzzle(given: object, *, classic: bool = True, what: str = "this") -> None:
    """Raise TypeError if an object is not a Puzzle; the message says how to create one.

    Raise BoardError, which names what is asked for, if it must be on the classic board and is not.
    """
    if not isinstance(given, Puzzle):
        kind = type(given).__name__
        raise TypeError(
            f"expected a Puzzle, not a {kind}; use Puzzle(line) for 81 characters, read(text) for any format"
        )
    if classic:
        check_is_classic(given, what)


def check_is_classic(puzzle: Puzzle, what: str = "this") -> None:
    """Raise BoardError, which names what is asked for, if a puzzle is not on the classic board."""
    if puzzle.board != CLASSIC:
        raise BoardError(f"{what} is available on the classic board only, but this puzzle is on {puzzle.board}")
