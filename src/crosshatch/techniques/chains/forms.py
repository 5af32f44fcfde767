"""The forms of alternating chains and the limits of their lengths, as numbers that engine and strategy share."""

FEWEST_STRONG = 2
"""The minimum number of strong links of a chain; a single one belongs to simpler techniques."""

MOST_STRONG = 60
"""The maximum number of strong links of a chain; the longest in 450 very hard positions had 14."""

LOOP = 1
"""The form of a chain whose ends exclude each other, which is presented as a loop."""

OTHER_NAME = 2
"""The form of a chain that has another name: an X-Chain, an XY-Chain or a W-Wing."""

M_WING = 3
"""The form of a chain of three strong links that begins with a bivalue cell and uses links of both its digits."""

ONE_CANDIDATE = 4
"""The form of a chain that removes one candidate, or whose two ends are the same candidate, which is then true."""

TWO_ENDS = 5
"""The form of any other chain.

If several chains of the same length remove the same candidates, the one whose form comes first in this order is used.
So the result is the same for rotated or relabelled puzzles, whichever chain is found first.
"""

LONGEST_NAMED = 3
"""The maximum number of strong links of chains named after the kinds of their links: W-Wings and M-Wings."""

ANY_FORM = 0
"""Chains of any form."""

NO_FORM = 6
"""A placeholder for no chain, which comes after all forms."""
