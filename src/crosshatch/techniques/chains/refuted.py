# cython: language_level=3
"""The nodes that useful chains can contain: those through which some candidate refutes itself.

A candidate that a chain removes excludes both ends of the chain.  If it were true, one end would be off, so the other
would be on, and the candidate would be false.  So it implies its own negation.  The same is true of all candidates that
a loop removes: those that exclude both nodes of a weak link, by way of the loop, and those that exclude another digit
of an almost locked set, by way of the set in both directions.  As a chain can be followed from both ends, such a
candidate implies that each of its nodes is on, and also that it is off.  Most positions have no such candidate, which
can be determined quickly, because neither the length nor the path of a chain matters.

A strong link in a house or a cell joins two nodes of which exactly one is on.  So the nodes that such links connect
have two *colours*, as in ``clusters``: either all nodes of one colour are on and all of the other off, or vice versa.
There are far fewer colours than nodes, so implications are stored as sets of colours; a colour is true if its nodes are
on.  A colour implies the opposite of each colour that has a node excluded by one of its own nodes.  The negation of a
colour implies the colours with which it shares almost locked sets.  A node that belongs only to such sets has a colour
of its own.  If no node excludes it, it is *lonely* and has no colour: only candidates that are not nodes can turn it
off.
"""

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells, Short, c_only
from ...board.checks import check_within
from ...board.grid import Grid
from ..almost_locked.search import AlmostLockedSets
from ..single_digit.link_kinds import ALL_KINDS, BIVALUE, DECLARED, RECTANGLES
from . import table
from .table import LinkTable

NO_COLOUR = -1
"""The value for nodes without a colour."""

WORD = 128
"""The number of colours in a word, which is the capacity of a set of cells."""

MOST_WORDS = 8
"""The maximum number of words in a set of colours; hard positions need one or two, or four with all ALS."""

MOST_IN_ROWS = 16000
"""The maximum number of words for the implications of all colours and lonely nodes; 1,200 rows need four each."""


class Refutation:
    """The implications between the colours of nodes, and the nodes that chains can contain.

    The numbers of a colour and its opposite differ only in the last bit.  All sets of colours have the same number of
    words, and are stored one after another in the order of the colours (or nodes, or candidates) they belong to.

    An instance takes much memory but is needed only briefly, so the same one serves many searches, like a ``Front``.
    """

    def __init__(self) -> None:
        self.colour: list[Short] = [0] * (table.MOST_NODES + 1)  # for each node, the colour that is true if it is on
        self.way: list[Short] = [0] * (table.MOST_NODES + 1)
        self.lonely: list[Short] = [0] * (table.MOST_NODES + 1)  # the lonely nodes
        # The colours that each colour implies, then those that each lonely node implies when it is off.
        self.leads: list[Cells] = [0] * MOST_IN_ROWS
        # For each candidate (cell * 10 + digit), the colours that it implies.
        self.implied: list[Cells] = [0] * (810 * MOST_WORDS)
        self.excluding: list[Short] = [0] * 810  # the candidates that exclude a node
        self.nodes: list[Short] = [0] * table.MOST_NODES  # the nodes that chains can contain, in order
        # For each node, its index in this list; -1 if it is not listed.
        self.place_of: list[Short] = [0] * (table.MOST_NODES + 1)
        # Implied colours whose own implications have not been added yet.
        self.todo: list[Cells] = [0] * MOST_WORDS
        self.held: list[Cells] = [0] * MOST_WORDS  # the implied colours
        self.passed_colours: list[Cells] = [0] * MOST_WORDS
        self.node_count = 0  # the number of nodes that chains can contain
        self.colours = 0
        self.lonely_count = 0
        self.words = 0
        self.even: Cells = 0  # the colours of a word with even numbers
        for colour in range(0, WORD, 2):
            self.even |= bit(colour)

    def find(self, grid: Grid, net: LinkTable, strong_kinds: int, in_cells: int) -> None:
        """Find the nodes that chains with certain kinds of strong links can contain.

        Weak links join places of a digit; with ``in_cells``, all weak links of the table are used.  Without it, the
        result may include some unnecessary nodes if there are links both in cells and in houses.  If there are too many
        colours, or a colour is its own opposite, the result is all nodes.
        """
        check_within(strong_kinds, 0, ALL_KINDS)
        check_within(in_cells, 0, ALL_KINDS)
        if not self._colour_nodes(net, strong_kinds):
            self.take_all(net)
            return
        for node in range(net.node_count + 1):
            self.place_of[node] = -1
        # Chains through bivalue cells have no weak link within a cell; other chains keep their digit.
        self._exclude(grid, net, in_cells != 0 or strong_kinds & BIVALUE != 0)
        self._lead(grid, net, strong_kinds & (RECTANGLES | DECLARED))
        for colour in range(self.colours):
            self._follow(colour)
        self._refute(grid, net)
        self._list_nodes(net)

    def passed(self) -> list[int]:
        """Return the nodes that chains can contain, in order."""
        return [self.nodes[place] for place in range(self.node_count)]

    @c_only
    def take_all(self, net: LinkTable) -> None:
        """Allow all nodes in chains."""
        self.place_of[0] = -1
        for node in range(1, net.node_count + 1):
            self.place_of[node] = 0
        self._list_nodes(net)

    def _list_nodes(self, net: LinkTable) -> None:
        """List the nodes that are marked in ``place_of``, and store their indices there."""
        self.node_count = 0
        for node in range(1, net.node_count + 1):
            if self.place_of[node] >= 0:
                self.place_of[node] = self.node_count
                self.nodes[self.node_count] = node
                self.node_count += 1

    def _colour_nodes(self, net: LinkTable, strong_kinds: int) -> bool:
        """Colour the nodes that have strong links; return whether the colours are consistent and fit into memory."""
        self.colours = 0
        self.lonely_count = 0
        for node in range(net.node_count + 1):
            self.colour[node] = NO_COLOUR
        for node in range(1, net.node_count + 1):
            if self.colour[node] == NO_COLOUR:
                link = net.first_link[node]
                while link and not net.link_kind[link] & strong_kinds:
                    link = net.next_link[link]
                if not link and net.set_node[node]:
                    net.list_weak(node)
                    if net.weak_start[node] == net.weak_end[node]:
                        self.lonely[self.lonely_count] = node
                        self.lonely_count += 1
                    else:
                        link = 1
                if link and not self._colour_from(net, node, strong_kinds & ~(RECTANGLES | DECLARED)):
                    return False
        self.words = (self.colours + WORD - 1) // WORD
        return self.words <= MOST_WORDS and (self.colours + self.lonely_count) * self.words <= MOST_IN_ROWS

    def _colour_from(self, net: LinkTable, start: int, strong_kinds: int) -> bool:
        """Colour a node and all nodes connected to it; return whether no colour is its own opposite."""
        self.colour[start] = self.colours
        self.colours += 2
        self.way[0] = start
        count = 1
        index = 0
        while index < count:
            opposite = self.colour[self.way[index]] ^ 1
            link = net.first_link[self.way[index]]
            index += 1
            while link:
                if net.link_kind[link] & strong_kinds:
                    other = net.link_node[link]
                    if self.colour[other] == NO_COLOUR:
                        self.colour[other] = opposite
                        self.way[count] = other
                        count += 1
                    elif self.colour[other] != opposite:
                        return False
                link = net.next_link[link]
        return True

    def _exclude(self, grid: Grid, net: LinkTable, in_cells: bool) -> None:
        """Store the colours that each candidate implies because it excludes nodes."""
        words = self.words
        for digit in range(1, 10):
            for cell in members(grid.digit_cells[digit]):
                place = (cell * 10 + digit) * words
                for word in range(words):
                    self.implied[place + word] = 0
        for node in range(1, net.node_count + 1):
            if self.colour[node] != NO_COLOUR:
                opposite = self.colour[node] ^ 1
                word = opposite // WORD
                mark = bit(opposite % WORD)
                for number in range(self._list_excluding(grid, net, node, in_cells)):
                    self.implied[self.excluding[number] * words + word] |= mark

    def _list_excluding(self, grid: Grid, net: LinkTable, node: int, in_cells: bool) -> int:
        """List the candidates that exclude a node; return their number."""
        count = 0
        if net.has_links:
            for other in range(1, 10):
                for seen in members(net.excluded(node, other)):
                    self.excluding[count] = seen * 10 + other
                    count += 1
            return count
        digit = net.node_digit[node]
        for seen in members(net.node_sees[node]):
            self.excluding[count] = seen * 10 + digit
            count += 1
        if in_cells and net.node_cells[node] & (net.node_cells[node] - 1) == 0:
            cell = lowest(net.node_cells[node])
            for other in members(grid.cell_digits[cell] & ~(1 << digit)):
                self.excluding[count] = cell * 10 + other
                count += 1
        return count

    def _lead(self, grid: Grid, net: LinkTable, one_way: int) -> None:
        """Store the colours that each colour, and each lonely node, implies by a single link."""
        words = self.words
        for place in range((self.colours + self.lonely_count) * words):
            self.leads[place] = 0
        for node in range(1, net.node_count + 1):
            colour = self.colour[node]
            if colour != NO_COLOUR:
                if net.node_cells[node] & (net.node_cells[node] - 1):
                    net.list_weak(node)
                    for link in range(net.weak_start[node], net.weak_hidden[node]):
                        if self.colour[net.weak_nodes[link]] != NO_COLOUR:
                            self._note(colour, self.colour[net.weak_nodes[link]] ^ 1)
                else:
                    place = (lowest(net.node_cells[node]) * 10 + net.node_digit[node]) * words
                    for word in range(words):
                        self.leads[colour * words + word] |= self.implied[place + word]
                if one_way:
                    self._lead_one_way(net, node, one_way)
                if net.set_node[node]:
                    self._lead_by_sets(net, node, colour ^ 1)
        for number in range(self.lonely_count):
            self._lead_by_sets(net, self.lonely[number], self.colours + number)
            self._exclude_lonely(grid, net, number)

    def _note(self, row: int, colour: int) -> None:
        """Store that a row implies a colour; the row is that of another colour, or of a lonely node that is off."""
        self.leads[row * self.words + colour // WORD] |= bit(colour % WORD)

    def _lead_one_way(self, net: LinkTable, node: int, kinds: int) -> None:
        """Store the colours that a node implies when it is off, by links whose nodes may both be on."""
        link = net.first_link[node]
        while link:
            if net.link_kind[link] & kinds:
                self._note(self.colour[node] ^ 1, self.colour[net.link_node[link]])
            link = net.next_link[link]

    def _lead_by_sets(self, net: LinkTable, node: int, row: int) -> None:
        """Store the colours that a node implies when it is off, because it shares almost locked sets with others."""
        sets: AlmostLockedSets = net.sets
        one = net.set_node[node]
        for place in range(sets.member_start[one], sets.member_start[one + 1]):
            number: int = sets.members[place]
            for digit in members(sets.live[number] & ~(1 << net.node_digit[node]) if net.is_linked[number] else 0):
                colour = self.colour[net.node_of_set[sets.set_node[number * 10 + digit]]]
                if colour != NO_COLOUR:
                    self._note(row, colour)

    def _exclude_lonely(self, grid: Grid, net: LinkTable, number: int) -> None:
        """Store the colours that candidates imply because they exclude a lonely node."""
        words = self.words
        row = (self.colours + number) * words
        for candidate in range(self._list_excluding(grid, net, self.lonely[number], True)):
            place = self.excluding[candidate] * words
            for word in range(words):
                self.implied[place + word] |= self.leads[row + word]

    def _follow(self, colour: int) -> None:
        """Store all colours that a colour implies by any number of links; earlier colours are complete already."""
        words = self.words
        row = colour * words
        for word in range(words):
            self.todo[word] = self.leads[row + word]
        other = self._next_to_do()
        while other != NO_COLOUR:
            place = other * words
            for word in range(words):
                if other < colour:
                    self.todo[word] &= ~self.leads[place + word]
                else:
                    self.todo[word] |= self.leads[place + word] & ~self.leads[row + word]
                self.leads[row + word] |= self.leads[place + word]
            other = self._next_to_do()

    def _refute(self, grid: Grid, net: LinkTable) -> None:
        """Find the candidates that imply opposite colours, and mark the nodes on their paths."""
        any_passed = False
        for word in range(self.words):
            self.passed_colours[word] = 0
        for digit in range(1, 10):
            for cell in members(grid.digit_cells[digit]):
                candidate = cell * 10 + digit
                colour = self.colour[net.candidate_node[candidate]]
                if self._leads_to(colour, colour ^ 1) if colour != NO_COLOUR else self._is_refuted(candidate):
                    any_passed = True
                    self._take_colours(candidate)
                    self._take_lonely(grid, net, candidate)
        if any_passed:
            for node in range(1, net.node_count + 1):
                colour = self.colour[node]
                if colour != NO_COLOUR and self.passed_colours[colour // WORD] & bit(colour % WORD):
                    self.place_of[node] = 0

    def _leads_to(self, colour: int, other: int) -> bool:
        """Return whether a colour implies another."""
        return self.leads[colour * self.words + other // WORD] & bit(other % WORD) != 0

    def _is_refuted(self, candidate: int) -> bool:
        """Return whether a candidate implies opposite colours.

        It does if one of the colours that it implies directly leads to the opposite of another of them.
        """
        words = self.words
        for word in range(words):
            implied = self.implied[candidate * words + word]
            self.todo[word] = implied
            self.held[word] = self._opposite(implied)
        colour = self._next_to_do()
        while colour != NO_COLOUR:
            row = colour * words
            for word in range(words):
                if self.leads[row + word] & self.held[word]:
                    return True
                self.todo[word] &= ~self.leads[row + word]
            colour = self._next_to_do()
        return False

    def _next_to_do(self) -> int:
        """Take the lowest colour from ``todo``; return NO_COLOUR if there is none."""
        for word in range(self.words):
            rest = self.todo[word]
            if rest:
                self.todo[word] = rest & (rest - 1)
                return word * WORD + lowest(rest)
        return NO_COLOUR

    def _opposite(self, colours: Cells) -> Cells:
        """Return the opposites of the colours of a word."""
        return (colours & self.even) << 1 | (colours >> 1 & self.even)

    def _take_colours(self, candidate: int) -> None:
        """Mark the colours that a refuted candidate implies together with their opposites; ``held`` becomes these."""
        words = self.words
        for word in range(words):
            self.held[word] = self.implied[candidate * words + word]
        for word in range(words):
            for colour in members(self.implied[candidate * words + word]):
                row = (word * WORD + colour) * words
                for other in range(words):
                    self.held[other] |= self.leads[row + other]
        for word in range(words):
            self.held[word] &= self._opposite(self.held[word])
            self.passed_colours[word] |= self.held[word]

    def _take_lonely(self, grid: Grid, net: LinkTable, candidate: int) -> None:
        """Mark the lonely nodes that a refuted candidate excludes, if they imply a colour in ``held``."""
        for number in range(self.lonely_count):
            row = (self.colours + number) * self.words
            for place in range(self._list_excluding(grid, net, self.lonely[number], True)):
                if self.excluding[place] == candidate:
                    for word in range(self.words):
                        if self.leads[row + word] & self.held[word]:
                            self.place_of[self.lonely[number]] = 0
