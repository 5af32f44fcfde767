"""The kinds of simple steps, by number.  Subsets of two, three and four digits follow each other."""

FULL_HOUSE = 0
NAKED_SINGLE = 1
HIDDEN_SINGLE = 2
HIDDEN_SINGLE_IN_BOX = 3
HIDDEN_SINGLE_IN_LINE = 4
DIRECT_POINTING = 5
DIRECT_HIDDEN_PAIR = 6
DIRECT_HIDDEN_TRIPLE = 7
POINTING = 8
CLAIMING = 9
LOCKED_PAIR = 10
LOCKED_TRIPLE = 11
NAKED_PAIR = 12
NAKED_TRIPLE = 13
NAKED_QUADRUPLE = 14
HIDDEN_PAIR = 15
HIDDEN_TRIPLE = 16
HIDDEN_QUADRUPLE = 17
X_WING = 18

LAST_THAT_PLACES = DIRECT_HIDDEN_TRIPLE
"""The last of the kinds whose steps place a digit; the others take candidates away."""
