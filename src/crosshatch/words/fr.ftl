# French. Cells keep their names (r1c1), as in every language. The reader is addressed with "vous". A cell "vaut 5", so
# that digits need no gender. A no-break space stands before ":" and "%" and within « », a narrow one (U+202F) before
# ";", "!" and "?". The format is explained at the top of en.ftl; what is missing here is as it is there.

language-name = french
language-own-name = Français

## Numbers, lists, houses

plural = { $number ->
    [0] one
    [1] one
   *[other] other
}
colon = { " " }:
list-and = { " et " }
list-or = { " ou " }
list-nor = { " ni " }
decimal = { $whole },{ $tenths }
list-semicolon = { " ; " }
list-clause = { $count ->
    [2] { " et " }
   *[other] { " ; et " }
}
house = { PICK($kind, box: "le", group: "le", other: "la") } { house.plain }
    .of = { PICK($kind, box: "du", group: "du", other: "de la") } { house.plain }
    .number = { $number }
    .plain = { $kind ->
        [diagonal] { house-diagonal.plain }
       *[other] { KIND($kind) } { $number }
    }
house-diagonal = la { house-diagonal.plain }
    .of = de la { house-diagonal.plain }
    .number = { $number }
    .plain = diagonale { $number ->
        [1] descendante
       *[other] montante
    }
house-cage = la { $rule }
    .of = de la { $rule }
kind = { PICK($value, row: "ligne", column: "colonne", box: "bloc", region: "région", diagonal: "diagonale",
    window: "fenêtre", group: "groupe disjoint", set: "région supplémentaire", cage: "cage") }
    .many = { PICK($value, row: "lignes", column: "colonnes", box: "blocs", region: "régions",
        diagonal: "diagonales", window: "fenêtres", group: "groupes disjoints", set: "régions supplémentaires",
        cage: "cages", base: "zones de base", cover: "zones de couverture") }
    .same = { $value ->
        [box] le même bloc
        [group] le même groupe disjoint
        [base] la même zone de base
        [cover] la même zone de couverture
       *[other] la même { KIND($value) }
    }
    .each = { PICK($value, box: "chacun des", group: "chacun des", other: "chacune des") }
word = { NTH($value, "aucun un deux trois quatre cinq six sept huit neuf") }
houses = { $kind ->
    [diagonal] les deux diagonales
   *[other] les { KIND($kind, form: "many") } { $numbers }
}
    .of = { $kind ->
        [diagonal] des deux diagonales
       *[other] des { KIND($kind, form: "many") } { $numbers }
    }
the-digits = { PICK($value, one: "le ", other: "les chiffres ") }{ $value }
the = le { $value }
the-candidates = { PICK($value, one: "le ", other: "les candidats ") }{ $value }
seeing = { $value ->
    [2] qui voit les deux
   *[other] qui les voit toutes
}
both = { $value ->
    [2] toutes deux
   *[other] toutes
}

## Conclusions

conclusion = { $placed ->
    [0] On peut donc éliminer { CLAUSES($removed) }
   *[other] Donc { $placed }{ $removed ->
        [0] { "" }
       *[other] , et l’on peut éliminer { CLAUSES($removed) }
    }
}.
placed = { $cell } vaut { $digit }
removed = { THE-CANDIDATES($digits) } de { $cells }
    .within = { THE-CANDIDATES($digits) } en { $cells }
no-candidate-left = { $cell } n’a plus de candidat
no-place-left = { $house } n’a plus de place pour le { $digit }
no-way-left = la règle « { $rule } » ne peut plus être respectée
no-guardian-left = il ne reste que { THE-DIGITS($digits) } en { $cells }
cannot-be-both = { $cell } ne peut pas valoir à la fois { $low } et { $high }
exclude-each-other = { $one } ne peut pas valoir { $low } si { $other } vaut { $high }
cannot-both-be =
    { PICK($one, one: "", other: "l’une des cases ") }{ $one } et { PICK($other, one: "", other: "l’une des cases ") }{ $other }, qui se voient, ne peuvent pas valoir { $digit } toutes les deux
also-known = Ce motif s’appelle aussi { AND($names) }.

## Singles

singles-last-cell = { CAP($house) } n’a plus qu’une case vide, { $cell }, et il n’y manque que le { $digit }.
singles-only-place =
    Dans { $house }, une seule case vide peut encore recevoir le { $digit }{ $blockers ->
        [0] { $ruled_out ->
            [0] { "" }
           *[other] { " :" } il a déjà été éliminé de { $ruled_out }
        }
       *[other] { " :" } les autres voient déjà un { $digit } ({ $blockers }){ $ruled_out ->
            [0] { "" }
           *[other] , ou bien il en a déjà été éliminé ({ $ruled_out })
        }
    }.
singles-only-candidate = La case { $cell } n’admet plus que le { $digit } : { CLAUSES($because) }.
singles-seen =
    { $plain ->
        [true]
            { THE-DIGITS($digits) } { PICK($digits, one: "figure", other: "figurent") } déjà dans sa ligne, sa colonne
            ou son bloc ({ $cells })
       *[false] elle voit déjà { THE-DIGITS($digits) } ({ $cells })
    }
singles-excluded = le { $digit } de { $cell } exclut { THE-DIGITS($digits) } ({ $rule })
singles-shared = dans { $house }
singles-excludes-places =
    { PICK($blockers, one: "Le", other: "Les") } { $digit } de { $blockers }
    { PICK($blockers, one: "exclut", other: "excluent") } le { $excluded } de { $cells } ({ $rule }).
singles-not-allowed =
    Selon la règle « { $rule } », { $cells } ne { PICK($cells, one: "peut", other: "peuvent") } pas contenir
    { THE-DIGITS($digits) }.
singles-rest = Les autres cases voient déjà un { $digit } ({ $blockers }).
singles-removed = { THE-DIGITS($digits) } { PICK($digits, one: "a déjà été éliminé", other: "ont déjà été éliminés") }

## Direct techniques

direct-locked =
    Le { $digit } { FORM($base, "of") } se trouve en { $cells } : il n’est donc nulle part ailleurs dans { $cover }. Il
    ne reste alors qu’une case possible pour le { $digit } { FORM($house, "of") }.
direct-hidden =
    Dans { $house }, { THE-DIGITS($digits) } occupent { $cells }. Il n’y reste alors qu’une case possible pour le
    { $placed }.

## Locked candidates and subsets

subsets-locked =
    Le { $digit } { FORM($base, "of") } se trouve dans l’une des cases { $cells }. Comme elles sont { BOTH($cells) }
    dans { $cover }, c’est aussi le { $digit } { FORM($again, "of") }.
subsets-beyond =
    Une case extérieure ne peut pas non plus prendre un de ces chiffres si elle voit toutes les places de ce chiffre en
    { $cells }.
subsets-hidden =
    Dans { HOUSES($houses) }, { THE-DIGITS($digits) } ne peuvent aller qu’en { $cells }. { CAP(N-DIGITS($digits)) } pour
    { N-CELLS($cells) } : ils les occupent { BOTH($cells) }, et aucun autre chiffre n’y a sa place.
subsets-naked =
    Les cases { $cells } n’ont que { THE-CANDIDATES($digits) }. { CAP(N-CELLS($cells)) } pour { N-DIGITS($digits) } :
    chacune prend l’un d’eux, et il n’en reste aucun pour les autres cases { FORM(HOUSES($houses), "of") }.
n-cells = { $value ->
    [1] une case
   *[other] { WORD($value) } cases
}
n-digits = { WORD($value) } { PICK($value, one: "chiffre", other: "chiffres") }

## Rules of other boards

rule-at = { $kind }{ $total ->
    [none] { "" }
   *[other] { " de somme " }{ $total }
} en { $cell }
rule-cage = cage
rule-sum = somme
rule-equal-sums = sommes égales
rule-arrow = flèche
rule-sandwich = sandwich
rule-x-sum = somme X
rule-skyscraper-clue = indice de gratte-ciel
rule-renban-line = ligne renban
rule-between-line = ligne « entre »
rule-quadruple = quadruple
rule-anti-knight = { picture-rule-anti-knight }
rule-anti-king = { picture-rule-anti-king }
rule-non-consecutive = { picture-rule-non-consecutive }
rule-allowed = chiffres autorisés
rule-extra-region = région supplémentaire
rule-extremes = minimum ou maximum
rule-difference = différence
rule-ratio = rapport
rule-pair-sum = somme de deux cases
rule-no-others = toutes les marques indiquées
rule-thermometer = thermomètre
rule-whispers = ligne de chuchotement
rule-renban = { rule-renban-line }
rule-palindrome = palindrome
rule-clones = clones
rule-indexer = index
rule-entropic = ligne d’entropie
rules-ways =
    Selon la règle « { $rule } », { PICK($ways, one: "la seule combinaison possible", other:
    "les seules combinaisons possibles") } pour { $cells } { PICK($ways, one: "est", other: "sont") } { AND($ways) }.
rules-cage = Dans la { $rule }, { $cells } ne peuvent contenir que { OR($ways) }.
rules-partner = { $other } ne peut pas valoir { OR($needed) } : { $cell } ne peut donc pas valoir { OR($digits) }.
rules-no-rest =
    Avec { JOIN($removed, ", ou avec ") }, les autres cases ne peuvent compléter aucune combinaison.
rules-no-order = Aucun arrangement valable ne place { JOIN($removed, ", ni ") }.
rules-digits-in = { OR($digits) } en { OR($cells) }
rules-rule = La règle « { $rule } » limite les chiffres de { $cells }.
rules-rest =
    La somme des chiffres dans { HOUSES($houses) } est connue, comme celles des cages correspondantes. { $minus ->
        [0] { $cells ->
            [1] La différence est { $cells }, qui vaut donc { $total }.
           *[other] Par différence, il reste la somme { $total } pour { $cells }.
        }
       *[other] { $total ->
            [0] { PICK($cells, one: "", other: "La somme de ") }{ $cells } est donc égale à { PICK($minus, one: "", other:
                "la somme de ") }{ $minus }.
           *[other] { PICK($cells, one: "", other: "La somme de ") }{ $cells } dépasse donc { PICK($minus, one: "", other:
                "la somme de ") }{ $minus } de { $total }.
        }
    }
rules-leftovers =
    { CAP(AND(HOUSES($houses))) } { PICK($houses, one: "contient", other: "contiennent") } les mêmes chiffres que { HOUSES($others) }. Sans les cases communes, il
    reste { $cells } et { $minus }, qui contiennent donc { PICK($cells, one: "le même chiffre", other:
    "les mêmes chiffres") }.
rules-inside =
    Un candidat qui n’apparaît dans aucun remplissage valable de { PICK($cells, one: "cette case", other: "ces cases") }
    est exclu.
rules-outside = Un candidat qui ne laisserait aucune combinaison pour { $cells } est exclu.
rules-places =
    Dans { $house }, le { $digit } ne peut aller qu’en { $cells }. Chacune de ces places exclut
    { CLAUSES(FORM($removed, "within")) }.
rules-truth =
    Selon la règle « { $rule } », { $cells } contiennent { OR($digits) }. Chacune de ces possibilités exclut
    { CLAUSES(FORM($removed, "within")) }.
rules-cell =
    { $cell } vaut { OR($digits) }. Chacun de ces chiffres exclut
    { CLAUSES(FORM($removed, "within")) }.

## Fish

fish-plain =
    Dans { HOUSES($bases) }, le { $digit } ne peut aller qu’en { $places }, et toutes ces cases sont dans
    { HOUSES($covers) }.
fish-base = Dans { HOUSES($bases) }, le { $digit } ne peut aller qu’en { $places }.
fish-endo-fins =
    { PICK($fins, one: "La case", other: "Les cases") } { $fins }
    { PICK($fins, one: "appartient", other: "appartiennent chacune") } à
    { PICK($in_three, true: "plusieurs", false: "deux") } de ces zones et
    { PICK($fins, one: "compterait", other: "compteraient") } pour
    { PICK($in_three, true: "toutes", false: "les deux") } à la fois :
    { PICK($fins, one: "c’est donc un aileron", other: "ce sont donc des ailerons") }.
fish-two-ways = On peut couvrir ces cases de deux façons.
fish-covered = Toutes ces cases sont dans { HOUSES($covers) }.
fish-covered-but-fins =
    Si { PICK($count, one: "l’aileron ", other: "aucun des ailerons ") }{ $fins } ne vaut
    { PICK($count, one: "pas ", other: "") }{ $digit }, toutes les cases restantes sont dans { HOUSES($covers) }.
fish-used-up =
    Les { WORD($count) } { KIND($bases, form: "many") } ont besoin de { WORD($count) } { $digit }, jamais deux dans
    { KIND($covers, form: "same") } : { KIND($covers, form: "each") } { WORD($count) }
    { KIND($covers, form: "many") } a donc son { $digit } dans l’une de ces cases.
fish-cannibals =
    En { $cells }, un { $digit } compterait pour deux { KIND($covers, form: "many") } à la fois, et il en resterait trop peu
    pour les autres { KIND($bases, form: "many") }.
fish-seen-by-fins =
    Et si { PICK($fins, one: "l’aileron", other: "l’un des ailerons") } vaut { $digit }, { $removed }
    { PICK($removed, one: "le voit et perd", other: "le voient et perdent") } aussi le { $digit }.

## Chains of two strong links

links-turbot =
    Le { $digit } { FORM($first, "of") } est en { $one } ou { $near }, celui { FORM($second, "of") } en { $far } ou
    { $other }. Comme { $near } et { $far } se voient, le { $digit } ne peut pas y être deux fois. L’une au moins des
    cases { $one } et { $other } vaut donc { $digit }, et une case { SEEING($ends) } ne peut pas valoir { $digit }.
links-kites =
    Comme { $joint } se voient, elles ne peuvent pas valoir { $digit } toutes les deux. Ainsi, { JOIN($kites, " ; ") }.
    Une case qui voit les deux cases d’une même paire ne peut pas valoir { $digit }.
links-kite = d’après { HOUSES($lines) }, l’une au moins des cases { $ends } vaut { $digit }
links-kites-of-two-digits =
    Comme { $joint } se voient, elles ne peuvent pas valoir toutes les deux { $one }, ni toutes les deux { $other }.
    Ainsi, { JOIN($kites, " ; ") }. Une case qui voit les deux cases d’une même paire ne peut pas prendre leur chiffre.
links-kite-of-digit =
    d’après le { $digit } { FORM(HOUSES($lines), "of") }, l’une au moins des cases { $ends } vaut { $digit }
links-box = Dans { $box }, le { $digit } ne peut aller qu’en { $places }.
links-by-line =
    Le { $digit } { FORM($line, "of") } est en { $far } ou { $near } ; s’il est en { $near }, { PICK($kind, box: "le", group: "le", other: "la") }
    { KIND($kind) } ne peut plus avoir le sien en { $beside }, mais seulement en { $arm }. Dans les deux cas, il y a un { $digit } en { $far } ou { $arm },
    et une case { SEEING($ends) } ne peut pas valoir { $digit }.
links-w-wing =
    Les cases { $cells } valent chacune { $kept } ou { $linked }. Dans { $house }, le { $linked } n’a que deux places :
    { $seen }. Si les deux cases valaient { $linked }, il n’en aurait plus aucune. L’une au moins vaut donc { $kept },
    et une case qui voit les deux ne peut pas valoir { $kept }.
links-sees = { $cell } voit { $place }

## Wings

wings-cases = La case { $pivot } vaut { OR($digits) } : { JOIN($cases, " ; ") }.
wings-case = si elle vaut { $shared }, { $pincer } vaut { $digit }
wings-case-neither = sinon, elle vaut elle-même { $digit }
wings-in-any-case = Dans tous les cas, { wings-loose }.
wings-counted =
    Les { WORD($count) } cases { AND($cells) } n’ont que { WORD($count) } candidats différents. Chacun des chiffres
    { $others } n’y a que des places qui se voient toutes : il ne peut donc remplir qu’une case.
wings-cell-left = Il reste ainsi une case pour le { $digit } : { wings-loose }.
wings-loose =
    l’une au moins des cases { $loose } vaut { $digit }, et une case { SEEING($loose) } ne peut pas valoir { $digit }

## Colouring

colouring-colours =
    Quand le { $digit } n’a que deux places dans une zone, il occupe l’une ou l’autre : { $links }. De proche en proche,
    on obtient { $count ->
        [1] deux couleurs
       *[other] { WORD($count) } paires de couleurs
    } : { JOIN($cases, " ; et ") }.
colouring-medusa =
    Quand un chiffre n’a que deux places dans une zone, ou une case que deux candidats, l’un des deux est vrai et
    l’autre faux : { $links }. De proche en proche, { JOIN($cases, " ; et ") }.
colouring-link = { $one }-{ $other } dans { $house }
colouring-link-in-cell = { $one }-{ $other } dans la même case
colouring-case = soit { JOIN($claims, ", soit ") }
colouring-true = { $cells ->
    [1] { $cells } vaut { $digit }
   *[other] { $cells } valent { BOTH($cells) } { $digit }
}
colouring-right = { $candidates } { $count ->
    [1] est vrai
    [2] sont tous deux vrais
   *[other] sont tous vrais
}
colouring-sees = { $places } { PICK($places, one: "voit", other: "voient") } { $seen }
colouring-trap =
    { JOIN($sights, " ; ") }, une case de chaque couleur.
    Quelle que soit la couleur vraie, { $cells } { PICK($cells, one: "voit", other: "voient chacune") } un { $digit }.
colouring-wrap =
    Or { $cells }, de la même couleur, se voient. Elles ne peuvent pas valoir { $digit } toutes les deux : cette couleur
    est donc fausse.
colouring-bridge =
    Comme { $near } voit { $other }, leurs deux couleurs ne peuvent pas être vraies à la fois : { OR($claims) }, ou les
    deux.
colouring-bridges =
    { JOIN($sights, " ; ") } : { $count ->
        [1] elle ne peut donc pas
        [2] ni { NOR($both) } ne peut donc
       *[other] aucune des cases { $removed } ne peut donc
    } valoir { $digit }.
colouring-clash = Or { $sights }, et { OR($seen) } vaut { $digit }.
colouring-clash-alone = Or { $sights }, dont une vaut { $digit } : { $cells } ne vaut donc pas { $digit }.
colouring-false = { $cells ->
    [1] { $cells } ne vaut donc pas
   *[other] Aucune des cases { $cells } ne vaut donc
} { $digit }.
colouring-both-in-a-cell =
    En { $cells }, cela donne { $one } ou { $other } : la case ne peut donc pas valoir { OR($digits) }.
colouring-sees-both =
    { PICK($cells, one: "", other: "Chacune des cases ") }{ $cells } voit { $one } d’une couleur et { $other } de
    l’autre : elle ne peut donc pas valoir { OR($digits) }.
colouring-cell-and-sight =
    Avec une couleur, { $cells } vaut { $own_digit } ; avec l’autre, elle voit { $other } : dans les deux cas, elle ne
    peut pas valoir { OR($digits) }.
colouring-twice-in-a-cell =
    Or une couleur imposerait à { $cell } de valoir à la fois { $digits } : cette couleur est donc fausse.
colouring-twice-in-a-house =
    Or, avec une couleur, { $cells }, qui se voient, vaudraient { $digit } toutes les deux : cette couleur est donc
    fausse.
colouring-emptied = { $circumstances ->
    [0] Dans tous les cas, il ne reste aucun candidat en { $cell }
   *[other] Or, { $circumstances }, il ne resterait aucun candidat en { $cell } : cette couleur est donc fausse
}.
colouring-with = avec { $candidates }
colouring-without = sans { $candidates }

## Deadly patterns

deadly-rectangle =
    { deadly-corners }. Si elles ne contenaient que { THE-DIGITS($digits) }, on pourrait échanger ces deux chiffres, et
    la grille aurait deux solutions.
deadly-corners = { $in_boxes ->
    [true] Les cases { $cells } sont les coins d’un rectangle qui occupe deux lignes, deux colonnes et deux blocs
   *[false] Les cases { $cells } sont les coins d’un rectangle, et chaque zone en contient deux qui se suivent ou aucun
}
deadly-avoidable =
    { deadly-corners }, et aucune d’elles n’était donnée. Si elles ne contenaient que { THE-DIGITS($digits) }, on pourrait échanger ces deux chiffres,
    et la grille aurait deux solutions.
deadly-loop =
    { $around ->
        [none] Les { $count } cases { $cells } ont toutes { THE-CANDIDATES($digits) }, et
       *[other]
            Les cases { $around } forment une boucle de { $count } cases. Chacune a { THE-CANDIDATES($digits) } et
            partage une zone avec la suivante, et
    } chaque zone en contient deux ou aucune. Si { PICK($around, none: "elles ne contenaient", other:
    "la boucle ne contenait") } que ces deux chiffres, on pourrait les échanger, et la grille aurait deux solutions.
deadly-extended =
    Les cases { $cells } forment { WORD($digits) } paires à cheval sur deux rangées parallèles{ $in_boxes ->
        [true] , chacune dans un seul bloc
       *[false] . Ces rangées mises à part, les deux cases de chaque paire sont dans les mêmes zones
    }. Si elles ne contenaient que { THE-DIGITS($digits) }, les deux rangées auraient là les mêmes chiffres : on
    pourrait les échanger, et la grille aurait deux solutions.
deadly-grave =
    Sans { $extra }, chaque case vide aurait deux candidats, et chaque chiffre deux places dans toute zone où il manque.
    Les candidats écartés par une solution en formeraient alors une autre, et la grille aurait deux solutions.
deadly-tridagon =
    Dans { HOUSES($boxes) }, { $cells } sont douze cases, une dans chaque ligne et chaque colonne de chacun de ces
    blocs. Les chiffres { $digits } ne peuvent pas les remplir à eux seuls : une ligne ou une colonne contiendrait
    toujours deux fois le même chiffre.
deadly-oddagon =
    Les cases { $around } forment une boucle de { $count } cases. Chacune a { THE-CANDIDATES($digits) } et partage une
    zone avec la suivante. Si la boucle ne contenait que ces deux chiffres, ils devraient alterner, ce qui est impossible
    avec un nombre impair de cases.
deadly-remaining-candidate = { $count ->
    [1] Leur seul autre candidat est donc forcément vrai.
   *[other] L’un au moins des autres candidats est donc vrai : { $guardians }.
}
deadly-seen-by-all = Chacun d’eux exclut { CLAUSES(FORM($removed, "within")) }.
deadly-extra = { THE-CANDIDATES($digits) } en { $cell }
deadly-other-candidate = { $count ->
    [1] Or elle n’en a qu’une. La seule case qui peut prendre un autre chiffre doit donc le faire : { $guardians }.
   *[other] Or elle n’en a qu’une. L’une de ces cases contient donc un autre candidat : { $guardians }.
}
deadly-true-candidate =
    Or elle n’en a qu’une. { PICK($count, one: "Ce candidat", other: "L’un de ces candidats") } est donc vrai :
    { $guardians }.
deadly-guardians = { $single ->
    [true] { OR($guardians) }
   *[false] { $guardians ->
        [2] { JOIN($guardians, ", ou ") }
       *[other] { JOIN($guardians, " ; ou ") }
    }
}
deadly-guardian = { $cell } vaut { OR($digits) }
deadly-one-digit = Une case { SEEING($cells) } ne peut pas valoir { $digit }.
deadly-hidden-subset =
    Les cases { $roof } contiennent donc au plus { $most ->
        [1] un seul
       *[other] { WORD($most) }
    } des chiffres { $digits }. Dans { HOUSES($houses) }, ces chiffres n’ont pas d’autre place que { $extra }, que les
    autres doivent remplir.
deadly-naked-subset =
    L’une des cases { $roof } vaut donc { OR($guardians) }. Avec { $extra }, cela fait { WORD($digits) } cases pour les
    { WORD($digits) } chiffres { $digits }, qu’aucune autre case { OR(FORM($houses, "of")) } ne peut prendre.
deadly-locked-to-roof =
    Dans { HOUSES($houses) }, le { $digit } ne peut aller qu’en { $roof } : l’une des deux cases vaut donc { $digit }.
    L’autre contient alors l’un des candidats qu’on vient de citer, et aucun autre chiffre.
deadly-locked-to-corners =
    Dans { HOUSES($houses) }, le { $digit } ne peut aller qu’aux coins : il occupe donc deux coins opposés. Ce ne
    peuvent
    pas être { $roof }, car l’une de ces cases doit contenir un autre candidat.
deadly-locked-in-lines =
    Dans { HOUSES($houses) }, le { $digit } ne peut aller qu’aux coins. Si { $corner } valait { $removed }, { $between }
    devraient toutes deux valoir { $digit }, et aucun coin ne contiendrait d’autre candidat.

## Symmetry of the givens

symmetry-givens =
    { $move ->
        [half-turn] Un demi-tour de la grille
        [quarter-turn] Un quart de tour de la grille
        [left-right] Une réflexion qui échange la gauche et la droite
        [top-bottom] Une réflexion qui échange le haut et le bas
        [diagonal] Une réflexion par rapport à la diagonale qui descend vers la droite
        [antidiagonal] Une réflexion par rapport à la diagonale qui descend vers la gauche
       *[other]
            Le déplacement des lignes 1 à { $size } vers les { $turned ->
                [true] colonnes
               *[false] lignes
            } { $rows } et des colonnes 1 à { $size } vers les { $turned ->
                [true] lignes
               *[false] colonnes
            } { $columns }
    } ne change pas les chiffres donnés{ $cycles ->
        [0] { "" }
       *[other] { " " }si l’on renomme les chiffres : { AND($cycles) }
    }. Il en va de même de l’unique solution.
symmetry-same-cell =
    { $cells } { PICK($cells, one: "reste", other: "restent") } en place : il ne peut y avoir là qu’un chiffre qui garde son
    nom, { OR($kept) }.
symmetry-sees-image =
    En { $cells }, des candidats excluent leur propre image. Sans elle, ils ne peuvent pas être vrais.
symmetry-ruled-out =
    Un candidat n’est vrai qu’avec son image, et des images sont déjà exclues en { $images }.

## Almost locked sets

almost-locked-sets =
    { $sets } sont des ensembles presque verrouillés (ALS) : chacun a un chiffre de plus que de cases, et il ne peut
    donc lui en manquer qu’un.
almost-locked-one-common =
    Chaque { $x } de l’un voit chaque { $x } de l’autre : le { $x } manque donc à l’un des deux, qui contient
    { OTHER-DIGITS($others) }.
almost-locked-without-others =
    { almost-locked-two-commons }, et une case qui voit toutes ses places dans les deux ne peut pas le prendre.
almost-locked-with-others =
    { almost-locked-two-commons }, et chaque ensemble contient tous ses autres chiffres. Une case qui voit toutes les
    places du { $x } ou du { $y } dans les deux ensembles ne peut pas prendre ce chiffre. Pour tout autre chiffre, il
    suffit qu’elle en voie toutes les places dans un ensemble qui le contient.
almost-locked-two-commons =
    Chaque { $x } de l’un voit chaque { $x } de l’autre, et de même pour les { $y }. Le { $x } manque donc à l’un des
    ensembles, et le { $y } à l’autre : chacun de ces deux chiffres est dans l’un des ensembles
almost-locked-three =
    Un { $x } dans l’ensemble { $first } exclut tout { $x } de l’ensemble { $middle }, et un { $y } dans ce dernier exclut
    tout { $y } de l’ensemble { $second }, car tous ces candidats se voient. Si le { $x } manque à { $first }, cet ensemble contient
    { OTHER-DIGITS($others_of_first) }. Sinon, il manque à { $middle }, qui contient donc le { $y } ; celui-ci manque
    alors à { $second }, qui contient { OTHER-DIGITS($others_of_second) }.
almost-locked-chain =
    Deux ensembles voisins ne peuvent pas contenir tous deux le chiffre qui les relie, car tous ses candidats s’y
    voient. Si le { $start } manque à { $first }, cet ensemble contient { OTHER-DIGITS($others_of_first) }. Sinon,
    { JOIN($between, " ; ") } ; le { $end } manque à { $last }, qui contient { OTHER-DIGITS($others_of_last) }.
almost-locked-between = le { $lacks } manque à { $set }, qui contient donc le { $holds }
almost-locked-blossom =
    À chaque candidat de { $stem } correspond un ensemble presque verrouillé (ALS, un chiffre de plus que de cases) où
    { $stem } voit toutes les places de ce chiffre : { JOIN($cases, " ; ") }. Un ensemble à qui manque un chiffre contient
    { PICK($others, one: "l’autre", other: "tous les autres") }.
almost-locked-petal = si elle vaut { $digit }, le { $digit } manque à { $petal }
almost-locked-either-way =
    Dans les deux cas, { EACH-OF($digits) } se trouve en { OR($ends) }, et une case qui y voit toutes ses places ne peut
    pas le prendre.
almost-locked-in-any-case =
    Quelle que soit la valeur de { $stem }, { EACH-OF($digits) } se trouve donc dans l’un des ensembles, et une case qui
    y voit toutes ses places ne peut pas le prendre.
other-digits = { PICK($value, one: "son autre chiffre", other: "tous ses autres chiffres") }
each-of = { PICK($value, one: "le ", other: "chacun des chiffres ") }{ $value }

## Sue de Coq

sue-de-coq-cells =
    Prenons { $core }, à l’intersection { FORM($line, "of") } et { FORM($box, "of") }, puis { $of_line } dans le reste
    { FORM($line, "of") } et { $of_box } dans le reste { FORM($box, "of") } : { WORD($count) } cases en tout.
sue-de-coq-once =
    Aucun chiffre du premier ensemble ne figure dans les deux autres à la fois : chaque chiffre ne peut donc remplir qu’une des
    { WORD($count) } cases{ $others ->
        [0] { "" }
        [one] , sauf le { $others }, qui peut en remplir une dans chacun des deux autres
       *[other] , sauf les chiffres { $others }, qui peuvent chacun en remplir une dans chacun des deux autres
    }.
sue-de-coq-none-missing =
    C’est juste assez pour les remplir toutes : aucun chiffre ne peut manquer. Ces cases contiennent donc
    { EACH($in_line, "the") } { FORM($line, "of") }, ainsi que { EACH($in_box, "the") } { FORM($box, "of") }.

## Multi-sector locked sets

msls-cells = Prenons les { $count } cases { $cells }.
sk-loop-ring =
    { CAP(AND(HOUSES($lines))) } se croisent dans { HOUSES($boxes) }. À côté des croisements, leurs { $count } cases
    forment un anneau : { JOIN($groups, " – ") }. Chaque groupe partage une rangée ou un bloc avec le suivant, et le dernier
    avec le premier.
msls-covers = Des zones couvrent tous leurs candidats : { JOIN($covers, " ; ") }.
msls-cover = { $digits } dans { HOUSES($houses) }{ PICK($count, one: "", other: " (chaque fois)") }
msls-just-enough =
    Une zone ne contient chacun de ses chiffres qu’une fois : ces zones ont donc { $covers } chiffres pour les { $count }
    cases. C’est juste assez, et tous ces chiffres sont dans ces cases.
msls-rest = Ils sont éliminés du reste de leurs zones.
msls-twice =
    Un candidat que deux de ces zones couvrent les occuperait toutes deux pour une seule case, et il resterait trop peu de
    chiffres pour les autres. Cela élimine des candidats en { $cells }.
msls-one-more =
    Une zone ne contient chacun de ses chiffres qu’une fois : ces zones ont donc { $covers } chiffres pour les { $count }
    cases, un de plus qu’il n’en faut.
msls-too-many = Un candidat éliminé occuperait plus de ces chiffres qu’il n’y en a de trop.
## Exocets

exocet-base =
    Les { PICK($bases, one: "cases de base", other: "bases") } { AND($bases) } n’admettent que { THE-DIGITS($digits) }.
exocet-lines =
    Hors { FORM(HOUSES($band), "of") }, { AND(HOUSES($lines)) } n’ont de places pour chacun de ces chiffres que dans deux
    lignes ou colonnes au plus, et l’y contiennent donc deux fois au plus : { JOIN($covers, " ; ") }.
exocet-cover = le { $digit } dans { AND(HOUSES($lines)) }
exocet-targets =
    Toutes trois ont besoin de chacun des deux chiffres placés en { $base }. Dans { AND(HOUSES($band)) }, seules les
    cibles { AND($targets) } peuvent alors les prendre. Chacun des deux chiffres de { $base } est donc dans une cible, et chaque
    cible en contient un.
exocet-double =
    Toutes trois ont besoin de chacun de ces chiffres : il est donc au moins une fois dans leur partie commune avec
    { AND(HOUSES($band)) }. Un chiffre présent dans les deux bases n’y aurait aucune place. Chaque chiffre est donc dans
    une seule base et dans l’une de ses deux cibles : { JOIN($pairs, " ; ") }.
exocet-pair = { $base } a pour cibles { AND($targets) }
exocet-mirrors =
    Dans le bloc de l’autre cible, il ne reste au chiffre d’une cible que ses cases miroirs : { JOIN($pairs, " ; ") }.
exocet-mirror = { $mirror } pour { $target }
exocet-certain =
    Dans toutes les combinaisons possibles, { $base } contient { THE-DIGITS($digits) }.
exocet-target = Une cible contient un chiffre de sa base : on peut éliminer { CLAUSES($removed) }.
exocet-no-mirror =
    Une cible ne peut pas contenir un chiffre impossible dans ses cases miroirs : on peut éliminer { CLAUSES($removed) }.
exocet-no-room =
    Dans une cible, un chiffre doit se laisser une place dans { AND(HOUSES($lines)) } et dans { AND(HOUSES($band)) } : on
    peut éliminer { CLAUSES($removed) }.
exocet-no-target =
    Un chiffre impossible dans les deux cibles n’est pas dans la base : on peut éliminer { CLAUSES($removed) }.
exocet-mirror-cell =
    Si une seule des cases miroirs peut contenir le chiffre de la cible, elle n’en contient pas d’autre : on peut éliminer
    { CLAUSES($removed) }.
exocet-sight =
    Une case qui voit toutes les places { PICK($digits, one: "du", other: "de l’un des chiffres") } { $digits } dans
    { PICK($bases, one: "la base", other: "les bases") }, ou dans les cibles, ne peut pas le contenir : on peut éliminer
    { CLAUSES($removed) }.
exocet-cover-line =
    Hors { FORM(HOUSES($band), "of") }, { AND(HOUSES($lines)) } contiennent { THE-DIGITS($digits) } deux
    fois{ PICK($digits, one: "", other: " chacun") } : une fois dans chacune des deux lignes ou colonnes indiquées plus haut{
    PICK($digits, one: "", other: " pour ce chiffre") }.
    Il ne reste donc pas de place ailleurs dans ces deux : on peut éliminer { CLAUSES($removed) }.

## Aligned exclusion

aligned-exclusion-cells = { aligned-exclusion-sees } { $excluders ->
    [1] la priver de tous ses candidats
    [2] priver l’une ou l’autre de tous ses candidats
   *[other] priver l’une de celles-ci de tous ses candidats
}.
aligned-exclusion-sets = { aligned-exclusion-sees } { $excluders ->
    [1] lui enlever deux chiffres, car cet ensemble n’a
    [2] enlever deux chiffres à l’un ou à l’autre, car chacun n’a
   *[other] enlever deux chiffres à l’un d’eux, car chacun n’a
} qu’un chiffre de plus que de cases.
aligned-exclusion-sees =
    { $cells } voient { PICK($in_sight, true: "", false: "des places de ") }{ $excluders }. Ensemble, elles ne doivent
    pas
aligned-exclusion-two = Si { $cell } valait { $digit }, { JOIN($ends, " ; ") }.
aligned-exclusion-second = { $cell }={ $digit } serait un deuxième { $twice } dans { $house }
aligned-exclusion-broken = { $cell }={ $digit } violerait une règle
aligned-exclusion-end = { $cell }={ $digit } ne laisserait { $left }
aligned-exclusion-repeats =
    Si { $cell } valait { $digit }, toute façon de remplir { JOIN($others, ",") } { PICK($by_rules,
    true: "violerait une règle", false: "répéterait un chiffre dans une zone") }.
aligned-exclusion-many =
    Si { $cell } valait { $digit }, il y aurait { $count } façons de remplir { JOIN($others, ",") }, et chacune ne
    laisserait { OR($ends) }.
aligned-exclusion-few =
    Si { $cell } valait { $digit }, { JOIN($others, ",") } ne pourraient valoir que { JOIN($faults, " ; ou ") }.
aligned-exclusion-fault = { OR($choices) }, ce qui ne laisserait { $left }
aligned-exclusion-nothing = aucun candidat à { $cells }
aligned-exclusion-too-few = pas assez de chiffres à { $cells }

## What follows from what

following-if = Si { $fact }
following-also = De plus, si { $fact }
following-since = Comme { $fact }
following-so = Donc { $clause }
following-so-on = , { PICK($opening, if: "", since: "", next: "donc ") }{ $clause }
following-so-off = , { PICK($opening, if: "", since: "", next: "donc ") }{ $clause }
following-it-is = { $opening ->
    [next] , mais { $digit }
   *[other] , elle vaut { $digit }
}
following-it-is-not = { $opening ->
    [next] , qui ne vaut donc pas { $digit }
   *[other] , elle ne vaut pas { $digit }
}
following-on = { following-on.cells } vaut { $digit }
    .that = que { following-on.cells } vaille { $digit }
    .cells = { PICK($cells, one: "", other: "l’une des cases ") }{ $cells }
following-off = { $cells ->
    [1] { $cells } ne vaut { following-off.digits }
    [2] ni { NOR($cells) } ne vaut { OR($digits) }
   *[other] aucune des cases { $cells } ne vaut { OR($digits) }
}
    .that = { $cells ->
        [1] que { $cells } ne vaille { following-off.digits }
        [2] que ni { NOR($cells) } ne vaille { OR($digits) }
       *[other] qu’aucune des cases { $cells } ne vaille { OR($digits) }
    }
    .digits = { $digits ->
        [1] pas { $digits }
       *[other] ni { JOIN($digits, " ni ") }
    }
following-in-house = le { $digit } { FORM($house, "of") } est en { OR($cells) }
following-last-guardian =
    { following-on } (sinon, { $pattern } ne contiendraient que { THE-DIGITS($digits) })
following-in-truth = selon la règle « { $rule } », { following-on }

## Alternating chains

chains-after-all = Donc, de toute façon, { following-on }.
chains-one-end =
    L’une au moins des cases { $ends } vaut donc { $digit }, et une case { SEEING($ends) } ne peut pas valoir
    { $digit }.
chains-in-one-cell = Donc { $first } ou { $digit }, et rien d’autre.
chains-either = Donc { $first }, ou { $last }, ou les deux.
chains-turn = Dans les deux cas, { $cell } ne vaut pas { $digit }.
chains-excluded = Or { OR($removed) } exclurait les deux.
chains-removed = le { $digit } en { $cell }
chains-loop =
    Et si { $last }, { $inside ->
        [true] elle ne vaut pas { $digit }
       *[false] { $first }
    } : la chaîne se referme en une boucle, que l’on peut parcourir dans les deux sens.
chains-weak-links = Chaque lien faible a donc exactement une extrémité vraie : { JOIN($pairs, " ; ") }.
chains-one-place = le { $digit } est en { OR($places) }
chains-one-of = { $inside ->
    [true] { $one } ou { $digit }
   *[false] { $one }, ou { $other }
}
chains-sets-keep = Dans un sens comme dans l’autre, { $kept }.
chains-set-keeps = { THE-DIGITS($digits) } { PICK($digits, one: "reste", other: "restent") } en { $set }
chains-hidden-set-keeps = Les autres cases parmi { $cells } ne contiennent que { THE-DIGITS($digits) }.
chains-take-turns =
    Les cases { $cells } valent chacune { $one } ou { $other }, et chacune voit la suivante : les deux chiffres
    alternent donc.
chains-outer-two =
    Les deux extrémités, { $ends }, n’ont ainsi pas le même chiffre, et une case qui voit les deux ne peut valoir ni
    { $one } ni { $other }.
chains-by-set =
    les { WORD($set) } cases { $set } n’ont plus que { THE-DIGITS($others) }, avec le { $digit } en { OR($cells) }
chains-by-rectangle =
    { $on } (sinon, on pourrait échanger { THE-DIGITS($digits) } aux coins { $corners }, et la grille aurait deux
    solutions)
chains-by-hidden-set = { $off }, car { $house } a besoin de toutes les cases { $cells } sauf une pour { THE-DIGITS($digits) }

## Forcing chains and nets

forcing-suppose = Supposons { FORM($fact, "that") }.
forcing-case = Si { $fact } :
forcing-is-or-not = Soit { $cell } vaut { $digit }, soit elle ne vaut pas { $digit }.
forcing-one-place = Le { $digit } { FORM($house, "of") } est en { OR($cells) }.
forcing-one-digit = { $cell } vaut { OR($digits) }.
forcing-in-house = Le { $digit } { FORM($house, "of") } est en { $cell }, car { $because }.
forcing-in-truth = Selon la règle « { $rule } », { $cell } vaut { $digit }, car { $because }.
forcing-last-guardian =
    { $cell } vaut { $digit }, car { $because } (sinon, { $pattern } ne contiendraient que { THE-DIGITS($digits) }).
forcing-in-cell = { $cell } vaut { $digit }, car { $because }.
forcing-one-by-rule = Selon la règle « { $rule } », { OR($facts) }.
forcing-by-rule = Selon la règle « { $rule } », { $fact }, car { $because }.
forcing-left-in-house = Le { $digit } { FORM($house, "of") } est maintenant en { OR($cells) }, car { $because }.
forcing-left-in-cell = { $cell } vaut maintenant { OR($digits) }, car { $because }.
forcing-so = Donc { $fact }, car { $because }.
forcing-chain-within = Comme { $because }, on a la chaîne suivante ({ $name }) :
forcing-pattern-within = Comme { $because }, { SMALL(JOIN($said, " ")) }
forcing-nothing-left = { $because ->
    [0] Alors { $truth }, ce qui est impossible.
   *[other] Comme { $because }, { $truth }, ce qui est impossible.
}
forcing-supposed = Or on a supposé que { $cell } valait { $digit }.
forcing-clash = Or { $clash }.
forcing-either-way = { $count ->
    [2] Dans les deux cas
   *[other] Dans tous les cas
}, { $fact }.

## Kraken fish

kraken-without-fins = Si { $fins ->
        [1] l’aileron { $fins } ne vaut pas
        [2] aucun des deux ailerons { $fins } ne vaut
       *[other] aucun des ailerons { $fins } ne vaut
    } { $digit }, toutes les cases restantes sont dans { HOUSES($covers) }.
kraken-not = Donc { $cell } ne vaut pas { $digit }.
kraken-places = Donc le { $digit } { FORM($cover, "of") } est en { OR($cells) }.
kraken-fin = l’aileron { $cell } vaut { $digit }
    .that = que l’aileron { $cell } vaille { $digit }

## Templates

templates-ways =
    Passons en revue toutes les façons de placer { $rows }{ $conditions ->
        [0] { "" }
       *[other] { " " }de sorte { $conditions }
    }.
templates-into = un { $digit } dans { $rows ->
    [1] { $rows }
   *[other] { $kind ->
        [row] chacune des lignes { FORM($rows, "number") }
       *[mixed] chacune de ces zones : { HOUSES($rows) }
    }
}
templates-into-all = un { $digit } dans chaque ligne
templates-apart =
    que deux { PICK($several, true: "chiffres égaux", false: "d’entre eux") } ne se voient jamais
templates-one-digit-a-cell = qu’aucune case n’ait deux chiffres
templates-use = Toutes utilisent { $cells }.
templates-have = Toutes ont un { $digit } en { $cells }.
templates-do-not-use = Aucune n’utilise { PICK($cells, one: "", other: "l’une des cases ") }{ $cells }.
templates-have-no-room =
    Aucune ne laisse de place à un { $digit } { PICK($cells, one: "en ", other: "dans l’une des cases ") }{ $cells }.

## Steps of a search

search-held = La recherche essaie { $choice }, ce qui mène à une solution (après { N-NODES($nodes) }).
search-choice = le { $digit } en { $cell }
search-suppose = Supposons { $choice }.
search-singles = Les singletons donnent alors { $forced }.
search-contradiction = Contradiction : { $conflict }. Donc { $cell } ne vaut pas { $digit }.
search-fails = Aucune suite n’aboutit (après { N-NODES($nodes) }) : { $cell } ne vaut donc pas { $digit }.

## Truths and links

technique-truths-and-links = Vérités et liens
rank =
    Vérités : { $truths }. Liens : { $links }. Rang : { $of_links } { PICK($of_links, one: "lien", other: "liens") } −
    { $of_truths } { PICK($of_truths, one: "vérité", other: "vérités") } = { $rank }{ $made_up ->
        [0] { "" }
       *[other] , plus { $made_up } pour les candidats présents dans plus de vérités que de liens
    }.
rank-all =
    Chaque vérité prend un lien pour son candidat vrai, et il n’en reste aucun. Tout candidat présent dans plus de liens
    que de vérités est donc faux.
rank-spare =
    Chaque vérité a besoin d’un lien pour son candidat vrai, ce qui en laisse { $spare ->
        [1] un seul
       *[other] { $spare }
    } en plus. Un candidat qui en demanderait davantage est faux.
rank-needed =
    Sans { AND($candidates) }, il y aurait moins de liens que de vérités : { $count ->
        [1] ce candidat est donc vrai
       *[other] ces candidats sont donc vrais
    }.
rank-contradiction = Les liens ne suffisent pas à toutes les vérités : cette position n’a donc pas de solution.
rank-uncovered =
    Les liens ne couvrent pas les vérités : { AND($candidates) } { $count ->
        [1] n’est
       *[other] ne sont
    } dans aucun lien. On ne peut donc rien conclure en comptant.
rank-nothing = Aucun candidat n’est dans assez de liens : on ne peut rien conclure en comptant.
rank-beyond = Si l’on essaie toutes les façons de satisfaire les vérités, { AND($candidates) } s’éliminent aussi.
rank-beyond-counting =
    Mais si l’on essaie toutes les façons de satisfaire les vérités, { AND($candidates) } { $count ->
        [1] s’élimine
       *[other] s’éliminent
    }.
rank-none = Aucun ensemble de liens ne montre à lui seul cette étape, qui distingue des cas.

## Techniques: what they are called, what they do, and why they hold
technique-full-house = Dernière case libre
summary-full-house = Une zone n’a plus qu’une case vide, qui reçoit le chiffre manquant.
argument-full-house =
    Chaque zone contient chaque chiffre une fois. Quand huit chiffres y sont placés, le neuvième va dans la dernière
    case.
technique-hidden-single = Singleton caché
summary-hidden-single = Un chiffre n’a plus qu’une place possible dans une zone.
technique-naked-single = Singleton nu
summary-naked-single = Une case n’a plus qu’un candidat.
argument-naked-single =
    Une case contient un seul chiffre. Si sa ligne, sa colonne et son bloc en contiennent déjà huit à eux trois, elle
    reçoit le neuvième.
technique-locked-candidates-type-1-pointing = Candidats verrouillés type 1 (pointage)
summary-locked-candidates-type-1-pointing =
    Dans un bloc, un chiffre n’est possible que dans une seule rangée : on l’élimine du reste de cette rangée.
technique-locked-candidates-type-2-claiming = Candidats verrouillés type 2 (revendication)
summary-locked-candidates-type-2-claiming =
    Dans une rangée, un chiffre n’est possible que dans un seul bloc : on l’élimine du reste de ce bloc.
technique-combinations = Combinaisons
summary-combinations =
    Les candidats qui n’apparaissent dans aucun remplissage valable d’une cage, ou d’un autre groupe de cases soumis à
    une règle, sont éliminés.
argument-combinations =
    Les cases doivent être remplies de sorte que la règle soit respectée. Un candidat qu’aucun remplissage ne
    contient ne peut pas être vrai.
technique-innies-and-outies = Innies et outies
summary-innies-and-outies =
    Les sommes de zones entières et des cages qui s’y trouvent donnent la somme de quelques cases.
argument-innies-and-outies =
    Les chiffres d’une zone complète ont une somme connue, 45 pour neuf chiffres. On en soustrait les sommes des
    cages qui couvrent presque ces zones : il reste la somme des quelques cases sans cage, moins celles qui
    dépassent.
technique-direct-forcing = Forçage direct
summary-direct-forcing = Un candidat qu’exclut chaque possibilité d’une case, d’une zone ou d’une règle est éliminé.
argument-direct-forcing =
    L’un des candidats d’une case est vrai, comme l’une des places d’un chiffre dans une zone. Si chacun d’eux
    exclut le même candidat, par quelque règle que ce soit, celui-ci est faux.
technique-required-digits = Chiffres requis
summary-required-digits =
    Un candidat est éliminé s’il ne laisse aucun remplissage à une cage ou à un autre groupe de cases.
argument-required-digits =
    Le candidat en exclut d’autres dans les cases de la règle, parce qu’il les voit ou par une autre règle. Si ceux
    qui restent ne forment aucune combinaison, il est faux. Dans une cage, cela élimine les chiffres dont chaque
    combinaison a besoin.
technique-law-of-leftovers = Loi des restes
summary-law-of-leftovers =
    Là où des lignes et des régions coïncident presque, les cases restantes des deux côtés contiennent les mêmes
    chiffres.
argument-law-of-leftovers =
    Des lignes ou des colonnes contiennent chaque chiffre aussi souvent qu’autant de régions. Sans les cases
    communes, les cases restantes des deux côtés doivent contenir les mêmes chiffres.
technique-locked-pair = Paire verrouillée
summary-locked-pair =
    Deux cases à l’intersection d’une rangée et d’un bloc ont les deux mêmes candidats : on les élimine du reste de la
    rangée et du bloc.
technique-naked-pair = Paire nue
summary-naked-pair =
    Dans une zone, deux cases n’ont que les deux mêmes candidats : on les élimine des autres cases de la zone.
technique-hidden-pair = Paire cachée
summary-hidden-pair =
    Dans une zone, deux chiffres ne sont possibles que dans les deux mêmes cases : on en élimine tous les autres
    candidats.
technique-locked-triple = Triplet verrouillé
summary-locked-triple =
    Les trois cases à l’intersection d’une rangée et d’un bloc n’ont que trois candidats en tout : on les élimine du
    reste de la rangée et du bloc.
technique-naked-triple = Triplet nu
summary-naked-triple =
    Dans une zone, trois cases n’ont que trois candidats en tout : on les élimine des autres cases de la zone.
technique-hidden-triple = Triplet caché
summary-hidden-triple =
    Dans une zone, trois chiffres ne sont possibles que dans trois cases en tout : on en élimine tous les autres
    candidats.
technique-skyscraper = Gratte-ciel
summary-skyscraper =
    Deux rangées parallèles n’ont chacune que deux places pour un chiffre ; l’une des places de chaque rangée se trouve
    dans la même rangée transversale.
technique-2-string-kite = Cerf-volant à deux fils
summary-2-string-kite =
    Une ligne et une colonne n’ont chacune que deux places pour un chiffre ; l’une des places de chacune se trouve dans
    le même bloc.
technique-dual-2-string-kite = Double cerf-volant à deux fils
summary-dual-2-string-kite = Deux cerfs-volants à deux fils qui s’appuient sur les deux mêmes cases d’un bloc.
summary-xy-wing =
    Une case à deux candidats en voit deux autres : chacune a l’un de ces candidats, et toutes deux ont un même
    troisième candidat.
technique-turbot-fish = Turbot
summary-turbot-fish =
    Deux zones, dont un bloc, n’ont chacune que deux places pour un chiffre ; une place de l’une voit une place de
    l’autre.
technique-empty-rectangle = Rectangle vide
summary-empty-rectangle =
    Dans un bloc, un chiffre n’est possible que dans une ligne et une colonne, et une rangée qui coupe l’une d’elles n’a
    que deux places pour lui.
technique-dual-empty-rectangle = Double rectangle vide
summary-dual-empty-rectangle = Deux rectangles vides dans le même bloc.
technique-grouped-skyscraper = Gratte-ciel groupé
summary-grouped-skyscraper =
    Un gratte-ciel dont l’un des sommets est un groupe de deux ou trois places d’une rangée, dans un seul bloc.
technique-grouped-2-string-kite = Cerf-volant à deux fils groupé
summary-grouped-2-string-kite =
    Un cerf-volant à deux fils dont l’un des bouts est un groupe de deux ou trois places d’une rangée, dans un seul
    bloc.
summary-xyz-wing =
    Une case à trois candidats en voit deux autres, qui ont chacune deux de ces candidats ; les trois cases en ont un en
    commun.
summary-w-wing =
    Deux cases ont les deux mêmes candidats, et chacune voit l’une des deux seules places de l’un d’eux dans une zone.
argument-w-wing =
    L’une des extrémités du lien fort contient son chiffre. La case à deux candidats qui voit cette extrémité ne peut
    pas le prendre : elle prend l’autre. L’une au moins des deux cases contient donc cet autre chiffre, et une case qui
    voit les deux le perd.
technique-simple-colors-trap = Coloriage simple (piège)
summary-simple-colors-trap = Une place possible du chiffre voit les deux couleurs d’un réseau.
argument-simple-colors-trap =
    Des liens forts relient les places du chiffre, que l’on colorie en alternance : une couleur est entièrement vraie,
    l’autre entièrement fausse. Une place qui voit les deux couleurs voit donc une place vraie.
technique-simple-colors-wrap = Coloriage simple (conflit)
summary-simple-colors-wrap = Deux cases de la même couleur d’un réseau se voient : cette couleur est fausse.
argument-simple-colors-wrap =
    Des liens forts relient les places du chiffre, que l’on colorie en alternance : une couleur est entièrement vraie,
    l’autre entièrement fausse. Deux places de la même couleur dans une même zone ne peuvent pas être vraies toutes les
    deux : cette couleur est donc fausse.
technique-grouped-turbot-fish = Turbot groupé
summary-grouped-turbot-fish =
    Un turbot dont l’un des liens forts a pour extrémité un groupe de deux ou trois places, dans un même bloc et une
    même rangée.
technique-uniqueness = Rectangle unique type { $number }
summary-uniqueness-test-1 = Trois coins d’un rectangle n’ont que les deux mêmes candidats : on les élimine du quatrième.
summary-uniqueness-test-2 =
    Deux coins d’un rectangle, sur la même rangée, ont le même candidat supplémentaire : on l’élimine des cases qui
    voient les deux.
summary-uniqueness-test-4 =
    L’un des deux chiffres d’un rectangle est verrouillé dans deux de ses coins, qui perdent l’autre.
technique-avoidable-rectangle = Rectangle évitable type { $number }
summary-avoidable-rectangle-type-1 =
    Trois coins d’un rectangle sont remplis sans avoir été donnés ; le quatrième perd le chiffre qui compléterait le
    motif.
technique-remote-pair = Paire éloignée
summary-remote-pair =
    Des cases, dont chacune voit la suivante, ont les deux mêmes candidats : chacun des deux occupe une extrémité.
argument-remote-pair =
    Les cases ont les deux mêmes candidats, et chacune voit la suivante : elles prennent donc les deux chiffres en
    alternance. Si leur nombre est pair, les extrémités diffèrent : l’une contient le premier chiffre, l’autre le
    second. Une case qui voit les deux extrémités perd les deux chiffres.
summary-uniqueness-test-3 =
    Les candidats supplémentaires de deux coins d’un rectangle forment un sous-ensemble nu avec d’autres cases de leur
    zone.
summary-uniqueness-test-5 =
    Deux coins opposés d’un rectangle, ou trois coins, ont le même candidat supplémentaire ; l’un d’eux le prend.
summary-uniqueness-test-6 =
    Un chiffre d’un rectangle ne peut aller qu’à ses coins : on l’élimine de deux coins opposés qui ont des candidats
    supplémentaires.
argument-uniqueness-test-6 =
    { argument-deadly } L’un de ses chiffres n’est possible qu’aux coins, dans les deux lignes comme dans les deux
    colonnes. S’il prenait les deux coins opposés qui ont d’autres candidats, l’autre chiffre prendrait les deux coins
    restants, et le motif serait complet.
summary-avoidable-rectangle-type-2 =
    Deux coins d’un rectangle sont remplis sans avoir été donnés ; les deux autres ont le même candidat supplémentaire,
    et l’un d’eux le prend.
technique-hidden-rectangle = Rectangle caché
summary-hidden-rectangle =
    Dans les deux rangées d’un coin, un chiffre du rectangle n’est possible qu’aux coins ; ce coin perd l’autre chiffre.
argument-hidden-rectangle =
    { argument-deadly } L’un des coins n’a pas d’autres candidats que ses deux chiffres. Dans les deux rangées du coin
    opposé, un des chiffres n’est possible que dans le rectangle. Si ce coin prenait l’autre chiffre, les quatre coins
    formeraient le motif.
technique-unique-loop = Boucle unique type { $number }
summary-unique-loop-type-1 =
    Toutes les cases d’une boucle sauf une n’ont que les deux mêmes candidats : on les élimine de celle-ci.
summary-unique-loop-type-2 =
    Certaines cases d’une boucle ont le même candidat supplémentaire : on l’élimine des cases qui les voient toutes.
summary-unique-loop-type-3 =
    Les candidats supplémentaires de deux cases d’une boucle forment un sous-ensemble nu avec d’autres cases de leur
    zone.
summary-unique-loop-type-4 =
    L’un des deux chiffres d’une boucle est verrouillé dans deux de ses cases, qui perdent l’autre.
technique-multi-colors-2 = Coloriage multiple 2
summary-multi-colors-2 = Une couleur d’un réseau voit les deux couleurs d’un autre : elle est fausse.
argument-multi-colors-2 =
    Deux réseaux d’un même chiffre sont coloriés en alternance. Une couleur de l’un voit les deux couleurs de l’autre,
    dont l’une est forcément vraie : cette première couleur est donc fausse.
technique-multi-colors-1 = Coloriage multiple 1
summary-multi-colors-1 =
    Une couleur d’un réseau en voit une d’un autre, et une place du chiffre voit les deux couleurs opposées à celles-ci.
argument-multi-colors-1 =
    Deux réseaux d’un même chiffre sont coloriés en alternance. Une place de l’un voit une place de l’autre : leurs deux
    couleurs ne peuvent pas être vraies à la fois, et l’une au moins des couleurs opposées l’est donc. Une place qui
    voit ces deux couleurs opposées perd le chiffre.
summary-wxyz-wing =
    Quatre cases, dans deux zones qui se croisent, ont quatre candidats en tout ; tous sauf un s’y limitent à une seule
    zone.
technique-naked-quadruple = Quadruplet nu
summary-naked-quadruple =
    Dans une zone, quatre cases n’ont que quatre candidats en tout : on les élimine des autres cases de la zone.
technique-extended-rectangle = Rectangle étendu type { $number }
summary-extended-rectangle-type-1 =
    Des paires de cases à cheval sur deux rangées ont autant de candidats qu’il y a de paires, sauf une case, qui perd
    ces candidats.
summary-extended-rectangle-type-2 =
    Certaines cases d’un rectangle étendu ont le même candidat supplémentaire : on l’élimine des cases qui les voient
    toutes.
summary-sue-de-coq =
    Des cases à l’intersection d’une rangée et d’un bloc, avec d’autres cases de cette rangée et de ce bloc, ont juste
    assez de chiffres pour être toutes remplies.
argument-sue-de-coq =
    À l’intersection d’une rangée et d’un bloc, quelques cases ont plus de candidats qu’il n’en faut. Des cases du reste
    de la rangée et du reste du bloc en utilisent une partie, sans chiffre commun entre elles, si bien qu’il y a autant
    de cases que de chiffres. Chaque chiffre est alors épuisé dans sa zone.
technique-x-chain = Chaîne X
summary-x-chain =
    Les liens forts et faibles d’un seul chiffre alternent : l’une au moins des deux extrémités le contient, et une case
    qui voit les deux le perd.
summary-extended-rectangle-type-3 =
    Les candidats supplémentaires de deux cases d’un rectangle étendu forment un sous-ensemble nu avec d’autres cases de
    leur zone.
summary-extended-rectangle-type-4 =
    L’un des chiffres d’un rectangle étendu est verrouillé dans deux de ses cases, qui perdent les autres.
summary-m-wing =
    Une case à deux candidats et deux liens forts, un par candidat : un même chiffre est dans cette case ou à l’autre
    bout de la chaîne.
argument-m-wing =
    Deux liens forts partent d’une case à deux candidats. Si une extrémité est fausse, son lien impose à la case un
    chiffre et lui refuse l’autre, et le second lien rend alors l’autre extrémité vraie. L’une au moins des extrémités
    est donc vraie, et un candidat que les deux excluent disparaît.
technique-forcing-x-chain = Chaîne X forcée
summary-forcing-x-chain =
    Des liens d’un seul chiffre mènent d’un candidat, supposé vrai ou faux, à son contraire, qui est donc établi.
technique-xy-chain = Chaîne XY
summary-xy-chain =
    Des cases à deux candidats, dont chacune voit la suivante : l’une au moins des deux extrémités prend le chiffre
    qu’elles ont en commun.
technique-continuous-nice-loop = Boucle continue
summary-continuous-nice-loop =
    Une chaîne qui se referme : chacun de ses liens a exactement une extrémité vraie, ce qui élimine d’autres candidats.
technique-bidirectional-x-cycle = Cycle X bidirectionnel
summary-bidirectional-x-cycle =
    Des liens d’un seul chiffre ramènent à leur point de départ : une place sur deux le contient, et une case qui voit
    deux places consécutives le perd.
technique-bidirectional-y-cycle = Cycle Y bidirectionnel
summary-bidirectional-y-cycle = Des cases à deux candidats, dont chacune voit la suivante, forment un cycle.
technique-bidirectional-cycle = Cycle bidirectionnel
summary-bidirectional-cycle =
    Des liens ramènent d’un candidat à lui-même : chaque lien a une extrémité vraie, et un candidat qui voit les deux
    disparaît.
technique-forcing-chain = Chaîne forcée
summary-forcing-chain = Des liens mènent d’un candidat, supposé vrai ou faux, à son contraire, qui est donc établi.
technique-discontinuous-nice-loop = Boucle discontinue
summary-discontinuous-nice-loop = Une chaîne qui ramène un candidat à lui-même montre qu’il est faux, ou qu’il est vrai.
summary-aic =
    Les liens forts et faibles de chiffres quelconques alternent : l’une au moins des deux extrémités est vraie, et un
    candidat qui contredit les deux disparaît.
technique-hidden-quadruple = Quadruplet caché
summary-hidden-quadruple =
    Dans une zone, quatre chiffres ne sont possibles que dans quatre cases en tout : on en élimine tous les autres
    candidats.
summary-vwxyz-wing =
    Cinq cases, dans deux zones qui se croisent, ont cinq candidats en tout ; tous sauf un s’y limitent à une seule
    zone.
technique-almost-locked-set-xz-rule = Règle ALS-XZ
summary-almost-locked-set-xz-rule =
    Deux ensembles presque verrouillés ont en commun un chiffre qu’un seul des deux peut contenir : l’autre contient
    donc tous ses autres chiffres.
argument-almost-locked-set-xz-rule =
    Un ensemble presque verrouillé a un chiffre de plus que de cases : s’il en perd un, il contient tous les autres. Les
    deux ensembles ont en commun un chiffre qu’un seul des deux peut prendre. L’autre le perd donc et contient tous ses
    autres chiffres : un second chiffre commun est ainsi vrai dans l’un des ensembles.
technique-symmetrical-placement = Placement symétrique
summary-symmetrical-placement =
    Si une rotation ou une réflexion qui renomme les chiffres laisse inchangés les chiffres donnés, la solution a la même
    symétrie.
argument-symmetrical-placement =
    Un mouvement qui envoie lignes, colonnes et blocs sur des lignes, colonnes et blocs transforme chaque solution des
    chiffres donnés en une solution de leur image, même si l’on renomme les chiffres. Si les chiffres donnés sont leur
    propre image et que la solution est unique, elle est aussi sa propre image. Un candidat est donc vrai exactement si son
    image l’est. Une case qui reste en place contient un chiffre qui garde son nom, et ce qui est exclu l’est aussi pour
    l’image.
technique-bivalue-universal-grave-1 = BUG + 1
summary-bivalue-universal-grave-1 =
    Toutes les cases vides sauf une ont deux candidats ; dans celle-ci, le candidat en trop est forcément vrai.
argument-bivalue-universal-grave-1 =
    Si chaque case avait deux candidats, et chaque chiffre deux places dans chaque zone, la grille aurait deux solutions
    ou n’en aurait aucune. Une seule case a un candidat de trop, et lui seul empêche cette situation : il est donc vrai.
technique-bivalue-universal-grave = BUG type { $number }
summary-bivalue-universal-grave-type-2 =
    Un même chiffre, dans quelques cases, empêche la grille d’être un BUG : on l’élimine des cases qui voient toutes
    celles-ci.
summary-bivalue-universal-grave-type-4 =
    Un chiffre est verrouillé dans les deux cases qui empêchent la grille d’être un BUG ; chacune ne garde que lui et
    ses candidats en trop.
summary-bivalue-universal-grave-type-3 =
    Les candidats qui empêchent la grille d’être un BUG forment un sous-ensemble nu avec d’autres cases de leur zone.
technique-grouped-continuous-nice-loop = Boucle continue groupée
summary-grouped-continuous-nice-loop =
    Une boucle continue avec des groupes : des places d’un chiffre communes à un bloc et à une rangée.
technique-grouped-discontinuous-nice-loop = Boucle discontinue groupée
summary-grouped-discontinuous-nice-loop =
    Une boucle discontinue avec des groupes : des places d’un chiffre communes à un bloc et à une rangée.
technique-grouped-aic = AIC groupée
summary-grouped-aic =
    Une AIC avec des groupes : deux ou trois places d’un chiffre, communes à un bloc et à une rangée, y forment un seul
    maillon.
technique-3d-medusa = Méduse 3D
summary-3d-medusa =
    Des candidats reliés par des liens forts, dans les zones et dans les cases, sont coloriés en alternance ; l’une des
    deux couleurs est vraie.
argument-3d-medusa =
    Des liens forts relient des candidats de plusieurs chiffres, y compris au sein d’une même case. Si on les colorie en
    alternance, une couleur est entièrement vraie et l’autre entièrement fausse. Une couleur qui se contredit est
    fausse ; un candidat que les deux couleurs excluent disparaît.
technique-almost-locked-set-xy-wing = ALS-XY-Wing
summary-almost-locked-set-xy-wing =
    Un troisième ensemble presque verrouillé en relie deux autres : l’un de ceux-ci contient donc un chiffre qu’ils ont
    en commun.
technique-aligned-pair-exclusion = Exclusion de paires alignées
summary-aligned-pair-exclusion =
    Un chiffre placé dans une case n’en laisse aucun à une autre : à elles deux, elles prendraient à une troisième ses
    deux candidats.
technique-continuous-nice-loop-with-als = Boucle continue avec ALS
summary-continuous-nice-loop-with-als =
    Une boucle continue avec un ensemble presque verrouillé : s’il lui manque un chiffre, il contient tous les autres.
technique-discontinuous-nice-loop-with-als = Boucle discontinue avec ALS
summary-discontinuous-nice-loop-with-als =
    Une boucle discontinue avec un ensemble presque verrouillé : s’il lui manque un chiffre, il contient tous les
    autres.
technique-aic-with-als = AIC avec ALS
summary-aic-with-als =
    Une AIC avec un ensemble presque verrouillé : s’il lui manque un chiffre, il contient tous les autres.
technique-almost-locked-set-xy-chain = Chaîne ALS-XY
summary-almost-locked-set-xy-chain =
    Des ensembles presque verrouillés s’enchaînent : le premier ou le dernier contient un chiffre qu’ils ont en commun.
technique-aic-with-hidden-sets = AIC avec ensembles cachés
summary-aic-with-hidden-sets =
    Une AIC avec un ensemble presque caché, dont les chiffres ne laissent aux autres qu’une case au plus.
technique-aic-with-unique-rectangles = AIC avec rectangles uniques
summary-aic-with-unique-rectangles =
    Une AIC avec un rectangle unique : si certains de ses gardiens sont faux, l’un des autres est vrai.
technique-bivalue-oddagon = Oddagon
summary-bivalue-oddagon =
    Une boucle d’un nombre impair de cases ne peut pas contenir seulement les chiffres X et Y, qui devraient alterner.
    S’il n’y a qu’un autre candidat, il est vrai ; s’il y en a plusieurs, on peut éliminer ce que tous excluent.
argument-bivalue-oddagon =
    { argument-oddagons } S’il n’y a qu’un gardien, on peut le placer. S’il y en a plusieurs, un candidat que tous
    excluent est faux. On ne suppose pas que la grille n’a qu’une solution.
summary-tridagon =
    Douze cases de quatre blocs ne peuvent pas contenir seulement les chiffres X, Y et Z. S’il n’y a qu’un autre
    candidat, il est vrai ; s’il y en a plusieurs, on peut éliminer ce que tous excluent.
argument-tridagon =
    { argument-tridagons } L’un au moins des autres candidats de ces douze cases, les gardiens, est donc vrai. S’il n’y
    a qu’un gardien, on peut le placer. S’il y en a plusieurs, un candidat que tous excluent est faux. On ne suppose pas
    que la grille n’a qu’une solution.
technique-death-blossom = Fleur mortelle
summary-death-blossom =
    Quel que soit le chiffre d’une case, l’un des ensembles presque verrouillés qu’elle voit contient un chiffre commun
    à tous.
argument-death-blossom =
    Quel que soit le chiffre de la tige, le pétale relié à ce chiffre le perd et contient alors tous ses autres
    chiffres, dont celui que tous les pétales ont en commun. Ce chiffre est donc vrai dans l’un des pétales, et une case
    qui en voit toutes les places le perd.
technique-aligned-triplet-exclusion = Exclusion de triplets alignés
summary-aligned-triplet-exclusion = Un chiffre placé dans une case ne laisse à deux autres aucune combinaison possible.
technique-sk-loop = Boucle SK
summary-sk-loop =
    Deux lignes et deux colonnes se croisent dans quatre blocs. À côté des croisements, huit paires de cases forment un
    anneau, et les chiffres communs aux voisines suffisent tout juste. Ils sont éliminés du reste des rangées et des blocs.
argument-sk-loop =
    Chaque paire de cases partage une rangée avec une voisine de l’anneau et un bloc avec l’autre. Chaque candidat des
    paires est couvert par l’une de ces huit zones, le plus souvent deux chiffres dans chacune. Une zone ne contient un
    chiffre qu’une fois : elles ont donc 16 chiffres pour 16 cases. Tous sont nécessaires : chacun de ces chiffres est dans
    l’anneau et disparaît du reste de sa zone. L’exemple le plus connu est Easter Monster.
technique-multi-sector-locked-sets = Ensembles verrouillés multisecteurs
summary-multi-sector-locked-sets =
    Des lignes croisent des colonnes. Chaque chiffre est compté dans les lignes ou dans les colonnes qui l’ont dans ces
    cases. S’il y a ainsi autant de chiffres que de cases, tous y sont et disparaissent du reste de ces lignes et colonnes.
argument-multi-sector-locked-sets =
    Une ligne comptée pour un chiffre, sa couverture, a ce chiffre dans l’une de ces cases au plus, de même qu’une colonne
    ou un bloc. S’il y a autant de couvertures que de cases, chaque couverture a son chiffre dans ces cases. Ce chiffre
    disparaît donc du reste de la zone, et d’une case où deux de ses couvertures se rencontrent. S’il y a une couverture de
    plus que de cases, seul un candidat hors de ces cases où deux couvertures se rencontrent est éliminé. Un multifish dit
    la même chose à l’envers : il cherche dans les lignes les chiffres comptés en colonnes et trouve les mêmes éliminations.
technique-forcing-chain-contradiction = Chaîne forcée (contradiction)
summary-forcing-chain-contradiction =
    Des chaînes parties d’une même hypothèse mènent à une impossibilité : le contraire est donc vrai.
technique-forcing-chain-verity = Chaîne forcée (vérité)
summary-forcing-chain-verity =
    Des chaînes parties de chaque candidat d’une case, ou de chaque place d’un chiffre dans une zone, aboutissent toutes
    à la même conclusion.
technique-bivalue-oddagon-forcing-chain = Chaîne forcée (oddagon)
summary-bivalue-oddagon-forcing-chain =
    Des chaînes parties de chaque gardien d’un oddagon aboutissent à la même conclusion.
argument-bivalue-oddagon-forcing-chain =
    { argument-oddagons } Suivons les conséquences de chaque gardien, lien par lien : la conclusion commune à tous est
    vraie. Dans une chaîne, un gardien est aussi vrai si tous les autres sont faux.
technique-unique-rectangle-forcing-chain = Chaîne forcée (rectangle unique)
summary-unique-rectangle-forcing-chain =
    Des chaînes parties de chaque gardien d’un rectangle, dont les coins n’auraient sinon que deux chiffres, aboutissent
    à la même conclusion.
argument-unique-rectangle-forcing-chain =
    { argument-deadly } Si les quatre coins ne contenaient que X et Y, on pourrait les échanger : l’un au moins des
    autres candidats des coins, les gardiens, est donc vrai. Suivons les conséquences de chaque gardien, lien par lien :
    la conclusion commune à tous est vraie.
technique-tridagon-forcing-chain = Chaîne forcée (tridagon)
summary-tridagon-forcing-chain = Des chaînes parties de chaque gardien d’un tridagon aboutissent à la même conclusion.
argument-tridagon-forcing-chain =
    { argument-tridagons } L’un au moins des autres candidats de ces douze cases, les gardiens, est donc vrai. Suivons
    les conséquences de chaque gardien, lien par lien : la conclusion commune à tous est vraie. Dans une chaîne, un
    gardien est aussi vrai si tous les autres sont faux.
technique-nishio-forcing-chain = Chaîne forcée (Nishio)
summary-nishio-forcing-chain =
    On suppose un chiffre dans une case ; en cherchant ses autres places, on aboutit à une contradiction.
technique-cell-forcing-chain = Chaîne forcée (case)
summary-cell-forcing-chain = Des chaînes parties de chaque candidat d’une case aboutissent toutes à la même conclusion.
technique-region-forcing-chain = Chaîne forcée (zone)
summary-region-forcing-chain =
    Des chaînes parties de chaque place d’un chiffre dans une zone aboutissent toutes à la même conclusion.
technique-kraken-fish = Poisson Kraken type { $number }
summary-kraken-fish-type-1 =
    Chaque aileron d’un poisson exclut, par une chaîne, un candidat que le poisson éliminerait s’il n’avait pas
    d’ailerons.
summary-kraken-fish-type-2 =
    Chaque aileron d’un poisson, et chacune de ses places dans une même zone de couverture, exclut par une chaîne le
    même candidat.
technique-forcing-net-contradiction = Réseau forcé (contradiction)
technique-junior-exocet = Junior Exocet
summary-junior-exocet =
    Deux cases de base et deux cases cibles partagent une bande. Hors de celle-ci, trois lignes qui la traversent ont au
    plus deux places pour chaque candidat de la base. Quels que soient les deux chiffres de la base, ils sont donc aussi
    dans les cibles.
argument-junior-exocet =
    La base est formée de deux cases d’une ligne (ou colonne) dans un bloc, avec trois ou quatre chiffres en tout. Chacun
    des deux autres blocs de la bande a une cible hors de cette ligne. Trois lignes traversent la bande : celles des
    cibles, et celle de la troisième case à côté de la base. Si un chiffre est dans la base, toutes trois en ont besoin,
    et hors de la bande il n’a de place que deux fois. Dans la bande, la base voit toutes ses autres places, sauf les
    cibles et les cases voisines, qui ne l’admettent pas. Chaque chiffre de la base est donc dans une cible. Il ne lui
    reste alors que deux places dans le bloc de l’autre cible : les cases miroirs. Un chiffre présent à coup sûr dans la
    base est une fois dans chacune des deux lignes qui couvrent ses places hors de la bande.
technique-double-exocet = Double Exocet
summary-double-exocet =
    Deux Junior Exocets d’une même bande ont les mêmes quatre chiffres et les mêmes trois lignes transversales. Chaque
    chiffre est dans une seule base et une seule cible et, hors de la bande, une fois dans chacune de deux lignes.
argument-double-exocet =
    Chacune des trois lignes transversales a besoin des quatre chiffres et, hors de la bande, chacun n’y tient que deux
    fois. Chaque chiffre est donc dans la bande sur l’une de ces lignes. Un chiffre présent dans les deux bases y verrait
    toutes ses places. Chaque base a donc deux chiffres à elle, que ses cibles contiennent aussi. Hors de la bande, chaque
    chiffre est alors exactement une fois dans chacune des deux lignes qui couvrent ses places.
summary-forcing-net-contradiction = Une hypothèse, avec tous les singletons qui en découlent, mène à une impossibilité.
technique-forcing-net-verity = Réseau forcé (vérité)
summary-forcing-net-verity =
    Chaque candidat d’une case, ou chaque place d’un chiffre dans une zone, mène par des singletons à la même
    conclusion.
technique-bivalue-oddagon-forcing-net = Réseau forcé (oddagon)
summary-bivalue-oddagon-forcing-net = Chaque gardien d’un oddagon mène par des singletons à la même conclusion.
argument-bivalue-oddagon-forcing-net = { argument-bivalue-oddagon-forcing-chain } { argument-dynamic }
technique-tridagon-forcing-net = Réseau forcé (tridagon)
summary-tridagon-forcing-net = Chaque gardien d’un tridagon mène par des singletons à la même conclusion.
argument-tridagon-forcing-net = { argument-tridagon-forcing-chain } { argument-dynamic }
technique-dynamic-contradiction-forcing-chain = Chaîne forcée dynamique (contradiction)
summary-dynamic-contradiction-forcing-chain =
    Un candidat, supposé vrai ou faux, mène par plusieurs voies réunies à une contradiction.
technique-dynamic-double-forcing-chain = Chaîne forcée dynamique (double)
summary-dynamic-double-forcing-chain =
    Qu’il soit vrai ou faux, un candidat mène par plusieurs voies réunies à la même conclusion.
technique-dynamic-cell-forcing-chain = Chaîne forcée dynamique (case)
summary-dynamic-cell-forcing-chain = Chaque candidat d’une case mène par plusieurs voies réunies à la même conclusion.
technique-dynamic-region-forcing-chain = Chaîne forcée dynamique (zone)
summary-dynamic-region-forcing-chain =
    Chaque place d’un chiffre dans une zone mène par plusieurs voies réunies à la même conclusion.
technique-dynamic-forcing-chain-plus = Chaîne forcée dynamique plus
summary-dynamic-forcing-chain-plus =
    Une chaîne forcée dynamique qui utilise aussi candidats verrouillés, paires et X-Wings.
technique-template-set = Gabarits (placement)
summary-template-set = Toutes les façons de placer un chiffre dans la grille ont une case en commun.
technique-template-delete = Gabarits (élimination)
summary-template-delete = Aucune façon de placer un chiffre dans la grille n’utilise l’un de ses candidats.
technique-nested-forcing-chain = Chaîne forcée imbriquée niveau { $number }
summary-nested-forcing-chain-level-2 = Une chaîne forcée dynamique qui utilise aussi des chaînes et des cycles entiers.
summary-nested-forcing-chain-level-3 =
    Une chaîne forcée dynamique qui utilise aussi des chaînes parties de tous les candidats d’une case ou d’une zone.
summary-nested-forcing-chain-level-4 =
    Une chaîne forcée dynamique qui utilise aussi d’autres chaînes forcées dynamiques.
summary-nested-forcing-chain-level-5 =
    Une chaîne forcée dynamique qui en utilise d’autres, lesquelles utilisent elles-mêmes des chaînes et des cycles
    entiers.
technique-hidden-single-in-a-box = Singleton caché dans un bloc
summary-hidden-single-in-a-box = Un chiffre n’a plus qu’une place possible dans un bloc.
technique-hidden-single-in-a-line = Singleton caché dans une rangée
summary-hidden-single-in-a-line = Un chiffre n’a plus qu’une place possible dans une ligne ou une colonne.
technique-direct-pointing = Pointage direct
summary-direct-pointing =
    Dans un bloc, un chiffre n’est possible que dans une rangée, ce qui ne lui laisse qu’une place dans un autre bloc.
technique-direct-claiming = Revendication directe
summary-direct-claiming =
    Dans une rangée, un chiffre n’est possible que dans un bloc, ce qui ne lui laisse qu’une place dans une autre
    rangée.
technique-direct-hidden-pair = Paire cachée directe
summary-direct-hidden-pair =
    Deux chiffres occupent deux cases d’une zone, ce qui n’y laisse qu’une place à un troisième.
technique-direct-hidden-triple = Triplet caché direct
summary-direct-hidden-triple =
    Trois chiffres occupent trois cases d’une zone, ce qui n’y laisse qu’une place à un quatrième.
technique-guess = Essai
summary-guess = On essaie un candidat, et il mène à une solution.
technique-contradiction = Contradiction
summary-contradiction = On essaie un candidat, et toutes les suites mènent à une contradiction.
technique-fish = { FISH-NAME($fish) }{ $shape ->
    [basic] { "" }
    [franken] { " " }Franken
   *[mutant] { " " }mutant
}{ $fins ->
    [none] { "" }
    [finned] { " " }à ailerons
   *[sashimi] { " " }sashimi
}
summary-fish = { $shape ->
    [basic] { $fins ->
        [none]
            Dans { WORD($size) } lignes (ou colonnes), un chiffre n’est possible que dans { $fish ->
                [x-wing] les deux mêmes
               *[other] { WORD($size) }
            } colonnes (ou lignes) : on l’élimine du reste de celles-ci.
        [finned]
            Dans { WORD($size) } lignes, ailerons mis à part, un chiffre n’est possible que dans { WORD($size) }
            colonnes : on l’y élimine des cases qui voient tous les ailerons.
       *[sashimi]
            Un { FISH-NAME($fish) } à ailerons dont une rangée n’a, hors ailerons, qu’une place ou aucune.
    }
    [franken]
        Dans { WORD($size) } rangées parallèles ou blocs, { PICK($fins, none: "", finned: "ailerons mis à part, ") }un
        chiffre n’est possible que dans { WORD($size) } rangées transversales ou blocs.
   *[mutant]
        Dans { WORD($size) } zones quelconques, { PICK($fins, none: "", finned: "ailerons mis à part, ") }un chiffre
        n’est possible que dans { WORD($size) } autres.
}

where-bivalue-universal-grave = les cases qui ont plus de deux candidats

## Arguments that several techniques share
argument-hidden-single =
    Chaque zone a besoin de chaque chiffre. Si toutes les cases vides d’une zone sauf une voient déjà le chiffre, il va
    dans celle-ci. Commencez par les chiffres déjà souvent placés : il leur reste peu de places.
argument-locked =
    Toutes les places du chiffre dans une première zone sont aussi dans une seconde. La première a besoin du chiffre :
    l’une de ces places le prend donc. Il est alors aussi celui de la seconde zone, dont les autres cases le perdent.
argument-direct-locked =
    Toutes les places du chiffre dans une première zone sont aussi dans une seconde : l’une d’elles le prend donc pour
    les deux. Les autres cases de la seconde zone le perdent, ce qui ne lui laisse qu’une place dans une troisième.
argument-naked-subset =
    Il y a autant de cases que de chiffres. Chaque case prend l’un de ces chiffres, jamais le même : ils y sont donc
    tous utilisés. Aucune autre case qui voit toutes celles-ci ne peut en prendre un.
argument-hidden-subset =
    Il y a autant de chiffres que de places. Chaque chiffre prend l’une des cases, jamais la même : elles sont donc
    toutes remplies, et leurs autres candidats disparaissent.
argument-direct-hidden-subset =
    Il y a autant de chiffres que de places : les chiffres remplissent donc ces cases, dont tous les autres candidats
    disparaissent. L’un de ces candidats n’a alors plus qu’une place dans la zone.
argument-basic-fish =
    La base est formée des lignes (ou colonnes) où le chiffre a peu de places, la couverture des colonnes (ou lignes) où
    se trouvent ces places. Chaque rangée de la base a besoin du chiffre et le prend là où une rangée de la couverture
    la croise. Deux rangées de la base ne peuvent pas utiliser la même rangée de la couverture. Comme il y en a autant
    de part et d’autre, chaque rangée de la couverture prend son chiffre sur une rangée de la base, et le perd ailleurs.
argument-finned-fish =
    Sans ses ailerons, ce serait un poisson, et la couverture perdrait le chiffre hors de la base. Si un aileron est
    vrai, toutes les cases qui le voient perdent le chiffre. Une case de la couverture qui voit tous les ailerons le
    perd donc dans tous les cas.
argument-large-fish =
    Comme dans tout poisson, chaque zone de base a besoin du chiffre, il y a autant de zones de couverture que de zones
    de base, et deux zones de base ne peuvent pas utiliser la même zone de couverture. Chaque zone de couverture prend
    donc son chiffre dans la base, et le perd ailleurs. Les zones ne sont pas forcément toutes des lignes, ou toutes des
    colonnes : il peut y avoir des blocs, et un poisson mutant mêle lignes et colonnes.
argument-finned-large-fish =
    Sans ses ailerons, ce serait un poisson de lignes, de colonnes et de blocs : comme il y a autant de zones de
    couverture que de zones de base, chaque zone de couverture prendrait son chiffre dans la base. Si un aileron est
    vrai, toutes les cases qui le voient perdent le chiffre. Une case qui voit tous les ailerons le perd donc dans tous
    les cas, si elle est dans la couverture mais hors de la base, ou dans deux zones de couverture. Un candidat commun à deux zones de base compte lui aussi comme aileron.
argument-kraken =
    Si aucun aileron n’est vrai, le poisson tient, et chaque zone de couverture prend son chiffre dans la base. De
    chaque aileron, et de ce que donne le poisson, une chaîne mène à la même conclusion. L’un de ces cas est le bon : la
    conclusion est donc vraie.
argument-two-links =
    Deux liens forts d’un même chiffre : de chacun, une extrémité au moins est vraie. Une extrémité du premier en voit
    une du second : elles ne sont pas vraies toutes les deux, et l’une au moins des deux autres l’est donc. Une case qui
    voit ces deux autres extrémités perd le chiffre. Une extrémité peut être un groupe : deux ou trois places d’un bloc
    sur une même rangée.
argument-empty-rectangle =
    Dans le bloc, le chiffre n’est possible que dans une ligne et une colonne, les deux bras. La rangée n’a que deux
    places pour lui, dont l’une voit un bras. Si cette place est vraie, le chiffre du bloc est dans l’autre bras ;
    sinon, l’autre place de la rangée est vraie. Une case qui voit cet autre bras et cette autre place perd le chiffre.
argument-three-wing =
    La case du milieu, le pivot, prend l’un de ses candidats. Quel qu’il soit, l’une des trois cases contient le chiffre
    commun aux pinces : une pince ou, dans un XYZ-Wing, le pivot lui-même. Une case qui voit toutes les places de ce
    chiffre dans ces cases le perd.
argument-bent-wing =
    Il y a autant de cases que de chiffres, dans deux zones qui se croisent. Tous les chiffres sauf un s’y limitent à
    une seule zone : chacun d’eux remplit donc une case au plus. Le dernier chiffre doit alors être dans l’une des
    cases, et une case qui en voit toutes les places le perd.
argument-guardians-1 =
    { argument-deadly } Une seule de ses cases a d’autres candidats, et eux seuls empêchent le motif. Elle prend donc
    l’un d’eux.
argument-guardians-2 =
    { argument-deadly } Les candidats qui empêchent le motif portent tous le même chiffre. L’un d’eux est vrai, et une
    case qui les voit tous perd donc ce chiffre.
argument-guardians-3 =
    { argument-deadly } L’un des candidats qui empêchent le motif est vrai, et leurs cases partagent une zone.
    Considérées comme une seule case, elles forment un sous-ensemble avec d’autres cases de la zone, dont les chiffres y
    sont épuisés.
argument-guardians-4 =
    { argument-deadly } Deux de ses cases ont d’autres candidats, et dans une zone qu’elles partagent, l’une d’elles
    doit prendre un chiffre du motif. Si l’autre prenait le second chiffre du motif, celui-ci serait complet. Les deux
    cases perdent donc ce second chiffre.
argument-avoidable =
    Des cases remplies en cours de résolution pourraient échanger leurs chiffres si leurs jumelles contenaient les
    mêmes. Un rectangle de telles cases, où deux chiffres alternent, ne peut donc pas exister dans une grille à solution
    unique. Le candidat qui le compléterait disparaît ; ou bien, si deux cases ont le même troisième candidat, l’une
    d’elles le prend.
argument-chain =
    Un lien fort a au moins une extrémité vraie, un lien faible en a au plus une. Si le premier maillon de la chaîne est
    faux, le deuxième est vrai, le troisième faux, et ainsi de suite jusqu’au dernier, qui est vrai. L’une au moins des
    deux extrémités est donc vraie, et un candidat que les deux excluent disparaît.
argument-loop =
    Des liens forts et faibles, en alternance, reviennent à leur point de départ, si bien que chaque lien faible est
    fort lui aussi : chacun a exactement une extrémité vraie. Un candidat exclu par les deux extrémités d’un lien
    disparaît.
argument-discontinuous =
    Des liens forts et faibles, en alternance, ramènent à un même candidat. Si deux liens faibles s’y rejoignent, le
    candidat, s’il était vrai, serait faux : il est donc faux. Si deux liens forts s’y rejoignent, le candidat, s’il
    était faux, serait vrai : il est donc vrai.
argument-groups =
    Un maillon peut être un groupe : deux ou trois places d’un chiffre, communes à un bloc et à une rangée.
argument-small-sets =
    Un maillon peut être un ensemble presque verrouillé : s’il lui manque l’un de ses chiffres, il contient tous les
    autres.
argument-hidden-sets =
    Des chiffres qui disposent d’une case de trop n’en laissent qu’une au plus aux autres chiffres, ce qui donne des
    liens faibles.
argument-rectangles = Un rectangle unique donne des liens forts : l’un des candidats qui empêchent le motif est vrai.
argument-oddagons =
    Prenons une boucle d’un nombre impair de cases, dont chacune partage une zone avec la suivante, et deux chiffres qui
    sont candidats dans toutes ces cases. Si elles ne contenaient que ces deux chiffres, ils alterneraient tout au long
    de la boucle. La dernière case aurait alors le même chiffre que la première, avec laquelle elle partage pourtant une
    zone. L’un au moins des autres candidats de ces cases, les gardiens, est donc vrai.
argument-tridagons =
    Prenons quatre blocs dans deux bandes horizontales et deux bandes verticales, et dans chacun trois cases, une dans
    chaque ligne et chaque colonne du bloc. Ces trios sont de deux sortes : les uns descendent en diagonale vers la
    droite (quitte à repartir du bord opposé), les autres vers la gauche. Si trois blocs ont une sorte et le quatrième
    l’autre, trois chiffres ne peuvent pas remplir les douze cases. Lisons les chiffres d’un bloc par lignes ou par
    colonnes : ils se suivent dans l’ordre X, Y, Z, à partir de n’importe lequel, ou dans l’ordre inverse. Deux blocs
    côte à côte doivent avoir le même ordre par lignes, sinon un chiffre se répéterait dans une ligne, et deux blocs
    superposés le même ordre par colonnes. Dans un bloc de la première sorte, les deux ordres sont les mêmes ; dans un
    bloc de la seconde, ils sont inverses. En faisant le tour des quatre blocs, l’ordre changerait donc un nombre impair
    de fois et reviendrait pourtant au départ.
argument-als-wing =
    Un ensemble presque verrouillé qui perd un chiffre contient tous les autres. Celui du milieu partage avec chacun des
    deux autres un chiffre qui ne peut pas être dans les deux. Comme il ne peut lui manquer qu’un seul de ses chiffres,
    il contient l’un au moins des deux chiffres partagés et en prive son voisin, qui contient alors le chiffre commun
    aux deux ensembles extérieurs.
argument-exclusion =
    Passons en revue toutes les paires de chiffres pour les deux cases (ou les triplets pour trois). Certaines sont
    impossibles : deux cases qui se voient auraient le même chiffre, ou une autre case en vue n’aurait plus de candidat.
    Un candidat qui ne figure dans aucune des paires restantes disparaît.
argument-templates =
    Il y a 46 656 façons de placer un chiffre dans les neuf lignes, colonnes et blocs. Parmi celles qui s’accordent avec
    ce que l’on sait déjà, une place commune à toutes est vraie, et une place qui ne figure dans aucune est fausse.
argument-one-chain =
    On suppose un candidat vrai, ou faux, et l’on suit les conséquences maillon par maillon jusqu’à revenir à lui. Si
    l’on arrive au contraire de l’hypothèse, c’est ce contraire qui est vrai.
argument-contradiction =
    Supposons qu’un candidat soit vrai, ou qu’il soit faux, et suivons les conséquences maillon par maillon. On arrive à
    une contradiction : deux faits qui s’excluent, une case sans candidat ou une zone sans place pour un chiffre.
    L’hypothèse est donc fausse.
argument-double =
    Supposons d’abord qu’un candidat soit vrai, puis qu’il soit faux, et suivons les conséquences des deux hypothèses.
    L’une des deux est la bonne : ce qui découle de l’une et de l’autre est donc vrai.
argument-cases =
    Une case prend l’un de ses candidats, et un chiffre l’une de ses places dans une zone. Suivons les conséquences de
    chaque cas. L’un d’eux est le bon : la conclusion commune à tous est donc vraie.
argument-any-cases =
    On part d’une hypothèse, ou l’on passe en revue tous les cas : un candidat vrai et faux, les candidats d’une case,
    les places d’un chiffre. On suit ensuite les conséquences. Une hypothèse qui mène à une contradiction est fausse ;
    une conclusion commune à tous les cas est vraie.
argument-dynamic =
    Une conséquence peut avoir plusieurs causes : toutes les autres possibilités d’une case ou d’une zone ont disparu,
    chacune pour une raison différente.
argument-plus = En chemin, on utilise aussi des techniques simples : candidats verrouillés, paires, X-Wings.
argument-nested = En chemin, des chaînes forcées entières servent de simples maillons.
argument-deadly =
    Une grille à solution unique ne contient jamais de motif mortel, c’est-à-dire des cases dont on pourrait échanger
    les chiffres.

## Custom techniques

custom-truths = { $truths ->
    [0] Rien n’indique sur quoi l’étape repose.
   *[other] L’étape repose sur { $truths }.
}
truth-cells = { PICK($cells, one: "la case", other: "les cases") } { $cells }
truth-house = le { $digit } que { $house } doit contenir
truth-guardians = le fait que { $cells } ne peuvent pas contenir seulement { $digits }

## Names of techniques

variety = { $title } ({ $variety ->
    [Siamese] siamois
   *[other] { $variety }
})
also-called = { PICK($names, one: "Autre nom", other: "Autres noms") } : { $names }.

## Hints

hint-look-at = Regardez { $place }.
hint-look-for = Regardez { $place } : { $name }. { $summary }
hint-not-by-logic = Cet indice ne vient pas de la logique ; une recherche essaierait d’abord ceci :
place-digit = tous les { $digit }
place-numbers = les { KIND($kind, form: "many") } { $numbers }

## Paths

path-takeover =
    Ici, les techniques utilisées ne suffisent plus, et une recherche prend le relais. Elle place les singletons ; s’il n’y
    en a pas, elle essaie un chiffre et montre ce qui s’ensuit.
path-left-out = Omission de { N-STEPS($left) } sur { $steps } : les autres n’en dépendent pas.
path-solved = Résolu par la seule logique, en { N-STEPS($steps) }.
path-no-solution = Contradiction après { N-STEPS($steps) } : { $reason }.
path-stuck = Les techniques ne suffisent plus après { N-STEPS($steps) }.
path-out-of-time = Le temps imparti s’est écoulé après { N-STEPS($steps) }.
path-unfinished = Inachevé : voici la position après { N-STEPS($steps) }.
path-solved-by-search =
    Résolu en { N-STEPS($steps) }, mais la logique n’a pas suffi : il a fallu une recherche de { N-NODES($nodes) }.
path-one-of-several =
    Voici l’une des solutions, trouvée en { N-STEPS($steps) }, mais la logique n’a pas suffi : il a fallu une recherche
    de { N-NODES($nodes) }.
n-steps = { $value } { PICK($value, one: "étape", other: "étapes") }
n-nodes = { $value } { PICK($value, one: "nœud", other: "nœuds") }

## Legends

legend-marks = marques :
legend-only-candidate = (n) seul candidat
legend-boxes = { ROLE($role) } : { JOIN(FORM($boxes, "plain"), ", ") }
legend-boxes-too = { ROLE($role) } (aussi { JOIN(FORM($boxes, "plain"), ", ") })
role = { $value ->
    [base] base
    [cover] couverture
    [fin] aileron
    [endo-fin] endo-aileron
    [house] zone
    [pattern] motif
    [blocker] bloque
    [ruled-out] exclu
    [pivot] pivot
    [pincer] pince
    [target] cible
    [mirror] miroir
    [stem] tige
    [common] commun
    [restricted-common] commun restreint
    [extra] en plus
    [guardian] gardien
    [corner] coin
    [floor] plancher
    [roof] toit
    [colour] couleur { LAST($value) }
    [on] vrai
    [off] faux
    [als] ALS { CAP(LAST($value)) }
    [row-link] couvert par une ligne
    [column-link] couvert par une colonne
    [box-link] couvert par un bloc
    [strong-link] lien fort
    [weak-link] lien faible
    [choice] hypothèse
    [placed] placé
   *[removed] éliminé
}
picture-rules = Règles : { JOIN($rules, ", ") }
picture-rule-anti-knight = anti-cavalier
picture-rule-anti-king = anti-roi
picture-rule-non-consecutive = voisins non consécutifs
picture-rule-disjoint-groups = groupes disjoints
picture-rule-all-marks-shown = toutes les marques entre cases sont indiquées
picture-rule-row-indexers = index de ligne
picture-rule-column-indexers = index de colonne
picture-rule-slow-thermometers = thermomètres lents
picture-rule-whispers = les voisins sur une ligne de chuchotement diffèrent d’au moins { $number }
picture-rule-entropic-lines = lignes d’entropie
picture-rule-zipper-lines = lignes fermeture éclair
picture-rule-equal-sums = sommes égales
picture-rule-sandwich-sums = sommes sandwich
picture-rule-x-sums = sommes X
picture-rule-skyscrapers = gratte-ciel

## Why digits are wrong, and what would mend a puzzle

reason-right = Le { $digit } en { $cell } est juste.
reason-possible = Le { $digit } en { $cell } est possible : la grille a une solution avec ce chiffre.
reason-given = { $cell } ne peut pas valoir { $digit } : le { $given } y est donné.
reason-seen = { $cell } ne peut pas valoir { $digit } : elle voit un { $digit } en { $by }.
reason-refuted =
    Si { $cell } valait { $digit }, { $steps ->
        [0] { FORM($conflict, "would-be") }
       *[other] on aurait { $steps }, et { FORM($conflict, "would-be") }
    }.
reason-more-steps = { $count } { PICK($count, one: "autre étape", other: "autres étapes") }
reason-unexplained =
    Une recherche montre que le { $digit } en { $cell } est faux, mais { $late ->
        [true] le temps imparti s’est écoulé avant que la logique en donne la raison
       *[false] les techniques n’en tirent aucune contradiction
    }.
reason-nothing-fits = Le { $digit } en { $cell } est faux, comme le serait tout autre chiffre : { $reason }.
reason-no-solution = il n’y a pas de solution. { CAP($reason) }
reason-no-solution-from-here = il n’y a plus de solution d’ici, car { $reasons }
reason-cannot-be = { $cell } ne peut pas valoir { $digit }
reason-lost = le bon chiffre est éliminé en { $cells }
conflict-clash = le { $digit } figure { WORD($cells) } fois dans { $house } ({ $cells })
    .would-be = le { $digit } figurerait { WORD($cells) } fois dans { $house } ({ $cells })
conflict-no-candidate = { $cell } n’a plus de candidat
    .would-be = { $cell } n’aurait plus de candidat
conflict-no-place = le { $digit } n’a plus de place dans { $house }
    .would-be = le { $digit } n’aurait plus de place dans { $house }
conflict-broken-rule = la règle « { $rule } » n’est pas respectée en { $cells }
    .would-be = la règle « { $rule } » ne serait pas respectée en { $cells }
conflicts-none = toutes les façons de remplir les cases vides mènent à une contradiction
contradiction = Contradiction : { $conflict }.
reason-givens-clash = { $count ->
    [1] Ce chiffre donné est incompatible avec les règles
   *[other] Ces { WORD($digits) } chiffres donnés sont incompatibles
} : { $digits }.
reason-digits-clash = { $beside_givens ->
    [true] Avec les chiffres donnés, { PICK($count, one: "ceci est", other: "tout ceci à la fois est") } impossible
   *[false] { PICK($count, one: "Ceci est", other: "Tout ceci à la fois est") } impossible
} : { $parts }.
reason-crossed-out = l’élimination du { $digit } en { $cell }
reason-found-by-search = Une recherche ne trouve aucune solution ; les techniques n’aboutissent à aucune contradiction.
reason-from-these = Cela suffit à produire une contradiction :
reason-from-all = La résolution de la grille entière mène à une contradiction :
mending-changes =
    { PICK($count, one: "Ce changement suffit", other: "Un seul de ces changements suffit") } à rendre la solution
    unique : { OR($some) }.
mending-change = { $cell }{ $digit ->
    [0] { " " }vide
   *[other] ={ $digit }
} au lieu de { $was }
mending-no-change = Changer un seul chiffre donné ne suffit pas à rendre la solution unique.
mending-givens =
    { PICK($count, one: "Ce chiffre donné de plus suffit", other: "Un seul de ces chiffres donnés de plus suffit") } à
    rendre la solution unique : { OR($some) }.
mending-no-given = Un seul chiffre donné de plus ne suffit pas à rendre la solution unique.
mending-others = l’un des { $count } autres
mending-out-of-time = Le temps imparti s’est écoulé avant la fin de l’examen.
some = { JOIN($items, " ; ") }{ $more ->
    [0] { "" }
   *[other] { " ;" } et { $more } de plus
}

## Verdicts on claims

claim-proved = prouvé
claim-shown = prouvé : la position le montre déjà
claim-false = faux : { $count ->
    [0] aucune solution n’est compatible avec { $wrong }
   *[other] { $wrong } { PICK($claimed, one: "contredit", other: "contredisent") } la solution, où { $right }
}
claim-unreadable = illisible au caractère { $column } : { $reason }
claim-harder =
    vrai, mais pas justifié à ce niveau : { $in_turn ->
    [true] { $missing } demande { $steps } étapes, dont certaines avec des techniques plus difficiles
   *[false] pour { $missing }, { PICK($steps, one: "cette étape utilise une technique plus difficile", other: "ces étapes utilisent des techniques plus difficiles") }
}
claim-indirect = vrai, mais pas en une seule étape : { $missing } demande { $steps } étapes successives
claim-reason = vrai, mais pas pour cette raison{ $steps ->
    [0] { "" }
   *[other] { $in_turn ->
    [true] { " " }dans cette position ; { $missing } s’obtient en { $steps } étapes
   *[false] { " ; " }voici ce qui montre { $missing }
}
}
claim-unread = vrai, mais « { $found } » dans la raison (caractère { $column }) est illisible{ $steps ->
    [0] { "" }
   *[other] { " ; " }{ $in_turn ->
    [true] { $missing } s’obtient en { $steps } étapes
   *[false] voici ce qui montre { $missing }
}
}
claim-excess = vrai, mais le motif ne montre pas { $missing }{ $steps ->
    [0] { "" }
   *[other] { $in_turn ->
    [true] , qui demande { $steps } étapes successives
   *[false] { " ; " }voici ce qui le montre
}
}
claim-known = vrai, mais la position le montre déjà : l’étape ne change rien
claim-undecided = pas justifié : il y a plusieurs solutions, et { $missing } n’est vrai que dans certaines
claim-unexplained = vrai, mais aucune technique permise, ni aucune jusqu’à « { level-unfair } », ne montre { $missing }

## Whether a puzzle has one solution, and what its givens are like

status-unique = exactement une solution
status-multiple = au moins deux solutions ; la première différence est en { $cell }
status-impossible = pas de solution : { $reason }
status-mistakes = plus de solution à partir d’ici : { JOIN($reasons, " ; ") }
status-wrong =
    { $some } : la solution y place { PICK($count, one: "un autre chiffre", other: "d’autres chiffres") }
status-lost = le bon chiffre est éliminé en { $cells }
status-differ = cases où elles diffèrent : { $cells }
status-lone =
    non pris pour des chiffres donnés, car une case de la même zone a le même chiffre pour candidat : { $cells }
status-explain = « crosshatch check --why » l’explique étape par étape
status-explain-and-fix = « crosshatch check --why » l’explique et propose des corrections en cas de faute de frappe
status-own-digits =
    Si certains de ces chiffres sont les vôtres, mettez un + devant chacun d’eux dans la ligne suivante. Vérifiez ensuite
    cette ligne pour trouver vos erreurs :
givens-too-few = { $count ->
    [0] aucun chiffre donné
    [1] un seul chiffre donné
   *[other] seulement { $count } chiffres donnés
} ; avec moins de { $fewest }, il y a toujours plusieurs solutions
givens-all = toutes les cases sont données
givens-count = { $count } chiffres donnés, { $symmetry }
givens-on-board = { $count ->
    [0] aucun chiffre donné
    [one] 1 chiffre donné
   *[other] { $count } chiffres donnés
}
givens-minimal = minimale : aucun chiffre donné n’est superflu
givens-superfluous =
    non minimale : { $count } { PICK($count, one: "chiffre donné superflu",
    other: "chiffres donnés superflus (pris séparément)") }
givens-superfluous-named = { givens-superfluous } : { $cells }
symmetry-none = sans symétrie
symmetry-180 = symétrie par demi-tour (180)
symmetry-90 = symétrie par quart de tour (90)
symmetry-left-right = symétrie gauche-droite (left-right)
symmetry-top-bottom = symétrie haut-bas (top-bottom)
symmetry-diagonal = symétrie par la diagonale du coin supérieur gauche (diagonal)
symmetry-antidiagonal = symétrie par la diagonale du coin supérieur droit (antidiagonal)
symmetry-mirrors = symétrie gauche-droite et haut-bas (mirrors)
symmetry-diagonals = symétrie par les deux diagonales (diagonals)
symmetry-full = toutes les symétries (full)

## The summary of many grades

tally =
    { $count } { PICK($count, one: "grille", other: "grilles") }, { $graded }
    { PICK($graded, one: "évaluée", other: "évaluées") }
tally-ungradable = { $count } sans solution unique
tally-out-of-time = { $count } hors délai
tally-unreadable = { $count } { PICK($count, one: "illisible", other: "illisibles") }
tally-worker-lost = { $count } { PICK($count, one: "perdue avec son processus", other: "perdues avec leur processus") }
tally-levels = { $scale } : grilles par niveau
tally-techniques = { $scale } : grilles par technique requise
tally-minutes = { $scale } : grilles par temps de résolution typique, en minutes
tally-unfinished = non terminées
tally-unknown = inconnu
tally-range = de { $low } à { $high }
tally-or-more = { $low } et plus

## Pages that step through a path

page-title = Un sudoku, pas à pas
page-puzzle = La grille
page-end = La fin
page-steps = Étapes
page-step = Étape { $number } sur { $count }
page-controls = Parcourir les étapes
page-first = Début
page-back = Retour
page-next = Suite
page-last = Fin
page-after = Après l’étape
page-theme = Sombre ou clair
page-used = Techniques utilisées
page-idea = L’idée :
page-why = Pourquoi c’est vrai
page-legend = Légende
page-cases = Les cas, un par un
page-case = Si { JOIN($assumed, ", ") } : { $end }
page-contradiction = une contradiction
page-reading = Comment lire cette page
page-keys =
    Touches : ← et → pour reculer et avancer, Début et Fin pour aller à la première et à la dernière étape, A pour voir
    la position après l’étape. Sur un écran tactile, balayez.
page-term-cell = r2c5
    .meaning = La case de la ligne 2 et de la colonne 5. De même, r24c5 désigne les cases r2c5 et r4c5.
page-term-house = zone
    .meaning =
        Une ligne, une colonne ou un bloc : neuf cases qui contiennent chaque chiffre une fois. Les variantes du Sudoku
        ont d’autres zones, par exemple des diagonales.
page-term-candidate = candidat
    .meaning =
        Un chiffre encore possible dans une case, en petit sur l’image. Les candidats vrais sont ceux de la
        solution.
page-term-result = r2c5=3, r2c5<>3
    .meaning = Ce que donne une étape : r2c5 vaut 3 ; ou bien elle ne vaut pas 3 et perd ce candidat.
page-term-see = voir
    .meaning =
        Deux cases d’une même ligne, d’une même colonne ou d’un même bloc se voient : elles ne peuvent pas contenir le
        même chiffre. Dans les variantes du Sudoku, d’autres règles peuvent aussi l’interdire.
page-term-strong-link = lien fort
    .meaning =
        Un trait plein. L’une au moins de ses deux extrémités est vraie, par exemple quand un chiffre n’a que deux
        places dans une zone, ou une case que deux candidats. Si une extrémité est fausse, l’autre est donc vraie.
page-term-weak-link = lien faible
    .meaning =
        Un trait pointillé. Ses deux extrémités ne peuvent pas être vraies à la fois : si l’une est vraie, l’autre est
        fausse.
role-meaning = { $role ->
    [base] une zone qui a besoin du chiffre
    [cover] une zone qui contient ces places
    [fin] une place hors de toute zone de couverture
    [blocker] exclut le chiffre ailleurs
    [guardian] l’un d’eux au moins est vrai
    [colour] tous vrais ou tous faux
    [on] vrai, si l’on suit le raisonnement
    [off] faux, si l’on suit le raisonnement
    [strong-link] si une extrémité est fausse, l’autre est vraie
    [weak-link] si une extrémité est vraie, l’autre est fausse
   *[other] { "" }
}

## Pages to print

sheet-hints = Indices
sheet-solution-of = Solution du { $day }
sheet-begin = Pour commencer : { $place }{ SHEET-NAME($name) }.
sheet-later = Quand cela se complique : { $place }{ SHEET-NAME($name) }.
sheet-name = { $value ->
    [none] { "" }
   *[other] { " " }({ $value })
}
sheet-why = Pourquoi c’est vrai.
sheet-examples = Exemples
sheet-positions = À vous
sheet-answers = Réponses
sheet-practise =
    Dans chaque position, la prochaine étape est la technique « { $name } » : aucune technique plus simple ne donne
    rien. À vous de jouer !
sheet-day = { CAP(WEEKDAY($weekday)) } { DAY($day) } { MONTH($month) } { $year }
sheet-short-day = { WEEKDAY($weekday, form: "short") } { DAY($day) } { MONTH($month, form: "short") } { $year }

# Livres
book-contents = Sommaire
book-how-to-play = Règles du jeu
book-how-to-begin = Par où commencer
book-solution = Solution
book-solution-on = Solution : page { $page }
book-page = p. { $page }
book-example-of = Tiré de la grille { $number }, page { $page }.
book-weekday = { WEEKDAY($weekday, form: "short") }
book-month = { CAP(MONTH($month)) } { $year }
book-logic =
    Chaque grille a une seule solution, que l’on trouve par la seule logique. Il n’est jamais nécessaire de deviner.
book-one-solution = Chaque grille a une seule solution.
book-pencil =
    Écrivez au crayon. Notez en petit, dans chaque case, ce qui est encore possible, puis effacez ce que vous pouvez
    exclure.
book-symbols-size = Chaque ligne, chaque colonne et chaque bloc contient chacun des { $size } symboles une seule fois.
book-symbols-jigsaw =
    Chaque ligne, chaque colonne et chaque région délimitée contient chacun des { $size } symboles une seule fois.
book-symbols-latin = Chaque ligne et chaque colonne contient chacun des { $size } symboles une seule fois.

day = { $value ->
    [1] 1er
   *[other] { $value }
}
weekday = { NTH($value, "lundi mardi mercredi jeudi vendredi samedi dimanche", first: 1) }
    .short = { NTH($value, "lun. mar. mer. jeu. ven. sam. dim.", first: 1) }
month =
    { NTH($value, "janvier février mars avril mai juin juillet août septembre octobre novembre décembre", first: 1) }
    .short = { NTH($value, "janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.", first: 1) }

## The app: its page

app-puzzle = Grille
app-tools = Outils
app-new = Nouveau
app-open = Ouvrir
app-share = Partager
app-save = Exporter
app-close = Fermer
app-cancel = Annuler
app-stop = Arrêter
app-working = Un instant…
app-reading = Lecture…
app-creating = Création d’une grille…
app-solving = Résolution…
app-grading = Évaluation…
app-checking = Vérification…
app-drawing = Dessin…
app-loading = Chargement de la bibliothèque : { $percent } %
app-no-answer = Crosshatch ne répond pas. Est-il toujours ouvert ?
app-fault = Une erreur s’est produite. Le terminal où Crosshatch a été lancé en donne le détail.
app-not-loaded = La bibliothèque n’a pas pu être chargée : { $message }
app-library-failed = La bibliothèque a échoué : { $message }
app-error = { $kind ->
    [PuzzleError] Ce texte n’est pas une grille que Crosshatch sait lire ({ $message }).
    [BoardError] Crosshatch ne connaît pas cette variante ({ $message }).
    [ConstraintError] Cette grille contient une règle que Crosshatch ne connaît pas ({ $message }).
    [UngradablePuzzle] Il faut pour cela une grille à solution unique ({ $message }).
    [TargetError] Ces conditions ne peuvent pas être remplies ({ $message }).
    [SeedError] Ce code n’est pas valable ({ $message }).
    [UnknownTechnique] Cette technique n’existe pas ({ $message }).
    [OutOfTime] Le temps a manqué pour trouver une réponse.
   *[other] { $message }
}
app-late = Toujours rien après { $seconds } secondes.
app-keep-trying = Continuer
app-welcome = Bienvenue ! Choisissez un niveau. Si vous bloquez, les indices expliquent l’étape suivante.
app-welcome-back = Vous revoilà ! La partie reprend là où vous l’aviez laissée.
app-game-gone = Cette partie n’est plus enregistrée dans votre navigateur.
app-started-again = La partie recommence. « Annuler » rétablit vos chiffres et vos notes.
app-full-but-wrong = La grille est remplie, mais elle contient une erreur. Un indice vous montrera où.
app-bad-link = Ce lien ne contient pas de grille : { $message }
app-code = Code : { $code }
app-none-made =
    Aucune grille ne remplit ces conditions après { $seconds } secondes de recherche. Réessayez, ou retirez une
    condition.
app-no-room = Votre navigateur manque de place : la partie est enregistrée, mais sans les coups à annuler.
app-unsaved =
    Votre navigateur n’autorise pas cette page à enregistrer la partie : elle sera perdue quand vous fermerez la page.
app-settings-unsaved = Votre navigateur n’autorise pas cette page à enregistrer vos réglages.
app-time = Temps
app-resume = Reprendre
app-solved = Grille résolue
app-well-done = Résolue en { $time }, { $hints ->
    [0] sans indice
    [1] avec un indice
   *[other] avec { $hints } indices
}. Bravo !
app-show-grade = Voir le niveau

# The board and the keypad
app-cell-of = ligne { $row } colonne { $column }
app-cell-given = chiffre donné
app-cell-wrong = faux
app-cell-empty = vide
app-cell-centre = notes au centre { $digits }
app-cell-corner = notes dans les coins { $digits }
app-cell-pointed = mise en évidence
app-cell-colour = couleur { $digits }
app-cell-tint = note { $digit } en couleur { $colour }
app-cell-line = trait vers { $cell }
app-cell-line-begun = un trait commence ici
app-keypad = Pavé de saisie
app-entry-mode = Mode de saisie
app-digits = Chiffres
app-shortcut = Raccourci : { $key }
app-mode-digit = Chiffre
app-mode-corner = Coin
app-mode-colour = Couleur
app-mode-tint = Notes
app-mode-line = Traits
app-whole-cells = Cases
app-draw-lines = Faites glisser le doigt ou la souris d’une case à une autre. Retracez un trait pour l’effacer.
app-draw-lines-keys = Au clavier, appuyez sur Entrée aux deux bouts.
app-undo = Annuler
app-redo = Rétablir
app-erase = Effacer
app-erase-key = Suppr
app-fill-marks = Tout noter
app-fill-marks-long = Noter tous les candidats au centre de chaque case vide
app-restart = Tout effacer
app-restart-long = Tout enlever, sauf les chiffres donnés
app-pick-several = Plusieurs
app-pick-several-long = Ajouter à la sélection les cases touchées (M)
app-digit-first = Chiffre d’abord
app-digit-first-long = Choisir un chiffre, puis toucher les cases où il va (F)
app-digits-left = encore { $count }
app-said-changed = { $count } cases modifiées
app-said-clash = en conflit avec { $cells }

# Opening and saving
app-open-a-puzzle = Ouvrir une grille
app-open-formats =
    Des chiffres sur une ligne, une grille, une grille de candidats, du JSON de Crosshatch, un lien (aussi de
    f-puzzles ou SudokuPad) ou un code comme medium,180:2026-11-23/1
app-link-copied = Lien copié.
app-link-copied-here = Lien copié. Il fonctionne sur cet ordinateur tant que Crosshatch est ouvert.
app-print = Imprimer

# Boards and their rules
app-board-kind = Variante
app-board-classic = Classique
app-board-4x4 = 4 × 4
app-board-6x6 = 6 × 6
app-board-8x8 = 8 × 8
app-board-x = Sudoku X
app-board-windoku = Windoku
app-board-jigsaw = Irrégulier
app-board-killer = Killer
app-board-disjoint = Groupes disjoints
app-board-anti-knight = Anti-cavalier
app-board-anti-king = Anti-roi
app-board-non-consecutive = Non consécutif
app-rules = Autres règles : { $rules }.
app-rule-size = Chaque ligne, chaque colonne et chaque bloc contient les chiffres de 1 à { $size }.
app-rule-latin = Chaque ligne et chaque colonne contient les chiffres de 1 à { $size }.
app-rule-x = Chaque diagonale tracée contient elle aussi tous les chiffres.
app-rule-windoku = Chaque fenêtre grisée contient elle aussi tous les chiffres.
app-rule-jigsaw = Chaque ligne, chaque colonne et chaque région délimitée contient les chiffres de 1 à { $size }.
app-rule-killer = Les chiffres d’une cage sont tous différents. Le nombre dans son coin indique leur somme.
app-rule-disjoint = Les cases situées à la même place dans des blocs différents contiennent des chiffres différents.
app-rule-anti-knight = Deux cases séparées par un saut de cavalier contiennent des chiffres différents.
app-rule-anti-king = Deux cases qui se touchent par un coin contiennent des chiffres différents.
app-rule-non-consecutive = Deux cases voisines ne contiennent jamais de chiffres consécutifs.
app-cage = la cage en { $cell }

# A new puzzle
app-new-puzzle = Nouvelle grille
app-needs-easy = singletons seulement
app-needs-medium = paires nues et intersections
app-needs-hard = triplets, poissons, ailes, coloriage et unicité
app-needs-unfair = chaînes
app-needs-extreme = longues chaînes et réseaux forcés
app-daily = Grille du jour
app-level = Niveau
app-custom = Grille sur mesure
app-create = Créer
app-enter-own = Saisir ma grille
app-left = { $cells } { PICK($cells, one: "case vide", other: "cases vides") }, { $minutes } min
app-symmetry = Symétrie
app-symmetry-none = aucune
app-symmetry-180 = demi-tour (180°)
app-symmetry-90 = quart de tour (90°)
app-symmetry-left-right = gauche-droite
app-symmetry-top-bottom = haut-bas
app-symmetry-diagonal = diagonale
app-symmetry-antidiagonal = autre diagonale
app-symmetry-mirrors = gauche-droite et haut-bas
app-symmetry-diagonals = les deux diagonales
app-symmetry-full = complète

# Hints
app-tab-hint = Indice
app-hint = Indice
app-hint-intro = Chaque appui en dit un peu plus.
app-where = Où regarder
app-which = Quelle technique
app-whole = L’étape complète
app-check = Chercher les erreurs
app-why-not = Pourquoi pas ce chiffre ?
app-filled = Toutes les cases sont remplies.
app-exhausted = On ne peut rien déduire de plus : chaque candidat restant appartient à une solution.
app-stuck = Aucune technique ne donne rien ici : il ne reste qu’à procéder par essais.
app-looking = Recherche d’une étape…
app-looking-further = Recherche d’une étape qui mène au prochain chiffre…
app-needed = Le prochain chiffre dépend de cette étape.
app-no-digit = D’ici, aucune technique ne mène à un autre chiffre.
app-may-not-lead = Cette étape ne mène peut-être pas au prochain chiffre : le temps a manqué pour le vérifier.
app-keep-looking = Chercher encore
app-whole-board = toute la grille
app-technique-is = La technique est { $name }.
app-ask-technique = Quelle technique ?
app-ask-step = Montrer l’étape
app-apply = Appliquer cette étape
app-no-mistakes = Aucune erreur jusqu’ici.
app-has-mistake = La grille contient une erreur. Un indice vous montrera où.
app-mistakes-and-conflict = { app-mistakes-counted } : { $conflict }.
app-mistakes-counted = Il y a { $count ->
    [1] une erreur
   *[other] { $count } erreurs
}
app-marks-missing = Vos chiffres sont justes, mais il manque { $count ->
    [1] une note
   *[other] { $count } notes
}.
app-show-where = Montrer où
app-is-not = { $cell } ne vaut pas { $digit }.
app-why = Pourquoi ?
app-remove = L’enlever
app-remove-all = Tout enlever
app-mark-missing = Le bon chiffre manque parmi les notes au centre de { $cell }.
app-fill-its-marks = Remplir ses notes
app-fill-all-marks = Remplir les notes de toutes ces cases
app-looking-why = Recherche de l’explication la plus courte…
app-refuted = Si { $cell } valait { $digit }, { $count ->
    [0] il y aurait une contradiction
    [1] une étape mènerait à une contradiction
   *[other] { $count } étapes mèneraient à une contradiction
} : { $conflict }.
app-select-cell = Choisissez dans la grille une case vide ou un de vos chiffres.
app-why-not-be = Pourquoi { $cell } ne peut-elle pas valoir…
app-back-to-game = Retour à la partie
app-several = Cette grille a plusieurs solutions : { app-differ }.
app-differ = deux d’entre elles diffèrent dans { $count } cases, par exemple { $cells }
app-impossible = Cette grille n’a pas de solution : { $reason }.
app-no-way = toutes les façons de remplir les cases vides mènent à une contradiction
app-more = et { $count } de plus
app-legend = Légende
app-cases = Cas par cas
app-contradiction-case = La contradiction
app-all-cases = Tous les cas
app-argument = Pourquoi c’est vrai
app-lesson = Apprendre cette technique

# Steps
app-tab-steps = Étapes
app-solve-here = Résoudre d’ici
app-solve-start = Résoudre du début
app-steps-now = Toutes les étapes possibles
app-available = Possibles ici
app-any = toutes
app-loading-techniques = Chargement des techniques…
app-solve-far = Résoudre aussi loin que possible
app-nothing = Il n’y a rien à expliquer : { app-outcome }.
app-back-to-steps = Retour à l’explication
app-looking-all = Recherche de toutes les étapes…
app-technique-stuck = Cette technique ne donne rien ici.
app-no-technique = Aucune technique ne donne rien ici.
app-first-steps = Voici les { $count } premières étapes possibles ici.
app-count-steps = { N-STEPS($count) } { PICK($count, one: "possible", other: "possibles") } ici.
app-show-more = En montrer plus
app-choose-technique = Choisissez une technique pour voir toutes ses étapes.
app-stopped = Arrêt après { N-STEPS($count) } : { app-outcome }.
app-by-logic = Résolu par la seule logique, en { N-STEPS($count) }.
app-by-trial = Résolu en { N-STEPS($count) }, en partie par essais.
app-outcome = { $outcome ->
    [several-solutions] plusieurs solutions
    [no-solution] pas de solution
    [out-of-time] le temps imparti s’est écoulé
    [unfinished] inachevé
    [solved-by-logic] résolu
   *[stuck] les techniques ne suffisent plus
}
app-walk = Étapes de la solution
app-previous = Précédente
app-place = { $number } sur { $count }
app-all-steps = Toutes les étapes

# Grading, learning and making
app-tab-grade = Niveau
app-tab-learn = Apprendre
app-all-techniques = Toutes les techniques
app-assumes-unique = Elle suppose que la grille a une solution unique.
app-practise = S’exercer
app-looking-position = Recherche d’une position d’exercice…
app-no-position = Aucune position trouvée dans { $count } grilles : cette technique est rare. Réessayez.
app-find = À trouver : { $name }
app-no-simpler = Aucune technique plus simple ne donne rien ici.
app-place-digit = Placez le chiffre, puis vérifiez votre réponse.
app-remove-marks =
    Enlevez les candidats que la technique élimine : choisissez une case, puis appuyez sur le chiffre. Vérifiez ensuite
    votre réponse.
app-check-answer = Vérifier ma réponse
app-show-answer = Montrer la réponse
app-another = Une autre position
app-answer-first = Placez d’abord un chiffre ou enlevez des candidats.
app-verdict-right = Exact !
app-verdict-part = C’est juste, mais ce n’est pas tout.
app-verdict-other = C’est juste, mais cela ne vient pas d’une seule étape de la technique « { $name } ».
app-verdict-wrong = Faux : { $candidates }.
app-verdict-unknown = Cette position n’a pas une solution unique.
app-digit-in = { $digit } en { $cell }
app-digit-from = { $digit } enlevé de { $cell }
app-tab-make = Créer
app-make-intro = Les chiffres que vous placez dans la grille en seront les chiffres donnés.
app-clear = Vider la grille
app-make-unique = Rendre unique
app-make-minimal = Rendre minimale
app-play-it = Jouer
app-made-unique = Une solution unique.
app-made-impossible = Pas de solution : { $reason }.
app-made-multiple = Plus d’une solution : { app-differ }.
app-made-givens =
    { $count } { PICK($count, one: "chiffre donné", other: "chiffres donnés") } ; symétrie : { $symmetry }.
app-made-minimal = Minimale : aucun chiffre donné n’est superflu.
app-made-spare = { $count ->
    [1] Un chiffre donné est superflu.
   *[other] On peut retirer l’un quelconque de { $count } chiffres donnés sans perdre la solution unique.
}
app-made-wanted = Pour la symétrie, il manque encore { $count } { PICK($count, one: "chiffre", other: "chiffres") }.
app-show-them = Les montrer
app-show-differ = Montrer où elles diffèrent

# Settings and keys
app-settings = Réglages
app-set-check = Signaler les erreurs au fur et à mesure
app-set-clashes = Montrer les chiffres en conflit
app-set-tidy = Quand je place un chiffre, effacer les notes qu’il exclut
app-set-automatic = Remplir les notes automatiquement et les tenir à jour
app-set-marks = Pour les indices, mes notes au centre sont les seuls candidats d’une case
app-set-essential = Sauter les étapes qui ne mènent pas au prochain chiffre
app-set-layout = Notes
app-layout-centre = dans les coins et au centre
app-layout-places = chacune à sa place
app-set-theme = Thème
app-theme-device = celui de l’appareil
app-theme-light = clair
app-theme-dark = sombre
app-set-language = Langue
app-keys = Raccourcis clavier
app-key-arrows = Flèches : se déplacer ; avec Maj, choisir plusieurs cases
app-key-home = Début, Fin : début ou fin de la ligne ; avec Ctrl, de la grille
app-key-digits = 1 à 9 : saisir dans le mode choisi
app-key-shift = Maj + 1 à 9 : note dans un coin
app-key-ctrl = Ctrl + 1 à 9 : note au centre
app-key-modes = Z, X, C, V, B, N : chiffre, coin, centre, couleur de case, couleur de note, trait
app-key-space = Espace : mode suivant
app-key-first = F : choisir d’abord le chiffre ou d’abord la case
app-key-several = M : sélectionner plusieurs cases
app-key-help = ? : ces réglages et touches
app-key-delete = Suppr : effacer
app-key-undo = Ctrl + Z, Ctrl + Y : annuler, rétablir
app-key-all = Ctrl + A, Échap : choisir toutes les cases, ou aucune
app-key-hint = H : indice
app-key-pause = P : pause, reprise

## Levels and families

# My puzzles: games, the calendar, statistics and the backup
app-my-puzzles = Mes grilles
app-tab-games = Parties
app-tab-calendar = Calendrier
app-tab-statistics = Statistiques
app-tab-backup = Sauvegarde
app-puzzle-of = Grille du { $day }
app-no-games = Aucune partie pour l’instant. Une partie apparaît ici dès que vous avez inscrit quelque chose.
app-solved-in = Résolue en { $time }, { $hints ->
    [0] sans indice
    [1] avec un indice
   *[other] avec { $hints } indices
}
app-look-at = Revoir
app-go-on = Continuer
app-rename = Renommer
app-name = Nom
app-keep-name = Enregistrer
app-delete = Supprimer
app-deleted = Supprimée : { $title }.
app-no-statistics = Aucune statistique pour l’instant. Résolvez une grille et vos temps s’afficheront ici.
app-figure-count = Résolues
app-figure-unaided = Sans indice
app-figure-total = Temps total
app-figure-streak = Série en cours (jours)
app-figure-longest = Plus longue série (jours)
app-by-level = Statistiques par niveau
app-column-solved = Résolues
app-column-best = Record
app-column-median = Médiane
app-column-hints = Indices
app-other-level = Autres
app-previous-month = Mois précédent
app-next-month = Mois suivant
app-calendar-of = Grilles du jour, { $month }
app-streaks = Grilles du jour résolues le jour même : { $current ->
    [one] { $current } jour
   *[other] { $current } jours
} de suite ; plus longue série : { $longest }.
app-day-solved = résolue : { $levels }
app-day-begun = commencée
app-backup-about =
    Vos parties, vos statistiques, vos leçons et vos réglages ne sont enregistrés que dans ce navigateur. Sauvegardez-les dans
    un fichier pour en garder une copie ou les transférer sur un autre appareil. Charger un fichier ajoute son contenu à ce qui
    est ici, sans rien supprimer.
app-backup-save = Sauvegarder dans un fichier
app-backup-load = Charger un fichier
app-backup-loaded = Chargement terminé : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $solved ->
    [one] { $solved } résultat
   *[other] { $solved } résultats
} en plus.
app-backup-unchanged = Rien n’a été modifié.
app-backup-no-room = Votre navigateur n’a pas assez de place pour tout le contenu de ce fichier.
app-backup-not-json = Ce fichier est illisible : ce n’est pas du JSON, ou il est incomplet.
app-backup-not-ours = Ce fichier n’est pas une sauvegarde de Crosshatch.
app-backup-newer = Cette sauvegarde est au format { $version }, que cette version de Crosshatch ne sait pas lire.
app-backup-bad = Cette sauvegarde est endommagée : { $part ->
    [games] la partie { $number } n’est pas valable.
    [solved] le résultat { $number } n’est pas valable.
   *[other] l’avancement des leçons n’est pas valable.
}
app-next-puzzle = Grille suivante : { $level }
app-todays-puzzle = Grille du jour
app-my-statistics = Mes statistiques
app-best-time = Votre meilleur temps au niveau { $level } ({ $time } auparavant).
app-days-in-a-row = { $count } grilles du jour de suite.
app-it-was = Évaluation : { $grade }.
app-is-solved = Vous avez résolu cette grille.

# Puzzles to order
app-order = Sur mesure
app-needs-technique = Technique
app-fewest-givens = Chiffres donnés : de
app-most-givens = à
app-minimal = Minimale : aucun chiffre donné n’est superflu
app-wish = Vous demandez : { $wishes }.
app-wish-any = Vous demandez une grille quelconque.
app-wish-level = niveau { $level }
app-wish-symmetry = symétrie { $symmetry }
app-wish-must = avec { $value }
app-wish-must-not = sans { $value }
app-wish-up-to = rien de plus difficile que { $value }
app-wish-hardest = étape la plus difficile : { $value }
app-wish-givens = { $value } chiffres donnés
app-wish-minimal = minimale
app-wish-rating = cote { $value }
app-wish-effort = effort { $value }
app-range = { $low } à { $high }
app-at-least = au moins { $low }
app-at-most = au plus { $high }

# Opening and sharing
app-open-files = Choisir des fichiers
app-open-drop = Vous pouvez aussi déposer des fichiers n’importe où sur la page, ou y coller une grille.
app-open-nothing = Collez une grille, un lien ou un code, ou choisissez un fichier.
app-open-several = { $count } grilles. Choisissez-en une :
app-open-first = Les { $count } premières grilles. Choisissez-en une :
app-open-unread = { $count ->
    [one] Une ligne est illisible
   *[other] { $count } lignes sont illisibles
}
app-open-line = Ligne { $line } : { $message }
app-number = Numéro { $number }
app-share-puzzle = Partager cette grille
app-with-mine = Avec mes chiffres et mes annotations
app-link = Lien
app-copy = Copier
app-send = Envoyer
app-copy-yourself = Votre navigateur ne laisse pas cette page copier. Copiez le texte d’ici :
app-cannot-copy = Votre navigateur ne laisse pas cette page copier des images. Enregistrez-la plutôt.
app-picture-copied = Image copiée.
app-text-copied = Texte copié.
app-code-copied = Code copié.
app-copy-code = Copier le code
app-picture = Image
app-copy-picture = Copier l’image
app-save-svg = Enregistrer en SVG
app-save-png = Enregistrer en PNG
app-text = Texte
app-copy-text = Copier le texte
app-save-text = Enregistrer le texte
app-format-line = une ligne
app-format-boxed = grille dessinée
app-format-pencilmarks = grille des candidats
app-format-csv = tableau (CSV)
app-format-sdm = collection SudoCue
app-format-library = bibliothèque HoDoKu
app-format-sukaku = Sukaku (729 caractères)
app-format-gsf = solveur de Glenn Fowler
app-paper = Papier
app-print-pdf = Pour un PDF, choisissez « Enregistrer au format PDF » comme imprimante.

# The course
app-course-first = Commencez ici :
app-course-next = Continuez avec :
app-course-done = { $done } sur { $count } maîtrisées
app-more-techniques = Autres techniques
app-lesson-begun = commencée
app-lesson-mastered = maîtrisée
app-lesson-previous = Précédente
app-lesson-next = Suivante
app-example = Exemple
app-after-step = Voici la grille après l’étape.
app-back-to-lesson = Retour à la leçon
app-right-answers = { $count ->
    [0] Trouvez-la trois fois pour la maîtriser.
    [1] Trouvée une fois ; il en faut trois pour la maîtriser.
    [2] Trouvée deux fois ; il en faut trois pour la maîtriser.
   *[other] Maîtrisée : trouvée { $count } fois.
}
app-found-of = Trouvé : { $found } sur { $count }.
app-put-back = Annuler l’erreur

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-unfair = Très difficile
level-extreme = Extrême
level-fiendish = Démoniaque
level-diabolical = Diabolique
level-incomplete = Incomplet
family-singles = Singletons
family-rules-of-the-board = Règles de la grille
family-subsets = Sous-ensembles
family-fish = Poissons
family-several-sectors = Plusieurs secteurs
family-single-digit-patterns = Motifs d’un seul chiffre
family-wings = Ailes
family-colouring = Coloriage
family-uniqueness = Unicité
family-chains-and-loops = Chaînes et boucles
family-almost-locked-sets = Ensembles presque verrouillés
family-direct = Techniques directes
family-forcing = Chaînes forcées
family-impossible-patterns = Motifs impossibles
family-exocets = Exocets
family-templates = Gabarits

## The terminal: headings of techniques and of practice

table-family = famille
table-rating = cote
table-unique = unicité
table-on = activée
table-off = non
table-does = ce qu’elle fait
table-broken = défaillante
fact-name = nom
fact-also-called = autres noms
fact-on-scale = selon { $scale }
fact-by-default = par défaut
fact-assumes = suppose
fact-one-solution = que la grille a une solution unique
fact-to-practise = pour s’exercer
fact-off-kind = non ; seules certaines échelles la distinguent
fact-off = non ; --with { $name } l’active
fact-or-more = { $rating } ou plus
practice-wait = Appuyez sur Entrée pour voir les réponses.
stuck-filled = Toutes les cases sont remplies : il n’y a plus rien à trouver.
stuck-only = Aucune des techniques demandées ne trouve d’étape ici ; d’autres en trouvent peut-être.
stuck =
    Aucune technique activée ne trouve d’étape ici ; --with ajoute celles qui ne le sont pas (« crosshatch techniques »
    en donne la liste){ $search ->
        [true] , et « crosshatch explain » continue par une recherche
       *[false] { "" }
    }.

## Grades

grade-grade = évaluation
grade-level = niveau
grade-hardest = la plus dure
grade-search = recherche
grade-logic = logique
grade-choice = choix
grade-time = temps
grade-promise = { $level } : { $promise }
promise-easy = les singletons suffisent
promise-medium = les candidats verrouillés et les paires nues suffisent
promise-hard = les techniques de cote 5.0 au plus suffisent, du X-Wing au Sue de Coq
promise-unfair = des motifs plus durs et les chaînes de douze nœuds au plus suffisent
promise-extreme = il faut des chaînes plus longues, des chaînes ou des réseaux forcés, ou des motifs aussi difficiles
promise-stuck = la logique n’en vient pas à bout
promise-filled = aucune case vide
grade-way = { N-STEPS($steps) } et { $rounds } { PICK($rounds, one: "tour", other: "tours") }
grade-effort-on-way = { $effort }, en { grade-way }
grade-stuck-after = s’arrête après { grade-way }
grade-so-far = { grade-stuck-after } ; technique la plus dure : { grade-rated }
grade-trials = { $trials } { PICK($trials, one: "essai en vient", other: "essais en viennent") } à bout
grade-nested-trials =
    { $trials } { PICK($trials, one: "essai simple ne suffit", other: "essais simples ne suffisent") } pas ; il faut des
    essais imbriqués
grade-cells = cases à remplir : { $count } au choix en moyenne
grade-steps = étapes possibles : { $count } en moyenne
grade-steps-beside-cells = étapes possibles quand aucune case ne se remplit : { $count }
grade-narrow = une seule étape possible : { $count } fois
grade-minutes = environ { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
}
grade-minutes-range = { grade-minutes } (de { $low } à { $high } pour 80 % des grilles semblables)
grade-crosshatch = { $level } { $rating } ({ $name }), effort { $effort }
grade-crosshatch-stuck = { $level } : la logique s’arrête avant ; { $search }
grade-hodoku = { $level } { $rating }{ $guesses ->
    [0] { "" }
    [1] { " " }avec 1 chiffre deviné
   *[other] { " " }avec { $guesses } chiffres devinés
}
