"""Single-digit patterns: strong links of one digit, and templates."""
