# English. A line break within a text counts as one space. Functions in capitals: AND, OR, NOR and JOIN make lists,
# EACH makes a message of each item, CAP begins with a capital, SMALL with none, FORM takes a form of a message, PICK
# chooses a word, NTH one by number, LAST takes the last one; any other is the message of that name, which is given
# $value.

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
house = { $kind } { $number }
word = { NTH($value, "no one two three four five six seven eight nine") }
both = { $value ->
    [2] both
   *[other] all of them
}
both-or-all = { $value ->
    [2] both
   *[other] all
}

## Conclusions

conclusion = So { AND($placed, $removed) }.
placed = { $cell } is { $digit }
removed = { $digits } can be removed from { $cells }
no-candidate-left = { $cell } has no candidate left
no-place-left = { $house } has no place left for { $digit }
cannot-be-both = { $cell } cannot be both { $low } and { $high }
cannot-both-be = { $one } and { $other }, which see each other, cannot both be { $digit }

## Singles

singles-last-cell = { CAP($house) } has a single empty cell, { $cell }, and lacks only the { $digit }.
singles-only-place =
    In { $house }, only one empty cell can still take the { $digit }{ $blockers ->
        [0] { $ruled_out ->
            [0] { "" }
           *[other] : it was removed from { $ruled_out } earlier
        }
       *[other] : it is already in { $blockers }{ $ruled_out ->
            [0] { "" }
           *[other] , and was removed from { $ruled_out } earlier
        }
    }.
singles-only-candidate = Every digit but { $digit } is ruled out in { $cell }: { JOIN($because, " and ") }.
singles-seen = { $digits } { PICK($digits, one: "is", other: "are") } in its row, column or box ({ $cells })
singles-removed = { $digits } { PICK($digits, one: "was", other: "were") } removed earlier

## Direct techniques

direct-locked =
    The { $digit } of { $base } is in { $cells }, so it is nowhere else in { $cover }. That leaves one place for the
    { $digit } of { $house }.
direct-hidden = In { $house }, { $digits } fill { $cells }. That leaves one place for the { $placed }.

## Locked candidates and subsets

subsets-locked =
    The { $digit } of { $base } is in one of { $cells }. { CAP(BOTH-OR-ALL($cells)) } lie in { $cover }, so whichever it
    is, it is also the { $digit } of { $again }.
subsets-hidden =
    In { $houses }, { $digits } can only go in { $cells }. These are { N-DIGITS($digits) } for { N-CELLS($cells) }, so
    they fill { BOTH-OR-ALL($cells) } of them, and no other digit fits there.
subsets-naked =
    { $cells } have no candidates but { $digits }. These are { N-CELLS($cells) } for { N-DIGITS($digits) }, so each cell
    takes one of them, and none is left over for the other cells of { $houses }.
n-cells = { WORD($value) } { PICK($value, one: "cell", other: "cells") }
n-digits = { WORD($value) } { PICK($value, one: "digit", other: "digits") }

## Fish

fish-plain = In { $bases }, the { $digit } can only go in { $places }, and all of these lie in { $covers }.
fish-base = In { $bases }, the { $digit } can only go in { $places }.
fish-endo-fins =
    { $fins } { PICK($fins, one: "is", other: "are each") } in { PICK($in_three, true: "several", false: "two") } of
    these houses and would count for { PICK($in_three, true: "all of them", false: "both") } at once, so
    { PICK($fins, one: "it is a fin", other: "they are fins") }.
fish-two-ways = There are two ways to cover these places.
fish-covered = All of these lie in { $covers }.
fish-covered-but-fins =
    If { PICK($count, one: "", other: "none of ") }{ $fins } is { PICK($count, one: "not ", other: "") }{ $digit }, all
    places that are left lie in { $covers }.
fish-used-up =
    The { WORD($count) } { FISH-HOUSES($bases) } need { WORD($count) } { $digit }s, no two of them in one
    { FISH-HOUSES($covers, form: "one") }, so each of the { WORD($count) } { FISH-HOUSES($covers) } has its
    { $digit } there.
fish-cannibals =
    { $cells } would{ PICK($cells, one: "", other: " each") } use up two { FISH-HOUSES($covers) } at once, and leave too
    few for the rest of the { FISH-HOUSES($bases) }.
fish-seen-by-fins =
    If { PICK($fins, one: "the fin", other: "one of the fins") } is { $digit } after all, { $removed }
    { PICK($removed, one: "sees", other: "see") } it.
fish-houses = { PICK($value, row: "rows", column: "columns", box: "boxes", base: "base houses", cover: "cover houses") }
    .one = { PICK($value, row: "row", column: "column", box: "box", base: "base house", cover: "cover house") }

## Chains of two strong links

links-turbot =
    The { $digit } of { $first } is in { $one } or { $near }, that of { $second } in { $far } or { $other }. As { $near }
    and { $far } see each other, they do not both have it. So at least one of { $one } and { $other } has it, and cells
    that see { BOTH($ends) } cannot.
links-kites =
    As { $joint } see each other, they do not both have the { $digit }. So, { JOIN($kites, "; ") }. Cells that see both
    of such a pair cannot.
links-kite = by { $lines }, at least one of { $ends } has it
links-kites-of-two-digits =
    As { $joint } see each other, they do not both have the { $one }, nor both the { $other }. So,
    { JOIN($kites, "; ") }. Cells that see both of such a pair cannot have its digit.
links-kite-of-digit = by the { $digit } of { $lines }, at least one of { $ends } has { $digit }
links-box = In { $box }, the { $digit } can only go in { $places }.
links-by-line =
    The { $digit } of { $line } is in { $far } or { $near }; if it is in { $near }, the box cannot have it in { $beside },
    only in { $arm }. Either way, { $far } or { $arm } has it, and cells that see { BOTH($ends) } cannot.
links-w-wing =
    Each of { $cells } is { $kept } or { $linked }. { CAP($house) } has two places for { $linked }: { $seen }. If both
    cells were { $linked }, it would have none. So at least one of the cells is { $kept }, and a cell that sees both
    cannot be { $kept } too.
links-sees = { $cell } sees { $place }

## Wings

wings-cases = { $pivot } is { OR($digits) }: { JOIN($cases, "; ") }.
wings-case = if it is { $shared }, { $pincer } is { $digit }
wings-case-neither = if it is neither, it is { $digit } itself
wings-in-any-case = In any case at least one of { wings-loose }.
wings-counted =
    { $cells } are { WORD($count) } cells with { WORD($count) } digits between them. Each of { $others } has places
    there that all see each other, so it fills one cell at most.
wings-cell-left = That leaves a cell for { $digit }: one of { wings-loose }.
wings-loose = { $loose } is { $digit }, and a cell that sees { BOTH($loose) } cannot be { $digit } too

## Colouring

colouring-colours =
    Where a house has just two places for { $digit }, one of them has it and the other does not: { $links }. From place
    to place this makes { $count ->
        [1] two
       *[other] { WORD($count) } pairs of
    } colours: { JOIN($cases, "; and ") }.
colouring-medusa =
    Where a house has just two places for a digit, or a cell just two digits, one is right and the other wrong:
    { $links }. From one to the next it follows that { JOIN($cases, "; and ") }.
colouring-link = { $one }-{ $other } in { $house }
colouring-link-in-cell = { $one }-{ $other } in one cell
colouring-case = either { JOIN($claims, " or ") }
colouring-true = { $cells ->
    [1] { $cells } is { $digit }
    [2] { $cells } are both { $digit }
   *[other] all of { $cells } are { $digit }
}
colouring-right = { $count ->
    [1] { $candidates } is right
    [2] { $candidates } are both right
   *[other] all of { $candidates } are right
}
colouring-sees = { $places } { PICK($places, one: "sees", other: "see") } { $seen }
colouring-trap =
    { JOIN($sights, "; ") }, a cell of each colour. So { PICK($count, one: "it sees", other: "each of them sees") } the
    digit, whichever colour is true.
colouring-wrap =
    But { $cells }, which have the same colour, see each other. They cannot both be { $digit }, so this colour is false.
colouring-bridge = As { $near } sees { $other }, these two colours are not both true: { OR($claims) }, if not both.
colouring-bridges =
    { JOIN($sights, "; ") }: so { PICK($count, one: "it cannot be", other: "none of these can be") } { $digit }.
colouring-clash = But { $sights }, and one of the colours of these is true.
colouring-false = So { $cells ->
    [1] { $cells } is not
   *[other] none of { $cells } is
} { $digit }.
colouring-both-in-a-cell = In { $cells } that means { $one } or { $other }, so it cannot be { OR($digits) }.
colouring-sees-both =
    { PICK($cells, one: "", other: "Each of ") }{ $cells } sees { $one } of one colour and { $other } of the other, so
    it cannot be { OR($digits) }.
colouring-cell-and-sight =
    { $cells } itself is { $own_digit } by one colour, and sees { $other } of the other: either way it cannot be
    { OR($digits) }.
colouring-twice-in-a-cell = But { $cell } would have to be { $digits } at once.
colouring-twice-in-a-house = But { $cells } see each other and cannot both be { $digit }.
colouring-emptied = { $begun ->
    [true] But { colouring-no-candidate }
   *[false] { CAP(colouring-no-candidate) }
}.
colouring-no-candidate = { $circumstances ->
    [0] there is no candidate for { $cell } in any case
   *[other] { $circumstances } there would be no candidate for { $cell }
}
colouring-with = with { $candidates }
colouring-without = without { $candidates }

## Deadly patterns

deadly-rectangle =
    { $cells } are the corners of a rectangle in two rows, two columns and two boxes. If { $digits } filled all of them,
    the two digits could be swapped, and the puzzle would have two solutions.
deadly-avoidable =
    { $cells } are the corners of a rectangle in two rows, two columns and two boxes, and none of them was given. If
    { $digits } filled all of them, the two digits could be swapped, and the puzzle would have two solutions.
deadly-loop =
    { $around } form a loop of { $count } cells, all with { $digits }: each shares a house with the next, and every
    house has two of them or none. If these two digits filled the loop, they could be swapped, and the puzzle would have
    two solutions.
deadly-extended =
    { $cells } are { WORD($digits) } pairs of cells across two parallel lines, each pair in one box. If { $digits }
    filled them, both lines would have all of these digits there and could be swapped, and the puzzle would have two
    solutions.
deadly-grave =
    Without { $extra }, every empty cell would have two candidates, and every digit two places in each house that lacks
    it. Then the candidates that one solution leaves over would make another, and the puzzle would have two solutions.
deadly-extra = { $digits } in { $cell }
deadly-other-candidate = It has only one, so one of these cells must hold another candidate: { $guardians }.
deadly-true-candidate =
    It has only one, so { PICK($count, one: "this candidate", other: "one of these candidates") } must be true:
    { $guardians }.
deadly-guardians = { $single ->
    [true] { OR($guardians) }
   *[false] { $guardians ->
        [2] { JOIN($guardians, ", or ") }
       *[other] { JOIN($guardians, "; or ") }
    }
}
deadly-guardian = { $cell } is { OR($digits) }
deadly-one-digit = A cell that sees { BOTH($cells) } cannot be { $digit } too.
deadly-hidden-subset =
    So { $roof } hold at most { WORD($most) } of { $digits }. In { $houses } these digits have no other place than
    { $extra }, which the rest of them must fill.
deadly-naked-subset =
    So one of { $roof } is { OR($guardians) }. With { $extra } that makes { WORD($digits) } cells for the
    { WORD($digits) } digits { $digits }, which no other cell of { OR($houses) } can take.
deadly-locked-to-roof =
    In { $houses }, the { $digit } can only go in { $roof }, so one of the two is { $digit }. The other must then hold
    a candidate just named, and no other digit.
deadly-locked-to-corners =
    In { $houses }, the { $digit } can only go in the corners, so it is in two opposite ones. They are not { $roof },
    since one of these must hold another candidate.
deadly-locked-in-lines =
    In { $houses }, the { $digit } can only go in the corners. If { $corner } were { $removed }, { $between } would
    both have to be { $digit }, and no corner would hold another candidate.

## Almost locked sets

almost-locked-cells = { $cells } ({ JOIN($digits, ", ") })
almost-locked-sets =
    { $sets } are almost locked sets: with one more digit than cells, each lacks just one of its digits.
almost-locked-one-common =
    Every { $x } of one sees every { $x } of the other, so one of them lacks the { $x } and holds
    { OTHER-DIGITS($others) }.
almost-locked-without-others =
    { almost-locked-two-commons }, and a cell that sees all its places in both cannot take it.
almost-locked-with-others =
    { almost-locked-two-commons }, and each set holds all its other digits. A cell that sees all places of such a digit
    in its set cannot take that digit. For { $x } and { $y }, it must see the places in both sets.
almost-locked-two-commons =
    Every { $x } of one sees every { $x } of the other, and the same is true of { $y }. So one set lacks the { $x } and
    the other the { $y }: each of these two digits is in one of the sets
almost-locked-three =
    { $first } and { $middle } cannot both hold { $x }, nor { $middle } and { $second } both { $y }, since all their
    candidates see each other. If { $first } lacks the { $x }, it holds { OTHER-DIGITS($others_of_first) }. If not,
    { $middle } lacks it and holds { $y }, so that { $second } lacks the { $y } and holds
    { OTHER-DIGITS($others_of_second) }.
almost-locked-chain =
    Neighbours cannot both hold the digit that links them, since all its candidates there see each other. If { $first }
    lacks its { $start }, it holds { OTHER-DIGITS($others_of_first) }. If not, { JOIN($between, " ") } { $last } lacks
    the { $end } and holds { OTHER-DIGITS($others_of_last) }.
almost-locked-between = { $set } lacks the { $lacks } and holds { $holds }, so
almost-locked-blossom =
    For each of its digits { $stem } sees all places of that digit in an almost locked set, which has one more digit
    than cells: { JOIN($cases, "; ") }. A set that lacks a digit holds
    { PICK($others, one: "its other one", other: "all its others") }.
almost-locked-petal = if it is { $digit }, { $petal } lacks the { $digit }
almost-locked-either-way =
    Either way { EACH-OF($digits) } must be in { OR($ends) }, and a cell that sees all its places there cannot take it.
almost-locked-in-any-case =
    So, whatever { $stem } is, { EACH-OF($digits) } must be in one of the sets, and a cell that sees all its places
    there cannot take it.
other-digits = { PICK($value, one: "its other digit", other: "all its other digits") }
each-of = { PICK($value, one: "", other: "each of ") }{ $value }

## Sue de Coq

sue-de-coq-cells =
    Take { $core }, where { $line } and { $box } cross, { $of_line } from the rest of { $line }, and { $of_box } from
    the rest of { $box }: { $count } cells in all.
sue-de-coq-once =
    No digit of the first set is in both of the others, so each of these digits can fill only one of the { $count }
    cells{ $others ->
        [0] { "" }
       *[other] , while { $others } { PICK($others, one: "can", other: "can each") } fill one in each set that has it
    }.
sue-de-coq-none-missing =
    That is just enough to fill them all, so none can be missing: in these cells { $line } has its { $in_line }, and
    { $box } its { $in_box }.

## Aligned exclusion

aligned-exclusion-cells = { aligned-exclusion-sees } take all candidates from { ONE-OF($excluders) }.
aligned-exclusion-sets =
    { aligned-exclusion-sees } take two digits from { ONE-OF($excluders) }, since
    { PICK($excluders, one: "it", other: "each") } has only one more digit than cells.
aligned-exclusion-sees =
    { $cells } see { PICK($in_sight, true: "", false: "places of ") }{ $excluders }. Together they must not
aligned-exclusion-two = If { $cell } were { $digit }, { JOIN($ends, "; ") }.
aligned-exclusion-second = { $cell }={ $digit } would be a second { $twice } in { $house }
aligned-exclusion-end = { $cell }={ $digit } would leave { $left }
aligned-exclusion-repeats =
    If { $cell } were { $digit }, any choice for { JOIN($others, ",") } would repeat a digit in a house.
aligned-exclusion-many =
    If { $cell } were { $digit }, there would be { $count } ways to fill { JOIN($others, ",") }, and each would leave
    { OR($ends) }.
aligned-exclusion-few = If { $cell } were { $digit }, { JOIN($others, ",") } could only be { JOIN($faults, "; or ") }.
aligned-exclusion-fault = { OR($choices) }, which would leave { $left }
aligned-exclusion-nothing = nothing for { $cells }
aligned-exclusion-too-few = too few digits for { $cells }
one-of = { $value ->
    [one] it
    [2] either of them
   *[other] any of them
}

## What follows from what

following-sentence = { JOIN($parts, "") }.
following-if = If { $fact }
following-since = Since { $fact }
following-so = So { $clause }
following-so-on = , { PICK($opening, if: "then ", since: "", next: "so ") }{ $clause }
following-so-off = , { PICK($opening, if: "", since: "", next: "so ") }{ $clause }
following-it-is = { $opening ->
    [next] { " " }but { $digit }
   *[other] , it is { $digit }
}
following-it-is-not = { $opening ->
    [next] , which is not { $digit } then
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
following-in-house = { $house } has its { $digit } in { OR($cells) }

## Alternating chains

chains-after-all = So { following-on } after all.
chains-one-end = So at least one of { $ends } is { $digit }, and a cell that sees { BOTH($ends) } cannot be { $digit }.
chains-in-one-cell = So { $first } or { $digit }, and nothing else.
chains-either = So { $first }, or { $last }, or both.
chains-turn = Either way, { $cell } is not { $digit }.
chains-excluded = Neither would be possible with { OR($removed) }.
chains-removed = { $digit } in { $cell }
chains-loop =
    And if { $last }, { $inside ->
        [true] it is not { $digit }
       *[false] { $first }
    }: the chain closes to a loop, which can be followed in both directions.
chains-weak-links = So just one end of each weak link is true: { JOIN($pairs, "; ") }.
chains-one-place = { $digit } is in { OR($places) }
chains-one-of = { $inside ->
    [true] { $one } or { $digit }
   *[false] { $one }, or { $other }
}
chains-sets-keep = In both directions, { $kept }.
chains-set-keeps = { $set } have { $digits }
chains-hidden-set-keeps = Apart from that, { $cells } have only { $digits }.
chains-take-turns = Each of { $cells } is { $one } or { $other }, and each sees the next, so the two digits take turns.
chains-outer-two =
    The outer two, { $ends }, are not the same then, and a cell that sees both can be neither { $one } nor { $other }.
chains-by-set = the { WORD($set) } cells { $set } are left with { $others }, the { $digit } in { OR($cells) }
chains-by-rectangle =
    { $on } (otherwise the corners { $corners } could swap { $digits }, and the puzzle would have two solutions)
chains-by-hidden-set = { $off }, as { $house } needs the other cells of { $cells } for { $digits }

## Forcing chains and nets

forcing-suppose = Suppose that { $fact }.
forcing-case = If { $fact }:
forcing-is-or-not = { $cell } is { $digit }, or it is not.
forcing-one-place = { CAP($house) } has its { $digit } in { OR($cells) }.
forcing-one-digit = { $cell } is { OR($digits) }.
forcing-in-house = { CAP($house) } has its { $digit } in { $cell }, as { $because }.
forcing-in-cell = { $cell } is { $digit }, as { $because }.
forcing-so = So { $fact }, as { $because }.
forcing-chain-within = As { $because }, there is a { $name }:
forcing-pattern-within = As { $because }, { SMALL(JOIN($said, " ")) }
forcing-nothing-left = { $because ->
    [0] Then { $truth }, which cannot be.
   *[other] As { $because }, { $truth }, which cannot be.
}
forcing-supposed = But { $cell } was supposed to be { $digit }.
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
    } { $digit }, all others lie in { $covers }.
kraken-not = So { $cell } is not { $digit }.
kraken-places = So { $cover } has its { $digit } in { OR($cells) }.
kraken-fin = the fin { $cell } is { $digit }

## Templates

templates-ways =
    Go through all ways to put { $rows }{ $conditions ->
        [0] { "" }
       *[other] { " " }so that { $conditions }
    }.
templates-into = { A-DIGIT($digit) } into { $rows }
templates-into-all = { A-DIGIT($digit) } into each row
templates-apart = no two { PICK($several, true: "of a digit ", false: "") }share a column or a box
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

search-held = The search tries { $choice }, and this leads to a solution ({ N-NODES($nodes) } searched).
search-choice = { $digit } in { $cell }
search-suppose = Suppose { $choice }.
search-singles = Singles then give { $forced }.
search-contradiction = That is a contradiction: { $conflict }, so { $cell } is not { $digit }.
search-fails = All ways to go on from there fail ({ N-NODES($nodes) } searched), so { $cell } is not { $digit }.

## Techniques: what they are called, what they do, and why they hold
summary-full-house = A house has one empty cell left, which takes the missing digit.
argument-full-house =
    A house takes each digit once. With eight of them in place, the ninth belongs in the one cell left.
summary-hidden-single = A digit has one place left in a house.
summary-naked-single = A cell has one candidate left.
argument-naked-single =
    A cell takes one digit. If its row, column and box hold eight of them between them, it takes the ninth.
summary-locked-candidates-type-1-pointing =
    A box has a digit in one line only, so the digit is removed from the rest of that line.
summary-locked-candidates-type-2-claiming =
    A line has a digit in one box only, so the digit is removed from the rest of that box.
summary-locked-pair =
    Two cells where a line and a box cross have the same two candidates, which are removed from the rest of both.
summary-naked-pair = Two cells of a house have the same two candidates, which are removed from the rest of the house.
summary-hidden-pair = Two digits of a house have the same two places, which can take nothing else.
summary-locked-triple =
    The three cells where a line and a box cross have three candidates, which are removed from the rest of both.
summary-naked-triple =
    Three cells of a house have three candidates between them, which are removed from the rest of the house.
summary-hidden-triple = Three digits of a house have three places between them, which can take nothing else.
summary-skyscraper = Two parallel lines have two places for a digit, one of each in the same crossing line.
summary-2-string-kite = A row and a column have two places for a digit, one of each in the same box.
summary-dual-2-string-kite = Two 2-String Kites with the same two cells in a box, taken together.
summary-xy-wing = A cell with two digits sees two others, each with one of these and the same third digit.
summary-turbot-fish = Two houses, one of them a box, have two places for a digit, one of each seeing the other.
summary-empty-rectangle =
    A box has a digit in one row and one column only, and a line across one of them has two places for it.
summary-dual-empty-rectangle = Two Empty Rectangles in one box, taken together.
summary-grouped-skyscraper = A Skyscraper with two or three places of a line, all in one box, as one of its tops.
summary-grouped-2-string-kite =
    A 2-String Kite with two or three places of a line, all in one box, as one end of a string.
summary-xyz-wing = A cell with three digits sees two others with two of these each; one digit is in all three cells.
summary-w-wing = Two cells have the same two digits, and each sees one of the two places for one of these in a house.
argument-w-wing =
    One end of the strong link has its digit. The cell with two digits that sees this end cannot take it, and takes the
    other digit. So one of the two cells has that other digit, and what sees both loses it.
summary-simple-colors-trap = A place for a digit sees both colours of a cluster.
argument-simple-colors-trap =
    Strong links join the places of the digit, which are coloured in turn: one colour is all true, the other all false.
    A place that sees both colours sees a true one.
summary-simple-colors-wrap = Two cells of one colour of a cluster see each other, so that the colour is false.
argument-simple-colors-wrap =
    Strong links join the places of the digit, which are coloured in turn: one colour is all true, the other all false.
    Two places of one colour in one house cannot both be true, so that colour is false.
summary-grouped-turbot-fish = A Turbot Fish with two or three places of a box and line as one end of a strong link.
summary-uniqueness-test-1 =
    Three corners of a rectangle have the same two candidates, which are removed from the fourth.
summary-uniqueness-test-2 =
    Two corners of a rectangle in one line have the same extra digit, which is removed from cells that see both.
summary-uniqueness-test-4 = Two corners of a rectangle have one of its digits locked, and lose the other one.
summary-avoidable-rectangle-type-1 =
    Three corners of a rectangle are filled, but not given; the fourth loses the digit that would complete it.
summary-remote-pair = Cells with the same two digits, each in sight of the next: the outer two have one digit each.
argument-remote-pair =
    The cells have the same two digits, each in sight of the next, so they take them in turn. With an even number of
    cells, the two at the ends differ: one has the first digit, one the second. What sees both loses both digits.
summary-uniqueness-test-3 =
    The extra digits of two corners of a rectangle make a subset with other cells of their house.
summary-uniqueness-test-5 =
    Two opposite corners of a rectangle, or three, have the same extra digit; one of them takes it.
summary-uniqueness-test-6 =
    A digit of a rectangle is locked to its corners, and is removed from two opposite ones with extra digits.
argument-uniqueness-test-6 =
    { argument-deadly } One of its digits is confined to the corners in both rows and both columns. If it took the two
    opposite corners with more candidates, the other digit would take the other two, and the pattern would be there.
summary-avoidable-rectangle-type-2 =
    Two corners of a rectangle are filled, but not given; the others share an extra digit, and one takes it.
summary-hidden-rectangle = A digit of a rectangle is locked in both lines of a corner, which loses the other digit.
argument-hidden-rectangle =
    { argument-deadly } One corner has nothing but its two digits. In both lines of the opposite corner one digit is
    confined to the rectangle. If that corner took the other digit, all four would be filled with the pattern.
summary-unique-loop-type-1 = All cells of a loop but one have the same two candidates, which are removed from that one.
summary-unique-loop-type-2 =
    Some cells of a loop have the same extra digit, which is removed from all cells that see them.
summary-unique-loop-type-3 = The extra digits of two cells of a loop make a subset with other cells of their house.
summary-unique-loop-type-4 = Two cells of a loop have one of its digits locked, and lose the other one.
summary-multi-colors-2 = A colour of one cluster sees both colours of another, so that it is false.
argument-multi-colors-2 =
    Two clusters of one digit, each coloured in turn. A colour of the one sees both colours of the other, one of which
    is true. So the first colour is false.
summary-multi-colors-1 =
    Colours of two clusters see each other, and a place for the digit sees both of the opposite colours.
argument-multi-colors-1 =
    Two clusters of one digit, each coloured in turn. A place of one sees a place of the other, so these two colours are
    not both true, and one of the opposite colours is. A place that sees both of these loses the digit.
summary-wxyz-wing = Four cells in two crossing houses have four digits, all but one of them confined to one house.
summary-naked-quadruple =
    Four cells of a house have four candidates between them, which are removed from the rest of the house.
summary-extended-rectangle-type-1 =
    Pairs of cells across two lines have as many digits as pairs, except in one cell, which loses these.
summary-extended-rectangle-type-2 =
    Some cells of an extended rectangle have the same extra digit, which is removed from all cells that see them.
summary-sue-de-coq = Cells where a line and a box cross, with others of both, have just enough digits to fill them all.
argument-sue-de-coq =
    Where a line and a box cross, a few cells have too many digits. Cells in the rest of the line and in the rest of the
    box take up some of them, the two without a digit in common, so that there are as many cells as digits. Each digit
    is then used up in its house.
summary-x-chain = Strong and weak links of a digit in turn: one of the two ends has it, and what sees both loses it.
summary-extended-rectangle-type-3 =
    The extra digits of two cells of an extended rectangle make a subset with other cells of their house.
summary-extended-rectangle-type-4 =
    Two cells of an extended rectangle have one of its digits locked, and lose the others.
summary-m-wing = A cell with two digits, and strong links of both: the one at its other end, or the cell, has a digit.
argument-m-wing =
    Two strong links hang on a cell with two digits. If the one end is not true, its link makes the cell take one digit
    and not the other, and the second link makes the other end true. So one of the ends is true, and what both of them
    exclude goes.
summary-forcing-x-chain = Links of one digit lead from a candidate, on or off, to its contrary, which holds.
summary-xy-chain = Cells with two digits, each in sight of the next: one of the two ends has a digit that they share.
summary-continuous-nice-loop = A chain that closes: exactly one end of each of its links is true, so other places go.
summary-bidirectional-x-cycle =
    Links of one digit lead from a place back to it: every other one has it, and what sees two in turn loses it.
summary-bidirectional-y-cycle = Cells with two digits, each in sight of the next, lead from one back to it.
summary-bidirectional-cycle = Links lead from a candidate back to it: one end of each link holds; what sees both goes.
summary-forcing-chain = Links lead from a candidate, on or off, to its contrary, which holds.
summary-discontinuous-nice-loop = A chain from a candidate back to it shows that it is false, or that it is true.
summary-aic = Strong and weak links in turn, of any digits: one of the two ends is true, and what contradicts both goes.
summary-hidden-quadruple = Four digits of a house have four places between them, which can take nothing else.
summary-vwxyz-wing = Five cells in two crossing houses have five digits, all but one of them confined to one house.
summary-almost-locked-set-xz-rule =
    Two almost locked sets share a digit that only one of them can hold, so one holds all its others.
argument-almost-locked-set-xz-rule =
    An almost locked set has one digit more than cells; if it loses one, all the others stand in it. The two sets have a
    digit in common that only one of them can take. So the other one loses it, and holds all of its others: a second
    common digit is true in one of the sets.
summary-bivalue-universal-grave-1 =
    All empty cells but one have two candidates; the odd candidate of that one must be true.
argument-bivalue-universal-grave-1 =
    If every cell had two candidates, and every digit two places in each house, there would be two solutions or none.
    One cell has a candidate too many, and it is what prevents that. So it is true.
summary-bivalue-universal-grave-type-2 =
    A single digit in some cells keeps a grid from being a grave; it is removed from all cells that see these.
summary-bivalue-universal-grave-type-4 =
    The two cells that keep a grid from being a grave have a digit locked; their other digits are removed.
summary-bivalue-universal-grave-type-3 =
    The candidates that keep a grid from being a grave make a subset with other cells of their house.
summary-grouped-continuous-nice-loop = A Continuous Nice Loop with groups: places of a digit in a box and a line.
summary-grouped-discontinuous-nice-loop = A Discontinuous Nice Loop with groups: places of a digit in a box and a line.
summary-grouped-aic = An AIC with groups: two or three places of a digit in a box and a line are one node.
summary-3d-medusa =
    Candidates joined by strong links in houses and cells are coloured in turn; one of the colours is true.
argument-3d-medusa =
    Strong links join candidates of several digits, within cells too. Coloured in turn, one colour is all true and the
    other all false. A colour that contradicts itself is false; a candidate that both colours exclude goes.
summary-almost-locked-set-xy-wing =
    A third almost locked set links two others, so that one of the two holds a digit of both.
summary-aligned-pair-exclusion =
    A digit of one cell leaves none for another, as together they would take both candidates from a third.
summary-continuous-nice-loop-with-als =
    A Continuous Nice Loop with an almost locked set: if it lacks one digit, it has another.
summary-discontinuous-nice-loop-with-als =
    A Discontinuous Nice Loop with an almost locked set: if it lacks one digit, it has another.
summary-aic-with-als = An AIC with an almost locked set: if it lacks one digit, it has another.
summary-almost-locked-set-xy-chain =
    Linked almost locked sets make a chain, so that the first or the last holds a digit of both.
summary-aic-with-hidden-sets = An AIC with an almost hidden set: its digits leave one of its cells at most to others.
summary-aic-with-unique-rectangles = An AIC with a unique rectangle: without some of its guardians, it needs the others.
summary-death-blossom =
    Whatever digit a cell holds, one of the almost locked sets that it sees holds a digit of them all.
argument-death-blossom =
    Whatever digit the stem takes, the petal that has it loses it, and then holds all of its others, among them the
    digit that all petals share. So that digit is true in one of the petals, and what sees all its places loses it.
summary-aligned-triplet-exclusion = A digit of one cell leaves two others no combination of digits that works.
summary-forcing-chain-contradiction = Chains from one assumption lead to what cannot be, so the contrary holds.
summary-forcing-chain-verity = Chains from each candidate of a cell, or place of a digit in a house, lead to the same.
summary-nishio-forcing-chain = A digit is supposed to be in a cell, and its other places lead to a contradiction.
summary-cell-forcing-chain = Chains from each candidate of a cell lead to the same.
summary-region-forcing-chain = Chains from each place of a digit in a house lead to the same.
summary-kraken-fish-type-1 = Each fin of a fish rules out, by a chain, a candidate that would go if there were no fins.
summary-kraken-fish-type-2 =
    Each fin of a fish, and each of its places in one cover house, rules out the same candidate by a chain.
summary-forcing-net-contradiction = One assumption, with all singles that follow, leads to what cannot be.
summary-forcing-net-verity = Each candidate of a cell, or place of a digit in a house, leads to the same by singles.
summary-dynamic-contradiction-forcing-chain = A candidate, on or off, leads by several ways together to a contradiction.
summary-dynamic-double-forcing-chain = A candidate leads to the same whether it is on or off, by several ways together.
summary-dynamic-cell-forcing-chain = Each candidate of a cell leads to the same, by several ways together.
summary-dynamic-region-forcing-chain = Each place of a digit in a house leads to the same, by several ways together.
summary-dynamic-forcing-chain-plus =
    A Dynamic Forcing Chain that also takes locked candidates, pairs and X-Wings on its way.
summary-template-set = All ways to place a digit on the board have a cell in common.
summary-template-delete = No way to place a digit on the board uses one of its candidates.
summary-nested-forcing-chain-level-2 = A Dynamic Forcing Chain that also takes whole chains and cycles on its way.
summary-nested-forcing-chain-level-3 =
    A Dynamic Forcing Chain that also takes chains from all candidates of a cell or a house on its way.
summary-nested-forcing-chain-level-4 = A Dynamic Forcing Chain that also takes Dynamic Forcing Chains on its way.
summary-nested-forcing-chain-level-5 =
    A Dynamic Forcing Chain that takes others on its way, which take whole chains and cycles on theirs.
summary-hidden-single-in-a-box = A digit has one place left in a box.
summary-hidden-single-in-a-line = A digit has one place left in a row or a column.
summary-direct-pointing = A box has its places for a digit in one line, which leaves another box one place for it.
summary-direct-claiming = A line has its places for a digit in one box, which leaves another line one place for it.
summary-direct-hidden-pair = Two digits fill two cells of a house, which leaves one place there for a third.
summary-direct-hidden-triple = Three digits fill three cells of a house, which leaves one place there for a fourth.
summary-guess = A candidate is tried, and a solution is found with it.
summary-contradiction = A candidate is tried, and every way to go on from it ends in a contradiction.
summary-fish = { $shape ->
    [basic] { $fins ->
        [none]
            { CAP(WORD($size)) } rows (or columns) can take a digit only in { PICK($fish, x-wing: "the same ", other: "")
            }{ WORD($size) } columns (or rows), so it can be removed from the rest of these.
        [finned]
            { CAP(WORD($size)) } rows have a digit in { WORD($size) } columns, except for fins; it is removed there
            from cells that see all fins.
       *[sashimi] A Finned { FISH-NAME($fish) } in which a line has one place besides the fins, or none.
    }
    [franken]
        { CAP(WORD($size)) } parallel lines and boxes have a digit in { WORD($size) } crossing lines and boxes
        only{ PICK($fins, none: "", finned: ", except for fins") }.
   *[mutant]
        { CAP(WORD($size)) } houses of any kind have a digit in { WORD($size) } others
        only{ PICK($fins, none: "", finned: ", except for fins") }.
}
fish-name =
    { PICK($value, x-wing: "X-Wing", swordfish: "Swordfish", jellyfish: "Jellyfish", squirmbag: "Squirmbag",
    whale: "Whale", leviathan: "Leviathan") }

where-bivalue-universal-grave = the cells with more than two candidates

## Arguments that several techniques share
sentences = { JOIN($some, " ") }
argument-hidden-single =
    Every house needs every digit. If all but one of a house's empty cells see the digit already, it belongs in that
    one. Look along the digits that stand often: they leave few places.
argument-locked =
    All places of the digit in one house lie in a second house as well. The first house needs the digit, so one of these
    places takes it. That is then the digit of the second house too, whose other cells lose it.
argument-direct-locked =
    All places of the digit in one house lie in a second house as well, so one of them takes it for both. The other
    cells of the second house lose it, and that leaves one place for it in a third.
argument-naked-subset =
    There are as many cells as digits. Each of the cells takes one of these digits, no two the same, so all of the
    digits are used up there. No other cell that sees all of these cells can take one.
argument-hidden-subset =
    There are as many digits as places. Each of the digits takes one of the cells, no two the same, so the cells are
    full. Every other candidate in them goes.
argument-direct-hidden-subset =
    There are as many digits as places, so the digits fill these cells, and all other candidates in them go. One of
    those has only one place left in the house then.
argument-basic-fish =
    The base is the rows (or columns) that have few places for the digit, the cover the columns (or rows) in which these
    places lie. Each base line needs the digit, and has it where a cover line crosses. No two of the base lines can use
    the same cover line. There are as many covers as bases, so each cover has its digit on a base line, and loses it
    elsewhere.
argument-finned-fish =
    Without its fins it would be a fish, and the covers would lose the digit outside of the base. If a fin is true, all
    cells that see it lose the digit. So a cell of the covers that sees every fin loses it in any case.
argument-large-fish =
    As in any fish, each base house needs the digit, there are as many covers as bases, and no two bases can use the
    same cover. So each cover has its digit in the base, and loses it elsewhere. The houses need not be all rows or all
    columns: boxes may be among them, and in a mutant fish rows and columns are mixed.
argument-finned-large-fish =
    Without its fins it would be a fish of rows, columns and boxes: as many covers as bases, so each cover has its digit
    in the base. If a fin is true, all cells that see it lose the digit. So a cell of the covers that sees every fin
    loses it in any case. A candidate in two base houses counts as a fin, too.
argument-kraken =
    If no fin is true, the fish holds, and each cover has its digit in the base. From each fin, and from what the fish
    comes to, a chain leads to the same conclusion. One of the cases is real, so that holds.
argument-two-links =
    Two strong links of one digit: of each, at least one end is true. One end of the first sees one end of the second,
    so these two are not both true, and at least one of the other two ends is. A cell that sees both loses the digit. An
    end may be a group: two or three places of a box in one line.
argument-empty-rectangle =
    In the box the digit keeps to a row and a column. The line has two places for it, and one of these sees one arm of
    the box. If that place is true, the digit of the box is in the other arm; if not, the line's other place is true. A
    cell that sees that arm and that place loses the digit.
argument-three-wing =
    The cell in the middle, the pivot, takes one of its digits. Whichever it takes, one of the three cells has the digit
    that the pincers share: a pincer or, in an XYZ-Wing, the pivot itself. A cell that sees all places of that digit in
    them loses it.
argument-bent-wing =
    As many cells as digits, in two houses that cross. All digits but one keep to one of the houses, so each of them is
    true in at most one of the cells. So the last one is true in one of them, and what sees all its places there loses
    it.
argument-guardians-1 =
    { argument-deadly } Only one of its cells has more candidates, and these keep it away. So it takes one of them.
argument-guardians-2 =
    { argument-deadly } The candidates that keep it away are all the same digit. One of them is true, so what sees all
    of them loses the digit.
argument-guardians-3 =
    { argument-deadly } One of the candidates that keep it away is true, and their cells share a house. Taken as one
    cell, they make a subset with other cells of the house, whose digits are used up there.
argument-guardians-4 =
    { argument-deadly } Two of its cells have more candidates, and a house that they share needs one digit of the
    pattern in one of them. If the other one took the pattern's other digit, the pattern would be there. So that digit
    goes from both.
argument-avoidable =
    Cells that were filled while solving could change their digits, had they a twin with the same digits. So a rectangle
    of such cells, with two digits in turn, cannot stand in a puzzle with one solution. What would complete it goes, or,
    where two cells have the same third digit, one of them takes that.
argument-chain =
    Of the two ends of a strong link at least one is true, of a weak link at most one. If the first node of the chain is
    false, the second is true, the third false, and so on to the last, which is true. So one of the two ends is true,
    and what both exclude goes.
argument-loop =
    Strong and weak links in turn come back to where they began, so that every weak link is strong too: of each, just
    one end is true. What both ends of a link exclude goes.
argument-discontinuous =
    Strong and weak links in turn come back to one candidate. If two weak links meet there, its being true would make it
    false, so it is false. If two strong ones meet, its being false would make it true, so it is true.
argument-groups = A node may be a group: two or three places of a digit in a box and a line.
argument-small-sets = A node may be an almost locked set: without one of its digits, it holds all of the others.
argument-hidden-sets =
    Digits with one cell more than they need leave one of these cells at most to others, which gives weak links.
argument-rectangles = A unique rectangle gives strong links: one of the candidates that keep it away is true.
argument-als-wing =
    An almost locked set that loses a digit holds all of its others. The middle set shares a digit with each of the
    others that cannot be in both. It can lack only one of its digits, so it takes one of the two shared ones from the
    set beside it, which then holds the digit that the two outer sets share.
argument-exclusion =
    Go through all pairs of digits for the two cells (or triples for three). Some are impossible: the same digit where
    the cells see each other, or digits that leave other cells in sight with none. A candidate in no pair left goes.
argument-templates =
    There are 46,656 ways to place a digit in all nine rows, columns and boxes. Those that fit what is known so far are
    looked at: a place that is in all of them is true, one that is in none is false.
argument-one-chain =
    What follows from a candidate being true, or false, is followed link by link until it comes back to the candidate
    itself. If it leads to the contrary of what was supposed, the contrary holds.
argument-contradiction =
    Suppose that a candidate is true, or that it is false, and follow what comes of it, link by link. It ends in a
    contradiction: two things that exclude each other, or a cell or a house with nothing left. So it does not hold.
argument-double =
    Suppose first that a candidate is true, then that it is false, and follow both. What comes of both holds, as one of
    the two is real.
argument-cases =
    A cell takes one of its candidates, and a digit one of its places in a house. Follow what comes of each of them. One
    of the cases is real, so what they all come to holds.
argument-any-cases =
    Suppose something, or go through all cases: a candidate true and false, the candidates of a cell, the places of a
    digit. Follow what comes of it. What ends in a contradiction does not hold; what all cases come to does.
argument-dynamic =
    A consequence may have several causes: all the others of a cell or a house are gone, for reasons of their own.
argument-plus = On the way, simple techniques are used as well: locked candidates, pairs, X-Wings.
argument-nested = On the way, whole forcing chains are used as single links.
argument-deadly = A puzzle with one solution never holds a deadly pattern: cells whose digits could change places.

## Custom techniques

custom-words = { $words }
custom-name = { $name }.
custom-truths = { $truths ->
    [0] It names nothing to rest on.
   *[other] It rests on { $truths }.
}
truth-cells = the { PICK($cells, one: "cell", other: "cells") } { $cells }
truth-house = the { $digit } in { $house }
truth-guardians = no deadly pattern of { $digits } in { $cells }

## Names of techniques

variety = { $variety } { $title }
also-called = Also called { $names }.

## Hints

hint-look-at = Look at { $place }.
hint-look-for = Look at { $place }: { $name }. { $summary }
hint-not-by-logic = This is not a hint from logic, but what a search would try first:
place-digit = the { $digit }s
place-houses = { $houses }
place-numbers = { PICK($kind, row: "rows", column: "columns", box: "boxes") } { $numbers }

## Paths

path-takeover = Here the techniques are stuck, and a search takes over: what it tries, and where that leads.
path-left-out = Left out: { N-STEPS($left) } of { $steps } that nothing here depends on.
path-solved = Solved by logic alone, in { N-STEPS($steps) }.
path-no-solution = A contradiction after { N-STEPS($steps) }: { $reason }.
path-stuck = The techniques are stuck after { N-STEPS($steps) }.
path-out-of-time = The time ran out after { N-STEPS($steps) }.
path-unfinished = Not finished: this is the position after { N-STEPS($steps) }.
path-solved-by-search = Solved in { N-STEPS($steps) }, but not by logic alone: it took a search of { N-NODES($nodes) }.
path-one-of-several =
    One of several solutions found in { N-STEPS($steps) }, but not by logic alone: it took a search of
    { N-NODES($nodes) }.
n-steps = { $value } { PICK($value, one: "step", other: "steps") }
n-nodes = { $value } { PICK($value, one: "node", other: "nodes") }

## Legends

legend-marks = marks:
legend-only-candidate = (n) only candidate
legend-boxes = { ROLE($role) }: { JOIN($boxes, ", ") }
legend-boxes-too = { ROLE($role) } (also { JOIN($boxes, ", ") })
role = { $value }

## Why digits are wrong, and what would mend a puzzle

reason-right = { $digit } in { $cell } is right.
reason-possible = { $digit } in { $cell } is possible: the puzzle has a solution with it.
reason-given = { $cell } cannot be { $digit }: it is given as { $given }.
reason-seen = { $cell } cannot be { $digit }: it sees a { $digit } in { $by }.
reason-refuted =
    If { $cell } were { $digit }, { $steps ->
        [0] { FORM($conflict, "would-be") }
       *[other] then { $steps } would follow, and { FORM($conflict, "would-be") }
    }.
reason-more-steps = { $count } more { PICK($count, one: "step", other: "steps") }
reason-unexplained =
    { $digit } in { $cell } is wrong, as a search finds; { PICK($late,
    true: "the time ran out before logic had shown why", false: "the techniques do not come to a contradiction") }.
reason-nothing-fits = { $digit } in { $cell } is wrong, as any digit is: { $status }.
conflict-clash = { WORD($cells) } { $digit }s in { $house }: { $cells }
    .would-be = there would be { conflict-clash }
conflict-no-candidate = { $cell } has no candidate left
    .would-be = { $cell } would have no candidate left
conflict-no-place = no place for { $digit } in { $house }
    .would-be = there would be no place for { $digit } in { $house }
conflicts = { $some }
conflicts-none = every way to fill the empty cells ends in a contradiction
contradiction = { $conflict ->
    [conflict-clash] There are { $conflict }.
    [conflict-no-candidate] Now { $conflict }: a contradiction.
   *[conflict-no-place] Now there is { $conflict }: a contradiction.
}
reason-givens-clash = These { WORD($digits) } givens cannot stand together: { $digits }.
reason-digits-clash =
    { PICK($count, one: "This", other: "These") } cannot
    { PICK($beside_givens, true: "stand beside the givens", false: "stand together") }: { $parts }.
reason-crossed-out = that { $digit } is crossed out in { $cell }
reason-found-by-search = A search finds no solution; techniques do not come to a contradiction.
reason-from-these = From these alone:
reason-from-all = From the whole puzzle:
mending-changes = One solution with one given changed: { $some }.
mending-change = { $cell }{ $digit ->
    [0] { " " }empty
   *[other] ={ $digit }
} instead of { $was }
mending-no-change = No change of a single given leaves one solution.
mending-givens = One solution with one given more: { $some }.
mending-no-given = No single given more leaves one solution.
mending-out-of-time = The time ran out before all was looked at.
some = { JOIN($items, "; ") }{ $more ->
    [0] { "" }
   *[other] ; and { $more } more
}

## Pages that step through a path

page-title = A Sudoku, step by step
page-puzzle = The puzzle
page-end = How it ends
page-steps = Steps
page-step = Step { $number } of { $count }
page-controls = Go through the steps
page-first = First
page-back = Back
page-next = Next
page-last = Last
page-after = After the step
page-theme = Dark or light
page-used = What it takes
page-idea = The idea:
page-why = Why it holds
page-legend = What is marked
page-cases = The cases, one by one
page-case = If { JOIN($assumed, ", ") }: { $end }
page-contradiction = a contradiction
page-reading = How to read this
page-keys =
    Keys: ← and → go back and forward, Home and End to the first and the last; A shows the position after the step. On a
    touch screen, swipe.
page-term-cell = r2c5
    .meaning = The cell in row 2 and column 5. r24c5 are the cells r2c5 and r4c5.
page-term-house = house
    .meaning = A row, a column or a box: nine cells that hold each digit once.
page-term-candidate = candidate
    .meaning =
        A digit that a cell can still take, small in the picture. The true ones are those of the solution.
page-term-result = r2c5=3, r2c5<>3
    .meaning = What a step comes to: r2c5 is 3; or it is not, and loses the candidate 3.
page-term-see = to see
    .meaning = Cells in one row, column or box see each other, so they cannot hold the same digit.
page-term-strong-link = strong link
    .meaning =
        A solid line. At least one of its two ends is true, as where a digit has two places in a house, or a cell two
        candidates. So if one end is false, the other is true.
page-term-weak-link = weak link
    .meaning = A dashed line. Its two ends cannot both be true: so if one is true, the other is false.
role-meaning = { $role ->
    [base] a house that needs the digit
    [cover] a house in which these places lie
    [fin] a place that lies in no cover house
    [blocker] rules the digit out elsewhere
    [guardian] at least one of these is true
    [colour] all true, or all false
    [on] true, if we follow the thought
    [off] false, if we follow the thought
    [strong-link] if one end is false, the other is true
    [weak-link] if one end is true, the other is false
   *[other] { "" }
}

## Pages to print

sheet-hints = Hints
sheet-solutions = Solutions
sheet-solution-of = Solution of { $day }
sheet-begin = Begin with { $place }{ SHEET-NAME($name) }.
sheet-later = Where it gets hard, look at { $place }{ SHEET-NAME($name) }.
sheet-name = { $value ->
    [none] { "" }
   *[other] : { $value }
}
sheet-why = Why it holds.
sheet-examples = How it looks
sheet-positions = Your turn
sheet-answers = Answers
sheet-practise = In each position { $name } is the next step: nothing simpler finds anything. Find it.
sheet-day = { WEEKDAY($weekday) }, { $day } { MONTH($month) } { $year }
sheet-short-day = { WEEKDAY($weekday, form: "short") } { $day } { MONTH($month, form: "short") } { $year }
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
app-fault = Something went wrong. The terminal that Crosshatch was started in says what.
app-not-loaded = The library could not be loaded: { $message }
app-late = Not finished after { $seconds } seconds.
app-keep-trying = Keep trying
app-welcome = Welcome! Pick a level. When you are stuck, hints explain the next step from where you are.
app-welcome-back = Welcome back! Your game continues where you left off.
app-game-gone = This game is no longer saved in your browser.
app-started-again = Started again. Undo brings your digits and marks back.
app-full-but-wrong = The grid is full, but there is a mistake. A hint will show you where.
app-bad-link = There is no puzzle in this link: { $message }
app-code = Code: { $code }
app-none-made = No such puzzle was found in { $seconds } seconds. Try again, or choose fewer conditions.
app-no-room = Your browser has no room left: the game is saved, but not what you could undo.
app-unsaved = Your browser does not let this page save anything: your game is lost when you close it.
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
app-grade-this = Grade this puzzle

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
app-keypad = Keypad
app-entry-mode = Entry mode
app-digits = Digits
app-actions = Actions
app-shortcut = Shortcut: { $key }
app-mode-digit = Digit
app-mode-corner = Corner
app-mode-centre = Centre
app-mode-colour = Colour
app-undo = Undo
app-undo-key = Ctrl+Z
app-redo = Redo
app-redo-key = Ctrl+Y
app-erase = Erase
app-erase-key = Delete
app-fill-marks = Fill marks
app-fill-marks-long = Write all candidates in the centre of every empty cell
app-restart = Start again
app-restart-long = Take away everything but the givens

# Opening and saving
app-open-a-puzzle = Open a puzzle
app-open-formats = 81 digits in a line, a grid, a pencilmark grid, a link, or a code such as medium,180:2026-11-23/1
app-link-copied = Link copied.
app-link-copied-here = Link copied. It works on this computer while Crosshatch is running.
app-copy-link = Copy this link: { $link }
app-save-svg = Picture (SVG)
app-save-png = Picture (PNG)
app-save-text = Text
app-print = Print

# A new puzzle
app-new-puzzle = New puzzle
app-needs-easy = singles only
app-needs-medium = pairs and intersections
app-needs-hard = triples, fish, wings, colouring and uniqueness
app-needs-unfair = chains
app-needs-extreme = long chains and forcing nets
app-daily = Daily puzzle
app-date = Date
app-level = Level
app-play = Play
app-custom = Custom puzzle
app-conditions = Conditions
app-create = Create
app-enter-own = Enter my own
app-continue = Continue a game
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
app-where = Where to look
app-which = Which technique
app-whole = The whole step
app-check = Check for mistakes
app-why-not = Why not this digit?
app-filled = Every cell is filled.
app-exhausted = Nothing more can be concluded: each candidate left is part of a solution.
app-stuck = No technique finds anything here: only trial and error is left.
app-looking = Looking for a step…
app-looking-further = Looking for a step that leads to the next digit…
app-needed = The next digit depends on this step.
app-no-digit = No technique leads to another digit from here.
app-may-not-lead = This step may not lead to the next digit: time ran out before that was clear.
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
app-mark-missing = The right digit for { $cell } is missing from its centre marks.
app-fill-its-marks = Fill its marks
app-fill-all-marks = Fill the marks of all these cells
app-looking-why = Looking for the shortest explanation…
app-refuted = If { $cell } were { $digit }, { $count ->
    [0] there would be a contradiction
    [1] one step would lead to a contradiction
   *[other] { $count } steps would lead to a contradiction
}: { $conflict }.
app-select-empty = Select an empty cell on the board.
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
app-all-cases = All together
app-argument = Why it works

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
app-nothing = There is nothing to explain: { app-outcome }.
app-back-to-steps = Back to the explanation
app-looking-all = Looking for all steps…
app-technique-stuck = This technique finds nothing here.
app-no-technique = No technique finds anything here.
app-first-steps = The first { $count } of the steps available now.
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
app-techniques = Techniques
app-all-techniques = All techniques
app-also-called = { also-called }
app-assumes-unique = It relies on the puzzle having only one solution.
app-practise = Practise it
app-looking-position = Looking for a position to practise on…
app-no-position = No position turned up in { $count } puzzles: this technique is rare. Try again.
app-find = Find: { $name }
app-no-simpler = No simpler technique finds anything here.
app-place-digit = Place the digit, then check your answer.
app-remove-marks =
    Remove the marks that the technique rules out: select a cell, then press the digit. Then check your answer.
app-check-answer = Check my answer
app-show-answer = Show the answer
app-another = Another position
app-answer-first = Place a digit or remove some marks first.
app-verdict-right = Correct!
app-verdict-part = Correct so far, but there is more to find.
app-verdict-other = True, but not all of it follows from one { $name }.
app-verdict-wrong = Wrong: { $candidates }.
app-verdict-unknown = This position does not have exactly one solution.
app-digit-in = { $digit } in { $cell }
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
app-set-tidy = When I place a digit, remove the marks it rules out
app-set-marks = Hints take my centre marks as the only candidates left in a cell
app-set-essential = Skip steps that do not lead to the next digit
app-set-layout = Marks
app-layout-centre = in the corners and the centre
app-layout-places = each at its own place
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
app-key-modes = Z, X, C, V: digit, corner, centre, colour mode
app-key-space = Space: next mode
app-key-delete = Delete: erase
app-key-undo = Ctrl + Z, Ctrl + Y: undo, redo
app-key-all = Ctrl + A, Escape: select all cells, or none
app-key-hint = H: hint
app-key-pause = P: pause, resume

## Levels and families

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
family-subsets = Subsets
family-fish = Fish
family-single-digit-patterns = Single-digit patterns
family-wings = Wings
family-colouring = Colouring
family-uniqueness = Uniqueness
family-chains-and-loops = Chains and loops
family-almost-locked-sets = Almost locked sets
family-direct = Direct
family-forcing = Forcing
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
fact-one-solution = that the puzzle has one solution
fact-to-practise = to practise
fact-off-kind = off; only some scales tell it apart
fact-off = off; --with { $name } turns it on
fact-or-more = { $rating } or more
practice-wait = Press Enter for the answers.
stuck-filled = Every cell is filled: there is nothing left to find.
stuck-only = None of the techniques asked for finds a step here; others may.
stuck =
    No technique that is on finds a step here; --with adds those that are off ('crosshatch techniques' lists
    them){ $search ->
        [true] , and 'crosshatch explain' continues with a search
       *[false] { "" }
    }.

## Grades (the headings of their parts, such as grade-level, are the names of the parts)

grade-promise = { $level }: { $promise }
promise-easy = singles are enough
promise-medium = locked candidates and naked pairs are enough
promise-hard = techniques rated up to 5.0 are enough, from X-Wings to Sue de Coq
promise-unfair = patterns, and chains of up to twelve nodes, are enough
promise-extreme = longer chains, forcing chains or nets are needed, up to nested ones
promise-stuck = logic does not finish it
promise-filled = no cell is empty
grade-rated = { $name } ({ $rating })
grade-way = { N-STEPS($steps) } and { $rounds } { PICK($rounds, one: "round", other: "rounds") }
grade-effort-on-way = { $effort }, in { grade-way }
grade-stuck-after = gets stuck after { grade-way }
grade-so-far = { grade-stuck-after }, the hardest { grade-rated }
grade-trials = { $trials } { PICK($trials, one: "trial finishes", other: "trials finish") } it
grade-nested-trials =
    { $trials } { PICK($trials, one: "simple trial is", other: "simple trials are") } not enough; it takes trials within
    trials
grade-cells = { $count } cells can be filled at a time on average
grade-steps = on average there are { $count } steps to choose from
grade-steps-beside-cells = where none can, there are { $count } steps to choose from
grade-narrow = { $count ->
    [1] once
   *[other] { $count } times
} there is only one
grade-minutes = about { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}
grade-minutes-range = { grade-minutes } (80% take { $low } to { $high })
grade-crosshatch = { $level } { $rating } ({ $name }), effort { $effort }
grade-crosshatch-stuck = { $level }: logic gets stuck; { $search }
grade-hodoku = { $level } { $rating }{ $guesses ->
    [0] { "" }
    [1] { " " }with 1 guess
   *[other] { " " }with { $guesses } guesses
}
