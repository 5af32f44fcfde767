# cython: language_level=3
"""Which nodes chains can pass that remove something: those by which candidates refute themselves.

What a chain removes excludes both of its ends: if it were true, one end would be off, so the other one on, and it would
be false.  So it leads to its own contrary, and the same holds for all that a loop removes: for what excludes both nodes
of a weak link, round the loop, and for what excludes another digit of an almost locked set, through the set on both
ways.  As a chain can be read from both ends, such a candidate leads to each of its nodes being on, and being off.  Most
often there is none, which is quick to tell, for neither lengths nor ways matter.

Of two nodes that a strong link in a house or in a cell joins, one is on and the other is off.  So the nodes that such
links join, one way or another, fall into two *colours*, as in ``clusters``: either all of the one are on and all of the
other off, or the other way round.  There are much fewer colours than nodes, so that what leads to what is told of
colours, as sets of them: that a colour holds means that its nodes are on.  A colour leads to the opposite of what a
node of it excludes, and what does not hold to what it shares almost locked sets with.  A node that is in nothing but
such sets is a colour by itself; if no node excludes it, it is a *lonely* one, and has none: only candidates that are no
nodes lead to its being off.
"""

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells, Short, c_only
from ...board.checks import check_within
from ...board.grid import Grid
from ..almost_locked.search import AlmostLockedSets
from ..single_digit.link_kinds import ALL_KINDS, BIVALUE, RECTANGLES
from . import table
from .table import LinkTable

NO_COLOUR = -1
"""The colour of nodes that have none."""

WORD = 128
"""How many colours there are in a word, which is what a set of cells has room for."""

MOST_WORDS = 8
"""The most words of a set of colours: hard positions have one or two of them, with all almost locked sets four."""

MOST_IN_ROWS = 16000
"""The most words of all that colours and lonely nodes lead to: 1,200 of them have four words each."""


class Refutation:
    """What the colours of nodes lead to, and the nodes that chains can pass.

    A colour and its opposite have numbers that differ in the last bit.  Sets of them take some words each, all the same
    number, in the order of what they belong to.

    It takes much room and is needed for a moment only, so that one serves many searches, as a ``Front`` does.
    """

    def __init__(self) -> None:
        self.colour: list[Short] = [0] * (table.MOST_NODES + 1)  # for each node the colour that holds if it is on
        self.way: list[Short] = [0] * (table.MOST_NODES + 1)
        self.lonely: list[Short] = [0] * (table.MOST_NODES + 1)  # the lonely nodes
        # For each colour those that hold with it, then for each lonely node that is off.
        self.leads: list[Cells] = [0] * MOST_IN_ROWS
        # For each candidate, cell * 10 + digit, the colours that hold if it is true.
        self.implied: list[Cells] = [0] * (810 * MOST_WORDS)
        self.excluding: list[Short] = [0] * 90  # the candidates that exclude a node
        self.nodes: list[Short] = [0] * table.MOST_NODES  # the nodes that chains can pass, in order
        # For each node its place among these, -1 if it is none of them.
        self.place_of: list[Short] = [0] * (table.MOST_NODES + 1)
        # Colours that hold, of which it is not noted yet what they lead to.
        self.todo: list[Cells] = [0] * MOST_WORDS
        self.held: list[Cells] = [0] * MOST_WORDS  # the colours that hold
        self.passed_colours: list[Cells] = [0] * MOST_WORDS
        self.node_count = 0  # how many nodes chains can pass
        self.colours = 0
        self.lonely_count = 0
        self.words = 0
        self.even: Cells = 0  # the colours of a word that have even numbers
        for colour in range(0, WORD, 2):
            self.even |= bit(colour)

    def find(self, grid: Grid, net: LinkTable, strong_kinds: int, in_cells: int) -> None:
        """Find the nodes that chains can pass by some kinds of strong links.

        Weak links are those between places of a digit, and with ``in_cells`` all that the table has; without it, some
        more nodes may be among them if there are links in cells and in houses.  Where there are too many colours, or
        one is the opposite of itself, it is all nodes.
        """
        check_within(strong_kinds, 0, ALL_KINDS)
        check_within(in_cells, 0, ALL_KINDS)
        if not self._colour_nodes(net, strong_kinds):
            self.take_all(net)
            return
        for node in range(net.node_count + 1):
            self.place_of[node] = -1
        # By cells with two digits, chains do not turn in a cell; otherwise, they stay at their digit.
        self._exclude(grid, net, in_cells != 0 or strong_kinds & BIVALUE != 0)
        self._lead(grid, net, strong_kinds & RECTANGLES)
        for colour in range(self.colours):
            self._follow(colour)
        self._refute(grid, net)
        self._list_nodes(net)

    def passed(self) -> list[int]:
        """Return the nodes that chains can pass, in order."""
        return [self.nodes[place] for place in range(self.node_count)]

    @c_only
    def take_all(self, net: LinkTable) -> None:
        """Let chains pass all nodes."""
        self.place_of[0] = -1
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

    def _colour_nodes(self, net: LinkTable, strong_kinds: int) -> bool:
        """Give colours to the nodes that have strong links; return whether that works out, and there is room."""
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
                if link and not self._colour_from(net, node, strong_kinds & ~RECTANGLES):
                    return False
        self.words = (self.colours + WORD - 1) // WORD
        return self.words <= MOST_WORDS and (self.colours + self.lonely_count) * self.words <= MOST_IN_ROWS

    def _colour_from(self, net: LinkTable, start: int, strong_kinds: int) -> bool:
        """Give colours to a node, and to all that is joined to it; return whether no colour is its own opposite."""
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
        """Note for each candidate the colours that hold because it excludes nodes."""
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
        """List the candidates that exclude a node; return how many there are."""
        count = 0
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

    def _lead(self, grid: Grid, net: LinkTable, rectangles: int) -> None:
        """Note which colours each colour leads to by one link, and each lonely node."""
        words = self.words
        for place in range((self.colours + self.lonely_count) * words):
            self.leads[place] = 0
        for node in range(1, net.node_count + 1):
            colour = self.colour[node]
            if colour != NO_COLOUR:
                if net.node_cells[node] & (net.node_cells[node] - 1):
                    net.list_weak(node)
                    for link in range(net.weak_start[node], net.weak_in_cell[node]):
                        if self.colour[net.weak_nodes[link]] != NO_COLOUR:
                            self._note(colour, self.colour[net.weak_nodes[link]] ^ 1)
                else:
                    place = (lowest(net.node_cells[node]) * 10 + net.node_digit[node]) * words
                    for word in range(words):
                        self.leads[colour * words + word] |= self.implied[place + word]
                if rectangles:
                    self._lead_by_rectangles(net, node)
                if net.set_node[node]:
                    self._lead_by_sets(net, node, colour ^ 1)
        for number in range(self.lonely_count):
            self._lead_by_sets(net, self.lonely[number], self.colours + number)
            self._exclude_lonely(grid, net, number)

    def _note(self, row: int, colour: int) -> None:
        """Note that a colour holds if another does, or if a lonely node is off: the one whose row it is."""
        self.leads[row * self.words + colour // WORD] |= bit(colour % WORD)

    def _lead_by_rectangles(self, net: LinkTable, node: int) -> None:
        """Note the colours that hold if a node is off, as it shares rectangles with others."""
        link = net.first_link[node]
        while link:
            if net.link_kind[link] == RECTANGLES:
                self._note(self.colour[node] ^ 1, self.colour[net.link_node[link]])
            link = net.next_link[link]

    def _lead_by_sets(self, net: LinkTable, node: int, row: int) -> None:
        """Note the colours that hold if a node is off, as it shares almost locked sets with others."""
        sets: AlmostLockedSets = net.sets
        one = net.set_node[node]
        for place in range(sets.member_start[one], sets.member_start[one + 1]):
            number: int = sets.members[place]
            for digit in members(sets.live[number] & ~(1 << net.node_digit[node]) if net.is_linked[number] else 0):
                colour = self.colour[net.node_of_set[sets.set_node[number * 10 + digit]]]
                if colour != NO_COLOUR:
                    self._note(row, colour)

    def _exclude_lonely(self, grid: Grid, net: LinkTable, number: int) -> None:
        """Note for the candidates that exclude a lonely node the colours that hold then."""
        words = self.words
        row = (self.colours + number) * words
        for candidate in range(self._list_excluding(grid, net, self.lonely[number], True)):
            place = self.excluding[candidate] * words
            for word in range(words):
                self.implied[place + word] |= self.leads[row + word]

    def _follow(self, colour: int) -> None:
        """Note all that a colour leads to, by any number of links: of those before it, that is noted already."""
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
        """Find the candidates that lead to opposite colours, and give a place to the nodes on their ways."""
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
        """Return whether a colour leads to another."""
        return self.leads[colour * self.words + other // WORD] & bit(other % WORD) != 0

    def _is_refuted(self, candidate: int) -> bool:
        """Return whether a candidate leads to opposite colours.

        So it does where one of the colours that it leads to at once leads to the opposite of one of them.
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
        """Take the lowest of the colours ``todo``; return NO_COLOUR where there is none."""
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
        """Take the colours that a refuted candidate leads to, and to their opposites, too: these are ``held`` then."""
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
        """Give a place to the lonely nodes that a refuted candidate excludes, where they lead to what is ``held``."""
        for number in range(self.lonely_count):
            row = (self.colours + number) * self.words
            for place in range(self._list_excluding(grid, net, self.lonely[number], True)):
                if self.excluding[place] == candidate:
                    for word in range(self.words):
                        if self.leads[row + word] & self.held[word]:
                            self.place_of[self.lonely[number]] = 0
