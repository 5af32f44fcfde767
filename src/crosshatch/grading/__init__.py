"""Scales: how hard is a puzzle."""
