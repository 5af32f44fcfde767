"""Truths and links: what a set of truths shows by counting, once a set of links covers it.

A *truth* contains at least one true candidate, and a *link* at most one: the candidates of a cell, or those of a digit
in a house.  Links *cover* truths if each candidate of a truth is in a link.  The *rank* is the number of links less the
number of truths.

Give each candidate its weight: the number of links that contain it, less that of truths.  The weights of the true
candidates add up to the rank at most, because the links contain at most one each, and the truths at least one.  So with
rank 0, every candidate in a link and in no truth is false, and with rank r every candidate in r + 1 links.  A candidate
in more truths than links has a negative weight.  What such candidates could make up for is added to the rank.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations, pairwise
from operator import or_
from typing import TypeAlias

import attrs

from ..board.board import Board
from ..board.candidate import CANDIDATES, Candidate
from ..board.errors import CrosshatchError
from ..board.grid import Grid
from ..board.houses import KINDS, cells_in, house_code
from .candidates import candidates_in, indices_in, set_of
from .claim import why_missing
from .proof import proves
from .step import (
    CELL_TRUTHS,
    HOUSE_TRUTHS,
    BoardTruth,
    CellTruth,
    HouseTruth,
    Link,
    Pattern,
    Role,
    Roles,
    Step,
    Truth,
)
from .technique import Technique

CandidateSet: TypeAlias = CellTruth | HouseTruth
"""The candidates of a cell, or of a digit in a house: a truth, and a link too."""

TECHNIQUE = Technique("Truths and Links")
"""The technique of the steps that follow by counting."""

MOST_TRUTHS = 24
"""The maximum number of truths of a step for which links are sought."""

MOST_NODES = 2_000
"""The maximum number of partial covers to try for a conclusion."""


class BadSet(CrosshatchError, ValueError):
    """A text names no set of candidates, or the grid has no such set; the message says which, and why."""


_CELLS = re.compile(r"r([1-9]+)c([1-9]+)|([1-9]+)n([1-9]+)")
_HOUSES = re.compile(r"([1-9]+)([a-z])([1-9]+)")
_FIRST = {code: first for kind, code, first in KINDS if kind != "cage"}


def sets_named(text: str) -> tuple[CandidateSet, ...]:
    """Return the sets of candidates that a text names, in order and without repeats.

    ``5r3`` is the digit 5 in row 3, and ``27b12`` are the digits 2 and 7 in boxes 1 and 2.  ``r1c2`` is a cell, and
    ``1n2`` the same one.  Commas and braces are ignored.

    Raises BadSet if a part of the text names none.
    """
    found: dict[CandidateSet, None] = {}
    for part in re.split(r"[\s,;{}]+", text.lower()):
        if part:
            found.update(dict.fromkeys(_sets_of(part)))
    return tuple(found)


def _sets_of(part: str) -> Iterator[CandidateSet]:
    if match := _CELLS.fullmatch(part):
        rows, columns = match[1] or match[3], match[2] or match[4]
        for row in rows:
            yield from (CELL_TRUTHS[int(row) * 9 + int(column) - 10] for column in columns)
        return
    match = _HOUSES.fullmatch(part)
    if match is None or match[2] not in _FIRST:
        raise BadSet(f"{part!r} is neither a cell nor a digit in a house; write r1c2, or 5r3 for the 5 in row 3")
    for digit in match[1]:
        for number in match[3]:
            yield HOUSE_TRUTHS[int(digit)][_FIRST[match[2]] + int(number) - 1]


def set_name(truth: Truth) -> str:
    """Return the short name of a set of candidates: ``5r3``, or ``r1c2``."""
    return f"{truth.digit}{house_code(truth.house)}" if isinstance(truth, HouseTruth) else str(truth)


@attrs.frozen
class TruthsAndLinks(Pattern):
    """Truths and the links that cover them.

    ``rank`` counts the links less the truths, and ``made_up`` is what candidates in more truths than links could make
    up for.  ``of_truths`` are the candidates of each truth, and ``of_covers`` those of each link that take part: they
    are in a truth, or follow from the rank.
    """

    truths: tuple[Truth, ...]
    covers: tuple[CandidateSet, ...]
    rank: int
    made_up: int
    of_truths: tuple[tuple[Candidate, ...], ...] = attrs.field(repr=False)
    of_covers: tuple[tuple[Candidate, ...], ...] = attrs.field(repr=False)

    @property
    def roles(self) -> Roles:
        """The candidates of the truths, and the cells that are truths (bases) or links (covers)."""
        sides = ((Role.BASE, self.truths), (Role.COVER, self.covers))
        cells = {role: [each.cell for each in some if isinstance(each, CellTruth)] for role, some in sides}
        return Roles(
            cells={role: some for role, some in cells.items() if some},
            candidates={Role.PATTERN: dict.fromkeys(each for some in self.of_truths for each in some)},
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """Lines through the candidates of each truth and each link that is a digit in a house."""
        lines = [(each, some, Role.STRONG) for each, some in zip(self.truths, self.of_truths, strict=True)]
        lines += [(each, some, Role.WEAK) for each, some in zip(self.covers, self.of_covers, strict=True)]
        return tuple(
            Link((one,), (other,), role)
            for each, some, role in lines
            if not isinstance(each, CellTruth)
            for one, other in pairwise(some)
        )

    @property
    def notation(self) -> str:
        """The sets and the rank: ``{5r1 5r5} in {5c1 5c4}, rank 0``."""
        truths, covers = (" ".join(map(set_name, some)) for some in (self.truths, self.covers))
        return f"{{{truths}}} in {{{covers}}}, rank {self.rank}"


@attrs.frozen
class Ranking:
    """What truths and links show on a grid.

    - ``pattern``: the truths and links, with the rank
    - ``uncovered``: the candidates of truths that are in no link; if there are any, nothing follows by counting
    - ``placements``, ``eliminations``: what follows by counting
    - ``contradiction``: whether there are fewer links than truths, so that the position has no solution
    """

    pattern: TruthsAndLinks
    uncovered: tuple[Candidate, ...] = ()
    placements: tuple[Candidate, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    contradiction: bool = False

    @property
    def rank(self) -> int:
        """The number of links less the number of truths."""
        return self.pattern.rank

    @property
    def step(self) -> Step | None:
        """The step with what follows by counting, which ``proof.verify`` accepts; None if nothing follows."""
        if not (self.placements or self.eliminations):
            return None
        return self._step(self.placements, self.eliminations)

    def _step(self, placements: tuple[Candidate, ...], eliminations: tuple[Candidate, ...]) -> Step:
        plain = all(isinstance(each, CellTruth | HouseTruth | BoardTruth) for each in self.pattern.truths)
        technique = TECHNIQUE if plain else attrs.evolve(TECHNIQUE, assumes_unique=True)
        return Step(technique, self.pattern, placements, eliminations)

    def beyond_counting(self, grid: Grid) -> tuple[Candidate, ...]:
        """Return the further candidates that the truths refute, if all ways to satisfy them are tried.

        Only candidates that exclude a candidate of a truth can be among them.
        """
        if self.contradiction:
            return ()
        touched = set_of(each for some in self.pattern.of_truths for each in some)
        for index in list(indices_in(touched)):
            touched |= grid.board.excluded_by[index]
        left = touched & _all_candidates(grid) & ~set_of(self.eliminations)
        for each in self.placements:
            left &= ~grid.board.excluded_by[each.index]
        return tuple(each for each in candidates_in(left) if proves(grid, self._step((), (each,))))


def rank_of(grid: Grid, truths: Iterable[Truth], links: Iterable[CandidateSet]) -> Ranking:
    """Return what truths and links show on a grid by counting.

    Truths and links can be made by ``sets_named``.  Any truth of a step will do, such as ``step.truths``.

    Raises BadSet if there are no truths, or the grid has no such set: its cell is filled, or its house has the digit.
    """
    truths, links = tuple(dict.fromkeys(truths)), tuple(dict.fromkeys(links))
    if not truths:
        raise BadSet("there are no truths")
    for each in (*truths, *links):
        if problem := why_missing(each, grid):
            raise BadSet(problem)
    of_truths, of_links = ([set_of(each.candidates(grid)) for each in some] for some in (truths, links))
    count = _Count(grid, of_truths, of_links)
    contradiction = not count.uncovered and count.rank + count.made_up() < 0
    placed = removed = 0
    if not (count.uncovered or contradiction):
        placed = sum(1 << index for index in indices_in(count.of_truths) if count.places(index))
        removed = sum(1 << index for index in indices_in(_all_candidates(grid)) if count.excludes(index))
    taking_part = count.of_truths | placed | removed
    for index in indices_in(placed):
        removed &= ~grid.board.excluded_by[index]  # which follows from the placement
    pattern = TruthsAndLinks(
        truths,
        links,
        count.rank,
        0 if count.uncovered else count.made_up(),
        tuple(tuple(candidates_in(each)) for each in of_truths),
        tuple(tuple(candidates_in(each & taking_part)) for each in of_links),
    )
    uncovered, placements, eliminations = (tuple(candidates_in(each)) for each in (count.uncovered, placed, removed))
    return Ranking(pattern, uncovered, placements, eliminations, contradiction)


def rankings_of(grid: Grid, step: Step) -> tuple[Ranking, ...]:
    """Return a step as truths and links, on the grid where it was found.

    There are several rankings if no one set of links shows all its conclusions.  There are none if no links do: the
    step then needs cases, or more than ``MOST_TRUTHS`` truths.
    """
    truths = tuple(dict.fromkeys(step.truths))
    if step.counted_links:
        return (rank_of(grid, truths, step.counted_links),)
    if not truths or step.rules or len(truths) > MOST_TRUTHS:
        return ()
    left = [(each, True) for each in step.placements] + [(each, False) for each in step.eliminations]
    found = []
    while left:
        links = _Cover(grid, truths, left).links()
        if links is None:
            return ()
        ranking = rank_of(grid, truths, links)
        excluded = set_of(ranking.eliminations)
        for placed in ranking.placements:
            excluded |= grid.board.excluded_by[placed.index]
        rest = [
            (each, on) for each, on in left if not (each in ranking.placements if on else excluded >> each.index & 1)
        ]
        if len(rest) == len(left):
            return ()
        found.append(ranking)
        left = rest
    return tuple(found)


def _all_candidates(grid: Grid) -> int:
    return sum(grid.digits_of(cell) >> 1 << cell * 9 for cell in cells_in(grid.empty))


class _Count:
    """The weights of candidates, with sets of candidates as integers of 729 bits."""

    def __init__(self, grid: Grid, truths: Sequence[int], links: Sequence[int]) -> None:
        self._excluded_by = grid.board.excluded_by
        self._truths, self._links = truths, links
        self._in_truths = Counter(index for each in truths for index in indices_in(each))
        self._in_links = Counter(index for each in links for index in indices_in(each))
        self.of_truths = sum(1 << index for index in self._in_truths)
        self.uncovered = sum(1 << index for index in self._in_truths if not self._in_links[index])
        self.rank = len(links) - len(truths)
        self._short = {
            index: number - self._in_links[index]
            for index, number in self._in_truths.items()
            if number > self._in_links[index]
        }

    def made_up(self, true: int | None = None, false: int = 0) -> int:
        """Return the most that candidates in more truths than links make up for, if one is true or some are false.

        They are chosen so that none exclude each other.
        """
        left = [index for index in self._short if not false >> index & 1]
        if true is not None:
            left = [index for index in left if index != true and not self._excluded_by[true] >> index & 1]
        return self._most(left)

    def _most(self, left: Sequence[int]) -> int:
        if not left:
            return 0
        first, *rest = left
        beside = [index for index in rest if not self._excluded_by[first] >> index & 1]
        with_first = self._short[first] + self._most(beside)
        return with_first if len(beside) == len(rest) else max(with_first, self._most(rest))

    def excludes(self, index: int) -> bool:
        """Return whether a candidate outweighs the rank."""
        weight = self._in_links[index] - self._in_truths[index]
        return weight > 0 and weight > self.rank + self.made_up(true=index)

    def places(self, index: int) -> bool:
        """Return whether too few links contain candidates of the truths other than this one."""
        others = self.of_truths & ~(1 << index)
        return sum(1 for each in self._links if each & others) + self.made_up(false=1 << index) < len(self._truths)


class _Cover:
    """A search for links that show the first of some conclusions, each a candidate that is on or off.

    Suppose the contrary.  Then fewer links than truths must cover what the truths have left.  Further links join a
    candidate that is off to those that it excludes.
    """

    def __init__(self, grid: Grid, truths: Sequence[Truth], conclusions: Sequence[tuple[Candidate, bool]]) -> None:
        self._grid = grid
        (self._about, self._on), *_ = conclusions
        self._wanted = set_of(each for each, _ in conclusions)
        self._truths = [set_of(each.candidates(grid)) for each in truths]
        self._sets: dict[CandidateSet, int] = {}
        for index in indices_in(sum({1 << index for truth in self._truths for index in indices_in(truth)})):
            for each in _sets_with(grid, CANDIDATES[index]):
                if each not in self._sets:
                    self._sets[each] = set_of(each.candidates(grid))
        self._nodes = 0

    def links(self) -> tuple[CandidateSet, ...] | None:
        """Return the links, or None if none were found."""
        index = self._about.index
        truths, gone = self._truths, 1 << index
        if not self._on:
            truths = [each for each in truths if not each >> index & 1]
            gone |= self._grid.board.excluded_by[index]
        times = Counter(index for each in truths for index in indices_in(each & ~gone))
        sets = {each: cells for each, cells in self._sets.items() if self._on or not cells >> index & 1}
        chosen = self._covering(times, sets, [], len(truths) - 1)
        if chosen is None:
            return None
        left = reduce(or_, self._truths) & ~reduce(or_, (self._sets[each] for each in chosen), 0)
        beside = [each for each in _sets_with(self._grid, self._about) if each not in chosen]
        for number in range(1, len(beside) + 1):
            for more in combinations(beside, number):
                if not left & ~reduce(or_, (set_of(each.candidates(self._grid)) for each in more)):
                    return (*chosen, *more)
        return None

    def _covering(
        self, times: "Counter[int]", sets: dict[CandidateSet, int], chosen: list[CandidateSet], most: int
    ) -> list[CandidateSet] | None:
        """Add at most ``most`` sets to those chosen, so that each candidate is in ``times`` of them, if possible."""
        if not times:
            return chosen
        self._nodes += 1
        if self._nodes > MOST_NODES or _apart(times, self._grid.board) > most:
            return None
        left = sum(1 << index for index in times)
        fitting = {index: [each for each, some in sets.items() if some >> index & 1] for index in times}
        index = min(times, key=lambda each: (len(fitting[each]), each))
        options = sorted(
            fitting[index],
            key=lambda each: (-(sets[each] & self._wanted).bit_count(), -(sets[each] & left).bit_count()),
        )
        fewer = dict(sets)
        for each in options:
            some = fewer.pop(each)
            rest = Counter({other: number - (some >> other & 1) for other, number in times.items()})
            found = self._covering(+rest, fewer, [*chosen, each], most - 1)
            if found is not None:
                return found
        return None


def _apart(times: "Counter[int]", board: Board) -> int:
    """Return a lower bound for the number of sets: candidates that do not exclude each other need one each."""
    number = left = 0
    for index in times:
        left |= 1 << index
    while left:
        index = min(indices_in(left), key=lambda each: (board.excluded_by[each] & left).bit_count())
        number += times[index]
        left &= ~(board.excluded_by[index] | 1 << index)
    return number


def _sets_with(grid: Grid, each: Candidate) -> Iterator[CandidateSet]:
    """Yield the sets that contain a candidate: its cell, and its digit in the houses of the cell."""
    yield CELL_TRUTHS[each.cell]
    for house in cells_in(grid.tables.houses_with(each.cell)):
        yield HOUSE_TRUTHS[each.digit][house]
