"""Cells and digits that are as many as each other, or nearly: subsets, wings, almost locked sets."""
