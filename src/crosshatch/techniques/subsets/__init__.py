"""Intersections and subsets: as many digits as cells in a house."""
