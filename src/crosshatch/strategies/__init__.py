"""Strategies: one class a technique, one module a family, and the ordered list of them all."""
