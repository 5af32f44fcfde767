"""Singles: the placements that a cell or a house forces, one at a time, in runs and in rounds."""
