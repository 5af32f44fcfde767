"""Berthier's classification: T&E-depth, and the length of the braids and whips that a puzzle needs."""
