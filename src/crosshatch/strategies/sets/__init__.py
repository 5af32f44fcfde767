"""Cells and digits that are as many as each other, or nearly: subsets, locked candidates, wings, almost locked sets."""
