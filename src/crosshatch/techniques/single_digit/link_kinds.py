"""The kinds of links, as numbers to be added up, and the numbers of nothing.

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
"""Of the almost locked sets those of ``MOST_CELLS`` at most: the others are as many again, and hard to see."""

RECTANGLES = 256
"""A strong link between two nodes that have all guardians of a unique rectangle: one is true if there is one solution.
"""

HIDDEN_SETS = 512
"""Weak links between digits in cells of an almost hidden set, of which just one is left for others than its own."""

IN_CELLS = 16
"""Weak links between the digits of a cell; without them a chain changes its digit in bivalue cells only."""

LOOPS = 32
"""Chains whose ends exclude each other are loops; without this they are chains like others."""

ALL_KINDS = 1023
"""All of these together; 64 is not used."""

NO_NODE = 0
"""The number of no node; nodes are numbered from 1, so that any of them counts as true."""

NO_SET = -1
"""The number of no almost hidden set."""
