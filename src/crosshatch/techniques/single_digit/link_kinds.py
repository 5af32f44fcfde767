"""The kinds of links as numbers that can be added, the placeholders for missing nodes and sets, and shapes of chains.

This module is not compiled: each engine takes what it needs from here.
"""

BILOCATION = 1
"""A strong link between the two places of a digit in a house."""

GROUPED = 2
"""A strong link between two nodes that share three places or more of a digit in a house."""

BIVALUE = 4
"""A strong link between the two digits of a cell."""

ALMOST_LOCKED = 8
"""A strong link between two digits of an almost locked set of two cells or more."""

SMALL_SETS = 128
"""Among almost locked sets, only those of up to ``MOST_CELLS``; larger ones are as many again and hard to see."""

DECLARED = 64
"""A strong link between the last two candidates of a truth that the board declares; a part of ``IN_CELLS``."""

RECTANGLES = 256
"""A strong link between two nodes with all guardians of a unique rectangle: one is true if the solution is unique."""

HIDDEN_SETS = 512
"""Weak links between digits in the cells of an almost hidden set, only one of which is left for other digits."""

IN_CELLS = 16
"""Weak links between the digits of a cell; without them a chain changes its digit only in bivalue cells."""

LOOPS = 32
"""Treat chains whose ends exclude each other as loops; without this they are ordinary chains."""

ALL_KINDS = 1023
"""All of these together."""

NO_NODE = 0
"""The placeholder for no node; nodes are numbered from 1, so that any of them counts as true."""

NO_SET = -1
"""The placeholder for no almost hidden set."""

SKYSCRAPER = 1
"""The shape of a chain of two strong links in parallel lines, joined in a line that crosses them."""

X_WING = 2
"""The same, with the ends of the chain in one line too."""

KITE = 3
"""The shape of a chain whose strong links are in a row and a column, joined in a box or another house."""

EMPTY_RECTANGLE = 4
"""The shape of a chain from a line into a box with three places or more, in a row and a column of it.

Any house that is not a row or a column, such as a region or a window, serves as the box.
"""

OTHER = 5
"""Any other shape of a chain of two strong links."""
