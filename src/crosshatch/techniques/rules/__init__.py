"""Rules of other boards: combinations, the 45 rule, the law of leftovers, and direct forcing."""
