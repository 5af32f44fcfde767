"""One line for each technique, by its slug, that says what it does."""

SUMMARIES: dict[str, str] = {
    "full-house": "Ein Haus hat nur noch eine leere Zelle, und in diese gehört die fehlende Ziffer.",
    "hidden-single": "Eine Ziffer hat in einem Haus nur noch einen Platz.",
    "naked-single": "Eine Zelle hat nur noch einen Kandidaten.",
    "locked-candidates-type-1-pointing": (
        "Ein Block hat eine Ziffer nur in einer Linie, also entfällt sie im Rest dieser Linie."
    ),
    "locked-candidates-type-2-claiming": (
        "Eine Linie hat eine Ziffer nur in einem Block, also entfällt sie im Rest dieses Blocks."
    ),
    "locked-pair": (
        "Zwei Zellen, wo eine Linie und ein Block sich kreuzen, haben dieselben zwei Kandidaten; diese entfallen im "
        "Rest von beiden."
    ),
    "naked-pair": "Zwei Zellen eines Hauses haben dieselben zwei Kandidaten; diese entfallen im Rest des Hauses.",
    "x-wing": (
        "Zwei Zeilen (oder Spalten) haben eine Ziffer nur in denselben zwei Spalten (oder Zeilen), die sie dort "
        "haben und sonst nirgends."
    ),
    "hidden-pair": "Zwei Ziffern eines Hauses haben dieselben zwei Plätze, und nichts anderes passt dort hinein.",
    "locked-triple": (
        "Die drei Zellen, wo eine Linie und ein Block sich kreuzen, haben drei Kandidaten; diese entfallen im Rest "
        "von beiden."
    ),
    "naked-triple": ("Drei Zellen eines Hauses haben zusammen drei Kandidaten; diese entfallen im Rest des Hauses."),
    "swordfish": (
        "Drei Zeilen (oder Spalten) haben eine Ziffer nur in drei Spalten (oder Zeilen), die sie dort haben und "
        "sonst nirgends."
    ),
    "hidden-triple": ("Drei Ziffern eines Hauses haben zusammen drei Plätze, und nichts anderes passt dort hinein."),
    "skyscraper": (
        "Zwei parallele Linien haben je zwei Plätze für eine Ziffer, je einen davon in derselben kreuzenden Linie."
    ),
    "2-string-kite": (
        "Eine Zeile und eine Spalte haben je zwei Plätze für eine Ziffer, je einen davon im selben Block."
    ),
    "dual-2-string-kite": "Zwei 2-String-Kites mit denselben zwei Zellen in einem Block, zusammen genommen.",
    "xy-wing": (
        "Eine Zelle mit zwei Ziffern sieht zwei andere, jede mit einer davon und einer dritten, die beide gemeinsam "
        "haben."
    ),
    "turbot-fish": (
        "Zwei Häuser, eins davon ein Block, haben je zwei Plätze für eine Ziffer; je einer davon sieht den anderen."
    ),
    "empty-rectangle": (
        "Ein Block hat eine Ziffer nur in einer Zeile und einer Spalte, und eine Linie quer zu einer davon hat zwei "
        "Plätze für sie."
    ),
    "dual-empty-rectangle": "Zwei leere Rechtecke in einem Block, zusammen genommen.",
    "finned-x-wing": (
        "Zwei Zeilen haben eine Ziffer bis auf Flossen in zwei Spalten; sie entfällt dort in Zellen, die alle Flossen "
        "sehen."
    ),
    "sashimi-x-wing": (
        "Ein X-Wing mit Flosse, bei dem eine Linie außer den Flossen nur einen Platz hat oder gar keinen."
    ),
    "grouped-skyscraper": (
        "Ein Wolkenkratzer, bei dem zwei oder drei Plätze einer Linie, alle in einem Block, eine der Spitzen sind."
    ),
    "grouped-2-string-kite": (
        "Ein 2-String-Kite, bei dem zwei oder drei Plätze einer Linie, alle in einem Block, ein Ende einer Schnur sind."
    ),
    "xyz-wing": (
        "Eine Zelle mit drei Ziffern sieht zwei andere mit je zwei davon; eine Ziffer ist in allen drei Zellen."
    ),
    "w-wing": (
        "Zwei Zellen haben dieselben zwei Ziffern, und jede sieht einen der beiden Plätze, die ein Haus für eine "
        "davon hat."
    ),
    "simple-colors-trap": "Ein Platz für eine Ziffer sieht beide Farben eines Clusters.",
    "simple-colors-wrap": "Zwei Zellen einer Farbe eines Clusters sehen sich, also ist diese Farbe falsch.",
    "grouped-turbot-fish": (
        "Ein Turbot-Fisch, bei dem zwei oder drei Plätze eines Blocks und einer Linie ein Ende einer starken "
        "Verbindung sind."
    ),
    "uniqueness-test-1": (
        "Drei Ecken eines Rechtecks haben dieselben zwei Kandidaten; diese entfallen in der vierten."
    ),
    "uniqueness-test-2": (
        "Zwei Ecken eines Rechtecks in einer Linie haben dieselbe zusätzliche Ziffer; sie entfällt in Zellen, die "
        "beide sehen."
    ),
    "uniqueness-test-4": "Zwei Ecken eines Rechtecks müssen eine seiner Ziffern enthalten und verlieren die andere.",
    "avoidable-rectangle-type-1": (
        "Drei Ecken eines Rechtecks sind gefüllt, aber nicht vorgegeben; die vierte verliert die Ziffer, die es "
        "vollenden würde."
    ),
    "remote-pair": (
        "Zellen mit denselben zwei Ziffern, jede in Sicht der nächsten: Die äußeren zwei haben je eine davon."
    ),
    "x-chain": (
        "Starke und schwache Verbindungen einer Ziffer im Wechsel: Eins der Enden hat sie, und was beide sieht, "
        "verliert sie."
    ),
    "m-wing": (
        "Eine Zelle mit zwei Ziffern und starke Verbindungen von beiden: Am anderen Ende der einen oder in der Zelle "
        "steht eine Ziffer."
    ),
    "xy-chain": (
        "Zellen mit zwei Ziffern, jede in Sicht der nächsten: Eins der Enden hat eine Ziffer, die beide gemeinsam "
        "haben."
    ),
    "continuous-nice-loop": (
        "Eine Kette, die sich schließt: Von jeder ihrer Verbindungen ist genau ein Ende wahr, also entfallen andere "
        "Plätze."
    ),
    "bidirectional-x-cycle": (
        "Verbindungen einer Ziffer führen von einem Platz zu ihm zurück: Jeder zweite hat sie, und was zwei "
        "benachbarte sieht, verliert sie."
    ),
    "bidirectional-y-cycle": "Zellen mit zwei Ziffern, jede in Sicht der nächsten, führen von einer zu ihr zurück.",
    "bidirectional-cycle": (
        "Verbindungen führen von einem Kandidaten zu ihm zurück: Von jeder ist ein Ende wahr; was beide sieht, "
        "entfällt."
    ),
    "forcing-chain": ("Verbindungen führen von einem Kandidaten, an oder aus, zu seinem Gegenteil, und das gilt dann."),
    "discontinuous-nice-loop": (
        "Eine Kette von einem Kandidaten zu ihm zurück zeigt, dass er falsch ist, oder dass er wahr ist."
    ),
    "aic": (
        "Starke und schwache Verbindungen im Wechsel, von beliebigen Ziffern: Eins der Enden ist wahr, und was beiden "
        "widerspricht, entfällt."
    ),
    "grouped-continuous-nice-loop": (
        "Ein geschlossener Nice Loop mit Gruppen: Plätzen einer Ziffer in einem Block und einer Linie."
    ),
    "grouped-discontinuous-nice-loop": (
        "Ein unterbrochener Nice Loop mit Gruppen: Plätzen einer Ziffer in einem Block und einer Linie."
    ),
    "grouped-aic": (
        "Eine AIC mit Gruppen: Zwei oder drei Plätze einer Ziffer in einem Block und einer Linie sind ein Knoten."
    ),
    "continuous-nice-loop-with-als": (
        "Ein geschlossener Nice Loop mit einer fast gesperrten Menge: Fehlt ihr eine Ziffer, hat sie eine andere."
    ),
    "discontinuous-nice-loop-with-als": (
        "Ein unterbrochener Nice Loop mit einer fast gesperrten Menge: Fehlt ihr eine Ziffer, hat sie eine andere."
    ),
    "aic-with-als": "Eine AIC mit einer fast gesperrten Menge: Fehlt ihr eine Ziffer, hat sie eine andere.",
    "aic-with-unique-rectangles": (
        "Eine AIC mit einem eindeutigen Rechteck: Ohne einen Teil seiner Wächter braucht es die anderen."
    ),
    "aic-with-hidden-sets": (
        "Eine AIC mit einer fast versteckten Menge: Ihre Ziffern lassen anderen höchstens eine ihrer Zellen."
    ),
    "uniqueness-test-3": (
        "Die zusätzlichen Ziffern zweier Ecken eines Rechtecks bilden mit anderen Zellen ihres Hauses eine nackte "
        "Menge."
    ),
    "uniqueness-test-5": (
        "Zwei gegenüberliegende oder drei Ecken eines Rechtecks haben dieselbe zusätzliche Ziffer; eine davon enthält "
        "sie."
    ),
    "uniqueness-test-6": (
        "Eine Ziffer eines Rechtecks ist an seine Ecken gebunden und entfällt in zwei gegenüberliegenden mit "
        "zusätzlichen Ziffern."
    ),
    "avoidable-rectangle-type-2": (
        "Zwei Ecken eines Rechtecks sind gefüllt, aber nicht vorgegeben; die anderen haben dieselbe zusätzliche "
        "Ziffer, und eine enthält sie."
    ),
    "hidden-rectangle": (
        "Eine Ziffer eines Rechtecks ist in beiden Linien einer Ecke an die Ecken gebunden; diese Ecke verliert die "
        "andere."
    ),
    "unique-loop-type-1": (
        "Alle Zellen einer Schleife bis auf eine haben dieselben zwei Kandidaten; diese entfallen in der einen."
    ),
    "unique-loop-type-2": (
        "Einige Zellen einer Schleife haben dieselbe zusätzliche Ziffer; sie entfällt in allen Zellen, die diese sehen."
    ),
    "unique-loop-type-3": (
        "Die zusätzlichen Ziffern zweier Zellen einer Schleife bilden mit anderen Zellen ihres Hauses eine nackte "
        "Menge."
    ),
    "unique-loop-type-4": ("Zwei Zellen einer Schleife müssen eine ihrer Ziffern enthalten und verlieren die andere."),
    "multi-colors-2": "Eine Farbe eines Clusters sieht beide Farben eines anderen, also ist sie falsch.",
    "multi-colors-1": ("Farben zweier Cluster sehen sich, und ein Platz für die Ziffer sieht beide Gegenfarben."),
    "wxyz-wing": (
        "Vier Zellen in zwei kreuzenden Häusern haben vier Ziffern, die alle bis auf eine auf ein Haus beschränkt sind."
    ),
    "naked-quadruple": ("Vier Zellen eines Hauses haben zusammen vier Kandidaten; diese entfallen im Rest des Hauses."),
    "extended-rectangle-type-1": (
        "Paare von Zellen quer über zwei Linien haben so viele Ziffern, wie es Paare sind, nur eine Zelle hat mehr; "
        "sie verliert diese Ziffern."
    ),
    "extended-rectangle-type-2": (
        "Einige Zellen eines erweiterten Rechtecks haben dieselbe zusätzliche Ziffer; sie entfällt in allen Zellen, "
        "die diese sehen."
    ),
    "sue-de-coq": (
        "Zellen, wo eine Linie und ein Block sich kreuzen, haben mit anderen von beiden gerade genug Ziffern, um alle "
        "zu füllen."
    ),
    "extended-rectangle-type-3": (
        "Die zusätzlichen Ziffern zweier Zellen eines erweiterten Rechtecks bilden mit anderen Zellen ihres Hauses "
        "eine nackte Menge."
    ),
    "extended-rectangle-type-4": (
        "Zwei Zellen eines erweiterten Rechtecks müssen eine seiner Ziffern enthalten und verlieren die anderen."
    ),
    "forcing-x-chain": (
        "Verbindungen einer Ziffer führen von einem Kandidaten, an oder aus, zu seinem Gegenteil, und das gilt dann."
    ),
    "jellyfish": (
        "Vier Zeilen (oder Spalten) haben eine Ziffer nur in vier Spalten (oder Zeilen), die sie dort haben und "
        "sonst nirgends."
    ),
    "finned-swordfish": (
        "Drei Zeilen haben eine Ziffer bis auf Flossen in drei Spalten; sie entfällt dort in Zellen, die alle Flossen "
        "sehen."
    ),
    "sashimi-swordfish": (
        "Ein Schwertfisch mit Flosse, bei dem eine Linie außer den Flossen nur einen Platz hat oder gar keinen."
    ),
    "hidden-quadruple": ("Vier Ziffern eines Hauses haben zusammen vier Plätze, und nichts anderes passt dort hinein."),
    "vwxyz-wing": (
        "Fünf Zellen in zwei kreuzenden Häusern haben fünf Ziffern, die alle bis auf eine auf ein Haus beschränkt sind."
    ),
    "almost-locked-set-xz-rule": (
        "Zwei fast gesperrte Mengen teilen eine Ziffer, die nur eine von ihnen enthalten kann; die andere enthält "
        "alle ihre übrigen."
    ),
    "bivalue-universal-grave-1": (
        "Alle leeren Zellen bis auf eine haben zwei Kandidaten; der überzählige Kandidat dieser einen ist wahr."
    ),
    "bivalue-universal-grave-type-2": (
        "Eine einzige Ziffer in einigen Zellen bewahrt das Gitter davor, ein BUG zu sein; sie entfällt in allen "
        "Zellen, die diese sehen."
    ),
    "bivalue-universal-grave-type-4": (
        "Die zwei Zellen, die das Gitter davor bewahren, ein BUG zu sein, müssen eine Ziffer enthalten; ihre anderen "
        "entfallen."
    ),
    "bivalue-universal-grave-type-3": (
        "Die Kandidaten, die das Gitter davor bewahren, ein BUG zu sein, bilden mit anderen Zellen ihres Hauses eine "
        "nackte Menge."
    ),
    "finned-jellyfish": (
        "Vier Zeilen haben eine Ziffer bis auf Flossen in vier Spalten; sie entfällt dort in Zellen, die alle Flossen "
        "sehen."
    ),
    "3d-medusa": (
        "Kandidaten, die starke Verbindungen in Häusern und Zellen verknüpfen, werden im Wechsel gefärbt; eine der "
        "Farben ist wahr."
    ),
    "sashimi-jellyfish": (
        "Eine Qualle mit Flosse, bei der eine Linie außer den Flossen nur einen Platz hat oder gar keinen."
    ),
    "almost-locked-set-xy-wing": (
        "Eine dritte fast gesperrte Menge verbindet zwei andere, sodass eine von diesen eine gemeinsame Ziffer enthält."
    ),
    "aligned-pair-exclusion": (
        "Eine Ziffer einer Zelle lässt einer anderen keine übrig, da beide zusammen einer dritten alle Kandidaten "
        "nähmen."
    ),
    "franken-x-wing": ("Zwei parallele Linien und Blöcke haben eine Ziffer nur in zwei kreuzenden Linien und Blöcken."),
    "almost-locked-set-xy-chain": (
        "Verbundene fast gesperrte Mengen bilden eine Kette, sodass die erste oder die letzte eine gemeinsame Ziffer "
        "enthält."
    ),
    "finned-franken-x-wing": (
        "Zwei parallele Linien und Blöcke haben eine Ziffer bis auf Flossen nur in zwei kreuzenden Linien und Blöcken."
    ),
    "franken-swordfish": (
        "Drei parallele Linien und Blöcke haben eine Ziffer nur in drei kreuzenden Linien und Blöcken."
    ),
    "death-blossom": (
        "Was auch immer eine Zelle ist, eine der fast gesperrten Mengen, die sie sieht, enthält eine Ziffer, die alle "
        "haben."
    ),
    "finned-franken-swordfish": (
        "Drei parallele Linien und Blöcke haben eine Ziffer bis auf Flossen nur in drei kreuzenden Linien und Blöcken."
    ),
    "franken-jellyfish": (
        "Vier parallele Linien und Blöcke haben eine Ziffer nur in vier kreuzenden Linien und Blöcken."
    ),
    "aligned-triplet-exclusion": (
        "Eine Ziffer einer Zelle lässt zwei anderen keine Kombination von Ziffern, die aufgeht."
    ),
    "finned-franken-jellyfish": (
        "Vier parallele Linien und Blöcke haben eine Ziffer bis auf Flossen nur in vier kreuzenden Linien und Blöcken."
    ),
    "forcing-chain-contradiction": ("Ketten von einer Annahme führen zu etwas Unmöglichem, also gilt das Gegenteil."),
    "forcing-chain-verity": (
        "Ketten von jedem Kandidaten einer Zelle oder jedem Platz einer Ziffer in einem Haus führen zum selben."
    ),
    "nishio-forcing-chain": (
        "Eine Ziffer wird in einer Zelle angenommen, und ihre anderen Plätze führen zu einem Widerspruch."
    ),
    "cell-forcing-chain": "Ketten von jedem Kandidaten einer Zelle führen zum selben.",
    "region-forcing-chain": "Ketten von jedem Platz einer Ziffer in einem Haus führen zum selben.",
    "mutant-x-wing": "Zwei Häuser beliebiger Art haben eine Ziffer nur in zwei anderen.",
    "finned-mutant-x-wing": "Zwei Häuser beliebiger Art haben eine Ziffer bis auf Flossen nur in zwei anderen.",
    "mutant-swordfish": "Drei Häuser beliebiger Art haben eine Ziffer nur in drei anderen.",
    "finned-mutant-swordfish": "Drei Häuser beliebiger Art haben eine Ziffer bis auf Flossen nur in drei anderen.",
    "mutant-jellyfish": "Vier Häuser beliebiger Art haben eine Ziffer nur in vier anderen.",
    "kraken-fish-type-1": (
        "Jede Flosse eines Fisches schließt über eine Kette einen Kandidaten aus, der ohne Flossen entfiele."
    ),
    "kraken-fish-type-2": (
        "Jede Flosse eines Fisches und jeder seiner Plätze in einem Cover-Haus schließen über Ketten denselben "
        "Kandidaten aus."
    ),
    "finned-mutant-jellyfish": "Vier Häuser beliebiger Art haben eine Ziffer bis auf Flossen nur in vier anderen.",
    "forcing-net-contradiction": ("Eine Annahme führt mit allen Einern, die daraus folgen, zu etwas Unmöglichem."),
    "forcing-net-verity": (
        "Jeder Kandidat einer Zelle oder jeder Platz einer Ziffer in einem Haus führt über Einer zum selben."
    ),
    "dynamic-contradiction-forcing-chain": (
        "Ein Kandidat, an oder aus, führt auf mehreren Wegen zusammen zu einem Widerspruch."
    ),
    "dynamic-double-forcing-chain": ("Ein Kandidat führt, ob an oder aus, auf mehreren Wegen zusammen zum selben."),
    "dynamic-cell-forcing-chain": "Jeder Kandidat einer Zelle führt auf mehreren Wegen zusammen zum selben.",
    "dynamic-region-forcing-chain": (
        "Jeder Platz einer Ziffer in einem Haus führt auf mehreren Wegen zusammen zum selben."
    ),
    "squirmbag": (
        "Fünf Zeilen (oder Spalten) haben eine Ziffer nur in fünf Spalten (oder Zeilen), die sie dort haben und "
        "sonst nirgends."
    ),
    "finned-squirmbag": (
        "Fünf Zeilen haben eine Ziffer bis auf Flossen in fünf Spalten; sie entfällt dort in Zellen, die alle Flossen "
        "sehen."
    ),
    "sashimi-squirmbag": (
        "Ein Squirmbag mit Flosse, bei dem eine Linie außer den Flossen nur einen Platz hat oder gar keinen."
    ),
    "whale": (
        "Sechs Zeilen (oder Spalten) haben eine Ziffer nur in sechs Spalten (oder Zeilen), die sie dort haben und "
        "sonst nirgends."
    ),
    "finned-whale": (
        "Sechs Zeilen haben eine Ziffer bis auf Flossen in sechs Spalten; sie entfällt dort in Zellen, die alle "
        "Flossen sehen."
    ),
    "sashimi-whale": "Ein Wal mit Flosse, bei dem eine Linie außer den Flossen nur einen Platz hat oder gar keinen.",
    "franken-squirmbag": (
        "Fünf parallele Linien und Blöcke haben eine Ziffer nur in fünf kreuzenden Linien und Blöcken."
    ),
    "leviathan": (
        "Sieben Zeilen (oder Spalten) haben eine Ziffer nur in sieben Spalten (oder Zeilen), die sie dort haben "
        "und sonst nirgends."
    ),
    "finned-leviathan": (
        "Sieben Zeilen haben eine Ziffer bis auf Flossen in sieben Spalten; sie entfällt dort in Zellen, die alle "
        "Flossen sehen."
    ),
    "sashimi-leviathan": (
        "Ein Leviathan mit Flosse, bei dem eine Linie außer den Flossen nur einen Platz hat oder gar keinen."
    ),
    "franken-whale": (
        "Sechs parallele Linien und Blöcke haben eine Ziffer nur in sechs kreuzenden Linien und Blöcken."
    ),
    "mutant-squirmbag": "Fünf Häuser beliebiger Art haben eine Ziffer nur in fünf anderen.",
    "franken-leviathan": (
        "Sieben parallele Linien und Blöcke haben eine Ziffer nur in sieben kreuzenden Linien und Blöcken."
    ),
    "finned-franken-squirmbag": (
        "Fünf parallele Linien und Blöcke haben eine Ziffer bis auf Flossen nur in fünf kreuzenden Linien und Blöcken."
    ),
    "mutant-whale": "Sechs Häuser beliebiger Art haben eine Ziffer nur in sechs anderen.",
    "finned-franken-whale": (
        "Sechs parallele Linien und Blöcke haben eine Ziffer bis auf Flossen nur in sechs kreuzenden Linien und "
        "Blöcken."
    ),
    "mutant-leviathan": "Sieben Häuser beliebiger Art haben eine Ziffer nur in sieben anderen.",
    "dynamic-forcing-chain-plus": (
        "Eine dynamische Forcing Chain, die unterwegs auch gesperrte Kandidaten, Paare und X-Wings nimmt."
    ),
    "finned-mutant-squirmbag": "Fünf Häuser beliebiger Art haben eine Ziffer bis auf Flossen nur in fünf anderen.",
    "finned-franken-leviathan": (
        "Sieben parallele Linien und Blöcke haben eine Ziffer bis auf Flossen nur in sieben kreuzenden Linien und "
        "Blöcken."
    ),
    "finned-mutant-whale": "Sechs Häuser beliebiger Art haben eine Ziffer bis auf Flossen nur in sechs anderen.",
    "finned-mutant-leviathan": "Sieben Häuser beliebiger Art haben eine Ziffer bis auf Flossen nur in sieben anderen.",
    "template-set": "Alle Arten, eine Ziffer im Gitter unterzubringen, haben eine Zelle gemeinsam.",
    "template-delete": "Keine Art, eine Ziffer im Gitter unterzubringen, nutzt einen ihrer Kandidaten.",
    "nested-forcing-chain-level-2": (
        "Eine dynamische Forcing Chain, die unterwegs auch ganze Ketten und Zyklen nimmt."
    ),
    "nested-forcing-chain-level-3": (
        "Eine dynamische Forcing Chain, die unterwegs auch Ketten von allen Kandidaten einer Zelle oder eines Hauses "
        "nimmt."
    ),
    "nested-forcing-chain-level-4": (
        "Eine dynamische Forcing Chain, die unterwegs auch dynamische Forcing Chains nimmt."
    ),
    "nested-forcing-chain-level-5": (
        "Eine dynamische Forcing Chain, die unterwegs andere nimmt, die ihrerseits ganze Ketten und Zyklen nehmen."
    ),
    "hidden-single-in-a-box": "Eine Ziffer hat in einem Block nur noch einen Platz.",
    "hidden-single-in-a-line": "Eine Ziffer hat in einer Zeile oder einer Spalte nur noch einen Platz.",
    "direct-pointing": (
        "Ein Block hat seine Plätze für eine Ziffer in einer Linie; damit bleibt einem anderen Block nur ein Platz "
        "für sie."
    ),
    "direct-claiming": (
        "Eine Linie hat ihre Plätze für eine Ziffer in einem Block; damit bleibt einer anderen Linie nur ein Platz "
        "für sie."
    ),
    "direct-hidden-pair": (
        "Zwei Ziffern füllen zwei Zellen eines Hauses; damit bleibt dort für eine dritte nur ein Platz."
    ),
    "direct-hidden-triple": (
        "Drei Ziffern füllen drei Zellen eines Hauses; damit bleibt dort für eine vierte nur ein Platz."
    ),
    "guess": "Ein Kandidat wird probiert, und mit ihm findet sich eine Lösung.",
    "contradiction": "Ein Kandidat wird probiert, und jeder Weg von ihm aus endet in einem Widerspruch.",
}
