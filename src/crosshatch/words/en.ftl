# English. A line break within a text counts as one space. Functions in capitals: AND, OR, NOR and JOIN make lists,
# EACH makes a message of each item, CAP begins with a capital, FORM takes a form of a message, PICK chooses a word;
# any other is the message of that name, which is given $value.

language-code = en
language-name = english

## Numbers, lists, houses

plural = { $number ->
    [1] one
   *[other] other
}
list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }
list-nor = { " nor " }
house = { $kind ->
    [row] row { $number }
    [column] column { $number }
   *[box] box { $number }
}
word = { $value ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $value }
}
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

## Singles

singles-last-cell = { CAP($house) } has a single empty cell, { $cell }, and lacks only the { $digit }.
singles-only-place =
    The { $digit } of { $house } has one place left, as no other empty cell there can take it{ $blockers ->
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

fish-plain =
    In { $bases } the { $digit } has no place but { $places }, and all of these lie in { $covers }.
fish-base = In { $bases } the { $digit } has no place but { $places }.
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
    { FISH-HOUSES($covers, form: "one") }, so the { WORD($count) } { FISH-HOUSES($covers) } have theirs there and nowhere
    else.
fish-cannibals =
    { $cells } would{ PICK($cells, one: "", other: " each") } use up two { FISH-HOUSES($covers) } at once, and leave too
    few for the rest of the { FISH-HOUSES($bases) }.
fish-seen-by-fins =
    If { PICK($fins, one: "the fin", other: "one of the fins") } is { $digit } after all, { $removed }
    { PICK($removed, one: "sees", other: "see") } it.
fish-houses = { $value ->
    [row] rows
    [column] columns
    [box] boxes
    [base] base houses
   *[cover] cover houses
}
    .one = { $value ->
        [row] row
        [column] column
        [box] box
        [base] base house
       *[cover] cover house
    }

## Chains of two strong links

## Wings

## Colouring

## Deadly patterns

## Almost locked sets

## Sue de Coq

## Aligned exclusion

## What follows from what

## Alternating chains

## Forcing chains and nets

## Kraken fish

## Templates

## Steps of a search
