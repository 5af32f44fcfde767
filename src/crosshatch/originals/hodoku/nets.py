# cython: language_level=3
"""HoDoKu's forcing nets: like its forcing chains, but the direct consequences of a premise come from a trial.

Of the nodes on which a single in a trial depends, one is on the path, and the others are *side branches*.  A path
without side branches is a chain rather than a net.  Tables are built from trials in the same way as from links.  The
sets of consequences are found first.  Tables with paths are built only for premises that may prove the effect that
HoDoKu takes.
"""

from ...board.bitset import bit, lowest
from ...board.c_types import Byte, Cells, Short, internal
from ...board.grid import Grid
from .choice_of_chains import Effect
from .consequences import Consequences
from .forcing import HodokuForcing
from .tables import CANDIDATES, MOST_DIRECT, MOST_ENTRIES, OFF
from .trials import Trial, TrialGrid

WORDS = 30
"""The number of cell sets in a set of nodes: node ``n`` is bit ``n % 81`` of cell set ``n // 81``."""

OFF_WORD = 15
"""The first cell set of nodes that are off, which are those of the first digit."""

NOT_MEASURED = 30000
"""The length of a path that is not yet measured: greater than the total path length of any proof."""

MOST_ON_TRAIL = 4000
"""The maximum number of nodes in a path and its side branches; known ones have at most a few hundred."""


def forcing_net(grid: Grid) -> Effect | None:
    """Return the forcing net that HoDoKu takes in a position; None if it finds none."""
    net = Net(grid, _taken())
    chosen = HodokuForcing(grid, net).choose()
    _spare.append(net.trials)
    return chosen


_spare: list[list[Trial]] = []
"""Trials that are not in use: creating them for each search would make it a third slower."""


def _taken() -> list[Trial]:
    try:
        return _spare.pop()
    except IndexError:  # checking first would not help, as another thread could take the last one
        return []


@internal
class Net(Consequences):
    """The consequences of each candidate, on or off, by trials; a path counts only if it has side branches.

    ``trials`` are reused, two for each candidate; more are created if there are too few.
    """

    def __init__(self, grid: Grid, trials: list[Trial]) -> None:
        super().__init__(grid)
        self.trials = trials
        self._current = -1
        self._goal = -1
        self._size = 0
        self._now = 0
        self._have: list[Cells] = [0] * WORDS
        self._todo: list[Cells] = [0] * WORDS
        self._numbers: list[Short] = [0] * 2430
        self._is_reached_known: list[Byte] = [0] * 2430
        self._order: list[Short] = [0] * MOST_ENTRIES
        self._distances: list[Short] = [0] * MOST_ENTRIES
        self._sources: list[Short] = [0] * MOST_ENTRIES
        self._met = [0] * 2430
        self._where: list[Short] = [0] * 2430
        self._trail: list[Short] = [0] * MOST_ON_TRAIL
        self._main: list[Short] = [0] * MOST_ON_TRAIL
        self._branches: list[Short] = [0] * MOST_ON_TRAIL
        self._times = [0] * 2430
        self._sides: list[Short] = [0] * MOST_ON_TRAIL
        self._trail_length = 0
        self._side_count = 0

    def find_all(self) -> None:
        """Try all premises, and combine their consequences."""
        copy = TrialGrid(self.grid, self.table)
        for index in range(self.table.count):
            premise = self.table.candidates[index]
            if len(self.trials) < 2 * index + 2:
                self.trials += [Trial(), Trial()]
            self._numbers[premise] = 2 * index
            self._numbers[premise + OFF] = 2 * index + 1
            copy.run(premise, self.trials[2 * index])
            copy.run(premise + OFF, self.trials[2 * index + 1])
        for index in range(self.table.count):
            premise = self.table.candidates[index]
            self._close(premise)
            self._close(premise + OFF)

    def _close(self, premise: int) -> None:
        """Find the set of all consequences of a premise, using those already known for other premises."""
        for word in range(WORDS):
            self._have[word] = 0
            self._todo[word] = 0
        self._have[premise // 81] |= bit(premise % 81)
        self._add_direct(premise)
        word = 0
        while word < WORDS:
            if not self._todo[word]:
                word += 1
                continue
            node = word * 81 + lowest(self._todo[word])
            self._todo[word] &= self._todo[word] - 1
            if self._is_reached_known[node]:
                for index in range(9):
                    self._add_known(index, self.cells[node * 18 + index])
                    self._add_known(index + OFF_WORD, self.cells[node * 18 + 9 + index])
            else:
                self._add_direct(node)
                word = 0
        for word in range(9):
            self.cells[premise * 18 + word] = self._have[word]
            self.cells[premise * 18 + 9 + word] = self._have[word + OFF_WORD]
        self._is_reached_known[premise] = 1

    def _add_known(self, word: int, known: Cells) -> None:
        """Add nodes to the set whose consequences are known and added as well."""
        self._have[word] |= known
        self._todo[word] &= ~known

    def _add_direct(self, node: int) -> None:
        """Add the direct consequences of a node to the set."""
        if node % OFF >= CANDIDATES:
            start = node * MOST_DIRECT
            for index in range(start, start + self.table.direct_count[node]):
                self._add(self.table.direct[index])
        else:
            trial: Trial = self.trials[self._numbers[node]]
            for index in range(1, trial.count):
                self._add(trial.nodes[index])

    def _add(self, node: int) -> None:
        there = bit(node % 81)
        if not self._have[node // 81] & there:
            self._have[node // 81] |= there
            self._todo[node // 81] |= there

    def look_at(self, premise: int) -> None:
        """Build the table of a premise, unless it was the last one built."""
        if self._current == premise:
            return
        self._current = premise
        self._now += 1
        self._size = 0
        trial: Trial = self.trials[self._numbers[premise]]
        for index in range(trial.count):
            self._list(trial.nodes[index], trial.distances[index], -1)
        place = 1
        while place < self._size:
            node = self._order[place]
            distance = self._distances[place]
            if node % OFF >= CANDIDATES:
                start = node * MOST_DIRECT
                for index in range(start, start + self.table.direct_count[node]):
                    self._list(self.table.direct[index], distance + 2, place)
            else:
                trial = self.trials[self._numbers[node]]
                for index in range(1, trial.count):
                    self._list(trial.nodes[index], distance + trial.distances[index], place)
            place += 1

    def _list(self, node: int, distance: int, source: int) -> None:
        """Add a node to the table, or give it a shorter path."""
        if self._met[node] == self._now:
            place = self._where[node]
            if self._sources[place] < 0 or self._distances[place] <= distance:
                return
        elif self._size < MOST_ENTRIES:
            place = self._size
            self._size += 1
            self._met[node] = self._now
            self._where[node] = place
            self._order[place] = node
        else:
            return
        self._distances[place] = distance
        self._sources[place] = source

    def _walk(self, node: int) -> None:
        """Set the trail to the path from a node back to the premise, and collect its side branches."""
        self._trail_length = 0
        self._side_count = 0
        place = self._where[node]
        while place:
            source = self._sources[place]
            origin = self._current if source < 0 else self._order[source]
            if origin % OFF >= CANDIDATES:
                self._add_to_trail(self._order[place])
            else:
                trial: Trial = self.trials[self._numbers[origin]]
                entry: int = trial.entry(self._order[place])
                while entry:
                    self._add_to_trail(trial.nodes[entry])
                    for index in range(entry * 4, entry * 4 + 4):
                        if trial.sides[index] and self._side_count < MOST_ON_TRAIL:
                            self._sides[self._side_count] = trial.nodes[trial.sides[index]]
                            self._side_count += 1
                    entry = trial.mains[entry]
            place = 0 if source < 0 else source
        self._add_to_trail(self._current)

    def _add_to_trail(self, node: int) -> None:
        if self._trail_length < MOST_ON_TRAIL:
            self._trail[self._trail_length] = node
            self._trail_length += 1

    def length(self, node: int) -> int:
        """Return the length of the path to a node with its side branches; negative if it has no side branches.

        Returns 0 if there is no path.
        """
        if self._met[node] != self._now:
            return 0
        self._walk(node)
        length = self._trail_length
        sides = self._side_count
        for index in range(length):
            self._main[index] = self._trail[index]
            self._times[self._trail[index]] += 1
        for index in range(sides):
            self._branches[index] = self._sides[index]
        main_length = length
        for index in range(sides):
            length += self._branch_length(self._branches[index])
        for index in range(main_length):
            self._times[self._main[index]] = 0
        return length if sides else -length

    def _branch_length(self, node: int) -> int:
        """Return the length of a side branch back to its first node on the path, times the occurrences of that node."""
        if self._met[node] != self._now:
            return 0
        self._walk(node)
        index = 0
        while not self._times[self._trail[index]]:
            index += 1
        return (index + 1) * self._times[self._trail[index]]

    def measure_paths_to(self, node: int) -> None:
        """Make ``length_from`` measure paths to a node; discard the lengths for others."""
        self._goal = node
        for premise in range(CANDIDATES):
            self._lengths[premise] = self._lengths[premise + OFF] = NOT_MEASURED

    def length_from(self, premise: int) -> int:
        """Return the length of the path from a premise to the node given to ``measure_paths_to``."""
        if self._lengths[premise] == NOT_MEASURED:
            self.look_at(premise)
            self._lengths[premise] = self.length(self._goal)
        return self._lengths[premise]
