"""Which nodes chains can pass that remove something: those by which candidates refute themselves.

What a chain removes excludes both of its ends: if it were true, one end would be off, so the other one on, and it would
be false.  So it leads to its own contrary, and the same holds for all that a loop removes: for what excludes both nodes
of a weak link, round the loop, and for what excludes another digit of an almost locked set, through the set on both
ways.  As a chain can be read from both ends, such a candidate leads to each of its nodes being on, and being off.  Most
often there is none, which is quick to tell, for neither lengths nor ways matter.

A node that is off leads by strong links to nodes that are on, and one that is on leads by weak links to nodes that are
off.  States that lead to each other are one component, to which the same candidates lead.  Components are taken in an
order in which none comes before one that leads to it; so each link is followed once, with many candidates at once.
"""

from ...board.bitset import bit, interpreted, lowest
from ...board.grid import Grid
from .table import LinkTable

AT_ONCE = 128
"""How many candidates are followed at once: as many as a set has bits."""

MOST_FOLLOWERS = 30000
"""How many links there is room for, each as followed from one of its nodes; very hard positions have some 5,000."""

MOST_OF_NODE = 9000
"""More followers than a node can have by the links of a table and by almost locked sets, on and off."""


class Refutation:
    """The states of nodes (twice the node if it is off, and one more if it is on), and what leads to them.

    It takes much room and is needed for a moment only, so that one serves many searches, as a ``Front`` does.
    """

    def __init__(self) -> None:
        if interpreted():
            self.first = [0] * 3604  # for each state the place of the first state that it leads to
            self.followers = [0] * 30000
            self.place = [0] * 3604  # for each state the place of the next one to go to
            self.met = [0] * 3604  # when each state was met, 0 if not yet
            self.earliest = [0] * 3604  # the first met of those that a state leads to that are not in a component yet
            self.component = [0] * 3604  # the number of each state's component, 0 as long as it has none
            self.way = [0] * 3604
            self.waiting = [0] * 3604  # the states that were met and have no component yet
            self.order = [0] * 3604  # the states by component, each after all that it leads to
            self.leading = [0] * 3604  # for each component the candidates that lead to it
            self.excluding = [0] * 1801  # for each node the candidates that exclude it
            self.candidates = [0] * 729  # the candidates, digit by digit, as cell * 10 + digit
            self.first_of = [0] * 11  # for each digit the place of its first candidate, and behind the last
            self.mark = [0] * 810  # for each cell and digit the bit of the candidate while it is followed
            self.nodes = [0] * 1800  # the nodes that chains can pass, in order
            self.place_of = [0] * 1801  # for each node its place among these, -1 if it is none of them
        self.node_count = 0  # how many nodes chains can pass
        self.count = 0
        self.met_count = 0
        self.waiting_count = 0
        self.components = 0

    def find(self, grid: Grid, net: LinkTable, strong_kinds: int, in_cells: int) -> None:
        """Find the nodes that chains can pass by some kinds of strong links.

        Weak links are those between places of a digit, and with ``in_cells`` all that the table has.  Where there are
        too many links, it is all nodes.
        """
        if not self._list_followers(net, strong_kinds, in_cells):
            self.take_all(net)
            return
        self._find_components(2 * net.node_count + 1)
        for node in range(net.node_count + 1):
            self.place_of[node] = -1
        count = self._list_candidates(grid)
        first = 0
        while first < count:
            last = min(first + AT_ONCE, count)
            for place in range(first, last):
                self.mark[self.candidates[place]] = bit(place - first)
            self._begin(grid, net, first, last)
            self._follow()
            self._take_passed(net)
            for place in range(first, last):
                self.mark[self.candidates[place]] = 0
            first = last
        self._list_nodes(net)

    def passed(self) -> list[int]:
        """Return the nodes that chains can pass, in order."""
        return [self.nodes[place] for place in range(self.node_count)]

    def take_all(self, net: LinkTable) -> None:
        """Let chains pass all nodes."""
        for node in range(1, net.node_count + 1):
            self.place_of[node] = 0
        self._list_nodes(net)

    def _list_nodes(self, net: LinkTable) -> None:
        """List the nodes that have a place; it is noted here which."""
        self.node_count = 0
        for node in range(1, net.node_count + 1):
            if self.place_of[node] >= 0:
                self.place_of[node] = self.node_count
                self.nodes[self.node_count] = node
                self.node_count += 1

    def _list_followers(self, net: LinkTable, strong_kinds: int, in_cells: int) -> bool:
        """List the states that each state leads to; return whether there was room for all."""
        total = 0
        for node in range(1, net.node_count + 1):
            if total + MOST_OF_NODE > MOST_FOLLOWERS:
                return False
            self.first[2 * node] = total
            link = net._first_link[node]
            while link:
                if net._kinds[link] & strong_kinds:
                    self.followers[total] = 2 * net._others[link] + 1
                    total += 1
                link = net._next_link[link]
            if net._set_node[node]:
                total = self._list_by_sets(net, node, total)
            self.first[2 * node + 1] = total
            net.list_weak(node)
            end = net._weak_end[node] if in_cells else net._weak_in_cell[node]
            for place in range(net._weak_start[node], end):
                self.followers[total] = 2 * net._weak[place]
                total += 1
        self.first[2 * net.node_count + 2] = total
        return True

    def _list_by_sets(self, net: LinkTable, node: int, total: int) -> int:
        """List the nodes that are on if one is off, since they share almost locked sets; return how many are listed."""
        sets = net._sets
        one = net._set_node[node]
        for place in range(sets.member_start[one], sets.member_start[one + 1]):
            number = sets.members[place]
            digits = sets.live[number] & ~(1 << net._digits[node]) if net._is_linked[number] else 0
            while digits:
                self.followers[total] = 2 * net._node_of_set[sets.set_node[number * 10 + lowest(digits)]] + 1
                digits &= digits - 1
                total += 1
        return total

    def _find_components(self, last: int) -> None:
        """Find the components of the states up to the last one, by Tarjan's algorithm."""
        for state in range(2, last + 1):
            self.met[state] = 0
            self.component[state] = 0
        self.count = 0
        self.met_count = 0
        self.components = 0
        for state in range(2, last + 1):
            if not self.met[state]:
                self._explore(state)

    def _explore(self, start: int) -> None:
        """Go from a state to all that it leads to, each once, and note the components that are complete."""
        depth = 0
        self._meet(start, 0)
        while depth >= 0:
            state = self.way[depth]
            if self.place[state] < self.first[state + 1]:
                other = self.followers[self.place[state]]
                self.place[state] += 1
                if not self.met[other]:
                    depth += 1
                    self._meet(other, depth)
                elif not self.component[other] and self.met[other] < self.earliest[state]:
                    self.earliest[state] = self.met[other]
            else:
                depth -= 1
                if self.earliest[state] == self.met[state]:
                    self._complete(state)
                elif self.earliest[state] < self.earliest[self.way[depth]]:
                    self.earliest[self.way[depth]] = self.earliest[state]

    def _meet(self, state: int, depth: int) -> None:
        self.met_count += 1
        self.met[state] = self.met_count
        self.earliest[state] = self.met_count
        self.place[state] = self.first[state]
        self.way[depth] = state
        self.waiting[self.waiting_count] = state
        self.waiting_count += 1

    def _complete(self, state: int) -> None:
        """Note the component of the first of its states that was met: it and what has been waiting since then."""
        self.components += 1
        other = 0
        while other != state:
            self.waiting_count -= 1
            other = self.waiting[self.waiting_count]
            self.component[other] = self.components
            self.order[self.count] = other
            self.count += 1

    def _list_candidates(self, grid: Grid) -> int:
        """List the candidates of a grid; return how many there are."""
        count = 0
        for digit in range(1, 10):
            self.first_of[digit] = count
            rest = grid.digit_cells[digit]
            while rest:
                self.candidates[count] = lowest(rest) * 10 + digit
                rest &= rest - 1
                count += 1
        self.first_of[10] = count
        return count

    def _begin(self, grid: Grid, net: LinkTable, first: int, last: int) -> None:
        """Let the candidates between two places, which are marked, lead to what they exclude."""
        for component in range(1, self.components + 1):
            self.leading[component] = 0
        for node in range(1, net.node_count + 1):
            excluding = 0
            digit = net._digits[node]
            if self.first_of[digit] < last and self.first_of[digit + 1] > first:
                rest = net._sees[node]
                while rest:
                    excluding |= self.mark[lowest(rest) * 10 + digit]
                    rest &= rest - 1
            if net._cells[node] & (net._cells[node] - 1) == 0:
                cell = lowest(net._cells[node])
                digits = grid.cell_digits[cell] & ~(1 << digit)
                while digits:
                    excluding |= self.mark[cell * 10 + lowest(digits)]
                    digits &= digits - 1
            self.excluding[node] = excluding
            self.leading[self.component[2 * node]] |= excluding

    def _follow(self) -> None:
        """Let each candidate lead to all that what it leads to leads to."""
        place = self.count
        while place:
            place -= 1
            state = self.order[place]
            leading = self.leading[self.component[state]]
            if leading:
                for follower in range(self.first[state], self.first[state + 1]):
                    self.leading[self.component[self.followers[follower]]] |= leading

    def _take_passed(self, net: LinkTable) -> None:
        """Give a place to the nodes that are on and off by candidates that lead to a node which excludes them."""
        refuted = 0
        for node in range(1, net.node_count + 1):
            refuted |= self.leading[self.component[2 * node + 1]] & self.excluding[node]
        if refuted:
            for node in range(1, net.node_count + 1):
                if self.leading[self.component[2 * node]] & self.leading[self.component[2 * node + 1]] & refuted:
                    self.place_of[node] = 0
