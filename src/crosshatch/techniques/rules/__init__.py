"""Rules of other boards: combinations, the 45 rule, the law of leftovers, and candidates that links leave no way out."""
