# French. Cells keep their names (r1c1), as in every language. The reader is addressed with "vous". A cell "vaut 5", so
# that digits need no gender. A no-break space stands before ":" and ";". The format is explained at the top of en.ftl;
# what is missing here is as it is there.

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
house = { PICK($kind, box: "le", other: "la") } { house.plain }
    .of = { PICK($kind, box: "du", other: "de la") } { house.plain }
    .number = { $number }
    .plain = { PICK($kind, row: "ligne", column: "colonne", box: "bloc") } { $number }
word = { NTH($value, "aucun un deux trois quatre cinq six sept huit neuf") }
the-digits = { PICK($value, one: "le ", other: "les ") }{ $value }
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
    [0] On peut donc éliminer { $removed }
   *[other] Donc { $placed }{ $removed ->
        [0] { "" }
       *[other] , et l’on peut éliminer { $removed }
    }
}.
placed = { $cell } vaut { $digit }
removed = { THE-DIGITS($digits) } de { $cells }
no-candidate-left = { $cell } n’a plus de candidat
no-place-left = { $house } n’a plus de place pour le { $digit }
cannot-be-both = { $cell } ne peut pas valoir à la fois { $low } et { $high }
cannot-both-be = { $one } et { $other }, qui se voient, ne peuvent pas valoir toutes deux { $digit }

## Singles

singles-last-cell = Il ne reste qu’une case vide dans { $house }, { $cell }, et il n’y manque que le { $digit }.
singles-only-place =
    Dans { $house }, le { $digit } n’a plus qu’une place, car aucune autre case vide ne peut le
    recevoir{ $blockers ->
        [0] { $ruled_out ->
            [0] { "" }
           *[other] { "\u00A0" }: il a déjà été éliminé de { $ruled_out }
        }
       *[other] { "\u00A0" }: il est déjà en { $blockers }{ $ruled_out ->
            [0] { "" }
           *[other] , et il a déjà été éliminé de { $ruled_out }
        }
    }.
singles-only-candidate = En { $cell }, tous les chiffres sauf le { $digit } sont exclus : { JOIN($because, ", et ") }.
singles-seen =
    { THE-DIGITS($digits) } { PICK($digits, one: "figure", other: "figurent") } déjà dans sa ligne, sa colonne ou son
    bloc ({ $cells })
singles-removed = { THE-DIGITS($digits) } { PICK($digits, one: "a déjà été éliminé", other: "ont déjà été éliminés") }

## Direct techniques

direct-locked =
    Le { $digit } { FORM($base, "of") } est en { $cells }, donc nulle part ailleurs dans { $cover }. Il ne reste alors
    qu’une place pour le { $digit } { FORM($house, "of") }.
direct-hidden =
    Dans { $house }, { THE-DIGITS($digits) } remplissent { $cells }. Il n’y reste alors qu’une place pour le
    { $placed }.

## Locked candidates and subsets

subsets-locked =
    Le { $digit } { FORM($base, "of") } est dans l’une des cases { $cells }. Or { BOTH($cells) } sont dans { $cover } :
    où qu’il soit, c’est aussi le { $digit } { FORM($again, "of") }.
subsets-hidden =
    Dans { $houses }, { THE-DIGITS($digits) } ne peuvent aller qu’en { $cells }. Cela fait { N-DIGITS($digits) } pour
    { N-CELLS($cells) } : ils les occupent { BOTH($cells) }, et aucun autre chiffre n’y trouve place.
subsets-naked =
    { $cells } n’ont pour candidats que { THE-DIGITS($digits) }. Cela fait { N-CELLS($cells) } pour
    { N-DIGITS($digits) } : chaque case prend l’un d’eux, et il n’en reste aucun pour les autres cases
    { FORM($houses, "of") }.
n-cells = { $value ->
    [1] une case
   *[other] { WORD($value) } cases
}
n-digits = { WORD($value) } { PICK($value, one: "chiffre", other: "chiffres") }

## Fish

fish-plain = Dans { $bases }, le { $digit } ne peut aller qu’en { $places }, et toutes ces cases sont dans { $covers }.
fish-base = Dans { $bases }, le { $digit } ne peut aller qu’en { $places }.
fish-endo-fins =
    { $fins } { PICK($fins, one: "est", other: "sont chacune") } dans
    { PICK($in_three, true: "plusieurs", false: "deux") } de ces zones et
    { PICK($fins, one: "compterait", other: "compteraient") } pour
    { PICK($in_three, true: "toutes", false: "les deux") } à la fois :
    { PICK($fins, one: "c’est donc un aileron", other: "ce sont donc des ailerons") }.
fish-two-ways = Il y a deux façons de couvrir ces cases.
fish-covered = Toutes sont dans { $covers }.
fish-covered-but-fins =
    Si { PICK($count, one: "", other: "aucune des cases ") }{ $fins } ne vaut
    { PICK($count, one: "pas ", other: "") }{ $digit }, toutes les autres sont dans { $covers }.
fish-used-up =
    Les { WORD($count) } { FISH-HOUSES($bases) } ont besoin de { WORD($count) } { $digit }, jamais deux dans
    { FISH-HOUSES($covers, form: "same") } : le { $digit } des { WORD($count) } { FISH-HOUSES($covers) } est donc là, et
    nulle part ailleurs.
fish-cannibals =
    En { $cells }, un { $digit } occuperait deux { FISH-HOUSES($covers) } à la fois, et il en resterait trop peu pour
    les autres { FISH-HOUSES($bases) }.
fish-seen-by-fins =
    Et si { PICK($fins, one: "l’aileron", other: "l’un des ailerons") } vaut { $digit }, { $removed }
    { PICK($removed, one: "le voit", other: "le voient") }.
fish-houses = { $value ->
    [row] lignes
    [column] colonnes
    [box] blocs
    [base] zones de base
   *[cover] zones de couverture
}
    .same = { $value ->
        [row] la même ligne
        [column] la même colonne
        [box] le même bloc
        [base] la même zone de base
       *[cover] la même zone de couverture
    }

## Chains of two strong links

links-turbot =
    Le { $digit } { FORM($first, "of") } est en { $one } ou { $near }, celui { FORM($second, "of") } en { $far } ou
    { $other }. Comme { $near } et { $far } se voient, elles ne l’ont pas toutes deux. L’une au moins de { $one } et
    { $other } l’a donc, et une case { SEEING($ends) } ne peut pas l’avoir.
links-kites =
    Comme { $joint } se voient, elles ne valent pas toutes deux { $digit }. Ainsi, { JOIN($kites, " ; ") }. Une case qui
    voit les deux cases d’une telle paire ne peut pas valoir { $digit }.
links-kite = par { $lines }, l’une au moins des cases { $ends } vaut { $digit }
links-kites-of-two-digits =
    Comme { $joint } se voient, elles ne valent pas toutes deux { $one }, ni toutes deux { $other }. Ainsi,
    { JOIN($kites, " ; ") }. Une case qui voit les deux cases d’une telle paire ne peut pas prendre leur chiffre.
links-kite-of-digit = par le { $digit } { FORM($lines, "of") }, l’une au moins des cases { $ends } vaut { $digit }
links-box = Dans { $box }, le { $digit } ne peut aller qu’en { $places }.
links-by-line =
    Le { $digit } { FORM($line, "of") } est en { $far } ou { $near } ; s’il est en { $near }, le bloc ne peut pas
    l’avoir en { $beside }, mais seulement en { $arm }. Dans les deux cas, { $far } ou { $arm } l’a, et une case
    { SEEING($ends) } ne peut pas l’avoir.
links-w-wing =
    Chacune des cases { $cells } vaut { $kept } ou { $linked }. Dans { $house }, le { $linked } a deux places :
    { $seen }. Si les deux cases valaient { $linked }, il n’en aurait plus aucune. L’une au moins des deux vaut donc
    { $kept }, et une case qui voit les deux ne peut donc pas valoir { $kept }.
links-sees = { $cell } voit { $place }

## Wings

wings-cases = { $pivot } vaut { OR($digits) } : { JOIN($cases, " ; ") }.
wings-case = si c’est { $shared }, { $pincer } vaut { $digit }
wings-case-neither = sinon, elle vaut elle-même { $digit }
wings-in-any-case = Dans tous les cas, { wings-loose }.
wings-counted =
    { $cells } sont { WORD($count) } cases pour { WORD($count) } chiffres. Chacun des chiffres { $others } n’y a que des
    places qui se voient toutes : il remplit donc une case au plus.
wings-cell-left = Il reste ainsi une case pour le { $digit } : { wings-loose }.
wings-loose =
    l’une au moins des cases { $loose } vaut { $digit }, et une case { SEEING($loose) } ne peut donc pas valoir
    { $digit }

## Colouring

colouring-colours =
    Quand une zone n’a que deux places pour le { $digit }, l’une l’a et l’autre non : { $links }. De place en place, cela
    donne { $count ->
        [1] deux couleurs
       *[other] { WORD($count) } paires de couleurs
    } : { JOIN($cases, " ; et ") }.
colouring-medusa =
    Quand une zone n’a que deux places pour un chiffre, ou une case que deux chiffres, l’un des deux candidats est vrai
    et l’autre faux : { $links }. De proche en proche, { JOIN($cases, " ; et ") }.
colouring-link = { $one }-{ $other } dans { $house }
colouring-link-in-cell = { $one }-{ $other } dans une même case
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
    { JOIN($sights, " ; ") }, une case de chaque couleur.
    { PICK($count, one: "Elle voit", other: "Chacune d’elles voit") } donc le { $digit }, quelle que soit la couleur
    vraie.
colouring-wrap =
    Or { $cells }, qui ont la même couleur, se voient. Elles ne peuvent pas valoir toutes deux { $digit } : cette
    couleur est donc fausse.
colouring-bridge =
    Comme { $near } voit { $other }, ces deux couleurs ne sont pas vraies toutes les deux : { OR($claims) }, ou les
    deux.
colouring-bridges =
    { JOIN($sights, " ; ") } : { PICK($count, one: "elle ne peut donc pas", other: "aucune de ces cases ne peut donc") }
    valoir { $digit }.
colouring-clash = Or { $sights }, et l’une des couleurs de celles-ci est vraie.
colouring-false = { $cells ->
    [1] { $cells } ne vaut donc pas
   *[other] Aucune des cases { $cells } ne vaut donc
} { $digit }.
colouring-both-in-a-cell =
    En { $cells }, cela donne { $one } ou { $other } : elle ne peut donc pas valoir { OR($digits) }.
colouring-sees-both =
    { PICK($cells, one: "", other: "Chacune des cases ") }{ $cells } voit { $one } d’une couleur et { $other } de
    l’autre, et ne peut donc pas valoir { OR($digits) }.
colouring-cell-and-sight =
    Selon une couleur, { $cells } vaut elle-même { $own_digit }, et elle voit { $other } de l’autre : dans les deux cas,
    elle ne peut pas valoir { OR($digits) }.
colouring-twice-in-a-cell = Or { $cell } devrait alors valoir à la fois { $digits }.
colouring-twice-in-a-house = Or { $cells } se voient et ne peuvent pas valoir toutes deux { $digit }.
colouring-emptied = { $circumstances ->
    [0] De toute façon, il n’y a pas de candidat en { $cell }
   *[other] Or { $circumstances }, il n’y aurait plus de candidat en { $cell }
}.
colouring-with = avec { $candidates }
colouring-without = sans { $candidates }

## Deadly patterns

deadly-rectangle =
    { $cells } sont les coins d’un rectangle sur deux lignes, deux colonnes et deux blocs. S’ils ne contenaient que
    { THE-DIGITS($digits) }, on pourrait échanger ces deux chiffres, et la grille aurait deux solutions.
deadly-avoidable =
    { $cells } sont les coins d’un rectangle sur deux lignes, deux colonnes et deux blocs, et aucun d’eux n’était donné.
    S’ils ne contenaient que { THE-DIGITS($digits) }, on pourrait échanger ces deux chiffres, et la grille aurait deux
    solutions.
deadly-loop =
    { $around } forment une boucle de { $count } cases qui contiennent toutes { THE-DIGITS($digits) } : chacune partage
    une zone avec la suivante, et chaque zone en compte deux ou aucune. Si la boucle ne contenait que ces deux chiffres,
    on pourrait les échanger, et la grille aurait deux solutions.
deadly-extended =
    { $cells } forment { WORD($digits) } paires de cases en travers de deux rangées parallèles, chaque paire dans un
    seul bloc. Si elles ne contenaient que { THE-DIGITS($digits) }, les deux rangées auraient là les mêmes chiffres, on
    pourrait les échanger, et la grille aurait deux solutions.
deadly-grave =
    Sans { $extra }, chaque case vide aurait deux candidats, et chaque chiffre deux places dans chaque zone où il
    manque. Les candidats qu’une solution laisse de côté en formeraient alors une autre, et la grille aurait deux
    solutions.
deadly-extra = { THE-DIGITS($digits) } en { $cell }
deadly-other-candidate =
    Or elle n’en a qu’une, donc l’une de ces cases doit contenir un autre candidat : { $guardians }.
deadly-true-candidate =
    Or elle n’en a qu’une, donc { PICK($count, one: "ce candidat", other: "l’un de ces candidats") } doit être vrai :
    { $guardians }.
deadly-guardians = { $single ->
    [true] { OR($guardians) }
   *[false] { $guardians ->
        [2] { JOIN($guardians, ", ou ") }
       *[other] { JOIN($guardians, " ; ou ") }
    }
}
deadly-guardian = { $cell } vaut { OR($digits) }
deadly-one-digit = Une case { SEEING($cells) } ne peut donc pas valoir { $digit }.
deadly-hidden-subset = { $roof } contiennent donc au plus { $most ->
        [1] un seul
       *[other] { WORD($most) }
    } des chiffres { $digits }. Dans { $houses }, ces chiffres n’ont sinon de place qu’en { $extra }, que les autres
    doivent remplir.
deadly-naked-subset =
    L’une des cases { $roof } vaut donc { OR($guardians) }. Avec { $extra }, cela fait { WORD($digits) } cases pour les
    { WORD($digits) } chiffres { $digits }, qu’aucune autre case { OR(FORM($houses, "of")) } ne peut prendre.
deadly-locked-to-roof =
    Dans { $houses }, le { $digit } ne peut aller qu’en { $roof } : l’une des deux cases vaut donc { $digit }. L’autre
    doit alors contenir l’un des candidats qu’on vient de citer, et aucun autre chiffre.
deadly-locked-to-corners =
    Dans { $houses }, le { $digit } ne peut aller qu’aux coins : il est donc dans deux coins opposés. Ce ne sont pas
    { $roof }, car l’une de ces cases doit contenir un autre candidat.
deadly-locked-in-lines =
    Dans { $houses }, le { $digit } ne peut aller qu’aux coins. Si { $corner } valait { $removed }, { $between }
    devraient toutes deux valoir { $digit }, et aucun coin ne contiendrait d’autre candidat.

## Almost locked sets

almost-locked-sets =
    { $sets } sont des ensembles presque verrouillés (ALS) : comme ils ont un chiffre de plus que de cases, il manque à
    chacun un seul de ses chiffres.
almost-locked-one-common =
    Chaque { $x } de l’un voit chaque { $x } de l’autre : à l’un des deux manque donc le { $x }, et cet ensemble
    contient { OTHER-DIGITS($others) }.
almost-locked-without-others =
    { almost-locked-two-commons }, et une case qui voit toutes ses places dans les deux ne peut pas le prendre.
almost-locked-with-others =
    { almost-locked-two-commons }, et chaque ensemble contient tous ses autres chiffres. Une case qui voit toutes les
    places d’un tel chiffre dans son ensemble ne peut pas prendre ce chiffre. Pour { $x } et { $y }, elle doit voir
    leurs places dans les deux ensembles.
almost-locked-two-commons =
    Chaque { $x } de l’un voit chaque { $x } de l’autre, et il en va de même des { $y }. À l’un des ensembles manque
    donc le { $x }, et à l’autre le { $y } : chacun de ces deux chiffres est dans l’un des ensembles
almost-locked-three =
    { $first } et { $middle } ne peuvent pas contenir tous deux le { $x }, ni { $middle } et { $second } tous deux le
    { $y }, car tous ces candidats se voient. Si le { $x } manque en { $first }, cet ensemble contient
    { OTHER-DIGITS($others_of_first) }. Sinon, il manque en { $middle }, qui contient le { $y } ; celui-ci manque donc
    en { $second }, et cet ensemble contient { OTHER-DIGITS($others_of_second) }.
almost-locked-chain =
    Deux voisins ne peuvent pas contenir tous deux le chiffre qui les relie, car tous ses candidats s’y voient. Si le
    { $start } manque en { $first }, cet ensemble contient { OTHER-DIGITS($others_of_first) }. Sinon,
    { JOIN($between, " ") } le { $end } manque en { $last }, et cet ensemble contient { OTHER-DIGITS($others_of_last) }.
almost-locked-between = le { $lacks } manque en { $set }, qui contient le { $holds }, donc
almost-locked-blossom =
    Pour chacun de ses chiffres, { $stem } voit toutes les places de ce chiffre dans un ensemble presque verrouillé
    (ALS), qui a un chiffre de plus que de cases : { JOIN($cases, " ; ") }. Un ensemble auquel manque un chiffre
    contient { PICK($others, one: "l’autre", other: "tous les autres") }.
almost-locked-petal = si elle vaut { $digit }, le { $digit } manque en { $petal }
almost-locked-either-way =
    De toute façon, { EACH-OF($digits) } est en { OR($ends) }, et une case qui y voit toutes ses places ne peut pas le
    prendre.
almost-locked-in-any-case =
    Ainsi, quelle que soit la valeur de { $stem }, { EACH-OF($digits) } est dans l’un des ensembles, et une case qui y
    voit toutes ses places ne peut pas le prendre.
other-digits = { PICK($value, one: "son autre chiffre", other: "tous ses autres chiffres") }
each-of = { PICK($value, one: "le ", other: "chacun des chiffres ") }{ $value }

## Sue de Coq

sue-de-coq-cells =
    Prenez { $core }, au croisement { FORM($line, "of") } et { FORM($box, "of") }, { $of_line } dans le reste
    { FORM($line, "of") } et { $of_box } dans le reste { FORM($box, "of") } : { $count } cases en tout.
sue-de-coq-once =
    Aucun chiffre du premier ensemble n’est dans les deux autres : chacun de ces chiffres ne peut donc remplir qu’une
    des { $count } cases{ $others ->
        [0] { "" }
        [one] , tandis que le { $others } peut en remplir une dans chaque ensemble où il figure
       *[other] , tandis que les { $others } peuvent chacun en remplir une dans chaque ensemble où ils figurent
    }.
sue-de-coq-none-missing =
    C’est juste assez pour les remplir toutes, donc aucun ne peut manquer : dans ces cases, { $line } a
    { ITS($in_line) }, et { $box } { ITS($in_box) }.
its = { PICK($value, one: "son ", other: "ses ") }{ $value }

## Aligned exclusion

aligned-exclusion-cells = { aligned-exclusion-sees } { $excluders ->
    [1] lui prendre tous ses candidats
    [2] prendre à l’une ou à l’autre tous ses candidats
   *[other] prendre à l’une d’elles tous ses candidats
}.
aligned-exclusion-sets = { aligned-exclusion-sees } { $excluders ->
    [1] lui prendre deux chiffres, car cet ensemble n’a
    [2] prendre deux chiffres à l’un ou à l’autre, car chacun n’a
   *[other] prendre deux chiffres à l’un d’eux, car chacun n’a
} qu’un chiffre de plus que de cases.
aligned-exclusion-sees =
    { $cells } voient { PICK($in_sight, true: "", false: "des places de ") }{ $excluders }. Ensemble, elles ne doivent
    pas
aligned-exclusion-two = Si { $cell } valait { $digit }, { JOIN($ends, " ; ") }.
aligned-exclusion-second = { $cell }={ $digit } serait un deuxième { $twice } dans { $house }
aligned-exclusion-end = { $cell }={ $digit } ne laisserait { $left }
aligned-exclusion-repeats =
    Si { $cell } valait { $digit }, tout choix pour { JOIN($others, ",") } répéterait un chiffre dans une zone.
aligned-exclusion-many =
    Si { $cell } valait { $digit }, il y aurait { $count } façons de remplir { JOIN($others, ",") }, et chacune ne
    laisserait { OR($ends) }.
aligned-exclusion-few =
    Si { $cell } valait { $digit }, { JOIN($others, ",") } ne pourraient valoir que { JOIN($faults, " ; ou ") }.
aligned-exclusion-fault = { OR($choices) }, ce qui ne laisserait { $left }
aligned-exclusion-nothing = rien à { $cells }
aligned-exclusion-too-few = pas assez de chiffres à { $cells }

## What follows from what

following-if = Si { $fact }
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

## Alternating chains

chains-after-all = C’est donc que { following-on }.
chains-one-end =
    L’une au moins des cases { $ends } vaut donc { $digit }, et une case { SEEING($ends) } ne peut pas valoir
    { $digit }.
chains-in-one-cell = Donc { $first } ou { $digit }, et rien d’autre.
chains-either = Donc { $first }, ou { $last }, ou les deux.
chains-turn = Dans les deux cas, { $cell } ne vaut pas { $digit }.
chains-excluded = Ni l’un ni l’autre ne serait possible avec { OR($removed) }.
chains-removed = le { $digit } en { $cell }
chains-loop =
    Et si { $last }, { $inside ->
        [true] elle ne vaut pas { $digit }
       *[false] { $first }
    } : la chaîne se referme en une boucle, que l’on peut suivre dans les deux sens.
chains-weak-links = Chaque lien faible a donc exactement une extrémité vraie : { JOIN($pairs, " ; ") }.
chains-one-place = le { $digit } est en { OR($places) }
chains-one-of = { $inside ->
    [true] { $one } ou { $digit }
   *[false] { $one }, ou { $other }
}
chains-sets-keep = Dans les deux sens, { $kept }.
chains-set-keeps = { THE-DIGITS($digits) } { PICK($digits, one: "reste", other: "restent") } en { $set }
chains-hidden-set-keeps = À part cela, { $cells } ne contiennent que { THE-DIGITS($digits) }.
chains-take-turns =
    Chacune des cases { $cells } vaut { $one } ou { $other } et voit la suivante : les deux chiffres alternent donc.
chains-outer-two =
    Les deux cases extrêmes, { $ends }, sont alors différentes, et une case qui voit les deux ne peut valoir ni { $one }
    ni { $other }.
chains-by-set =
    il ne reste aux { WORD($set) } cases { $set } que { THE-DIGITS($others) }, dont le { $digit } en { OR($cells) }
chains-by-rectangle =
    { $on } (sinon, on pourrait échanger { THE-DIGITS($digits) } aux coins { $corners }, et la grille aurait deux
    solutions)
chains-by-hidden-set = { $off }, car { $house } a besoin des autres cases de { $cells } pour { THE-DIGITS($digits) }

## Forcing chains and nets

forcing-suppose = Supposez { FORM($fact, "that") }.
forcing-case = Si { $fact } :
forcing-is-or-not = { $cell } vaut { $digit }, ou non.
forcing-one-place = Le { $digit } { FORM($house, "of") } est en { OR($cells) }.
forcing-one-digit = { $cell } vaut { OR($digits) }.
forcing-in-house = Le { $digit } { FORM($house, "of") } est en { $cell }, car { $because }.
forcing-in-cell = { $cell } vaut { $digit }, car { $because }.
forcing-so = Donc { $fact }, car { $because }.
forcing-chain-within = Comme { $because }, on a cette chaîne, « { $name } » :
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
    } { $digit }, toutes les autres places sont dans { $covers }.
kraken-not = Donc { $cell } ne vaut pas { $digit }.
kraken-places = Donc le { $digit } { FORM($cover, "of") } est en { OR($cells) }.
kraken-fin = { $cell } (aileron) vaut { $digit }
    .that = que { $cell } (aileron) vaille { $digit }

## Templates

templates-ways =
    Passez en revue toutes les façons de placer { $rows }{ $conditions ->
        [0] { "" }
       *[other] { " " }de sorte { $conditions }
    }.
templates-into = un { $digit } dans { $rows ->
    [1] { $rows }
   *[other] chacune des lignes { FORM($rows, "number") }
}
templates-into-all = un { $digit } dans chaque ligne
templates-apart =
    que jamais deux { PICK($several, true: "chiffres égaux ", false: "") }ne partagent une colonne ou un bloc
templates-one-digit-a-cell = qu’aucune case n’ait deux chiffres
templates-use = Toutes utilisent { $cells }.
templates-have = Toutes ont un { $digit } en { $cells }.
templates-do-not-use = Aucune n’utilise { PICK($cells, one: "", other: "l’une des cases ") }{ $cells }.
templates-have-no-room =
    Aucune ne laisse de place à un { $digit } { PICK($cells, one: "en ", other: "dans l’une des cases ") }{ $cells }.

## Steps of a search

search-held = La recherche essaie { $choice }, et cela mène à une solution (après { N-NODES($nodes) }).
search-choice = le { $digit } en { $cell }
search-suppose = Supposez { $choice }.
search-singles = Les singletons donnent alors { $forced }.
search-contradiction = C’est une contradiction : { $conflict }, donc { $cell } ne vaut pas { $digit }.
search-fails = Toutes les suites échouent (après { N-NODES($nodes) }), donc { $cell } ne vaut pas { $digit }.

## Techniques: what they are called, what they do, and why they hold
technique-full-house = Dernière case libre
summary-full-house = Une zone n’a plus qu’une case vide, qui prend le chiffre manquant.
argument-full-house =
    Une zone contient chaque chiffre une fois. Quand huit y sont placés, le neuvième va dans la seule case qui reste.
technique-hidden-single = Singleton caché
summary-hidden-single = Un chiffre n’a plus qu’une place dans une zone.
technique-naked-single = Singleton nu
summary-naked-single = Une case n’a plus qu’un candidat.
argument-naked-single =
    Une case contient un seul chiffre. Si sa ligne, sa colonne et son bloc en contiennent déjà huit à eux trois, elle
    prend le neuvième.
technique-locked-candidates-type-1-pointing = Candidats verrouillés type 1 (Pointing)
summary-locked-candidates-type-1-pointing =
    Un bloc n’admet un chiffre que dans une seule rangée : on l’élimine du reste de cette rangée.
technique-locked-candidates-type-2-claiming = Candidats verrouillés type 2 (Claiming)
summary-locked-candidates-type-2-claiming =
    Une rangée n’admet un chiffre que dans un seul bloc : on l’élimine du reste de ce bloc.
technique-locked-pair = Paire verrouillée
summary-locked-pair =
    Deux cases au croisement d’une rangée et d’un bloc ont les deux mêmes candidats : on les élimine du reste de la
    rangée et du bloc.
technique-naked-pair = Paire nue
summary-naked-pair = Deux cases d’une zone ont les deux mêmes candidats : on les élimine du reste de la zone.
technique-hidden-pair = Paire cachée
summary-hidden-pair = Deux chiffres d’une zone ont les deux mêmes places, où rien d’autre ne peut aller.
technique-locked-triple = Triplet verrouillé
summary-locked-triple =
    Les trois cases au croisement d’une rangée et d’un bloc ont trois candidats : on les élimine du reste de la rangée
    et du bloc.
technique-naked-triple = Triplet nu
summary-naked-triple = Trois cases d’une zone ont trois candidats à elles trois : on les élimine du reste de la zone.
technique-hidden-triple = Triplet caché
summary-hidden-triple = Trois chiffres d’une zone ont trois places à eux trois, où rien d’autre ne peut aller.
technique-skyscraper = Gratte-ciel
summary-skyscraper =
    Deux rangées parallèles ont chacune deux places pour un chiffre, dont une dans la même rangée transversale.
technique-2-string-kite = Cerf-volant à deux fils
summary-2-string-kite = Une ligne et une colonne ont chacune deux places pour un chiffre, dont une dans le même bloc.
technique-dual-2-string-kite = Double cerf-volant à deux fils
summary-dual-2-string-kite = Deux cerfs-volants à deux fils, avec les deux mêmes cases d’un bloc, réunis.
summary-xy-wing =
    Une case à deux chiffres en voit deux autres, qui ont chacune l’un des deux et un même troisième chiffre.
technique-turbot-fish = Turbot
summary-turbot-fish =
    Deux zones, dont un bloc, ont chacune deux places pour un chiffre ; une place de l’une en voit une de l’autre.
technique-empty-rectangle = Rectangle vide
summary-empty-rectangle =
    Un bloc n’admet un chiffre que dans une ligne et une colonne, et une rangée qui croise l’une d’elles a deux places
    pour lui.
technique-dual-empty-rectangle = Double rectangle vide
summary-dual-empty-rectangle = Deux rectangles vides dans un même bloc, réunis.
technique-grouped-skyscraper = Gratte-ciel groupé
summary-grouped-skyscraper =
    Un gratte-ciel dont l’un des sommets compte deux ou trois places d’une rangée, toutes dans un bloc.
technique-grouped-2-string-kite = Cerf-volant à deux fils groupé
summary-grouped-2-string-kite =
    Un cerf-volant à deux fils dont un bout compte deux ou trois places d’une rangée, toutes dans un bloc.
summary-xyz-wing =
    Une case à trois chiffres en voit deux autres, qui ont chacune deux de ces chiffres ; l’un d’eux est dans les trois
    cases.
summary-w-wing =
    Deux cases ont les deux mêmes chiffres, et chacune voit l’une des deux places qu’une zone a pour l’un d’eux.
argument-w-wing =
    L’une des extrémités du lien fort a son chiffre. La case à deux chiffres qui voit cette extrémité ne peut pas le
    prendre : elle prend l’autre. L’une des deux cases a donc cet autre chiffre, et ce qui voit les deux le perd.
technique-simple-colors-trap = Coloriage simple (piège)
summary-simple-colors-trap = Une place pour un chiffre voit les deux couleurs d’un réseau.
argument-simple-colors-trap =
    Des liens forts relient les places du chiffre, que l’on colorie en alternance : une couleur est toute vraie, l’autre
    toute fausse. Une place qui voit les deux couleurs en voit une vraie.
technique-simple-colors-wrap = Coloriage simple (conflit)
summary-simple-colors-wrap = Deux cases d’une même couleur d’un réseau se voient : cette couleur est fausse.
argument-simple-colors-wrap =
    Des liens forts relient les places du chiffre, que l’on colorie en alternance : une couleur est toute vraie, l’autre
    toute fausse. Deux places d’une couleur dans une même zone ne peuvent pas être vraies toutes les deux : cette
    couleur est donc fausse.
technique-grouped-turbot-fish = Turbot groupé
summary-grouped-turbot-fish =
    Un turbot dont une extrémité d’un lien fort compte deux ou trois places d’un bloc et d’une rangée.
technique-uniqueness = Rectangle unique type { $number }
summary-uniqueness-test-1 = Trois coins d’un rectangle ont les deux mêmes candidats : on les élimine du quatrième.
summary-uniqueness-test-2 =
    Deux coins d’un rectangle, dans une même rangée, ont le même chiffre en plus : on l’élimine des cases qui voient les
    deux.
summary-uniqueness-test-4 = Deux coins d’un rectangle doivent contenir l’un de ses chiffres, et perdent l’autre.
technique-avoidable-rectangle = Rectangle évitable type { $number }
summary-avoidable-rectangle-type-1 =
    Trois coins d’un rectangle sont remplis, sans être donnés ; le quatrième perd le chiffre qui le compléterait.
technique-remote-pair = Paire éloignée
summary-remote-pair =
    Des cases ont les deux mêmes chiffres, chacune en vue de la suivante : les deux extrêmes ont chacune l’un d’eux.
argument-remote-pair =
    Les cases ont les deux mêmes chiffres, chacune en vue de la suivante : elles les prennent donc à tour de rôle. Si
    leur nombre est pair, les deux extrêmes diffèrent : l’une a le premier chiffre, l’autre le second. Ce qui voit les
    deux perd les deux chiffres.
summary-uniqueness-test-3 =
    Les chiffres en plus de deux coins d’un rectangle forment un sous-ensemble nu avec d’autres cases de leur zone.
summary-uniqueness-test-5 =
    Deux coins opposés d’un rectangle, ou trois, ont le même chiffre en plus ; l’un d’eux le prend.
summary-uniqueness-test-6 =
    Un chiffre d’un rectangle est limité à ses coins ; on l’élimine de deux coins opposés qui ont des chiffres en plus.
argument-uniqueness-test-6 =
    { argument-deadly } L’un de ses chiffres est limité aux coins dans les deux lignes et les deux colonnes. S’il
    prenait les deux coins opposés qui ont d’autres candidats, l’autre chiffre prendrait les deux autres coins, et le
    motif serait là.
summary-avoidable-rectangle-type-2 =
    Deux coins d’un rectangle sont remplis, sans être donnés ; les autres ont le même chiffre en plus, et l’un d’eux le
    prend.
technique-hidden-rectangle = Rectangle caché
summary-hidden-rectangle =
    Un chiffre d’un rectangle est limité aux coins dans les deux rangées d’un coin, qui perd l’autre chiffre.
argument-hidden-rectangle =
    { argument-deadly } Un coin n’a rien d’autre que ses deux chiffres. Dans les deux rangées du coin opposé, un chiffre
    est limité au rectangle. Si ce coin prenait l’autre chiffre, les quatre coins formeraient le motif.
technique-unique-loop = Boucle unique type { $number }
summary-unique-loop-type-1 =
    Toutes les cases d’une boucle sauf une ont les deux mêmes candidats : on les élimine de celle-ci.
summary-unique-loop-type-2 =
    Certaines cases d’une boucle ont le même chiffre en plus : on l’élimine de toutes les cases qui les voient.
summary-unique-loop-type-3 =
    Les chiffres en plus de deux cases d’une boucle forment un sous-ensemble nu avec d’autres cases de leur zone.
summary-unique-loop-type-4 = Deux cases d’une boucle doivent contenir l’un de ses chiffres, et perdent l’autre.
technique-multi-colors-2 = Coloriage multiple 2
summary-multi-colors-2 = Une couleur d’un réseau voit les deux couleurs d’un autre : elle est fausse.
argument-multi-colors-2 =
    Deux réseaux d’un même chiffre sont coloriés en alternance. Une couleur de l’un voit les deux couleurs de l’autre,
    dont l’une est vraie. La première couleur est donc fausse.
technique-multi-colors-1 = Coloriage multiple 1
summary-multi-colors-1 =
    Deux réseaux ont des couleurs qui se voient, et une place pour le chiffre voit les deux couleurs opposées.
argument-multi-colors-1 =
    Deux réseaux d’un même chiffre sont coloriés en alternance. Une place de l’un voit une place de l’autre : ces deux
    couleurs ne sont pas vraies toutes les deux, donc l’une des couleurs opposées l’est. Une place qui voit ces deux-là
    perd le chiffre.
summary-wxyz-wing =
    Quatre cases dans deux zones qui se croisent ont quatre chiffres, tous sauf un limités à une seule zone.
technique-naked-quadruple = Quadruplet nu
summary-naked-quadruple =
    Quatre cases d’une zone ont quatre candidats à elles quatre : on les élimine du reste de la zone.
technique-extended-rectangle = Rectangle étendu type { $number }
summary-extended-rectangle-type-1 =
    Des paires de cases en travers de deux rangées ont autant de chiffres que de paires, sauf dans une case, qui perd
    ces chiffres.
summary-extended-rectangle-type-2 =
    Certaines cases d’un rectangle étendu ont le même chiffre en plus : on l’élimine de toutes les cases qui les voient.
summary-sue-de-coq =
    Des cases au croisement d’une rangée et d’un bloc, avec d’autres cases des deux, ont juste assez de chiffres pour
    être toutes remplies.
argument-sue-de-coq =
    Au croisement d’une rangée et d’un bloc, quelques cases ont trop de chiffres. Des cases du reste de la rangée et du
    reste du bloc en prennent quelques-uns, sans chiffre commun entre elles, de sorte qu’il y a autant de cases que de
    chiffres. Chaque chiffre est alors épuisé dans sa zone.
technique-x-chain = Chaîne X
summary-x-chain =
    Des liens forts et faibles d’un chiffre alternent : l’une des deux extrémités l’a, et ce qui voit les deux le perd.
summary-extended-rectangle-type-3 =
    Les chiffres en plus de deux cases d’un rectangle étendu forment un sous-ensemble nu avec d’autres cases de leur
    zone.
summary-extended-rectangle-type-4 =
    Deux cases d’un rectangle étendu doivent contenir l’un de ses chiffres, et perdent les autres.
summary-m-wing =
    Une case à deux chiffres a un lien fort pour chacun : l’extrémité de l’un, ou bien la case, prend un chiffre donné.
argument-m-wing =
    Deux liens forts partent d’une case à deux chiffres. Si une extrémité n’est pas vraie, son lien fait prendre à la
    case un chiffre et non l’autre, et le second lien rend vraie l’autre extrémité. L’une des extrémités est donc vraie,
    et ce que toutes deux excluent disparaît.
technique-forcing-x-chain = Chaîne de forçage X
summary-forcing-x-chain =
    Des liens d’un seul chiffre mènent d’un candidat, vrai ou faux, à son contraire, qui est alors acquis.
technique-xy-chain = Chaîne XY
summary-xy-chain =
    Des cases à deux chiffres, chacune en vue de la suivante : l’une des deux extrêmes prend un chiffre qui leur est
    commun.
technique-continuous-nice-loop = Boucle continue
summary-continuous-nice-loop =
    Une chaîne qui se referme : chaque lien a exactement une extrémité vraie, ce qui élimine d’autres places.
technique-bidirectional-x-cycle = Cycle X bidirectionnel
summary-bidirectional-x-cycle =
    Des liens d’un seul chiffre ramènent d’une place à elle-même : une place sur deux le prend, et ce qui en voit deux
    voisines le perd.
technique-bidirectional-y-cycle = Cycle Y bidirectionnel
summary-bidirectional-y-cycle = Des cases à deux chiffres, chacune en vue de la suivante, ramènent de l’une à elle-même.
technique-bidirectional-cycle = Cycle bidirectionnel
summary-bidirectional-cycle =
    Des liens ramènent d’un candidat à lui-même : chacun a une extrémité vraie ; ce qui voit les deux disparaît.
technique-forcing-chain = Chaîne de forçage
summary-forcing-chain = Des liens mènent d’un candidat, vrai ou faux, à son contraire, qui est alors acquis.
technique-discontinuous-nice-loop = Boucle discontinue
summary-discontinuous-nice-loop = Une chaîne d’un candidat à lui-même montre qu’il est faux, ou qu’il est vrai.
summary-aic =
    Des liens forts et faibles de chiffres quelconques alternent : l’une des deux extrémités est vraie, et ce qui
    contredit les deux disparaît.
technique-hidden-quadruple = Quadruplet caché
summary-hidden-quadruple = Quatre chiffres d’une zone ont quatre places à eux quatre, où rien d’autre ne peut aller.
summary-vwxyz-wing =
    Cinq cases dans deux zones qui se croisent ont cinq chiffres, tous sauf un limités à une seule zone.
technique-almost-locked-set-xz-rule = Règle ALS-XZ
summary-almost-locked-set-xz-rule =
    Deux ensembles presque verrouillés partagent un chiffre qu’un seul des deux peut contenir : l’autre contient tous
    ses autres chiffres.
argument-almost-locked-set-xz-rule =
    Un ensemble presque verrouillé a un chiffre de plus que de cases ; s’il en perd un, il contient tous les autres. Les
    deux ensembles ont en commun un chiffre qu’un seul des deux peut prendre. L’autre le perd donc, et contient tous ses
    autres chiffres : un second chiffre commun est vrai dans l’un des ensembles.
technique-bivalue-universal-grave-1 = BUG + 1
summary-bivalue-universal-grave-1 =
    Toutes les cases vides sauf une ont deux candidats ; le candidat en trop de celle-ci est forcément vrai.
argument-bivalue-universal-grave-1 =
    Si chaque case avait deux candidats, et chaque chiffre deux places dans chaque zone, il y aurait deux solutions ou
    aucune. Une seule case a un candidat de trop, et c’est lui qui l’empêche. Il est donc vrai.
technique-bivalue-universal-grave = BUG type { $number }
summary-bivalue-universal-grave-type-2 =
    Un seul chiffre, dans quelques cases, évite à la grille d’être un BUG ; on l’élimine de toutes les cases qui voient
    celles-ci.
summary-bivalue-universal-grave-type-4 =
    Les deux cases qui évitent à la grille d’être un BUG doivent contenir un chiffre ; on élimine leurs autres chiffres.
summary-bivalue-universal-grave-type-3 =
    Les candidats qui évitent à la grille d’être un BUG forment un sous-ensemble nu avec d’autres cases de leur zone.
technique-grouped-continuous-nice-loop = Boucle continue groupée
summary-grouped-continuous-nice-loop =
    Une boucle continue avec des groupes : des places d’un chiffre dans un bloc et une rangée.
technique-grouped-discontinuous-nice-loop = Boucle discontinue groupée
summary-grouped-discontinuous-nice-loop =
    Une boucle discontinue avec des groupes : des places d’un chiffre dans un bloc et une rangée.
technique-grouped-aic = AIC groupée
summary-grouped-aic =
    Une AIC avec des groupes : deux ou trois places d’un chiffre dans un bloc et une rangée sont un seul maillon.
technique-3d-medusa = Méduse 3D
summary-3d-medusa =
    Des candidats reliés par des liens forts, dans les zones et dans les cases, sont coloriés en alternance ; l’une des
    couleurs est vraie.
argument-3d-medusa =
    Des liens forts relient des candidats de plusieurs chiffres, y compris dans une même case. Coloriés en alternance,
    ceux d’une couleur sont tous vrais, et ceux de l’autre tous faux. Une couleur qui se contredit est fausse ; un
    candidat que les deux couleurs excluent disparaît.
technique-almost-locked-set-xy-wing = ALS-XY-Wing
summary-almost-locked-set-xy-wing =
    Un troisième ensemble presque verrouillé en relie deux autres, dont l’un contient alors un chiffre commun.
technique-aligned-pair-exclusion = Exclusion de paires alignées
summary-aligned-pair-exclusion =
    Un chiffre d’une case n’en laisse aucun à une autre, car à elles deux elles prendraient les deux candidats d’une
    troisième.
technique-continuous-nice-loop-with-als = Boucle continue avec ALS
summary-continuous-nice-loop-with-als =
    Une boucle continue avec un ensemble presque verrouillé : s’il lui manque un chiffre, il en contient un autre.
technique-discontinuous-nice-loop-with-als = Boucle discontinue avec ALS
summary-discontinuous-nice-loop-with-als =
    Une boucle discontinue avec un ensemble presque verrouillé : s’il lui manque un chiffre, il en contient un autre.
technique-aic-with-als = AIC avec ALS
summary-aic-with-als =
    Une AIC avec un ensemble presque verrouillé : s’il lui manque un chiffre, il en contient un autre.
technique-almost-locked-set-xy-chain = Chaîne ALS-XY
summary-almost-locked-set-xy-chain =
    Des ensembles presque verrouillés reliés forment une chaîne : le premier ou le dernier contient un chiffre qui leur
    est commun.
technique-aic-with-hidden-sets = AIC avec ensembles cachés
summary-aic-with-hidden-sets =
    Une AIC avec un ensemble presque caché : ses chiffres laissent au plus une de ses cases à d’autres.
technique-aic-with-unique-rectangles = AIC avec rectangles uniques
summary-aic-with-unique-rectangles =
    Une AIC avec un rectangle unique : sans certains de ses gardiens, il a besoin des autres.
technique-death-blossom = Fleur mortelle
summary-death-blossom =
    Quel que soit le chiffre d’une case, l’un des ensembles presque verrouillés qu’elle voit contient un chiffre commun
    à tous.
argument-death-blossom =
    Quel que soit le chiffre de la tige, le pétale qui l’a le perd et contient alors tous ses autres chiffres, dont
    celui que tous les pétales ont en commun. Ce chiffre est donc vrai dans l’un des pétales, et ce qui en voit toutes
    les places le perd.
technique-aligned-triplet-exclusion = Exclusion de triplets alignés
summary-aligned-triplet-exclusion =
    Un chiffre d’une case ne laisse à deux autres aucune combinaison de chiffres qui convienne.
technique-forcing-chain-contradiction = Chaîne de forçage (contradiction)
summary-forcing-chain-contradiction =
    Des chaînes issues d’une même hypothèse mènent à l’impossible : le contraire est donc vrai.
technique-forcing-chain-verity = Chaîne de forçage (vérité)
summary-forcing-chain-verity =
    Des chaînes issues de chaque candidat d’une case, ou de chaque place d’un chiffre dans une zone, mènent à la même
    conclusion.
technique-nishio-forcing-chain = Chaîne de forçage (Nishio)
summary-nishio-forcing-chain = On suppose un chiffre dans une case, et ses autres places mènent à une contradiction.
technique-cell-forcing-chain = Chaîne de forçage (case)
summary-cell-forcing-chain = Des chaînes issues de chaque candidat d’une case mènent à la même conclusion.
technique-region-forcing-chain = Chaîne de forçage (zone)
summary-region-forcing-chain =
    Des chaînes issues de chaque place d’un chiffre dans une zone mènent à la même conclusion.
technique-kraken-fish = Poisson Kraken type { $number }
summary-kraken-fish-type-1 =
    Chaque aileron d’un poisson exclut, par une chaîne, un candidat qui disparaîtrait s’il n’y avait pas d’aileron.
summary-kraken-fish-type-2 =
    Chaque aileron d’un poisson, et chacune de ses places dans une zone de couverture, exclut le même candidat par une
    chaîne.
technique-forcing-net-contradiction = Réseau de forçage (contradiction)
summary-forcing-net-contradiction = Une hypothèse mène à l’impossible, avec tous les singletons qui en découlent.
technique-forcing-net-verity = Réseau de forçage (vérité)
summary-forcing-net-verity =
    Chaque candidat d’une case, ou chaque place d’un chiffre dans une zone, mène par singletons à la même conclusion.
technique-dynamic-contradiction-forcing-chain = Chaîne de forçage dynamique (contradiction)
summary-dynamic-contradiction-forcing-chain =
    Un candidat, vrai ou faux, mène à une contradiction par plusieurs voies réunies.
technique-dynamic-double-forcing-chain = Chaîne de forçage dynamique (double)
summary-dynamic-double-forcing-chain =
    Un candidat mène à la même conclusion, qu’il soit vrai ou faux, par plusieurs voies réunies.
technique-dynamic-cell-forcing-chain = Chaîne de forçage dynamique (case)
summary-dynamic-cell-forcing-chain = Chaque candidat d’une case mène à la même conclusion, par plusieurs voies réunies.
technique-dynamic-region-forcing-chain = Chaîne de forçage dynamique (zone)
summary-dynamic-region-forcing-chain =
    Chaque place d’un chiffre dans une zone mène à la même conclusion, par plusieurs voies réunies.
technique-dynamic-forcing-chain-plus = Chaîne de forçage dynamique plus
summary-dynamic-forcing-chain-plus =
    Une chaîne de forçage dynamique qui prend aussi en chemin candidats verrouillés, paires et X-Wings.
technique-template-set = Gabarits (placement)
summary-template-set = Toutes les façons de placer un chiffre dans la grille ont une case en commun.
technique-template-delete = Gabarits (élimination)
summary-template-delete = Aucune façon de placer un chiffre dans la grille n’utilise l’un de ses candidats.
technique-nested-forcing-chain = Chaîne de forçage imbriquée niveau { $number }
summary-nested-forcing-chain-level-2 =
    Une chaîne de forçage dynamique qui prend aussi en chemin des chaînes et des cycles entiers.
summary-nested-forcing-chain-level-3 =
    Une chaîne de forçage dynamique qui prend aussi en chemin des chaînes issues de tous les candidats d’une case ou
    d’une zone.
summary-nested-forcing-chain-level-4 =
    Une chaîne de forçage dynamique qui prend aussi en chemin des chaînes de forçage dynamiques.
summary-nested-forcing-chain-level-5 =
    Une chaîne de forçage dynamique qui en prend d’autres en chemin, lesquelles prennent des chaînes et des cycles
    entiers.
technique-hidden-single-in-a-box = Singleton caché dans un bloc
summary-hidden-single-in-a-box = Un chiffre n’a plus qu’une place dans un bloc.
technique-hidden-single-in-a-line = Singleton caché dans une rangée
summary-hidden-single-in-a-line = Un chiffre n’a plus qu’une place dans une ligne ou une colonne.
technique-direct-pointing = Pointing direct
summary-direct-pointing =
    Un bloc n’a de places pour un chiffre que dans une rangée, ce qui n’en laisse qu’une à ce chiffre dans un autre
    bloc.
technique-direct-claiming = Claiming direct
summary-direct-claiming =
    Une rangée n’a de places pour un chiffre que dans un bloc, ce qui n’en laisse qu’une à ce chiffre dans une autre
    rangée.
technique-direct-hidden-pair = Paire cachée directe
summary-direct-hidden-pair =
    Deux chiffres remplissent deux cases d’une zone, ce qui n’y laisse qu’une place à un troisième.
technique-direct-hidden-triple = Triplet caché direct
summary-direct-hidden-triple =
    Trois chiffres remplissent trois cases d’une zone, ce qui n’y laisse qu’une place à un quatrième.
technique-guess = Essai
summary-guess = On essaie un candidat, et une solution se trouve avec lui.
technique-contradiction = Contradiction
summary-contradiction = On essaie un candidat, et toutes ses suites finissent en contradiction.
technique-fish = { FISH-NAME($fish) }{ $shape ->
    [basic] { "" }
    [franken] { " " }Franken
   *[mutant] { " " }mutant
}{ $fins ->
    [none] { "" }
    [finned] { " " }à ailerons
   *[sashimi] { " " }Sashimi
}
summary-fish = { $shape ->
    [basic] { $fins ->
        [none]
            { CAP(WORD($size)) } lignes (ou colonnes) n’admettent un chiffre que dans { $fish ->
                [x-wing] les deux mêmes
               *[other] { WORD($size) }
            } colonnes (ou lignes), qui l’ont donc là et nulle part ailleurs.
        [finned]
            { CAP(WORD($size)) } lignes n’admettent un chiffre que dans { WORD($size) } colonnes, ailerons mis à
            part ; on l’élimine là des cases qui voient tous les ailerons.
       *[sashimi]
            Un { FISH-NAME($fish) } à ailerons dont une rangée n’a qu’une place hors des ailerons, ou aucune.
    }
    [franken]
        { CAP(WORD($size)) } rangées parallèles ou blocs n’admettent un chiffre que dans { WORD($size) } rangées
        transversales ou blocs{ PICK($fins, none: "", finned: ", ailerons mis à part") }.
   *[mutant]
        { CAP(WORD($size)) } zones quelconques n’admettent un chiffre que dans { WORD($size) } autres{
        PICK($fins, none: "", finned: ", ailerons mis à part") }.
}

where-bivalue-universal-grave = les cases de plus de deux candidats

## Arguments that several techniques share
argument-hidden-single =
    Chaque zone a besoin de chaque chiffre. Si toutes les cases vides d’une zone sauf une voient déjà le chiffre, c’est
    là qu’il va. Suivez les chiffres déjà nombreux : ils laissent peu de places.
argument-locked =
    Toutes les places du chiffre dans une zone sont aussi dans une seconde zone. La première a besoin du chiffre, donc
    l’une de ces places le prend. Il est alors aussi le chiffre de la seconde zone, dont les autres cases le perdent.
argument-direct-locked =
    Toutes les places du chiffre dans une zone sont aussi dans une seconde zone, donc l’une d’elles le prend pour les
    deux. Les autres cases de la seconde zone le perdent, ce qui ne lui laisse qu’une place dans une troisième.
argument-naked-subset =
    Il y a autant de cases que de chiffres. Chaque case prend l’un de ces chiffres, et chacune un autre : ils sont donc
    tous employés. Aucune autre case qui voit toutes ces cases ne peut en prendre un.
argument-hidden-subset =
    Il y a autant de chiffres que de places. Chaque chiffre prend l’une des cases, et chacun une autre : elles sont donc
    toutes remplies, et leurs autres candidats disparaissent.
argument-direct-hidden-subset =
    Il y a autant de chiffres que de places : les chiffres remplissent donc ces cases, dont tous les autres candidats
    disparaissent. L’un de ceux-ci n’a alors plus qu’une place dans la zone.
argument-basic-fish =
    La base, ce sont les lignes (ou colonnes) qui ont peu de places pour le chiffre ; la couverture, les colonnes (ou
    lignes) où sont ces places. Chaque rangée de la base a besoin du chiffre et le prend là où une rangée de la
    couverture la croise. Deux rangées de la base ne peuvent pas se servir de la même rangée de la couverture. Il y en a
    autant des deux côtés : chaque rangée de la couverture a donc son chiffre sur une rangée de la base, et le perd
    ailleurs.
argument-finned-fish =
    Sans ses ailerons, ce serait un poisson, et la couverture perdrait le chiffre hors de la base. Si un aileron est
    vrai, toutes les cases qui le voient perdent le chiffre. Une case de la couverture qui voit tous les ailerons le
    perd donc de toute façon.
argument-large-fish =
    Comme dans tout poisson, chaque zone de base a besoin du chiffre, il y a autant de zones de couverture que de zones
    de base, et deux zones de base ne peuvent pas se servir de la même zone de couverture. Chaque zone de couverture a
    donc son chiffre dans la base, et le perd ailleurs. Les zones ne sont pas forcément toutes des lignes ou toutes des
    colonnes : il peut y avoir des blocs parmi elles et, dans un poisson mutant, lignes et colonnes se mêlent.
argument-finned-large-fish =
    Sans ses ailerons, ce serait un poisson de lignes, de colonnes et de blocs : autant de zones de couverture que de
    zones de base, et chaque zone de couverture aurait son chiffre dans la base. Si un aileron est vrai, toutes les
    cases qui le voient perdent le chiffre. Une case de la couverture qui voit tous les ailerons le perd donc de toute
    façon. Un candidat dans deux zones de base compte lui aussi comme aileron.
argument-kraken =
    Si aucun aileron n’est vrai, le poisson tient, et chaque zone de couverture a son chiffre dans la base. De chaque
    aileron, et de ce que donne le poisson, une chaîne mène à la même conclusion. L’un de ces cas est le bon : la
    conclusion est donc vraie.
argument-two-links =
    Deux liens forts d’un même chiffre : de chacun, une extrémité au moins est vraie. Une extrémité du premier en voit
    une du second : ces deux-là ne sont pas vraies ensemble, donc l’une au moins des deux autres l’est. Une case qui
    voit ces deux autres perd le chiffre. Une extrémité peut être un groupe : deux ou trois places d’un bloc dans une
    rangée.
argument-empty-rectangle =
    Dans le bloc, le chiffre se limite à une ligne et une colonne. La rangée a deux places pour lui, dont l’une voit un
    bras du bloc. Si cette place est vraie, le chiffre du bloc est dans l’autre bras ; sinon, l’autre place de la rangée
    est vraie. Une case qui voit ce bras et cette place perd le chiffre.
argument-three-wing =
    La case du milieu, le pivot, prend l’un de ses chiffres. Quel qu’il soit, l’une des trois cases a le chiffre commun
    aux pinces : une pince ou, dans un XYZ-Wing, le pivot lui-même. Une case qui voit toutes les places de ce chiffre
    dans ces cases le perd.
argument-bent-wing =
    Il y a autant de cases que de chiffres, dans deux zones qui se croisent. Tous les chiffres sauf un se limitent à
    l’une des zones : chacun d’eux est donc vrai dans une case au plus. Le dernier est donc vrai dans l’une d’elles, et
    ce qui en voit toutes les places dans ces cases le perd.
argument-guardians-1 =
    { argument-deadly } Une seule de ses cases a d’autres candidats, et ce sont eux qui l’empêchent. Elle prend donc
    l’un d’eux.
argument-guardians-2 =
    { argument-deadly } Les candidats qui l’empêchent sont tous du même chiffre. L’un d’eux est vrai, donc ce qui les
    voit tous perd le chiffre.
argument-guardians-3 =
    { argument-deadly } L’un des candidats qui l’empêchent est vrai, et leurs cases partagent une zone. Prises comme une
    seule case, elles forment un sous-ensemble avec d’autres cases de la zone, dont les chiffres y sont épuisés.
argument-guardians-4 =
    { argument-deadly } Deux de ses cases ont d’autres candidats, et une zone qu’elles partagent a besoin que l’une
    d’elles prenne un chiffre du motif. Si l’autre prenait le second chiffre du motif, celui-ci serait là. Les deux
    cases perdent donc ce second chiffre.
argument-avoidable =
    Des cases remplies en cours de résolution pourraient changer de chiffres si elles avaient leurs jumelles, avec les
    mêmes chiffres. Un rectangle de telles cases, où deux chiffres alternent, ne peut donc pas exister dans une grille à
    solution unique. Ce qui le compléterait disparaît ; ou bien, si deux cases ont le même troisième chiffre, l’une
    d’elles le prend.
argument-chain =
    Des deux extrémités d’un lien fort, l’une au moins est vraie ; d’un lien faible, l’une au plus. Si le premier
    maillon de la chaîne est faux, le deuxième est vrai, le troisième faux, et ainsi de suite jusqu’au dernier, qui est
    vrai. L’une des deux extrémités est donc vraie, et ce que toutes deux excluent disparaît.
argument-loop =
    Des liens forts et faibles en alternance reviennent à leur point de départ, de sorte que chaque lien faible est fort
    lui aussi : chacun a exactement une extrémité vraie. Ce que les deux extrémités d’un lien excluent disparaît.
argument-discontinuous =
    Des liens forts et faibles en alternance reviennent à un même candidat. Si deux liens faibles s’y rejoignent, il
    serait faux s’il était vrai : il est donc faux. Si deux liens forts s’y rejoignent, il serait vrai s’il était faux :
    il est donc vrai.
argument-groups = Un maillon peut être un groupe : deux ou trois places d’un chiffre dans un bloc et une rangée.
argument-small-sets =
    Un maillon peut être un ensemble presque verrouillé : s’il lui manque un de ses chiffres, il contient tous les
    autres.
argument-hidden-sets =
    Des chiffres qui ont une case de plus qu’il ne leur en faut laissent au plus une de ces cases à d’autres, ce qui
    donne des liens faibles.
argument-rectangles = Un rectangle unique donne des liens forts : l’un des candidats qui l’empêchent est vrai.
argument-als-wing =
    Un ensemble presque verrouillé qui perd un chiffre contient tous les autres. Celui du milieu partage avec chacun des
    autres un chiffre qui ne peut pas être dans les deux. Comme il ne peut lui manquer qu’un seul de ses chiffres, il
    prend l’un des deux chiffres partagés à son voisin, qui contient alors le chiffre commun aux deux ensembles
    extérieurs.
argument-exclusion =
    Passez en revue toutes les paires de chiffres pour les deux cases (ou les triplets pour trois). Certaines sont
    impossibles : le même chiffre dans des cases qui se voient, ou des chiffres qui n’en laissent aucun à d’autres cases
    en vue. Un candidat qui n’est dans aucune des paires restantes disparaît.
argument-templates =
    Il y a 46 656 façons de placer un chiffre dans les neuf lignes, colonnes et blocs. On retient celles qui s’accordent
    avec ce que l’on sait déjà : une place commune à toutes est vraie, une place qui n’est dans aucune est fausse.
argument-one-chain =
    On suit maillon par maillon ce qui découle d’un candidat supposé vrai, ou faux, jusqu’à revenir à lui. Si l’on
    arrive au contraire de ce qu’on a supposé, c’est le contraire qui est vrai.
argument-contradiction =
    Supposez qu’un candidat soit vrai, ou qu’il soit faux, et suivez maillon par maillon ce qui en découle. On arrive à
    une contradiction : deux choses qui s’excluent, ou une case ou une zone à laquelle il ne reste rien. La supposition
    est donc fausse.
argument-double =
    Supposez d’abord qu’un candidat soit vrai, puis qu’il soit faux, et suivez les deux cas. Ce qui découle de l’un et
    de l’autre est vrai, car l’un des deux est le bon.
argument-cases =
    Une case prend l’un de ses candidats, et un chiffre l’une de ses places dans une zone. Suivez ce qui découle de
    chacun. L’un de ces cas est le bon : ce à quoi tous aboutissent est donc vrai.
argument-any-cases =
    Faites une supposition, ou passez en revue tous les cas : un candidat vrai et faux, les candidats d’une case, les
    places d’un chiffre. Suivez ce qui en découle. Ce qui finit en contradiction est faux ; ce à quoi tous les cas
    aboutissent est vrai.
argument-dynamic =
    Une conséquence peut avoir plusieurs causes : toutes les autres possibilités d’une case ou d’une zone ont disparu,
    chacune pour sa propre raison.
argument-plus = En chemin, on se sert aussi de techniques simples : candidats verrouillés, paires, X-Wings.
argument-nested = En chemin, des chaînes de forçage entières servent de simples maillons.
argument-deadly =
    Une grille à solution unique ne contient jamais de motif mortel : des cases dont les chiffres pourraient s’échanger.

## Custom techniques

custom-truths = { $truths ->
    [0] Rien n’indique sur quoi elle repose.
   *[other] Elle repose sur { $truths }.
}
truth-cells = { PICK($cells, one: "la case", other: "les cases") } { $cells }
truth-house = le { $digit } { FORM($house, "of") }
truth-guardians = l’absence de motif mortel de { $digits } en { $cells }

## Names of techniques

variety = { $title } ({ $variety ->
    [Siamese] siamois
   *[other] { $variety }
})
also-called = { PICK($names, one: "Autre nom", other: "Autres noms") } : { $names }.

## Hints

hint-look-at = Regardez { $place }.
hint-look-for = Regardez { $place } : { $name }. { $summary }
hint-not-by-logic = Cette aide ne vient pas de la logique : c’est ce qu’une recherche essaierait d’abord :
place-digit = tous les { $digit }
place-numbers = les { PICK($kind, row: "lignes", column: "colonnes", box: "blocs") } { $numbers }

## Paths

path-takeover =
    Ici, les techniques ne suffisent plus, et une recherche prend le relais : ce qu’elle essaie, et où cela mène.
path-left-out = Omis : { N-STEPS($left) } sur { $steps }, dont rien ici ne dépend.
path-solved = Résolu par la seule logique, en { N-STEPS($steps) }.
path-no-solution = Une contradiction après { N-STEPS($steps) } : { $reason }.
path-stuck = Les techniques ne suffisent plus après { N-STEPS($steps) }.
path-out-of-time = Le temps imparti s’est écoulé après { N-STEPS($steps) }.
path-unfinished = Inachevé : voici la position après { N-STEPS($steps) }.
path-solved-by-search =
    Résolu en { N-STEPS($steps) }, mais pas par la seule logique : il a fallu une recherche de { N-NODES($nodes) }.
path-one-of-several =
    L’une des solutions, trouvée en { N-STEPS($steps) }, mais pas par la seule logique : il a fallu une recherche de
    { N-NODES($nodes) }.
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
    [strong-link] lien fort
    [weak-link] lien faible
    [choice] hypothèse
    [placed] placé
   *[removed] éliminé
}

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
    Le { $digit } en { $cell } est faux, comme le montre une recherche ; { $late ->
        [true] le temps imparti s’est écoulé avant que la logique ait montré pourquoi
       *[false] les techniques ne mènent à aucune contradiction
    }.
reason-nothing-fits = Le { $digit } en { $cell } est faux, comme tout autre chiffre : { $reason }.
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
conflicts-none = toute façon de remplir les cases vides finit en contradiction
contradiction = Contradiction : { $conflict }.
reason-givens-clash = Ces { WORD($digits) } chiffres donnés sont incompatibles : { $digits }.
reason-digits-clash = { $beside_givens ->
    [true] Avec les chiffres donnés, { PICK($count, one: "ceci", other: "tout ceci") } ne peut pas être juste
   *[false] { PICK($count, one: "Ceci", other: "Tout ceci à la fois") } ne peut pas être juste
} : { $parts }.
reason-crossed-out = que le { $digit } soit éliminé de { $cell }
reason-found-by-search = Une recherche ne trouve pas de solution ; les techniques ne mènent à aucune contradiction.
reason-from-these = À eux seuls, ils donnent :
reason-from-all = Toute la grille donne :
mending-changes = Une solution unique en changeant un chiffre donné : { $some }.
mending-change = { $cell }{ $digit ->
    [0] { " " }vide
   *[other] ={ $digit }
} au lieu de { $was }
mending-no-change = Changer un seul chiffre donné ne suffit pas pour une solution unique.
mending-givens = Une solution unique avec un chiffre donné de plus : { $some }.
mending-no-given = Aucun chiffre donné de plus ne suffit pour une solution unique.
mending-out-of-time = Le temps imparti s’est écoulé avant que tout soit examiné.
some = { JOIN($items, " ; ") }{ $more ->
    [0] { "" }
   *[other] { "\u00A0" }; et { $more } de plus
}

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
    Touches : ← et → pour reculer et avancer, Début et Fin pour la première et la dernière étape ; A montre la position
    après l’étape. Sur un écran tactile, balayez.
page-term-cell = r2c5
    .meaning = La case de la ligne 2 et de la colonne 5. r24c5, ce sont les cases r2c5 et r4c5.
page-term-house = zone
    .meaning = Une ligne, une colonne ou un bloc : neuf cases qui contiennent chaque chiffre une fois.
page-term-candidate = candidat
    .meaning =
        Un chiffre qu’une case peut encore prendre, en petit sur l’image. Les candidats vrais sont ceux de la solution.
page-term-result = r2c5=3, r2c5<>3
    .meaning = Ce que donne une étape : r2c5 vaut 3 ; ou bien elle ne vaut pas 3 et perd ce candidat.
page-term-see = voir
    .meaning =
        Les cases d’une même ligne, colonne ou d’un même bloc se voient : elles ne peuvent pas contenir le même chiffre.
page-term-strong-link = lien fort
    .meaning =
        Un trait plein. L’une au moins de ses deux extrémités est vraie, comme lorsqu’un chiffre a deux places dans une
        zone, ou une case deux candidats. Si une extrémité est fausse, l’autre est donc vraie.
page-term-weak-link = lien faible
    .meaning =
        Un trait pointillé. Ses deux extrémités ne peuvent pas être vraies ensemble : si l’une est vraie, l’autre est
        fausse.
role-meaning = { $role ->
    [base] une zone qui a besoin du chiffre
    [cover] une zone où se trouvent ces places
    [fin] une place hors de toute zone de couverture
    [blocker] exclut le chiffre ailleurs
    [guardian] l’un d’eux au moins est vrai
    [colour] tous vrais, ou tous faux
    [on] vrai, si l’on suit le raisonnement
    [off] faux, si l’on suit le raisonnement
    [strong-link] si une extrémité est fausse, l’autre est vraie
    [weak-link] si une extrémité est vraie, l’autre est fausse
   *[other] { "" }
}

## Pages to print

sheet-hints = Coups de pouce
sheet-solution-of = Solution, { $day }
sheet-begin = Pour commencer : { $place }{ SHEET-NAME($name) }.
sheet-later = Quand cela se corse : { $place }{ SHEET-NAME($name) }.
sheet-name = { $value ->
    [none] { "" }
   *[other] { " " }({ $value })
}
sheet-why = Pourquoi c’est vrai.
sheet-examples = Exemples
sheet-positions = À vous
sheet-answers = Réponses
sheet-practise =
    Dans chaque position, la prochaine étape est { $name } : rien de plus simple ne fait avancer. À vous de la trouver.
sheet-day = { CAP(WEEKDAY($weekday)) } { DAY($day) } { MONTH($month) } { $year }
sheet-short-day = { WEEKDAY($weekday, form: "short") } { DAY($day) } { MONTH($month, form: "short") } { $year }
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
app-no-answer = Crosshatch ne répond pas. Est-il toujours ouvert ?
app-fault = Une erreur s’est produite. Le terminal où Crosshatch a été lancé indique laquelle.
app-not-loaded = La bibliothèque n’a pas pu être chargée : { $message }
app-late = Ce n’est pas terminé après { $seconds } secondes.
app-keep-trying = Continuer
app-welcome = Bienvenue ! Choisissez un niveau. Si vous êtes bloqué, une aide explique l’étape suivante.
app-welcome-back = Bon retour ! La partie reprend là où vous l’aviez laissée.
app-game-gone = Cette partie n’est plus enregistrée dans votre navigateur.
app-started-again = La partie recommence. « Annuler » rétablit vos chiffres et vos notes.
app-full-but-wrong = La grille est pleine, mais elle contient une erreur. Une aide vous montrera où.
app-bad-link = Ce lien ne contient pas de grille : { $message }
app-code = Code : { $code }
app-none-made =
    Aucune grille de ce genre trouvée en { $seconds } secondes. Réessayez, ou choisissez moins de conditions.
app-no-room = Votre navigateur manque de place : la partie est enregistrée, mais sans les coups à annuler.
app-unsaved = Votre navigateur ne laisse rien enregistrer à cette page : la partie sera perdue à sa fermeture.
app-settings-unsaved = Votre navigateur ne laisse pas cette page enregistrer vos réglages.
app-time = Temps
app-resume = Reprendre
app-solved = Grille résolue
app-well-done = Résolue en { $time }, { $hints ->
    [0] sans aide
    [1] avec une aide
   *[other] avec { $hints } aides
}. Bravo !
app-show-grade = Voir le niveau
app-grade-this = Évaluer cette grille

# The board and the keypad
app-cell-of = ligne { $row } colonne { $column }
app-cell-given = chiffre donné
app-cell-wrong = faux
app-cell-empty = vide
app-cell-centre = notes au centre { $digits }
app-cell-corner = notes dans les coins { $digits }
app-cell-pointed = mise en évidence
app-cell-colour = couleur { $digits }
app-keypad = Pavé de saisie
app-entry-mode = Mode de saisie
app-digits = Chiffres
app-shortcut = Raccourci : { $key }
app-mode-digit = Chiffre
app-mode-corner = Coin
app-mode-colour = Couleur
app-undo = Annuler
app-redo = Rétablir
app-erase = Effacer
app-erase-key = Suppr
app-fill-marks = Noter tout
app-fill-marks-long = Écrire tous les candidats au centre de chaque case vide
app-restart = Rejouer
app-restart-long = Tout enlever, sauf les chiffres donnés

# Opening and saving
app-open-a-puzzle = Ouvrir une grille
app-open-formats =
    81 chiffres sur une ligne, une grille, avec ou sans candidats, un lien, ou un code comme medium,180:2026-11-23/1
app-link-copied = Lien copié.
app-link-copied-here = Lien copié. Il fonctionne sur cet ordinateur tant que Crosshatch est ouvert.
app-copy-link = Copiez ce lien : { $link }
app-save-svg = Image (SVG)
app-save-png = Image (PNG)
app-save-text = Texte
app-print = Imprimer

# A new puzzle
app-new-puzzle = Nouvelle grille
app-needs-easy = singletons seulement
app-needs-medium = paires et intersections
app-needs-hard = triplets, poissons, ailes, coloriage et unicité
app-needs-unfair = chaînes
app-needs-extreme = longues chaînes et réseaux forcés
app-daily = Grille du jour
app-level = Niveau
app-play = Jouer
app-custom = Grille sur mesure
app-create = Créer
app-enter-own = Saisir la mienne
app-continue = Reprendre une partie
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
app-tab-hint = Aide
app-where = Où regarder
app-which = Quelle technique
app-whole = L’étape entière
app-check = Chercher les erreurs
app-why-not = Pourquoi pas ce chiffre ?
app-filled = Toutes les cases sont remplies.
app-exhausted = On ne peut rien conclure de plus : chaque candidat restant appartient à une solution.
app-stuck = Aucune technique ne trouve rien ici : il ne reste que les essais.
app-looking = Recherche d’une étape…
app-looking-further = Recherche d’une étape qui mène au prochain chiffre…
app-needed = Le prochain chiffre dépend de cette étape.
app-no-digit = Aucune technique ne mène d’ici à un autre chiffre.
app-may-not-lead = Cette étape ne mène peut-être pas au prochain chiffre : le temps a manqué pour le savoir.
app-keep-looking = Chercher encore
app-whole-board = toute la grille
app-technique-is = La technique est { $name }.
app-ask-technique = Quelle technique ?
app-ask-step = Montrer l’étape
app-apply = Appliquer cette étape
app-no-mistakes = Aucune erreur jusqu’ici.
app-has-mistake = La grille contient une erreur. Une aide vous montrera où.
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
app-why = Pourquoi ?
app-remove = L’enlever
app-mark-missing = Il manque le bon chiffre dans les notes au centre de { $cell }.
app-fill-its-marks = Remplir ses notes
app-fill-all-marks = Remplir les notes de toutes ces cases
app-looking-why = Recherche de l’explication la plus courte…
app-refuted = Si { $cell } valait { $digit }, { $count ->
    [0] il y aurait une contradiction
    [1] une étape mènerait à une contradiction
   *[other] { $count } étapes mèneraient à une contradiction
} : { $conflict }.
app-select-empty = Choisissez une case vide de la grille.
app-why-not-be = Pourquoi { $cell } ne peut-elle pas valoir…
app-back-to-game = Retour à la partie
app-several = Cette grille a plusieurs solutions : { app-differ }.
app-differ = deux d’entre elles diffèrent dans { $count } cases, par exemple { $cells }
app-impossible = Cette grille n’a pas de solution : { $reason }.
app-no-way = toute façon de remplir les cases vides finit en contradiction
app-more = et { $count } de plus
app-legend = Légende
app-cases = Cas par cas
app-contradiction-case = La contradiction
app-all-cases = Tous les cas
app-argument = Pourquoi c’est vrai

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
app-technique-stuck = Cette technique ne trouve rien ici.
app-no-technique = Aucune technique ne trouve rien ici.
app-first-steps = Les { $count } premières étapes possibles ici.
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
app-assumes-unique = Elle suppose que la grille n’a qu’une solution.
app-practise = S’exercer
app-looking-position = Recherche d’une position d’exercice…
app-no-position = Aucune position trouvée dans { $count } grilles : cette technique est rare. Réessayez.
app-find = À trouver : { $name }
app-no-simpler = Aucune technique plus simple ne trouve rien ici.
app-place-digit = Placez le chiffre, puis vérifiez votre réponse.
app-remove-marks =
    Enlevez les candidats que la technique élimine : choisissez une case, puis le chiffre. Vérifiez ensuite votre
    réponse.
app-check-answer = Vérifier ma réponse
app-show-answer = Montrer la réponse
app-another = Autre position
app-answer-first = Placez d’abord un chiffre ou enlevez des candidats.
app-verdict-right = Exact !
app-verdict-part = Juste jusqu’ici, mais il reste à trouver.
app-verdict-other = C’est vrai, mais tout ne découle pas d’une seule étape de la technique { $name }.
app-verdict-wrong = Faux : { $candidates }.
app-verdict-unknown = Cette position n’a pas exactement une solution.
app-digit-in = { $digit } en { $cell }
app-tab-make = Créer
app-make-intro = Les chiffres que vous placez sont les chiffres donnés de votre grille.
app-clear = Vider la grille
app-make-unique = Rendre unique
app-make-minimal = Rendre minimale
app-play-it = Jouer
app-made-unique = Exactement une solution.
app-made-impossible = Pas de solution : { $reason }.
app-made-multiple = Plus d’une solution : { app-differ }.
app-made-givens =
    { $count } { PICK($count, one: "chiffre donné", other: "chiffres donnés") } ; symétrie : { $symmetry }.
app-made-minimal = Minimale : aucun chiffre donné n’est superflu.
app-made-spare = { $count ->
    [1] Un chiffre donné est superflu.
   *[other] Chacun de { $count } chiffres donnés est superflu, pris seul.
}
app-made-wanted = La symétrie demande encore { $count } { PICK($count, one: "chiffre", other: "chiffres") }.
app-show-them = Les montrer
app-show-differ = Montrer où elles diffèrent

# Settings and keys
app-settings = Réglages
app-set-check = Montrer les erreurs au fur et à mesure
app-set-tidy = Effacer les notes qu’un chiffre placé exclut
app-set-marks = Pour les aides, mes notes au centre sont les seuls candidats d’une case
app-set-essential = Passer les étapes qui ne mènent pas au prochain chiffre
app-set-layout = Notes
app-layout-centre = aux coins et au centre
app-layout-places = chacune à sa place
app-set-theme = Thème
app-theme-device = celui de l’appareil
app-theme-light = clair
app-theme-dark = sombre
app-set-language = Langue
app-keys = Raccourcis clavier
app-key-arrows = Flèches : se déplacer ; avec Maj, choisir plusieurs cases
app-key-home = Début, Fin : début ou fin de la ligne ; avec Ctrl, de la grille
app-key-digits = 1 à 9 : saisir dans le mode choisi
app-key-shift = Maj + 1 à 9 : note dans un coin
app-key-ctrl = Ctrl + 1 à 9 : note au centre
app-key-modes = Z, X, C, V : mode chiffre, coin, centre, couleur
app-key-space = Espace : mode suivant
app-key-delete = Suppr : effacer
app-key-undo = Ctrl + Z, Ctrl + Y : annuler, rétablir
app-key-all = Ctrl + A, Échap : choisir toutes les cases, ou aucune
app-key-hint = H : aide
app-key-pause = P : pause, reprise

## Levels and families

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-unfair = Très difficile
level-extreme = Extrême
level-fiendish = Démoniaque
level-diabolical = Diabolique
level-incomplete = Incomplet
family-singles = Singletons
family-subsets = Sous-ensembles
family-fish = Poissons
family-single-digit-patterns = Motifs d’un seul chiffre
family-wings = Ailes
family-colouring = Coloriage
family-uniqueness = Unicité
family-chains-and-loops = Chaînes et boucles
family-almost-locked-sets = Ensembles presque verrouillés
family-direct = Techniques directes
family-forcing = Chaînes forcées
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
fact-one-solution = que la grille a une seule solution
fact-to-practise = pour s’exercer
fact-off-kind = non ; seules certaines échelles la distinguent
fact-off = non ; --with { $name } l’active
fact-or-more = { $rating } ou plus
practice-wait = Appuyez sur Entrée pour voir les réponses.
stuck-filled = Toutes les cases sont remplies : il n’y a plus rien à trouver.
stuck-only = Aucune des techniques demandées ne trouve d’étape ici ; d’autres peut-être.
stuck =
    Aucune technique activée ne trouve d’étape ici ; --with ajoute celles qui ne le sont pas (« crosshatch techniques »
    les énumère){ $search ->
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
promise-hard = les techniques de cote 5.0 au plus suffisent, des X-Wings au Sue de Coq
promise-unfair = les motifs, et les chaînes de douze nœuds au plus, suffisent
promise-extreme = il faut de longues chaînes, des chaînes ou réseaux de forçage, parfois imbriqués
promise-stuck = la logique n’en vient pas à bout
promise-filled = aucune case n’est vide
grade-way = { N-STEPS($steps) } et { $rounds } { PICK($rounds, one: "tour", other: "tours") }
grade-effort-on-way = { $effort }, en { grade-way }
grade-stuck-after = s’arrête après { grade-way }
grade-so-far = { grade-stuck-after }, la technique la plus dure étant { grade-rated }
grade-trials = { $trials } { PICK($trials, one: "essai en vient", other: "essais en viennent") } à bout
grade-nested-trials =
    { $trials } { PICK($trials, one: "essai simple ne suffit", other: "essais simples ne suffisent") } pas ; il faut des
    essais imbriqués
grade-cells = on peut remplir { $count } cases à la fois en moyenne
grade-steps = on a le choix entre { $count } étapes en moyenne
grade-steps-beside-cells = sinon, on a le choix entre { $count } étapes
grade-narrow = { $count ->
    [1] une fois
   *[other] { $count } fois
} il n’y en a qu’une
grade-minutes = environ { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
}
grade-minutes-range = { grade-minutes } (80 % mettent de { $low } à { $high })
grade-crosshatch = { $level } { $rating } ({ $name }), effort { $effort }
grade-crosshatch-stuck = { $level } : la logique s’arrête avant ; { $search }
grade-hodoku = { $level } { $rating }{ $guesses ->
    [0] { "" }
    [1] { " " }avec 1 chiffre deviné
   *[other] { " " }avec { $guesses } chiffres devinés
}
