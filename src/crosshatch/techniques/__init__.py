"""Strategies: a class for techniques of one kind, a module for a family, and the ordered table of techniques."""
