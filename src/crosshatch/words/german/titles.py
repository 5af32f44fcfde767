"""What techniques are called in German, by their slugs; those that are not here keep their English names.

German solvers use many of the English names as they are (X-Wing, AIC, Sue de Coq).  Here are the names that they do
translate, and compounds of these.
"""

from collections.abc import Iterator, Sequence

from ...messages import listed

FISH = {
    "x-wing": "X-Wing",
    "swordfish": "Schwertfisch",
    "jellyfish": "Qualle",
    "squirmbag": "Squirmbag",
    "whale": "Wal",
    "leviathan": "Leviathan",
}
"""What fish are called, by their sizes."""

FORMS_OF_FISH = {
    "{}": "{}",
    "finned-{}": "{} mit Flosse",
    "sashimi-{}": "Sashimi-{}",
    "franken-{}": "Franken-{}",
    "finned-franken-{}": "Franken-{} mit Flosse",
    "mutant-{}": "Mutanten-{}",
    "finned-mutant-{}": "Mutanten-{} mit Flosse",
}
"""What their forms are called: for the slug, the name."""


def _fish() -> Iterator[tuple[str, str]]:
    for size, name in FISH.items():
        for slug, form in FORMS_OF_FISH.items():
            yield slug.format(size), form.format(name)


TITLES: dict[str, str] = {
    "full-house": "Letzte freie Zelle",
    "hidden-single": "Versteckter Einer",
    "naked-single": "Nackter Einer",
    "locked-candidates-type-1-pointing": "Gesperrte Kandidaten Typ 1 (Pointing)",
    "locked-candidates-type-2-claiming": "Gesperrte Kandidaten Typ 2 (Claiming)",
    "locked-pair": "Gesperrtes Paar",
    "locked-triple": "Gesperrtes Tripel",
    "naked-pair": "Nacktes Paar",
    "naked-triple": "Nacktes Tripel",
    "naked-quadruple": "Nacktes Quadrupel",
    "hidden-pair": "Verstecktes Paar",
    "hidden-triple": "Verstecktes Tripel",
    "hidden-quadruple": "Verstecktes Quadrupel",
    **dict(_fish()),
    "kraken-fish-type-1": "Kraken-Fisch Typ 1",
    "kraken-fish-type-2": "Kraken-Fisch Typ 2",
    "skyscraper": "Wolkenkratzer",
    "grouped-skyscraper": "Wolkenkratzer mit Gruppe",
    "2-string-kite": "2-String-Kite",
    "dual-2-string-kite": "Doppelter 2-String-Kite",
    "grouped-2-string-kite": "2-String-Kite mit Gruppe",
    "turbot-fish": "Turbot-Fisch",
    "grouped-turbot-fish": "Turbot-Fisch mit Gruppe",
    "empty-rectangle": "Leeres Rechteck",
    "dual-empty-rectangle": "Doppeltes leeres Rechteck",
    "simple-colors-trap": "Einfache Färbung (Trap)",
    "simple-colors-wrap": "Einfache Färbung (Wrap)",
    "multi-colors-1": "Mehrfache Färbung 1",
    "multi-colors-2": "Mehrfache Färbung 2",
    "3d-medusa": "3D-Medusa",
    "uniqueness-test-1": "Eindeutiges Rechteck Typ 1",
    "uniqueness-test-2": "Eindeutiges Rechteck Typ 2",
    "uniqueness-test-3": "Eindeutiges Rechteck Typ 3",
    "uniqueness-test-4": "Eindeutiges Rechteck Typ 4",
    "uniqueness-test-5": "Eindeutiges Rechteck Typ 5",
    "uniqueness-test-6": "Eindeutiges Rechteck Typ 6",
    "avoidable-rectangle-type-1": "Vermeidbares Rechteck Typ 1",
    "avoidable-rectangle-type-2": "Vermeidbares Rechteck Typ 2",
    "hidden-rectangle": "Verstecktes Rechteck",
    "unique-loop-type-1": "Eindeutige Schleife Typ 1",
    "unique-loop-type-2": "Eindeutige Schleife Typ 2",
    "unique-loop-type-3": "Eindeutige Schleife Typ 3",
    "unique-loop-type-4": "Eindeutige Schleife Typ 4",
    "extended-rectangle-type-1": "Erweitertes Rechteck Typ 1",
    "extended-rectangle-type-2": "Erweitertes Rechteck Typ 2",
    "extended-rectangle-type-3": "Erweitertes Rechteck Typ 3",
    "extended-rectangle-type-4": "Erweitertes Rechteck Typ 4",
    "bivalue-universal-grave-type-2": "Bivalue Universal Grave Typ 2",
    "bivalue-universal-grave-type-3": "Bivalue Universal Grave Typ 3",
    "bivalue-universal-grave-type-4": "Bivalue Universal Grave Typ 4",
    "remote-pair": "Entferntes Paar",
    "x-chain": "X-Kette",
    "xy-chain": "XY-Kette",
    "continuous-nice-loop": "Geschlossener Nice Loop",
    "discontinuous-nice-loop": "Unterbrochener Nice Loop",
    "grouped-continuous-nice-loop": "Geschlossener Nice Loop mit Gruppen",
    "grouped-discontinuous-nice-loop": "Unterbrochener Nice Loop mit Gruppen",
    "grouped-aic": "AIC mit Gruppen",
    "continuous-nice-loop-with-als": "Geschlossener Nice Loop mit ALS",
    "discontinuous-nice-loop-with-als": "Unterbrochener Nice Loop mit ALS",
    "aic-with-als": "AIC mit ALS",
    "aic-with-unique-rectangles": "AIC mit eindeutigen Rechtecken",
    "aic-with-hidden-sets": "AIC mit versteckten Mengen",
    "almost-locked-set-xz-rule": "ALS-XZ-Regel",
    "almost-locked-set-xy-wing": "ALS-XY-Wing",
    "almost-locked-set-xy-chain": "ALS-XY-Kette",
    "bidirectional-x-cycle": "Beidseitiger X-Zyklus",
    "bidirectional-y-cycle": "Beidseitiger Y-Zyklus",
    "bidirectional-cycle": "Beidseitiger Zyklus",
    "forcing-x-chain": "Forcing-X-Chain",
    "forcing-chain-contradiction": "Forcing Chain (Widerspruch)",
    "forcing-chain-verity": "Forcing Chain (Verity)",
    "nishio-forcing-chain": "Forcing Chain (Nishio)",
    "cell-forcing-chain": "Forcing Chain (Zelle)",
    "region-forcing-chain": "Forcing Chain (Haus)",
    "forcing-net-contradiction": "Forcing Net (Widerspruch)",
    "forcing-net-verity": "Forcing Net (Verity)",
    "dynamic-contradiction-forcing-chain": "Dynamische Forcing Chain (Widerspruch)",
    "dynamic-double-forcing-chain": "Dynamische Forcing Chain (doppelt)",
    "dynamic-cell-forcing-chain": "Dynamische Forcing Chain (Zelle)",
    "dynamic-region-forcing-chain": "Dynamische Forcing Chain (Haus)",
    "dynamic-forcing-chain-plus": "Dynamische Forcing Chain Plus",
    "nested-forcing-chain-level-2": "Verschachtelte Forcing Chain Stufe 2",
    "nested-forcing-chain-level-3": "Verschachtelte Forcing Chain Stufe 3",
    "nested-forcing-chain-level-4": "Verschachtelte Forcing Chain Stufe 4",
    "nested-forcing-chain-level-5": "Verschachtelte Forcing Chain Stufe 5",
    "hidden-single-in-a-box": "Versteckter Einer im Block",
    "hidden-single-in-a-line": "Versteckter Einer in einer Linie",
    "direct-pointing": "Direktes Pointing",
    "direct-claiming": "Direktes Claiming",
    "direct-hidden-pair": "Direktes verstecktes Paar",
    "direct-hidden-triple": "Direktes verstecktes Tripel",
    "guess": "Versuch",
    "contradiction": "Widerspruch",
}
"""The names, by the slugs of the techniques."""

VARIETIES = {"Siamese": "siamesisch"}
"""What sets a form of a technique apart, by the English word."""


def with_variety(title: str, variety: str) -> str:
    """Name a form of a technique: ``X-Wing mit Flosse (siamesisch)``, which goes with names of any gender."""
    return f"{title} ({VARIETIES.get(variety, variety)})"


def also_called(names: Sequence[str]) -> str:
    """Say what else a technique is called."""
    return f"Auch {listed(names, 'oder')} genannt."
