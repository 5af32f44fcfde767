"""Why techniques hold: for each by its slug, the argument in a few sentences, for people who meet it first."""

from ..telling.arguments import by_groups

PATTERN = "A puzzle with one solution never holds a deadly pattern: cells whose digits could change places. "

ARGUMENTS: dict[str, str] = by_groups(
    full_house="A house takes each digit once. With eight of them in place, the ninth belongs in the one cell left.",
    hidden_single=(
        "Every house needs every digit. If all but one of a house's empty cells see the digit already, it belongs in "
        "that one. Look along the digits that stand often: they leave few places."
    ),
    naked_single=(
        "A cell takes one digit. If its row, column and box hold eight of them between them, it takes the ninth."
    ),
    locked=(
        "All places of the digit in one house lie in a second house as well. The first house needs the digit, so one "
        "of these places takes it. That is then the digit of the second house too, whose other cells lose it."
    ),
    direct_locked=(
        "All places of the digit in one house lie in a second house as well, so one of them takes it for both. The "
        "other cells of the second house lose it, and that leaves one place for it in a third."
    ),
    naked_subset=(
        "There are as many cells as digits. Each of the cells takes one of these digits, no two the same, so all of "
        "the digits are used up there. No other cell that sees all of these cells can take one."
    ),
    hidden_subset=(
        "There are as many digits as places. Each of the digits takes one of the cells, no two the same, so the cells "
        "are full. Every other candidate in them goes."
    ),
    direct_hidden_subset=(
        "There are as many digits as places, so the digits fill these cells, and all other candidates in them go. One "
        "of those has only one place left in the house then."
    ),
    basic_fish=(
        "The base is the rows (or columns) that have few places for the digit, the cover the columns (or rows) in "
        "which these places lie. Each base line needs the digit, and has it where a cover line crosses. No two of the "
        "base lines can use the same cover line. There are as many covers as bases, so each cover has its digit on a "
        "base line, and loses it elsewhere."
    ),
    finned_fish=(
        "Without its fins it would be a fish, and the covers would lose the digit outside of the base. If a fin is "
        "true, all cells that see it lose the digit. So a cell of the covers that sees every fin loses it in any case."
    ),
    large_fish=(
        "As in any fish, each base house needs the digit, there are as many covers as bases, and no two bases can use "
        "the same cover. So each cover has its digit in the base, and loses it elsewhere. The houses need not be all "
        "rows or all columns: boxes may be among them, and in a mutant fish rows and columns are mixed."
    ),
    finned_large_fish=(
        "Without its fins it would be a fish of rows, columns and boxes: as many covers as bases, so each cover has "
        "its digit in the base. If a fin is true, all cells that see it lose the digit. So a cell of the covers that "
        "sees every fin loses it in any case. A candidate in two base houses counts as a fin, too."
    ),
    kraken=(
        "If no fin is true, the fish holds, and each cover has its digit in the base. From each fin, and from what "
        "the fish comes to, a chain leads to the same conclusion. One of the cases is real, so that holds."
    ),
    two_links=(
        "Two strong links of one digit: of each, at least one end is true. One end of the first sees one end of the "
        "second, so these two are not both true, and at least one of the other two ends is. A cell that sees both "
        "loses the digit. An end may be a group: two or three places of a box in one line."
    ),
    empty_rectangle=(
        "In the box the digit keeps to a row and a column. The line has two places for it, and one of these sees one "
        "arm of the box. If that place is true, the digit of the box is in the other arm; if not, the line's other "
        "place is true. A cell that sees that arm and that place loses the digit."
    ),
    three_wing=(
        "The cell in the middle, the pivot, takes one of its digits. Whichever it takes, one of the three cells has "
        "the digit that the pincers share: a pincer or, in an XYZ-Wing, the pivot itself. A cell that sees all places "
        "of that digit in them loses it."
    ),
    bent_wing=(
        "As many cells as digits, in two houses that cross. All digits but one keep to one of the houses, so each of "
        "them is true in at most one of the cells. So the last one is true in one of them, and what sees all its "
        "places there loses it."
    ),
    w_wing=(
        "One end of the strong link has its digit. The cell with two digits that sees this end cannot take it, and "
        "takes the other digit. So one of the two cells has that other digit, and what sees both loses it."
    ),
    m_wing=(
        "Two strong links hang on a cell with two digits. If the one end is not true, its link makes the cell take "
        "one digit and not the other, and the second link makes the other end true. So one of the ends is true, and "
        "what both of them exclude goes."
    ),
    colour_trap=(
        "Strong links join the places of the digit, which are coloured in turn: one colour is all true, the other all "
        "false. A place that sees both colours sees a true one."
    ),
    colour_wrap=(
        "Strong links join the places of the digit, which are coloured in turn: one colour is all true, the other all "
        "false. Two places of one colour in one house cannot both be true, so that colour is false."
    ),
    colour_bridge=(
        "Two clusters of one digit, each coloured in turn. A place of one sees a place of the other, so these two "
        "colours are not both true, and one of the opposite colours is. A place that sees both of these loses the "
        "digit."
    ),
    colour_clash=(
        "Two clusters of one digit, each coloured in turn. A colour of the one sees both colours of the other, one of "
        "which is true. So the first colour is false."
    ),
    medusa=(
        "Strong links join candidates of several digits, within cells too. Coloured in turn, one colour is all true "
        "and the other all false. A colour that contradicts itself is false; a candidate that both colours exclude "
        "goes."
    ),
    guardians_1=(
        PATTERN + "Only one of its cells has more candidates, and these keep it away. So it takes one of them."
    ),
    guardians_2=(
        PATTERN
        + "The candidates that keep it away are all the same digit. One of them is true, so what sees all of them "
        "loses the digit."
    ),
    guardians_3=(
        PATTERN
        + "One of the candidates that keep it away is true, and their cells share a house. Taken as one cell, they "
        "make a subset with other cells of the house, whose digits are used up there."
    ),
    guardians_4=(
        PATTERN
        + "Two of its cells have more candidates, and a house that they share needs one digit of the pattern in one "
        "of them. If the other one took the pattern's other digit, the pattern would be there. So that digit goes "
        "from both."
    ),
    guardians_6=(
        PATTERN
        + "One of its digits is confined to the corners in both rows and both columns. If it took the two opposite "
        "corners with more candidates, the other digit would take the other two, and the pattern would be there."
    ),
    hidden_rectangle=(
        PATTERN
        + "One corner has nothing but its two digits. In both lines of the opposite corner one digit is confined to "
        "the rectangle. If that corner took the other digit, all four would be filled with the pattern."
    ),
    avoidable=(
        "Cells that were filled while solving could change their digits, had they a twin with the same digits. So a "
        "rectangle of such cells, with two digits in turn, cannot stand in a puzzle with one solution. What would "
        "complete it goes, or, where two cells have the same third digit, one of them takes that."
    ),
    grave_1=(
        "If every cell had two candidates, and every digit two places in each house, there would be two solutions or "
        "none. One cell has a candidate too many, and it is what prevents that. So it is true."
    ),
    remote_pair=(
        "The cells have the same two digits, each in sight of the next, so they take them in turn. With an even "
        "number of cells, the two at the ends differ: one has the first digit, one the second. What sees both loses "
        "both digits."
    ),
    chain=(
        "Of the two ends of a strong link at least one is true, of a weak link at most one. If the first node of the "
        "chain is false, the second is true, the third false, and so on to the last, which is true. So one of the two "
        "ends is true, and what both exclude goes."
    ),
    loop=(
        "Strong and weak links in turn come back to where they began, so that every weak link is strong too: of each, "
        "just one end is true. What both ends of a link exclude goes."
    ),
    discontinuous=(
        "Strong and weak links in turn come back to one candidate. If two weak links meet there, its being true would "
        "make it false, so it is false. If two strong ones meet, its being false would make it true, so it is true."
    ),
    groups=" A node may be a group: two or three places of a digit in a box and a line.",
    small_sets=" A node may be an almost locked set: without one of its digits, it holds all of the others.",
    hidden_sets=(
        " Digits with one cell more than they need leave one of these cells at most to others, which gives weak links."
    ),
    rectangles=" A unique rectangle gives strong links: one of the candidates that keep it away is true.",
    sue_de_coq=(
        "Where a line and a box cross, a few cells have too many digits. Cells in the rest of the line and in the "
        "rest of the box take up some of them, the two without a digit in common, so that there are as many cells as "
        "digits. Each digit is then used up in its house."
    ),
    als_xz=(
        "An almost locked set has one digit more than cells; if it loses one, all the others stand in it. The two "
        "sets have a digit in common that only one of them can take. So the other one loses it, and holds all of its "
        "others: a second common digit is true in one of the sets."
    ),
    als_wing=(
        "An almost locked set that loses a digit holds all of its others. The middle set shares a digit with each of "
        "the others that cannot be in both. It can lack only one of its digits, so it takes one of the two shared "
        "ones from the set beside it, which then holds the digit that the two outer sets share."
    ),
    death_blossom=(
        "Whatever digit the stem takes, the petal that has it loses it, and then holds all of its others, among them "
        "the digit that all petals share. So that digit is true in one of the petals, and what sees all its places "
        "loses it."
    ),
    exclusion=(
        "Go through all pairs of digits for the two cells (or triples for three). Some are impossible: the same digit "
        "where the cells see each other, or digits that leave other cells in sight with none. A candidate in no pair "
        "left goes."
    ),
    templates=(
        "There are 46,656 ways to place a digit in all nine rows, columns and boxes. Those that fit what is known so "
        "far are looked at: a place that is in all of them is true, one that is in none is false."
    ),
    one_chain=(
        "What follows from a candidate being true, or false, is followed link by link until it comes back to the "
        "candidate itself. If it leads to the contrary of what was supposed, the contrary holds."
    ),
    contradiction=(
        "Suppose that a candidate is true, or that it is false, and follow what comes of it, link by link. It ends in "
        "a contradiction: two things that exclude each other, or a cell or a house with nothing left. So it does not "
        "hold."
    ),
    double=(
        "Suppose first that a candidate is true, then that it is false, and follow both. What comes of both holds, as "
        "one of the two is real."
    ),
    cases=(
        "A cell takes one of its candidates, and a digit one of its places in a house. Follow what comes of each of "
        "them. One of the cases is real, so what they all come to holds."
    ),
    any_cases=(
        "Suppose something, or go through all cases: a candidate true and false, the candidates of a cell, the places "
        "of a digit. Follow what comes of it. What ends in a contradiction does not hold; what all cases come to does."
    ),
    dynamic=(
        " A consequence may have several causes: all the others of a cell or a house are gone, for reasons of their "
        "own."
    ),
    plus=" On the way, simple techniques are used as well: locked candidates, pairs, X-Wings.",
    nested=" On the way, whole forcing chains are used as single links.",
)
"""Why each technique holds, by its slug."""
