# German. Cells keep their names (r1c1), which German solvers and HoDoKu's German pages use too. The reader is addressed
# with "du". The format is explained at the top of en.ftl; what is missing here is as it is there.

language-name = german
language-own-name = Deutsch

## Numbers, lists, houses

list-and = { " und " }
list-or = { " oder " }
list-nor = { " noch " }
house = { PICK($kind, row: "Zeile", column: "Spalte", box: "Block") } { $number }
houses = { PICK($kind, row: "Zeilen", column: "Spalten", box: "Blöcken") } { $numbers }
word = { NTH($value, "kein ein zwei drei vier fünf sechs sieben acht neun") }
both = { $value ->
    [2] beide
   *[other] alle
}
the = die { $value }
a = eine { $value }

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
no-candidate-left = { $cell } hat keinen Kandidaten mehr
    .verb-first = hat { $cell } keinen Kandidaten mehr
no-place-left = { $house } hat keinen Platz mehr für die { $digit }
    .verb-first = hat die { $digit } in { $house } keinen Platz mehr
cannot-be-both = { $cell } kann nicht zugleich eine { $low } und eine { $high } sein
cannot-both-be = { $one } und { $other } sehen sich und können nicht beide eine { $digit } sein

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
singles-only-candidate = Für { $cell } scheidet jede Ziffer außer der { $digit } aus: { CAP(JOIN($because, ", und ")) }.
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

links-turbot =
    Die { $digit } von { $first } steht in { $one } oder { $near }, die von { $second } in { $far } oder { $other }.
    { $near } und { $far } sehen sich, haben die { $digit } also nicht beide. Damit steht sie in mindestens einer der
    Zellen { $one } und { $other }, und Zellen, die { BOTH($ends) } sehen, können sie nicht haben.
links-kites =
    { $joint } sehen sich, haben die { $digit } also nicht beide. Damit steht sie { JOIN($kites, ", und ") }. Zellen, die
    beide Zellen eines dieser Paare sehen, können sie nicht haben.
links-kite = wegen { $lines } in mindestens einer der Zellen { $ends }
links-kites-of-two-digits =
    { $joint } sehen sich, haben also weder die { $one } noch die { $other } beide. Damit { JOIN($kites, ", und ") }.
    Zellen, die beide Zellen eines dieser Paare sehen, können dessen Ziffer nicht haben.
links-kite-of-digit = ist wegen der { $digit } von { $lines } mindestens eine der Zellen { $ends } eine { $digit }
links-box = In { $box } hat die { $digit } keinen Platz außer { $places }.
links-by-line =
    Die { $digit } von { $line } steht in { $far } oder { $near }; steht sie in { $near }, bleibt dem Block für seine
    { $digit } nichts in { $beside }, sondern nur { $arm }. So oder so steht eine { $digit } in { $far } oder { $arm },
    und Zellen, die { BOTH($ends) } sehen, können keine haben.
links-w-wing =
    Jede der Zellen { $cells } ist eine { $kept } oder { $linked }. In { $house } hat die { $linked } zwei Plätze:
    { $seen }. Wären beide Zellen eine { $linked }, bliebe dort keiner. Also ist mindestens eine der beiden eine
    { $kept }, und eine Zelle, die beide sieht, kann nicht auch eine { $kept } sein.
links-sees = { $cell } sieht { $place }

## Wings

wings-cases = { $pivot } ist eine { OR($digits) }: { CAP(JOIN($cases, "; ")) }.
wings-case = ist sie eine { $shared }, so ist { $pincer } eine { $digit }
wings-case-neither = ist sie keine von beiden, so ist sie selbst eine { $digit }
wings-in-any-case = In jedem Fall ist { wings-loose }.
wings-counted =
    { $cells } sind { WORD($count) } Zellen mit zusammen { WORD($count) } Ziffern. Von { $others } sehen sich dort
    jeweils alle Plätze; jede dieser Ziffern füllt also höchstens eine Zelle.
wings-cell-left = Damit bleibt für die { $digit } noch eine Zelle. Also ist { wings-loose }.
wings-loose =
    mindestens eine der Zellen { $loose } eine { $digit }, und eine Zelle, die { BOTH($loose) } sieht, kann nicht auch
    eine { $digit } sein

## Colouring

colouring-colours =
    Wo ein Haus für die { $digit } nur zwei Plätze hat, steht sie in einem davon und im anderen nicht: { $links }. Von
    Platz zu Platz ergeben sich so { $count ->
        [1] zwei Farben
       *[other] { WORD($count) } Farbpaare
    }: { CAP(JOIN($cases, "; und ")) }.
colouring-medusa =
    Wo ein Haus für eine Ziffer nur zwei Plätze hat oder eine Zelle nur zwei Ziffern, ist eins davon richtig und das
    andere falsch: { $links }. Von einem zum nächsten folgt: { CAP(JOIN($cases, "; und ")) }.
colouring-link = { $one }-{ $other } in { $house }
colouring-link-in-cell = { $one }-{ $other } in einer Zelle
colouring-case = entweder { JOIN($claims, " oder ") }
colouring-true = { $cells } { $cells ->
    [1] ist
   *[other] sind { BOTH($cells) }
} eine { $digit }
colouring-right = { $candidates } { $count ->
    [1] ist
   *[other] sind { BOTH($count) }
} richtig
colouring-sees = { $places } { PICK($places, one: "sieht", other: "sehen") } { $seen }
colouring-trap =
    { JOIN($sights, "; ") }, je eine Zelle jeder Farbe. Also
    { PICK($count, one: "sieht sie", other: "sieht jede von ihnen") } die { $digit }, welche Farbe auch immer wahr ist.
colouring-wrap =
    Aber { $cells }, die dieselbe Farbe haben, sehen sich. Sie können nicht beide eine { $digit } sein, also ist diese
    Farbe falsch.
colouring-bridge =
    { $near } und { $other } sehen sich, also sind ihre Farben nicht beide wahr: { CAP(OR($claims)) }, oder beides.
colouring-bridges =
    { JOIN($sights, "; ") }: Also { PICK($count, one: "kann sie keine", other: "kann keine dieser Zellen eine") }
    { $digit } sein.
colouring-clash = Aber { $sights }, und von deren Farben ist eine wahr.
colouring-false = Also ist { $cells ->
    [1] { $cells } keine
   *[other] keine der Zellen { $cells } eine
} { $digit }.
colouring-both-in-a-cell = In { $cells } heißt das { $one } oder { $other }, also kann sie keine { OR($digits) } sein.
colouring-sees-both =
    { PICK($cells, one: "", other: "Jede der Zellen ") }{ $cells } sieht { $one } der einen und { $other } der anderen
    Farbe, kann also keine { OR($digits) } sein.
colouring-cell-and-sight =
    { $cells } selbst ist nach der einen Farbe eine { $own_digit } und sieht { $other } der anderen: So oder so kann sie
    keine { OR($digits) } sein.
colouring-twice-in-a-cell = Aber { $cell } müsste zugleich { EACH($digits, "a") } sein.
colouring-twice-in-a-house = Aber { $cells } sehen sich und können nicht beide eine { $digit } sein.
colouring-emptied = { $circumstances ->
    [0] Für { $cell } gibt es ohnehin keinen Kandidaten.
   *[other] Aber { $circumstances } bliebe für { $cell } kein Kandidat.
}
colouring-with = mit { $candidates }
colouring-without = ohne { $candidates }

## Deadly patterns

deadly-rectangle =
    { $cells } sind die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken. Stünden nur { $digits }
    darin, so ließen sich die beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen.
deadly-avoidable =
    { $cells } sind die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, und keine davon war
    vorgegeben. Stünden nur { $digits } darin, so ließen sich die beiden Ziffern vertauschen, und das Rätsel hätte zwei
    Lösungen.
deadly-loop =
    { $around } bilden eine Schleife aus { $count } Zellen, alle mit { $digits }: Jede teilt ein Haus mit der nächsten,
    und jedes Haus hat zwei von ihnen oder keine. Stünden nur diese beiden Ziffern in der Schleife, so ließen sie sich
    vertauschen, und das Rätsel hätte zwei Lösungen.
deadly-extended =
    { $cells } sind { WORD($digits) } Paare von Zellen quer über zwei parallele Linien, jedes Paar in einem Block.
    Stünden nur { $digits } darin, so hätten beide Linien alle diese Ziffern dort und ließen sich vertauschen, und das
    Rätsel hätte zwei Lösungen.
deadly-grave =
    Ohne { EACH($extra, "the") } hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in
    dem sie noch fehlt. Dann ergäben die Kandidaten, die eine Lösung übrig lässt, eine zweite, und das Rätsel hätte zwei
    Lösungen.
deadly-extra = { $digits } in { $cell }
deadly-other-candidate =
    Es hat aber nur eine, also muss eine dieser Zellen einen anderen Kandidaten enthalten: { $guardians }.
deadly-true-candidate =
    Es hat aber nur eine, also muss { PICK($count, one: "dieser Kandidat", other: "einer dieser Kandidaten") } wahr
    sein: { $guardians }.
deadly-guardians = { $single ->
    [true] { OR($guardians) }
   *[false] { $guardians ->
        [2] { JOIN($guardians, ", oder ") }
       *[other] { JOIN($guardians, "; oder ") }
    }
}
deadly-guardian = { $cell } ist eine { OR($digits) }
deadly-one-digit = Eine Zelle, die { BOTH($cells) } sieht, kann nicht auch eine { $digit } sein.
deadly-hidden-subset =
    Also fassen { $roof } höchstens { $most ->
        [1] eine
       *[other] { WORD($most) }
    } von { $digits }. Diese Ziffern haben in { $houses } sonst nur in { $extra } Platz, und die übrigen müssen dort
    alles füllen.
deadly-naked-subset =
    Also ist eine der Zellen { $roof } eine { OR($guardians) }. Mit { $extra } sind das { WORD($digits) } Zellen für die
    { WORD($digits) } Ziffern { $digits }, die keine andere Zelle von { OR($houses) } haben kann.
deadly-locked-to-roof =
    In { $houses } hat die { $digit } keinen Platz außer { $roof }, also ist eine der beiden Zellen eine { $digit }. Die
    andere muss dann einen der eben genannten Kandidaten enthalten und keine andere Ziffer.
deadly-locked-to-corners =
    In { $houses } hat die { $digit } keinen Platz außer den Ecken, steht also in zwei gegenüberliegenden. Das sind
    nicht { $roof }, denn eine davon muss einen anderen Kandidaten enthalten.
deadly-locked-in-lines =
    In { $houses } hat die { $digit } keinen Platz außer den Ecken. Wäre { $corner } eine { $removed }, so müssten
    { $between } beide eine { $digit } sein, und keine Ecke enthielte einen anderen Kandidaten.

## Almost locked sets

almost-locked-sets =
    { $sets } sind ALS, fast gesperrte Mengen: Sie haben je eine Ziffer mehr als Zellen, also fehlt jeder genau eine
    ihrer Ziffern.
almost-locked-one-common =
    Jede { $x } der einen sieht jede { $x } der anderen, also fehlt einer von beiden die { $x }, und sie enthält
    { OTHER-DIGITS($others) }.
almost-locked-without-others =
    { almost-locked-two-commons }, und eine Zelle, die alle ihre Plätze in beiden sieht, kann sie nicht haben.
almost-locked-with-others =
    { almost-locked-two-commons }, und jede Menge enthält alle ihre anderen Ziffern. Eine Zelle, die alle Plätze einer
    solchen Ziffer in deren Menge sieht, kann diese Ziffer nicht haben. Bei { $x } und { $y } muss sie die Plätze in
    beiden Mengen sehen.
almost-locked-two-commons =
    Jede { $x } der einen sieht jede { $x } der anderen, und dasselbe gilt für die { $y }. Also fehlt der einen Menge
    die { $x } und der anderen die { $y }: Jede dieser zwei Ziffern ist in einer der Mengen
almost-locked-three =
    { $first } und { $middle } können nicht beide die { $x } enthalten, { $middle } und { $second } nicht beide die
    { $y }, weil alle diese Kandidaten sich sehen. Fehlt die { $x } in { $first }, so enthält diese Menge
    { OTHER-DIGITS($others_of_first) }. Sonst fehlt die { $x } in { $middle }; die { $y } ist dann dort, fehlt also in
    { $second }, und diese Menge enthält { OTHER-DIGITS($others_of_second) }.
almost-locked-chain =
    Zwei benachbarte können die Ziffer, die sie verbindet, nicht beide enthalten, weil alle ihre Kandidaten dort sich
    sehen. Fehlt die { $start } in { $first }, so enthält diese Menge { OTHER-DIGITS($others_of_first) }. Sonst
    { JOIN($between, " ") } fehlt die { $end } in { $last }, und diese Menge enthält { OTHER-DIGITS($others_of_last) }.
almost-locked-between = fehlt die { $lacks } in { $set }, und die { $holds } ist dort, also
almost-locked-blossom =
    Für jede ihrer Ziffern sieht { $stem } alle Plätze dieser Ziffer in einem ALS, einer fast gesperrten Menge mit einer
    Ziffer mehr als Zellen: { CAP(JOIN($cases, "; ")) }. Eine Menge, der eine Ziffer fehlt, enthält
    { PICK($others, one: "die andere", other: "alle anderen") }.
almost-locked-petal = ist sie eine { $digit }, fehlt die { $digit } in { $petal }
almost-locked-either-way =
    So oder so muss { EACH-OF($digits) } in { OR($ends) } sein, und eine Zelle, die alle ihre Plätze dort sieht, kann
    sie nicht haben.
almost-locked-in-any-case =
    Was auch immer { $stem } ist, auf jeden Fall muss { EACH-OF($digits) } in einer der Mengen sein, und eine Zelle, die
    alle ihre Plätze dort sieht, kann sie nicht haben.
other-digits = { PICK($value, one: "ihre andere Ziffer", other: "alle ihre anderen Ziffern") }
each-of = { PICK($value, one: "die ", other: "jede der Ziffern ") }{ $value }

## Sue de Coq

sue-de-coq-cells =
    Nimm { $core }, wo { $line } und { $box } sich kreuzen, { $of_line } aus dem Rest von { $line } und { $of_box } aus
    dem Rest von { $box }: zusammen { $count } Zellen.
sue-de-coq-once =
    Keine Ziffer der ersten Menge ist in beiden anderen, also kann jede davon nur eine der { $count } Zellen
    füllen{ $others ->
        [0] { "" }
       *[other] ; { EACH($others, "the") } { PICK($others, one: "kann", other: "können je") } eine Zelle in jeder Menge
        füllen, in der sie vorkommt
    }.
sue-de-coq-none-missing =
    Das reicht gerade, um alle zu füllen, also darf keine fehlen: In diesen Zellen
    { PICK($in_line, one: "steht", other: "stehen") } von { $line } { EACH($in_line, "the") }, von { $box }
    { EACH($in_box, "the") }.

## Aligned exclusion

aligned-exclusion-cells = { aligned-exclusion-sees } alle Kandidaten nehmen.
aligned-exclusion-sets =
    { aligned-exclusion-sees } zwei Ziffern nehmen, denn { PICK($excluders, one: "sie", other: "jede") } hat nur eine
    Ziffer mehr als Zellen.
aligned-exclusion-sees =
    { $cells } sehen { PICK($in_sight, true: "", false: "Plätze von ") }{ $excluders }. Zusammen dürfen sie
    { $excluders ->
        [one] ihr nicht
        [2] keiner von beiden
       *[other] keiner davon
    }
aligned-exclusion-two = Angenommen, { $cell } ist eine { $digit }: { JOIN($ends, "; ") }.
aligned-exclusion-second = { $cell }={ $digit } wäre eine zweite { $twice } in { $house }
aligned-exclusion-end = { $cell }={ $digit } ließe für { $left }
aligned-exclusion-repeats =
    Wäre { $cell } eine { $digit }, stünde bei jeder Wahl für { JOIN($others, ",") } eine Ziffer zweimal in einem Haus.
aligned-exclusion-many =
    Wäre { $cell } eine { $digit }, gäbe es { $count } Möglichkeiten für { JOIN($others, ",") }, und jede ließe für
    { OR($ends) }.
aligned-exclusion-few = Wäre { $cell } eine { $digit }, könnten { JOIN($others, ",") } nur { JOIN($faults, "; oder ") }.
aligned-exclusion-fault = { OR($choices) } sein, und das ließe für { $left }
aligned-exclusion-nothing = { $cells } nichts übrig
aligned-exclusion-too-few = { $cells } zu wenige Ziffern übrig

## What follows from what

following-if = Wenn { FORM($fact, "verb-last") }
following-since = Da { FORM($fact, "verb-last") }
following-so = Damit { FORM($clause, "verb-first") }
following-so-on = , { PICK($opening, if: "dann ", since: "", next: "also ") }{ FORM($clause, "verb-first") }
following-so-off = , { PICK($opening, if: "dann ", since: "", next: "damit ") }{ FORM($clause, "verb-first") }
following-it-is = { $opening ->
    [next] , sondern eine { $digit }
   *[other] , { PICK($opening, if: "dann ", other: "") }ist sie eine { $digit }
}
following-it-is-not = { $opening ->
    [next] { " " }und nicht die { $digit }
   *[other] , { PICK($opening, if: "dann ", other: "") }ist sie keine { $digit }
}
following-on = { following-on.cells } ist eine { $digit }
    .cells = { PICK($cells, one: "", other: "eine der Zellen ") }{ $cells }
    .verb-first = ist { following-on.without-verb }
    .verb-last = { following-on.without-verb } ist
    .without-verb = { following-on.cells } eine { $digit }
following-off = { following-off.cells } ist { following-off.digits }
    .cells = { $cells ->
        [1] { $cells }
        [2] weder { NOR($cells) }
       *[other] keine der Zellen { $cells }
    }
    .digits = { $cells ->
        [1] { $digits ->
            [2] weder { JOIN(EACH($digits, "a"), " noch ") }
           *[other] keine { OR($digits) }
        }
       *[other] eine { OR($digits) }
    }
    .verb-first = ist { following-off.cells } { following-off.digits }
    .verb-last = { following-off.cells } { following-off.digits } ist
following-in-house = steht die { $digit } von { $house } in { OR($cells) }

## Alternating chains

chains-after-all = Also ist { following-on.cells } doch eine { $digit }.
chains-one-end =
    Also ist mindestens eine der Zellen { $ends } eine { $digit }, und eine Zelle, die { BOTH($ends) } sieht, kann keine
    { $digit } sein.
chains-in-one-cell = Also ist { FORM($first, "without-verb") } oder { $digit } und sonst nichts.
chains-either = Also ist { FORM($first, "without-verb") } oder { FORM($last, "without-verb") }, oder beides.
chains-turn = So oder so ist { $cell } keine { $digit }.
chains-excluded = Keins von beiden wäre mit { OR($removed) } möglich.
chains-removed = der { $digit } in { $cell }
chains-loop =
    Und wenn { FORM($last, "verb-last") }, { $inside ->
        [true] ist sie keine { $digit }
       *[false] { FORM($first, "verb-first") }
    }: Die Kette schließt sich zu einer Schleife, der man in beiden Richtungen folgen kann.
chains-weak-links = Also ist von jeder schwachen Verbindung genau ein Ende wahr: { CAP(JOIN($pairs, "; ")) }.
chains-one-place = die { $digit } steht in { OR($places) }
chains-one-of = { $inside ->
    [true] { $one } oder { $digit }
   *[false] { $one }, oder { $other }
}
chains-sets-keep = In beiden Richtungen gilt: { JOIN($kept, ", und ") }.
chains-set-keeps = { $set } enthalten { EACH($digits, "the") }
chains-hidden-set-keeps = Davon abgesehen enthalten { $cells } nur { EACH($digits, "the") }.
chains-take-turns =
    Jede der Zellen { $cells } ist eine { $one } oder { $other } und sieht die nächste, also wechseln sich die beiden
    Ziffern ab.
chains-outer-two =
    Die äußeren zwei, { $ends }, sind dann verschieden, und eine Zelle, die beide sieht, kann weder eine { $one } noch
    eine { $other } sein.
chains-by-set =
    bleiben für die { WORD($set) } Zellen { $set } nur { EACH($others, "the") }, davon die { $digit } in { OR($cells) }
chains-by-rectangle =
    { FORM($on, "verb-first") } (sonst ließen sich in den Ecken { $corners } { EACH($digits, "the") } vertauschen, und
    das Rätsel hätte zwei Lösungen)
chains-by-hidden-set =
    { FORM($off, "verb-first") }, denn { $house } braucht die anderen Zellen von { $cells } für { EACH($digits, "the") }

## Forcing chains and nets

forcing-suppose = Angenommen, { $fact }.
forcing-case = Wenn { FORM($fact, "verb-last") }:
forcing-is-or-not = { $cell } ist eine { $digit } oder nicht.
forcing-one-place = Die { $digit } von { $house } steht in { OR($cells) }.
forcing-one-digit = { $cell } ist eine { OR($digits) }.
forcing-in-house = Die { $digit } von { $house } steht in { $cell }, denn { $because }.
forcing-in-cell = { $cell } ist eine { $digit }, denn { $because }.
forcing-so = Also { FORM($fact, "verb-first") }, denn { $because }.
forcing-chain-within = { CAP($because) }, und damit gibt es diese Kette, { $name }:
forcing-pattern-within = { CAP($because) }, und damit gilt: { JOIN($said, " ") }
forcing-nothing-left = Dann { FORM($truth, "verb-first") }{ $because ->
    [0] , und das kann nicht sein.
   *[other] , denn { $because }. Das kann nicht sein.
}
forcing-supposed = { $cell } sollte aber eine { $digit } sein.
forcing-clash = Aber { $clash }.
forcing-either-way = { $count ->
    [2] So oder so
   *[other] In jedem Fall
} { FORM($fact, "verb-first") }.

## Kraken fish

kraken-without-fins =
    Wenn { $fins ->
        [one] die Flosse { $fins } keine
       *[other] keine der Flossen { $fins } eine
    } { $digit } ist, liegen alle anderen Plätze in { $covers }.
kraken-not = Also ist { $cell } keine { $digit }.
kraken-places = Also steht die { $digit } von { $cover } in { OR($cells) }.
kraken-fin = die Flosse { $cell } ist eine { $digit }
    .verb-last = die Flosse { $cell } eine { $digit } ist

## Templates

templates-ways =
    Geh alle Möglichkeiten durch, { $rows } zu setzen{ $conditions ->
        [0] { "" }
       *[other] , sodass { $conditions }
    }.
templates-into = { PICK($rows, one: "", other: "je ") }eine { $digit } in { $rows }
templates-into-all = je eine { $digit } in jede Zeile
templates-apart =
    { PICK($several, true: "keine zwei gleichen", false: "keine zwei") } in derselben Spalte oder demselben Block stehen
templates-one-digit-a-cell = keine Zelle zwei Ziffern hat
templates-use = Alle nutzen { $cells }.
templates-have = In allen steht eine { $digit } in { $cells }.
templates-do-not-use = Keine davon nutzt { PICK($cells, one: "", other: "eine der Zellen ") }{ $cells }.
templates-have-no-room =
    Keine davon lässt Platz für eine { $digit } in { PICK($cells, one: "", other: "einer der Zellen ") }{ $cells }.

## Steps of a search

search-held = Die Suche probiert { $choice }, und das führt zu einer Lösung ({ $nodes } Knoten durchsucht).
search-choice = die { $digit } in { $cell }
search-suppose = Angenommen, { $choice }.
search-singles = Durch Einer folgt { $forced }.
search-contradiction = Das ist ein Widerspruch: { $conflict }; also ist { $cell } keine { $digit }.
search-fails = Von dort aus scheitern alle Wege ({ $nodes } Knoten durchsucht); also ist { $cell } keine { $digit }.

## Techniques: what they are called, what they do, and why they hold
technique-full-house = Letzte freie Zelle
summary-full-house = Ein Haus hat nur noch eine leere Zelle, und in diese gehört die fehlende Ziffer.
argument-full-house =
    Ein Haus enthält jede Ziffer einmal. Stehen acht davon, so gehört die neunte in die eine Zelle, die noch leer ist.
technique-hidden-single = Versteckter Einer
summary-hidden-single = Eine Ziffer hat in einem Haus nur noch einen Platz.
technique-naked-single = Nackter Einer
summary-naked-single = Eine Zelle hat nur noch einen Kandidaten.
argument-naked-single =
    Eine Zelle enthält eine Ziffer. Stehen in ihrer Zeile, ihrer Spalte und ihrem Block zusammen acht davon, so gehört
    die neunte hinein.
technique-locked-candidates-type-1-pointing = Gesperrte Kandidaten Typ 1 (Pointing)
summary-locked-candidates-type-1-pointing =
    Ein Block hat eine Ziffer nur in einer Linie, also entfällt sie im Rest dieser Linie.
technique-locked-candidates-type-2-claiming = Gesperrte Kandidaten Typ 2 (Claiming)
summary-locked-candidates-type-2-claiming =
    Eine Linie hat eine Ziffer nur in einem Block, also entfällt sie im Rest dieses Blocks.
technique-locked-pair = Gesperrtes Paar
summary-locked-pair =
    Zwei Zellen, wo eine Linie und ein Block sich kreuzen, haben dieselben zwei Kandidaten; diese entfallen im Rest von
    beiden.
technique-naked-pair = Nacktes Paar
summary-naked-pair = Zwei Zellen eines Hauses haben dieselben zwei Kandidaten; diese entfallen im Rest des Hauses.
technique-hidden-pair = Verstecktes Paar
summary-hidden-pair = Zwei Ziffern eines Hauses haben dieselben zwei Plätze, und nichts anderes passt dort hinein.
technique-locked-triple = Gesperrtes Tripel
summary-locked-triple =
    Die drei Zellen, wo eine Linie und ein Block sich kreuzen, haben drei Kandidaten; diese entfallen im Rest von
    beiden.
technique-naked-triple = Nacktes Tripel
summary-naked-triple = Drei Zellen eines Hauses haben zusammen drei Kandidaten; diese entfallen im Rest des Hauses.
technique-hidden-triple = Verstecktes Tripel
summary-hidden-triple = Drei Ziffern eines Hauses haben zusammen drei Plätze, und nichts anderes passt dort hinein.
technique-skyscraper = Wolkenkratzer
summary-skyscraper =
    Zwei parallele Linien haben je zwei Plätze für eine Ziffer, je einen davon in derselben kreuzenden Linie.
technique-2-string-kite = 2-String-Kite
summary-2-string-kite = Eine Zeile und eine Spalte haben je zwei Plätze für eine Ziffer, je einen davon im selben Block.
technique-dual-2-string-kite = Doppelter 2-String-Kite
summary-dual-2-string-kite = Zwei 2-String-Kites mit denselben zwei Zellen in einem Block, zusammen genommen.
summary-xy-wing =
    Eine Zelle mit zwei Ziffern sieht zwei andere, jede mit einer davon und einer dritten, die beide gemeinsam haben.
technique-turbot-fish = Turbot-Fisch
summary-turbot-fish =
    Zwei Häuser, eins davon ein Block, haben je zwei Plätze für eine Ziffer; je einer davon sieht den anderen.
technique-empty-rectangle = Leeres Rechteck
summary-empty-rectangle =
    Ein Block hat eine Ziffer nur in einer Zeile und einer Spalte, und eine Linie quer zu einer davon hat zwei Plätze
    für sie.
technique-dual-empty-rectangle = Doppeltes leeres Rechteck
summary-dual-empty-rectangle = Zwei leere Rechtecke in einem Block, zusammen genommen.
technique-grouped-skyscraper = Wolkenkratzer mit Gruppe
summary-grouped-skyscraper =
    Ein Wolkenkratzer, bei dem zwei oder drei Plätze einer Linie, alle in einem Block, eine der Spitzen sind.
technique-grouped-2-string-kite = 2-String-Kite mit Gruppe
summary-grouped-2-string-kite =
    Ein 2-String-Kite, bei dem zwei oder drei Plätze einer Linie, alle in einem Block, ein Ende einer Schnur sind.
summary-xyz-wing =
    Eine Zelle mit drei Ziffern sieht zwei andere mit je zwei davon; eine Ziffer ist in allen drei Zellen.
summary-w-wing =
    Zwei Zellen haben dieselben zwei Ziffern, und jede sieht einen der beiden Plätze, die ein Haus für eine davon hat.
argument-w-wing =
    Ein Ende der starken Verbindung hat ihre Ziffer. Die Zelle mit zwei Ziffern, die dieses Ende sieht, enthält sie
    nicht, also die andere. Eine der beiden Zellen hat deshalb diese andere Ziffer, und was beide sieht, verliert sie.
technique-simple-colors-trap = Einfache Färbung (Trap)
summary-simple-colors-trap = Ein Platz für eine Ziffer sieht beide Farben eines Clusters.
argument-simple-colors-trap =
    Starke Verbindungen laufen zwischen Plätzen der Ziffer, die im Wechsel gefärbt sind: Eine Farbe ist ganz wahr, die
    andere ganz falsch. Ein Platz, der beide Farben sieht, sieht einen wahren.
technique-simple-colors-wrap = Einfache Färbung (Wrap)
summary-simple-colors-wrap = Zwei Zellen einer Farbe eines Clusters sehen sich, also ist diese Farbe falsch.
argument-simple-colors-wrap =
    Starke Verbindungen laufen zwischen Plätzen der Ziffer, die im Wechsel gefärbt sind: Eine Farbe ist ganz wahr, die
    andere ganz falsch. Zwei Plätze einer Farbe in einem Haus sind nicht beide wahr, also ist diese Farbe falsch.
technique-grouped-turbot-fish = Turbot-Fisch mit Gruppe
summary-grouped-turbot-fish =
    Ein Turbot-Fisch, bei dem zwei oder drei Plätze eines Blocks und einer Linie ein Ende einer starken Verbindung sind.
technique-uniqueness = Eindeutiges Rechteck Typ { $number }
summary-uniqueness-test-1 = Drei Ecken eines Rechtecks haben dieselben zwei Kandidaten; diese entfallen in der vierten.
summary-uniqueness-test-2 =
    Zwei Ecken eines Rechtecks in einer Linie haben dieselbe zusätzliche Ziffer; sie entfällt in Zellen, die beide
    sehen.
summary-uniqueness-test-4 = Zwei Ecken eines Rechtecks müssen eine seiner Ziffern enthalten und verlieren die andere.
technique-avoidable-rectangle = Vermeidbares Rechteck Typ { $number }
summary-avoidable-rectangle-type-1 =
    Drei Ecken eines Rechtecks sind gefüllt, aber nicht vorgegeben; die vierte verliert die Ziffer, die es vollenden
    würde.
technique-remote-pair = Entferntes Paar
summary-remote-pair =
    Zellen mit denselben zwei Ziffern, jede in Sicht der nächsten: Die äußeren zwei haben je eine davon.
argument-remote-pair =
    Die Zellen haben dieselben zwei Ziffern, jede in Sicht der nächsten, also wechseln sie sich ab. Bei einer geraden
    Zahl von Zellen sind die beiden an den Enden verschieden: Eine hat die erste Ziffer, eine die zweite. Was beide
    sieht, verliert beide Ziffern.
summary-uniqueness-test-3 =
    Die zusätzlichen Ziffern zweier Ecken eines Rechtecks bilden mit anderen Zellen ihres Hauses eine nackte Menge.
summary-uniqueness-test-5 =
    Zwei gegenüberliegende oder drei Ecken eines Rechtecks haben dieselbe zusätzliche Ziffer; eine davon enthält sie.
summary-uniqueness-test-6 =
    Eine Ziffer eines Rechtecks ist an seine Ecken gebunden und entfällt in zwei gegenüberliegenden mit zusätzlichen
    Ziffern.
argument-uniqueness-test-6 =
    { argument-deadly } Eine seiner Ziffern ist in beiden Zeilen und beiden Spalten auf die Ecken beschränkt. Stünde sie
    in den beiden gegenüberliegenden Ecken mit weiteren Kandidaten, so stünde die andere in den beiden übrigen, und das
    Muster wäre da.
summary-avoidable-rectangle-type-2 =
    Zwei Ecken eines Rechtecks sind gefüllt, aber nicht vorgegeben; die anderen haben dieselbe zusätzliche Ziffer, und
    eine enthält sie.
technique-hidden-rectangle = Verstecktes Rechteck
summary-hidden-rectangle =
    Eine Ziffer eines Rechtecks ist in beiden Linien einer Ecke an die Ecken gebunden; diese Ecke verliert die andere.
argument-hidden-rectangle =
    { argument-deadly } Eine Ecke hat nichts als seine beiden Ziffern. In beiden Linien der Ecke gegenüber ist eine
    Ziffer auf das Rechteck beschränkt. Enthielte diese Ecke die andere, so wären alle vier mit dem Muster gefüllt.
technique-unique-loop = Eindeutige Schleife Typ { $number }
summary-unique-loop-type-1 =
    Alle Zellen einer Schleife bis auf eine haben dieselben zwei Kandidaten; diese entfallen in der einen.
summary-unique-loop-type-2 =
    Einige Zellen einer Schleife haben dieselbe zusätzliche Ziffer; sie entfällt in allen Zellen, die diese sehen.
summary-unique-loop-type-3 =
    Die zusätzlichen Ziffern zweier Zellen einer Schleife bilden mit anderen Zellen ihres Hauses eine nackte Menge.
summary-unique-loop-type-4 = Zwei Zellen einer Schleife müssen eine ihrer Ziffern enthalten und verlieren die andere.
technique-multi-colors-2 = Mehrfache Färbung 2
summary-multi-colors-2 = Eine Farbe eines Clusters sieht beide Farben eines anderen, also ist sie falsch.
argument-multi-colors-2 =
    Zwei Cluster einer Ziffer, jeder im Wechsel gefärbt. Eine Farbe des einen sieht beide Farben des anderen, von denen
    eine wahr ist. Also ist die erste Farbe falsch.
technique-multi-colors-1 = Mehrfache Färbung 1
summary-multi-colors-1 = Farben zweier Cluster sehen sich, und ein Platz für die Ziffer sieht beide Gegenfarben.
argument-multi-colors-1 =
    Zwei Cluster einer Ziffer, jeder im Wechsel gefärbt. Ein Platz des einen sieht einen Platz des anderen, also sind
    diese beiden Farben nicht zugleich wahr, und von den beiden Gegenfarben ist es eine. Ein Platz, der beide sieht,
    verliert die Ziffer.
summary-wxyz-wing =
    Vier Zellen in zwei kreuzenden Häusern haben vier Ziffern, die alle bis auf eine auf ein Haus beschränkt sind.
technique-naked-quadruple = Nacktes Quadrupel
summary-naked-quadruple = Vier Zellen eines Hauses haben zusammen vier Kandidaten; diese entfallen im Rest des Hauses.
technique-extended-rectangle = Erweitertes Rechteck Typ { $number }
summary-extended-rectangle-type-1 =
    Paare von Zellen quer über zwei Linien haben so viele Ziffern, wie es Paare sind, nur eine Zelle hat mehr; sie
    verliert diese Ziffern.
summary-extended-rectangle-type-2 =
    Einige Zellen eines erweiterten Rechtecks haben dieselbe zusätzliche Ziffer; sie entfällt in allen Zellen, die diese
    sehen.
summary-sue-de-coq =
    Zellen, wo eine Linie und ein Block sich kreuzen, haben mit anderen von beiden gerade genug Ziffern, um alle zu
    füllen.
argument-sue-de-coq =
    Wo eine Linie und ein Block sich kreuzen, haben ein paar Zellen zu viele Ziffern. Zellen im Rest der Linie und im
    Rest des Blocks verbrauchen einige davon, die einen andere als die anderen, so dass es so viele Zellen sind wie
    Ziffern. Jede Ziffer ist dann in ihrem Haus verbraucht.
technique-x-chain = X-Kette
summary-x-chain =
    Starke und schwache Verbindungen einer Ziffer im Wechsel: Eins der Enden hat sie, und was beide sieht, verliert sie.
summary-extended-rectangle-type-3 =
    Die zusätzlichen Ziffern zweier Zellen eines erweiterten Rechtecks bilden mit anderen Zellen ihres Hauses eine
    nackte Menge.
summary-extended-rectangle-type-4 =
    Zwei Zellen eines erweiterten Rechtecks müssen eine seiner Ziffern enthalten und verlieren die anderen.
summary-m-wing =
    Eine Zelle mit zwei Ziffern und starke Verbindungen von beiden: Am anderen Ende der einen oder in der Zelle steht
    eine Ziffer.
argument-m-wing =
    Zwei starke Verbindungen hängen an einer Zelle mit zwei Ziffern. Ist das eine Ende nicht wahr, so enthält die Zelle
    die eine Ziffer und nicht die andere, und die zweite Verbindung macht das andere Ende wahr. Eines der Enden ist also
    wahr, und was beide ausschließen, entfällt.
technique-forcing-x-chain = Forcing-X-Chain
summary-forcing-x-chain =
    Verbindungen einer Ziffer führen von einem Kandidaten, an oder aus, zu seinem Gegenteil, und das gilt dann.
technique-xy-chain = XY-Kette
summary-xy-chain =
    Zellen mit zwei Ziffern, jede in Sicht der nächsten: Eins der Enden hat eine Ziffer, die beide gemeinsam haben.
technique-continuous-nice-loop = Geschlossener Nice Loop
summary-continuous-nice-loop =
    Eine Kette, die sich schließt: Von jeder ihrer Verbindungen ist genau ein Ende wahr, also entfallen andere Plätze.
technique-bidirectional-x-cycle = Beidseitiger X-Zyklus
summary-bidirectional-x-cycle =
    Verbindungen einer Ziffer führen von einem Platz zu ihm zurück: Jeder zweite hat sie, und was zwei benachbarte
    sieht, verliert sie.
technique-bidirectional-y-cycle = Beidseitiger Y-Zyklus
summary-bidirectional-y-cycle = Zellen mit zwei Ziffern, jede in Sicht der nächsten, führen von einer zu ihr zurück.
technique-bidirectional-cycle = Beidseitiger Zyklus
summary-bidirectional-cycle =
    Verbindungen führen von einem Kandidaten zu ihm zurück: Von jeder ist ein Ende wahr; was beide sieht, entfällt.
summary-forcing-chain = Verbindungen führen von einem Kandidaten, an oder aus, zu seinem Gegenteil, und das gilt dann.
technique-discontinuous-nice-loop = Unterbrochener Nice Loop
summary-discontinuous-nice-loop =
    Eine Kette von einem Kandidaten zu ihm zurück zeigt, dass er falsch ist, oder dass er wahr ist.
summary-aic =
    Starke und schwache Verbindungen im Wechsel, von beliebigen Ziffern: Eins der Enden ist wahr, und was beiden
    widerspricht, entfällt.
technique-hidden-quadruple = Verstecktes Quadrupel
summary-hidden-quadruple = Vier Ziffern eines Hauses haben zusammen vier Plätze, und nichts anderes passt dort hinein.
summary-vwxyz-wing =
    Fünf Zellen in zwei kreuzenden Häusern haben fünf Ziffern, die alle bis auf eine auf ein Haus beschränkt sind.
technique-almost-locked-set-xz-rule = ALS-XZ-Regel
summary-almost-locked-set-xz-rule =
    Zwei fast gesperrte Mengen teilen eine Ziffer, die nur eine von ihnen enthalten kann; die andere enthält alle ihre
    übrigen.
argument-almost-locked-set-xz-rule =
    Eine fast gesperrte Menge hat eine Ziffer mehr als Zellen; fehlt ihr eine, so stehen alle anderen darin. Die beiden
    Mengen haben eine Ziffer gemeinsam, die nur eine von ihnen enthalten kann. Der anderen fehlt sie, also enthält diese
    alle ihre übrigen: Eine zweite gemeinsame Ziffer ist in einer der Mengen wahr.
summary-bivalue-universal-grave-1 =
    Alle leeren Zellen bis auf eine haben zwei Kandidaten; der überzählige Kandidat dieser einen ist wahr.
argument-bivalue-universal-grave-1 =
    Hätte jede Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, so gäbe es zwei Lösungen oder keine.
    Eine Zelle hat einen Kandidaten mehr, und nur er verhindert das. Also ist er wahr.
technique-bivalue-universal-grave = Bivalue Universal Grave Typ { $number }
summary-bivalue-universal-grave-type-2 =
    Eine einzige Ziffer in einigen Zellen bewahrt das Gitter davor, ein BUG zu sein; sie entfällt in allen Zellen, die
    diese sehen.
summary-bivalue-universal-grave-type-4 =
    Die zwei Zellen, die das Gitter davor bewahren, ein BUG zu sein, müssen eine Ziffer enthalten; ihre anderen
    entfallen.
summary-bivalue-universal-grave-type-3 =
    Die Kandidaten, die das Gitter davor bewahren, ein BUG zu sein, bilden mit anderen Zellen ihres Hauses eine nackte
    Menge.
technique-grouped-continuous-nice-loop = Geschlossener Nice Loop mit Gruppen
summary-grouped-continuous-nice-loop =
    Ein geschlossener Nice Loop mit Gruppen: Plätzen einer Ziffer in einem Block und einer Linie.
technique-grouped-discontinuous-nice-loop = Unterbrochener Nice Loop mit Gruppen
summary-grouped-discontinuous-nice-loop =
    Ein unterbrochener Nice Loop mit Gruppen: Plätzen einer Ziffer in einem Block und einer Linie.
technique-grouped-aic = AIC mit Gruppen
summary-grouped-aic =
    Eine AIC mit Gruppen: Zwei oder drei Plätze einer Ziffer in einem Block und einer Linie sind ein Knoten.
technique-3d-medusa = 3D-Medusa
summary-3d-medusa =
    Kandidaten, die starke Verbindungen in Häusern und Zellen verknüpfen, werden im Wechsel gefärbt; eine der Farben ist
    wahr.
argument-3d-medusa =
    Starke Verbindungen laufen zwischen Kandidaten mehrerer Ziffern, auch innerhalb von Zellen. Im Wechsel gefärbt, ist
    eine Farbe ganz wahr, die andere ganz falsch. Eine Farbe, die sich widerspricht, ist falsch; ein Kandidat, den beide
    Farben ausschließen, entfällt.
technique-almost-locked-set-xy-wing = ALS-XY-Wing
summary-almost-locked-set-xy-wing =
    Eine dritte fast gesperrte Menge verbindet zwei andere, sodass eine von diesen eine gemeinsame Ziffer enthält.
summary-aligned-pair-exclusion =
    Eine Ziffer einer Zelle lässt einer anderen keine übrig, da beide zusammen einer dritten alle Kandidaten nähmen.
technique-continuous-nice-loop-with-als = Geschlossener Nice Loop mit ALS
summary-continuous-nice-loop-with-als =
    Ein geschlossener Nice Loop mit einer fast gesperrten Menge: Fehlt ihr eine Ziffer, hat sie eine andere.
technique-discontinuous-nice-loop-with-als = Unterbrochener Nice Loop mit ALS
summary-discontinuous-nice-loop-with-als =
    Ein unterbrochener Nice Loop mit einer fast gesperrten Menge: Fehlt ihr eine Ziffer, hat sie eine andere.
technique-aic-with-als = AIC mit ALS
summary-aic-with-als = Eine AIC mit einer fast gesperrten Menge: Fehlt ihr eine Ziffer, hat sie eine andere.
technique-almost-locked-set-xy-chain = ALS-XY-Kette
summary-almost-locked-set-xy-chain =
    Verbundene fast gesperrte Mengen bilden eine Kette, sodass die erste oder die letzte eine gemeinsame Ziffer enthält.
technique-aic-with-hidden-sets = AIC mit versteckten Mengen
summary-aic-with-hidden-sets =
    Eine AIC mit einer fast versteckten Menge: Ihre Ziffern lassen anderen höchstens eine ihrer Zellen.
technique-aic-with-unique-rectangles = AIC mit eindeutigen Rechtecken
summary-aic-with-unique-rectangles =
    Eine AIC mit einem eindeutigen Rechteck: Ohne einen Teil seiner Wächter braucht es die anderen.
summary-death-blossom =
    Was auch immer eine Zelle ist, eine der fast gesperrten Mengen, die sie sieht, enthält eine Ziffer, die alle haben.
argument-death-blossom =
    Welche Ziffer der Stiel auch enthält: Dem Blütenblatt, das sie hat, fehlt sie dann, und es enthält alle seine
    anderen, darunter die Ziffer, die alle Blätter gemeinsam haben. Diese ist also in einem der Blätter wahr, und was
    alle ihre Plätze sieht, verliert sie.
summary-aligned-triplet-exclusion =
    Eine Ziffer einer Zelle lässt zwei anderen keine Kombination von Ziffern, die aufgeht.
technique-forcing-chain-contradiction = Forcing Chain (Widerspruch)
summary-forcing-chain-contradiction = Ketten von einer Annahme führen zu etwas Unmöglichem, also gilt das Gegenteil.
technique-forcing-chain-verity = Forcing Chain (Verity)
summary-forcing-chain-verity =
    Ketten von jedem Kandidaten einer Zelle oder jedem Platz einer Ziffer in einem Haus führen zum selben.
technique-nishio-forcing-chain = Forcing Chain (Nishio)
summary-nishio-forcing-chain =
    Eine Ziffer wird in einer Zelle angenommen, und ihre anderen Plätze führen zu einem Widerspruch.
technique-cell-forcing-chain = Forcing Chain (Zelle)
summary-cell-forcing-chain = Ketten von jedem Kandidaten einer Zelle führen zum selben.
technique-region-forcing-chain = Forcing Chain (Haus)
summary-region-forcing-chain = Ketten von jedem Platz einer Ziffer in einem Haus führen zum selben.
technique-kraken-fish = Kraken-Fisch Typ { $number }
summary-kraken-fish-type-1 =
    Jede Flosse eines Fisches schließt über eine Kette einen Kandidaten aus, der ohne Flossen entfiele.
summary-kraken-fish-type-2 =
    Jede Flosse eines Fisches und jeder seiner Plätze in einem Cover-Haus schließen über Ketten denselben Kandidaten
    aus.
technique-forcing-net-contradiction = Forcing Net (Widerspruch)
summary-forcing-net-contradiction = Eine Annahme führt mit allen Einern, die daraus folgen, zu etwas Unmöglichem.
technique-forcing-net-verity = Forcing Net (Verity)
summary-forcing-net-verity =
    Jeder Kandidat einer Zelle oder jeder Platz einer Ziffer in einem Haus führt über Einer zum selben.
technique-dynamic-contradiction-forcing-chain = Dynamische Forcing Chain (Widerspruch)
summary-dynamic-contradiction-forcing-chain =
    Ein Kandidat, an oder aus, führt auf mehreren Wegen zusammen zu einem Widerspruch.
technique-dynamic-double-forcing-chain = Dynamische Forcing Chain (doppelt)
summary-dynamic-double-forcing-chain = Ein Kandidat führt, ob an oder aus, auf mehreren Wegen zusammen zum selben.
technique-dynamic-cell-forcing-chain = Dynamische Forcing Chain (Zelle)
summary-dynamic-cell-forcing-chain = Jeder Kandidat einer Zelle führt auf mehreren Wegen zusammen zum selben.
technique-dynamic-region-forcing-chain = Dynamische Forcing Chain (Haus)
summary-dynamic-region-forcing-chain =
    Jeder Platz einer Ziffer in einem Haus führt auf mehreren Wegen zusammen zum selben.
technique-dynamic-forcing-chain-plus = Dynamische Forcing Chain Plus
summary-dynamic-forcing-chain-plus =
    Eine dynamische Forcing Chain, die unterwegs auch gesperrte Kandidaten, Paare und X-Wings nimmt.
summary-template-set = Alle Arten, eine Ziffer im Gitter unterzubringen, haben eine Zelle gemeinsam.
summary-template-delete = Keine Art, eine Ziffer im Gitter unterzubringen, nutzt einen ihrer Kandidaten.
technique-nested-forcing-chain = Verschachtelte Forcing Chain Stufe { $number }
summary-nested-forcing-chain-level-2 = Eine dynamische Forcing Chain, die unterwegs auch ganze Ketten und Zyklen nimmt.
summary-nested-forcing-chain-level-3 =
    Eine dynamische Forcing Chain, die unterwegs auch Ketten von allen Kandidaten einer Zelle oder eines Hauses nimmt.
summary-nested-forcing-chain-level-4 =
    Eine dynamische Forcing Chain, die unterwegs auch dynamische Forcing Chains nimmt.
summary-nested-forcing-chain-level-5 =
    Eine dynamische Forcing Chain, die unterwegs andere nimmt, die ihrerseits ganze Ketten und Zyklen nehmen.
technique-hidden-single-in-a-box = Versteckter Einer im Block
summary-hidden-single-in-a-box = Eine Ziffer hat in einem Block nur noch einen Platz.
technique-hidden-single-in-a-line = Versteckter Einer in einer Linie
summary-hidden-single-in-a-line = Eine Ziffer hat in einer Zeile oder einer Spalte nur noch einen Platz.
technique-direct-pointing = Direktes Pointing
summary-direct-pointing =
    Ein Block hat seine Plätze für eine Ziffer in einer Linie; damit bleibt einem anderen Block nur ein Platz für sie.
technique-direct-claiming = Direktes Claiming
summary-direct-claiming =
    Eine Linie hat ihre Plätze für eine Ziffer in einem Block; damit bleibt einer anderen Linie nur ein Platz für sie.
technique-direct-hidden-pair = Direktes verstecktes Paar
summary-direct-hidden-pair =
    Zwei Ziffern füllen zwei Zellen eines Hauses; damit bleibt dort für eine dritte nur ein Platz.
technique-direct-hidden-triple = Direktes verstecktes Tripel
summary-direct-hidden-triple =
    Drei Ziffern füllen drei Zellen eines Hauses; damit bleibt dort für eine vierte nur ein Platz.
technique-guess = Versuch
summary-guess = Ein Kandidat wird probiert, und mit ihm findet sich eine Lösung.
technique-contradiction = Widerspruch
summary-contradiction = Ein Kandidat wird probiert, und jeder Weg von ihm aus endet in einem Widerspruch.
technique-fish = { $shape ->
    [basic] { PICK($fins, sashimi: "Sashimi-", other: "") }{ FISH-NAME($fish) }
    [franken] Franken-{ FISH-NAME($fish) }
   *[mutant] Mutanten-{ FISH-NAME($fish) }
}{ PICK($fins, finned: " mit Flosse", other: "") }
summary-fish = { $shape ->
    [basic] { $fins ->
        [none]
            { CAP(WORD($size)) } Zeilen (oder Spalten) haben eine Ziffer nur in { PICK($fish, x-wing: "denselben ",
            other: "") }{ WORD($size) } Spalten (oder Zeilen), die sie dort haben und sonst nirgends.
        [finned]
            { CAP(WORD($size)) } Zeilen haben eine Ziffer bis auf Flossen in { WORD($size) } Spalten; sie entfällt
            dort in Zellen, die alle Flossen sehen.
       *[sashimi]
            { PICK($fish, jellyfish: "Eine", other: "Ein") } { FISH-NAME($fish) } mit Flosse, bei
            { PICK($fish, jellyfish: "der", other: "dem") } eine Linie außer den Flossen nur einen Platz hat oder
            gar keinen.
    }
    [franken]
        { CAP(WORD($size)) } parallele Linien und Blöcke haben eine Ziffer
        { PICK($fins, none: "", finned: "bis auf Flossen ") }nur in { WORD($size) } kreuzenden Linien und Blöcken.
   *[mutant]
        { CAP(WORD($size)) } Häuser beliebiger Art haben eine Ziffer
        { PICK($fins, none: "", finned: "bis auf Flossen ") }nur in { WORD($size) } anderen.
}
fish-name =
    { PICK($value, x-wing: "X-Wing", swordfish: "Schwertfisch", jellyfish: "Qualle", squirmbag: "Squirmbag",
    whale: "Wal", leviathan: "Leviathan") }

where-bivalue-universal-grave = die Zellen mit mehr als zwei Kandidaten

## Arguments that several techniques share
argument-hidden-single =
    Jedes Haus braucht jede Ziffer. Sehen alle leeren Zellen eines Hauses bis auf eine die Ziffer schon, so gehört sie
    in diese eine. Sieh bei Ziffern nach, die oft stehen: Sie lassen wenige Plätze übrig.
argument-locked =
    Alle Plätze der Ziffer in einem Haus liegen auch in einem zweiten. Das erste Haus braucht die Ziffer, also steht sie
    an einem dieser Plätze. Dort ist sie auch die Ziffer des zweiten Hauses, und in dessen übrigen Zellen entfällt sie.
argument-direct-locked =
    Alle Plätze der Ziffer in einem Haus liegen auch in einem zweiten, also steht sie dort für beide. In den übrigen
    Zellen des zweiten Hauses entfällt sie, und damit bleibt ihr in einem dritten nur ein Platz.
argument-naked-subset =
    Es sind so viele Zellen wie Ziffern. Jede der Zellen enthält eine dieser Ziffern, keine zwei dieselbe, also sind die
    Ziffern damit verbraucht. Keine andere Zelle, die alle diese Zellen sieht, kann eine davon enthalten.
argument-hidden-subset =
    Es sind so viele Ziffern wie Plätze. Jede der Ziffern steht in einer der Zellen, keine zwei in derselben, also sind
    die Zellen damit voll. Alle anderen Kandidaten in ihnen entfallen.
argument-direct-hidden-subset =
    Es sind so viele Ziffern wie Plätze, also füllen sie diese Zellen, und alle anderen Kandidaten darin entfallen.
    Einer anderen Ziffer bleibt dann nur noch ein Platz im Haus.
argument-basic-fish =
    Die Grundlinien sind die Zeilen (oder Spalten), die nur wenige Plätze für die Ziffer haben, die Decklinien die
    Spalten (oder Zeilen), in denen diese Plätze liegen. Jede Grundlinie braucht die Ziffer und hat sie dort, wo eine
    Decklinie kreuzt. Keine zwei Grundlinien können dieselbe Decklinie nutzen. Es sind so viele Decklinien wie
    Grundlinien, also hat jede Decklinie ihre Ziffer auf einer Grundlinie, und anderswo entfällt sie.
argument-finned-fish =
    Ohne seine Flossen wäre es ein Fisch, und in den Decklinien entfiele die Ziffer außerhalb der Grundlinien. Ist eine
    Flosse wahr, so entfällt die Ziffer in allen Zellen, die sie sehen. Eine Zelle der Decklinien, die alle Flossen
    sieht, verliert sie also auf jeden Fall.
argument-large-fish =
    Wie bei jedem Fisch braucht jedes Grundhaus die Ziffer, es sind so viele Deckhäuser wie Grundhäuser, und keine zwei
    Grundhäuser können dasselbe Deckhaus nutzen. Also hat jedes Deckhaus seine Ziffer in den Grundhäusern, und anderswo
    entfällt sie. Die Häuser müssen nicht alle Zeilen oder alle Spalten sein: Auch Blöcke können darunter sein, und bei
    Mutanten mischen sich Zeilen und Spalten.
argument-finned-large-fish =
    Ohne seine Flossen wäre es ein Fisch aus Zeilen, Spalten und Blöcken: so viele Deckhäuser wie Grundhäuser, also
    hätte jedes Deckhaus seine Ziffer in den Grundhäusern. Ist eine Flosse wahr, so entfällt die Ziffer in allen Zellen,
    die sie sehen. Eine Zelle der Deckhäuser, die alle Flossen sieht, verliert sie also auf jeden Fall. Auch ein
    Kandidat in zwei Grundhäusern zählt als Flosse.
argument-kraken =
    Ist keine Flosse wahr, so gilt der Fisch, und jedes Deckhaus hat seine Ziffer in den Grundhäusern. Von jeder Flosse,
    und von dem, was der Fisch ergibt, führt eine Kette zum selben Schluss. Einer der Fälle trifft zu, also gilt er.
argument-two-links =
    Zwei starke Verbindungen einer Ziffer: Von jeder ist mindestens ein Ende wahr. Ein Ende der ersten sieht ein Ende
    der zweiten, also sind diese beiden nicht zugleich wahr, und von den beiden anderen Enden ist es mindestens eines.
    Eine Zelle, die beide sieht, verliert die Ziffer. Ein Ende kann eine Gruppe sein: zwei oder drei Plätze eines Blocks
    in einer Linie.
argument-empty-rectangle =
    Im Block steht die Ziffer in einer Zeile oder einer Spalte. Die Linie hat zwei Plätze für sie, und einer davon sieht
    einen der beiden Arme im Block. Ist dieser Platz wahr, so steht die Ziffer des Blocks im anderen Arm; wenn nicht,
    ist der andere Platz der Linie wahr. Eine Zelle, die diesen Arm und diesen Platz sieht, verliert sie.
argument-three-wing =
    Die mittlere Zelle, der Pivot, enthält eine ihrer Ziffern. Welche es auch ist: Eine der drei Zellen hat die Ziffer,
    die die Zangen gemeinsam haben: eine der Zangen oder, beim XYZ-Wing, der Pivot selbst. Eine Zelle, die alle ihre
    Plätze darin sieht, verliert sie.
argument-bent-wing =
    So viele Zellen wie Ziffern, in zwei Häusern, die sich kreuzen. Alle Ziffern bis auf eine bleiben in einem der
    Häuser, also ist jede davon in höchstens einer der Zellen wahr. Die letzte ist deshalb in einer von ihnen wahr, und
    was alle ihre Plätze darin sieht, verliert sie.
argument-guardians-1 =
    { argument-deadly } Nur eine seiner Zellen hat noch andere Kandidaten, und nur diese verhindern es. Also enthält sie
    einen von ihnen.
argument-guardians-2 =
    { argument-deadly } Was es verhindert, sind Kandidaten derselben Ziffer. Einer davon ist wahr, und was alle sieht,
    verliert die Ziffer.
argument-guardians-3 =
    { argument-deadly } Einer der Kandidaten, die es verhindern, ist wahr, und ihre Zellen liegen in einem Haus. Als
    eine Zelle genommen bilden sie mit anderen Zellen des Hauses eine Teilmenge, deren Ziffern damit verbraucht sind.
argument-guardians-4 =
    { argument-deadly } Zwei seiner Zellen haben noch andere Kandidaten, und ein gemeinsames Haus braucht eine Ziffer
    des Musters in einer von ihnen. Enthielte die andere die zweite Ziffer des Musters, so stünde es da. Diese entfällt
    also in beiden.
argument-avoidable =
    Zellen, die beim Lösen gefüllt wurden, könnten ihre Ziffern wechseln, wenn es zu ihnen einen Zwilling mit denselben
    Ziffern gäbe. Ein Rechteck aus solchen Zellen mit zwei Ziffern im Wechsel kann also in einem Rätsel mit nur einer
    Lösung nicht stehen. Was es vollenden würde, entfällt; oder zwei Zellen haben dieselbe dritte Ziffer, und eine von
    ihnen enthält sie.
argument-chain =
    Von den beiden Enden einer starken Verbindung ist mindestens eines wahr, von denen einer schwachen höchstens eines.
    Ist das erste Glied der Kette falsch, so ist das zweite wahr, das dritte falsch und so fort bis zum letzten, das
    wahr ist. Eines der beiden Enden ist also wahr, und was beide ausschließen, entfällt.
argument-loop =
    Starke und schwache Verbindungen im Wechsel führen dorthin zurück, wo sie begannen, so dass auch jede schwache stark
    ist: Von jeder ist genau ein Ende wahr. Was beide Enden einer Verbindung ausschließen, entfällt.
argument-discontinuous =
    Starke und schwache Verbindungen im Wechsel führen zu einem Kandidaten zurück. Treffen sich dort zwei schwache, so
    wäre er falsch, wenn er wahr wäre, also ist er falsch. Treffen sich zwei starke, so wäre er wahr, wenn er falsch
    wäre, also ist er wahr.
argument-groups = Ein Glied kann eine Gruppe sein: zwei oder drei Plätze einer Ziffer in einem Block und einer Linie.
argument-small-sets =
    Ein Glied kann eine fast gesperrte Menge sein: Fehlt ihr eine ihrer Ziffern, so enthält sie alle anderen.
argument-hidden-sets =
    Ziffern mit einer Zelle mehr, als sie brauchen, überlassen höchstens eine dieser Zellen anderen; das gibt schwache
    Verbindungen.
argument-rectangles =
    Ein eindeutiges Rechteck gibt starke Verbindungen: Einer der Kandidaten, die es verhindern, ist wahr.
argument-als-wing =
    Eine fast gesperrte Menge, der eine Ziffer fehlt, enthält alle ihre anderen. Die mittlere teilt mit jeder der
    anderen eine Ziffer, die nicht in beiden stehen kann. Ihr fehlt höchstens eine, also nimmt sie einer Nachbarin eine
    der geteilten weg, und diese enthält dann die Ziffer, die die beiden äußeren gemeinsam haben.
argument-exclusion =
    Geh alle Paare von Ziffern für die beiden Zellen durch (oder Tripel für drei). Manche sind unmöglich: dieselbe
    Ziffer in Zellen, die sich sehen, oder Ziffern, die anderen Zellen in Sicht nichts übrig lassen. Ein Kandidat, der
    in keinem der übrigen Paare vorkommt, entfällt.
argument-templates =
    Es gibt 46.656 Möglichkeiten, eine Ziffer in alle neun Zeilen, Spalten und Blöcke zu setzen. Betrachtet werden die,
    die zum Stand passen: Ein Platz, der in allen vorkommt, ist wahr, einer, der in keiner vorkommt, falsch.
argument-one-chain =
    Was daraus folgt, dass ein Kandidat wahr ist, oder falsch, wird Glied für Glied verfolgt, bis es zu ihm zurückkommt.
    Führt es zum Gegenteil der Annahme, so gilt das Gegenteil.
argument-contradiction =
    Nimm an, ein Kandidat sei wahr, oder er sei falsch, und verfolge, was daraus folgt. Es endet in einem Widerspruch:
    zwei Dinge, die sich ausschließen, oder eine Zelle oder ein Haus, für die nichts bleibt. Also gilt die Annahme
    nicht.
argument-double =
    Nimm erst an, ein Kandidat sei wahr, dann, er sei falsch, und verfolge beides. Was aus beidem folgt, gilt, denn
    eines von beiden trifft zu.
argument-cases =
    Eine Zelle enthält einen ihrer Kandidaten, und eine Ziffer steht an einem ihrer Plätze in einem Haus. Verfolge, was
    aus jedem von ihnen folgt. Einer der Fälle trifft zu, also gilt, worauf alle hinauslaufen.
argument-any-cases =
    Nimm etwas an, oder geh alle Fälle durch: einen Kandidaten wahr und falsch, die Kandidaten einer Zelle, die Plätze
    einer Ziffer. Verfolge, was daraus folgt. Was in einem Widerspruch endet, gilt nicht; worauf alle Fälle
    hinauslaufen, das gilt.
argument-dynamic =
    Eine Folge kann mehrere Ursachen haben: Alle anderen Möglichkeiten einer Zelle oder eines Hauses sind weg, jede aus
    ihrem eigenen Grund.
argument-plus = Unterwegs helfen auch einfache Techniken: gesperrte Kandidaten, Paare, X-Wings.
argument-nested = Unterwegs dienen ganze Forcing Chains als einzelne Glieder.
argument-deadly =
    In einem Rätsel mit nur einer Lösung steht nie ein tödliches Muster: Zellen, deren Ziffern tauschen könnten.

## Custom techniques

custom-truths = { $truths ->
    [0] Eine Grundlage ist nicht genannt.
   *[other] Grundlage: { $truths }.
}
truth-cells = die { PICK($cells, one: "Zelle", other: "Zellen") } { $cells }
truth-house = die { $digit } in { $house }
truth-guardians = kein tödliches Muster aus { $digits } in { $cells }

## Names of techniques

variety = { $title } ({ $variety ->
    [Siamese] siamesisch
   *[other] { $variety }
})
also-called = Auch { OR($names) } genannt.

## Hints

hint-look-at = Sieh dir { $place } an.
hint-look-for = Sieh dir { $place } an: { $name }. { $summary }
hint-not-by-logic = Das ist kein Hinweis aus der Logik, sondern das, was eine Suche zuerst probieren würde:
place-digit = alle Plätze der { $digit }
place-numbers = die { PICK($kind, row: "Zeilen", column: "Spalten", box: "Blöcke") } { $numbers }

## Paths

path-takeover = Hier kommen die Techniken nicht weiter, und eine Suche übernimmt: was sie probiert und wohin das führt.
path-left-out = Weggelassen: { $left } von { $steps } Schritten, von denen hier nichts abhängt.
path-solved = Mit Logik allein in { N-STEPS($steps) } gelöst.
path-no-solution = Ein Widerspruch nach { N-STEPS($steps) }: { CAP($reason) }.
path-stuck = Nach { N-STEPS($steps) } kommen die Techniken nicht weiter.
path-out-of-time = Nach { N-STEPS($steps) } war die Zeit um.
path-unfinished = Nicht zu Ende: Das ist die Stellung nach { N-STEPS($steps) }.
path-solved-by-search =
    Gelöst in { N-STEPS($steps) }, aber nicht mit Logik allein: Dazu brauchte es eine Suche über { $nodes } Knoten.
path-one-of-several =
    Eine von mehreren Lösungen gefunden in { N-STEPS($steps) }, aber nicht mit Logik allein: Dazu brauchte es eine Suche
    über { $nodes } Knoten.
n-steps = { $value } { PICK($value, one: "Schritt", other: "Schritten") }

## Legends

legend-marks = Zeichen:
legend-only-candidate = (n) einziger Kandidat
legend-boxes-too = { ROLE($role) } (auch { JOIN($boxes, ", ") })
role = { $value ->
    [base] Basis
    [cover] Cover
    [fin] Flosse
    [endo-fin] Endoflosse
    [house] Haus
    [pattern] Muster
    [blocker] blockiert
    [ruled-out] ausgeschlossen
    [pivot] Pivot
    [pincer] Zange
    [stem] Stiel
    [common] gemeinsam
    [restricted-common] exklusiv gemeinsam
    [extra] zusätzlich
    [guardian] Wächter
    [corner] Ecke
    [floor] Boden
    [roof] Dach
    [colour] Farbe { LAST($value) }
    [on] an
    [off] aus
    [als] ALS { CAP(LAST($value)) }
    [strong-link] starke Verbindung
    [weak-link] schwache Verbindung
    [choice] Annahme
    [placed] gesetzt
   *[removed] gestrichen
}

## Why digits are wrong, and what would mend a puzzle

reason-right = Die { $digit } in { $cell } ist richtig.
reason-possible = Die { $digit } in { $cell } ist möglich: Das Rätsel hat eine Lösung damit.
reason-given = { $cell } kann keine { $digit } sein: Dort ist die { $given } vorgegeben.
reason-seen = { $cell } kann keine { $digit } sein: Sie sieht eine { $digit } in { $by }.
reason-refuted =
    Wäre { $cell } eine { $digit }, { $steps ->
        [0] { FORM($conflict, "would-be") }
       *[other] { PICK($steps, one: "folgte", other: "folgten") } { $steps }, und dann { FORM($conflict, "would-be") }
    }.
reason-more-steps = { $count } { PICK($count, one: "weiterer Schritt", other: "weitere Schritte") }
reason-unexplained =
    Die { $digit } in { $cell } ist falsch, wie eine Suche zeigt; { PICK($late,
    true: "die Zeit reichte nicht, um zu zeigen, warum", false: "die Techniken kommen zu keinem Widerspruch") }.
reason-nothing-fits = Die { $digit } in { $cell } ist falsch, wie jede Ziffer: { $reason }.
reason-no-solution = Es gibt keine Lösung. { CAP($reason) }
reason-no-solution-from-here = Von hier aus gibt es keine Lösung, denn { $reasons }
reason-cannot-be = { $cell } kann keine { $digit } sein
reason-lost = in { $cells } ist die richtige Ziffer gestrichen
conflict-clash = die { $digit } steht { TIMES($cells) } in { $house }: { $cells }
    .would-be = stünde die { $digit } { TIMES($cells) } in { $house }: { $cells }
conflict-no-candidate = { $cell } hat keinen Kandidaten mehr
    .would-be = hätte { $cell } keinen Kandidaten mehr
conflict-no-place = für die { $digit } gibt es in { $house } keinen Platz mehr
    .would-be = hätte die { $digit } in { $house } keinen Platz mehr
conflicts-none = jeder Weg, die leeren Zellen zu füllen, endet in einem Widerspruch
contradiction = Ein Widerspruch: { CAP($conflict) }.
times = { $value ->
    [1] einmal
   *[other] { WORD($value) }mal
}
reason-givens-clash = Diese { WORD($digits) } Vorgaben vertragen sich nicht: { $digits }.
reason-digits-clash =
    { PICK($beside_givens, true: "Neben den Vorgaben", false: "Zusammen") }
    { PICK($count, one: "kann das nicht", other: "kann das nicht alles") } stimmen: { $parts }.
reason-crossed-out = dass in { $cell } die { $digit } gestrichen ist
reason-found-by-search = Eine Suche findet keine Lösung; die Techniken kommen zu keinem Widerspruch.
reason-from-these = Daraus allein folgt:
reason-from-all = Aus dem ganzen Rätsel folgt:
mending-changes = Wenn du eine Vorgabe änderst, gibt es genau eine Lösung: { $some }.
mending-change = { $cell }{ $digit ->
    [0] { " " }leer
   *[other] ={ $digit }
} statt { $was }
mending-no-change = Keine Änderung einer einzelnen Vorgabe lässt genau eine Lösung.
mending-givens = Mit einer Vorgabe mehr gibt es genau eine Lösung: { $some }.
mending-no-given = Keine einzelne Vorgabe mehr lässt genau eine Lösung.
mending-out-of-time = Die Zeit war um, bevor alles angesehen war.
some = { JOIN($items, "; ") }{ $more ->
    [0] { "" }
   *[other] ; und { $more } weitere
}

## Pages that step through a path

page-title = Ein Sudoku, Schritt für Schritt
page-puzzle = Das Rätsel
page-end = Wie es endet
page-steps = Schritte
page-step = Schritt { $number } von { $count }
page-controls = Durch die Schritte gehen
page-first = Anfang
page-back = Zurück
page-next = Weiter
page-last = Ende
page-after = Nach dem Schritt
page-theme = Dunkel oder hell
page-used = Was es braucht
page-idea = Die Idee:
page-why = Warum das gilt
page-legend = Was markiert ist
page-cases = Die Fälle, einer nach dem anderen
page-case = Falls { JOIN($assumed, ", ") }: { $end }
page-contradiction = ein Widerspruch
page-reading = So liest man das
page-keys =
    Tasten: ← und → gehen zurück und weiter, Pos1 und Ende zum Anfang und zum Ende; A zeigt die Stellung nach dem
    Schritt. Auf einem Touchscreen: wischen.
page-term-cell = r2c5
    .meaning = Die Zelle in Zeile 2 und Spalte 5. r24c5 sind die Zellen r2c5 und r4c5.
page-term-house = Haus
    .meaning = Eine Zeile, eine Spalte oder ein Block: neun Zellen, in denen jede Ziffer einmal steht.
page-term-candidate = Kandidat
    .meaning =
        Eine Ziffer, die eine Zelle noch haben kann, im Bild klein. Wahr sind die Kandidaten, die zur Lösung gehören.
page-term-result = r2c5=3, r2c5<>3
    .meaning = Was ein Schritt ergibt: r2c5 ist 3; oder r2c5 ist nicht 3 und verliert den Kandidaten 3.
page-term-see = sehen
    .meaning =
        Zellen in einer Zeile, einer Spalte oder einem Block sehen einander und können nicht dieselbe Ziffer haben.
page-term-strong-link = starke Verbindung
    .meaning =
        Eine durchgezogene Linie. Von ihren beiden Enden ist mindestens eines wahr, etwa wo eine Ziffer zwei Plätze in
        einem Haus hat oder eine Zelle zwei Kandidaten. Ist also ein Ende falsch, so ist das andere wahr.
page-term-weak-link = schwache Verbindung
    .meaning =
        Eine gestrichelte Linie. Ihre beiden Enden können nicht beide wahr sein: Ist eines wahr, so ist das andere
        falsch.
role-meaning = { $role ->
    [base] ein Haus, das die Ziffer braucht
    [cover] ein Haus, in dem diese Plätze liegen
    [fin] ein Platz, der in keinem Cover-Haus liegt
    [blocker] schließt die Ziffer anderswo aus
    [guardian] mindestens einer davon ist wahr
    [colour] alle wahr oder alle falsch
    [on] wahr, wenn man dem Gedanken folgt
    [off] falsch, wenn man dem Gedanken folgt
    [strong-link] ist ein Ende falsch, so ist das andere wahr
    [weak-link] ist ein Ende wahr, so ist das andere falsch
   *[other] { "" }
}

## Pages to print

sheet-hints = Tipps
sheet-solutions = Lösungen
sheet-solution-of = Lösung vom { $day }
sheet-begin = Zum Anfang: { $place }{ SHEET-NAME($name) }.
sheet-later = Wo es schwer wird: { $place }{ SHEET-NAME($name) }.
sheet-name = { $value ->
    [none] { "" }
   *[other] { " " }({ $value })
}
sheet-why = Warum es gilt.
sheet-examples = So sieht es aus
sheet-positions = Jetzt du
sheet-answers = Antworten
sheet-practise = In jeder Stellung ist { $name } der nächste Schritt, und nichts Einfacheres hilft weiter. Finde ihn.
sheet-day = { WEEKDAY($weekday) }, { $day }. { MONTH($month) } { $year }
sheet-short-day = { WEEKDAY($weekday, form: "short") }, { $day }.{ $month }.{ $year }
weekday = { NTH($value, "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag", first: 1) }
    .short = { NTH($value, "Mo Di Mi Do Fr Sa So", first: 1) }
month = { NTH($value, "Januar Februar März April Mai Juni Juli August September Oktober November Dezember", first: 1) }

## The app: its page

app-puzzle = Rätsel
app-tools = Werkzeuge
app-new = Neu
app-open = Öffnen
app-share = Teilen
app-save = Sichern
app-close = Schließen
app-cancel = Abbrechen
app-stop = Anhalten
app-working = In Arbeit …
app-reading = Wird gelesen …
app-creating = Ein Rätsel entsteht …
app-solving = Wird gelöst …
app-grading = Wird bewertet …
app-checking = Wird geprüft …
app-drawing = Wird gezeichnet …
app-loading = Die Bibliothek wird geladen: { $percent } %
app-no-answer = Crosshatch antwortet nicht. Läuft es noch?
app-fault = Etwas ist schiefgegangen. Was, steht im Terminal, in dem Crosshatch gestartet wurde.
app-not-loaded = Die Bibliothek konnte nicht geladen werden: { $message }
app-late = Nach { $seconds } Sekunden noch nicht fertig.
app-keep-trying = Weiterrechnen
app-welcome = Willkommen! Wähl eine Stufe. Wenn du nicht weiterkommst, erklären Tipps den nächsten Schritt.
app-welcome-back = Willkommen zurück! Es geht weiter, wo du aufgehört hast.
app-game-gone = Dieses Spiel ist in deinem Browser nicht mehr gespeichert.
app-started-again = Von vorn begonnen. „Zurück“ holt deine Ziffern und Notizen wieder.
app-full-but-wrong = Das Gitter ist voll, aber nicht fehlerfrei. Ein Tipp zeigt dir, wo der Fehler steckt.
app-bad-link = In diesem Link steckt kein Rätsel: { $message }
app-none-made =
    In { $seconds } Sekunden fand sich kein solches Rätsel. Versuch es noch einmal oder mit weniger Bedingungen.
app-no-room =
    In deinem Browser ist kein Platz mehr: Das Spiel ist gespeichert, aber deine Züge lassen sich nicht zurücknehmen.
app-unsaved = Dein Browser lässt diese Seite nichts speichern: Wenn du sie schließt, ist dein Spiel verloren.
app-settings-unsaved = Dein Browser lässt diese Seite deine Einstellungen nicht speichern.
app-time = Zeit
app-resume = Weiter
app-solved = Gelöst
app-well-done = Gelöst in { $time }, { $hints ->
    [0] ohne Tipp
    [1] mit einem Tipp
   *[other] mit { $hints } Tipps
}. Gut gemacht!
app-show-grade = Bewertung zeigen
app-grade-this = Dieses Rätsel bewerten

# The board and the keypad
app-cell-of = Zeile { $row } Spalte { $column }
app-cell-given = vorgegeben
app-cell-wrong = falsch
app-cell-empty = leer
app-cell-centre = Notizen in der Mitte { $digits }
app-cell-corner = Notizen in den Ecken { $digits }
app-cell-pointed = hervorgehoben
app-cell-colour = Farbe { $digits }
app-keypad = Tastenfeld
app-entry-mode = Eingabe
app-digits = Ziffern
app-actions = Aktionen
app-shortcut = Taste: { $key }
app-mode-digit = Ziffer
app-mode-corner = Ecke
app-mode-centre = Mitte
app-mode-colour = Farbe
app-undo = Zurück
app-undo-key = Strg+Z
app-redo = Wieder
app-redo-key = Strg+Y
app-erase = Löschen
app-erase-key = Entf
app-fill-marks = Notizen füllen
app-fill-marks-long = Schreibt alle Kandidaten in die Mitte jeder leeren Zelle
app-restart = Von vorn
app-restart-long = Nimmt alles weg außer den Vorgaben

# Opening and saving
app-open-a-puzzle = Rätsel öffnen
app-open-formats =
    81 Ziffern in einer Zeile, ein Gitter, auch mit Kandidaten, ein Link oder ein Code wie medium,180:2026-11-23/1
app-link-copied = Link kopiert.
app-link-copied-here = Link kopiert. Er gilt auf diesem Computer, solange Crosshatch läuft.
app-copy-link = Kopier diesen Link: { $link }
app-save-svg = Bild (SVG)
app-save-png = Bild (PNG)
app-print = Drucken

# A new puzzle
app-new-puzzle = Neues Rätsel
app-needs-easy = nur Einer
app-needs-medium = Paare und Überschneidungen
app-needs-hard = Tripel, Fische, Wings, Färbungen und Eindeutigkeit
app-needs-unfair = Ketten
app-needs-extreme = lange Ketten und Forcing Nets
app-daily = Rätsel des Tages
app-date = Datum
app-level = Stufe
app-play = Spielen
app-custom = Rätsel nach Wunsch
app-conditions = Bedingungen
app-create = Erzeugen
app-enter-own = Eigenes eingeben
app-continue = Ein Spiel fortsetzen
app-left = noch { $cells } { PICK($cells, one: "Zelle", other: "Zellen") }, { $minutes } min
app-symmetry = Symmetrie
app-symmetry-none = keine
app-symmetry-180 = halbe Drehung (180°)
app-symmetry-90 = Vierteldrehung (90°)
app-symmetry-left-right = links – rechts
app-symmetry-top-bottom = oben – unten
app-symmetry-diagonal = Diagonale
app-symmetry-antidiagonal = andere Diagonale
app-symmetry-mirrors = links – rechts und oben – unten
app-symmetry-diagonals = beide Diagonalen
app-symmetry-full = volle

# Hints
app-tab-hint = Tipp
app-where = Wo suchen?
app-which = Welche Technik?
app-whole = Ganzer Schritt
app-check = Auf Fehler prüfen
app-why-not = Warum nicht diese Ziffer?
app-filled = Alle Zellen sind ausgefüllt.
app-exhausted = Mehr lässt sich nicht folgern: Jeder Kandidat, der noch da ist, gehört zu einer Lösung.
app-stuck = Keine Technik findet hier etwas: Es bleibt nur Probieren.
app-looking = Ein Schritt wird gesucht …
app-looking-further = Ein Schritt, der zur nächsten Ziffer führt, wird gesucht …
app-needed = Die nächste Ziffer hängt von diesem Schritt ab.
app-no-digit = Keine Technik führt von hier aus zu einer weiteren Ziffer.
app-may-not-lead = Vielleicht führt dieser Schritt nicht zur nächsten Ziffer: Bevor das klar war, war die Zeit um.
app-keep-looking = Weitersuchen
app-whole-board = das ganze Gitter
app-technique-is = Die Technik heißt { $name }.
app-ask-technique = Welche Technik?
app-ask-step = Den Schritt zeigen
app-apply = Schritt ausführen
app-no-mistakes = Bis hierher kein Fehler.
app-has-mistake = Im Gitter steckt ein Fehler. Ein Tipp zeigt dir, wo.
app-mistakes-counted = { $count ->
    [1] Da ist ein Fehler
   *[other] Da sind { $count } Fehler
}
app-marks-missing = Deine Ziffern stimmen, aber es { $count ->
    [1] fehlt eine Notiz
   *[other] fehlen { $count } Notizen
}.
app-show-where = Zeigen, wo
app-is-not = { $cell } ist keine { $digit }.
app-why = Warum?
app-remove = Wegnehmen
app-mark-missing = In der Mitte von { $cell } fehlt die richtige Ziffer.
app-fill-its-marks = Notizen der Zelle füllen
app-fill-all-marks = Notizen all dieser Zellen füllen
app-looking-why = Die kürzeste Erklärung wird gesucht …
app-refuted = Wäre { $cell } eine { $digit }, { $count ->
    [0] gäbe es einen Widerspruch
    [1] führte ein Schritt zu einem Widerspruch
   *[other] führten { $count } Schritte zu einem Widerspruch
}: { $conflict }.
app-select-empty = Wähl im Gitter eine leere Zelle.
app-why-not-be = Warum ist { $cell } keine …
app-back-to-game = Zurück zum Spiel
app-several = Dieses Rätsel hat mehrere Lösungen: { app-differ }.
app-differ = Zwei davon unterscheiden sich in { $count } Zellen, etwa in { $cells }
app-impossible = Dieses Rätsel hat keine Lösung: { $reason }.
app-no-way = Jeder Weg, die leeren Zellen zu füllen, endet in einem Widerspruch
app-more = und { $count } weitere
app-legend = Legende
app-cases = Fall für Fall
app-contradiction-case = Der Widerspruch
app-all-cases = Alle Fälle
app-argument = Warum das gilt

# Steps
app-tab-steps = Schritte
app-solve-here = Von hier aus lösen
app-solve-start = Von Anfang an lösen
app-steps-now = Alle Schritte, die jetzt möglich sind
app-available = Jetzt möglich
app-technique = Technik
app-any = beliebig
app-loading-techniques = Die Techniken werden geladen …
app-solve-far = So weit wie möglich lösen
app-nothing = Es gibt nichts zu erklären: { app-outcome }.
app-back-to-steps = Zurück zur Erklärung
app-looking-all = Alle Schritte werden gesucht …
app-technique-stuck = Diese Technik findet hier nichts.
app-no-technique = Keine Technik findet hier etwas.
app-first-steps = Die ersten { $count } der Schritte, die jetzt möglich sind.
app-count-steps = { $count } { PICK($count, one: "Schritt ist", other: "Schritte sind") } jetzt möglich.
app-show-more = Mehr zeigen
app-choose-technique = Wähl eine Technik, um alle ihre Schritte zu sehen.
app-stopped = Nach { N-STEPS($count) } zu Ende: { app-outcome }.
app-by-logic = Mit Logik allein in { N-STEPS($count) } gelöst.
app-by-trial = In { N-STEPS($count) } gelöst, zum Teil durch Probieren.
app-outcome =
    { PICK($outcome, several-solutions: "mehrere Lösungen", no-solution: "keine Lösung", out-of-time: "die Zeit ist um",
    unfinished: "nicht fertig", solved-by-logic: "gelöst", stuck: "die Techniken kommen nicht weiter") }
app-contradiction = Widerspruch
app-walk = Schritte der Lösung
app-previous = Zurück
app-place = { $number } von { $count }
app-all-steps = Alle Schritte

# Grading, learning and making
app-tab-grade = Stufe
app-tab-learn = Lernen
app-techniques = Techniken
app-all-techniques = Alle Techniken
app-also-called = Auch { $names } genannt.
app-assumes-unique = Sie setzt voraus, dass das Rätsel nur eine Lösung hat.
app-practise = Üben
app-looking-position = Eine Stellung zum Üben wird gesucht …
app-no-position = In { $count } Rätseln fand sich keine Stellung: Diese Technik ist selten. Versuch es noch einmal.
app-find = Gesucht: { $name }
app-no-simpler = Keine einfachere Technik findet hier etwas.
app-place-digit = Setz die Ziffer und prüf dann deine Antwort.
app-remove-marks = Streich die Kandidaten, die entfallen: Wähl eine Zelle und drück die Ziffer. Prüf dann deine Antwort.
app-check-answer = Antwort prüfen
app-show-answer = Antwort zeigen
app-another = Andere Stellung
app-answer-first = Setz erst eine Ziffer oder streich Kandidaten.
app-verdict-right = Richtig!
app-verdict-part = Richtig bis hierher, aber es gibt noch mehr zu finden.
app-verdict-other = Das stimmt, folgt aber nicht alles aus einem Schritt der Technik { $name }.
app-verdict-wrong = Falsch: { $candidates }.
app-verdict-unknown = Diese Stellung hat nicht genau eine Lösung.
app-digit-in = { $digit } in { $cell }
app-tab-make = Bauen
app-make-intro = Die Ziffern, die du einträgst, sind die Vorgaben deines Rätsels.
app-clear = Gitter leeren
app-make-unique = Eindeutig machen
app-make-minimal = Minimal machen
app-play-it = Spielen
app-made-unique = Genau eine Lösung.
app-made-impossible = Keine Lösung: { $reason }.
app-made-multiple = Mehr als eine Lösung: { app-differ }.
app-made-givens = { $count } { PICK($count, one: "Vorgabe", other: "Vorgaben") }; Symmetrie: { $symmetry }.
app-made-minimal = Minimal: Keine Vorgabe ist entbehrlich.
app-made-spare = { $count ->
    [1] Eine Vorgabe
   *[other] Jede von { $count } Vorgaben, einzeln genommen,
} ist entbehrlich.
app-made-wanted =
    Für die Symmetrie { PICK($count, one: "fehlt", other: "fehlen") } noch { $count }
    { PICK($count, one: "Ziffer", other: "Ziffern") }.
app-show-them = Zeigen
app-show-differ = Zeigen, wo sie sich unterscheiden

# Settings and keys
app-settings = Einstellungen
app-set-check = Fehler sofort zeigen
app-set-tidy = Notizen löschen, die eine gesetzte Ziffer ausschließt
app-set-marks = Für Tipps gelten meine Notizen in der Mitte als die einzigen Kandidaten einer Zelle
app-set-essential = Schritte auslassen, die nicht zur nächsten Ziffer führen
app-set-layout = Notizen
app-layout-centre = in den Ecken und in der Mitte
app-layout-places = jede an ihrem Platz
app-set-theme = Farben
app-theme-device = wie das Gerät
app-theme-light = hell
app-theme-dark = dunkel
app-set-language = Sprache
app-keys = Tasten
app-key-arrows = Pfeile: bewegen; mit Umschalt mehrere Zellen wählen
app-key-home = Pos1, Ende: Anfang oder Ende der Zeile; mit Strg des Gitters
app-key-digits = 1 bis 9: eingeben, wie gerade gewählt
app-key-shift = Umschalt + 1 bis 9: Notiz in der Ecke
app-key-ctrl = Strg + 1 bis 9: Notiz in der Mitte
app-key-modes = Z, X, C, V: Ziffer, Ecke, Mitte, Farbe
app-key-space = Leertaste: nächste Art der Eingabe
app-key-delete = Entf: löschen
app-key-undo = Strg + Z, Strg + Y: zurück, wieder
app-key-all = Strg + A, Esc: alle Zellen wählen oder keine
app-key-hint = H: Tipp
app-key-pause = P: Pause, weiter

## Levels and families

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-unfair = Sehr schwer
level-extreme = Extrem
level-fiendish = Teuflisch
level-diabolical = Höllisch
level-incomplete = Unvollständig
family-singles = Einer
family-intersections = Überschneidungen
family-subsets = Teilmengen
family-fish = Fische
family-single-digit-patterns = Muster einer Ziffer
family-colouring = Färbungen
family-uniqueness = Eindeutigkeit
family-chains-and-loops = Ketten und Schleifen
family-almost-locked-sets = Fast gesperrte Mengen
family-direct = Direkte Techniken
family-forcing = Forcing Chains

## The terminal: headings of techniques and of practice

table-technique = Technik
table-family = Familie
table-rating = Wert
table-unique = eindeutig
table-on = an
table-off = aus
table-does = was sie tut
table-broken = defekt
fact-name = Name
fact-also-called = auch genannt
fact-on-scale = bei { $scale }
fact-by-default = normalerweise
fact-assumes = setzt voraus
fact-one-solution = dass das Rätsel genau eine Lösung hat
fact-to-practise = zum Üben
fact-off-kind = aus; nur manche Skalen unterscheiden sie
fact-off = aus; --with { $name } schaltet sie ein
fact-or-more = { $rating } oder mehr
practice-wait = Die Eingabetaste zeigt die Antworten.
stuck-filled = Alle Zellen sind ausgefüllt: Es gibt nichts mehr zu finden.
stuck-only = Keine der verlangten Techniken findet hier einen Schritt; vielleicht finden andere einen.
stuck =
    Keine eingeschaltete Technik findet hier einen Schritt; --with nimmt ausgeschaltete hinzu („crosshatch techniques“
    nennt sie){ $search ->
        [true] , und „crosshatch explain“ macht mit einer Suche weiter
       *[false] { "" }
    }.

## Grades

grade-grade = Bewertung
grade-level = Stufe
grade-hardest = schwerste
grade-search = Suche
grade-effort = Aufwand
grade-logic = Logik
grade-choice = Auswahl
grade-time = Zeit
grade-techniques = Techniken
promise-easy = Einer genügen
promise-medium = gesperrte Kandidaten und nackte Paare genügen
promise-hard = Techniken bis zum Wert 5.0 genügen, vom X-Wing bis zu Sue de Coq
promise-unfair = Muster und Ketten von bis zu zwölf Gliedern genügen
promise-extreme = es braucht längere Ketten, Forcing Chains oder Nets, bis hin zu verschachtelten
promise-stuck = mit Logik kommt man nicht zu Ende
promise-filled = keine Zelle ist leer
grade-way = { N-STEPS($steps) } und { $rounds } { PICK($rounds, one: "Runde", other: "Runden") }
grade-effort-on-way = { $effort }, in { grade-way }
grade-stuck-after = endet nach { grade-way }
grade-so-far = { grade-stuck-after }, am schwersten { grade-rated }
grade-trials = { $trials } { PICK($trials, one: "Versuch führt", other: "Versuche führen") } zum Ende
grade-nested-trials =
    { $trials } { PICK($trials, one: "einfacher Versuch genügt", other: "einfache Versuche genügen") } nicht; es braucht
    Versuche in Versuchen
grade-cells = im Mittel lassen sich { $count } Zellen auf einmal füllen
grade-steps = im Mittel stehen { $count } Schritte zur Wahl
grade-steps-beside-cells = wo keine, stehen { $count } Schritte zur Wahl
grade-narrow = { $count ->
    [1] einmal
   *[other] { $count }-mal
} nur einer
grade-minutes = etwa { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
}
grade-minutes-range = { grade-minutes } (80 % brauchen { $low } bis { $high })
grade-crosshatch = { $level } { $rating } ({ $name }), Aufwand { $effort }
grade-crosshatch-stuck = { $level }: Die Logik endet vorher; { $search }
grade-hodoku = { $level } { $rating }{ $guesses ->
    [0] { "" }
    [1] { " " }mit 1 geratenen Ziffer
   *[other] { " " }mit { $guesses } geratenen Ziffern
}
