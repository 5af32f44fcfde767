"""Singles: the placements that a cell or a house forces, in rounds, and with locked candidates in runs."""
