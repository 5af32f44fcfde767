"""One line for each technique, by its slug, that says what it does."""

SUMMARIES: dict[str, str] = {
    "full-house": "A house has one empty cell left, which takes the missing digit.",
    "hidden-single": "A digit has one place left in a house.",
    "naked-single": "A cell has one candidate left.",
    "locked-candidates-type-1-pointing": (
        "A box has a digit in one line only, so the digit is removed from the rest of that line."
    ),
    "locked-candidates-type-2-claiming": (
        "A line has a digit in one box only, so the digit is removed from the rest of that box."
    ),
    "locked-pair": (
        "Two cells where a line and a box cross have the same two candidates, which are removed from the rest of both."
    ),
    "naked-pair": "Two cells of a house have the same two candidates, which are removed from the rest of the house.",
    "x-wing": (
        "Two rows (or columns) have a digit in the same two columns (or rows) only, which take it there and "
        "nowhere else."
    ),
    "hidden-pair": "Two digits of a house have the same two places, which can take nothing else.",
    "locked-triple": (
        "The three cells where a line and a box cross have three candidates, which are removed from the rest of both."
    ),
    "naked-triple": (
        "Three cells of a house have three candidates between them, which are removed from the rest of the house."
    ),
    "swordfish": (
        "Three rows (or columns) have a digit in three columns (or rows) only, which take it there and nowhere else."
    ),
    "hidden-triple": "Three digits of a house have three places between them, which can take nothing else.",
    "skyscraper": "Two parallel lines have two places for a digit, one of each in the same crossing line.",
    "2-string-kite": "A row and a column have two places for a digit, one of each in the same box.",
    "dual-2-string-kite": "Two 2-String Kites with the same two cells in a box, taken together.",
    "xy-wing": "A cell with two digits sees two others, each with one of these and the same third digit.",
    "turbot-fish": "Two houses, one of them a box, have two places for a digit, one of each seeing the other.",
    "empty-rectangle": (
        "A box has a digit in one row and one column only, and a line across one of them has two places for it."
    ),
    "dual-empty-rectangle": "Two Empty Rectangles in one box, taken together.",
    "finned-x-wing": (
        "Two rows have a digit in two columns, except for fins; it is removed there from cells that see all fins."
    ),
    "sashimi-x-wing": "A Finned X-Wing in which a line has one place besides the fins, or none.",
    "grouped-skyscraper": "A Skyscraper with two or three places of a line, all in one box, as one of its tops.",
    "grouped-2-string-kite": (
        "A 2-String Kite with two or three places of a line, all in one box, as one end of a string."
    ),
    "xyz-wing": "A cell with three digits sees two others with two of these each; one digit is in all three cells.",
    "w-wing": "Two cells have the same two digits, and each sees one of the two places for one of these in a house.",
    "simple-colors-trap": "A place for a digit sees both colours of a cluster.",
    "simple-colors-wrap": "Two cells of one colour of a cluster see each other, so that the colour is false.",
    "grouped-turbot-fish": "A Turbot Fish with two or three places of a box and line as one end of a strong link.",
    "uniqueness-test-1": (
        "Three corners of a rectangle have the same two candidates, which are removed from the fourth."
    ),
    "uniqueness-test-2": (
        "Two corners of a rectangle in one line have the same extra digit, which is removed from cells that see both."
    ),
    "uniqueness-test-4": "Two corners of a rectangle have one of its digits locked, and lose the other one.",
    "avoidable-rectangle-type-1": (
        "Three corners of a rectangle are filled, but not given; the fourth loses the digit that would complete it."
    ),
    "remote-pair": "Cells with the same two digits, each in sight of the next: the outer two have one digit each.",
    "x-chain": "Strong and weak links of a digit in turn: one of the two ends has it, and what sees both loses it.",
    "m-wing": "A cell with two digits, and strong links of both: the one at its other end, or the cell, has a digit.",
    "xy-chain": "Cells with two digits, each in sight of the next: one of the two ends has a digit that they share.",
    "continuous-nice-loop": "A chain that closes: exactly one end of each of its links is true, so other places go.",
    "bidirectional-x-cycle": (
        "Links of one digit lead from a place back to it: every other one has it, and what sees two in turn loses it."
    ),
    "bidirectional-y-cycle": "Cells with two digits, each in sight of the next, lead from one back to it.",
    "bidirectional-cycle": "Links lead from a candidate back to it: one end of each link holds; what sees both goes.",
    "forcing-chain": "Links lead from a candidate, on or off, to its contrary, which holds.",
    "discontinuous-nice-loop": "A chain from a candidate back to it shows that it is false, or that it is true.",
    "aic": "Strong and weak links in turn, of any digits: one of the two ends is true, and what contradicts both goes.",
    "grouped-continuous-nice-loop": "A Continuous Nice Loop with groups: places of a digit in a box and a line.",
    "grouped-discontinuous-nice-loop": "A Discontinuous Nice Loop with groups: places of a digit in a box and a line.",
    "grouped-aic": "An AIC with groups: two or three places of a digit in a box and a line are one node.",
    "continuous-nice-loop-with-als": (
        "A Continuous Nice Loop with an almost locked set: if it lacks one digit, it has another."
    ),
    "discontinuous-nice-loop-with-als": (
        "A Discontinuous Nice Loop with an almost locked set: if it lacks one digit, it has another."
    ),
    "aic-with-als": "An AIC with an almost locked set: if it lacks one digit, it has another.",
    "aic-with-unique-rectangles": "An AIC with a unique rectangle: without some of its guardians, it needs the others.",
    "aic-with-hidden-sets": "An AIC with an almost hidden set: its digits leave one of its cells at most to others.",
    "uniqueness-test-3": (
        "The extra digits of two corners of a rectangle make a subset with other cells of their house."
    ),
    "uniqueness-test-5": (
        "Two opposite corners of a rectangle, or three, have the same extra digit; one of them takes it."
    ),
    "uniqueness-test-6": (
        "A digit of a rectangle is locked to its corners, and is removed from two opposite ones with extra digits."
    ),
    "avoidable-rectangle-type-2": (
        "Two corners of a rectangle are filled, but not given; the others share an extra digit, and one takes it."
    ),
    "hidden-rectangle": "A digit of a rectangle is locked in both lines of a corner, which loses the other digit.",
    "unique-loop-type-1": "All cells of a loop but one have the same two candidates, which are removed from that one.",
    "unique-loop-type-2": (
        "Some cells of a loop have the same extra digit, which is removed from all cells that see them."
    ),
    "unique-loop-type-3": "The extra digits of two cells of a loop make a subset with other cells of their house.",
    "unique-loop-type-4": "Two cells of a loop have one of its digits locked, and lose the other one.",
    "multi-colors-2": "A colour of one cluster sees both colours of another, so that it is false.",
    "multi-colors-1": (
        "Colours of two clusters see each other, and a place for the digit sees both of the opposite colours."
    ),
    "wxyz-wing": "Four cells in two crossing houses have four digits, all but one of them confined to one house.",
    "naked-quadruple": (
        "Four cells of a house have four candidates between them, which are removed from the rest of the house."
    ),
    "extended-rectangle-type-1": (
        "Pairs of cells across two lines have as many digits as pairs, except in one cell, which loses these."
    ),
    "extended-rectangle-type-2": (
        "Some cells of an extended rectangle have the same extra digit, which is removed from all cells that see them."
    ),
    "sue-de-coq": "Cells where a line and a box cross, with others of both, have just enough digits to fill them all.",
    "extended-rectangle-type-3": (
        "The extra digits of two cells of an extended rectangle make a subset with other cells of their house."
    ),
    "extended-rectangle-type-4": (
        "Two cells of an extended rectangle have one of its digits locked, and lose the others."
    ),
    "forcing-x-chain": "Links of one digit lead from a candidate, on or off, to its contrary, which holds.",
    "jellyfish": (
        "Four rows (or columns) have a digit in four columns (or rows) only, which take it there and nowhere else."
    ),
    "finned-swordfish": (
        "Three rows have a digit in three columns, except for fins; it is removed there from cells that see all fins."
    ),
    "sashimi-swordfish": "A Finned Swordfish in which a line has one place besides the fins, or none.",
    "hidden-quadruple": "Four digits of a house have four places between them, which can take nothing else.",
    "vwxyz-wing": "Five cells in two crossing houses have five digits, all but one of them confined to one house.",
    "almost-locked-set-xz-rule": (
        "Two almost locked sets share a digit that only one of them can hold, so one holds all its others."
    ),
    "bivalue-universal-grave-1": (
        "All empty cells but one have two candidates; the odd candidate of that one must be true."
    ),
    "bivalue-universal-grave-type-2": (
        "A single digit in some cells keeps a grid from being a grave; it is removed from all cells that see these."
    ),
    "bivalue-universal-grave-type-4": (
        "The two cells that keep a grid from being a grave have a digit locked; their other digits are removed."
    ),
    "bivalue-universal-grave-type-3": (
        "The candidates that keep a grid from being a grave make a subset with other cells of their house."
    ),
    "finned-jellyfish": (
        "Four rows have a digit in four columns, except for fins; it is removed there from cells that see all fins."
    ),
    "3d-medusa": (
        "Candidates joined by strong links in houses and cells are coloured in turn; one of the colours is true."
    ),
    "sashimi-jellyfish": "A Finned Jellyfish in which a line has one place besides the fins, or none.",
    "almost-locked-set-xy-wing": (
        "A third almost locked set links two others, so that one of the two holds a digit of both."
    ),
    "aligned-pair-exclusion": (
        "A digit of one cell leaves none for another, as together they would take both candidates from a third."
    ),
    "franken-x-wing": "Two parallel lines and boxes have a digit in two crossing lines and boxes only.",
    "almost-locked-set-xy-chain": (
        "Linked almost locked sets make a chain, so that the first or the last holds a digit of both."
    ),
    "finned-franken-x-wing": (
        "Two parallel lines and boxes have a digit in two crossing lines and boxes only, except for fins."
    ),
    "franken-swordfish": "Three parallel lines and boxes have a digit in three crossing lines and boxes only.",
    "death-blossom": (
        "Whatever digit a cell holds, one of the almost locked sets that it sees holds a digit of them all."
    ),
    "finned-franken-swordfish": (
        "Three parallel lines and boxes have a digit in three crossing lines and boxes only, except for fins."
    ),
    "franken-jellyfish": "Four parallel lines and boxes have a digit in four crossing lines and boxes only.",
    "aligned-triplet-exclusion": "A digit of one cell leaves two others no combination of digits that works.",
    "finned-franken-jellyfish": (
        "Four parallel lines and boxes have a digit in four crossing lines and boxes only, except for fins."
    ),
    "forcing-chain-contradiction": "Chains from one assumption lead to what cannot be, so the contrary holds.",
    "forcing-chain-verity": "Chains from each candidate of a cell, or place of a digit in a house, lead to the same.",
    "nishio-forcing-chain": "A digit is supposed to be in a cell, and its other places lead to a contradiction.",
    "cell-forcing-chain": "Chains from each candidate of a cell lead to the same.",
    "region-forcing-chain": "Chains from each place of a digit in a house lead to the same.",
    "mutant-x-wing": "Two houses of any kind have a digit in two others only.",
    "finned-mutant-x-wing": "Two houses of any kind have a digit in two others only, except for fins.",
    "mutant-swordfish": "Three houses of any kind have a digit in three others only.",
    "finned-mutant-swordfish": "Three houses of any kind have a digit in three others only, except for fins.",
    "mutant-jellyfish": "Four houses of any kind have a digit in four others only.",
    "kraken-fish-type-1": "Each fin of a fish rules out, by a chain, a candidate that would go if there were no fins.",
    "kraken-fish-type-2": (
        "Each fin of a fish, and each of its places in one cover house, rules out the same candidate by a chain."
    ),
    "finned-mutant-jellyfish": "Four houses of any kind have a digit in four others only, except for fins.",
    "forcing-net-contradiction": "One assumption, with all singles that follow, leads to what cannot be.",
    "forcing-net-verity": "Each candidate of a cell, or place of a digit in a house, leads to the same by singles.",
    "dynamic-contradiction-forcing-chain": "A candidate, on or off, leads by several ways together to a contradiction.",
    "dynamic-double-forcing-chain": "A candidate leads to the same whether it is on or off, by several ways together.",
    "dynamic-cell-forcing-chain": "Each candidate of a cell leads to the same, by several ways together.",
    "dynamic-region-forcing-chain": "Each place of a digit in a house leads to the same, by several ways together.",
    "squirmbag": (
        "Five rows (or columns) have a digit in five columns (or rows) only, which take it there and nowhere else."
    ),
    "finned-squirmbag": (
        "Five rows have a digit in five columns, except for fins; it is removed there from cells that see all fins."
    ),
    "sashimi-squirmbag": "A Finned Squirmbag in which a line has one place besides the fins, or none.",
    "whale": "Six rows (or columns) have a digit in six columns (or rows) only, which take it there and nowhere else.",
    "finned-whale": (
        "Six rows have a digit in six columns, except for fins; it is removed there from cells that see all fins."
    ),
    "sashimi-whale": "A Finned Whale in which a line has one place besides the fins, or none.",
    "franken-squirmbag": "Five parallel lines and boxes have a digit in five crossing lines and boxes only.",
    "leviathan": (
        "Seven rows (or columns) have a digit in seven columns (or rows) only, which take it there and nowhere else."
    ),
    "finned-leviathan": (
        "Seven rows have a digit in seven columns, except for fins; it is removed there from cells that see all fins."
    ),
    "sashimi-leviathan": "A Finned Leviathan in which a line has one place besides the fins, or none.",
    "franken-whale": "Six parallel lines and boxes have a digit in six crossing lines and boxes only.",
    "mutant-squirmbag": "Five houses of any kind have a digit in five others only.",
    "franken-leviathan": "Seven parallel lines and boxes have a digit in seven crossing lines and boxes only.",
    "finned-franken-squirmbag": (
        "Five parallel lines and boxes have a digit in five crossing lines and boxes only, except for fins."
    ),
    "mutant-whale": "Six houses of any kind have a digit in six others only.",
    "finned-franken-whale": (
        "Six parallel lines and boxes have a digit in six crossing lines and boxes only, except for fins."
    ),
    "mutant-leviathan": "Seven houses of any kind have a digit in seven others only.",
    "dynamic-forcing-chain-plus": (
        "A Dynamic Forcing Chain that also takes locked candidates, pairs and X-Wings on its way."
    ),
    "finned-mutant-squirmbag": "Five houses of any kind have a digit in five others only, except for fins.",
    "finned-franken-leviathan": (
        "Seven parallel lines and boxes have a digit in seven crossing lines and boxes only, except for fins."
    ),
    "finned-mutant-whale": "Six houses of any kind have a digit in six others only, except for fins.",
    "finned-mutant-leviathan": "Seven houses of any kind have a digit in seven others only, except for fins.",
    "template-set": "All ways to place a digit on the board have a cell in common.",
    "template-delete": "No way to place a digit on the board uses one of its candidates.",
    "nested-forcing-chain-level-2": "A Dynamic Forcing Chain that also takes whole chains and cycles on its way.",
    "nested-forcing-chain-level-3": (
        "A Dynamic Forcing Chain that also takes chains from all candidates of a cell or a house on its way."
    ),
    "nested-forcing-chain-level-4": "A Dynamic Forcing Chain that also takes Dynamic Forcing Chains on its way.",
    "nested-forcing-chain-level-5": (
        "A Dynamic Forcing Chain that takes others on its way, which take whole chains and cycles on theirs."
    ),
    "hidden-single-in-a-box": "A digit has one place left in a box.",
    "hidden-single-in-a-line": "A digit has one place left in a row or a column.",
    "direct-pointing": "A box has its places for a digit in one line, which leaves another box one place for it.",
    "direct-claiming": "A line has its places for a digit in one box, which leaves another line one place for it.",
    "direct-hidden-pair": "Two digits fill two cells of a house, which leaves one place there for a third.",
    "direct-hidden-triple": "Three digits fill three cells of a house, which leaves one place there for a fourth.",
    "guess": "A candidate is tried, and a solution is found with it.",
    "contradiction": "A candidate is tried, and every way to go on from it ends in a contradiction.",
}
