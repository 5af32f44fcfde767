# German. Cells keep their names (r1c1), which German solvers and HoDoKu's German pages use too. The reader is addressed
# with "du". The format is explained at the top of en.ftl.

language-code = de
language-name = german
language-own-name = deutsch

## Numbers, lists, houses

plural = { $number ->
    [1] one
   *[other] other
}
list-comma = { ", " }
list-and = { " und " }
list-or = { " oder " }
list-nor = { " noch " }
house = { $kind ->
    [row] Zeile { $number }
    [column] Spalte { $number }
   *[box] Block { $number }
}
word = { $value ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $value }
}
both = { $value ->
    [2] beide
   *[other] alle
}
the = die { $value }

## Conclusions

conclusion = Also { $placed ->
    [0] { CONCLUSION-REMOVED($removed) }
   *[other] ist { $placed }{ $removed ->
        [0] { "" }
       *[other] { " " }und { CONCLUSION-REMOVED($removed) }
    }
}.
conclusion-removed = { PICK($count, one: "entfällt", other: "entfallen") } { $value }
placed = { $cell } eine { $digit }
removed = { EACH($digits, "the") } in { $cells }

## Singles

singles-last-cell = In { $house } ist nur noch eine Zelle leer, { $cell }, und es fehlt nur noch die { $digit }.
singles-only-place =
    Die { $digit } hat in { $house } nur noch einen Platz, denn keine andere leere Zelle dort kann sie
    aufnehmen{ $blockers ->
        [0] { $ruled_out ->
            [0] { "" }
           *[other] : Sie wurde in { $ruled_out } bereits gestrichen
        }
       *[other] : Sie steht schon in { $blockers }{ $ruled_out ->
            [0] { "" }
           *[other] { " " }und wurde in { $ruled_out } bereits gestrichen
        }
    }.
singles-only-candidate =
    Für { $cell } scheidet jede Ziffer außer der { $digit } aus: { CAP(JOIN($because, ", und ")) }.
singles-seen =
    { $digits } { PICK($digits, one: "steht", other: "stehen") } schon in ihrer Zeile, ihrer Spalte oder ihrem Block
    ({ $cells })
singles-removed = { $digits } { PICK($digits, one: "wurde", other: "wurden") } bereits gestrichen

## Direct techniques

direct-locked =
    Die { $digit } von { $base } steht in { $cells }, also nirgends sonst in { $cover }. Damit bleibt für die { $digit }
    von { $house } nur ein Platz.
direct-hidden =
    In { $house } füllen { $digits } die Zellen { $cells } aus. Damit bleibt dort für die { $placed } nur ein Platz.

## Locked candidates and subsets

subsets-locked =
    Die { $digit } von { $base } steht in einer der Zellen { $cells }. { CAP(BOTH($cells)) } liegen in { $cover }, damit
    ist sie in jedem Fall auch die { $digit } von { $cover }.
subsets-hidden =
    In { $houses } haben { $digits } nur in { $cells } Platz. Das sind { N-DIGITS($digits) } für { N-CELLS($cells) }; sie
    füllen also { BOTH($cells) } aus, und keine andere Ziffer passt mehr hinein.
subsets-naked =
    { $cells } haben nur die Kandidaten { $digits }. Das sind { N-CELLS($cells) } für { N-DIGITS($digits) }; jede Zelle
    nimmt also eine davon, und für die anderen Zellen von { $houses } bleibt keine übrig.
n-cells = { $value ->
    [one] eine Zelle
   *[other] { WORD($value) } Zellen
}
n-digits = { $value ->
    [one] eine Ziffer
   *[other] { WORD($value) } Ziffern
}

## Fish

fish-plain = In { $bases } hat die { $digit } keinen Platz außer { $places }, und alle liegen in { $covers }.
fish-base = In { $bases } hat die { $digit } keinen Platz außer { $places }.
fish-endo-fins =
    { $fins } { PICK($fins, one: "liegt", other: "liegen je") } in { PICK($in_three, true: "mehreren", false: "zwei") }
    dieser Häuser und { PICK($fins, one: "würde", other: "würden") } für
    { PICK($in_three, true: "alle", false: "beide") } zugleich zählen,
    { PICK($fins, one: "ist also eine Flosse", other: "sind also Flossen") }.
fish-two-ways = Diese Plätze lassen sich auf zwei Arten überdecken.
fish-covered = Alle liegen in { $covers }.
fish-covered-but-fins = { $count ->
    [one] Wenn { $fins } keine { $digit } ist, liegen alle übrigen Plätze in { $covers }.
   *[other] Wenn keine der Zellen { $fins } eine { $digit } ist, liegen alle übrigen Plätze in { $covers }.
}
fish-used-up =
    Die { WORD($count) } { FISH-HOUSES($bases) } brauchen je eine { $digit }, jede in
    { FISH-HOUSES($covers, form: "another") }; also haben die { WORD($count) } { FISH-HOUSES($covers) } ihre { $digit }
    dort und nirgends sonst.
fish-cannibals =
    In { PICK($cells, one: "", other: "jeder der Zellen ") }{ $cells } würde eine { $digit } zwei
    { FISH-HOUSES($covers) } auf einmal belegen, und für die übrigen { FISH-HOUSES($bases) } blieben zu wenige.
fish-seen-by-fins =
    Ist { PICK($fins, one: "die Flosse", other: "eine der Flossen") } doch eine { $digit }, so
    { PICK($removed, one: "sieht", other: "sehen") } { $removed } sie.
fish-houses = { $value ->
    [row] Zeilen
    [column] Spalten
    [box] Blöcke
    [base] Basishäuser
   *[cover] Cover-Häuser
}
    .another = { $value ->
        [row] einer anderen Zeile
        [column] einer anderen Spalte
        [box] einem anderen Block
        [base] einem anderen Basishaus
       *[cover] einem anderen Cover-Haus
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
