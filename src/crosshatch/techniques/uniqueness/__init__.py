"""Deadly patterns, which a puzzle with one solution cannot hold."""
