# English. A line break within a text counts as one space. Functions in capitals: AND, OR, NOR and JOIN make lists,
# CLAUSES makes one of items with commas or "and", EACH makes a message of each item, HOUSES puts houses of a kind
# together, CAP begins with a capital, SMALL with none, FORM takes a form of a message, PICK chooses a word, NTH one by
# number, LAST takes the last one; any other is the message of that name, which is given $value.

language-name = english
language-own-name = English

## Numbers, lists, houses

plural = { $number ->
    [1] one
   *[other] other
}
colon = :
list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }
list-nor = { " nor " }
list-semicolon = { "; " }
list-clause = { $count ->
    [2] { ", and " }
   *[other] { "; and " }
}
decimal = { $whole }.{ $tenths }
house = { $kind ->
    [diagonal] { house-diagonal }
   *[other] { KIND($kind) } { $number }
}
    .plain = { KIND($kind) } { $number }
house-diagonal = the diagonal from { $number ->
    [1] top left to bottom right
   *[other] top right to bottom left
}
    .plain = { KIND($kind) } { $number }
house-cage = the { $rule }
houses = { $kind ->
    [diagonal] both diagonals
   *[other] { KIND($kind, form: "many") } { $numbers }
}
in-house = { PICK($value, house-diagonal: "on", other: "in") } { $value }
in-houses = { $value ->
    [1] { EACH($value, "in-house") }
   *[other] in { HOUSES($value) }
}
kind = { $value ->
    [group] disjoint group
    [set] extra region
    [base] base house
    [cover] cover house
   *[other] { $value }
}
    .many = { $value ->
        [box] boxes
       *[other] { KIND($value) }s
    }
word = { NTH($value, "no one two three four five six seven eight nine") }
both = { $value ->
    [2] both
   *[other] all of them
}
both-or-all = { $value ->
    [2] both
   *[other] all { WORD($value) }
}

## Conclusions

conclusion = So { CLAUSES($placed, $removed) }.
placed = { $cell } is { $digit }
removed = { $digits } can be removed from { $cells }
    .within = { $digits } in { $cells }
no-candidate-left = { $cell } has no candidate left
no-place-left = { $house } has no place left for { $digit }
no-way-left = the rule “{ $rule }” cannot be satisfied
no-guardian-left = only { $digits } { PICK($digits, one: "is", other: "are") } left in { $cells }
cannot-be-both = { $cell } cannot be both { $low } and { $high }
exclude-each-other = { $one } cannot be { $low } while { $other } is { $high }
cannot-both-be =
    { PICK($one, one: "", other: "one of ") }{ $one } and { PICK($other, one: "", other: "one of ") }{ $other }, which see
    each other, cannot both be { $digit }
also-known = This pattern is also known as { AND(EACH($names, "a-name")) }.
a-name = { $value ->
    [W-Wing] a { $value }
    [W-Ring] a { $value }
    [Chute-Remote] a { $value }
    [Doubly-Linked] a { $value }
   *[other] an { $value }
}

## Singles

singles-last-cell = { CAP($house) } has only one empty cell, { $cell }, and only the { $digit } is missing.
singles-only-place =
    { CAP(IN-HOUSE($house)) }, only one empty cell can still take the { $digit }{ $ruled_out ->
        [0] { $blockers ->
            [0] { "" }
           *[other] : { singles-blockers }
        }
       *[other] : it was removed from { $ruled_out } earlier{ $blockers ->
            [0] { "" }
           *[other] , and { singles-blockers }
        }
    }.
singles-blockers =
    the { $digit }{ PICK($blockers, one: "", other: "s") } in { $blockers } { PICK($blockers, one: "rules", other: "rule") } out all
    others
singles-only-candidate = { $cell } can only be { $digit }: { CLAUSES($because) }.
singles-seen = it sees { $digits } ({ $cells })
singles-excluded = the { $digit } in { $cell } rules out { $digits } ({ $rule })
singles-shared = { IN-HOUSE($house) }
singles-excludes-places =
    The { $digit }{ PICK($blockers, one: "", other: "s") } in { $blockers } { PICK($blockers, one: "rules", other: "rule") }
    out { $cells } ({ $rule }).
singles-not-allowed =
    By the rule “{ $rule }”, { $cells } cannot hold { OR($digits) }.
singles-rest = { CAP(singles-blockers) }.
singles-removed = { $digits } { PICK($digits, one: "was", other: "were") } removed earlier

## Direct techniques

direct-locked =
    { CAP(IN-HOUSE($base)) }, the { $digit } can only go in { $cells }, so no other cell of { $cover } can be { $digit }. That
    leaves only one place for the { $digit } of { $house }.
direct-hidden =
    { CAP(IN-HOUSE($house)) }, the digits { $digits } can only go in { $cells }, which they fill. That leaves only one place for the
    { $placed }.

## Locked candidates and subsets

subsets-locked =
    { CAP(IN-HOUSE($base)) }, the { $digit } can only go in { $cells }. { CAP(BOTH-OR-ALL($cells)) } of these cells lie
    { IN-HOUSE($cover) }, so { $again } must have its { $digit } in one of them.
subsets-beyond =
    Nor can a cell outside { OR($houses) } take one of these digits if it sees every candidate for that digit in
    { $cells }.
subsets-hidden =
    { CAP(IN-HOUSES($houses)) }, the digits { $digits } can only go in { $cells }. They need { $cells ->
        [1] this cell
       *[other] { BOTH-OR-ALL($cells) } of these cells
    }, so no other digit can go there.
subsets-naked =
    { $cells } have only the { PICK($digits, one: "candidate", other: "candidates") } { $digits }. The { WORD($cells) }
    cells use up { $digits ->
        [1] this digit, so no other cell of { OR($houses) } can take it
       *[other] { BOTH-OR-ALL($digits) } digits, so no other cell of { OR($houses) } can take them
    }.

## Rules of other boards

rule-at = { $kind }{ $total ->
    [none] { "" }
   *[other] { " of " }{ $total }
} at { $cell }
rule-cage = cage
rule-sum = sum
rule-equal-sums = equal sums
rule-arrow = arrow
rule-sandwich = sandwich
rule-x-sum = X-sum
rule-skyscraper-clue = skyscraper clue
rule-renban-line = renban line
rule-between-line = between line
rule-quadruple = quadruple
rule-anti-knight = { picture-rule-anti-knight }
rule-anti-king = { picture-rule-anti-king }
rule-non-consecutive = { picture-rule-non-consecutive }
rule-allowed = allowed digits
rule-extra-region = extra region
rule-extremes = minimum or maximum
rule-difference = difference
rule-ratio = ratio
rule-pair-sum = sum of two cells
rule-no-others = all marks shown
rule-thermometer = thermometer
rule-whispers = whisper line
rule-renban = { rule-renban-line }
rule-palindrome = palindrome
rule-clones = clones
rule-indexer = indexer
rule-entropic = entropic line
rules-ways =
    The only { PICK($ways, one: "combination", other: "combinations") } for { $cells } under the rule “{ $rule }” {
    PICK($ways, one: "is", other: "are") } { AND($ways) }.
rules-cage = In the { $rule }, { $cells } can only be { OR($ways) }.
rules-partner = { $other } cannot be { OR($needed) }, so { $cell } cannot be { OR($digits) }.
rules-no-rest =
    With { JOIN($removed, ", or ") }, the other cells cannot supply the rest of a combination.
rules-no-order = No valid arrangement has { JOIN($removed, ", or ") }.
rules-digits-in = { OR($digits) } in { OR($cells) }
rules-rule = The rule “{ $rule }” limits the digits of { $cells }.
rules-rest =
    The sum of { HOUSES($houses) } is known, and so are the sums of { PICK($houses, one: "its", other: "their") } cages.
    { $minus ->
        [0] { $cells ->
            [1] { $cells } makes up the difference, so it must be { $total }.
           *[other] Subtracting one from the other leaves a total of { $total } for { $cells }.
        }
       *[other] Therefore { $total ->
            [0] { PICK($cells, one: "", other: "the sum of ") }{ $cells } equals { PICK($minus, one: "", other:
                "the sum of ") }{ $minus }
           *[other] { $cells } { PICK($cells, one: "is", other: "add up to") } { $total } more than { PICK($minus, one:
                "", other: "the sum of ") }{ $minus }
        }.
    }
rules-leftovers =
    { CAP(AND(HOUSES($houses))) } { PICK($houses, one: "contains", other: "contain") } the same digits as
    { HOUSES($others) }. Remove the cells that they share. The cells left over, { $cells } on one side and { $minus } on
    the other, must hold the same { PICK($cells, one: "digit", other: "digits") }.
rules-inside =
    Any candidate that appears in none of the valid ways to fill { PICK($cells, one: "this cell", other: "these cells") }
    is impossible.
rules-outside = Any candidate that would leave no combination for { $cells } is impossible.
rules-places =
    { CAP(IN-HOUSE($house)) }, the { $digit } can only go in { $cells }. Wherever it goes, it rules out
    { CLAUSES(FORM($removed, "within")) }.
rules-truth =
    By the rule “{ $rule }”, { $cells } must hold { OR($digits) }. Each of these possibilities rules out
    { CLAUSES(FORM($removed, "within")) }.
rules-cell =
    { $cell } must be { OR($digits) }. Each of these digits rules out { CLAUSES(FORM($removed, "within")) }.

## Fish

fish-plain =
    { CAP(IN-HOUSES($bases)) }, the { $digit } can only go in { $places }, and all of these cells lie in { HOUSES($covers) }.
fish-base = { CAP(IN-HOUSES($bases)) }, the { $digit } can only go in { $places }.
fish-endo-fins =
    { $fins } { PICK($fins, one: "lies", other: "each lie") } in { PICK($in_three, true: "several", false: "two") } of
    these houses and would count for { PICK($in_three, true: "all of them", false: "both") } at once, so
    { PICK($fins, one: "it is a fin", other: "they are fins") }.
fish-two-ways = These places can be covered in two ways.
fish-covered = All of these places lie in { HOUSES($covers) }.
fish-covered-but-fins =
    If { $count ->
        [1] the fin { $fins } is not
        [2] neither of the fins { $fins } is
       *[other] none of the fins { $fins } is
    } { $digit }, only the other places are left, and they all lie in { HOUSES($covers) }.
fish-used-up =
    The { WORD($count) } { KIND($bases, form: "many") } need { WORD($count) } { $digit }s, and each
    { KIND($covers) } can take only one, so { BOTH-OR-ALL($count) } { KIND($covers, form: "many") } must
    have their { $digit } in these places.
fish-cannibals =
    { CAP(A-DIGIT($digit)) } in { PICK($cells, one: "", other: "one of ") }{ $cells } would use up two
    { KIND($covers, form: "many") } at once, and leave too few for the rest of the { KIND($bases, form: "many") }.
fish-seen-by-fins =
    If { PICK($fins, one: "the fin", other: "one of the fins") } is { $digit }, { $removed }
    { PICK($removed, one: "sees", other: "see") } it.

## Chains of two strong links

links-turbot =
    { CAP($first) } must have its { $digit } in { $one } or { $near }, and { $second } in { $far } or { $other }.
    { $near } and { $far } see each other, so { $grouped ->
        [true] { A-DIGIT($digit) } in one rules out { A-DIGIT($digit) } in the other
       *[false] they cannot both hold { A-DIGIT($digit) }
    }. At least one of { $one } and { $other } must therefore hold one, and no cell that sees { BOTH($ends) } can be
    { $digit }.
links-kites =
    { $joint } see each other, so they cannot both be { $digit }. { JOIN($kites, " ") } No cell that sees both cells of
    such a pair can be { $digit }.
links-kite =
    { CAP(IN-HOUSES($lines)) }, the only other places for { $digit } are { $ends }, so at least one of these must be
    { $digit }.
links-kites-of-two-digits =
    { $joint } see each other, so they cannot both be { $one }, nor both { $other }. { JOIN($kites, " ") } No cell that
    sees both cells of such a pair can take its digit.
links-kite-of-digit = { links-kite }
links-box = In { $box }, the { $digit } can only go in { $places }.
links-by-line =
    { CAP(IN-HOUSE($line)) }, the { $digit } can only go in { $far } or { $near }. If it goes in { $near }, the { KIND($kind) } cannot
    have its { $digit } in { $beside } and must have it in { $arm }. So { $far } or { $arm } must hold { A-DIGIT($digit) }, and
    no cell that sees { BOTH($ends) } can be { $digit }.
links-w-wing =
    { $cells } can each only be { $kept } or { $linked }. { CAP($house) } has only two places for { $linked }, and each
    is seen by one of these cells: { $seen }. If both cells were { $linked }, { $house } would have no place left for
    it. So at least one of them must be { $kept }, and no cell that sees both can be { $kept }.
links-sees = { $place } by { $cell }

## Wings

wings-cases = { $pivot } must be { OR($digits) }. { CAP(JOIN($cases, "; ")) }.
wings-case = if it is { $shared }, { $pincer } must be { $digit }
wings-case-neither = otherwise it is { $digit } itself
wings-in-any-case = So at least one of { wings-loose }.
wings-counted =
    { AND($cells) } are { WORD($count) } cells with only { WORD($count) } digits between them. For each of { $others }, all
    candidates in these cells see each other, so each of these digits can fill at most one cell.
wings-cell-left = That leaves at least one cell for { $digit }: one of { wings-loose }.
wings-loose = { $loose } must be { $digit }, and no cell that sees { BOTH($loose) } can be { $digit }

## Colouring

colouring-colours =
    Where a house has only two places for { $digit }, exactly one of them must be { $digit }: { $links }. Colouring
    along these links shows that { JOIN($cases, ", and ") }.
colouring-medusa =
    Where a house has only two places for a digit, or a cell only two candidates, exactly one of the two must be true:
    { $links }. Colouring along these links shows that { JOIN($cases, ", and ") }.
colouring-link = { $one }-{ $other } { IN-HOUSE($house) }
colouring-link-in-cell = { $one }-{ $other } in one cell
colouring-case = either { JOIN($claims, " or ") }
colouring-true = { $cells ->
    [1] { $cells } is { $digit }
    [2] { $cells } are both { $digit }
   *[other] { $cells } are all { $digit }
}
colouring-right = { $count ->
    [1] { $candidates } is true
    [2] { $candidates } are both true
   *[other] { $candidates } are all true
}
colouring-sees = { $places } { PICK($places, one: "sees", other: "see") } { $seen }
colouring-trap =
    { JOIN($sights, "; ") }, one cell of each colour. Whichever colour is true,
    { $cells } { PICK($cells, one: "sees", other: "each see") } { A-DIGIT($digit) }.
colouring-wrap =
    But { $cells } have the same colour and see each other. They cannot both be { $digit }, so this colour is false.
colouring-bridge =
    { $near } and { $other } see each other, so their colours cannot both be true. At least one of the opposite colours
    must be true: { JOIN($claims, ", or ") }.
colouring-bridges =
    { JOIN($sights, "; ") }, so { $count ->
        [1] it cannot
        [2] neither { NOR($both) } can
       *[other] none of { $removed } can
    } be { $digit }.
colouring-clash = But { $sights }, and either { OR($seen) } must be { $digit }.
colouring-clash-alone = But { $sights }, one of which must be { $digit }, so { $cells } cannot be { $digit }.
colouring-false = So the colour of { $cells } is false.
colouring-both-in-a-cell = Either { $one } or { $other } is true, so { $cells } cannot be { OR($digits) }.
colouring-sees-both =
    { PICK($cells, one: "", other: "Each of ") }{ $cells } sees { $one } of one colour and { $other } of the other, so
    it cannot be { OR($digits) }.
colouring-cell-and-sight =
    In one colour, { $cells } is { $own_digit }; in the other, it sees { $other }. Either way, it cannot be
    { OR($digits) }.
colouring-twice-in-a-cell = But one colour would make { $cell } both { AND($digits) }, so this colour is false.
colouring-twice-in-a-house =
    But in one colour, { $cells } would both be { $digit }, although they see each other, so this colour is false.
colouring-emptied = { $begun ->
    [true] But { colouring-no-candidate }
   *[false] { CAP(colouring-no-candidate) }
}.
colouring-no-candidate = { $circumstances ->
    [0] { $cell } has no candidate in any case
   *[other] one colour ({ $circumstances }) would leave no candidate for { $cell }, so this colour is false
}
colouring-with = with { $candidates }
colouring-without = without { $candidates }

## Deadly patterns

deadly-rectangle =
    { deadly-corners }. If all four cells held only { $digits }, these two digits could be swapped, and the puzzle would
    have two solutions.
deadly-avoidable =
    { deadly-corners }. None of them is a given. If all four cells held only { $digits }, these two digits could be
    swapped, and the puzzle would have two solutions.
deadly-corners = { $in_boxes ->
    [true] { $cells } form a rectangle in two rows, two columns and two boxes
   *[false]
        { $cells } are the corners of a rectangle, and every house contains either none of these corners or exactly two,
        at the ends of one side
}
deadly-loop =
    { $around ->
        [none] { $cells } are { $count } cells that can all be { OR($digits) }. Every
       *[other]
            { $around } form a loop of { $count } cells that can all be { OR($digits) }. Each cell shares a house with
            the next, and every
    } house contains two of them or none. If the { PICK($around, none: "cells", other: "loop") } held only these two
    digits, they could be swapped, and the puzzle would have two solutions.
deadly-extended =
    { $cells } are { WORD($digits) } pairs of cells across two parallel lines{ $in_boxes ->
        [true] , each pair in one box
       *[false] . Apart from these lines, the two cells of each pair are in the same houses
    }. If they held only { $digits }, both lines would have the same digits there and could swap them, and the puzzle
    would have two solutions.
deadly-grave =
    Without { $extra }, every empty cell would have two candidates, and every digit two places in each house where it is
    missing. Switching all cells of a solution to their other candidates would then give a second solution.
deadly-tridagon =
    { $cells } are twelve cells in { HOUSES($boxes) }, one in each row and column of each of these boxes. The digits
    { $digits } alone cannot fill them, because some row or column would always contain a digit twice.
deadly-oddagon =
    { $around } form a loop of { $count } cells that can all be { OR($digits) }. Each cell shares a house with the next.
    If the loop held only these two digits, they would have to alternate, which is impossible in an odd number of cells.
deadly-remaining-candidate = { $count ->
    [1] Their only other candidate must therefore be true.
   *[other] So at least one of the other candidates must be true: { $guardians }.
}
deadly-seen-by-all = Each of these would rule out { CLAUSES(FORM($removed, "within")) }.
deadly-extra = { $digits } in { $cell }
deadly-other-candidate = { $count ->
    [1] It has only one, so the only cell that can take another digit must do so: { $guardians }.
   *[other] It has only one, so at least one of these cells must take an extra candidate: { $guardians }.
}
deadly-true-candidate =
    The puzzle has only one, so { PICK($count, one: "this candidate", other: "at least one of these candidates") } must
    be true: { $guardians }.
deadly-guardians = { $single ->
    [true] { OR($guardians) }
   *[false] { $guardians ->
        [2] { JOIN($guardians, ", or ") }
       *[other] { JOIN($guardians, "; or ") }
    }
}
deadly-guardian = { $cell } is { OR($digits) }
deadly-one-digit = No cell that sees { BOTH($cells) } can be { $digit }.
deadly-hidden-subset =
    So { $roof } can hold at most { WORD($most) } of the digits { $digits }. { CAP(IN-HOUSES($houses)) }, the rest of them
    can only go in { $extra } and must fill { PICK($extra, one: "this cell", other: "these cells") }.
deadly-naked-subset =
    So at least one of { $roof } is { OR($guardians) }. Together with { $extra }, that makes { WORD($digits) } cells for
    the { WORD($digits) } digits { $digits }, so no other cell of { OR($houses) } can take these.
deadly-locked-to-roof =
    { CAP(IN-HOUSES($houses)) }, the { $digit } can only go in { $roof }, so one of these two cells is { $digit }. The other
    must then take one of the extra candidates.
deadly-locked-to-corners =
    { CAP(IN-HOUSES($houses)) }, the { $digit } can only go in the corners, so two diagonally opposite corners must be
    { $digit }. They cannot be { $roof }, since one of these must take an extra candidate.
deadly-locked-in-lines =
    { CAP(IN-HOUSES($houses)) }, the { $digit } can only go in the corners. If { $corner } were { $removed }, { $between }
    would both have to be { $digit }, and no corner would take an extra candidate.

## Symmetry of the givens

symmetry-givens =
    { $move ->
        [half-turn] A half-turn of the grid
        [quarter-turn] A quarter turn of the grid
        [left-right] A reflection that exchanges left and right
        [top-bottom] A reflection that exchanges top and bottom
        [diagonal] A reflection in the diagonal from top left to bottom right
        [antidiagonal] A reflection in the diagonal from top right to bottom left
       *[other]
            The move of rows 1 to { $size } to { $turned ->
                [true] columns
               *[false] rows
            } { $rows }, and of columns 1 to { $size } to { $turned ->
                [true] rows
               *[false] columns
            } { $columns },
    } maps the givens to themselves{ $cycles ->
        [0] { "" }
       *[other] { " " }if the digits are renamed: { AND($cycles) }
    }. So it maps the only solution to itself too.
symmetry-same-cell =
    { $cells } { PICK($cells, one: "stays", other: "stay") } in place, so { PICK($cells, one: "it", other: "each") } must
    hold a digit that keeps its name: { OR($kept) }.
symmetry-sees-image = A candidate can be true only if its image is. In { $cells }, some candidates exclude their own images.
symmetry-ruled-out = A candidate can be true only if its image is, and some images in { $images } have been ruled out.

## Almost locked sets

almost-locked-cells = { $cells } ({ JOIN($digits, ", ") })
almost-locked-sets =
    { $sets } are almost locked sets: each has one more digit than cells, so it lacks exactly one of its digits.
almost-locked-one-common =
    Every { $x } in one set sees every { $x } in the other, so at least one set has no { $x } and therefore holds
    { OTHER-DIGITS($others) }.
almost-locked-without-others =
    { almost-locked-two-commons }. No cell that sees all candidates of one of these digits in both sets can take that
    digit.
almost-locked-with-others =
    { almost-locked-two-commons }, and each set holds all its other digits. A cell that sees all candidates for
    { $x } or { $y } in both sets cannot take that digit. For any other digit, it is enough to see all candidates in one
    set that contains it.
almost-locked-two-commons =
    Every { $x } in one set sees every { $x } in the other, and the same is true of { $y }. That means one set lacks the
    { $x } and the other the { $y }, so each of these two digits is in exactly one of the sets
almost-locked-three =
    Any { $x } in the set { $first } rules out every { $x } in the set { $middle }, and any { $y } in the set
    { $middle } rules out every { $y } in the set { $second }, since all these candidates see each other. If the set { $first } has no { $x }, it
    holds { OTHER-DIGITS($others_of_first) }. If it has one, { $middle } has none and holds { A-DIGIT($y) }, so { $second }
    has no { $y } and holds { OTHER-DIGITS($others_of_second) }.
almost-locked-chain =
    Two consecutive sets cannot both hold the digit that links them, since all its candidates there see each other. If
    the set { $first } has no { $start }, it holds { OTHER-DIGITS($others_of_first) }. If it has one, { JOIN($between, " ") }
    { $last } has no { $end } and holds { OTHER-DIGITS($others_of_last) }.
almost-locked-between = { $set } has no { $lacks } and holds { A-DIGIT($holds) }, so
almost-locked-blossom =
    An almost locked set has one more digit than cells. For each candidate of { $stem }, there is such a set in which
    { $stem } sees all places for that digit: { JOIN($cases, "; ") }. A set that lacks one of its digits holds
    { PICK($others, one: "the other", other: "all the others") }.
almost-locked-petal = if it is { $digit }, { $petal } has no { $digit }
almost-locked-either-way =
    Either way, { EACH-OF($digits) } must be in { OR($ends) }, and no cell that sees all its candidates there can take
    it.
almost-locked-in-any-case =
    So whatever { $stem } is, { EACH-OF($digits) } must be in one of the sets, and no cell that sees all its candidates
    there can take it.
other-digits = { PICK($value, one: "its other digit", other: "all its other digits") }
each-of = { PICK($value, one: "", other: "each of ") }{ $value }

## Sue de Coq

sue-de-coq-cells =
    Take { $core } from the intersection of { $line } and { $box }, { $of_line } from the rest of { $line }, and
    { $of_box } from the rest of { $box }: { WORD($count) } cells in all.
sue-de-coq-once =
    No digit of the intersection is in both of the other sets. So each digit can fill only one of the
    { WORD($count) } cells{ $others ->
        [0] { "" }
       *[other] , except { $others }, which can fill one cell in each of the other two sets
    }.
sue-de-coq-none-missing =
    Together, the digits are just enough to fill all the cells, so none can be missing. In these cells, { $line } must have its
    { $in_line }, and { $box } its { $in_box }.

## Multi-sector locked sets

msls-cells = Take the { $count } cells { $cells }.
sk-loop-ring =
    { CAP(AND(HOUSES($lines))) } cross in { HOUSES($boxes) }. The { $count } cells beside the crossings form a ring:
    { JOIN($groups, " – ") }. Each group shares a line or a box with the next, and the last with the first.
msls-covers = Every candidate in these cells is covered by a digit in a house: { JOIN($covers, "; ") }.
msls-cover = { $digits } in { PICK($count, one: "", other: "each of ") }{ HOUSES($houses) }
msls-just-enough =
    A house holds each digit only once, so these houses can supply only { $covers } digits for the { $count } cells.
    That is just enough, so every one of these digits must be in the cells.
msls-rest = Each of them can be removed from the rest of its house.
msls-twice =
    A candidate covered by two of these houses would use up two of the digits in one cell and leave too few for the
    others. That rules out candidates in { $cells }.
msls-one-more =
    A house holds each digit only once, so these houses can supply only { $covers } digits for the { $count } cells, one
    more than the cells need.
msls-too-many = Each of the candidates removed would use up more of these digits than can be spared.
## Exocets

exocet-base =
    The { PICK($bases, one: "base cells", other: "bases") } { AND($bases) } can only hold { $digits }.
exocet-lines =
    Outside { HOUSES($band) }, { HOUSES($lines) } can hold each of these digits at most twice, because its places there
    lie in at most two lines: { JOIN($covers, "; ") }.
exocet-cover = the { $digit } in { HOUSES($lines) }
exocet-targets =
    Each of { HOUSES($lines) } needs every digit that is in { $base }, so for each of these digits, one of the
    { KIND($kind, form: "many") } must have it in { KIND($area) } { OR($areas) }. There, only the targets { AND($targets) } can take it. So each of the two digits in { $base } is in one target,
    and each target holds one of them.
exocet-double =
    Each of { HOUSES($lines) } needs all of these digits, so for each digit, one of the { KIND($kind, form: "many") }
    must have it in { KIND($area) } { OR($areas) }. A digit in both bases would have no place there. So each digit is in one base and in one of that base’s two targets: {
    JOIN($pairs, "; ") }.
exocet-pair = { $base } has the targets { AND($targets) }
exocet-mirrors =
    The digit of a target must also be in the box of the other target, where only its mirror cells can take it: { JOIN($pairs, "; ") }.
exocet-mirror = { $mirror } for { $target }
exocet-certain = Every valid combination of digits in { $base } contains { $digits }.
exocet-target = A target holds a digit of its base, so { CLAUSES($removed) }.
exocet-no-mirror = A target cannot have a digit that is impossible in its mirror cells, so { CLAUSES($removed) }.
exocet-no-room =
    A digit can be in a target only if { HOUSES($lines) } and { HOUSES($band) } would all still have a place for it. That
    fails here, so { CLAUSES($removed) }.
exocet-no-target = A digit that neither target can have is not in the base, so { CLAUSES($removed) }.
exocet-mirror-cell =
    If only one of the mirror cells can hold the digit of the target, that cell holds no other digit, so { CLAUSES($removed)
    }.
exocet-sight =
    A cell that sees every place for { OR($digits) } in { PICK($bases, one: "the base", other: "the bases") }, or in the
    targets, cannot hold that digit, so { CLAUSES($removed) }.
exocet-cover-line =
    Outside { HOUSES($band) }, { HOUSES($lines) } have { EACH-OF($digits) } twice: once in each of the two
    lines named above{ PICK($digits, one: "", other: " for that digit") }. These two lines cannot hold the digit elsewhere, so { CLAUSES($removed) }.

## Aligned exclusion

aligned-exclusion-cells =
    { aligned-exclusion-sees }, so together they must leave a candidate for
    { PICK($excluders, one: "it", other: "each of these") }.
aligned-exclusion-sets =
    { aligned-exclusion-sees }. Together they cannot take two digits from { ONE-OF($excluders) }, since
    { PICK($excluders, one: "it", other: "each") } has only one more digit than cells.
aligned-exclusion-sees = { $cells } see { PICK($in_sight, true: "", false: "candidates in ") }{ $excluders }
aligned-exclusion-two = If { $cell } were { $digit }, every choice for the other cell would fail: { $ends }.
aligned-exclusion-second = { $cell }={ $digit } would be a second { $twice } { IN-HOUSE($house) }
aligned-exclusion-broken = { $cell }={ $digit } would break a rule
aligned-exclusion-end = { $cell }={ $digit } would leave { $left }
aligned-exclusion-repeats =
    If { $cell } were { $digit }, any choice for { JOIN($others, ",") } would { PICK($by_rules,
    true: "break a rule", false: "repeat a digit in a house") }.
aligned-exclusion-many =
    If { $cell } were { $digit }, there would be { $count } ways to fill { JOIN($others, ",") }, and each would leave
    { OR($ends) }.
aligned-exclusion-few = If { $cell } were { $digit }, { JOIN($others, ",") } could only be { JOIN($faults, "; or ") }.
aligned-exclusion-fault = { OR($choices) }, which would leave { $left }
aligned-exclusion-nothing = no candidate for { $cells }
aligned-exclusion-too-few = too few digits for { $cells }
one-of = { $value ->
    [one] it
    [2] either of them
   *[other] any of them
}

## What follows from what

following-sentence = { JOIN($parts, "") }.
following-if = If { $fact }
following-also = Also, if { $fact }
following-since = Since { $fact }
following-so = So { $clause }
following-so-on = , { PICK($opening, if: "then ", since: "", next: "so ") }{ $clause }
following-so-off = , { PICK($opening, if: "", since: "", next: "so ") }{ $clause }
following-it-is = { $opening ->
    [next] { " " }but { $digit }
   *[other] , it is { $digit }
}
following-it-is-not = { $opening ->
    [next] , so it is not { $digit }
   *[other] , it is not { $digit }
}
following-on = { PICK($cells, one: "", other: "one of ") }{ $cells } is { $digit }
following-off = { $cells ->
    [1] { $cells } is { $digits ->
        [1] not { $digits }
        [2] neither { NOR($digits) }
       *[other] none of { $digits }
    }
    [2] neither { NOR($cells) } is { OR($digits) }
   *[other] none of { $cells } is { OR($digits) }
}
following-in-house = { PICK($cells, one: "", other: "one of ") }{ $cells } must be the { $digit } of { $house }
following-last-guardian =
    { PICK($cells, one: "", other: "one of ") }{ $cells } must be { $digit } (otherwise { $pattern } would hold only
    { $digits })
following-in-truth = { PICK($cells, one: "", other: "one of ") }{ $cells } must be { $digit } by the rule “{ $rule }”

## Alternating chains

chains-after-all = So { PICK($cells, one: "", other: "one of ") }{ $cells } must be { $digit } after all.
chains-one-end =
    So at least one of { $ends } must be { $digit }, and no cell that sees { BOTH($ends) } can be { $digit }.
chains-in-one-cell = So { $first } or { $digit }, and can be nothing else.
chains-either = So { $first }, or { $last }, or both.
chains-turn = Either way, { $cell } cannot be { $digit }.
chains-excluded = { CAP(OR($removed)) } would make both of these impossible.
chains-removed = { A-DIGIT($digit) } in { $cell }
chains-loop =
    And if { $last }, { $inside ->
        [true] it is not { $digit }
       *[false] { $first }
    }, which closes the chain into a loop that can be followed in both directions.
chains-weak-links = So exactly one end of each weak link is true: { JOIN($pairs, "; ") }.
chains-one-place = { $digit } is in { OR($places) }
chains-one-of = { $inside ->
    [true] { $one } or { $digit }
   *[false] { $one }, or { $other }
}
chains-sets-keep = In both directions, { JOIN($kept, ", and ") }.
chains-set-keeps = { $set } must hold { $digits }
chains-hidden-set-keeps = The other cells of { $cells } can hold only { $digits }.
chains-take-turns =
    Each of { $cells } can only be { $one } or { $other }, and each sees the next, so the two digits alternate.
chains-outer-two =
    The cells at the ends, { $ends }, therefore hold different digits, and no cell that sees both can be { $one } or
    { $other }.
chains-by-set = the { WORD($set) } cells { $set } must hold { $others }, with the { $digit } in { OR($cells) }
chains-by-rectangle =
    { $on } (otherwise { $digits } could be swapped in the corners { $corners }, and the puzzle would have two
    solutions)
chains-by-hidden-set = { $off }, because { $house } needs the other { WORD($count) } of { $cells } for { $digits }

## Forcing chains and nets

forcing-suppose = Suppose that { $fact }.
forcing-case = If { $fact }:
forcing-is-or-not = Either { $cell } is { $digit } or it is not.
forcing-one-place = { CAP(IN-HOUSE($house)) }, the { $digit } can only go in { OR($cells) }.
forcing-one-digit = { $cell } can only be { OR($digits) }.
forcing-in-house = { CAP(IN-HOUSE($house)) }, the { $digit } must go in { $cell }, because { $because }.
forcing-in-truth = By the rule “{ $rule }”, { $cell } must be { $digit }, because { $because }.
forcing-last-guardian =
    { $cell } must be { $digit }, because { $because } (otherwise { $pattern } would hold only { $digits }).
forcing-in-cell = { $cell } must be { $digit }, because { $because }.
forcing-one-by-rule = Under the rule “{ $rule }”, { OR($facts) }.
forcing-by-rule = Under the rule “{ $rule }”, { $fact }, because { $because }.
forcing-left-in-house = { CAP(IN-HOUSE($house)) }, the { $digit } can now only go in { OR($cells) }, because { $because }.
forcing-left-in-cell = { $cell } can now only be { OR($digits) }, because { $because }.
forcing-so = So { $fact }, because { $because }.
forcing-chain-within = There is a { $name }, since { $because }:
forcing-pattern-within = Now { $because }, so { SMALL(JOIN($said, " ")) }
forcing-nothing-left = { $because ->
    [0] Then { $truth }, which is a contradiction.
   *[other] Since { $because }, { $truth }, which is a contradiction.
}
forcing-supposed = But this contradicts the assumption that { $cell } is { $digit }.
forcing-clash = But { $clash }.
forcing-either-way = { $count ->
    [2] Either way
   *[other] In every case
}, { $fact }.

## Kraken fish

kraken-without-fins =
    If { $fins ->
        [one] the fin { $fins } is not
        [2] neither of the fins { $fins } is
       *[other] none of the fins { $fins } is
    } { $digit }, only the other places are left, and they all lie in { HOUSES($covers) }.
kraken-not = In that case, { $cell } cannot be { $digit }.
kraken-places = In that case, { $cover } must have its { $digit } in { OR($cells) }.
kraken-fin = the fin { $cell } is { $digit }

## Templates

templates-ways =
    Consider all ways to place { $rows }{ $conditions ->
        [0] { "" }
       *[other] { " " }so that { $conditions }
    }.
templates-into = { A-DIGIT($digit) } in { PICK($rows, one: "", other: "each of ") }{ HOUSES($rows) }
templates-into-all = { A-DIGIT($digit) } in every row
templates-apart = no two { PICK($several, true: "equal digits ", false: "") }see each other
templates-one-digit-a-cell = no cell has two digits
templates-use = All of them use { $cells }.
templates-have = All of them have { A-DIGIT($digit) } in { $cells }.
templates-do-not-use = None of them uses { PICK($cells, one: "", other: "any of ") }{ $cells }.
templates-have-no-room =
    None of them leaves room for { A-DIGIT($digit) } in { PICK($cells, one: "", other: "any of ") }{ $cells }.
a-digit = { $value ->
    [8] an 8
   *[other] a { $value }
}

## Steps of a search

search-held = The search tries { $choice }, which leads to a solution ({ N-NODES($nodes) } searched).
search-choice = { $digit } in { $cell }
search-suppose = Suppose { $choice }.
search-singles = Singles then give { $forced }.
search-contradiction = That is a contradiction ({ $conflict }), so { $cell } is not { $digit }.
search-fails = Every continuation fails ({ N-NODES($nodes) } searched), so { $cell } is not { $digit }.

## Truths and links

technique-truths-and-links = Truths and Links
rank =
    Truths: { $truths }. Links: { $links }. Rank: { $of_links } { PICK($of_links, one: "link", other: "links") } −
    { $of_truths } { PICK($of_truths, one: "truth", other: "truths") } = { $rank }{ $made_up ->
        [0] { "" }
       *[other] , plus { $made_up } for candidates in more truths than links
    }.
rank-all =
    Each truth uses one link for its true candidate, so no link is left over. Therefore, every candidate that is in more
    links than truths is false.
rank-spare =
    Each truth uses one link for its true candidate, which leaves { $spare } to spare. A candidate that would use more
    than that is false.
rank-needed =
    Without { AND($candidates) }, there would be fewer links than truths, so { $count ->
        [1] it is
       *[other] they are
    } true.
rank-contradiction = There are more truths than the links can satisfy, so this position has no solution.
rank-uncovered =
    The links do not cover the truths: { AND($candidates) } { $count ->
        [1] is
       *[other] are
    } in no link. So nothing follows by counting.
rank-nothing = No candidate is in enough links, so nothing follows by counting.
rank-beyond = Trying every way to satisfy the truths also rules out { AND($candidates) }.
rank-beyond-counting = But trying every way to satisfy the truths rules out { AND($candidates) }.
rank-none = No single set of links shows this step; it compares cases.

## Techniques: what they are called, what they do, and why they hold
summary-full-house = A house has only one empty cell left, so that cell takes the missing digit.
argument-full-house =
    A house contains each digit once. If eight of its cells are filled, the last empty cell must take the digit that is
    missing.
summary-hidden-single = A digit can go in only one cell of a house, so it goes there.
summary-naked-single = A cell has only one candidate left, so it takes that digit.
argument-naked-single =
    Every cell takes a digit. If eight of the nine digits are ruled out, usually because they are already in its row,
    column or box, the cell must take the ninth.
summary-locked-candidates-type-1-pointing =
    All candidates for a digit in a box lie in one row or column, so the digit can be removed from the rest of that row
    or column.
summary-locked-candidates-type-2-claiming =
    All candidates for a digit in a row or column lie in one box, so the digit can be removed from the rest of that box.
summary-combinations =
    A candidate can be removed if it appears in no valid way to fill the cells of a cage, or of another group of cells
    with a rule.
argument-combinations =
    The cells must be filled so that their rule holds. A candidate that occurs in none of the possible ways cannot be true.
summary-innies-and-outies =
    Subtracting the sums of cages from the sum of whole houses leaves a known sum for a few cells.
argument-innies-and-outies =
    The digits of a complete house have a known sum, 45 for nine digits. Take one or more houses, and subtract the sums
    of the cages that cover most of their cells. The result is the sum of the few cells that these cages do not cover
    (innies), minus the sum of the cells of the cages that lie outside the houses (outies).
summary-direct-forcing =
    A candidate can be removed if it is excluded by every digit of a cell, every place for a digit in a house, or every
    way to satisfy a rule.
argument-direct-forcing =
    One of the candidates of a cell must be true, and a digit must go in one of its places in a house. If all of these
    possibilities exclude the same candidate, by whichever rule, that candidate is false.
summary-required-digits =
    A candidate can be removed if it would leave no way to fill a cage, or another group of cells with a rule.
argument-required-digits =
    Suppose that the candidate is true. It then excludes others in the cells of the rule, because it sees them or
    because another rule forbids both. If those that are left form no combination, the candidate is false. For example,
    if every combination of a cage contains a digit, no cell that sees all its places in the cage can take it.
summary-law-of-leftovers =
    Where lines and regions almost coincide, the cells left over on both sides hold the same digits.
argument-law-of-leftovers =
    Three rows (or columns), for example, contain each digit exactly three times, and so do three regions. Remove the
    cells that the rows and the regions have in common. The cells left over on the two sides must hold the same digits.
summary-locked-pair =
    Two cells that share both a box and a row or column have the same two candidates. These can be removed from the rest
    of both houses.
summary-naked-pair = Two cells of a house have the same two candidates, which can be removed from the rest of the house.
summary-hidden-pair =
    Two digits can go in only two cells of a house, so all other candidates can be removed from those cells.
summary-locked-triple =
    The three cells where a box crosses a row or column have only three candidates between them. These can be removed
    from the rest of both houses.
summary-naked-triple =
    Three cells of a house have only three candidates between them, which can be removed from the rest of the house.
summary-hidden-triple =
    Three digits can go in only three cells of a house, so all other candidates can be removed from those cells.
summary-skyscraper =
    In each of two rows (or columns), a digit can go in only two cells. A cell of one pair is in the same column (or
    row) as a cell of the other. At least one of the remaining two cells has the digit, so it can be removed from cells
    that see both.
summary-2-string-kite =
    A digit can go in only two cells of a row and only two cells of a column. A cell of one pair is in the same box as a
    cell of the other. At least one of the remaining two cells has the digit, so it can be removed from cells that see
    both.
summary-dual-2-string-kite = Two 2-String Kites that share the same two cells of a box, applied as one step.
summary-xy-wing =
    A cell with candidates X and Y sees two others, one with X and Z and one with Y and Z. One of these two must be Z,
    so Z can be removed from cells that see both.
summary-turbot-fish =
    A digit can go in only two cells in each of two houses, one of them a box, and a cell of one pair sees a cell of the
    other. At least one of the remaining two cells has the digit, so it can be removed from cells that see both.
summary-empty-rectangle =
    In a box, a digit can only go in one row and one column, the two arms. A line outside the box has only two cells for
    the digit, and one of them is in line with an arm. The digit can be removed from the cell that sees both the line’s
    other cell and the box’s other arm.
summary-dual-empty-rectangle = Two Empty Rectangles in the same box, applied as one step.
summary-grouped-skyscraper =
    A Skyscraper in which one end is a group: two or three cells of a row or column, all in one box.
summary-grouped-2-string-kite =
    A 2-String Kite in which one end is a group: two or three cells of a row or column, all in one box.
summary-xyz-wing =
    A cell with candidates X, Y and Z sees two others, one with X and Z and one with Y and Z. One of the three must be
    Z, so Z can be removed from cells that see all of them.
summary-w-wing =
    Two cells have only the candidates X and Y. In some house, X has only two places, and each of the two cells sees one
    of them. At least one of the two cells must be Y, so Y can be removed from cells that see both.
argument-w-wing =
    If both cells were X, the house would have no cell left for X, because each of its two possible cells sees one of
    them. So at least one of the two is Y, and a cell that sees both cannot be Y.
summary-simple-colors-trap =
    Cells joined by strong links on one digit are coloured alternately, so one of the two colours is true. The digit can
    be removed from cells that see both colours.
argument-simple-colors-trap =
    A strong link joins the only two cells of a house that can take the digit, so exactly one of them has it. When the
    linked cells are coloured alternately, either all cells of one colour have the digit or all cells of the other. A
    cell that sees both colours sees the digit in either case, so it cannot take it.
summary-simple-colors-wrap =
    Cells joined by strong links on one digit are coloured alternately. If two cells of one colour see each other, that
    colour is false, and the digit can be removed from all its cells.
argument-simple-colors-wrap =
    A strong link joins the only two cells of a house that can take the digit, so exactly one of them has it. When the
    linked cells are coloured alternately, either all cells of one colour have the digit or all cells of the other. Two
    cells of one colour that see each other cannot both have it, so that colour is false.
summary-grouped-turbot-fish =
    A Turbot Fish in which one end of a strong link is a group: two or three cells of a row or column, all in one box.
summary-uniqueness-test-1 =
    Three corners of a rectangle in two boxes have only the candidates X and Y. These can be removed from the fourth
    corner, because X and Y could be swapped if it took either of them.
summary-uniqueness-test-2 =
    The corners of a rectangle in two boxes all have the candidates X and Y, and two corners that share a house have the
    same extra candidate. X and Y could be swapped unless one of the two takes it, so it can be removed from cells that
    see both.
summary-uniqueness-test-4 =
    Two corners of a rectangle in two boxes have candidates besides X and Y, and a house that they share needs X in one
    of them. X and Y could be swapped if the other were Y, so Y can be removed from both.
summary-avoidable-rectangle-type-1 =
    Three corners of a rectangle in two boxes were filled while solving, with only two digits between them. The fourth
    corner cannot take the digit that would allow the two to be swapped.
summary-remote-pair =
    An even number of cells, all with the same two candidates, form a chain in which each cell sees the next. The two
    ends take different digits, so both digits can be removed from cells that see both ends.
argument-remote-pair =
    Neighbouring cells in the chain see each other, so the two digits alternate along it. With an even number of cells,
    the two ends differ: one takes the first digit and the other takes the second. A cell that sees both ends can take
    neither.
summary-uniqueness-test-3 =
    Two corners of a rectangle in two boxes have candidates besides X and Y, one of which must be true. Treated as one
    cell, these corners form a naked subset with other cells of a house. The digits of the subset can be removed from
    the rest of the house.
summary-uniqueness-test-5 =
    The corners of a rectangle in two boxes all have the candidates X and Y, and two opposite corners, or three corners,
    have the same extra candidate. X and Y could be swapped unless one of these takes it, so it can be removed from
    cells that see all of them.
summary-uniqueness-test-6 =
    Two opposite corners of a rectangle in two boxes have candidates besides X and Y. In the rows and columns of the
    rectangle, X can only go in the corners. X and Y could be swapped if these two corners were X, so X can be removed
    from both.
argument-uniqueness-test-6 =
    { argument-deadly } In the rows and columns of this rectangle, X can only go in the corners, so two opposite corners
    are X. If these were the corners with other candidates, the remaining two would be Y, and the rectangle would be
    deadly. So X can be removed from them.
summary-avoidable-rectangle-type-2 =
    Two corners of a rectangle in two boxes were filled while solving, and the other two have the same extra candidate.
    Two digits could be swapped unless one of these corners takes it, so it can be removed from cells that see both.
summary-hidden-rectangle =
    One corner of a rectangle in two boxes has only the candidates X and Y. In the row and column of the opposite
    corner, X can only go in corners of the rectangle. Y can be removed from the opposite corner, because X and Y could
    be swapped if it were Y.
argument-hidden-rectangle =
    { argument-deadly } One corner has only X and Y. If the opposite corner were Y, its row and its column would each
    need X in one of the two remaining corners. The first corner sees both of those, so it would be Y, and the rectangle
    would be deadly. So the opposite corner cannot be Y.
summary-unique-loop-type-1 =
    Cells that all have the candidates X and Y form a closed loop in which each shares a house with the next. If only
    one cell has other candidates, it must take one of them, so X and Y can be removed from it.
summary-unique-loop-type-2 =
    Cells that all have the candidates X and Y form a closed loop in which each shares a house with the next. If all
    extra candidates are the same digit, one of them is true, so the digit can be removed from cells that see all of
    them.
summary-unique-loop-type-3 =
    Two cells of a unique loop have candidates besides X and Y, one of which must be true. Treated as one cell, they
    form a naked subset with other cells of a house. The digits of the subset can be removed from the rest of the house.
summary-unique-loop-type-4 =
    Two cells of a unique loop have candidates besides X and Y, and a house that they share needs X in one of them. The
    other cannot be Y, so Y can be removed from both.
summary-multi-colors-2 =
    Cells joined by strong links on one digit form clusters, each coloured alternately in two colours. A colour that
    sees both colours of another cluster is false, so the digit can be removed from all its cells.
argument-multi-colors-2 =
    A cluster is a set of cells joined by strong links on one digit. When it is coloured alternately, exactly one of its
    two colours is true. A colour of the first cluster sees both colours of the second, so whichever of these is true
    makes it false.
summary-multi-colors-1 =
    Cells joined by strong links on one digit form clusters, each coloured alternately in two colours. If a colour of
    one cluster sees a colour of another, the digit can be removed from cells that see both of the opposite colours.
argument-multi-colors-1 =
    A cluster is a set of cells joined by strong links on one digit. When it is coloured alternately, exactly one of its
    two colours is true. A colour of one cluster sees a colour of the other, so these two are not both true, and at
    least one of the opposite colours is true. A cell that sees both of those cannot have the digit.
summary-wxyz-wing =
    Four cells in two crossing houses have only four digits between them, and for every digit but Z the candidates all
    see each other. One of the cells must be Z, so Z can be removed from cells that see all its candidates there.
summary-naked-quadruple =
    Four cells of a house have only four candidates between them, which can be removed from the rest of the house.
summary-extended-rectangle-type-1 =
    Three or more pairs of cells lie across two parallel lines, each pair in one box, and share as many digits as there
    are pairs. If only one cell has other candidates, it must take one of them, so the shared digits can be removed from
    it.
summary-extended-rectangle-type-2 =
    Some cells of an extended rectangle have the same extra candidate. One of them must take it, so it can be removed
    from cells that see all of them.
summary-sue-de-coq =
    Two or three cells where a line crosses a box, together with some others of the line and of the box, have only as
    many digits as there are cells. Each digit is used up in the line or in the box, and can be removed from the rest of
    that house.
argument-sue-de-coq =
    Take two or three cells where a line crosses a box, some cells from the rest of the line, and some from the rest of
    the box. No digit of the crossing cells is in both of the other sets, so each can be used only once. There are
    just enough digits to fill all the cells, so every one of them is used. A digit that is missing from the cells of
    the box must be in the line, and one that is missing from those of the line must be in the box.
summary-x-chain =
    Alternating strong and weak links on one digit connect two cells, at least one of which has the digit. So it can be
    removed from cells that see both.
summary-extended-rectangle-type-3 =
    Two cells of an extended rectangle have extra candidates, one of which must be true. Treated as one cell, they form
    a naked subset with other cells of a house. The digits of the subset can be removed from the rest of the house.
summary-extended-rectangle-type-4 =
    Two cells of an extended rectangle have extra candidates, and a house that they share needs one of the rectangle’s
    digits in one of them. The other must take an extra candidate, so the rectangle’s other digits can be removed from
    both.
summary-m-wing =
    A cell with candidates X and Y sees one end of a strong link on Y, whose other end is joined by a strong link on X
    to another cell. The first cell or the last must be X, so X can be removed from cells that see both.
argument-m-wing =
    If the first cell is not X, it is Y, so the cell that it sees at the near end of the strong link is not Y. Then the
    cell at the far end is Y and not X, which makes the last cell X. So the first cell or the last is X, and a cell
    that sees both cannot be X.
summary-forcing-x-chain =
    Assuming that a candidate is true (or false) leads, along links on one digit, to the opposite. So the assumption is
    wrong.
summary-xy-chain =
    Cells with only two candidates form a chain in which every cell sees the next and shares a digit with it. One of the
    two ends must take a digit that both have, so that digit can be removed from cells that see both ends.
summary-continuous-nice-loop =
    Alternating strong and weak links form a closed loop. Exactly one end of each link is true, so candidates that both
    ends rule out can be removed.
summary-bidirectional-x-cycle =
    Links on one digit form a closed loop, in which alternate cells have the digit. It can be removed from other cells
    that see both ends of a link.
summary-bidirectional-y-cycle =
    Cells with only two candidates form a closed loop in which every cell sees the next. The digit on each link is in
    one of the two cells that the link joins, and can be removed from other cells that see both.
summary-bidirectional-cycle =
    Links on several digits form a closed loop. Exactly one end of each link is true, so candidates that both ends rule
    out can be removed.
summary-forcing-chain =
    Assuming that a candidate is true (or false) leads, link by link, to the opposite. So the assumption is wrong.
summary-discontinuous-nice-loop =
    Alternating strong and weak links lead from a candidate back to itself, which proves that it is false or that it is
    true.
summary-aic =
    Alternating strong and weak links connect two candidates, at least one of which must be true. Any candidate that
    both would rule out can be removed.
summary-hidden-quadruple =
    Four digits can go in only four cells of a house, so all other candidates can be removed from those cells.
summary-vwxyz-wing =
    Five cells in two crossing houses have only five digits between them, and for every digit but Z the candidates all
    see each other. One of the cells must be Z, so Z can be removed from cells that see all its candidates there.
summary-almost-locked-set-xz-rule =
    Two almost locked sets share a digit X that only one of them can hold. So at least one of them holds all its other
    digits. Any other digit that they share can be removed from cells that see all its candidates in both.
argument-almost-locked-set-xz-rule =
    An almost locked set has one digit more than it has cells, so if it lacks one digit, it holds all the others. The
    two sets have a restricted common: a digit X that cannot be in both, because all its candidates in one see all those
    in the other. So one of the sets lacks X and holds all its other digits. Another digit that both sets have is
    therefore in at least one of them, and can be removed from cells that see all its candidates in both.
summary-symmetrical-placement =
    If turning or reflecting the grid and renaming its digits leaves the givens unchanged, the solution has the same
    symmetry.
argument-symmetrical-placement =
    Take a move that maps rows, columns and boxes to rows, columns and boxes, and rename digits if necessary. It turns
    each solution of the givens into a solution of their image. If the givens are their own image and there is only one
    solution, then the solution is its own image too. So a candidate is true if and only if its image is true. A cell
    that stays in place holds a digit that keeps its name. If a candidate is ruled out, so is its image.
summary-bivalue-universal-grave-1 =
    Every empty cell except one has two candidates, and that one has three. Without its extra candidate, the puzzle
    would not have exactly one solution, so that candidate must be true.
argument-bivalue-universal-grave-1 =
    If every empty cell had two candidates, and every digit two cells in each house that lacks it, the puzzle would have
    either several solutions or none. Only one candidate prevents this, so it must be true.
summary-bivalue-universal-grave-type-2 =
    Without certain candidates, every empty cell would have two left, and the puzzle would not have exactly one
    solution. If these candidates are all the same digit, one of them is true, so the digit can be removed from cells
    that see all of them.
summary-bivalue-universal-grave-type-4 =
    Only two cells have more than two candidates, and a house that they share needs a certain digit in one of them. The
    other must take one of its extra candidates, so all other digits can be removed from both.
summary-bivalue-universal-grave-type-3 =
    Only cells of one house have more than two candidates, and one of the extra candidates must be true. Treated as one
    cell, these cells form a naked subset with other cells of the house. The digits of the subset can be removed from
    the rest of the house.
summary-grouped-continuous-nice-loop =
    A Continuous Nice Loop with groups: two or three cells in one box and one line that act as a single cell for a
    digit.
summary-grouped-discontinuous-nice-loop =
    A Discontinuous Nice Loop with groups: two or three cells in one box and one line that act as a single cell for a
    digit.
summary-grouped-aic =
    An AIC with groups: two or three cells in one box and one line that act as a single cell for a digit.
summary-3d-medusa =
    Candidates of several digits that are joined by strong links are coloured alternately, so one of the two colours is
    true. A colour that contradicts itself is false, and candidates that both colours rule out can be removed.
argument-3d-medusa =
    A strong link joins the only two cells for a digit in a house, or the only two candidates of a cell, so exactly one
    of its ends is true. When the linked candidates are coloured alternately, all candidates of one colour are true and
    all of the other are false. A colour is false if it would put two digits in a cell, repeat a digit in a house or
    leave a cell without candidates. A candidate that both colours rule out can be removed.
summary-almost-locked-set-xy-wing =
    An almost locked set shares one digit with each of two others. Each of these digits can be in only one of the two
    sets that share it.
    So a digit that the two others have is in at least one of them, and can be removed from cells that see all its
    candidates there.
summary-aligned-pair-exclusion =
    If one cell took a certain candidate, every candidate of a second cell would repeat that digit or leave a third cell
    without candidates. So the first candidate can be removed.
summary-continuous-nice-loop-with-als =
    A Continuous Nice Loop that also uses almost locked sets: cells of one house with one digit more than there are
    cells.
summary-discontinuous-nice-loop-with-als =
    A Discontinuous Nice Loop that also uses almost locked sets: cells of one house with one digit more than there are
    cells.
summary-aic-with-als =
    An AIC that also uses almost locked sets: cells of one house with one digit more than there are cells.
summary-almost-locked-set-xy-chain =
    Each almost locked set in a chain shares a digit with the next, and only one of the two can hold it. So a digit that
    both end sets have is in at least one of them, and can be removed from cells that see all its candidates there.
summary-aic-with-hidden-sets =
    An AIC that also uses almost hidden sets: digits that have one cell more than they need in a house. At most one of
    these cells can take another digit.
summary-aic-with-unique-rectangles =
    An AIC that also uses unique rectangles. At least one extra candidate of such a rectangle must be true, or two
    digits could be swapped.
summary-bivalue-oddagon =
    X and Y alone cannot fill a loop of an odd number of cells, because they would have to alternate. If the loop has one
    other candidate, it is true. If there are several, any candidate that they all rule out can be removed.
argument-bivalue-oddagon =
    { argument-oddagons } If there is only one guardian, it can be placed. If there are several, a candidate that all of
    them would rule out can be removed. This does not assume that the puzzle has only one solution.
summary-tridagon =
    Twelve cells in four boxes are arranged in such a way that X, Y and Z alone cannot fill them. If the cells have one
    other candidate, it is true. If there are several, any candidate that they all rule out can be removed.
argument-tridagon =
    { argument-tridagons } So at least one of the other candidates in the twelve cells, the guardians, is true. If there
    is only one guardian, it can be placed. If there are several, a candidate that all of them would rule out can be
    removed. This does not assume that the puzzle has only one solution.
summary-death-blossom =
    Whatever digit a cell takes, one of several almost locked sets loses that digit and holds all its others. A digit
    that all the sets have can be removed from cells that see all its candidates in them.
argument-death-blossom =
    An almost locked set has one digit more than it has cells, so if it lacks one digit, it holds all the others. Each
    digit of the central cell, the stem, has its own almost locked set, a petal, in which all candidates for that digit
    see the stem. Whatever the stem takes, one petal lacks that digit and holds all its others. So a digit that all
    petals have is in at least one of them, and a cell that sees all its candidates there cannot take it.
summary-aligned-triplet-exclusion =
    If one cell took a certain candidate, no combination of digits would be possible for two other cells: each would
    repeat a digit or leave a cell without candidates. So the candidate can be removed.
summary-sk-loop =
    Two rows and two columns cross in four boxes. Eight pairs of cells beside the crossings form a ring, and the digits
    that neighbouring pairs share are just enough to fill them all. These digits can be removed from the rest of the
    lines and boxes that the pairs share.
argument-sk-loop =
    Each pair of cells shares a line with one neighbouring pair and a box with the other. Each candidate of the pairs is
    covered by one of these eight houses, usually two digits per house. A house holds a digit only once, so the
    houses can supply only 16 digits for the 16 cells. All of them are needed, so each of these digits must be in the
    ring and can be removed from the rest of its house. Easter Monster is the best-known example.
summary-multi-sector-locked-sets =
    Take the cells where several rows cross several columns, and cover all their candidates with digits in rows, columns
    or boxes. If there are only as many of these digits as cells, all of them must be in the cells, and can be removed
    from the rest of their houses.
argument-multi-sector-locked-sets =
    A cover is a digit in a house, and can fill at most one of the cells. If there are as many covers as cells, each
    cover must fill one of them. So its digit can be removed from the rest of the house. It can also be removed from a
    cell where two covers meet, because it would use up both. If there is one cover more than there are cells, a
    candidate can be removed only if it lies outside the cells and two covers meet there. A multifish is the same
    pattern seen the other way round: it looks in the rows for the digits that were counted in columns, and finds the
    same eliminations.
summary-forcing-chain-contradiction =
    Assuming that a candidate is true (or false) leads through chains to a contradiction. So the assumption is wrong.
summary-forcing-chain-verity =
    Chains from every candidate of a cell, or from every cell for a digit in a house, lead to the same conclusion. One
    of these candidates must be true, so the conclusion holds.
summary-bivalue-oddagon-forcing-chain =
    At least one extra candidate of a bivalue oddagon must be true. Chains from each of them lead to the same
    conclusion, so it holds.
argument-bivalue-oddagon-forcing-chain =
    { argument-oddagons } Follow the consequences of each guardian, link by link. A conclusion that they all lead to
    must hold. In chains, a guardian is also true if all others are false.
summary-unique-rectangle-forcing-chain =
    The corners of a rectangle in two boxes can be X or Y and have up to six extra candidates. At least one of these
    must be true, or X and Y could be swapped. Chains from each of them lead to the same conclusion, so it holds.
argument-unique-rectangle-forcing-chain =
    { argument-deadly } If the four corners held only X and Y, these could be swapped, so at least one of the other
    candidates of the corners, the guardians, is true. Follow the consequences of each guardian, link by link. A
    conclusion that they all lead to must hold.
summary-tridagon-forcing-chain =
    At least one extra candidate of a tridagon must be true. Chains from each of them lead to the same conclusion, so it
    holds.
argument-tridagon-forcing-chain =
    { argument-tridagons } So at least one of the other candidates in the twelve cells, the guardians, is true. Follow
    the consequences of each guardian, link by link. A conclusion that they all lead to must hold. In chains, a guardian
    is also true if all others are false.
summary-nishio-forcing-chain =
    Assuming that a cell takes a digit, and following that digit alone, leads to a contradiction. So the candidate can
    be removed.
summary-cell-forcing-chain =
    Chains from every candidate of a cell lead to the same conclusion. One of the candidates must be true, so the
    conclusion holds.
summary-region-forcing-chain =
    Chains from every cell for a digit in a house lead to the same conclusion. One of the cells must have the digit, so
    the conclusion holds.
summary-kraken-fish-type-1 =
    A fish with extra candidates, called fins. A candidate that the fish would rule out without the fins can be removed
    if each fin rules it out as well, through a chain.
summary-kraken-fish-type-2 =
    A fish with extra candidates, called fins. A candidate can be removed if chains from each fin, and from each cell of
    the fish in one cover house, rule it out.
summary-junior-exocet =
    Two base cells share a band with two target cells. Three lines cross the band, and outside it they have room for
    each base candidate at most twice. So whichever two digits the base cells take must also be in the targets. Other
    candidates can be removed from the targets, their mirror cells and the base.
argument-junior-exocet =
    The base is two cells of a line in a box, with three or four digits between them. Each of the other two boxes of the
    band has a target outside that line. Three lines across the band matter: one through each target, and one through
    the third cell beside the base. All three need each digit of the base, but outside the band they have room for it
    only twice. So one of them has it inside the band. There, the base sees all its places except the targets and the
    cells beside them, and the latter cannot hold it. So each digit in the base is in a target. In the other target’s
    box, it then has only two places left: the mirror cells. A digit that is certain to be in the base occurs once in
    each of the two lines that cover its places outside the band.
summary-double-exocet =
    Two Junior Exocets in one band have the same four digits and the same three lines across the band. Each digit is in
    exactly one base and one target, so it can be removed from cells that see both bases or all targets. Outside the
    band, it can be removed from the rest of the lines that cover it.
argument-double-exocet =
    Each of the three lines across the band needs all four digits, but outside the band they have room for each digit
    only twice. So each digit is in one of these lines inside the band. A digit in both bases would see all its places
    there. So each base has two digits of its own, and its targets hold the same two. Outside the band, each digit is
    then exactly once in each of the two lines that cover its places.
summary-forcing-net-contradiction =
    Assuming that a candidate is true (or false), and placing every single that follows, leads to a contradiction. So
    the assumption is wrong.
summary-forcing-net-verity =
    Placing every single that follows from each candidate of a cell, or from each cell for a digit in a house, leads to
    the same conclusion. One of these candidates must be true, so the conclusion holds.
summary-bivalue-oddagon-forcing-net =
    At least one extra candidate of a bivalue oddagon must be true. Placing every single that follows from each of them
    leads to the same conclusion, so it holds.
argument-bivalue-oddagon-forcing-net = { argument-bivalue-oddagon-forcing-chain } { argument-dynamic }
summary-tridagon-forcing-net =
    At least one extra candidate of a tridagon must be true. Placing every single that follows from each of them leads
    to the same conclusion, so it holds.
argument-tridagon-forcing-net = { argument-tridagon-forcing-chain } { argument-dynamic }
summary-dynamic-contradiction-forcing-chain =
    Assuming that a candidate is true (or false) leads to a contradiction, through chains that combine several
    consequences. So the assumption is wrong.
summary-dynamic-double-forcing-chain =
    A candidate leads to the same conclusion whether it is true or false, through chains that combine several
    consequences. So the conclusion holds.
summary-dynamic-cell-forcing-chain =
    Every candidate of a cell leads to the same conclusion, through chains that combine several consequences. So the
    conclusion holds.
summary-dynamic-region-forcing-chain =
    Every cell for a digit in a house leads to the same conclusion, through chains that combine several consequences. So
    the conclusion holds.
summary-dynamic-forcing-chain-plus =
    A Dynamic Forcing Chain that also uses locked candidates, pairs and X-Wings along the way.
summary-template-set = Every way to place a digit in the whole grid uses the same cell, so the digit goes there.
summary-template-delete =
    No way to place a digit in the whole grid uses a certain cell, so the digit can be removed from it.
summary-nested-forcing-chain-level-2 = A Dynamic Forcing Chain that also uses complete chains and cycles along the way.
summary-nested-forcing-chain-level-3 =
    A Dynamic Forcing Chain that also uses chains from all candidates of a cell, or all cells for a digit in a house,
    along the way.
summary-nested-forcing-chain-level-4 =
    A Dynamic Forcing Chain that also uses other Dynamic Forcing Chains along the way.
summary-nested-forcing-chain-level-5 =
    A Dynamic Forcing Chain that uses other Dynamic Forcing Chains along the way, which in turn use complete chains and
    cycles.
summary-hidden-single-in-a-box = A digit can go in only one cell of a box, so it goes there.
summary-hidden-single-in-a-line = A digit can go in only one cell of a row or column, so it goes there.
summary-direct-pointing =
    All candidates for a digit in a box lie in one row or column. This leaves only one cell for the digit in another
    box.
summary-direct-claiming =
    All candidates for a digit in a row or column lie in one box. This leaves only one cell for the digit in a parallel
    row or column.
summary-direct-hidden-pair =
    Two digits can go in only two cells of a house. This leaves only one cell of the house for a third digit.
summary-direct-hidden-triple =
    Three digits can go in only three cells of a house. This leaves only one cell of the house for a fourth digit.
summary-guess = Trying a candidate leads to a solution.
summary-contradiction = Trying a candidate leads to a contradiction in every case, so it can be removed.
summary-fish = { $shape ->
    [basic] { $fins ->
        [none]
            In { WORD($size) } rows (or columns), a digit can only go in the same { WORD($size) } columns (or rows). It
            can be removed from the other cells of those columns (or rows).
        [finned]
            { PICK($fish, x-wing: "An", other: "A") } { FISH-NAME($fish) } with one or more extra candidates, called
            fins. Candidates that it would rule out without the fins can be removed if they see every fin.
       *[sashimi]
            A Finned { FISH-NAME($fish) } in which a row (or column) would have at most one candidate without the fins.
    }
   *[large] { $fins ->
        [none]
            { PICK($fish, x-wing: "An", other: "A") } { FISH-NAME($fish) } { PICK($shape,
            franken: "in which boxes replace some rows or columns",
            mutant: "of rows, columns and boxes in any combination") }. In { WORD($size) } houses, a digit can only go in
            cells of { WORD($size) } other houses, so it can be removed from the rest of the latter.
       *[finned]
            A { PICK($shape, franken: "Franken", mutant: "Mutant") } { FISH-NAME($fish) } with one or more extra
            candidates, called fins. Candidates that it would rule out without the fins can be removed if they see every
            fin.
    }
}
fish-name =
    { PICK($value, x-wing: "X-Wing", swordfish: "Swordfish", jellyfish: "Jellyfish", squirmbag: "Squirmbag",
    whale: "Whale", leviathan: "Leviathan") }

where-bivalue-universal-grave = the cells with more than two candidates

## Arguments that several techniques share
sentences = { JOIN($some, " ") }
argument-hidden-single =
    Every house must contain every digit. If the digit is ruled out in all but one of the empty cells of a house, it
    belongs in that cell. Start with digits that already appear many times on the board, because they leave few cells
    open.
argument-locked =
    All candidates for the digit in one house also lie in a second house. The first house needs the digit, so one of
    these cells has it. This cell provides the digit for the second house too, so the other cells of the second house
    cannot take it.
argument-direct-locked =
    All candidates for the digit in one house also lie in a second house, so one of them provides the digit for both.
    The other cells of the second house cannot take it, which leaves only one cell for it in a third house.
argument-naked-subset =
    There are as many cells as digits. Each of these cells must take one of the digits, and no two can take the same, so
    the cells use up all of the digits. No other cell that sees all of them can take one.
argument-hidden-subset =
    There are as many digits as cells. Each of these digits needs one of the cells, and no two can share one, so the
    digits fill all of the cells. All other candidates can be removed from them.
argument-direct-hidden-subset =
    There are as many digits as cells, so these digits fill all of the cells, and no other digit can go there. That
    leaves only one cell of the house for one of the other digits.
argument-basic-fish =
    The rows (or columns) in which the digit has few cells are called the base, and the columns (or rows) that contain
    these cells are called the cover. Every base line needs the digit, and can only have it where a cover line crosses. No two base lines
    can use the same cover line. There are as many cover lines as base lines, so every cover line has its digit in the
    base and nowhere else.
argument-finned-fish =
    The rows (or columns) in which the digit has few cells are called the base, and the columns (or rows) that contain
    most of these cells are called the cover. Fins are the candidates of the base that lie outside the cover. If no fin is true, this is a
    fish without fins, and every cover line has its digit in the base. If a fin is true, no cell that sees it can have
    the digit. So a cell of the cover outside the base that sees every fin cannot have the digit in either case.
argument-large-fish =
    The houses that need the digit are called the base, and an equal number of other houses that contain all their
    candidates for it are called the cover. No two base houses can use the same cover house, so every cover house has its digit in the base
    and nowhere else. A candidate in two cover houses would use up both, so it can be removed even from the base. In a
    Franken fish, the base or the cover includes boxes. A mutant fish also mixes rows and columns.
argument-finned-large-fish =
    The houses that need the digit are called the base, and an equal number of other houses that contain most of their
    candidates for it are called the cover. Fins are candidates of the base that lie outside the cover or in two base houses. If no
    fin is true, every cover house has its digit in the base, and no candidate can use up two cover houses. If a fin is
    true, no cell that sees it can have the digit. So a cell that sees every fin cannot have the digit in either case if
    it lies in the cover outside the base, or in two cover houses.
argument-kraken =
    A fish has base houses, which need the digit, and an equal number of cover houses. Fins are candidates of the base
    outside the cover. If no fin is true, every cover house has its digit in the base. This case and each fin lead to
    the same conclusion, through chains if it is not immediate. One of the cases must be true, so the conclusion holds.
argument-two-links =
    Take two strong links on one digit. At least one end of each has the digit. One end of the first sees one end of the
    second, so these two cannot both have it. So at least one of the other two ends has it, and a cell that sees both
    cannot. In the grouped forms, an end can be a group: two or three cells in one box and one line.
argument-empty-rectangle =
    In the box, the digit can only go in one row and one column, the two arms. A line outside the box has only two cells
    for the digit, and the first of them is in line with one arm. If the first cell has the digit, the box must have it
    in the other arm. If not, the second cell has it. So a cell that sees both the other arm and the second cell cannot
    have the digit.
argument-three-wing =
    The cell that sees the two others is the pivot, and the others are the pincers. If the pivot takes a digit that only
    one pincer has, that pincer must be Z, the digit that the pincers share. In an XYZ-Wing, the pivot itself can also
    be Z. In each case one of the cells is Z, so a cell that sees all their candidates for Z cannot be Z.
argument-bent-wing =
    There are as many digits as cells. For every digit but Z, all candidates in these cells see each other, so the digit
    can fill only one cell. That leaves at least one cell for Z, so a cell that sees all their candidates for Z cannot
    be Z.
argument-guardians-1 =
    { argument-deadly } Here only one cell has candidates besides those of the pattern, and without them the pattern
    would be complete. So the cell must take one of them, and the digits of the pattern can be removed from it.
argument-guardians-2 =
    { argument-deadly } Here the candidates that prevent the pattern are all the same digit. At least one of them must
    be true, so a cell that sees all of them cannot take the digit.
argument-guardians-3 =
    { argument-deadly } Here at least one of the candidates that prevent the pattern must be true, and their cells share
    a house. Treated as one cell, they form a naked subset with other cells of the house, so the digits of the subset
    can be removed from the rest of it.
argument-guardians-4 =
    { argument-deadly } Here only two cells have candidates that prevent the pattern, and a house that they share needs
    one digit of the pattern in one of them. If the other cell also took a digit of the pattern, the pattern would be
    complete. So the other digits of the pattern can be removed from both.
argument-avoidable =
    If two digits alternate at the corners of a rectangle in two rows, two columns and two boxes, they can be swapped
    unless one of the corners is a given. A puzzle with one solution therefore never contains such a rectangle without a
    given. If only one corner is empty, it cannot take the digit that completes the rectangle. If two corners are empty
    and have the same extra candidate, one of them must take it.
argument-chain =
    At least one end of a strong link is true, and at most one end of a weak link. If the first candidate of the chain
    is false, the second is true, the third is false, and so on to the last, which is true. So at least one of the two
    ends of the chain is true, and any candidate that both would rule out can be removed.
argument-loop =
    At least one end of a strong link is true, and at most one end of a weak link. Here the links alternate around a
    closed loop. If one end of a weak link is false, following the loop to its other end shows that this end is true. So
    exactly one end of each link is true, and any candidate that both ends would rule out can be removed.
argument-discontinuous =
    Strong and weak links alternate from one candidate back to itself. If both links at this candidate are weak,
    assuming that it is true makes it false, so it is false. If both are strong, assuming that it is false makes it
    true, so it is true.
argument-groups =
    A node of the chain can also be a group: two or three cells in one box and one line, one of which has the digit if
    the node is true.
argument-small-sets =
    A node can also be an almost locked set. It has one digit more than it has cells, so if it lacks one digit, it holds
    all the others.
argument-hidden-sets =
    An almost hidden set provides further weak links. In a house, its digits can go in only one cell more than they need,
    so at most one of these cells can take another digit.
argument-rectangles =
    A unique rectangle provides further strong links: at least one of its extra candidates must be true, or two digits
    could be swapped.
argument-oddagons =
    Take a loop of an odd number of cells, each of which shares a house with the next, and two digits that all these
    cells have as candidates. If the cells held only these two digits, the digits would alternate around the loop. The
    last cell would then hold the same digit as the first, but it shares a house with it. So at least one of the other
    candidates of the cells, the guardians, is true.
argument-tridagons =
    Take four boxes in two bands and two stacks, and in each of them three cells, one in each row and column of the box.
    There are two kinds of such triples: those that run diagonally down to the right (possibly wrapping around), and
    those that run down to the left. If three boxes have one kind and the fourth the other, three digits cannot fill the
    twelve cells. To see why, read the digits of each box by rows and by columns. They come either in the order X, Y, Z,
    starting anywhere, or in the reverse order. Two boxes side by side must have the same order by rows, or a row would
    contain a digit twice. Likewise, two boxes one above the other must have the same order by columns. In a box of the
    first kind, both orders are the same, and in a box of the second kind, they are opposite. On the way around the four
    boxes, the order would therefore be reversed an odd number of times and still end up as it began.
argument-als-wing =
    An almost locked set has one digit more than it has cells, so if it lacks one digit, it holds all the others.
    Neighbouring sets have a restricted common: a digit that only one of them can hold. If the first set lacks its
    restricted common, it holds all its other digits. If not, the second set lacks it and holds the next one, and so on,
    so the last set lacks a restricted common and holds all its other digits. A digit that both end sets have is in one
    of them either way, and a cell that sees all its candidates there cannot take it.
argument-exclusion =
    Go through all combinations of digits for the two (or three) cells. A combination is impossible if it repeats a
    digit in a house, or if it leaves too few candidates for other cells that these cells see. A candidate that is in no
    possible combination can be removed.
argument-templates =
    A template is a way to place a digit in all rows, columns and boxes. There are 46,656 of them, but only those that
    fit the digits and candidates on the board can be right. If all of these use a cell, the digit goes there. If none
    of them uses a candidate, it can be removed.
argument-one-chain =
    Assume that a candidate is true, or that it is false, and follow the consequences link by link. If they lead to the
    opposite of the assumption, the assumption is wrong and the opposite holds.
argument-contradiction =
    Assume that a candidate is true, or that it is false, and follow the consequences link by link. They lead to a
    contradiction: two candidates that exclude each other are both true, a cell has no candidate left, or a house has no
    cell left for a digit. So the assumption is wrong.
argument-double =
    Assume first that a candidate is true, then that it is false, and follow the consequences of each. One of the two
    assumptions is right, so a conclusion that both lead to must hold.
argument-cases =
    A cell must take one of its candidates, and a house must have each digit in one of its cells. Follow the
    consequences of each of these cases. One of them is true, so a conclusion that they all lead to must hold.
argument-any-cases =
    Either make an assumption, or go through all cases: a candidate is true or false, a cell takes one of its
    candidates, a digit goes in one of its cells in a house. Follow the consequences. An assumption that leads to a
    contradiction is wrong, and a conclusion that all cases lead to must hold.
argument-dynamic =
    A consequence may depend on several earlier ones. For example, a digit goes in the last cell of a house when each of
    the other cells has been ruled out for a different reason.
argument-plus = The chains also use simple techniques along the way: locked candidates, pairs and X-Wings.
argument-nested = A complete forcing chain can serve as a single link of another.
argument-deadly =
    Cells form a deadly pattern if their digits could be swapped to give another solution, so a puzzle with one solution
    never contains one.

## Custom techniques

custom-words = { $words }
custom-name = { $name }.
custom-truths = { $truths ->
    [0] No reasons are given.
   *[other] The step relies on { $truths }.
}
truth-cells = the { PICK($cells, one: "cell", other: "cells") } { $cells }
truth-house = the { $digit } that { $house } must contain
truth-guardians = the fact that { $cells } cannot hold only { $digits }

## Names of techniques

variety = { $variety } { $title }
also-called = Also called { $names }.

## Hints

hint-look-at = Look at { $place }.
hint-look-for = Look at { $place }: { $name }. { $summary }
hint-not-by-logic = A search would try this first:
place-digit = the { $digit }s
place-houses = { $houses }
place-numbers = { KIND($kind, form: "many") } { $numbers }

## Paths

path-takeover =
    None of the techniques in use finds a step here, so a search takes over. It fills in singles. Where there are none,
    it tries a digit and shows what follows.
path-left-out = Omitted { $left } of { N-STEPS($steps) }; the others do not depend on { $left ->
    [1] it
   *[other] them
}.
path-solved = Solved by logic alone, in { N-STEPS($steps) }.
path-no-solution = Contradiction after { N-STEPS($steps) }: { $reason }.
path-stuck = Stuck after { N-STEPS($steps) }.
path-out-of-time = Time limit reached after { N-STEPS($steps) }.
path-unfinished = Unfinished: this is the position after { N-STEPS($steps) }.
path-solved-by-search = Solved in { N-STEPS($steps) }, but not by logic alone: it took a search of { N-NODES($nodes) }.
path-one-of-several =
    One of several solutions, found in { N-STEPS($steps) }, but not by logic alone: it took a search of
    { N-NODES($nodes) }.
n-steps = { $value } { PICK($value, one: "step", other: "steps") }
n-nodes = { $value } { PICK($value, one: "node", other: "nodes") }

## Legends

legend-marks = marks:
legend-only-candidate = (n) only candidate
legend-boxes = { ROLE($role) }: { JOIN($boxes, ", ") }
legend-boxes-too = { ROLE($role) } (also { JOIN($boxes, ", ") })
role = { $value ->
    [als] ALS { CAP(LAST($value)) }
   *[other] { $value }
}
picture-rules = Rules: { JOIN($rules, ", ") }
picture-rule-anti-knight = anti-knight
picture-rule-anti-king = anti-king
picture-rule-non-consecutive = non-consecutive
picture-rule-disjoint-groups = disjoint groups
picture-rule-all-marks-shown = all marks between cells are shown
picture-rule-row-indexers = row indexers
picture-rule-column-indexers = column indexers
picture-rule-slow-thermometers = slow thermometers
picture-rule-whispers = neighbours on a whisper line differ by at least { $number }
picture-rule-entropic-lines = entropic lines
picture-rule-zipper-lines = zipper lines
picture-rule-equal-sums = equal sums
picture-rule-sandwich-sums = sandwich sums
picture-rule-x-sums = X-sums
picture-rule-skyscrapers = skyscrapers

## Why digits are wrong, and what would mend a puzzle

reason-right = { $digit } in { $cell } is right.
reason-possible = { $digit } in { $cell } is possible: the puzzle has a solution with it.
reason-given = { $cell } cannot be { $digit }: it is given as { $given }.
reason-seen =
    { $cell } cannot be { $digit }: it sees { $by ->
        [one] { A-DIGIT($digit) }
       *[other] the { $digit }s
    } in { $by }.
reason-refuted =
    If { $cell } were { $digit }, { $steps ->
        [0] { FORM($conflict, "would-be") }
       *[other] then { $steps } would follow, and { FORM($conflict, "would-be") }
    }.
reason-more-steps = { $count } more { PICK($count, one: "step", other: "steps") }
reason-unexplained =
    { $digit } in { $cell } is wrong: a search finds no solution with it, but { PICK($late,
    true: "time ran out before the techniques could show why", false: "the techniques cannot show why") }.
reason-nothing-fits = { $digit } in { $cell } is wrong, but so is any other digit ({ $status }).
conflict-clash = { WORD($cells) } { $digit }s in { FORM($house, "plain") }: { $cells }
    .would-be = there would be { conflict-clash }
conflict-no-candidate = { $cell } has no candidate left
    .would-be = { $cell } would have no candidate left
conflict-no-place = no place for { $digit } in { FORM($house, "plain") }
    .would-be = there would be no place for { $digit } in { FORM($house, "plain") }
conflict-broken-rule = the rule '{ $rule }' is broken in { $cells }
    .would-be = the rule '{ $rule }' would be broken in { $cells }
conflicts = { $some }
conflicts-none = every way to fill the empty cells ends in a contradiction
contradiction = { $conflict ->
    [conflict-clash] There are { $conflict }.
    [conflict-no-place] { PICK($after_steps, true: "Now there", false: "There") } is { $conflict }, which is a contradiction.
   *[other] { $after_steps ->
        [true] Now { $conflict }
       *[false] { CAP($conflict) }
    }, which is a contradiction.
}
reason-givens-clash = { $count ->
    [1] This given contradicts the rules of the board
   *[other] These { WORD($digits) } givens contradict each other
}: { $digits }.
reason-digits-clash =
    { PICK($count, one: "This contradicts", other: "These contradict") }
    { PICK($beside_givens, true: "the givens", false: "each other") }: { $parts }.
reason-crossed-out = the removal of { $digit } from { $cell }
reason-found-by-search = A search finds no solution, but the techniques do not lead to a contradiction.
reason-from-these = Solving with { PICK($count, one: "it", other: "these") } alone leads to a contradiction:
reason-from-all = Solving the whole puzzle leads to a contradiction:
mending-changes = { $count ->
    [1] This change gives
    [2] Either of these changes gives
   *[other] Any one of these changes gives
} a unique solution: { OR($some) }.
mending-change = { $cell }{ $digit ->
    [0] { " " }left empty
   *[other] ={ $digit } (instead of { $was })
}
mending-no-change = No change of a single given leads to a unique solution.
mending-givens = { $count ->
    [1] This additional given makes
    [2] Either of these additional givens makes
   *[other] Any one of these additional givens makes
} the solution unique: { OR($some) }.
mending-no-given = No single additional given makes the solution unique.
mending-others = one of { $count } others
mending-out-of-time = The time limit was reached before every possibility was checked.
some = { JOIN($items, "; ") }{ $more ->
    [0] { "" }
   *[other] ; and { $more } more
}

## Verdicts on claims

claim-proved = proved
claim-shown = proved: the position already shows this
claim-false = false: { $count ->
    [0] no solution agrees with { $wrong }
   *[other] { $wrong } { PICK($claimed, one: "contradicts", other: "contradict") } the solution, where { $right }
}
claim-unreadable = unreadable at character { $column }: { $reason }
claim-harder =
    true, but not justified at this level: { $in_turn ->
    [true] { $missing } follows in { $steps } steps, some of them by harder techniques
   *[false] to show { $missing }, { PICK($steps, one: "this step uses a harder technique", other: "these steps use harder techniques") }
}
claim-indirect = true, but not in one step: { $missing } takes { $steps } steps
claim-reason = true, but not for this reason{ $steps ->
    [0] { "" }
   *[other] { $in_turn ->
    [true] { " " }in this position; { $missing } follows in { $steps } steps
   *[false] ; this would show { $missing }
}
}
claim-unread = true, but “{ $found }” in the reason (character { $column }) cannot be read{ $steps ->
    [0] { "" }
   *[other] ; { $in_turn ->
    [true] { $missing } follows in { $steps } steps
   *[false] this would show { $missing }
}
}
claim-excess = true, but the pattern does not show { $missing }{ $steps ->
    [0] { "" }
   *[other] { $in_turn ->
    [true] , which takes { $steps } steps
   *[false] ; this would
}
}
claim-known = true, but the position already shows this, so the step changes nothing
claim-undecided = not justified: there are several solutions, and { $missing } holds in some of them only
claim-unexplained = true, but neither the allowed techniques nor any up to { level-unfair } show { $missing }

## Whether a puzzle has one solution, and what its givens are like

status-unique = exactly one solution
status-multiple = at least two solutions: they first differ at { $cell }
status-impossible = no solution: { $reason }
status-mistakes = no solution from here: { JOIN($reasons, "; ") }
status-wrong = { $some }: the puzzle's solution has { PICK($count, one: "another digit", other: "other digits") } there
reason-cannot-be = { $cell } cannot be { $digit }
status-lost =
    the right { PICK($count, one: "digit", other: "digits") } of { $cells } { PICK($count, one: "has", other: "have") }
    been crossed out
status-differ = cells where these differ: { $cells }
status-lone = not read as givens, because cells that they see list the same digit: { $cells }
status-explain = 'crosshatch check --why' explains this step by step
status-explain-and-fix = 'crosshatch check --why' explains this and lists changes that would fix a mistyped digit
status-own-digits =
    If some of these digits are your own, put + before each of them in the following line. Then check that line to find
    your mistakes:
givens-too-few = { $count ->
    [0] no givens
    [1] only 1 given
   *[other] only { $count } givens
}; with fewer than { $fewest } there is always more than one solution
givens-all = every cell is given
givens-count = { $count } givens, { $symmetry }
givens-on-board = { $count ->
    [0] no givens
    [one] 1 given
   *[other] { $count } givens
}
givens-minimal = minimal: no given can be removed
givens-superfluous = not minimal: { $count ->
    [1] one given can be removed
   *[other] any one of { $count } givens can be removed
}
givens-superfluous-named = { givens-superfluous }: { $cells }
symmetry-none = without symmetry
symmetry-180 = with half-turn symmetry (180)
symmetry-90 = with quarter-turn symmetry (90)
symmetry-left-right = mirrored left to right (left-right)
symmetry-top-bottom = mirrored top to bottom (top-bottom)
symmetry-diagonal = mirrored in the diagonal from the top left (diagonal)
symmetry-antidiagonal = mirrored in the diagonal from the top right (antidiagonal)
symmetry-mirrors = mirrored both ways (mirrors)
symmetry-diagonals = mirrored in both diagonals (diagonals)
symmetry-full = with every rotation and mirror symmetry (full)

## The summary of many grades

tally = { $count } { PICK($count, one: "puzzle", other: "puzzles") }, { $graded } graded
tally-ungradable = { $count } without exactly one solution
tally-out-of-time = { $count } out of time
tally-unreadable = { $count } unreadable
tally-worker-lost = { $count } lost with their workers
tally-levels = { $scale }: puzzles by level
tally-techniques = { $scale }: puzzles that need each technique
tally-minutes = { $scale }: puzzles by typical solving time in minutes
tally-unfinished = not finished
tally-unknown = unknown
tally-range = { $low } to { $high }
tally-or-more = { $low } or more

## Pages that step through a path

page-title = A Sudoku, step by step
page-puzzle = The puzzle
page-end = Result
page-steps = Steps
page-step = Step { $number } of { $count }
page-controls = Step controls
page-first = First
page-back = Back
page-next = Next
page-last = Last
page-after = After the step
page-theme = Switch between dark and light
page-used = Techniques used
page-idea = In short:
page-why = Why it works
page-legend = Legend
page-cases = Case by case
page-case = If { JOIN($assumed, ", ") }: { $end }
page-contradiction = a contradiction
page-reading = How to read this
page-keys =
    Keyboard: ← and → go to the previous and next step, Home and End to the first and last. A shows the position after
    the step. On a touch screen, swipe.
page-term-cell = r2c5
    .meaning = The cell in row 2 and column 5. r24c5 stands for the two cells r2c5 and r4c5.
page-term-house = house
    .meaning =
        A row, a column or a box: nine cells that contain each digit once. Variants of Sudoku have other houses too,
        such as diagonals.
page-term-candidate = candidate
    .meaning =
        A digit that a cell can still take, shown small in the picture. A candidate is true if the cell has this digit
        in the solution.
page-term-result = r2c5=3, r2c5<>3
    .meaning = The conclusion of a step: r2c5 is 3, or r2c5 is not 3 and the candidate is removed.
page-term-see = see
    .meaning =
        Two cells see each other if they cannot have the same digit because they share a row, column or box. In variants
        of Sudoku, other rules can keep equal digits apart as well.
page-term-strong-link = strong link
    .meaning =
        A solid line. At least one of its ends is true, for example when a house has only two cells for a digit, or a
        cell only two candidates. If one end is false, the other is true.
page-term-weak-link = weak link
    .meaning = A dashed line. At most one of its ends is true. If one end is true, the other is false.
role-meaning = { $role ->
    [base] a house that needs the digit
    [cover] a house that contains those cells
    [fin] a candidate outside the cover houses
    [blocker] rules out the digit in other cells
    [guardian] at least one of these is true
    [colour] all true or all false
    [on] true along this chain of reasoning
    [off] false along this chain of reasoning
    [strong-link] if one end is false, the other is true
    [weak-link] if one end is true, the other is false
   *[other] { "" }
}

## Pages to print

sheet-hints = Hints
sheet-solutions = Solutions
sheet-solution-of = Solution of { $day }
sheet-begin = Begin with { $place }{ SHEET-NAME($name) }.
sheet-later = When you get stuck, look at { $place }{ SHEET-NAME($name) }.
sheet-name = { $value ->
    [none] { "" }
   *[other] : { $value }
}
sheet-why = Why it works.
sheet-examples = Examples
sheet-positions = Your turn
sheet-answers = Answers
sheet-practise = Find the { $name } in each position. No simpler technique finds a step there.
sheet-day = { WEEKDAY($weekday) }, { $day } { MONTH($month) } { $year }
sheet-short-day = { WEEKDAY($weekday, form: "short") } { $day } { MONTH($month, form: "short") } { $year }

# Books
book-contents = Contents
book-how-to-play = How to play
book-how-to-begin = How to begin
book-solution = Solution
book-solution-on = Solution: page { $page }
book-page = p. { $page }
book-example-of = From puzzle { $number } on page { $page }.
book-weekday = { WEEKDAY($weekday, form: "short") }
book-month = { CAP(MONTH($month)) } { $year }
book-logic = Each puzzle has exactly one solution, and logic alone leads there. You never have to guess.
book-one-solution = Each puzzle has exactly one solution.
book-pencil =
    Write with a pencil. Where you are not sure, make a small note of what is still possible in the cell, and erase
    what you can rule out.
book-symbols-size = Each row, column and box contains each of the { $size } symbols exactly once.
book-symbols-jigsaw = Each row, column and outlined region contains each of the { $size } symbols exactly once.
book-symbols-latin = Each row and column contains each of the { $size } symbols exactly once.

weekday = { NTH($value, "Monday Tuesday Wednesday Thursday Friday Saturday Sunday", first: 1) }
    .short = { NTH($value, "Mon Tue Wed Thu Fri Sat Sun", first: 1) }
month =
    { NTH($value, "January February March April May June July August September October November December", first: 1) }
    .short = { NTH($value, "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", first: 1) }

## The app: its page

app-puzzle = Puzzle
app-tools = Tools
app-new = New
app-open = Open
app-share = Share
app-save = Save
app-close = Close
app-cancel = Cancel
app-stop = Stop
app-working = Working…
app-reading = Reading…
app-creating = Creating a puzzle…
app-solving = Solving…
app-grading = Grading…
app-checking = Checking…
app-drawing = Drawing…
app-loading = Loading the library: { $percent }%
app-no-answer = Crosshatch is not responding. Is it still running?
app-fault = Something went wrong. For details, see the terminal in which Crosshatch was started.
app-not-loaded = The library could not be loaded: { $message }
app-library-failed = The library failed: { $message }
app-error = { $kind ->
    [UngradablePuzzle] This needs a puzzle with exactly one solution ({ $message }).
    [OutOfTime] Time ran out before an answer was found.
   *[other] { $message }
}
app-late = Not finished after { $seconds } seconds.
app-keep-trying = Keep trying
app-welcome = Welcome! Pick a level. When you are stuck, hints explain the next step from where you are.
app-welcome-back = Welcome back! Your game continues where you left off.
app-game-gone = This game is no longer saved in your browser.
app-started-again = The puzzle starts again. Undo brings back your digits and marks.
app-full-but-wrong = The grid is full, but there is a mistake. A hint will show you where.
app-bad-link = This link does not contain a puzzle: { $message }
app-code = Code: { $code }
app-none-made = No matching puzzle was found in { $seconds } seconds. Try again, or set fewer conditions.
app-no-room = Your browser’s storage is full. The game is saved, but its undo history is not.
app-unsaved = Your browser does not let this page save anything. Your game will be lost when you close the page.
app-settings-unsaved = Your browser does not let this page save your settings.
app-time = Time
app-pause = Pause
app-resume = Resume
app-solved = Solved
app-well-done = Solved in { $time }, { $hints ->
    [0] without hints
    [1] with one hint
   *[other] with { $hints } hints
}. Well done!
app-show-grade = Show its grade

# The board and the keypad
app-board = Sudoku
app-cell-of = row { $row } column { $column }
app-cell-given = given
app-cell-wrong = wrong
app-cell-empty = empty
app-cell-centre = centre marks { $digits }
app-cell-corner = corner marks { $digits }
app-cell-pointed = highlighted
app-cell-colour = colour { $digits }
app-cell-tint = mark { $digit } in colour { $colour }
app-cell-line = line to { $cell }
app-cell-line-begun = a line begins here
app-keypad = Keypad
app-entry-mode = Entry mode
app-digits = Digits
app-actions = Actions
app-shortcut = Shortcut: { $key }
app-mode-digit = Digit
app-mode-corner = Corner
app-mode-centre = Centre
app-mode-colour = Colour
app-mode-tint = Marks
app-mode-line = Lines
app-whole-cells = Cells
app-draw-lines = Drag from one cell to another. Draw a line again to remove it.
app-draw-lines-keys = With the keyboard, press Enter at both ends.
app-undo = Undo
app-undo-key = Ctrl+Z
app-redo = Redo
app-redo-key = Ctrl+Y
app-erase = Erase
app-erase-key = Delete
app-fill-marks = Fill marks
app-fill-marks-long = Write all candidates in the centre of every empty cell
app-restart = Start again
app-restart-long = Remove everything except the givens
app-pick-several = Select several
app-pick-several-long = Press cells to add them to the selection (M)
app-digit-first = Digit first
app-digit-first-long = Choose a digit, then press the cells it goes in (F)
app-digits-left = { $count } left
app-said-changed = { $count } cells changed
app-said-clash = it clashes with { $cells }

# Opening and saving
app-open-a-puzzle = Open a puzzle
app-open-formats =
    Digits in a line, a grid, a pencilmark grid, Crosshatch JSON, a link (also of f-puzzles or SudokuPad), or a code
    such as medium,180:2026-11-23/1
app-link-copied = Link copied.
app-link-copied-here = Link copied. It works on this computer while Crosshatch is running.
app-print = Print

# Boards and their rules
app-board-kind = Board
app-board-classic = Classic
app-board-4x4 = 4 × 4
app-board-6x6 = 6 × 6
app-board-8x8 = 8 × 8
app-board-x = X-Sudoku
app-board-windoku = Windoku
app-board-jigsaw = Jigsaw
app-board-killer = Killer
app-board-disjoint = Disjoint groups
app-board-anti-knight = Anti-knight
app-board-anti-king = Anti-king
app-board-non-consecutive = Non-consecutive
app-rules = Further rules: { $rules }.
app-rule-size = Each row, column and box contains the digits 1 to { $size }.
app-rule-latin = Each row and column contains the digits 1 to { $size }.
app-rule-x = Each marked diagonal also contains every digit.
app-rule-windoku = Each shaded window also contains every digit.
app-rule-jigsaw = Each row, column and outlined region contains the digits 1 to { $size }.
app-rule-killer = The digits in a cage are all different. The number in its corner is their sum.
app-rule-disjoint = Cells at the same position in different boxes have different digits.
app-rule-anti-knight = Cells a chess knight’s move apart have different digits.
app-rule-anti-king = Cells that touch at a corner have different digits.
app-rule-non-consecutive = Neighbouring cells never contain consecutive digits.
app-cage = the cage at { $cell }

# A new puzzle
app-new-puzzle = New puzzle
app-needs-easy = singles only
app-needs-medium = naked pairs and intersections
app-needs-hard = triples, fish, wings, colouring and uniqueness
app-needs-unfair = chains
app-needs-extreme = long chains and forcing nets
app-daily = Daily puzzle
app-level = Level
app-custom = Custom puzzle
app-conditions = Conditions
app-create = Create
app-enter-own = Enter my own
app-left = { $cells } cells left, { $minutes } min
app-symmetry = Symmetry
app-symmetry-none = none
app-symmetry-180 = half-turn (180°)
app-symmetry-90 = quarter-turn (90°)
app-symmetry-left-right = left–right
app-symmetry-top-bottom = top–bottom
app-symmetry-diagonal = diagonal
app-symmetry-antidiagonal = other diagonal
app-symmetry-mirrors = left–right and top–bottom
app-symmetry-diagonals = both diagonals
app-symmetry-full = full

# Hints
app-tab-hint = Hint
app-hint = Hint
app-hint-intro = Each press tells you a little more.
app-where = Where to look
app-which = Which technique
app-whole = The whole step
app-check = Check for mistakes
app-why-not = Why not this digit?
app-filled = Every cell is filled.
app-exhausted = Nothing more can be concluded: every remaining candidate is part of a solution.
app-stuck = No technique finds a step here. Only trial and error is left.
app-looking = Looking for a step…
app-looking-further = Looking for a step that leads to the next digit…
app-needed = The next digit depends on this step.
app-no-digit = No technique leads to another digit from here.
app-may-not-lead = This step may not lead to the next digit, because time ran out before this could be checked.
app-keep-looking = Keep looking
app-whole-board = the whole board
app-technique-is = The technique is { $name }.
app-ask-technique = Which technique?
app-ask-step = Show me the step
app-apply = Apply this step
app-no-mistakes = No mistakes so far.
app-has-mistake = There is a mistake on the board. A hint will show you where.
app-mistakes = { app-mistakes-counted }.
app-mistakes-and-conflict = { app-mistakes-counted }: { $conflict }.
app-mistakes-counted = { $count ->
    [1] There is a mistake
   *[other] There are { $count } mistakes
}
app-marks-missing = Your digits are right, but { $count ->
    [1] a mark is
   *[other] { $count } marks are
} missing.
app-show-where = Show where
app-is-not = { $cell } is not { $digit }.
app-why = Why?
app-remove = Remove it
app-remove-all = Remove them all
app-mark-missing = The right digit for { $cell } is missing from its centre marks.
app-fill-its-marks = Fill its marks
app-fill-all-marks = Fill the marks of all these cells
app-looking-why = Looking for the shortest explanation…
app-refuted = If { $cell } were { $digit }, { $count ->
    [0] there would be a contradiction
    [1] one step would lead to a contradiction
   *[other] { $count } steps would lead to a contradiction
}: { $conflict }.
app-select-cell = Select an empty cell or one of your own digits on the board.
app-why-not-be = Why can’t { $cell } be …
app-back-to-game = Back to my game
app-several = This puzzle has several solutions: { app-differ }.
app-differ = two of them differ in { $count } cells, such as { $cells }
app-impossible = This puzzle has no solution: { $reason }.
app-no-way = every way to fill the empty cells ends in a contradiction
app-more = and { $count } more
app-legend = Legend
app-cases = Case by case
app-contradiction-case = The contradiction
app-all-cases = All cases
app-argument = Why it works
app-lesson = Learn this technique

# Steps
app-tab-steps = Steps
app-solve-here = Solve from here
app-solve-start = Solve from the start
app-steps-now = All steps available now
app-available = Available now
app-technique = Technique
app-any = any
app-loading-techniques = Loading the techniques…
app-solve-far = Solve as far as possible
app-nothing = No steps to show: { app-outcome }.
app-back-to-steps = Back to the explanation
app-looking-all = Looking for all steps…
app-technique-stuck = This technique finds no step here.
app-no-technique = No technique finds a step here.
app-first-steps = Showing the first { $count } of the steps available now.
app-count-steps = { N-STEPS($count) } available now.
app-show-more = Show more
app-choose-technique = Choose a technique to see all of its steps.
app-stopped = Stopped after { N-STEPS($count) }: { app-outcome }.
app-by-logic = Solved by logic alone, in { N-STEPS($count) }.
app-by-trial = Solved, partly by trial and error, in { N-STEPS($count) }.
app-outcome =
    { PICK($outcome, several-solutions: "several solutions", no-solution: "no solution", out-of-time: "out of time",
    unfinished: "unfinished", solved-by-logic: "solved", stuck: "stuck") }
app-contradiction = Contradiction
app-walk = Steps of the solution
app-previous = Previous
app-place = { $number } of { $count }
app-all-steps = All steps

# Grading, learning and making
app-tab-grade = Grade
app-tab-learn = Learn
app-all-techniques = All techniques
app-also-called = { also-called }
app-assumes-unique = This technique assumes that the puzzle has only one solution.
app-practise = Practise it
app-looking-position = Looking for a position to practise on…
app-no-position = This technique is rare: no position was found in { $count } puzzles. Try again.
app-find = Find: { $name }
app-no-simpler = No simpler technique finds a step here.
app-place-digit = Place the digit, then check your answer.
app-remove-marks =
    Remove the marks that the technique rules out: select a cell, then press the digit. Then check your answer.
app-check-answer = Check my answer
app-show-answer = Show the answer
app-another = Another position
app-answer-first = Place a digit or remove some marks first.
app-verdict-right = Correct!
app-verdict-part = Correct so far, but there is more to find.
app-verdict-other = True, but this does not follow from a single { $name }.
app-verdict-wrong = Wrong: { $candidates }.
app-verdict-unknown = This position does not have exactly one solution.
app-digit-in = { $digit } in { $cell }
app-digit-from = removing { $digit } from { $cell }
app-tab-make = Make
app-make-intro = The digits you enter on the board are the givens of your puzzle.
app-clear = Clear the board
app-make-unique = Make it unique
app-make-minimal = Make it minimal
app-play-it = Play it
app-made-unique = Exactly one solution.
app-made-impossible = No solution: { $reason }.
app-made-multiple = More than one solution: { app-differ }.
app-made-givens = { $count ->
    [1] 1 given
   *[other] { $count } givens
}; symmetry: { $symmetry }.
app-made-minimal = Minimal: no given can be removed.
app-made-spare = { $count ->
    [1] One given
   *[other] Any one of { $count } givens
} can be removed without losing uniqueness.
app-made-wanted = { $count ->
    [1] 1 more cell needs a digit
   *[other] { $count } more cells need digits
} for the symmetry.
app-show-them = Show them
app-show-differ = Show where they differ

# Settings and keys
app-settings = Settings
app-set-check = Show mistakes as I make them
app-set-clashes = Show digits that clash
app-set-tidy = When I place a digit, remove the marks it rules out
app-set-automatic = Fill in marks automatically and keep them up to date
app-set-marks = Hints treat my centre marks as the only candidates of a cell
app-set-essential = Skip steps that do not lead to the next digit
app-set-layout = Marks
app-layout-centre = in the corners and the centre
app-layout-places = each digit at its own position
app-set-theme = Theme
app-theme-device = same as device
app-theme-light = light
app-theme-dark = dark
app-set-language = Language
app-keys = Keyboard shortcuts
app-key-arrows = Arrows: move; with Shift, select several cells
app-key-home = Home, End: start or end of the row; with Ctrl, of the board
app-key-digits = 1 to 9: enter in the current mode
app-key-shift = Shift + 1 to 9: corner mark
app-key-ctrl = Ctrl + 1 to 9: centre mark
app-key-modes = Z, X, C, V, B, N: digit, corner, centre, cell colour, mark colour, line
app-key-space = Space: next mode
app-key-first = F: choose the digit first or the cell first
app-key-several = M: select several cells
app-key-help = ?: these settings and keys
app-key-delete = Delete: erase
app-key-undo = Ctrl + Z, Ctrl + Y: undo, redo
app-key-all = Ctrl + A, Escape: select all cells, clear the selection
app-key-hint = H: hint
app-key-pause = P: pause, resume

## Levels and families

# My puzzles: games, the calendar, statistics and the backup
app-my-puzzles = My puzzles
app-tab-games = Games
app-tab-calendar = Calendar
app-tab-statistics = Statistics
app-tab-backup = Backup
app-puzzle-of = Puzzle of { $day }
app-no-games = No games yet. A game appears here once you have entered something.
app-solved-in = Solved in { $time }, { $hints ->
    [0] without hints
    [1] with one hint
   *[other] with { $hints } hints
}
app-look-at = View
app-go-on = Continue
app-rename = Rename
app-name = Name
app-keep-name = Save
app-delete = Delete
app-deleted = Deleted: { $title }.
app-no-statistics = No statistics yet. Solve a puzzle, and your times appear here.
app-figure-count = Solved
app-figure-unaided = Without hints
app-figure-total = Total time
app-figure-streak = Current streak (days)
app-figure-longest = Longest streak (days)
app-by-level = Statistics by level
app-column-solved = Solved
app-column-best = Best
app-column-median = Median
app-column-hints = Hints
app-other-level = Other
app-previous-month = Previous month
app-next-month = Next month
app-calendar-of = Daily puzzles, { $month }
app-streaks = Daily puzzles solved on their day: { $current ->
    [one] one day
   *[other] { $current } days
} in a row; longest streak: { $longest }.
app-day-solved = solved: { $levels }
app-day-begun = started
app-backup-about =
    Your games, statistics, lessons and settings are stored in this browser only. Save them to a file to keep a copy or to
    move them to another device. Loading a file adds to what is here and deletes nothing.
app-backup-save = Save to a file
app-backup-load = Load from a file
app-backup-loaded = Loaded: { $games ->
    [one] one game
   *[other] { $games } games
} and { $solved ->
    [one] one record
   *[other] { $solved } records
} added.
app-backup-unchanged = Nothing was changed.
app-backup-no-room = Your browser’s storage has no room for everything in this file.
app-backup-not-json = This file cannot be read: it is not JSON, or it is incomplete.
app-backup-not-ours = This file is not a Crosshatch backup.
app-backup-newer = This backup has format version { $version }, which this version of Crosshatch cannot read.
app-backup-bad = This backup is damaged: { $part ->
    [games] game { $number }
    [solved] record { $number }
   *[other] the progress in lessons
} is invalid.
app-next-puzzle = Next puzzle: { $level }
app-todays-puzzle = Today’s puzzle
app-my-statistics = My statistics
app-best-time = Your best time at level { $level } (previously { $time }).
app-days-in-a-row = { $count } daily puzzles in a row.
app-it-was = Grade: { $grade }.
app-today = { $day }, { $level }
app-is-solved = You have solved this puzzle.

# Puzzles to order
app-order = Made to order
app-needs-technique = Technique
app-fewest-givens = Givens from
app-most-givens = to
app-minimal = Minimal: no given can be removed
app-wish = Requested: { $wishes }.
app-wish-any = Requested: any puzzle.
app-wish-level = level { $level }
app-wish-symmetry = symmetry { $symmetry }
app-wish-must = needs { $value }
app-wish-must-not = without { $value }
app-wish-up-to = nothing harder than { $value }
app-wish-hardest = hardest step { $value }
app-wish-givens = { $value } givens
app-wish-minimal = minimal
app-wish-rating = rating { $value }
app-wish-effort = effort { $value }
app-wish-minutes = { $value } minutes
app-range = { $low } to { $high }
app-at-least = at least { $low }
app-at-most = at most { $high }

# Opening and sharing
app-open-files = Choose files
app-open-drop = You can also drop files anywhere on the page, or paste a puzzle there.
app-open-nothing = Paste a puzzle, a link or a code, or choose a file.
app-open-several = { $count } puzzles. Choose one:
app-open-first = The first { $count } puzzles. Choose one:
app-open-unread = { $count ->
    [one] One line could not be read
   *[other] { $count } lines could not be read
}
app-open-line = Line { $line }: { $message }
app-number = Number { $number }
app-share-puzzle = Share this puzzle
app-with-mine = Include my digits and marks
app-link = Link
app-copy = Copy
app-send = Send
app-copy-yourself = Your browser does not let this page copy. Copy it from here:
app-cannot-copy = Your browser does not let this page copy pictures. Save it instead.
app-picture-copied = Picture copied.
app-text-copied = Text copied.
app-code-copied = Code copied.
app-code-title = Code
app-copy-code = Copy the code
app-picture = Picture
app-copy-picture = Copy the picture
app-save-svg = Save as SVG
app-save-png = Save as PNG
app-text = Text
app-copy-text = Copy the text
app-save-text = Save the text
app-format = Format
app-format-line = one line
app-format-boxed = drawn grid
app-format-pencilmarks = grid of candidates
app-format-csv = table (CSV)
app-format-json = JSON
app-format-sdk = SadMan Sudoku, SudoCue
app-format-sdm = SudoCue collection
app-format-simple-sudoku = Simple Sudoku
app-format-opensudoku-2 = OpenSudoku
app-format-f-puzzles = f-puzzles
app-format-library = HoDoKu library
app-format-sukaku = Sukaku (729 characters)
app-format-gsf = Glenn Fowler’s solver
app-paper = Paper
app-print-pdf = To make a PDF, choose “Save as PDF” as the printer.

# The course
app-course-first = Begin here:
app-course-next = Continue with:
app-course-done = { $done } of { $count } mastered
app-more-techniques = More techniques
app-lesson-begun = started
app-lesson-mastered = mastered
app-lesson-previous = Previous
app-lesson-next = Next
app-example = Example
app-after-step = This is the board after the step.
app-back-to-lesson = Back to the lesson
app-right-answers = { $count ->
    [0] Find it three times to master it.
    [1] Found once. Find it three times to master it.
    [2] Found twice. Find it three times to master it.
   *[other] Mastered: found { $count } times.
}
app-found-of = You have found { $found } of { $count }.
app-put-back = Put it back

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-unfair = Unfair
level-extreme = Extreme
level-fiendish = Fiendish
level-diabolical = Diabolical
level-incomplete = Incomplete
family-singles = Singles
family-intersections = Intersections
family-rules-of-the-board = Rules of the board
family-subsets = Subsets
family-fish = Fish
family-several-sectors = Several sectors
family-single-digit-patterns = Single-digit patterns
family-wings = Wings
family-colouring = Colouring
family-uniqueness = Uniqueness
family-chains-and-loops = Chains and loops
family-almost-locked-sets = Almost locked sets
family-direct = Direct
family-forcing = Forcing
family-impossible-patterns = Impossible patterns
family-exocets = Exocets
family-templates = Templates

## The terminal: headings of techniques and of practice

table-technique = technique
table-family = family
table-rating = rating
table-unique = unique
table-on = on
table-off = off
table-does = what it does
table-broken = broken
fact-name = name
fact-also-called = also called
fact-on-scale = on { $scale }
fact-by-default = by default
fact-assumes = assumes
fact-one-solution = a unique solution
fact-to-practise = to practise
fact-off-kind = off; only some scales rate it separately
fact-off = off; add it with --with { $name }
fact-or-more = { $rating } or more
practice-wait = Press Enter for the answers.
stuck-filled = Every cell is filled: there is nothing left to find.
stuck-only = None of the selected techniques finds a step here, but others may.
stuck =
    No active technique finds a step here. Add more with --with ('crosshatch techniques' lists them){ $search ->
        [true] , or let 'crosshatch explain' continue with a search
       *[false] { "" }
    }.

## Grades (the headings of their parts, such as grade-level, are the names of the parts)

grade-promise = { $level }: { $promise }
promise-easy = singles are enough
promise-medium = locked candidates and naked pairs are enough
promise-hard = techniques rated up to 5.0 are enough, from X-Wings to Sue de Coq
promise-unfair = harder patterns and chains of up to twelve nodes are enough
promise-extreme = longer chains, forcing chains or nets, or equally hard patterns are needed
promise-stuck = logic alone does not solve it
promise-filled = every cell is filled
grade-rated = { $name } ({ $rating })
grade-way = { N-STEPS($steps) } and { $rounds } { PICK($rounds, one: "round", other: "rounds") }
grade-effort-on-way = { $effort }, in { grade-way }
grade-stuck-after = gets stuck after { grade-way }
grade-so-far = { grade-stuck-after }; hardest step { grade-rated }
grade-trials = { $trials } { PICK($trials, one: "trial finishes", other: "trials finish") } it
grade-nested-trials =
    { $trials } { PICK($trials, one: "simple trial is", other: "simple trials are") } not enough; it takes trials within
    trials
grade-cells = on average, { $count } cells can be filled at a time
grade-steps = on average, { $count } steps are available
grade-steps-beside-cells = when none can, { $count } steps are available
grade-narrow = in { $count ->
    [1] one round
   *[other] { $count } rounds
}, only one step is available
grade-minutes = about { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}
grade-minutes-range = { grade-minutes } ({ $low } to { $high } for 80% of similar puzzles)
grade-crosshatch = { $level } { $rating } ({ $name }), effort { $effort }
grade-crosshatch-stuck = { $level }: logic gets stuck; { $search }
grade-hodoku = { $level } { $rating }{ $guesses ->
    [0] { "" }
    [1] { " " }with 1 guess
   *[other] { " " }with { $guesses } guesses
}
