"""Colouring: candidates joined by strong links, in two colours of which one is true."""
