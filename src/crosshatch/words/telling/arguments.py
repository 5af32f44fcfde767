"""Which techniques hold by the same argument, so that a language has to tell it once."""

_FISH = ("x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan")
_NESTED = tuple(f"nested-forcing-chain-level-{level}" for level in range(2, 6))
_TYPES = ("unique-loop-type", "extended-rectangle-type", "bivalue-universal-grave-type")


def _with_type(number: int) -> tuple[str, ...]:
    return tuple(f"{each}-{number}" for each in _TYPES)


GROUPS: dict[str, tuple[str, ...]] = {
    "full_house": ("full-house",),
    "hidden_single": ("hidden-single", "hidden-single-in-a-box", "hidden-single-in-a-line"),
    "naked_single": ("naked-single",),
    "locked": ("locked-candidates-type-1-pointing", "locked-candidates-type-2-claiming"),
    "direct_locked": ("direct-pointing", "direct-claiming"),
    "naked_subset": ("locked-pair", "naked-pair", "locked-triple", "naked-triple", "naked-quadruple"),
    "hidden_subset": ("hidden-pair", "hidden-triple", "hidden-quadruple"),
    "direct_hidden_subset": ("direct-hidden-pair", "direct-hidden-triple"),
    "basic_fish": _FISH,
    "finned_fish": tuple(f"{kind}-{fish}" for kind in ("finned", "sashimi") for fish in _FISH),
    "large_fish": tuple(f"{kind}-{fish}" for kind in ("franken", "mutant") for fish in _FISH),
    "finned_large_fish": tuple(f"finned-{kind}-{fish}" for kind in ("franken", "mutant") for fish in _FISH),
    "kraken": ("kraken-fish-type-1", "kraken-fish-type-2"),
    "two_links": (
        "skyscraper",
        "2-string-kite",
        "dual-2-string-kite",
        "turbot-fish",
        "grouped-skyscraper",
        "grouped-2-string-kite",
        "grouped-turbot-fish",
    ),
    "empty_rectangle": ("empty-rectangle", "dual-empty-rectangle"),
    "three_wing": ("xy-wing", "xyz-wing"),
    "bent_wing": ("wxyz-wing", "vwxyz-wing"),
    "w_wing": ("w-wing",),
    "m_wing": ("m-wing",),
    "colour_trap": ("simple-colors-trap",),
    "colour_wrap": ("simple-colors-wrap",),
    "colour_bridge": ("multi-colors-1",),
    "colour_clash": ("multi-colors-2",),
    "medusa": ("3d-medusa",),
    "guardians_1": ("uniqueness-test-1", "unique-loop-type-1", "extended-rectangle-type-1"),
    "guardians_2": ("uniqueness-test-2", "uniqueness-test-5", *_with_type(2)),
    "guardians_3": ("uniqueness-test-3", *_with_type(3)),
    "guardians_4": ("uniqueness-test-4", *_with_type(4)),
    "guardians_6": ("uniqueness-test-6",),
    "hidden_rectangle": ("hidden-rectangle",),
    "avoidable": ("avoidable-rectangle-type-1", "avoidable-rectangle-type-2"),
    "grave_1": ("bivalue-universal-grave-1",),
    "remote_pair": ("remote-pair",),
    "chain": (
        "x-chain",
        "xy-chain",
        "aic",
        "grouped-aic",
        "aic-with-als",
        "aic-with-hidden-sets",
        "aic-with-unique-rectangles",
    ),
    "loop": (
        "continuous-nice-loop",
        "grouped-continuous-nice-loop",
        "continuous-nice-loop-with-als",
        "bidirectional-x-cycle",
        "bidirectional-y-cycle",
        "bidirectional-cycle",
    ),
    "discontinuous": (
        "discontinuous-nice-loop",
        "grouped-discontinuous-nice-loop",
        "discontinuous-nice-loop-with-als",
    ),
    "groups": ("grouped-aic", "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop"),
    "small_sets": ("aic-with-als", "continuous-nice-loop-with-als", "discontinuous-nice-loop-with-als"),
    "hidden_sets": ("aic-with-hidden-sets",),
    "rectangles": ("aic-with-unique-rectangles",),
    "sue_de_coq": ("sue-de-coq",),
    "als_xz": ("almost-locked-set-xz-rule",),
    "als_wing": ("almost-locked-set-xy-wing", "almost-locked-set-xy-chain"),
    "death_blossom": ("death-blossom",),
    "exclusion": ("aligned-pair-exclusion", "aligned-triplet-exclusion"),
    "templates": ("template-set", "template-delete"),
    "one_chain": ("forcing-x-chain", "forcing-chain"),
    "contradiction": (
        "forcing-chain-contradiction",
        "forcing-net-contradiction",
        "nishio-forcing-chain",
        "dynamic-contradiction-forcing-chain",
    ),
    "double": ("dynamic-double-forcing-chain",),
    "cases": (
        "forcing-chain-verity",
        "forcing-net-verity",
        "cell-forcing-chain",
        "region-forcing-chain",
        "dynamic-cell-forcing-chain",
        "dynamic-region-forcing-chain",
    ),
    "any_cases": ("dynamic-forcing-chain-plus", *_NESTED),
    "dynamic": (
        "forcing-net-contradiction",
        "forcing-net-verity",
        "dynamic-contradiction-forcing-chain",
        "dynamic-double-forcing-chain",
        "dynamic-cell-forcing-chain",
        "dynamic-region-forcing-chain",
        "dynamic-forcing-chain-plus",
        *_NESTED,
    ),
    "plus": ("dynamic-forcing-chain-plus",),
    "nested": _NESTED,
}
"""For each argument the slugs of the techniques that hold by it; of several, the later ones add to the first."""


def by_groups(**texts: str) -> dict[str, str]:
    """Return the argument of each technique, by its slug, put together from those of its groups.

    Raises KeyError where a group has no text.
    """
    found: dict[str, str] = {}
    for group, slugs in GROUPS.items():
        for slug in slugs:
            found[slug] = found.get(slug, "") + texts[group]
    return found
