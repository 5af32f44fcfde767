"""Rare techniques that no ancestor needs, found in random puzzles; written by ``docs/rare.py``."""

LOOKED_AT = 100_000
"""Number of random puzzles examined."""

NEVER_SEEN: frozenset[str] = frozenset(
    {
        "aligned-pair-exclusion",
        "bidirectional-x-cycle",
        "bivalue-universal-grave-type-3",
        "bivalue-universal-grave-type-4",
        "cell-forcing-chain",
        "dynamic-cell-forcing-chain",
        "dynamic-contradiction-forcing-chain",
        "dynamic-double-forcing-chain",
        "dynamic-region-forcing-chain",
        "finned-franken-leviathan",
        "finned-franken-squirmbag",
        "finned-franken-whale",
        "finned-mutant-jellyfish",
        "finned-mutant-leviathan",
        "finned-mutant-squirmbag",
        "finned-mutant-swordfish",
        "finned-mutant-whale",
        "finned-mutant-x-wing",
        "franken-leviathan",
        "franken-squirmbag",
        "franken-swordfish",
        "franken-whale",
        "mutant-jellyfish",
        "mutant-leviathan",
        "mutant-squirmbag",
        "mutant-swordfish",
        "mutant-whale",
        "nested-forcing-chain-level-3",
        "nested-forcing-chain-level-4",
        "nested-forcing-chain-level-5",
        "template-delete",
        "template-set",
    }
)
"""The slugs of techniques that were never the next step in any of them, but could be (``superseded_techniques``)."""

RARE: dict[str, tuple[int, ...]] = {
    "dual-empty-rectangle": (685, 968, 1577, 2553, 3976, 4794, 4807, 5420, 5738, 6004, 6491, 7188),
    "nishio-forcing-chain": (48460, 52873),
    "region-forcing-chain": (48460,),
}
"""For each rare technique, the seeds of some puzzles (``minimal_puzzle``) in which it is the next step once."""
