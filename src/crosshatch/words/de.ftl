# German. Cells keep their names (r1c1), which German solvers and HoDoKu's German pages use too. The reader is addressed
# with "du". The format is explained at the top of en.ftl; what is missing here is as it is there.

language-name = german
language-own-name = Deutsch

## Numbers, lists, houses

decimal = { $whole },{ $tenths }
list-and = { " und " }
list-or = { " oder " }
list-nor = { " noch " }
list-clause = { " sowie " }
house = { $kind ->
    [diagonal] { house-diagonal }
   *[other] { KIND($kind) } { $number }
}
house-diagonal = die { house-diagonal.named }
    .dative = der { house-diagonal.named }
    .named = Diagonale von { $number ->
        [1] links oben nach rechts unten
       *[other] rechts oben nach links unten
    }
house-cage = { $rule }
    .of = { FORM($rule, "of") }
houses = { $kind ->
    [diagonal] den beiden Diagonalen
   *[other] den { KIND($kind, form: "dative") } { $numbers }
}
kind = { PICK($value, row: "Zeile", column: "Spalte", box: "Block", region: "Gebiet", diagonal: "Diagonale",
    window: "Fenster", group: "Positionsgruppe", set: "Zusatzgebiet", cage: "Käfig", base: "Basishaus",
    cover: "Deckhaus") }
    .many = { PICK($value, row: "Zeilen", column: "Spalten", box: "Blöcke", region: "Gebiete", diagonal: "Diagonalen",
        window: "Fenster", group: "Positionsgruppen", set: "Zusatzgebiete", cage: "Käfige", base: "Basishäuser",
        cover: "Deckhäuser") }
    .dative = { PICK($value, row: "Zeilen", column: "Spalten", box: "Blöcken", region: "Gebieten",
        diagonal: "Diagonalen", window: "Fenstern", group: "Positionsgruppen", set: "Zusatzgebieten",
        cage: "Käfigen") }
    .of = { PICK($value, row: "der Zeile", column: "der Spalte", box: "des Blocks", region: "des Gebiets",
        diagonal: "der Diagonale", window: "des Fensters", group: "der Positionsgruppe", set: "des Zusatzgebiets",
        cage: "des Käfigs") }
    .another = { PICK($value, box: "einem anderen", region: "einem anderen", window: "einem anderen",
        set: "einem anderen", cage: "einem anderen", base: "einem anderen", cover: "einem anderen",
        other: "einer anderen") } { KIND($value) }
word = { NTH($value, "kein ein zwei drei vier fünf sechs sieben acht neun") }
both = { $value ->
    [2] beide
   *[other] alle
}
the = die { $value }
a = eine { $value }

## Conclusions

conclusion = { $placed ->
    [0] { CONCLUSION-REMOVED(CLAUSES($removed)) }
   *[other] Also ist { $placed }{ $removed ->
        [0] { "" }
       *[other] . { CONCLUSION-REMOVED(CLAUSES($removed)) }
    }
}.
conclusion-removed = Damit { PICK($count, one: "entfällt", other: "entfallen") } { $value }
placed = { $cell } eine { $digit }
removed = { EACH($digits, "the") } in { $cells }
no-candidate-left = { $cell } hat keinen Kandidaten mehr
    .verb-first = hat { $cell } keinen Kandidaten mehr
no-place-left = { $house } hat keinen Platz mehr für die { $digit }
    .verb-first = hat die { $digit } in { FORM($house, "dative") } keinen Platz mehr
no-way-left = die Regel „{ $rule }“ ist nicht mehr erfüllbar
    .verb-first = ist die Regel „{ $rule }“ nicht mehr erfüllbar
no-guardian-left = in { $cells } bleiben nur { $digits }
    .verb-first = bleiben in { $cells } nur { $digits }
cannot-be-both = { $cell } kann nicht zugleich eine { $low } und eine { $high } sein
exclude-each-other = { $one } kann keine { $low } sein, wenn { $other } eine { $high } ist
cannot-both-be =
    { PICK($one, one: "", other: "eine der Zellen ") }{ $one } und { PICK($other, one: "", other: "eine der Zellen ") }{ $other } sehen sich und können nicht beide eine { $digit } sein
also-known = Dieses Muster heißt auch { AND($names) }.

## Singles

singles-last-cell = In { FORM($house, "dative") } ist nur noch { $cell } leer, und es fehlt nur noch die { $digit }.
singles-only-place =
    Die { $digit } hat in { FORM($house, "dative") } nur noch einen Platz{ $blockers ->
        [0] { $ruled_out ->
            [0] { "" }
           *[other] , denn in { $ruled_out } wurde sie bereits gestrichen
        }
       *[other] , denn sie steht schon in { $blockers }{ $ruled_out ->
            [0] { "" }
           *[other] { " " }und wurde in { $ruled_out } bereits gestrichen
        }
    }.
singles-only-candidate = In { $cell } scheiden alle Ziffern außer der { $digit } aus: { CAP(JOIN($because, "; ")) }.
singles-seen =
    { $plain ->
        [true]
            { PICK($digits, one: "die ", other: "") }{ $digits } { PICK($digits, one: "steht", other: "stehen") } schon
            in derselben Zeile, derselben Spalte oder demselben Block ({ $cells })
       *[false] sie sieht schon { PICK($digits, one: "die ", other: "") }{ $digits } ({ $cells })
    }
singles-excluded = die { $digit } in { $cell } schließt { EACH($digits, "the") } aus ({ $rule })
singles-shared = in { FORM($house, "dative") }
singles-excludes-places =
    Die { $digit } in { $blockers } schließt die { $excluded } in { $cells } aus ({ $rule }).
singles-not-allowed =
    Nach der Regel „{ $rule }“ { PICK($digits, one: "kann", other: "können") } { EACH($digits, "the") } nicht in
    { $cells } stehen.
singles-rest = In den übrigen Zellen scheidet die { $digit } aus, denn sie steht schon in { $blockers }.
singles-removed =
    { PICK($digits, one: "die ", other: "") }{ $digits } { PICK($digits, one: "wurde", other: "wurden") } bereits
    gestrichen

## Direct techniques

direct-locked =
    Die { $digit } von { FORM($base, "dative") } steht in { $cells } und damit nirgends sonst in
    { FORM($cover, "dative") }. Für die { $digit } von { FORM($house, "dative") } bleibt so nur noch ein Platz.
direct-hidden =
    In { FORM($house, "dative") } belegen { $digits } die Zellen { $cells }. Für die { $placed } bleibt dort so nur noch
    ein Platz.

## Locked candidates and subsets

subsets-locked =
    Die { $digit } von { FORM($base, "dative") } steht in einer der Zellen { $cells }. Da { BOTH($cells) } in
    { FORM($cover, "dative") } liegen, ist sie zugleich die { $digit } von { FORM($cover, "dative") }.
subsets-beyond =
    Auch eine Zelle außerhalb kann eine dieser Ziffern nicht aufnehmen, wenn sie alle Kandidaten dafür in { $cells }
    sieht.
subsets-hidden =
    In { FORM(HOUSES($houses), "dative") } können { $digits } nur in { $cells } stehen. Das sind { N-DIGITS($digits) }
    für { N-CELLS($cells) }; für andere Ziffern ist dort also kein Platz mehr.
subsets-naked =
    In { $cells } sind nur { $digits } möglich. Das sind { N-CELLS($cells) } für { N-DIGITS($digits) }; für die anderen
    Zellen { $cage ->
        [true] { FORM($houses, "of") }
       *[other] von { FORM($houses, "dative") }
    } bleibt also keine davon übrig.
n-cells = { $value ->
    [one] eine Zelle
   *[other] { WORD($value) } Zellen
}
n-digits = { $value ->
    [one] eine Ziffer
   *[other] { WORD($value) } Ziffern
}

## Rules of other boards

rule-at = { $kind }{ $total ->
    [none] { "" }
   *[other] { " mit der Summe " }{ $total }
} bei { $cell }
    .of = { FORM($kind, "of") }{ $total ->
        [none] { "" }
       *[other] { " mit der Summe " }{ $total }
    } bei { $cell }
rule-cage = Käfig
    .of = des Käfigs
rule-sum = Summe
rule-equal-sums = gleiche Summen
rule-arrow = Pfeil
rule-sandwich = Sandwich
rule-x-sum = X-Summe
rule-skyscraper-clue = Hochhaushinweis
rule-renban-line = Renban-Linie
    .of = der Renban-Linie
rule-between-line = Zwischenlinie
rule-quadruple = Quadrupel
rule-anti-knight = { picture-rule-anti-knight }
rule-anti-king = { picture-rule-anti-king }
rule-non-consecutive = { picture-rule-non-consecutive }
rule-allowed = erlaubte Ziffern
rule-extra-region = Zusatzgebiet
    .of = des Zusatzgebiets
rule-extremes = Minimum oder Maximum
rule-difference = Differenz
rule-ratio = Verhältnis
rule-pair-sum = Summe zweier Zellen
rule-no-others = alle Markierungen eingezeichnet
rule-thermometer = Thermometer
rule-whispers = Flüsterlinie
rule-renban = { rule-renban-line }
rule-palindrome = Palindrom
rule-clones = Klone
rule-indexer = Index
rule-entropic = Entropielinie
rules-ways =
    Nach der Regel „{ $rule }“ { PICK($ways, one: "ist für", other: "sind für") } { $cells } nur { PICK($ways, one:
    "die Kombination", other: "die Kombinationen") } { AND($ways) } möglich.
rules-cage = Im { $rule } { PICK($ways, one: "ist", other: "sind") } für { $cells } nur { AND($ways) } möglich.
rules-partner = { $other } ist keine { OR($needed) }, also ist { $cell } keine { OR($digits) }.
rules-no-rest = Mit { JOIN($removed, " oder ") } ergänzen die übrigen Zellen keine Kombination.
rules-no-order = Keine gültige Anordnung hat { JOIN(FORM($removed, "accusative"), " oder ") }.
rules-digits-in = einer { OR($digits) } in { OR($cells) }
    .accusative = eine { OR($digits) } in { OR($cells) }
rules-rule = Die Regel „{ $rule }“ beschränkt die Ziffern von { $cells }.
rules-rest =
    Die Summe von { FORM(HOUSES($houses), "dative") } ist bekannt, ebenso die Summen der zugehörigen Käfige. { $minus ->
        [0] Als Differenz bleibt { $cells ->
            [1] { $cells }, also ist { $cells } eine { $total }.
           *[other] für { $cells } die Summe { $total }.
        }
       *[other] { $total ->
            [0] Deshalb { PICK($cells, one: "ist", other: "ergeben") } { $cells } genauso viel wie { $minus }.
           *[other] Deshalb { PICK($cells, one: "ist", other: "ergeben") } { $cells } um { $total } mehr als { $minus }.
        }
    }
rules-leftovers =
    { CAP(AND($houses)) } { PICK($houses, one: "enthält", other: "enthalten zusammen") } dieselben Ziffern wie
    { AND($others) }. Ohne die gemeinsamen Zellen bleiben { $cells } und { $minus }, also { PICK($cells, one:
    "steht dort dieselbe Ziffer", other: "stehen dort dieselben Ziffern") }.
rules-inside =
    Kandidaten, die in keiner gültigen Belegung { PICK($cells, one: "dieser Zelle", other: "dieser Zellen") } vorkommen,
    entfallen.
rules-outside = Kandidaten, mit denen für { $cells } keine Kombination übrig bliebe, entfallen.
rules-places =
    In { FORM($house, "dative") } passt die { $digit } nur in { $cells }. Jeder dieser Plätze schließt
    { CLAUSES($removed) } aus.
rules-truth =
    Nach der Regel „{ $rule }“ steht { OR($digits) } in { $cells }. Jede dieser Möglichkeiten schließt
    { CLAUSES($removed) } aus.
rules-cell =
    { $cell } ist { OR($digits) }. Jede dieser Ziffern schließt { CLAUSES($removed) } aus.

## Fish

fish-plain =
    In { FORM(HOUSES($bases), "dative") } kann die { $digit } nur in { OR($places) } stehen, und alle diese Plätze
    liegen in { HOUSES($covers) }.
fish-base = In { FORM(HOUSES($bases), "dative") } kann die { $digit } nur in { OR($places) } stehen.
fish-endo-fins =
    { $fins } { PICK($fins, one: "liegt", other: "liegen jeweils") } in
    { PICK($in_three, true: "mehreren", false: "zwei") } dieser Häuser und
    { PICK($fins, one: "würde", other: "würden") } in { PICK($in_three, true: "allen", false: "beiden") } zugleich
    zählen, { PICK($fins, one: "gilt also als Flosse", other: "gelten also als Flossen") }.
fish-two-ways = Diese Plätze lassen sich auf zwei Arten überdecken.
fish-covered = Alle diese Plätze liegen in { FORM(HOUSES($covers), "dative") }.
fish-covered-but-fins = { $count ->
    [one] Wenn { $fins } keine { $digit } ist, liegen die übrigen Plätze in { FORM(HOUSES($covers), "dative") }.
   *[other] Wenn keine der Zellen { $fins } eine { $digit } ist, liegen die übrigen Plätze in { FORM(HOUSES($covers), "dative") }.
}
fish-used-up =
    Die { WORD($count) } { KIND($bases, form: "many") } brauchen je eine { $digit }, jede in
    { KIND($covers, form: "another") }. Dadurch sind die { WORD($count) } { KIND($covers, form: "many") } versorgt, und
    für ihre übrigen Zellen bleibt keine { $digit }.
fish-cannibals =
    Eine { $digit } in { PICK($cells, one: "", other: "einer der Zellen ") }{ $cells } würde zwei
    { KIND($covers, form: "many") } zugleich belegen, und für die übrigen { KIND($bases, form: "many") } blieben zu wenige.
fish-seen-by-fins =
    Ist { PICK($fins, one: "die Flosse", other: "eine der Flossen") } doch eine { $digit }, so schließt sie eine
    { $digit } in { $removed } ebenfalls aus.

## Chains of two strong links

links-turbot =
    Die { $digit } von { FORM($first, "dative") } steht in { $one } oder { $near }, die von { FORM($second, "dative") }
    in { $far } oder { $other }.
    { $near } und { $far } sehen sich, die { $digit } kann also nicht in beiden stehen. Deshalb ist mindestens eine der
    Zellen { $one } und { $other } eine { $digit }, und Zellen, die { BOTH($ends) } sehen, können keine { $digit } sein.
links-kites =
    { $joint } sehen sich und können nicht beide eine { $digit } sein. Deshalb ist { JOIN($kites, ", und ") }. Zellen,
    die beide Zellen eines dieser Paare sehen, können keine { $digit } sein.
links-kite = wegen { $lines } mindestens eine der Zellen { $ends } eine { $digit }
links-kites-of-two-digits =
    { $joint } sehen sich und können weder beide eine { $one } noch beide eine { $other } sein. Deshalb ist
    { JOIN($kites, ", und ") }. Zellen, die beide Zellen eines dieser Paare sehen, können dessen Ziffer nicht enthalten.
links-kite-of-digit = wegen der { $digit } von { FORM($lines, "dative") } mindestens eine der Zellen { $ends } eine { $digit }
links-box = In { $box } kann die { $digit } nur in { $places } stehen.
links-by-line =
    Die { $digit } von { FORM($line, "dative") } steht in { $far } oder { $near }. Steht sie in { $near }, so
    { PICK($beside, one: "scheidet", other: "scheiden") } { $beside } aus, und für die { $digit } { KIND($kind, form: "of") }
    { PICK($arm, one: "bleibt", other: "bleiben") } nur { $arm }. So oder so steht eine { $digit } in { $far } oder
    { $arm }, und Zellen, die { BOTH($ends) } sehen, können keine { $digit } sein.
links-w-wing =
    Jede der Zellen { $cells } ist eine { $kept } oder { $linked }. In { FORM($house, "dative") } hat die { $linked }
    nur zwei Plätze: { JOIN($seen, ", und ") }. Wären beide Zellen eine { $linked }, bliebe in
    { FORM($house, "dative") } kein Platz mehr für sie.
    Deshalb ist mindestens eine der beiden eine { $kept }, und eine Zelle, die beide sieht, kann keine { $kept } sein.
links-sees = { $place }, den { $cell } sieht

## Wings

wings-cases = { $pivot } ist eine { OR($digits) }: { CAP(JOIN($cases, "; ")) }.
wings-case = ist sie eine { $shared }, so ist { $pincer } eine { $digit }
wings-case-neither = ist sie keine von beiden, so ist sie selbst eine { $digit }
wings-in-any-case = In jedem Fall ist { wings-loose }.
wings-counted =
    { AND($cells) } sind { WORD($count) } Zellen mit zusammen nur { WORD($count) } Ziffern. Von { $others } sehen sich dort
    jeweils alle Plätze, also belegt jede dieser Ziffern höchstens eine Zelle.
wings-cell-left = Somit bleibt eine Zelle für die { $digit }. Deshalb ist { wings-loose }.
wings-loose =
    mindestens eine der Zellen { $loose } eine { $digit }, und eine Zelle, die { BOTH($loose) } sieht, kann keine
    { $digit } sein

## Colouring

colouring-colours =
    { PICK($links, one: "Im folgenden Haus", other: "In den folgenden Häusern") } hat die { $digit } nur
    { PICK($links, one: "", other: "je ") }zwei Plätze, von denen genau einer richtig ist: { $links }. Färbt man die
    Plätze abwechselnd, so ergeben sich { $count ->
        [1] zwei Farben
       *[other] { WORD($count) } Farbpaare
    }: { CAP(JOIN($cases, "; und ")) }.
colouring-medusa =
    Hat eine Ziffer in einem Haus nur zwei Plätze oder eine Zelle nur zwei Kandidaten, so ist genau einer davon richtig:
    { $links }. Färbt man diese Kandidaten abwechselnd, so folgt: { CAP(JOIN($cases, "; und ")) }.
colouring-link = { $one }-{ $other } in { FORM($house, "dative") }
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
    { JOIN($sights, "; ") }, also je eine Zelle jeder Farbe. Welche Farbe auch stimmt: { $cells }
    { PICK($cells, one: "sieht eine", other: "sehen je eine") } { $digit }.
colouring-wrap =
    { $cells } haben aber dieselbe Farbe und sehen sich. Da nicht beide eine { $digit } sein können, ist diese Farbe
    falsch.
colouring-bridge =
    { $near } und { $other } sehen sich, ihre Farben können also nicht beide stimmen: { CAP(OR($claims)) } (oder
    beides).
colouring-bridges = { JOIN($sights, "; ") }{ $count ->
    [1] { " " }und kann daher keine { $digit } sein.
    [2] ; weder { NOR($both) } kann daher eine { $digit } sein.
   *[other] ; keine der Zellen { $removed } kann daher eine { $digit } sein.
}
colouring-clash = Aber { $sights }, und { OR($seen) } muss eine { $digit } sein.
colouring-clash-alone = Aber { $sights }. Eine der beiden muss eine { $digit } sein, { $cells } also nicht.
colouring-false = Also ist die Farbe von { $cells } falsch.
colouring-both-in-a-cell =
    Für { $cells } heißt das: { $one } oder { $other }. Die Zelle kann also keine { OR($digits) } sein.
colouring-sees-both =
    { PICK($cells, one: "", other: "Jede der Zellen ") }{ $cells } sieht { $one } der einen und { $other } der anderen
    Farbe und kann daher keine { OR($digits) } sein.
colouring-cell-and-sight =
    Stimmt die eine Farbe, so ist { $cells } eine { $own_digit }; stimmt die andere, so sieht die Zelle { $other }. In
    beiden Fällen kann sie keine { OR($digits) } sein.
colouring-twice-in-a-cell = { $cell } müsste dann aber zugleich { EACH($digits, "a") } sein.
colouring-twice-in-a-house = { $cells } sehen sich aber und können nicht beide eine { $digit } sein.
colouring-emptied = { $circumstances ->
    [0] Für { $cell } gibt es in keinem Fall einen Kandidaten.
   *[other] Aber { $circumstances } bliebe für { $cell } kein Kandidat.
}
colouring-with = mit { $candidates }
colouring-without = ohne { $candidates }

## Deadly patterns

deadly-rectangle =
    { deadly-corners }. Stünden dort nur { $digits }, so ließen sich die beiden Ziffern vertauschen, und das Rätsel
    hätte zwei Lösungen.
deadly-corners = { $in_boxes ->
    [true] { $cells } sind die Ecken eines Rechtecks, das sich über zwei Zeilen, zwei Spalten und zwei Blöcke erstreckt
   *[false] { $cells } sind die Ecken eines Rechtecks, und in jedem Haus liegen zwei benachbarte von ihnen oder keine
}
deadly-avoidable =
    { deadly-corners }{ PICK($in_boxes, true: ", und keine davon", false: "; keine davon") } war vorgegeben. Stünden dort nur { $digits }, so ließen sich die beiden Ziffern vertauschen, und das
    Rätsel hätte zwei Lösungen.
deadly-loop =
    { $around ->
        [none] { $cells } sind { $count } Zellen, denen die Kandidaten { $digits } gemeinsam sind. In
       *[other]
            { $around } bilden eine Schleife aus { $count } Zellen, denen die Kandidaten { $digits } gemeinsam sind.
            Jede liegt mit der nächsten in einem Haus, und in
    } jedem Haus liegen zwei von ihnen oder keine. Stünden { PICK($around, none: "dort", other: "in der Schleife") } nur
    diese beiden Ziffern, so ließen sie sich vertauschen, und das Rätsel hätte zwei Lösungen.
deadly-extended =
    { $cells } sind { WORD($digits) } Zellenpaare in zwei parallelen Linien{ $in_boxes ->
        [true] , jedes Paar in einem Block
       *[false] . Abgesehen von diesen Linien liegen die beiden Zellen jedes Paars in denselben Häusern
    }. Stünden dort nur
    { $digits }, so enthielten beide Linien an diesen Stellen dieselben Ziffern und ließen sich dort vertauschen; das
    Rätsel hätte zwei Lösungen.
deadly-grave =
    Ohne { EACH($extra, "the") } hätte jede leere Zelle genau zwei Kandidaten und jede Ziffer genau zwei Plätze in jedem
    Haus, in dem sie noch fehlt. Die Kandidaten, die eine Lösung übrig lässt, ergäben dann eine zweite Lösung.
deadly-tridagon =
    { $cells } sind zwölf Zellen in { FORM(HOUSES($boxes), "dative") }, je eine in jeder Zeile und jeder Spalte jedes
    dieser Blöcke. Die Ziffern { $digits } allein können sie nicht füllen, denn in einer Zeile oder Spalte stünde immer
    eine Ziffer doppelt.
deadly-oddagon =
    { $around } bilden eine Schleife aus { $count } Zellen, denen die Kandidaten { $digits } gemeinsam sind. Jede liegt
    mit der nächsten in einem Haus. Stünden in der Schleife nur diese beiden Ziffern, so müssten sie sich abwechseln,
    und das ist bei einer ungeraden Anzahl von Zellen unmöglich.
deadly-remaining-candidate = { $count ->
    [1] Ihr einziger anderer Kandidat muss daher wahr sein.
   *[other] Also ist mindestens einer der anderen Kandidaten wahr: { $guardians }.
}
deadly-seen-by-all = Jeder von ihnen schließt { CLAUSES($removed) } aus.
deadly-extra = { $digits } in { $cell }
deadly-other-candidate =
    Da es nur eine hat, muss { PICK($count, one: "die einzige Zelle, in der eine andere Ziffer möglich ist,", other:
    "mindestens eine dieser Zellen") } eine andere Ziffer enthalten: { $guardians }.
deadly-true-candidate =
    Da das Rätsel nur eine hat, muss { PICK($count, one: "dieser Kandidat", other:
    "mindestens einer dieser Kandidaten") } wahr sein: { $guardians }.
deadly-guardians = { $single ->
    [true] { OR($guardians) }
   *[false] { $guardians ->
        [2] { JOIN($guardians, ", oder ") }
       *[other] { JOIN($guardians, "; oder ") }
    }
}
deadly-guardian = { $cell } ist eine { OR($digits) }
deadly-one-digit = Eine Zelle, die { BOTH($cells) } sieht, kann daher keine { $digit } sein.
deadly-hidden-subset =
    { $roof } enthalten also höchstens { $most ->
        [1] eine
       *[other] { WORD($most) }
    } der Ziffern { $digits }. Sonst können diese in { FORM(HOUSES($houses), "dative") } nur in { $extra
    } stehen; die übrigen müssen
    diese Zellen also vollständig belegen.
deadly-naked-subset =
    Eine der Zellen { $roof } ist also eine { OR($guardians) }. Mit { $extra } sind das { WORD($digits) } Zellen für die
    { WORD($digits) } Ziffern { $digits }; für die übrigen Zellen von { FORM($houses, "dative") } bleibt keine davon.
deadly-locked-to-roof =
    In { FORM(HOUSES($houses), "dative") } kann die { $digit } nur in { $roof } stehen, eine der beiden Zellen ist also
    eine { $digit }.
    Für die andere kommen dann nur noch die eben genannten Kandidaten infrage.
deadly-locked-to-corners =
    In { FORM(HOUSES($houses), "dative") } kann die { $digit } nur in den Ecken stehen, also in zwei diagonal
    gegenüberliegenden. Das können nicht { $roof } sein, denn eine davon muss eine andere Ziffer enthalten.
deadly-locked-in-lines =
    In { FORM(HOUSES($houses), "dative") } kann die { $digit } nur in den Ecken stehen. Wäre { $corner } eine
    { $removed }, so müssten { $between } beide eine { $digit } sein, und keine Ecke enthielte eine andere Ziffer.

## Symmetry of the givens

symmetry-givens =
    { $move ->
        [half-turn] Eine halbe Drehung des Gitters
        [quarter-turn] Eine Vierteldrehung des Gitters
        [left-right] Eine Spiegelung, die links und rechts vertauscht,
        [top-bottom] Eine Spiegelung, die oben und unten vertauscht,
        [diagonal] Eine Spiegelung an der Diagonale von links oben nach rechts unten
        [antidiagonal] Eine Spiegelung an der Diagonale von rechts oben nach links unten
       *[other]
            Die Verschiebung der Zeilen 1 bis { $size } in die { $turned ->
                [true] Spalten
               *[false] Zeilen
            } { $rows } und der Spalten 1 bis { $size } in die { $turned ->
                [true] Zeilen
               *[false] Spalten
            } { $columns }
    } bildet die Vorgaben auf sich selbst ab{ $cycles ->
        [0] { "" }
       *[other] , wenn die Ziffern umbenannt werden: { AND($cycles) }
    }. Dann gilt das auch für die einzige Lösung.
symmetry-same-cell =
    { $cells } { PICK($cells, one: "bleibt", other: "bleiben") } am Platz; dort passt also nur eine Ziffer, die ihren Namen
    behält: { OR($kept) }.
symmetry-sees-image =
    In { $cells } schließen Kandidaten ihr eigenes Bild aus. Ohne ihr Bild können sie nicht wahr sein.
symmetry-ruled-out =
    Ein Kandidat ist nur zusammen mit seinem Bild wahr, und in { $images } sind Bilder bereits ausgeschlossen.

## Almost locked sets

almost-locked-sets =
    { $sets } sind fast gesperrte Mengen (ALS): Sie haben je eine Ziffer mehr als Zellen, also fehlt in jeder genau eine
    ihrer Ziffern.
almost-locked-one-common =
    Jede { $x } der einen Menge sieht jede { $x } der anderen, also fehlt die { $x } in mindestens einer von beiden, und
    diese enthält { OTHER-DIGITS($others) }.
almost-locked-without-others =
    { almost-locked-two-commons }. Eine Zelle, die alle Plätze einer dieser Ziffern in beiden Mengen sieht, kann sie
    nicht enthalten.
almost-locked-with-others =
    { almost-locked-two-commons }, und jede Menge enthält alle ihre übrigen Ziffern. Eine Zelle, die in beiden
    Mengen alle Plätze der { $x } oder alle der { $y } sieht, kann diese Ziffer nicht enthalten. Bei jeder anderen
    Ziffer genügt es, dass sie alle Plätze in einer Menge sieht, die diese Ziffer enthält.
almost-locked-two-commons =
    Jede { $x } der einen Menge sieht jede { $x } der anderen, und dasselbe gilt für die { $y }. Also fehlt in der einen
    die { $x } und in der anderen die { $y }. Jede dieser beiden Ziffern steht damit in einer der Mengen
almost-locked-three =
    Eine { $x } in der Menge { $first } schließt jede { $x } in der Menge { $middle } aus, und eine { $y } in der
    Menge { $middle } schließt jede { $y } in der Menge { $second } aus, weil sich alle diese Kandidaten sehen. Fehlt die { $x } in { $first }, so enthält diese Menge
    { OTHER-DIGITS($others_of_first) }. Andernfalls fehlt sie in { $middle }; dann steht dort die { $y }, sie fehlt also
    in { $second }, und diese Menge enthält { OTHER-DIGITS($others_of_second) }.
almost-locked-chain =
    Zwei benachbarte Mengen können die Ziffer, die sie verbindet, nicht beide enthalten, weil sich alle ihre Plätze dort
    sehen. Fehlt die { $start } in { $first }, so enthält diese Menge { OTHER-DIGITS($others_of_first) }. Andernfalls
    { JOIN($between, " ") } fehlt die { $end } in { $last }, und diese Menge enthält { OTHER-DIGITS($others_of_last) }.
almost-locked-between = fehlt die { $lacks } in { $set }, und dort steht die { $holds }; also
almost-locked-blossom =
    Zu jedem Kandidaten der Zelle { $stem } gibt es eine fast gesperrte Menge (ALS, mit einer Ziffer mehr als Zellen),
    in der die Zelle alle Plätze dieser Ziffer sieht: { CAP(JOIN($cases, "; ")) }. Eine Menge, in der eine Ziffer fehlt,
    enthält { PICK($others, one: "die andere", other: "alle anderen") }.
almost-locked-petal = ist sie eine { $digit }, so fehlt die { $digit } in { $petal }
almost-locked-either-way =
    So oder so steht { EACH-OF($digits) } in { OR($ends) }, und eine Zelle, die alle ihre Plätze dort sieht, kann sie
    nicht enthalten.
almost-locked-in-any-case =
    Welche Ziffer { $stem } auch enthält: In einer der Mengen steht { EACH-OF($digits) }, und eine Zelle, die alle ihre
    Plätze dort sieht, kann sie nicht enthalten.
other-digits = { PICK($value, one: "ihre andere Ziffer", other: "alle ihre anderen Ziffern") }
each-of = { PICK($value, one: "die ", other: "jede der Ziffern ") }{ $value }

## Sue de Coq

sue-de-coq-cells =
    Betrachte { $core }, wo sich { $line } und { $box } kreuzen, dazu { $of_line } aus dem Rest von
    { FORM($line, "dative") } und { $of_box } aus dem Rest von { $box }: zusammen { WORD($count) } Zellen.
sue-de-coq-once =
    Keine Ziffer der ersten Menge kommt in beiden anderen vor, also kann jede Ziffer nur eine der { WORD($count) } Zellen
    belegen{ $others ->
        [0] { "" }
       *[other] ; nur { EACH($others, "the") } { PICK($others, one: "kann", other: "können") } in beiden anderen Mengen
        je eine Zelle belegen
    }.
sue-de-coq-none-missing =
    Das reicht gerade für alle Zellen, also darf keine Ziffer fehlen: Hier stehen { EACH($in_line, "the") } von
    { FORM($line, "dative") } und { EACH($in_box, "the") } von { $box }.

## Multi-sector locked sets

msls-cells = Betrachte die { $count } Zellen { $cells }.
sk-loop-ring =
    Neben den Kreuzungen in { FORM(HOUSES($boxes), "dative") } bilden { $count } Zellen in
    { FORM(HOUSES($lines), "dative") } einen Ring: { JOIN($groups, " – ") }. Jede Gruppe teilt mit der nächsten eine
    Linie oder einen Block, die letzte mit der ersten.
msls-covers = Alle ihre Kandidaten werden von Häusern gedeckt: { JOIN($covers, "; ") }.
msls-cover = { $digits }{ PICK($count, one: "", other: " jeweils") } in { FORM(HOUSES($houses), "dative") }
msls-just-enough =
    Jedes Haus enthält jede seiner Ziffern nur einmal, also haben diese Häuser { $covers } Ziffern für die { $count }
    Zellen. Das reicht gerade, also müssen alle diese Ziffern in den Zellen stehen.
msls-rest = Im Rest ihrer Häuser entfallen sie.
msls-twice =
    Ein Kandidat, den zwei der Häuser decken, würde beide für eine Zelle verbrauchen, und für die übrigen blieben zu
    wenige Ziffern. Deshalb entfallen Kandidaten in { $cells }.
msls-one-more =
    Jedes Haus enthält jede seiner Ziffern nur einmal, also haben diese Häuser { $covers } Ziffern für die { $count }
    Zellen, eine mehr als nötig.
msls-too-many = Ein gestrichener Kandidat würde mehr dieser Ziffern verbrauchen, als übrig sind.
## Exocets

exocet-base =
    In { PICK($bases, one: "den Basiszellen", other: "den Basen") } { AND($bases) } sind nur { EACH($digits, "the") }
    möglich.
exocet-lines =
    Außerhalb von { AND(HOUSES($band)) } haben { AND($lines) } für jede dieser Ziffern nur Plätze in höchstens zwei
    Linien und enthalten sie dort also höchstens zweimal: { JOIN($covers, "; ") }.
exocet-cover = die { $digit } in { FORM(HOUSES($lines), "dative") }
exocet-targets =
    Steht eine Ziffer in { $base }, so brauchen sie auch alle drei Linien. In { AND(HOUSES($band)) } ist dort dann nur in
    den Zielzellen { AND($targets) } Platz für sie. Also steht jede der beiden Ziffern aus { $base } in einer Zielzelle,
    und jede Zielzelle enthält eine davon.
exocet-double =
    Alle drei Linien brauchen jede dieser Ziffern, also steht jede mindestens einmal in deren Teil, der in
    { AND(HOUSES($band)) } liegt. Stünde eine Ziffer in beiden Basen, hätte sie dort keinen Platz. Also steht jede Ziffer
    in einer Basis und in einer ihrer beiden Zielzellen: { JOIN($pairs, "; ") }.
exocet-pair = zu { $base } gehören { AND($targets) }
exocet-mirrors =
    Für die Ziffer einer Zielzelle bleiben im Block der anderen nur ihre Spiegelzellen: { JOIN($pairs, "; ") }.
exocet-mirror = { $mirror } zu { $target }
exocet-certain =
    In jeder möglichen Kombination { PICK($digits, one: "steht", other: "stehen") } { EACH($digits, "the") } in { $base }.
exocet-target = Eine Zielzelle enthält eine Ziffer ihrer Basis. Damit entfallen: { JOIN($removed, "; ") }.
exocet-no-mirror =
    Eine Zielzelle kann keine Ziffer enthalten, die in ihren Spiegelzellen unmöglich ist. Damit entfallen:
    { JOIN($removed, "; ") }.
exocet-no-room =
    In einer Zielzelle muss eine Ziffer sich selbst noch einen Platz in { AND($lines) } und in { AND(HOUSES($band)) }
    lassen. Damit entfallen: { JOIN($removed, "; ") }.
exocet-no-target =
    Eine Ziffer, die in keiner der beiden Zielzellen möglich ist, steht nicht in der Basis. Damit entfallen:
    { JOIN($removed, "; ") }.
exocet-mirror-cell =
    Kann nur eine der Spiegelzellen die Ziffer der Zielzelle enthalten, so enthält sie keine andere. Damit entfallen:
    { JOIN($removed, "; ") }.
exocet-sight =
    Eine Zelle, die alle Plätze für { OR(EACH($digits, "the")) } in { PICK($bases, one: "der Basis", other: "den Basen") }
    oder in den Zielzellen sieht, kann diese Ziffer nicht enthalten. Damit entfallen: { JOIN($removed, "; ") }.
exocet-cover-line =
    Außerhalb von { AND(HOUSES($band)) } enthalten { AND($lines) } { EACH($digits, "the") }
    { PICK($digits, one: "", other: "je ") }zweimal: einmal in jeder der beiden Linien, die oben { PICK($digits, one:
    "", other: "für die jeweilige Ziffer ") }genannt sind. Sonst ist in diesen beiden kein Platz für die Ziffer. Damit entfallen: { JOIN($removed, "; ") }.

## Aligned exclusion

aligned-exclusion-cells = { aligned-exclusion-sees } alle Kandidaten nehmen.
aligned-exclusion-sets =
    { aligned-exclusion-sees } zwei Ziffern nehmen, denn { PICK($excluders, one: "sie hat", other: "jede hat") } nur
    eine Ziffer mehr als Zellen.
aligned-exclusion-sees =
    { $cells } sehen { PICK($in_sight, true: "", false: "Plätze von ") }{ $excluders }. Zusammen dürfen sie
    { $excluders ->
        [one] ihr nicht
        [2] keiner von beiden
       *[other] keiner davon
    }
aligned-exclusion-two = Angenommen, { $cell } ist eine { $digit }: { JOIN($ends, "; ") }.
aligned-exclusion-second = { $cell }={ $digit } wäre eine zweite { $twice } in { FORM($house, "dative") }
aligned-exclusion-broken = { $cell }={ $digit } verstieße gegen eine Regel
aligned-exclusion-end = { $cell }={ $digit } ließe für { $left }
aligned-exclusion-repeats =
    Wäre { $cell } eine { $digit }, { PICK($by_rules, true: "verstieße jede Wahl", false: "stünde bei jeder Wahl") } für
    { JOIN($others, ",") } { PICK($by_rules, true: "gegen eine Regel", false: "eine Ziffer doppelt in einem Haus") }.
aligned-exclusion-many =
    Wäre { $cell } eine { $digit }, gäbe es { $count } Möglichkeiten für { JOIN($others, ",") }, und jede ließe für
    { OR($ends) }.
aligned-exclusion-few = Wäre { $cell } eine { $digit }, könnten { JOIN($others, ",") } nur { JOIN($faults, "; oder ") }.
aligned-exclusion-fault = { OR($choices) } sein, und das ließe für { $left }
aligned-exclusion-nothing = { $cells } keine Ziffer übrig
aligned-exclusion-too-few = { $cells } zu wenige Ziffern übrig

## What follows from what

following-if = Wenn { FORM($fact, "verb-last") }
following-also = Und wenn { FORM($fact, "verb-last") }
following-since = Da { FORM($fact, "verb-last") }
following-so = Damit { FORM($clause, "verb-first") }
following-so-on = , { PICK($opening, if: "dann ", since: "", next: "also ") }{ FORM($clause, "verb-first") }
following-so-off = { PICK($opening, next: "; damit", if: ", dann", other: ",") } { FORM($clause, "verb-first") }
following-it-is = { $opening ->
    [next] , sondern eine { $digit }
   *[other] , { PICK($opening, if: "dann ", other: "") }ist sie eine { $digit }
}
following-it-is-not = { $opening ->
    [next] , wo dann keine { $digit } stehen kann
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
following-in-house = steht die { $digit } von { FORM($house, "dative") } in { OR($cells) }
following-last-guardian = ist { following-on.without-verb } (sonst enthielten { $pattern } nur { $digits })
following-in-truth = ist nach der Regel „{ $rule }“ { following-on.without-verb }

## Alternating chains

chains-after-all = Also ist { following-on.cells } doch eine { $digit }.
chains-one-end =
    Also ist mindestens eine der Zellen { $ends } eine { $digit }, und eine Zelle, die { BOTH($ends) } sieht, kann keine
    { $digit } sein.
chains-in-one-cell = Also ist { FORM($first, "without-verb") } oder { $digit }; andere Ziffern scheiden aus.
chains-either = Also ist { FORM($first, "without-verb") } oder { FORM($last, "without-verb") } (oder beides).
chains-turn = So oder so ist { $cell } keine { $digit }.
chains-excluded = Mit { OR($removed) } wäre beides ausgeschlossen.
chains-removed = der { $digit } in { $cell }
chains-loop =
    Und wenn { FORM($last, "verb-last") }, { $inside ->
        [true] ist sie keine { $digit }
       *[false] { FORM($first, "verb-first") }
    }: Die Kette schließt sich zu einer Schleife, die in beiden Richtungen gilt.
chains-weak-links = Deshalb ist von jeder schwachen Verknüpfung genau ein Ende wahr: { CAP(JOIN($pairs, "; ")) }.
chains-one-place = die { $digit } steht in { OR($places) }
chains-one-of = { $inside ->
    [true] { $one } oder { $digit }
   *[false] { $one }, oder { $other }
}
chains-sets-keep = In beiden Richtungen { JOIN($kept, ", und ") }.
chains-set-keeps = enthalten { $set } { EACH($digits, "the") }
chains-hidden-set-keeps = Die übrigen Zellen von { $cells } enthalten nur { EACH($digits, "the") }.
chains-take-turns =
    Jede der Zellen { $cells } ist eine { $one } oder { $other } und sieht die nächste, also wechseln sich die beiden
    Ziffern ab.
chains-outer-two =
    Die beiden Enden, { $ends }, sind dann verschieden, und eine Zelle, die beide sieht, kann weder eine { $one } noch
    eine { $other } sein.
chains-by-set =
    bleiben für die { WORD($set) } Zellen { $set } nur { EACH($others, "the") }, wobei die { $digit } in { OR($cells) }
    steht
chains-by-rectangle =
    { FORM($on, "verb-first") } (sonst ließen sich in den Ecken { $corners } { EACH($digits, "the") } vertauschen, und
    das Rätsel hätte zwei Lösungen)
chains-by-hidden-set =
    { FORM($off, "verb-first") }, denn { $house } braucht alle Zellen von { $cells } bis auf eine für { EACH($digits, "the") }

## Forcing chains and nets

forcing-suppose = Angenommen, { $fact }.
forcing-case = Wenn { FORM($fact, "verb-last") }:
forcing-is-or-not = { $cell } ist eine { $digit } oder nicht.
forcing-one-place = Die { $digit } von { FORM($house, "dative") } steht in { OR($cells) }.
forcing-one-digit = { $cell } ist eine { OR($digits) }.
forcing-in-house = Die { $digit } von { FORM($house, "dative") } steht in { $cell }, denn { $because }.
forcing-in-truth = Nach der Regel „{ $rule }“ ist { $cell } eine { $digit }, denn { $because }.
forcing-last-guardian =
    { $cell } ist eine { $digit }, denn { $because } (sonst enthielten { $pattern } nur { $digits }).
forcing-in-cell = { $cell } ist eine { $digit }, denn { $because }.
forcing-one-by-rule = Nach der Regel „{ $rule }“ gilt: { OR($facts) }.
forcing-by-rule = Nach der Regel „{ $rule }“ gilt: { $fact }, denn { $because }.
forcing-left-in-house = Die { $digit } von { FORM($house, "dative") } steht nun in { OR($cells) }, denn { $because }.
forcing-left-in-cell = { $cell } ist nun eine { OR($digits) }, denn { $because }.
forcing-so = Also { FORM($fact, "verb-first") }, denn { $because }.
forcing-chain-within = Da { FORM($because, "verb-last") }, ergibt sich diese Kette ({ $name }):
forcing-pattern-within = Da { FORM($because, "verb-last") }, gilt: { JOIN($said, " ") }
forcing-nothing-left = Dann { FORM($truth, "verb-first") }{ $because ->
    [0] : ein Widerspruch.
   *[other] , denn { $because }. Das ist ein Widerspruch.
}
forcing-supposed = Nach der Annahme wäre { $cell } aber eine { $digit }.
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
    } { $digit } ist, liegen die übrigen Plätze in { FORM(HOUSES($covers), "dative") }.
kraken-not = Dann ist { $cell } keine { $digit }.
kraken-places = Dann steht die { $digit } von { FORM($cover, "dative") } in { OR($cells) }.
kraken-fin = die Flosse { $cell } ist eine { $digit }
    .verb-last = die Flosse { $cell } eine { $digit } ist

## Templates

templates-ways =
    Betrachte alle Möglichkeiten, { $rows } { $conditions ->
        [0] zu setzen
       *[other] so zu setzen, dass { $conditions }
    }.
templates-into = { PICK($rows, one: "", other: "je ") }eine { $digit } in { FORM(HOUSES($rows), "dative") }
templates-into-all = je eine { $digit } in jede Zeile
templates-apart =
    { PICK($several, true: "keine zwei gleichen", false: "keine zwei") } sich sehen
templates-one-digit-a-cell = keine Zelle zwei Ziffern enthält
templates-use = Immer steht dabei eine { $digit } in { $cells }.
templates-have = Immer steht dabei eine { $digit } in { $cells }.
templates-do-not-use =
    Nie steht dabei eine { $digit } in { PICK($cells, one: "", other: "einer der Zellen ") }{ $cells }.
templates-have-no-room =
    Nie bleibt dabei Platz für eine { $digit } in { PICK($cells, one: "", other: "einer der Zellen ") }{ $cells }.

## Steps of a search

search-held = Die Suche probiert { $choice } und findet damit eine Lösung ({ $nodes } Knoten durchsucht).
search-choice = die { $digit } in { $cell }
search-suppose = Angenommen, { $choice }.
search-singles = Einer führen dann zu { $forced }.
search-contradiction = Das ergibt einen Widerspruch: { CAP($conflict) }. Also ist { $cell } keine { $digit }.
search-fails = Von dort aus scheitern alle Wege ({ $nodes } Knoten durchsucht). Also ist { $cell } keine { $digit }.

## Truths and links

technique-truths-and-links = Wahrheiten und Links
rank =
    Wahrheiten: { $truths }. Links: { $links }. Rang: { $of_links } { PICK($of_links, one: "Link", other: "Links") } −
    { $of_truths } { PICK($of_truths, one: "Wahrheit", other: "Wahrheiten") } = { $rank }{ $made_up ->
        [0] { "" }
       *[other] , plus { $made_up } für Kandidaten in mehr Wahrheiten als Links
    }.
rank-all =
    Jede Wahrheit braucht einen Link für ihren wahren Kandidaten, so bleibt keiner übrig. Deshalb ist jeder Kandidat
    falsch, der in mehr Links als Wahrheiten ist.
rank-spare =
    Jede Wahrheit braucht einen Link für ihren wahren Kandidaten, so { $spare ->
        [1] bleibt nur einer
       *[other] bleiben { $spare }
    } übrig. Ein Kandidat, der mehr davon bräuchte, ist falsch.
rank-needed =
    Ohne { AND($candidates) } gäbe es weniger Links als Wahrheiten, also { $count ->
        [1] ist dieser Kandidat
       *[other] sind diese Kandidaten
    } wahr.
rank-contradiction = Die Links reichen nicht für alle Wahrheiten; also hat diese Stellung keine Lösung.
rank-uncovered =
    Die Links decken die Wahrheiten nicht ab: { AND($candidates) } { $count ->
        [1] ist
       *[other] sind
    } in keinem Link. Durch Zählen folgt also nichts.
rank-nothing = Kein Kandidat ist in genügend Links; durch Zählen folgt also nichts.
rank-beyond = Probiert man alle Möglichkeiten, die Wahrheiten zu erfüllen, so scheiden außerdem { AND($candidates) } aus.
rank-beyond-counting =
    Probiert man aber alle Möglichkeiten, die Wahrheiten zu erfüllen, so { $count ->
        [1] scheidet
       *[other] scheiden
    } { AND($candidates) } aus.
rank-none = Keine Auswahl von Links zeigt allein diesen Schritt; er unterscheidet Fälle.

## Techniques: what they are called, what they do, and why they hold
technique-full-house = Letzte freie Zelle
summary-full-house = In einem Haus ist nur noch eine Zelle frei; dorthin gehört die fehlende Ziffer.
argument-full-house =
    Ein Haus enthält jede Ziffer einmal. Stehen acht davon schon fest, so gehört die neunte in die letzte freie Zelle.
technique-hidden-single = Versteckter Einer
summary-hidden-single = Eine Ziffer hat in einem Haus nur noch einen Platz.
technique-naked-single = Nackter Einer
summary-naked-single = Eine Zelle hat nur noch einen Kandidaten.
argument-naked-single =
    Eine Zelle enthält genau eine Ziffer. Stehen acht Ziffern schon in ihrer Zeile, ihrer Spalte oder ihrem Block, so
    bleibt für sie nur die neunte.
technique-locked-candidates-type-1-pointing = Gesperrte Kandidaten Typ 1 (Pointing)
summary-locked-candidates-type-1-pointing =
    In einem Block liegen alle Plätze einer Ziffer in einer Zeile oder Spalte; in deren übrigen Zellen entfällt sie.
technique-locked-candidates-type-2-claiming = Gesperrte Kandidaten Typ 2 (Claiming)
summary-locked-candidates-type-2-claiming =
    In einer Zeile oder Spalte liegen alle Plätze einer Ziffer in einem Block; in dessen übrigen Zellen entfällt sie.
technique-combinations = Kombinationen
summary-combinations =
    Kandidaten, die in keiner gültigen Füllung eines Käfigs (oder anderer Zellen mit gemeinsamer Regel) vorkommen,
    entfallen.
argument-combinations =
    Die Zellen müssen so gefüllt werden, dass die Regel gilt. Ein Kandidat, den keine solche Füllung enthält, kann
    nicht richtig sein.
technique-innies-and-outies = Innies und Outies
summary-innies-and-outies = Aus den Summen ganzer Häuser und der Käfige darin folgt die Summe weniger Zellen.
argument-innies-and-outies =
    Die Ziffern eines vollständigen Hauses haben eine bekannte Summe, 45 bei neun Ziffern. Zieht man die Summen der
    Käfige ab, die einige Häuser größtenteils bedecken, bleibt die Summe der wenigen Zellen ohne Käfig, abzüglich
    der Zellen, die hinausragen.
technique-direct-forcing = Direkter Zwang
summary-direct-forcing =
    Ein Kandidat, den jede Möglichkeit für eine Zelle, ein Haus oder eine Regel ausschließt, entfällt.
argument-direct-forcing =
    Einer der Kandidaten einer Zelle ist richtig, ebenso einer der Plätze einer Ziffer in einem Haus. Schließt jeder
    von ihnen denselben Kandidaten aus, durch welche Regel auch immer, so ist dieser falsch.
technique-required-digits = Erforderliche Ziffern
summary-required-digits =
    Ein Kandidat entfällt, wenn sich mit ihm ein Käfig (oder andere Zellen mit gemeinsamer Regel) nicht mehr füllen ließen.
argument-required-digits =
    Der Kandidat schließt andere in den Zellen der Regel aus, weil er sie sieht oder durch eine andere Regel. Bilden
    die übrigen keine Kombination mehr, so ist er falsch. Bei einem Käfig entfallen so die Ziffern, die jede seiner
    Kombinationen braucht.
technique-law-of-leftovers = Gesetz der Reste
summary-law-of-leftovers =
    Wo sich Linien und Gebiete fast decken, enthalten die Zellen, die auf beiden Seiten übrig bleiben, dieselben
    Ziffern.
argument-law-of-leftovers =
    Einige Zeilen oder Spalten enthalten jede Ziffer so oft wie gleich viele Gebiete. Nimmt man die gemeinsamen
    Zellen auf beiden Seiten weg, so müssen die übrigen Zellen dieselben Ziffern enthalten.
technique-locked-pair = Gesperrtes Paar
summary-locked-pair =
    Zwei Zellen in der Schnittmenge einer Linie und eines Blocks haben nur dieselben zwei Kandidaten; in den übrigen
    Zellen von Linie und Block entfallen diese.
technique-naked-pair = Nacktes Paar
summary-naked-pair =
    Zwei Zellen eines Hauses haben nur dieselben zwei Kandidaten; in den übrigen Zellen des Hauses entfallen diese.
technique-hidden-pair = Verstecktes Paar
summary-hidden-pair = Zwei Ziffern haben in einem Haus nur dieselben zwei Plätze; andere Kandidaten entfallen dort.
technique-locked-triple = Gesperrtes Tripel
summary-locked-triple =
    Die drei Zellen in der Schnittmenge einer Linie und eines Blocks haben zusammen nur drei Kandidaten; in den übrigen
    Zellen von Linie und Block entfallen diese.
technique-naked-triple = Nacktes Tripel
summary-naked-triple =
    Drei Zellen eines Hauses haben zusammen nur drei Kandidaten; in den übrigen Zellen des Hauses entfallen diese.
technique-hidden-triple = Verstecktes Tripel
summary-hidden-triple = Drei Ziffern haben in einem Haus zusammen nur drei Plätze; andere Kandidaten entfallen dort.
technique-skyscraper = Wolkenkratzer
summary-skyscraper =
    In zwei parallelen Linien hat eine Ziffer nur je zwei Plätze, von denen je einer in derselben kreuzenden Linie
    liegt.
technique-2-string-kite = 2-String-Kite
summary-2-string-kite =
    In einer Zeile und in einer Spalte hat eine Ziffer nur je zwei Plätze, von denen je einer im selben Block liegt.
technique-dual-2-string-kite = Doppelter 2-String-Kite
summary-dual-2-string-kite =
    Zwei 2-String-Kites, die sich zwei Zellen eines Blocks teilen und gemeinsam ausgewertet werden.
summary-xy-wing =
    Eine Zelle mit zwei Kandidaten sieht zwei andere, die je einen davon und dazu dieselbe dritte Ziffer haben.
technique-turbot-fish = Turbot-Fisch
summary-turbot-fish =
    In zwei Häusern, darunter einem Block, hat eine Ziffer nur je zwei Plätze, und ein Platz des einen Hauses sieht
    einen des anderen.
technique-empty-rectangle = Leeres Rechteck
summary-empty-rectangle =
    In einem Block liegen alle Plätze einer Ziffer in einer Zeile und einer Spalte; in einer Linie, die eine der beiden
    kreuzt, hat sie nur zwei Plätze.
technique-dual-empty-rectangle = Doppeltes leeres Rechteck
summary-dual-empty-rectangle = Zwei leere Rechtecke im selben Block, die gemeinsam ausgewertet werden.
technique-grouped-skyscraper = Wolkenkratzer mit Gruppe
summary-grouped-skyscraper =
    Ein Wolkenkratzer, bei dem eine Spitze aus zwei oder drei Plätzen einer Linie im selben Block besteht.
technique-grouped-2-string-kite = 2-String-Kite mit Gruppe
summary-grouped-2-string-kite =
    Ein 2-String-Kite, bei dem ein Ende einer Schnur aus zwei oder drei Plätzen einer Linie im selben Block besteht.
summary-xyz-wing =
    Eine Zelle mit drei Kandidaten sieht zwei andere mit je zwei davon; eine Ziffer kommt in allen drei Zellen vor.
summary-w-wing =
    Zwei Zellen haben dieselben zwei Kandidaten, und jede sieht einen der beiden Plätze, die eine dieser Ziffern in
    einem Haus hat.
argument-w-wing =
    Eine starke Verknüpfung verbindet die beiden Zellen: An mindestens einem ihrer Enden steht die verknüpfte Ziffer.
    Die Zelle, die dieses Ende sieht, kann sie nicht enthalten, also enthält sie ihren anderen Kandidaten. Mindestens
    eine der beiden Zellen ist deshalb diese andere Ziffer, und in jeder Zelle, die beide sieht, entfällt sie.
technique-simple-colors-trap = Einfache Färbung (Trap)
summary-simple-colors-trap = Ein Platz einer Ziffer sieht beide Farben eines Clusters und scheidet deshalb aus.
argument-simple-colors-trap =
    Starke Verknüpfungen verbinden Plätze der Ziffer, die abwechselnd gefärbt werden: Die eine Farbe ist überall wahr,
    die andere überall falsch. Ein Platz, der beide Farben sieht, sieht also in jedem Fall einen wahren und scheidet
    aus.
technique-simple-colors-wrap = Einfache Färbung (Wrap)
summary-simple-colors-wrap = Zwei Zellen derselben Farbe eines Clusters sehen sich, also ist diese Farbe falsch.
argument-simple-colors-wrap =
    Starke Verknüpfungen verbinden Plätze der Ziffer, die abwechselnd gefärbt werden: Die eine Farbe ist überall wahr,
    die andere überall falsch. Zwei Plätze derselben Farbe in einem Haus können nicht beide wahr sein, also ist diese
    Farbe falsch.
technique-grouped-turbot-fish = Turbot-Fisch mit Gruppe
summary-grouped-turbot-fish =
    Ein Turbot-Fisch, bei dem ein Ende einer starken Verknüpfung aus zwei oder drei Plätzen besteht, die im selben Block
    und in derselben Linie liegen.
technique-uniqueness = Eindeutiges Rechteck Typ { $number }
summary-uniqueness-test-1 =
    Drei Ecken eines Rechtecks haben nur dieselben zwei Kandidaten; in der vierten entfallen diese.
summary-uniqueness-test-2 =
    Zwei Ecken eines Rechtecks in einer Linie haben denselben zusätzlichen Kandidaten; er entfällt in allen Zellen, die
    beide sehen.
summary-uniqueness-test-4 = Eine Ziffer eines Rechtecks ist an zwei seiner Ecken gebunden; die andere entfällt dort.
technique-avoidable-rectangle = Vermeidbares Rechteck Typ { $number }
summary-avoidable-rectangle-type-1 =
    Drei Ecken eines Rechtecks sind gelöst, aber nicht vorgegeben; in der vierten entfällt die Ziffer, die das Rechteck
    vollenden würde.
technique-remote-pair = Entferntes Paar
summary-remote-pair =
    Zellen mit denselben zwei Kandidaten bilden eine Kette, in der jede die nächste sieht; ihre beiden Enden sind
    verschieden.
argument-remote-pair =
    Alle Zellen haben dieselben zwei Kandidaten, und jede sieht die nächste, also wechseln sich die Ziffern ab. Bei
    einer geraden Zahl von Zellen sind die beiden Enden verschieden: Das eine enthält die erste Ziffer, das andere die
    zweite. In jeder Zelle, die beide Enden sieht, entfallen beide Ziffern.
summary-uniqueness-test-3 =
    Die zusätzlichen Kandidaten zweier Ecken eines Rechtecks bilden mit anderen Zellen ihres Hauses eine Teilmenge.
summary-uniqueness-test-5 =
    Zwei gegenüberliegende oder drei Ecken eines Rechtecks haben denselben zusätzlichen Kandidaten; in einer davon ist
    er wahr.
summary-uniqueness-test-6 =
    Eine Ziffer eines Rechtecks ist an seine Ecken gebunden; sie entfällt in den zwei gegenüberliegenden Ecken, die
    zusätzliche Kandidaten haben.
argument-uniqueness-test-6 =
    { argument-deadly } Hier kann eine der beiden Ziffern in beiden Zeilen und beiden Spalten nur in den Ecken stehen.
    Stünde sie in den zwei gegenüberliegenden Ecken mit weiteren Kandidaten, so stünde die andere in den beiden übrigen,
    und das Muster wäre vollständig.
summary-avoidable-rectangle-type-2 =
    Zwei Ecken eines Rechtecks sind gelöst, aber nicht vorgegeben; die anderen haben denselben zusätzlichen Kandidaten,
    und in einer davon ist er wahr.
technique-hidden-rectangle = Verstecktes Rechteck
summary-hidden-rectangle =
    Eine Ziffer eines Rechtecks ist in beiden Linien einer Ecke an die Ecken gebunden; in dieser Ecke entfällt die
    andere Ziffer.
argument-hidden-rectangle =
    { argument-deadly } Hier hat eine Ecke nur die beiden Ziffern des Musters als Kandidaten. In beiden Linien der
    gegenüberliegenden Ecke kann eine dieser Ziffern nur im Rechteck stehen. Enthielte diese Ecke die andere, so wäre
    das Muster vollständig.
technique-unique-loop = Eindeutige Schleife Typ { $number }
summary-unique-loop-type-1 =
    Alle Zellen einer Schleife bis auf eine haben nur dieselben zwei Kandidaten; in dieser einen entfallen sie.
summary-unique-loop-type-2 =
    Einige Zellen einer Schleife haben denselben zusätzlichen Kandidaten; er entfällt in jeder Zelle, die alle diese
    Zellen sieht.
summary-unique-loop-type-3 =
    Die zusätzlichen Kandidaten zweier Zellen einer Schleife bilden mit anderen Zellen ihres Hauses eine Teilmenge.
summary-unique-loop-type-4 = Eine Ziffer einer Schleife ist an zwei ihrer Zellen gebunden; die andere entfällt dort.
technique-multi-colors-2 = Mehrfache Färbung 2
summary-multi-colors-2 = Eine Farbe eines Clusters sieht beide Farben eines anderen und ist deshalb falsch.
argument-multi-colors-2 =
    Zwei Cluster derselben Ziffer sind jeweils abwechselnd gefärbt. Eine Farbe des einen sieht beide Farben des anderen,
    von denen eine wahr ist. Also ist die erste Farbe falsch.
technique-multi-colors-1 = Mehrfache Färbung 1
summary-multi-colors-1 =
    Zwei Farben verschiedener Cluster sehen sich; ein Platz der Ziffer, der beide Gegenfarben sieht, scheidet aus.
argument-multi-colors-1 =
    Zwei Cluster derselben Ziffer sind jeweils abwechselnd gefärbt. Ein Platz des einen sieht einen Platz des anderen,
    also sind deren Farben nicht beide wahr, und mindestens eine der beiden Gegenfarben ist es. Ein Platz, der beide
    Gegenfarben sieht, scheidet aus.
summary-wxyz-wing =
    Vier Zellen in zwei sich kreuzenden Häusern haben zusammen vier Ziffern, von denen alle bis auf eine auf eines der
    Häuser beschränkt sind.
technique-naked-quadruple = Nacktes Quadrupel
summary-naked-quadruple =
    Vier Zellen eines Hauses haben zusammen nur vier Kandidaten; in den übrigen Zellen des Hauses entfallen diese.
technique-extended-rectangle = Erweitertes Rechteck Typ { $number }
summary-extended-rectangle-type-1 =
    Zellenpaare in zwei parallelen Linien haben zusammen nur so viele Ziffern, wie es Paare sind. Nur eine Zelle hat
    weitere Kandidaten; in ihr entfallen diese Ziffern.
summary-extended-rectangle-type-2 =
    Einige Zellen eines erweiterten Rechtecks haben denselben zusätzlichen Kandidaten; er entfällt in jeder Zelle, die
    alle diese Zellen sieht.
summary-sue-de-coq =
    Zellen in der Schnittmenge einer Linie und eines Blocks haben zusammen mit weiteren Zellen von beiden gerade so
    viele Ziffern, dass keine fehlen darf.
argument-sue-de-coq =
    In der Schnittmenge einer Linie und eines Blocks haben einige Zellen zu viele Ziffern. Zellen im Rest der Linie und
    Zellen im Rest des Blocks, die untereinander keine Ziffer gemeinsam haben, verbrauchen einige davon, sodass es
    insgesamt so viele Ziffern wie Zellen sind. Jede Ziffer ist damit in ihrem Haus vergeben.
technique-x-chain = X-Kette
summary-x-chain =
    Starke und schwache Verknüpfungen einer Ziffer wechseln sich ab: An mindestens einem Ende steht die Ziffer; in
    Zellen, die beide Enden sehen, entfällt sie.
summary-extended-rectangle-type-3 =
    Die zusätzlichen Kandidaten zweier Zellen eines erweiterten Rechtecks bilden mit anderen Zellen ihres Hauses eine
    Teilmenge.
summary-extended-rectangle-type-4 =
    Eine Ziffer eines erweiterten Rechtecks ist an zwei seiner Zellen gebunden; die anderen entfallen dort.
summary-m-wing =
    Eine Zelle mit zwei Kandidaten und je eine starke Verknüpfung dieser beiden Ziffern bilden eine kurze Kette; an
    mindestens einem Ende steht die Ziffer, die beide Enden gemeinsam haben.
argument-m-wing =
    Die Kette beginnt in einer Zelle mit zwei Kandidaten. Enthält die Zelle den ersten nicht, so enthält sie den
    zweiten. Über die starken Verknüpfungen beider Ziffern folgt daraus, dass das andere Ende der Kette wahr ist.
    Mindestens eines der beiden Enden ist also wahr, und was beide ausschließen, entfällt.
technique-forcing-x-chain = Forcing-X-Chain
summary-forcing-x-chain =
    Aus der Annahme, ein Kandidat sei wahr oder falsch, folgt über Verknüpfungen einer Ziffer das Gegenteil; also gilt
    dieses.
technique-xy-chain = XY-Kette
summary-xy-chain =
    Zellen mit zwei Kandidaten bilden eine Kette, in der jede die nächste sieht; an mindestens einem Ende steht die
    Ziffer, die beide Enden gemeinsam haben.
technique-continuous-nice-loop = Geschlossener Nice Loop
summary-continuous-nice-loop =
    Eine Kette, die sich schließt: Von jeder ihrer Verknüpfungen ist genau ein Ende wahr; was beide Enden ausschließen,
    entfällt.
technique-bidirectional-x-cycle = Beidseitiger X-Zyklus
summary-bidirectional-x-cycle =
    Verknüpfungen einer Ziffer führen von einem Platz zu diesem zurück: Jeder zweite Platz ist wahr; in Zellen, die zwei
    benachbarte sehen, entfällt die Ziffer.
technique-bidirectional-y-cycle = Beidseitiger Y-Zyklus
summary-bidirectional-y-cycle =
    Zellen mit zwei Kandidaten, von denen jede die nächste sieht, bilden einen geschlossenen Ring.
technique-bidirectional-cycle = Beidseitiger Zyklus
summary-bidirectional-cycle =
    Verknüpfungen führen von einem Kandidaten zu diesem zurück: Von jeder ist genau ein Ende wahr; was beide Enden
    ausschließen, entfällt.
summary-forcing-chain =
    Aus der Annahme, ein Kandidat sei wahr oder falsch, folgt über eine Kette von Verknüpfungen das Gegenteil; also gilt
    dieses.
technique-discontinuous-nice-loop = Unterbrochener Nice Loop
summary-discontinuous-nice-loop =
    Eine Kette, die zu ihrem ersten Kandidaten zurückführt, zeigt, dass er falsch oder dass er wahr ist.
summary-aic =
    Starke und schwache Verknüpfungen beliebiger Ziffern wechseln sich ab: Mindestens eines der beiden Enden ist wahr;
    was beide ausschließen, entfällt.
technique-hidden-quadruple = Verstecktes Quadrupel
summary-hidden-quadruple = Vier Ziffern haben in einem Haus zusammen nur vier Plätze; andere Kandidaten entfallen dort.
summary-vwxyz-wing =
    Fünf Zellen in zwei sich kreuzenden Häusern haben zusammen fünf Ziffern, von denen alle bis auf eine auf eines der
    Häuser beschränkt sind.
technique-almost-locked-set-xz-rule = ALS-XZ-Regel
summary-almost-locked-set-xz-rule =
    Zwei fast gesperrte Mengen haben eine Ziffer gemeinsam, die nur eine von ihnen enthalten kann; die andere enthält
    alle ihre übrigen Ziffern.
argument-almost-locked-set-xz-rule =
    Eine fast gesperrte Menge hat eine Ziffer mehr als Zellen; fehlt in ihr eine, so enthält sie alle anderen. Die
    beiden Mengen haben eine Ziffer gemeinsam, die nur eine von ihnen enthalten kann. In der anderen fehlt sie, also
    enthält diese alle ihre übrigen Ziffern: Eine zweite gemeinsame Ziffer steht deshalb sicher in einer der beiden
    Mengen.
technique-symmetrical-placement = Symmetrische Platzierung
summary-symmetrical-placement =
    Lässt eine Drehung oder Spiegelung mit umbenannten Ziffern die Vorgaben unverändert, so hat die Lösung dieselbe
    Symmetrie.
argument-symmetrical-placement =
    Eine Bewegung, die Zeilen, Spalten und Blöcke auf Zeilen, Spalten und Blöcke abbildet, macht aus jeder Lösung der
    Vorgaben eine Lösung ihres Bildes, auch wenn Ziffern umbenannt werden. Sind die Vorgaben ihr eigenes Bild und gibt es
    nur eine Lösung, so ist auch diese ihr eigenes Bild. Also ist ein Kandidat genau dann wahr, wenn sein Bild es ist.
    Eine Zelle, die am Platz bleibt, enthält eine Ziffer, die ihren Namen behält, und was ausgeschlossen ist, ist auch für
    das Bild ausgeschlossen.
summary-bivalue-universal-grave-1 =
    Alle leeren Zellen bis auf eine haben nur zwei Kandidaten; der überzählige Kandidat dieser einen ist wahr.
argument-bivalue-universal-grave-1 =
    Hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze, so gäbe es zwei Lösungen oder
    keine. Eine Zelle hat einen Kandidaten zu viel, und nur er verhindert das. Also ist er wahr.
technique-bivalue-universal-grave = Bivalue Universal Grave Typ { $number }
summary-bivalue-universal-grave-type-2 =
    Nur Kandidaten einer einzigen Ziffer verhindern einen Bivalue Universal Grave; in jeder Zelle, die alle diese
    Kandidaten sieht, entfällt die Ziffer.
summary-bivalue-universal-grave-type-4 =
    Nur zwei Zellen verhindern einen Bivalue Universal Grave, und eine Ziffer ist an sie gebunden; außer ihr und den
    überzähligen Kandidaten entfallen dort alle.
summary-bivalue-universal-grave-type-3 =
    Die überzähligen Kandidaten, die einen Bivalue Universal Grave verhindern, bilden mit anderen Zellen ihres Hauses
    eine Teilmenge.
technique-grouped-continuous-nice-loop = Geschlossener Nice Loop mit Gruppen
summary-grouped-continuous-nice-loop =
    Ein geschlossener Nice Loop mit Gruppen: Zwei oder drei Plätze einer Ziffer, die im selben Block und in derselben
    Linie liegen, zählen als ein Glied.
technique-grouped-discontinuous-nice-loop = Unterbrochener Nice Loop mit Gruppen
summary-grouped-discontinuous-nice-loop =
    Ein unterbrochener Nice Loop mit Gruppen: Zwei oder drei Plätze einer Ziffer, die im selben Block und in derselben
    Linie liegen, zählen als ein Glied.
technique-grouped-aic = AIC mit Gruppen
summary-grouped-aic =
    Eine AIC mit Gruppen: Zwei oder drei Plätze einer Ziffer, die im selben Block und in derselben Linie liegen, zählen
    als ein Glied.
technique-3d-medusa = 3D-Medusa
summary-3d-medusa =
    Kandidaten, die durch starke Verknüpfungen in Häusern und Zellen verbunden sind, werden abwechselnd gefärbt; eine
    der beiden Farben ist wahr.
argument-3d-medusa =
    Starke Verknüpfungen verbinden Kandidaten mehrerer Ziffern, auch innerhalb von Zellen. Färbt man sie abwechselnd, so
    ist die eine Farbe überall wahr, die andere überall falsch. Eine Farbe, die sich selbst widerspricht, ist falsch;
    ein Kandidat, den beide Farben ausschließen, entfällt.
technique-almost-locked-set-xy-wing = ALS-XY-Wing
summary-almost-locked-set-xy-wing =
    Eine dritte fast gesperrte Menge verbindet zwei andere so, dass eine von diesen eine gemeinsame Ziffer enthält.
summary-aligned-pair-exclusion =
    Eine Ziffer einer Zelle ist mit keiner Ziffer einer zweiten vereinbar, weil beide zusammen einer dritten alle
    Kandidaten nähmen.
technique-continuous-nice-loop-with-als = Geschlossener Nice Loop mit ALS
summary-continuous-nice-loop-with-als =
    Ein geschlossener Nice Loop mit einer fast gesperrten Menge: Fehlt in ihr eine Ziffer, so steht dort eine andere.
technique-discontinuous-nice-loop-with-als = Unterbrochener Nice Loop mit ALS
summary-discontinuous-nice-loop-with-als =
    Ein unterbrochener Nice Loop mit einer fast gesperrten Menge: Fehlt in ihr eine Ziffer, so steht dort eine andere.
technique-aic-with-als = AIC mit ALS
summary-aic-with-als = Eine AIC mit einer fast gesperrten Menge: Fehlt in ihr eine Ziffer, so steht dort eine andere.
technique-almost-locked-set-xy-chain = ALS-XY-Kette
summary-almost-locked-set-xy-chain =
    Verbundene fast gesperrte Mengen bilden eine Kette; die erste oder die letzte enthält eine Ziffer, die beide
    gemeinsam haben.
technique-aic-with-hidden-sets = AIC mit versteckten Mengen
summary-aic-with-hidden-sets =
    Eine AIC mit einer fast versteckten Menge: Deren Ziffern lassen für andere höchstens eine ihrer Zellen frei.
technique-aic-with-unique-rectangles = AIC mit eindeutigen Rechtecken
summary-aic-with-unique-rectangles =
    Eine AIC mit einem eindeutigen Rechteck: Sind einige seiner Wächter falsch, so ist einer der übrigen wahr.
technique-bivalue-oddagon = Oddagon
summary-bivalue-oddagon =
    Eine Schleife aus ungerade vielen Zellen kann nicht nur die Ziffern X und Y enthalten, weil sie sich abwechseln
    müssten. Hat sie nur einen anderen Kandidaten, so ist er wahr. Hat sie mehrere, so entfällt, was jeder von ihnen
    ausschließt.
argument-bivalue-oddagon =
    { argument-oddagons } Gibt es nur einen Wächter, so kann er gesetzt werden. Gibt es mehrere, so entfällt jeder
    Kandidat, den sie alle ausschließen. Dass das Rätsel nur eine Lösung hat, wird nicht vorausgesetzt.
summary-tridagon =
    Zwölf Zellen in vier Blöcken können nicht nur die Ziffern X, Y und Z enthalten. Haben sie nur einen anderen
    Kandidaten, so ist er wahr. Haben sie mehrere, so entfällt, was jeder von ihnen ausschließt.
argument-tridagon =
    { argument-tridagons } Also ist mindestens einer der anderen Kandidaten dieser zwölf Zellen (der Wächter) wahr. Gibt
    es nur einen Wächter, so kann er gesetzt werden. Gibt es mehrere, so entfällt jeder Kandidat, den sie alle
    ausschließen. Dass das Rätsel nur eine Lösung hat, wird nicht vorausgesetzt.
summary-death-blossom =
    Welche Ziffer eine Zelle auch enthält: Eine der fast gesperrten Mengen, die sie sieht, enthält eine Ziffer, die
    allen gemeinsam ist.
argument-death-blossom =
    Zu jedem Kandidaten der Zelle, des Stiels, gehört ein Blütenblatt: eine fast gesperrte Menge, in der der Stiel alle
    Plätze dieser Ziffer sieht. Welche Ziffer er auch enthält: In ihrem Blatt fehlt sie dann, und dieses enthält alle
    seine übrigen Ziffern, darunter die, die alle Blätter gemeinsam haben. Diese steht also in einem der Blätter, und in
    jeder Zelle, die alle ihre Plätze dort sieht, entfällt sie.
summary-aligned-triplet-exclusion =
    Eine Ziffer einer Zelle ist mit keiner Kombination von Ziffern zweier anderer Zellen vereinbar.
technique-sk-loop = SK-Loop
summary-sk-loop =
    Zwei Zeilen und zwei Spalten kreuzen sich in vier Blöcken. Neben den Kreuzungen bilden acht Zellpaare einen Ring, und
    die Ziffern, die Nachbarn teilen, reichen gerade für alle. Im Rest ihrer Linien und Blöcke entfallen sie.
argument-sk-loop =
    Jedes Zellpaar teilt mit einem Nachbarn im Ring eine Linie und mit dem anderen einen Block. Jeder Kandidat der Paare
    wird von einem dieser acht Häuser gedeckt, meist zwei Ziffern in jedem. Ein Haus enthält eine Ziffer nur einmal, also
    haben die Häuser 16 Ziffern für 16 Zellen. Alle werden gebraucht, also steht jede dieser Ziffern im Ring und entfällt
    im Rest ihres Hauses. Das bekannteste Beispiel ist Easter Monster.
technique-multi-sector-locked-sets = Mehrsektorige gesperrte Mengen
summary-multi-sector-locked-sets =
    Einige Zeilen kreuzen einige Spalten. Jede Ziffer wird in den Zeilen oder in den Spalten gezählt, die sie in diesen
    Zellen haben. Ergibt das so viele Ziffern, wie es Zellen sind, so müssen alle dort stehen und entfallen im Rest
    dieser Zeilen und Spalten.
argument-multi-sector-locked-sets =
    Eine Zeile, die für eine Ziffer gezählt wird, ihre Deckung, hat diese Ziffer in höchstens einer der Zellen, ebenso
    eine Spalte oder ein Block. Gibt es so viele Deckungen wie Zellen, muss jede Deckung ihre Ziffer in den Zellen haben.
    Deshalb entfällt die Ziffer im Rest dieses Hauses und in einer Zelle, in der sich zwei ihrer Deckungen treffen. Gibt
    es eine Deckung mehr als Zellen, so entfällt nur ein Kandidat außerhalb der Zellen, in dem sich zwei Deckungen
    treffen. Ein Multifisch sagt dasselbe umgekehrt: Er sucht die in Spalten gezählten Ziffern in den Zeilen und streicht
    dieselben Kandidaten.
technique-forcing-chain-contradiction = Forcing Chain (Widerspruch)
summary-forcing-chain-contradiction = Ketten führen von einer Annahme zu einem Widerspruch, also gilt das Gegenteil.
technique-forcing-chain-verity = Forcing Chain (Verity)
summary-forcing-chain-verity =
    Ketten führen von jedem Kandidaten einer Zelle oder von jedem Platz einer Ziffer in einem Haus zum selben Schluss.
technique-bivalue-oddagon-forcing-chain = Forcing Chain (Oddagon)
summary-bivalue-oddagon-forcing-chain = Ketten führen von jedem Wächter eines Oddagons zum selben Schluss.
argument-bivalue-oddagon-forcing-chain =
    { argument-oddagons } Verfolge Glied für Glied, was aus jedem Wächter folgt. Was aus allen folgt, gilt. In Ketten
    ist ein Wächter auch dann wahr, wenn alle anderen falsch sind.
technique-unique-rectangle-forcing-chain = Forcing Chain (Unique Rectangle)
summary-unique-rectangle-forcing-chain =
    Ketten führen von jedem Wächter eines Rechtecks, dessen Ecken sonst nur zwei Ziffern hätten, zum selben Schluss.
argument-unique-rectangle-forcing-chain =
    { argument-deadly } Stünden in den vier Ecken nur X und Y, so ließen sie sich vertauschen. Also ist mindestens einer
    der anderen Kandidaten der Ecken (der Wächter) wahr. Verfolge Glied für Glied, was aus jedem Wächter folgt. Was aus
    allen folgt, gilt.
technique-tridagon-forcing-chain = Forcing Chain (Tridagon)
summary-tridagon-forcing-chain = Ketten führen von jedem Wächter eines Tridagons zum selben Schluss.
argument-tridagon-forcing-chain =
    { argument-tridagons } Also ist mindestens einer der anderen Kandidaten dieser zwölf Zellen (der Wächter) wahr.
    Verfolge Glied für Glied, was aus jedem Wächter folgt. Was aus allen folgt, gilt. In Ketten ist ein Wächter auch
    dann wahr, wenn alle anderen falsch sind.
technique-nishio-forcing-chain = Forcing Chain (Nishio)
summary-nishio-forcing-chain =
    Eine Ziffer wird in einer Zelle angenommen, und ihre übrigen Plätze führen zu einem Widerspruch.
technique-cell-forcing-chain = Forcing Chain (Zelle)
summary-cell-forcing-chain = Ketten führen von jedem Kandidaten einer Zelle zum selben Schluss.
technique-region-forcing-chain = Forcing Chain (Haus)
summary-region-forcing-chain = Ketten führen von jedem Platz einer Ziffer in einem Haus zum selben Schluss.
technique-kraken-fish = Kraken-Fisch Typ { $number }
summary-kraken-fish-type-1 =
    Jede Flosse eines Fisches schließt über eine Kette einen Kandidaten aus, der ohne Flossen entfiele.
summary-kraken-fish-type-2 =
    Jede Flosse eines Fisches und jeder seiner Plätze in einem Deckhaus schließen über Ketten denselben Kandidaten aus.
technique-forcing-net-contradiction = Forcing Net (Widerspruch)
technique-junior-exocet = Junior-Exocet
summary-junior-exocet =
    Zwei Basiszellen und zwei Zielzellen liegen im selben Band. Drei Linien quer dazu haben außerhalb des Bands für jeden
    Kandidaten der Basis höchstens zweimal Platz. Welche beiden Ziffern die Basis auch enthält, sie stehen also auch in
    den Zielzellen.
argument-junior-exocet =
    Die Basis sind zwei Zellen einer Linie in einem Block mit zusammen drei oder vier Ziffern. In jedem der beiden anderen
    Blöcke des Bands liegt eine Zielzelle außerhalb dieser Linie. Auf drei Linien quer zum Band kommt es an: die durch die
    Zielzellen und die durch die dritte Zelle neben der Basis. Steht eine Ziffer in der Basis, so brauchen alle drei sie
    noch, und außerhalb des Bands ist dort nur zweimal Platz. Im Band sieht die Basis alle anderen Plätze außer den
    Zielzellen und den Zellen daneben, in denen die Ziffer nicht möglich ist. Also steht jede Ziffer der Basis in einer
    Zielzelle. Im Block der anderen Zielzelle bleiben ihr dann nur zwei Plätze, die Spiegelzellen. Eine Ziffer, die sicher
    in der Basis steht, steht je einmal in den beiden Linien, die ihre Plätze außerhalb des Bands enthalten.
technique-double-exocet = Doppel-Exocet
summary-double-exocet =
    Zwei Junior-Exocets in einem Band haben dieselben vier Ziffern und dieselben drei Linien quer zum Band. Jede Ziffer
    steht in genau einer Basis und einer Zielzelle und außerhalb des Bands je einmal in zwei Linien.
argument-double-exocet =
    Jede der drei Linien quer zum Band braucht alle vier Ziffern, und außerhalb des Bands ist für jede nur zweimal Platz.
    Also steht jede im Band in einer dieser Linien. Eine Ziffer in beiden Basen sähe dort alle ihre Plätze. Also enthält
    jede Basis zwei Ziffern für sich, und ihre Zielzellen enthalten dieselben beiden. Außerhalb des Bands steht jede
    Ziffer dann genau einmal in jeder der beiden Linien, die ihre Plätze enthalten.
summary-forcing-net-contradiction = Eine Annahme führt mit allen Einern, die daraus folgen, zu einem Widerspruch.
technique-forcing-net-verity = Forcing Net (Verity)
summary-forcing-net-verity =
    Jeder Kandidat einer Zelle oder jeder Platz einer Ziffer in einem Haus führt über Einer zum selben Schluss.
technique-bivalue-oddagon-forcing-net = Forcing Net (Oddagon)
summary-bivalue-oddagon-forcing-net = Jeder Wächter eines Oddagons führt über Einer zum selben Schluss.
argument-bivalue-oddagon-forcing-net = { argument-bivalue-oddagon-forcing-chain } { argument-dynamic }
technique-tridagon-forcing-net = Forcing Net (Tridagon)
summary-tridagon-forcing-net = Jeder Wächter eines Tridagons führt über Einer zum selben Schluss.
argument-tridagon-forcing-net = { argument-tridagon-forcing-chain } { argument-dynamic }
technique-dynamic-contradiction-forcing-chain = Dynamische Forcing Chain (Widerspruch)
summary-dynamic-contradiction-forcing-chain =
    Die Annahme, ein Kandidat sei wahr oder falsch, führt auf mehreren zusammenwirkenden Wegen zu einem Widerspruch.
technique-dynamic-double-forcing-chain = Dynamische Forcing Chain (doppelt)
summary-dynamic-double-forcing-chain =
    Ob ein Kandidat nun wahr oder falsch ist: Mehrere zusammenwirkende Wege führen zum selben Schluss.
technique-dynamic-cell-forcing-chain = Dynamische Forcing Chain (Zelle)
summary-dynamic-cell-forcing-chain =
    Von jedem Kandidaten einer Zelle führen mehrere zusammenwirkende Wege zum selben Schluss.
technique-dynamic-region-forcing-chain = Dynamische Forcing Chain (Haus)
summary-dynamic-region-forcing-chain =
    Von jedem Platz einer Ziffer in einem Haus führen mehrere zusammenwirkende Wege zum selben Schluss.
technique-dynamic-forcing-chain-plus = Dynamische Forcing Chain Plus
summary-dynamic-forcing-chain-plus =
    Eine dynamische Forcing Chain, die unterwegs auch gesperrte Kandidaten, Paare und X-Wings verwendet.
summary-template-set = Alle Möglichkeiten, eine Ziffer im ganzen Gitter zu setzen, haben eine Zelle gemeinsam.
summary-template-delete =
    Keine Möglichkeit, eine Ziffer im ganzen Gitter zu setzen, benutzt einen bestimmten ihrer Kandidaten.
technique-nested-forcing-chain = Verschachtelte Forcing Chain Stufe { $number }
summary-nested-forcing-chain-level-2 =
    Eine dynamische Forcing Chain, die unterwegs auch ganze Ketten und Zyklen verwendet.
summary-nested-forcing-chain-level-3 =
    Eine dynamische Forcing Chain, die unterwegs auch Ketten von allen Kandidaten einer Zelle oder eines Hauses
    verwendet.
summary-nested-forcing-chain-level-4 =
    Eine dynamische Forcing Chain, die unterwegs auch dynamische Forcing Chains verwendet.
summary-nested-forcing-chain-level-5 =
    Eine dynamische Forcing Chain, die unterwegs andere verwendet, die ihrerseits ganze Ketten und Zyklen verwenden.
technique-hidden-single-in-a-box = Versteckter Einer im Block
summary-hidden-single-in-a-box = Eine Ziffer hat in einem Block nur noch einen Platz.
technique-hidden-single-in-a-line = Versteckter Einer in einer Linie
summary-hidden-single-in-a-line = Eine Ziffer hat in einer Zeile oder einer Spalte nur noch einen Platz.
technique-direct-pointing = Direktes Pointing
summary-direct-pointing =
    In einem Block liegen alle Plätze einer Ziffer in einer Linie; in einem anderen Block bleibt ihr dadurch nur ein
    Platz.
technique-direct-claiming = Direktes Claiming
summary-direct-claiming =
    In einer Linie liegen alle Plätze einer Ziffer in einem Block; in einer anderen Linie bleibt ihr dadurch nur ein
    Platz.
technique-direct-hidden-pair = Direktes verstecktes Paar
summary-direct-hidden-pair =
    Zwei Ziffern belegen zwei Zellen eines Hauses; für eine dritte bleibt dort dadurch nur ein Platz.
technique-direct-hidden-triple = Direktes verstecktes Tripel
summary-direct-hidden-triple =
    Drei Ziffern belegen drei Zellen eines Hauses; für eine vierte bleibt dort dadurch nur ein Platz.
technique-guess = Versuch
summary-guess = Ein Kandidat wird probiert, und mit ihm findet sich eine Lösung.
technique-contradiction = Widerspruch
summary-contradiction = Ein Kandidat wird probiert, und jeder Weg von dort aus endet in einem Widerspruch.
technique-fish = { $shape ->
    [basic] { PICK($fins, sashimi: "Sashimi-", other: "") }{ FISH-NAME($fish) }
    [franken] Franken-{ FISH-NAME($fish) }
   *[mutant] Mutanten-{ FISH-NAME($fish) }
}{ PICK($fins, finned: " mit Flosse", other: "") }
summary-fish = { $shape ->
    [basic] { $fins ->
        [none]
            In { WORD($size) } Zeilen (oder Spalten) liegen alle Plätze einer Ziffer in denselben { WORD($size) }
            Spalten (oder Zeilen); in deren übrigen Zellen entfällt sie.
        [finned]
            In { WORD($size) } Zeilen (oder Spalten) liegen alle Plätze einer Ziffer, abgesehen von Flossen, in
            denselben { WORD($size) } Spalten (oder Zeilen); dort entfällt sie in Zellen, die alle Flossen sehen.
       *[sashimi]
            { PICK($fish, jellyfish: "Eine", other: "Ein") } { FISH-NAME($fish) } mit Flosse, bei
            { PICK($fish, jellyfish: "der", other: "dem") } eine Linie außer den Flossen nur einen Platz hat oder
            gar keinen.
    }
    [franken]
        In { WORD($size) } parallelen Linien und Blöcken liegen alle Plätze einer
        Ziffer{ PICK($fins, none: "", finned: ", abgesehen von Flossen,") } in { WORD($size) } kreuzenden Linien und
        Blöcken.
   *[mutant]
        In { WORD($size) } Häusern beliebiger Art liegen alle Plätze einer
        Ziffer{ PICK($fins, none: "", finned: ", abgesehen von Flossen,") } in { WORD($size) } anderen.
}
fish-name =
    { PICK($value, x-wing: "X-Wing", swordfish: "Schwertfisch", jellyfish: "Qualle", squirmbag: "Squirmbag",
    whale: "Wal", leviathan: "Leviathan") }

where-bivalue-universal-grave = die Zellen mit mehr als zwei Kandidaten

## Arguments that several techniques share
argument-hidden-single =
    Jedes Haus braucht jede Ziffer. Sehen alle leeren Zellen eines Hauses bis auf eine die Ziffer schon, so gehört sie
    in diese eine. Beginne mit Ziffern, die schon oft im Gitter stehen: Sie lassen nur wenige Plätze übrig.
argument-locked =
    Alle Plätze der Ziffer in einem Haus liegen auch in einem zweiten. Das erste Haus braucht die Ziffer, also steht sie
    an einem dieser Plätze. Damit hat auch das zweite Haus seine Ziffer, und in dessen übrigen Zellen entfällt sie.
argument-direct-locked =
    Alle Plätze der Ziffer in einem Haus liegen auch in einem zweiten, also steht sie für beide an einem dieser Plätze.
    In den übrigen Zellen des zweiten Hauses entfällt sie, und dadurch bleibt ihr in einem dritten nur ein Platz.
argument-naked-subset =
    Es sind so viele Zellen wie Ziffern. Jede der Zellen enthält eine dieser Ziffern, und keine zwei enthalten dieselbe,
    also sind alle diese Ziffern verbraucht. Eine andere Zelle, die alle diese Zellen sieht, kann keine davon enthalten.
argument-hidden-subset =
    Es sind so viele Ziffern wie Plätze. Jede der Ziffern steht in einer der Zellen, und keine zwei stehen in derselben,
    also sind die Zellen damit belegt. Alle anderen Kandidaten in ihnen entfallen.
argument-direct-hidden-subset =
    Es sind so viele Ziffern wie Plätze, also belegen sie diese Zellen, und alle anderen Kandidaten darin entfallen.
    Einer anderen Ziffer bleibt dadurch nur noch ein Platz im Haus.
argument-basic-fish =
    Basis heißen die Zeilen (oder Spalten), in denen die Ziffer nur wenige Plätze hat, Deckung die Spalten (oder
    Zeilen), in denen diese Plätze liegen. Jede Basislinie braucht die Ziffer, und zwar dort, wo eine Decklinie sie
    kreuzt; keine zwei Basislinien können dieselbe Decklinie nutzen. Da es so viele Decklinien wie Basislinien sind,
    steht die Ziffer jeder Decklinie auf einer Basislinie. In den übrigen Zellen der Decklinien entfällt sie.
argument-finned-fish =
    Ohne seine Flossen wäre es ein Fisch, und in den Decklinien entfiele die Ziffer außerhalb der Basislinien. Ist
    dagegen eine Flosse wahr, so entfällt die Ziffer in allen Zellen, die diese Flosse sehen. In einer Zelle der
    Decklinien, die alle Flossen sieht, entfällt sie also in jedem Fall.
argument-large-fish =
    Wie bei jedem Fisch braucht jedes Basishaus die Ziffer, es gibt so viele Deckhäuser wie Basishäuser, und keine zwei
    Basishäuser können dasselbe Deckhaus nutzen. Also steht die Ziffer jedes Deckhauses in einem Basishaus, und in
    seinen übrigen Zellen entfällt sie. Die Häuser müssen nicht alle Zeilen oder alle Spalten sein: Auch Blöcke können
    darunter sein, und bei Mutanten mischen sich Zeilen und Spalten.
argument-finned-large-fish =
    Ohne seine Flossen wäre es ein Fisch aus Zeilen, Spalten und Blöcken: Es gibt so viele Deckhäuser wie Basishäuser,
    also stünde die Ziffer jedes Deckhauses in einem Basishaus. Ist dagegen eine Flosse wahr, so entfällt die Ziffer in
    allen Zellen, die diese Flosse sehen. In einer Zelle, die alle Flossen sieht, entfällt sie also in jedem Fall, wenn
    die Zelle in einem Deckhaus und keinem Basishaus liegt, oder in zwei Deckhäusern. Auch ein Kandidat in zwei
    Basishäusern gilt als Flosse.
argument-kraken =
    Ist keine Flosse wahr, so gilt der Fisch, und die Ziffer jedes Deckhauses steht in einem Basishaus. Von jeder Flosse
    und von dem, was aus dem Fisch folgt, führt eine Kette zum selben Schluss. Einer dieser Fälle trifft zu, also gilt
    der Schluss.
argument-two-links =
    Die Ziffer bildet zwei starke Verknüpfungen: Von jeder ist mindestens ein Ende wahr. Ein Ende der ersten sieht ein
    Ende der zweiten, diese beiden sind also nicht zugleich wahr, und mindestens eines der beiden anderen Enden ist es.
    In einer Zelle, die beide sieht, entfällt die Ziffer. Ein Ende kann auch eine Gruppe sein: zwei oder drei Plätze
    eines Blocks in einer Linie.
argument-empty-rectangle =
    Im Block liegen alle Plätze der Ziffer in einer Zeile und einer Spalte, den beiden Armen. Eine Linie hat nur zwei
    Plätze für die Ziffer, und einer davon sieht einen der Arme. Ist dieser Platz wahr, so steht die Ziffer des Blocks
    im anderen Arm; wenn nicht, ist der andere Platz der Linie wahr. In einer Zelle, die den anderen Arm und den anderen
    Platz sieht, entfällt die Ziffer.
argument-three-wing =
    Die mittlere Zelle, der Pivot, enthält einen ihrer Kandidaten. In jedem Fall enthält eine der drei Zellen die
    Ziffer, die die Zangen gemeinsam haben: eine der Zangen oder, beim XYZ-Wing, der Pivot selbst. In einer Zelle, die
    alle Plätze dieser Ziffer darin sieht, entfällt sie.
argument-bent-wing =
    Es sind so viele Zellen wie Ziffern, verteilt auf zwei sich kreuzende Häuser. Alle Ziffern bis auf eine sind auf
    eines der Häuser beschränkt, also steht jede davon in höchstens einer der Zellen. Die letzte steht deshalb in
    mindestens einer von ihnen, und in einer Zelle, die alle ihre Plätze dort sieht, entfällt sie.
argument-guardians-1 =
    { argument-deadly } Hier hat nur eine Zelle des Musters weitere Kandidaten, und nur diese verhindern es. Also
    enthält die Zelle einen von ihnen.
argument-guardians-2 =
    { argument-deadly } Hier verhindern nur Kandidaten derselben Ziffer das Muster. Mindestens einer davon ist wahr, und
    in einer Zelle, die alle sieht, entfällt die Ziffer.
argument-guardians-3 =
    { argument-deadly } Hier liegen die Kandidaten, die das Muster verhindern, in einem Haus, und mindestens einer von
    ihnen ist wahr. Als eine einzige Zelle betrachtet, bilden ihre Zellen mit anderen Zellen des Hauses eine Teilmenge,
    deren Ziffern damit verbraucht sind.
argument-guardians-4 =
    { argument-deadly } Hier haben nur zwei Zellen des Musters weitere Kandidaten, und ein gemeinsames Haus braucht eine
    Ziffer des Musters in einer von ihnen. Enthielte die andere die zweite Ziffer des Musters, so wäre es vollständig.
    Diese Ziffer entfällt also in beiden.
argument-avoidable =
    Zellen, die beim Lösen gefüllt wurden, könnten ihre Ziffern tauschen, wenn sie ein vollständiges tödliches Muster
    bildeten. Ein Rechteck aus solchen Zellen, in dem sich zwei Ziffern abwechseln, kann in einem Rätsel mit nur einer
    Lösung also nicht vorkommen. Was es vollenden würde, entfällt; haben zwei Zellen dieselbe dritte Ziffer als
    Kandidaten, so enthält eine von ihnen diese.
argument-chain =
    Von den beiden Enden einer starken Verknüpfung ist mindestens eines wahr, von denen einer schwachen höchstens eines.
    Ist das erste Glied der Kette falsch, so ist das zweite wahr, das dritte falsch und so fort bis zum letzten, das
    wahr ist. Mindestens eines der beiden Enden ist also wahr, und was beide ausschließen, entfällt.
argument-loop =
    Starke und schwache Verknüpfungen wechseln sich ab und führen zum Anfang zurück. Dadurch wirkt auch jede schwache
    wie eine starke: Von jeder ist genau ein Ende wahr. Was beide Enden einer Verknüpfung ausschließen, entfällt.
argument-discontinuous =
    Starke und schwache Verknüpfungen wechseln sich ab und führen zu einem Kandidaten zurück. Treffen sich dort zwei
    schwache, so folgt aus der Annahme, er sei wahr, dass er falsch ist; also ist er falsch. Treffen sich zwei starke,
    so folgt aus der Annahme, er sei falsch, dass er wahr ist; also ist er wahr.
argument-groups =
    Ein Glied kann eine Gruppe sein: zwei oder drei Plätze einer Ziffer, die im selben Block und in derselben Linie
    liegen.
argument-small-sets =
    Ein Glied kann eine fast gesperrte Menge sein: Fehlt in ihr eine ihrer Ziffern, so enthält sie alle anderen.
argument-hidden-sets =
    Ziffern, die nur eine Zelle mehr haben, als sie brauchen, lassen für andere höchstens eine dieser Zellen frei;
    daraus entstehen schwache Verknüpfungen.
argument-rectangles =
    Ein eindeutiges Rechteck liefert starke Verknüpfungen: Einer der Kandidaten, die das tödliche Muster verhindern, ist
    wahr.
argument-oddagons =
    Nimm eine Schleife aus ungerade vielen Zellen, von denen jede mit der nächsten in einem Haus liegt, und zwei
    Ziffern, die alle diese Zellen als Kandidaten haben. Stünden dort nur diese beiden Ziffern, so würden sie sich
    entlang der Schleife abwechseln. In der letzten Zelle stünde dann dieselbe Ziffer wie in der ersten, mit der sie
    aber in einem Haus liegt. Also ist mindestens einer der anderen Kandidaten dieser Zellen (der Wächter) wahr.
argument-tridagons =
    Nimm vier Blöcke in zwei waagerechten und zwei senkrechten Streifen und in jedem drei Zellen, je eine in jeder Zeile
    und jeder Spalte des Blocks. Solche Dreiergruppen gibt es in zwei Arten: Die einen verlaufen diagonal nach rechts
    unten (auch über den Rand hinaus), die anderen nach links unten. Haben drei Blöcke die eine Art und der vierte die
    andere, so können drei Ziffern die zwölf Zellen nicht füllen. Lies die Ziffern eines Blocks zeilen- oder
    spaltenweise: Sie stehen in der Reihenfolge X, Y, Z (mit beliebigem Anfang) oder in der umgekehrten. In zwei Blöcken
    nebeneinander muss sie zeilenweise dieselbe sein, sonst stünde in einer Zeile eine Ziffer doppelt, und in zwei
    Blöcken übereinander spaltenweise. In einem Block der ersten Art sind beide Reihenfolgen gleich, in einem der
    zweiten Art umgekehrt. Im Kreis durch die vier Blöcke würde die Reihenfolge also ungerade oft umgekehrt und wäre am
    Ende doch die vom Anfang.
argument-als-wing =
    Eine fast gesperrte Menge, in der eine Ziffer fehlt, enthält alle ihre anderen. Die mittlere Menge teilt mit jeder
    der beiden anderen eine Ziffer, die nicht in beiden stehen kann. In ihr fehlt höchstens eine dieser zwei Ziffern;
    die andere enthält sie und nimmt sie damit ihrer Nachbarin. Diese enthält dann die Ziffer, die die beiden äußeren
    Mengen gemeinsam haben.
argument-exclusion =
    Geh alle Paare von Ziffern für die beiden Zellen durch (oder Tripel für drei). Manche sind unmöglich: dieselbe
    Ziffer in Zellen, die sich sehen, oder Ziffern, die anderen Zellen in Sichtweite keine übrig lassen. Ein Kandidat,
    der in keinem der verbleibenden Paare vorkommt, entfällt.
argument-templates =
    Es gibt 46.656 Möglichkeiten, eine Ziffer in allen neun Zeilen, Spalten und Blöcken zu setzen. Betrachtet werden nur
    die, die zum jetzigen Stand passen: Ein Platz, der in allen vorkommt, ist wahr; einer, der in keiner vorkommt, ist
    falsch.
argument-one-chain =
    Was daraus folgt, dass ein Kandidat wahr oder falsch ist, wird Glied für Glied verfolgt, bis man wieder bei ihm
    ankommt. Ergibt sich das Gegenteil der Annahme, so gilt das Gegenteil.
argument-contradiction =
    Nimm an, ein Kandidat sei wahr oder er sei falsch, und verfolge Glied für Glied, was daraus folgt. Das führt zu
    einem Widerspruch: zu zwei Aussagen, die sich ausschließen, oder zu einer Zelle oder einem Haus, für die nichts
    übrig bleibt. Also ist die Annahme falsch.
argument-double =
    Nimm zuerst an, ein Kandidat sei wahr, dann, er sei falsch, und verfolge beides. Was in beiden Fällen folgt, gilt,
    denn einer von ihnen trifft zu.
argument-cases =
    Eine Zelle enthält einen ihrer Kandidaten, und eine Ziffer steht an einem ihrer Plätze in einem Haus. Verfolge, was
    aus jedem von ihnen folgt. Einer der Fälle trifft zu, also gilt, was in allen folgt.
argument-any-cases =
    Nimm etwas an, oder geh alle Fälle durch: einen Kandidaten als wahr und als falsch, die Kandidaten einer Zelle oder
    die Plätze einer Ziffer. Verfolge, was daraus folgt. Eine Annahme, die zu einem Widerspruch führt, ist falsch; was
    in allen Fällen folgt, gilt.
argument-dynamic =
    Eine Folgerung kann mehrere Ursachen haben: Alle anderen Möglichkeiten einer Zelle oder eines Hauses sind
    ausgeschlossen, jede aus einem eigenen Grund.
argument-plus = Unterwegs helfen auch einfache Techniken: gesperrte Kandidaten, Paare und X-Wings.
argument-nested = Unterwegs dienen ganze Forcing Chains als einzelne Glieder.
argument-deadly =
    Ein Rätsel mit nur einer Lösung enthält kein tödliches Muster, also keine Zellen, deren Ziffern sich vertauschen
    ließen.

## Custom techniques

custom-truths = { $truths ->
    [0] Worauf der Schritt beruht, ist nicht angegeben.
   *[other] Grundlage: { $truths }.
}
truth-cells = die { PICK($cells, one: "Zelle", other: "Zellen") } { $cells }
truth-house = die { $digit }, die in { FORM($house, "dative") } stehen muss
truth-guardians = die Tatsache, dass in { $cells } nicht nur { $digits } stehen können

## Names of techniques

variety = { $title } ({ $variety ->
    [Siamese] siamesisch
   *[other] { $variety }
})
also-called = Auch { OR($names) } genannt.

## Hints

hint-look-at = Sieh dir { $place } an.
hint-look-for = Sieh dir { $place } an: { $name }. { $summary }
hint-not-by-logic = Dieser Hinweis ergibt sich nicht aus der Logik; eine Suche würde als Erstes probieren:
place-digit = alle Plätze der { $digit }
place-numbers = die { KIND($kind, form: "many") } { $numbers }

## Paths

path-takeover =
    Hier kommen die benutzten Techniken nicht weiter, und eine Suche übernimmt. Sie trägt Einer ein. Gibt es keine,
    probiert sie eine Ziffer aus und zeigt, was daraus folgt.
path-left-out = { $left } von { $steps } Schritten { $left ->
    [1] ist ausgelassen; die übrigen hängen nicht davon ab
   *[other] sind ausgelassen; die übrigen hängen nicht davon ab
}.
path-solved = Mit Logik allein in { N-STEPS($steps) } gelöst.
path-no-solution = Widerspruch nach { N-STEPS($steps) }: { CAP($reason) }.
path-stuck = Nach { N-STEPS($steps) } kommen die Techniken nicht weiter.
path-out-of-time = Nach { N-STEPS($steps) } war die Zeit um.
path-unfinished = Nicht zu Ende gelöst: Das ist die Stellung nach { N-STEPS($steps) }.
path-solved-by-search =
    Gelöst in { N-STEPS($steps) }, aber nicht mit Logik allein: Es brauchte eine Suche über { $nodes } Knoten.
path-one-of-several =
    Eine von mehreren Lösungen in { N-STEPS($steps) } gefunden, aber nicht mit Logik allein: Es brauchte eine Suche über
    { $nodes } Knoten.
n-steps = { $value } { PICK($value, one: "Schritt", other: "Schritten") }

## Legends

legend-marks = Zeichen:
legend-only-candidate = (n) einziger Kandidat
legend-boxes-too = { ROLE($role) } (auch { JOIN($boxes, ", ") })
role = { $value ->
    [base] Basis
    [cover] Deckung
    [fin] Flosse
    [endo-fin] Endoflosse
    [house] Haus
    [pattern] Muster
    [blocker] blockiert
    [ruled-out] ausgeschlossen
    [pivot] Pivot
    [pincer] Zange
    [target] Ziel
    [mirror] Spiegel
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
    [row-link] Zeile deckt
    [column-link] Spalte deckt
    [box-link] Block deckt
    [strong-link] starke Verknüpfung
    [weak-link] schwache Verknüpfung
    [choice] Annahme
    [placed] gesetzt
   *[removed] gestrichen
}
picture-rules = Regeln: { JOIN($rules, ", ") }
picture-rule-anti-knight = Springerregel
picture-rule-anti-king = Königsregel
picture-rule-non-consecutive = keine aufeinanderfolgenden Nachbarn
picture-rule-disjoint-groups = disjunkte Gruppen
picture-rule-all-marks-shown = alle Markierungen zwischen Zellen sind eingezeichnet
picture-rule-row-indexers = Zeilenindex
picture-rule-column-indexers = Spaltenindex
picture-rule-slow-thermometers = langsame Thermometer
picture-rule-whispers = Nachbarn auf Flüsterlinien unterscheiden sich um mindestens { $number }
picture-rule-entropic-lines = Entropielinien
picture-rule-zipper-lines = Reißverschlusslinien
picture-rule-equal-sums = gleiche Summen
picture-rule-sandwich-sums = Sandwichsummen
picture-rule-x-sums = X-Summen
picture-rule-skyscrapers = Hochhäuser

## Why digits are wrong, and what would mend a puzzle

reason-right = Die { $digit } in { $cell } ist richtig.
reason-possible = Die { $digit } in { $cell } ist möglich: Das Rätsel hat damit eine Lösung.
reason-given = { $cell } kann keine { $digit } sein: Dort ist eine { $given } vorgegeben.
reason-seen = { $cell } kann keine { $digit } sein: Die Zelle sieht eine { $digit } in { $by }.
reason-refuted =
    Wäre { $cell } eine { $digit }, { $steps ->
        [0] { FORM($conflict, "would-be") }
       *[other] { PICK($steps, one: "folgte", other: "folgten") } { $steps }, und dann { FORM($conflict, "would-be") }
    }.
reason-more-steps = { $count } { PICK($count, one: "weiterer Schritt", other: "weitere Schritte") }
reason-unexplained =
    Die { $digit } in { $cell } ist falsch, wie eine Suche zeigt; { PICK($late,
    true: "die Zeit reichte nicht, um den Grund zu finden", false: "die Techniken stoßen auf keinen Widerspruch") }.
reason-nothing-fits = Die { $digit } in { $cell } ist falsch, wie jede andere Ziffer auch: { $reason }.
reason-no-solution = Es gibt keine Lösung. { CAP($reason) }
reason-no-solution-from-here = Von hier aus gibt es keine Lösung, denn { $reasons }
reason-cannot-be = { $cell } kann keine { $digit } sein
reason-lost = in { $cells } ist die richtige Ziffer gestrichen
conflict-clash = die { $digit } steht { TIMES($cells) } in { FORM($house, "dative") } ({ $cells })
    .would-be = stünde die { $digit } { TIMES($cells) } in { FORM($house, "dative") } ({ $cells })
conflict-no-candidate = { $cell } hat keinen Kandidaten mehr
    .would-be = hätte { $cell } keinen Kandidaten mehr
conflict-no-place = die { $digit } hat in { FORM($house, "dative") } keinen Platz mehr
    .would-be = hätte die { $digit } in { FORM($house, "dative") } keinen Platz mehr
conflict-broken-rule = die Regel „{ $rule }“ ist in { $cells } verletzt
    .would-be = wäre die Regel „{ $rule }“ in { $cells } verletzt
conflicts-none = jeder Weg, die leeren Zellen zu füllen, endet in einem Widerspruch
contradiction = Ein Widerspruch: { CAP($conflict) }.
times = { $value ->
    [1] einmal
   *[other] { WORD($value) }mal
}
reason-givens-clash = { $count ->
    [1] Diese Vorgabe widerspricht den Regeln
   *[other] Diese { WORD($digits) } Vorgaben vertragen sich nicht
}: { $digits }.
reason-digits-clash =
    { PICK($beside_givens, true: "Mit den Vorgaben verträgt sich das nicht", false: "Das verträgt sich nicht") }:
    { $parts }.
reason-crossed-out = die in { $cell } gestrichene { $digit }
reason-found-by-search = Eine Suche findet keine Lösung; die Techniken stoßen auf keinen Widerspruch.
reason-from-these = Das allein führt schon zu einem Widerspruch:
reason-from-all = Löst man das ganze Rätsel, ergibt sich ein Widerspruch:
mending-changes = { PICK($count, one: "Mit dieser Änderung", other: "Mit jeder dieser Änderungen") } gibt es genau eine Lösung:
    { OR($some) }.
mending-change = { $cell }{ $digit ->
    [0] { " " }leer
   *[other] ={ $digit }
} statt { $was }
mending-no-change = Mit einer einzelnen geänderten Vorgabe lässt sich keine eindeutige Lösung erreichen.
mending-givens =
    { PICK($count, one: "Mit dieser weiteren Vorgabe", other: "Mit jeder dieser weiteren Vorgaben") } gibt es genau eine
    Lösung: { OR($some) }.
mending-no-given = Auch mit einer weiteren Vorgabe gibt es nie genau eine Lösung.
mending-others = eine von { $count } anderen
mending-out-of-time = Die Zeit reichte nicht, um alles zu prüfen.
some = { JOIN($items, "; ") }{ $more ->
    [0] { "" }
   *[other] ; und { $more } weitere
}

## Verdicts on claims

claim-proved = bewiesen
claim-shown = bewiesen: die Stellung zeigt es bereits
claim-false = falsch: { $count ->
    [0] keine Lösung passt zu { $wrong }
   *[other] { $wrong } { PICK($claimed, one: "widerspricht", other: "widersprechen") } der Lösung; dort ist { $right }
}
claim-unreadable = nicht lesbar ab Zeichen { $column }: { $reason }
claim-harder =
    wahr, aber auf dieser Stufe nicht begründet: { $in_turn ->
    [true] { $missing } braucht { $steps } Schritte, darunter solche mit schwierigeren Techniken
   *[false] Für { $missing } { PICK($steps, one: "verwendet dieser Schritt eine schwierigere Technik", other: "verwenden diese Schritte schwierigere Techniken") }
}
claim-indirect = wahr, aber nicht in einem Schritt: { $missing } braucht { $steps } Schritte nacheinander
claim-reason = wahr, aber nicht aus diesem Grund{ $steps ->
    [0] { "" }
   *[other] { $in_turn ->
    [true] { " " }in dieser Stellung; { $missing } folgt in { $steps } Schritten
   *[false] ; so folgt { $missing }
}
}
claim-unread = wahr, aber „{ $found }“ in der Begründung (Zeichen { $column }) ist nicht lesbar{ $steps ->
    [0] { "" }
   *[other] ; { $in_turn ->
    [true] { $missing } folgt in { $steps } Schritten
   *[false] so folgt { $missing }
}
}
claim-excess = wahr, aber das Muster zeigt { $missing } nicht{ $steps ->
    [0] { "" }
   *[other] { $in_turn ->
    [true] ; dafür braucht es { $steps } Schritte nacheinander
   *[false] ; so folgt es
}
}
claim-known = wahr, aber die Stellung zeigt es bereits; der Schritt ändert nichts
claim-undecided = nicht begründet: es gibt mehrere Lösungen, und { $missing } gilt nur in einigen davon
claim-unexplained = wahr, aber weder eine erlaubte Technik noch eine bis „{ level-unfair }“ zeigt { $missing }

## Whether a puzzle has one solution, and what its givens are like

status-unique = genau eine Lösung
status-multiple = mindestens zwei Lösungen, die sich zuerst in { $cell } unterscheiden
status-impossible = keine Lösung: { $reason }
status-mistakes = von hier aus keine Lösung: { JOIN($reasons, "; ") }
status-wrong =
    { $some }, denn in der Lösung
    { PICK($count, one: "steht dort eine andere Ziffer", other: "stehen dort andere Ziffern") }
status-lost =
    in { $cells } { PICK($count, one: "ist die richtige Ziffer", other: "sind die richtigen Ziffern") } gestrichen
status-differ = Zellen, in denen sie sich unterscheiden: { $cells }
status-lone =
    nicht als Vorgaben gelesen, weil Zellen im selben Haus dieselbe Ziffer als Kandidaten nennen: { $cells }
status-explain = „crosshatch check --why“ erklärt das Schritt für Schritt
status-explain-and-fix = „crosshatch check --why“ erklärt das und nennt Änderungen, die einen Tippfehler beheben würden
status-own-digits =
    Falls einige dieser Ziffern von dir stammen, setze in der folgenden Zeile ein + vor jede von ihnen. Prüfe dann diese
    Zeile, um deine Fehler zu finden:
givens-too-few = { $count ->
    [0] keine Vorgaben
    [1] nur 1 Vorgabe
   *[other] nur { $count } Vorgaben
}; mit weniger als { $fewest } gibt es immer mehr als eine Lösung
givens-all = alle Zellen sind vorgegeben
givens-count = { $count } Vorgaben, { $symmetry }
givens-on-board = { $count ->
    [0] keine Vorgaben
    [one] 1 Vorgabe
   *[other] { $count } Vorgaben
}
givens-minimal = minimal: Keine Vorgabe ist entbehrlich
givens-superfluous =
    nicht minimal: { $count } { PICK($count, one: "Vorgabe ist", other: "Vorgaben sind jeweils einzeln") } entbehrlich
givens-superfluous-named = { givens-superfluous }: { $cells }
symmetry-none = ohne Symmetrie
symmetry-180 = symmetrisch bei halber Drehung (180)
symmetry-90 = symmetrisch bei Vierteldrehung (90)
symmetry-left-right = spiegelsymmetrisch links–rechts (left-right)
symmetry-top-bottom = spiegelsymmetrisch oben–unten (top-bottom)
symmetry-diagonal = spiegelsymmetrisch zur Diagonale von links oben (diagonal)
symmetry-antidiagonal = spiegelsymmetrisch zur Diagonale von rechts oben (antidiagonal)
symmetry-mirrors = spiegelsymmetrisch in beiden Richtungen (mirrors)
symmetry-diagonals = spiegelsymmetrisch zu beiden Diagonalen (diagonals)
symmetry-full = symmetrisch bei jeder Drehung und Spiegelung (full)

## The summary of many grades

tally = { $count } Rätsel, { $graded } bewertet
tally-ungradable = { $count } ohne genau eine Lösung
tally-out-of-time = { $count } nicht in der Zeit fertig
tally-unreadable = { $count } nicht lesbar
tally-worker-lost = { $count } mit ihrem Prozess verloren
tally-levels = { $scale }: Rätsel nach Stufe
tally-techniques = { $scale }: Rätsel, die eine Technik brauchen
tally-minutes = { $scale }: Rätsel nach typischer Lösungszeit in Minuten
tally-unfinished = nicht gelöst
tally-unknown = unbekannt
tally-range = { $low } bis { $high }
tally-or-more = { $low } und mehr

## Pages that step through a path

page-title = Ein Sudoku, Schritt für Schritt
page-puzzle = Das Rätsel
page-end = Das Ende
page-steps = Schritte
page-step = Schritt { $number } von { $count }
page-controls = Durch die Schritte blättern
page-first = Anfang
page-back = Zurück
page-next = Weiter
page-last = Ende
page-after = Nach dem Schritt
page-theme = Dunkel oder hell
page-used = Benötigte Techniken
page-idea = Die Idee:
page-why = Warum das stimmt
page-legend = Markierungen
page-cases = Die Fälle, einer nach dem anderen
page-case = Falls { JOIN($assumed, ", ") }: { $end }
page-contradiction = ein Widerspruch
page-reading = So liest man das
page-keys =
    Tasten: ← und → blättern zurück und weiter, Pos1 und Ende springen zum Anfang und zum Ende; A zeigt die Stellung
    nach dem Schritt. Auf dem Touchscreen: wischen.
page-term-cell = r2c5
    .meaning = Die Zelle in Zeile 2 und Spalte 5. r24c5 sind die Zellen r2c5 und r4c5.
page-term-house = Haus
    .meaning =
        Eine Zeile, eine Spalte oder ein Block: neun Zellen, in denen jede Ziffer einmal steht. Sudoku-Varianten haben
        noch andere Häuser, zum Beispiel Diagonalen.
page-term-candidate = Kandidat
    .meaning =
        Eine Ziffer, die in einer Zelle noch möglich ist; im Bild klein gedruckt. Wahr sind die Kandidaten, die zur
        Lösung gehören.
page-term-result = r2c5=3, r2c5<>3
    .meaning = Das Ergebnis eines Schritts: r2c5 ist eine 3; oder r2c5 ist keine 3, und der Kandidat 3 entfällt dort.
page-term-see = sehen
    .meaning =
        Zellen in derselben Zeile, derselben Spalte oder demselben Block sehen sich und können nicht dieselbe Ziffer
        enthalten. In Sudoku-Varianten können auch andere Regeln gleiche Ziffern ausschließen.
page-term-strong-link = starke Verknüpfung
    .meaning =
        Eine durchgezogene Linie. Von ihren beiden Enden ist mindestens eines wahr, etwa wenn eine Ziffer nur zwei
        Plätze in einem Haus hat oder eine Zelle nur zwei Kandidaten. Ist ein Ende falsch, so ist also das andere wahr.
page-term-weak-link = schwache Verknüpfung
    .meaning =
        Eine gestrichelte Linie. Ihre beiden Enden können nicht beide wahr sein: Ist eines wahr, so ist das andere
        falsch.
role-meaning = { $role ->
    [base] ein Haus, das die Ziffer braucht
    [cover] ein Haus, in dem diese Plätze liegen
    [fin] ein Platz, der in keinem Deckhaus liegt
    [blocker] schließt die Ziffer anderswo aus
    [guardian] mindestens einer davon ist wahr
    [colour] alle wahr oder alle falsch
    [on] wahr, wenn man der Überlegung folgt
    [off] falsch, wenn man der Überlegung folgt
    [strong-link] ist ein Ende falsch, so ist das andere wahr
    [weak-link] ist ein Ende wahr, so ist das andere falsch
   *[other] { "" }
}

## Pages to print

sheet-hints = Tipps
sheet-solutions = Lösungen
sheet-solution-of = Lösung vom { $day }
sheet-begin = Zum Einstieg: { $place }{ SHEET-NAME($name) }.
sheet-later = An der schwersten Stelle: { $place }{ SHEET-NAME($name) }.
sheet-name = { $value ->
    [none] { "" }
   *[other] { " " }({ $value })
}
sheet-why = Warum das stimmt.
sheet-examples = Beispiele
sheet-positions = Jetzt bist du dran
sheet-answers = Lösungen
sheet-practise =
    In jeder Stellung ist { $name } der nächste Schritt; einfachere Techniken helfen hier nicht weiter. Finde ihn!
sheet-day = { WEEKDAY($weekday) }, { $day }. { MONTH($month) } { $year }
sheet-short-day = { WEEKDAY($weekday, form: "short") }, { $day }.{ $month }.{ $year }

# Bücher
book-contents = Inhalt
book-how-to-play = So geht’s
book-how-to-begin = Der Einstieg
book-solution = Lösung
book-solution-on = Lösung: Seite { $page }
book-page = S. { $page }
book-example-of = Aus Rätsel { $number } auf Seite { $page }.
book-weekday = { WEEKDAY($weekday, form: "short") }
book-month = { MONTH($month) } { $year }
book-logic =
    Jedes Rätsel hat genau eine Lösung, und sie lässt sich allein durch Nachdenken finden. Raten ist nie nötig.
book-one-solution = Jedes Rätsel hat genau eine Lösung.
book-pencil =
    Am besten nimmst du einen Bleistift. Notiere klein in der Zelle, was dort noch möglich ist, und radiere weg, was du
    ausschließen kannst.
book-symbols-size = Jede Zeile, jede Spalte und jeder Block enthält jedes der { $size } Zeichen genau einmal.
book-symbols-jigsaw =
    Jede Zeile, jede Spalte und jedes umrandete Gebiet enthält jedes der { $size } Zeichen genau einmal.
book-symbols-latin = Jede Zeile und jede Spalte enthält jedes der { $size } Zeichen genau einmal.

weekday = { NTH($value, "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag", first: 1) }
    .short = { NTH($value, "Mo Di Mi Do Fr Sa So", first: 1) }
month = { NTH($value, "Januar Februar März April Mai Juni Juli August September Oktober November Dezember", first: 1) }

## The app: its page

app-puzzle = Rätsel
app-tools = Werkzeuge
app-new = Neu
app-open = Öffnen
app-share = Teilen
app-save = Speichern
app-close = Schließen
app-cancel = Abbrechen
app-stop = Anhalten
app-working = In Arbeit …
app-reading = Wird gelesen …
app-creating = Ein Rätsel wird erzeugt …
app-solving = Wird gelöst …
app-grading = Wird bewertet …
app-checking = Wird geprüft …
app-drawing = Wird gezeichnet …
app-loading = Die Bibliothek wird geladen: { $percent } %
app-no-answer = Crosshatch antwortet nicht. Läuft es noch?
app-fault = Etwas ist schiefgegangen. Näheres steht im Terminal, in dem Crosshatch gestartet wurde.
app-not-loaded = Die Bibliothek konnte nicht geladen werden: { $message }
app-library-failed = In der Bibliothek ist ein Fehler aufgetreten: { $message }
app-error = { $kind ->
    [PuzzleError] Das ist kein Rätsel, das Crosshatch lesen kann ({ $message }).
    [BoardError] Diese Variante kennt Crosshatch nicht ({ $message }).
    [ConstraintError] Dieses Rätsel enthält eine Regel, die Crosshatch nicht kennt ({ $message }).
    [UngradablePuzzle] Dafür muss das Rätsel genau eine Lösung haben ({ $message }).
    [TargetError] Diese Bedingungen lassen sich nicht erfüllen ({ $message }).
    [SeedError] Dieser Code ist ungültig ({ $message }).
    [UnknownTechnique] Diese Technik gibt es nicht ({ $message }).
    [OutOfTime] Die Zeit reichte für eine Antwort nicht aus.
   *[other] { $message }
}
app-late = Nach { $seconds } Sekunden noch nicht fertig.
app-keep-trying = Weiterrechnen
app-welcome = Willkommen! Wähle eine Stufe. Wenn du nicht weiterkommst, erklären dir Tipps den nächsten Schritt.
app-welcome-back = Willkommen zurück! Es geht dort weiter, wo du aufgehört hast.
app-game-gone = Dieses Spiel ist in deinem Browser nicht mehr gespeichert.
app-started-again = Von vorn begonnen. „Zurück“ bringt deine Ziffern und Notizen wieder.
app-full-but-wrong = Das Gitter ist voll, aber nicht fehlerfrei. Ein Tipp zeigt dir, wo der Fehler steckt.
app-bad-link = Dieser Link enthält kein Rätsel: { $message }
app-none-made =
    In { $seconds } Sekunden wurde kein solches Rätsel gefunden. Versuche es noch einmal oder wähle weniger Bedingungen.
app-no-room =
    In deinem Browser ist kein Speicherplatz mehr frei: Das Spiel ist gespeichert, aber deine Züge lassen sich nicht
    mehr zurücknehmen.
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

# The board and the keypad
app-cell-of = Zeile { $row } Spalte { $column }
app-cell-given = vorgegeben
app-cell-wrong = falsch
app-cell-empty = leer
app-cell-centre = Notizen in der Mitte { $digits }
app-cell-corner = Notizen in den Ecken { $digits }
app-cell-pointed = hervorgehoben
app-cell-colour = Farbe { $digits }
app-cell-tint = Notiz { $digit } in Farbe { $colour }
app-cell-line = Linie nach { $cell }
app-cell-line-begun = hier beginnt eine Linie
app-keypad = Tastenfeld
app-entry-mode = Eingabe
app-digits = Ziffern
app-actions = Aktionen
app-shortcut = Taste: { $key }
app-mode-digit = Ziffer
app-mode-corner = Ecke
app-mode-centre = Mitte
app-mode-colour = Farbe
app-mode-tint = Notizen
app-mode-line = Linien
app-whole-cells = Zellen
app-draw-lines = Ziehe von einer Zelle zur anderen. Noch einmal gezogen verschwindet eine Linie.
app-draw-lines-keys = Mit der Tastatur drückst du an beiden Enden die Eingabetaste.
app-undo = Zurück
app-undo-key = Strg+Z
app-redo = Vor
app-redo-key = Strg+Y
app-erase = Löschen
app-erase-key = Entf
app-fill-marks = Notizen füllen
app-fill-marks-long = Schreibt alle Kandidaten in die Mitte jeder leeren Zelle
app-restart = Von vorn
app-restart-long = Löscht alles außer den Vorgaben
app-pick-several = Mehrere
app-pick-several-long = Zellen zur Auswahl hinzufügen, indem man sie antippt (M)
app-digit-first = Ziffer zuerst
app-digit-first-long = Eine Ziffer wählen und dann die Zellen antippen, in die sie kommt (F)
app-digits-left = noch { $count }
app-said-changed = { $count } Zellen geändert
app-said-clash = steht im Widerspruch zu { $cells }

# Opening and saving
app-open-a-puzzle = Rätsel öffnen
app-open-formats =
    Ziffern in einer Zeile, ein Gitter, ein Gitter mit Kandidaten, Crosshatch-JSON, ein Link (auch von f-puzzles oder
    SudokuPad) oder ein Code wie medium,180:2026-11-23/1
app-link-copied = Link kopiert.
app-link-copied-here = Link kopiert. Er funktioniert auf diesem Computer, solange Crosshatch läuft.
app-print = Drucken

# Boards and their rules
app-board-kind = Variante
app-board-classic = Klassisch
app-board-4x4 = 4 × 4
app-board-6x6 = 6 × 6
app-board-8x8 = 8 × 8
app-board-x = X-Sudoku
app-board-windoku = Windoku
app-board-jigsaw = Chaos-Sudoku
app-board-killer = Killer-Sudoku
app-board-disjoint = Disjunkte Gruppen
app-board-anti-knight = Anti-Springer
app-board-anti-king = Anti-König
app-board-non-consecutive = Ohne Nachbarzahlen
app-rules = Weitere Regeln: { $rules }.
app-rule-size = Jede Zeile, jede Spalte und jeder Block enthält die Ziffern 1 bis { $size }.
app-rule-latin = Jede Zeile und jede Spalte enthält die Ziffern 1 bis { $size }.
app-rule-x = Auch jede eingezeichnete Diagonale enthält jede Ziffer genau einmal.
app-rule-windoku = Auch jedes grau unterlegte Fenster enthält jede Ziffer genau einmal.
app-rule-jigsaw = Jede Zeile, jede Spalte und jedes umrandete Gebiet enthält die Ziffern 1 bis { $size }.
app-rule-killer = In einem Käfig kommt keine Ziffer mehrfach vor. Die Zahl in der Ecke gibt die Summe der Ziffern an.
app-rule-disjoint = Zellen an derselben Position verschiedener Blöcke enthalten verschiedene Ziffern.
app-rule-anti-knight = Zellen, die einen Springerzug auseinanderliegen, enthalten verschiedene Ziffern.
app-rule-anti-king = Zellen, die sich an einer Ecke berühren, enthalten verschiedene Ziffern.
app-rule-non-consecutive = Waagrecht oder senkrecht benachbarte Zellen enthalten nie aufeinanderfolgende Ziffern.
app-cage = den Käfig bei { $cell }

# A new puzzle
app-new-puzzle = Neues Rätsel
app-needs-easy = nur Einer
app-needs-medium = nackte Paare und Überschneidungen
app-needs-hard = Tripel, Fische, Wings, Färbungen und Eindeutigkeit
app-needs-unfair = Ketten
app-needs-extreme = lange Ketten und Forcing Nets
app-daily = Rätsel des Tages
app-level = Stufe
app-custom = Rätsel nach Wunsch
app-conditions = Bedingungen
app-create = Erzeugen
app-enter-own = Eigenes eingeben
app-left = noch { $cells } { PICK($cells, one: "Zelle", other: "Zellen") }, { $minutes } min
app-symmetry = Symmetrie
app-symmetry-none = keine
app-symmetry-180 = halbe Drehung (180°)
app-symmetry-90 = Vierteldrehung (90°)
app-symmetry-left-right = links–rechts
app-symmetry-top-bottom = oben–unten
app-symmetry-diagonal = Diagonale
app-symmetry-antidiagonal = andere Diagonale
app-symmetry-mirrors = links–rechts und oben–unten
app-symmetry-diagonals = beide Diagonalen
app-symmetry-full = volle

# Hints
app-tab-hint = Tipp
app-hint = Tipp
app-hint-intro = Mit jedem Tippen erfährst du ein wenig mehr.
app-where = Wo suchen?
app-which = Welche Technik?
app-whole = Ganzer Schritt
app-check = Auf Fehler prüfen
app-why-not = Warum nicht diese Ziffer?
app-filled = Alle Zellen sind ausgefüllt.
app-exhausted = Mehr lässt sich nicht folgern: Jeder verbliebene Kandidat gehört zu einer Lösung.
app-stuck = Keine Technik hilft hier weiter: Es bleibt nur Probieren.
app-looking = Ein Schritt wird gesucht …
app-looking-further = Ein Schritt, der zur nächsten Ziffer führt, wird gesucht …
app-needed = Die nächste Ziffer hängt von diesem Schritt ab.
app-no-digit = Keine Technik führt von hier aus zu einer weiteren Ziffer.
app-may-not-lead = Vielleicht führt dieser Schritt nicht zur nächsten Ziffer; die Zeit reichte nicht, um das zu klären.
app-keep-looking = Weitersuchen
app-whole-board = das ganze Gitter
app-technique-is = Die Technik heißt { $name }.
app-ask-technique = Welche Technik?
app-ask-step = Den Schritt zeigen
app-apply = Schritt ausführen
app-no-mistakes = Bis hierher kein Fehler.
app-has-mistake = Im Gitter steckt ein Fehler. Ein Tipp zeigt dir, wo.
app-mistakes-counted = { $count ->
    [1] Im Gitter steckt ein Fehler
   *[other] Im Gitter stecken { $count } Fehler
}
app-marks-missing = Deine Ziffern stimmen, aber es { $count ->
    [1] fehlt eine Notiz
   *[other] fehlen { $count } Notizen
}.
app-show-where = Zeigen, wo
app-is-not = { $cell } ist keine { $digit }.
app-why = Warum?
app-remove = Entfernen
app-remove-all = Alle entfernen
app-mark-missing = In der Mitte von { $cell } fehlt die richtige Ziffer.
app-fill-its-marks = Notizen der Zelle ergänzen
app-fill-all-marks = Notizen all dieser Zellen ergänzen
app-looking-why = Die kürzeste Erklärung wird gesucht …
app-refuted = Wäre { $cell } eine { $digit }, { $count ->
    [0] gäbe es einen Widerspruch
    [1] führte ein Schritt zu einem Widerspruch
   *[other] führten { $count } Schritte zu einem Widerspruch
}: { $conflict }.
app-select-cell = Wähle im Gitter eine leere Zelle oder eine deiner eigenen Ziffern.
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
app-argument = Warum das stimmt
app-lesson = Diese Technik lernen

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
app-technique-stuck = Diese Technik ist hier nicht anwendbar.
app-no-technique = Keine Technik hilft hier weiter.
app-first-steps = Die ersten { $count } der jetzt möglichen Schritte.
app-count-steps = { $count } { PICK($count, one: "Schritt ist", other: "Schritte sind") } jetzt möglich.
app-show-more = Mehr zeigen
app-choose-technique = Wähle eine Technik, um alle ihre Schritte zu sehen.
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
app-all-techniques = Alle Techniken
app-also-called = Auch { $names } genannt.
app-assumes-unique = Sie setzt voraus, dass das Rätsel nur eine Lösung hat.
app-practise = Üben
app-looking-position = Eine Übungsstellung wird gesucht …
app-no-position =
    In { $count } Rätseln fand sich keine passende Stellung: Diese Technik ist selten. Versuche es noch einmal.
app-find = Gesucht: { $name }
app-no-simpler = Keine einfachere Technik hilft hier weiter.
app-place-digit = Setze die Ziffer und prüfe dann deine Antwort.
app-remove-marks =
    Streiche die Kandidaten, die entfallen: Wähle eine Zelle und drücke die Ziffer. Prüfe dann deine Antwort.
app-check-answer = Antwort prüfen
app-show-answer = Antwort zeigen
app-another = Andere Stellung
app-answer-first = Setze erst eine Ziffer oder streiche Kandidaten.
app-verdict-right = Richtig!
app-verdict-part = Richtig, aber es gibt noch mehr zu finden.
app-verdict-other = Das stimmt, folgt aber nicht aus einem einzigen Schritt der Technik { $name }.
app-verdict-wrong = Falsch: { $candidates }.
app-verdict-unknown = Diese Stellung hat nicht genau eine Lösung.
app-digit-in = { $digit } in { $cell }
app-digit-from = { $digit } in { $cell } gestrichen
app-tab-make = Bauen
app-make-intro = Die Ziffern, die du ins Gitter einträgst, sind die Vorgaben deines Rätsels.
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
    [1] Eine Vorgabe ist entbehrlich.
   *[other] Von { $count } Vorgaben ist jede für sich entbehrlich.
}
app-made-wanted =
    Für die Symmetrie { PICK($count, one: "fehlt", other: "fehlen") } noch { $count }
    { PICK($count, one: "Ziffer", other: "Ziffern") }.
app-show-them = Zeigen
app-show-differ = Unterschiede zeigen

# Settings and keys
app-settings = Einstellungen
app-set-check = Fehler sofort zeigen
app-set-clashes = Widersprüchliche Ziffern zeigen
app-set-tidy = Notizen löschen, die eine gesetzte Ziffer ausschließt
app-set-automatic = Notizen automatisch eintragen und anpassen
app-set-marks = Für Tipps gelten nur meine Notizen in der Mitte als Kandidaten einer Zelle
app-set-essential = Schritte überspringen, die nicht zur nächsten Ziffer führen
app-set-layout = Notizen
app-layout-centre = in den Ecken und in der Mitte
app-layout-places = jede Ziffer an ihrem festen Platz
app-set-theme = Farben
app-theme-device = wie das Gerät
app-theme-light = hell
app-theme-dark = dunkel
app-set-language = Sprache
app-keys = Tastenkürzel
app-key-arrows = Pfeile: bewegen; mit Umschalt mehrere Zellen wählen
app-key-home = Pos1, Ende: Anfang oder Ende der Zeile; mit Strg des Gitters
app-key-digits = 1 bis 9: eingeben, wie gerade gewählt
app-key-shift = Umschalt + 1 bis 9: Notiz in der Ecke
app-key-ctrl = Strg + 1 bis 9: Notiz in der Mitte
app-key-modes = Z, X, C, V, B, N: Ziffer, Ecke, Mitte, Zellfarbe, Notizfarbe, Linie
app-key-space = Leertaste: nächste Eingabeart
app-key-first = F: zuerst die Ziffer wählen oder zuerst die Zelle
app-key-several = M: mehrere Zellen auswählen
app-key-help = ?: diese Einstellungen und Tasten
app-key-delete = Entf: löschen
app-key-undo = Strg + Z, Strg + Y: zurück, vor
app-key-all = Strg + A, Esc: alle Zellen wählen oder keine
app-key-hint = H: Tipp
app-key-pause = P: Pause, weiter

## Levels and families

# My puzzles: games, the calendar, statistics and the backup
app-my-puzzles = Meine Rätsel
app-tab-games = Spiele
app-tab-calendar = Kalender
app-tab-statistics = Statistik
app-tab-backup = Sicherung
app-puzzle-of = Rätsel vom { $day }
app-no-games = Noch keine Spiele. Ein Spiel erscheint hier, sobald du etwas eingetragen hast.
app-solved-in = Gelöst in { $time }, { $hints ->
    [0] ohne Tipp
    [1] mit einem Tipp
   *[other] mit { $hints } Tipps
}
app-look-at = Ansehen
app-go-on = Weiterspielen
app-rename = Umbenennen
app-keep-name = Speichern
app-delete = Löschen
app-deleted = Gelöscht: { $title }.
app-no-statistics = Noch keine Statistik. Löse ein Rätsel, dann stehen hier deine Zeiten.
app-figure-count = Gelöst
app-figure-unaided = Ohne Tipp
app-figure-total = Gesamtzeit
app-figure-streak = Aktuelle Serie (Tage)
app-figure-longest = Längste Serie (Tage)
app-by-level = Statistik nach Stufen
app-column-solved = Gelöst
app-column-best = Beste
app-column-median = Median
app-column-hints = Tipps
app-other-level = Andere
app-previous-month = Voriger Monat
app-next-month = Nächster Monat
app-calendar-of = Tagesrätsel, { $month }
app-streaks = Tagesrätsel am selben Tag gelöst: { $current ->
    [one] an einem Tag
   *[other] an { $current } Tagen
} in Folge; längste Serie: { $longest }.
app-day-solved = gelöst: { $levels }
app-day-begun = angefangen
app-backup-about =
    Deine Spiele, deine Statistik, deine Lektionen und Einstellungen sind nur in diesem Browser gespeichert. Sichere sie in
    einer Datei, um eine Kopie zu haben oder sie auf ein anderes Gerät zu übertragen. Beim Laden einer Datei kommt etwas
    hinzu, gelöscht wird nichts.
app-backup-save = In Datei sichern
app-backup-load = Aus Datei laden
app-backup-loaded = Geladen und hinzugefügt: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} und { $solved ->
    [one] ein Ergebnis
   *[other] { $solved } Ergebnisse
}.
app-backup-unchanged = Es wurde nichts geändert.
app-backup-no-room = In deinem Browser ist nicht genug Speicherplatz für alles in dieser Datei.
app-backup-not-json = Diese Datei ist nicht lesbar: Sie ist kein JSON oder unvollständig.
app-backup-not-ours = Diese Datei ist keine Sicherung von Crosshatch.
app-backup-newer = Diese Sicherung hat die Formatversion { $version }, die diese Version von Crosshatch nicht lesen kann.
app-backup-bad = Diese Sicherung ist beschädigt: { $part ->
    [games] Spiel { $number }
    [solved] Ergebnis { $number }
   *[other] der Stand der Lektionen
} ist ungültig.
app-next-puzzle = Nächstes Rätsel: { $level }
app-todays-puzzle = Rätsel von heute
app-my-statistics = Meine Statistik
app-best-time = Deine Bestzeit auf der Stufe { $level } (bisher { $time }).
app-days-in-a-row = { $count } Tagesrätsel in Folge.
app-it-was = Bewertung: { $grade }.
app-is-solved = Dieses Rätsel hast du gelöst.

# Puzzles to order
app-order = Nach Wunsch
app-needs-technique = Technik
app-fewest-givens = Vorgaben von
app-most-givens = bis
app-minimal = Minimal: keine Vorgabe ist überflüssig
app-wish = Gewünscht: { $wishes }.
app-wish-any = Gewünscht: irgendein Rätsel.
app-wish-level = Stufe { $level }
app-wish-symmetry = Symmetrie { $symmetry }
app-wish-must = braucht { $value }
app-wish-must-not = ohne { $value }
app-wish-up-to = nichts Schwierigeres als { $value }
app-wish-hardest = schwierigster Schritt { $value }
app-wish-givens = { $value } Vorgaben
app-wish-rating = Wertung { $value }
app-wish-effort = Aufwand { $value }
app-wish-minutes = { $value } Minuten
app-range = { $low } bis { $high }
app-at-least = mindestens { $low }
app-at-most = höchstens { $high }

# Opening and sharing
app-open-files = Dateien wählen
app-open-drop = Du kannst Dateien auch irgendwo auf der Seite ablegen oder dort ein Rätsel einfügen.
app-open-nothing = Füge ein Rätsel, einen Link oder einen Code ein oder wähle eine Datei.
app-open-several = { $count } Rätsel. Wähle eines:
app-open-first = Die ersten { $count } Rätsel. Wähle eines:
app-open-unread = { $count ->
    [one] Eine Zeile ist nicht lesbar
   *[other] { $count } Zeilen sind nicht lesbar
}
app-open-line = Zeile { $line }: { $message }
app-number = Nummer { $number }
app-share-puzzle = Dieses Rätsel teilen
app-with-mine = Mit meinen Ziffern und Notizen
app-copy = Kopieren
app-send = Senden
app-copy-yourself = Dein Browser lässt diese Seite nicht kopieren. Kopiere den Text von hier:
app-cannot-copy = Dein Browser lässt diese Seite keine Bilder kopieren. Speichere das Bild stattdessen.
app-picture-copied = Bild kopiert.
app-text-copied = Text kopiert.
app-code-copied = Code kopiert.
app-copy-code = Code kopieren
app-picture = Bild
app-copy-picture = Bild kopieren
app-save-svg = Als SVG speichern
app-save-png = Als PNG speichern
app-copy-text = Text kopieren
app-save-text = Text speichern
app-format-line = eine Zeile
app-format-boxed = gezeichnetes Gitter
app-format-pencilmarks = Gitter der Kandidaten
app-format-csv = Tabelle (CSV)
app-format-sdm = SudoCue-Sammlung
app-format-library = HoDoKu-Bibliothek
app-format-sukaku = Sukaku (729 Zeichen)
app-format-gsf = Solver von Glenn Fowler
app-paper = Papier
app-print-pdf = Für ein PDF wähle „Als PDF speichern“ als Drucker.

# The course
app-course-first = Beginne hier:
app-course-next = Weiter mit:
app-course-done = { $done } von { $count } gemeistert
app-more-techniques = Weitere Techniken
app-lesson-begun = angefangen
app-lesson-mastered = gemeistert
app-lesson-previous = Vorige
app-lesson-next = Nächste
app-example = Beispiel
app-after-step = So sieht das Gitter nach dem Schritt aus.
app-back-to-lesson = Zurück zur Lektion
app-right-answers = { $count ->
    [0] Finde sie dreimal, um sie zu meistern.
    [1] Einmal gefunden; nach dreimal ist sie gemeistert.
    [2] Zweimal gefunden; nach dreimal ist sie gemeistert.
   *[other] Gemeistert: { $count }-mal gefunden.
}
app-found-of = Gefunden: { $found } von { $count }.
app-put-back = Zurücknehmen

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
family-rules-of-the-board = Regeln des Bretts
family-subsets = Teilmengen
family-fish = Fische
family-several-sectors = Mehrere Sektoren
family-single-digit-patterns = Muster einer Ziffer
family-colouring = Färbungen
family-uniqueness = Eindeutigkeit
family-chains-and-loops = Ketten und Schleifen
family-almost-locked-sets = Fast gesperrte Mengen
family-direct = Direkte Techniken
family-forcing = Forcing Chains
family-impossible-patterns = Unmögliche Muster
family-exocets = Exocets

## The terminal: headings of techniques and of practice

table-technique = Technik
table-family = Familie
table-rating = Wert
table-unique = eindeutig
table-on = an
table-off = aus
table-does = Beschreibung
table-broken = defekt
fact-name = Name
fact-also-called = auch genannt
fact-on-scale = bei { $scale }
fact-by-default = Standard
fact-assumes = setzt voraus
fact-one-solution = dass das Rätsel genau eine Lösung hat
fact-to-practise = zum Üben
fact-off-kind = aus; nur manche Skalen unterscheiden sie
fact-off = aus; --with { $name } schaltet sie ein
fact-or-more = { $rating } oder mehr
practice-wait = Drück die Eingabetaste, um die Lösungen zu sehen.
stuck-filled = Alle Zellen sind ausgefüllt: Es gibt nichts mehr zu finden.
stuck-only = Keine der verlangten Techniken findet hier einen Schritt; andere finden vielleicht einen.
stuck =
    Keine eingeschaltete Technik findet hier einen Schritt; --with schaltet weitere ein („crosshatch techniques“
    zeigt alle){ $search ->
        [true] , und „crosshatch explain“ macht mit einer Suche weiter
       *[false] { "" }
    }.

## Grades

grade-grade = Bewertung
grade-level = Stufe
grade-hardest = schwerste Technik
grade-search = Suche
grade-effort = Aufwand
grade-logic = Logik
grade-choice = Auswahl
grade-time = Zeit
grade-techniques = Techniken
promise-easy = Einer genügen
promise-medium = gesperrte Kandidaten und nackte Paare genügen
promise-hard = Techniken bis zum Wert 5.0 genügen, vom X-Wing bis zu Sue de Coq
promise-unfair = schwierigere Muster und Ketten mit bis zu zwölf Gliedern genügen
promise-extreme = erfordert längere Ketten, Forcing Chains oder Forcing Nets oder ebenso schwierige Muster
promise-stuck = mit Logik allein nicht lösbar
promise-filled = keine Zelle ist leer
grade-way = { N-STEPS($steps) } und { $rounds } { PICK($rounds, one: "Runde", other: "Runden") }
grade-effort-on-way = { $effort }, in { grade-way }
grade-stuck-after = endet nach { grade-way }
grade-so-far = { grade-stuck-after }, schwerste Technik { grade-rated }
grade-trials = { $trials } { PICK($trials, one: "Versuch führt", other: "Versuche führen") } zur Lösung
grade-nested-trials =
    { $trials } { PICK($trials, one: "einfacher Versuch genügt", other: "einfache Versuche genügen") } nicht; es braucht
    Versuche in Versuchen
grade-cells = im Schnitt lassen sich { $count } Zellen zugleich füllen
grade-steps = im Schnitt stehen { $count } Schritte zur Wahl
grade-steps-beside-cells = lässt sich keine füllen, stehen { $count } Schritte zur Wahl
grade-narrow = { $count ->
    [1] einmal
   *[other] { $count }-mal
} gibt es nur eine Möglichkeit
grade-minutes = etwa { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
}
grade-minutes-range = { grade-minutes } ({ $low } bis { $high } bei 80 % ähnlicher Rätsel)
grade-crosshatch = { $level } { $rating } ({ $name }), Aufwand { $effort }
grade-crosshatch-stuck = { $level }: Die Logik endet vorher; { $search }
grade-hodoku = { $level } { $rating }{ $guesses ->
    [0] { "" }
    [1] { " " }mit 1 geratenen Ziffer
   *[other] { " " }mit { $guesses } geratenen Ziffern
}
